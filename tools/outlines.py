"""Draw the letters that card faces need from Noto Sans CJK SC into cardgames/svg/outlines.json.

    .venv/bin/python -m pip install -e ".[outlines]" -c constraints.txt
    .venv/bin/python -m tools.outlines [path of NotoSansCJK-Bold.ttc]

Faces hold paths and no text, so each letter is an outline: straight lines on a grid of 24 by 24, base line at 21, holes
against the outline. That is coarse, about 120 bytes for a Chinese character, and true to about half a pixel at the
sizes of a hand of cards. Which letters: those in the names of games' own cards, and the Latin alphabet.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTCollection

import cardgames
from cardgames.svg.letters import EM as GRID
from cardgames.svg.letters import STILL

FONT = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
TARGET = Path(cardgames.__file__).parent / "svg" / "outlines.json"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzü0123456789'+−- "
TOLERANCE = {False: 0.32, True: 0.6}
"""How far a line may pass from the outline before rounding, in units of the grid; Latin, Chinese."""
BASE = 21 / GRID
CURVE = 6
"""Lines for each curve, before those that can be spared go."""

Point = tuple[float, float]
Place = tuple[int, int]


def letters() -> list[str]:
    """The Latin letters and those in the names of all cards of games with cards of their own."""
    wanted = set(LATIN)
    for module in sorted(Path(cardgames.__file__).parent.glob("games/*/cards.py")):
        pack = import_module(f"cardgames.games.{module.parent.name}.cards").PACK
        wanted |= {sign for card in pack for sign in card.name["zh"] if chinese(sign) and sign.isalpha()}
    return sorted(wanted)


def chinese(letter: str) -> bool:
    return letter >= "\u2e80"


def outline(font: Any, letter: str) -> list[list[Point]]:
    """The contours of a letter in units of the grid, curves as lines."""
    glyphs, unit = font.getGlyphSet(), GRID / font["head"].unitsPerEm
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
    contours: list[list[Point]] = []
    for command, points in pen.value:
        places = [(x * unit, GRID * BASE - y * unit) for x, y in points]
        if command == "moveTo":
            contours.append(places)
        elif command == "lineTo":
            contours[-1] += places
        elif command == "curveTo":
            contours[-1] += [_bezier((contours[-1][-1], *places), step / CURVE) for step in range(1, CURVE + 1)]
    return contours


def _bezier(points: tuple[Point, ...], t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(w * x for w, (x, _) in zip(weights, points, strict=True)),
        sum(w * y for w, (_, y) in zip(weights, points, strict=True)),
    )


def spared(points: list[Point], tolerance: float) -> list[Point]:
    """The points of an open line without those that lie near the line between the others (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5

    def off(point: Point) -> float:
        x, y = point
        if not length:
            return float(((x - ax) ** 2 + (y - ay) ** 2) ** 0.5)
        return float(abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length)

    far = max(range(1, len(points) - 1), key=lambda i: off(points[i]))
    if off(points[far]) <= tolerance:
        return [points[0], points[-1]]
    return spared(points[: far + 1], tolerance)[:-1] + spared(points[far:], tolerance)


def coarse(contour: list[Point], tolerance: float) -> list[Place]:
    """A closed contour on the grid; empty when nothing is left of it."""
    if contour[0] == contour[-1]:
        contour = contour[:-1]
    (x0, y0) = contour[0]
    far = max(range(len(contour)), key=lambda i: (contour[i][0] - x0) ** 2 + (contour[i][1] - y0) ** 2)
    line = spared(contour[: far + 1], tolerance)[:-1] + spared([*contour[far:], contour[0]], tolerance)[:-1]
    places = [(round(x), round(y)) for x, y in line]
    while (at := next(_needless(places), None)) is not None:
        places.pop(at)
    return places


def _needless(places: list[Place]) -> Iterator[int]:
    """Where a point repeats its neighbour or lies on one line with both."""
    for i, (x, y) in enumerate(places):
        (ax, ay), (bx, by) = places[i - 1], places[(i + 1) % len(places)]
        if (x - ax) * (by - y) == (bx - x) * (y - ay):
            yield i


def code(contours: list[list[Place]]) -> str:
    """The contours as `cardgames.svg.letters` reads them: each point as two signs, its steps from the one before.

    The first point of a contour is counted from the first of the contour before, that of the first from the corner.
    """
    parts, home = [], (0, 0)
    for contour in contours:
        places = [home, *contour]
        steps = [step for (ax, ay), (bx, by) in pairwise(places) for step in (bx - ax, by - ay)]
        parts.append("".join(chr(STILL + step) for step in steps))
        home = contour[0]
    return " ".join(parts)


def main() -> None:
    """Write the file again and say how large it is."""
    fonts = TTCollection(sys.argv[1] if len(sys.argv) > 1 else FONT).fonts
    font = next(one for one in fonts if one["name"].getDebugName(1) == "Noto Sans CJK SC")
    advance, cmap = font["hmtx"].metrics, font.getBestCmap()
    found: dict[str, tuple[str | int, ...]] = {}
    for letter in letters():
        contours = [coarse(contour, TOLERANCE[chinese(letter)]) for contour in outline(font, letter)]
        data = code([contour for contour in contours if len(contour) > 2])
        wide = round(advance[cmap[ord(letter)]][0] * GRID / font["head"].unitsPerEm)
        found[letter] = (data,) if wide == GRID else (data, wide)
    rows = ",\n".join(f"{json.dumps(letter, ensure_ascii=False)}:{_row(row)}" for letter, row in found.items())
    TARGET.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
    for name, some in (
        ("Latin", [one for one in found if not chinese(one)]),
        ("Chinese", list(filter(chinese, found))),
    ):
        sizes = [len(_row(found[one]).encode()) for one in some] or [0]
        print(f"{len(some)} {name} letters, {sum(sizes) / len(sizes):.0f} bytes each, at most {max(sizes)}")


def _row(row: tuple[str | int, ...]) -> str:
    return json.dumps(row, separators=(",", ":"))


if __name__ == "__main__":
    main()
