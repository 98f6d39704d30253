"""Fifty-K from positions laid out by hand or read from a text."""

from typing import Any

import pytest

from cardgames import CHANCE
from cardgames.engine.position import PositionError
from cardgames.games.fifty_k import GAME
from tests.games.fifty_k.laying import play, table
from tests.games.laying import go


def test_a_position_goes_on_where_it_stands() -> None:
    assert table("9S", "TS", "KS").actor == 0
    assert table("9S", "TS", "KS", starter=2).actor == 2
    assert table("9S", "TS", "", out=[2], starter=2).actor == 0, "who led first is out by now"
    follow = table("9S", "TS", "KS", top="8S", last=1)
    assert (follow.phase, follow.actor) == ("follow", 2)
    over = table("", "TS 3S", "", out=[2, 0], top="9S", last=0, table=20)
    assert (over.over, over.collected, over.points) == (True, [20, 0, 0], [20, -30, 20])


@pytest.mark.parametrize(
    ("hands", "fields", "message"),
    [
        (("9S", "TS", "KS"), {"top": "8S"}, "top: 8S: here lies one combination, and last is the seat that played"),
        (
            ("9S", "TS", "KS"),
            {"top": "8S 7S", "last": 1},
            "top: 8S 7S: here lies one combination, and last is the seat that",
        ),
        (("9S", "TS", "KS"), {"last": 3}, "last takes a seat, 0 to 2, or null, not 3"),
        (("9S", "TS", "KS"), {"starter": True}, "starter takes a seat, 0 to 2, or null, not true"),
        (("9S", "", "KS"), {}, "seat 1 has no cards"),
        (("9S", "TS", "KS"), {"out": [1]}, "seat 1 has TS"),
        (("9S", "TS", "KS"), {"passed": [0, 3, 0]}, "passed 1 takes a whole number from 0 to 2, not 3"),
        (("9S", "TS", "KS"), {"under": "4S 5S", "by": (0,)}, "a seat for each card of under"),
        (("9S", "TS", "KS"), {"under": "4S", "by": (3,)}, "by, value 1 of the list, takes a seat, 0 to 2, not 3"),
        (
            ("9S", "TS", "KS"),
            {"under": "4S", "by": ([0],)},
            r"by, value 1 of the list, takes a seat, 0 to 2, not \[0\]",
        ),
        (("9S", "TS", "KS"), {"table": -5}, "table takes a whole number from 0 to 1000000, not -5"),
        (
            ("9S", "TS", "KS"),
            {"collected": [2.5, 0, 0]},
            r"collected 0 takes a whole number from 0 to 1000000, not 2\.5",
        ),
        (("9S", "TS", "KS"), {"hand": -1}, "hand takes a whole number from 0 to 1000000, not -1"),
        (
            ("9S", "TS", "KS"),
            {"options": {"match": True}, "total": [7.5, 0, 0]},
            r"total 0 takes a whole number from -1000000 to 1000000, not 7\.5",
        ),
        (
            ("9S", "TS", "KS"),
            {"total": [5, 0, 0]},
            r"total:0: total: 5, but here it is 0, this is no match \(FK-8\.1\)",
        ),
        (
            ("9S", "TS", "KS"),
            {"points": [5, 0, 0]},
            r"score:0: points: 5, but here it is 0, this is no match \(FK-8\.1\)",
        ),
        (
            ("9S", "TS", "KS"),
            {"options": {"match": True}, "total": [5, 0, 0]},
            r"score:0: points: 0, but here it is 5, as in total \(FK-8\.1\)",
        ),
        (
            ("", "", ""),
            {"out": [0, 1, 2]},
            r"out:0: \[1, 2, 3\]: a hand ends when two players \(FK-7\.1\) are out, and",
        ),
        (
            ("", "", "", "9S"),
            {"out": [0, 2, 1]},
            r"out:0: \[1, 3, 2, 0\]: a hand ends when a team \(FK-6\.1\) are out, and",
        ),
        (
            ("", "TS", "KS"),
            {"out": [0], "actor": 0},
            "actor: 0 can't act; whoever acts has cards and did not make the last",
        ),
        (
            ("9S", "TS", "KS"),
            {"top": "8S", "last": 1, "actor": 1},
            "actor: 1 can't act; whoever acts has cards and did not make the last",
        ),
        (
            ("9S", "TS", "KS"),
            {"actor": CHANCE},
            "actor: -1 can't act; whoever acts has cards and did not make the last",
        ),
    ],
)
def test_positions_that_cannot_be(hands: tuple[str, ...], fields: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table(*hands, **fields)


def test_places_of_going_out_are_counted_from_1() -> None:
    with pytest.raises(PositionError, match="in the order of going out"):
        GAME.position(seats=3, hands=["9S", "", "KS"], out=[0, 2, 0])


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("top: 8S, phase: follow, actor: 0", "top: 8S: here lies one combination, and last is the seat that played"),
        ("top: 8S, last: 9, phase: follow, actor: 0", "line 7: last takes a seat, 0 to 2, or null, not 9"),
        (
            "top: 8S, last: 1, phase: lead, actor: 0",
            "line 8, phase: 'lead': with a play in top it is 'follow', else 'lead'",
        ),
        ("phase: follow, actor: 0", "line 6, phase: 'follow': with a play in top it is 'follow', else"),
        ("out 0: 5, phase: lead, actor: 0", "line 6: out 0 takes a whole number from 0 to 3, not 5"),
        ("phase: deal, actor: -1", r"line 6, phase: 'deal' comes in a match, when a hand is over \(FK-8\.2\)"),
    ],
)
def test_positions_as_text_are_checked_as_well(rows: str, message: str) -> None:
    text = "position of fifty-k, seats: 3, hand 0: 9S, hand 1: TS, hand 2: KS, " + rows
    with pytest.raises(PositionError, match=message):
        GAME.read_position(text.replace(", ", "\n"))


def test_a_match_goes_on_from_the_text_between_two_hands() -> None:
    state = table("9S", "", "3S", out=[1], options={"match": True}, total=[100, 20, -20], points=[100, 20, -20])
    go(state, play("9S"))
    again = GAME.read_position(state.position())
    assert (again.phase, again.actor, again.scores()) == ("deal", CHANCE, [100, 40, -40])
