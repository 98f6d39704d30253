"""What happened, as it can be told: one event for each visible consequence of a move.

A game's `words.py` declares its kinds of event (`Telling`); the rules name the kind, the clause that fired and the
values. Log, captions, alternative text, measures and notebooks read events and never work out a sentence themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardgames.engine.words import Said, Words
from cardgames.frozen import Value, copied

MOMENTS = ("deal", "round", "capture", "score", "end")
EVERYBODY = "all"
_new = object.__new__


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


class _Open:
    """The fields of an event while it is made."""

    __slots__ = ("telling", "clause", "kind", "actor", "to", "_values")

    telling: Telling
    clause: str
    kind: str
    actor: int | None
    to: tuple[int, ...] | None
    _values: Mapping[str, Any]


class Event(_Open, Value):
    """One thing that happened: `clause`, `kind`, `actor` (seat or None), `values`, `to` (None: everybody, or seats)."""

    __slots__ = ()

    def __new__(
        cls,
        telling: Telling,
        clause: str,
        kind: str,
        actor: int | None,
        to: tuple[int, ...] | None,
        values: Mapping[str, Any],
    ) -> Event:
        """Filled while it is open, then closed: rules make many, and a closed one asks at each field."""
        event = _new(_Open)
        event.telling = telling
        event.clause = clause
        event.kind = kind
        event.actor = actor
        event.to = to
        event._values = values
        event.__class__ = cls
        return event  # type: ignore[return-value]  # it is one now

    @property
    def values(self) -> dict[str, Any]:
        """The values by the names of the fields; a copy."""
        return {name: copied(value) for name, value in self._values.items()}

    def open_to(self, viewer: int | str) -> bool:
        """Whether this viewer (a seat, "audience" or "all") may know everything of it."""
        return self.to is None or viewer == EVERYBODY or viewer in self.to

    def said(self, viewer: int | str = EVERYBODY) -> Said | None:
        """The sentence for a viewer; None when that viewer is told nothing. Hidden words get only their own values."""
        words = self.telling.words if self.open_to(viewer) else self.telling.hidden
        if words is None:
            return None
        values = {"actor": self.actor, **self._values}
        return Said(words, values if words is self.telling.words else {name: values[name] for name in words.fields})

    def brief(self, viewer: int | str = EVERYBODY) -> Said | None:
        """The short form for a log, where the kind has one and the viewer may know it."""
        if self.telling.brief is None or not self.open_to(viewer):
            return None
        return Said(self.telling.brief, {"actor": self.actor, **self._values})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _Open.__slots__)

    def __hash__(self) -> int:
        return hash((self.clause, self.kind, self.actor, self.to))

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, tuple(getattr(self, name) for name in _Open.__slots__)

    def __str__(self) -> str:
        return str(self.said())

    def __repr__(self) -> str:
        return f"Event({self.clause} {self.kind}: {self})"


class LateEvent(Event):
    """An event whose clause and values are only worked out when somebody reads them.

    For reasons that cost more to find than the move itself: `find()` gives clause and values. It must not look at a
    state, which changes in place. Another process gets the event as it is read.
    """

    __slots__ = ("_find",)

    _find: Callable[[], tuple[str, Mapping[str, Any]]]

    def __new__(  # what an event needs is found later
        cls,
        telling: Telling,
        find: Callable[[], tuple[str, Mapping[str, Any]]],
        kind: str,
        actor: int | None,
        to: tuple[int, ...] | None,
    ) -> LateEvent:
        event = object.__new__(cls)
        fields = {"telling": telling, "_find": find, "kind": kind, "actor": actor, "to": to}
        for name, value in fields.items():
            object.__setattr__(event, name, value)
        return event

    def __getattr__(self, name: str) -> Any:
        """Python asks here for what is not there yet."""
        if name not in ("clause", "_values"):
            raise AttributeError(f"an event has no {name!r}")
        clause, values = self._find()
        object.__setattr__(self, "clause", clause)
        object.__setattr__(self, "_values", values)
        return getattr(self, name)


class Heard(list[Any]):
    """The events of one move, and in `passed` the moments at which somebody was passed over; see `State.pass_over`.

    A moment is the number of events before it and the state then, as if that seat were asked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.passed: list[tuple[int, Any]] = []
