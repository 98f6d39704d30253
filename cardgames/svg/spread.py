"""Where the cards of one place lie: pure geometry, in pixels, by the shape that the board names."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, cos, pi, sin, sqrt
from typing import NamedTuple

Point = tuple[float, float]


class Size(NamedTuple):
    """A card in pixels: width, height, the caption under it, the part of each that holds its index.

    `hollow` is the side of what lies in the middle of a compass.
    """

    w: float
    h: float
    caption: float = 0.0
    index_w: float = 0.4
    index_h: float = 0.47
    hollow: float = 0.0


class Spread(NamedTuple):
    """The upper left corners of all cards, and the box that holds them."""

    points: tuple[Point, ...]
    width: float
    height: float


GAP = 6.0
CAPTION = 16.0
"""The height of a caption under a card."""

FAN_MOST = 0.62
"""What stays in sight of a covered card in a fan with room, as a part of its width."""
LONGEST_COLUMN = 8


def row(count: int, size: Size, limit: float) -> Spread:
    """Side by side, wrapping."""
    w, h, caption, *_ = size
    per_line = max(1, int((limit + GAP) // (w + GAP)))
    pitch = h + caption + GAP
    points = tuple((i % per_line * (w + GAP), i // per_line * pitch) for i in range(count))
    lines = max(1, ceil(count / per_line))
    return Spread(points, _run(min(max(count, 1), per_line), w, w + GAP), lines * pitch - GAP)


def fan(count: int, size: Size, limit: float) -> Spread:
    """Overlapping, closer when there is less room, in several fans when even that is not enough."""
    w, h, _, index_w, index_h, _ = size
    most = 1 + max(0, int((limit - w) / (index_w * w) + 1e-6))
    lines = max(1, ceil(count / most))
    per_line = max(1, ceil(count / lines))
    step = min(FAN_MOST * w, (limit - w) / (per_line - 1)) if per_line > 1 else 0.0
    pitch = (index_h + 0.06) * h
    points = tuple((i % per_line * step, i // per_line * pitch) for i in range(count))
    return Spread(points, _run(min(max(count, 1), per_line), w, step), (lines - 1) * pitch + h)


def column(count: int, size: Size, limit: float) -> Spread:
    """Overlapping downwards, the last card free; a long column goes on beside itself where there is room."""
    w, h, _, _, index_h, _ = size
    fitting = max(1, int((limit + GAP) // (w + GAP)))
    tall = max(LONGEST_COLUMN, ceil(count / fitting))
    pitch = index_h * h
    points = tuple((i // tall * (w + GAP), i % tall * pitch) for i in range(count))
    return Spread(
        points,
        _run(max(1, ceil(count / tall)), w, w + GAP),
        (min(max(count, 1), tall) - 1) * pitch + h,
    )


def grid(count: int, size: Size, limit: float) -> Spread:
    """A block of lines of equal length, about as wide as high."""
    fitting = max(1, int((limit + GAP) // (size.w + GAP)))
    square = max(1, ceil(sqrt(count * size.h / size.w)))
    return row(count, size, _run(min(fitting, square), size.w, size.w + GAP))


def compass(count: int, size: Size, limit: float) -> Spread:
    """Around a centre: the first at the bottom, on clockwise."""
    if count < 2:
        return row(count, size, limit)
    w, h, caption, *_, hollow = size
    across = max((0.75 if count == 2 else 1.25 if count <= 4 else 1.7) * w, hollow and (hollow + w) / 2 + GAP)
    across = min(across, max(0.0, limit - w) / 2)
    down = max((0.55 if count <= 4 else 0.8) * (h + caption), hollow and (hollow + h + caption) / 2 + GAP)
    turns = [2 * pi * i / count for i in range(count)]
    points = [(-across * sin(turn), down * cos(turn)) for turn in turns]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, low = max(x for x, _ in points), max(y for _, y in points)
    return Spread(tuple((x - left, y - top) for x, y in points), right - left + w, low - top + h + caption)


def pile(count: int, size: Size, limit: float) -> Spread:
    """One on the other; only the top card is seen."""
    return Spread(((0.0, 0.0),) * count, size.w, size.h)


SPREADS: dict[str, Callable[[int, Size, float], Spread]] = {
    "row": row,
    "fan": fan,
    "column": column,
    "grid": grid,
    "track": row,
    "compass": compass,
    "pile": pile,
}
"""Geometry by shape: number of cards, size of a card, room."""


def _run(count: int, w: float, step: float) -> float:
    return w + (count - 1) * step
