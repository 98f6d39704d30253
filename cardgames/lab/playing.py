"""One game of a run: dealt, played by its players in the one loop that there is, and watched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from cardgames.engine.chance import Luck
from cardgames.engine.moves import Move
from cardgames.engine.state import CHANCE, State
from cardgames.engine.view import View
from cardgames.lab.estimates import Tally
from cardgames.lab.watching import Recorder, Setting, win_shares
from cardgames.players.loop import Bare, run


def played(
    setting: Setting, players: Sequence[Any], seed: str, luck: str, recorders: Mapping[str, Recorder]
) -> tuple[list[float], list[float], int, dict[str, Tally]]:
    """A game of this deal: scores and win shares by seat, its moves, and what was recorded.

    It is the game of `game.play(players, seed=seed, luck=luck)`, stopped where it comes to the bound of its length.
    """
    watching = list(recorders.values())
    state = setting.game.start(
        seats=setting.seats, seed=seed, events=any(one.events for one in watching), **setting.options
    )
    for one in watching:
        one.begin(state, luck)
    hearing = [one.made for one in watching if type(one).made is not Recorder.made]
    choosing = [one.choice for one in watching if type(one).choice is not Recorder.choice]
    seated = {seat: Watched(who, state, choosing) if choosing else who for seat, who in enumerate(players)}
    actors: list[int] = []
    for actor in run(Bare(state), seated, Luck(luck, setting.seats)):
        actors.append(actor)
        if hearing:
            for made in hearing:
                made(state, actor, state.heard or ())
        if len(actors) >= setting.game.longest:
            break
    moves = len(actors) - actors.count(CHANCE)
    stopped = state.actor is not None
    tallies = {name: one.end(state, moves, stopped) for name, one in recorders.items()}
    return list(state.scores()), win_shares(state), moves, tallies


def play_on(state: State, players: Sequence[Any], luck: str) -> None:
    """Play a state to its end, in place, with luck of its own."""
    for _ in run(Bare(state), dict(enumerate(players)), Luck(luck, state.seats)):
        pass


class Watched:
    """A player whose choices are watched before it makes them."""

    def __init__(self, who: Any, state: State, watching: Sequence[Callable[[State, Sequence[Move]], None]]) -> None:
        self.who = who
        self.blind = getattr(who, "blind", False)
        self.state = state
        self.watching = watching

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """What the player chooses."""
        for choice in self.watching:
            choice(self.state, moves)
        chosen: Move = self.who.choose(view, moves, rng)
        return chosen
