"""The worked examples of Fifty-K, and cases that cannot be run as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file
from tests.games.laying import case_outcome

CASES = Path(__file__).parent / "cases.json"
TABLE: dict[str, Any] = {"hands": [["6S", "4S"], ["KS", "4H"], ["TS", "4D"]], "turn": 0}
HAND: dict[str, Any] = {"collected": [80, 20, 0], "out_order": [0, 1], "left": [0, 0, 0]}
FOUR: dict[str, Any] = {"collected": [80, 20, 0, 0], "out_order": [0, 2], "left": [0, 0, 0, 0]}


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    """What is wrong with one case, or an empty text."""
    return case_outcome(folder, "fifty-k", kind, given, expect)


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "fifty-k"))
    assert len(outcomes) >= 40
    assert [str(o) for o in outcomes if not o.passed] == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    given = {"hand": ["7S", "7H"]}
    assert outcome(tmp_path, "combos", given, {"count": 3, "by_type": {"single": 2, "pair": 1}}) == ""
    assert outcome(tmp_path, "combos", given, {"count": 4}) == "count: expected 4, got 3"


def test_sets_are_compared_in_any_order(tmp_path: Path) -> None:
    given = {"hand": ["KS", "KD", "3H"], "table": ["QS"]}
    assert outcome(tmp_path, "responses", given, {"plays": [["KD"], ["KS"]]}) == ""
    given = {"hand": ["KS", "KD", "3H"], "table": ["QS", "QD"]}
    assert outcome(tmp_path, "responses", given, {"plays": [["KD", "KS"]]}) == ""


def test_cards_of_a_move_may_stand_in_any_order(tmp_path: Path) -> None:
    given = TABLE | {"hands": [["6S", "6H", "4S"], ["KS"], ["TS"]]}
    moves = [{"seat": 0, "type": "play", "cards": ["6H", "6S"]}, {"seat": 1, "type": "pass"}]
    assert outcome(tmp_path, "position", given | {"moves": moves}, {"turn": 2, "free_lead": False}) == ""
    assert outcome(tmp_path, "is_legal", given | {"move": moves[0]}, {"legal": True}) == ""


def test_a_position_with_an_opening(tmp_path: Path) -> None:
    given = TABLE | {"hands": [["3H", "4S"], ["KS"], ["TS"]], "options": {"first_lead_3h": True}, "opening": True}
    assert outcome(tmp_path, "is_legal", given | {"move": {"type": "play", "cards": ["4S"]}}, {"legal": False}) == ""
    assert outcome(tmp_path, "is_legal", given | {"move": {"type": "play", "cards": ["3H"]}}, {"legal": True}) == ""


def test_table_points_not_given_are_those_of_the_last_play(tmp_path: Path) -> None:
    given = TABLE | {"last_player": 2, "last_cards": ["TH"]}
    assert outcome(tmp_path, "position", given, {"table": 10, "turn": 0}) == ""
    assert outcome(tmp_path, "position", given | {"table": 35}, {"table": 35}) == ""


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([{"seat": 1, "type": "play", "cards": ["KS"]}], "moves[0]: this is a move of seat 1, but here seat 0 decides"),
        ([{"seat": 0, "type": "pass"}], "FK-3.1"),
        ([{"seat": 0, "type": "lead", "cards": ["6S"]}], "moves[0].type should be one of 'play', 'pass', not 'lead'"),
        ([{"seat": 0, "type": "play", "cards": ["6S", "4S"]}], "FK-4.3"),
        ([{"seat": 0, "type": "play"}], "moves[0] needs the field cards"),
        ([{"type": "pass"}], "moves[0] needs the field seat"),
        (["pass"], "moves[0] should be an object with type and more, not 'pass'"),
    ],
)
def test_moves_that_cannot_be_made(tmp_path: Path, moves: list[Any], message: str) -> None:
    assert message in outcome(tmp_path, "position", TABLE | {"moves": moves}, {"over": False})


@pytest.mark.parametrize(
    ("kind", "given", "expect", "message"),
    [
        ("classify", {"cards": []}, "type", "cards should be a list of 1 to 52 cards, not of 0"),
        ("classify", {"cards": ["4S", "4S"]}, "type", "cards[1]: 4S is already in cards[0]; each card lies in one pla"),
        ("classify", {"cards": ["1S"]}, "type", "cards[0] should be a card, written like 3S or 2C, not '1S'"),
        ("responses", {"hand": ["4S"], "table": ["5S", "6S"]}, "plays", "these cards form none"),
        ("deal", {"players": 5, "deck": []}, "leader", "FK-1.1"),
        ("score3", HAND | {"out_order": [0]}, "score", "out_order of a hand that is over should be two seats (FK-7.1)"),
        ("score3", HAND | {"out_order": [0, 1, 2]}, "score", "out_order of a hand that is over should be two seats (F"),
        ("score3", HAND | {"out_order": [0, 3]}, "score", "out_order[1] should be a seat from 0 to 2, not 3"),
        ("score3", HAND | {"out_order": [[0], 1]}, "score", "out_order[0] should be a seat from 0 to 2, not [0]"),
        ("score3", HAND | {"out_order": [0, True]}, "score", "out_order[1] should be a seat from 0 to 2, not true"),
        (
            "score3",
            HAND | {"out_order": [0, 0]},
            "score",
            "out_order[1]: 0 is already in out_order[0]; right is each only once",
        ),
        ("score3", HAND | {"out_order": None}, "score", "out_order should be a list of 0 to 4, not null"),
        ("score3", HAND | {"left": [0, 0]}, "score", "left should be a list with an entry for each of 3 seats, not of"),
        ("score3", HAND | {"left": [10, 0, 0]}, "score", "who is out has no cards left (FK-3.6)"),
        ("score3", HAND | {"collected": [-5, 20, 0]}, "score", "collected[0] should be a whole number from 0 to 10000"),
        ("score3", FOUR, "score", "collected should be a list with an entry for each of 3 seats, not of 4"),
        ("score4", HAND, "score", "collected should be a list with an entry for each of 4 seats, not of 3"),
        ("score4", FOUR | {"out_order": [0, 1]}, "score", "two partners and nobody after them (FK-6.1)"),
        ("score4", FOUR | {"out_order": [0, 2, 1]}, "score", "two partners and nobody after them (FK-6.1)"),
        ("score3", HAND | {"options": {"out_swing": 10}}, "score", "FK-R15"),
        ("match", {"players": 3, "hands": []}, "over", "hands should be a list of 1 to 1000, not of 0"),
        ("match", {"players": 4, "hands": [HAND]}, "over", "hands[0].collected should be a list with an entry for eac"),
        ("match", {"players": 3, "hands": ["x"]}, "over", "hands[0] should be an object with collected, out_order, le"),
        ("match", {"players": 3, "hands": [{"collected": [0, 0, 0]}]}, "over", "hands[0] needs the field out_order"),
        ("match", {"players": 3, "hands": [HAND] * 6}, "over", "the match ends there"),
        ("position", TABLE | {"turn": 3}, "over", "turn should be a seat from 0 to 2, not 3"),
        ("position", TABLE | {"out_order": [9]}, "over", "out_order[0] should be a seat from 0 to 2, not 9"),
        ("position", TABLE | {"out_order": 5}, "over", "out_order should be a list of 0 to 4, not 5"),
        ("position", TABLE | {"passed": [7]}, "over", "passed[0] should be a seat from 0 to 2, not 7"),
        (
            "position",
            TABLE | {"passed": [1, 1]},
            "over",
            "passed[1]: 1 is already in passed[0]; right is each only once",
        ),
        ("position", TABLE | {"hands": [["6S"], ["KS"], []]}, "over", "seat 2 has no cards"),
    ],
)
def test_situations_that_cannot_be_laid_out(
    tmp_path: Path, kind: str, given: dict[str, Any], expect: str, message: str
) -> None:
    assert message in outcome(tmp_path, kind, given, {expect: []})
