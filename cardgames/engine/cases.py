"""What kinds of situation a game can be checked on: worked examples as data.

A game's `cases.py` declares `KINDS`, a `CaseKind` for each kind of case. `run(given)` works the situation out with the
game's own rules and returns a value for every field that a case may expect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardgames.engine.moves import Move, clip
from cardgames.engine.state import CHANCE, State
from cardgames.faults import Fault


class CaseError(Fault):
    """A case that cannot be run as written: an unknown field, a card that does not exist, an illegal move."""


class Holds(NamedTuple):
    """What a field of `given` holds: in the words of messages, and which types it may have (none: any)."""

    noun: str
    types: tuple[type, ...]


SEATS = Holds("a number of seats", (int,))
OPTIONS = Holds("an object with options by name", (dict,))
CARDS = Holds("a list of cards", (list, str))
HANDS = Holds("a list of hands", (list, dict))
LIST = Holds("a list", (list,))
OBJECT = Holds("an object", (dict,))
NUMBER = Holds("a whole number", (int,))
ANY = Holds("anything", ())
"""The kind itself says what is wrong with such a value, in words of its own."""


@dataclass(frozen=True, slots=True)
class CaseKind:
    """`given`: the fields a case of this kind may be given, and what each holds; `needs`: those that it must have.

    `expect`: the fields it may expect.

    `unordered`: expected fields whose lists (at any depth) are compared without regard to order. `by_seat`: the same
    for fields with one entry for each seat; the seats themselves keep their order.
    """

    given: Mapping[str, Holds]
    expect: tuple[str, ...]
    run: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    needs: tuple[str, ...] = ()
    unordered: tuple[str, ...] = ()
    by_seat: tuple[str, ...] = ()


def play_moves(state: State, moves: Iterable[Any], chance: Iterable[Move] = ()) -> None:
    """Make the moves of a case, each an object like {"player": 0, "move": "play", "card": "7S"}.

    Beside player and move it has the values of the move's form. `chance` gives the moves of chance in order, where
    they are not among these. Raises CaseError or MoveError.
    """
    drawn = iter(chance)
    for number, entry in enumerate(moves, 1):
        if not isinstance(entry, Mapping) or not {"player", "move"} <= set(entry):
            raise CaseError(f"move {number} is an object with player, move and what the move needs")
        form = state.game.forms.get(entry["move"]) if isinstance(entry["move"], str) else None
        if form is None:
            raise CaseError(f"move {number}: {clip(entry['move'])} is none of {', '.join(state.game.forms)}")
        names = [name for name, _ in form.slots]
        if set(entry) != {"player", "move", *names}:
            raise CaseError(f"move {number}: a {form.kind} has the fields {', '.join(['player', 'move', *names])}")
        if type(entry["player"]) is not int or entry["player"] != state.actor:
            whose = "chance" if state.actor == CHANCE else f"player {state.actor}"
            turn = "the game is over" if state.actor is None else f"{whose} decides"
            raise CaseError(f"move {number} is of player {clip(entry['player'])}, but here {turn}")
        values = iter(str(entry[name]) for name in names)
        words = [next(values) if word.startswith("{") else word for word in form.template.split()]
        state.apply(state.game.parse_move(state, " ".join(words), strict=True))
        while state.actor == CHANCE and (move := next(drawn, None)) is not None:
            state.apply(move)


def legal_moves(state: State) -> list[dict[str, Any]]:
    """The legal moves as a case writes them."""
    return [case_move(state, move) for move in state.legal_moves()]


def case_move(state: State, move: Move) -> dict[str, Any]:
    """A move of the seat whose turn it is, as `play_moves` reads it."""
    values = {name: arg for (name, _), arg in zip(move.form.slots, move.args, strict=True)}
    return {"player": state.actor, "move": move.kind, **values}
