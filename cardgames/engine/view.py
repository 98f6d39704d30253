"""What one viewer may see of a state: built up from the zones' declarations, with no way back to the State."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.moves import clip
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import ALL, NONE, Viewer
from cardgames.faults import Fault
from cardgames.frozen import FrozenDict, freeze

if TYPE_CHECKING:
    from cardgames.engine.state import State

AUDIENCE = "audience"


class ViewerError(Fault):
    """Somebody who is no seat, nor "audience", nor "all" was to look on."""


@dataclass(frozen=True, slots=True)
class ZoneView:
    """One place as the viewer sees it; `cards` in order, None for a face-down card; `down`: nobody sees the faces."""

    key: str
    name: str
    owner: int | None
    sub: str | None
    label: Words
    cards: tuple[Card | None, ...]
    back: str = "standard"
    down: bool = False


@dataclass(frozen=True, slots=True)
class CounterView:
    """One number or mark that the viewer may know; `shown` is False for those that no picture needs."""

    key: str
    name: str
    owner: int | None
    label: Words
    value: Any
    shown: bool = True

    @property
    def sub(self) -> str | None:
        """Its sub-key (the suit of a boat's sum), the last part of the key."""
        parts = self.key.split(":")[1 if self.owner is None else 2 :]
        return parts[0] if parts else None


@dataclass(frozen=True, slots=True)
class View:
    """A picture of a state for one viewer: a seat, "audience" (nobody's cards) or "all" (everything)."""

    game: str
    title: Words
    seats: int
    options: Mapping[str, Any]
    viewer: Viewer
    phase: str | None
    actor: int | None
    waiting: bool
    prompt: Said | None
    over: bool
    winners: tuple[int, ...] | None
    scores: tuple[float, ...]
    zones: Mapping[str, ZoneView]
    counters: Mapping[str, CounterView]
    names: tuple[str, ...] | None = None

    def cards(self, key: str) -> tuple[Card | None, ...]:
        """The cards of a place, e.g. `view.cards("hand:0")`."""
        return self.zones[key].cards

    def value(self, key: str) -> Any:
        """The value of a counter, e.g. `view.value("pot")`."""
        return self.counters[key].value


def view(state: State, viewer: Viewer, names: tuple[str, ...] | None = None) -> View:
    """The state as `viewer` may see it. Raises ValueError for a viewer that is none."""
    known = (*range(state.seats), AUDIENCE, ALL)
    if viewer not in known or isinstance(viewer, bool):
        right = ", ".join(map(repr, known))
        raise ViewerError(
            f"unknown viewer {clip(viewer)}; try one of {right}",
            f"没有{clip(viewer)}这个观看者；请用{right}之一",
        )
    decision = state.decisions.get(state.phase)
    secret = decision is not None and decision.secret and viewer not in (state.actor, ALL)
    over = state.actor is None
    return View(
        game=state.game.slug,
        title=state.game.title,
        seats=state.seats,
        options=state.options,
        viewer=viewer,
        phase=None if secret else state.phase,
        actor=None if secret else state.actor,
        waiting=secret,
        prompt=None if secret or decision is None or over else Said(decision.prompt, {"actor": state.actor}),
        over=over,
        winners=tuple(state.winners() or ()) if over else None,
        scores=tuple(state.scores()),
        zones=FrozenDict(
            {
                place.key: ZoneView(
                    place.key,
                    zone.name,
                    place.owner,
                    place.sub,
                    zone.label(place.sub),
                    zone.seen(state, place, viewer),
                    zone.back,
                    zone.faces == NONE,
                )
                for zone in state.zones
                for place in zone.places(state)
            }
        ),
        counters=FrozenDict(
            {
                key: CounterView(
                    key,
                    counter.name,
                    owner,
                    counter.words or Words(counter.name, counter.name),
                    freeze(value),
                    counter.words is not None,
                )
                for counter in state.counters
                for key, owner, value in counter.values(state)
                if counter.open_to(owner, viewer)
            }
        ),
        names=None if names is None else tuple(names),
    )
