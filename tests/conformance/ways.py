"""Ways to play a game, as hypothesis draws them, and moves that may or may not be legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st

from cardgames.cards import Card
from cardgames.engine.chance import pick, shuffled
from cardgames.engine.game import Game
from cardgames.engine.moves import Move, MoveForm
from cardgames.engine.state import CHANCE, State
from cardgames.engine.timeline import Timeline
from cardgames.engine.view import AUDIENCE
from cardgames.engine.zones import Viewer

T = TypeVar("T")
MOST = 500
"""Steps of a game that are looked at; longer games are cut there."""

effort = 1.0
"""A factor on the number of ways that every check tries."""


@dataclass(frozen=True)
class Way:
    """One way to play a game at random: everything that is drawn, so that an example can be repeated by hand."""

    game: Game = field(repr=False)
    seats: int
    options: dict[str, Any]
    seed: int

    def rng(self, purpose: str = "play") -> Random:
        """A stream of random numbers of this way for one purpose."""
        return Random(f"{self.seed}/{purpose}")

    def start(self, *, events: bool = True) -> State:
        """The state after the deal."""
        return self.game.start(seats=self.seats, seed=self.seed, events=events, **self.options)

    def play(self, most: int = MOST) -> Timeline:
        """A whole game of random moves, at most `most` of them."""
        timeline = self.game.timeline(seats=self.seats, seed=self.seed, **self.options)
        rng = self.rng()
        while not timeline.over and len(timeline) <= most:
            timeline.apply(random_move(timeline.last, rng))
        return timeline


@st.composite
def ways(draw: st.DrawFn, game: Game) -> Way:
    """Seats, a value for every option, and a seed for deck and moves."""
    seats = draw(st.sampled_from(list(game.seats)))
    options = {name: draw(st.sampled_from(some_values(option.values_for(seats)))) for name, option in
               game.options.items()}  # fmt: skip
    return Way(game, seats, options, draw(st.integers(0, 2**32)))


def some_values(values: Sequence[T]) -> list[T]:
    """All values of an option, or of a long range the first, the last and a few between."""
    if len(values) <= 12:
        return list(values)
    return [*values[:4], values[len(values) // 100], values[len(values) // 2]][:6]


def examples(count: int, game: Game) -> settings:
    """How many ways a check tries: about `count` for a game of 400 steps, more for short games and in a search.

    Nothing is shrunk: the first way has the smallest values, and another seed is no smaller game.
    """
    shorter = min(5.0, max(1.0, 400 / typical_length(game)))
    count = max(2, int(count * shorter * effort * settings.default.max_examples / 100))
    return settings(max_examples=count, report_multiple_bugs=False, phases=[Phase.explicit, Phase.generate])


@lru_cache
def typical_length(game: Game) -> int:
    """The number of steps of a random game with the middle number of seats, or MOST if it goes on for longer."""
    state, rng, count = game.start(seats=game.seats[len(game.seats) // 2], events=False), Random(1), 1
    while not state.over and count < MOST:
        state.apply(random_move(state, rng))
        count += 1
    return count


def random_move(state: State, rng: Random) -> Move:
    """A random legal move of whoever has to move, chance included."""
    if state.actor == CHANCE:
        return state.chance(rng)
    return pick(state.legal_moves(), rng)


def some(items: Sequence[T], rng: Random, count: int) -> list[T]:
    """Up to `count` of the items, in their order; always the first and the last."""
    if len(items) <= count:
        return list(items)
    chosen = {0, len(items) - 1, *(int(rng.random() * len(items)) for _ in range(count - 2))}
    return [items[i] for i in sorted(chosen)]


def stretch(timeline: Timeline, rng: Random, length: int) -> list[tuple[State, Move, State]]:
    """Consecutive steps of a game from a random place on: (state before, move, state after)."""
    first = int(rng.random() * max(1, len(timeline) - length))
    steps = timeline.steps[first : first + length + 1]
    return [(a.state, b.move, b.state) for a, b in pairwise(steps) if b.move is not None]


def viewers(state: State) -> list[Viewer]:
    """Everybody from whom something may be hidden."""
    return [*range(state.seats), AUDIENCE]


class Universe:
    """Moves that a game could be asked about: its forms filled with what occurs in it and with what does not."""

    def __init__(self, timeline: Timeline, rng: Random) -> None:
        self.game = timeline.game
        self.rng = rng
        self.elsewhere = [move for step in some(timeline.steps, rng, 30) for move in step.state.legal_moves()[:40]]
        self.elsewhere += [step.move for step in timeline if step.move is not None]
        seats = timeline.last.seats
        self.pools: dict[str, list[Any]] = {
            "card": list(self.game.pack),
            "seat": [*range(seats + 1), 99],
            "number": [-1, 0, 1, 2, 999_999],
            "word": ["nonsense", *(sub for zone in timeline.last.zones for sub in zone.subs)],
            "cards": [()],
        }
        for move in self.elsewhere:
            for (_, slot), value in zip(move.form.slots, move.args, strict=True):
                self.pools[slot] += [value, value + 1] if slot == "number" else [value]
        for slot, pool in self.pools.items():
            self.pools[slot] = list(dict.fromkeys(pool))

    def around(self, state: State, count: int = 150) -> Iterator[Move]:
        """Near misses of what is legal here, moves that were legal elsewhere, and forms filled at random."""
        legal = shuffled(state.legal_moves(), self.rng)[:20]
        for move in legal:
            for place in range(len(move.args)):
                for _ in range(3):
                    yield self.changed(move, place)
        yield from shuffled(self.elsewhere, self.rng)[: count // 3]
        for _ in range(count // 3):
            yield self.filled(pick(list(self.game.forms.values()), self.rng))

    def filled(self, form: MoveForm) -> Move:
        """A move of this form with any values."""
        return form(*(self.value(slot) for _, slot in form.slots))

    def changed(self, move: Move, place: int) -> Move:
        """The move with another value in one place."""
        args = list(move.args)
        slot = move.form.slots[place][1]
        args[place] = self.cards_near(args[place]) if slot == "cards" else self.value(slot)
        return move.form(*args)

    def value(self, slot: str) -> Any:
        """Any value of a slot."""
        return (
            self.cards_near(pick(self.pools[slot], self.rng)) if slot == "cards" else pick(self.pools[slot], self.rng)
        )

    def cards_near(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Several cards like these: in another order, one more, one less, one twice, one exchanged, or the same."""
        other = pick(self.pools["card"], self.rng)
        ways = [
            cards,
            cards[::-1],
            (*cards, other),
            cards[1:],
            cards[:1] + cards,
            (other, *cards[1:]),
            tuple(shuffled(cards, self.rng)),
        ]
        return pick(ways, self.rng)
