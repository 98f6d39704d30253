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
        ("insert", {"column": [], "card": "BJ"}, "card: '' is not a suit; the suits are H, S, C and D"),
        ("insert", {"column": ["7X"], "card": "8H"}, "column[0] should be a card, written like AS or SJ, but no king "),
        ("deduce_sets", SETS | {"suit": "X"}, "suit should be one of 'H', 'S', 'C', 'D', not 'X'"),
        ("deduce_sets", SETS | {"closed": ["H"]}, "closed: the case H has clues in its column"),
        ("deduce_sets", SETS | {"hand": []}, "hand should be a list of 1 to 54 cards, not of 0"),
        ("deduce_sets", SETS | {"column": "7S"}, "case:H: 7S' cannot lie there"),
        ("deduce_sets", SETS | {"column": 7}, "column should be a list of 0 to 54 cards, not 7"),
        ("close_sets", CLOSING | {"players": 5}, "players should be a number of seats, 1 to 4 (LA-1.1), not 5"),
        ("close_sets", CLOSING | {"close_need": 13}, "close_need should be one of null, 1, ..., 12 (LA-R2), not 13"),
        ("close_sets", CLOSING | {"pile": ["SJ"]}, "pile: SJ cannot be in a score pile: jokers among the clues are di"),
        ("clue_phase", {"clue_deck": ["4H"], "columns": [], "closed": []}, "columns should be an object with an entry"),
        ("clue_phase", {"clue_deck": ["4H"], "columns": {"E": ["2H"]}, "closed": []}, "columns has an entry for 'E'; "),
        ("clue_phase", {"clue_deck": ["KH"], "columns": {}, "closed": []}, "clue_deck[0] should be a card, written li"),
        ("winners", {"points": [85]}, "points[0] should be a whole number from 0 to 84, not 85"),
        ("winners", {"points": [1] * 5}, "points should be a list of 1 to 4, not of 5"),
        ("script", SCRIPT | {"players": 0}, "players should be a number of seats, 1 to 4 (LA-1.1), not 0"),
        ("script", SCRIPT | {"clue_deck": ["4H"]}, "clue_deck should be a list of 50 cards, not of 1"),
        ("script", SCRIPT | {"first_player": 2}, "first_player should be a seat from 0 to 1, not 2"),
        ("script", SCRIPT | {"moves": [{"type": "pass"}]}, "moves[0].type should be one of 'ponder', 'deduce', 'close"),
        ("script", SCRIPT | {"moves": ["ponder"]}, "moves[0] should be an object with type and more, not 'ponder'"),
        ("script", SCRIPT | {"moves": [{"type": "ponder"}]}, "moves[0] needs the field card"),
        ("script", SCRIPT | {"moves": [{"type": "close", "suit": "H", "cards": ["KC"]}]}, "moves[0]: LA-7.1: Seat 0 o"),
        ("script", SCRIPT | {"moves": [{"type": "ponder", "card": "8S"}]}, "moves[0]: LA-6.1: 8♠ is not in Seat 0's h"),
    ],
)  # fmt: skip
def test_situations_that_cannot_be_run(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    field = {"insert": "column", "clue_phase": "placed", "winners": "winners", "script": "over"}.get(kind, "sets")
    assert outcome(tmp_path, kind, given, {field: 0}).startswith(message)
