"""Positions of Caribbean Star laid out in short, and moves made on them."""

from __future__ import annotations

from typing import Any

from cardgames.cards import STANDARD
from cardgames.engine.events import Event
from cardgames.games.caribbean_star import GAME
from cardgames.games.caribbean_star.cases import parts
from cardgames.games.caribbean_star.rules import CaribbeanStar


def lay(zero: str = "", one: str = "", red: str = "", black: str = "", pile: str = "", points: tuple[int, int] = (0, 0),
        **options: Any) -> CaribbeanStar:  # fmt: skip
    """The start of a round: two hands, what lies in front of the owners of red and black, the draw pile."""
    areas = [parts(STANDARD.read(red)), parts(STANDARD.read(black))]
    if options.get("first_colour") == "B":
        areas.reverse()
    state = GAME.position(hands=[zero, one], areas=areas, pile=pile, points=points, options=options)
    assert isinstance(state, CaribbeanStar)
    return state


def go(state: CaribbeanStar, *moves: str) -> list[Event]:
    """Make moves and return all that happened."""
    return [event for move in moves for event in state.apply(move)]


def told(events: list[Event]) -> list[tuple[str, str]]:
    """Clause and kind of each event."""
    return [(event.clause, event.kind) for event in events]


def clauses(events: list[Event]) -> list[str]:
    """The clauses that fired."""
    return [event.clause for event in events]


def words(cards: Any) -> str:
    """Cards as text."""
    return " ".join(card.text for card in cards)


def area(state: CaribbeanStar, seat: int) -> str:
    """Everything in front of a seat."""
    return " ".join(words(part) for part in state.areas[seat] if part)


def refused(state: CaribbeanStar, move: str) -> str:
    """The clause by which a move is refused; the move changes nothing."""
    before = state.position()
    wrong = state.check(move)
    assert wrong is not None
    assert state.position() == before
    assert wrong.because.zh
    assert wrong.instead.zh
    assert wrong.text("en").startswith(wrong.clause)
    return wrong.clause
