"""Positions of Lost Starship laid out in short, and the rules of points told a second time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cardgames.engine.events import Event
from cardgames.games.lost_starship import GAME
from cardgames.games.lost_starship.rules import LostStarship
from tests.games.laying import go

HANDS = ("9H 2C 6S", "8S 3D AC", "5D TH 4C", "7D 2S 9C")
KINGS = ("KH", "KC", "KS", "KD")
STOCK = "3H 6C 5S 2D 4H 8C"


def deal(**settings: Any) -> LostStarship:
    """A game that has just been dealt."""
    return cast(LostStarship, GAME.start(**settings))


def sail(piles: Sequence[str] = ("", "", "", ""), hands: Sequence[str] = HANDS[:2], stock: str | None = None,
         kings: Sequence[str] = (), **fields: Any) -> LostStarship:  # fmt: skip
    """A moment of a game: the piles north, east, south, west; two seats, north and east, where nothing else is said.

    The stock is STOCK, less what lies elsewhere.
    """
    seats = len(hands)
    used = {card for cards in (*piles, *hands) for card in cards.split()}
    left = " ".join(card for card in STOCK.split() if card not in used) if stock is None else stock
    state = GAME.position(seats=seats, piles=piles, hands=hands, stock=left, kings=kings or KINGS[:seats], **fields)
    return cast(LostStarship, state)


def last_of(state: LostStarship, *moves: str) -> list[Event]:
    """What happened in the last of these moves."""
    go(state, *moves[:-1])
    return go(state, moves[-1])


def sentences(events: Sequence[Event], clause: str, viewer: int | str = "all") -> list[str]:
    """What a viewer is told by a clause, in English."""
    return [said.en for event in events if event.clause == clause and (said := event.said(viewer)) is not None]


def by_the_book(north: int, east: int, south: int, west: int) -> list[int]:
    """LS-3.2 to LS-3.5 as they are written: the points of north, east, south and west."""
    points = {"N": 0, "E": 0, "S": 0, "W": 0}
    ahead: list[tuple[int, str]] = []
    for (one, a), (other, b) in ((("N", north), ("S", south)), (("E", east), ("W", west))):
        if a != b:
            leader = one if a > b else other
            points[leader] += 1
            ahead.append((max(a, b) - min(a, b), leader))
        else:
            ahead.append((0, ""))
    (first, leader), (second, rival) = ahead
    if first != second:
        points[leader if first > second else rival] += 1
    return list(points.values())
