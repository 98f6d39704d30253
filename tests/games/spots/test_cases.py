"""The worked examples of Spots, and cases that cannot be run as they are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file

CASES = Path(__file__).parent / "cases.json"


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    """Run one case from a file; what is wrong with it, or an empty text."""
    file = folder / "spots.json"
    file.write_text(json.dumps([{"id": "SP-t1", "kind": kind, "given": given, "expect": expect}]), "utf-8")
    (found,) = check_file(file)
    return found.error or "; ".join(map(str, found.differences))


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "spots"))
    assert len(outcomes) >= 20
    assert [str(o) for o in outcomes if not o.passed] == []


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("handicap", {"hands": [["AS"], ["2S"]]}, "hands[0] should be a list of 5 cards, not of 1"),
        ("handicap", {"hands": [["AS"] * 5, ["2S"] * 5]}, "hands[0][1]: AS is already in hands[0][0]; each card lies "),
        ("handicap", {"hands": [["AS", "2S", "3S", "4S", "5S"]]}, "hands should be a list with an entry for each seat"),
        ("final", {"score_zones": [[], []], "handicaps": [1, 2]}, "handicaps should have a 0, the starting player's ("),
        ("final", {"score_zones": [[], []], "handicaps": [0, 0.25]}, "handicaps[1] should be a whole or half number f"),
        ("final", {"score_zones": [["KS"], []], "handicaps": [0, 0]}, "score_zones[0][0] should be a card, written li"),
        ("turn", {"market": ["7S"], "played": "JD"}, "played should be a card, written like AS or TC, not 'JD'"),
        ("game", {"players": 7, "deck": [], "plays": []}, "players should be a number of seats, 2 to 6 (SP-1.1), not "),
    ],
)
def test_cases_that_cannot_be_run(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    expect = {"handicap": {"start": 0}, "final": {"winners": []}, "turn": {"given": []}, "game": {"start": 0}}[kind]
    assert outcome(tmp_path, kind, given, expect).startswith(message)


def test_a_difference_is_shown_with_halves(tmp_path: Path) -> None:
    given = {"score_zones": [["TS"], []], "handicaps": [2.5, 0]}
    assert outcome(tmp_path, "final", given, {"scores": [7.5, 1]}) == "scores: expected [7.5, 1], got [7.5, 0]"
