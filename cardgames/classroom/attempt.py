"""A move tried in a position: what happens, sentence by sentence with the clauses, or why it is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.classroom import words
from cardgames.classroom.page import YES, Heading, Part, Sentence
from cardgames.classroom.worked import LessonError, Misreading, Row, Worked, refused
from cardgames.engine.events import Event
from cardgames.engine.moves import IllegalMove, Move
from cardgames.engine.rulebook import Clause
from cardgames.engine.state import CHANCE, State
from cardgames.engine.timeline import Step, Timeline
from cardgames.engine.words import PUNCTUATION, Said, Words, gain, listing, seat_name
from cardgames.players import loop

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson


def try_moves(
    start: State | Timeline, moves: Sequence[str], luck: object = 0, *, dealt: bool = False
) -> tuple[Timeline, Move | None, IllegalMove | None]:
    """A line from a position on: the moves one after another, and what chance draws in between.

    From a timeline it goes on where that ends, with its luck. With `dealt` the line begins with what was told of the
    deal. Gives the line as far as it got, and the move that was refused with its error, if one was.
    """
    if isinstance(start, Timeline):
        timeline = start.branch(len(start) - 1)
    else:
        state = start.copy()
        if not dealt:
            state.heard = []
        timeline = Timeline(state, luck=luck)

    def settle_chance(next_move: str | None) -> None:
        while timeline.last.actor == CHANCE:
            kinds = timeline.last.decisions[timeline.last.phase].kinds
            if next_move is not None and next_move.split(" ")[0] in kinds:
                return
            loop.draw(timeline)

    for move in moves:
        settle_chance(move)
        try:
            timeline.apply(move)
        except IllegalMove as error:
            return timeline, start.game.parse_move(timeline.last, move), error
    settle_chance(None)
    return timeline, None, None


def told(lesson: Lesson, step: Step, mark: str = "") -> list[Part]:
    """A step as sentences with their clauses, and what it brings to whom."""
    lang, signs = lesson.lang, PUNCTUATION[lesson.lang]
    parts: list[Part] = []
    for clause, said in step.said():
        parts.append(Sentence(said.text(lang, lesson.names), lesson.clause(clause), mark if not parts else ""))
    for line in step.lines:
        who = seat_name(line.seat, lang, lesson.names)
        text = f"{who}{signs.comma}{gain(line.amount)}{signs.colon}{line.reason(lang, lesson.names)}"
        cited = any(line.clause == clause for clause, _ in step.said())
        parts.append(Sentence(text, None if cited else lesson.clause(line.clause)))
    return parts


class Attempt(Worked):
    """One or more moves tried in a position. `check` asks for what is the case afterwards; see `fields`."""

    def __init__(self, lesson: Lesson, start: State | Timeline, moves: Sequence[str], luck: object = 0) -> None:
        self.start = start.last if isinstance(start, Timeline) else start
        self.timeline, self.refused, self.error = try_moves(start, moves, luck)
        self.tried = self.timeline.steps[len(start) if isinstance(start, Timeline) else 1 :]
        self.last_tried = [] if self.refused is None else [self.refused]
        actor = self.start.actor
        self.mover = actor if actor is not None and actor >= 0 else 0
        tried = [step.move for step in self.tried if step.move is not None and step.actor != CHANCE]
        done = listing([move.label.text(lesson.lang, lesson.names) for move in [*tried, *self.last_tried]], lesson.lang)
        who = seat_name(self.mover, lesson.lang, lesson.names)
        heading = Heading(words.TRIES.fill({"who": who, "moves": done}, lesson.lang))
        super().__init__(lesson, [heading], [])

    @property
    def parts(self) -> Sequence[Part]:
        return self.steps()

    def steps(self) -> list[Part]:
        """Everything that happens, or how far it goes and why not further."""
        parts: list[Part] = []
        for step in self.tried:
            parts += told(self.lesson, step, YES)
        if self.error is not None:
            parts += refused(self.lesson, self.error, self.refused)
        elif self.timeline.last.over:
            scores = PUNCTUATION[self.lang].items.join(map(self.lesson.shown, self.timeline.last.scores()))
            parts.append(Sentence(words.FINAL.fill({"scores": scores}, self.lang)))
        return parts

    def scene(self) -> list[Part]:
        """The position in a picture, and the moves."""
        return [self.lesson.picture(self.start, caption=""), *self.situation]

    @property
    def allowed(self) -> bool:
        """Whether the rules allow all the moves."""
        return self.error is None

    @property
    def fields(self) -> tuple[str, ...]:
        return ("allowed", *(() if self.error else self._values()))

    def row(self, name: str) -> Row:
        if name == "allowed":
            clause = self.error.illegal.clause if self.error else self.timeline.steps[-1].events[0].clause
            said = self.error.illegal.because if self.error else self.timeline.steps[-1].said()[0][1]
            return Row(name, self.error is None, clause, said, ask=words.ASK_ALLOWED)
        values = {} if self.error else self._values()
        if name not in values:
            raise LessonError(
                f"there is no {name!r} to ask for here; there are {', '.join(self.fields)}",
                f"这里没有{name!r}可问；可以问{'、'.join(self.fields)}",
            )
        several = isinstance(values[name], tuple)
        return Row(name, values[name], unordered=several, seats=name in ("next", "winners"), ask=_ASK.get(name))

    def reason(self, row: Row, answer: Any) -> tuple[Clause | None, str]:
        """The event that put the disputed cards where they are; the lines that make the points; what comes next."""
        if row.field == "allowed":
            return super().reason(row, answer)
        if row.field in ("points", "scores"):
            return self._lines()
        if row.field == "next" and not self.timeline.last.over:
            decision = self.timeline.last.decisions[self.timeline.last.phase]
            return self._say(decision.clause, Said(decision.prompt, {"actor": self.timeline.last.actor}))
        events = [event for step in self.tried for event in step.events]
        events = [event for event in events if event.said() is not None and not event.telling.heading]
        if isinstance(row.value, tuple) and row.field != "winners":
            here = _cards(answer) if not row.matches(answer) else set(self._before(row.field))
            disputed = set(row.value) ^ here
            naming = [(len(set(_named(event))), -number, event) for number, event in enumerate(events)]
            naming = [one for one in naming if disputed & set(_named(one[2]))]
            if naming:  # the event that speaks of little else, the last of several
                event = min(naming, key=lambda one: one[:2])[2]
                return self._say(event.clause, event.said())
        owner = row.field.rpartition("_")[2]
        about = [event for event in events if str(event.actor) == owner and row.value in event.values.values()]
        event = (about or events)[-1]  # of a seat's number the event that names both, where there is one
        return self._say(event.clause, event.said())

    def misreadings(self, row: Row) -> Sequence[Misreading]:
        """What the other legal moves give instead, or the other seats, or the other answer."""
        lang, names, before = self.lang, self.lesson.names, self.start
        if row.field == "allowed":
            return [Misreading(not row.value, words.OTHERWISE_HERE)]
        if row.field in ("next", "winners"):
            wrap = (lambda seat: seat) if row.field == "next" else (lambda seat: (seat,))
            return [Misreading(wrap(seat), words.OTHER_SEAT) for seat in range(before.seats)]
        found = []
        for move in before.legal_moves():
            other = Attempt(self.lesson, before, [move.text])
            label = move.label.text(lang, names)
            found.append(Misreading(other.row(row.field).value, Words(label, label)))
        return [Misreading(one.value, Said(words.INSTEAD, {"move": one.words})) for one in found]

    def _lines(self) -> tuple[Clause | None, str]:
        lines = [line for step in self.tried for line in step.lines]
        if not lines:
            return None, words.NO_POINTS[self.lang]
        signs = PUNCTUATION[self.lang]
        text = signs.semicolon.join(line.reason(self.lang, self.lesson.names) for line in lines)
        return self.lesson.clause(lines[-1].clause), signs.sentence(text)

    def _say(self, clause: str, said: Said | None) -> tuple[Clause | None, str]:
        return self.lesson.clause(clause), "" if said is None else said.text(self.lang, self.lesson.names)

    def _values(self) -> dict[str, Any]:
        """Everything that can be asked for, by name: points, scores, next, winners, places, numbers."""
        last, scores = self.timeline.last, self.timeline.last.scores()
        values: dict[str, Any] = {
            "points": scores[self.mover] - self.start.scores()[self.mover],
            "scores": list(scores),
            "next": last.actor,
        }
        if last.over:
            values["winners"] = tuple(last.winners() or ())
        view = last.view("all")
        values |= {_name(key): zone.cards for key, zone in view.zones.items()}
        values |= {_name(key): counter.value for key, counter in view.counters.items() if counter.shown}
        return values

    def _before(self, name: str) -> tuple[Card | None, ...]:
        return {_name(key): zone.cards for key, zone in self.start.view("all").zones.items()}[name]


_ASK = {"points": words.ASK_POINTS, "next": words.ASK_NEXT, "winners": words.ASK_WINNERS}


def _name(key: str) -> str:
    """The key of a place as it is written in a call: "hand:0" is hand_0."""
    return key.replace(":", "_")


def _cards(answer: Any) -> set[Any]:
    return set(answer) if isinstance(answer, (list, tuple)) else {answer}


def _named(event: Event) -> Iterator[Card]:
    """The cards that an event speaks of."""
    for value in event.values.values():
        for card in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(card, Card):
                yield card
