"""Handicaps in half points (SP-3.3, SP-3.5), against fractions."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.cards import SHORT
from cardgames.games.spots.scoring import FACTORS, ROUNDINGS, handicap_sum, handicaps, in_points, spots

totals_ = st.lists(st.integers(5, 50), min_size=2, max_size=6)


@given(totals_, st.sampled_from(FACTORS), st.sampled_from(ROUNDINGS))
def test_sp_3_3_and_3_5_exact_in_fractions(totals: list[int], factor: str, rounding: str) -> None:
    share = {"half": Fraction(1, 2), "none": Fraction(0), "full": Fraction(1)}[factor]
    wanted = [(total - min(totals)) * share for total in totals]
    wanted = [Fraction({"exact": lambda x: x, "down": floor, "up": ceil}[rounding](value)) for value in wanted]
    assert [Fraction(half, 2) for half in handicaps(totals, factor, rounding)] == wanted


@given(totals_)
def test_sp_3_3_the_lowest_totals_have_none(totals: list[int]) -> None:
    for total, half in zip(totals, handicaps(totals), strict=True):
        assert (half == 0) == (total == min(totals))


@given(totals_, st.sampled_from(FACTORS), st.sampled_from(ROUNDINGS))
def test_the_sum_makes_the_handicap(totals: list[int], factor: str, rounding: str) -> None:
    for total, half in zip(totals, handicaps(totals, factor, rounding), strict=True):
        text = handicap_sum(total, min(totals), factor, rounding)
        plain = text.replace("−", "-").replace("÷", "/").replace("×", "*")
        plain = plain.replace("⌊", "floor(").replace("⌈", "ceil(").replace("⌋", ")").replace("⌉", ")")
        assert eval(plain, {"floor": floor, "ceil": ceil}) == in_points(half)


@pytest.mark.parametrize(("half", "points"), [(0, 0), (1, 0.5), (24, 12), (25, 12.5), (-7, -3.5), (-8, -4)])
def test_half_points_outside(half: int, points: float) -> None:
    assert in_points(half) == points
    assert isinstance(in_points(half), float) == bool(half % 2)


def test_sp_3_1_and_6_1_sums_of_values() -> None:
    assert spots(SHORT) == 220
    assert spots(SHORT.read("AS TS 9H")) == 20
    assert spots([]) == 0
