"""The exchange (HB-4.1 to HB-4.9): by clause, and against a search through every subset written from the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, combinations, count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.games.hey_bartender.exchange import deciding, exchange

Positions = tuple[int, ...]


def subsets(values: Sequence[int], size: int, total: int) -> list[Positions]:
    """All combinations of so many different cards with this total, as positions."""
    return [c for c in combinations(range(len(values)), size) if sum(values[i] for i in c) == total]


def spread(values: Sequence[int], chosen: Positions) -> int:
    return max(values[i] for i in chosen) - min(values[i] for i in chosen)


def from_the_top(values: Sequence[int], chosen: Positions) -> list[int]:
    return sorted((values[i] for i in chosen), reverse=True)


def longest_there(values: Sequence[int], chosen: Positions) -> bool:
    """Whether for each value the cards with the lowest positions are taken."""
    wanted = Counter(values[i] for i in chosen)
    first = {v: [i for i, value in enumerate(values) if value == v][:n] for v, n in wanted.items()}
    return sorted(chain.from_iterable(first.values())) == list(chosen)


def by_the_book(values: Sequence[int], played: int) -> Positions | None:
    """HB-4.2 to HB-4.9, word for word."""
    if sum(values) < played:  # HB-4.9
        return None
    for wanted in count(played):  # HB-4.2, HB-4.5
        for size in range(1, len(values) + 1):  # HB-4.3, HB-4.4
            found = subsets(values, size, wanted)
            if found:
                widest = max(spread(values, c) for c in found)  # HB-4.6
                found = [c for c in found if spread(values, c) == widest]
                highest = max(from_the_top(values, c) for c in found)  # HB-4.7
                found = [c for c in found if from_the_top(values, c) == highest]
                (answer,) = [c for c in found if longest_there(values, c)]  # HB-4.8
                return answer
    raise AssertionError


def markets(top: int, longest: int) -> st.SearchStrategy[list[int]]:
    """Lists of values up to `top`, four cards of each at most."""
    values = st.lists(st.integers(1, top), max_size=longest)
    return values.filter(lambda market: all(n <= 4 for n in Counter(market).values()))


@given(st.one_of(markets(13, 9), markets(6, 9), markets(4, 10)), st.integers(1, 13))
def test_hb_4_exchange_is_the_search_of_the_rules(values: list[int], played: int) -> None:
    assert exchange(values, played) == by_the_book(values, played)


@pytest.mark.parametrize("played", range(1, 14))
def test_hb_4_exchange_on_every_small_market(played: int) -> None:
    for values in chain.from_iterable(combinations([1, 2, 3, 4, 5, 6, 8, 11, 13], n) for n in range(5)):
        for market in (list(values), [*values[::-1], *values[:2]]):
            assert exchange(market, played) == by_the_book(market, played), market


@given(markets(13, 9), st.integers(1, 13))
def test_hb_6_2_never_less_than_was_played(values: list[int], played: int) -> None:
    positions = exchange(values, played)
    assert (positions is None) == (sum(values) < played)
    if positions is not None:
        assert sum(values[i] for i in positions) >= played
        assert list(positions) == sorted(set(positions))


@pytest.mark.parametrize(
    ("market", "played", "answer", "why"),
    [
        ([1, 3, 4, 6, 7], 7, (4,), "HB-4.2 and HB-4.3: the equal card"),
        ([10, 1, 9, 2, 8], 10, (0,), "HB-4.3: a single card before pairs"),
        ([1, 5, 6, 3, 9], 12, (3, 4), "HB-4.3: a pair before a triple"),
        ([2, 9, 12, 3, 8], 13, (0, 3, 4), "HB-4.3: a triple, although 2 + 12 are fewer cards with an excess of 1"),
        ([1, 2, 4, 5], 12, (0, 1, 2, 3), "HB-4.4: four cards"),
        ([1, 2, 1, 2, 1, 13], 7, (0, 1, 2, 3, 4), "HB-4.4: five cards, the whole market but the king"),
        ([12, 13], 10, (0,), "HB-4.5: excess 2"),
        ([13, 13], 1, (0,), "HB-4.5: excess 12, the most there is"),
        ([2, 7, 9], 8, (2,), "HB-4.5: at excess 1, too, a single card first (HB-R2)"),
        ([1, 3, 4, 6], 7, (0, 3), "HB-4.6: 6 - 1 against 4 - 3"),
        ([4, 5, 2, 7], 8, (2, 3), "HB-4.6 at excess 1 (HB-R6)"),
        ([1, 5, 6, 2, 3, 8], 12, (0, 4, 5), "HB-4.6: highest minus lowest of three cards (HB-R3)"),
        ([2, 5, 5, 3, 3, 6, 11], 12, (3, 4, 5), "HB-4.7: 6 3 3 before 5 5 2 (HB-R4)"),
        ([5, 7, 5, 7], 12, (0, 1), "HB-4.8: the oldest 5 and the oldest 7 (HB-R5)"),
        ([3, 9, 9, 3, 3], 6, (0, 3), "HB-4.8: two of three equal cards"),
    ],
)
def test_hb_4_3_to_4_8_by_example(market: list[int], played: int, answer: Positions, why: str) -> None:
    assert exchange(market, played) == answer, why


def test_hb_r1_excess_before_number_of_cards() -> None:
    assert exchange([4, 5, 13], 8) == (0, 1)  # excess 1 with two cards, not excess 5 with one
    assert exchange([4, 5, 9, 13], 8) == (2,)  # at one excess the fewest cards


@pytest.mark.parametrize(("market", "played"), [([], 1), ([1, 2, 3], 7), ([12], 13)])
def test_hb_4_9_too_little_in_the_market(market: list[int], played: int) -> None:
    assert exchange(market, played) is None


@pytest.mark.parametrize(("market", "played"), [([1, 2, 3], 6), ([13], 13), ([4] * 3, 12)])
def test_hb_4_9_the_whole_market_is_enough(market: list[int], played: int) -> None:
    assert exchange(market, played) == tuple(range(len(market)))


@pytest.mark.parametrize(
    ("market", "played", "clause", "loser"),
    [
        ([9, 3], 9, "HB-4.2", ()),
        ([9, 3], 12, "HB-4.2", ()),
        ([7, 6, 1], 7, "HB-4.3", (6, 1)),
        ([7, 2, 4, 3], 7, "HB-4.3", (4, 3)),
        ([1, 2, 4, 5], 12, "HB-4.4", ()),
        ([1, 3, 3, 3, 2, 1], 10, "HB-4.4", (3, 3, 2, 1, 1)),
        ([13, 12], 10, "HB-4.5", ()),
        ([1, 3, 4, 6], 7, "HB-4.6", (4, 3)),
        ([2, 7, 4, 5], 8, "HB-4.6", (5, 4)),
        ([2, 5, 5, 3, 3, 6], 12, "HB-4.7", (5, 5, 2)),
        ([5, 7, 5, 7], 12, "HB-4.2", ()),  # equal values are no other answer; HB-4.8 is told besides
    ],
)
def test_hb_4_deciding_clause(market: list[int], played: int, clause: str, loser: Positions) -> None:
    given_ = exchange(market, played)
    assert given_ is not None
    assert deciding(market, played, given_) == (clause, loser)


@given(st.one_of(markets(13, 8), markets(5, 9)), st.integers(1, 13))
def test_hb_4_deciding_clause_is_the_last_that_ruled_something_out(values: list[int], played: int) -> None:
    answer = exchange(values, played)
    if answer is None:
        return
    clause, loser = deciding(values, played, answer)
    total = sum(values[i] for i in answer)
    chosen = from_the_top(values, answer)
    others = [from_the_top(values, c) for c in subsets(values, len(answer), total)]
    others = [c for c in others if c != chosen]
    larger = [c for n in range(len(answer) + 1, len(values) + 1) for c in subsets(values, n, total)]
    if others:
        width = max(c[0] - c[-1] for c in others)
        best = max(c for c in others if c[0] - c[-1] == width)
        assert (clause, list(loser)) == ("HB-4.7" if width == spread(values, answer) else "HB-4.6", best)
    elif larger:
        assert clause == ("HB-4.3" if len(answer) <= 3 else "HB-4.4")
        assert list(loser) in [from_the_top(values, c) for c in larger]
        assert len(loser) == min(map(len, larger))
    else:
        alone = "HB-4.4" if len(answer) > 3 else "HB-4.5" if total > played else "HB-4.2"
        assert (clause, loser) == (alone, ())
