"""The lesson of Lost Starship: rounds and landings in steps, answers right and wrong, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.classroom import lesson
from cardgames.games.lost_starship.scoring import DIRECTIONS
from tests.games.lost_starship.laying import by_the_book

EN, ZH = lesson("lost-starship"), lesson("lost-starship", lang="zh")


def points(*values: int) -> dict[str, int]:
    return dict(zip(DIRECTIONS, values, strict=True))


def test_the_steps_of_the_original_example() -> None:
    worked = EN.tops(north=4, east=2, south=3, west=5)
    assert worked.fields == ("north_south", "east_west", "extra", "points")
    assert worked.check(north_south=1, east_west=3, extra="W", points=points(1, 0, 0, 2)).correct is True
    assert "5 − 2 = 3: 1 point for west." in str(worked)
    assert "north 1 and west 1 + 1." in str(worked)
    assert "5 − 2 = 3：西方得1分。" in str(ZH.tops(north=4, east=2, south=3, west=5))


@pytest.mark.parametrize(
    ("tops", "wrong", "clause"),
    [
        ((4, 2, 3, 5), {"north_south": 7}, "LS-3.2"),
        ((4, 2, 3, 5), {"east_west": 5}, "LS-3.3"),
        ((5, 3, 5, 0), {"north_south": 5}, "LS-3.4"),
        ((4, 2, 3, 5), {"extra": "N"}, "LS-3.5"),
        ((6, 5, 2, 9), {"extra": "W"}, "LS-R3"),
        ((4, 2, 3, 5), {"points": {"N": 1, "E": 0, "S": 0, "W": 3}}, "LS-3.6"),
    ],
)
def test_a_wrong_step_is_answered_with_its_clause(tops: tuple[int, ...], wrong: dict[str, Any], clause: str) -> None:
    for one in (EN, ZH):
        checked = one.tops(*tops).check(**wrong)
        assert checked.correct is False
        assert clause in str(checked)


def test_totals_read_in_the_order_of_the_directions_are_called_so() -> None:
    worked = EN.landing("KD KS KC KH", north=1, east=2, south=3, west=4)
    letters = (str(worked.choose("own", answer=letter)) for letter in "abcd")
    assert any("another reading: the totals in the order of the directions" in told for told in letters)


def test_south_is_no_suit() -> None:
    for one in (EN, ZH):
        worked = one.tops(south=8, east=7, west=4)
        told = " ".join(str(part) for part in (worked, worked.check(extra="N"), worked.choose("extra", answer="a")))
        assert "♠" not in told + str(one.tops(north=8, east=7, south=2, west=4).check(extra="S"))
        assert worked.check(extra="S").correct is True


def test_without_the_extra_point() -> None:
    worked = EN.tops(4, 2, 3, 5, margin_bonus=False)
    assert worked.check(extra=None, points=points(1, 0, 0, 1)).correct is True
    assert "LS-R11" in str(worked)


@pytest.mark.parametrize(("variant", "winner", "clause"), [("home", 0, "LS-5.2"), ("fugitive", 1, "LS-5.3")])
def test_a_landing(variant: str, winner: int, clause: str) -> None:
    worked = EN.landing("KH KS KC", north=7, east=6, south=3, west=9, variant=variant)
    assert worked.check(own=[7, 3, 6], winners=[winner]).correct is True
    assert clause in str(worked)
    assert ("Fugitives" in str(worked)) is (variant == "fugitive")


def test_a_shared_landing() -> None:
    worked = ZH.landing("KH KC KD", north=6, east=6, south=4, west=2)
    assert worked.check(winners=[0, 1]).correct is True
    assert "都是6分：共同获胜。" in str(worked)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    assert "Tops.N should be a whole number from 0 to 10, not 11." in str(EN.tops(11))
    assert "Destinations should be 2 different directions (LS-2.1)" in str(EN.landing("KH KH"))
    assert "not a card of this pack" in str(EN.landing("QH KH"))
    assert "Margin_bonus should be one of true, false (LS-R11), not 2." in str(EN.tops(1, margin_bonus=2))


@settings(max_examples=60)
@given(st.tuples(*[st.integers(0, 10)] * 4))
def test_misreadings_are_wrong_and_the_rules_right(tops: tuple[int, ...]) -> None:
    worked = EN.tops(*tops)
    assert worked.check(points=points(*by_the_book(*tops))).correct is True
    for row in worked.rows:
        wrong = [other for other in row.misreadings if not row.matches(other.value)]
        for other in wrong:
            assert worked.check(**{row.field: other.value}).correct is False
