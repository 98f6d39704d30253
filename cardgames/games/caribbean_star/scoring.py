"""What the cards are worth, and the settlement of one area (CS-6.1 to CS-6.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardgames.cards import STANDARD, Card
from cardgames.engine.words import MINUS, number

PARTS = ("acts", "mistakes", "sixes")
ACTS, MISTAKES, SIXES = 0, 1, 2
PART = {
    card: SIXES if card.rank == 6 else MISTAKES if card.rank < 5 else ACTS
    for card in STANDARD
    if card.rank in (2, 3, 4, 6, 10, 11, 12, 13)
}
"""Where a card lies that stays in an area; the others never do (CS-2.5)."""

MINUTES = {card: 10 if card.rank == 10 else 5 for card, part in PART.items() if part == ACTS}
POINTS = {card: {10: 10, 11: 2, 12: 4, 13: 6}[card.rank] for card in MINUTES}
SWAP, PREVIEW, SETTLE = 5, 8, (7, 9)
"""The ranks of the cards that go to the discard pile after their effect (CS-2.5)."""
TARGET = 15
"""The length of a whole show in minutes (CS-6.1)."""


class Settlement(NamedTuple):
    """One area settled: its cards, minutes and points, what the time rule `clause` leaves of them, and the result."""

    acts: tuple[Card, ...]
    mistakes: tuple[Card, ...]
    sixes: tuple[Card, ...]
    minutes: int
    points: int
    base: int
    rest: int
    score: int
    clause: str

    @property
    def factor(self) -> int:
        """What the sixes multiply by: 2 for each, or 1 where a negative result is not doubled (CS-6.8)."""
        factor = 1 << len(self.sixes)
        return factor if self.score == self.rest * factor else 1


def settle(acts: Sequence[Card], mistakes: Sequence[Card], sixes: Sequence[Card], double_negative: bool) -> Settlement:
    """Settle the three parts of an area. All points are whole numbers, because every act has an even number."""
    minutes = sum([MINUTES[card] for card in acts])
    points = sum([POINTS[card] for card in acts])
    clause, base = _time(minutes, points, acts)
    if minutes == 0:
        rest = score = 0  # CS-6.6: mistakes and sixes are ignored
    else:
        rest = base - sum([card.rank for card in mistakes])  # CS-6.7, also at 30 minutes and more (CS-R6)
        score = rest if rest < 0 and not double_negative else rest << len(sixes)  # CS-6.8, CS-R7
    return Settlement(tuple(acts), tuple(mistakes), tuple(sixes), minutes, points, base, rest, score, clause)


def _time(minutes: int, points: int, acts: Sequence[Card]) -> tuple[str, int]:
    """The time rule that applies and what it leaves of the points."""
    if minutes == 0:
        return "CS-6.6", 0
    if minutes >= 2 * TARGET:
        return "CS-6.5", 0
    off = abs(minutes - TARGET)
    if off == 0:
        return "CS-6.2", points
    if off == 5:
        return "CS-6.3", points - POINTS[best(acts)] // 2
    return "CS-6.4", points // 2


def best(acts: Sequence[Card]) -> Card:
    """The act with the most points, the first of several (CS-6.3: only one of them is halved)."""
    return max(acts, key=POINTS.__getitem__)


def half(act: Card) -> int:
    """The points of a preview (CS-5.4)."""
    return POINTS[act] // 2


def arithmetic(done: Settlement) -> str:
    """How the score came about, in figures and signs: "(10 ÷ 2 + 6 + 6 − 3) × 2" for 20 minutes, a 3 and a six."""
    if done.minutes == 0:
        return "0"
    halved = best(done.acts) if done.clause == "CS-6.3" else None
    terms = [number(POINTS[card]) + (" ÷ 2" if card is halved else "") for card in done.acts]
    text = " + ".join(terms)
    if done.clause in ("CS-6.4", "CS-6.5"):
        whole = f"({text})" if len(terms) > 1 else text
        text = f"{whole} ÷ 2" if done.clause == "CS-6.4" else f"{whole} × 0"
    text += "".join(f" {MINUS} {card.rank}" for card in done.mistakes)
    return f"({text})" + " × 2" * len(done.sixes) if done.factor > 1 else text
