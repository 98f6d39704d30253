"""Players: they get a View and the legal moves, never a State, and draw their luck from a stream of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from cardgames.cards import Card
from cardgames.engine.chance import pick, stream
from cardgames.engine.moves import Move, clip
from cardgames.engine.state import CHANCE
from cardgames.engine.view import View

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.engine.timeline import Timeline


@runtime_checkable
class Player(Protocol):
    """Anything with `choose(view, moves, rng)` that returns one of the moves."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """One of the legal moves, for the seat that the view belongs to."""
        ...


class RandomPlayer:
    """Every legal move is equally likely."""

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
    """A player from "random", "greedy" or an object that is one. Raises ValueError that names what is right."""
    if who == "random":
        return RandomPlayer()
    if who == "greedy":
        return GreedyPlayer(import_module(f"{game.state.__module__.rpartition('.')[0]}.greedy").worth)
    if isinstance(who, Player) and not isinstance(who, type):
        return who
    raise ValueError(f"{clip(who)} is no player; right would be 'random', 'greedy' or an object with choose()")


def play_out(
    game: Game,
    players: Sequence[Any] | None,
    *,
    seed: object,
    seats: int | None,
    deck: str | Iterable[str | Card] | None,
    names: Sequence[str] | None,
    options: dict[str, Any],
) -> Timeline:
    """Play a game to its end. One player for each seat; without `players` everybody plays at random."""
    if players is not None and (isinstance(players, str) or not isinstance(players, Sequence)):
        raise ValueError(f"players are a list with one entry for each seat, not {clip(players)}")
    if seats is None and players is not None:
        seats = len(players)
    timeline = game.timeline(seats=seats, seed=seed, deck=deck, names=names, **options)
    count = timeline.last.seats
    if players is not None and len(players) != count:
        raise ValueError(f"there are {count} seats, so right would be {count} players, not {len(players)}")
    chosen = [player(game, who) for who in players or ["random"] * count]
    luck = [stream(seed, f"player {seat}") for seat in range(count)]
    chance = stream(seed, "chance")
    while (actor := timeline.last.actor) is not None:
        state = timeline.last
        if actor == CHANCE:
            move = state.chance(chance)
        else:
            move = chosen[actor].choose(state.view(actor, timeline.names), state.legal_moves(), luck[actor])
        timeline.apply(move)
    return timeline
