"""The kinds of step on the agenda of Soul Hunt, and the agendas of whole stages.

A step is written as eight times its kind plus a number: a seat, or where everybody is asked in turn (votes, preparing,
drawing, sacrificing) how many have been asked. The next step is the last one, so stages are written backwards.
"""

from __future__ import annotations

from collections.abc import Sequence

EQUIP, TURN_EVENT, NEW_TRAIL, VOTE, FIRST, SECOND = range(6)
PREPARE, TOKENS_BACK, DRAW, SACRIFICE, RESULT = range(6, 11)
TAKE, GAIN, PAY, LOSE, LIMIT, SCATTER = range(11, 17)
DRAW_SOUL, EVICT, END_HUNT, SPEND, JUDGE = range(17, 22)
COUNT = 22

PLANNING = [SECOND << 3, FIRST << 3, VOTE << 3, NEW_TRAIL << 3]
"""SH-5.1, SH-5.2: the new trail, the votes, the order."""
RESULT_AFTER_SACRIFICE = [RESULT << 3, SACRIFICE << 3]
ATTACK = [*RESULT_AFTER_SACRIFICE, DRAW << 3, TOKENS_BACK << 3, PREPARE << 3]
"""SH-4.2: prepare, draw, sacrifice, result."""
CHECK_AFTER_SACRIFICE = [JUDGE << 3, SPEND << 3, SACRIFICE << 3]
JUDGEMENT = [*CHECK_AFTER_SACRIFICE, DRAW << 3, TOKENS_BACK << 3]
"""SH-10.3: draw, sacrifice, relics, check."""


def steps(kind: int, seats: Sequence[int]) -> list[int]:
    """One step for each seat, so that the first seat comes first."""
    return [kind << 3 | seat for seat in seats[::-1]]


def end_of_hunt(order: Sequence[int]) -> list[int]:
    """SH-9.0, SH-9.12: the event, evictions, the end."""
    return [END_HUNT << 3, *steps(EVICT, order), TURN_EVENT << 3]
