"""Players: they get a View and the legal moves, never a State, and draw their luck from a stream of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from cardgames.engine.chance import pick
from cardgames.engine.game import GameError
from cardgames.engine.moves import Move, clip
from cardgames.engine.view import View

if TYPE_CHECKING:
    from cardgames.engine.game import Game

PERSON = "you"
"""The word for a seat at which a person plays."""


@runtime_checkable
class Player(Protocol):
    """Anything with `choose(view, moves, rng)` that returns one of the moves."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """One of the legal moves, for the seat that the view belongs to."""
        ...


class RandomPlayer:
    """Every legal move is equally likely."""

    blind = True
    """It does not look, so it is shown no view: to make one takes longer than to choose."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        return pick(moves, rng)

    def __repr__(self) -> str:
        return "random"


class GreedyPlayer:
    """The move that the game's `greedy.worth(view, move)` finds worth most now; chance decides between equals."""

    def __init__(self, worth: Callable[[View, Move], float]) -> None:
        self.worth = worth

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        worths = [self.worth(view, move) for move in moves]
        best = max(worths)
        return pick([move for move, worth in zip(moves, worths, strict=True) if worth == best], rng)

    def __repr__(self) -> str:
        return "greedy"


def player(game: Game, who: Any) -> Player:
    """A player from "random", "greedy" or an object that is one. Raises GameError that names what is right."""
    if isinstance(who, str):
        if who == "random":
            return RandomPlayer()
        if who == "greedy":
            return GreedyPlayer(import_module(f"{game.state.__module__.rpartition('.')[0]}.greedy").worth)
    elif isinstance(who, Player) and not isinstance(who, type):
        return who
    raise GameError(
        f"{clip(who)} isn't a player; a player is 'random', 'greedy' or an object with choose(view, moves, rng)",
        f"{clip(who)}不是玩家；玩家是 'random'、'greedy'，或带有 choose(view, moves, rng) 的对象",
    )


def called(who: Any) -> str:
    """How records name who plays: "you", "random", "greedy", or "custom" and what kind of player it is."""
    if isinstance(who, str):
        return who
    return "random" if type(who) is RandomPlayer else f"custom {'_'.join(type(who).__name__.split())[:80]}"
