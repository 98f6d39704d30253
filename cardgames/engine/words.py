"""Sentences in two languages, filled with values at the last moment.

`Words` is a pair of format strings with typed fields, `Said` is a pair of words and values that is only put into a
sentence when somebody asks. The format specifications, after the colon:

    seat   a seat number: "Seat 1", "座位1", or the player's name       card   a card: "7♠"; of several "7♠ or K♦"
    seats  several seats: "Seat 0 and Seat 2", "座位0、座位2"           cards  several cards: "A♦ and 6♣", "A♦、6♣"
    anyone one of several seats: "Seat 0 or Seat 2"                     either one of several: "7♠, 9♠ or K♦"
    suit   a suit letter: "♠"                                           # point|points   a counted noun (English)
    sum    numbers with signs: "1 + 6 − 7"                              signed  "+3", "−2", "0"
    grouped a number with commas from ten thousand on: "33,333"
    list   several sentences or words: "Seat 0 +1 and Seat 3 +9"        move   a move as its button calls it: "Play 7♠"
    (none) a number with − for minus, or a text as it is

`either` takes cards, words, texts and moves; an English move begins small there: "You could play 7♠ or pass."
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple
from unicodedata import bidirectional

from cardgames.cards import SUIT_SIGNS, Card
from cardgames.frozen import Value, copied

LANGUAGES = ("en", "zh")
_TURNING = frozenset(("R", "AL", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "PDI", "PDF"))
_ISOLATES = frozenset("\u2066\u2067\u2068\u2069")
MINUS = "\u2212"


class Punctuation(NamedTuple):
    """The signs of a language, with the spaces that belong to them, for whoever joins texts."""

    comma: str
    semicolon: str
    colon: str
    stop: str
    space: str
    """Between two sentences."""
    dash: str
    opening: str
    closing: str
    items: str
    """Between the items of a list."""
    last: str
    """Before the last of them; before the last possibility `other`, between longer possibilities `instead`."""
    other: str
    instead: str

    def aside(self, text: str) -> str:
        """The text in brackets, to be put behind a word."""
        return f"{self.opening}{text}{self.closing}"

    def sentence(self, text: str) -> str:
        """The text as a sentence: a stop at its end, in English a capital at its beginning."""
        begin = text[:1].upper() if self.stop == "." else text[:1]
        return f"{begin}{text[1:]}{'' if text.endswith(_STOPS) else self.stop}"


_STOPS = (".", "!", "?", "。", "！", "？", "…")

PUNCTUATION = {
    "en": Punctuation(", ", "; ", ": ", ".", " ", " — ", " (", ")", ", ", " and ", " or ", ", or "),
    "zh": Punctuation("，", "；", "：", "。", "", "——", "（", "）", "、", "、", "或", "，或者"),
}
_NOTHING = {"en": "nothing", "zh": "无"}
_NOBODY = {"en": "nobody", "zh": "无人"}

Names = Sequence[str] | None


def number(value: Any) -> str:
    """A number for people: a real minus sign, halves as .5, whole floats without a point."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    text = str(value)
    return MINUS + text[1:] if text.startswith("-") else text


def grouped(value: Any) -> str:
    """A number for people, with commas from ten thousand on: "9999", "33,333"."""
    return f"{value:,}" if isinstance(value, int) and value >= 10_000 else number(value)


def signed(value: Any) -> str:
    """The number with its sign: "+3", "−2", "0"."""
    return number(value) if value <= 0 else f"+{number(value)}"


def gain(amount: float) -> str:
    """A change of the score, also where it is none: "+3", "−2", "+0"."""
    return signed(amount) if amount else "+0"


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


@lru_cache(256)
def isolated(name: str) -> str:
    """A name as it stands in a sentence: one written from right to left does not turn round what is beside it."""
    if not any(bidirectional(sign) in _TURNING for sign in name):
        return name
    return f"\u2068{''.join(sign for sign in name if sign not in _ISOLATES)}\u2069"


def seat_name(seat: int, lang: str, names: Names = None) -> str:
    """What a seat is called: its player's name, else its number."""
    if names is not None:
        return isolated(names[seat])
    return f"Seat {seat}" if lang == "en" else f"座位{seat}"


def listing(words: Sequence[str], lang: str) -> str:
    """ "a, b and c" / "a、b、c"."""
    signs = PUNCTUATION[lang]
    return _joined(words, signs.items, signs.last)


def choice(words: Sequence[str], lang: str) -> str:
    """ "a, b or c" / "a、b或c"; with a comma where a part has such a choice in it: "a or b, or c" / "a或b，或者c"."""
    signs = PUNCTUATION[lang]
    if any(signs.other in word for word in words):
        return signs.instead.join(words)
    return _joined(words, signs.items, signs.other)


def _joined(words: Sequence[str], between: str, last: str) -> str:
    return last.join([between.join(words[:-1]), words[-1]] if len(words) > 1 else words)


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
            return f"{grouped(value)} {one if value in (1, -1) else many}"
        if format_spec:
            raise ValueError(f"unknown field {format_spec!r} in a sentence")
        return number(value) if isinstance(value, (int, float)) else str(_plain(value, self))


def _plain(value: Any, writer: _Writer) -> Any:
    return value.text(writer.lang, writer.names) if isinstance(value, (Said, Words)) else value


def _one(value: Any, w: _Writer) -> str:
    """A card, a move, words or a text as one of several possibilities."""
    if isinstance(value, Card):
        return value.brief[w.lang]
    label = getattr(value, "label", None)
    if label is None:
        return str(_plain(value, w))
    text: str = label.text(w.lang, w.names)
    return text[:1].lower() + text[1:]


def _either(values: Any, w: _Writer) -> str:
    several = values if isinstance(values, (list, tuple)) and not isinstance(values, Words) else (values,)
    return choice(list(dict.fromkeys(_one(value, w) for value in several)), w.lang) or _NOTHING[w.lang]


_FIELDS: dict[str, Any] = {
    "card": lambda card, w: card.brief[w.lang] if isinstance(card, Card) else _either(card, w),
    "either": _either,
    "anyone": lambda seats, w: choice([seat_name(s, w.lang, w.names) for s in seats], w.lang) or _NOBODY[w.lang],
    "move": lambda move, w: move.label.text(w.lang, w.names),
    "cards": lambda cards, w: listing([_FIELDS["card"](c, w) for c in cards], w.lang) or _NOTHING[w.lang],
    "seat": lambda seat, w: seat_name(seat, w.lang, w.names),
    "seats": lambda seats, w: listing([seat_name(s, w.lang, w.names) for s in seats], w.lang) or _NOBODY[w.lang],
    "suit": lambda suit, w: SUIT_SIGNS[suit],
    "sum": lambda terms, w: arithmetic(terms),
    "list": lambda parts, w: listing([str(_plain(part, w)) for part in parts], w.lang),
    "signed": lambda value, w: signed(value),
    "grouped": lambda value, w: grouped(value),
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


class Said(Value):
    """Words with their values; the sentence is made when it is read. `str()` is the English one."""

    __slots__ = ("words", "_values")

    words: Words
    _values: Mapping[str, Any]

    def __init__(self, words: Words, values: Mapping[str, Any] | None = None) -> None:
        _put_words(self, words)
        _put_values(self, values or {})

    @property
    def values(self) -> dict[str, Any]:
        """The values by the names of the fields; a copy."""
        return {name: copied(value) for name, value in self._values.items()}

    def text(self, lang: str, names: Names = None) -> str:
        """The sentence in `lang` ("en" or "zh"), with players' names where they are given."""
        return self.words.fill(self._values, lang, names)

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

    def __hash__(self) -> int:
        return hash(self.words)

    def __str__(self) -> str:
        return self.en

    def __repr__(self) -> str:
        return f"Said({self.en!r})"


# Straight into the slots, for many are made.
_put_words = vars(Said)["words"].__set__
_put_values = vars(Said)["_values"].__set__
