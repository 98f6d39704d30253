"""Soul Hunt by clause: events (SH-9.0 to SH-9.11)."""

from __future__ import annotations

import pytest

from cardgames.games.soul_hunt import GAME
from tests.games.laying import go, legal, refused, told, words
from tests.games.soul_hunt.laying import OTHERS, SOUL, TARGETS, deal, ending, last, planning

A, B, C = TARGETS.split()


def test_sh_9_0_the_captain_turns_up_an_event_after_three_targets() -> None:
    state = ending(event="lost-relic", captain=1, relics=2)
    event = last(state.heard or [], "event")
    assert (event.clause, event.actor, state.relics) == ("SH-9.0", 1, 1)
    assert state.round == 2


def test_sh_9_0_none_is_left() -> None:
    assert ("SH-9.0", "no_event") in told(ending().heard or [])


def test_sh_r18_the_captain_decides_for_whom() -> None:
    state = ending(event="heal", lives=[1, 2, 3], captain=2)
    assert (state.phase, state.actor) == ("heal", 2)


def test_sh_9_1_heal() -> None:
    state = ending(event="heal", lives=[1, 2, 3])
    assert legal(state) == ["heal 0", "heal 1"]
    assert refused(state, "heal 2") == "SH-9.1"
    assert refused(state, "heal 7") == "SH-9.1"
    assert told(go(state, "heal 1"))[:2] == [("SH-9.1", "heal_pick"), ("SH-9.1", "life")]
    assert state.lives == [1, 3, 3]
    assert ending(event="heal", lives=[3, 2]).lives == [3, 3]
    assert ("SH-9.1", "no_effect") in told(ending(event="heal").heard or [])


def test_sh_9_2_gift_of_the_forest() -> None:
    state = ending(event="gift-of-the-forest", relics=3)
    assert state.relics == 4
    assert ("SH-9.2", "relic") in told(state.heard or [])


def test_sh_9_3_and_sh_r7_cleansing() -> None:
    state = ending(event="cleansing", attached=["greed-1 wolf-1", "fury-1"], lives=[3, 3])
    assert (state.phase, legal(state)) == ("cleanse", ["cleanse 0", "cleanse 1"])
    assert ("SH-9.3", "cleansed") in told(go(state, "cleanse 0"))
    assert (words(state.attached[0]), words(state.discard), state.hands) == ("wolf-1", "greed-1", [[], []])


def test_sh_9_3_is_compulsory_and_does_nothing_without_evil() -> None:
    state = ending(event="cleansing", attached=["greed-1", ""])
    assert words(state.discard) == "greed-1"
    assert ("SH-9.3", "no_effect") in told(ending(event="cleansing").heard or [])
    state = ending(event="cleansing", attached=["greed-1", "fury-1", ""], lives=[3, 3, 3])
    assert refused(state, "cleanse 2") == "SH-9.3"


@pytest.mark.parametrize(("where", "clause"), [("discard", "SH-9.3"), ("hand", "SH-R6")])
def test_sh_r6_where_a_cleansed_spirit_goes(where: str, clause: str) -> None:
    state = ending(event="cleansing", attached=["greed-1", ""], options={"removed_evil": where})
    assert words(state.discard if where == "discard" else state.hands[0]) == "greed-1"
    assert clause in [event.clause for event in state.heard or [] if event.kind.startswith("cleansed")]


def test_sh_9_3_at_the_start() -> None:
    state = deal(souls="greed-1 fox-1 lion-1 hare-1 boar-1 ape-1", events="cleansing")
    go(state, "done", "done")
    assert (words(state.discard), state.round) == ("greed-1", 1)


def test_sh_9_4_help_for_the_poor() -> None:
    state = ending("fox-1", "", "hare-1 boar-1", event="help-for-the-poor", captain=1, deck="python ape-1 lion-1",
                   attached=["", "wolf-1", ""])  # fmt: skip
    assert last(state.heard or [], "fewest_draw_seats").values["seats"] == [1, 0]
    assert [words(hand) for hand in state.hands] == ["fox-1 ape-1", "lion-1", "hare-1 boar-1"]


def test_sh_9_4_counts_before_the_first_draw() -> None:
    state = ending(event="help-for-the-poor", deck="python ape-1 lion-1", lives=[3, 3, 3])
    assert [words(hand) for hand in state.hands] == ["lion-1", "ape-1", "python"]


def test_sh_9_5_lost_relic() -> None:
    assert ending(event="lost-relic", relics=1).relics == 0
    assert ("SH-9.5", "no_relic") in told(ending(event="lost-relic").heard or [])


def test_sh_9_6_scattering() -> None:
    state = ending("fox-1 hare-1", "wolf-1 wolf-2", "boar-1", event="scattering", captain=1)
    assert words(state.discard) == "wolf-1"
    assert (state.phase, state.actor, legal(state)) == ("scatter", 0, ["discard fox-1", "discard hare-1"])
    assert refused(state, "discard boar-1") == "SH-9.6"
    assert told(go(state, "discard fox-1"))[0] == ("SH-9.6", "discards")
    assert [words(hand) for hand in state.hands] == ["hare-1", "wolf-2", "boar-1"]


def test_sh_9_6_nobody_with_empty_hands() -> None:
    state = ending(event="scattering", attached=["wolf-1", ""])
    assert told(state.heard or [])[1] == ("SH-9.6", "no_effect")
    assert state.discard == []


def test_sh_9_7_blessing_for_the_next_hunt() -> None:
    state = ending(event="blessing", lives=[3, 3, 0])
    assert legal(state) == ["bless 0", "bless 1"]
    assert refused(state, "bless 2") == "SH-9.7"
    heard = told(go(state, "bless 1"))
    assert [event for event in heard if event[0] == "SH-9.7"] == [
        ("SH-9.7", "blessing_pick"),
        ("SH-9.7", "blessing"),
        ("SH-9.7", "blessed"),
    ]
    assert (state.round, state.blessed, state.blessing) == (2, 1, None)
    assert [state.bonus(0), state.bonus(1)] == [0, 1]


def test_sh_9_7_with_a_trial_it_adds_up() -> None:
    assert planning(blessed=0, trials=1).bonus(0) == 2


def test_sh_9_10_the_first_event_is_before_hunt_1() -> None:
    state = deal(souls="greed-1 fury-1 ruin-1 greed-2 fury-2 ruin-2", events="blessing")
    assert ("SH-9.10", "blessing") in told(go(state, "bless 1"))
    assert (state.round, state.blessed) == (1, 1)
    state = deal(souls="greed-1 fury-1 ruin-1 greed-2 fury-2 ruin-2", events="new-trail", hunts=f"{SOUL} {OTHERS}")
    assert (state.round, state.phase) == (1, "redraw")


@pytest.mark.parametrize("event", ["blessing", "new-trail"])
def test_sh_r19_after_the_fifth_hunt_it_is_lost(event: str) -> None:
    state = ending(event=event, round=5)
    assert ("SH-R19", "no_effect") in told(state.heard or [])
    assert (state.phase, state.blessed, state.trail) == ("challenge", None, False)


def test_sh_r19_the_final_challenge_can_take_the_blessing_never_the_trail() -> None:
    options = {"final_is_next_hunt": True}
    state = ending(event="blessing", round=5, options=options)
    go(state, "bless 1")
    assert (state.phase, state.blessed) == ("challenge", 1)
    state = ending(event="new-trail", round=5, options=options)
    assert (state.phase, state.trail) == ("challenge", False)


def test_sh_9_8_present() -> None:
    state = ending("fox-1", "", "greed-1 hare-1", event="present", captain=1)
    assert (state.phase, legal(state)) == ("gift", ["name 2", "name 0", "decline"])
    assert refused(state, "name 1") == "SH-9.8"
    go(state, "name 2")
    assert (state.phase, state.actor) == ("give", 2)
    assert legal(state) == ["give greed-1 1", "give greed-1 0", "give hare-1 1", "give hare-1 0", "decline"]
    for wrong in ("give fox-1 0", "give hare-1 2", "give hare-1 5"):
        assert refused(state, wrong) == "SH-9.8"
    assert told(go(state, "give greed-1 0"))[0] == ("SH-9.8", "gives")
    assert [words(hand) for hand in state.hands] == ["fox-1 greed-1", "", "hare-1"]
    assert state.attached == [[], [], []]


def test_sh_9_8_is_voluntary_on_both_sides() -> None:
    state = ending("fox-1", event="present")
    assert told(go(state, "decline"))[0] == ("SH-9.8", "gift_declined")
    state = ending("fox-1", event="present")
    assert told(go(state, "name 0", "decline"))[1] == ("SH-9.8", "give_declined")
    assert words(state.hands[0]) == "fox-1"


def test_sh_9_8_not_alone_and_not_with_empty_hands() -> None:
    assert ("SH-9.8", "no_effect") in told(ending("fox-1", event="present", lives=[1, 0]).heard or [])
    assert ("SH-9.8", "no_effect") in told(ending(event="present").heard or [])


def test_sh_9_8_a_hidden_hand_stays_hidden() -> None:
    state = ending("fox-1", event="present", lives=[3, 3, 3], options={"open_hands": False})
    (gives,) = [event for event in go(state, "name 0", "give fox-1 1") if event.kind == "gives"]
    assert str(gives.said(1)) == "Seat 0 gives Fox to Seat 1."
    assert str(gives.said(2)) == "Seat 0 gives a soul to Seat 1."


def test_sh_9_9_a_new_trail_before_the_vote() -> None:
    state = ending(event="new-trail", hunts="speed-life intellect-trial perception-life strength-life")
    assert (state.round, state.phase, state.actor) == (2, "redraw", 1)
    old = words(state.targets)
    assert legal(state) == [*(f"redraw {hunt}" for hunt in old.split()), "decline"]
    assert refused(state, "redraw endurance-life") == "SH-9.9"
    place = old.split()[1]
    assert told(go(state, f"redraw {place}"))[0] == ("SH-9.9", "redraws")
    assert words(state.targets).split()[::2] == old.split()[::2]
    assert place in words(state.hunted)
    assert state.phase == "vote"


def test_sh_9_9_it_may_be_left() -> None:
    state = planning(trail=True)
    before = words(state.targets)
    assert told(go(state, "decline"))[0] == ("SH-9.9", "redraw_declined")
    assert (words(state.targets), state.trail) == (before, False)


def test_sh_9_11_no_limit_after_an_event() -> None:
    state = ending("fox-1 hare-1 boar-1 python", event="help-for-the-poor", attached=["wolf-1 lion-1 ape-1"],
                   lives=[3, 0], deck="cheetah-1")  # fmt: skip
    assert (len(state.hands[0]), state.phase) == (5, "vote")


def test_all_nine_events_come_up() -> None:
    seen = set()
    for seed in range(12):
        line = GAME.play(["greedy"] * 2, seed=seed, token_mix="20/10/10")
        seen |= {card.code for card in line.last.view("all").cards("event")}  # type: ignore[union-attr]
    assert len(seen) == 9
