"""Imagined deals: a whole state that a viewer cannot tell from the real one, for players that search."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardgames.cards import Card
from cardgames.engine.chance import shuffled
from cardgames.engine.position import blank
from cardgames.engine.state import OVER, State
from cardgames.engine.zones import Place, Zone

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.engine.view import View


def imagine(game: Game, view: View, rng: Random) -> State:
    """Lay out what the view shows and deal the unseen cards of the pack at random into its face-down places.

    Raises ValueError for a view that must not say whose choice it is (there is nothing to go on from), or one that
    shows fewer cards than it hides (a position laid out by hand with cards out of the picture).
    """
    if view.waiting:
        raise ValueError("this view only says that the game waits; imagine from the view of the seat that is asked")
    state = blank(game, view.seats, view.options, events=False)
    seen = {card for zone in view.zones.values() for card in zone.cards if card is not None}
    unseen = shuffled([card for card in game.pack if card not in seen], rng)
    for zone in sorted(state.zones, key=lambda zone: zone.holds is None):  # the choosy places first
        for place in zone.places(state):
            for card in view.zones[place.key].cards:
                place.cards.append(card if card is not None else _take(unseen, state, zone, place))
    for counter in state.kept:
        for key, owner, _ in counter.values(state):
            if key in view.counters:
                value = view.counters[key].value
                if owner is None:
                    setattr(state, counter.field, list(value) if isinstance(value, list) else value)
                else:
                    getattr(state, counter.field)[owner] = value
    state.phase = view.phase or OVER
    state.actor = view.actor
    return state


def _take(unseen: list[Card], state: State, zone: Zone, place: Place) -> Card:
    """The last of the unseen cards that can lie in this place."""
    for at in range(len(unseen) - 1, -1, -1):
        if zone.holds is None or zone.holds(state, place, unseen[at]):
            return unseen.pop(at)
    raise ValueError(f"the view hides more cards in {place.key} than there are left to imagine")
