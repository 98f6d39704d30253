"""The worked examples of Three Kingdoms Legends, and cases that cannot be run as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file
from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.cases import legal
from cardgames.games.three_kingdoms.notation import read_move
from tests.games.laying import case_outcome

CASES = Path(__file__).parent / "cases.json"
TABLE: dict[str, Any] = {"players": 2, "hands": [["9H3", "W1"], ["3S4"]], "table": ["7H3"], "pile": ["QH3", "AH2"]}


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    """What is wrong with one case, or an empty text."""
    return case_outcome(folder, "three-kingdoms", kind, given, expect)


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "three-kingdoms"))
    assert len(outcomes) >= 25
    assert [str(o) for o in outcomes if not o.passed] == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    given = {"combos": [["E001", 3], ["bar:K", 5]]}
    assert outcome(tmp_path, "points", given, {"points": [5, 2], "total": 7}) == ""
    assert outcome(tmp_path, "points", given, {"total": 8}) == "total: expected 8, got 7"


def test_hands_are_compared_in_any_order_but_by_player(tmp_path: Path) -> None:
    given = {"position": TABLE}
    assert outcome(tmp_path, "script", given, {"hands": [["W1", "9H3"], ["3S4"]]}) == ""
    assert "hands" in outcome(tmp_path, "script", given, {"hands": [["3S4"], ["W1", "9H3"]]})


@pytest.mark.parametrize("seed", range(4))
def test_every_move_of_a_game_is_written_and_read_back(seed: int) -> None:
    for step in GAME.play(seats=3 + seed, seed=seed, max_hands=2).steps[:-1]:
        if step.state.actor not in (None, -1):
            state: Any = step.state
            written = legal(state)
            assert [read_move(state, one) for one in written] == state.legal_moves()


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([["play", "9H3", ""]], "TK-3.4"),
        ([["play", "9H3"]], "moves[0] should be 'play' and 2 more, not"),
        ([["jump"]], "moves[0][0] should be one of 'flip', 'stop', ..., 'give', not 'jump'"),
        (["flip"], "moves[0] should be a list that begins with one of flip, stop, ..., give, not"),
        ([["play", "9H3", "7H3"], ["flip", 1]], "moves[1] should be 'flip' and 0 more, not"),
        ([["play", "X", ""]], "moves[0][1] should be a card, written like AS1 or S6, not 'X'"),
    ],
)
def test_moves_that_cannot_be_made(tmp_path: Path, moves: list[Any], message: str) -> None:
    assert message in outcome(tmp_path, "script", {"position": TABLE, "moves": moves}, {"over": False})


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("hand_size", {"players": 8}, "TK-1.1"),
        ("start_draw", {"cards": ["W1"]}, "cards[0] should be a card, written like AS1 or S6, not 'W1'"),
        ("points", {"combos": [["E001", 4]]}, 'combos: ["E001", 4] is not a size that this combo can have (TK-5.1)'),
        ("points", {"combos": [["X", 4]]}, "combos[0][0] should be one of 'E001', 'E002', ..., "),
        ("settle", {"chips": [5, 5], "reason": "called", "totals": [1, 1]}, "reason called needs an ender (TK-9.1)"),
        ("script", {"position": TABLE | {"table": ["W2"]}}, "W2 cannot lie there"),
        (
            "script",
            {"position": TABLE | {"groups": ["Cow"]}},
            "position.groups[0] should be one of 'Horn', 'Neck', ...",
        ),
        ("script", {"position": TABLE | {"turn": 2}}, "position.turn should be a seat from 0 to 1, not 2"),
        ("script", {"position": TABLE | {"phase": "tea"}}, "position.phase should be one of 'hand', 'flip', 'again', "),
        ("script", {"position": TABLE | {"tabel": []}}, "position has no field 'tabel'; did you mean 'table'?"),
        ("script", {"position": TABLE | {"options": {"persuade": "no"}}}, "TK-R21"),
        ("script", {"position": TABLE | {"pile": ["9H3"]}}, "position.pile[0]: 9H3 is already in position.hands[0][0]"),
    ],
)
def test_situations_that_cannot_be_laid_out(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    field = {"hand_size": "hand", "start_draw": "highest", "points": "total", "settle": "chips"}.get(kind, "over")
    assert message in outcome(tmp_path, kind, given, {field: []})
