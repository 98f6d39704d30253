"""Soul Hunt by clause: eviction, the end of a hunt, the final challenge (SH-9.12 to SH-9.16, SH-10)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.laying import go, legal, refused, told, words
from tests.games.soul_hunt.laying import deal, ending, final, last, lay, roll


def test_sh_9_12_a_life_drives_out_a_friends_evil_spirit() -> None:
    state = ending(attached=["greed-1", "", "fury-1"], captain=1)
    assert (state.phase, state.actor, legal(state)) == ("evict", 1, ["evict 2", "evict 0", "decline"])
    events = go(state, "evict 0")
    assert told(events)[:2] == [("SH-9.12", "evicts"), ("SH-9.12", "loses_life")]
    assert (words(state.hands[0]), words(state.attached[0]), state.lives) == ("greed-1", "", [3, 2, 3])


def test_sh_9_12_in_captain_order_once_each_and_not_compulsory() -> None:
    state = ending(attached=["greed-1", "", "fury-1"], captain=1)
    asked = []
    while state.phase == "evict":
        asked.append(state.actor)
        assert told(go(state, "decline"))[0] == ("SH-9.12", "evict_declined")
    assert asked == [1, 2, 0]


def test_sh_9_12_only_from_the_living_who_have_one() -> None:
    state = ending(attached=["greed-1", "", ""], lives=[3, 3, 0])
    assert legal(state) == ["evict 0", "decline"]
    assert refused(state, "evict 2") == "SH-9.12"
    state = ending(attached=["greed-1", "", ""], lives=[3, 3, 3])
    assert refused(state, "evict 2") == "SH-9.12"


def test_sh_9_13_not_from_oneself() -> None:
    state = ending(attached=["greed-1", "fury-1"])
    assert refused(state, "evict 0") == "SH-9.13"
    assert ending(attached=["greed-1", ""], lives=[3, 0]).phase == "vote"


@pytest.mark.parametrize("allowed", [True, False])
def test_sh_9_13_and_sh_r20_the_last_life(allowed: bool) -> None:
    state = ending("", "fox-1", attached=["greed-1", "wolf-1"], lives=[3, 1], options={"evict_last_life": allowed})
    assert (state.phase == "evict") == allowed
    if allowed:
        events = go(state, "evict 0")
        assert told(events)[1:3] == [("SH-9.13", "loses_life"), ("SH-7.11", "eliminated")]
        assert state.lives == [3, 0]


def test_sh_9_14_bonuses_end_and_the_hunts_are_discarded() -> None:
    state = ending(trials=1, blessed=0)
    assert (state.trials, state.blessed, state.round) == (0, None, 2)
    assert "strength-souls-1" in words(state.hunted)
    assert ("SH-9.14", "hunt_over") in told(state.heard or [])


def test_sh_9_15_elementals_leave() -> None:
    state = ending("fire-spirit", leaving=1 << 7)
    assert words(state.discard) == "fire-spirit"


@pytest.mark.parametrize(("captain", "lives", "after"), [(0, [3, 3, 3], 1), (2, [3, 3, 3], 0), (0, [3, 0, 3], 2)])
def test_sh_9_16_the_captain_card_is_passed_on(captain: int, lives: list[int], after: int) -> None:
    state = ending(captain=captain, lives=lives)
    assert state.captain == after
    assert ("SH-9.16", "captain") in told(state.heard or [])


def test_sh_10_1_and_sh_r32_three_of_five_attributes_from_all_twenty() -> None:
    state = ending(round=5)
    assert (state.phase, state.actor, len(legal(state))) == ("challenge", -1, 60)
    assert refused(state, "challenge speed-trial speed-trial strength-trial") == "SH-10.1"
    assert refused(state, "challenge speed-life endurance-trial strength-trial") == "SH-10.1"
    assert state.chance(Random(3)) in state.legal_moves()
    events = go(state, "challenge speed-trial intellect-trial strength-trial")
    assert ("SH-10.1", "challenge") in told(events)
    assert words(state.targets) == "speed-trial intellect-trial strength-trial"
    assert len(state.hunts) + len(state.hunted) == 17


def test_sh_10_2_and_sh_r40_one_preparation_for_all_three() -> None:
    state = final("fox-1 wolf-1 hare-1")
    assert (state.phase, state.actor) == ("action", 0)
    go(state, "equip wolf-1")
    heard = roll(state, "0+2+2", "0")
    assert [event.kind for event in heard].count("judgement") == 1
    assert (state.attack, state.phase) == (1, "tokens")


def test_sh_10_3_from_left_to_right_with_tokens_back() -> None:
    state = final(lives=[3, 3], attached=["wolf-1 boar-1 hare-1", ""])
    go(state, "pass")
    heard = roll(state, "0+1+2", "0", "1+1+1", "0", "1+2+2", "0")
    assert [event.values["n"] for event in heard if event.kind == "judgement"] == [2, 3]
    assert [event.clause for event in heard if event.kind == "tokens_back"] == ["SH-7.10"] * 2
    assert state.won


def test_sh_10_4_and_sh_r30_the_captain_spends_relics_for_the_team() -> None:
    state = final(numbers=[0, 1], relics=3, attack=0, captain=1)
    assert (state.phase, state.actor) == ("relics", 1)
    assert legal(state) == ["spend 0", "spend 1", "spend 2", "spend 3"]
    assert refused(state, "spend 4") == "SH-10.4"
    assert refused(state, "spend -1") == "SH-10.4"
    events = go(state, "spend 1")
    assert told(events)[:2] == [("SH-10.4", "spends"), ("SH-10.6", "meets")]
    assert (state.relics, state.attack) == (2, 1)


def test_sh_10_4_after_the_sacrifices() -> None:
    state = final("wolf-1", numbers=[0, 0], relics=1, attack=0)
    assert state.phase == "sacrifice"
    go(state, "sacrifice wolf-1")
    assert state.phase == "relics"
    assert told(go(state, "spend 0"))[0] == ("SH-10.4", "spends_none")
    assert not state.won
    assert state.over


def test_sh_10_5_no_rewards_no_penalties_no_limit_no_votes() -> None:
    state = final("fox-1 hare-1 boar-1 python", numbers=[9, -4], attack=0, attached=["wolf-1 lion-1 ape-1"])
    assert (state.results, state.lives, state.relics, state.trials) == ([True], [3, 3], 0, 0)
    assert len(state.hands[0]) == 4


@pytest.mark.parametrize(("numbers", "lives", "success"), [([2, 0], [3, 3], True), ([1, 0], [3, 3], False),
                                                            ([1, None], [3, 0], True)])  # fmt: skip
def test_sh_10_6_one_for_each_living_player(numbers: list[int], lives: list[int], success: bool) -> None:
    state = final(numbers=numbers, lives=lives, attack=0)
    assert state.results == [success]
    assert last(state.heard or [], "meets" if success else "misses").clause == "SH-10.6"


def test_sh_r31_the_final_target_counts_the_dead_only_with_the_option() -> None:
    state = final(numbers=[1, None], lives=[3, 0], attack=0, options={"target_players": "start"})
    assert state.results == [False]


def test_sh_10_7_the_first_failure_loses() -> None:
    state = final(numbers=[0, 0], attack=1)
    assert state.over
    assert (state.winners(), state.scores()) == ([], [0, 0])
    assert told(state.heard or [])[-1] == ("SH-10.7", "loses")


def test_sh_10_7_three_successes_win_for_all_who_live() -> None:
    state = final(numbers=[2, None, 2], lives=[1, 0, 3], attack=2)
    assert state.won
    assert state.winners() == [0, 2]
    assert state.scores() == [1, 0, 1]
    assert [(line.seat, line.clause) for line in state.sheet()] == [(0, "SH-10.7"), (2, "SH-10.7")]


def test_sh_10_8_elementals_stay_here() -> None:
    state = final("fire-spirit")
    go(state, "equip fire-spirit")
    roll(state, "0+0+1+1+1", "0", "2", "0")
    assert words(state.attached[0]) == "fire-spirit"
    assert state.attached_marks == [[], []]


def test_sh_r35_set_up_by_seat_later_by_captain() -> None:
    state = deal(seats=3, souls="wolf-1 fox-1 lion-1 hare-1 boar-1 ape-1 wolf-2 fox-2 lion-2", first_captain=2)
    asked = []
    while state.phase == "setup_equip":
        if not asked or asked[-1] != state.actor:
            asked.append(state.actor)
        go(state, state.legal_moves()[0])
    assert asked == [0, 1, 2]
    state = lay("fox-1", "wolf-1", "hare-1", captain=2)
    assert state.actor == 2
