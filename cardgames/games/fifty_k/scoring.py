"""What a hand and a match of Fifty-K are worth: card points, ranking, doubling, scores.

A side is a seat with three players and a team with four: team 0 has the seats 0 and 2, team 1 the others (FK-1.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardgames.engine.words import arithmetic, number


class Entry(NamedTuple):
    """One line of the sheet: whose, by which clause, what for, the terms that it is made of, what they make."""

    seat: int
    clause: str
    label: str
    terms: tuple[float, ...]
    amount: float

    @property
    def arithmetic(self) -> str:
        """How the terms make the amount."""
        if self.label == "share":
            *points, own = self.terms
            return f"({arithmetic(points)}) ÷ 2 {arithmetic([0, -own])[2:]}" if own else f"({arithmetic(points)}) ÷ 2"
        if self.label == "bonus":
            return " ".join([f"{number(self.terms[0])} × {self.terms[1]} ÷ 100", *["÷ 2"] * (len(self.terms) - 2)])
        return arithmetic(self.terms)


class Result(NamedTuple):
    """How it ends: the card points of each side, the sides in order, whether scores double, the lines for that."""

    totals: list[int]
    rank: list[int]
    doubled: bool
    bonus: float
    entries: list[Entry]


def side_of(seat: int, seats: int) -> int:
    """The side of a seat."""
    return seat if seats == 3 else seat % 2


def members(side: int, seats: int) -> tuple[int, ...]:
    """The seats of a side."""
    return (side,) if seats == 3 else (side, side + 2)


def by_side(values: Sequence[int]) -> list[int]:
    """Something of each seat in all, side by side."""
    return list(values) if len(values) == 3 else [values[0] + values[2], values[1] + values[3]]


def hand_entries(
    collected: Sequence[int], order: Sequence[int], left: Sequence[Sequence[int]], swing: int
) -> list[Entry]:
    """The card points of a hand, line by line (FK-6.3 to FK-6.6, FK-7.2, FK-R15, FK-R18).

    `order`: the seats in order of going out; `left`: the points of each card left in each hand; `swing`: the option
    out_swing.
    """
    four = len(collected) == 4
    entries = []
    for seat, points in enumerate(collected):
        entries.append(Entry(seat, "FK-6.3" if four else "FK-7.2", "collected", (points,), points))
        if seat == order[0] and swing:
            entries.append(Entry(seat, "FK-6.3" if four else "FK-7.2", "first", (swing,), swing))
        if seat not in order:
            if swing:
                entries.append(Entry(seat, "FK-6.4" if four else "FK-7.2", "last", (-swing,), -swing))
            if left[seat]:
                terms = tuple(-points for points in left[seat])
                entries.append(Entry(seat, "FK-6.5" if four else "FK-7.2", "left", terms, sum(terms)))
    return entries


def card_points(entries: Sequence[Entry], seats: int) -> list[int]:
    """What the lines of a hand make for each seat."""
    return [sum(int(entry.amount) for entry in entries if entry.seat == seat) for seat in range(seats)]


def ranking(points: Sequence[int], order: Sequence[int]) -> list[int]:
    """The sides by their points, highest first (FK-6.7, FK-7.3).

    Of equal ones the side of the first player out is ahead, with three players then that of the second; who is not
    out comes last.
    """
    totals, seats = by_side(points), len(points)
    early = [side_of(seat, seats) for seat in order]
    return sorted(range(len(totals)), key=lambda side: (-totals[side], [*early, side].index(side)))


def result(
    points: Sequence[int],
    collected: Sequence[int],
    firsts: Sequence[int],
    order: Sequence[int],
    *,
    match: bool = False,
    doubling: bool = True,
    percent: int = 0,
) -> Result:
    """The scores of a hand, or of a match (FK-6.7 to FK-6.10, FK-7.3 to FK-7.5, FK-8.3 to FK-8.5).

    `points`: the card points of each seat in all hands, `collected` its table points in all hands, `firsts` how often
    it went out first, `order` the seats in the order in which they went out in the last hand.
    """
    seats = len(points)
    totals, rank = by_side(points), ranking(points, order)
    losers = [seat for side in rank[1:] for seat in members(side, seats)]
    doubled = doubling and not any(collected[seat] for seat in losers)
    if seats == 4:
        doubled = doubled and not any(firsts[seat] for seat in losers)
    clause = "FK-8.4" if match else "FK-6.9" if seats == 4 else "FK-7.5"
    base = totals[rank[0]] * (2 if doubled else 1)
    bonus = exact(base * percent / 100)
    entries = []
    for seat in range(seats):
        side = side_of(seat, seats)
        score: float = points[seat]
        if seats == 4:
            score = exact(totals[side] / 2)
            terms = (*(points[one] for one in members(side, seats)), points[seat])
            entries.append(Entry(seat, "FK-6.10", "share", terms, exact(score - points[seat])))
        if doubled:
            entries.append(Entry(seat, clause, "doubled", (score,), score))
        if side == rank[0] and bonus:
            shared = (2,) if seats == 4 else ()
            entries.append(Entry(seat, "FK-8.5", "bonus", (base, percent, *shared), exact(bonus / (seats // 2))))
    return Result(totals, rank, doubled, bonus, entries)


def side_scores(found: Result) -> list[float]:
    """The score of each side, with the bonus (FK-6.8, FK-7.4, FK-R9)."""
    scores = [total * (2 if found.doubled else 1) for total in found.totals]
    return [exact(score + found.bonus) if side == found.rank[0] else score for side, score in enumerate(scores)]


def exact(value: float) -> float:
    """The value, whole numbers as such; nothing is rounded (FK-R10)."""
    return int(value) if value == int(value) else value


def total(entries: Sequence[Entry], seat: int) -> float:
    """The sum of a seat's lines."""
    return exact(sum(entry.amount for entry in entries if entry.seat == seat))
