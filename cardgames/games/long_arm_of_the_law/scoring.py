"""Sums, sets of cards and points of Long Arm of the Law."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from operator import itemgetter

from cardgames.cards import WITH_JOKERS, Card
from cardgames.engine.moves import Move, MoveForm
from cardgames.games.long_arm_of_the_law.moves import CLOSE, DEDUCE
from cardgames.games.long_arm_of_the_law.packs import CASES, CONVICTION

NEED = {1: 5, 2: 4, 3: 3, 4: 3}
"""LA-7.1, LA-R2: clues needed to close a case, by number of players."""

POINTS = (0, *(1,) * 6, *(2,) * 6, 3)
"""LA-9.1: what a clue or a king is worth, by rank."""


def number(card: Card) -> int:
    """LA-3.1, LA-3.2, LA-R1: jokers have no rank and count 13, all others count their rank, ace 1 to king 13."""
    return card.rank or CONVICTION


def fits(card: Card, suit: str, closed: str) -> bool:
    """LA-3.3: of the suit, or of one of the closed suits (a text), or a joker, whose suit "" is in any text."""
    return card.suit == suit or card.suit in closed


FITTING = {
    closed: [frozenset(card for card in WITH_JOKERS if fits(card, suit, closed)).__contains__ for suit in CASES]
    for count in range(len(CASES) + 1)
    for closed in map("".join, combinations(CASES, count))
}
"""The same as a test of cards for each case, by the closed suits in table order."""


class Sets(dict[tuple[Card, ...], tuple[list[int], list[Move]]]):
    """What one or two of some cards can do for a case: `sets[cards]` gives all sums, upwards, and the moves with them.

    The moves from the first sum on that is high enough are the legal ones (LA-5.3, LA-5.4, LA-7.2, LA-7.3). Few cards
    come up again and again, so that what they can do is kept.
    """

    def __init__(self, form: MoveForm, suit: str) -> None:
        super().__init__()
        self.form = form
        self.suit = suit

    def __missing__(self, cards: tuple[Card, ...]) -> tuple[list[int], list[Move]]:
        plays = [(card.rank or CONVICTION, (card,)) for card in cards]
        plays += [(one + other, (*a, *b)) for (one, a), (other, b) in combinations(plays, 2)]
        plays.sort(key=itemgetter(0))
        found = [total for total, _ in plays], [self.form(self.suit, played) for _, played in plays]
        if len(cards) < 4 and len(self) < 2_000:
            self[cards] = found
        return found


DEDUCTIONS = [Sets(DEDUCE, suit) for suit in CASES]
CLOSINGS = [Sets(CLOSE, suit) for suit in CASES]
"""By case, in table order."""


def insert(column: list[Card], clue: Card) -> None:
    """LA-4.2, LA-2.4: from high to low; the king at the head of the column is higher than every clue."""
    at = len(column)
    while column[at - 1].rank < clue.rank:
        at -= 1
    column.insert(at, clue)


def points(cards: Iterable[Card]) -> int:
    """LA-9.1."""
    return sum([POINTS[card.rank] for card in cards])
