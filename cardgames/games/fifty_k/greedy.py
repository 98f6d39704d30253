"""A greedy player for Fifty-K: plans how to get rid of its hand, and weighs each play by lead and table points."""

from __future__ import annotations

from cardgames.cards import Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.fifty_k.combinations import (
    BOMB,
    CARDS,
    FIFTY_K,
    PURE_FIFTY_K,
    RANKS,
    SINGLE,
    Combination,
    lying,
    points_of,
)
from cardgames.games.fifty_k.planning import Counts, rivals

TEMPO = 9.0
"""Card points that it is worth to need one lead less."""
HURRY = 14.0
"""What the lead is worth beside that when an opponent has hardly a card left."""
GOING_OUT = 40.0
KEEP = {FIFTY_K: 3.0, PURE_FIFTY_K: 8.0, BOMB: 14.0}
"""What a special play is worth for a later trick."""
CONTROL = 8.0
"""What a play that nobody beats is worth for a later trick, with a whole hand to play; less with fewer cards."""
FEW = 3
WHOLE = 13


def worth(view: View, move: Move) -> float:
    """What a move should bring, in card points.

    The rest of the hand costs what its cheapest plan costs (see `planning`): a step for each play, and a lead for each
    play that is likely to be beaten. A play brings the table points and the lead, as likely as nobody beats it, and
    else gives away its own points. Fifty-Ks and bombs are kept while the table is poor. The lead is worth more when an
    opponent is nearly out; a partner's play is beaten only to go out or where it will not hold.
    """
    return Look(view).worth(move)


class Look:
    """What a seat sees and reckons with."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = int(view.viewer)
        self.hand = [card for card in view.cards(f"hand:{self.me}") if card is not None]
        self.partner = (self.me + 2) % 4 if view.seats == 4 else None
        sizes = [len(view.cards(f"hand:{seat}")) for seat in range(view.seats)]
        self.sizes = tuple(size for seat, size in enumerate(sizes) if size and seat not in (self.me, self.partner))
        self.rivals = rivals(self.unseen(), self.sizes)
        self.table = int(view.value("table"))
        top = [card for card in view.cards("top") if card is not None]
        self.top = lying(top) if top else None

    def unseen(self) -> Counts:
        """How many cards of each rank the seat does not see."""
        seen = {card for zone in self.view.zones.values() for card in zone.cards}
        counts = [0] * len(RANKS)
        for card in CARDS:
            counts[card.index // 4] += card not in seen
        return tuple(counts)

    def plan(self, without: tuple[Card, ...] = ()) -> float:
        """What the plan for the rest of the hand costs, in card points."""
        counts = [0] * len(RANKS)
        for card in self.hand:
            counts[card.index // 4] += card not in without
        return TEMPO * self.rivals.plan(tuple(counts))

    @property
    def hurry(self) -> float:
        """What it is worth to keep an opponent who is nearly out from the lead."""
        return HURRY * max(0, FEW + 1 - min(self.sizes, default=FEW + 1)) / FEW

    def worth(self, move: Move) -> float:
        """See `worth`."""
        if move.kind == "pass":
            return self.passing() - self.plan()
        play, points = lying(move.cards), points_of(move.cards)
        holds = self.rivals.unbeaten(play)
        rest = (len(self.hand) - len(move.cards)) / WHOLE
        value = -self.plan(move.cards) - KEEP.get(play.type, CONTROL * holds * rest) + 0.2 * len(move.cards)
        if len(move.cards) == len(self.hand):
            return value + GOING_OUT + holds * (self.table + points)
        if self.top is None:
            return value + self.leading(play, points, holds)
        value += holds * (self.table + points + TEMPO + self.hurry) - (1 - holds) * points
        if self.view.value("last") == self.partner is not None:
            value -= self.passing() + TEMPO
        return value

    def leading(self, play: Combination, points: int, holds: float) -> float:
        """What a lead brings beside a shorter hand: its points, or those of others; and the risk to lose the lead."""
        value = (2 * holds - 1) * points - TEMPO * (1 - holds) - self.hurry * (1 - holds)
        if self.sizes and min(self.sizes) < play.size:
            value += self.hurry / 2
        if self.partner is not None and play.type == SINGLE and len(self.view.cards(f"hand:{self.partner}")) == 1:
            value += TEMPO * (1 - play.key / len(RANKS))
        return value

    def passing(self) -> float:
        """What it brings to pass: the table points, if a partner's play holds."""
        if self.top is None or self.partner is None or self.view.value("last") != self.partner:
            return 0.0
        return self.rivals.unbeaten(self.top) * (self.table + TEMPO + self.hurry)
