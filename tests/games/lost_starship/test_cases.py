"""The worked examples of Lost Starship, and cases that cannot be run as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file
from tests.games.laying import case_outcome

CASES = Path(__file__).parent / "cases.json"
TOPS = {"N": 4, "E": 2, "S": 3, "W": 5}
DECK = [rank + suit for suit in "HCSD" for rank in "A23456789T"]
SCRIPT = {"players": 2, "deck": DECK, "destinations": ["N", "W"]}
EXPECT: dict[str, dict[str, Any]] = {
    "round_points": {"points": TOPS},
    "winners": {"winners": [0]},
    "rounds": {"rounds": 9},
    "script": {"over": False},
}


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    return case_outcome(folder, "lost-starship", kind, given, expect)


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "lost-starship"))
    assert len(outcomes) >= 27
    assert [str(o) for o in outcomes if not o.passed] == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    assert outcome(tmp_path, "round_points", {"tops": TOPS}, {"east_west": 2}) == "east_west: expected 2, got 3"


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("round_points", {"tops": {"N": 4}}, "tops: {'N': 4}; right would be a number from 0 to 10 for each of N, E"),
        ("round_points", {"tops": TOPS | {"W": 11}}, "right would be a number from 0 to 10"),
        ("round_points", {"tops": TOPS | {"W": True}}, "right would be a number from 0 to 10"),
        ("round_points", {"tops": 7}, "tops: 7; right would be a number"),
        ("round_points", {"tops": TOPS, "margin_bonus": 1}, "option margin_bonus cannot be 1 (LS-R11)"),
        ("winners", {"totals": TOPS, "destinations": ["N", "N"]}, "right would be different ones of N, E, S, W"),
        ("winners", {"totals": TOPS, "destinations": ["N"]}, "with 1 seats (LS-2.1)"),
        ("winners", {"totals": TOPS, "destinations": "NE"}, "right would be different ones of N, E, S, W"),
        ("winners", {"totals": TOPS, "destinations": ["N", "E"], "variant": "x"}, "option variant cannot be 'x'"),
        ("rounds", {"players": 5}, "with 5 seats (LS-2.1)"),
        ("script", SCRIPT | {"destinations": ["N", "E", "S"]}, "right would be one for each player"),
        ("script", SCRIPT | {"deck": DECK[1:]}, "this deck holds AH not at all"),
        ("script", SCRIPT | {"plays": ["TD"]}, "LS-2.5: 10♦ is not in Seat 0's hand"),
        ("script", SCRIPT | {"plays": ["KH"]}, "LS-1.3: K♥ is an identity card"),
        ("script", SCRIPT | {"plays": ["JH"]}, "'JH' is not a card of this pack of 44"),
        ("script", SCRIPT | {"first_player": 2}, "option first_player cannot be 2 (LS-R8)"),
    ],
)
def test_cases_that_cannot_be_run(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    assert message in outcome(tmp_path, kind, given, EXPECT[kind])
