"""One rule of several: the same moves, or the same deal, under each value of an option, and what differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.classroom import words
from cardgames.classroom.attempt import told, try_moves
from cardgames.classroom.page import Beside, Block, Heading, Page, Part, Sentence, Table
from cardgames.classroom.worked import LessonError, refused
from cardgames.engine.moves import IllegalMove, Move
from cardgames.engine.state import State
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import seat_name

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

LISTED = 8
"""More cards than these are only counted."""


class Comparison(Page):
    """What happens under each value of one option, side by side, and a table of what is different afterwards."""

    def __init__(
        self,
        lesson: Lesson,
        position: State | None,
        moves: Sequence[str],
        seats: int | None,
        seed: object,
        options: Mapping[str, Any],
    ) -> None:
        self.lesson = lesson
        self.lang = lesson.lang
        if len(options) != 1 or not isinstance(values := next(iter(options.values())), (list, tuple)):
            raise LessonError(*self._example())
        self.option = next(iter(options))
        self.seed = seed
        self.runs = [(value, *self._run(position, moves, seats, value)) for value in values]

    def _example(self) -> tuple[str, str]:
        options = self.lesson.game.options
        if not options:
            return "this game has no options to compare", "这个游戏没有可以比较的选项"
        name, option = next(iter(options.items()))
        example = f"{name}={list(option.values_for(self.lesson.game.seats[0]))[:2]}"
        return f"name one option and a list of its values: {example}", f"请写一个选项和它的几个取值，例如{example}"

    def _run(
        self, position: State | None, moves: Sequence[str], seats: int | None, value: Any
    ) -> tuple[Timeline, Move | None, IllegalMove | None]:
        game = self.lesson.game
        if position is None:
            start = game.start(seats=seats, seed=self.seed, **{self.option: value})
            return try_moves(start, moves, self.seed, dealt=True)
        start = position.copy()
        start.options = game.check_options({**position.options, self.option: value}, position.seats)
        return try_moves(start, moves, self.seed)

    @property
    def parts(self) -> Sequence[Part]:
        stories = [self._story(*run[1:]) for run in self.runs]
        if not any(len(run[1]) > 1 for run in self.runs):  # of a deal only what is not the same
            stories = [[part for part in story if not all(part in other for other in stories)] for story in stories]
        columns = [Block([Heading(self._title(run[0])), *story]) for run, story in zip(self.runs, stories, strict=True)]
        rows = self._differences()
        if not rows:
            return [Beside(columns), Sentence(words.NO_DIFFERENCE[self.lang])]
        head = [words.DIFFERS[self.lang], *(f"{self.option} = {run[0]}" for run in self.runs)]
        return [Beside(columns), Table(head, rows)]

    def _title(self, value: Any) -> str:
        default = self.lesson.game.options[self.option].default_for(self.runs[0][1].last.seats)
        title = words.USUAL if value == default else words.OTHERWISE
        return title.fill({"option": self.option, "value": value}, self.lang)

    def _story(self, line: Timeline, tried: Move | None, error: IllegalMove | None) -> list[Part]:
        """The moves as they go under one value; without moves, the deal."""
        steps = line.steps[1:] or line.steps
        parts = [part for step in steps for part in told(self.lesson, step)]
        return parts + (refused(self.lesson, error, tried) if error else [])

    def _differences(self) -> list[tuple[str, ...]]:
        """What is not the same at the end of all runs, with its value in each."""
        ends = [self._facts(run[1].last) for run in self.runs]
        names = dict.fromkeys(name for end in ends for name in end)
        rows = [(name, *(end.get(name, "–") for end in ends)) for name in names]
        return [row for row in rows if len(set(row[1:])) > 1]

    def _facts(self, state: State) -> dict[str, str]:
        """Places, numbers, scores and whose choice is next, or who has won, as words."""
        lesson, lang = self.lesson, self.lang
        view = state.view("all")
        facts = {}
        for zone in view.zones.values():
            facts[self._name(zone.owner, zone.label.text(lang))] = self._cards(zone.cards)
        for counter in view.counters.values():
            if counter.shown:
                facts[self._name(counter.owner, counter.label.text(lang))] = lesson.shown(counter.value)
        if state.actor is not None:
            facts[words.NEXT[lang]] = seat_name(state.actor, lang, lesson.names)
        elif state.winners():
            facts[words.WON_BY[lang]] = lesson.seat(tuple(state.winners() or ()))
        return facts

    def _name(self, owner: int | None, label: str) -> str:
        return (
            label
            if owner is None
            else words.PLACE_OF.fill({"seat": owner, "place": label}, self.lang, self.lesson.names)
        )

    def _cards(self, cards: Sequence[Card | None]) -> str:
        if len(cards) > LISTED:
            return words.CARDS.fill({"n": len(cards)}, self.lang)
        return self.lesson.shown(cards)
