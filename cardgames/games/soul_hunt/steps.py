"""The kinds of step on the agenda of Soul Hunt, and the agendas of whole stages.

A step is written as eight times its kind plus a seat; the next step is the last one, so stages are written backwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

EQUIP, TURN_EVENT, NEW_TRAIL, VOTE, FIRST, SECOND = range(6)
PREPARE, TOKENS_BACK, DRAW, SACRIFICE, RESULT = range(6, 11)
TAKE, GAIN, PAY, LOSE, LIMIT, SCATTER = range(11, 17)
DRAW_SOUL, EVICT, END_HUNT, SPEND, JUDGE = range(17, 22)
COUNT = 22

Seats = tuple[int, ...]


def steps(kind: int, seats: Sequence[int]) -> list[int]:
    """One step for each seat, so that the first seat comes first."""
    return [kind << 3 | seat for seat in seats[::-1]]


@lru_cache
def attack(order: Seats) -> list[int]:
    """SH-4.2: prepare, draw, sacrifice, result."""
    return [RESULT << 3, *_judgement(order), *steps(PREPARE, order)]


@lru_cache
def from_sacrifice(order: Seats, *, final: bool) -> list[int]:
    """The rest of an attack or judgement in which all tokens are drawn."""
    return [*([JUDGE << 3, SPEND << 3] if final else [RESULT << 3]), *steps(SACRIFICE, order)]


@lru_cache
def judgement(order: Seats) -> list[int]:
    """SH-10.3: draw, sacrifice, relics, check."""
    return [JUDGE << 3, SPEND << 3, *_judgement(order)]


def _judgement(order: Seats) -> list[int]:
    return [*steps(SACRIFICE, order), *steps(DRAW, order), TOKENS_BACK << 3]


@lru_cache
def planning(order: Seats) -> list[int]:
    """SH-5.1, SH-5.2: the new trail, the votes (captain last), the order."""
    return [SECOND << 3, FIRST << 3, *steps(VOTE, (*order[1:], order[0])), NEW_TRAIL << 3]


@lru_cache
def end_of_hunt(order: Seats) -> list[int]:
    """SH-9.0, SH-9.12: the event, evictions, the end."""
    return [END_HUNT << 3, *steps(EVICT, order), TURN_EVENT << 3]
