"""Items in general: when they may be used, and what is common to carrying them out. Each item is in `effects`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardgames.engine.common import whole_shuffle
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import CHANCE
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import refusing, telling
from cardgames.games.three_kingdoms.cards import PACK, Character, Item, Legend
from cardgames.games.three_kingdoms.combining import Combining
from cardgames.games.three_kingdoms.moves import MIX, uses
from cardgames.games.three_kingdoms.table import eight_of

SPEARS = frozenset(PACK.read("W2 W5"))
"""The items that need to know of characters in other hands."""


class Items(Combining):
    """Using and finishing an item."""

    # When an item may be used ------------------------------------------------------------------------------------

    def know_hands(self, seat: int) -> None:
        """TK-4.3: who holds the Spear or the Fan has to know whom it can hit; the hands themselves stay hidden."""
        self.armed[seat] = None if SPEARS.isdisjoint(self.hands[seat]) else self.with_characters(seat)

    def usable(self, item: Item) -> bool:
        """TK-4.3, TK-4.9, TK-R34: whether the item can have an effect."""
        usable: bool = _USABLE[item.text](self)
        return usable

    def has_collection(self, kind: str) -> bool:
        """Whether an unprotected other player has a collection card."""
        return any(self.collections[seat] for seat in self.unprotected(kind))

    def has_combo(self, kind: str) -> bool:
        """Whether an unprotected other player has a combo."""
        return any(self.laid[seat] for seat in self.unprotected(kind))

    def in_reach(self) -> list[int]:
        """W2, W5: unprotected others who hold a character, clockwise."""
        known = self.armed[self.turn] or ()
        return [seat for seat in self.unprotected("weapon") if seat in known]

    def exchangers(self) -> list[int]:
        """S4, TK-R30: the user and the unprotected others, as far as they have hand cards."""
        return [seat for seat in sorted([self.turn, *self.unprotected("stratagem")]) if self.hands[seat]]

    def can_pair(self) -> bool:
        """S6, TK-R30: two unprotected others, one with a collection card."""
        found = self.unprotected("stratagem")
        return len(found) >= 2 and any(self.collections[seat] for seat in found)

    def item_moves(self, item: Item) -> list[Move]:
        """TK-4.1: one move for each character that can be shown."""
        characters = [card for card in self.hands[self.turn] if card.mansion >= 0]
        if not characters or not self.usable(item):
            return []
        showing = uses(item)
        return [showing[card] for card in characters]

    def check_use(self, move: Move) -> Illegal | None:
        """TK-4.1, TK-4.3."""
        item, shown = move.args
        hand = self.hands[self.turn]
        if item not in hand or not isinstance(item, Item):
            return refusing.no_item_in_hand(self, item)
        if shown not in hand or not isinstance(shown, Character):
            return refusing.cannot_show(self, shown)
        return None if self.usable(item) else refusing.not_usable(self, item)

    def do_use(self, move: Move) -> None:
        """TK-4.2, TK-4.5: an armour is laid down, anything else is carried out at once."""
        item, shown = move.args
        self.hands[self.turn].remove(item)
        self.shown = (*self.shown, shown.text)
        if self.heard is not None:
            telling.tell_use(self, item, shown)
        if item.kind == "armour":
            self.armours[self.turn].append(item)
            return self.ask_flip()
        self.used = [item]
        if item in SPEARS:
            self.victims = tuple(self.in_reach())
        self.armed[self.turn] = None
        return self.carry_out(item)

    def carry_out(self, item: Item) -> None:
        """Settle whom the item can hit, and ask for its first choice."""
        raise NotImplementedError

    # Common to many ----------------------------------------------------------------------------------------------

    def finish_item(self) -> None:
        """TK-4.2: the item is discarded; TK-4.14: after Red Hare comes another hand step, else the flip step."""
        item = self.used.pop()
        self.discard.append(item)
        self.victims, self.owed = (), 0
        if item.text != "M1":
            return self.ask_flip()
        if self.heard is not None:
            self.tell("TK-4.14", "again", self.turn)
        return self.ask_hand()

    def ask_hand(self) -> None:
        """The hand step."""
        self.know_hands(self.turn)
        self.ask("hand", self.turn)

    def ask_flip(self) -> None:
        """TK-3.7, TK-3.10: the flip step, which is left out if the pile is empty."""
        self.armed[self.turn] = None
        self.flips = 0
        if self.pile:
            return self.ask("flip", self.turn)
        if self.heard is not None:
            self.tell("TK-3.10", "empty_pile")
        return self.ask_combine()

    def draw_card(self, seat: int) -> bool:
        """TK-4.10, TK-4.12, TK-4.16: a card from the pile into a hand; True if that ends the hand of the match."""
        if not self.pile:
            if self.heard is not None:
                self.tell("TK-4.10", "no_draw", seat)
            return False
        card = self.pile.pop(0)
        self.hands[seat].append(card)
        if self.heard is not None:
            telling.tell_drawn(self, seat, card)
        return self.eight_found()

    def eight_found(self) -> bool:
        """TK-4.12: all hands are looked at, that of the player whose turn it is first, then clockwise."""
        for seat in (self.turn, *self.others(self.turn)):
            if eight_of(self.hands[seat]):
                self.settle_eight(seat, "TK-4.12")
                return True
        return False

    def shuffle_pile(self) -> None:
        """The pile is shuffled and the item finished; a single card needs no shuffling."""
        if len(self.pile) > 1:
            return self.ask("mix", CHANCE)
        return self.finish_item()

    def do_mix(self, move: Move) -> None:
        """The pile in its new order."""
        self.pile = list(move.cards)  # type: ignore[arg-type]  # cards of this game, as the check has seen
        if self.heard is not None:
            self.tell("TK-4.9", "mix", n=len(self.pile))
        self.finish_item()

    def from_hand(self, seat: int, card: Legend) -> None:
        """A character of a hand is discarded, for everybody to see (TK-4.16)."""
        self.hands[seat].remove(card)
        self.discard.append(card)


_USABLE: dict[str, Callable[[Any], bool]] = {
    "W1": lambda state: state.has_collection("weapon"),
    "W2": lambda state: bool(state.in_reach()),
    "W3": lambda state: state.has_combo("weapon"),
    "W4": lambda state: state.has_collection("weapon"),
    "W5": lambda state: bool(state.in_reach()),
    **dict.fromkeys(("A1", "A2", "A3", "A4", "A5"), lambda state: True),
    "M1": lambda state: bool(state.pile),
    "M2": lambda state: state.seats > 2,
    "M3": lambda state: len(state.pile) > 1,
    "M4": lambda state: len(state.collections[state.turn]) > 1 and bool(state.pile),
    "M5": lambda state: bool(state.pile),
    "S1": lambda state: state.has_collection("stratagem"),
    "S2": lambda state: state.has_combo("stratagem"),
    "S3": lambda state: state.has_collection("stratagem"),
    "S4": lambda state: len(state.exchangers()) > 1,
    "S5": lambda state: bool(state.collections[state.turn] and state.unprotected("stratagem")),
    "S6": lambda state: state.can_pair(),
}
"""TK-4.9, the column "usable if"."""

MIX_DECISION = whole_shuffle(
    "TK-4.9", Words("the pile is shuffled", "洗混牌堆"), MIX, lambda state: state.pile, Items.do_mix
)
