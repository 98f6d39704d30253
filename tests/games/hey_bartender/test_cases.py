"""The worked examples of Hey, Bartender!, and cases that cannot be run as they are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file

CASES = Path(__file__).parent / "cases.json"
DECK = json.loads(CASES.read_text("utf-8"))[20]["given"]["deck"]


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    """Run one case from a file; what is wrong with it, or an empty text."""
    file = folder / "hey-bartender.json"
    file.write_text(json.dumps([{"id": "HB-t1", "kind": kind, "given": given, "expect": expect}]), "utf-8")
    (found,) = check_file(file)
    return found.error or "; ".join(map(str, found.differences))


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "hey-bartender"))
    assert len(outcomes) >= 25
    assert [str(o) for o in outcomes if not o.passed] == []


@pytest.mark.parametrize(
    ("market", "played"), [([0, 3], 3), ([14], 3), ([3, 3, 3, 3, 3], 3), ([True], 1), ([3], 14), ([3], "3"), ([2.0], 2)]
)
def test_values_that_no_card_has(tmp_path: Path, market: list[Any], played: Any) -> None:
    wrong = outcome(tmp_path, "exchange", {"market": market, "played": played}, {"needs_card": False})
    assert wrong.startswith(
        ("market[", "played should be a whole number from 1 to 13", "market has the value 3 5 times")
    )


def test_a_difference_is_shown(tmp_path: Path) -> None:
    wrong = outcome(tmp_path, "exchange", {"market": [9], "played": 8}, {"excess": 0, "given_values": [9]})
    assert wrong == "excess: expected 0, got 1"


def test_hb_4_11_a_shuffle_needs_an_order(tmp_path: Path) -> None:
    turn = {"market": ["2C"], "discard": ["9S", "8H"], "played": "KC"}
    assert outcome(tmp_path, "turn", turn, {"points": 0}).endswith("give its new order in reshuffles")
    assert outcome(tmp_path, "turn", turn | {"reshuffles": [["8H", "9S"]]}, {"points": 4}) == ""
    assert "HB-4.11" in outcome(tmp_path, "turn", turn | {"reshuffles": [["8H"]]}, {"points": 0})


def test_an_order_that_is_not_used_is_an_error(tmp_path: Path) -> None:
    turn = {"market": ["KH"], "discard": ["9S"], "played": "KC", "reshuffles": [["9S"]]}
    assert "not used" in outcome(tmp_path, "turn", turn, {"points": 0})


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"market": ["7S"], "played": "7S"}, "played: 7S is already in market[0]; each card lies in one place only"),
        ({"market": ["7X"], "played": "7S"}, "market[0] should be a card, written like AS or KC, not '7X'"),
        ({"market": ["7H"], "played": "7S", "options": {"deck_out": "x"}}, "options.deck_out should be one of 'reshuf"),
        ({"market": ["7H"], "played": "7S", "options": {"x": 1}}, "options has no field 'x'; its fields are start, ba"),
    ],
)
def test_turns_that_cannot_be_laid_out(tmp_path: Path, given: dict[str, Any], message: str) -> None:
    assert outcome(tmp_path, "turn", given, {"points": 0}).startswith(message)


def test_hb_3_3_a_play_against_the_rules_is_an_error(tmp_path: Path) -> None:
    given = {"players": 2, "deck": DECK, "plays": ["4C"]}
    assert outcome(tmp_path, "game", given, {"over": False}).startswith("plays[0]: HB-3.3: 4♣ is not in Seat 0's hand.")
    assert "HB-1.1" in outcome(tmp_path, "setup", {"players": 9, "deck": DECK}, {"deck_left": 0})


@pytest.mark.parametrize("orders", [{}, {"reshuffles": [["KS"]]}])
def test_a_discard_pile_of_one_card_needs_no_order(tmp_path: Path, orders: dict[str, Any]) -> None:
    given = {"market": ["2S"], "deck": [], "discard": ["KS"], "played": "7C", **orders}
    assert outcome(tmp_path, "turn", given, {"flipped": ["KS"], "deck": []}) == ""
    two = given | {"discard": ["KS", "3D"], "reshuffles": []}
    assert "give its new order in reshuffles" in outcome(tmp_path, "turn", two, {"flipped": []})
