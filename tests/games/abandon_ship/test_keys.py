"""Abandon Ship by clause: the end of play, keys, influence, winners (AS-5) and their rulings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError
from cardgames.cards import STANDARD, SUITS, Card
from cardgames.games.abandon_ship import GAME
from tests.games.abandon_ship.laying import by_the_book, ship, sunk
from tests.games.laying import go, legal, refused, told, words

BOATS = "TS 2S KH AC 5C"


@pytest.mark.parametrize(("hand", "pile"), [("4S 9H QC 2D", "6S"), ("4S 9H", "6S 7S"), ("", "6S 7S 8S 9S TS")])
def test_as_5_1_and_as_r9_with_the_last_card_play_stops_at_once(hand: str, pile: str) -> None:
    state = ship("5S 8H QH 3D 2C", hand, "KD", pile=pile)
    events = go(state, "jettison 2C")
    assert told(events)[-2:] == [("AS-2.2", "refill"), ("AS-5.1", "stop")]
    assert (state.phase, state.actor, words(state.hands[1])) == ("key", 0, f"{hand} {pile}".strip())


def test_as_5_1_exactly_enough_cards_end_play_and_one_more_does_not() -> None:
    assert ship("4S 9H QC 2D", "7H", pile="6S").phase == "key"
    assert ship("4S 9H QC 2D", "7H", pile="6S 8S").phase == "action"


def test_as_5_1_nothing_but_a_key_is_accepted_and_after_it_nothing() -> None:
    state = ship("4S 9H", "7H", pile="")
    assert refused(state, "jettison 4S") == "AS-5.2"
    assert refused(state, "challenge seat 1 with 4S") == "AS-5.2"
    go(state, "key 4S", "key 7H")
    assert state.over
    assert refused(state, "key 9H") == "AS-5.1"
    assert legal(state) == []


def test_as_5_2_any_card_in_hand_is_a_key_and_it_leaves_the_hand() -> None:
    state = ship("4S 9H QC", "7H 2D", pile="")
    assert legal(state) == ["key 4S", "key 9H", "key QC"]
    assert refused(state, "key 7H") == "AS-5.2"
    go(state, "key 9H")
    assert (words(state.hands[0]), words(state.keys[0]), state.actor) == ("4S QC", "9H", 1)


def test_as_5_2_keys_stay_secret_until_all_are_chosen() -> None:
    one, two = ship("4S 9H", "7H 2D", "3C", pile=""), ship("4S 9H", "7H 2D", "3C", pile="")
    (first, second) = go(one, "key 4S")[-1], go(two, "key 9H")[-1]
    for viewer in (1, 2, "audience"):
        assert one.view(viewer) == two.view(viewer)
        assert str(first.said(viewer)) == str(second.said(viewer)) == "Seat 0 lays a key face down."
    assert one.view(0).cards("key:0") == (STANDARD["4S"],)
    events = go(one, "key 7H", "key 3C")
    assert str(next(event for event in events if event.kind == "reveal")).endswith("in seat order: 4♠, 7♥ and 3♣.")
    for viewer in (0, 1, 2, "audience"):
        assert [words(one.view(viewer).cards(f"key:{seat}")) for seat in range(3)] == ["4S", "7H", "3C"]  # type: ignore[arg-type]


def test_as_5_3_the_only_key_of_a_suit_takes_the_boat() -> None:
    state = sunk("4S", "9H", "3C", keys="4S 9H 3C", boats=BOATS)
    assert state.scores() == [12, 13, 6]
    assert [str(line) for line in state.sheet()] == [
        "The ♠ boat with the key 4♠: 10 + 2 = 12 (AS-5.3)",
        "The ♥ boat with the key 9♥: 13 (AS-5.3)",
        "The ♣ boat with the key 3♣: 1 + 5 = 6 (AS-5.3)",
    ]


def test_as_5_3_an_empty_boat_is_worth_nothing() -> None:
    state = sunk("4D", "9S", keys="4D 9S", boats=BOATS)
    assert state.scores() == [0, 12]


def test_as_5_3_a_single_key_needs_no_influence() -> None:
    assert sunk("AS", "9H", keys="AS 9H", boats=BOATS, areas=("", "KS QS")).scores() == [12, 13]


def test_as_5_4_of_several_keys_the_most_influence_takes_all() -> None:
    state = sunk("4S", "9S", "3S", keys="4S 9S 3S", boats="TS 2S", areas=("6S KH", "", ""))
    assert state.scores() == [12, 0, 0]
    assert [(line.clause, str(line.label)) for line in state.sheet()] == [
        ("AS-5.4", "The ♠ boat with the key 4♠"),
        ("AS-5.4", "Key 9♠: influence 9 against 10"),
        ("AS-5.4", "Key 3♠: influence 3 against 10"),
    ]


def test_as_5_4_influence_without_a_key_of_the_suit_claims_nothing() -> None:
    assert sunk("4H", "AS", keys="4H AS", boats=BOATS, areas=("KS QS JS", "")).scores() == [13, 12]


def test_as_5_4_an_empty_boat_can_be_contested_too() -> None:
    state = sunk("4D", "9D", keys="4D 9D", boats=BOATS)
    assert (state.scores(), state.winners()) == ([0, 0], [0, 1])
    assert [str(line.label) for line in state.sheet()] == [
        "Key 4♦: influence 4 against 9", "The ♦ boat with the key 9♦",
    ]  # fmt: skip


def test_as_5_5_area_key_and_hand_cards_of_the_suit_are_added() -> None:
    state = sunk("4S 6S 3S", "9S KC", keys="4S 9S", boats=BOATS, areas=("2C", "5H"))
    assert state.scores() == [12, 0]
    state = sunk("4S 6S", "9S", keys="4S 9S", boats=BOATS, areas=("3S AS", "5H"))
    events = state.heard or []
    assert [str(event) for event in events if event.clause == "AS-5.5"] == [
        "Seat 0's influence in ♠, from 4♠, 3♠, A♠ and 6♠: 4 + 3 + 1 + 6 = 14.",
        "Seat 1's influence in ♠, from 9♠: 9.",
    ]
    assert [str(said) for said in state.strengths] == ["♠ 14", "♠ 9"]


def test_as_5_5_and_as_r13_the_key_counts_as_influence_and_not_in_the_boat() -> None:
    state = sunk("KS", "QS", keys="KS QS", boats=BOATS)
    assert state.scores() == [12, 0]
    assert words(state.boats[0]) == "TS 2S"


def test_as_5_5_the_hands_that_count_are_turned_up_at_the_end() -> None:
    state = ship("4S 6S", "9S", pile="")
    go(state, "key 4S")
    assert state.view(1).cards("hand:0") == (None,)
    go(state, "key 9S")
    assert state.view(1).cards("hand:0") == (STANDARD["6S"],)


@pytest.mark.parametrize(("tie", "scores"), [("all", [12, 12, 0]), ("none", [0, 0, 0]), ("key", [0, 12, 0])])
def test_as_5_6_and_as_r7_tied_influence(tie: str, scores: list[int]) -> None:
    """Two of three keys are tied at 9; the third one has 4."""
    state = sunk("4S", "9S", "3S", keys="4S 9S 3S", boats="TS 2S", areas=("5S", "", "AS"), influence_tie=tie)
    assert state.scores() == scores
    assert [line.clause for line in state.sheet()] == ["AS-5.6", "AS-5.6", "AS-5.4"]


def test_as_5_6_is_told_by_the_option() -> None:
    said = {}
    for tie in ("all", "none", "key"):
        state = sunk("4S", "9S", keys="4S 9S", boats="TS 2S", areas=("5S", ""), influence_tie=tie)
        said[tie] = [str(event) for event in state.heard or [] if event.clause == "AS-5.6"]
    start = "Seat 0 and Seat 1 are tied for the most influence in ♠"
    assert said == {
        "all": [f"{start}: each scores the boat's 12 points."],
        "none": [f"{start}: nobody scores the boat."],
        "key": [f"{start}; Seat 1 has the highest key of them, 9♠, and scores the boat's 12 points."],
    }


def test_as_5_6_a_loser_of_a_tie_reads_why() -> None:
    state = sunk("4S", "9S", keys="4S 9S", boats="TS 2S", areas=("5S", ""), influence_tie="key")
    assert [str(line.label) for line in state.sheet()] == [
        "Key 4♠: influence 9, but tied", "The ♠ boat with the key 9♠",
    ]  # fmt: skip


def test_as_r7_the_default_and_other_values() -> None:
    assert GAME.start().options == {"influence_tie": "all"}
    with pytest.raises(GameError, match=r"influence_tie cannot be .*half.*AS-R7.*'all' or 'none' or 'key'"):
        GAME.start(influence_tie="half")


def test_as_5_7_and_as_r8_an_empty_hand_has_no_key() -> None:
    state = sunk("4S 9H", "", "7H", keys="9H 7H", boats=BOATS, areas=("", "KS QS", "KC"))
    assert state.keys[1] == []
    assert state.scores() == [13, 0, 0]
    (told_it,) = [str(event) for event in state.heard or [] if event.clause == "AS-5.7"]
    assert told_it == "No card in hand, so no key and no points: Seat 1."
    assert [line.seat for line in state.sheet()] == [0, 2]


def test_as_5_7_nobody_has_a_card() -> None:
    state = ship("", "", pile="", boats=BOATS)
    assert (state.over, state.scores(), state.winners()) == (True, [0, 0], [0, 1])


def test_as_5_8_boats_without_a_key_count_for_nobody() -> None:
    state = sunk("4S", "9S", keys="4S 9S", boats=BOATS)
    assert sum(state.scores()) == 12
    (lost, won) = [event for event in state.heard or [] if event.clause == "AS-5.8"]
    assert str(lost) == "Nobody has a key for ♥, ♦ and ♣: what lies there counts for nobody."
    assert (str(won), state.winners()) == ("Seat 1 wins with 12 points.", [1])


def test_as_5_8_and_as_r14_tied_scores_share_the_win() -> None:
    state = sunk("4S", "9S", keys="4S 9S", boats=BOATS, areas=("5S", ""))
    assert state.winners() == [0, 1]
    assert str((state.heard or [])[-1]) == "Seat 0 and Seat 1 share the win with 12 points each."


def test_the_original_stop_of_play() -> None:
    state = ship("4S 9H QC 2D", "7H", "", pile="6S", boats="TS 2H 3H", areas=("", "KH", ""))
    go(state, "key 9H", "key 7H")
    assert (state.scores(), state.winners(), words(state.hands[0])) == ([0, 5, 0], [1], "4S QC 2D 6S")


@given(st.permutations(list(STANDARD)), st.integers(2, 5), st.sampled_from(["all", "none", "key"]), st.data())
def test_the_keys_as_the_book_says_them(deck: list[Card], seats: int, tie: str, data: st.DataObject) -> None:
    hands = [[deck.pop() for _ in range(data.draw(st.integers(0, 5)))] for _ in range(seats)]
    laid = [[deck.pop() for _ in range(data.draw(st.integers(0, 3)))] for _ in range(seats)]
    state = GAME.position(
        seats=seats, hands=hands, options={"influence_tie": tie},
        areas=[[[card for card in some if card.suit == suit] for suit in SUITS] for some in laid],
        boats=[[card for card in deck if card.suit == suit] for suit in SUITS],
    )  # fmt: skip
    while state.actor is not None:
        state.apply(data.draw(st.sampled_from(state.legal_moves())))
    assert state.scores() == by_the_book(state)  # type: ignore[arg-type]
    assert list(state.sheet().totals()) == state.scores()
