"""Fifty-K by clause: the end of a hand and its scores, with four players (FK-6) and with three (FK-7)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.games.fifty_k.rules import FiftyK
from cardgames.games.fifty_k.scoring import Result, card_points, hand_entries, ranking, result, side_scores
from tests.games.fifty_k.laying import play, table
from tests.games.laying import go, told


def end(collected: list[int], order: list[int], left: list[int], swing: int = 20) -> tuple[list[int], Result]:
    """Card points and result of a hand."""
    entries = hand_entries(collected, order, [[points] if points else [] for points in left], swing)
    points = card_points(entries, len(collected))
    return points, result(points, collected, [int(seat == order[0]) for seat in range(len(collected))], order)


def last_play(*hands: str, cards: str, **fields: Any) -> FiftyK:
    """A position in which the play of these cards ends the hand."""
    state = table(*hands, **fields)
    go(state, play(cards))
    assert state.over
    return state


# Four players --------------------------------------------------------------------------------------------------------


def test_fk_6_1_the_hand_ends_with_a_whole_team_out() -> None:
    state = table("9S", "3S 4S", "TS", "3C 4C", actor=0)
    go(state, play("9S"), "pass")
    events = go(state, play("TS"))
    assert (state.over, state.order) == (True, [0, 2])
    assert ("FK-6.1", "end") in told(events)
    assert str(state.check("pass")).startswith("FK-6.1: The game is over.")


def test_fk_6_1_two_players_of_two_teams_do_not_end_it() -> None:
    state = table("9S", "TS", "3D 4D", "3C 4C")
    go(state, play("9S"), play("TS"))
    assert (state.over, state.order) == (False, [0, 1])


def test_fk_6_2_and_fk_r8_the_last_player_collects_the_rest() -> None:
    state = last_play("9S", "3S", "", "3C 4C", cards="9S", out=[2], table=25)
    assert (state.collected, state.table) == ([25, 0, 0, 0], 0)


@pytest.mark.parametrize(("option", "collected", "clause"), [("last_player", 25, "FK-6.2"), ("void", 0, "FK-R8")])
def test_fk_r8_or_nobody(option: str, collected: int, clause: str) -> None:
    state = table("9S", "3S", "", "3C 4C", out=[2], table=25, options={"final_table": option})
    events = go(state, play("9S"))
    assert state.collected == [collected, 0, 0, 0]
    assert clause in [clause for clause, kind in told(events) if kind in ("rest", "void")]


def test_fk_6_3_to_fk_6_5_card_points() -> None:
    assert end([50, 10, 15, 0], [0, 2], [0, 10, 0, 15])[0] == [70, -20, 15, -35]


def test_fk_6_4_and_fk_r15_twenty_are_lost_once_each() -> None:
    assert end([0, 0, 0, 0], [0, 2], [0, 0, 0, 0])[0] == [20, -20, 0, -20]
    assert end([0, 0, 0, 0], [0, 1, 2], [0, 0, 0, 0])[0] == [20, 0, 0, -20]
    assert end([50, 10, 15, 0], [0, 2], [0, 10, 0, 15], swing=0)[0] == [50, 0, 15, -15]


@pytest.mark.parametrize(
    ("left", "swing", "said"),
    [
        ("TS 3S", 20, "Seat 2 is not out and loses 20, and 10 more for 10♠ still in hand."),
        ("3S", 20, "Seat 2 is not out and loses 20; no point cards are left in hand."),
        ("TS 3S", 0, "Seat 2 is not out and loses 10 for 10♠ still in hand."),
        ("3S", 0, "Seat 2 is not out, but has no point cards left in hand."),
    ],
)
def test_fk_r15_what_the_last_one_loses_is_told(left: str, swing: int, said: str) -> None:
    state = table("9S", "", left, out=[1], options={"out_swing": swing})
    assert said in [str(event) for event in go(state, play("9S"))]


def test_fk_6_5_and_fk_r18_cards_left_in_hand_are_lost_for_all() -> None:
    state = last_play("9S", "TS KD 5H 3S", "", "3C", cards="9S", out=[2])
    lines = [line.text() for line in state.sheet().of(1)]
    assert "Point cards left in hand: −10 − 10 − 5 = −25 (FK-6.5)" in lines
    assert sum(state.total) == 20 - 2 * 20 - 25


def test_fk_6_6_below_zero() -> None:
    points, found = end([0, 0, 40, 0], [0, 2], [0, 30, 0, 30])
    assert points == [20, -50, 40, -50]
    assert found.totals == [60, -100]


def test_fk_6_7_the_higher_total_wins_and_a_tie_goes_to_the_first_out() -> None:
    assert end([50, 10, 15, 0], [0, 2], [0, 10, 0, 15])[1].rank == [0, 1]
    tied = end([40, 10, 30, 20], [1, 0, 3], [0, 0, 0, 0])[1]
    assert (tied.totals, tied.rank) == ([50, 50], [1, 0])


def test_fk_6_7_the_tie_is_told() -> None:
    state = table("9S", "TD", "", "3C", out=[2], collected=[0, 40, 0, 40], actor=0, options={"out_swing": 0}, table=70)
    events = go(state, play("9S"))
    assert state.total == [70, 30, 0, 40]
    assert ("FK-6.7", "team_tie") in told(events)
    assert state.winners() == [0, 2]


def test_fk_6_8_and_fk_r9_each_team_scores_its_own_total() -> None:
    found = end([50, 10, 15, 0], [0, 2], [0, 10, 0, 15])[1]
    assert side_scores(found) == [85, -55]
    assert side_scores(end([40, 10, 30, 20], [1, 0, 3], [0, 0, 0, 0])[1]) == [50, 50]


@pytest.mark.parametrize(
    ("collected", "order", "doubled"),
    [
        ([60, 0, 40, 0], [2, 0], True),
        ([60, 0, 30, 10], [2, 0], False),
        ([50, 0, 50, 0], [1, 0, 2], False),  # FK-R17: the losers had the first player out
    ],
)
def test_fk_6_9_and_fk_r17_double_score(collected: list[int], order: list[int], doubled: bool) -> None:
    found = end(collected, order, [0, 0, 0, 0])[1]
    assert found.doubled is doubled
    assert side_scores(found)[0] == (2 if doubled else 1) * found.totals[0]


def test_fk_6_9_the_doubling_is_told_and_has_its_line() -> None:
    state = table("9S", "3S", "", "3C", out=[2], collected=[60, 0, 40, 0])
    events = go(state, play("9S"))
    assert ("FK-6.9", "doubled_teams") in told(events)
    assert [line.clause for line in state.sheet().of(1)] == ["FK-6.3", "FK-6.4", "FK-6.10", "FK-6.9"]
    assert state.scores() == [120, -40, 120, -40]


def test_fk_6_10_and_fk_r10_halves_are_kept() -> None:
    state = last_play("9S", "3S KD", "", "3C", cards="9S", out=[2], collected=[50, 10, 5, 0], table=25)
    assert state.scores() == [50, -20, 50, -20]
    state = last_play("9S", "3S 5D", "", "3C", cards="9S", out=[2], collected=[50, 0, 15, 30], table=0)
    assert state.scores() == [42.5, -7.5, 42.5, -7.5]
    assert "(50 + 35) ÷ 2 − 50 = −7.5 (FK-6.10)" in str(state.sheet())


# Three players -------------------------------------------------------------------------------------------------------


def test_fk_7_1_two_players_out_and_the_last_play_collects() -> None:
    state = table("", "KS 3S", "TS TH", out=[0], collected=[60, 0, 0], actor=1)
    events = go(state, play("3S"), play("TS"), "pass", play("TH"))
    assert (state.over, state.collected, state.order) == (True, [60, 0, 20], [0, 2])
    assert {"FK-7.1", "FK-6.2"} <= {clause for clause, _ in told(events)}
    assert str(state.check(play("KS"))).startswith("FK-7.1")


def test_fk_7_2_the_seed_s_example_a_ten_left_costs_thirty() -> None:
    assert end([40, 35, 15], [1, 0], [0, 0, 10])[0] == [40, 55, -15]


def test_fk_7_2_the_lines_of_the_last_player() -> None:
    state = table("9S", "", "TS 3D", out=[1], collected=[40, 35, 15])
    go(state, play("9S"))
    assert [line.text() for line in state.sheet().of(2)] == [
        "Table points collected: 15 (FK-7.2)",
        "Not out: −20 (FK-7.2)",
        "Point cards left in hand: −10 (FK-7.2)",
    ]
    assert state.scores() == [40, 55, -15]


@pytest.mark.parametrize(
    ("points", "order", "rank"),
    [
        ([40, 55, -15], [1, 0], [1, 0, 2]),
        ([30, 30, 30], [0, 1], [0, 1, 2]),
        ([30, 30, 30], [2, 1], [2, 1, 0]),
        ([10, 30, 30], [0, 2], [2, 1, 0]),
        ([0, 20, 70], [1, 0], [2, 1, 0]),
    ],
)
def test_fk_7_3_the_ranking(points: list[int], order: list[int], rank: list[int]) -> None:
    assert ranking(points, order) == rank


def test_fk_7_3_a_tie_is_told() -> None:
    state = table("9S", "", "5S", out=[1], collected=[30, 10, 55])
    events = go(state, play("9S"))
    assert state.total == [30, 30, 30]
    assert ("FK-7.3", "rank_tie") in told(events)
    assert (state.winners(), str(events[-1])) == ([1], "Seat 1 wins with 30 points.")


def test_fk_7_4_and_fk_r9_card_points_become_scores() -> None:
    points, found = end([80, 20, 0], [0, 1], [0, 0, 0])
    assert side_scores(found) == points == [100, 20, -20]


@pytest.mark.parametrize(
    ("collected", "order", "left", "scores"),
    [
        ([100, 0, 0], [1, 0], [0, 0, 0], [200, 40, -40]),
        ([0, 0, 95], [0, 1], [0, 0, 5], [40, 0, 140]),
        ([95, 5, 0], [1, 0], [0, 0, 0], [95, 25, -20]),
    ],
)
def test_fk_7_5_double_for_all_three(
    collected: list[int], order: list[int], left: list[int], scores: list[int]
) -> None:
    assert side_scores(end(collected, order, left)[1]) == scores


def test_fk_7_5_the_doubling_is_told() -> None:
    state = table("9S", "", "3S", out=[1], collected=[100, 0, 0])
    events = go(state, play("9S"))
    assert ("FK-7.5", "doubled") in told(events)
    assert state.scores() == [200, 40, -40]


# Any hand ------------------------------------------------------------------------------------------------------------


@st.composite
def hands(draw: st.DrawFn) -> tuple[list[int], list[int], list[int]]:
    """Collected points, order of going out and points left of a hand."""
    seats = draw(st.sampled_from([3, 4]))
    order = draw(st.permutations(range(seats)))
    size = 2 if seats == 3 or order[0] % 2 == order[1] % 2 else 3
    shares = [5 * draw(st.integers(0, 10)) for _ in range(seats)]
    left = [5 * draw(st.integers(0, 5)) if seat not in order[:size] else 0 for seat in range(seats)]
    return shares, list(order[:size]), left


@given(hands())
def test_fk_6_and_fk_7_as_the_formulas_have_it(hand: tuple[list[int], list[int], list[int]]) -> None:
    collected, order, left = hand
    seats = len(collected)
    own = [collected[p] + 20 * (p == order[0]) - (20 + left[p]) * (p not in order) for p in range(seats)]
    points, found = end(collected, order, left)
    assert points == own
    if seats == 3:
        rank = sorted(range(3), key=lambda p: (-own[p], order.index(p) if p in order else 9))
        doubled = collected[rank[1]] + collected[rank[2]] == 0
        scores: list[float] = [own[p] * (2 if doubled else 1) for p in range(3)]
    else:
        teams = [own[0] + own[2], own[1] + own[3]]
        winner = order[0] % 2 if teams[0] == teams[1] else teams.index(max(teams))
        loser = 1 - winner
        doubled = collected[loser] + collected[loser + 2] == 0 and order[0] % 2 != loser
        rank, scores = [winner, loser], [team * (2 if doubled else 1) for team in teams]
    assert (found.rank, found.doubled, side_scores(found)) == (rank, doubled, scores)
