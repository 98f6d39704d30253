"""The exchange: how a market answers a played card (HB-4.1 to HB-4.9), and why so. Values only; no state, no cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


def exchange(market_values: Sequence[int], played_value: int) -> tuple[int, ...] | None:
    """The positions handed over, ascending, or None if a card must be flipped first (HB-4.9).

    `market_values` oldest first. The smallest excess wins, then the fewest cards, the greatest spread, the higher
    values from the top, and of equal cards the oldest.
    """
    totals = 1  # bit t is set when some of the cards make t in all
    for value in market_values:
        totals |= totals << value
    totals >>= played_value
    if not totals:
        return None
    total = played_value + (totals & -totals).bit_length() - 1  # HB-4.2, HB-4.5: the lowest one that is enough
    if total in market_values:  # HB-4.3: a single card, the oldest of its value
        return (market_values.index(total),)
    values = sorted(market_values, reverse=True)
    found: list[tuple[int, ...]] = []
    size = 1
    while not found:  # HB-4.3, HB-4.4
        size += 1
        found = combinations(values, total, size)
    best = max(found, key=preference)
    return oldest(market_values, best)


def combinations(values: Sequence[int], total: int, size: int) -> list[tuple[int, ...]]:
    """All different combinations of `size` of the values with that total; values and combinations from high to low."""
    if size == 1:
        return [(total,)] if total in values else []
    found = []
    last = 0
    for i, value in enumerate(values):
        if value * size < total:  # even `size` cards as high as this one are too few
            break
        if value < total and value != last:
            found += [(value, *rest) for rest in combinations(values[i + 1 :], total - value, size - 1)]
        last = value
    return found


def preference(combination: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """How combinations of one size and total are preferred: spread first (HB-4.6), then high cards (HB-4.7)."""
    return combination[0] - combination[-1], combination


def oldest(market_values: Sequence[int], combination: Sequence[int]) -> tuple[int, ...]:
    """The positions of a combination: for each value needed the cards that came first (HB-4.8)."""
    wanted = list(combination)
    taken = []
    for position, value in enumerate(market_values):
        if value in wanted:
            wanted.remove(value)
            taken.append(position)
    return tuple(taken)


class Decided(NamedTuple):
    """Why these values and no others: the clause that settled it, and the best combination that lost by it, if any."""

    clause: str
    loser: tuple[int, ...]


def deciding(market_values: Sequence[int], played_value: int, given: Sequence[int]) -> Decided:
    """The last clause of the search that ruled out an answer, when the cards at the positions `given` were handed over.

    Between cards of equal value HB-4.8 decides besides; that is seen without a search.
    """
    values = sorted(market_values, reverse=True)
    chosen = tuple(sorted([market_values[i] for i in given], reverse=True))
    total, size = sum(chosen), len(chosen)
    others = [other for other in combinations(values, total, size) if other != chosen]
    if others:
        loser = max(others, key=preference)
        same_spread = loser[0] - loser[-1] == chosen[0] - chosen[-1]
        return Decided("HB-4.7" if same_spread else "HB-4.6", loser)
    for larger in range(size + 1, len(values) + 1):
        bigger = combinations(values, total, larger)
        if bigger:
            return Decided("HB-4.3" if size <= 3 else "HB-4.4", max(bigger, key=preference))
    if size > 3:
        return Decided("HB-4.4", ())
    return Decided("HB-4.5" if total > played_value else "HB-4.2", ())
