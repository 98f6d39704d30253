"""What a lesson shows: the same parts as HTML for a notebook and as plain text for everybody else.

A notebook's page is light or dark and may be shown without its styles, so the HTML inherits colours and sizes, uses no
`<style>`, and says by signs and words what it might say by colour. Every text is escaped.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Protocol

from cardgames.engine.rulebook import Clause
from cardgames.engine.words import LANGUAGES, Words

YES, NO, OPEN = "✓", "✗", "…"
"""Marks before a sentence: it holds, it does not, it is still open."""

_FAINT = "#8888"
_EDGES = {YES: "#2e8b57", NO: "#d1495b", OPEN: "#b7791f"}
_SPOKEN = {
    YES: Words("right", "正确"),
    NO: Words("not so", "不对"),
    OPEN: Words("open", "待填"),
}
_PICTURE = Words("[Picture: {alt}]", "[图：{alt}]")


class Part(Protocol):
    """Something that can stand on a page."""

    def html(self, lang: str) -> str:
        """As HTML."""
        ...

    def text(self, lang: str) -> str:
        """As lines of text."""
        ...


@dataclass(frozen=True, slots=True)
class Heading:
    """A line in bold type."""

    words: str

    def html(self, lang: str) -> str:
        return f'<div style="font-weight:600;margin:0 0 4px">{escape(self.words)}</div>'

    def text(self, lang: str) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, perhaps marked YES, NO or OPEN, and the clause it follows from."""

    words: str
    clause: Clause | None = None
    mark: str = ""

    def html(self, lang: str) -> str:
        edge = f"border-left:3px solid {_EDGES[self.mark]};padding-left:10px" if self.mark else "padding-left:13px"
        words = f"{_mark(self.mark, lang)}{escape(self.words)}{_chip(self.clause, lang)}"
        return f'<div style="{edge}">{words}</div>'

    def text(self, lang: str) -> str:
        clause = f"  [{self.clause.id} {self.clause.title[lang]}]" if self.clause else ""
        return f"{self.mark or ' '} {self.words}{clause}"


@dataclass(frozen=True, slots=True)
class Plain:
    """A line of text."""

    words: str

    def html(self, lang: str) -> str:
        return f"<div>{escape(self.words)}</div>"

    def text(self, lang: str) -> str:
        return f"  {self.words}"


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause: its number, its title in both languages, its text."""

    clause: Clause

    def html(self, lang: str) -> str:
        title, other = (escape(self.clause.title[one]) for one in _first(lang))
        text = escape(self.clause.text[lang]).replace("\n", "<br>")
        return (
            f'<div style="margin:5px 0"><strong>{escape(self.clause.id)} {title}</strong> '
            f'<span style="opacity:.75">{other}</span><br>{text}</div>'
        )

    def text(self, lang: str) -> str:
        title, other = (self.clause.title[one] for one in _first(lang))
        text = self.clause.text[lang].replace("\n", "\n  ")
        return f"{self.clause.id} {title} / {other}\n  {text}"


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of short texts under a row of headings (or none); the first column names the rows."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def html(self, lang: str) -> str:
        left = ' style="text-align:left"'
        name = ' style="text-align:left;font-weight:inherit"'
        line = f' style="background:transparent;border-bottom:1px solid {_FAINT}"'
        head = "".join(f'<th scope="col"{left}>{escape(text)}</th>' for text in self.head)
        rows = "".join(
            f'<tr{line}><th scope="row"{name}>{escape(row[0])}</th>'
            + "".join(f"<td{left}>{escape(text)}</td>" for text in row[1:])
            + "</tr>"
            for row in self.rows
        )
        return (
            '<table style="border-collapse:collapse;border:0;margin:4px 0">'
            + (f"<thead><tr{line}>{head}</tr></thead>" if head else "")
            + f"<tbody>{rows}</tbody></table>"
        )

    def text(self, lang: str) -> str:
        lines = [*([self.head] if self.head else []), *self.rows]
        wide = [max(_columns(line[i]) for line in lines) for i in range(len(lines[0]))]
        return "\n".join(
            "  ".join(text + " " * (wide[i] - _columns(text)) for i, text in enumerate(line)).rstrip() for line in lines
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing with its alternative text and a caption."""

    svg: str
    alt: str
    caption: str = ""

    def html(self, lang: str) -> str:
        data = b64encode(self.svg.encode()).decode()
        caption = f'<div style="margin:2px 0 6px;opacity:.85">{escape(self.caption)}</div>' if self.caption else ""
        size = re.search(r'width="[\d.]+" height="[\d.]+"', self.svg)  # so that the page need not move when it is drawn
        return (
            f'<img alt="{escape(self.alt)}" {size[0] if size else ""} src="data:image/svg+xml;base64,{data}" '
            f'style="max-width:100%;height:auto;display:block;margin:4px 0">{caption}'
        )

    def text(self, lang: str) -> str:
        shown = _PICTURE.fill({"alt": self.alt}, lang)
        return f"{shown}\n{self.caption}" if self.caption else shown


@dataclass(frozen=True, slots=True)
class Fold:
    """Parts that a reader opens; in plain text they follow below."""

    summary: str
    parts: Sequence[Part]

    def html(self, lang: str) -> str:
        inner = "".join(part.html(lang) for part in self.parts)
        return (
            f'<details style="margin:6px 0"><summary style="cursor:pointer">{escape(self.summary)}</summary>'
            f'<div style="margin:4px 0 4px 16px">{inner}</div></details>'
        )

    def text(self, lang: str) -> str:
        inner = "\n".join(part.text(lang) for part in self.parts)
        return f"▸ {self.summary}\n" + "\n".join(f"    {line}".rstrip() for line in inner.splitlines())


@dataclass(frozen=True, slots=True)
class Beside:
    """Parts beside each other, each at least so many ems wide; below each other where there is no room."""

    parts: Sequence[Part]
    width: int = 18

    def html(self, lang: str) -> str:
        style = f"flex:1 1 {self.width}em;padding:0 16px 8px 0"
        inner = "".join(f'<div style="{style}">{part.html(lang)}</div>' for part in self.parts)
        return f'<div style="display:flex;flex-wrap:wrap">{inner}</div>'

    def text(self, lang: str) -> str:
        return "\n\n".join(part.text(lang) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Block:
    """Parts that stay together below each other; `inset` under the sentence before them."""

    parts: Sequence[Part]
    inset: bool = False

    def html(self, lang: str) -> str:
        inner = "".join(part.html(lang) for part in self.parts)
        return f'<div style="margin-left:26px">{inner}</div>' if self.inset else inner

    def text(self, lang: str) -> str:
        return "\n".join(part.text(lang) for part in self.parts)


class Page:
    """What a cell shows. Subclasses give `parts`; `lang` is "en" or "zh"."""

    lang = "en"

    @property
    def parts(self) -> Sequence[Part]:
        """The parts from top to bottom."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        inner = "".join(part.html(self.lang) for part in self.parts)
        return f'<div style="max-width:64em;line-height:1.55">{inner}</div>'

    def __str__(self) -> str:
        return "\n".join(part.text(self.lang) for part in self.parts)

    __repr__ = __str__


class Shown(Page):
    """A page of parts that are there already."""

    def __init__(self, lang: str, *parts: Part) -> None:
        self.lang = lang
        self._parts = parts

    @property
    def parts(self) -> Sequence[Part]:
        return self._parts


def _first(lang: str) -> tuple[str, ...]:
    """The languages, this one first."""
    return (lang, *(other for other in LANGUAGES if other != lang))


def _mark(mark: str, lang: str) -> str:
    if not mark:
        return ""
    return f'<span role="img" aria-label="{escape(_SPOKEN[mark][lang])}" style="font-weight:700">{mark}</span> '


def _chip(clause: Clause | None, lang: str) -> str:
    if clause is None:
        return ""
    style = f"display:inline-block;border:1px solid {_FAINT};border-radius:9px;padding:0 7px;font-size:.85em"
    return f' &nbsp;<span style="{style}"><b>{escape(clause.id)}</b> {escape(clause.title[lang])}</span>'


def _columns(text: str) -> int:
    """How many columns of a terminal the text takes: Chinese characters take two."""
    return sum(2 if char >= "\u2e80" else 1 for char in text)
