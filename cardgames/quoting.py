"""How what comes from outside is quoted in a message, and what was probably meant by it.

Whatever a message quotes is short, stands on one line, and never looks like what it is not: signs without a shape of
their own are written as escapes, and so are Greek and Cyrillic letters among Latin ones.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from difflib import get_close_matches
from math import log10
from reprlib import Repr
from typing import Any
from unicodedata import category, normalize

MESSAGE = 400
"""No message about something from outside is longer, in characters."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as printable and show nothing."""
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
_LATIN = re.compile(r"[A-Za-z]")
_LOOKALIKE = re.compile(r"[\u0370-\u052f]")


def shapeless(sign: str) -> bool:
    """Whether a sign shows nothing, or steers how others are shown; a plain space is seen by its neighbours."""
    return not sign.isprintable() or sign in _BLANK or "\ufe00" <= sign <= "\ufe0f" or sign >= "\U000e0000"


def escape(sign: str) -> str:
    """A sign as an escape: a tab is \\t, a zero-width space \\u200b."""
    written = repr(sign)[1:-1]
    return written if written != sign else f"\\u{ord(sign):04x}" if sign <= "\uffff" else f"\\U{ord(sign):08x}"


def visible(text: str) -> str:
    """The text with an escape for each sign that has no shape."""
    return "".join(escape(sign) if shapeless(sign) else sign for sign in text)


def hidden(text: str) -> tuple[str, str]:
    """Where the first shapeless sign of a text is, as the end of an English and a Chinese sentence; or nothing."""
    for column, sign in enumerate(text[:1_000], 1):
        if shapeless(sign):
            shown = escape(sign)
            return f" (character {column} is the invisible {shown})", f"（第{column}个字符是看不见的{shown}）"
    return "", ""


def clip(value: object, length: int = 40) -> str:
    """A value from outside as it is quoted in a message: on one line, at most `length` characters, texts in quotes."""
    if not isinstance(value, str):
        return _cut([visible(_brief.repr(value))], length)
    head = value[: length + 1]
    mark = '"' if "'" in head else "'"
    foreign = _LATIN.search(head) and _LOOKALIKE.search(head)
    signs = [
        "\\" + sign
        if sign in ("\\", mark)
        else escape(sign)
        if shapeless(sign) or (foreign and _LOOKALIKE.match(sign))
        else sign
        for sign in head
    ]
    return f"{mark}{_cut(signs, length)}{mark}"


def as_json(value: Any) -> str:
    """A value as records and positions write it: true, not True."""
    return json.dumps(value, ensure_ascii=False)


def shorten(text: str, length: int = MESSAGE) -> str:
    """A message, cut off where it is longer than `length` characters."""
    return text if len(text) <= length else text[: length - 1] + "…"


def _cut(signs: list[str], length: int) -> str:
    """The signs put together, with … for what does not fit; no escape is cut in two."""
    text = "".join(signs)
    if len(text) <= length:
        return text
    if len(signs) == 1:
        return text[: length - 1] + "…"
    while len(text) >= length:
        text = text[: -len(signs.pop())]
    return text + "…"


class _Brief(Repr):
    """Any value in short: a number of thousands of digits, a list of a million cards, a list inside itself."""

    def repr_int(self, number: int, level: int) -> str:
        if abs(number) < 10**self.maxlong:
            return repr(number)
        return f"{'-' if number < 0 else ''}10^{int(log10(abs(number)))}"

    def repr_instance(self, value: Any, level: int) -> str:
        return _ADDRESS.sub("", super().repr_instance(value, level))

    repr_function = repr_method = repr_instance


_brief = _Brief()
_brief.maxlong = _brief.maxother = 80
_brief.maxstring = 60
_brief.maxlist = _brief.maxtuple = _brief.maxdict = _brief.maxset = 3


def _folded(word: str) -> str:
    """A word without what people confuse: capitals, hyphens, spaces, full-width signs."""
    return "".join(sign for sign in normalize("NFKC", word).casefold() if category(sign)[0] in "LN")


def nearest(word: object, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, or None."""
    if not isinstance(word, str) or not word or len(word) > 80:
        return None
    folded = {_folded(one): one for one in known}
    near = get_close_matches(_folded(word), folded, 1)
    return folded[near[0]] if near else None


def meant(word: object, known: Iterable[str], en: str, zh: str) -> tuple[str, str]:
    """What would be right, as the end of a sentence: "did you mean 'spots'?", or else `en` and `zh` with all of them.

    `en` and `zh` introduce the list: "the games are", "游戏有".
    """
    known = list(known)
    near = nearest(word, known)
    if near is not None:
        return f"did you mean {near!r}?", f"是不是想写{near!r}？"
    if not known:
        return "there are none", "一个也没有"
    return f"{en} {shorten(', '.join(known), 240)}", f"{zh}{shorten('、'.join(known), 240)}"
