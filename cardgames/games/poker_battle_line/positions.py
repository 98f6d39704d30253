"""Positions and moves of Poker Battle Line as cases write them.

Battlefields are named by their value, as texts ("5" to "1"), and moves by "type". Every card that a position does not
name is discarded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cardgames.cards import WITH_JOKERS, Card
from cardgames.engine.cases import CaseError, turn_of, within
from cardgames.engine.events import Event
from cardgames.engine.holdings import CARD, CARDS, SEAT
from cardgames.engine.moves import Move, MoveForm
from cardgames.engine.shapes import Kinds, Maybe, Named, Whole
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
    for name, sides in given.get("fields", {}).items():
        for seat, cards in enumerate(sides):
            fields[seat][battlefield(name)] = WITH_JOKERS.read(cards)
    hands = [WITH_JOKERS.read(hand) for hand in given["hands"]]
    pile = WITH_JOKERS.read(given.get("pile", []))
    named = {*pile, *(card for hand in hands for card in hand)}
    named |= {card for side in fields for cards in side for card in cards}
    for name, seat in given.get("completed", {}).items():
        if len(fields[seat][battlefield(name)]) < SIZES[battlefield(name)]:
            raise CaseError(
                f"completed.{name}: this battlefield is not complete for seat {seat}",
                f"completed.{name}：座位{seat}在这一战场还没有摆满",
            )
    state = GAME.position(
        hands=hands,
        fields=fields,
        pile=pile,
        discard=[card for card in WITH_JOKERS if card not in named],
        won=battles(given.get("won", {})),
        actor=given["turn"],
        options=rules_of(given),
    )
    return cast(PokerBattleLine, state)


def play(state: PokerBattleLine, moves: Sequence[Any]) -> list[list[Event]]:
    """Make the moves of a case; where chance takes cards, those that a king's move names as "taken"."""
    events = []
    for number, entry in enumerate(moves):
        with within(f"moves[{number}]"):
            turn_of(state, entry["player"])
            happened = state.apply(read(entry))
            if state.actor == CHANCE:
                only, *others = state.legal_moves()
                if others and "taken" not in entry:
                    raise CaseError("the cards that a king takes stand in taken", "国王拿走的牌写在taken中")
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
    form, fields = _READ[kind]
    return form(card, *(entry[name] for name in fields))


def written(move: Move) -> dict[str, Any]:
    """A move as cases write it."""
    values = {name: arg for (name, _), arg in zip(move.form.slots, move.args, strict=True)}
    if move.kind == "spy_fields":
        return {"type": "spy_fields", "card": move.card, "index4": values["four"], "index5": values["five"]}
    if move.kind == "spy_field":
        seen = {f"index{field}": values["index"] if move.number == field else None for field in (4, 5)}
        return {"type": "spy_fields", "card": move.card, **seen}
    return {"type": move.kind, **values}


_READ: dict[str, tuple[MoveForm, tuple[str, ...]]] = {
    "place": (PLACE, ("field",)),
    "discard": (DISCARD, ()),
    "murder": (MURDER, ("field", "index")),
    "spy_hand": (SPY_HAND, ()),
    "king": (COMMAND, ("count",)),
}
_SMALL = Whole(0, len(WITH_JOKERS))
MOVE = Kinds(
    "type",
    {
        **{kind: {"card": CARD, **dict.fromkeys(fields, _SMALL)} for kind, (_, fields) in _READ.items()},
        "spy_fields": {"card": CARD, "index4": Maybe(_SMALL), "index5": Maybe(_SMALL)},
        "give": {"cards": CARDS},
        "concede": {},
    },
    {"player": SEAT},
    {"taken": CARDS},
)
"""A move of a case."""
BATTLES = Named(NAMES, Maybe(SEAT))
"""Seats by battlefield."""


def rules_of(given: Given) -> dict[str, Any]:
    """The options of a case, with those that it does not name."""
    return GAME.check_options(given.get("options", {}), 2)


def battlefield(name: str | int) -> int:
    """The place from the left of a battlefield that a case names."""
    return NAMES.index(str(name))


def battles(won: Mapping[str, int | None]) -> list[int | None]:
    """Winners by battlefield, as the State keeps them."""
    result: list[int | None] = [None] * len(NAMES)
    for name, seat in won.items():
        result[battlefield(name)] = UNCLAIMED if seat is None else seat
    return result
