"""What a counter may hold, declared down to the innermost value, so that a position is refused before rules see it.

Each kind of value has `right(state)`, what would be right in words, and `fit(value, state)`, which gives the value as a
state keeps it (lists of a text become tuples) or raises `Unfit`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from typing import Any

from cardgames.engine.words import Words

MOST = 1_000_000
"""No number of a game is farther from zero, unless its declaration says so."""

Bound = int | Callable[[Any], int]


class Unfit(Exception):
    """A value of the wrong kind: where in its list it stands (from 1, the outermost first), itself, what is right."""

    def __init__(self, value: Any, right: Words, path: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.value = value
        self.right = right
        self.path = path


class Value:
    """One kind of value."""

    __slots__ = ()

    def right(self, state: Any) -> Words:
        """What would be right, in words."""
        raise NotImplementedError

    def holds(self, value: Any, state: Any) -> bool:
        """Whether the value is of this kind."""
        raise NotImplementedError

    def fit(self, value: Any, state: Any) -> Any:
        """The value as a state keeps it. Raises Unfit."""
        if not self.holds(value, state):
            raise Unfit(value, self.right(state))
        return value


def _bound(bound: Bound, state: Any) -> int:
    return bound(state) if callable(bound) else bound


@dataclass(frozen=True, slots=True)
class Whole(Value):
    """A whole number within bounds, which may depend on the state (its options, its seats)."""

    least: Bound = 0
    most: Bound = MOST

    def right(self, state: Any) -> Words:
        least, most = _bound(self.least, state), _bound(self.most, state)
        if least == most:
            return Words(f"only {least}", f"{least}")
        return Words(f"a whole number from {least} to {most}", f"{least}到{most}的整数")

    def holds(self, value: Any, state: Any) -> bool:
        return type(value) is int and _bound(self.least, state) <= value <= _bound(self.most, state)


@dataclass(frozen=True, slots=True)
class Number(Value):
    """A number that need not be whole."""

    least: int = -MOST
    most: int = MOST

    def right(self, state: Any) -> Words:
        return Words(f"a number from {self.least} to {self.most}", f"{self.least}到{self.most}的数")

    def holds(self, value: Any, state: Any) -> bool:
        return type(value) in (int, float) and self.least <= value <= self.most and isfinite(value)


@dataclass(frozen=True, slots=True)
class Flag(Value):
    """True or false."""

    def right(self, state: Any) -> Words:
        return Words("true or false", "true或false")

    def holds(self, value: Any, state: Any) -> bool:
        return type(value) is bool


@dataclass(frozen=True, slots=True)
class Seat(Value):
    """A seat of the game."""

    def right(self, state: Any) -> Words:
        return Words(f"a seat, 0 to {state.seats - 1}", f"座位，0到{state.seats - 1}")

    def holds(self, value: Any, state: Any) -> bool:
        return type(value) is int and 0 <= value < state.seats


@dataclass(frozen=True, slots=True)
class Maybe(Value):
    """A value of another kind, or null."""

    kind: Value

    def right(self, state: Any) -> Words:
        inner = self.kind.right(state)
        return Words(f"{inner.en}, or null", f"{inner.zh}，或null")

    def fit(self, value: Any, state: Any) -> Any:
        if value is None:
            return None
        try:
            return self.kind.fit(value, state)
        except Unfit as wrong:
            raise wrong if wrong.path else Unfit(value, self.right(state)) from None


@dataclass(frozen=True, slots=True)
class Word(Value):
    """One of several words."""

    words: tuple[str, ...]
    what: Words | None = None
    """What they are called, where they are too many to be listed."""

    def right(self, state: Any) -> Words:
        if self.what is not None:
            return self.what
        listed = [f'"{word}"' for word in self.words]
        return Words(f"one of {', '.join(listed)}", f"{'、'.join(listed)}之一")

    def holds(self, value: Any, state: Any) -> bool:
        return isinstance(value, str) and value in self.words


@dataclass(frozen=True, slots=True)
class CardText(Value):
    """A card of the pack, as a text."""

    def right(self, state: Any) -> Words:
        example = state.game.pack.cards[0].text
        return Words(f'a card in quotes, such as "{example}"', f'加引号的牌，如"{example}"')

    def holds(self, value: Any, state: Any) -> bool:
        return isinstance(value, str) and state.game.pack.get(value) is not None


@dataclass(frozen=True, slots=True)
class Several(Value):
    """A list of values of one kind, or of kinds that take turns (a key, a number, a key, a number); maybe all
    different."""

    kinds: tuple[Value, ...]
    least: Bound = 0
    most: Bound = MOST
    different: bool = False

    def right(self, state: Any) -> Words:
        least, most = _bound(self.least, state), _bound(self.most, state)
        size = f"{least}" if least == most else f"{least} to {most}" if most < MOST else f"{least} or more"
        zh = f"{least}" if least == most else f"{least}到{most}" if most < MOST else f"至少{least}"
        inner = [kind.right(state) for kind in self.kinds]
        en, its = " and ".join([f"({words.en})" for words in inner]), "、".join([f"（{words.zh}）" for words in inner])
        if self.different:
            return Words(f"a list of {size} different values, each {en}", f"{zh}个互不相同的值的列表，每个为{its}")
        if len(self.kinds) > 1:
            return Words(f"a list that repeats {en}", f"依次重复{its}的列表")
        return Words(f"a list of {size} values, each {en}", f"{zh}个值的列表，每个为{its}")

    def fit(self, value: Any, state: Any) -> tuple[Any, ...]:
        turns = len(self.kinds)
        if (
            not isinstance(value, (list, tuple))
            or not _bound(self.least, state) <= len(value) <= _bound(self.most, state)
            or len(value) % turns
        ):
            raise Unfit(value, self.right(state))
        fitting = []
        for at, part in enumerate(value):
            try:
                fitting.append(self.kinds[at % turns].fit(part, state))
            except Unfit as wrong:
                raise Unfit(wrong.value, wrong.right, (at + 1, *wrong.path)) from None
        if self.different and len(set(fitting)) < len(fitting):
            raise Unfit(value, self.right(state))
        return tuple(fitting)


@dataclass(frozen=True, slots=True)
class OneOf(Value):
    """A value of the first kind that fits."""

    kinds: tuple[Value, ...]

    def right(self, state: Any) -> Words:
        inner = [kind.right(state) for kind in self.kinds]
        return Words("; or ".join([words.en for words in inner]), "；或".join([words.zh for words in inner]))

    def fit(self, value: Any, state: Any) -> Any:
        for kind in self.kinds:
            try:
                return kind.fit(value, state)
            except Unfit:
                continue
        raise Unfit(value, self.right(state))


SCORE = Whole(-MOST)
"""Points that may fall below zero."""
COUNT = Whole()
FLAG = Flag()
SEAT = Seat()
NO_SEAT = Maybe(SEAT)


def seats_of(state: Any) -> int:
    """How many seats there are: the most entries of a list in which a seat stands once."""
    seats: int = state.seats
    return seats


SEATS = Several((SEAT,), 0, seats_of, different=True)
"""Seats, each at most once."""
