"""The worked examples, handed and own, through the product itself; a golden game; the words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames.check import check_file
from cardgames.explain import explain
from cardgames.games.caribbean_star import GAME
from cardgames.games.caribbean_star.words import REFUSALS, TELLINGS

HERE = Path(__file__).parent
CASES = HERE / "cases.json"
RECORD = HERE.parents[1] / "records" / "caribbean-star.txt"
GOLDEN = HERE.parents[1] / "golden" / "caribbean-star.txt"


def test_every_worked_example_holds() -> None:
    outcomes = list(check_file(CASES))
    assert len(outcomes) == len(json.loads(CASES.read_text("utf-8"))) - 1 >= 40
    assert [f"{o.where}: {o.error or o.differences}" for o in outcomes if not o.passed] == []


FIELDS = ["hands", "areas", "scores", "discard", "phase", "winners", "score", "order", "legal"]


@pytest.mark.parametrize("field", FIELDS)
def test_a_wrong_expectation_is_noticed(field: str, tmp_path: Path) -> None:
    cases = json.loads(CASES.read_text("utf-8"))
    case = next(c for c in cases if c["kind"] != "format" and field in c["expect"])
    case["expect"][field] = other(case["expect"][field])
    file = tmp_path / "caribbean-star.json"
    file.write_text(json.dumps([case]))
    (outcome,) = check_file(file)
    assert [d.field for d in outcome.differences] == [field]


def other(value: Any) -> Any:
    """Nearly the same value: seats exchanged, one entry less, one point more."""
    if isinstance(value, list) and len(value) == 2 and value[0] != value[1]:
        return value[::-1] if isinstance(value[0], (list, int)) else value[:1]
    return value[1:] if isinstance(value, list) else value + 1 if isinstance(value, int) else "ace"


@pytest.mark.parametrize(("given", "reason"), [
    ({"area": ["7H"]}, "areas: 7H cannot lie there (CS-2.5)"),
    ({"area": ["TH", "KS"]}, "KS cannot lie there"),
    ({"area": ["1H"]}, "area[0] should be a card, written like AS or KC, not '1H'"),
    ({"area": ["KH"], "options": {"double": True}}, "options has no field 'double'; did you mean 'double_negative'?"),
])  # fmt: skip
def test_a_case_that_cannot_be_says_why(given: Mapping[str, Any], reason: str, tmp_path: Path) -> None:
    file = tmp_path / "caribbean-star.json"
    file.write_text(json.dumps([{"id": "a", "kind": "settle", "given": given, "expect": {"score": 0}}]))
    (outcome,) = check_file(file)
    assert reason in (outcome.error or "")


@pytest.mark.parametrize(("move", "reason"), [
    ({"player": 1, "move": "play", "card": "2S"}, "moves[0]: this is a move of seat 1, but here seat 0 decides"),
    ({"player": 0, "move": "play", "card": "AS"}, "CS-2.2"),
    ({"player": 0, "move": "put", "card": "KH"}, "moves[0].move should be one of 'play', 'ace', 'pass'"),
    ({"move": "play", "card": "KH"}, "moves[0] needs the field player"),
])  # fmt: skip
def test_a_move_that_cannot_be_made_says_why(move: Mapping[str, Any], reason: str, tmp_path: Path) -> None:
    given = {"hands": [["KH", "AS"], ["2S"]], "moves": [move]}
    file = tmp_path / "caribbean-star.json"
    file.write_text(json.dumps([{"id": "a", "kind": "position", "given": given, "expect": {"over": False}}]))
    (outcome,) = check_file(file)
    assert reason in (outcome.error or "")


def test_the_golden_game_replays_and_is_told_as_before() -> None:
    timeline = cardgames.load(RECORD.read_text("utf-8"))
    assert timeline.record() == RECORD.read_text("utf-8")
    assert "\n".join(explain(timeline, ("en", "zh"))) + "\n" == GOLDEN.read_text("utf-8")
    assert timeline.over


def test_every_clause_that_is_told_stands_in_the_rulebook() -> None:
    timeline = cardgames.load(RECORD.read_text("utf-8"))
    fired = {event.clause for step in timeline for event in step.events}
    assert fired <= {clause.id for clause in GAME.rulebook}
    assert len(fired) >= 30


def test_all_words_exist_in_both_languages() -> None:
    texts = [words for telling in TELLINGS.values() for words in (telling.words, telling.hidden, telling.brief)]
    texts += [part for refusal in REFUSALS.values() for part in refusal]
    for words in filter(None, texts):
        assert words.en
        assert words.zh
        assert words.en != words.zh or not any("\u4e00" <= letter <= "\u9fff" for letter in words.en)
