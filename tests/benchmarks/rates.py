"""Moves per second of several contestants, measured in turns so that a slower minute hits all alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median
from time import process_time

from tests.benchmarks.ours import Playout


@dataclass
class Rates:
    """Moves per second of processor time, by contestant and round."""

    by_round: dict[str, list[float]] = field(default_factory=dict)

    def rate(self, name: str) -> float | None:
        """The median of a contestant's rounds."""
        return median(self.by_round[name]) if name in self.by_round else None

    def ratio(self, name: str, other: str) -> float | None:
        """How many times as fast as the other: the median over the rounds of both rates in the same round."""
        if name not in self.by_round or other not in self.by_round:
            return None
        return median(a / b for a, b in zip(self.by_round[name], self.by_round[other], strict=True))


def race(contestants: Mapping[str, Playout], *, rounds: int, seconds: float) -> Rates:
    """Every contestant plays for some seconds, then all again, `rounds` times (and once before, to warm up)."""
    rates = Rates({name: [] for name in contestants})
    for number in range(rounds + 1):
        for name, play in contestants.items():
            rate = _rate(play, seconds if number else seconds / 4)
            if number:
                rates.by_round[name].append(rate)
    return rates


def _rate(play: Playout, seconds: float) -> float:
    moves = 0
    begin = now = process_time()
    while now - begin < seconds:
        moves += play()
        now = process_time()
    return moves / (now - begin)
