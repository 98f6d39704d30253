"""A game as a catalogue entry: its names, seats, options, pack and rules, and how a game of it is started."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card, Pack
from cardgames.engine import chance
from cardgames.engine.moves import Move, MoveForm, clip, read_move
from cardgames.engine.rulebook import Rulebook
from cardgames.engine.state import State
from cardgames.engine.words import Words
from cardgames.faults import Fault

if TYPE_CHECKING:
    from cardgames.engine.board import Board
    from cardgames.engine.timeline import Timeline
    from cardgames.engine.view import View


class GameError(Fault):
    """An unknown game, seat count, option or value, or a deck that is not the pack; one sentence says what is right."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of rules: its `default`, the `values` it takes (a tuple, or a range of integers), the clause about it.

    A default or values that depend on the number of seats are functions of it; `words` say what the option decides.
    A default of None means that nothing is set, and is a value beside those of a range.
    """

    default: Any
    values: Any
    clause: str
    words: Words

    def default_for(self, seats: int) -> Any:
        """The default with this many seats."""
        return self.default(seats) if callable(self.default) else self.default

    def values_for(self, seats: int) -> Sequence[Any]:
        """The values it takes with this many seats."""
        values: Sequence[Any] = self.values(seats) if callable(self.values) else self.values
        return values

    def accepts(self, value: Any, seats: int) -> bool:
        """Whether the value is one of the values; True is not 1 and "1" is not 1."""
        values = self.values_for(seats)
        if isinstance(values, range):
            return (type(value) is int and value in values) or (value is None and self.default is None)
        return any(type(value) is type(one) and value == one for one in values)

    def choices(self, seats: int) -> str:
        """The values in words, for messages: "5 to 9" or "'reshuffle' or 'no_exchange'"."""
        values = self.values_for(seats)
        if isinstance(values, range) and len(values) > 2:
            numbers = f"{values[0]} or more" if len(values) > 10_000 else f"{values[0]} to {values[-1]}"
            return numbers if self.default is not None else f"None or {numbers}"
        if len(values) > 12:
            return f"one of {len(values)} like {values[0]!r} or {values[-1]!r}"
        return " or ".join(repr(value) for value in values)


class Game:
    """One game of the collection; `cardgames.game(slug)` gives it."""

    def __init__(
        self,
        *,
        slug: str,
        prefix: str,
        title: Words,
        seats: range,
        pack: Pack,
        state: type[State],
        forms: Iterable[MoveForm],
        options: Mapping[str, Option] | None = None,
        rules_version: int = 1,
        longest: int,
        seats_clause: str | None = None,
    ) -> None:
        self.slug = slug
        self.prefix = prefix
        self.title = title
        self.seats = seats
        self.pack = pack
        self.state = state
        self.forms = {form.kind: form for form in forms}
        self.options = dict(options or {})
        self.rules_version = rules_version
        self.seats_clause = seats_clause or f"{prefix}-1.1"
        """The clause that says how many can play."""
        self.longest = longest
        """No game has more decisions than this (chance included)."""
        self._defaults: dict[int, dict[str, Any]] = {}
        self._package = state.__module__.rpartition(".")[0]

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clauses in both languages."""
        return Rulebook.read(self.slug, self._package)

    @cached_property
    def board(self) -> Board:
        """Where the zones lie on the table."""
        board: Board = import_module(f"{self._package}.board").BOARD
        return board

    def start(
        self,
        *,
        seats: int | None = None,
        seed: object = None,
        deck: str | Iterable[str | Card] | None = None,
        events: bool = True,
        **options: Any,
    ) -> State:
        """A new game, dealt from a seed (0 if none is given) or from a deck (top card first); options by name.

        Raises GameError for a seat count, option, value or deck that this game does not have, and for seed and deck
        together.
        """
        seats = self.check_seats(self.seats[0] if seats is None else seats)
        state = self.state(self, seats, self.check_options(options, seats), events=events)
        state.set_up(self._dealt_from(seed, deck)[1])
        return state

    def deck(self, seed: object) -> list[Card]:
        """The deck order of a seed, top card first: the same on every machine."""
        self.check_seed(seed)
        return chance.shuffled(self.pack.cards, Random(f"{seed}"))

    def position(
        self,
        *,
        seats: int | None = None,
        phase: str | None = None,
        actor: int | None = None,
        events: bool = True,
        options: Mapping[str, Any] | None = None,
        **fields: Any,
    ) -> State:
        """A position laid out by hand: zones and numbers by their field names, e.g. market="AS 3H", hands=["7S", "KD"].

        Places not named are empty; cards not named are out of the picture. Without `phase` the game goes on from where
        the rules say (its first decision, unless the position already ends it). Raises PositionError.
        """
        from cardgames.engine.position import lay_out

        return lay_out(
            self,
            self.seats[0] if seats is None else seats,
            options or {},
            phase=phase,
            actor=actor,
            events=events,
            fields=fields,
        )

    def read_position(self, text: str, *, events: bool = True) -> State:
        """The position that `state.position()` wrote. Raises PositionError."""
        from cardgames.engine.position import read_position

        return read_position(self, text, events=events)

    def imagine(self, view: View, rng: Random) -> State:
        """A whole state that this view could be a view of: hidden cards are dealt at random from the unseen ones."""
        from cardgames.engine.imagine import imagine

        return imagine(self, view, rng)

    def parse_move(self, state: State, text: str, *, strict: bool = False) -> Move:
        """The move a text means here; see `moves.read_move`. Raises UnreadableMove or AmbiguousMove."""
        return read_move(text, self.forms.values(), self.pack, state.legal_moves, strict=strict)

    def timeline(
        self,
        *,
        seats: int | None = None,
        seed: object = None,
        luck: object = None,
        deck: str | Iterable[str | Card] | None = None,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> Timeline:
        """A game that has just been dealt, as a Timeline: `timeline.apply("play 7S")` takes it on.

        It is dealt from `seed` (0 if none is given) or from `deck`, not both; `luck` (default: the seed) decides what
        is drawn later. Raises GameError.
        """
        from cardgames.engine.timeline import Timeline

        seed, cards = self._dealt_from(seed, deck)
        luck = self.check_seed(luck, "luck") if luck is not None else 0 if seed is None else seed
        start = self.start(seats=seats, deck=cards, **options)
        return Timeline(start, seed=seed, names=names, deck=cards, luck=luck)

    def play(
        self,
        players: Sequence[Any] | None = None,
        *,
        seed: object = None,
        luck: object = None,
        seats: int | None = None,
        deck: str | Iterable[str | Card] | None = None,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> Timeline:
        """A whole game played by players ("random", "greedy" or players of your own), as a Timeline.

        `seed`, `deck` and `luck` as in `timeline`. Raises GameError, and PlayerError for a player that fails; this, or
        KeyboardInterrupt, carries the game so far in `.timeline`.
        """
        from cardgames.players import loop

        return loop.play(self, players, seed=seed, luck=luck, seats=seats, deck=deck, names=names, options=options)

    def _dealt_from(self, seed: object, deck: str | Iterable[str | Card] | None) -> tuple[object, list[Card]]:
        """The seed, None where there is a deck instead, and the deck."""
        if deck is None:
            seed = 0 if seed is None else seed
            return seed, self.deck(seed)
        if seed is not None:
            raise GameError(
                f"a game is dealt from a seed or from a deck, not from both: here are seed {clip(seed)} and a deck; "
                "what is drawn after the deal can be given as luck=",
                f"一局要么由种子发牌，要么由牌堆发牌，不能两样都给：这里有种子{clip(seed)}和牌堆；"
                "发牌之后的运气可以用 luck= 给出",
            )
        return None, self.check_deck(deck)

    # Checks ------------------------------------------------------------------------------------------------------

    def check_seats(self, seats: Any) -> int:
        """The seat count if this game has it; raises GameError."""
        if type(seats) is not int or seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            right = f"{first} to {last}" if last > first else f"exactly {first}"
            raise GameError(
                f"{self.title.en} has no game for {clip(seats)} seats ({self.seats_clause}); right would be {right}"
            )
        return seats

    def check_seed(self, seed: Any, what: str = "seed") -> Any:
        """The seed (or luck) if it is one: a whole number or a text, alike on every machine; raises GameError."""
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise GameError(
                f"{'a seed' if what == 'seed' else what} is a whole number or a text, not {clip(seed)}",
                f"{'种子' if what == 'seed' else '运气（luck）'}应是整数或文字，不能是{clip(seed)}",
            )
        return seed

    def check_options(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """All options with their values; raises GameError for a name or a value that does not exist."""
        if not isinstance(options, Mapping):
            raise GameError(f"options are given by name, each with its value, not as {clip(options)}")
        if seats not in self._defaults:
            self._defaults[seats] = {name: option.default_for(seats) for name, option in self.options.items()}
        values = self._defaults[seats].copy()
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "none"
                raise GameError(f"{self.title.en} has no option {clip(name)}; its options are: {known}")
            if not option.accepts(value, seats):
                raise GameError(
                    f"option {name} cannot be {clip(value)} ({option.clause}); right would be {option.choices(seats)}"
                )
            values[name] = value
        return values

    def check_deck(self, deck: str | Iterable[str | Card]) -> list[Card]:
        """The deck as cards if it holds the whole pack once; raises GameError or UnknownCard."""
        cards = self.pack.read(deck)
        twice = [card.text for card, count in Count(cards).items() if count > 1]
        missing = [card.text for card in self.pack if card not in set(cards)]
        if twice or missing:
            faults = [
                f"{' '.join(some[:8])}{' ...' if len(some) > 8 else ''} {what}"
                for some, what in ((twice, "more than once"), (missing, "not at all"))
                if some
            ]
            raise GameError(
                f"this deck holds {' and '.join(faults)}; right would be each of the {len(self.pack)} "
                f"cards once ({self.prefix}-1.1)"
            )
        return cards

    def __reduce__(self) -> tuple[Any, ...]:
        from cardgames import game

        return game, (self.slug,)

    def __repr__(self) -> str:
        return f"Game({self.slug!r})"
