"""Positions: laid out by hand, written as text, read back.

The text form has one line for each place and number that is not at its default:

    position of hey-bartender
    seats: 3
    option deck_out: "no_exchange"
    market: AS 3H 4D 6C
    hand 0: 7S KH
    score 0: 4
    phase: play
    actor: 1
"""

from __future__ import annotations

import json
from collections import Counter as Count
from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

from cardgames.cards import UnknownCard
from cardgames.engine.moves import clip
from cardgames.engine.sheet import Line
from cardgames.engine.state import CHANCE, OVER, State
from cardgames.engine.words import Said, Words, number
from cardgames.faults import Fault

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.engine.zones import Counter

_CARRIED = Words("brought into this position", "摆牌时已有")


class PositionError(Fault):
    """A position that cannot be laid out; the message names the place and what would be right."""


def write_position(state: State) -> str:
    """The text form of a state; equal states have equal texts."""
    rows = [f"position of {state.game.slug}", f"seats: {state.seats}"]
    rows += [
        f"option {name}: {json.dumps(value)}"
        for name, value in state.options.items()
        if value != state.game.options[name].default_for(state.seats)
    ]
    for zone in state.zones:
        rows += [
            f"{place.key.replace(':', ' ')}: {' '.join(card.text for card in place.cards)}"
            for place in zone.places(state)
            if place.cards
        ]
    for counter in state.kept:
        initial = counter.initial(1)
        plain = initial[0] if counter.per_seat else initial
        rows += [
            f"{key.replace(':', ' ')}: {json.dumps(value)}"
            for key, _, value in counter.values(state)
            if callable(counter.default) or value != plain
        ]
    rows += [f"phase: {state.phase}", f"actor: {json.dumps(state.actor)}"]
    return "\n".join(rows)


def read_position(game: Game, text: str, *, events: bool = True) -> State:
    """The state that a text form describes. Raises PositionError with the line that is wrong."""
    if not isinstance(text, str):
        raise PositionError(f"a position is a text, not {clip(text)}")
    rows = [row.strip() for row in text.strip().splitlines() if row.strip() and not row.strip().startswith("#")]
    if not rows or rows[0] != f"position of {game.slug}":
        raise PositionError(
            f"a position of this game begins with the line 'position of {game.slug}', "
            f"not with {clip(rows[0] if rows else '')}"
        )
    fields: dict[str, Any] = {}
    options: dict[str, Any] = {}
    for row in rows[1:]:
        key, colon, value = (part.strip() for part in row.partition(":"))
        if not colon:
            raise PositionError(f"{clip(row)} is no line of a position; right would be 'market: AS 3H' or 'score 0: 4'")
        target, key = (options, key[7:]) if key.startswith("option ") else (fields, key.replace(" ", ":"))
        if key in target:
            raise PositionError(f"{clip(row)}: {key} stands twice")
        target[key] = value
    seats = _json("seats", fields.pop("seats", None))
    options = {name: _json(name, value) for name, value in options.items()}
    state = blank(game, seats, options, events=events)
    phase, actor = fields.pop("phase", None), fields.pop("actor", "null")
    for key, value in fields.items():
        _place(state, key, value)
    return _settle(state, phase, _json("actor", actor), resume=phase is None)


def lay_out(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    *,
    phase: str | None,
    actor: int | None,
    events: bool,
    fields: Mapping[str, Any],
) -> State:
    """A position from Python values: zones and counters by field name, seat by seat where they are per seat."""
    state = blank(game, seats, options, events=events)
    declared = {zone.field: zone for zone in state.zones}
    counters = {counter.field: counter for counter in state.kept}
    for name, value in fields.items():
        if name in declared:
            setattr(state, name, _cards(game, declared[name], seats, value))
        elif name in counters:
            setattr(state, name, _numbers(counters[name], seats, value))
        else:
            raise PositionError(
                f"{game.slug} has no place or number {name!r}; there are {', '.join([*declared, *counters])}"
            )
    return _settle(state, phase, actor, resume=phase is None)


def blank(game: Game, seats: Any, options: Mapping[str, Any], *, events: bool) -> State:
    """A state of the game with nothing on the table."""
    return game.state(game, game.check_seats(seats), game.check_options(options, seats), events=events)


def _json(key: str, value: Any) -> Any:
    try:
        return json.loads(value, parse_constant=_no_number)
    except (TypeError, ValueError, RecursionError):
        raise PositionError(f"{key}: {clip(value)} is not a number, a text in quotes, true, false or null") from None


def _no_number(word: str) -> Any:
    raise ValueError(f"{word} is no number of a game")


def _fitting(counter: Counter, key: str, value: Any) -> Any:
    """The value if it is of the kind this counter begins with; a counter that begins with null takes any."""
    initial = counter.initial(1)[0] if counter.per_seat else counter.initial(1)
    numbers = (int, float)
    if isinstance(value, float) and not isfinite(value):  # JSON reads 1e999 as infinity
        raise PositionError(f"{key}: {value} is no number of a game")
    if isinstance(initial, tuple) and isinstance(value, list):
        return tuple(value)  # a text has only lists
    if initial is None or type(value) is type(initial) or (type(value) in numbers and type(initial) in numbers):
        return value
    kind = {bool: "true or false", str: "a text", list: "a list", tuple: "a list"}.get(type(initial), "a number")
    raise PositionError(f"{key}: {clip(value)} is not {kind}")


def _place(state: State, key: str, value: str) -> None:
    """Set one place or number of the state from a line of text."""
    for zone in state.zones:
        for place in zone.places(state):
            if place.key == key:
                place.cards[:] = _read_cards(state.game, key, value)
                return
    for counter in state.kept:
        for name, owner, _ in counter.values(state):
            if name == key:
                number = _fitting(counter, key, _json(key, value))
                if owner is None:
                    setattr(state, counter.field, number)
                else:
                    getattr(state, counter.field)[owner] = number
                return
    raise PositionError(f"{clip(key)} is no place or number of {state.game.slug} with {state.seats} seats")


def _read_cards(game: Game, where: str, value: Any) -> list[Any]:
    try:
        return game.pack.read(value)
    except (UnknownCard, TypeError, AttributeError) as error:
        raise PositionError(f"{where}: {error}") from None


def _cards(game: Game, zone: Any, seats: int, value: Any) -> Any:
    shape = zone.empty(seats)
    if not zone.per_seat and not zone.subs:
        return _read_cards(game, zone.field, value)
    if isinstance(value, (str, bytes)) or not isinstance(value, Sequence) or len(value) != len(shape):
        raise PositionError(
            f"{zone.field} takes {len(shape)} lists of cards, one for each "
            f"{'seat' if zone.per_seat else 'of ' + ' '.join(zone.subs)}"
        )
    if zone.per_seat and zone.subs:
        if any(isinstance(row, (str, bytes)) or len(row) != len(zone.subs) for row in value):
            raise PositionError(
                f"{zone.field} takes {len(zone.subs)} lists of cards for each seat, one each of {' '.join(zone.subs)}"
            )
        return [[_read_cards(game, zone.field, part) for part in row] for row in value]
    return [_read_cards(game, zone.field, part) for part in value]


def _numbers(counter: Counter, seats: int, value: Any) -> Any:
    if not counter.per_seat:
        return _fitting(counter, counter.field, value)
    if isinstance(value, (str, bytes)) or not isinstance(value, Iterable):
        raise PositionError(f"{counter.field} takes {seats} values, one for each seat, not {clip(value)}")
    values = [_fitting(counter, counter.field, part) for part in value]
    if len(values) != seats:
        raise PositionError(f"{counter.field} takes {seats} values, one for each seat, not {len(values)}")
    return values


def _check_cards(state: State) -> None:
    """Every card lies in one place, and only where the rules can bring it."""
    twice = [card.text for card, count in Count(state.cards()).items() if count > 1]
    if twice:
        raise PositionError(f"{' '.join(twice)}: each card of the pack lies in one place only")
    for zone in state.zones:
        for place in zone.places(state) if zone.holds else ():
            odd = [card.text for card in place.cards if zone.holds and not zone.holds(state, place, card)]
            if odd:
                raise PositionError(f"{place.key}: {' '.join(odd)} cannot lie there by the rules of {state.game.slug}")


def _check_actor(state: State, actor: Any) -> None:
    if actor is not None and (type(actor) is not int or actor not in range(CHANCE, state.seats)):
        raise PositionError(f"actor {clip(actor)} is no seat; right would be 0 to {state.seats - 1}")


def _check_turn(state: State, phase: Any, actor: int | None) -> None:
    """The phase is a decision of this game, and the actor is one who can owe it."""
    if phase != OVER and (not isinstance(phase, str) or phase not in state.decisions):
        raise PositionError(f"phase {clip(phase)} is not one of {', '.join([*state.decisions, OVER])}")
    if phase == OVER:
        owing, right = actor is None, "null"
    elif state.decisions[phase].draw is not None:
        owing, right = actor == CHANCE, f"{CHANCE} (chance)"
    else:
        owing, right = actor not in (None, CHANCE), f"0 to {state.seats - 1}"
    if not owing:
        raise PositionError(f"in the phase {phase!r} the actor cannot be {clip(actor)}; right would be {right}")


def _settle(state: State, phase: str | None, actor: Any, *, resume: bool) -> State:
    """Check the cards, set the decision, and carry given scores into the sheet."""
    _check_cards(state)
    _check_actor(state, actor)
    if phase is not None:
        _check_turn(state, phase, actor)
        state.phase = phase
    state.actor = actor
    try:
        _carry_scores(state)
        state.check_position()
        if resume:
            state.resume()
        state.legal_moves()
    except PositionError:
        raise
    except Exception as error:  # numbers out of range can fail anywhere in the rules
        reason = f"{type(error).__name__}: {clip(str(error), 80)}"
        raise PositionError(f"the rules of {state.game.slug} cannot go on from these numbers ({reason})") from error
    return state


def _carry_scores(state: State) -> None:
    """Scores that were given have no line yet; the sheet says that they were there."""
    for seat, (have, want) in enumerate(zip(state.sheet().totals(), state.scores(), strict=True)):
        if have != want:
            clause = state.score_clause or state.end_clause
            state.tally.append(Line(seat, clause, Said(_CARRIED), number(want - have), want - have))
