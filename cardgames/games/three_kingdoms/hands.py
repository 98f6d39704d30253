"""One hand of the match after the other: the starting draw, the deal, and the settlement."""

from __future__ import annotations

from operator import attrgetter
from random import Random

from cardgames.cards import Card
from cardgames.engine.chance import pick
from cardgames.engine.common import whole_shuffle
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import CHANCE, Decision, Kind
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import telling_hands as telling
from cardgames.games.three_kingdoms.cards import CHARACTERS, MANSIONS, PACK, Character, Item, Legend
from cardgames.games.three_kingdoms.moves import DRAW, SHUFFLE
from cardgames.games.three_kingdoms.scoring import (
    EIGHT,
    Hand,
    Payment,
    called_payments,
    eight_payments,
    exhausted_payments,
    hand_size,
    highest,
)
from cardgames.games.three_kingdoms.table import Table, eight_of

GROUPED = 5


in_sky = attrgetter("place")
"""How a hand is held: by mansion, items last."""
WHOLE = tuple(card for card in PACK if isinstance(card, Legend))


class Hands(Table):
    """From the deal of a hand to its settlement."""

    def set_up(self, deck: list[Card]) -> None:
        """TK-1.3, TK-1.5, TK-1.6: the cards in use, the chips; then the draw. The seats (TK-1.1) are the Game's."""
        self.put_together(deck)
        self.tally += [(seat, chips) for seat, chips in enumerate(self.chips)]
        if self.heard is not None:
            telling.tell_match(self)
        self.ask_draw(tuple(range(self.seats)))

    def put_together(self, deck: list[Card]) -> None:
        """The deck becomes the pile, without the items that this match does without (TK-1.3, TK-R25)."""
        self.box = [card for card in deck if isinstance(card, Item) and self.left_out(card)]
        self.pile = [card for card in deck if card not in self.box]  # type: ignore[misc]  # cards of this game

    def left_out(self, item: Item) -> bool:
        """Whether the options leave this item out."""
        if self.options["items"] == "none":
            return True
        return item.text == "A5" and self.options["round_shield"] == "merged"

    # Draw and deal -----------------------------------------------------------------------------------------------

    def ask_draw(self, seats: tuple[int, ...]) -> None:
        """TK-2.1, TK-2.2: these draw a character each."""
        self.drawing = seats
        self.ask("draw", CHANCE)

    def check_draw(self, move: Move) -> Illegal | None:
        """One character for each of those who draw, all different."""
        cards, n = move.cards, len(self.drawing)
        if len(set(cards)) == n == len(cards) and all(isinstance(card, Character) for card in cards):
            return None
        return self.refuse("TK-2.1", "draw", n=n)

    def random_draw(self, rng: Random) -> Move:
        """All characters are equally likely."""
        drawn: list[Card] = []
        while len(drawn) < len(self.drawing):
            card = pick(CHARACTERS, rng)
            if card not in drawn:
                drawn.append(card)
        return DRAW(tuple(drawn))

    def do_draw(self, move: Move) -> None:
        """TK-2.1, TK-2.2, TK-R07: the highest starts; equal ones draw again."""
        cards = [card for card in move.cards if isinstance(card, Character)]
        drawn, best = self.drawing, [self.drawing[place] for place in highest(cards)]
        if self.heard is not None:
            telling.tell_draw(self, drawn, cards, best)
        if len(best) > 1:
            return self.ask_draw(tuple(best))
        self.drawing = ()
        self.start = self.turn = best[0]
        return self.deal() if self.number == 1 else self.ask("shuffle", CHANCE)

    def do_shuffle(self, move: Move) -> None:
        """TK-2.3."""
        self.pile = list(move.cards)  # type: ignore[arg-type]  # cards of this game, as the check has seen
        if self.heard is not None:
            self.tell("TK-2.3", "shuffle", n=len(self.pile))
        self.deal()

    def deal(self) -> None:
        """TK-2.4, TK-2.5, TK-2.6; then what the cards say at once (TK-2.7 to TK-2.9)."""
        seats, pile, size = self.seats, self.pile, hand_size(self.seats)
        dealt = size * seats
        for place in range(seats):
            self.hands[(self.start + place) % seats] = sorted(pile[place:dealt:seats], key=in_sky)
        laid = 0
        while laid < size:
            card = pile[dealt]
            dealt += 1
            if isinstance(card, Character):
                self.table[card.mansion].append(card)
                laid += 1
            else:
                self.discard.append(card)
        self.pile = pile[dealt:]
        if self.heard is not None:
            telling.tell_deal(self, size)
        self.look_at_deal()

    def look_at_deal(self) -> None:
        """TK-2.7 to TK-2.9, TK-R06: an eight in hand wins, else one on the table is dealt again, else groups form."""
        order = [(self.start + place) % self.seats for place in range(self.seats)]
        for seat in order:
            if eight_of(self.hands[seat]):
                return self.settle_eight(seat, "TK-2.7")
        if any(len(cards) >= EIGHT for cards in self.table):
            if self.heard is not None:
                telling.tell_redeal(self)
            self.gather()
            return self.ask("shuffle", CHANCE)
        self.groups = tuple([m.name.en for m, cards in zip(MANSIONS, self.table, strict=True) if len(cards) >= GROUPED])
        if self.heard is not None:
            telling.tell_groups(self)
        return self.begin_turn(self.start)

    def begin_turn(self, seat: int) -> None:
        """The turn of this player; its first decision is the hand step."""
        raise NotImplementedError

    def gather(self) -> None:
        """All cards in use come together; nothing is left of the hand (TK-1.6, TK-2.8, TK-9.10)."""
        for piles in (self.hands, self.collections, self.combos, self.armours, self.sealed, self.table):
            for cards in piles:
                cards.clear()
        self.flipped, self.used, self.aside, self.discard = [], [], [], []
        self.pile = [card for card in WHOLE if card not in self.box] if self.box else [*WHOLE]
        self.laid = [()] * self.seats
        self.armed = [None] * self.seats
        self.groups = self.victims = self.shown = ()
        self.ready = None
        self.flips = self.formed = self.kinships = self.extended = self.persuades = self.owed = 0

    # Settlement --------------------------------------------------------------------------------------------------

    def as_it_stands(self) -> Hand:
        """Everything that a settlement looks at."""
        seats = range(self.seats)
        return Hand(
            totals=self.totals,
            counts=self.counts,
            banker=self.banker,
            nine=[seat for seat in seats if self.holds(seat, "A4")],
            tally=[seat for seat in seats if self.holds(seat, "A5")],
            start=self.start,
            multiplier=self.options["multiplier"],
        )

    def settle_eight(self, winner: int, clause: str) -> None:
        """TK-9.2; `clause` is where the eight was found (TK-2.7 or TK-4.12)."""
        if self.heard is not None:
            telling.tell_eight(self, winner, clause)
        self.settle("eight", winner, eight_payments(self.as_it_stands(), winner, self.chips))

    def settle_exhausted(self) -> None:
        """TK-9.1, TK-9.3, TK-R19: nobody has a card left."""
        if self.heard is not None:
            telling.tell_exhausted(self)
        self.settle("exhausted", None, exhausted_payments(self.as_it_stands(), self.chips))

    def settle_called(self, ender: int) -> None:
        """TK-7.4, TK-9.4, TK-9.5."""
        self.settle("called", ender, called_payments(self.as_it_stands(), ender, self.chips))

    def settle(self, reason: str, ender: int | None, payments: list[Payment]) -> None:
        """TK-9.8: chips change hands; then the match is over (TK-1.7) or the next hand is set up (TK-9.10)."""
        for payment in payments:
            self.chips[payment.payer] -= payment.amount
            self.chips[payment.receiver] += payment.amount
            self.tally += [(payment.payer, payment), (payment.receiver, payment)]
        if self.heard is not None:
            telling.tell_settlement(self, payments)
        if self.match_over():
            self.finish()
            if self.heard is not None:
                telling.tell_end(self)
            return
        self.gather()
        self.banker = None
        self.seating = tuple(range(self.seats))
        self.number += 1
        if self.heard is not None:
            telling.tell_next_hand(self)
        self.ask_draw(self.seating)

    def match_over(self) -> bool:
        """TK-1.7, TK-R41."""
        target = self.target
        if min(self.chips) <= 0 or (target is not None and max(self.chips) >= target):
            return True
        return bool(self.number >= self.options["max_hands"])


HAND_DECISIONS: dict[str, Decision] = {
    "draw": Decision(
        "TK-2.1",
        Words("characters are drawn for the start", "抽牌定先"),
        lambda state: [],
        {"draw": Kind(Hands.check_draw, Hands.do_draw)},
        draw=Hands.random_draw,
    ),
    "shuffle": whole_shuffle(
        "TK-2.3",
        Words("all cards are shuffled for the next deal", "洗混所有的牌，准备发牌"),
        SHUFFLE,
        lambda state: state.pile,
        Hands.do_shuffle,
    ),
}
