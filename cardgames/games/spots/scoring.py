"""Handicaps and scores of Spots, counted in half points so that nothing is ever rounded by accident."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardgames.cards import Card
from cardgames.engine.words import MINUS

FACTORS = ("half", "none", "full")
ROUNDINGS = ("exact", "down", "up")
_HALF_POINTS = {"half": 1, "none": 0, "full": 2}
_ROUNDED = {"exact": "{}", "down": "⌊{}⌋", "up": "⌈{}⌉"}


def spots(cards: Iterable[Card]) -> int:
    """The sum of the values: the total of a deal (SP-3.1), of a score zone (SP-6.1)."""
    return sum([card.rank for card in cards])


def handicaps(totals: Sequence[int], factor: str = "half", rounding: str = "exact") -> list[int]:
    """The handicap of every seat in half points: half of what its total is above the lowest one (SP-3.3, SP-3.5)."""
    lowest = min(totals)
    found = [(total - lowest) * _HALF_POINTS[factor] for total in totals]
    if rounding == "down":
        return [half - half % 2 for half in found]
    if rounding == "up":
        return [half + half % 2 for half in found]
    return found


def handicap_sum(total: int, lowest: int, factor: str, rounding: str) -> str:
    """How a handicap comes about, in figures: "(40 − 15) ÷ 2"."""
    difference = f"({total} {MINUS} {lowest})"
    if factor == "half":
        return _ROUNDED[rounding].format(f"{difference} ÷ 2")
    return difference if factor == "full" else f"{difference} × 0"


def in_points(half_points: int) -> float:
    """Half points as people write them: 25 is 12.5, 24 is 12."""
    return half_points / 2 if half_points % 2 else half_points // 2
