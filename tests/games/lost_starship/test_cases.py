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
        ("round_points", {"tops": {"N": 4}}, 'tops should be an object with an entry for each of N, E, S, W, not {"N"'),
        ("round_points", {"tops": TOPS | {"W": 11}}, "tops.W should be a whole number from 0 to 10, not 11"),
        ("round_points", {"tops": TOPS | {"W": True}}, "tops.W should be a whole number from 0 to 10, not true"),
        ("round_points", {"tops": 7}, "tops should be an object with an entry for each of N, E, S, W, not 7"),
        ("round_points", {"tops": TOPS, "margin_bonus": 1}, "margin_bonus should be one of true, false (LS-R11), not "),
        ("winners", {"totals": TOPS, "destinations": ["N", "N"]}, "destinations should be 2 different directions (LS-"),
        ("winners", {"totals": TOPS, "destinations": ["N"]}, "destinations should be a list of 2 to 4, not of 1"),
        ("winners", {"totals": TOPS, "destinations": "NE"}, "destinations should be a list of 2 to 4, not 'NE'"),
        ("winners", {"totals": TOPS, "destinations": ["N", "E"], "variant": "x"}, "variant should be one of 'home', '"),
        ("rounds", {"players": 5}, "players should be a number of seats, 2 to 4 (LS-2.1), not 5"),
        ("script", SCRIPT | {"destinations": ["N", "E", "S"]}, "destinations should be 2 different directions (LS-2.1"),
        ("script", SCRIPT | {"deck": DECK[1:]}, "deck should be a list of 40 cards, not of 39"),
        ("script", SCRIPT | {"plays": ["TD"]}, "LS-2.5: 10♦ is not in Seat 0's hand"),
        ("script", SCRIPT | {"plays": ["KH"]}, "LS-1.3: K♥ is an identity card"),
        ("script", SCRIPT | {"plays": ["JH"]}, "plays[0] should be a card, written like AS or KC, not 'JH'"),
        ("script", SCRIPT | {"first_player": 2}, "first_player should be a seat from 0 to 1, not 2"),
    ],
)
def test_cases_that_cannot_be_run(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    assert message in outcome(tmp_path, kind, given, EXPECT[kind])
