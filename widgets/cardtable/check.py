"""What a table can be asked to show, checked in one place; each refusal is one sentence that says what is right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardgames.engine.timeline import Timeline
from cardgames.engine.words import LANGUAGES
from cardgames.svg import PALETTES
from cardtable.data import Json

PACKS = tuple(PALETTES)


def check_timeline(timeline: object) -> Timeline:
    """The timeline if it is one. Raises TypeError."""
    if isinstance(timeline, Timeline):
        return timeline
    raise TypeError(
        f"a table shows a Timeline, such as game.play(...) or cardgames.load(text), not {type(timeline).__name__}"
    )


def check_step(step: object, last: int) -> int:
    """A step of the table; negative numbers count from the end. Raises ValueError with the range."""
    if type(step) is not int or not -last - 1 <= step <= last:
        raise ValueError(f"step {_short(step)} is not on this table; its steps go from 0 to {last}")
    return step % (last + 1)


def check_choice(what: str, value: object, choices: Sequence[str]) -> str:
    """One of several words. Raises ValueError that names them."""
    if value not in choices:
        raise ValueError(f"unknown {what} {_short(value)}; right would be one of {', '.join(choices)}")
    return str(value)


def check_stills(stills: object) -> int:
    """A number of pictures: 2 or more. Raises ValueError that says so."""
    if type(stills) is not int or stills < 2:
        raise ValueError(f"{_short(stills)} is no number of pictures; right would be 2 or more")
    return stills


def check_state(data: Json, *, step: object, view: object, lang: object, pack: object, projector: object) -> Json:
    """The traits of a table that shows this data."""
    return {
        "step": check_step(step, last_step(data)),
        "view": check_view(data, view),
        "lang": check_choice("language", lang, LANGUAGES),
        "pack": check_choice("pack", pack, PACKS),
        "projector": bool(projector),
    }


def check_view(data: Json, view: object) -> str:
    """A view that the data holds; a seat may be given as a number. Raises ValueError that names them."""
    return check_choice("view", str(view) if type(view) is int else view, data["views"])


def last_step(data: Json) -> int:
    """The number of the last step of the table."""
    return max(len(steps) for steps in (*data["sync"].values(), *data["lines"].values())) - 1


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 30 else f"{text[:27]}..."
