"""The five mounts (TK-4.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardgames.engine.moves import Move
from cardgames.engine.state import Decision
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import telling
from cardgames.games.three_kingdoms.cards import Character
from cardgames.games.three_kingdoms.choices import Args, choice
from cardgames.games.three_kingdoms.moves import BURY, KEEP, LOSE, RETURN, SIT, character, held
from cardgames.games.three_kingdoms.weapons import Weapons


class Mounts(Weapons):
    """Carrying out a mount; `owed` is how many cards its rider still has to choose."""

    def begin_hare(self) -> None:
        """M1: a card, then another hand step (TK-4.14)."""
        if not self.draw_card(self.turn):
            self.finish_item()

    def begin_dilu(self) -> None:
        """M2: whom to sit behind."""
        self.victims = tuple(self.others(self.turn))
        self.ask("M2", self.turn)

    def do_sit(self, move: Move) -> None:
        """M2, TK-4.15, TK-R28: the user sits directly after that player, clockwise."""
        seat = self.turn
        rest = [other for other in self.seating if other != seat]
        at = rest.index(move.seat) + 1
        before = self.seating
        self.seating = _from_lowest([*rest[:at], seat, *rest[at:]])
        if self.heard is not None:
            telling.tell_sit(self, move.seat, before)
        self.finish_item()

    def begin_lightning(self) -> None:
        """M3: two cards."""
        if self.draw_card(self.turn) or self.draw_card(self.turn):
            return
        self.owed = min(2, len(self.hands[self.turn]))
        self.ask("M3", self.turn)

    def do_return(self, move: Move) -> None:
        """M3: two hand cards, one after the other, into the pile; then it is shuffled (TK-4.16)."""
        seat = self.turn
        self.shown = ()
        self.hands[seat].remove(held(move))
        self.pile.append(held(move))
        self.owed -= 1
        if self.heard is not None:
            self.tell("TK-4.16", "returns", seat, to=(seat,), card=move.card)
        return self.ask("M3", seat) if self.owed else self.shuffle_pile()

    def begin_shadow(self) -> None:
        """M4: two collection cards go first."""
        self.owed = 2
        self.ask("M4", self.turn)

    def do_shadow(self, move: Move) -> None:
        """M4: discarded, one after the other."""
        seat = self.turn
        self.collections[seat].remove(character(move))
        self.discard.append(character(move))
        self.owed -= 1
        if self.heard is not None:
            self.tell("TK-4.9", "discards", seat, card=move.card)
        self.ask("M4" if self.owed else "M4-keep", seat)

    def do_keep(self, move: Move) -> None:
        """M4: one hand character goes into the collection, and a card is drawn."""
        seat, card = self.turn, character(move)
        self.hands[seat].remove(card)
        self.collect(seat, [card])
        if self.heard is not None:
            self.tell("TK-4.9", "keeps", seat, card=card)
        if not self.draw_card(seat):
            self.finish_item()

    def begin_elephant(self) -> None:
        """M5, TK-R32: the top card of the pile is laid on the table without capture."""
        card = self.pile.pop(0)
        if isinstance(card, Character):
            self.table[card.mansion].append(card)
        else:
            self.discard.append(card)
        if self.heard is not None:
            telling.tell_elephant(self, card)
        return self.ask("M5", self.turn) if any(self.table) else self.shuffle_pile()

    def on_table(self) -> list[Args]:
        """M5: every card of the table."""
        return [(card,) for cards in self.table for card in cards]

    def do_bury(self, move: Move) -> None:
        """M5, TK-4.13: a table card goes into the pile; a group without cards is none."""
        card = character(move)
        there = self.table[card.mansion]
        there.remove(card)
        self.pile.append(card)
        if not there:
            self.groups = tuple(name for name in self.groups if name != card.home.name.en)
        if self.heard is not None:
            telling.tell_bury(self, card)
        self.shuffle_pile()

    def own_hand(self) -> list[Args]:
        """M3, S4: any card of the hand of whoever has to choose."""
        return [(card,) for card in self.hands[self.actor]]  # type: ignore[index]  # a seat decides here

    def own_characters(self) -> list[Args]:
        """M4: a character of the hand."""
        return [(card,) for card in self.hands[self.turn] if card.mansion >= 0]

    def own_collection(self) -> list[Args]:
        """M4: a card of the own collection."""
        return [(card,) for card in self.collections[self.turn]]


def _from_lowest(seating: list[int]) -> tuple[int, ...]:
    """The same circle, beginning with player 0."""
    at = seating.index(0)
    return (*seating[at:], *seating[:at])


MOUNTS: dict[str, Callable[[Any], None]] = {
    "M1": Mounts.begin_hare,
    "M2": Mounts.begin_dilu,
    "M3": Mounts.begin_lightning,
    "M4": Mounts.begin_shadow,
    "M5": Mounts.begin_elephant,
}
"""How each begins."""

MOUNT_DECISIONS: dict[str, Decision] = {
    "M2": choice(
        Words("{actor:seat} chooses a new seat", "轮到{actor:seat}选新座位"), SIT, Mounts.victim_seats, Mounts.do_sit
    ),
    "M3": choice(
        Words("{actor:seat} puts a hand card into the pile", "轮到{actor:seat}把一张手牌放进牌堆"),
        RETURN,
        Mounts.own_hand,
        Mounts.do_return,
    ),
    "M4": choice(
        Words("{actor:seat} discards a card of the own collection", "轮到{actor:seat}弃掉自己收集牌堆的一张牌"),
        LOSE,
        Mounts.own_collection,
        Mounts.do_shadow,
    ),
    "M4-keep": choice(
        Words(
            "{actor:seat} puts a character of the hand into the collection",
            "轮到{actor:seat}把一张手里的人物牌放进收集牌堆",
        ),
        KEEP,
        Mounts.own_characters,
        Mounts.do_keep,
    ),
    "M5": choice(
        Words("{actor:seat} puts a table card into the pile", "轮到{actor:seat}把一张桌牌放进牌堆"),
        BURY,
        Mounts.on_table,
        Mounts.do_bury,
    ),
}
