"""Soul Hunt by clause: what an attack brings (SH-7)."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.cards import by_pack
from cardgames.games.soul_hunt.scoring import hit, rewarded, succeeds
from tests.games.laying import go, legal, refused, told, words
from tests.games.soul_hunt.laying import SOUL, ending, judged, last, lay, roll

LIFE = "strength-life"
TRIAL = "strength-trial"


@pytest.mark.parametrize(("numbers", "won"), [((4, 0), True), ((3, 0), False), ((6, -2), True), ((6, -3), False)])
def test_sh_7_1_the_total_of_all_against_twice_the_players(numbers: tuple[int, int], won: bool) -> None:
    state = judged(*numbers, target=TRIAL)
    event = last(state.heard or [], "succeeds" if won else "fails")
    assert (event.clause, event.values["need"], state.results) == ("SH-7.1", 4, [won])


def test_sh_7_1_the_dead_do_not_count() -> None:
    assert judged(2, 0, target=TRIAL, lives=[1, 0]).results == [True]


def test_sh_r3_with_the_option_they_do() -> None:
    state = lay(target=TRIAL, numbers=[2, 1, None], lives=[1, 1, 0], options={"target_players": "start"})
    assert state.results == [False]
    assert last(state.heard or [], "fails").clause == "SH-R3"
    assert last(state.heard or [], "fails").values["need"] == 6


def test_sh_7_2_who_is_hit_and_in_which_order_is_settled_before() -> None:
    """The captain dies first; the others are hit all the same, in the order that was."""
    state = judged(0, 1, 2, target=LIFE, lives=[2, 1, 2], captain=1)
    heard = state.heard or []
    assert last(heard, "hit").values["seats"] == [1, 2, 0]
    assert [event.actor for event in heard if event.kind == "loses_life"] == [1, 2, 0]
    assert (state.lives, state.captain) == ([1, 0, 1], 2)


@pytest.mark.parametrize(("option", "need"), [("alive", 6), ("start", 8)])
def test_sh_7_1_the_table_keeps_the_target_that_was_judged_when_somebody_dies_of_it(option: str, need: int) -> None:
    """Of four the last is dead already, and the first dies of this hunt; the total stands against three, or four."""
    held = ("", "fox-1 hare-1", "fox-2 hare-2", "")
    fields: dict[str, Any] = {"numbers": [0, 2, 3, None], "lives": [1, 3, 3, 0], "options": {"target_players": option}}
    state = lay(*held, **fields)
    assert (state.phase, state.lives) == ("pay", [0, 3, 3, 0])
    assert str(state.team) == f"1. strength: 0 + 2 + 3 = 5, needed {need}"


def test_sh_7_3_a_soul_for_two() -> None:
    state = judged(1, 2, 3, deck="hare-1 fox-1 wolf-1", captain=1)
    assert [words(hand) for hand in state.hands] == ["", "wolf-1", "fox-1"]
    assert last(state.heard or [], "rewarded").values["seats"] == [1, 2]


def test_sh_7_3_with_six_a_choice() -> None:
    state = judged(6, 2, deck="hare-1 fox-1 wolf-1")
    assert (state.phase, legal(state)) == ("reward", ["take relic", "take soul"])
    assert refused(state, "take life") == "SH-7.3"
    assert told(go(state, "take relic"))[:2] == [("SH-7.3", "takes_relic"), ("SH-7.3", "relic")]
    assert (state.relics, [words(hand) for hand in state.hands]) == (1, ["", "wolf-1"])
    state = judged(6, 2, deck="hare-1 fox-1 wolf-1")
    assert told(go(state, "take soul"))[:2] == [("SH-7.3", "takes_soul"), ("SH-8.4", "draws_soul")]
    assert [words(hand) for hand in state.hands] == ["wolf-1", "fox-1"]


def test_sh_7_4_a_life_for_four() -> None:
    state = judged(4, 1, target=LIFE, lives=[1, 1])
    assert state.lives == [2, 1]
    assert ("SH-7.4", "life") in told(state.heard or [])


def test_sh_7_4_with_six_a_choice() -> None:
    state = judged(7, 1, target=LIFE, lives=[1, 1])
    assert legal(state) == ["take relic", "take life"]
    assert refused(state, "take soul") == "SH-7.4"
    go(state, "take life")
    assert (state.lives, state.relics) == ([2, 1], 0)


def test_sh_7_4_nobody_needs_to_reach_it() -> None:
    state = judged(3, 1, target=LIFE, lives=[1, 1])
    assert state.lives == [1, 1]
    assert ("SH-7.2", "nobody_rewarded") in told(state.heard or [])


def test_sh_7_5_the_tenth_relic() -> None:
    state = judged(6, 6, relics=9, deck="hare-1 fox-1 wolf-1", captain=1)
    assert state.actor == 1
    events = go(state, "take relic")
    assert ("SH-7.5", "pool_full") in told(events)
    assert (state.relics, words(state.hands[0])) == (10, "wolf-1")


def test_sh_7_5_and_sh_r28_rewards_are_compulsory() -> None:
    state = judged(2, 2, deck="greed-1 fox-1")
    assert (words(state.hands[0]), words(state.attached[1])) == ("fox-1", "greed-1")


def test_sh_r29_a_life_too_many_has_no_effect_and_no_eleventh_relic() -> None:
    assert judged(4, 0, target=LIFE).lives == [3, 3]
    state = judged(6, 0, target=LIFE, relics=10, lives=[2, 3])
    assert (state.lives[0], state.relics) == (3, 10)


def test_sh_7_6_a_won_trial_helps_at_the_later_targets() -> None:
    state = judged(4, 0, target=TRIAL, lives=[3, 3], attached=["hare-1"])
    assert ("SH-7.6", "trial_won") in told(state.heard or [])
    assert (state.trials, state.attack, state.value(0), state.value(1)) == (1, 1, 4, 2)


def test_sh_7_6_trials_add_up_until_the_hunt_ends() -> None:
    state = judged(4, 0, target=TRIAL, trials=1)
    assert state.trials == 2
    assert ending(trials=2).trials == 0


def test_sh_7_7_a_lost_soul_hunt_takes_a_hand_soul() -> None:
    state = judged(3, 0, hands=("fox-1", "hare-1 boar-1"), seats=2)
    assert (state.phase, state.actor, legal(state)) == ("pay", 1, ["discard hare-1", "discard boar-1"])
    assert refused(state, "discard fox-1") == "SH-7.7"
    assert told(go(state, "discard boar-1"))[0] == ("SH-7.7", "discards")
    assert (words(state.hands[1]), words(state.discard), words(state.hands[0])) == ("hare-1", "boar-1", "fox-1")


def test_sh_7_7_one_kind_of_soul_is_no_choice() -> None:
    state = judged(3, 0, hands=("", "hare-1 hare-2"))
    assert words(state.discard) == "hare-1"
    assert state.phase != "pay"


def test_sh_7_7_an_empty_hand_costs_a_life_and_attached_souls_do_not_help() -> None:
    state = judged(3, 0, attached=["", "wolf-1"])
    assert (state.lives, words(state.attached[1])) == ([3, 2], "wolf-1")


def test_sh_7_8_a_lost_life_hunt() -> None:
    assert judged(3, 0, 2, target=LIFE, hands=("fox-1", "fox-2")).lives == [3, 2, 2]


@pytest.mark.parametrize(("before", "after", "kind"), [(2, 1, "relic_gone"), (0, 0, "no_relic")])
def test_sh_7_8_a_lost_trial_takes_a_relic_of_the_team(before: int, after: int, kind: str) -> None:
    state = judged(3, 0, target=TRIAL, relics=before)
    assert (state.relics, state.lives) == (after, [3, 3])
    assert ("SH-7.8", kind) in told(state.heard or [])


def test_sh_r5_relics_stay_when_somebody_dies() -> None:
    state = judged(0, 2, target=LIFE, lives=[1, 2], relics=4)
    assert (state.lives, state.relics) == ([0, 1], 4)


def test_sh_7_9_more_than_six_souls() -> None:
    state = judged(4, 3, hands=("fox-1 hare-1 boar-1",), attached=["wolf-1 lion-1 ape-1"], deck="cheetah-1 python")
    assert (state.phase, state.actor) == ("limit", 0)
    assert legal(state) == ["discard fox-1", "discard hare-1", "discard boar-1", "discard python"]
    assert refused(state, "discard wolf-1") == "SH-7.9"
    events = go(state, "discard python")
    assert told(events)[0] == ("SH-7.9", "discards")
    assert state.phase == "action"


def test_sh_7_9_in_captain_order_and_down_to_the_limit() -> None:
    hand = "fox-1 hare-1 boar-1 python sea-eagle"
    state = judged(3, 0, target=TRIAL, hands=(hand, "fox-2 hare-2 boar-2 sea-turtle"), captain=1,
                   attached=["wolf-1 lion-1 ape-1", "wolf-2 lion-2 ape-2"])  # fmt: skip
    asked = []
    while state.phase == "limit":
        asked.append(state.actor)
        go(state, state.legal_moves()[0])
    assert asked == [1, 0, 0]


@pytest.mark.parametrize(("limit", "count"), [(6, 0), (5, 1)])
def test_sh_r4_the_limit_with_or_without_the_warrior(limit: int, count: int) -> None:
    state = judged(3, 0, target=TRIAL, hands=("fox-1 hare-1 boar-1",), attached=["wolf-1 lion-1 ape-1"],
                   options={"soul_limit": limit})  # fmt: skip
    assert (state.phase == "limit") == bool(count)


def test_sh_7_10_the_next_target() -> None:
    state = lay("fox-1 hare-1")
    go(state, "pass")
    roll(state)
    go(state, "discard hare-1")
    assert (state.attack, state.phase) == (1, "action")
    events = go(state, "pass")
    assert last(events, "tokens_back").clause == "SH-7.10"
    assert [len(pile) for pile in state.bag] == [20, 10, 5]


def test_sh_7_11_without_lives_one_is_out_with_everything() -> None:
    state = judged(0, 5, target=LIFE, hands=("fox-1", ""), attached=["wolf-1 greed-1", ""], lives=[3, 3])
    assert state.lives == [3, 3]
    state = judged(0, 3, target=LIFE, hands=("fox-1", ""), attached=["wolf-1 greed-1", ""], lives=[1, 3])
    assert ("SH-7.11", "eliminated") in told(state.heard or [])
    assert words(sorted(state.discard, key=by_pack)) == "warrior-red greed-1 fox-1 wolf-1"
    assert (state.hands[0], state.attached[0], state.warriors[0]) == ([], [], [])


def test_sh_7_11_and_sh_r23_a_fallen_captain() -> None:
    state = judged(3, 0, 0, target=LIFE, lives=[1, 1, 1], captain=1)
    assert ("SH-7.11", "captain") in told(state.heard or [])
    assert (state.lives, state.captain) == ([1, 0, 0], 0)
    state = ending("", "", "", lives=[1, 1, 0], captain=1, attached=["greed-1"])
    go(state, "evict 0")
    assert (state.lives, state.captain) == ([1, 0, 0], 0)


def test_sh_7_11_nobody_left() -> None:
    state = judged(0, 0, target=LIFE, lives=[1, 1])
    assert state.over
    assert state.winners() == []
    assert state.scores() == [0, 0]
    assert told(state.heard or [])[-1] == ("SH-7.11", "nobody_left")


def test_personal_thresholds() -> None:
    numbers = {0: 1, 1: 2, 2: 3, 3: 4}
    assert rewarded("soul", numbers, numbers) == [1, 2, 3]
    assert rewarded("life", numbers, numbers) == [3]
    assert rewarded("trial", numbers, numbers) == hit("trial", numbers, numbers) == []
    assert hit("soul", numbers, numbers) == hit("life", numbers, numbers) == [0, 1]
    assert succeeds([4, 4, -2], 3)
    assert not succeeds([4, 4, -3], 3)
    assert SOUL == "strength-souls-1"
