"""What happened, as it can be told: one event for each visible consequence of a move.

A game's `words.py` declares its kinds of event (`Telling`); the rules name the kind, the clause that fired and the
values. Log, captions, alternative text, measures and notebooks read events and never work out a sentence themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardgames.engine.words import Said, Words

MOMENTS = ("deal", "round", "capture", "score", "end")
EVERYBODY = "all"


@dataclass(frozen=True, slots=True)
class Telling:
    """How one kind of event is told.

    `words` to those who may know everything of it; `hidden` to everybody else when the event is addressed (None: they
    are told nothing); `brief` is the short form for a log; `moment` marks what readers want to jump to; with
    `heading` the event opens a section of the log under its own words.
    """

    words: Words
    hidden: Words | None = None
    brief: Words | None = None
    moment: str | None = None
    heading: bool = False


class Event:
    """One thing that happened: `clause`, `kind`, `actor` (seat or None), `values`, `to` (None: everybody, or seats)."""

    __slots__ = ("telling", "clause", "kind", "actor", "to", "values")

    def __init__(
        self,
        telling: Telling,
        clause: str,
        kind: str,
        actor: int | None,
        to: tuple[int, ...] | None,
        values: Mapping[str, Any],
    ) -> None:
        self.telling = telling
        self.clause = clause
        self.kind = kind
        self.actor = actor
        self.to = to
        self.values = values

    def open_to(self, viewer: int | str) -> bool:
        """Whether this viewer (a seat, "audience" or "all") may know everything of it."""
        return self.to is None or viewer == EVERYBODY or viewer in self.to

    def said(self, viewer: int | str = EVERYBODY) -> Said | None:
        """The sentence for a viewer; None when that viewer is told nothing. Hidden words get only their own values."""
        words = self.telling.words if self.open_to(viewer) else self.telling.hidden
        if words is None:
            return None
        values = {"actor": self.actor, **self.values}
        return Said(words, values if words is self.telling.words else {name: values[name] for name in words.fields})

    def brief(self, viewer: int | str = EVERYBODY) -> Said | None:
        """The short form for a log, where the kind has one and the viewer may know it."""
        if self.telling.brief is None or not self.open_to(viewer):
            return None
        return Said(self.telling.brief, {"actor": self.actor, **self.values})

    def __str__(self) -> str:
        return str(self.said())

    def __repr__(self) -> str:
        return f"Event({self.clause} {self.kind}: {self})"


class LateEvent(Event):
    """An event whose clause and values are only worked out when somebody reads them.

    For reasons that cost more to find than the move itself: `find()` gives clause and values. It must not look at a
    state, which changes in place.
    """

    __slots__ = ("find",)

    def __init__(
        self,
        telling: Telling,
        find: Callable[[], tuple[str, Mapping[str, Any]]],
        kind: str,
        actor: int | None,
        to: tuple[int, ...] | None,
    ) -> None:
        self.telling = telling
        self.find = find
        self.kind = kind
        self.actor = actor
        self.to = to

    def __getattr__(self, name: str) -> Any:
        """Python asks here for what is not there yet."""
        if name not in ("clause", "values"):
            raise AttributeError(f"an event has no {name!r}")
        self.clause, self.values = self.find()
        return getattr(self, name)
