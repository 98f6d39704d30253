"""The worked examples of Brain Baseball, and cases that cannot be run as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file
from tests.games.brain_baseball.laying import HANDS
from tests.games.laying import case_outcome

CASES = Path(__file__).parent / "cases.json"
POSITION = {"pitcher": 0, "hands": [hand.split() for hand in HANDS]}
PITCH = {"player": 0, "move": "pitch", "card": "9S"}
ROUND = {"pitcher": 0, "ball": "9S", "swings": [[1, "4H"], [2, None]], "catches": [[2, None], [0, None]]}
MOVES = [PITCH, {"player": 1, "move": "swing", "card": "4H"}]
SEASON = {"pitcher": 0, "hands": [["9S"], ["4H"], []], "moves": MOVES}
EXPECT: dict[str, dict[str, Any]] = {
    "swings": {"playable": []},
    "catches": {"playable": []},
    "round": {"points": 0},
    "position": {"over": False},
    "game": {"over": False},
}


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    return case_outcome(folder, "brain-baseball", kind, given, expect)


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "brain-baseball"))
    assert len(outcomes) >= 28
    assert [str(o) for o in outcomes if not o.passed] == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    assert outcome(tmp_path, "round", ROUND, {"scorer": 2}) == "scorer: expected 2, got 1"


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("swings", {"hand": ["7X"], "ball": "9S"}, "hand[0] should be a card, written like AS or KC, not '7X'"),
        ("catches", {"hand": ["7S"], "ball": "9S", "options": {"x": 1}}, "options has no field 'x'; its fields are ba"),
        ("round", ROUND | {"swings": [[2, None], [1, "4H"]]}, "swings[0]: this is a move of seat 2, but here seat 1 d"),
        ("round", ROUND | {"swings": [[1, "JH"], [2, None]]}, "BB-4.3: J♥ is above the ball, 9♠."),
        ("round", ROUND | {"catches": [[2, "9C"], [0, None]]}, "BB-R12: 9♣ is not above 9♠ in catching order."),
        ("position", POSITION | {"moves": [{"player": 0, "move": "pass"}]}, "BB-4.1: “Pass” isn't possible now"),
        ("position", POSITION | {"season": 3}, "season takes a whole number from 0 to 2, not 3"),
        ("position", POSITION | {"hands": [["9S"], ["9S"], []]}, "hands[1][0]: 9S is already in hands[0][0]; each car"),
        ("game", {"players": 3, "decks": [["9S"]]}, "decks[0] should be a list of 52 cards, not of 1"),
    ],
)
def test_cases_that_cannot_be_run(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    assert message in outcome(tmp_path, kind, given, EXPECT[kind])


def test_bb_7_3_the_next_season_takes_the_next_deck(tmp_path: Path) -> None:
    deck = [suit for rank in "A23456789TJQK" for suit in (f"{rank}S", f"{rank}H", f"{rank}D", f"{rank}C")]
    after = SEASON | {"decks": [deck]}
    assert (
        outcome(tmp_path, "position", after, {"season": 1, "phase": "pitch", "to_move": 1, "scores": [0, 9, 0]}) == ""
    )
    assert outcome(tmp_path, "position", SEASON, {"season": 0, "phase": "shuffle", "to_move": None}) == ""
    more = SEASON | {"moves": [*MOVES, PITCH]}
    assert "moves[2]: this is a move of seat 0, but here chance" in outcome(tmp_path, "position", more, {"over": False})
    assert "decks[0] should be a list of 52 cards, not of 51" in outcome(
        tmp_path, "position", SEASON | {"decks": [deck[1:]]}, {"over": False}
    )
