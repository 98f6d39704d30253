"""Places for cards and public numbers, declared once for each game.

From these declarations follow drawing, views, card conservation, imagined deals and the text form of a position. The
rules themselves use the declared fields of their State as plain lists and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardgames.cards import Card, by_pack
from cardgames.engine.values import COUNT, FLAG, Value
from cardgames.engine.words import Words

ALL, OWNER, NONE = "all", "owner", "none"
Viewer = int | str
Faces = str | Callable[[Any, int | None, Viewer], bool | Sequence[bool]]


class Place(NamedTuple):
    """One place of a zone in a state: its key ("market", "hand:0", "boat:S"), owner, sub-key and the live list."""

    key: str
    owner: int | None
    sub: str | None
    cards: list[Card]


def _key(name: str, owner: int | None, sub: str | None) -> str:
    return ":".join([name, *(str(part) for part in (owner, sub) if part is not None)])


@dataclass(frozen=True, slots=True)
class Zone:
    """A kind of place for cards.

    `name` its word in keys and positions, `field` the attribute of the State that holds it: a list of cards, or with
    `per_seat` a list of those by seat, or with `subs` (suits, battlefields...) a list of those by sub-key, or both, by
    seat first. `faces` says who sees the faces: "all", "owner", "none", or a function of state, owner and viewer that
    gives a bool or one bool for each card; where the places with sub-keys differ in this, a tuple with one of these for
    each sub-key. Everybody sees the count. `back` names the back of face-down cards. `holds`, a function of state,
    place and card, says which cards can lie there by the rules, where not all can: positions laid out by hand and
    imagined deals keep to it. `tidy`: their order means nothing, so who sees them sees them in the order of the pack.
    """

    name: str
    field: str
    words: Words
    per_seat: bool = False
    subs: tuple[str, ...] = ()
    faces: Faces | tuple[Faces, ...] = ALL
    back: str = "standard"
    sub_words: tuple[Words, ...] = ()
    holds: Callable[[Any, Place, Card], bool] | None = None
    tidy: bool = False

    def empty(self, seats: int) -> list[Any]:
        """The field's value with no cards in it."""
        inner: Callable[[], list[Any]] = (lambda: [[] for _ in self.subs]) if self.subs else list
        return [inner() for _ in range(seats)] if self.per_seat else inner()

    def places(self, state: Any) -> Iterator[Place]:
        """All places of this zone in a state, by seat and sub-key."""
        held = getattr(state, self.field)
        for owner, part in enumerate(held) if self.per_seat else [(None, held)]:
            for sub, cards in zip(self.subs, part, strict=True) if self.subs else [(None, part)]:
                yield Place(self.key(owner, sub), owner, sub, cards)

    def key(self, owner: int | None = None, sub: str | None = None) -> str:
        """ "hand:0", "boat:S", "influence:0:S"."""
        return _key(self.name, owner, sub)

    def label(self, sub: str | None) -> Words:
        """What a place of this zone is called."""
        return self.sub_words[self.subs.index(sub)] if sub is not None and self.sub_words else self.words

    def seen(self, state: Any, place: Place, viewer: Viewer) -> tuple[Card | None, ...]:
        """The cards of a place as the viewer sees them: None is a face-down card."""
        faces = self.faces if not isinstance(self.faces, tuple) else self.faces[self.subs.index(place.sub or "")]
        if faces == ALL or viewer == ALL or (faces == OWNER and place.owner == viewer):
            return tuple(sorted(place.cards, key=by_pack) if self.tidy else place.cards)
        shown = faces(state, place.owner, viewer) if callable(faces) else False
        if isinstance(shown, bool):
            return tuple(place.cards) if shown else (None,) * len(place.cards)
        return tuple(card if open_ else None for card, open_ in zip(place.cards, shown, strict=True))


@dataclass(frozen=True, slots=True)
class Counter:
    """A number, mark or list of the State that is not cards: scores, money, whose turn.

    `holds` says which values it may have, down to the innermost; positions that are laid out or read are held to it.
    It may be left out for whole numbers from 0 on and for true and false. `default` is its value at the start (a
    function gets the number of seats). `words` None: part of the position but not shown. `seen` says who may know it,
    as for zones (only "all", "owner", "none"). `derived`: the field is a property of the State, worked out from the
    rest of it when somebody looks; it is shown, but no part of positions. A derived counter may have `subs` as zones
    have them (the sum of each boat): its field is a list by sub-key, or by seat and then by sub-key.
    """

    name: str
    field: str
    words: Words | None = None
    per_seat: bool = False
    default: Any = 0
    seen: str = ALL
    derived: bool = False
    subs: tuple[str, ...] = ()
    holds: Value | None = None

    @property
    def kind(self) -> Value:
        """Which values it may have."""
        return self.holds or (FLAG if self.default is False or self.default is True else COUNT)

    def initial(self, seats: int) -> Any:
        """The field's value at the start of a game."""
        value = self.default(seats) if callable(self.default) else self.default
        return [value] * seats if self.per_seat else list(value) if isinstance(value, list) else value

    def values(self, state: Any) -> Iterator[tuple[str, int | None, Any]]:
        """(key, owner, value) of each instance."""
        held = getattr(state, self.field)
        for owner, part in enumerate(held) if self.per_seat else [(None, held)]:
            for sub, value in zip(self.subs, part, strict=True) if self.subs else [(None, part)]:
                yield _key(self.name, owner, sub), owner, value

    def open_to(self, owner: int | None, viewer: Viewer) -> bool:
        """Whether the viewer may know this value."""
        return self.seen == ALL or viewer == ALL or (self.seen == OWNER and owner == viewer)
