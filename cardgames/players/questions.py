"""Secret questions at a table with several people (`Decision.secret`): nobody may see whether somebody else was asked.

The rules ask only who has something to decide, and mark where they pass somebody over (`State.pass_over`). A table that
several people sit at asks these too, at the same moment and in the same words; their answer is no step of the game. So
the table stops in the same places whatever anybody holds.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from cardgames.engine.moves import Move
from cardgames.engine.timeline import Step, Timeline


class Stop(NamedTuple):
    """A place where a table waits for a person: in a step the moment at which a person was passed over, or its end."""

    step: int
    moment: int | None = None


def stops(line: Timeline, people: Collection[int]) -> list[Stop]:
    """Every place of the line, in order, where a person decides or is asked though there is nothing to decide."""
    deciding = [step.actor for step in line.steps[1:]] + [line.actor]
    found = []
    for step, actor in zip(line.steps, deciding, strict=True):
        if len(people) > 1:
            found += [Stop(step.number, i) for i, (_, moment) in enumerate(step.passed) if moment.actor in people]
        if actor in people:
            found.append(Stop(step.number))
    return found


def cut(line: Timeline, stop: Stop) -> Timeline:
    """The line up to a place: at a moment its last step goes no further than that."""
    shown = line.branch(stop.step)
    shown.origin = None
    if stop.moment is not None:
        step = line[stop.step]
        told, moment = step.passed[stop.moment]
        events = step.events[:told]
        shown._steps[-1] = Step(step.number, step.actor, step.move, events, moment, step.first_line, step.comment)
    return shown


def nothing(line: Timeline, stop: Stop) -> Move:
    """The one answer of somebody who was passed over."""
    (move,) = line.step(stop.step).passed[stop.moment or 0][1].legal_moves()
    return move
