"""What a game's own lesson says of its cases: the values of the rules, clauses that exist, wrong told from right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames import classroom
from cardgames.check import same
from cardgames.classroom.page import NO
from cardgames.engine.words import LANGUAGES

GAMES = Path(__file__).parents[1] / "games"
OWN = [slug for slug in cardgames.games() if getattr(classroom.lesson(slug).own, "STEPS", None)]


def handed(slug: str) -> list[Any]:
    """The worked examples of a game of the kinds that its lesson explains."""
    file = GAMES / slug.replace("-", "_") / "cases.json"
    steps = classroom.lesson(slug).own.STEPS
    cases = [case for case in json.loads(file.read_text(encoding="utf-8")) if case.get("kind") in steps]
    assert {case["kind"] for case in cases} == set(steps), "a kind is explained that no example has"
    return cases


def changed(value: Any) -> Any:
    """Another value than this one."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    return [changed(value[0]), *value[1:]] if isinstance(value, list) and value and value[0] != [] else ["none"]


@pytest.mark.parametrize("slug", OWN)
def test_steps_agree_with_the_worked_examples(slug: str) -> None:
    for case in handed(slug):
        for lang in LANGUAGES:
            lesson = classroom.lesson(slug, lang)
            worked = lesson.case(case["kind"], **case["given"])
            assert set(worked.fields) <= set(lesson.kinds[case["kind"]].expect), case["id"]
            assert str(worked)
            expected = {field: case["expect"][field] for field in worked.fields if field in case["expect"]}
            if expected:
                assert worked.check(**expected).correct is True, (case["id"], str(worked.check(**expected)))


@pytest.mark.parametrize("slug", OWN)
def test_wrong_answers_to_the_worked_examples_get_a_clause_that_exists(slug: str) -> None:
    lesson = classroom.lesson(slug)
    for case in handed(slug):
        worked = lesson.case(case["kind"], **case["given"])
        for row in worked.rows:
            assert lesson.clause(row.clause) is not None, (case["id"], row)
            wrong = changed(json.loads(json.dumps(row.value, default=str)))
            if not same(row.value, wrong, unordered=True):
                shown = worked.check(**{row.field: wrong})
                assert shown.correct is False, (case["id"], row, wrong)
                assert NO in str(shown)
                assert row.clause in str(shown)


@pytest.mark.parametrize("slug", OWN)
def test_misreadings_are_words_about_another_value(slug: str) -> None:
    lesson = classroom.lesson(slug)
    seen = 0
    for case in handed(slug):
        for row in lesson.case(case["kind"], **case["given"]).rows:
            for other in row.misreadings:
                assert other.words.text("en") != other.words.text("zh")
                seen += not row.matches(other.value)
    assert seen


@pytest.mark.parametrize("slug", [slug for slug in cardgames.games() if classroom.lesson(slug).own])
def test_own_functions_are_methods_of_the_lesson(slug: str) -> None:
    lesson = classroom.lesson(slug)
    for name in lesson.own.__all__:
        assert name in dir(lesson)
        assert callable(getattr(lesson, name))
        assert getattr(lesson.own, name).__doc__
    with pytest.raises(AttributeError, match="no_such_thing"):
        _ = lesson.no_such_thing


def test_the_exchange_of_the_lesson_is_that_of_the_worked_examples() -> None:
    for slug, last in (("hey-bartender", "points"), ("spots", "spots")):
        lesson = classroom.lesson(slug)
        highest = max(card.rank for card in lesson.game.pack)
        for case in json.loads((GAMES / "hey_bartender" / "cases.json").read_text(encoding="utf-8")):
            given = case["given"] if case.get("kind") == "exchange" else None
            if given is None or max([*given["market"], given["played"]]) > highest:
                continue
            worked, expect = lesson.exchange(**case["given"]), case["expect"]
            if expect["needs_card"]:
                assert worked.check(flip=True).correct is True
                continue
            total = sum(expect["given_values"])
            answers = {"total": total, "size": len(expect["given_values"]), "cards": expect["given_values"]}
            answers[last] = expect["excess"] if last == "points" else total
            assert worked.check(**answers).correct is True, case["id"]
            assert worked.check(**{last: answers[last] + 1}).correct is False
