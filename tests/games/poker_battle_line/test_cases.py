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
    assert wrong == 'category: expected "flush", got "pair"'


def test_a_king_takes_what_the_case_says_or_the_whole_hand(tmp_path: Path) -> None:
    king = {"player": 0, "type": "king", "card": "KS", "count": 1, "taken": ["9D"]}
    assert outcome(tmp_path, "position", TABLE | {"moves": [king]}, {"hands": [["2C", "AS"], ["8H", "AD"]]}) == ""
    whole = {"player": 0, "type": "king", "card": "KS", "count": 2}
    assert outcome(tmp_path, "position", TABLE | {"moves": [whole]}, {"hands": [["AS", "2C"], ["AD"]]}) == ""


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("evaluate", {"cards": ["KS", "KD"], "size": 4}, "size is 3 or 5"),
        ("evaluate", {"cards": ["2S", "3S", "4S", "5S"], "size": 3}, "not below the 4 cards"),
        ("evaluate", {"cards": ["KX"], "size": 3}, "'KX' is not a card"),
        ("evaluate", {"cards": ["BJ"], "size": 3, "banned": "SJ"}, "banned is a natural card or null"),
        ("evaluate", {"cards": ["KS", "KS"], "size": 3}, "KS: each card of the pack lies in one place only"),
        ("compare", {"field": 1, "a": ["KS"], "b": ["KS"]}, "KS: each card of the pack lies in one place only"),
        ("compare", {"field": 6, "a": [], "b": []}, "6 is no battlefield"),
        ("compare", {"field": 1, "a": [], "b": [], "first_complete": 2}, "first_complete is 0, 1 or null"),
        ("final", {"won": {"5": 0}}, "won names each battlefield once"),
        ("final", {"won": {"5": 2}}, "battlefield 5 goes to 0, 1 or null, not to 2"),
        ("final", {"won": ["5"]}, "won is an object"),
        ("view", TABLE | {"viewer": 2}, "viewer is 0 or 1"),
        ("position", TABLE | {"fields": {"4": [["AS"]]}}, "battlefield 4 has two lists"),
        ("position", TABLE | {"fields": [["AS"]]}, "fields is an object"),
        ("position", TABLE | {"completed": {"1": 0}}, "battlefield 1 is not complete for player 0"),
        ("position", TABLE | {"moves": [{"type": "concede"}]}, "move 1 is an object with player, type"),
        ("position", TABLE | {"moves": [{"player": 1, "type": "concede"}]}, "player 0 decides"),
        ("position", TABLE | {"moves": [{"player": 0, "type": "pass", "card": "2C"}]}, "type 'pass' is none of place"),
        ("position", TABLE | {"moves": [{"player": 0, "type": "place", "card": "2C"}]}, "lacks 'field'"),
        (
            "position",
            TABLE | {"moves": [{"player": 0, "type": "place", "card": "2C", "field": "4"}]},
            "whole numbers for field",
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
