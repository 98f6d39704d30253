"""The worked examples of Barcelona, and cases that cannot be run as they are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file

CASES = Path(__file__).parent / "cases.json"
HANDS = {"0": ["KH", "2S"], "1": ["9D", "7C"]}
ROUND = {"money": [30, 30], "hands": HANDS, "first_cards": {"0": "2S", "1": "9D"}, "choices": ["showdown"]}


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    """Run one case from a file; what is wrong with it, or an empty text."""
    file = folder / "barcelona.json"
    file.write_text(json.dumps([{"id": "BA-t1", "kind": kind, "given": given, "expect": expect}]), "utf-8")
    (found,) = check_file(file)
    return found.error or "; ".join(map(str, found.differences))


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "barcelona"))
    assert len(outcomes) >= 28
    assert [str(o) for o in outcomes if not o.passed] == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    wrong = outcome(tmp_path, "round", ROUND, {"winner": 1, "caller": 0, "money": [38, 22]})
    assert wrong == "winner: expected 1, got 0"


def test_moves_are_listed_in_any_order(tmp_path: Path) -> None:
    deck = ["KH", "2S", "9D", "7C", *(r + s for s in "SHDC" for r in "A23456789TJQK" if r + s not in str(HANDS))]
    given = {"players": 2, "deck": deck}
    assert outcome(tmp_path, "position", given, {"legal": [["play", "2S"], ["play", "KH"]], "phase": "play"}) == ""
    assert outcome(tmp_path, "position", given | {"moves": [["play", "KS"]]}, {"pot": 2}).startswith(
        "moves[0]: BA-4.4: K♠ is not in Seat 0's hand. You could play K♥ or 2♠."
    )


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("order", {"first_cards": {"x": "KH"}}, "first_cards has an entry for 'x'; there are only 0, 1, 2, 3, 4"),
        ("order", {"first_cards": {"0": "KX"}}, "first_cards.0 should be a card, written like AS or KC, not 'KX'"),
        ("showdown", {"money": [9, 9], "pot": 2, "hands": HANDS, "standing": []}, "standing should be a list of 1 to "),
        ("showdown", {"money": [9], "pot": 2, "hands": HANDS, "standing": [0, 1]}, "money should be a list with an en"),
        ("showdown", {"money": [9, 9, 9], "pot": 2, "hands": HANDS, "standing": [2]}, "hands needs an entry for seat "),
        ("showdown", {"money": [9], "pot": 2, "hands": {"0": ["2S", "KH"]}, "standing": [0]}, "money should be a list"),
        ("round", ROUND | {"choices": []}, "choices end with the first showdown, or when all but one have withdrawn ("),
        ("round", ROUND | {"choices": ["showdown", "withdraw"]}, "choices[1]: BA-7.1: The game is over. There are no "),
        ("round", ROUND | {"choices": ["stay"]}, "choices[0] should be one of 'withdraw', 'showdown', not 'stay'"),
        ("round", ROUND | {"first_cards": {"0": "2S"}}, "first_cards needs an entry for seat 1"),
        ("round", ROUND | {"first_cards": {"0": "9D", "1": "9D"}}, "first_cards.0: BA-4.4: 9♦ is not in Seat 0's hand"),
        ("round", ROUND | {"options": {"ante": 4}}, "options.ante should be one of 1, 2, 3 (BA-R5), not 4"),
        ("round", ROUND | {"money": [30]}, "money should be a list with an entry for each seat, 2 to 5 (BA-1.1), not "),
        ("game", {"players": 2, "deck": ["KH"]}, "deck should be a list of 52 cards, not of 1"),
    ],
)  # fmt: skip
def test_situations_that_cannot_be_run(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    field = {"order": "order", "game": "over"}.get(kind, "winner")
    assert outcome(tmp_path, kind, given, {field: 0}).startswith(message)
