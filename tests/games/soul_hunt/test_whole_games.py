"""Whole games of Soul Hunt: what holds at every step, and how well the team player plays."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from cardgames.engine.state import CHANCE
from cardgames.engine.timeline import Timeline
from cardgames.games.soul_hunt import GAME
from cardgames.games.soul_hunt.rules import SoulHunt
from cardgames.players import player


def line(seed: int) -> Timeline:
    """A game of greedy and random players, of two to five seats."""
    players = ["greedy", "random", "greedy", "greedy", "random"][: 2 + seed % 4]
    return GAME.play(players, seed=seed, token_mix="20/10/10")


@pytest.mark.parametrize("seed", range(8))
def test_limits_hold_at_every_step(seed: int) -> None:
    """SH-1.2, SH-2.1 to SH-2.3, SH-7.11."""
    for step in line(seed):
        state = step.state
        assert isinstance(state, SoulHunt)
        assert all(0 <= left <= 3 for left in state.lives)
        assert 0 <= state.relics <= 10
        for souls, left in zip(state.attached, state.lives, strict=True):
            assert len(souls) <= 3
            assert len({soul.number for soul in souls}) == len(souls)
            assert sum(soul.evil for soul in souls) <= 1
            assert left or not souls
        assert state.over or state.lives[state.captain]


@pytest.mark.parametrize("seed", range(8))
def test_numbers_are_tokens_and_sacrifices(seed: int) -> None:
    """SH-6.7 to SH-6.12, SH-7.1, told a second time from what the steps say."""
    numbers: dict[int, int] = {}
    for event in (event for step in line(seed) for event in step.events):
        if event.kind == "value":
            numbers[event.actor or 0] = 0
        elif event.kind == "negative":
            numbers[event.actor or 0] = event.values["n"]
        elif event.kind == "draws":
            numbers[event.actor or 0] = sum(token.value for token in event.values["cards"])
        elif event.kind == "sacrifices":
            numbers[event.actor or 0] += event.values["worth"]
        elif event.kind in ("succeeds", "fails", "meets", "misses"):
            assert event.values["numbers"] == numbers
            total = sum(numbers.values()) + event.values.get("spent", 0)
            assert (total >= event.values["need"]) == (event.kind in ("succeeds", "meets"))
            per_head = 1 if event.kind in ("meets", "misses") else 2
            assert event.values["need"] == per_head * len(numbers)
            numbers = {}


@pytest.mark.parametrize("seed", range(8))
def test_every_single_choice_is_left_out(seed: int) -> None:
    """A decision exists only where there are two moves."""
    for step in line(seed):
        if step.state.actor not in (None, CHANCE):
            assert len(step.state.legal_moves()) >= 2


@pytest.mark.parametrize("seed", range(4))
def test_the_captain_changes_after_every_hunt(seed: int) -> None:
    """SH-9.16."""
    for one, two in pairwise(line(seed)):
        before, after = one.state, two.state
        assert isinstance(before, SoulHunt)
        assert isinstance(after, SoulHunt)
        if 0 < before.round < after.round and len(after.living()) > 1:
            assert after.captain != before.captain


def wins(seats: int, games: int, mix: str) -> int:
    """How many games a team of greedy players wins."""
    greedy, won = player(GAME, "greedy"), 0
    for seed in range(games):
        state, rng = GAME.start(seats=seats, seed=seed, events=False, token_mix=mix), Random(seed)
        while state.actor is not None:
            if state.actor == CHANCE:
                state.apply(state.chance(rng))
            else:
                state.apply(greedy.choose(state.view(state.actor), state.legal_moves(), rng))
        won += bool(state.winners())
    return won


def test_sh_r2_the_team_player_wins_more_with_more_successes() -> None:
    """A plain team won about 30 of 100 with two players and 20/10/10; this one should not be worse."""
    assert wins(2, 40, "20/10/10") >= 10
