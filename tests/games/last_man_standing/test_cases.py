"""The worked examples of Last Man Standing, and cases that cannot be run as they are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardgames.check import check_file

CASES = Path(__file__).parent / "cases.json"
HANDS = [["2S", "3S"], ["4S", "5S"], ["6S", "7S"], ["8S", "9S"]]
SHOP = {"phase": "buy", "hands": HANDS, "market": ["2C", "5D", "9H", "KS"], "pile": ["7C"]}
ARENA = {"phase": "duel", "hands": HANDS}


def outcome(folder: Path, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    """Run one case from a file; what is wrong with it, or an empty text."""
    file = folder / "last-man-standing.json"
    file.write_text(json.dumps([{"id": "LM-t1", "kind": kind, "given": given, "expect": expect}]), "utf-8")
    (found,) = check_file(file)
    return found.error or "; ".join(map(str, found.differences))


def test_every_worked_example_comes_out_as_written() -> None:
    outcomes = list(check_file(CASES, "last-man-standing"))
    assert len(outcomes) >= 27
    assert [str(o) for o in outcomes if not o.passed] == []


def test_a_difference_is_shown(tmp_path: Path) -> None:
    wrong = outcome(tmp_path, "resolve", {"cards": ["2S", "4H", "9C", "KD"]}, {"rewards": [1, 2, 3, 4]})
    assert wrong == "rewards: expected [1, 2, 3, 4], got [1, 2, 3, 0]"


def test_hands_are_compared_by_seat_and_in_any_order(tmp_path: Path) -> None:
    hands = [["3S", "2S"], *HANDS[1:]]
    assert outcome(tmp_path, "position", ARENA, {"hands": hands}) == ""
    assert outcome(tmp_path, "position", ARENA, {"hands": hands[::-1]}).startswith("hands: expected")


def test_duels_done_follow_from_the_hands(tmp_path: Path) -> None:
    moves = [{"player": seat, "move": "duel", "card": hand[0]} for seat, hand in enumerate(HANDS)]
    assert outcome(tmp_path, "position", ARENA | {"moves": moves}, {"over": False, "to_move": 0}) == ""
    moves += [{"player": seat, "move": "duel", "card": hand[1]} for seat, hand in enumerate(HANDS)]
    assert outcome(tmp_path, "position", ARENA | {"moves": moves}, {"over": True, "to_move": None}) == ""


def test_what_is_left_of_the_market_is_out_of_the_duels(tmp_path: Path) -> None:
    given = ARENA | {"market": ["2C", "5D", "9H", "KS"], "pile": ["7C"]}
    assert outcome(tmp_path, "position", given, {"market": [], "pile": []}) == ""


def test_while_cards_are_bought_hands_only_count_the_seats(tmp_path: Path) -> None:
    free = {"legal": [{"player": 0, "move": "buy", "card": "2C"}]}
    given = SHOP | {"hands": [["TC"]] * 4, "money": [0] * 4}
    assert outcome(tmp_path, "legal", given, free) == ""
    assert outcome(tmp_path, "legal", given | {"hands": [["TX"]] * 4}, free).startswith("hands[0][0] should be a card,")
    assert "hands[1][0]: TC is already in hands[0][0]; each card" in outcome(
        tmp_path, "position", given, {"money": [0] * 4}
    )


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([{"player": 1, "move": "buy", "card": "2C"}], "moves[0]: this is a move of seat 1, but here seat 0 decides"),
        ([{"player": 0, "move": "buy"}], "moves[0] needs the field card"),
        ([{"player": 0, "move": "steal", "card": "2C"}], "moves[0].move should be one of 'buy', 'duel', not 'steal'"),
        ([["buy", "2C"]], 'moves[0] should be an object with move and more, not ["buy", "2C"]'),
        ([{"player": 0, "move": "buy", "card": "7C"}], "moves[0]: LM-3.2: 7♣ does not lie in the row. "),
        ([{"player": 0, "move": "buy", "card": "2C,5D"}], "moves[0].card should be a card, written like AS or KC, not"),
    ],
)
def test_moves_that_cannot_be_made(tmp_path: Path, moves: list[Any], message: str) -> None:
    assert outcome(tmp_path, "position", SHOP | {"moves": moves}, {"over": False}).startswith(message)


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        ("position", ARENA | {"phase": "rest"}, "phase should be one of 'buy', 'duel', not 'rest'"),
        ("position", ARENA | {"hands": HANDS[:3]}, "hands should be a list with an entry for each seat, 4 to 8 (LM-1."),
        ("position", ARENA | {"duel_round": 3}, "hand:0: 2 cards, but there is one for each duel to come, 3"),
        ("resolve", {"cards": ["2S", "2S", "3S", "4S"]}, "cards[1]: 2S is already in cards[0]; each card lies in one "),
        ("resolve", {"cards": ["2S", "3S", "4S"]}, "cards should be a list of 4 to 8 cards, not of 3"),
        ("buy", {"market": ["2C"], "card": "3C", "pile": []}, "card: LM-3.2: 3♣ does not lie in the row. "),
        ("game", {"deck": ["2C"], "players": 4}, "deck should be a list of 52 cards, not of 1"),
    ],
)
def test_situations_that_cannot_be_laid_out(tmp_path: Path, kind: str, given: dict[str, Any], message: str) -> None:
    field = {"resolve": "rewards", "buy": "price"}.get(kind, "over")
    assert outcome(tmp_path, kind, given, {field: 0}).startswith(message)
