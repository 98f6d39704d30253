"""Last Man Standing by clause: players, pack, deal, the end (LM-1, LM-5), whole games, positions, the greedy player."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError
from cardgames.cards import RANKS, STANDARD, SUITS, by_pack
from cardgames.engine.position import PositionError
from cardgames.games.last_man_standing import GAME
from cardgames.games.last_man_standing.greedy import earned, market_worth, worth
from cardgames.games.last_man_standing.moves import BUYS, DUELS
from cardgames.games.last_man_standing.rules import LastManStanding
from tests.games.last_man_standing.laying import arena, by_the_book, deal, shop
from tests.games.laying import go, refused, told

games = st.builds(
    lambda seats, seed, order, money: deal(seats=seats, seed=seed, buy_order=order, start_money=money),
    st.integers(4, 8),
    st.integers(0, 10_000),
    st.sampled_from(["fixed", "rotate"]),
    st.sampled_from([0, 3, 12, 20, 40]),
)

# Players, pack, deal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 9, 0, True, "4"])
def test_lm_1_1_four_to_eight_players(seats: object) -> None:
    with pytest.raises(GameError, match=r"LM-1\.1.*4 to 8"):
        GAME.start(seats=seats)  # type: ignore[arg-type]


def test_lm_1_2_no_jokers() -> None:
    assert sorted(card.text for card in GAME.pack) == sorted(rank + suit for rank in RANKS for suit in SUITS)
    with pytest.raises(ValueError, match="'BJ' is not a card"):
        GAME.start(deck=["BJ", *list(GAME.pack)[1:]])


@pytest.mark.parametrize("money", [0, 1, 12, 20, 40, 999_999])
def test_lm_1_3_and_lm_r14_starting_money(money: int) -> None:
    state = deal(seats=4, start_money=money)
    assert state.scores() == [money] * 4
    assert [(line.clause, line.amount) for line in state.sheet()] == [("LM-1.3", money)] * 4
    assert deal().money == [20] * 4


@pytest.mark.parametrize("money", [-1, "20", 2.5, True, None])
def test_lm_r14_other_amounts_are_refused(money: object) -> None:
    with pytest.raises(GameError, match=r"start_money cannot be .*LM-R14.*0 or more"):
        GAME.start(start_money=money)


@pytest.mark.parametrize("seats", [4, 8])
def test_lm_1_4_two_secret_cards_dealt_one_at_a_time(seats: int) -> None:
    deck = GAME.deck(3)
    state = deal(seats=seats, deck=deck)
    assert state.hands == [[deck[seat], deck[seats + seat]] for seat in range(seats)]
    assert state.view(1).cards("hand:0") == (None, None)
    assert state.view(1).cards("hand:1") == tuple(state.hands[1])
    assert state.view("audience").cards("pile") == (None,) * (48 - 2 * seats)
    assert state.heard is not None
    assert told(state.heard) == [("LM-1.3", "money"), ("LM-1.4", "deal"), ("LM-3.1", "row")]


def test_lm_1_5_buying_comes_before_the_duels() -> None:
    phases = [step.state.phase for step in GAME.play(seats=4, seed=1)]
    assert phases == ["buy"] * 16 + ["duel"] * 24 + ["over"]


def test_lm_3_2_with_no_money_at_all_everybody_takes_the_free_card() -> None:
    state = deal(seats=4, seed=1, start_money=0)
    while state.phase == "buy":
        assert state.legal_moves() == [BUYS[state.market[0]]]
        state.apply(state.legal_moves()[0])
    assert state.money == [0] * 4


# The end -------------------------------------------------------------------------------------------------------------


@given(games, st.randoms(use_true_random=False))
def test_lm_5_1_ten_decisions_for_everybody(state: LastManStanding, rng: Random) -> None:
    asked = [0] * state.seats
    while state.actor is not None:
        asked[state.actor] += 1
        state.apply(rng.choice(state.legal_moves()))
    assert asked == [10] * state.seats
    assert (state.duels, state.hands) == (6, [[]] * state.seats)
    assert sorted(state.cards(), key=by_pack) == list(STANDARD)


def test_lm_5_1_no_move_after_the_sixth_duel() -> None:
    state = arena("2S", "9S", "5H", "5D")
    go(state, "duel 2S", "duel 9S", "duel 5H")
    events = go(state, "duel 5D")
    assert state.over
    assert told(events)[-3:] == [("LM-5.1", "over"), ("LM-5.2", "count"), ("LM-5.3", "wins")]
    assert refused(state, "duel 2S") == "LM-5.1"
    assert state.legal_moves() == []


def test_lm_5_2_only_money_counts_with_what_was_not_spent() -> None:
    state = arena("2S", "9S", "5H", "5D", money=(10, 12, 8, 11))
    events = go(state, *(f"duel {card}" for card in ("2S", "9S", "5H", "5D")))
    assert state.scores() == [11, 12, 8, 11]
    assert str(events[-2]) == "Only money counts: Seat 0 11, Seat 1 12, Seat 2 8 and Seat 3 11."


def test_lm_5_3_the_most_money_wins() -> None:
    state = arena("2S", "9S", "5H", "5D", money=(10, 12, 8, 11))
    events = go(state, *(f"duel {card}" for card in ("2S", "9S", "5H", "5D")))
    assert state.winners() == [1]
    assert (events[-1].clause, str(events[-1])) == ("LM-5.3", "Seat 1 wins with 12 coins.")


def test_lm_5_3_and_lm_r12_ties_share_the_win() -> None:
    state = arena("2S", "9S", "5H", "5D", money=(11, 12, 8, 11))
    events = go(state, *(f"duel {card}" for card in ("2S", "9S", "5H", "5D")))
    assert state.winners() == [0, 1]
    assert str(events[-1]) == "Seat 0 and Seat 1 share the win with 12 coins each."


def test_winners_are_only_known_at_the_end() -> None:
    assert deal().winners() is None


# Whole games ---------------------------------------------------------------------------------------------------------


@given(games, st.randoms(use_true_random=False))
def test_whole_games_as_the_book_says_them(state: LastManStanding, rng: Random) -> None:
    """The same moves on plain lists: prices by place, duels card by card."""
    money, row, pile = state.money[:], state.market[:], state.pile[:]
    laid: list[Any] = []
    while (seat := state.actor) is not None:
        move = rng.choice(state.legal_moves())
        if move.kind == "buy":
            money[seat] -= 2 * row.index(move.card)
            row.remove(move.card)
            row.append(pile.pop(0))
            assert len(row) == 4
        else:
            laid.append(move.card)
        state.apply(move)
        if len(laid) == state.seats:
            gains, _ = by_the_book([card.rank for card in laid])
            money = [have + gain for have, gain in zip(money, gains, strict=True)]
            laid.clear()
        assert state.money == money
        assert min(money) >= 0
        assert list(state.sheet().totals()) == money


# Positions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"buys": 3}, r"market: 0 cards; up to four are for sale, the free one first \(LM-3\.1\)"),
        ({"buys": 3, "market": "2C 3C 4C 5C 6C"}, "market: 5 cards"),
        (
            {"buys": 16, "duels": 5, "hands": ["2S", "3S", "", "4S"]},
            r"hand:2: 0 cards, but there is one for each duel to come, 1 \(LM-4\.1\)",
        ),
        (
            {"buys": 16, "duels": 5, "hands": ["2S", "3S", "5S", "4S"], "duel": ["", "7S", "", ""]},
            r"duel:0: the cards are laid in seat order, seats 0, 1, 2 \.\.\. without",
        ),
        ({"buys": 3, "market": "2C", "money": [0, -2, 0, 0]}, "money 1 takes a whole number from 0 to 1000000, not -2"),
    ],
)
def test_positions_that_cannot_go_on(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.position(seats=4, **fields)


def test_a_position_goes_on_with_the_seat_whose_card_is_missing() -> None:
    state = arena("2S", "3S", "4S 5S", "6S 7S", duel=["8S", "9S", "", ""])
    assert state.actor == 2
    assert state.view(3).cards("duel:0") == (None,)
    shown = arena("2S", "3S", "5S", "7S", duel=["8S", "9S", "TS", "JS"])
    assert shown.actor == 0
    assert shown.view(3).cards("duel:0") == (STANDARD["8S"],)


def test_a_position_after_the_last_duel_is_over() -> None:
    state = GAME.position(seats=4, buys=16, duels=6, money=[1, 2, 3, 3])
    assert state.over
    assert state.winners() == [2, 3]


# The greedy player ---------------------------------------------------------------------------------------------------


def test_greedy_what_a_card_earns_against_the_others() -> None:
    assert [earned(rank, (2, 3, 3, 8)) for rank in (1, 2, 5, 8, 9)] == [1, 0, 9, 0, 0]
    assert earned(13, (2, 2, 5, 5)) == 10


def test_greedy_the_middle_is_worth_most_and_the_more_players_the_higher() -> None:
    few, many = market_worth(4), market_worth(8)
    assert 6 <= few.index(max(few)) <= 9
    assert 9 <= many.index(max(many)) <= 11
    assert max(few) < max(many)


def test_greedy_a_price_counts() -> None:
    state = shop("2C 8D 8H 8C", "7C")
    view = state.view(0)
    assert worth(view, BUYS[STANDARD["8D"]]) == pytest.approx(worth(view, BUYS[STANDARD["8H"]]) + 2)


def test_greedy_sends_the_card_that_is_sure_to_earn() -> None:
    state = arena("5S KD", "2S 2H", "3S 3H", "8S 8H", purchases=[(), ("2S", "2H"), ("3S", "3H"), ("8S", "8H")])
    view = state.view(0)
    assert worth(view, DUELS[STANDARD["5S"]]) == 3  # 2 kills 8, 3 kills 2, 5 kills 3
    assert worth(view, DUELS[STANDARD["KD"]]) == 0


def test_greedy_beats_random_players() -> None:
    total = {"greedy": 0, "random": 0}
    for seed in range(8):
        players = ["greedy", "random", "random", "greedy"] if seed % 2 else ["random", "greedy", "greedy", "random"]
        for who, score in zip(players, GAME.play(players, seed=seed).last.scores(), strict=True):
            total[who] += int(score)
    assert total["greedy"] > 1.2 * total["random"]
