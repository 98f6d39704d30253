"""Pictures: card faces and the drawing of a View; paths and presentation attributes, the same bytes each time."""

from __future__ import annotations

from cardgames.svg.alt import view_alt
from cardgames.svg.cards import BACKS, FACES, PACKS, PALETTES, back_svg, display_list, face_svg, faces_svg
from cardgames.svg.shapes import SHAPES
from cardgames.svg.table import changes, table

__all__ = [
    "BACKS",
    "FACES",
    "PACKS",
    "PALETTES",
    "SHAPES",
    "back_svg",
    "changes",
    "display_list",
    "face_svg",
    "faces_svg",
    "table",
    "view_alt",
]
