"""What a place in the row costs; who kills whom in a duel, and for how much (LM-4.3 to LM-4.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

STEP = 2
"""LM-3.3: each place nearer to the pile costs this much more: 0, 2, 4, 6."""


class Kill(NamedTuple):
    """What one card does: its owner's seat, the seats of its victims by rank and seat, the number of the first."""

    killer: int
    victims: tuple[int, ...]
    first: int

    @property
    def numbers(self) -> range:
        """The numbers of the victims among all cards killed in the round: also what each of them earns (LM-4.9)."""
        return range(self.first, self.first + len(self.victims))


def duel(ranks: Sequence[int]) -> list[Kill]:
    """The kills of a round in order, from the ranks that the seats reveal.

    Only a rank that is there once kills, dead cards counted (LM-4.7, LM-R8); others are passed over (LM-R9). The lowest
    kills the highest (LM-4.4), every other one whatever still lives below it (LM-4.5), unless it is dead itself
    (LM-4.6, LM-R7): so what a killer finds alive below it is the killer before it and the tied ranks between them.
    """
    seats = by_rank(ranks)
    order = sorted(seats)
    living = seats[order[0]]
    kills: list[Kill] = []
    count = 1
    if len(living) == 1 and len(order) > 1:
        highest = seats[order.pop()]  # dead now: it takes no further part
        kills.append(Kill(living[0], highest, 1))
        count += len(highest)
    for rank in order[1:]:
        here = seats[rank]
        if len(here) == 1:
            kills.append(Kill(here[0], living, count))
            count += len(living)
            living = here
        else:
            living += here
    return kills


def by_rank(ranks: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """The seats that reveal each rank, in seat order."""
    seats: dict[int, tuple[int, ...]] = {}
    for seat, rank in enumerate(ranks):
        seats[rank] = (*seats[rank], seat) if rank in seats else (seat,)
    return seats


def rewards(kills: Sequence[Kill], seats: int) -> list[int]:
    """What each seat earns in a round (LM-4.9)."""
    earned = [0] * seats
    for kill in kills:
        earned[kill.killer] = sum(kill.numbers)
    return earned


def deaths(kills: Sequence[Kill]) -> Iterator[tuple[int, int]]:
    """(seat, number) of each card killed, in the order of the kills."""
    for kill in kills:
        yield from zip(kill.victims, kill.numbers, strict=True)
