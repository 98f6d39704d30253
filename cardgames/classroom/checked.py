"""What the rules say to the answers of a reader: right, open, or wrong with the clause and how it works."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardgames.classroom import words
from cardgames.classroom.page import NO, OPEN, YES, Block, Fold, Heading, Page, Part, Plain, Rule, Sentence
from cardgames.classroom.worked import Row, Worked
from cardgames.engine.words import PUNCTUATION


class Checked(Page):
    """What the rules say to the answers of a reader."""

    def __init__(self, worked: Worked, answers: Sequence[tuple[Row, Any]]) -> None:
        self.worked = worked
        self.lesson = worked.lesson
        self.lang = worked.lang
        self.answers = [(row, self._read(row, answer)) for row, answer in answers]

    @property
    def correct(self) -> bool | None:
        """True when every answer matches the rules, False when one does not, None while some are open."""
        marks = [self._mark(row, answer) for row, answer in self.answers]
        return False if NO in marks else None if OPEN in marks else True

    @property
    def parts(self) -> Sequence[Part]:
        lang = self.lang
        parts: list[Part] = [*self.worked.situation]
        for row, answer in self.answers:
            parts += self._feedback(row, answer)
        right = sum(self._mark(row, answer) == YES for row, answer in self.answers)
        if self.correct:
            parts.append(Heading(words.MATCHES[lang]))
        elif self.correct is None:
            parts.append(Heading(words.SOME_OPEN.fill({"right": right, "n": len(self.answers)}, lang)))
        if self.correct is not True:
            parts.append(Fold(words.SOLUTION[lang], self.worked.steps()))
        return parts

    def _read(self, row: Row, answer: Any) -> Any:
        """An answer as it is compared: "AS 6C" are cards where cards are asked for."""
        if not isinstance(row.value, (list, tuple)):
            return answer
        return self.lesson.game.pack.read(answer) if isinstance(answer, str) else self.lesson.read(answer)

    def _mark(self, row: Row, answer: Any) -> str:
        if _is_open(answer):
            return OPEN
        return YES if row.matches(answer) else NO

    def _feedback(self, row: Row, answer: Any) -> list[Part]:
        """One answer: right, open, or wrong with the clause and what it gives."""
        lang, mark = self.lang, self._mark(row, answer)
        if mark == OPEN:
            return [Sentence(words.STILL_OPEN.fill({"field": row.field}, lang), None, OPEN)]
        clause, how = self.worked.reason(row, answer)
        told = words.ANSWER.fill({"field": row.field, "value": self.worked.shown(row, answer)}, lang)
        if mark == YES:
            return [Sentence(told, clause, YES)]
        gives = words.GIVES.fill({"value": self.worked.shown(row, row.value)}, lang)
        why: list[Part] = [Plain(f"{gives}{PUNCTUATION[lang].space}{how}")]
        if clause is not None and how != clause.text[lang]:
            why.append(Rule(clause))
        return [Sentence(f"{told}{words.NOT_SO[lang]}", clause, NO), Block(why, inset=True)]


def _is_open(answer: Any) -> bool:
    """Whether the answer still is, or holds, a blank."""
    if isinstance(answer, (list, tuple)):
        return any(_is_open(part) for part in answer)
    return answer is ...
