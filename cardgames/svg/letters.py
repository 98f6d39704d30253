"""Words on card faces: faces hold no text, so a word is spelled from outlines of letters.

A placed shape that is not drawn in the stock is a word: `["曹\\n操", 27, 5, 0.7, "#fff"]`. Each letter stands in a
box 24 high with its base line at 21, a Chinese one is 24 wide; a line break begins a new line 24 lower, so that Chinese
can run downwards. The outlines are read when the first word is drawn; `tools/outlines.py` makes them.

The page gets the outlines of the letters that occur, once, and spells the words itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources

from cardgames.svg.shapes import OWN_SHAPES, SHAPES

EM = 24
"""The height of a line and the width of a Chinese letter."""

STILL = ord("K")
"""In a coded outline each sign is a step: K is 0, L is 1, J is -1. What JSON writes otherwise is far from K."""

Letter = tuple[str, int]
"""A coded outline, and how wide the letter is."""


@cache
def letters() -> Mapping[str, Letter]:
    """All letters there are, with the space."""
    text = resources.files(__package__).joinpath("outlines.json").read_text("utf-8")
    return {sign: (code, rest[0] if rest else EM) for sign, (code, *rest) in json.loads(text).items()}


def letter(sign: str) -> Letter:
    """One letter. Raises KeyError that says how to come by an outline."""
    try:
        return letters()[sign]
    except KeyError:
        raise KeyError(f"there is no outline of {sign!r}; tools/outlines.py makes them") from None


@cache
def outline(shape: str) -> str:
    """Path data of a shape of the stock, or of a word."""
    drawn = SHAPES.get(shape) or OWN_SHAPES.get(shape)
    if drawn is not None:
        return drawn
    data, y = "", 0
    for line in shape.split("\n"):
        x = 0
        for sign in line:
            code, wide = letter(sign)
            data += f"M{x} {y}{decoded(code)}" if code else ""
            x += wide
        y += EM
    return data


@cache
def decoded(code: str) -> str:
    """Path data of a coded outline, in relative commands.

    The contours stand with blanks between them. Two signs are a point: steps across and down from the point before, for
    the first of a contour from the first of the contour before.
    """
    data = ""
    for contour in code.split():
        steps = [ord(sign) - STILL for sign in contour]
        last = ""
        for x, y in zip(steps[::2], steps[1::2], strict=True):
            command = "l" if x and y else "h" if x else "v"
            if not last:
                command, last = "m", "l"
            step = f"{x}" if command == "h" else f"{y}" if command == "v" else f"{x} {y}"
            data += (" " if command == last else command) + step
            last = "l" if command == "m" else command
        data += "z"
    return data.replace(" -", "-")


def is_word(shape: str) -> bool:
    """Whether a shape is a word and not drawn as a whole."""
    return shape not in SHAPES and shape not in OWN_SHAPES


def span(word: str) -> int:
    """How wide a word is, that is its longest line."""
    return max(sum(letter(sign)[1] for sign in line) for line in word.split("\n"))
