"""Card faces and backs as display lists, and as standalone pictures.

A display list is a list of placed shapes, `[shape id, x, y, scale, role]`, on a box of 50 by 70, painted in
order on the card's paper. The live table gets lists and shapes once and paints them itself; `face_svg` and
the still table paint the same lists here. A role is a place in a palette ("ink", "pip2", "gold", "tint",
"frame") or a literal colour such as "#0f766e"; "paper" and "line" are the colours of the empty card and of
its edge. A shape is one of the stock or a word (`letters`).

Faces carry their meaning in form: the suit's outline, the rank's figure, a head-dress on the suit of a
court, a solid or an open star on a joker. Colour only helps.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from importlib import import_module
from importlib.util import find_spec

from cardgames.cards import Card
from cardgames.svg.letters import EM, is_word, outline
from cardgames.svg.shapes import OWN_SHAPES, SHAPES

Placed = list[str | float]
DisplayList = list[Placed]
Colours = Mapping[str, str]

WIDTH, HEIGHT = 50, 70
"""The card's box: 5 to 7."""

_BASE = {"paper": "#ffffff", "line": "#77828a", "gold": "#b7791f", "tint": "#fbf3dc", "frame": "#a05a00"}
_BLACK = {**_BASE, "ink": "#1d2327", "pip2": "#5b6670"}
_RED = {**_BASE, "ink": "#c8202f", "pip2": "#df5f6a"}
_BLUE = {**_BASE, "ink": "#1b5fc4", "pip2": "#5d8fdc"}
_GREEN = {**_BASE, "ink": "#14734a", "pip2": "#4d9d78"}

_BOLD = {"paper": "#ffffff", "line": "#000000", "tint": "#ffffff", "frame": "#000000"}
_BOLD_BLACK = {**_BOLD, "ink": "#000000", "pip2": "#000000", "gold": "#000000"}
_BOLD_RED = {**_BOLD, "ink": "#b00012", "pip2": "#b00012", "gold": "#b00012"}

PALETTES: dict[str, dict[str, dict[str, str]]] = {
    "standard": {"S": _BLACK, "H": _RED, "D": _RED, "C": _BLACK, "": {**_BLACK, "pip2": "#c8202f"}},
    "four-colour": {"S": _BLACK, "H": _RED, "D": _BLUE, "C": _GREEN, "": {**_BLACK, "pip2": "#c8202f"}},
    "high-contrast": {
        "S": _BOLD_BLACK,
        "H": _BOLD_RED,
        "D": _BOLD_RED,
        "C": _BOLD_BLACK,
        "": {**_BOLD_BLACK, "pip2": "#b00012"},
    },
}
"""Colours by palette, suit ("" for cards without one) and role."""

LARGE = frozenset({"high-contrast"})
"""The palettes whose faces have the large index."""

# The index column is centred on one axis, so that the wide 10 and the narrow J both stand over their suit,
# and it is narrow enough to stay whole where a fan covers the rest. By size of the index: normal, large.
_AXIS = {False: 10.6, True: 13.2}
_FIGURE = {False: 0.76, True: 0.98}
_SIGN = {False: 0.5, True: 0.66}
_RANKS = {1: "A", 11: "J", 12: "Q", 13: "K"}
_COURTS = {11: "jack", 12: "queen", 13: "king"}


def display_list(card: Card, *, large: bool = False) -> DisplayList:
    """The placed shapes of a card's face; `large` gives the larger index that the back row can read."""
    family = type(card).__mro__
    if family[0] not in FACES:
        _find_faces(family[0].__module__)
    draw = next(FACES[kind] for kind in family if kind in FACES)
    return [*PACKS.get(card.pack, ()), *draw(card, large)]


def playing_card(card: Card, large: bool) -> DisplayList:
    """A card of the four suits (index, and one large suit, with a head-dress on a court), or a joker."""
    if not card.suit:
        return _joker(card.text.startswith("BJ"), large)
    axis, figure, sign = _AXIS[large], _FIGURE[large], _SIGN[large]
    index = [
        _centred(_RANKS.get(card.rank, str(card.rank)), axis, 5 + 9 * figure, figure, "ink"),
        _centred(card.suit, axis, 7.2 + 18 * figure + 10.5 * sign, sign, "ink"),
    ]
    if card.rank in _COURTS:
        return index + _court(card.suit, _COURTS[card.rank], large)
    scale = {False: 1.2, True: 1.06}[large] + (0.2 if card.rank == 1 else 0)
    return [*index, _centred(card.suit, 47 - 11 * scale, 65 - 11 * scale, scale, "ink")]


def index_part(large: bool) -> tuple[float, float]:
    """The part of a face's width and height that holds the index: what a card lying on it must leave free."""
    right = _AXIS[large] + 11 * _FIGURE[large]
    low = 7.2 + 18 * _FIGURE[large] + 21.5 * _SIGN[large]
    return right / WIDTH, low / HEIGHT


def _court(suit: str, dress: str, large: bool) -> DisplayList:
    x, scale, wear = (33.0, 0.84, 0.9) if large else (31.8, 0.98, 1.08)
    brow = 66.5 - 23.5 * scale
    return [
        _centred(suit, x, 66.5 - 11.5 * scale, scale, "ink"),
        _centred(dress, x, brow - 10 * wear, wear, "ink"),
        _centred(f"{dress}-gold", x, brow - 10 * wear, wear, "gold"),
    ]


def _joker(big: bool, large: bool) -> DisplayList:
    """A star, the word downwards, a fool's cap: solid on the big joker, half open on the small one."""
    axis, star, top = (_AXIS[large], 0.8, 29.5) if large else (_AXIS[large], 0.66, 28)
    word = [_centred(letter, axis, top + 8.5 * place, 0.4, "ink") for place, letter in enumerate("JOKER")]
    x, scale = (33.5, 1.2) if large else (32, 1.3)
    half = ("jester-half", "pip2") if big else ("jester-half-open", "ink")
    cap = (("jester", "ink"), half, ("jester-gold", "gold"))
    return [
        _centred("star" if big else "star-open", axis, 12.7, star, "ink"),
        *word,
        *(_centred(shape, x, 44, scale, role) for shape, role in cap),
    ]


def _centred(shape: str, x: float, y: float, scale: float, role: str) -> Placed:
    """A shape of the 24 by 24 box with the middle of its box at x, y."""
    return [shape, round(x - 12 * scale, 2), round(y - 12 * scale, 2), round(scale, 2), role]


FACES: dict[type[Card], Callable[[Card, bool], DisplayList]] = {Card: playing_card}
"""How each kind of card is drawn. A game's own kinds stand in FACES of a module `faces` beside that of its cards, with
the emblems for them in SHAPES; it is found by itself when one of them is drawn first."""


@cache
def _find_faces(module: str) -> None:
    """Bring in the faces that lie beside the module of a kind of card, where there are some."""
    package = module.rpartition(".")[0]
    if package in sys.modules and find_spec(f"{package}.faces"):
        own = import_module(f"{package}.faces")
        FACES.update(own.FACES)
        OWN_SHAPES.update(own.SHAPES)


FRAMED: DisplayList = [["frame", 0, 0, 1, "frame"], ["tint", 0, 0, 1, "tint"]]
"""A tinted face with a frame, for the second of two packs on one table."""

PACKS: dict[str, DisplayList] = {"second": FRAMED}
"""What lies under the faces of a pack, by the pack's name."""

BACKS: dict[str, DisplayList] = {
    "standard": [["panel", 0, 0, 1, "#0f766e"], ["chevrons", 0, 0, 1, "#9fd3cb"]],
    "second": [["panel", 0, 0, 1, "#8a2f4f"], ["lozenges", 0, 0, 1, "#e9bccb"]],
}
"""The backs by name."""


def palette(pack: str) -> Mapping[str, Colours]:
    """The colours of a palette by suit. Raises ValueError that names the palettes there are."""
    if pack not in PALETTES:
        raise ValueError(f"unknown pack {pack!r}; there are {', '.join(PALETTES)}")
    return PALETTES[pack]


def colours_of(card: Card, pack: str) -> Colours:
    """The colours of a card in a palette; a suit that is none of the four has those of a card without suit."""
    suits = palette(pack)
    return suits.get(card.suit, suits[""])


def back(name: str) -> DisplayList:
    """The placed shapes of a back. Raises ValueError that names the backs there are."""
    if name not in BACKS:
        raise ValueError(f"unknown back {name!r}; there are {', '.join(BACKS)}")
    return BACKS[name]


def face_svg(card: Card, *, pack: str = "standard", lang: str = "en") -> str:
    """A card's face as a standalone SVG that says its name; `pack` is a palette."""
    colours = colours_of(card, pack)
    face = display_list(card, large=pack in LARGE)
    return _standalone(card.name[lang], paper(colours) + paint(face, colours))


def faces_svg(cards: Sequence[Card], *, columns: int = 10, pack: str = "standard", lang: str = "en") -> str:
    """Several faces side by side, at most so many in a row, as one standalone SVG that says their names."""
    across, down = WIDTH + 4, HEIGHT + 4
    parts = []
    for i, card in enumerate(cards):
        colours = colours_of(card, pack)
        face = paper(colours) + paint(display_list(card, large=pack in LARGE), colours)
        place = _placed(i % columns * across, i // columns * down, 1)
        parts.append(f"<g{place}>{face}</g>" if place else face)
    rows = -(-len(cards) // columns)
    name = {"en": "; ", "zh": "；"}[lang].join(card.name[lang] for card in cards)
    return _standalone(name, "".join(parts), min(len(cards), columns) * across - 4, rows * down - 4, 1.4)


def back_svg(name: str = "standard", *, lang: str = "en") -> str:
    """A card's back as a standalone SVG that says "face-down card"."""
    return _standalone(FACE_DOWN[lang], paper(_BASE) + paint(back(name), _BASE))


FACE_DOWN = {"en": "face-down card", "zh": "暗牌"}


READABLE = 6.0
"""The smallest letters that are worth their bytes, in units of the picture."""
VISIBLE = 5.0
"""The same for other signs."""


@lru_cache(4096)
def seen_face(card: Card, pack: str, scale: float, across: float, down: float) -> str:
    """A face, without the shapes whose middle the next card covers (only `across` by `down` of it is seen), and without
    names in letters too small to read."""
    colours = colours_of(card, pack)
    seen = [
        shape
        for shape in display_list(card, large=pack in LARGE)
        if _middle(shape[1], shape[3]) < across and _middle(shape[2], shape[3]) < down and not _tiny(shape, scale)
    ]
    return paper(colours) + paint(seen, colours)


def _tiny(shape: Placed, scale: float) -> bool:
    """Whether it is a name in Latin letters (no number, no single sign) too small to read at this scale of the card, or
    another sign too small to be made out."""
    word = str(shape[0])
    name = len(word) > 1 and word < "\u2e80" and not any(map(str.isdigit, word)) and is_word(word)
    return EM * float(shape[3]) * scale < (READABLE if name else VISIBLE)


def _middle(offset: str | float, scale: str | float) -> float:
    """Where a placed shape has its middle."""
    return float(offset) + 12 * float(scale)


@lru_cache(64)
def seen_back(name: str, pack: str, whole: bool) -> str:
    """A back; of a card that is mostly covered only the ground, without the pattern."""
    colours = palette(pack)[""]
    return paper(colours) + paint(back(name) if whole else back(name)[:1], colours)


def paper(colours: Colours) -> str:
    """The empty card: light, opaque, with a thin dark edge."""
    fill, line = colours["paper"], colours["line"]
    return f'<path d="{SHAPES["card"]}" fill="{fill}" stroke="{line}" stroke-width=".9"/>'


def paint(shapes: DisplayList, colours: Colours) -> str:
    """Path elements for a display list; `colours` maps roles, a literal colour stands for itself."""
    return "".join(
        f'<path d="{outline(str(shape))}" fill="{colours.get(str(role), role)}"'
        f"{_placed(float(x), float(y), float(scale))}/>"
        for shape, x, y, scale, role in shapes
    )


def _placed(x: float, y: float, scale: float) -> str:
    where = f"translate({number(x)} {number(y)})" if x or y else ""
    where += f"scale({number(scale)})" if scale != 1 else ""
    return f' transform="{where}"' if where else ""


@lru_cache(4096)
def number(value: float) -> str:
    """A coordinate: at most two decimals and no trailing zeros, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _standalone(name: str, content: str, wide: int = WIDTH, high: int = HEIGHT, scale: float = 2) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{number(scale * wide)}" '
        f'height="{number(scale * high)}" role="img" aria-label="{escape(name)}">{content}</svg>'
    )
