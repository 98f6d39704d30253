"""What the lesson says about formations rated and compared."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames import classroom
from cardgames.classroom.worked import Worked


@pytest.fixture
def battle() -> Any:
    return classroom.lesson("poker-battle-line")


def test_pb_r7_an_empty_formation_is_rated(battle: Any) -> None:
    rated = battle.rating("", 3)
    assert isinstance(rated, Worked)
    assert "No card lies there." in str(rated)


def clause(worked: Worked, field: str) -> str | None:
    (row,) = (row for row in worked.rows if row.field == field)
    return row.clause


def test_pb_r5_numbers_decide_only_where_they_differ(battle: Any) -> None:
    assert clause(battle.fight(3, "KC KD 3S", "KS KH 2C", kickers="full"), "winner") == "PB-R5"
    assert clause(battle.fight(3, "KC KD 2S", "KS KH 2C", kickers="full"), "winner") == "PB-4.4"
    assert clause(battle.fight(3, "9S 8C 7D", "9H 8D 7C", kickers="full"), "winner") == "PB-4.4"


def test_pb_r4_the_ace_is_low_in_two_straights_only(battle: Any) -> None:
    assert clause(battle.rating("3S 2D AH", 3), "number") == "PB-R4"
    assert clause(battle.rating("5S 4D 3H 2C AH", 5), "number") == "PB-R4"
    assert clause(battle.rating("5S 4D 3H", 3), "number") == "PB-4.3"
