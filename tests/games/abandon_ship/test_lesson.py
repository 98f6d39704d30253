"""The lesson of Abandon Ship: the end in steps, duels in short, answers right and wrong, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.classroom import lesson
from cardgames.classroom.worked import Refusal

EN, ZH = lesson("abandon-ship"), lesson("abandon-ship", lang="zh")
CONTESTED: dict[str, Any] = {
    "keys": "4S 9S", "boats": "TS 2S", "areas": ["6S 8H", "5H"], "hands": ["3S 2H", "KC"],
}  # fmt: skip
TIED: dict[str, Any] = {"keys": "4S 9S KH", "boats": "TS 2S 7H", "areas": ["5S"]}


def test_the_end_in_steps() -> None:
    worked = EN.ending(**CONTESTED)
    assert worked.fields == ("stakes", "influence", "scores")
    assert worked.check(stakes=[12, 12], influence=[13, 9], scores=[12, 0]).correct is True
    assert "Seat 0: 4 + 6 + 3 = 13; Seat 1: 9." in str(worked)
    assert "Seat 0: the key 4♠; as influence 6♠ and 8♥; in hand 3♠ and 2♥." in str(worked)
    assert "座位0：钥匙4♠；影响力区域6♠、8♥；手牌3♠、2♥。" in str(ZH.ending(**CONTESTED))


@pytest.mark.parametrize(
    ("answers", "clause"),
    [({"stakes": [10, 10]}, "AS-5.3"), ({"influence": [10, 9]}, "AS-5.5"), ({"scores": [0, 12]}, "AS-5.4")],
)
def test_a_wrong_step_is_answered_with_its_clause(answers: dict[str, Any], clause: str) -> None:
    for one in (EN, ZH):
        checked = one.ending(**CONTESTED).check(**answers)
        assert checked.correct is False
        assert clause in str(checked)


@pytest.mark.parametrize(
    ("tie", "scores", "said"),
    [
        ("all", [12, 12, 7], "Seat 0 and Seat 1 are tied in ♠ and score the boat each; Seat 2 has the only key in ♥."),
        ("none", [0, 0, 7], "Seat 0 and Seat 1 are tied in ♠, so nobody scores; Seat 2 has the only key in ♥."),
        ("key", [0, 12, 7], "Seat 0 and Seat 1 are tied in ♠, and the highest key of theirs scores;"),
    ],
)
def test_as_5_6_ties_by_the_option(tie: str, scores: list[int], said: str) -> None:
    worked = EN.ending(**TIED, influence_tie=tie)
    assert worked.row("scores").value == scores
    assert worked.row("scores").clause == "AS-5.6"
    assert said in str(worked)
    assert "并列" in str(ZH.ending(**TIED, influence_tie=tie))


def test_as_5_7_a_seat_without_a_key() -> None:
    worked = EN.ending("4S -", boats="TS", areas=["", "KS"])
    assert (worked.row("influence").value, worked.row("scores").value) == ([4, None], [10, 0])
    assert "Seat 1: no key; as influence K♠." in str(worked)


@pytest.mark.parametrize(
    ("field", "answers"),
    [("influence", {"13, 9", "10, 9", "9, 0", "21, 14"}), ("scores", {"12, 0", "0, 12", "12, 12", "6, 6", "16, 0"})],
)
def test_the_answers_to_choose_from_are_misreadings(field: str, answers: set[str]) -> None:
    question = EN.ending(**CONTESTED).choose(field)
    assert {choice.words for choice in question.choices} <= answers
    assert len(question.choices) == 4
    wrong = next(letter for letter in "abcd" if letter != question.right)
    assert EN.ending(**CONTESTED).choose(field, answer=question.right).correct is True
    assert "would follow from another reading" in str(EN.ending(**CONTESTED).choose(field, answer=wrong))


@pytest.mark.parametrize(
    ("hand", "last", "clause", "said"),
    [
        (["7H", "JC"], "7S", "AS-4.3", "Whatever is above 7♠."),
        (["7H", "JC"], None, "AS-4.2", "Any card may open a duel."),
        (["JC"], "7S", "AS-4.5", "J♣ is the last card in hand, and not a king."),
        (["KC"], "7S", "AS-4.5", "K♣ is the last card in hand, but a king."),
        (["KC"], "KS", "AS-4.3", "Whatever is above K♠."),
    ],
)
def test_why_a_card_may_be_played(hand: list[str], last: str | None, clause: str, said: str) -> None:
    facts = {"hand": hand} | ({} if last is None else {"last": last})
    row = EN.case("duel_cards", **facts).row("playable")
    assert row.clause == clause
    assert row.said.text("en") == said
    assert str(ZH.case("duel_cards", **facts))


def test_a_table_is_laid_out_in_short() -> None:
    state = EN.ship("9H QC", "KC", boats="TS 2D", areas=["5C", "QH 3S"], duel="4S 7H", target=1, pile="3H")
    assert (state.actor, state.totals, state.powers) == (0, [10, 0, 2, 0], [[0, 0, 0, 5], [3, 12, 0, 0]])
    assert EN.attempt(state, "raise 9H").allowed
    assert EN.ship("9H", "KC", options={"influence_tie": "key"}).options == {"influence_tie": "key"}


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        (lambda: EN.ending("4S 4S"), "4S: each card of the pack lies in one place only"),
        (lambda: EN.ending("4S"), "AS-1.1"),
        (lambda: EN.ending("4S 9S", influence_tie="half"), "AS-R7"),
        (lambda: EN.ship("4S", "4S"), "4S: each card of the pack lies in one place only"),
        (lambda: EN.ship("4S"), "AS-1.1"),
    ],
)
def test_what_cannot_be_is_said(made: Any, reason: str) -> None:
    page = made()
    assert isinstance(page, Refusal)
    assert reason in str(page)
