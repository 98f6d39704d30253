"""The worked examples of Long Arm of the Law, and cases that cannot be run as they are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file
from tests.games.laying import case_outcome

CASES = Path(__file__).parent / "cases.json"
SCRIPT = next(case["given"] for case in json.loads(CASES.read_text("utf-8")) if case["id"] == "la-h-17")
SETS = {"hand": ["4H", "3H"], "suit": "H", "column": ["7H"], "closed": []}
CLOSING = {"hand": ["KH"], "pile": ["7H", "8H", "2H"], "suit": "H", "players": 3, "closed": []}


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    return case_outcome(folder, "long-arm-of-the-law", kind, given, expect)


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "long-arm-of-the-law"))
    assert len(outcomes) >= 28
    assert [str(o) for o in outcomes if not o.passed] == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    assert outcome(tmp_path, "deduce_sets", SETS, {"sets": [["4H"]]}).endswith('got [["3H", "4H"]]')
    assert outcome(tmp_path, "points", {"pile": ["AS"]}, {"points": 2}) == "points: expected 2, got 1"


def test_the_order_of_cards_in_a_move_means_nothing(tmp_path: Path) -> None:
    for cards in (["2H", "5H"], ["5H", "2H"]):
        moves = [{"type": "deduce", "suit": "H", "cards": cards}]
        assert outcome(tmp_path, "script", SCRIPT | {"moves": moves}, {"piles": [["7H"], []], "to_move": 1}) == ""


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("insert", {"column": [], "card": "BJ"}, "'' is no suit"),
        ("insert", {"column": ["7X"], "card": "8H"}, "'7X' is not a card of this pack of 54"),
        ("deduce_sets", SETS | {"suit": "X"}, "'X' is no suit; right would be H, S, C or D"),
        ("deduce_sets", SETS | {"closed": ["H"]}, "closed: the case H has clues in its column"),
        ("deduce_sets", SETS | {"hand": []}, "hand:0: no cards"),
        ("deduce_sets", SETS | {"column": "7S"}, "case:H: 7S' cannot lie there"),
        ("deduce_sets", SETS | {"column": 7}, "column of given is a list of cards"),
        ("close_sets", CLOSING | {"players": 5}, "Long Arm of the Law cannot be played with 5 seats (LA-1.1)"),
        ("close_sets", CLOSING | {"close_need": 13}, "option close_need cannot be 13 (LA-R2)"),
        ("close_sets", CLOSING | {"pile": ["SJ"]}, "pile: SJ is no card that can be taken"),
        ("clue_phase", {"clue_deck": ["4H"], "columns": [], "closed": []}, "columns of given is an object"),
        ("clue_phase", {"clue_deck": ["4H"], "columns": {"E": ["2H"]}, "closed": []}, "'E' is no suit"),
        ("clue_phase", {"clue_deck": ["KH"], "columns": {}, "closed": []}, "KH': each card of the pack lies in one"),
        ("winners", {"points": [85]}, "points: 85 cannot be made of what is left"),
        ("winners", {"points": [1] * 5}, "Long Arm of the Law cannot be played with 5 seats"),
        ("script", SCRIPT | {"players": 0}, "Long Arm of the Law cannot be played with 0 seats"),
        ("script", SCRIPT | {"clue_deck": ["4H"]}, "this deck holds"),
        ("script", SCRIPT | {"first_player": 2}, "option first_player cannot be 2 (LA-R14)"),
        ("script", SCRIPT | {"moves": [{"type": "pass"}]}, "move 1 is an object with a type, which is one of deduce,"),
        ("script", SCRIPT | {"moves": ["ponder"]}, "move 1 is an object with a type"),
        ("script", SCRIPT | {"moves": [{"type": "ponder"}]}, "move 1: a ponder has the fields card, type"),
        ("script", SCRIPT | {"moves": [{"type": "close", "suit": "H", "cards": ["KC"]}]}, "LA-7.1: Seat 0 owns 0"),
        ("script", SCRIPT | {"moves": [{"type": "ponder", "card": "8S"}]}, "LA-6.1: 8♠ is not in Seat 0's hand"),
    ],
)  # fmt: skip
def test_situations_that_cannot_be_run(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    field = {"insert": "column", "clue_phase": "placed", "winners": "winners", "script": "over"}.get(kind, "sets")
    assert outcome(tmp_path, kind, given, {field: 0}).startswith(message)
