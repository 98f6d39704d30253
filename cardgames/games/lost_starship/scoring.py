"""What four tops are worth, who wins, and how long a game lasts. Numbers only; no state, no cards.

The four directions stand everywhere in the order of DIRECTIONS, clockwise: opposite ones are two places apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

DIRECTIONS = ("N", "E", "S", "W")
STEERS = ("H", "C", "S", "D")
"""LS-1.2: the suit that steers there."""
PLACE = {suit: place for place, suit in enumerate(STEERS)}
HAND = 5
"""LS-2.3: cards in a hand."""


class Outcome(NamedTuple):
    """Who gets the points of a round: a direction by its place in DIRECTIONS, or None where nobody does.

    `meridian` leads on the north-south axis, `parallel` on the east-west axis, `extra` is the one of the two whose
    margin is larger.
    """

    meridian: int | None
    parallel: int | None
    extra: int | None

    def points(self) -> tuple[int, ...]:
        """The points of each direction (LS-3.6)."""
        return tuple([self.count(place) for place in range(4)])


@cache
def outcome(north_south: int, east_west: int, bonus: bool = True) -> Outcome:
    """LS-3.2 to LS-3.5 from the north's top less the south's, and the east's less the west's (LS-3.1: empty is 0).

    LS-3.4, LS-R2: equal tops have no leader. LS-R3: equal margins no extra point, and `bonus` False neither (LS-R11).
    """
    meridian = None if north_south == 0 else 0 if north_south > 0 else 2
    parallel = None if east_west == 0 else 1 if east_west > 0 else 3
    wider = abs(north_south) - abs(east_west)
    extra = None if wider == 0 or not bonus else meridian if wider > 0 else parallel
    return Outcome(meridian, parallel, extra)


def of_tops(tops: Sequence[int], bonus: bool = True) -> Outcome:
    """The outcome of four tops."""
    north, east, south, west = tops
    return outcome(north - south, east - west, bonus)


def winners(totals: Sequence[int], places: Sequence[int], variant: str) -> list[int]:
    """LS-5.2, LS-5.3: the seats whose own direction has the highest total, or as fugitives the lowest.

    LS-5.4, LS-R7: equal totals share the win. LS-R12: directions without an owner do not count, LS-R13: nor do opposite
    ones. `places` are the seats' directions.
    """
    own = [totals[place] for place in places]
    best = max(own) if variant == "home" else min(own)
    return [seat for seat, total in enumerate(own) if total == best]


def rounds(stock: int, seats: int) -> int:
    """LS-4.1, LS-R6: the rounds in which this many cards are drawn, one a seat."""
    return -(-stock // seats)
