"""Hey, Bartender! by clause: set-up, turns, scoring, the end (HB-1, 2, 3, 5, 6, 7) and their rulings."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import CHANCE, GameError, IllegalMove
from cardgames.cards import RANKS, SHORT, STANDARD, SUITS, by_pack
from cardgames.games.hey_bartender import GAME
from cardgames.games.hey_bartender.rules import HeyBartender
from tests.games.hey_bartender.laying import deal, lay
from tests.games.laying import go, refused, told, words


def random_play(state: HeyBartender, rng: Random) -> list[int]:
    """Play to the end; the seats in the order in which they played."""
    order = []
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(state.chance(rng))
        else:
            order.append(state.actor)
            state.apply(rng.choice(state.legal_moves()))
    return order


# Players, pack, deal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 7, 0, True, "2"])
def test_hb_1_1_two_to_six_players(seats: object) -> None:
    with pytest.raises(GameError, match=r"HB-1\.1.*2 to 6"):
        GAME.start(seats=seats)  # type: ignore[arg-type]


def test_hb_1_1_no_jokers() -> None:
    assert sorted(card.text for card in GAME.pack) == sorted(rank + suit for rank in RANKS for suit in SUITS)
    with pytest.raises(ValueError, match="'BJ' is not a card"):
        GAME.start(deck=["BJ", *list(GAME.pack)[1:]])


def test_hb_1_2_the_bartender_has_no_seat_and_no_score() -> None:
    state = deal(seats=3, seed=5)
    assert random_play(state, Random(1)) == [0, 1, 2] * 7
    assert len(state.scores()) == 3
    assert {entry.seat for entry in state.sheet()} == {0, 1, 2}


def test_hb_2_1_the_pack_is_shuffled() -> None:
    decks = {tuple(GAME.deck(seed)) for seed in range(20)}
    assert len(decks) == 20
    assert all(sorted(deck, key=by_pack) == list(STANDARD) for deck in decks)


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 7), (4, 7), (5, 6), (6, 6)])
def test_hb_2_2_hand_sizes(seats: int, each: int) -> None:
    state = deal(seats=seats, seed=1)
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.deck) == 52 - each * seats - 7
    assert state.heard is not None
    assert state.heard[0].values == {"n": each, "seats": seats}


def test_hb_2_3_dealt_one_at_a_time_from_seat_0() -> None:
    deck = GAME.deck(3)
    state = deal(seats=5, deck=deck)
    assert state.hands == [deck[seat:30:5] for seat in range(5)]
    assert state.heard is not None
    assert told(state.heard) == [("HB-2.3", "deal"), ("HB-2.4", "market"), ("HB-2.5", "starts")]


def test_hb_2_3_hands_are_hidden_from_the_others() -> None:
    state = deal(seats=2, seed=1)
    assert state.view(0).cards("hand:0") == tuple(state.hands[0])
    assert state.view(0).cards("hand:1") == (None,) * 7
    assert state.view("audience").cards("hand:0") == (None,) * 7
    assert state.view("audience").cards("deck") == (None,) * 31
    assert state.view("audience").cards("market") == tuple(state.market)


@pytest.mark.parametrize("cards", [5, 6, 7, 8, 9])
def test_hb_2_4_and_hb_r10_bartender_cards(cards: int) -> None:
    deck = GAME.deck(3)
    state = deal(seats=6, deck=deck, bartender_cards=cards)
    assert state.market == deck[36 : 36 + cards]
    assert state.deck == deck[36 + cards :]
    assert deal(seats=6).options["bartender_cards"] == 7


@pytest.mark.parametrize("cards", [4, 10, "7", True, None])
def test_hb_r10_other_numbers_of_bartender_cards_are_refused(cards: object) -> None:
    with pytest.raises(GameError, match=r"bartender_cards cannot be .*HB-R10.*5 to 9"):
        GAME.start(bartender_cards=cards)


@pytest.mark.parametrize("seats", [2, 6])
def test_hb_2_5_and_hb_r9_who_starts(seats: int) -> None:
    assert deal(seats=seats).actor == 0
    for seat in range(seats):
        state = deal(seats=seats, start=seat)
        assert state.actor == seat
        assert state.heard is not None
        assert str(state.heard[-1]) == f"Seat {seat} starts."


@pytest.mark.parametrize("start", [-1, 2, "0", False])
def test_hb_r9_only_a_seat_can_start(start: object) -> None:
    with pytest.raises(GameError, match="HB-R9"):
        GAME.start(seats=2, start=start)


def test_hb_2_6_deck_discards_and_scores() -> None:
    deck = GAME.deck(3)
    state = deal(seats=2, deck=deck)
    assert state.deck == deck[21:]
    assert state.discard == []
    assert state.scores() == [0, 0]
    assert len(state.sheet()) == 0


# Values and turns ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rank", "market", "points"),
    [("A", "KS", 12), ("2", "KS", 11), ("T", "KS", 3), ("J", "KS", 2), ("Q", "KS", 1), ("K", "QS 2S", 1)],
)
@pytest.mark.parametrize("suit", "HDC")
def test_hb_3_1_and_hb_r11_values_ace_low_suits_mean_nothing(rank: str, market: str, points: int, suit: str) -> None:
    state = lay(market, [rank + suit])
    go(state, f"play {rank}{suit}")
    assert state.scores() == [points, 0]


def test_hb_3_2_turns_go_round_from_the_start() -> None:
    state = deal(seats=5, seed=2, start=3)
    order = random_play(state, Random(2))
    assert order == [3, 4, 0, 1, 2] * 6


def test_hb_3_2_a_round_is_announced_when_the_starting_seat_plays() -> None:
    timeline = GAME.play(seats=3, seed=4, start=1)
    rounds = [(step.number, str(event)) for step in timeline for event in step.events if event.clause == "HB-3.2"]
    assert rounds == [(3 * n + 1, f"Round {n + 1}") for n in range(7)]


def test_hb_3_3_any_card_of_the_own_hand_and_no_other() -> None:
    state = lay("AS 3H 4D 6C", ["7S KD", "2C 5C"])
    assert [str(move) for move in state.legal_moves()] == ["play 7S", "play KD"]
    assert refused(state, "play 2C") == "HB-3.3"
    assert refused(state, "play AS") == "HB-3.3"
    assert refused(state, "reshuffle AS") == "HB-3.3"
    with pytest.raises(IllegalMove, match=r"HB-3\.3: 2♣ is not in Seat 0's hand\. You could play 7♠ or K♦\."):
        state.apply("play 2C")


def test_hb_3_3_a_card_that_was_played_is_gone() -> None:
    state = lay("7H", ["7S KD", "2C 5C"], deck="9S 9D")
    go(state, "play 7S", "play 2C")
    assert refused(state, "play 7S") == "HB-3.3"
    assert [str(move) for move in state.legal_moves()] == ["play KD"]


def test_hb_3_3_cards_of_other_packs_are_no_cards_in_hand() -> None:
    state = lay("AS 3H 4D 6C", ["7S KD", "2C 5C"])
    assert refused(state, GAME.forms["play"](SHORT["7S"])) == "HB-3.3"


# Finishing the turn --------------------------------------------------------------------------------------------------


def test_hb_5_1_the_played_card_joins_last() -> None:
    state = lay("AS 3H 4D 6C", ["7S"])
    events = go(state, "play 7S")
    assert words(state.market) == "3H 4D 7S"
    assert ("HB-5.1", "joins") in told(events)


def test_hb_5_2_the_excess_is_scored_and_the_cards_are_discarded_in_market_order() -> None:
    state = lay("KC 2D 9H 4S", ["TD"], discard="5S")
    events = go(state, "play TD")
    assert words(state.discard) == "5S 2D 9H"  # market order, not by value
    assert state.scores() == [1, 0]
    assert ("HB-5.2", "points") in told(events)
    assert [str(line) for line in state.sheet()] == ["10♦ for 2♦ and 9♥: 2 + 9 − 10 = 1 (HB-5.2)"]


def test_hb_5_2_played_for_kings_only_an_ace_wins_twelve() -> None:
    state = lay("KC KD", ["AD"])
    go(state, "play AD")
    assert state.scores() == [12, 0]


def test_hb_5_3_the_card_just_played_is_not_handed_back() -> None:
    state = lay("5H 5D", ["5S"])
    go(state, "play 5S")
    assert words(state.discard) == "5H"
    assert words(state.market) == "5D 5S"


def test_hb_5_3_from_the_next_turn_on_it_can_be_handed_over() -> None:
    state = lay("KD", ["5S 9S", "5C 2H"], deck="KH")
    go(state, "play 5S")
    assert words(state.market) == "5S"
    go(state, "play 5C")
    assert words(state.discard) == "KD 5S"


def test_hb_5_4_a_turn_without_exchange_scores_nothing() -> None:
    state = lay("2C AH", ["8C"], deck_out="no_exchange")
    events = go(state, "play 8C")
    assert state.scores() == [0, 0]
    assert ("HB-5.4", "points") in told(events)
    assert [str(line) for line in state.sheet()] == ["8♣ without an exchange: 0 (HB-5.4)"]


# Scoring and the end -------------------------------------------------------------------------------------------------

games = st.builds(
    lambda seats, seed, cards, out: deal(seats=seats, seed=seed, bartender_cards=cards, deck_out=out),
    st.integers(2, 6),
    st.integers(0, 10_000),
    st.integers(5, 9),
    st.sampled_from(["reshuffle", "no_exchange"]),
)


@given(games, st.randoms(use_true_random=False))
def test_hb_6_1_to_6_2_what_the_market_loses_is_what_the_players_score(state: HeyBartender, rng: Random) -> None:
    before = sum(c.rank for c in state.market)
    while state.actor is not None:
        scores = state.scores()
        for event in state.apply(state.chance(rng) if state.actor == CHANCE else rng.choice(state.legal_moves())):
            if event.kind in ("flip", "no_exchange"):
                before += event.values["card"].rank
        assert all(new >= old for new, old in zip(state.scores(), scores, strict=True))  # HB-6.2
    assert sum(state.scores()) == before - sum(c.rank for c in state.market)
    assert sorted(state.cards(), key=by_pack) == list(STANDARD)
    assert list(state.sheet().totals()) == state.scores()


def test_hb_6_3_scores_are_open() -> None:
    state = lay("KC KD", ["AD 2D", "9S 8S"])
    go(state, "play AD")
    for viewer in (0, 1, "audience"):
        view = state.view(viewer)
        assert view.scores == (12, 0)
        assert (view.value("score:0"), view.value("score:1")) == (12, 0)


@given(games, st.randoms(use_true_random=False))
def test_hb_7_1_everybody_has_the_same_number_of_turns(state: HeyBartender, rng: Random) -> None:
    hands = [len(hand) for hand in state.hands]
    order = random_play(state, rng)
    assert [order.count(seat) for seat in range(state.seats)] == hands
    assert not any(state.hands)


def test_hb_7_1_no_move_after_the_end() -> None:
    state = lay("7H", ["7S"])
    events = go(state, "play 7S")
    assert state.over
    assert state.legal_moves() == []
    assert refused(state, "play 7S") == "HB-7.1"
    assert ("HB-7.1", "over") in told(events)


def test_hb_7_2_the_highest_score_wins() -> None:
    state = lay("KC QD", ["AD", "3D"])
    events = go(state, "play AD", "play 3D")
    assert state.scores() == [11, 10]
    assert state.winners() == [0]
    assert [str(event) for event in events[-2:]] == ["All cards are played.", "Seat 0 wins with 11 points."]


@pytest.mark.parametrize(
    ("market", "hands", "points"), [("KC QD", ["AD", "2D"], 11), ("2H 3H 4H", ["2D", "3D", "4D"], 0)]
)
def test_hb_7_3_and_hb_r12_ties_share_the_win(market: str, hands: list[str], points: int) -> None:
    state = lay(market, hands)
    events = go(state, *(f"play {card}" for card in hands))
    assert state.scores() == [points] * len(hands)
    assert state.winners() == list(range(len(hands)))
    assert told(events)[-1] == ("HB-7.3", "share")
    assert str(events[-1]).endswith(f"Seat {len(hands) - 1} share the win with {points} points each.")


def test_winners_are_only_known_at_the_end() -> None:
    assert deal(seats=2).winners() is None
