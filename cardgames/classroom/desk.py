"""What all parts of a lesson ask for: pictures, clauses, values in words, the game's kinds of cases and own lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import cardgames
from cardgames.classroom import words
from cardgames.classroom.page import Fold, Page, Part, Picture, Rule
from cardgames.classroom.worked import LessonError, readable, written
from cardgames.engine.cases import CaseKind
from cardgames.engine.moves import clip
from cardgames.engine.rulebook import Clause
from cardgames.engine.state import State
from cardgames.engine.words import LANGUAGES, choice, listing, seat_name

_CLAUSE = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+\.\d+)\b")
LISTED = 8
"""More clauses than these are not all named in the line that unfolds them."""
WIDTH = 720
"""How wide pictures are: an output cell beside a side bar, and a page of paper, hold them."""


class Desk(Page):
    """A game, a language, and how its things are put into words and pictures."""

    names = None

    def __init__(self, slug: str, lang: str = "en") -> None:
        self.game = cardgames.game(slug)
        if lang not in LANGUAGES:
            languages = [repr(one) for one in LANGUAGES]
            raise LessonError(
                f"there is no language {clip(str(lang))}; try {choice(languages, 'en')}",
                f"没有{clip(str(lang))}这种语言；可以用{choice(languages, 'zh')}",
            )
        self.lang = lang

    def picture(self, state: State, viewer: Any = "all", caption: str | None = None) -> Picture:
        """A state drawn for a viewer, under it the caption or what is to be decided."""
        from cardgames.svg.alt import view_alt
        from cardgames.svg.table import table

        view = state.view(viewer, self.names)
        if caption is None and view.prompt is not None:
            prompt = view.prompt.text(self.lang, self.names)
            caption = f"{prompt[:1].upper()}{prompt[1:]}{'.' if self.lang == 'en' else '。'}"
        svg = table(view, self.game.board, lang=self.lang, width=WIDTH, labelled=False)
        return Picture(svg, view_alt(view, self.lang), caption or "")

    def clause(self, id_: str | None) -> Clause | None:
        """The clause of that number, of this game or of another one."""
        if id_ is None or id_ in self.game.rulebook:
            return None if id_ is None else self.game.rulebook[id_]
        others = (cardgames.game(slug) for slug in cardgames.games())
        book = next((game.rulebook for game in others if id_.startswith(f"{game.prefix}-")), ())
        return next((clause for clause in book if clause.id == id_), None)

    def clause_in(self, message: str) -> Clause | None:
        """The clause that a message names."""
        match = _CLAUSE.search(message)
        return self.clause(match[0]) if match else None

    def clause_text(self, id_: str | None) -> str:
        """What the clause says."""
        clause = self.clause(id_)
        return "" if clause is None else clause.text[self.lang]

    def read(self, value: Any) -> Any:
        """A value in which texts that name cards of the pack are cards."""
        return readable(value, self.game.pack.get)

    def shown(self, value: Any) -> str:
        """A value for people."""
        return written(self.read(value), self.lang)

    def seat(self, value: Any) -> str:
        """A seat, or several, for people; what is none as it is."""
        some = list(value) if isinstance(value, (list, tuple)) else [value]
        if not all(type(one) is int and one >= 0 for one in some):
            return self.shown(value)
        return listing([seat_name(one, self.lang) for one in some], self.lang) or words.NOBODY[self.lang]

    @cached_property
    def kinds(self) -> Mapping[str, CaseKind]:
        """The kinds of cases of the game; empty where it has none."""
        cases = self._module("cases")
        return cases.KINDS if cases else {}

    @cached_property
    def own(self) -> ModuleType | None:
        """The game's own `lesson.py`, where it has one."""
        return self._module("lesson")

    def _module(self, name: str) -> ModuleType | None:
        full = f"{self.game.state.__module__.rpartition('.')[0]}.{name}"
        return import_module(full) if find_spec(full) else None

    def wording(self, rules: str) -> list[Part]:
        """Clauses word for word, folded."""
        return self.folded([clause for one in rules.split() for clause in self.clauses(one)])

    def folded(self, clauses: Sequence[Clause]) -> list[Part]:
        if not clauses:
            return []
        ids = [clause.id for clause in clauses]
        some = words.WORDING.fill({"rules": ", ".join(ids)}, self.lang)
        many = words.WORDING_OF_MANY.fill({"n": len(ids), "first": ids[0], "last": ids[-1]}, self.lang)
        return [Fold(some if len(ids) <= LISTED else many, [Rule(clause) for clause in clauses])]

    def clauses(self, id_: str) -> Iterator[Clause]:
        """The clause of that number, or all of that section ("SH-1" is not "SH-10") or letter ("SH-R")."""
        exact = self.clause(str(id_))
        if exact is not None:
            yield exact
            return
        section = rf"{re.escape(str(id_))}(\.|(?<!\d)\d)"
        found = [clause for clause in self.game.rulebook if re.match(section, clause.id)]
        if not found:
            first, *_, last = self.game.rulebook
            raise LessonError(
                f"{self.game.title.en} has no clause {clip(str(id_))}; its clauses go from {first.id} to {last.id}",
                f"{self.game.title.zh}没有{clip(str(id_))}这一条；条款从{first.id}到{last.id}",
            )
        yield from found
