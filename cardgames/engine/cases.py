"""What kinds of situation a game can be checked on: worked examples as data.

A game's `cases.py` declares `KINDS`, a `CaseKind` for each kind of case. `check(game, given)` refuses what the case
cannot hold; `run(given)` works the situation out with the game's own rules and returns a value for every field that a
case may expect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.events import Event
from cardgames.engine.moves import Move
from cardgames.engine.shapes import CaseError, Fields, Place, Shape
from cardgames.engine.state import CHANCE, State
from cardgames.faults import Fault

if TYPE_CHECKING:
    from cardgames.engine.game import Game

__all__ = ["CaseError", "CaseKind", "Orders", "case_move", "legal_moves", "play_moves", "turn_of", "within"]


@dataclass(frozen=True, slots=True)
class CaseKind:
    """`given`: the fields a case of this kind may be given, and what each holds; `needs`: those that it must have.

    `seats`: the fields of these that tell how many seats there are, by their number or their length; the first one that
    the case has. Or the number, where a kind is only for so many. `expect`: the fields it may expect.

    `unordered`: expected fields whose lists (at any depth) are compared without regard to order. `by_seat`: the same
    for fields with one entry for each seat; the seats themselves keep their order.
    """

    given: Mapping[str, Shape]
    expect: tuple[str, ...]
    run: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    needs: tuple[str, ...] = ()
    seats: tuple[str, ...] | int = ()
    unordered: tuple[str, ...] = ()
    by_seat: tuple[str, ...] = ()

    def check(self, game: Game, given: Mapping[str, Any]) -> None:
        """Raises CaseError with the place of the first value that a case of this kind cannot hold."""
        Fields(self.given, self.needs, self.seats).check(given, Place(game, game.seats[-1], "", {}))


@contextmanager
def within(path: str) -> Iterator[None]:
    """What goes wrong inside is told with the value of the case that brought it: "moves[3]: ..."."""
    try:
        yield
    except Fault as fault:
        raise CaseError.at(path, fault) from fault


def play_moves(state: State, moves: Iterable[Mapping[str, Any]], chance: Iterable[Move] = ()) -> None:
    """Make the moves of a case, each an object like {"player": 0, "move": "play", "card": "7S"}.

    Beside player and move it has the values of the move's form. `chance` gives the moves of chance in order, where
    they are not among these. Raises CaseError with the number of the move.
    """
    drawn = iter(chance)
    for number, written in enumerate(moves):
        with within(f"moves[{number}]"):
            form = state.game.forms[written["move"]]
            turn_of(state, written["player"])
            values = iter(str(written[name]) for name, _ in form.slots)
            words = [next(values) if word.startswith("{") else word for word in form.template.split()]
            state.apply(state.game.parse_move(state, " ".join(words), strict=True))
            while state.actor == CHANCE and (move := next(drawn, None)) is not None:
                state.apply(move)


def turn_of(state: State, seat: int) -> None:
    """Raises CaseError unless this seat decides now."""
    if seat != state.actor:
        whose = f"seat {state.actor} decides", f"由座位{state.actor}决定"
        if state.actor == CHANCE:
            whose = "chance decides", "由机会决定"
        elif state.actor is None:
            whose = "the game is over", "游戏已结束"
        raise CaseError(
            f"this is a move of seat {seat}, but here {whose[0]}", f"这是座位{seat}的行动，但此时{whose[1]}"
        )


class Orders:
    """The orders that the field `reshuffles` of a case gives to a shuffled discard pile, in turn.

    A pile of one card has only one order, which may be left out.
    """

    def __init__(self, given: Mapping[str, Any], clause: str, read: Callable[[Any], Sequence[Card]]) -> None:
        self.given: Sequence[Any] = given.get("reshuffles", ())
        self.clause, self.read, self.used = clause, read, 0

    def take(self, pile: Sequence[Card], shuffle: Callable[[Sequence[Card]], list[Event]]) -> list[Event]:
        """Hand the next order of this pile to `shuffle`. Raises CaseError where there is none."""
        orders = self.given[self.used :][:1]
        if len(pile) == 1 and (not orders or list(self.read(orders[0])) != list(pile)):
            return shuffle(pile)
        if not orders:
            raise CaseError(
                f"the discard pile is shuffled here ({self.clause}); give its new order in reshuffles",
                f"此时要洗弃牌堆（{self.clause}）；请在reshuffles中给出新的顺序",
            )
        with within(f"reshuffles[{self.used}]"):
            self.used += 1
            return shuffle(self.read(orders[0]))

    def done(self) -> None:
        """Raises CaseError if there is an order left."""
        if self.used < len(self.given):
            raise CaseError(
                f"reshuffles[{self.used}] is not used: the deck does not run out so often ({self.clause})",
                f"reshuffles[{self.used}]没有用到：牌堆没有用完那么多次（{self.clause}）",
            )


def legal_moves(state: State) -> list[dict[str, Any]]:
    """The legal moves as a case writes them."""
    return [case_move(state, move) for move in state.legal_moves()]


def case_move(state: State, move: Move) -> dict[str, Any]:
    """A move of the seat whose turn it is, as `play_moves` reads it."""
    values = {name: arg for (name, _), arg in zip(move.form.slots, move.args, strict=True)}
    return {"player": state.actor, "move": move.kind, **values}
