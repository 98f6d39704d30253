"""A game as a catalogue entry: its names, seats, options, pack and rules, and how a game of it is started."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card, Pack
from cardgames.engine import chance
from cardgames.engine.moves import Move, MoveForm, read_move
from cardgames.engine.rulebook import Rulebook
from cardgames.engine.state import State
from cardgames.engine.words import Words
from cardgames.faults import GameError as GameError
from cardgames.frozen import FrozenDict, Homeless, Shared
from cardgames.quoting import clip, meant, nearest

if TYPE_CHECKING:
    from cardgames.engine.board import Board
    from cardgames.engine.timeline import Timeline
    from cardgames.engine.view import View


LONGEST_SEED = 100
"""Digits of a seed that is a number, characters of one that is a text."""


_ON, _OFF, _NOT_SET = Words("on", "开"), Words("off", "关"), Words("no limit", "不限")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of rules: its `default`, the `values` it takes (a tuple, or a range of integers), the clause about it.

    A default or values that depend on the number of seats are functions of it; `words` say what the option decides.
    A default of None means that nothing is set, and is a value beside those of a range. `labels` say what values mean
    that are texts.
    """

    default: Any
    values: Any
    clause: str
    words: Words
    labels: Mapping[str, Words] = field(default_factory=dict)

    def label(self, value: Any) -> Words | None:
        """What a value means, where that is not the value itself: "on", "shuffle the discard pile"."""
        if isinstance(value, bool):
            return _ON if value else _OFF
        return _NOT_SET if value is None else self.labels.get(value) if isinstance(value, str) else None

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

    def choices(self, seats: int, lang: str = "en", write: Callable[[Any], str] = repr) -> str:
        """The values in words, each as `write` puts it: "5 to 9", "'reshuffle' or 'no_exchange'", "5至9"."""
        values = self.values_for(seats)
        either = " or " if lang == "en" else "或"
        if isinstance(values, range) and len(values) > 2:
            first, last, zh = values[0], values[-1], lang == "zh"
            if len(values) > 10_000:
                numbers = f"{first}或更多" if zh else f"{first} or more"
            else:
                numbers = f"{first}至{last}" if zh else f"{first} to {last}"
            return numbers if self.default is not None else f"{write(None)}{either}{numbers}"
        if len(values) > 12:
            some = write(values[0]), write(values[-1])
            many = f"one of {len(values)} like " if lang == "en" else f"{len(values)}种之一，例如"
            return many + either.join(some)
        return either.join(map(write, values))


class Game(Shared):
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
        self.forms = FrozenDict({form.kind: form for form in forms})
        self.options = FrozenDict(options or {})
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
        return chance.shuffled(self.pack.cards, Random(f"{self.check_seed(seed)}"))

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
            seed = self.check_seed(0 if seed is None else seed)
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
        count = whole(seats)
        if count is None or count not in self.seats:
            first, last, clause = self.seats[0], self.seats[-1], self.seats_clause
            en = f"{first} to {last}" if last > first else f"exactly {first}"
            zh = f"{first}至{last}" if last > first else f"正好{first}"
            raise GameError(
                f"{self.title.en} cannot be played with {clip(seats)} seats ({clause}); it is for {en}",
                f"《{self.title.zh}》不能有{clip(seats)}个座位（{clause}）；应是{zh}个",
            )
        return count

    def check_seed(self, seed: Any, what: str = "seed") -> Any:
        """The seed (or luck) if it is one: a whole number or a text, alike on every machine; raises GameError."""
        number = whole(seed)
        if number is not None and abs(number) < 10**LONGEST_SEED:
            return number
        if isinstance(seed, str) and len(seed) <= LONGEST_SEED and seed.isprintable():
            return seed
        en, zh = ("a seed", "种子") if what == "seed" else (what, "运气（luck）")
        if number is None and not isinstance(seed, str):
            raise GameError(
                f"{en} is a whole number or a text, not {clip(seed)}", f"{zh}应是整数或文字，不能是{clip(seed)}"
            )
        raise GameError(
            f"{en} has at most {LONGEST_SEED} digits or printable characters, not {clip(seed)}",
            f"{zh}最多有{LONGEST_SEED}位数字或{LONGEST_SEED}个可打印字符，不能是{clip(seed)}",
        )

    def check_options(self, options: Mapping[str, Any], seats: int) -> FrozenDict[str, Any]:
        """All options with their values; raises GameError for a name or a value that does not exist."""
        if not isinstance(options, Mapping):
            raise GameError(
                f"options are given by name, each with its value, not as {clip(options)}",
                f"选项应按名字给出，各带一个值，不能是{clip(options)}",
            )
        if seats not in self._defaults:
            self._defaults[seats] = {name: option.default_for(seats) for name, option in self.options.items()}
        values = self._defaults[seats].copy()
        for name, value in options.items():
            values[name] = self.check_option(name, value, seats)
        return FrozenDict(values)

    def check_option(self, name: Any, value: Any, seats: int, write: Callable[[Any], str] = repr) -> Any:
        """The value of an option if it takes it; raises GameError, in which `write` puts the values that are right."""
        option = self.options.get(name) if isinstance(name, str) else None
        if option is None:
            en, zh = meant(name, self.options, "its options are", "选项有")
            raise GameError(
                f"{self.title.en} has no option {clip(name)}; {en}", f"《{self.title.zh}》没有选项{clip(name)}；{zh}"
            )
        number = whole(value)
        if number is not None and option.accepts(number, seats):
            return number
        if not option.accepts(value, seats):
            shown = clip(value) if write is repr or isinstance(value, str) else clip(write(value))[1:-1]
            values = option.values_for(seats)
            near = (
                None if isinstance(values, range) else nearest(value, [one for one in values if isinstance(one, str)])
            )
            en = f"it can be {option.choices(seats, 'en', write)}" + (f"; did you mean {write(near)}?" if near else "")
            zh = f"可以是{option.choices(seats, 'zh', write)}" + (f"；是不是想写{write(near)}？" if near else "")
            raise GameError(
                f"option {name} cannot be {shown} ({option.clause}); {en}",
                f"选项{name}不能是{shown}（{option.clause}）；{zh}",
            )
        return value

    def check_deck(self, deck: Any) -> list[Card]:
        """The deck as cards if it holds the whole pack once; raises GameError or UnknownCard."""
        if isinstance(deck, (set, frozenset)):
            raise GameError(
                f"a deck is a list of cards or a text, top card first; a set such as {clip(deck)} has no order",
                f"牌堆应是牌的列表或文字，最上面的牌在前；集合（{clip(deck)}）没有顺序",
            )
        cards = self.pack.read(deck)
        held = Count(cards)
        twice = [card.text for card in held if held[card] > 1]
        missing = [card.text for card in self.pack if card not in held]
        if twice or missing:
            wrong = {"more than once": twice, "not at all": missing}
            en = " and ".join(f"{_some(cards)} {how}" for how, cards in wrong.items() if cards)
            zh = "，".join([f"{_some(twice)}不止一次"] * bool(twice) + [f"没有{_some(missing)}"] * bool(missing))
            raise GameError(
                f"this deck holds {en}; each of the {len(self.pack)} cards has to be in it once ({self.prefix}-1.1)",
                f"这副牌堆里{zh}；{len(self.pack)}张牌应各有一张（{self.prefix}-1.1）",
            )
        return cards

    def __reduce__(self) -> tuple[Any, ...]:
        from cardgames import game, games

        if self.slug not in games() or game(self.slug) is not self:
            raise Homeless(
                f"{self!r} is not in the collection, so that another process could not find it",
                f"{self!r}不在游戏集里，别的进程找不到它",
            )
        return game, (self.slug,)

    def __repr__(self) -> str:
        return f"Game({self.slug!r})"


def whole(value: Any) -> int | None:
    """The whole number that a value is, also one of NumPy, or None; True is none, and neither is 3.0."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except (TypeError, ValueError):
        return None


def _some(cards: Sequence[str]) -> str:
    """The first cards of a list that may be long."""
    return f"{' '.join(cards[:8])}{' ...' if len(cards) > 8 else ''}"
