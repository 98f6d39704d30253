"""Sums, sets of cards and points of Long Arm of the Law."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from cardgames.cards import Card
from cardgames.engine.moves import Move
from cardgames.games.long_arm_of_the_law.moves import Sets

CONVICTION = 13
"""LA-7.3: what closes a case; also what a joker counts (LA-3.1, LA-R9)."""

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


def sets(cards: list[Card], least: int, moves: Sets) -> list[Move]:
    """The moves that play one or two of the cards with a sum of at least `least` (LA-5.3, LA-5.4, LA-7.2, LA-7.3)."""
    found = [moves[card,] for card in cards if (card.rank or CONVICTION) >= least]
    if len(cards) > 1:
        found += [
            moves[pair]
            for pair in combinations(cards, 2)
            if (pair[0].rank or CONVICTION) + (pair[1].rank or CONVICTION) >= least
        ]
    return found


def insert(column: list[Card], clue: Card) -> None:
    """LA-4.2, LA-2.4: from high to low; the king at the head of the column is higher than every clue."""
    at = len(column)
    while column[at - 1].rank < clue.rank:
        at -= 1
    column.insert(at, clue)


def points(cards: Iterable[Card]) -> int:
    """LA-9.1."""
    return sum([POINTS[card.rank] for card in cards])
