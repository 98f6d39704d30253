"""The numbered clauses of a game, in English and Chinese, read from its two text files.

A clause is a line, `- **HB-4.6 Title.** Text`. A long one may have a list below it, its lines indented: `  - Text`;
they are lines of the clause's text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

from cardgames.engine.words import LANGUAGES, Words
from cardgames.faults import Fault
from cardgames.frozen import Value
from cardgames.quoting import clip

_PART = "  - "
_CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-(?:R\d+|\d+(?:\.\d+)?)) (.+?)\*\* ?(.*)$")


class UnknownClause(Fault, KeyError):
    """A text that is no number of a clause; the message says which was meant, or how they go."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its id ("HB-4.6"), the section it stands in, a short title and the text."""

    id: str
    section: Words
    title: Words
    text: Words

    def __str__(self) -> str:
        return f"{self.id} {self.title.en}. {self.text.en}"


class Rulebook(Value):
    """All clauses of a game: `rulebook["HB-4.6"].text["zh"]`, iteration in order, `len`, `in`."""

    __slots__ = ("slug", "introduction", "_clauses")

    def __init__(self, slug: str, clauses: dict[str, Clause], introduction: Words) -> None:
        self.slug = slug
        self._clauses = clauses
        self.introduction = introduction

    @classmethod
    def read(cls, slug: str, package: str) -> Rulebook:
        """Read `rulebook.en.md` and `rulebook.zh.md` of a game's package. Raises ValueError when they do not agree."""
        texts = [_parse((resources.files(package) / f"rulebook.{lang}.md").read_text("utf-8")) for lang in LANGUAGES]
        (intro_en, en), (intro_zh, zh) = texts
        if list(en) != list(zh):
            odd = sorted(set(en) ^ set(zh)) or ["their order"]
            raise ValueError(f"the rulebooks of {slug} differ in {', '.join(odd[:5])}")
        clauses = {id_: Clause(id_, *(Words(a, b) for a, b in zip(en[id_], zh[id_], strict=True))) for id_ in en}
        return cls(slug, clauses, Words(intro_en, intro_zh))

    def __getitem__(self, clause: object) -> Clause:
        """The clause of that number. Raises UnknownClause."""
        found = self._clauses.get(clause) if isinstance(clause, str) else None
        if found is None:
            first, *_, last = self._clauses
            near = self._clauses.get(clause.strip().upper()) if isinstance(clause, str) else None
            en = f"did you mean {near.id}?" if near else f"its clauses go from {first} to {last}"
            zh = f"是不是想写{near.id}？" if near else f"条款从{first}到{last}"
            raise UnknownClause(
                f"{self.slug} has no clause {clip(clause)}; {en}", f"{self.slug}没有条款{clip(clause)}；{zh}"
            )
        return found

    def __contains__(self, clause: object) -> bool:
        return isinstance(clause, str) and clause in self._clauses

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def text(self, lang: str = "en") -> str:
        """The whole rulebook as Markdown."""
        stop = "." if lang == "en" else "。"
        rows, section = [self.introduction[lang]], ""
        for clause in self:
            if clause.section[lang] != section:
                section = clause.section[lang]
                rows.append(f"\n## {section}\n")
            text = clause.text[lang].replace("\n", f"\n{_PART}")
            rows.append(f"- **{clause.id} {clause.title[lang]}{stop}** {text}")
        return "\n".join(rows)

    def _repr_markdown_(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Rulebook({self.slug}, {len(self)} clauses)"


def _parse(text: str) -> tuple[str, dict[str, tuple[str, str, str]]]:
    """The introduction, and for each clause id its section, title and text."""
    section, introduction, clauses = "", [], {}
    for row in text.splitlines():
        if row.startswith("## "):
            section = row[3:].strip()
        elif match := _CLAUSE.match(row):
            id_, title, body = match.groups()
            if id_ in clauses:
                raise ValueError(f"clause {id_} stands twice")
            clauses[id_] = (section, title.rstrip(".。 "), body.strip())
        elif clauses and row.startswith(_PART):
            id_ = next(reversed(clauses))
            of, title, body = clauses[id_]
            clauses[id_] = (of, title, f"{body}\n{row[len(_PART) :].strip()}")
        elif not clauses and not section and row.strip():
            introduction.append(row.strip())
    return "\n\n".join(introduction), clauses
