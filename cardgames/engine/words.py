"""Sentences in two languages, filled with values at the last moment.

`Words` is a pair of format strings with typed fields, `Said` is a pair of words and values that is only put into a
sentence when somebody asks. The format specifications, after the colon:

    seat   a seat number: "Seat 1", "1号", or the player's name        card   a card: "7♠"
    seats  several seats                                                cards  several cards: "A♦ and 6♣", "A♦、6♣"
    suit   a suit letter: "♠"                                           # point|points   a counted noun (English)
    sum    numbers with signs: "1 + 6 − 7"                              signed  "+3", "−2", "0"
    list   several sentences or words: "Seat 0 +1 and Seat 3 +9"
    (none) a number with − for minus, or a text as it is
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from cardgames.cards import SUIT_SIGNS

LANGUAGES = ("en", "zh")
MINUS = "\u2212"
_AND = {"en": " and ", "zh": "、"}
_COMMA = {"en": ", ", "zh": "、"}
_NOTHING = {"en": "nothing", "zh": "无"}
_NOBODY = {"en": "nobody", "zh": "无人"}

Names = Sequence[str] | None


def number(value: Any) -> str:
    """A number for people: a real minus sign, halves as .5, whole floats without a point."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    text = str(value)
    return MINUS + text[1:] if text.startswith("-") else text


def signed(value: Any) -> str:
    """The number with its sign: "+3", "−2", "0"."""
    return number(value) if value <= 0 else f"+{number(value)}"


def arithmetic(terms: Iterable[float]) -> str:
    """Terms as a sum: [1, 6, -7] is "1 + 6 − 7"; no terms are "0"."""
    text = ""
    for term in terms:
        if not text:
            text = number(term)
        else:
            text += f" {MINUS} {number(-term)}" if term < 0 else f" + {number(term)}"
    return text or "0"


def equation(terms: Sequence[float]) -> str:
    """Terms with their sum: [2, 3, 4] is "2 + 3 + 4 = 9"; a single term stands alone."""
    return arithmetic(terms) + (f" = {number(sum(terms))}" if len(terms) > 1 else "")


def seat_name(seat: int, lang: str, names: Names = None) -> str:
    """What a seat is called: its player's name, else its number."""
    if names is not None:
        return names[seat]
    return f"Seat {seat}" if lang == "en" else f"{seat}号"


def listing(words: Sequence[str], lang: str) -> str:
    """ "a, b and c" / "a、b、c"."""
    if len(words) < 2:
        return "".join(words)
    return _COMMA[lang].join(words[:-1]) + _AND[lang] + words[-1]


class _Writer(string.Formatter):
    """Formats the typed fields of Words for one language and one set of names."""

    def __init__(self, lang: str, names: Names) -> None:
        self.lang = lang
        self.names = names

    def format_field(self, value: Any, format_spec: str) -> str:
        write = _FIELDS.get(format_spec)
        if write is not None:
            return str(write(value, self))
        if format_spec.startswith("# "):
            one, many = format_spec[2:].split("|")
            return f"{number(value)} {one if value in (1, -1) else many}"
        if format_spec:
            raise ValueError(f"unknown field {format_spec!r} in a sentence")
        return number(value) if isinstance(value, (int, float)) else str(_plain(value, self))


def _plain(value: Any, writer: _Writer) -> Any:
    return value.text(writer.lang, writer.names) if isinstance(value, (Said, Words)) else value


_FIELDS: dict[str, Any] = {
    "card": lambda card, w: card.brief[w.lang],
    "cards": lambda cards, w: listing([_FIELDS["card"](c, w) for c in cards], w.lang) or _NOTHING[w.lang],
    "seat": lambda seat, w: seat_name(seat, w.lang, w.names),
    "seats": lambda seats, w: listing([seat_name(s, w.lang, w.names) for s in seats], w.lang) or _NOBODY[w.lang],
    "suit": lambda suit, w: SUIT_SIGNS[suit],
    "sum": lambda terms, w: arithmetic(terms),
    "list": lambda parts, w: listing([str(_plain(part, w)) for part in parts], w.lang),
    "signed": lambda value, w: signed(value),
}


class Words(NamedTuple):
    """One sentence, label or title in both languages."""

    en: str
    zh: str

    def __getitem__(self, key: Any) -> str:  # type: ignore[override]  # words["en"] as well as words.en
        return self.en if key in ("en", 0) else self.zh

    @property
    def fields(self) -> frozenset[str]:
        """The names of the values that the sentence takes, in either language."""
        parsed = (part for lang in LANGUAGES for part in string.Formatter().parse(self[lang]))
        return frozenset(name for _, name, _, _ in parsed if name)

    def text(self, lang: str, names: Names = None) -> str:
        """The words without values."""
        return self[lang]

    def fill(self, values: Mapping[str, Any], lang: str, names: Names = None) -> str:
        """The sentence with its values."""
        return _Writer(lang, names).vformat(self[lang], (), values)


class Said:
    """Words with their values; the sentence is made when it is read. `str()` is the English one."""

    __slots__ = ("words", "values")

    def __init__(self, words: Words, values: Mapping[str, Any] | None = None) -> None:
        self.words = words
        self.values = values or {}

    def text(self, lang: str, names: Names = None) -> str:
        """The sentence in `lang` ("en" or "zh"), with players' names where they are given."""
        return self.words.fill(self.values, lang, names)

    def named(self, names: Names) -> dict[str, str]:
        """Both languages at once: {"en": ..., "zh": ...}."""
        return {lang: self.text(lang, names) for lang in LANGUAGES}

    @property
    def en(self) -> str:
        return self.text("en")

    @property
    def zh(self) -> str:
        return self.text("zh")

    def __getitem__(self, lang: str) -> str:
        return self.text(lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Said):
            return NotImplemented
        return self.words == other.words and dict(self.values) == dict(other.values)

    def __hash__(self) -> int:
        return hash(self.words)

    def __str__(self) -> str:
        return self.en

    def __repr__(self) -> str:
        return f"Said({self.en!r})"
