"""What may be known: views, tellings, imagined deals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

from hypothesis import given

from cardgames.cards import Card
from cardgames.engine.chance import pick, shuffled
from cardgames.engine.events import Event
from cardgames.engine.game import Game
from cardgames.engine.moves import Move
from cardgames.engine.state import CHANCE, State
from cardgames.engine.view import View
from cardgames.engine.words import Said
from cardgames.engine.zones import ALL, OWNER, Place, Viewer, Zone
from tests.conformance.ways import Way, examples, random_move, some, stretch, viewers, ways

SHORT = re.compile(r"(?:10|[A2-9JQK])[♠♥♦♣]")


def check_views(game: Game) -> None:
    """A view stays the same when what its viewer may not see is exchanged."""

    @examples(8, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("views")
        for step in some(way.play().steps, rng, 20):
            for viewer in viewers(step.state):
                before = step.state.view(viewer)
                after = exchanged(step.state, viewer, rng).view(viewer)
                assert after == before, (
                    f"step {step.number}: viewer {viewer} notices hidden cards: {odd(before, after)}"
                )

    look()


def exchanged(state: State, viewer: Viewer, rng: Random) -> State:
    """The state with other cards, and other secret numbers, in the places that this viewer does not see."""
    state = state.copy()
    hidden = [(zone, place, at) for zone in state.zones for place in zone.places(state)
              for at, card in enumerate(zone.seen(state, place, viewer)) if card is None]  # fmt: skip
    for _ in range(2 * len(hidden)):
        (zone, one, i), (other, two, j) = pick(hidden, rng), pick(hidden, rng)
        if (
            zone.back == other.back
            and _holds(state, zone, one, two.cards[j])
            and _holds(state, other, two, one.cards[i])
        ):
            one.cards[i], two.cards[j] = two.cards[j], one.cards[i]
    for counter in state.kept:
        if counter.per_seat and counter.seen != ALL:
            held = getattr(state, counter.field)
            seats = [seat for seat in range(state.seats) if not (counter.seen == OWNER and seat == viewer)]
            values = shuffled([held[seat] for seat in seats], rng)
            for seat, value in zip(seats, values, strict=True):
                held[seat] = value
    return state


def _holds(state: State, zone: Zone, place: Place, card: Card) -> bool:
    return zone.holds is None or zone.holds(state, place, card)


def odd(one: View, two: View) -> str:
    """The fields in which two views differ."""
    names = [field.name for field in fields(one) if getattr(one, field.name) != getattr(two, field.name)]
    keys = [key for name in ("zones", "counters") for key, value in getattr(one, name).items()
            if getattr(two, name).get(key) != value]  # fmt: skip
    return ", ".join(names + keys)


def check_tellings(game: Game) -> None:
    """What a viewer is told names no card that this viewer has never seen, and nothing else that the view hides."""

    @examples(6, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("tellings")
        timeline = way.play(200)
        known: dict[Viewer, set[Card]] = {viewer: set() for viewer in viewers(timeline.last)}
        for step in timeline:
            named = {(event, full): named_cards(event, full, game) for event in step.events for full in (True, False)}
            for viewer, cards in known.items():
                cards |= seen_cards(step.state, viewer)
                for event in step.events:
                    secret = named[event, event.open_to(viewer)] - cards
                    assert not secret, f"step {step.number}: viewer {viewer} is told of {secret}: {event!r}"
        for before, _, _ in stretch(timeline, rng, 20):
            _told_alike(before, rng)

    look()


def seen_cards(state: State, viewer: Viewer) -> set[Card]:
    """The cards that this viewer's view shows: in places, or named by a number there (what a joker stands for...)."""
    view = state.view(viewer)
    lying = {card for zone in view.zones.values() for card in zone.cards if card is not None}
    return lying | set(_cards([counter.value for counter in view.counters.values()]))


def named_cards(event: Event, full: bool, game: Game) -> set[Card]:
    """Every card that an event names, in its values or sentences, to those it is open to or to all others.

    A short name in a sentence that is none of the values' may be that of any card so called (of two packs).
    """
    found: set[Card] = set()
    viewer = "all" if full else "nobody"
    for said in (event.said(viewer), event.brief(viewer)):
        if said is not None:
            found |= set(_cards(said.values))
            unexplained = set(SHORT.findall(said.en + said.zh)) - {card.short for card in found}
            found |= {card for card in game.pack if card.short in unexplained} if unexplained else set()
    return found


def _cards(value: Any) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, (Said, Move)):
        yield from _cards(value.values if isinstance(value, Said) else value.args)
    elif isinstance(value, dict):
        yield from _cards([*value.keys(), *value.values()])
    elif isinstance(value, (list, tuple, set, frozenset)):
        for part in value:
            yield from _cards(part)


def _told_alike(state: State, rng: Random) -> None:
    """Two moves of one seat after which somebody else sees the same must be told to that viewer in the same words."""
    legal = state.legal_moves()
    if state.actor == CHANCE or len(legal) < 2:
        return
    one, two = (state.copy() for _ in range(2))
    first, second = pick(legal, rng), pick(legal, rng)
    told_one, told_two = one.apply(first), two.apply(second)
    for viewer in viewers(state):
        if viewer == state.actor:
            continue
        a, b = ([(e.clause, said) for e in told if (said := e.said(viewer))] for told in (told_one, told_two))
        if a != b:
            same = one.view(viewer) == two.view(viewer)
            assert not same, f"viewer {viewer} sees the same after {first} and {second}, but is told {a} and {b}"


def check_told(game: Game) -> None:
    """Every step has an event, and whoever sees a change is told something."""

    @examples(10, game)
    @given(ways(game))
    def look(way: Way) -> None:
        before: State | None = None
        for step in way.play():
            assert step.events, f"step {step.number} ({step.move}) happens without an event"
            for viewer in viewers(step.state) if before is not None else ():
                if all(event.said(viewer) is None for event in step.events):
                    _sees_nothing_new(before, step.move, step.state, viewer)
            before = step.state

    look()


def _sees_nothing_new(before: State, move: Move | None, after: State, viewer: Viewer) -> None:
    one, two = before.view(viewer), after.view(viewer)
    passed_on = one.waiting and two.actor == viewer  # a secret question comes to this viewer now
    assert passed_on or one == two, f"viewer {viewer} is told nothing of {move}, but sees: {odd(one, two)}"


def check_imagined(game: Game) -> None:
    """From any view a whole state can be imagined that looks the same, gives the same choices and plays to its end."""

    @examples(6, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("imagined")
        for step in some(way.play().steps, rng, 12):
            for viewer in [*viewers(step.state), "all"]:
                view = step.state.view(viewer)
                if not view.waiting:
                    _imagine(game, step.state, view, rng)

    look()


def _imagine(game: Game, real: State, view: View, rng: Random) -> None:
    try:
        state = game.imagine(view, rng)
        again = state.view(view.viewer)
        legal = [move.text for move in state.legal_moves()] if view.viewer in (real.actor, "all") else None
        for _ in range(40):
            if not state.over:
                state.apply(random_move(state, rng))
    except Exception as error:
        raise AssertionError(f"imagining the view of {view.viewer} of {real!r} fails: {error!r}") from error
    assert again == view, f"an imagined state looks otherwise to {view.viewer}: {odd(view, again)}"
    real_moves = [move.text for move in real.legal_moves()]
    assert legal is None or sorted(legal) == sorted(real_moves), "an imagined state gives its seat other choices"
