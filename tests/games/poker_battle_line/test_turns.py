"""Poker Battle Line by clause: set-up, a turn, placing cards (PB-1 to PB-3)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError
from cardgames.cards import WITH_JOKERS
from cardgames.engine.position import PositionError
from cardgames.games.poker_battle_line import GAME
from cardgames.games.poker_battle_line.moves import COINS, SIZES, VALUES
from tests.games.laying import clauses, go, legal, refused, told
from tests.games.poker_battle_line.laying import MINE, cards, hand, lay, said, seen

# Set-up --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3, 0, True, "2"])
def test_pb_1_1_two_players(seats: Any) -> None:
    with pytest.raises(GameError, match=r"PB-1\.1.*exactly 2"):
        GAME.start(seats=seats)


def test_pb_1_1_and_pb_r1_five_piles_of_coins_named_after_their_worth() -> None:
    assert list(zip(VALUES, COINS, strict=True)) == [(5, 1), (4, 4), (3, 3), (2, 2), (1, 1)]
    stakes = [GAME.start().view(0).value(f"stake:{value}").en for value in VALUES]
    assert stakes[:2] == ["one coin of 5", "four coins of 1"]
    assert [key for key in GAME.start().view(0).zones if key.startswith("field:0")] == [f"field:0:{v}" for v in VALUES]


def test_pb_1_2_sizes() -> None:
    assert dict(zip(VALUES, SIZES, strict=True)) == {5: 5, 4: 5, 3: 3, 2: 3, 1: 3}


@pytest.mark.parametrize("start", [0, 1])
def test_pb_1_3_and_pb_r16_five_cards_each_dealt_in_turn_from_the_starting_player(start: int) -> None:
    deck = [card.text for card in WITH_JOKERS]
    state = GAME.start(deck=deck, start=start)
    assert hand(state, start) == " ".join(deck[:10:2])  # type: ignore[arg-type]
    assert hand(state, 1 - start) == " ".join(deck[1:10:2])  # type: ignore[arg-type]
    assert (state.actor, len(state.view(0).cards("pile"))) == (start, 44)
    assert told(state.heard or []) == [("PB-1.3", "deal"), ("PB-1.4", "starts")]


def test_pb_1_4_hands_and_pile_are_hidden() -> None:
    state = lay()
    assert seen(state, 0, "hand:0") == MINE
    assert seen(state, 0, "hand:1") == seen(state, "audience", "hand:0") == "?? ?? ?? ?? ??"
    assert seen(state, 0, "pile") == "?? ??"


# A turn --------------------------------------------------------------------------------------------------------------


def test_pb_2_1_one_action_and_no_pass() -> None:
    state = lay("2C", fields={4: ("9S", "")}, won={1: 0})
    assert legal(state) == [*(f"place 2C on {field}" for field in (5, 4, 3, 2)), "discard 2C", "concede"]
    assert go(state, "discard 2C")
    assert state.actor == 1


def test_pb_2_1_what_does_not_answer_the_question_is_refused() -> None:
    assert refused(lay(), "give 2C") == "PB-2.1"


def test_pb_2_2_then_draw_one_while_there_is_one() -> None:
    state = lay(pile="AS")
    events = go(state, "place 2C on 5")
    assert hand(state, 0) == "3C 4C 6C 7C AS"
    assert clauses(events) == ["PB-3.5", "PB-2.2", "PB-5.4"]
    assert clauses(go(state, "place 8H on 5")) == ["PB-3.5"]
    assert hand(state, 1) == "8C 9D TH 9C"


def test_pb_2_3_and_pb_r19_resolved_at_once_but_after_the_draw() -> None:
    state = lay("9H 2C", fields={1: ("9S 8S", "KD KH 2D")}, pile="AS")
    events = go(state, "place 9H on 1")
    kinds = [kind for _, kind in told(events)]
    assert kinds.index("draws") < kinds.index("reveal") < kinds.index("takes")
    assert (state.won[4], state.actor, hand(state, 0)) == (1, 1, "2C AS")


def test_pb_2_4_a_discard_is_unseen() -> None:
    state = lay()
    events = go(state, "discard 2C")
    assert state.discard[-1].text == "2C"
    assert str(events[0].said(0)) == "Seat 0 discards 2♣."
    assert str(events[0].said(1)) == str(events[0].said("audience")) == "Seat 0 discards a card unseen."
    assert refused(lay(), "discard 8H") == "PB-2.4"


def test_pb_2_5_and_pb_r21_an_empty_hand_is_skipped() -> None:
    state = lay("2C 3C", "", {5: ("", "4S")}, pile="")
    events = go(state, "place 2C on 1")
    assert state.actor == 0
    assert ("PB-2.5", "skipped") in told(events)
    assert not state.over
    go(state, "discard 3C")
    assert state.over


# Placing -------------------------------------------------------------------------------------------------------------


def test_pb_3_1_anywhere_with_room_whatever_the_opponent_has() -> None:
    state = lay("2H", fields={1: ("KS KD QC", "2S"), 2: ("", "AS"), 4: ("3S 4S 5S 6S 7S", "")}, won={3: 1}, pile="AC")
    assert legal(state) == ["place 2H on 5", "place 2H on 2", "discard 2H", "concede"]
    assert refused(state, "place 3H on 5") == "PB-3.1"
    assert refused(state, "place 2H on 3") == "PB-R9"
    assert refused(state, "place 2H on 1") == refused(state, "place 2H on 4") == "PB-3.2"


@pytest.mark.parametrize("field", [0, 6, -1, 99])
def test_pb_1_2_there_is_no_other_battlefield(field: int) -> None:
    assert refused(lay(), f"place 2C on {field}") == "PB-1.2"


def test_pb_3_2_and_pb_r9_without_any_room_a_discard_is_right() -> None:
    full = {5: ("AS KD QC 9S 2D", "2S"), 4: ("3S 4S 5S 6S 7S", "")}
    state = lay("2H", fields=full, won={3: 1, 2: 0, 1: None})
    assert legal(state) == ["discard 2H", "concede"]
    for field in (5, 3):
        wrong = state.check(f"place 2H on {field}")
        assert wrong is not None
        assert "you could discard" in wrong.instead.en


def test_pb_3_2_a_complete_formation_is_told_and_marked() -> None:
    state = lay("7C 2C", fields={1: ("9S 8S", "")})
    events = go(state, "place 7C on 1")
    assert ("PB-3.2", "completes") in told(events)
    assert str(state.view(1).value("mark:0:1")) == "complete"
    assert state.view(1).value("mark:1:1") is None
    go(state, "place 8H on 1")
    assert str(state.view(1).value("mark:1:1")) == "1 of 3"


@pytest.mark.parametrize("field", [1, 2, 3])
def test_pb_3_3_three_cards_face_up(field: int) -> None:
    state = lay()
    assert told(go(state, f"place 2C on {field}"))[0] == ("PB-3.3", "places")
    assert seen(state, 1, f"field:0:{field}") == "2C"


def test_pb_3_4_three_up_two_down() -> None:
    state = lay("2C 3C", "8H 8C", {4: ("KS QS", "")}, pile="")
    assert told(go(state, "place 2C on 4"))[0] == ("PB-3.4", "places")
    go(state, "discard 8H")
    events = go(state, "place 3C on 4")
    assert told(events)[0] == ("PB-3.4", "places_down")
    assert (seen(state, 1, "field:0:4"), seen(state, 0, "field:0:4")) == ("KS QS 2C ??", "KS QS 2C 3C")
    assert str(events[0].said(1)) == "Seat 0 places a card face down on battlefield 4."


def test_pb_3_5_and_pb_3_6_five_cards_face_down_but_not_for_their_owner() -> None:
    state = lay(fields={5: ("KS QS", "")})
    go(state, "place 2C on 5")
    assert seen(state, 1, "field:0:5") == seen(state, "audience", "field:0:5") == "?? ?? ??"
    assert seen(state, 0, "field:0:5") == "KS QS 2C"


def test_pb_3_6_placed_is_placed() -> None:
    state = lay(fields={2: ("KS", "")})
    assert refused(state, "place KS on 1") == "PB-3.1"
    assert refused(state, "discard KS") == "PB-2.4"


@given(st.permutations(["9S", "8C", "7D"]), st.permutations(["8H", "7C", "BJ"]))
def test_pb_3_7_the_order_does_not_matter(mine: list[str], theirs: list[str]) -> None:
    state = lay(f"{mine[2]} 2C", "3S", {2: (" ".join(mine[:2]), " ".join(theirs))})
    events = go(state, f"place {mine[2]} on 2")
    assert state.won[3] == 0
    assert said(events, "suit").endswith("by suit Seat 0's 9♠ is above 9♥.")


def test_pb_r15_after_a_murder_a_card_goes_up_while_fewer_than_three_are_up() -> None:
    state = lay("JS 2C", "8H 8C 9D", {4: ("", "3D 7H 2S 9S")}, pile="")
    go(state, "murder JS on 4 at 0", "place 8H on 4", "discard 2C")
    assert seen(state, 0, "field:1:4") == "7H 2S ?? 8H"
    go(state, "place 8C on 4")
    assert (cards(state, 1, 4), seen(state, 0, "field:1:4")) == ("7H 2S 9S 8H 8C", "7H 2S ?? 8H ??")


# Positions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({1: ("9S 8S 7S 6S", "")}, r"field:0:1: 4 cards, but it holds up to 3 \(PB-3\.2\)"),
        ({1: ("9S 8S 7S", "KS KD KH")}, r"battlefield 1 is complete on both sides .*PB-4\.1"),
        ({3: ("9S", "")}, r"field:0:3: 1 cards, but it is resolved and holds up to 0 \(PB-3\.2\)"),
    ],
)
def test_positions_that_cannot_be(fields: dict[int, tuple[str, str]], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        lay(fields=fields, won={3: 0})


def test_a_position_goes_on_with_whoever_has_cards_or_is_over() -> None:
    assert lay("", "8H", turn=0).actor == 1
    assert lay(won={5: 0, 4: 0, 3: 0, 2: 1, 1: None}).over
    assert lay("", "", {1: ("KS", "QS")}, pile="").winners() == [0]
