"""Our games as contestants: random play with all legal moves listed, from the deal to the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from statistics import median
from time import process_time

import cardgames
from cardgames.engine.game import Game
from cardgames.engine.state import CHANCE, State
from cardgames.engine.view import View
from cardgames.svg import table

Playout = Callable[[], int]
"""Plays one game to its end; gives the number of moves that players made."""


def seats_of(game: Game) -> int:
    """Three seats where the game allows it."""
    return 3 if 3 in game.seats else game.seats[0]


def playout(game: Game, *, events: bool) -> Playout:
    """Random games one after the other, each with the next seed; chance moves are made but not counted."""
    seats, seeds, rng = seats_of(game), count(), Random(1)
    choice = rng.choice

    def play() -> int:
        state = game.start(seats=seats, seed=next(seeds), events=events)
        legal_moves, apply, moves = state.legal_moves, state.apply, 0
        while (actor := state.actor) is not None:
            if actor == CHANCE:
                apply(state.chance(rng))
            else:
                apply(choice(legal_moves()))
                moves += 1
        return moves

    return play


def contestants(only: str | None) -> dict[str, Playout]:
    """Every game with events off and on: "spots off", "spots on"."""
    return {
        f"{slug} {'on' if events else 'off'}": playout(cardgames.game(slug), events=events)
        for slug in cardgames.games()
        if only is None or slug == only
        for events in (False, True)
    }


def copy_seconds(game: Game) -> float:
    """The median time of a copy over the states of a few random games; of each state the best of some tries."""
    return median(min(_copies(state) for _ in range(5)) for seed in range(3) for state in _states(game, seed))


def picture_seconds(game: Game) -> float:
    """The median time of the still table over the states of a random game, everything open."""
    views = [state.view("all") for state in _states(game, 0)]
    return median(_drawn(view, game) for view in views)


def _drawn(view: View, game: Game) -> float:
    begin = process_time()
    table(view, game.board)
    return process_time() - begin


def _copies(state: State, count: int = 20) -> float:
    begin = process_time()
    for _ in range(count):
        state.copy()
    return (process_time() - begin) / count


def _states(game: Game, seed: int) -> list[State]:
    state, rng = game.start(seats=game.seats[-1], seed=seed), Random(seed)
    found: list[State] = []
    while not state.over and len(found) < 100:
        found.append(state.copy())
        state.apply(state.chance(rng) if state.actor == CHANCE else rng.choice(state.legal_moves()))
    return found
