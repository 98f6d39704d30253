"""Brain Baseball played to the end and kept by a second book, and the two orders against their text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.cards import STANDARD, Card
from cardgames.engine.state import CHANCE
from cardgames.games.brain_baseball import GAME
from cardgames.games.brain_baseball.scoring import BATTING, CATCHING, FIGURES, catches, swings
from tests.games.brain_baseball.laying import BAT, CATCH, Referee

card = st.sampled_from(STANDARD.cards)
hand = st.lists(card, max_size=7, unique=True)


def test_bb_3_1_and_bb_3_3_the_orders_as_they_are_written() -> None:
    assert "".join(FIGURES[rank] for rank in BATTING).replace("10", "T") == BAT
    assert "".join(FIGURES[rank] for rank in CATCHING).replace("10", "T") == CATCH


@given(hand, card, st.none() | card)
def test_bb_4_3_swings_by_the_text(hand: list[Card], ball: Card, last: Card | None) -> None:
    fits = [c for c in hand if BAT.index(c.text[0]) <= BAT.index(ball.text[0])]
    assert swings(hand, ball, last) == [
        c for c in fits if last is None or BAT.index(c.text[0]) > BAT.index(last.text[0])
    ]


@given(hand, card, st.none() | card, st.sampled_from(["catch", "points"]))
def test_bb_5_2_catches_by_the_text(hand: list[Card], ball: Card, last: Card | None, by: str) -> None:
    height = {2: -1, 1: -1} if by == "points" else {}  # below the 3, the lowest in catching order
    low = height.get(ball.rank, CATCH.index(ball.text[0]))
    fits = [c for c in hand if CATCH.index(c.text[0]) > low]
    assert catches(hand, ball, last, by) == [
        c for c in fits if last is None or CATCH.index(c.text[0]) > CATCH.index(last.text[0])
    ]


@settings(max_examples=40)
@given(
    st.integers(3, 7),
    st.integers(0, 10_000),
    st.sampled_from(["catch", "points"]),
    st.sampled_from(["season", "game"]),
    st.sampled_from(["current", "extra"]),
    st.integers(1, 4),
)
def test_whole_games_go_as_the_rules_say(seats: int, seed: int, ball: str, scope: str, end: str, seasons: int) -> None:
    game = GAME.play(
        seats=seats, seed=seed, ball_value_in_catch=ball, streak_scope=scope, season_end=end, seasons=seasons
    )
    book = Referee(game)
    assert [step.actor for step in game.steps[1:] if step.actor != CHANCE] == book.asked
    assert game.last.scores() == book.scores
    assert game.last.winners() == book.winners


@pytest.mark.parametrize("seats", [3, 7])
def test_the_greedy_player_beats_chance(seats: int) -> None:
    won = 0
    for seed in range(12):
        players = ["random"] * seats
        players[seed % seats] = "greedy"
        won += GAME.play(players=players, seed=seed, seasons=2).last.winners() == [seed % seats]
    assert won >= 6
