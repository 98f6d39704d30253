"""The exchange: how a mechanical market answers a played card (HB-4.1 to HB-4.8). Spots uses the same function."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple


def exchange(market_values: Sequence[int], played_value: int) -> tuple[int, ...] | None:
    """The positions handed over, ascending, or None if a card must be flipped first (HB-4.9).

    `market_values` oldest first. The smallest excess wins, then the fewest cards, the greatest spread, the higher
    values from the top, and of equal cards the oldest.
    """
    if played_value in market_values:  # HB-4.2, HB-4.3: most exchanges are one equal card
        return (market_values.index(played_value),)
    answer = _answer(tuple(sorted(market_values)), played_value)
    if answer is None:
        return None
    if len(answer) == 1:
        return (market_values.index(answer[0]),)
    taken: list[int] = []
    wanted = list(answer)
    for position, value in enumerate(market_values):  # HB-4.8: the oldest card of each value
        if value in wanted:
            wanted.remove(value)
            taken.append(position)
            if not wanted:
                break
    return tuple(taken)


@lru_cache(maxsize=1 << 14)
def _answer(values: tuple[int, ...], played: int) -> tuple[int, ...] | None:
    """The values handed over from a market with these values (ascending), high to low; None if they are too few."""
    whole = sum(values)
    if whole < played:
        return None
    total, size = smallest(values, whole, played)
    if size == 1:
        return (total,)
    return max(combinations(values, total, size), key=rank)


def smallest(values: Sequence[int], whole: int, played: int) -> tuple[int, int]:
    """The total that is handed over and the number of cards it takes (HB-4.2 to HB-4.5).

    `reach[n]` has bit t set when some n cards make t in all.
    """
    reach = [1]
    for value in values:
        reach.append(0)
        for n in range(len(reach) - 1, 0, -1):
            reach[n] |= reach[n - 1] << value
    every = 0
    for bits in reach:
        every |= bits
    every >>= played
    total = played + (every & -every).bit_length() - 1
    return total, next(n for n, bits in enumerate(reach) if bits >> total & 1)


def combinations(values: Sequence[int], total: int, size: int) -> Iterator[tuple[int, ...]]:
    """The different combinations of `size` of the ascending values with that total, each written high to low."""

    def search(end: int, left: int, count: int, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if count == 1:
            if left in values[:end]:
                yield (*chosen, left)
            return
        last = 0
        for i in range(end - 1, count - 2, -1):
            value = values[i]
            if value == last or value > left:
                continue
            if value * count < left:  # even `count` cards as high as this one are too few
                return
            last = value
            yield from search(i, left - value, count - 1, (*chosen, value))

    return search(len(values), total, size, ())


def rank(combination: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """How combinations of one size and total are preferred: spread first (HB-4.6), then high cards (HB-4.7)."""
    return combination[0] - combination[-1], combination


class Rivals(NamedTuple):
    """Why this answer and no other: the deciding clause, and the best combination that lost to it by that clause."""

    clause: str
    loser: tuple[int, ...]


def deciding(market_values: Sequence[int], played_value: int, given: Sequence[int]) -> Rivals:
    """The clause that decided an exchange in which the cards at the positions `given` were handed over."""
    values = tuple(sorted(market_values))
    chosen = tuple(sorted((market_values[i] for i in given), reverse=True))
    total, size = sum(chosen), len(chosen)
    if size > 1:
        others = sorted((c for c in combinations(values, total, size) if c != chosen), key=rank, reverse=True)
        if others:
            same = others[0][0] - others[0][-1] == chosen[0] - chosen[-1]
            return Rivals("HB-4.7" if same else "HB-4.6", others[0])
    if any(list(market_values).count(value) > chosen.count(value) for value in chosen):
        return Rivals("HB-4.8", ())
    for larger in range(size + 1, len(values) + 1):
        bigger = next(combinations(values, total, larger), None)
        if bigger is not None:
            return Rivals("HB-4.3", bigger)
    if total > played_value:
        return Rivals("HB-4.5", ())
    return Rivals("HB-4.2" if size <= 3 else "HB-4.4", ())
