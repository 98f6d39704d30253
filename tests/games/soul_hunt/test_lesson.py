"""What only the lesson of Soul Hunt has."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from cardgames import classroom
from cardgames.games.soul_hunt.experiments import reaches


@pytest.fixture
def hunt() -> Any:
    return classroom.lesson("soul-hunt")


def test_a_value_in_steps(hunt: Any) -> None:
    assert hunt.value("wolf-1 lion-1 fire-spirit", "strength").check(value=5, draw=5).correct is True
    assert hunt.value("ape-1", "perception").check(value=0, draw=0).correct is True
    assert "SH-6.9" in str(hunt.value("intrigue-1", "intellect"))


def test_a_number_in_steps(hunt: Any) -> None:
    assert hunt.number(3, [0, 1, 2], "speed", sacrificed="wind-spirit").check(number=3, corrected=5).correct is True
    assert "Tokens: a value of 2 draws 2 (SH-6.7), not 1." in str(hunt.number(2, [1], "speed"))


def test_an_order_in_steps(hunt: Any) -> None:
    worked = hunt.order("A B", "B A", "C A", first="C")
    assert worked.check(first_candidates=[0, 1, 2], second_candidates=[0], order=[2, 0, 1]).correct is True


@pytest.mark.parametrize(
    ("numbers", "answers"),
    [
        ((6, 2, -1), {"total": 7, "target": 6, "success": True, "prize": [0, 1], "relic_choice": [0], "penalty": []}),
        ((3, 2, 0), {"total": 5, "success": False, "prize": [], "penalty": [1, 2]}),
    ],
)
def test_a_result_in_steps(hunt: Any, numbers: tuple[int, ...], answers: dict[str, Any]) -> None:
    assert hunt.result("strength-souls-1", *numbers).check(**answers).correct is True


def test_a_trial_rewards_and_hits_nobody_alone(hunt: Any) -> None:
    assert hunt.result("strength-trial", 9, 0).check(prize=[], penalty=[], relic_choice=[]).correct is True


def test_a_final_judgement_in_steps(hunt: Any) -> None:
    assert hunt.final(2, 0, -2, relics=3, spend=2).check(total=2, success=False, relics_left=1).correct is True


@pytest.mark.parametrize("mix", ["20/10/5", "25/10/5", "20/15/5", "20/10/10"])
@pytest.mark.parametrize("value", [1, 2, 3])
def test_chances_against_every_draw(mix: str, value: int) -> None:
    """SH-R2: all ways to draw so many of the tokens, counted one by one."""
    tokens = [n for n, count in enumerate(map(int, mix.split("/"))) for _ in range(count)]
    draws = [sum(drawn) for drawn in combinations(tokens, value)]
    for reach in range(2 * value + 2):
        assert reaches(mix, value, reach) == pytest.approx(sum(one >= reach for one in draws) / len(draws))


def test_the_bag_in_steps_and_all_bags(hunt: Any) -> None:
    assert hunt.bag("20/10/5", 4, 2).check(tokens=35, successes=20, expected=2.29, percent=69).correct is True
    assert "69.0%" in str(hunt.chances(4, 2))


def test_an_experiment_is_the_same_every_time(hunt: Any) -> None:
    one, two = (str(hunt.experiment("20/10/10", games=2, seed=3)) for _ in range(2))
    assert one == two
    assert "2 games of a greedy team of 2" in one


@pytest.mark.parametrize(
    "ask",
    [
        lambda h: h.value("wolf-9", "strength"),
        lambda h: h.value("wolf-1", "courage"),
        lambda h: h.value("strength-life", "speed"),
        lambda h: h.order("A"),
        lambda h: h.order("A D"),
        lambda h: h.result("wolf-1", 1, 2),
        lambda h: h.result("strength-life", 1),
        lambda h: h.bag("20/10/6", 4, 2),
        lambda h: h.chances(9, 2),
        lambda h: h.experiment(games=0),
        lambda h: h.experiment(seats=7),
        lambda h: h.experiment("35"),
    ],
)
def test_what_cannot_be_shown_is_said_in_one_sentence(hunt: Any, ask: Any) -> None:
    text = str(ask(hunt))
    assert text.startswith("✗")
    assert len(text.splitlines()) == 1


def test_a_section_of_rules_is_not_the_tenth(hunt: Any) -> None:
    assert [clause.id for clause in hunt.clauses("SH-1")] == ["SH-1.1", "SH-1.2", "SH-1.3"]
    assert [clause.id for clause in hunt.clauses("SH-10")] == [f"SH-10.{n}" for n in range(1, 9)]
    assert len(list(hunt.clauses("SH-R"))) == 42


def test_in_a_position_the_own_warriors_stand_where_nobody_laid_them(hunt: Any) -> None:
    """SH-1.3, SH-3.1: nobody plays without one; the dead have none, and a card that lies elsewhere stays there."""
    targets = "strength-life speed-souls-1 intellect-life"
    camp = hunt.position(targets=targets, round=1, lives=[1, 0, 2, 3], hands=["", "", "", "warrior-green"])
    assert [[card.text for card in own] for own in camp.warriors] == [["warrior-red"], [], ["warrior-white"], []]
    camp = hunt.position(targets=targets, attack=0, round=1, numbers=[2, 1], hands=["great-spirit-1", ""])
    assert camp.check("sacrifice warrior-red").clause == "SH-1.3"
