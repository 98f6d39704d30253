"""Reading a picture back: path data as points, elements with the transform that is in force, what is allowed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import NamedTuple

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "g", "path", "text"}
ATTRIBUTES = {
    "viewBox",
    "width",
    "height",
    "role",
    "aria-label",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
    "textLength",
    "lengthAdjust",
    "x",
    "y",
    "d",
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "transform",
    "opacity",
}
_TOKENS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_TRANSFORM = re.compile(r"(?:translate\(([^ )]+) ([^ )]+)\))?(?:scale\(([^ )]+)\))?")


class Box(NamedTuple):
    left: float
    top: float
    right: float
    low: float

    def within(self, other: Box, slack: float = 0.0) -> bool:
        return (
            self.left >= other.left - slack
            and self.top >= other.top - slack
            and self.right <= other.right + slack
            and self.low <= other.low + slack
        )

    def meets(self, other: Box) -> bool:
        return not (
            self.right <= other.left or other.right <= self.left or self.low <= other.top or other.low <= self.top
        )


class Drawn(NamedTuple):
    """An element, with the offset and scale in force and the groups around it."""

    element: ET.Element
    x: float
    y: float
    scale: float
    parents: tuple[ET.Element, ...]

    @property
    def name(self) -> str:
        return self.element.tag.removeprefix(SVG)

    def box(self) -> Box:
        """Where a path is on the picture."""
        b = path_box(self.element.attrib["d"])
        return Box(
            *(value * self.scale + offset for value, offset in zip(b, (self.x, self.y, self.x, self.y), strict=True))
        )


def path_box(data: str) -> Box:
    """The box around all points of path data: ends, control points, and full circles at their radius."""
    found = list(points(data))
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """(command, numbers) with repeated commands spelled out."""
    tokens = _TOKENS.findall(data)
    assert "".join(tokens) == re.sub(r"[ ,]", "", data), f"not path data: {data}"
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        numbers = [float(token) for token in tokens[at : at + _LENGTHS[command.upper()]]]
        assert len(numbers) == _LENGTHS[command.upper()], f"{command} needs more numbers: {data}"
        at += len(numbers)
        yield command, numbers


def points(data: str) -> Iterator[tuple[float, float]]:
    """All points of path data, control points among them."""
    x = y = x0 = y0 = 0.0
    bend = (0.0, 0.0)  # the control point of the quadratic curve before
    for command, numbers in _commands(data):
        kind = command.upper()
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            x, y = x0, y0
        elif kind == "H":
            x = numbers[0] + dx
        elif kind == "V":
            y = numbers[0] + dy
        elif kind == "A":
            yield from _bulge(x, y, numbers[5] + dx, numbers[6] + dy, numbers[0], numbers[3])
            x, y = numbers[5] + dx, numbers[6] + dy
        else:
            pairs = [(numbers[i] + dx, numbers[i + 1] + dy) for i in range(0, len(numbers), 2)]
            if kind == "T":
                pairs.insert(0, (2 * x - bend[0], 2 * y - bend[1]))
            bend = pairs[0]
            yield from pairs
            x, y = pairs[-1]
        if kind == "M":
            x0, y0 = x, y
        yield x, y


def _bulge(x: float, y: float, to_x: float, to_y: float, r: float, large: float) -> Iterator[tuple[float, float]]:
    """The top and bottom of a half circle, which its ends do not show."""
    if large and abs(to_x - x) >= 2 * r - 0.01:
        yield from (((x + to_x) / 2, y - r), ((x + to_x) / 2, y + r))


def read(svg: str) -> ET.Element:
    """The picture as a tree; fails when it is not well-formed or has anything but plain paths and texts."""
    root = ET.fromstring(svg)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS, element.tag
        assert element.tag.startswith(SVG), element.tag
        strange = set(element.attrib) - ATTRIBUTES
        assert not strange, strange
    return root


def drawn(root: ET.Element) -> Iterator[Drawn]:
    """All paths and texts in painting order."""
    yield from _walk(root, 0.0, 0.0, 1.0, ())


def _walk(element: ET.Element, x: float, y: float, scale: float, parents: tuple[ET.Element, ...]) -> Iterator[Drawn]:
    place = element.attrib.get("transform", "")
    match = _TRANSFORM.fullmatch(place)
    assert match, place
    found = zip(match.groups(), (0.0, 0.0, 1.0), strict=True)
    dx, dy, factor = (float(value) if value else default for value, default in found)
    x, y, scale = x + dx * scale, y + dy * scale, scale * factor
    if element.tag.removeprefix(SVG) in ("path", "text"):
        yield Drawn(element, x, y, scale, parents)
    for child in element:
        yield from _walk(child, x, y, scale, (*parents, element))
