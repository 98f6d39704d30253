"""All measures by their identifiers; each is proved on a toy whose answer is known."""

from __future__ import annotations

from difflib import get_close_matches

from cardgames.engine.moves import clip
from cardgames.faults import Fault
from cardgames.lab.measures import chances, counted, scored
from cardgames.lab.watching import Measure

ALL: dict[str, Measure] = {measure.id: measure for measure in (*counted.MEASURES, *scored.MEASURES, *chances.MEASURES)}


class LabError(Fault):
    """Something that the lab cannot measure; the sentence says what it can."""


def find(name: object) -> Measure:
    """The measure of that identifier. Raises LabError that names the likely ones."""
    if isinstance(name, str) and name in ALL:
        return ALL[name]
    near = get_close_matches(str(name), ALL, 1)
    hint, hint_zh = (f"did you mean {near[0]}?", f"是不是{near[0]}？") if near else ("", "")
    known = ", ".join(ALL)
    raise LabError(
        f"{clip(name)} isn't a measure; {hint or f'there are {known}'}",
        f"没有名为{clip(name)}的量度；{hint_zh or f'可用的有{known}'}",
    )
