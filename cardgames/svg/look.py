"""What all parts of a still table share: the view, language and colours; a drawn block; a few small forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardgames.cards import SUIT_SIGNS, Card
from cardgames.engine.view import CounterView, View
from cardgames.engine.words import Said, Words, seat_name
from cardgames.engine.words import number as figure
from cardgames.svg.cards import LARGE, Colours, number, palette
from cardgames.svg.text import write

_CALM = {
    "felt": "#e8f0ec",
    "edge": "#bccfc5",
    "panel": "#f4f7f5",
    "page": "#ffffff",
    "ink": "#1d2327",
    "soft": "#55606a",
    "accent": "#0f766e",
    "gold": "#b7791f",
    "loss": "#b3261e",
}
_BOLD = {
    "felt": "#ffffff",
    "edge": "#000000",
    "panel": "#ffffff",
    "page": "#ffffff",
    "ink": "#000000",
    "soft": "#000000",
    "accent": "#00489c",
    "gold": "#a33c00",
    "loss": "#a00012",
}
_YES_NO = {"en": ("no", "yes"), "zh": ("否", "是")}

Ghost = tuple[str, int, Card]
"""A card that has left a place: the place's key, the position it had, the card."""


class Block(NamedTuple):
    """Something drawn, with its upper left corner at 0, 0."""

    width: float
    height: float
    svg: str

    def at(self, x: float, y: float) -> str:
        """The same, moved there."""
        if not self.svg or (x == 0 and y == 0):
            return self.svg
        return f'<g transform="translate({number(x)} {number(y)})">{self.svg}</g>'


@dataclass(frozen=True, slots=True)
class Look:
    """One picture: whose view, in which language and palette, what is outlined, what is shown as gone."""

    view: View
    lang: str
    pack: str
    moved: frozenset[Card | str] = frozenset()
    gone: tuple[Ghost, ...] = ()

    @property
    def theme(self) -> Colours:
        """The colours of the table."""
        return _BOLD if self.pack in LARGE else _CALM

    @property
    def suits(self) -> Mapping[str, Colours]:
        """The colours of the cards, by suit."""
        return palette(self.pack)

    def say(self, words: Words | Said) -> str:
        """Words in the picture's language, with the players' names."""
        return words.text(self.lang, self.view.names)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(seat, self.lang, self.view.names)

    def write(self, text: str, x: float, y: float, size: float, colour: str = "ink", **style: Any) -> str:
        """A line of text in a colour of the theme; suit signs in the colours of the cards."""
        return write(text, x, y, size, self.theme[colour], suits=self.suits, **style)

    def frame(
        self, w: float, h: float, fill: str, line: str, *, thick: float = 1.0, radius: float = 10.0, dash: str = ""
    ) -> str:
        """A box with round corners; fill and line are colours of the theme, the line lies inside the box."""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        inset = thick / 2
        return (
            f'<path d="{rounded(inset, inset, w - thick, h - thick, radius)}" fill="{self.theme.get(fill, fill)}" '
            f'stroke="{self.theme[line]}" stroke-width="{number(thick)}"{dashes}/>'
        )

    def value(self, counter: CounterView) -> str:
        """The value of a counter for people."""
        return shown(counter.value, self.lang, self.view.names)


def silent(value: Any) -> bool:
    """Whether a counter has nothing to say just now: it is not drawn then."""
    return value is None or (isinstance(value, (str, tuple, list, set, frozenset)) and not value)


def shown(value: Any, lang: str, names: tuple[str, ...] | None = None) -> str:
    """A counter's value for people: numbers, texts, cards, suits, yes or no, or several of these."""
    if isinstance(value, (Words, Said)):
        return value.text(lang, names)
    if value is None or value == "":
        return "–"
    if isinstance(value, bool):
        return _YES_NO[lang][value]
    if isinstance(value, Card):
        return value.brief[lang]
    if isinstance(value, (list, tuple, set, frozenset)):
        parts = sorted(value) if isinstance(value, (set, frozenset)) else value
        return ({"en": ", ", "zh": "、"}[lang]).join(shown(part, lang, names) for part in parts) or "–"
    return SUIT_SIGNS.get(value, value) if isinstance(value, str) else figure(value)


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle with round corners."""
    across, down, bow = number(w - 2 * r), number(h - 2 * r), number(r)
    arc = f"a{bow} {bow} 0 0 1 "
    return (
        f"M{number(x + r)} {number(y)}h{across}{arc}{bow} {bow}v{down}{arc}-{bow} {bow}"
        f"h-{across}{arc}-{bow}-{bow}v-{down}{arc}{bow}-{bow}z"
    )
