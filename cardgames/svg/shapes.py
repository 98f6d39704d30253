"""What else is drawn on a card: suits, emblems of courts and jokers, backs, frames; and `SHAPES`, the whole
stock.

Suits and emblems fill a box of 24 by 24, backs and frames the card's box of 50 by 70. Spade and club must
not be taken for each other at eight pixels: the spade is one pointed body, the club three round leaves with
deep gaps.
"""

from __future__ import annotations

from cardgames.svg.glyphs import FIGURES


def _disc(x: float, y: float, r: float) -> str:
    """A circle as path data."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0 {r:g} {r:g} 0 1 1-{2 * r:g} 0z"


_SUITS = {
    "S": "M12 1.6C9.4 6.7 2.1 9.6 2.1 14.8c0 2.7 2 4.7 4.6 4.7 1.8 0 3.3-.8 4.2-2.3-.2 2.4-1.2"
    " 4-3.1 5.2h8.4c-1.9-1.2-2.9-2.8-3.1-5.2.9 1.5 2.4 2.3 4.2 2.3 2.6 0 4.6-2 4.6-4.7C21.9 9.6 14.6"
    " 6.7 12 1.6z",
    "H": "M12 21.7C7.6 17.7 1.9 13.5 1.9 8.4c0-3.3 2.3-5.7 5.3-5.7 2 0 3.8 1.1 4.8 3.1 1-2 2.8-3.1"
    " 4.8-3.1 3 0 5.3 2.4 5.3 5.7C22.1 13.5 16.4 17.7 12 21.7z",
    "D": "M12 1.4c2.2 4 5.1 7.7 8.5 10.6-3.4 2.9-6.3 6.6-8.5 10.6C9.8 18.6 6.9 14.9 3.5 12 6.9 9.1 9.8 5.4 12 1.4z",
    "C": "M7.7 22.5c1.9-1.2 2.9-3 3.1-5.9A4.5 4.5 0 1 1 8.7 10.4l.7-.6a4.5 4.5 0 1 1 5.2 0l.7.6"
    "a4.5 4.5 0 1 1-2.1 6.2c.2 2.9 1.2 4.7 3.1 5.9z",
}

# Courts wear their rank on the suit below: a straight crown of three points, a curved coronet of five, a
# feathered cap. The part in a second colour is its own shape, set off by a gap, so that one colour is
# enough to see it.
_EMBLEMS = {
    "king": "M3 8.5l5 4.3L12 5l4 7.8 5-4.3-1.3 8.3H4.3zM4.6 18.1h14.8l-.5 3.2H5.1z",
    "king-gold": _disc(12, 3.2, 1.9) + _disc(2.3, 7.3, 1.7) + _disc(21.7, 7.3, 1.7),
    "queen": "M3.4 16.6L1.9 9.8Q5 13.7 6.9 6.9 9 14 12 4.7 15 14 17.1 6.9 19 13.7 22.1 9.8L20.6"
    " 16.6Q12 19.5 3.4 16.6zM3.8 18.1q8.2 2.7 16.4 0l-.5 2.9q-7.7 2.3-15.4 0z",
    "queen-gold": "".join(_disc(x, y, 1.4) for x, y in ((1.8, 8.3), (6.9, 5.5), (12, 3.2), (17.1, 5.5), (22.2, 8.3))),
    "jack": "M2.4 17.1C2 12.9 5.5 10.5 9.5 10.3 14 11.3 16.8 13.3 15.9 17.1zM3.6 18.4h16.8v2.9H3.6z",
    "jack-gold": "M17.2 17C18.6 12.2 15 9.4 5.7 8.3c2.2-1.2 2.2-2.7.5-4.6C15.5 1.3 24.7 6 17.2 17z",
    "jester": "M5.9 17.3C5.9 13 4.6 11.7 1.9 13.7 2.4 8.4 7.5 6.3 9.4 10.7 9.5 7.5 10.4 5.7 12 4.4"
    "v12.9zM5.7 18.6h12.6v3.1H5.7z",
    "jester-half": "M18.1 17.3C18.1 13 19.4 11.7 22.1 13.7 21.6 8.4 16.5 6.3 14.6 10.7 14.5 7.5 13.6 5.7 12 4.4v12.9z",
    "jester-half-open": "M18.1 17.3C18.1 13 19.4 11.7 22.1 13.7 21.6 8.4 16.5 6.3 14.6 10.7 14.5"
    " 7.5 13.6 5.7 12 4.4h-.5v12.9zM13.3 16V8.5c.4 1.4.5 2.7.4 4.3h1.9c.7-3.5 3.4-3.8"
    " 4.7-1.9-2.3-.3-3.4 1.6-3.5 5.1z",
    "jester-gold": _disc(12, 3, 1.8) + _disc(2, 15.1, 1.7) + _disc(22, 15.1, 1.7),
    "star": "M12 2.4l2.7 6.6 7.1.5-5.5 4.6 1.8 6.9L12 17.2 5.9 21l1.8-6.9-5.5-4.6L9.3 9z",
    "star-open": "M12 2.4l2.7 6.6 7.1.5-5.5 4.6 1.8 6.9L12 17.2 5.9 21l1.8-6.9-5.5-4.6L9.3 9zM12"
    " 7.3l-1.4 3.5-3.7.3 2.9 2.4-.9 3.6L12 15.1l3.1 2-.9-3.6 2.9-2.4-3.7-.3z",
    "ship": "M12 .8c2.9 2.6 4.2 6 4.2 9.6l5.6 5.2v4.6l-6-2.1-1 3.1H9.2l-1-3.1-6 2.1v-4.6l5.6-5.2C7.8 6.8"
    " 9.1 3.4 12 .8zM12 6.6a2.1 2.1 0 1 0 .01 0z",
}

# The paper of a card; what tells a pack apart, along its edge; and two backs that differ in form, not only
# in colour.
_EDGE = "M5.5 1h39a4.5 4.5 0 0 1 4.5 4.5v59a4.5 4.5 0 0 1-4.5 4.5h-39a4.5 4.5 0 0 1-4.5-4.5v-59A4.5 4.5 0 0 1 5.5 1z"
_CARDS = {
    "card": "M5.5.5h39a5 5 0 0 1 5 5v59a5 5 0 0 1-5 5h-39a5 5 0 0 1-5-5v-59a5 5 0 0 1 5-5z",
    "frame": _EDGE,
    "tint": "M5.5 2.6h39a2.9 2.9 0 0 1 2.9 2.9v59a2.9 2.9 0 0 1-2.9 2.9h-39a2.9 2.9 0 0 1-2.9-2.9v-59"
    "A2.9 2.9 0 0 1 5.5 2.6z",
    "panel": "M6.5 4h37A2.5 2.5 0 0 1 46 6.5v57a2.5 2.5 0 0 1-2.5 2.5h-37A2.5 2.5 0 0 1 4 63.5v-57"
    "A2.5 2.5 0 0 1 6.5 4z",
    "chevrons": "".join(f"M4 {y}l21-13 21 13v2.2l-21-13-21 13z" for y in (23, 36, 49, 62))
    + "M4 10l9.7-6h-3.2L4 8zM46 10l-9.7-6h3.2L46 8zM18.5 66L25 62l6.5 4h-3.2L25 64.2 21.7 66z",
    "lozenges": "M25 7l18 28-18 28L7 35zM25 10.5L9.3 35 25 59.5 40.7 35zM25 17.5L36.3 35 25 52.5"
    " 13.7 35zM25 21L16 35l9 14 9-14zM25 28l4.5 7-4.5 7-4.5-7zM4 10l4.5-6H11l-7 9.2zM46 10l-4.5-6H39l7"
    " 9.2zM4 60l4.5 6H11l-7-9.2zM46 60l-4.5 6H39l7-9.2z",
}

# What lies on the felt under a group of places, in a box of 100 by 100: base lines with a home plate at the left and
# three bases.
_GROUNDS = {
    "diamond": "M50 7L93 50 50 93 7 50zM50 9L9 50 50 91 91 50z"
    "M50 1l7 7-7 7-7-7zM92 43l7 7-7 7-7-7zM50 85l7 7-7 7-7-7zM1 50l6-7h8v14H7z",
}

SHAPES: dict[str, str] = {**FIGURES, **_SUITS, **_EMBLEMS, **_CARDS, **_GROUNDS}
"""Path data by shape id, in a box of 24 by 24 (card, tint, frame, panel, chevrons, lozenges: 50 by 70; the figures of
boards: 100 by 100)."""

OWN_SHAPES: dict[str, str] = {}
"""The emblems of games with cards of their own, from their `faces.py`: brought in when the first such card is drawn."""
