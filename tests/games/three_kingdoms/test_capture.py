"""The hand step and the flip step: TK-3, and what a group is (TK-R05)."""

from __future__ import annotations

import pytest

from tests.games.three_kingdoms.laying import OX, QIAOS, clauses, go, kinds, lay, moves, texts, wrong

FIVE = OX[:5]
"""Five of Ox, stacked: KH1 JD1 TC2 5C2 3S3."""
ONE = {"options": {"group_capture": "one"}}


def test_tk_3_1_and_tk_3_2_a_turn_begins_with_the_hand_step() -> None:
    state = lay(2, hands=[["9H3", "W1"], ["3S4"]], table=["7H3", "QD2", "AS1"])
    assert moves(state) == [["discard", "W1"], ["play", "9H3", "7H3"], ["play", "9H3", "QD2"]]
    assert wrong(state, "flip") == "TK-3.2"
    assert wrong(state, ["play", "3S4", ""]) == "TK-3.2"
    assert wrong(state, ["discard", "W2"]) == "TK-3.2"


def test_tk_3_3_only_the_same_mansion_matches() -> None:
    state = lay(2, hands=[["9H3"], ["3S4"]], table=["7H3", "AS1"])
    assert wrong(state, ["play", "9H3", "AS1"]) == "TK-3.3"
    assert wrong(state, ["play", "9H3", "QD2"]) == "TK-3.3"


def test_tk_3_4_one_matching_card_is_captured_by_choice() -> None:
    state = lay(2, hands=[["9H3"], ["3S4"]], table=["7H3", "QD2"])
    assert wrong(state, ["play", "9H3", ""]) == "TK-3.4"
    assert wrong(state, ["play", "9H3", "group"]) == "TK-3.6"
    assert clauses(go(state, ["play", "9H3", "QD2"]))[0] == "TK-3.4"
    assert (texts(state.collections[0]), texts(state.table[17])) == ("QD2 9H3", "7H3")


def test_tk_3_5_a_card_that_matches_nothing_stays() -> None:
    state = lay(2, hands=[["9H3"], ["3S4"]], table=["AS1"])
    assert wrong(state, ["play", "9H3", "AS1"]) == "TK-3.5"
    assert clauses(go(state, ["play", "9H3", ""]))[0] == "TK-3.5"
    assert texts(state.table[17]) == "9H3"


def test_tk_3_6_a_group_is_captured_whole_and_later_cards_behave_normally() -> None:
    state = lay(2, hands=[["QD3", "8S4"], ["7H4"]], table=FIVE, groups=["Ox"], pile=["2S4", "3S4", "4S4"])
    assert moves(state) == [["play", "8S4", "group"], ["play", "QD3", "group"]]
    assert wrong(state, ["play", "QD3", "KH1"]) == "TK-3.6"
    assert wrong(state, ["play", "QD3", ""]) == "TK-3.6"
    go(state, ["play", "QD3", "group"], "flip", "stop", "done", ["play", "7H4", ""])
    assert (state.groups, len(state.collections[0])) == ((), 6)
    go(state, "flip", "stop", "done", ["play", "8S4", "7H4"])
    assert len(state.collections[0]) == 8


def test_tk_r05_with_the_option_a_group_is_only_a_way_of_laying() -> None:
    state = lay(2, hands=[["QD3"], ["7H4"]], table=FIVE, groups=["Ox"], **ONE)
    assert moves(state) == [["play", "QD3", card] for card in sorted(FIVE)]
    assert wrong(state, ["play", "QD3", "group"]) == "TK-R05"
    go(state, ["play", "QD3", "3S3"])
    assert (state.groups, len(state.table[8])) == (("Ox",), 4)


def test_tk_3_7_the_top_card_is_turned_up() -> None:
    state = lay(2, hands=[["2S4"], ["3S4"]], pile=["QH3", "9H3", "AH2"], table=["7H3"])
    go(state, ["play", "2S4", ""])
    assert moves(state) == [["flip"]]
    assert clauses(go(state, "flip")) == ["TK-3.7"]
    assert texts(state.table[16]) == "QH3"
    go(state, "flip")
    assert texts(state.collections[0]) == "9H3 7H3"


def test_tk_3_7_a_flip_with_several_matches_asks_which() -> None:
    state = lay(2, phase="flip", hands=[["2S4"], ["3S4"]], pile=["9H3", "AH2"], table=["7H3", "QD2"])
    assert clauses(go(state, "flip")) == ["TK-3.3"]
    assert (state.phase, texts(state.flipped)) == ("match", "9H3")
    assert moves(state) == [["match", "7H3"], ["match", "QD2"]]
    assert wrong(state, ["match", "2S4"]) == "TK-3.3"
    assert clauses(go(state, ["match", "QD2"])) == ["TK-3.4"]
    assert (state.phase, texts(state.collections[0]), state.flipped) == ("again", "QD2 9H3", [])


def test_tk_3_6_a_flipped_card_captures_a_group_without_a_question() -> None:
    state = lay(2, phase="flip", hands=[["2S4"], ["3S4"]], pile=["QD3"], table=FIVE, groups=["Ox"])
    assert clauses(go(state, "flip")) == ["TK-3.6", "TK-3.10"]
    assert (len(state.collections[0]), state.groups, state.phase) == (6, (), "combine")


def test_tk_r05_with_the_option_a_flip_into_a_group_asks_which() -> None:
    state = lay(2, phase="flip", hands=[["2S4"], ["3S4"]], pile=["QD3"], table=FIVE, groups=["Ox"], **ONE)
    assert clauses(go(state, "flip")) == ["TK-R05"]
    assert len(moves(state)) == 5


def test_tk_3_8_an_item_that_is_turned_up_has_no_effect_and_counts_as_the_first_flip() -> None:
    state = lay(2, phase="flip", hands=[["2S4"], ["3S4"]], pile=["W1", "AH2"])
    assert clauses(go(state, "flip")) == ["TK-3.8"]
    assert (texts(state.discard), state.phase, moves(state)) == ("W1", "again", [["flip"], ["stop"]])


def test_tk_3_9_one_more_flip_or_none_and_never_a_third() -> None:
    state = lay(2, phase="again", hands=[["2S4"], ["3S4"]], pile=["QH3", "AH2"])
    stopped = state.copy()
    assert kinds(go(stopped, "stop")) == ["stop"]
    assert (stopped.phase, len(stopped.pile)) == ("combine", 2)
    go(state, "flip")
    assert (state.phase, len(state.pile)) == ("combine", 1)


@pytest.mark.parametrize(("pile", "phase", "clause"), [([], "combine", True), (["QH3"], "flip", False)])
def test_tk_3_10_and_tk_r35_an_empty_pile_leaves_the_flip_out(pile: list[str], phase: str, clause: bool) -> None:
    state = lay(2, hands=[["2S4"], ["3S4"]], pile=pile)
    events = go(state, ["play", "2S4", ""])
    assert state.phase == phase
    assert ("TK-3.10" in clauses(events)) is clause


def test_tk_3_10_no_second_flip_from_an_empty_pile() -> None:
    state = lay(2, phase="flip", hands=[["2S4"], ["3S4"]], pile=["QH3"])
    assert clauses(go(state, "flip"))[-1] == "TK-3.10"
    assert state.phase == "combine"


def test_tk_3_11_and_tk_r45_without_cards_one_is_passed_over() -> None:
    state = lay(3, phase="combine", hands=[["2S4"], [], ["3S4"]])
    events = go(state, "done")
    assert (state.turn, events[-1].clause) == (2, "TK-3.11")
    assert str(events[-1]) == "Seat 1 has no cards in hand and is passed over."
    alone = lay(3, phase="combine", hands=[["2S4"], [], []])
    assert [str(event)[:7] for event in go(alone, "done") if event.clause == "TK-3.11"] == ["Seat 1 ", "Seat 2 "]
    assert (alone.turn, alone.phase) == (0, "hand")


def test_the_turn_of_the_specification_as_a_whole() -> None:
    state = lay(
        2, hands=[["9H3", "2S4"], ["3S4"]], table=["7H3", "AS1"], pile=["QH3", "AH2"], collections=[["TH3"], []]
    )
    go(state, ["play", "9H3", "7H3"], "flip", "stop")
    assert moves(state) == [["form", "K057"]]
    go(state, ["form", "K057"], "done")
    assert (state.phase, state.totals, moves(state)) == ("call", [1, 0], [["banker"], ["end"]])
    assert state.layout(0)[0][0].key == QIAOS["key"]
