"""The lesson of Brain Baseball: rounds from texts, what fits, and why; marks are written in one language."""

from __future__ import annotations

import pytest

from cardgames import classroom
from cardgames.cards import STANDARD
from cardgames.games.brain_baseball.lesson import plays
from tests.games.brain_baseball.laying import on_field

HIT = ("0 9S", "1 4H, 2 8D, 3 pass")


def test_a_round_from_texts() -> None:
    assert plays("1 4H, 2 pass") == [[1, "4H"], [2, None]]
    lesson = classroom.lesson("brain-baseball")
    caught = lesson.play_ball(*HIT, "3 TC, 0 pass, 1 2C")
    assert caught.check(batter=2, scorer=1, points=9, next_pitcher=1).correct is True
    assert "BB-5.3" in str(caught.check(scorer=2))
    unhit = lesson.play_ball("1 QS", "2 pass, 0 pass")
    assert unhit.check(batter=None, scorer=1, points=12, next_pitcher=1).correct is True
    assert "BB-4.6" in str(unhit.check(next_pitcher=2))


@pytest.mark.parametrize(
    ("swings", "message"),
    [
        ("1 4X", "'1 4X' is no play; right would be a seat and a card or pass"),
        ("one 4H", "'one 4H' is no play"),
        ("1 TH", "10♥ is above the ball, 9♠."),
        ("2 4H, 1 pass", "Swings[0]: this is a move of seat 2, but here seat 1 decides."),
    ],
)
def test_texts_that_are_no_round(swings: str, message: str) -> None:
    lesson = classroom.lesson("brain-baseball")
    assert message in str(lesson.play_ball("0 9S", f"{swings}, 2 pass"))


@pytest.mark.parametrize(("lang", "roles"), [("en", "catcher, pitcher, starter"), ("zh", "接球手、发球手、起始")])
def test_marks_are_written_in_one_language(lang: str, roles: str) -> None:
    lesson = classroom.lesson("brain-baseball", lang)
    state = on_field("9S TC", "4H JD", "8D 2C", moves=["pitch 9S", "swing 4H", "swing 8D", "catch TC"])
    assert roles in str(lesson.labels(state))


def test_what_fits_by_either_order() -> None:
    lesson = classroom.lesson("brain-baseball")
    hand = "AS 2D 6C 9H KS"
    assert lesson.swings(hand, "9D", "2S").check(playable="6C 9H").correct is True
    assert lesson.catches(hand, "9D").check(playable="AS 2D KS").correct is True
    assert lesson.catches("3S", "AS", ball_value_in_catch="points").check(playable=STANDARD.read("3S")).correct is True
    assert "10 J Q K 2 A." in str(lesson.catches(hand, "9D"))
