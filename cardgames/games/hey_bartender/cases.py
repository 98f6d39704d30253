"""What can be checked of Hey, Bartender!: an exchange, a turn, a deal, a position, a whole game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import cardgames
from cardgames.cards import RANKS, STANDARD
from cardgames.engine.cases import CaseError, CaseKind, Orders, within
from cardgames.engine.events import Event
from cardgames.engine.holdings import CARD, DECK, LYING, OPTIONS, SEATS, Cards, CardShape
from cardgames.engine.shapes import ListOf, Whole
from cardgames.engine.state import CHANCE
from cardgames.games.hey_bartender.exchange import exchange
from cardgames.games.hey_bartender.moves import PLAYS, RESHUFFLE
from cardgames.games.hey_bartender.rules import HeyBartender

Given = Mapping[str, Any]


def run_exchange(given: Given) -> dict[str, Any]:
    """HB-4.1 to HB-4.9 on values alone."""
    market, played = given["market"], given["played"]
    for value in market:
        if market.count(value) > 4:
            raise CaseError(
                f"market has the value {value} {market.count(value)} times; there are four cards of each (HB-1.1)",
                f"market里有{market.count(value)}个{value}；每种点数只有四张（HB-1.1）",
            )
    positions = exchange(market, played)
    if positions is None:
        return {"given_indices": None, "given_values": None, "excess": None, "needs_card": True}
    values = sorted(market[position] for position in positions)
    return {
        "given_indices": positions,
        "given_values": values,
        "excess": sum(values) - played,
        "needs_card": False,
    }


def run_turn(given: Given) -> dict[str, Any]:
    """One card played to a market laid out by hand."""
    state = cardgames.game("hey-bartender").position(
        hands=[[given["played"]], []],
        options=given.get("options"),
        **{place: given.get(place, []) for place in ("market", "deck", "discard")},
    )
    events = play(state, {"played": given["played"]}, given)
    handed = [event.values["cards"] for event in events if event.kind == "hands_over"]
    return {
        "flipped": [event.values["card"] for event in events if event.kind == "flip"],
        "given": handed[0] if handed else [],
        "points": state.scores()[0],
        "market": cast(HeyBartender, state).market,
        "deck": cast(HeyBartender, state).deck,
        "discard": cast(HeyBartender, state).discard,
        "exchanged": bool(handed),
    }


def run_game(given: Given) -> dict[str, Any]:
    """A game from its deck, as far as the plays go."""
    state = cast(
        HeyBartender,
        cardgames.game("hey-bartender").start(seats=given["players"], deck=given["deck"], **given.get("options", {})),
    )
    hands = [hand[:] for hand in state.hands]
    play(state, {f"plays[{number}]": card for number, card in enumerate(given.get("plays", []))}, given)
    return {
        "hands": hands,
        "to_move": state.actor,
        "legal": [move.card for move in state.legal_moves()],
        "scores": state.scores(),
        "winners": state.winners(),
        "market": state.market,
        "deck_left": len(state.deck),
        "discard_count": len(state.discard),
        "over": state.over,
    }


def play(state: Any, cards: Mapping[str, str], given: Given) -> list[Event]:
    """Play the cards, each from its place in the case; where the discard pile is shuffled, it takes the next order."""
    orders = Orders(given, "HB-4.11", STANDARD.read)
    events: list[Event] = []
    for place, card in cards.items():
        with within(place):
            events += state.apply(PLAYS[STANDARD[card]])
        if state.actor == CHANCE:
            events += orders.take(state.discard, lambda order: state.apply(RESHUFFLE(tuple(order))))
    orders.done()
    return events


_VALUE = Whole(1, len(RANKS))
_ORDERS = ListOf(Cards(least=1), most=50)
_DEAL = {"players": SEATS, "deck": DECK, "options": OPTIONS}
_PLAYED = {**_DEAL, "plays": ListOf(CARD, most=len(STANDARD)), "reshuffles": _ORDERS}
_AFTER = ("scores", "market", "deck_left", "discard_count", "over")

KINDS = {
    "exchange": CaseKind(
        given={"market": ListOf(_VALUE, most=len(STANDARD)), "played": _VALUE},
        expect=("given_indices", "given_values", "excess", "needs_card"),
        run=run_exchange,
        needs=("market", "played"),
    ),
    "turn": CaseKind(
        given={
            "market": LYING,
            "deck": LYING,
            "discard": LYING,
            "played": CardShape(lying=True),
            "options": OPTIONS,
            "reshuffles": _ORDERS,
        },
        expect=("flipped", "given", "points", "market", "deck", "discard", "exchanged"),
        run=run_turn,
        needs=("market", "played"),
    ),
    "setup": CaseKind(
        given=_DEAL,
        expect=("hands", "market", "deck_left"),
        run=run_game,
        needs=("players", "deck"),
        seats=("players",),
    ),
    "position": CaseKind(
        given=_PLAYED,
        expect=("to_move", "legal", *_AFTER),
        run=run_game,
        needs=("players", "deck", "plays"),
        seats=("players",),
        unordered=("legal",),
    ),
    "game": CaseKind(
        given=_PLAYED,
        expect=("winners", *_AFTER),
        run=run_game,
        needs=("players", "deck", "plays"),
        seats=("players",),
    ),
}
