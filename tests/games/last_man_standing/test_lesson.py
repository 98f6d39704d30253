"""The lesson of Last Man Standing: duels and purchases in steps, answers right and wrong, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.cards import STANDARD, by_pack
from cardgames.classroom import lesson
from cardgames.games.last_man_standing.lesson import _otherwise
from tests.games.last_man_standing.laying import by_the_book

EN, ZH = lesson("last-man-standing"), lesson("last-man-standing", lang="zh")
SOURCE = "2S 3S 3H 5S 8S"


def test_the_steps_of_the_original_example() -> None:
    worked = EN.duel(SOURCE)
    assert worked.fields == ("killers", "dead", "left", "rewards")
    right = worked.check(killers="5S 2S", dead="2S 3S 3H 8S", left="5S", rewards=[1, 0, 0, 9, 0])
    assert right.correct is True
    assert "Seat 0: 1; Seat 3: 2 + 3 + 4 = 9." in str(worked)
    assert "座位0：1；座位3：2 + 3 + 4 = 9。" in str(ZH.duel(SOURCE))


@pytest.mark.parametrize(
    ("answers", "clause"),
    [
        ({"killers": "2S 5S 8S"}, "LM-4.7"),
        ({"dead": "2S 3S 3H"}, "LM-4.5"),
        ({"left": "8S"}, "LM-4.4"),
        ({"rewards": [1, 0, 0, 3, 0]}, "LM-4.9"),
    ],
)
def test_a_wrong_step_is_answered_with_its_clause(answers: dict[str, Any], clause: str) -> None:
    for one in (EN, ZH):
        checked = one.duel(SOURCE).check(**answers)
        assert checked.correct is False
        assert clause in str(checked)


@pytest.mark.parametrize(
    ("cards", "clause"),
    [("2S 4H 9C KD", "LM-4.6"), (SOURCE, "LM-4.7"), ("2S 2H 5C 8D", "LM-4.7"), ("5S 5H 5C 5D", "LM-4.8")],
)
def test_who_kills_has_the_clause_that_decides_it(cards: str, clause: str) -> None:
    assert EN.duel(cards).row("killers").clause == clause


@settings(max_examples=25)
@given(st.lists(st.sampled_from(list(STANDARD)), min_size=4, max_size=8, unique=True))
def test_every_duel_is_worked_out_as_the_book_says(cards: list[Any]) -> None:
    earned, alive = by_the_book([card.rank for card in cards])
    worked = EN.duel(cards)
    assert worked.row("rewards").value == earned
    assert worked.row("left").value == [cards[seat] for seat in alive]
    parted = [*worked.row("left").value, *worked.row("dead").value]
    assert sorted(parted, key=by_pack) == sorted(cards, key=by_pack)
    assert {cards[seat] for seat, n in enumerate(earned) if n} == set(worked.row("killers").value)
    for one in (worked, ZH.duel(cards)):
        assert str(one)
        assert one._repr_html_()


@given(st.lists(st.integers(1, 13), min_size=4, max_size=8))
def test_without_a_misreading_the_rewards_are_those_of_the_rules(ranks: list[int]) -> None:
    assert _otherwise(ranks) == by_the_book(ranks)[0]


def test_the_answers_to_choose_from_are_misreadings() -> None:
    question = EN.duel(SOURCE).choose("rewards")
    words = [choice.words for choice in question.choices]
    assert sorted(words) == ["1, 0, 0, 3, 0", "1, 0, 0, 6, 0", "1, 0, 0, 9, 0", "1, 0, 0, 9, 5"]
    assert question.correct is None
    assert EN.duel(SOURCE).choose("rewards", answer=question.right).correct is True
    wrong = next(letter for letter in "abcd" if letter != question.right)
    assert "would follow from another reading" in str(EN.duel(SOURCE).choose("rewards", answer=wrong))


def test_a_purchase_in_steps() -> None:
    facts = {"market": "2C 5D 9H KS", "card": "5D", "pile": "7C 8C"}
    assert EN.case("buy", **facts).check(price=2, market="2C 9H KS 7C").correct is True
    wrong = EN.case("buy", **facts).check(price=4, market="2C 7C 9H KS")
    assert wrong.correct is False
    assert "LM-3.3" in str(wrong)
    assert "LM-3.5" in str(wrong)
    assert "What lay dearer moves one place down, 7♣ comes to 6." in str(EN.case("buy", **facts))
    assert "牌堆已空" in str(ZH.case("buy", market="2C 5D 9H KS", card="2C", pile=""))
    assert [choice.words for choice in EN.case("buy", **facts).choose("price").choices] in (["2", "4"], ["4", "2"])


def test_a_duel_takes_four_to_eight_cards() -> None:
    assert "LM-1.1" in str(EN.duel("2S 3S 4S"))
    assert "each card of the pack lies in one place only" in str(EN.duel("2S 2S 3S 4S"))


def test_hands_are_laid_out_in_short() -> None:
    state = EN.arena("2S 9C", "4H 7D", "9H 3C", "KD 6S", money=[9, 8, 7, 6])
    assert (state.phase, state.actor, state.duels, state.money) == ("duel", 0, 4, [9, 8, 7, 6])
    assert EN.attempt(state, "duel 2S").allowed
    assert not EN.attempt(state, "duel 4H").allowed
    assert EN.arena("2S", "3S", "4S", "5S").money == [20] * 4


@pytest.mark.parametrize(
    ("answers", "said", "clause"),
    [
        ({"left": "5S 3H"}, "5♠ kills 3♥.", "LM-4.5"),
        ({"dead": "8S 2S 3H"}, "5♠ kills 3♠.", "LM-4.5"),
        ({"left": "8S 5S"}, "2♠ kills 8♠.", "LM-4.4"),
        ({"left": "2H"}, "All were alive at first; these were not killed.", "LM-4.3"),
        ({"dead": 7}, "2♠ kills 8♠; 5♠ kills 2♠, 3♠ and 3♥.", "LM-4.5"),
    ],
)
def test_what_killed_a_card_is_said_to_those_who_think_it_alive(answers: Any, said: str, clause: str) -> None:
    checked = str(EN.duel(SOURCE).check(**answers))
    assert said in checked
    assert f"[{clause} " in checked
