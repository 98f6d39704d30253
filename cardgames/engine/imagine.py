"""Imagined deals: a whole state that a viewer cannot tell from the real one, for players that search."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardgames.cards import Card
from cardgames.engine.chance import pick, shuffled
from cardgames.engine.position import blank
from cardgames.engine.state import OVER, State
from cardgames.engine.zones import Place, Zone

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.engine.view import View


TRIES = 1_000


def imagine(game: Game, view: View, rng: Random) -> State:
    """Lay out what the view shows and deal the unseen cards of the pack at random into its face-down places.

    Cards keep to the places that can hold them by the rules; those with the fewest such places are dealt first. A deal
    that the game's `plausible` refuses is made again. Raises ValueError for a view that must not say whose choice it is
    (there is nothing to go on from), or one that shows fewer cards than it hides (a position laid out by hand with
    cards out of the picture).
    """
    if view.waiting:
        raise ValueError("this view only says that the game waits; imagine from the view of the seat that is asked")
    state = blank(game, view.seats, view.options, events=False)
    state.phase = view.phase or OVER
    state.actor = view.actor
    _set_counters(state, view)
    seen = {card for zone in view.zones.values() for card in zone.cards if card is not None}
    unseen = [card for card in game.pack if card not in seen]
    for _ in range(TRIES):
        dealt = _deal(state, view, shuffled(unseen, rng), rng)
        if dealt is None:
            continue
        for zone in state.zones:
            for place in zone.places(state):
                hidden = dealt.get(place.key, [])
                place.cards[:] = [card if card is not None else hidden.pop() for card in view.zones[place.key].cards]
        if state.plausible():
            return state
    raise ValueError(f"no deal of the unseen cards is plausible for {view.viewer!r} ({TRIES} were tried)")


def _set_counters(state: State, view: View) -> None:
    for counter in state.kept:
        for key, owner, _ in counter.values(state):
            if key in view.counters:
                value = view.counters[key].value
                if owner is None:
                    setattr(
                        state, counter.field, list(value) if isinstance(getattr(state, counter.field), list) else value
                    )
                else:
                    getattr(state, counter.field)[owner] = value


def _deal(state: State, view: View, unseen: list[Card], rng: Random) -> dict[str, list[Card]] | None:
    """The unseen cards that each place hides, by the place's key; None if some place found too few it can hold."""
    places = [(zone, place) for zone in state.zones for place in zone.places(state)]
    room = {place.key: view.zones[place.key].cards.count(None) for _, place in places}
    homes = {
        card: [place.key for zone, place in places if room[place.key] and _can_hold(state, zone, place, card)]
        for card in unseen
    }
    dealt: dict[str, list[Card]] = {key: [] for key, count in room.items() if count}
    for card in sorted(unseen, key=lambda card: len(homes[card])):
        free = [key for key in homes[card] for _ in range(room[key] - len(dealt[key]))]
        if free:
            dealt[pick(free, rng)].append(card)
    return dealt if all(len(cards) == room[key] for key, cards in dealt.items()) else None


def _can_hold(state: State, zone: Zone, place: Place, card: Card) -> bool:
    return zone.holds is None or zone.holds(state, place, card)
