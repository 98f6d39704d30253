"""Soul Hunt by clause: evil spirits, elementals, the piles (SH-8)."""

from __future__ import annotations

from random import Random

import pytest

from cardgames.cards import by_pack
from tests.games.laying import go, legal, refused, told, words
from tests.games.soul_hunt.laying import deal, ending, final, judged, last, lay


def test_sh_8_1_evil_takes_hold_at_once() -> None:
    state = judged(4, 0, deck="sloth-1", attached=["wolf-1"])
    assert words(state.attached[0]) == "wolf-1 sloth-1"
    assert ("SH-8.1", "possesses") in told(state.heard or [])


def test_sh_8_2_and_sh_r11_new_evil_drives_out_old_also_with_room() -> None:
    state = judged(4, 0, deck="scorn-1", attached=["sloth-1 wolf-1"])
    assert (words(state.attached[0]), words(state.discard)) == ("scorn-1 wolf-1", "sloth-1")
    assert ("SH-8.2", "expels") in told(state.heard or [])


def test_sh_8_3_and_sh_r10_a_good_soul_makes_room() -> None:
    state = judged(4, 0, deck="fury-1", attached=["wolf-1 fox-1 hare-1"])
    assert (state.phase, words(state.newcomer)) == ("replace", "fury-1")
    assert legal(state) == ["replace wolf-1", "replace fox-1", "replace hare-1"]
    assert refused(state, "replace lion-1") == "SH-8.3"
    assert told(go(state, "replace fox-1"))[0] == ("SH-8.3", "makes_room")
    assert (words(state.attached[0]), words(state.hands[0])) == ("wolf-1 fury-1 hare-1", "fox-1")


def test_sh_8_3_it_is_finished_before_the_next_result() -> None:
    state = judged(2, 2, deck="boar-1 fury-1", attached=["wolf-1 fox-1 hare-1"])
    assert (state.actor, words(state.hands[1])) == (0, "")
    go(state, "replace wolf-1")
    assert words(state.hands[1]) == "boar-1"


def test_sh_8_4_other_souls_go_to_the_hand() -> None:
    state = judged(4, 0, deck="fire-spirit")
    assert words(state.hands[0]) == "fire-spirit"
    assert ("SH-8.4", "draws_soul") in told(state.heard or [])


def test_sh_8_5_evil_cannot_be_shaken_off() -> None:
    state = lay("fox-1", attached=["greed-1 wolf-1"])
    assert refused(state, "remove greed-1") == "SH-8.5"
    assert refused(state, "swap greed-1 fox-1") == "SH-8.5"


def test_sh_8_6_and_sh_r8_evil_in_a_hand_stays_there() -> None:
    state = lay("greed-1 fox-1")
    assert legal(state) == ["pass", "equip fox-1"]
    assert refused(state, "equip greed-1") == "SH-8.6"
    state = judged(3, 1, hands=("greed-1", ""))
    assert legal(state) == ["sacrifice greed-1", "done"]
    state = judged(2, 0, hands=("intrigue-1 fox-1", ""))
    assert "discard intrigue-1" in legal(state)


def test_sh_8_7_and_sh_r22_whoever_was_attached_leaves_also_from_a_hand() -> None:
    state = lay("fire-spirit fox-1", attached=["wolf-1"])
    go(state, "equip fire-spirit")
    assert state.leaves(state.attached[0][1])
    state = ending("fire-spirit fox-1", "light-spirit", leaving=1 << 7, attached=["wind-spirit", ""])
    assert (words(state.hands[0]), words(state.hands[1]), words(state.attached[0])) == ("fox-1", "light-spirit", "")
    assert {("SH-9.15", "leaves"), ("SH-R22", "leaves_hand")} <= set(told(state.heard or []))


def test_sh_r22_taken_off_in_time_with_the_option() -> None:
    state = ending("fire-spirit", leaving=1 << 7, attached=["wind-spirit"], options={"elemental_leaves": "attached"})
    assert (words(state.hands[0]), words(state.attached[0])) == ("fire-spirit", "")


def test_sh_8_7_a_swapped_elemental_will_leave() -> None:
    state = lay("fire-spirit hare-1", attached=["wolf-1"])
    go(state, "swap wolf-1 fire-spirit")
    assert state.leaving == 1 << 7
    assert [mark.en for mark in state.view("all").value("attached_marks:0")] == ["leaves"]


def test_sh_8_8_the_discard_pile_is_open() -> None:
    state = judged(3, 0, hands=("", "hare-1"))
    assert state.view(0).cards("discard") == tuple(state.discard)
    assert words(state.discard) == "hare-1"


def test_sh_8_9_and_sh_r24_an_empty_deck_is_filled_when_a_draw_is_needed() -> None:
    state = judged(4, 2, discard="fox-1 greed-1 wolf-1")
    assert (state.phase, state.actor, legal(state)) == ("shuffle", -1, [])
    assert refused(state, "shuffle fox-1,greed-1") == "SH-8.9"
    events = go(state, "shuffle wolf-1,fox-1,greed-1")
    assert told(events)[0] == ("SH-8.9", "shuffles")
    assert [words(hand) for hand in state.hands] == ["wolf-1", "fox-1"]
    assert (words(state.deck), state.discard) == ("greed-1", [])


def test_sh_8_9_the_shuffle_is_chance() -> None:
    state = judged(4, 2, discard="fox-1 greed-1 wolf-1")
    assert sorted(state.chance(Random(1)).cards, key=by_pack) == sorted(state.discard, key=by_pack)


def test_sh_8_9_nothing_is_drawn_from_nothing() -> None:
    state = judged(4, 0)
    assert ("SH-8.9", "no_souls") in told(state.heard or [])
    assert state.hands == [[], []]


def test_sh_8_10_each_hunt_is_looked_at_by_itself() -> None:
    state = ending("", attached=["fire-spirit"])
    assert (state.leaving, words(state.discard)) == (0, "fire-spirit")
    state = ending("fire-spirit")
    assert (words(state.hands[0]), state.discard) == ("fire-spirit", [])


def test_sh_8_10_one_attached_at_the_set_up_belongs_to_hunt_1() -> None:
    state = deal(souls="fire-spirit fox-1 lion-1 greed-1 fury-1 ruin-1", events="gift-of-the-forest")
    go(state, "equip fire-spirit", "done")
    assert (state.round, state.leaving) == (1, 1 << 7)


def test_sh_r12_each_player_for_themselves() -> None:
    state = lay("wolf-1", attached=["", "wolf-2"])
    assert "equip wolf-1" in legal(state)


def test_sh_r21_elementals_count_until_the_very_end() -> None:
    state = ending("", "fox-1", event="help-for-the-poor", attached=["water-spirit hare-1", ""], deck="boar-1")
    assert last(state.heard or [], "fewest_draw_seats").values["seats"] == [1]
    assert words(state.attached[0]) == "hare-1"


def test_sh_r33_no_limit_after_an_event_or_in_the_final_challenge() -> None:
    hand, worn = "fox-1 hare-1 boar-1 python", "wolf-1 lion-1 ape-1"
    state = ending(hand, hand.replace("1", "2").replace("python", "sea-eagle"), event="help-for-the-poor",
                   attached=[worn, worn.replace("1", "2")], deck="cheetah-1 cheetah-2")  # fmt: skip
    assert state.phase == "vote"
    assert len(state.hands[0]) == 5
    state = final(hand, attached=[worn])
    go(state, "pass")
    assert state.phase == "tokens"


@pytest.mark.parametrize("open_hands", [True, False])
def test_marks_in_a_hand_only_where_it_can_be_seen(open_hands: bool) -> None:
    state = lay("fire-spirit hare-1", leaving=1 << 7, options={"open_hands": open_hands})
    assert bool(state.hand_marks[0]) == open_hands
