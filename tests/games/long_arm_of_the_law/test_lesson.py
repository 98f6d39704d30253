"""The lesson of Long Arm of the Law: sums, closings and piles in steps, answers right and wrong, both languages."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.classroom import lesson

EN, ZH = lesson("long-arm-of-the-law"), lesson("long-arm-of-the-law", lang="zh")
WILD = ("6C 3D 6S BJ 8H", "D", "JD 9D", "C")


def test_the_game_card_names_both_packs() -> None:
    assert "54 cards, ace of spades to small joker; 54 cards, ace of spades to small joker" in str(EN)


def test_the_steps_of_a_deduction() -> None:
    worked = EN.deduction("4H 3H 2H 9S KC", "H", "TH 8H 7H")
    assert worked.fields == ("fitting", "least", "ways")
    assert worked.check(fitting="2H 3H 4H", least=7, ways=1).correct is True
    assert "3♥ + 4♥ = 7." in str(worked)
    assert "♥的牌，和大小王。" in str(ZH.deduction("4H 3H", "H", "7H"))


@pytest.mark.parametrize(
    ("answers", "clause"), [({"fitting": "3D"}, "LA-3.4"), ({"least": 11}, "LA-5.4"), ({"ways": 3}, "LA-5.3")]
)
def test_a_wrong_step_is_answered_with_its_clause(answers: dict[str, Any], clause: str) -> None:
    checked = EN.deduction(*WILD).check(**answers)
    assert checked.correct is False
    assert clause in str(checked)
    assert "Closed: ♣." in str(checked)


def test_a_joker_is_named_in_both_languages() -> None:
    assert "3♦ + Big joker = 16" in str(EN.deduction(*WILD))
    assert "3♦ + 大王 = 16" in str(ZH.deduction(*WILD))


def test_no_way_at_all() -> None:
    worked = EN.deduction("2H", "H", "7H")
    assert worked.check(ways=0).correct is True
    assert "No one or two of them make 7." in str(worked)


def test_the_steps_of_a_closing() -> None:
    worked = EN.closing("TH 3H 2H KS 9H", "H", "7H 8H 2H JH 4S")
    assert worked.fields == ("owned", "need", "fitting", "ways")
    assert worked.check(owned=4, need=4, fitting="TH 3H 2H 9H", ways=2).correct is True


@pytest.mark.parametrize(("pile", "settings", "need", "ways", "words"), [
    ("7H 8H 2H", {}, 4, 0, "3 are fewer than 4."), ("7H 8H 2H", {"players": 3}, 3, 1, "With 3 players."),
    ("7H", {"close_need": 1}, 1, 1, "As the option says.")])  # fmt: skip
def test_closings_with_few_clues(pile: str, settings: dict[str, Any], need: int, ways: int, words: str) -> None:
    worked = EN.closing("TH 3H", "H", pile, **settings)
    assert worked.check(need=need, ways=ways).correct is True
    assert words in str(worked)


def test_la_7_7_a_closed_case_is_not_closed_again() -> None:
    worked = EN.closing("KH", "H", "AH 3H 4H 5H", closed="H")
    (ways,) = (row for row in worked.rows if row.field == "ways")
    assert (ways.value, ways.clause) == (0, "LA-7.7")
    assert "This case is closed already." in str(worked)


def test_a_pile_is_counted_by_kind() -> None:
    worked = EN.pile("AS 6H 7D QC KS")
    assert worked.check(ones=2, twos=2, kings=1, points=9).correct is True
    assert worked.check(points=39).correct is False
    question = str(worked.choose("points"))
    assert [line for line in ("9", "39", "5") if line not in question] == []


def test_questions_offer_misreadings() -> None:
    question = str(EN.deduction("7S 2S KH SJ 3C", "S", "TS 9S").choose("ways", answer="a"))
    assert "In how many ways can it be done?" in question
    assert "几种打法" in str(ZH.deduction("7S 2S KH SJ 3C", "S", "TS 9S").choose("ways"))


def test_a_stage_is_about_to_investigate() -> None:
    state = EN.stage("4H 3H", "9S", hearts="TH 7H", closed="C", piles=["", "KC 2C"], actor=1)
    assert state.actor == 1
    assert [card.text for card in state.cases[0]] == ["KH'", "TH'", "7H'"]
    assert len(state.deck) == 51
    assert state.scores() == [0, 4]
    assert EN.stage("4H 3H", "9S", deck="2C").deck[0].text == "2C"


@pytest.mark.parametrize(("call", "message"), [
    (lambda: EN.stage("4H", hearts="7H", closed="H"), "Closed: the case H has clues in its column"),
    (lambda: EN.stage(""), "no cards"), (lambda: EN.stage("4H", hearts="7X"), "'7X' is not a card"),
    (lambda: EN.stage(*["4H"] * 5), "with 5 seats"), (lambda: EN.stage("2S", close_need=0), "LA-R2"),
    (lambda: EN.closing("TH", "X", "7H"), "'X' is not a suit"),
    (lambda: EN.deduction("TH", "X", "7H"), "'X' is not a suit"),
    (lambda: EN.pile("BJ"), "Pile: BJ cannot be in a score pile: jokers among the clues are discarded"),
    (lambda: EN.deduction("TH", "H", ""), "no clue in the column")])  # fmt: skip
def test_what_cannot_be_shown_is_said_in_a_sentence(call: Any, message: str) -> None:
    assert message in str(call())
