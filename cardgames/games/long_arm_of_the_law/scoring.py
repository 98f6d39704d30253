"""Sums, sets of cards and points of Long Arm of the Law."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from cardgames.cards import DOUBLE, WITH_JOKERS, Card
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


BITS = {card: 1 << card.index for card in DOUBLE}
"""Sets of cards are written as whole numbers, one bit for each card."""

_CARDS = {bit: card for card, bit in BITS.items()}

FITTING = {
    closed: [sum(BITS[card] for card in WITH_JOKERS if fits(card, suit, closed)) for suit in CASES]
    for count in range(len(CASES) + 1)
    for closed in map("".join, combinations(CASES, count))
}
"""The set of all cards that fit each case (LA-3.3), by the closed suits in table order."""


class Sets(dict[int, list[Move]]):
    """What one or two of some cards can do for a case: `sets[cards]` are the moves with a sum of at least `least`.

    (LA-5.3, LA-5.4, LA-7.2, LA-7.3.) The same few cards come up again and again, so what they can do is kept.
    """

    def __init__(self, form: MoveForm, suit: str, least: int) -> None:
        super().__init__()
        self.form = form
        self.suit = suit
        self.least = least

    def __missing__(self, cards: int) -> list[Move]:
        form, suit, least = self.form, self.suit, self.least
        numbers = [(card.rank or CONVICTION, card) for card in members(cards)]
        found = [form(suit, (card,)) for one, card in numbers if one >= least]
        found += [form(suit, (a, b)) for (one, a), (other, b) in combinations(numbers, 2) if one + other >= least]
        if len(self) < 1_000:
            self[cards] = found
        return found


def members(cards: int) -> list[Card]:
    """The cards of a set in the order of their packs."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(_CARDS[lowest])
        cards ^= lowest
    return found


DEDUCTIONS = [[Sets(DEDUCE, suit, least) for least in range(CONVICTION)] for suit in CASES]
"""By case in table order and by the smallest clue."""

CLOSINGS = [Sets(CLOSE, suit, CONVICTION) for suit in CASES]
"""By case in table order."""


def insert(column: list[Card], clue: Card) -> None:
    """LA-4.2, LA-2.4: from high to low; the king at the head of the column is higher than every clue."""
    at = len(column)
    while column[at - 1].rank < clue.rank:
        at -= 1
    column.insert(at, clue)


def points(cards: Iterable[Card]) -> int:
    """LA-9.1."""
    return sum([POINTS[card.rank] for card in cards])
