"""Fifty-K by clause: set-up (FK-1), table points (FK-2), turns (FK-3) and their rulings."""

from __future__ import annotations

from random import Random

import pytest

from cardgames import GameError, IllegalMove
from cardgames.engine.position import PositionError
from cardgames.engine.view import AUDIENCE
from cardgames.games.fifty_k import GAME
from cardgames.games.fifty_k.combinations import PACK
from tests.games.fifty_k.laying import deal, play, table
from tests.games.laying import clauses, go, legal, refused, told, words

DECK = [card.text for card in PACK]


def test_fk_1_1_three_or_four_players_with_52_cards() -> None:
    assert (list(GAME.seats), len(GAME.pack)) == ([3, 4], 52)
    with pytest.raises(GameError, match=r"FK-1\.1"):
        deal(seats=5)
    with pytest.raises(GameError, match=r"FK-1\.1"):
        deal(seats=4, deck=DECK[:-1])


def test_fk_1_2_the_whole_pack_is_dealt_one_card_at_a_time() -> None:
    four, three = deal(seats=4, deck=DECK), deal(seats=3, deck=DECK)
    assert words(four.hands[1]) == "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2H"
    assert [len(hand) for hand in three.hands] == [18, 17, 17]
    assert words(three.hands[0][:3]) == "3S 3C 4D"
    assert told(four.heard or [])[0] == ("FK-1.2", "deal")
    assert told(three.heard or [])[0] == ("FK-1.2", "deal_uneven")


def test_fk_1_3_partners_sit_opposite() -> None:
    state = deal(seats=4)
    assert ("FK-1.3", "teams") in told(state.heard or [])
    state.collected = [10, 0, 15, 5]
    shown = [str(state.view(0).value(f"team:{seat}")) for seat in range(4)]
    assert shown == ["0 (25 points)", "1 (5 points)"] * 2
    assert deal(seats=3).view(0).value("team:0") is None


@pytest.mark.parametrize("seats", [3, 4])
def test_fk_1_4_the_three_of_hearts_leads(seats: int) -> None:
    for seed in range(5):
        state = deal(seats=seats, seed=seed)
        assert PACK["3H"] in state.hands[state.actor or 0]
        assert (state.phase, told(state.heard or [])[-1]) == ("lead", ("FK-1.4", "begins"))


def test_fk_1_4_only_the_leader_is_shown_the_three_of_hearts() -> None:
    state = deal(seats=4, deck=DECK)
    event = (state.heard or [])[-1]
    assert str(event.said(1)) == "Seat 1 holds 3♥ and leads first."
    assert str(event.said(0)) == "Seat 1 was dealt the three of hearts and leads first."


@pytest.mark.parametrize("seats", [3, 4])
def test_fk_1_4_imagined_deals_leave_it_there_until_it_is_played(seats: int) -> None:
    state = deal(seats=seats, deck=DECK)
    for seed in range(20):
        assert PACK["3H"] in GAME.imagine(state.view(0), Random(seed)).hands[1]  # type: ignore[attr-defined]
    with pytest.raises(PositionError, match="3H cannot lie there"):
        table("3S", "3H", "3D", starter=0)


def test_fk_r2_the_three_of_diamonds_can_be_taken_out() -> None:
    state = deal(seats=3, deck=DECK, deal3="drop_3D")
    assert [len(hand) for hand in state.hands] == [17, 17, 17]
    assert words(state.aside) == "3D"
    assert told(state.heard or [])[:2] == [("FK-R2", "aside"), ("FK-1.2", "deal")]
    assert deal(seats=4, deal3="drop_3D").aside == []


def test_fk_r2_who_is_dealt_first() -> None:
    assert [len(hand) for hand in deal(seats=3, first_dealt=2).hands] == [17, 17, 18]
    assert words(deal(seats=4, deck=DECK, first_dealt=3).hands[3][:2]) == "3S 4S"
    with pytest.raises(GameError, match="FK-R2"):
        deal(seats=3, first_dealt=3)


def test_fk_r3_the_first_lead_is_free() -> None:
    assert deal(seats=4, deck=DECK).check(play("4H")) is None


def test_fk_r3_or_has_to_contain_the_three_of_hearts() -> None:
    state = deal(seats=4, deck=DECK, first_lead_3h=True)
    assert refused(state, play("4H")) == "FK-R3"
    assert all("3H" in move for move in legal(state))
    assert len(legal(state)) == 9  # alone, or with the 4 to 7 and so on up to the ace
    go(state, play("3H"), "pass", "pass", "pass")
    assert (state.actor, state.check(play("4H"))) == (1, None)


# Table points --------------------------------------------------------------------------------------------------------


def test_fk_2_1_points_add_up_over_all_plays() -> None:
    state = table("5S 3S", "TS 3D", "KS 3C")
    events = go(state, play("5S"), play("TS"), play("KS"))
    assert state.table == 25
    assert clauses(events).count("FK-2.1") == 3
    assert str(events[-1]) == "Table points: 15 + 10 = 25."
    assert str(go(table("5S 3S", "TS 3D", "KS 3C"), play("5S"))[-1]) == "Table points: 5."


def test_fk_2_2_and_fk_2_3_the_last_player_collects_and_leads() -> None:
    state = table("5S 3S", "TS 3D", "4S 3C")
    events = go(state, play("5S"), play("TS"), "pass", "pass")
    assert (state.collected, state.table, state.actor, state.phase) == ([0, 15, 0], 0, 1, "lead")
    assert told(events)[-2:] == [("FK-2.2", "collect"), ("FK-2.3", "free")]
    assert words(state.played) == "5S TS"


def test_fk_2_3_and_fk_3_5_the_free_lead_comes_without_points_too() -> None:
    state = table("4S 3S", "6S 3D", "5S 3C")
    events = go(state, play("4S"), "pass", "pass")
    assert (state.actor, state.collected) == (0, [0, 0, 0])
    assert told(events)[-2:] == [("FK-3.5", "unbeaten"), ("FK-2.3", "free")]


def test_fk_2_4_who_has_gone_out_still_collects() -> None:
    state = table("3S 4S", "KS", "3C 4C", "3D 4D", table=5)
    events = go(state, play("3S"), play("KS"), "pass", "pass", "pass")
    assert (state.collected, state.actor) == ([0, 15, 0, 0], 3)
    assert told(events)[-2:] == [("FK-2.4", "collect"), ("FK-3.7", "partner")]


# Turns ---------------------------------------------------------------------------------------------------------------


def test_fk_3_1_and_fk_r4_the_free_lead_has_to_be_used() -> None:
    state = table("5S 3S", "TS 3D", "KS 3C")
    assert legal(state) == [play("3S"), play("5S")]
    assert refused(state, "pass") == "FK-3.1"
    with pytest.raises(IllegalMove, match="cannot pass"):
        state.apply("pass")
    assert clauses(go(state, play("5S")))[:2] == ["FK-3.1", "FK-4.1"]


def test_fk_3_2_beat_or_pass() -> None:
    state = table("9S 3S", "TS 3D JD JC", "KS 3C")
    go(state, play("9S"))
    assert legal(state) == [play("TS"), play("JD"), play("JC"), "pass"]
    assert refused(state, play("3D")) == "FK-5.1"
    assert refused(state, play("JD JC")) == "FK-5.1"
    assert clauses(go(state, play("TS"))) == ["FK-5.1", "FK-2.1"]


def test_fk_3_2_and_fk_r14_passes_leave_the_play_to_beat() -> None:
    state = table("9S 3S", "TS 3D", "4S KC", "5S 8C")
    go(state, play("9S"), "pass", "pass")
    assert legal(state) == ["pass"]
    assert str(state.beat) == "Seat 0: a single 9"


def test_fk_3_3_a_pass_is_always_allowed() -> None:
    state = table("9S 3S", "TS 3D", "KS 3C")
    assert told(go(state, play("9S"), "pass"))[-1] == ("FK-3.3", "pass")


def test_fk_3_4_and_fk_r5_back_in_after_a_pass() -> None:
    state = table("6S 4S", "KS 4H", "TS 4D")
    events = go(state, play("6S"), "pass", play("TS"), "pass", play("KS"))
    assert ("FK-3.4", "back") in told(events)
    go(state, "pass", "pass")
    assert (state.collected, state.actor) == ([0, 20, 0], 1)


def test_fk_r5_with_pass_lock_a_pass_is_for_the_whole_trick() -> None:
    state = table("6S 4S", "KS 4H", "TS 4D", options={"pass_lock": True})
    events = go(state, play("6S"), "pass", play("TS"), "pass")
    assert (state.collected, state.actor, state.phase) == ([0, 0, 10], 2, "lead")
    assert ("FK-R5", "pass_locked") in told(events)


def test_fk_r5_a_play_after_which_all_are_locked_ends_the_trick() -> None:
    state = table("6S 4S", "KS 4H", "TS 4D 5D", options={"pass_lock": True})
    go(state, play("6S"), play("KS"), "pass", "pass")
    assert (state.actor, state.collected) == (1, [0, 10, 0])
    state = table("4S", "KS 4H", "TS 5D", top="6S", last=0, passed=[0, 2, 0], actor=2, options={"pass_lock": True})
    go(state, play("TS"), "pass")
    assert state.phase == "lead", "seat 1 passed before and is not asked again"
    go(state, play("5D"))
    assert state.phase == "follow", "the lock ends with the trick"


def test_fk_3_5_all_with_cards_have_to_pass_also_after_somebody_went_out() -> None:
    state = table("9S", "3S 4S", "3D 4D", "3C 4C")
    go(state, play("9S"), "pass", "pass")
    assert (state.phase, state.actor) == ("follow", 3)
    go(state, "pass")
    assert (state.phase, state.actor) == ("lead", 2)


def test_fk_3_6_out_and_skipped() -> None:
    state = table("9S", "TS 4S", "JD 4D", "QC 4C")
    events = go(state, play("9S"), play("TS"), play("JD"), play("QC"))
    assert ("FK-3.6", "out") in told(events)
    assert (state.out, state.order, state.actor) == ([1, 0, 0, 0], [0], 1)
    assert [str(mark) for mark in state.view(1).value("mark:0")] == ["Words(en='out 1st', zh='第一个出完')"]


def test_fk_3_7_with_three_players_the_next_one_leads() -> None:
    for option in ("partner", "next"):
        state = table("9S", "3S 4S", "3D 4D", options={"lead_after_out": option})
        events = go(state, play("9S"), "pass", "pass")
        assert (state.actor, told(events)[-1][0]) == (1, "FK-3.7")


@pytest.mark.parametrize(("option", "leader", "clause"), [("partner", 2, "FK-3.7"), ("next", 1, "FK-R6")])
def test_fk_r6_with_four_players_the_partner_or_the_next_leads(option: str, leader: int, clause: str) -> None:
    state = table("9S", "3S 4S", "3D 4D", "3C 4C", options={"lead_after_out": option})
    events = go(state, play("9S"), "pass", "pass", "pass")
    assert (state.actor, told(events)[-1][0]) == (leader, clause)


def test_fk_r6_the_next_seat_may_be_out_as_well() -> None:
    state = table("9S", "", "3D 4D", "3C 4C", out=[1], options={"lead_after_out": "next"})
    go(state, play("9S"), "pass", "pass")
    assert state.actor == 2


def test_fk_r13_what_everybody_can_see() -> None:
    state = deal(seats=4, seed=2)
    go(state, legal(state)[0])
    for viewer in (0, AUDIENCE):
        view = state.view(viewer)
        shown = [len(view.cards(f"hand:{seat}")) for seat in range(4)]
        assert shown == [len(hand) for hand in state.hands]
        assert view.cards("hand:2") == (None,) * shown[2], "also hidden from the partner"
        assert view.cards("top") == tuple(state.top)
    assert {"table", "collected:1", "out:3"} <= set(state.view(AUDIENCE).counters)


def test_fk_r16_by_rising_seat_numbers() -> None:
    state = table("9S 3S", "TS 3D", "JS 3C", "QS 3H", actor=3)
    turns = []
    for move in (play("3H"), play("9S"), play("TS"), play("JS"), "pass"):
        turns.append(state.actor)
        go(state, move)
    assert turns == [3, 0, 1, 2, 3]


def test_the_table_says_who_passed_and_who_played_what() -> None:
    state = table("9S 9D 3S", "TS TD 3D", "JS JC KS 3C")
    go(state, play("9S 9D"), play("TS TD"), play("JS JC"), "pass")
    view = state.view(1)
    assert [[mark.en for mark in view.value(f"mark:{seat}")] for seat in range(3)] == [["passed"], [], []]
    assert [str(name) for name in view.value("under_by")] == ["Seat 0", "Seat 0", "Seat 1", "Seat 1"]
    assert str(view.value("beat")) == "Seat 2: a pair of Js"
    go(state, "pass")
    assert (state.view(1).value("under_by"), state.view(1).value("beat")) == ((), None)


def test_of_a_position_the_earlier_plays_may_be_nobody_s() -> None:
    assert table("9S", "TS", "KS", top="8S", last=1, under="7S").view(0).value("under_by") == ("",)
