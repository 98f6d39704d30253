"""Checking a file of own examples from a notebook: the same as `python -m cardgames check FILE`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cardgames.check import Outcome, check_file
from cardgames.classroom import words
from cardgames.classroom.page import NO, YES, Block, Heading, Page, Part, Plain, Sentence
from cardgames.engine.cases import CaseError
from cardgames.engine.words import Words

_UNREADABLE = Words(
    "this file cannot be opened from here; look at its name, and in a browser without files of its own upload it first",
    "从这里打不开这个文件；请检查文件名，如果浏览器里没有自己的文件，请先上传",
)


class Report(Page):
    """What became of every case of a file."""

    def __init__(self, path: str | Path, lang: str = "en", game: str | None = None) -> None:
        self.lang = lang
        try:
            with Path(path).open("rb"):
                pass
        except (OSError, ValueError):
            self.outcomes = [Outcome(str(path), fault=CaseError(*_UNREADABLE))]
        else:
            self.outcomes = list(check_file(path, game))

    @property
    def passed(self) -> int:
        """How many cases came out as expected."""
        return sum(outcome.passed for outcome in self.outcomes)

    @property
    def parts(self) -> Sequence[Part]:
        counts = {"passed": self.passed, "failed": len(self.outcomes) - self.passed}
        return [*(self._case(outcome) for outcome in self.outcomes), Heading(words.PASSED.fill(counts, self.lang))]

    def _case(self, outcome: Outcome) -> Part:
        """One case: as expected, or each field that is not, or why it cannot be run."""
        if outcome.passed:
            return Sentence(outcome.where, None, YES)
        reasons = [Plain(difference.text(self.lang)) for difference in outcome.differences]
        if outcome.fault is not None:
            reasons.append(Plain(outcome.fault.text(self.lang)))
        return Block([Sentence(outcome.where, None, NO), Block(reasons, inset=True)])
