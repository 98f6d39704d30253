"""The faces of souls, hunts, events and tokens.

A soul has its five modifiers in the column at the left, which a fan leaves free; an attribute for which it can be
sacrificed stands on a disc. Its emblem lies on a plate of one form for each kind, in the kind's colour (a warrior's in
his own), and beside the flame is what a sacrifice brings. A hunt shows its attribute large on a dark field, and at the
left what it brings and which of two copies it is; an event its emblem on a light field.
"""

from __future__ import annotations

from cardgames.cards import Card
from cardgames.games.soul_hunt.cards import ATTRIBUTES, Event, Hunt, Soul, Token
from cardgames.games.soul_hunt.emblems import EMBLEMS, EVENTS, ICONS, PLATES, SIGNS
from cardgames.svg.cards import DisplayList, Placed
from cardgames.svg.letters import EM, span

INK, FAINT, LOSS, PAPER = "#1d2327", "#6d7880", "#a3161f", "#ffffff"
COLOURS = {
    "elemental": "#5b3a8c",
    "animal": "#6b4423",
    "evil": "#26262b",
    "guardian": "#0b5d57",
    "great": "#7a5a00",
    "red": "#a3161f",
    "blue": "#1b4d9e",
    "white": "#59646c",
    "green": "#125c36",
    "yellow": "#856500",
    "STR": "#a3161f",
    "END": "#6b4423",
    "SPD": "#1b4d9e",
    "PER": "#5b3a8c",
    "INT": "#0b5d57",
    "event": "#7a5a00",
}
"""By kind of soul, warrior's colour and attribute: dark enough for white emblems, and for any palette."""

_NAMED = {
    **dict.fromkeys(range(1, 6), "warrior"),
    **dict(enumerate(["wind", "fire", "earth", "water", "light"], 6)),
    **dict(enumerate(["lion", "cheetah", "crocodile", "ape", "eagle"], 11)),
    **dict.fromkeys(range(16, 22), "evil"),
    **dict(enumerate(["hare", "boar", "snake", "fox", "wolf"], 22)),
    **dict(enumerate(["sea-eagle", "shark", "python", "turtle", "bear", "great"], 27)),
}
"""The emblem of each soul, by its number."""

SHAPES = {
    "sh-frame": "M5.5 1h39a4.5 4.5 0 0 1 4.5 4.5v59a4.5 4.5 0 0 1-4.5 4.5h-39a4.5 4.5 0 0 1-4.5-4.5v-59"
    "A4.5 4.5 0 0 1 5.5 1z"
    "M5.5 2.6a2.9 2.9 0 0 0-2.9 2.9v59a2.9 2.9 0 0 0 2.9 2.9h39a2.9 2.9 0 0 0 2.9-2.9v-59a2.9 2.9 0 0 0-2.9-2.9z",
    **{f"sh-{name}": path for name, path in {**EMBLEMS, **EVENTS, **ICONS, **SIGNS}.items()},
    **{f"sh-{kind}-plate": path for kind, path in PLATES.items()},
    "sh-field": "M5.5 1h39a4.5 4.5 0 0 1 4.5 4.5V37.5H1V5.5A4.5 4.5 0 0 1 5.5 1z",
}


def soul(card: Card, large: bool) -> DisplayList:
    """A soul; see the module's text."""
    assert isinstance(card, Soul)
    colour = COLOURS[card.colour or card.kind]
    face: DisplayList = [
        ["sh-frame", 0, 0, 1, colour],
        [f"sh-{card.kind}-plate", 23.4, 4, 0.96, colour],
        [f"sh-{_NAMED[card.number]}", 26.8, 7.4, 0.68, PAPER],
    ]
    for place, attribute in enumerate(ATTRIBUTES):
        face += _row(attribute, card.modifiers[place], card.sacrifice[place], 4.2 + 9.8 * place, colour)
    name, colour_zh = card.name["zh"].strip("）").partition("（")[::2]
    face.append(_word(colour_zh + name, 24.4, 30, 22, 11, INK, middle=True))
    if value := max(card.sacrifice):
        face += [["sh-flame", 27, 43, 0.36, colour], _word(f"+{value}", 36, 42.2, 12, 9.6, INK)]
    kind, _, name_of_colour = card.name["en"].strip(")").partition(" (")
    return face + (_two(kind, name_of_colour, colour) if name_of_colour else _below(kind, colour))


def _row(attribute: str, modifier: int, sacrifice: int, y: float, colour: str) -> DisplayList:
    """An attribute's emblem, on a disc where the soul can be sacrificed for it, and the modifier unless it is 0."""
    if sacrifice:
        row: DisplayList = [["sh-disc", 3.4, y, 0.36, colour], [f"sh-{attribute}", 4.8, y + 1.4, 0.245, PAPER]]
    else:
        row = [[f"sh-{attribute}", 4.3, y + 0.9, 0.285, colour if modifier else FAINT]]
    if modifier:
        sign, role = ("+", INK) if modifier > 0 else ("−", LOSS)
        row.append([f"{sign}{abs(modifier)}", 12.3, round(y, 1), 0.33, role])
    return row


def hunt(card: Card, large: bool) -> DisplayList:
    """A hunt."""
    assert isinstance(card, Hunt)
    attribute = ATTRIBUTES[card.attribute]
    title, kind = card.name["en"].split(" — ")
    return [
        ["sh-field", 0, 0, 1, COLOURS[attribute]],
        ["sh-frame", 0, 0, 1, COLOURS[attribute]],
        [f"sh-{card.kind}", 3.8, 4.2, 0.62, PAPER],
        *([_word(card.copy, 4.5, 20, 13, 15, PAPER, middle=True)] if card.copy else []),
        [f"sh-{attribute}", 20, 7, 1.06, PAPER],
        _word(card.name["zh"][:5].replace("·", ""), 4, 39.5, 42, 11, INK, middle=True),
        *_two(title, kind, COLOURS[attribute]),
    ]


def event(card: Card, large: bool) -> DisplayList:
    """An event."""
    assert isinstance(card, Event)
    return [
        ["sh-field", 0, 0, 1, "#fbf3dc"],
        ["sh-frame", 0, 0, 1, COLOURS["event"]],
        [f"sh-{card.code}", 12, 7, 1.08, COLOURS["event"]],
        _word(card.name["zh"], 4, 39.5, 42, 12, INK, middle=True),
        *_below(card.name["en"], INK),
    ]


def token(card: Card, large: bool) -> DisplayList:
    """A token: its value, and as many stars."""
    assert isinstance(card, Token)
    face: DisplayList = [
        ["sh-ring", 4, 8, 1.75, COLOURS["event"]],
        [str(card.value), 8.2, 12, 1.4, INK if card.value else FAINT],
    ]
    return face + [["star", x, 53, 0.55, COLOURS["event"]] for x in {0: (), 1: (18.4,), 2: (10.4, 26.4)}[card.value]]


def _below(name: str, colour: str) -> DisplayList:
    """The English name in the rows below, on the one line or two that let it be larger."""
    words = name.split()
    ways = [[name], *([" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words)))]
    scales = [round(min(42 / max(map(span, lines)), (9, 7.4)[len(lines) - 1] / EM), 2) for lines in ways]
    scale = max(scales)
    lines = ways[scales.index(scale)]
    top = 60 - EM * scale * len(lines) / 2
    return [
        [line, round(25 - span(line) * scale / 2, 1), round(top + EM * scale * row, 1), scale, colour]
        for row, line in enumerate(lines)
    ]


def _two(first: str, second: str, colour: str) -> DisplayList:
    """Two names below each other, the first in colour."""
    return [_word(first, 4, 52.4, 42, 7.6, colour, middle=True), _word(second, 4, 60.2, 42, 6.8, INK, middle=True)]


def _word(text: str, x: float, y: float, wide: float, size: float, role: str, *, middle: bool = False) -> Placed:
    """A word within `wide` units, in letters of this size, or smaller where it is long."""
    scale = min(size / EM, wide / span(text))
    left = x + (wide - span(text) * scale) / 2 if middle else x
    return [text, round(left, 1), round(y + (size - EM * scale) / 2, 1), round(scale, 2), role]


FACES = {Soul: soul, Hunt: hunt, Event: event, Token: token}
