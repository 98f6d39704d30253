"""Brain Baseball by clause: set-up, seasons, values, positions and the table (BB-1 to BB-3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardgames import GameError
from cardgames.cards import STANDARD
from cardgames.engine.position import PositionError
from cardgames.games.brain_baseball import GAME
from tests.games.brain_baseball.laying import HANDS, HIT, LAST, LAST_MOVES, deal, lay, on_field
from tests.games.laying import go, legal, refused, told, words


@pytest.mark.parametrize("seats", [2, 8, 0, True, "3"])
def test_bb_1_1_three_to_seven_players(seats: Any) -> None:
    with pytest.raises(GameError, match=r"BB-1\.1"):
        GAME.start(seats=seats)
    assert [deal(seats=n).seats for n in range(3, 8)] == [3, 4, 5, 6, 7]


def test_bb_1_2_no_jokers() -> None:
    assert len(GAME.pack) == 52
    assert all(card.rank for card in GAME.pack)
    with pytest.raises(ValueError, match="BJ"):
        GAME.start(deck=["BJ", *GAME.pack])


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_bb_1_3_seven_cards_one_at_a_time(seats: int) -> None:
    deck = GAME.deck(11)
    state = deal(seats=seats, deck=deck)
    assert [set(hand) for hand in state.hands] == [{deck[seat + seats * n] for n in range(7)} for seat in range(seats)]
    assert state.unused == deck[7 * seats :]
    assert state.view("audience").cards("unused") == (None,) * (52 - 7 * seats)
    assert state.view(1).cards("hand:0") == (None,) * 7
    assert state.view(1).cards("hand:1") == tuple(state.hands[1])


def test_bb_1_3_hands_are_held_by_rank() -> None:
    for hand in deal(seats=7, seed=3).hands:
        assert [card.rank for card in hand] == sorted(card.rank for card in hand)


def test_bb_1_4_scores_start_at_0_and_add_up() -> None:
    assert deal().scores() == [0, 0, 0]
    state = lay("QS", "3H", "5C 6C", points=[7, 8, 9], season=0)
    go(state, "pitch QS", "pass", "pass")
    assert state.scores() == [19, 8, 9]
    assert state.sheet().totals() == (19, 8, 9)


@pytest.mark.parametrize("seats", range(3, 8))
def test_bb_2_1_as_many_seasons_as_players(seats: int) -> None:
    state = deal(seats=seats)
    assert state.options["seasons"] == seats
    (said,) = [e for e in state.heard or [] if e.kind == "seasons"]
    assert (said.clause, said.values["n"]) == ("BB-2.1", seats)


def test_bb_2_2_every_round_has_its_heading_and_three_phases() -> None:
    state = lay(*HANDS)
    events = go(state, *HIT)
    assert told(events)[0] == ("BB-2.2", "round")
    assert (events[0].values["season"], events[0].values["n"]) == (1, 1)
    phases = []
    state = lay(*HANDS)
    for move in (*HIT, "pass", "pass"):
        phases.append(state.phase)
        go(state, move)
    assert phases == ["pitch", "bat", "bat", "catch", "catch"]
    assert state.phase == "pitch"


def test_bb_2_3_played_cards_are_discarded_face_up_and_not_replaced() -> None:
    state = on_field(*HANDS, moves=[*HIT, "pass", "catch JD"])
    assert (words(state.ball), words(state.swings), words(state.catches)) == ("9S", "4H 8D", "JD")
    assert state.discard == []
    go(state, "pitch 2C")
    assert words(state.discard) == "9S 4H 8D JD"
    assert (state.swings, state.catches) == ([], [])
    assert state.view("audience").cards("discard") == tuple(state.discard)
    assert [words(hand) for hand in state.hands] == ["3C", "", ""]


@pytest.mark.parametrize(("moves", "seat"), [(["pitch 9S"], 0), (["pitch 9S", "swing 4H"], 1)])
def test_bb_2_3_the_last_card_is_told(moves: list[str], seat: int) -> None:
    events = go(lay("9S", "4H", "8D 2C"), *moves)
    (out,) = [e for e in events if e.kind == "out" and e.actor == seat]
    assert out.clause == "BB-2.3"


def test_bb_r9_seat_0_starts_the_first_season() -> None:
    state = deal(seats=5, seed=8)
    assert (state.phase, state.actor) == ("pitch", 0)
    assert ("BB-R9", "starts") in told(state.heard or [])


@pytest.mark.parametrize("season", range(7))
def test_bb_2_4_each_season_is_started_by_the_next_seat(season: int) -> None:
    state = on_field(*LAST, moves=LAST_MOVES, season=season, options={"seasons": 9})
    events = state.apply(state.chance(Random(season)))
    assert ("BB-2.4", "starts") in told(events)
    assert (state.season, state.phase, state.actor) == (season + 1, "pitch", (season + 1) % 3)


def test_bb_3_1_the_ace_is_lowest_when_batting() -> None:
    state = lay("KS 2S", "AH KH", "AD 5D")
    go(state, "pitch KS")
    assert ("BB-3.1", "ace_low") in told(go(state, "swing AH"))
    state = on_field("KS 2S", "5H KH", "AD 6D", moves=["pitch KS", "swing 5H"])
    assert refused(state, "swing AD") == "BB-3.1"


@pytest.mark.parametrize("rank", range(1, 14))
def test_bb_3_2_a_ball_is_worth_its_rank(rank: int) -> None:
    (ball,) = [card for card in STANDARD if card.rank == rank and card.suit == "S"]
    state = lay(ball.text, "KH QH", "KD QD")
    events = go(state, f"pitch {ball.text}", "pass", "pass")
    assert state.scores() == [rank, 0, 0]
    assert [e.values["points"] for e in events if e.clause == "BB-3.2"] == [rank]
    (line,) = state.sheet()
    assert (line.clause, line.arithmetic, line.amount) == ("BB-4.6", str(rank), rank)


@pytest.mark.parametrize(("card", "kind"), [("2H", "two_high"), ("AC", "ace_high")])
def test_bb_3_3_two_and_ace_are_high_when_catching(card: str, kind: str) -> None:
    state = on_field("KS 3S", f"4H {card}", "QD 5D", moves=["pitch KS", "pass", "swing QD", "pass"])
    assert legal(state) == [f"catch {card}", "pass"]
    assert ("BB-3.3", kind) in told(go(state, f"catch {card}"))


def test_bb_3_4_and_bb_r1_the_ball_in_catching_order() -> None:
    hands = ("2S KC", "AH 3H", "KD AD")
    state = on_field(*hands, moves=["pitch 2S", "swing AH", "pass"])
    assert legal(state) == ["catch AD", "pass"]
    assert refused(state, "catch KD") == "BB-3.4"
    assert ("BB-3.4", "ball_high") in told(go(state, "catch AD"))
    ace = on_field("AS KC", "AH 3H", "KD AD 2D", moves=["pitch AS", "swing AH", "pass"])
    assert legal(ace) == ["pass"]
    assert [refused(ace, f"catch {card}") for card in ("KD", "2D", "AD")] == ["BB-3.4", "BB-3.4", "BB-R12"]


def test_bb_3_4_and_bb_r1_the_ball_by_its_points() -> None:
    points = {"ball_value_in_catch": "points"}
    ace = on_field("AS KC", "AH 3H", "KD AD 2D 3D", moves=["pitch AS", "swing AH", "pass"], options=points)
    assert legal(ace) == ["catch KD", "catch AD", "catch 2D", "catch 3D", "pass"]
    assert ("BB-3.4", "ball_low") in told(go(ace, "catch 3D"))
    assert legal(ace) == ["catch KC", "pass"]
    two = on_field("2S KC", "AH 3H", "4D 6D", moves=["pitch 2S", "swing AH", "pass"], options=points)
    go(two, "catch 6D")
    assert legal(two) == ["catch KC", "pass"]  # catches are compared in catching order


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"season": 3}, "season takes a whole number from 0 to 2, not 3"),
        ({"streak": 3, "streaker": 0}, "3 unhit pitches in a row end the game"),
        ({"streak": 1}, "streak: 1: unhit pitches in a row have a seat in streaker, else there"),
        ({"streaker": 1}, "streak: 0: unhit pitches in a row have a seat in streaker, else there"),
        ({"streak": 1, "streaker": 3}, "streaker takes a seat, 0 to 2, or null, not 3"),
        ({"pitcher": 5}, "pitcher takes a seat, 0 to 2, not 5"),
        ({"ball": "KS", "swings": "5C"}, "swung: 0 seats for 1 cards in swing; each card has a seat"),
        ({"ball": "KS KD"}, "ball: one ball lies on the field, and without it no swings or catches"),
    ],
)
def test_positions_that_the_game_cannot_have(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        lay(*HANDS, **fields)


@pytest.mark.parametrize(
    ("fields", "phase", "actor"),
    [
        ({}, "pitch", 0),
        ({"actor": 2}, "pitch", 2),
        ({"ball": "KS"}, "bat", 1),
        ({"ball": "KS", "swings": "5C", "swung": (1,)}, "bat", 2),
        ({"ball": "KS", "swings": "5C", "swung": (2,)}, "catch", 0),
        ({"ball": "9C", "swings": "5C", "swung": (2,), "catches": "TC", "caught": (0,)}, "catch", 1),
    ],
)
def test_a_position_goes_on_with_whoever_is_next(fields: dict[str, Any], phase: str, actor: int) -> None:
    state = lay(*HANDS, **fields)
    assert (state.phase, state.actor) == (phase, actor)


def test_bb_2_3_the_table_shows_whose_each_card_is_and_what_fits() -> None:
    state = lay("9S TC", "4H JD", "8D 2C")
    go(state, "pitch 9S")
    view = state.view("audience")
    assert [name.en for name in view.value("pitched_by")] == ["pitcher Seat 0"]
    assert (view.value("may_swing"), view.value("may_catch")) == ("A–9", "")
    go(state, "swing 4H", "swing 8D")
    view = state.view("audience")
    assert [name.en for name in view.value("swung_by")] == ["Seat 1", "Seat 2"]
    assert (view.value("may_swing"), view.value("may_catch")) == ("", "10–A")
    assert (view.value("batter").en, view.value("catcher")) == ("Seat 2", None)
    go(state, "catch TC")
    view = state.view(2)
    assert view.value("catcher").zh == "座位0"
    assert [name.zh for name in view.value("caught_by")] == ["座位0"]
    assert view.value("may_catch") == "J–A"
    roles = [[mark.en for mark in view.value(f"role:{seat}")] for seat in range(3)]
    assert roles == [["catcher", "pitcher", "starter"], [], ["batter"]]
    assert view.value("clock").en == "1 of 3, round 1"


def test_bb_3_4_the_table_says_when_no_rank_fits() -> None:
    state = on_field("AS KC", "AH 3H", "KD AD", moves=["pitch AS", "swing AH"])
    assert state.view(0).value("may_swing").en == "none"
    go(state, "pass")
    assert state.view(0).value("may_catch").en == "none"
