"""The faces of characters and items.

A character's name hangs on a banner of its faction: the colour, and the form of the lower end, are the faction's. In
the column at the left, which a fan leaves free, stand rank, suit and the tablet of the mansion: its frame has one form
for each quarter of the sky, in it are the emblem of the luminary and the mansion's own character. Below are the name
and the mansion in Latin letters. An item has the emblem of its kind there, and a banner of its own form.
"""

from __future__ import annotations

import re
from itertools import combinations, pairwise

from cardgames.cards import Card
from cardgames.games.three_kingdoms.cards import Character, Item, Mansion
from cardgames.svg.cards import DisplayList, Placed
from cardgames.svg.letters import EM, span
from cardgames.svg.shapes import SHAPES as STOCK

INK = "#1d2327"
COLOURS = {"wei": "#1b4d9e", "shu": "#125c36", "wu": "#a3161f", "warlords": "#5b4632", "item": "#6b4e00"}
"""The colours of the factions, and that of items: dark enough for white letters, and for any palette."""

# The lower ends of the banners: straight, swallow-tailed, pointed, torn in three; an item's is round.
_ENDS = {
    "wei": "V52H24",
    "shu": "V53L36 47.5 24 53",
    "wu": "V48.5L36 53.5 24 48.5",
    "warlords": "V52.5L44 48.5 40 52.5 36 48.5 32 52.5 28 48.5 24 52.5",
    "item": "V47a12 6 0 0 1-24 0",
}

# What is cut out of the frame, drawn the other way round: the paper of the face.
_WITHIN = "M5.5 2.6a2.9 2.9 0 0 0-2.9 2.9v59a2.9 2.9 0 0 0 2.9 2.9h39a2.9 2.9 0 0 0 2.9-2.9v-59a2.9 2.9 0 0 0-2.9-2.9z"

# The tablet of a mansion, 40 by 56: a frame for the quarter of the sky (of the dragon, the tortoise, the tiger, the
# bird), the luminary's emblem above, the mansion's character below.
_QUARTERS = {
    "east": "M20 0A20 16 0 0 1 40 16V40A20 16 0 0 1 0 40V16A20 16 0 0 1 20 0z"
    "M20 3A17 13 0 0 0 3 16V40A17 13 0 0 0 37 40V16A17 13 0 0 0 20 3z",
    "north": "M20 0L40 8V48L20 56 0 48V8zM20 3.3L3 10V46L20 52.7 37 46V10z",
    "west": "M0 0H40V56H0zM3 3V53H37V3z",
    "south": "M7 0H33A7 7 0 0 0 40 7V49A7 7 0 0 0 33 56H7A7 7 0 0 0 0 49V7A7 7 0 0 0 7 0z"
    "M9.5 3A10 10 0 0 1 3 9.5V46.5A10 10 0 0 1 9.5 53H30.5A10 10 0 0 1 37 46.5V9.5A10 10 0 0 1 30.5 3z",
}
_LUMINARIES = {
    "wood": "M20 3L12 13H16L9 22H18V27H22V22H31L24 13H28z",
    "metal": "M20 4A11 11 0 0 0 20 26 11 11 0 0 0 20 4zM16 11H24V19H16z",
    "earth": "M20 5L32 25H8zM20 12L15 21H25z",
    "sun": "M20 9A6 6 0 0 0 20 21 6 6 0 0 0 20 9zM18.7 3H21.3V7H18.7zM18.7 23H21.3V27H18.7zM8 13.7H12V16.3H8z"
    "M28 13.7H32V16.3H28zM11 8L13 6 16 9 14 11zM27 6L29 8 26 11 24 9zM11 22L14 19 16 21 13 24zM29 22L27 24 24 21 26"
    " 19z",
    "moon": "M24 4.5A11 11 0 1 0 30 20 9 9 0 0 1 24 4.5z",
    "fire": "M19 3C26 8 29 13 29 18A9 9 0 0 1 11 18C11 14 13 12 15 10 15 13 16 14 17 14 19 12 19.5 8 19 3z"
    "M20 18C17 21 17 24 20 24S23 21 20 18z",
    "water": "M7 10Q13 3 20 9 27 15 33 8V13Q27 20 20 14 13 8 7 15zM7 20Q13 13 20 19 27 25 33 18V23Q27 30 20 24 13"
    " 18 7 25z",
}


SHAPES = {
    **{f"tk-{kind}": f"{STOCK['frame']}{_WITHIN}M24 1.5H48{end}z" for kind, end in _ENDS.items()},
    **{f"tk-{name}": path for name, path in {**_QUARTERS, **_LUMINARIES}.items()},
    "G": "M12 2C7 2 4.5 5.5 4.5 10V22L8 19.5 12 22 16 19.5 19.5 22V10C19.5 5.5 17 2 12 2z"
    "M9 8.5A1.7 2 0 0 1 9 12.5 1.7 2 0 0 1 9 8.5zM15 8.5A1.7 2 0 0 1 15 12.5 1.7 2 0 0 1 15 8.5z",
    "tk-weapon": "M20.5 1.5L22.5 3.5 12.6 16.2 14.8 18.4 13 20.2 10.3 17.5 5.2 22.6 1.4 18.8 6.5 13.7 3.8 11"
    " 5.6 9.2 7.8 11.4z",
    "tk-armour": "M12 1.5L21.5 4.5V11C21.5 17 17.5 21 12 23 6.5 21 2.5 17 2.5 11V4.5zM12 4.6L5.4 6.7V11C5.4 15.2 8 18.2"
    " 12 19.9z",
    "tk-mount": "M8.2 22.5C8.4 18 10.6 15.6 12.6 13.2 10.4 13.6 9 13 7.8 14.6L5.4 17 2.4 15.2 3.2 11.6 7 5.8"
    " 6.6 2.2 9.4 4C15.5 4 20.6 8.6 20.6 15V22.5z",
    "tk-stratagem": "M12 21.5L1.5 8.5Q6 3.4 12 3.4T22.5 8.5zM12 16L6.2 8.8 4.9 9.7 11.2 17.6zM11.2 14V6.4H12.8V14z"
    "M12.8 17.6L19.1 9.7 17.8 8.8 12 16z",
}
_RANKS = {1: "A", 11: "J", 12: "Q", 13: "K"}
_SIZES = {2: 0.8, 3: 0.62, 4: 0.48, 5: 0.385}


def _name(name: str) -> Placed:
    """The name, downwards on the banner."""
    name = name.rstrip("0123456789A")  # the two shields of one name have their ids in the corner
    scale = _SIZES[len(name)]
    return ["\n".join(name), round(36 - 12 * scale, 1), round(26 - 12 * scale * len(name), 1), scale, "#fff"]


def _latin(text: str, y: float, size: float, role: str) -> Placed:
    """A word at the left in the rows below, in letters of this size, or smaller where it is long."""
    scale = min(size / EM, 42 / span(text))
    return [text, 4, round(y + (size - EM * scale) / 2, 1), round(scale, 2), role]


def _tablet(home: Mansion) -> DisplayList:
    """The tablet of a mansion: frame, emblem, character."""
    quarter = tuple(_QUARTERS)[home.number // 7]
    return [
        [f"tk-{quarter}", 5, 29.5, 0.4, INK],
        [f"tk-{home.luminary}", 5, 29.5, 0.4, INK],
        [home.name.zh[0], 8.2, 40.3, 0.4, INK],
    ]


def character(card: Card, large: bool) -> DisplayList:
    """A character; see the module's text. The index is large on every face."""
    assert isinstance(card, Character)
    colour = COLOURS[card.faction]
    return [
        [f"tk-{card.faction}", 0, 0, 1, colour],
        [_RANKS.get(card.rank, str(card.rank)), 3.9, 1.7, 0.76, "ink"],
        [card.suit, 7.5, 18, 0.44, "ink"],
        *_tablet(card.home),
        _name(card.brief["zh"]),
        _latin(re.split(r" the | \(", card.short)[0], 52.8, 8, colour),
        _latin(card.home.name.en, 60.6, 6.4, INK),
    ]


def item(card: Card, large: bool) -> DisplayList:
    """An item: its id, the emblem of its kind, its name on the banner and below."""
    assert isinstance(card, Item)
    lines = _lines(card.short)
    size = {1: 8.0, 2: 7.4, 3: 5.4}[len(lines)]
    scale = round(min(size / EM, *(42 / span(line) for line in lines)), 2)
    return [
        ["tk-item", 0, 0, 1, COLOURS["item"]],
        [card.text, 4, 2.5, round(min(0.62, 18 / span(card.text)), 2), INK],
        [f"tk-{card.kind}", 3.2, 24, 0.82, COLOURS["item"]],
        _name(card.brief["zh"]),
        ["\n".join(lines), 4, round(60 - 12 * scale * len(lines), 1), scale, INK],
    ]


def _lines(text: str) -> list[str]:
    """The words on as many lines as they need, as even as they come."""
    words, wide = text.split(), span(text)
    count = 1 if wide < 150 else 2 if wide < 330 else 3
    cuts = [(0, *cut, len(words)) for cut in combinations(range(1, len(words)), count - 1)]
    ways = [[" ".join(words[a:b]) for a, b in pairwise(cut)] for cut in cuts]
    return min(ways, key=lambda lines: max(map(span, lines)))


FACES = {Character: character, Item: item}
