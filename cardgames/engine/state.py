"""The state of a game: cards in zones, numbers in counters, and whose choice it is.

A game subclasses `State` and declares its zones, counters and decisions; the rules are the functions that its decisions
name. `check` is the one place that says whether a move is legal and why not; `apply` asks it first and then changes the
state in place. A copy is a few list copies. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from cardgames.cards import Card
from cardgames.engine.events import Event, Heard, LateEvent, Telling
from cardgames.engine.fields import ENGINE_FIELDS, Declared, filler
from cardgames.engine.moves import Illegal, IllegalMove, Move, UnreadableMove, clip, offer
from cardgames.engine.sheet import Line, Sheet
from cardgames.engine.view import View, view
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import Counter, Viewer, Zone
from cardgames.faults import Fault
from cardgames.frozen import FrozenDict

if TYPE_CHECKING:
    from cardgames.engine.game import Game

CHANCE = -1
"""The actor of random events."""

OVER = "over"

_IS_OVER = (Words("The game is over.", "游戏已经结束。"), Words("There are no more moves.", "不能再行动了。"))
_WRONG_KIND = Words("\u201c{move:move}\u201d isn't possible now: {prompt}.", "现在不能“{move:move}”：{prompt}。")
_WRONG_CHANCE = (
    Words(
        "\u201c{move:move}\u201d isn't possible now: chance decides here.", "现在不能“{move:move}”：这里由随机决定。"
    ),
    Words("First, {prompt}.", "先要{prompt}。"),
)


class TurnError(Fault):
    """Somebody was asked whose turn it is not."""


def _whose(actor: int | None, lang: str) -> str:
    """Whose turn it is."""
    if actor is None:
        return {"en": "the game is over", "zh": "游戏已经结束"}[lang]
    return {"en": f"it is seat {actor}'s turn", "zh": f"现在轮到{actor}号"}[lang]


class Kind(NamedTuple):
    """One kind of move in a decision: `check(state, move)` gives None or the refusal, `do(state, move)` does it."""

    check: Callable[[Any, Move], Illegal | None]
    do: Callable[[Any, Move], None]


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that somebody owes.

    `clause` asks for it, `prompt` says it in words ("Seat 1 has to play a card"), `moves(state)` lists the legal
    moves, `kinds` are the kinds of move it accepts. `secret`: not even being asked may be known to others.
    `draw(state, rng)` makes it a decision of CHANCE; then `moves` lists the outcomes where they can be listed and is
    empty for whole shuffles.
    """

    clause: str
    prompt: Words
    moves: Callable[[Any], list[Move]]
    kinds: dict[str, Kind]
    secret: bool = False
    draw: Callable[[Any, Random], Move] | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", FrozenDict(self.kinds))


class State(metaclass=Declared):
    """A game in progress. See the module's text; games declare the class variables below."""

    __slots__ = ENGINE_FIELDS

    zones: ClassVar[tuple[Zone, ...]] = ()
    counters: ClassVar[tuple[Counter, ...]] = ()
    decisions: ClassVar[dict[str, Decision]] = {}
    tellings: ClassVar[dict[str, Telling]] = {}
    refusals: ClassVar[dict[str, tuple[Words, Words]]] = {}
    end_clause: ClassVar[str] = ""
    score_clause: ClassVar[str] = ""
    """What points come under that a position laid out by hand begins with; where it is missing, the end's clause."""

    kept: ClassVar[tuple[Counter, ...]] = ()
    """The counters that are part of the state, not derived from the rest of it."""
    _fill: ClassVar[Callable[[State, State], None]]
    """Gives a state all fields of another one."""
    _blanks: ClassVar[dict[int, State]] = {}
    """A state with nothing on the table, by the number of seats."""

    game: Game
    seats: int
    options: FrozenDict[str, Any]
    actor: int | None
    phase: str
    tally: list[Any]
    heard: list[Event] | None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for name, table in list(vars(cls).items()):  # a state leads to its class, and that is everybody's
            if type(table) is dict and not name.startswith("__"):
                setattr(cls, name, FrozenDict(table))
        cls.kept = tuple(counter for counter in cls.counters if not counter.derived)
        cls._fill = filler(cls)
        cls._blanks = {}

    def __init__(self, game: Game, seats: int, options: FrozenDict[str, Any], *, events: bool = True) -> None:
        blank = self._blanks.get(seats)
        if blank is None:
            fields: dict[str, Any] = {zone.field: zone.empty(seats) for zone in self.zones}
            fields |= {counter.field: counter.initial(seats) for counter in self.kept}
            fields |= {"game": None, "seats": seats, "options": None, "heard": None}
            fields |= {"actor": None, "phase": OVER, "tally": []}
            blank = object.__new__(type(self))
            for name, value in fields.items():
                setattr(blank, name, value)
            self._blanks[seats] = (
                blank  # only now: who is interrupted, or looks at the same time, never sees half of it
            )
        self._fill(blank)
        self.game = game
        self.options = options
        self.heard = [] if events else None

    # What a game writes ------------------------------------------------------------------------------------------

    def set_up(self, deck: list[Card]) -> None:
        """Deal from a deck order (`deck[0]` is the top card) and ask for the first decision."""
        raise NotImplementedError

    def resume(self) -> None:
        """Called once after a position was laid out by hand: derive what follows from it and ask for a decision."""

    def check_position(self) -> None:
        """Raises PositionError for a position, laid out by hand or read from a text, that the game cannot have."""

    def plausible(self) -> bool:
        """Whether this can be the real state, for a viewer who imagines the hidden cards; see `imagine`."""
        return True

    def line(self, entry: Any) -> Line:
        """The line of the sheet for one entry of the tally."""
        raise NotImplementedError

    def scores(self) -> Sequence[float]:
        """The points of each seat."""
        return self.sheet().totals()

    def winners(self) -> list[int] | None:
        """The winning seats once the game is over, else None. Highest score; who shares it shares the win."""
        if self.actor is not None:
            return None
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def parties(self) -> list[tuple[int, ...]]:
        """Who wins and loses together: each seat alone, partners, or (a single party) all against the game itself."""
        return [(seat,) for seat in range(self.seats)]

    # What everybody uses -----------------------------------------------------------------------------------------

    @property
    def mover(self) -> int:
        """The seat that has to choose. Raises TurnError where chance decides or the game is over."""
        actor = self.actor
        if actor is None or actor == CHANCE:
            raise TurnError(
                "no seat has to move now: " + ("the game is over" if actor is None else "chance decides"),
                "现在没有座位需要行动：" + ("游戏已经结束" if actor is None else "由随机决定"),
            )
        return actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    def legal_moves(self) -> list[Move]:
        """All legal moves of the actor; empty at the end, and where chance has too many outcomes to list."""
        return self.decisions[self.phase].moves(self) if self.actor is not None else []

    def check(self, move: Move | str) -> Illegal | None:
        """None if the move is legal now, else the clause it breaks, why, and what would be right."""
        if not isinstance(move, Move):
            move = self._read(move)
        if self.actor is None:
            return Illegal(self.end_clause, Said(_IS_OVER[0]), Said(_IS_OVER[1]))
        kind = self.decisions[self.phase].kinds.get(move.kind)
        return self._wrong_kind(move) if kind is None else kind.check(self, move)

    def apply(self, move: Move | str) -> list[Event]:
        """Make a move (or its text) in place. Raises IllegalMove and changes nothing when it is illegal.

        Returns what happened, or an empty list when the state was started with events=False.
        """
        if not isinstance(move, Move):
            move = self._read(move)
        try:
            kind = self.decisions[self.phase].kinds[move.kind]
        except KeyError:  # the game is over, or this kind of move is not asked for
            raise IllegalMove(self.check(move)) from None  # type: ignore[arg-type]  # so check has something to say
        wrong = kind.check(self, move)
        if wrong is not None:
            raise IllegalMove(wrong)
        if self.heard is None:
            kind.do(self, move)
            return []
        heard = Heard()
        self.heard = heard
        kind.do(self, move)
        return heard

    def chance(self, rng: Random) -> Move:
        """A random move of CHANCE, drawn from `rng`. Raises ValueError when it is not chance's turn."""
        draw = self.decisions[self.phase].draw if self.actor == CHANCE else None
        if draw is None:
            raise TurnError(
                f"chance has nothing to decide here; {_whose(self.actor, 'en')}",
                f"此处没有随机要决定的事；{_whose(self.actor, 'zh')}",
            )
        return draw(self, rng)

    def copy(self) -> Self:
        """An independent copy (cards, moves and lines are shared, lists are not)."""
        new = object.__new__(type(self))
        new._fill(self)
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def sheet(self) -> Sheet:
        """The itemised scores so far; the sum of a seat's lines is its score."""
        return Sheet(self.lines(0), self.seats)

    def lines(self, first: int) -> list[Line]:
        """The lines of the sheet from entry `first` of the tally on."""
        return [entry if isinstance(entry, Line) else self.line(entry) for entry in self.tally[first:]]

    def view(self, viewer: Viewer, names: tuple[str, ...] | None = None) -> View:
        """What a seat, the "audience" or "all" may see. Raises ValueError for another viewer."""
        return view(self, viewer, names)

    def position(self) -> str:
        """The position as text; `game.read_position(text)` rebuilds it."""
        from cardgames.engine.position import write_position

        return write_position(self)

    def cards(self) -> list[Card]:
        """Every card in every zone."""
        return [card for zone in self.zones for place in zone.places(self) for card in place.cards]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __repr__(self) -> str:
        turn = "over" if self.over else "chance" if self.actor == CHANCE else f"seat {self.actor} to {self.phase}"
        return f"<{self.game.title.en}: {turn}, scores {' '.join(f'{s:g}' for s in self.scores())}>"

    # What rules call ---------------------------------------------------------------------------------------------

    def ask(self, phase: str, actor: int) -> None:
        """The next decision: which one, and who owes it."""
        self.phase = phase
        self.actor = actor

    def pass_over(self, phase: str, actor: int) -> None:
        """Mark, when somebody listens, that a seat is not asked a secret question because it has nothing to decide.

        A table with several people asks it all the same, so that nobody sees the difference; see players.questions.
        """
        if isinstance(self.heard, Heard):
            moment = self.copy()
            moment.heard = None
            moment.ask(phase, actor)
            self.heard.passed.append((len(self.heard), moment))

    def finish(self) -> None:
        """The game is over."""
        self.phase = OVER
        self.actor = None

    def tell(
        self, clause: str, kind: str, actor: int | None = None, to: tuple[int, ...] | None = None, **values: Any
    ) -> None:
        """Record an event. Rules call it under `if self.heard is not None`, so that silence costs nothing."""
        self.heard.append(  # type: ignore[union-attr]
            Event(self.tellings[kind], clause, kind, actor, to, values)
        )

    def tell_late(
        self,
        find: Callable[[], tuple[str, Mapping[str, Any]]],
        kind: str,
        actor: int | None = None,
        to: tuple[int, ...] | None = None,
    ) -> None:
        """Record an event whose clause and values `find` works out when somebody reads it; see LateEvent."""
        self.heard.append(  # type: ignore[union-attr]
            LateEvent(self.tellings[kind], find, kind, actor, to)
        )

    def refuse(self, clause: str, kind: str, **values: Any) -> Illegal:
        """A refusal in the game's own words."""
        because, instead = self.refusals[kind]
        return Illegal(clause, Said(because, values), Said(instead, values))

    def _read(self, move: object) -> Move:
        """The move that a text means here; anything else that is no move is refused in words."""
        if isinstance(move, str):
            return self.game.parse_move(self, move)
        legal = self.legal_moves()
        example, muster = (f", for instance {legal[0].text!r}", f"，例如{legal[0].text!r}") if legal else ("", "")
        raise UnreadableMove(
            f"{clip(move)} isn't a move; give a move or its text{example}",
            f"{clip(move)}不是一步棋；请给出一步或它的文字{muster}",
        )

    def _wrong_kind(self, move: Move) -> Illegal:
        decision = self.decisions[self.phase]
        values = {"move": move, "prompt": Said(decision.prompt, {"actor": self.actor})}
        if self.actor == CHANCE:
            return Illegal(decision.clause, *(Said(words, values) for words in _WRONG_CHANCE))
        return Illegal(decision.clause, Said(_WRONG_KIND, values), offer(self.legal_moves()))
