"""Barcelona by clause: set-up, elimination, the end (BA-1, BA-2, BA-5 to BA-7), whole games, positions, greedy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError
from cardgames.cards import RANKS, STANDARD, SUITS
from cardgames.engine.position import PositionError
from cardgames.games.barcelona import GAME
from cardgames.games.barcelona.greedy import showdown, worth
from cardgames.games.barcelona.moves import PLAYS
from cardgames.games.barcelona.rules import Barcelona
from tests.games.barcelona.laying import begin, by_the_book, deal, marks, sentence, shown
from tests.games.laying import go, refused, told

games = st.builds(
    lambda seats, seed, money, ante: deal(seats=seats, seed=seed, start_money=money, ante=ante),
    st.integers(2, 5), st.integers(0, 10_000), st.sampled_from([20, 30, 40]), st.sampled_from([1, 2, 3]),
)  # fmt: skip

# Set-up --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 6, 0, True, "3"])
def test_ba_1_1_two_to_five_players(seats: object) -> None:
    with pytest.raises(GameError, match=r"BA-1\.1.*2 to 5"):
        GAME.start(seats=seats)  # type: ignore[arg-type]


def test_ba_2_1_no_jokers() -> None:
    assert sorted(card.text for card in GAME.pack) == sorted(rank + suit for rank in RANKS for suit in SUITS)
    with pytest.raises(ValueError, match="'BJ' is not a card"):
        GAME.start(deck=["BJ", *list(GAME.pack)[1:]])


def test_ba_2_2_a_red_and_a_black_pile_face_down() -> None:
    state = deal(seats=2, seed=5)
    assert all(card.red for card in state.red)
    assert not any(card.red for card in state.black)
    for viewer in (0, 1, "audience"):
        view = state.view(viewer)
        assert view.cards("red") == view.cards("black") == (None,) * 24
    assert state.heard is not None
    assert told(state.heard)[0] == ("BA-2.2", "piles")


@pytest.mark.parametrize("money", [20, 30, 40])
def test_ba_2_3_and_ba_r1_equal_starting_money(money: int) -> None:
    state = deal(seats=4, start_money=money)
    assert [(line.clause, line.amount) for line in state.sheet()][:4] == [("BA-2.3", money)] * 4
    assert state.money == [money - 1] * 4
    assert deal(seats=5).money == [29] * 5


@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [("start_money", 25, "BA-R1"), ("start_money", "30", "BA-R1"), ("ante", 0, "BA-R5"), ("ante", True, "BA-R5")],
)
def test_ba_r1_and_ba_r5_other_amounts_are_refused(option: str, value: object, clause: str) -> None:
    with pytest.raises(GameError, match=f"option {option} cannot be .*{clause}"):
        GAME.start(**{option: value})  # type: ignore[arg-type]


def test_ba_2_4_nobody_is_first_and_the_pot_is_empty_but_for_the_ante() -> None:
    state = deal(seats=3, seed=2, ante=2)
    assert (state.pot, state.order, state.actor) == (6, [], 0)
    assert state.view(2).value("pot") == 6


# Elimination ---------------------------------------------------------------------------------------------------------


def test_ba_5_1_out_of_money_at_the_end_of_the_round() -> None:
    state = shown("KH 2S", "7C 9D", "5H TS", money=(30, 30, 5), more=6)
    events = go(state, "showdown")
    assert sentence(events, "out") == "Seat 2 has no money left and is out of the game."
    assert marks(state)[2] == "out"
    assert [len(hand) for hand in state.hands] == [2, 2, 0]


def test_ba_5_1_two_at_once() -> None:
    state = shown("KH 2S", "7C 9D", "5H TS", money=(30, 5, 5), more=6)
    events = go(state, "showdown")
    assert sentence(events, "out") == "Seat 1 and Seat 2 have no money left and are out of the game."
    assert sentence(events, "out", "zh") == "座位1、座位2钱已用光，出局。"


def test_ba_5_1_and_ba_r4_a_seat_that_withdraws_without_money_is_out() -> None:
    state = shown("2S KH", "7C 9D", "TS 5H", money=(1, 30, 30), more=6)
    go(state, "withdraw", "showdown")
    assert (state.money[0], marks(state)[0]) == (0, "out")


def test_ba_5_2_no_cards_no_ante_no_choices_for_good() -> None:
    state = begin("KH 2S", "", "5H TS", more=4)
    assert (state.money, state.pot, state.hands[1]) == ([29, 0, 29], 2, [])
    assert marks(state) == ["", "out", ""]
    go(state, "play 2S")
    assert state.actor == 2
    go(state, "play 5H", "showdown")
    assert (state.round, state.hands[1], state.money, marks(state)[1]) == (2, [], [40, 0, 18], "out")
    assert refused(state, "play TS") == "BA-4.4"


# Score and end -------------------------------------------------------------------------------------------------------


@given(games, st.randoms(use_true_random=False))
def test_ba_6_1_money_is_the_score_and_none_is_lost(state: Barcelona, rng: Random) -> None:
    total = state.seats * state.options["start_money"]
    while state.actor is not None:
        assert sum(state.money) + state.pot == total
        state.apply(rng.choice(state.legal_moves()))
        assert list(state.sheet().totals()) == state.scores() == state.money
    assert (sum(state.money), state.pot) == (total, 0)


@pytest.mark.parametrize(("seats", "rounds", "left"), [(2, 13, 0), (3, 8, 2), (4, 6, 2), (5, 5, 1)])
def test_ba_7_1_and_ba_r6_no_incomplete_deal(seats: int, rounds: int, left: int) -> None:
    state = deal(seats=seats, seed=4)
    while not state.over:
        events = state.apply("withdraw" if state.phase == "choose" else state.legal_moves()[0])
    assert (state.round, len(state.red), len(state.black)) == (rounds, left, left)
    assert ("BA-7.1", "too_few" if left else "used_up") in told(events)
    assert refused(state, "withdraw") == "BA-7.1"
    assert state.legal_moves() == []


def test_ba_7_1_fewer_seats_need_fewer_cards() -> None:
    state = shown("KH 2S", "7C 9D", "5H TS", money=(30, 30, 5), more=2)
    go(state, "showdown")
    assert (state.round, state.red, state.over) == (2, [], False)


def test_ba_7_2_and_ba_r9_only_one_left_with_money() -> None:
    state = shown("KH 2S", "7C 9D", money=(30, 5), more=6)
    events = go(state, "showdown")
    assert told(events)[-2:] == [("BA-7.2", "one_left"), ("BA-7.3", "wins")]
    assert (state.over, state.money, state.winners()) == (True, [35, 0], [0])


def test_ba_7_3_the_most_money_wins() -> None:
    state = shown("2S KH", "9D 7C", "TS 5H")
    events = go(state, "withdraw", "showdown")
    assert state.winners() == [1]
    assert (events[-1].clause, str(events[-1])) == ("BA-7.3", "Seat 1 wins with 42 coins.")


def test_ba_7_4_and_ba_r12_ties_share_the_win() -> None:
    state = shown("2S KH", "9D 7C", "TS 5H", money=(33, 33, 10))
    events = go(state, "withdraw", "withdraw")
    assert state.winners() == [0, 1]
    assert (events[-1].clause, str(events[-1])) == ("BA-7.4", "Seat 0 and Seat 1 share the win with 32 coins each.")


def test_winners_are_only_known_at_the_end() -> None:
    assert deal().winners() is None


# Whole games ---------------------------------------------------------------------------------------------------------


@given(games, st.randoms(use_true_random=False))
def test_every_round_as_the_book_says_it(state: Barcelona, rng: Random) -> None:
    """The pairs of those who stand, worked out card by card beside the rules."""
    ante = state.options["ante"]
    while state.actor is not None:
        if state.phase != "choose":
            state.apply(rng.choice(state.legal_moves()))
            continue
        held = {seat: [*state.shown[seat], *state.hands[seat]] for seat in state.choosing()}
        money, pot, rounds, actor = state.money[:], state.pot, state.round, state.actor
        move = rng.choice(state.legal_moves())
        state.apply(move)
        if move.kind == "withdraw":
            del held[actor]
        if move.kind == "showdown" or len(held) == 1:
            winner, after = by_the_book(held, money, pot)
            assert state.round_winners[-1] == winner
            assert state.money == [n - min(ante, n) * (state.round > rounds) for n in after]


def test_a_round_has_its_heading_at_its_first_card() -> None:
    timeline = GAME.play(seats=3, seed=4)
    rounds = [str(event) for step in timeline for event in step.events if event.kind == "round"]
    assert rounds == [f"Round {n + 1}" for n in range(timeline.last.round)]  # type: ignore[attr-defined]


# Positions -----------------------------------------------------------------------------------------------------------


def test_a_position_goes_on_with_the_first_card_that_is_missing() -> None:
    state = GAME.position(seats=3, hands=["2S", "9D 7C", "5H TS"], shown=["KH", "", ""], money=[29] * 3, pot=3)
    assert (state.phase, state.actor) == ("play", 1)
    assert state.view(1).cards("shown:0") == (None,)


def test_a_position_goes_on_with_the_first_choice_that_is_missing() -> None:
    state = GAME.position(seats=4, hands=["KH", "", "TS", ""], shown=["2S", "AC", "5H", ""], money=[9, 8, 7, 0], pot=3)
    assert isinstance(state, Barcelona)
    assert (state.phase, state.actor) == ("choose", 0)
    assert marks(state) == ["chooses 2nd", "withdrawn", "chooses 3rd", "out"]
    go(state, "showdown")
    assert state.money == [9 + 3 + 7, 8, 0, 0]


def test_a_position_with_one_seat_left_shows_down() -> None:
    state = GAME.position(seats=2, hands=["KH", ""], shown=["2S", "AC"], money=[9, 8], pot=2)
    assert (state.over, state.scores()) == (True, [11, 8])


def test_cards_of_a_round_before_are_cleared_away() -> None:
    state = GAME.position(seats=2, shown=["KH 2S", "AC"], money=[9, 8], red="3D 4D", black="5S 6S")
    assert isinstance(state, Barcelona)
    go(state, "play 3D")
    assert [len(cards) for cards in (state.discard, *state.shown)] == [3, 1, 0]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (
            {"hands": ["KH QH", "9D 7C"], "money": [9, 9]},
            "hand:0: KH QH: everybody has a red and a black card, one of them laid",
        ),
        (
            {"hands": ["KH", "9D 7C"], "money": [9, 9]},
            "hand:0: KH: everybody has a red and a black card, one of them laid or",
        ),
        ({"hands": ["KH 2S", "7C"], "shown": ["", "9D"], "money": [9, 9]}, "shown: cards are laid in seat order"),
        ({"hands": ["KH 2S", "9D 7C"], "money": [9, -1]}, "money 1 takes a whole number from 0 to 1000000, not -1"),
        ({"red": "KS", "money": [9, 9]}, "red: KS cannot lie there"),
        ({"black": "KH", "money": [9, 9]}, "black: KH cannot lie there"),
    ],
)
def test_positions_that_cannot_go_on(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.position(seats=2, **fields)


def test_imagined_hands_are_a_red_and_a_black_card() -> None:
    timeline = GAME.play(["greedy"] * 5, seed=3)
    for number in (2, 6, 7, 12):
        for seed in range(6):
            world = GAME.imagine(timeline.view(number, 0), Random(seed))
            assert isinstance(world, Barcelona)
            assert world.plausible()


# The greedy player ---------------------------------------------------------------------------------------------------


def test_greedy_lays_the_smaller_card_but_never_a_red_queen_or_king() -> None:
    small, strong = begin("3H 7C", "9D TS"), begin("QH KS", "9D TS")
    assert [worth(small.view(0), PLAYS[STANDARD[text]]) for text in ("3H", "7C")] == [1, 0]
    assert [worth(strong.view(0), PLAYS[STANDARD[text]]) for text in ("QH", "KS")] == [0, 1]


def test_greedy_reckons_with_cards_that_are_open() -> None:
    sure = shown("2S KH", "9D 7C").view(0)
    assert showdown(sure, STANDARD.read("2S KH")) == 2 + (26 * 7 - 2) / 25  # the pot and a black card as they are left
    lost = shown("2D KS", "9D 7C").view(0)
    assert showdown(lost, STANDARD.read("2D KS")) == -13
    poor = shown("2D KS", "9D 7C", money=(5, 30)).view(0)
    assert showdown(poor, STANDARD.read("2D KS")) == -4


def test_greedy_beats_random_players() -> None:
    total = {"greedy": 0, "random": 0}
    for seed in range(6):
        players = ["greedy", "random", "random", "greedy"] if seed % 2 else ["random", "greedy", "greedy", "random"]
        for who, score in zip(players, GAME.play(players, seed=seed).last.scores(), strict=True):
            total[who] += int(score)
    assert total["greedy"] > 1.2 * total["random"]
