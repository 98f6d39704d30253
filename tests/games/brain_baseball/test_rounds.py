"""Brain Baseball by clause: pitching, batting, catching (BB-4, BB-5)."""

from __future__ import annotations

import pytest

from tests.games.brain_baseball.laying import HANDS, HIT, lay, on_field
from tests.games.laying import clauses, go, legal, refused, told


@pytest.mark.parametrize("move", ["pass", "swing 9S", "catch 9S", "pitch 4H", "pitch KS"])
def test_bb_4_1_the_pitcher_must_play_a_card_from_hand(move: str) -> None:
    state = lay(*HANDS)
    assert legal(state) == ["pitch 9S", "pitch 3C"]
    assert refused(state, move) == "BB-4.1"


def test_bb_4_2_everyone_with_cards_is_asked_in_seat_order() -> None:
    state = lay("9S 3C", "KH", "KD", "", pitcher=2, points=[0] * 4)
    go(state, "pitch KD")
    assert state.actor == 0
    go(state, "pass")
    assert state.actor == 1
    assert ("BB-4.2", "pass") in told(go(state, "pass"))


def test_bb_4_2_asked_even_if_passing_is_the_only_choice() -> None:
    state = on_field("3S 9S", "KH QH", "8D 2C", moves=["pitch 3S"])
    assert state.actor == 1
    assert legal(state) == ["pass"]
    view = state.view("audience")
    assert (view.actor, view.prompt.en if view.prompt else "") == (1, "Seat 1 may swing once or pass")


def test_bb_4_3_not_above_the_ball_and_above_the_last_swing() -> None:
    state = on_field("9S 3C", "4H TD 9D", "8D 2C 4C TH", moves=["pitch 9S"])
    assert legal(state) == ["swing 4H", "swing 9D", "pass"]
    assert [refused(state, move) for move in ("swing TD", "swing 8D", "swing KS")] == ["BB-4.3"] * 3
    assert told(go(state, "swing 4H")) == [("BB-4.3", "swing")]
    assert legal(state) == ["swing 8D", "pass"]
    assert [refused(state, move) for move in ("swing 2C", "swing 4C", "swing TH")] == ["BB-4.3"] * 3
    assert ("BB-4.3", "swing_over") in told(go(state, "swing 8D"))


@pytest.mark.parametrize("move", ["pitch 4H", "catch 4H", "shuffle 4H"])
def test_bb_4_2_only_a_swing_or_a_pass(move: str) -> None:
    assert refused(on_field(*HANDS, moves=["pitch 9S"]), move) == "BB-4.2"


def test_bb_4_4_nobody_is_asked_twice() -> None:
    state = lay("9S 3C", "4H 9H", "8D 2C")
    events = go(state, *HIT)
    assert state.phase == "catch"  # though seat 1 could go above 8D
    (once,) = [e for e in events if e.clause == "BB-4.4"]
    assert once.values["seats"] == [1]


@pytest.mark.parametrize(("moves", "batter"), [(["swing 4H", "pass"], 1), (["pass", "swing 8D"], 2)])
def test_bb_4_5_the_last_to_swing_is_the_batter(moves: list[str], batter: int) -> None:
    state = lay(*HANDS)
    events = go(state, "pitch 9S", *moves)
    assert [e.actor for e in events if e.clause == "BB-4.5"] == [batter]
    assert [e.en for e in state.view("all").value(f"role:{batter}")] == ["batter"]
    assert not any(e.clause == "BB-4.4" for e in events)


def test_bb_4_6_unhit_scores_and_the_same_player_pitches_again() -> None:
    state = lay("3S QS 5S", "KH KC", "KD 4D", pitcher=0)
    events = go(state, "pitch 3S", "pass", "pass")
    assert state.scores() == [3, 0, 0]
    assert (state.phase, state.actor) == ("pitch", 0)
    assert clauses(events)[-4:] == ["BB-4.2", "BB-4.6", "BB-6.3", "BB-4.6"]
    assert str(state.sheet().of(0)[0]) == "3♠, no swing: 3 (BB-4.6)"


def test_bb_4_7_and_bb_r5_a_pitcher_without_cards() -> None:
    state = lay("9S 3C", "4H JD", "8D")
    events = go(state, "pitch 9S", "pass", "swing 8D", "pass", "pass")
    assert state.scores() == [0, 0, 9]
    assert (state.phase, state.actor) == ("pitch", 0)
    (instead,) = [e for e in events if e.clause == "BB-4.7"]
    assert (instead.actor, instead.values["seat"]) == (0, 2)


def test_bb_4_7_the_search_goes_round_the_table() -> None:
    state = lay("9S 3C", "", "8D 5D", "KS", pitcher=3)
    go(state, "pitch KS", "pass", "pass")
    assert state.actor == 0


def test_bb_5_1_from_next_to_the_batter_without_him() -> None:
    state = on_field("9S 3C", "4H JD", "8D 2C 3H", "5S 6S", moves=["pitch 9S", "swing 4H", "pass", "pass"])
    order = []
    while state.phase == "catch":
        order.append(state.actor)
        go(state, "pass")
    assert order == [2, 3, 0]
    assert state.actor == 1


def test_bb_5_1_players_without_cards_are_not_asked() -> None:
    state = on_field("9S", "4H JD", "8D 2C", moves=HIT)
    assert (state.phase, state.actor) == ("catch", 1)


def test_bb_5_1_a_batter_alone_with_cards_scores_at_once() -> None:
    state = lay("9S", "4H 5H", "")
    events = go(state, "pitch 9S", "swing 4H")
    assert ("BB-5.1", "no_catchers") in told(events)
    assert "BB-5.4" in clauses(events)
    assert state.scores() == [0, 9, 0]


def test_bb_5_1_who_lost_the_bat_may_catch() -> None:
    state = on_field(*HANDS, moves=[*HIT, "pass"])
    assert state.actor == 1
    assert legal(state) == ["catch JD", "pass"]


def test_bb_r2_the_pitcher_may_catch() -> None:
    state = on_field("9S TC", "4H JD", "8D 2C", moves=HIT)
    assert state.actor == 0
    assert ("BB-R2", "own_ball") in told(go(state, "catch TC"))


def test_bb_5_2_above_the_ball_and_above_the_last_catch() -> None:
    state = on_field("9S 3C TC", "4H JD TD", "8D 2C", moves=HIT)
    assert legal(state) == ["catch TC", "pass"]
    assert [refused(state, move) for move in ("catch 3C", "catch JD", "catch KS")] == ["BB-5.2"] * 3
    go(state, "catch TC")
    assert legal(state) == ["catch JD", "pass"]
    assert refused(state, "catch TD") == "BB-5.2"


@pytest.mark.parametrize("move", ["pitch 3C", "swing 3C", "shuffle 3C"])
def test_bb_5_1_only_a_catch_or_a_pass(move: str) -> None:
    assert refused(on_field(*HANDS, moves=HIT), move) == "BB-5.1"


def test_bb_5_3_the_last_catch_scores_and_pitches() -> None:
    state = lay("9S TC", "4H 2H 5D", "8D 2C", "JC 3D")
    events = go(state, *HIT, "pass", "catch JC", "pass", "catch 2H")
    assert state.scores() == [0, 9, 0, 0]
    assert (state.phase, state.actor) == ("pitch", 1)
    assert told(events)[-2:] == [("BB-5.3", "caught"), ("BB-5.3", "next")]
    assert str(state.sheet().of(1)[0]) == "9♠ caught with 2♥: 9 (BB-5.3)"


def test_bb_5_4_nobody_catches() -> None:
    state = lay(*HANDS)
    events = go(state, *HIT, "pass", "pass")
    assert state.scores() == [0, 0, 9]
    assert (state.phase, state.actor) == ("pitch", 2)
    assert ("BB-5.4", "next") in told(events)
    assert str(state.sheet().of(2)[0]) == "9♠ hit with 8♦: 9 (BB-5.4)"


def test_bb_r12_equal_may_swing_but_not_catch() -> None:
    state = on_field("9S 9C", "9H 4H", "9D KD", moves=["pitch 9S"])
    assert legal(state) == ["swing 9H", "swing 4H", "pass"]
    events = go(state, "swing 9H")
    assert ("BB-R12", "equal") in told(events)
    assert (state.actor, legal(state)) == (2, ["pass"])  # nobody can follow, but all are asked
    go(state, "pass")
    assert refused(state, "catch 9D") == "BB-R12"


def test_bb_r6_pitching_again_is_a_new_round() -> None:
    state = lay("3S QS 5S", "KH KC", "KD 4D")
    events = go(state, "pitch 3S", "pass", "pass", "pitch 5S")
    rounds = [(e.clause, e.values["n"]) for e in events if e.kind == "round"]
    assert rounds == [("BB-2.2", 1), ("BB-R6", 2)]
    assert state.round == 2


def test_bb_r8_players_without_cards_do_not_prevent_an_unhit_pitch() -> None:
    state = lay("3S 5S", "", "KD 4D")
    events = go(state, "pitch 3S", "pass")
    assert state.scores() == [3, 0, 0]
    assert [e.values["seats"] for e in events if e.clause == "BB-R8"] == [[1]]
