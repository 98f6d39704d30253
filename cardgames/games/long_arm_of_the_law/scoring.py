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


class Sets(dict[int, list[list[Move]]]):
    """What one or two of some cards can do for a case: `sets[cards][least]` are the moves whose sum is enough.

    (LA-5.3, LA-5.4, LA-7.2, LA-7.3.) The same few cards come up again and again, so what they can do is kept; rows that
    are alike are one list, because what is small stays near the processor.
    """

    def __init__(self, form: MoveForm, suit: str) -> None:
        super().__init__()
        self.form = form
        self.suit = suit

    def __missing__(self, cards: int) -> list[list[Move]]:
        form, suit = self.form, self.suit
        numbers = [(card.rank or CONVICTION, card) for card in members(cards)]
        sums = [(one, form(suit, (card,))) for one, card in numbers]
        sums += [(one + other, form(suit, (a, b))) for (one, a), (other, b) in combinations(numbers, 2)]
        rows = [[move for _, move in sums]]
        for least in range(1, CONVICTION + 1):
            row = [move for total, move in sums if total >= least]
            rows.append(row if len(row) < len(rows[-1]) else rows[-1])
        if len(self) < 2_000:
            self[cards] = rows
        return rows


def members(cards: int) -> list[Card]:
    """The cards of a set in the order of their packs."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(_CARDS[lowest])
        cards ^= lowest
    return found


DEDUCTIONS, CLOSINGS = ([Sets(form, suit) for suit in CASES] for form in (DEDUCE, CLOSE))
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
