"""Worked examples: a situation worked out step by step, to read, to answer oneself, or to choose from.

    bartender.exchange([1, 3, 4, 6], 7)                                  every step with its clause
    bartender.exchange([1, 3, 4, 6], 7).check(size=2, cards=...)         an exercise: put an answer in place of ...
    bartender.exchange([1, 3, 4, 6], 7).choose("cards", answer="b")      a question with answers to choose from

All values come from the rules; an answer is compared with them, and a wrong one is told the clause and how it works.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.check import same
from cardgames.classroom import words
from cardgames.classroom.page import NO, Page, Part, Sentence, Table
from cardgames.engine.cases import CaseKind
from cardgames.engine.moves import IllegalMove, Move, clip
from cardgames.engine.rulebook import Clause
from cardgames.engine.words import PUNCTUATION, Said, Words
from cardgames.faults import Fault
from cardgames.svg.look import shown

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson


class LessonError(Fault):
    """Something asked of a lesson that it cannot show; one sentence says what would be right."""


_EXPLAINED = (ValueError, IndexError)
"""What the engine raises for what it is given; the message is a whole sentence that says what would be right."""


@dataclass(frozen=True, slots=True)
class Misreading:
    """What somebody answers who takes the rule for another: the value, and what was misread ("few cards first")."""

    value: Any
    words: Words | Said


@dataclass(frozen=True, slots=True)
class Row:
    """One step of a worked example: the `field` that is asked for, its `value`, the `clause`, and how it comes about.

    `unordered`, `by_seat`: the order of a list (within each seat) means nothing when an answer is compared.
    `seats`: its numbers are seats. `ask` is the question in words, `misreadings` what other readings would give.
    `plain`: a text is shown as it is, also one that could be a suit, such as "S" for south.
    """

    field: str
    value: Any
    clause: str | None = None
    said: Words | Said | str | None = None
    unordered: bool = False
    by_seat: bool = False
    seats: bool = False
    ask: Words | Said | None = None
    misreadings: tuple[Misreading, ...] = ()
    plain: bool = False

    def matches(self, answer: Any) -> bool:
        """Whether the answer means this value."""
        try:
            return same(self.value, answer, unordered=self.unordered, by_seat=self.by_seat)
        except TypeError:  # what is neither number, text, card nor a list of them
            return False


class Step:
    """How one field of a kind of case comes about: the clause and the words, each fixed or a function of given and got.

    `ask` is the question in words, `seats` says that the value is seats, `plain` that it is no suit,
    `misread(given, got)` gives what common misreadings make of it.
    """

    def __init__(
        self,
        field: str,
        clause: str | Callable[[Mapping[str, Any], Mapping[str, Any]], str] | None = None,
        said: Words | Callable[[Mapping[str, Any], Mapping[str, Any]], Any] | None = None,
        *,
        ask: Words | None = None,
        seats: bool = False,
        plain: bool = False,
        misread: Callable[[Mapping[str, Any], Mapping[str, Any]], Iterable[Misreading]] | None = None,
    ) -> None:
        self.field, self.clause, self.said, self.ask, self.misread = field, clause, said, ask, misread
        self.seats, self.plain = seats, plain

    def row(self, given: Mapping[str, Any], got: Mapping[str, Any], kind: CaseKind, read: Callable[[Any], Any]) -> Row:
        """The step of one case."""
        clause = self.clause(given, got) if callable(self.clause) else self.clause
        said = self.said(given, got) if callable(self.said) else self.said
        order = self.field in kind.unordered, self.field in kind.by_seat
        others = tuple(self.misread(given, got)) if self.misread else ()
        return Row(self.field, read(got[self.field]), clause, said, *order, self.seats, self.ask, others, self.plain)


def one_by_one(parts: Sequence[Said]) -> Said:
    """Several facts as one sentence, with semicolons, for parts that may have commas in them."""
    fields = [f"{{part{i}}}" for i in range(len(parts))]
    sentences = (signs.semicolon.join(fields) + signs.stop for signs in PUNCTUATION.values())
    return Said(Words(*sentences), {f"part{i}": p for i, p in enumerate(parts)})


def spoken(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method whose errors are said on a page of their own instead of a traceback.

    Such a page may be given to the next method like what it stands for; it then just comes back.
    """

    @wraps(method)
    def speak(self: Any, *args: Any, **kwargs: Any) -> Any:
        for value in (*args, *kwargs.values()):
            if isinstance(value, Refusal):
                return value
        try:
            return method(self, *args, **kwargs)
        except _EXPLAINED as error:
            return Refusal(self.lesson, error)

    return speak


class Refusal(Page):
    """Why something cannot be shown, with the clause where the rules forbid it."""

    def __init__(self, lesson: Lesson | None, error: Exception) -> None:
        self.lesson = lesson
        self.lang = lesson.lang if lesson else "en"
        self.error = error

    @property
    def parts(self) -> Sequence[Part]:
        if self.lesson and isinstance(self.error, IllegalMove):
            return refused(self.lesson, self.error)
        message = self.error.text(self.lang) if isinstance(self.error, Fault) else str(self.error)
        clause = self.lesson.clause_in(message) if self.lesson else None
        return [Sentence(PUNCTUATION[self.lang].sentence(message), clause, NO)]

    def __getattr__(self, name: str) -> Any:
        """Whatever is asked of it, it says the same; a cell that goes on with it shows the reason once more."""
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *args, **kwargs: self


def refused(lesson: Lesson, error: IllegalMove, move: Move | None = None) -> list[Part]:
    """An illegal move: why, by which clause, and what would be right; after the move itself, where it is given."""
    illegal, lang = error.illegal, lesson.lang
    because = illegal.because.text(lang)
    tried = "" if move is None else f"{move.label.text(lang, lesson.names)}{PUNCTUATION[lang].colon}"
    return [
        Sentence(f"{tried}{because}", lesson.clause(illegal.clause), NO),
        Sentence(illegal.instead.text(lesson.lang)),
    ]


class Worked(Page):
    """A situation and the steps that the rules make of it."""

    def __init__(self, lesson: Lesson, situation: Iterable[Part], rows: Iterable[Row]) -> None:
        self.lesson = lesson
        self.lang = lesson.lang
        self.situation = list(situation)
        self.rows = list(rows)

    @property
    def parts(self) -> Sequence[Part]:
        return [*self.situation, *self.steps()]

    def steps(self) -> list[Part]:
        """All steps, worked."""
        lang = self.lang
        rows = [
            (row.field, self.shown(row, row.value), self.how(row), clause_words(self.lesson.clause(row.clause), lang))
            for row in self.rows
        ]
        return [Table([words.STEP[lang], words.VALUE[lang], words.HOW[lang], words.RULE[lang]], rows)]

    def scene(self) -> list[Part]:
        """The situation as a question shows it that stands alone."""
        return self.situation

    @property
    def fields(self) -> tuple[str, ...]:
        """What can be asked for."""
        return tuple(row.field for row in self.rows)

    def row(self, name: str) -> Row:
        """One step. Raises LessonError for a name that is none."""
        for row in self.rows:
            if row.field == name:
                return row
        raise LessonError(
            f"there is no step {clip(str(name))} here; there are {', '.join(self.fields)}",
            f"这里没有{clip(str(name))}这一步；有：{'、'.join(self.fields)}",
        )

    def shown(self, row: Row, value: Any) -> str:
        """A value of a step for people."""
        if row.plain and isinstance(value, str):
            return value
        return self.lesson.seat(value) if row.seats else self.lesson.shown(value)

    def how(self, row: Row) -> str:
        """How a step comes about, in words."""
        said = row.said if row.said is not None else self.lesson.clause_text(row.clause)
        return said if isinstance(said, str) else said.text(self.lang)

    def reason(self, row: Row, answer: Any) -> tuple[Clause | None, str]:
        """The clause that settles a step, and how; a kind of example that knows better looks at the answer too."""
        return self.lesson.clause(row.clause), self.how(row)

    def misreadings(self, row: Row) -> Sequence[Misreading]:
        """Other values that somebody might take for this step's, and why."""
        return row.misreadings

    @spoken
    def check(self, **answers: Any) -> Page:
        """The answers compared with the rules, step by step; `...` is a step that is still open."""
        if not answers:
            last = self.fields[-1]
            raise LessonError(f"an answer names its step: {last}=...", f"答案要写明是哪一步，例如{last}=...")
        from cardgames.classroom.checked import Checked

        return Checked(self, [(self.row(name), answer) for name, answer in answers.items()])

    @spoken
    def choose(self, field: str, answer: Any = ...) -> Page:
        """A question about one step with answers to choose from by letter."""
        from cardgames.classroom.quiz import value_question

        return value_question(self, self.row(field), answer)


def clause_words(clause: Clause | None, lang: str) -> str:
    """A clause as it stands in a table: its number and title."""
    return "" if clause is None else f"{clause.id} {clause.title[lang]}"


def readable(value: Any, pack_get: Callable[[str], Card | None]) -> Any:
    """A value in which texts that name cards are cards."""
    if isinstance(value, str):
        return pack_get(value) or value
    if isinstance(value, Mapping):
        return {key: readable(part, pack_get) for key, part in value.items()}
    if isinstance(value, (list, tuple)) and not isinstance(value, Words):
        return [readable(part, pack_get) for part in value]
    return value


def written(value: Any, lang: str) -> str:
    """A value for people; lists inside lists are kept apart, a table by seats names them."""
    if isinstance(value, Mapping):
        signs = PUNCTUATION[lang]
        return signs.semicolon.join(f"{key}{signs.colon}{written(part, lang)}" for key, part in value.items()) or "–"
    if isinstance(value, (list, tuple)) and any(_holds_several(part) for part in value):
        return PUNCTUATION[lang].semicolon.join(written(part, lang) for part in value)
    return shown(value, lang)


def _holds_several(value: Any) -> bool:
    """Whether it is a list or table of its own; words are a pair only inside."""
    return isinstance(value, (list, tuple, Mapping)) and not isinstance(value, Words)
