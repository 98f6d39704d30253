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
        (("9S", "TS", "KS"), {"top": "8S"}, "in last the seat that played it"),
        (("9S", "TS", "KS"), {"top": "8S 7S", "last": 1}, "right would be one combination"),
        (("9S", "TS", "KS"), {"last": 3}, "last: 3 is no seat"),
        (("9S", "TS", "KS"), {"starter": True}, "starter: True is no seat"),
        (("9S", "", "KS"), {}, "seat 1 has no cards"),
        (("9S", "TS", "KS"), {"out": [1]}, "seat 1 has TS"),
        (("9S", "TS", "KS"), {"passed": [0, 3, 0]}, "passed:"),
        (("9S", "TS", "KS"), {"under": "4S 5S", "by": (0,)}, "a seat for each card of under"),
        (("9S", "TS", "KS"), {"under": "4S", "by": (3,)}, "a seat for each card of under"),
        (("9S", "TS", "KS"), {"under": "4S", "by": ([0],)}, "a seat for each card of under"),
        (("9S", "TS", "KS"), {"table": -5}, "table: -5; right would be a whole number, 0 or more"),
        (("9S", "TS", "KS"), {"collected": [2.5, 0, 0]}, r"collected: 2\.5; .* a whole number, 0 or more"),
        (("9S", "TS", "KS"), {"hand": -1}, "hand: -1"),
        (("9S", "TS", "KS"), {"options": {"match": True}, "total": [7.5, 0, 0]}, r"total: 7\.5; .* a whole number$"),
        (("9S", "TS", "KS"), {"total": [5, 0, 0]}, "total: .* since this is no match"),
        (("9S", "TS", "KS"), {"points": [5, 0, 0]}, "points: .* since this is no match"),
        (("9S", "TS", "KS"), {"options": {"match": True}, "total": [5, 0, 0]}, r"points: .* \[5, 0, 0\], as in total"),
        (("", "", ""), {"out": [0, 1, 2]}, r"two players out \(FK-7\.1\), and nobody goes out after that"),
        (("", "", "", "9S"), {"out": [0, 2, 1]}, r"one team out \(FK-6\.1\), and nobody goes out after that"),
        (("", "TS", "KS"), {"out": [0], "actor": 0}, "actor: 0; right would be a seat with cards"),
        (("9S", "TS", "KS"), {"top": "8S", "last": 1, "actor": 1}, "that did not make the last play"),
        (("9S", "TS", "KS"), {"actor": CHANCE}, "actor: -1; right would be a seat with cards"),
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
        ("top: 8S, phase: follow, actor: 0", "in last the seat that played it"),
        ("top: 8S, last: 9, phase: follow, actor: 0", "last: 9 is no seat"),
        ("top: 8S, last: 1, phase: lead, actor: 0", "phase 'lead': right would be 'follow' with a play in top"),
        ("phase: follow, actor: 0", "phase 'follow': .* else 'lead'"),
        ("out 0: 5, phase: lead, actor: 0", "in the order of going out"),
        ("phase: deal, actor: -1", "right would be a match, and a hand that is over"),
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
