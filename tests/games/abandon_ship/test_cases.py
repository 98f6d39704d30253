"""The worked examples of Abandon Ship, and cases that cannot be run as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file
from tests.games.laying import case_outcome

CASES = Path(__file__).parent / "cases.json"
TABLE: dict[str, Any] = {"turn": 0, "hands": [["4S", "9H", "QC", "2D", "6S"], ["7H"]], "pile": ["3S", "5H"]}


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    """What is wrong with one case, or an empty text."""
    return case_outcome(folder, "abandon-ship", kind, given, expect)


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "abandon-ship"))
    assert len(outcomes) >= 31
    assert [str(o) for o in outcomes if not o.passed] == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    given = {"keys": ["4S", "9S"], "boats": {"S": ["TS"]}, "areas": [[], []], "hands": [[], []]}
    assert outcome(tmp_path, "keys", given, {"scores": [0, 10]}) == ""
    assert outcome(tmp_path, "keys", given, {"scores": [10, 0]}) == "scores: expected [10, 0], got [0, 10]"


def test_hands_areas_and_boats_are_compared_in_any_order(tmp_path: Path) -> None:
    given = TABLE | {"boats": {"S": ["TS", "JS"]}, "areas": [["AS", "2S"], []]}
    expect = {
        "hands": [["6S", "2D", "QC", "9H", "4S"], ["7H"]],
        "areas": [["2S", "AS"], []],
        "boats": {"S": ["JS", "TS"], "H": [], "D": [], "C": []},
    }
    assert outcome(tmp_path, "position", given, expect) == ""
    assert outcome(tmp_path, "position", given, expect | {"hands": expect["hands"][::-1]}).startswith("hands: expected")  # type: ignore[index]


def test_influence_is_that_of_the_keys(tmp_path: Path) -> None:
    given = TABLE | {"pile": [], "moves": [{"player": 0, "move": "key", "card": "4S"}]}
    assert outcome(tmp_path, "position", given, {"influence": [10, None], "phase": "key", "to_move": 1}) == ""


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([{"player": 1, "move": "jettison", "card": "7H"}], "moves[0]: this is a move of seat 1, but here seat 0 deci"),
        ([{"player": 0, "move": "jettison", "card": "7H"}], "AS-4.1"),
        ([{"player": 0, "move": "challenge", "card": "4S"}], "moves[0] needs the field target"),
        ([{"player": 0, "move": "challenge", "card": "4S", "target": 0}], "AS-4.2"),
        ([{"player": 0, "move": "challenge", "card": "4S", "target": 1}, {"player": 1, "move": "raise", "card": "7H"}],
         "AS-4.5"),
        ([{"player": 0, "move": "challenge", "card": "4S", "target": 1}, {"player": 1, "move": "concede"},
          {"player": -1, "move": "seize", "card": "9H"}], "AS-4.6"),
    ],
)  # fmt: skip
def test_moves_that_cannot_be_made(tmp_path: Path, moves: list[Any], message: str) -> None:
    assert message in outcome(tmp_path, "position", TABLE | {"moves": moves}, {"over": False})


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("position", TABLE | {"boats": {"X": []}}, "boats has an entry for 'X'; there are only S, H, D, C"),
        ("position", TABLE | {"hands": [["4S"]]}, "AS-1.1"),
        ("position", TABLE | {"turn": 2}, "turn should be a seat from 0 to 1, not 2"),
        ("position", TABLE | {"pile": ["7H"]}, "pile[0]: 7H is already in hands[1][0]; each card lies in one place on"),
        ("legal", TABLE | {"options": {"influence_tie": "half"}}, "AS-R7"),
        ("duel_cards", {"hand": ["4X"]}, "hand[0] should be a card, written like AS or KC, not '4X'"),
    ],
)
def test_situations_that_cannot_be_laid_out(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    field = {"legal": "legal", "duel_cards": "playable"}.get(kind, "over")
    assert message in outcome(tmp_path, kind, given, {field: []})
