"""The decisions that items ask for: one of a few listed choices."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cardgames.engine.chance import pick
from cardgames.engine.moves import Illegal, Move, MoveForm
from cardgames.engine.state import Decision, Kind
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import refusing

Args = tuple[Any, ...]


def choice(
    prompt: Words,
    form: MoveForm,
    options: Callable[[Any], list[Args]],
    do: Callable[[Any, Move], None],
    *,
    chance: bool = False,
) -> Decision:
    """TK-4.6, TK-4.9: a decision among moves of one form; `options(state)` lists what goes into its slots."""

    def moves(state: Any) -> list[Move]:
        return [form(*args) for args in options(state)]

    def check(state: Any, move: Move) -> Illegal | None:
        return None if move.args in options(state) else refusing.item_choice(state, move, moves(state))

    def draw(state: Any, rng: Random) -> Move:
        return pick(moves(state), rng)

    return Decision("TK-4.9", prompt, moves, {form.kind: Kind(check, do)}, draw=draw if chance else None)
