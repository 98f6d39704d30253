"""Abandon Ship by clause: players, pack, deal, turns, jettison (AS-1 to AS-4.1), whole games, positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError
from cardgames.cards import RANKS, STANDARD, SUITS, by_pack
from cardgames.engine.position import PositionError
from cardgames.engine.state import CHANCE
from cardgames.games.abandon_ship import GAME
from cardgames.games.abandon_ship.rules import AbandonShip
from tests.games.abandon_ship.laying import FULL, area, boats, by_the_book, deal, ship
from tests.games.laying import go, legal, refused, told, words

games = st.builds(
    lambda seats, seed, tie: deal(seats=seats, seed=seed, influence_tie=tie),
    st.integers(2, 5),
    st.integers(0, 10_000),
    st.sampled_from(["all", "none", "key"]),
)

# Players, pack, deal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 6, 0, True, "3"])
def test_as_1_1_two_to_five_players(seats: object) -> None:
    with pytest.raises(GameError, match=r"AS-1\.1.*2 to 5"):
        GAME.start(seats=seats)  # type: ignore[arg-type]


def test_as_1_2_no_jokers() -> None:
    assert sorted(card.text for card in GAME.pack) == sorted(rank + suit for rank in RANKS for suit in SUITS)
    with pytest.raises(ValueError, match="'BJ' is not a card"):
        GAME.start(deck=["BJ", *list(GAME.pack)[1:]])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_1_3_five_cards_each_dealt_one_at_a_time(seats: int) -> None:
    deck = GAME.deck(3)
    state = deal(seats=seats, deck=deck)
    assert state.hands == [[deck[seat + seats * n] for n in range(5)] for seat in range(seats)]
    assert state.pile == deck[5 * seats :]
    assert state.view(1).cards("hand:0") == (None,) * 5
    assert state.view(1).cards("hand:1") == tuple(state.hands[1])
    for viewer in (0, "audience"):
        assert state.view(viewer).cards("pile") == (None,) * (52 - 5 * seats)


def test_as_1_4_boats_and_areas_are_empty_and_open_to_all() -> None:
    state = deal(seats=3, seed=1)
    assert (state.boats, state.areas) == ([[]] * 4, [[[]] * 4] * 3)
    assert state.heard is not None
    assert told(state.heard) == [("AS-1.3", "deal"), ("AS-1.4", "boats"), ("AS-2.1", "starts"), ("AS-2.1", "round")]
    later = ship(FULL, "7H", areas=("AS", ""), boats="KH")
    for viewer in (0, 1, "audience"):
        assert later.view(viewer).cards("influence:0:S") == (STANDARD["AS"],)
        assert later.view(viewer).cards("boat:H") == (STANDARD["KH"],)


# Turns ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_as_2_1_and_as_r2_seat_0_first_then_upwards(seats: int) -> None:
    state, order = deal(seats=seats, seed=1), []
    for _ in range(2 * seats):
        order.append(state.actor)
        state.apply(state.legal_moves()[0])
    assert order == [*range(seats)] * 2


def test_as_2_1_each_round_has_its_heading() -> None:
    """It stands before what Seat 0 draws at the start of the round, at the end of the move before."""
    state = deal(seats=3, seed=1)
    heard = [state.heard, *(go(state, str(state.legal_moves()[0])) for _ in range(7))]
    heads = [[str(event) for event in events if event.kind == "round"] for events in heard]
    assert heads == [["Round 1"], [], [], ["Round 2"], [], [], ["Round 3"], []]
    assert [event.kind for event in heard[3]] == ["jettison", "round", "refill"]


@pytest.mark.parametrize(("hand", "drawn"), [("7H KC 3D 8S", "3S"), ("7H", "3S 5H 8D TC"), ("", "3S 5H 8D TC JD")])
def test_as_2_2_a_turn_begins_with_five_cards(hand: str, drawn: str) -> None:
    state = ship(FULL, hand)
    events = go(state, "jettison 6S")
    assert words(state.hands[1]) == f"{hand} {drawn}".strip()
    assert told(events)[-1] == ("AS-2.2", "refill")
    assert (state.actor, state.phase) == (1, "action")


def test_as_2_2_only_the_one_who_draws_is_told_the_cards() -> None:
    refill = go(ship(FULL, "7H KC 3D"), "jettison 6S")[-1]
    assert [str(refill.said(viewer)) for viewer in (1, 0, "audience")] == [
        "Seat 1 draws 3♠ and 5♥.", "Seat 1 draws 2 cards.", "Seat 1 draws 2 cards.",
    ]  # fmt: skip


def test_as_r10_who_has_five_cards_draws_none() -> None:
    state = ship(FULL, "7H KC 3D 8S 9S")
    events = go(state, "jettison 6S")
    assert [kind for _, kind in told(events)] == ["jettison"]
    assert (len(state.hands[1]), len(state.pile)) == (5, 6)


def test_as_2_3_jettison_any_card_or_challenge_anybody_else_with_any() -> None:
    state = ship(FULL, "7H", "")
    cards = FULL.split()
    duels = [f"challenge seat {seat} with {card}" for seat in (1, 2) for card in cards]
    assert legal(state) == [f"jettison {card}" for card in cards] + duels


@pytest.mark.parametrize("move", ["concede", "raise 9H", "key 9H", "seize 9H"])
def test_as_2_3_nothing_else_may_be_done(move: str) -> None:
    assert refused(ship(FULL, "7H"), move) == "AS-2.3"


def test_as_2_4_no_card_is_drawn_at_the_end_of_a_turn() -> None:
    state = ship(FULL, "7H KC 3D 8S 9S")
    go(state, "jettison 6S")
    assert words(state.hands[0]) == "4S 9H QC 2D"
    go(state, "challenge seat 0 with 3D", "concede", "seize 4S")
    assert len(state.hands[1]) == 4
    assert words(state.hands[0]) == "9H QC 2D 3S 5H"  # only as its own turn begins


# Values and jettison -------------------------------------------------------------------------------------------------


def test_as_3_1_and_as_r1_ace_1_to_king_13_in_sums() -> None:
    state = ship("7C", "7H", pile="8C 9C", boats=" ".join(f"{rank}D" for rank in RANKS), areas=("", "AS JS QS KS"))
    assert state.totals == [0, 0, 91, 0]
    assert state.powers[1] == [37, 0, 0, 0]


def test_as_3_1_and_as_r1_ace_1_to_king_13_in_duels() -> None:
    state = ship("AS 2S 3S 4S 5S", "AH 2H 9H TH KH", pile="8C")
    go(state, "challenge seat 1 with AS")
    assert legal(state) == ["raise 2H", "raise 9H", "raise TH", "raise KH", "concede"]
    go(state, "raise 2H")
    assert legal(state) == ["raise 3S", "raise 4S", "raise 5S", "concede"]


def test_as_4_1_a_card_goes_into_the_boat_of_its_suit_and_the_turn_ends() -> None:
    state = ship(FULL, "7H KC 3D 8S 9S", boats="TS")
    events = go(state, "jettison 4S")
    assert boats(state) == "TS 4S"
    assert (words(state.hands[0]), state.actor) == ("9H QC 2D 6S", 1)
    assert (events[0].clause, str(events[0])) == ("AS-4.1", "Seat 0 jettisons 4♠: the ♠ boat now holds 14.")


def test_as_4_1_only_a_card_of_the_own_hand() -> None:
    state = ship(FULL, "7H")
    assert refused(state, "jettison 7H") == "AS-4.1"
    assert str(state.check("jettison 7H")).endswith("You could play 4♠, 9♥, Q♣, 2♦ or 6♠.")


# Whole games ---------------------------------------------------------------------------------------------------------


@given(games, st.randoms(use_true_random=False))
def test_whole_games_as_the_book_says_them(state: AbandonShip, rng: Random) -> None:
    """Five cards at every turn, one turn after the other, no turn without a pile; the end by a second count."""
    turns = 0
    while state.actor is not None:
        if state.phase == "action":
            assert state.actor == turns % state.seats
            assert len(state.hands[state.actor]) == 5
            assert state.pile
            turns += 1
        assert max(len(hand) for hand in state.hands) <= 5
        assert (state.phase == "key") == (not state.pile)
        assert state.scores() == [0] * state.seats
        state.apply(state.chance(rng) if state.actor == CHANCE else rng.choice(state.legal_moves()))
    assert turns < state.seats + (52 - 5 * state.seats)
    assert state.scores() == by_the_book(state)
    assert list(state.sheet().totals()) == state.scores()
    assert sorted(state.cards(), key=by_pack) == list(STANDARD)


@given(games, st.randoms(use_true_random=False))
def test_what_a_turn_moves(state: AbandonShip, rng: Random) -> None:
    """AS-4.1, AS-4.8: whatever was played in a turn is in the boats after it, and nothing else came there."""
    while state.actor is not None:
        before, played, taken = boats(state).split(), [], [area(state, seat) for seat in range(state.seats)]
        turns = state.turns
        while state.turns == turns and state.actor is not None:
            move = state.chance(rng) if state.actor == CHANCE else rng.choice(state.legal_moves())
            played += [str(move.card)] if move.kind in ("jettison", "challenge", "raise") else []
            state.apply(move)
        assert sorted(boats(state).split()) == sorted(before + played)
        new = [one for one, two in zip(taken, range(state.seats), strict=True) if one != area(state, two)]
        assert len(new) <= 1


# Positions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"turn": 3}, "turn takes a seat, 0 to 1, not 3"),
        ({"hands": ["2S 4S 5S 6S 7S 8S", ""]}, "hand:0: seat 0 has 6 cards and 0 keys; nobody has more than five in"),
        ({"keys": ["8S 9S", ""]}, "hand:0: seat 0 has 5 cards and 2 keys; nobody has more than five in"),
        ({"duel": "8S"}, r"target: it takes the seat that is challenged \(AS-4\.2\), another one"),
        ({"duel": "8S", "target": 0}, r"target: it takes the seat that is challenged \(AS-4\.2\), another one"),
        ({"duel": "8S", "target": 2}, "target takes a seat, 0 to 1, or null, not 2"),
        ({"duel": "8S 8H", "target": 1}, r"duel: 8S 8H don't rise from one card to the next \(AS-4\.3\)"),
        ({"boats": [["KH"], [], [], []]}, "boat:S: KH cannot lie there"),
        ({"areas": [[[], [], ["KH"], []], [[]] * 4]}, "influence:0:D: KH cannot lie there"),
    ],
)
def test_positions_that_cannot_be(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.position(**{"seats": 2, "hands": [FULL, "7H"], "pile": "3S 5H", **fields})


def test_a_position_may_be_in_the_middle_of_a_duel() -> None:
    state = ship("9H QC", "KC", duel="4S 7H", target=1)
    assert (state.phase, state.actor) == ("duel", 0)
    assert legal(state) == ["raise 9H", "raise QC", "concede"]
    again = GAME.read_position(state.position())
    assert again == state
    assert state.view("audience").cards("duel") == tuple(STANDARD.read("4S 7H"))
    assert [said.en for said in state.view(0).value("played_by")] == ["Seat 0", "Seat 1"]


def test_a_position_may_begin_with_any_seat() -> None:
    state = ship("7H KC 3D 8S", FULL, "8H AS AD AC", turn=1)
    assert state.actor == 1
    events = go(state, "jettison 6S", "jettison 8H", "jettison 7H")
    assert [str(event) for event in events if event.kind == "round"] == ["Round 2"]  # it begins with seat 0


def test_without_a_pile_only_the_keys_are_left() -> None:
    state = ship(FULL, "7H", pile="")
    assert (state.phase, state.actor) == ("key", 0)
    shown = ship("4S 9H", "7H", pile="", keys=["2S", ""])
    assert shown.actor == 1
    assert shown.view(1).cards("key:0") == (None,)
