"""The lesson of Barcelona: the order of choosing and whole rounds in steps, answers right and wrong, both languages."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.cards import STANDARD
from cardgames.classroom import lesson
from tests.games.barcelona.laying import by_the_book

EN, ZH = lesson("barcelona"), lesson("barcelona", lang="zh")
HANDS = ("KH 2S", "9D 7C", "5H TS")
QUIET = {"first": "2S 9D TS", "choices": "withdraw showdown"}
LOUD = {"first": "KH 7C 5H", "choices": "showdown"}


def test_the_steps_of_a_round() -> None:
    worked = EN.showdown(*HANDS, **QUIET)
    assert worked.fields == ("order", "standing", "winner", "payments", "money")
    right = worked.check(order=[0, 1, 2], standing=[1, 2], winner=1, payments=[0, 0, 10], money=[29, 42, 19])
    assert right.correct is True
    assert "Seat 1: 29 + 3 + 10 = 42, after an ante of 1." in str(worked)
    assert "付过1元之后，座位1：29 + 3 + 10 = 42。" in str(ZH.showdown(*HANDS, **QUIET))


@pytest.mark.parametrize(
    ("answers", "clause"),
    [
        ({"order": [2, 1, 0]}, "BA-4.6"),
        ({"standing": [0, 1, 2]}, "BA-4.8"),
        ({"winner": 0}, "BA-4.11"),
        ({"payments": [2, 0, 10]}, "BA-4.13"),
        ({"money": [29, 39, 19]}, "BA-4.12"),
    ],
)
def test_a_wrong_step_is_answered_with_its_clause(answers: dict[str, Any], clause: str) -> None:
    for one in (EN, ZH):
        checked = one.showdown(*HANDS, **QUIET).check(**answers)
        assert checked.correct is False
        assert clause in str(checked)


def test_each_step_has_the_clause_that_decides_it() -> None:
    alone = EN.showdown(*HANDS, first="2S 9D TS", choices="withdraw withdraw")
    assert alone.row("standing").clause == "BA-4.9"
    assert "All the others have withdrawn." in str(alone)
    assert "Nobody else is standing." in str(alone)
    assert "5♥ is the only red card left." in str(alone)
    assert EN.showdown("8D AS", "8H KS", first="8D 8H", choices="showdown").row("winner").clause == "BA-R7"
    assert EN.order("7S 7H 7C 7D").row("order").clause == "BA-3.2"
    assert EN.order("7S 8H").check(order=[0, 1]).correct is True


def test_who_has_less_than_due_and_who_is_out() -> None:
    short = EN.showdown(*HANDS, **LOUD, money=[30, 30, 5])
    assert short.row("payments").value == [0, 7, 4]
    assert "7♣: 7; 10♠: 10 due, 4 left." in str(short)
    gone = EN.showdown("KH 2S", "", "5H TS", first="2S 5H", choices="showdown", money=[30, 0, 30])
    assert gone.row("order").value == [0, 2]
    assert gone.row("money").value == [41, 0, 19]
    dear = EN.showdown(*HANDS, **LOUD, ante=3)
    assert dear.row("money").value == [27 + 9 + 17, 20, 17]


@pytest.mark.parametrize("field", ["order", "standing", "winner", "payments", "money"])
def test_the_answers_to_choose_from_are_misreadings(field: str) -> None:
    question = EN.showdown(*HANDS, **QUIET).choose(field)
    assert len(question.choices) >= 2
    assert EN.showdown(*HANDS, **QUIET).choose(field, answer=question.right).correct is True
    wrong = next(letter for letter in "abc" if letter != question.right)
    assert "would follow from another reading" in str(EN.showdown(*HANDS, **QUIET).choose(field, answer=wrong))


@settings(max_examples=25)
@given(st.permutations([card for card in STANDARD if card.red]), st.permutations([c for c in STANDARD if not c.red]))
def test_every_round_is_worked_out_as_the_book_says(reds: list[Any], blacks: list[Any]) -> None:
    pairs = [(reds[seat], blacks[seat]) for seat in range(4)]
    hands = [f"{red.text} {black.text}" for red, black in pairs]
    first = " ".join(pair[seat % 2].text for seat, pair in enumerate(pairs))
    worked = EN.showdown(*hands, first=first, choices="withdraw showdown", money=[3, 9, 30, 30])
    standing = worked.row("standing").value
    assert standing == sorted(worked.row("order").value[1:])
    after = by_the_book({seat: pairs[seat] for seat in standing}, [2, 8, 29, 29], 4)
    assert (worked.row("winner").value, worked.row("money").value) == after
    assert str(ZH.showdown(*hands, first=first, choices="withdraw showdown"))


def test_rounds_are_laid_out_in_short() -> None:
    state = EN.stage(*HANDS)
    assert (state.phase, state.actor, state.money, state.pot) == ("play", 0, [29] * 3, 3)
    state = EN.stage(*HANDS, first="2S 9D TS", money=[5, 30, 30], ante=2)
    assert (state.phase, state.order, state.money, state.pot) == ("choose", [0, 1, 2], [3, 28, 28], 6)
    assert EN.attempt(state, "withdraw").allowed
    assert not EN.attempt(state, "play KH").allowed


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: EN.order("7S"), "BA-1.1"),
        (lambda: EN.stage("2S KH", "9D 7C"), "A hand in hands should be a red and a black card, the red one first ("),
        (lambda: EN.stage("KH 2S", "9D 7C", first="9D"), "BA-4.4"),
        (lambda: EN.showdown(*HANDS, first="2S 9D", choices="showdown"), "First names 2 cards"),
        (lambda: EN.showdown(*HANDS, first="2S 9D TS", choices="withdraw"), "Choices end with the first showdown, o"),
        (lambda: EN.showdown(*HANDS, first="2S 9D TS", choices="showdown", ante=9), "BA-R5"),
    ],
)
def test_what_cannot_be_shown_is_said_in_a_sentence(call: Any, message: str) -> None:
    assert message in str(call())
