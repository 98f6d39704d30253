"""Items in general, weapons, armours and mounts: TK-4."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.games.three_kingdoms.cards import PACK
from cardgames.games.three_kingdoms.scoring import EIGHT
from tests.games.three_kingdoms.laying import (
    FORT,
    GIRL,
    OX,
    PEACH,
    QIAOS,
    clauses,
    go,
    keys,
    kinds,
    lay,
    move,
    moves,
    texts,
    use,
    using,
    wrong,
)

CROWD = [["KS4", "KH4"], ["KD4", "KC4"], ["QS4"]]
"""A collection for each of three players."""


# Using and discarding ------------------------------------------------------------------------------------------------


def test_tk_4_1_a_character_is_shown_and_stays_in_hand() -> None:
    state = using("W1", collections=[[], ["KS4"], []], hands=[["W1", "2S4", "6S4"], ["3S4"], ["4S4"]])
    assert [m for m in moves(state) if m[0] == "use"] == [["use", "W1", "2S4"], ["use", "W1", "6S4"]]
    assert wrong(state, ["use", "W1", "3S4"]) == "TK-4.1"
    assert wrong(state, ["use", "W1", "W1"]) == "TK-4.1"
    assert wrong(state, ["use", "2S4", "2S4"]) == "TK-4.1"
    assert clauses(go(state, ["use", "W1", "6S4"]))[0] == "TK-4.1"
    assert texts(state.hands[0]) == "6S4 2S4"
    assert [card for card in state.view(1).cards("hand:0") if card] == [move(state, ["discard", "6S4"]).card]


def test_tk_4_2_an_item_is_carried_out_discarded_and_the_flip_step_follows() -> None:
    state = using("W1", collections=CROWD)
    use(state, ["target", 2, "QS4"])
    assert (texts(state.discard), state.phase, state.used) == ("QS4 W1", "flip", [])


USABLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("W1", {"collections": [[], ["KS4"], []]}, {"collections": [["KS4"], [], []]}),
    ("W2", {}, {"hands": [["W2", "2S4"], ["W3"], ["S1"]]}),
    ("W3", {"combos": [[], [PEACH], []]}, {"combos": [[PEACH], [], []]}),
    ("W4", {"collections": [[], [], ["KS4"]]}, {}),
    ("W5", {}, {"hands": [["W5", "2S4"], [], []]}),
    *((f"A{n}", {}, None) for n in range(1, 6)),
    ("M1", {"pile": ["5S2"]}, {"pile": []}),
    ("M2", {}, {"players": 2}),
    ("M3", {"pile": ["5S2", "6C1"]}, {"pile": ["5S2"]}),
    ("M4", {"collections": [["KS4", "KH4"], [], []]}, {"collections": [["KS4"], [], []]}),
    ("M4", {"collections": [["KS4", "KH4"], [], []]}, {"collections": [["KS4", "KH4"], [], []], "pile": []}),
    ("M5", {"pile": ["5S2"]}, {"pile": []}),
    ("S1", {"collections": [[], ["KS4"], []]}, {"collections": [["KS4"], [], []]}),
    ("S2", {"combos": [[], [QIAOS], []]}, {"combos": [[QIAOS], [], []]}),
    ("S3", {"collections": [[], ["KS4"], []]}, {"collections": [["KS4"], [], []]}),
    ("S4", {}, {"hands": [["S4", "2S4"], [], []]}),
    ("S5", {"collections": [["KS4"], [], []]}, {"collections": [[], ["KS4"], []]}),
    ("S6", {"collections": [[], ["KS4"], []]}, {"collections": [["KS4"], [], []]}),
]  # fmt: skip


@pytest.mark.parametrize(("item", "can", "cannot"), USABLE)
def test_tk_4_3_and_tk_r34_an_item_needs_an_effect(
    item: str, can: dict[str, Any], cannot: dict[str, Any] | None
) -> None:
    state = using(item, **can)
    assert ["use", item, "2S4"] in moves(state)
    if cannot is not None:
        state = using(item, **cannot)
        assert [m for m in moves(state) if m[0] == "use"] == []
        assert wrong(state, ["use", item, "2S4"]) == "TK-4.3"


def test_tk_4_3_without_a_character_to_show_there_is_no_use() -> None:
    state = using("M1", hands=[["M1", "W1"], ["3S4"], ["4S4"]])
    assert moves(state) == [["discard", "M1"], ["discard", "W1"]]


def test_tk_4_4_an_item_can_always_be_discarded_and_nothing_is_shown() -> None:
    state = using("W1")
    assert wrong(state, ["discard", "2S4"]) == "TK-4.4"
    assert clauses(go(state, ["discard", "W1"])) == ["TK-4.4"]
    assert (texts(state.discard), state.phase, state.shown) == ("W1", "flip", ())


def test_tk_4_5_and_tk_r26_armours_stay_in_front() -> None:
    state = using("A1", hands=[["A1", "A2", "2S4"], ["3S4"], []], pile=[])
    assert clauses(go(state, ["use", "A1", "2S4"]))[0] == "TK-4.5"
    go(state, "done", ["play", "3S4", ""], "done", ["use", "A2", "2S4"])
    assert (texts(state.armours[0]), state.discard) == ("A1 A2", [])


def test_tk_4_6_and_tk_r33_who_has_too_few_cards_gives_all() -> None:
    state = using("S1", collections=[[], ["KS4"], []])
    events = use(state, ["target", 1])
    assert events[-1].clause == "TK-R33"
    assert wrong(state, ["lose", "2S4"]) == "TK-4.6"
    go(state, ["lose", "KS4"])
    assert (state.phase, state.collections[1]) == ("flip", [])


# Armour and seats ----------------------------------------------------------------------------------------------------


def test_tk_4_7_and_tk_r27_protected_players_cannot_be_chosen_and_are_passed_over() -> None:
    state = using("W1", collections=CROWD, armours=[[], ["A2"], []])
    events = use(state)
    assert moves(state) == [["target", 2, "QS4"]]
    assert wrong(state, ["target", 1, "KD4"]) == "TK-4.7"
    assert "TK-4.7" in clauses(events)
    all_of_them = using("W4", collections=CROWD, armours=[[], ["A2"], []])
    use(all_of_them)
    assert all_of_them.victims == (2,)


def test_tk_4_7_armour_does_not_work_against_own_items_captures_and_persuade() -> None:
    state = using("S4", armours=[["A3"], [], []])
    use(state)
    assert ["pair", 0, 1] in moves(state)
    robbed = lay(2, phase="persuade", formed_kinship=1, hands=[["2S4"], ["3S4"]], collections=[["TH3"], ["9H3"]],
                 armours=[[], ["A1", "A2", "A3"]])  # fmt: skip
    assert ["persuade", "K057"] in moves(robbed)


@pytest.mark.parametrize(
    ("seats", "near"),
    [([0, 1], {1}), ([0, 1, 2], {1, 2}), ([0, 1, 2, 3], {1, 3}), ([0, 2, 1, 3], {2, 3}), ([0, 3, 1, 4, 2], {2, 3})],
)
def test_tk_4_8_neighbours_sit_next_to_each_other_on_one_side(seats: list[int], near: set[int]) -> None:
    state = lay(len(seats), seats=seats)
    assert {other for other in range(1, len(seats)) if state.adjacent(0, other)} == near


@pytest.mark.parametrize(
    ("armour", "kind", "near", "far"),
    [("A1", "weapon", False, True), ("A2", "weapon", True, False), ("A3", "stratagem", True, False),
     ("A1", "stratagem", False, False), ("A2", "stratagem", False, False), ("A3", "weapon", False, False),
     ("A4", "weapon", False, False), ("A5", "weapon", False, False), ("A1", "mount", False, False)],
)  # fmt: skip
def test_tk_4_8_what_each_armour_stops(armour: str, kind: str, near: bool, far: bool) -> None:
    for place, stops in ((1, near), (2, far)):
        state = lay(4, armours=[[armour] if seat == place else [] for seat in range(4)])
        assert (state.shield(0, place, kind) is not None) is stops


def test_tk_r25_the_merged_shield_is_a2_and_a5() -> None:
    merged = lay(2, armours=[["A2"], []], options={"round_shield": "merged"})
    assert merged.holds(0, "A2")
    assert merged.holds(0, "A5")
    assert not lay(2, armours=[["A2"], []]).holds(0, "A5")


# Weapons -------------------------------------------------------------------------------------------------------------


def test_tk_4_9_w1_any_card_of_another_collection_is_discarded() -> None:
    state = using("W1", collections=CROWD)
    use(state)
    assert moves(state) == [["target", 1, "KC4"], ["target", 1, "KD4"], ["target", 2, "QS4"]]
    assert wrong(state, ["target", 0, "KS4"]) == "TK-4.6"
    assert wrong(state, ["target", 2, "KD4"]) == "TK-4.6"
    go(state, ["target", 1, "KD4"])
    assert texts(state.collections[1]) == "KC4"


def test_tk_4_9_w2_and_tk_r24_chance_hits_a_character_and_the_victim_draws() -> None:
    state = using("W2", hands=[["W2", "2S4"], ["3S4", "S6", "4S4"], ["W4"]])
    use(state)
    assert moves(state) == [["target", 1]]
    state.apply("target 1")
    assert [str(m) for m in state.legal_moves()] == ["pierce 3S4", "pierce 4S4"]
    events = state.apply("pierce 4S4")
    assert clauses(events) == ["TK-R24", "TK-4.16"]
    assert (texts(state.hands[1]), texts(state.discard)) == ("5S2 3S4 S6", "4S4 W2")


def test_tk_4_9_w3_and_tk_5_8_a_card_of_a_combo_is_discarded_and_the_combo_dissolved() -> None:
    state = using("W3", combos=[[], [PEACH], [QIAOS]])
    use(state)
    assert len(moves(state)) == 5
    assert clauses(go(state, ["target", 1, "E001", "AS2"]))[:2] == ["TK-4.9", "TK-5.8"]
    assert (texts(state.collections[1]), keys(state, 1), state.phase) == ("KS2 AH2", [], "flip")


def test_tk_4_9_w4_and_tk_r23_everybody_discards_an_own_card_clockwise() -> None:
    state = using("W4", 4, collections=[["AH1"], ["KD4", "KC4"], [], ["QS4"]])
    use(state)
    assert (state.actor, state.victims, moves(state)) == (1, (1, 3), [["lose", "KC4"], ["lose", "KD4"]])
    assert wrong(state, ["lose", "QS4"]) == "TK-4.6"
    go(state, ["lose", "KC4"], ["lose", "QS4"])
    assert (texts(state.discard), state.phase, texts(state.collections[0])) == ("QS4 KC4 W4", "flip", "AH1")


def test_tk_4_9_w5_everybody_discards_a_character_and_draws() -> None:
    state = using("W5", hands=[["W5", "2S4"], ["3S4", "W1"], ["4S4"]], pile=["5S2", "6C1", "7C1"])
    use(state)
    assert moves(state) == [["lose", "3S4"]]
    go(state, ["lose", "3S4"], ["lose", "4S4"])
    assert (texts(state.hands[1]), texts(state.hands[2]), len(state.pile)) == ("5S2 W1", "6C1", 1)


# Mounts --------------------------------------------------------------------------------------------------------------


def test_tk_4_9_m1_and_tk_4_14_a_card_and_another_hand_step() -> None:
    state = using("M1", hands=[["M1", "M2", "2S4"], ["3S4"], ["4S4"]])
    events = go(state, ["use", "M1", "2S4"])
    assert clauses(events) == ["TK-4.1", "TK-4.16", "TK-4.14"]
    assert (state.phase, texts(state.hands[0]), texts(state.discard)) == ("hand", "5S2 2S4 M2", "M1")
    assert ["use", "M2", "2S4"] in moves(state)


def test_tk_4_9_m2_and_tk_4_15_and_tk_r28_a_new_seat_for_the_rest_of_the_hand() -> None:
    state = using("M2", 4, turn=1, hands=[["2S4"], ["M2", "3S4"], ["4S4"], ["5S4"]], armours=[[], ["A2"], ["A1"], []],
                  options={"max_hands": 9})  # fmt: skip
    use(state)
    assert moves(state) == [["sit", 0], ["sit", 2], ["sit", 3]]
    assert wrong(state, ["sit", 1]) == "TK-4.6"
    assert "TK-4.15" in clauses(go(state, ["sit", 2]))
    assert state.seating == (0, 2, 1, 3)
    assert [state.shield(0, seat, "weapon") for seat in (1, 2, 3)] == [None, None, None]
    go(state, "flip", "stop", "done")
    assert state.turn == 3


def test_tk_4_9_m2_to_sit_where_one_sits_changes_nothing() -> None:
    state = using("M2", turn=1, hands=[["2S4"], ["M2", "3S4"], ["4S4"]])
    assert kinds(use(state, ["sit", 0])) == ["use", "stays"]
    assert state.seating == (0, 1, 2)


def test_tk_4_9_m3_two_cards_are_drawn_and_two_go_back_unseen() -> None:
    state = using("M3", hands=[["M3", "2S4"], ["3S4"], ["4S4"]], pile=["5S2", "W1", "7C1"])
    use(state)
    assert moves(state) == [["return", "2S4"], ["return", "5S2"], ["return", "W1"]]
    events = go(state, ["return", "W1"], ["return", "2S4"])
    assert (texts(state.hands[0]), texts(state.pile), state.phase) == ("5S2", "7C1 2S4 W1", "flip")
    assert str(events[0].said(1)) == "A hand card is put into the pile."
    assert {"TK-4.16", "TK-4.9"} == set(clauses(events))


def test_tk_4_9_m4_two_go_one_joins_and_a_card_is_drawn() -> None:
    state = using("M4", collections=[["KS4", "KH4", "KD4"], [], []])
    use(state)
    go(state, ["lose", "KS4"])
    assert moves(state) == [["lose", "KD4"], ["lose", "KH4"]]
    go(state, ["lose", "KD4"])
    assert moves(state) == [["keep", "2S4"]]
    go(state, ["keep", "2S4"])
    assert (texts(state.collections[0]), texts(state.hands[0])) == ("2S4 KH4", "5S2")
    assert texts(state.discard) == "KS4 KD4 M4"


def test_tk_4_9_m5_and_tk_r32_the_top_card_captures_nothing_and_a_table_card_goes() -> None:
    state = using("M5", table=["7H2", "AS1"])
    assert "TK-R32" in clauses(use(state))
    assert texts(state.table[10]) == "5S2 7H2"
    assert moves(state) == [["bury", "5S2"], ["bury", "7H2"], ["bury", "AS1"]]
    go(state, ["bury", "AS1"])
    assert (len(state.pile), state.phase, state.table[13]) == (4, "flip", [])


def test_tk_4_9_m5_an_item_is_discarded_and_an_empty_table_gives_nothing() -> None:
    state = using("M5", pile=["W1", "5S2", "6C1"])
    assert "elephant_item" in kinds(use(state))
    assert (state.phase, texts(state.discard)) == ("flip", "W1 M5")
    single = using("M5", pile=["W1", "5S2"])
    assert "mix" not in kinds(use(single))


def test_tk_4_13_a_group_stays_a_group_until_it_is_empty() -> None:
    state = using("M5", table=OX[:5], groups=["Ox"], pile=["QD3"])
    assert "TK-4.13" in clauses(use(state))
    assert (len(state.table[8]), state.groups) == (6, ("Ox",))
    assert "TK-4.13" in clauses(go(state, ["bury", "KH1"]))
    last = using("M5", table=["KH1"], groups=["Ox"], pile=["W1"])
    use(last, ["bury", "KH1"])
    assert last.groups == ()


# Drawing -------------------------------------------------------------------------------------------------------------


def test_tk_4_10_and_tk_r36_from_an_empty_pile_nothing_is_drawn() -> None:
    state = using("W5", pile=["5S2"], discard=["KS1", "KH1"])
    use(state)
    events = go(state, ["lose", "3S4"], ["lose", "4S4"])
    assert "TK-4.10" in clauses(events)
    assert (state.hands[2], state.pile, state.phase) == ([], [], "combine")


def test_tk_4_11_items_in_hand_are_never_hit() -> None:
    state = using("W5", hands=[["W5", "2S4"], ["W1", "W2"], ["4S4", "W3"]])
    use(state)
    assert (state.actor, moves(state)) == (2, [["lose", "4S4"]])


def test_tk_4_12_eight_by_drawing_wins_at_once() -> None:
    state = using("M1", hands=[["M1", *GIRL[:7]], ["3S4"], ["4S4"]], pile=[GIRL[7]])
    events = go(state, ["use", "M1", GIRL[0]])
    assert {"TK-4.12", "TK-9.2"} <= set(clauses(events))
    assert state.over
    assert state.scores() == [33_353, 33_323, 33_323]
    assert len(GIRL) == EIGHT


def test_tk_4_12_the_player_on_turn_comes_first() -> None:
    state = using("W5", hands=[["W5", *OX[:7]], ["3S4", *GIRL[:7]], ["4S4"]], pile=[GIRL[7], OX[7]])
    go(state, ["use", "W5", OX[0]], ["lose", "3S4"])
    assert state.over
    assert state.winners() == [1]
    both = lay(2, hands=[OX, GIRL], turn=1)
    assert both.eight_found()
    assert both.winners() == [1]


def test_tk_4_12_nothing_else_is_carried_out() -> None:
    state = using("M3", hands=[["M3", *GIRL[:7]], ["3S4"], ["4S4"]], pile=[GIRL[7], "5S2"])
    go(state, ["use", "M3", GIRL[0]])
    assert (state.over, texts(state.pile)) == (True, "5S2")


def test_tk_4_16_only_hands_that_change_see_the_card() -> None:
    state = using("M1")
    event = go(state, ["use", "M1", "2S4"])[1]
    assert str(event.said(0)) == f"Seat 0 draws {PACK['5S2'].short}."
    assert str(event.said(1)) == str(event.said("audience")) == "Seat 0 draws a card."
    hit = using("W5", collections=[[], [FORT["cards"][0]], []])
    shown = use(hit, ["lose", "3S4"])
    assert "discards" in str(next(e for e in shown if e.kind == "burns").said("audience"))
