"""The middle of a compass: a dial with a marker that its counter moves."""

from __future__ import annotations

from cardgames.svg.cards import number
from cardgames.svg.look import Look, rounded
from cardgames.svg.shapes import SHAPES

DIAL = 116.0
"""The side of a dial; it is drawn around 0, 0 in a box of 100."""
_RING = rounded(-48, -48, 96, 96, 48)


def dial(look: Look, shape: str, at: tuple[float, float], x: float, y: float) -> str:
    """A dial with its middle at x, y: two lines through it, the marker where it has moved, and its way from there."""
    right, low = (shift(value) for value in at)
    edge, accent = look.theme["edge"], look.theme["accent"]
    return (
        f'<g transform="translate({number(x)} {number(y)})scale({number(DIAL / 100)})">'
        f'<path d="{_RING}M0-48V48M-48 0H48" fill="{look.theme["panel"]}" stroke="{edge}" stroke-width="1.3"/>'
        f'<path d="M0 0L{number(right)} {number(low)}" stroke="{accent}" stroke-width="1.6" stroke-dasharray="2 3"/>'
        f'<path d="{SHAPES[shape]}" fill="{accent}" transform="translate({number(right - 12)} {number(low - 12)})"/>'
        "</g>"
    )


def shift(value: float) -> float:
    """How far a marker lies from the middle for a number: never outside, and the nearer to the rim the slower."""
    return 36 * value / (abs(value) + 4)
