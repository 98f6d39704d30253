"""Soul Hunt by clause: planning (SH-5)."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from cardgames.games.soul_hunt import GAME
from cardgames.games.soul_hunt.scoring import most
from tests.games.laying import go, legal, refused, told, words
from tests.games.soul_hunt.laying import OTHERS, SOUL, TARGETS, deal, last, planning

A, B, C = TARGETS.split()


def test_sh_5_1_and_sh_r26_the_captain_turns_up_three_hunts() -> None:
    state = deal(
        seats=2,
        souls="greed-1 fury-1 ruin-1 greed-2 fury-2 ruin-2",
        hunts=f"{SOUL} {OTHERS}",
        events="gift-of-the-forest",
        first_captain=1,
    )
    assert words(state.targets) == TARGETS
    assert last(state.heard or [], "turns_up").actor == 1
    assert len(state.hunts) == 17


@pytest.mark.parametrize("captain", range(4))
def test_sh_5_2_everybody_votes_from_the_captains_left_the_captain_last(captain: int) -> None:
    state = planning(seats=4, captain=captain, lives=[3, 3, 3, 3])
    asked = []
    while state.phase == "vote":
        asked.append(state.actor)
        go(state, f"vote {A} {B}")
    assert asked == [(captain + step) % 4 for step in (1, 2, 3, 4)]


def test_sh_5_2_the_eliminated_do_not_vote() -> None:
    state = planning(lives=[3, 0, 3])
    assert state.actor == 2
    go(state, f"vote {A} {B}")
    assert state.actor == 0


def test_sh_5_2_one_who_is_alone_votes_alone() -> None:
    state = planning(lives=[0, 1], captain=1)
    assert (state.actor, len(legal(state))) == (1, 6)
    go(state, f"vote {C} {A}")
    assert words(state.targets) == f"{C} {A} {B}"


def test_sh_5_3_two_markers_on_two_of_the_three_cards() -> None:
    state = planning()
    assert refused(state, f"vote {A} {A}") == "SH-R14"
    assert refused(state, f"vote {A} strength-trial") == "SH-5.3"
    assert refused(state, f"vote fox-1 {A}") == "SH-5.3"
    assert refused(state, "pass") == "SH-5.2"
    (event,) = go(state, f"vote {B} {C}")
    assert event.clause == "SH-5.3"
    assert (state.big, state.small) == ([-1, 1], [-1, 2])
    assert str(event) == "Seat 1 wants Speed — Souls A first and Intellect — Life second."


def test_sh_r14_not_both_markers_on_one_card() -> None:
    assert refused(planning(), f"vote {C} {C}") == "SH-R14"


def test_sh_5_4_six_ways_to_vote() -> None:
    assert legal(planning()) == [f"vote {one} {two}" for one in (A, B, C) for two in (A, B, C) if one != two]


def test_sh_5_5_most_big_markers_come_first() -> None:
    state = planning(lives=[3, 3, 3])
    events = go(state, f"vote {B} {C}", f"vote {B} {A}", f"vote {A} {C}")
    assert words(state.targets) == f"{B} {C} {A}"
    assert ("SH-5.5", "first") in told(events)
    assert last(events, "first").values["n"] == 2


def test_sh_5_5_the_captain_picks_among_equals() -> None:
    state = planning(lives=[3, 3, 3])
    go(state, f"vote {A} {B}", f"vote {B} {A}", f"vote {C} {A}")
    assert (state.phase, state.actor) == ("first", 0)
    assert legal(state) == [f"choose {one}" for one in (A, B, C)]
    assert ("SH-5.5", "first_chosen") in told(go(state, f"choose {C}"))
    assert words(state.targets) == f"{C} {A} {B}"


def test_sh_5_5_only_tied_cards_can_be_picked() -> None:
    state = planning()
    go(state, f"vote {A} {B}", f"vote {B} {A}")
    assert legal(state) == [f"choose {A}", f"choose {B}"]
    assert refused(state, f"choose {C}") == "SH-5.5"
    assert refused(state, "choose strength-trial") == "SH-5.5"


def test_sh_5_6_more_small_markers_come_second() -> None:
    state = planning(lives=[3, 3, 3])
    events = go(state, f"vote {A} {C}", f"vote {A} {C}", f"vote {B} {C}")
    assert words(state.targets) == f"{A} {C} {B}"
    assert last(events, "second").clause == "SH-5.6"


def test_sh_r13_small_markers_on_the_first_do_not_count() -> None:
    state = planning(lives=[3, 3, 3, 3])
    go(state, f"vote {A} {B}", f"vote {A} {C}", f"vote {B} {A}", f"vote {C} {A}")
    assert (state.phase, legal(state)) == ("second", [f"choose {B}", f"choose {C}"])
    assert refused(state, f"choose {A}") == "SH-5.6"
    assert last(go(state, f"choose {C}"), "second_chosen").clause == "SH-R13"
    assert words(state.targets) == f"{A} {C} {B}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sh_r13_a_small_marker_always_counts(players: int) -> None:
    """Whoever has the big marker on the first target has the small one elsewhere: there is no tie at zero."""
    for votes in product(permutations(range(3), 2), repeat=players):
        big, small = [[vote[which] for vote in votes] for which in (0, 1)]
        for first in most([big.count(place) for place in range(3)], range(3)):
            assert any(place != first for place in small)


def test_sh_5_7_the_card_left_over_comes_third() -> None:
    state = planning()
    events = go(state, f"vote {C} {A}", f"vote {C} {A}")
    assert last(events, "third").values["card"] is GAME.pack[B]
    assert words(state.targets) == f"{C} {A} {B}"


def test_markers_and_order_stand_at_the_targets() -> None:
    state = planning(lives=[3, 3, 3])
    go(state, f"vote {A} {B}")
    assert [mark.text("en") for mark in state.plan] == ["1 big, 0 small", "0 big, 1 small", "no marker"]
    go(state, f"vote {B} {C}", f"vote {B} {C}")
    assert [mark.text("en") for mark in state.plan] == ["1. now", "2. later", "3. later"]
