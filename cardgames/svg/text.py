"""Text in a still picture: how wide it is, cutting, wrapping, and writing it with suit signs drawn as paths.

Nobody knows the font of the page that will show the picture, so widths are estimates on the generous side,
and a text that must not grow is written with `textLength`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from math import fsum

from cardgames.cards import SUIT_SIGNS
from cardgames.svg.cards import number
from cardgames.svg.shapes import SHAPES

_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()}
_RUNS = re.compile(f"([{''.join(_SUITS)}])")
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# Hundredths of the size, about the mean of common sans serifs; what is not listed is a lower-case letter or Chinese.
_WIDTHS = {
    char: ems
    for ems, chars in {
        0.29: "Iijl'",
        0.33: " ,./:;\\f|·",
        0.37: "!()-J[]t",
        0.41: 'r"`“”‘’',
        0.52: "?_cszL*–",
        0.57: "kvxy{}",
        0.66: "EPSYFT",
        0.7: "ABKRVXZ",
        0.76: "CUDGHN#&+<=>~^−×",
        0.82: "OQw",
        0.88: "mM%—",
        1.0: "W@…♠♥♦♣",
    }.items()
    for char in chars
}
_WORD = re.compile(r"\s+|(?:[\u2e80-\uffef]|[^\s\u2e80-\uffef]+)[，。、；：！？）」』”’]*")


def safe(text: str) -> str:
    """A text from anywhere as it may stand in XML: markup is shown, characters that XML forbids are left out."""
    return escape(_NOT_XML.sub("", text))


@lru_cache(4096)
def width(text: str, size: float, bold: bool = False) -> float:
    """How wide the text is at most in a common sans serif."""
    ems = fsum(_WIDTHS.get(char) or (1.0 if char >= "\u2e80" else 0.6) for char in text)
    return ems * size * (1.1 if bold else 1.0)


def fit(text: str, size: float, limit: float, bold: bool = False) -> str:
    """The text, or as much of it as the limit holds and an ellipsis."""
    most = int(limit / (0.29 * size)) + 2  # of the narrowest letters; what is longer need not be measured
    text = " ".join(_NOT_XML.sub("", text).split())[:most]
    if width(text, size, bold) <= limit:
        return text
    while text and width(text + "…", size, bold) > limit:
        text = text[:-1]
    return text + "…"


def wrap(text: str, size: float, limit: float) -> list[str]:
    """Lines no wider than the limit; Chinese breaks anywhere but before a stop, a word wider than a line is cut."""
    lines, line = [], ""
    for word in _WORD.findall(_NOT_XML.sub("", text)):
        word = fit(word, size, limit) if word.strip() else " "
        if width(line + word, size) > limit and line.strip():
            lines.append(line.strip())
            line = ""
        line += word
    return [*lines, line.strip()] if line.strip() else lines


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    bold: bool = False,
    anchor: str = "start",
    suits: Mapping[str, Mapping[str, str]] | None = None,
) -> str:
    """One line of text with its base line at y; with `suits` (a palette) suit signs become paths in their colour."""
    style = f' font-size="{number(size)}" fill="{fill}"' + (' font-weight="700"' if bold else "")
    runs = [run for run in _RUNS.split(text) if run]
    if suits is None or not any(run in _SUITS for run in runs):
        where = "" if anchor == "start" else f' text-anchor="{anchor}"'
        return f'<text x="{number(x)}" y="{number(y)}"{style}{where}>{safe(text)}</text>'
    x -= {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width(text, size, bold)
    parts = []
    for run in runs:
        if run in _SUITS:
            parts.append(
                f'<path d="{SHAPES[_SUITS[run]]}" fill="{suits[_SUITS[run]]["ink"]}" '
                f'transform="translate({number(x)} {number(y - 0.82 * size)})scale({number(size / 25)})"/>'
            )
        else:
            kept = run.replace(" ", "\u00a0") if run[:1] == " " or run[-1:] == " " else run
            parts.append(
                f'<text x="{number(x)}" y="{number(y)}"{style} textLength="{number(width(run, size, bold))}" '
                f'lengthAdjust="spacingAndGlyphs">{safe(kept)}</text>'
            )
        x += width(run, size, bold)
    return "".join(parts)
