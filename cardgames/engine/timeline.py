"""A whole game as a line of explained steps: go to any of them, branch off, ask why, ask who moved a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from cardgames.cards import Card
from cardgames.engine.events import Event, Heard
from cardgames.engine.moves import Move, clip
from cardgames.engine.names import check_names
from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE, State
from cardgames.engine.view import View
from cardgames.engine.words import Said
from cardgames.engine.zones import ALL, Viewer
from cardgames.faults import Fault
from cardgames.frozen import FrozenDict, Value, again, refusal

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.players import Player


class StepError(Fault, IndexError):
    """A step that a line does not have."""


class CommentError(Fault):
    """A comment that is no text."""


class Step(Value):
    """One step: `number` (0 is the deal), who made which `move` (None at the deal), its `events`, the `state` after.

    It never changes, but for its `comment`, which is written into the record.
    """

    __slots__ = ("number", "actor", "move", "events", "first_line", "passed", "_state", "_comment")

    number: int
    actor: int | None
    move: Move | None
    events: tuple[Event, ...]
    _comment: str

    def __init__(
        self,
        number: int,
        actor: int | None,
        move: Move | None,
        events: Iterable[Event],
        state: State,
        first_line: int,
        comment: str = "",
    ) -> None:
        self.number = number
        self.actor = actor
        self.move = move
        self.events = tuple(events)
        self.first_line = first_line
        self.passed: tuple[tuple[int, State], ...] = tuple(events.passed) if isinstance(events, Heard) else ()
        """Where seats were passed over: the number of events before, and the state as if they were asked."""
        self._state = state
        self.comment = comment

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "comment":
            object.__setattr__(self, name, value)
        else:
            super().__setattr__(name, value)

    def __hash__(self) -> int:
        return hash((self.number, self.actor, self.move))

    def __copy__(self) -> Step:
        """The same step of another line, where it can have another comment."""
        step: Step = again(Step, {name: getattr(self, name) for name in Step.__slots__})
        return step

    def __deepcopy__(self, memo: dict[int, Any]) -> Step:
        return copy(self)

    @property
    def state(self) -> State:
        """The state after the step: a copy, with which you can do as you like."""
        return self._state.copy()

    @property
    def comment(self) -> str:
        """What the record says about it."""
        return self._comment

    @comment.setter
    def comment(self, text: str) -> None:
        if not isinstance(text, str):
            raise CommentError(f"a comment is a text, not {clip(text)}", f"注释应是文字，不能是{clip(text)}")
        object.__setattr__(self, "_comment", text)

    @property
    def lines(self) -> list[Line]:
        """The lines that this step wrote on the sheet."""
        return self._state.lines(self.first_line)

    def view(self, viewer: Viewer = ALL, names: tuple[str, ...] | None = None) -> View:
        """What a viewer sees after the step."""
        return self._state.view(viewer, names)

    def said(self, viewer: Viewer = ALL) -> list[tuple[str, Said]]:
        """(clause, sentence) of everything this viewer is told about the step; headings of a log are not sentences."""
        return _sentences(self.events, viewer)

    def text(self, lang: str = "en", viewer: Viewer = ALL, names: Sequence[str] | None = None) -> str:
        """The step in words."""
        space = " " if lang == "en" else ""
        return space.join(said.text(lang, names) for _, said in self.said(viewer))

    def __str__(self) -> str:
        return f"{self.number}. {self.text()}"


class Moved(NamedTuple):
    """A card's way at one step: from which place to which (None: not in the picture)."""

    step: int
    source: str | None
    target: str | None


@dataclass(frozen=True, slots=True)
class Frame:
    """What one viewer can tell apart of the line; see `Timeline.line`."""

    step: int
    by: int | None
    said: tuple[tuple[str, Said], ...]
    brief: Said | None
    lines: tuple[Line, ...]
    moment: str | None
    round: Said | None
    view: View
    covers: tuple[int, ...] = ()


_BEGINNING = ("game", "seed", "luck", "names", "deck")


class Timeline:
    """A game from its start to where it has come. `timeline.apply(move)` extends it; `timeline[3]` is a step."""

    origin: tuple[Timeline, int] | None = None
    """The line that this one branched off, and after which step."""
    players: tuple[str, ...] | None = None
    """Who plays at each seat, as records say it: "you", "random", "greedy", "custom ..."; None: nobody knows."""
    own_players: Mapping[int, Player] = FrozenDict()
    """The players themselves, where they are at hand."""

    def __init__(
        self,
        start: State,
        *,
        seed: object = None,
        names: Sequence[str] | None = None,
        deck: Sequence[Card] | None = None,
        luck: object = None,
    ) -> None:
        self.game: Game = start.game
        self.seed = seed
        self.luck = seed if luck is None else luck
        """What everything after the deal is drawn from; see `chance.Luck`."""
        self.names = check_names(names, start.seats)
        self.deck = tuple(deck) if deck is not None else None
        self._steps = [Step(0, None, None, start.heard or (), start.copy(), 0)]
        self._lines: dict[Viewer, tuple[Frame, ...]] = {}

    def __setattr__(self, name: str, value: Any) -> None:
        """What a line says of its beginning is set once."""
        if name in _BEGINNING and name in vars(self):
            raise refusal(self, name)
        super().__setattr__(name, value)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps so far, the deal first."""
        return tuple(self._steps)

    @property
    def last(self) -> State:
        """The state after the last step: a copy, with which you can do as you like."""
        return self._last.copy()

    @property
    def _last(self) -> State:
        """The state itself after the last step, which nobody else gets."""
        return self._steps[-1]._state

    @property
    def actor(self) -> int | None:
        """The seat that has to move; CHANCE, or None once the game is over."""
        return self._last.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._last.over

    def apply(self, move: Move | str, *, comment: str = "") -> Step:
        """Make a move at the end of the line. Raises IllegalMove and changes nothing when it is illegal."""
        before = self._last
        state = before.copy()
        state.heard = []
        if isinstance(move, str):
            move = self.game.parse_move(state, move)
        events = state.apply(move)
        step = Step(len(self._steps), before.actor, move, events, state, len(before.tally), comment)
        self._lines.clear()  # before, so that an interrupt leaves no line that lacks the step
        self._steps.append(step)
        return step

    def step(self, number: int) -> Step:
        """Step `number`; negative numbers count from the end. Raises IndexError with the range."""
        try:
            return self._steps[index(number)]
        except (IndexError, TypeError):
            raise StepError(
                f"step {clip(number)} is not in this game; its steps go from 0 to {len(self) - 1}",
                f"这局里没有第{clip(number)}步；步数从0到{len(self) - 1}",
            ) from None

    def state(self, number: int) -> State:
        """A copy of the state after step `number`."""
        return self.step(number).state

    def view(self, number: int, viewer: Viewer = ALL) -> View:
        """What a viewer sees after step `number`."""
        return self.step(number).view(viewer, self.names)

    def branch(self, number: int, move: Move | str | None = None, *, play_on: bool = False) -> Timeline:
        """A new line that leaves this one after step `number`, with another move if one is given.

        With `play_on` the players of this line go on from there, with its luck, to the next decision of a person or to
        the end. Raises GameError where it is not known who plays, and PlayerError for a player that fails.
        """
        self.step(number)
        number %= len(self)
        branch = Timeline(self[0].state, seed=self.seed, names=self.names, deck=self.deck, luck=self.luck)
        branch.players, branch.own_players = self.players, self.own_players
        branch._steps = [copy(step) for step in self._steps[: number + 1]]
        branch.origin = (self, number)
        if move is not None:
            branch.apply(move)
        if play_on:
            from cardgames.players import loop

            loop.play_on(branch)
        return branch

    def why(self, number: int) -> list[str]:
        """The clauses that fired at a step, with their texts and what they did."""
        rulebook = self.game.rulebook
        return [
            f"{clause} {rulebook[clause].title.en}: {said.text('en', self.names)}"
            for clause, said in self.step(number).said()
        ]

    def moved(self, card: Card | str) -> list[Moved]:
        """Every step at which a card changed its place."""
        (card,) = self.game.pack.read([card])
        way: list[Moved] = []
        place = None
        for step in self._steps:
            state = step._state
            now = next((p.key for zone in state.zones for p in zone.places(state) if card in p.cards), None)
            if now != place:
                way.append(Moved(step.number, place, now))
                place = now
        return way

    def line(self, viewer: Viewer = ALL) -> tuple[Frame, ...]:
        """The steps as this viewer can tell them apart.

        A step that leaves a secret question open to somebody else is joined with the steps that follow until it is
        answered (Caribbean Star's aces): being asked, and passing, must look like nothing at all. At the end of a line
        such a step is not there yet.
        """
        if viewer not in (*range(self._last.seats), *self._lines):
            self._last.view(viewer)  # says what would be right, also of something that is no key
        if viewer not in self._lines:
            self._lines[viewer] = tuple(self._frames(viewer))
        return self._lines[viewer]

    def _frames(self, viewer: Viewer) -> Iterator[Frame]:
        waiting: list[Step] = []
        opened: Said | None = None
        begun = False
        for step in self._steps:
            waiting.append(step)
            view = step.view(viewer, self.names)
            if view.waiting and (begun or step is not self._steps[-1]):  # a position may begin with a question
                continue
            here, later = _headings(waiting, viewer)
            yield _frame(waiting, viewer, view, here or opened)
            waiting, opened, begun = [], later, True

    def record(self) -> str:
        """The game as readable text; `cardgames.load(text)` gives it back."""
        from cardgames.engine.record import write_record

        return write_record(self)

    def __copy__(self) -> Self:
        """Another line with the same steps; both can go on for themselves."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self), _steps=[copy(step) for step in self._steps], _lines={})
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return copy(self)

    def __getstate__(self) -> dict[str, Any]:
        """All but the players themselves, who may be of any kind; the words for them stay."""
        return vars(self) | {"own_players": FrozenDict(), "_lines": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Timeline):
            return NotImplemented
        return self is other or self.__getstate__() == other.__getstate__()

    __hash__ = None  # type: ignore[assignment]  # it goes on

    def __len__(self) -> int:
        return len(self._steps)

    def __getitem__(self, number: int) -> Step:
        return self.step(number)

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)  # as many as there are now, also while the line goes on

    def __repr__(self) -> str:
        seed = "" if self.seed is None else f", seed {self.seed}"
        return f"<{self.game.title.en}: {len(self) - 1} steps{seed}>"


def _sentences(events: Sequence[Event], viewer: Viewer) -> list[tuple[str, Said]]:
    return [
        (event.clause, said)
        for event in events
        if not event.telling.heading and (said := event.said(viewer)) is not None
    ]


def _headings(steps: list[Step], viewer: Viewer) -> tuple[Said | None, Said | None]:
    """The heading that these steps stand under, and the one that they open for what follows.

    A heading told at the end of a step, say when the last card of a trick opens the next one, is not the step's own.
    """
    here = later = None
    for step in steps:
        told = [event for event in step.events if event.said(viewer) is not None]
        for number, event in enumerate(told):
            if event.telling.heading and number == 0:
                here = here or event.said(viewer)
            elif event.telling.heading:
                later = event.said(viewer)
    return here, later


def _frame(steps: list[Step], viewer: Viewer, view: View, heading: Said | None) -> Frame:
    """One frame of a viewer's line out of the steps that this viewer cannot tell apart."""
    events = [event for step in steps for event in step.events]
    told = [event for event in events if event.said(viewer) is not None]
    briefs = [brief for event in told if (brief := event.brief(viewer)) is not None]
    own = [event for number, event in enumerate(told) if number == 0 or not event.telling.heading]
    moments = [event.telling.moment for event in own if event.telling.moment is not None]
    if heading is not None and not moments:
        moments = ["round"]  # the round was opened at the end of the step before
    by = steps[0].actor
    return Frame(
        step=steps[-1].number,
        by=None if by == CHANCE else by,
        said=tuple(_sentences(events, viewer)),
        brief=briefs[0] if briefs else None,
        lines=tuple(line for step in steps for line in step.lines),
        moment=moments[-1] if moments else None,
        round=heading,
        view=view,
        covers=tuple(step.number for step in steps),
    )
