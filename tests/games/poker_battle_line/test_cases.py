"""The worked examples of Poker Battle Line, and cases that cannot be run as they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file
from tests.games.laying import case_outcome

CASES = Path(__file__).parent / "cases.json"
HANDS = [["KS", "2C"], ["8H", "9D"]]
TABLE = {"hands": HANDS, "pile": ["AS", "AD"], "turn": 0}


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "poker-battle-line"))
    assert len(outcomes) >= 30
    assert [str(o) for o in outcomes if not o.passed] == []


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    return case_outcome(folder, "poker-battle-line", kind, given, expect)


def test_a_difference_is_shown(tmp_path: Path) -> None:
    wrong = outcome(tmp_path, "evaluate", {"cards": ["KS", "KD"], "size": 3}, {"category": "flush", "number": 13})
    assert wrong == "category: expected 'flush', got 'pair'"


def test_a_king_takes_what_the_case_says_or_the_whole_hand(tmp_path: Path) -> None:
    king = {"player": 0, "type": "king", "card": "KS", "count": 1, "taken": ["9D"]}
    assert outcome(tmp_path, "position", TABLE | {"moves": [king]}, {"hands": [["2C", "AS"], ["8H", "AD"]]}) == ""
    whole = {"player": 0, "type": "king", "card": "KS", "count": 2}
    assert outcome(tmp_path, "position", TABLE | {"moves": [whole]}, {"hands": [["AS", "2C"], ["AD"]]}) == ""


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("evaluate", {"cards": ["KS", "KD"], "size": 4}, "size should be one of 3, 5, not 4"),
        ("evaluate", {"cards": ["2S", "3S", "4S", "5S"], "size": 3}, "cards should have at most 3 cards, not 4"),
        ("evaluate", {"cards": ["KX"], "size": 3}, "cards[0] should be a card, written like AS or SJ, not 'KX'"),
        (
            "evaluate",
            {"cards": ["BJ"], "size": 3, "banned": "SJ"},
            "banned should be one of 'AS', '2S', ..., 'KC', not",
        ),
        ("evaluate", {"cards": ["KS", "KS"], "size": 3}, "cards[1]: KS is already in cards[0]; each card lies in one "),
        ("compare", {"field": 1, "a": ["KS"], "b": ["KS"]}, "b[0]: KS is already in a[0]; each card lies in one place"),
        ("compare", {"field": 6, "a": [], "b": []}, "field should be one of '5', '4', ..., 1, not 6"),
        ("compare", {"field": 1, "a": [], "b": [], "first_complete": 2}, "first_complete should be a seat from 0 to 1"),
        ("final", {"won": {"5": 0}}, 'won should be an object with an entry for each of 5, 4, 3, 2, 1, not {"5": '),
        ("final", {"won": {"5": 2}}, 'won should be an object with an entry for each of 5, 4, 3, 2, 1, not {"5": '),
        ("final", {"won": ["5"]}, 'won should be an object with an entry for each of 5, 4, 3, 2, 1, not ["5"]'),
        ("view", TABLE | {"viewer": 2}, "viewer should be a seat from 0 to 1, not 2"),
        ("position", TABLE | {"fields": {"4": [["AS"]]}}, 'fields.4 should be a list of 2, not [["AS"]]'),
        ("position", TABLE | {"fields": [["AS"]]}, "fields should be an object with an entry for some of 5, 4, 3, 2, "),
        ("position", TABLE | {"completed": {"1": 0}}, "completed.1: this battlefield is not complete for seat 0"),
        ("position", TABLE | {"moves": [{"type": "concede"}]}, "moves[0] needs the field player"),
        ("position", TABLE | {"moves": [{"player": 1, "type": "concede"}]}, "moves[0]: this is a move of seat 1, but "),
        ("position", TABLE | {"moves": [{"player": 0, "type": "pass", "card": "2C"}]}, "moves[0].type should be one o"),
        ("position", TABLE | {"moves": [{"player": 0, "type": "place", "card": "2C"}]}, "moves[0] needs the field fie"),
        (
            "position",
            TABLE | {"moves": [{"player": 0, "type": "place", "card": "2C", "field": "4"}]},
            "moves[0].field should be a whole number from 0 to 54, not '4'",
        ),
        ("position", TABLE | {"moves": [{"player": 0, "type": "place", "card": "8H", "field": 4}]}, "PB-3.1"),
        (
            "position",
            TABLE | {"moves": [{"player": 0, "type": "king", "card": "KS", "count": 1}]},
            "the cards that a king takes stand in taken",
        ),
    ],
)
def test_a_case_that_cannot_be_run_says_why(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    some = {"evaluate": "category", "view": "pile", "position": "over"}.get(kind, "winner")
    assert message in outcome(tmp_path, kind, given, {some: 0})
