"""The two rank orders, and what they let a hand do (BB-3.1 to BB-3.4, BB-4.3, BB-5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames.cards import STANDARD, Card

FIGURES = {card.rank: card.short[:-1] for card in STANDARD}
"""Ranks as they stand on the cards: A, 2, 10, K."""
BATTING = tuple(range(1, 14))
"""BB-3.1: the ranks in batting order, lowest first. A rank is also what a ball is worth (BB-3.2)."""
CATCHING = (*range(3, 14), 2, 1)
"""BB-3.3: the ranks in catching order, lowest first."""
CATCH = tuple(CATCHING.index(rank) + 3 if rank else 0 for rank in range(14))
"""BB-3.3: the catching value of each rank: 3 to 13 as usual, 2 is 14, an ace 15."""


def ball_height(ball: Card, by: str) -> int:
    """BB-3.4: what a catch has to beat: the ball's catching value, or with "points" its points (BB-R1)."""
    return ball.rank if by == "points" else CATCH[ball.rank]


def swings(hand: Sequence[Card], ball: Card, last: Card | None) -> list[Card]:
    """BB-4.3, BB-R12: the cards that may swing: not above the ball, above the last swing of the round."""
    low, high = last.rank if last is not None else 0, ball.rank
    return [card for card in hand if low < card.rank <= high]


def catches(hand: Sequence[Card], ball: Card, last: Card | None, by: str) -> list[Card]:
    """BB-5.2, BB-R12: the cards that may catch: above the ball and above the last catch of the round."""
    height = to_beat(ball, last, by)
    return [card for card in hand if CATCH[card.rank] > height]


def to_beat(ball: Card, last: Card | None, by: str) -> int:
    """BB-5.2: the height that a catch has to exceed."""
    height = ball_height(ball, by)
    return height if last is None else max(height, CATCH[last.rank])
