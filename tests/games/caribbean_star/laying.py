"""Positions of Caribbean Star laid out in short, and moves made on them."""

from __future__ import annotations

from typing import Any

from cardgames.cards import STANDARD
from cardgames.games.caribbean_star import GAME
from cardgames.games.caribbean_star.cases import parts
from cardgames.games.caribbean_star.rules import CaribbeanStar
from tests.games.laying import words


def lay(zero: str = "", one: str = "", red: str = "", black: str = "", pile: str = "", points: tuple[int, int] = (0, 0),
        **options: Any) -> CaribbeanStar:  # fmt: skip
    """The start of a round: two hands, what lies in front of the owners of red and black, the draw pile."""
    areas = [parts(STANDARD.read(red)), parts(STANDARD.read(black))]
    if options.get("first_colour") == "B":
        areas.reverse()
    state = GAME.position(hands=[zero, one], areas=areas, pile=pile, points=points, options=options)
    assert isinstance(state, CaribbeanStar)
    return state


def area(state: CaribbeanStar, seat: int) -> str:
    """Everything in front of a seat."""
    return " ".join(words(part) for part in state.areas[seat] if part)
