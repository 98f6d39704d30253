"""The stratagems: TK-4.9 S1 to S6, with TK-R23, TK-R30, TK-R31."""

from __future__ import annotations

from tests.games.three_kingdoms.laying import (
    GIRL,
    PEACH,
    QIAOS,
    clauses,
    go,
    keys,
    kinds,
    moves,
    texts,
    use,
    using,
    wrong,
)

CROWD = [["KS4"], ["KD4", "KC4", "KH4"], ["QS4"]]


def test_s1_the_victim_chooses_two_cards_for_the_pile() -> None:
    state = using("S1", collections=CROWD)
    use(state)
    assert moves(state) == [["target", 1], ["target", 2]]
    assert wrong(state, ["target", 0]) == "TK-4.6"
    go(state, ["target", 1])
    assert (state.actor, len(moves(state))) == (1, 3)
    assert "mix" in kinds(go(state, ["lose", "KC4"], ["lose", "KH4"]))
    assert (texts(state.collections[1]), len(state.pile), state.phase) == ("KD4", 6, "flip")


def test_s2_the_victim_chooses_a_combo_that_burns() -> None:
    state = using("S2", combos=[[QIAOS], [PEACH], []])
    use(state)
    assert moves(state) == [["target", 1]]
    go(state, ["target", 1])
    assert (state.actor, moves(state)) == (1, [["lose", "E001"]])
    assert wrong(state, ["lose", "K057"]) == "TK-4.6"
    go(state, ["lose", "E001"])
    assert (keys(state, 1), state.collections[1], len(state.pile)) == ([], [], 7)


def test_s3_and_tk_r23_the_user_takes_one_of_everybody() -> None:
    state = using("S3", collections=CROWD)
    use(state)
    assert moves(state) == [["take", 1, "KC4"], ["take", 1, "KD4"], ["take", 1, "KH4"]]
    assert wrong(state, ["take", 2, "QS4"]) == "TK-4.6"
    go(state, ["take", 1, "KH4"], ["take", 2, "QS4"])
    assert texts(state.collections[0]) == "KS4 QS4 KH4"


def test_s4_two_hand_cards_are_exchanged_in_secret() -> None:
    state = using("S4", hands=[["S4", "2S4"], ["3S4", "W1"], ["4S4"]])
    use(state)
    assert moves(state) == [["pair", 0, 1], ["pair", 0, 2], ["pair", 1, 2]]
    assert wrong(state, ["pair", 1, 0]) == "TK-4.6"
    go(state, ["pair", 1, 2])
    assert (state.actor, moves(state)) == (1, [["swap", "3S4"], ["swap", "W1"]])
    sealed = go(state, ["swap", "W1"])
    assert str(sealed[0].said(2)) == "A hand card is chosen in secret."
    assert state.view(2).cards("sealed:1") == (None,)
    events = go(state, ["swap", "4S4"])
    assert state.phase == "flip"
    assert str(events[1].said(0)) == "Seat 1 gets a card from Seat 2."
    assert set(texts(state.hands[1]).split()) == {"3S4", "4S4"}
    assert texts(state.hands[2]) == "W1"


def test_s4_whether_the_shown_card_is_given_away_stays_hidden() -> None:
    state = using("S4", hands=[["S4", "2S4", "6S4"], ["3S4"], ["4S4"]])
    go(state, ["use", "S4", "2S4"], ["pair", 0, 1])
    assert len([card for card in state.view(2).cards("hand:0") if card]) == 1
    kept, given = state.copy(), state.copy()
    go(kept, ["swap", "6S4"])
    go(given, ["swap", "2S4"])
    assert kept.view(2) == given.view(2)


def test_s4_and_tk_r30_the_user_may_be_one_of_them_with_two_players() -> None:
    state = using("S4", 2, hands=[["S4", "2S4"], ["3S4"]])
    use(state, ["pair", 0, 1], ["swap", "2S4"], ["swap", "3S4"])
    assert (texts(state.hands[0]), texts(state.hands[1])) == ("3S4", "2S4")


def test_s4_and_tk_4_12_an_exchange_can_make_an_eight() -> None:
    state = using("S4", 2, hands=[["S4", "2S4", *GIRL[:7]], [GIRL[7]]])
    go(state, ["use", "S4", "2S4"], ["pair", 0, 1], ["swap", "2S4"], ["swap", GIRL[7]])
    assert state.winners() == [0]


def test_s5_and_tk_r31_x_names_who_gives_and_may_name_itself() -> None:
    state = using("S5", collections=CROWD)
    use(state)
    assert moves(state) == [["give", 1, "KS4"], ["give", 2, "KS4"]]
    assert wrong(state, ["give", 0, "KS4"]) == "TK-4.6"
    go(state, ["give", 2, "KS4"])
    assert (state.actor, moves(state)) == (2, [["name", 1], ["name", 2]])
    assert wrong(state, ["name", 0]) == "TK-4.6"
    own = state.copy()
    assert "TK-R31" in clauses(go(own, ["name", 2]))
    go(own, ["lose", "KS4"], ["lose", "QS4"])
    assert (texts(own.collections[0]), own.collections[2]) == ("KS4 QS4", [])
    go(state, ["name", 1], ["lose", "KD4"], ["lose", "KC4"])
    assert (texts(state.collections[0]), texts(state.collections[1])) == ("KD4 KC4", "KH4")


def test_s5_protected_players_are_neither_x_nor_y() -> None:
    state = using("S5", collections=CROWD, armours=[[], ["A3"], []])
    use(state)
    assert moves(state) == [["give", 2, "KS4"]]
    assert wrong(state, ["give", 1, "KS4"]) == "TK-4.7"
    go(state, ["give", 2, "KS4"])
    assert moves(state) == [["name", 2]]
    assert wrong(state, ["name", 1]) == "TK-4.7"


def test_s6_x_picks_two_and_the_user_chooses_first() -> None:
    state = using("S6", collections=CROWD)
    use(state)
    assert moves(state) == [["pair", 1, 2], ["pair", 2, 1]]
    assert wrong(state, ["pair", 0, 1]) == "TK-4.6"
    go(state, ["pair", 2, 1])
    assert (state.actor, moves(state)) == (2, [["take", "KC4"], ["take", "KD4"], ["take", "KH4"]])
    go(state, ["take", "KD4"], ["take", "KH4"])
    assert (state.actor, moves(state), texts(state.aside)) == (0, [["first", "KD4"], ["first", "KH4"]], "KH4 KD4")
    go(state, ["first", "KH4"])
    assert [texts(cards) for cards in state.collections] == ["KS4 KH4", "KC4", "QS4 KD4"]


def test_s6_a_single_card_goes_to_the_user() -> None:
    state = using("S6", collections=[[], [], ["QS4"]])
    use(state, ["pair", 1, 2], ["take", "QS4"])
    assert moves(state) == [["first", "QS4"]]
    assert "only" in kinds(go(state, ["first", "QS4"]))
    assert [texts(cards) for cards in state.collections] == ["QS4", "", ""]


def test_s6_and_tk_r30_needs_three_players() -> None:
    assert moves(using("S6", 2, collections=[[], ["KS4"]])) == [["discard", "S6"], ["play", "2S4", ""]]
