"""Positions and moves of Poker Battle Line as cases write them.

Battlefields are named by their value, as texts ("5" to "1"), and moves by "type". Every card that a position does not
name is discarded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cardgames.cards import WITH_JOKERS, Card
from cardgames.engine.cases import CaseError
from cardgames.engine.events import Event
from cardgames.engine.moves import Move, MoveForm, clip
from cardgames.engine.state import CHANCE
from cardgames.games.poker_battle_line import GAME
from cardgames.games.poker_battle_line.moves import (
    COMMAND,
    DISCARD,
    GIVE,
    GIVE_UP,
    MURDER,
    PLACE,
    SIZES,
    SPY_FIELD,
    SPY_FIELDS,
    SPY_HAND,
    TAKE,
    VALUES,
)
from cardgames.games.poker_battle_line.rules import PokerBattleLine
from cardgames.games.poker_battle_line.table import UNCLAIMED

Given = Mapping[str, Any]
NAMES = tuple(map(str, VALUES))


def lay_out(given: Given) -> PokerBattleLine:
    """The position of a case."""
    fields: list[list[list[Card]]] = [[[] for _ in VALUES] for _ in (0, 1)]
    for name, sides in _section(given, "fields").items():
        f = battlefield(name)
        if not isinstance(sides, list) or len(sides) != 2:
            raise CaseError(f"fields: battlefield {name} has two lists of cards, of player 0 and player 1")
        for seat, cards in enumerate(sides):
            fields[seat][f] = WITH_JOKERS.read(cards)
    hands = [WITH_JOKERS.read(hand) for hand in given["hands"]]
    pile = WITH_JOKERS.read(given.get("pile", []))
    named = {*pile, *(card for hand in hands for card in hand)}
    named |= {card for side in fields for cards in side for card in cards}
    for name, seat in _section(given, "completed").items():
        if seat not in (0, 1) or len(fields[seat][battlefield(name)]) < SIZES[battlefield(name)]:
            raise CaseError(f"completed: battlefield {name} is not complete for player {clip(seat)}")
    state = GAME.position(
        hands=hands,
        fields=fields,
        pile=pile,
        discard=[card for card in WITH_JOKERS if card not in named],
        won=battles(_section(given, "won")),
        actor=given["turn"],
        options=rules_of(given),
    )
    return cast(PokerBattleLine, state)


def play(state: PokerBattleLine, moves: Sequence[Any]) -> list[list[Event]]:
    """Make the moves of a case; where chance takes cards, those that a king's move names as "taken"."""
    events = []
    for number, entry in enumerate(moves, 1):
        if not isinstance(entry, Mapping) or not {"player", "type"} <= set(entry):
            raise CaseError(f"move {number} is an object with player, type and what the move needs")
        if type(entry["player"]) is not int or entry["player"] != state.actor:
            turn = "the game is over" if state.over else f"player {state.actor} decides"
            raise CaseError(f"move {number} is of player {clip(entry['player'])}, but here {turn}")
        try:
            move = read(entry)
        except (KeyError, TypeError) as error:
            raise CaseError(f"move {number}: a {clip(entry['type'])} lacks {error}") from None
        happened = state.apply(move)
        if state.actor == CHANCE:
            only, *others = state.legal_moves()
            if others and "taken" not in entry:
                raise CaseError(f"move {number}: the cards that a king takes stand in taken")
            happened += state.apply(TAKE(tuple(WITH_JOKERS.read(entry["taken"]))) if others else only)
        events.append(happened)
    return events


def read(entry: Mapping[str, Any]) -> Move:
    """A move from the form in which cases write it."""
    kind = entry["type"]
    if kind == "concede":
        return GIVE_UP
    if kind == "give":
        return GIVE(tuple(WITH_JOKERS.read(entry["cards"])))
    card = WITH_JOKERS[entry["card"]]
    if kind == "spy_fields":
        four, five = entry["index4"], entry["index5"]
        if four is None or five is None:
            return SPY_FIELD(card, 4, four) if five is None else SPY_FIELD(card, 5, five)
        return SPY_FIELDS(card, four, five)
    forms: dict[str, tuple[MoveForm, tuple[str, ...]]] = {
        "place": (PLACE, ("field",)),
        "discard": (DISCARD, ()),
        "murder": (MURDER, ("field", "index")),
        "spy_hand": (SPY_HAND, ()),
        "king": (COMMAND, ("count",)),
    }
    if not isinstance(kind, str) or kind not in forms:
        raise CaseError(f"type {clip(kind)} is none of {', '.join([*forms, 'spy_fields', 'give', 'concede'])}")
    form, fields = forms[kind]
    numbers = [entry[name] for name in fields]
    if any(type(number) is not int for number in numbers):
        raise CaseError(f"a {kind} has whole numbers for {' and '.join(fields)}")
    return form(card, *numbers)


def written(move: Move) -> dict[str, Any]:
    """A move as cases write it."""
    values = {name: arg for (name, _), arg in zip(move.form.slots, move.args, strict=True)}
    if move.kind == "spy_fields":
        return {"type": "spy_fields", "card": move.card, "index4": values["four"], "index5": values["five"]}
    if move.kind == "spy_field":
        seen = {f"index{field}": values["index"] if move.number == field else None for field in (4, 5)}
        return {"type": "spy_fields", "card": move.card, **seen}
    return {"type": move.kind, **values}


def rules_of(given: Given) -> dict[str, Any]:
    """The options of a case, with those that it does not name."""
    return GAME.check_options(given.get("options", {}), 2)


def _section(given: Given, name: str) -> Mapping[str, Any]:
    value = given.get(name, {})
    if not isinstance(value, Mapping):
        raise CaseError(f"{name} is an object with an entry for a battlefield, not {clip(value)}")
    return value


def battlefield(name: Any) -> int:
    """The place from the left of a battlefield that a case names."""
    if str(name) not in NAMES or isinstance(name, bool):
        raise CaseError(f"{clip(name)} is no battlefield; right would be one of {', '.join(NAMES)}")
    return NAMES.index(str(name))


def battles(won: Any) -> list[int | None]:
    """Winners by battlefield, as the State keeps them."""
    result: list[int | None] = [None] * len(NAMES)
    if not isinstance(won, Mapping) or any(type(seat) not in (int, type(None)) for seat in won.values()):
        raise CaseError("won is an object: battlefield -> 0, 1, or null for unclaimed")
    for name, seat in won.items():
        if seat not in (0, 1, None):
            raise CaseError(f"won: battlefield {name} goes to 0, 1 or null, not to {clip(seat)}")
        result[battlefield(name)] = UNCLAIMED if seat is None else seat
    return result
