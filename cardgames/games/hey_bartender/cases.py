"""What can be checked of Hey, Bartender!: an exchange, a turn, a deal, a position, a whole game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import cardgames
from cardgames.cards import RANKS, STANDARD
from cardgames.engine.cases import ANY, CARDS, LIST, OPTIONS, SEATS, CaseError, CaseKind
from cardgames.engine.events import Event
from cardgames.engine.moves import clip
from cardgames.engine.state import CHANCE
from cardgames.games.hey_bartender.exchange import exchange
from cardgames.games.hey_bartender.moves import PLAYS, RESHUFFLE
from cardgames.games.hey_bartender.rules import HeyBartender

Given = Mapping[str, Any]


def run_exchange(given: Given) -> dict[str, Any]:
    """HB-4.1 to HB-4.9 on values alone."""
    market, played = given["market"], given["played"]
    if not isinstance(market, list):
        raise CaseError(f"market is a list of values, not {clip(market)}")
    for value in [*market, played]:
        if type(value) is not int or not 1 <= value <= len(RANKS) or market.count(value) > 4:
            raise CaseError("values go from 1 (ace) to 13 (king), and the market has at most four cards of each")
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
    events = play(state, [given["played"]], given)
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
    play(state, given.get("plays", []), given)
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


def play(state: Any, cards: list[str], given: Given) -> list[Event]:
    """Play the cards in turn; where the discard pile is shuffled, it takes the next order of `reshuffles`."""
    orders = list(given.get("reshuffles", []))
    events: list[Event] = []
    for card in cards:
        events += state.apply(PLAYS[STANDARD[card]])
        if state.actor == CHANCE:
            if not orders:
                raise CaseError("the discard pile is shuffled here (HB-4.11); give its new order in reshuffles")
            events += state.apply(RESHUFFLE(tuple(STANDARD.read(orders.pop(0)))))
    if orders:
        raise CaseError("reshuffles gives an order that is not used: the deck does not run out so often")
    return events


_DEAL = {"players": SEATS, "deck": CARDS, "options": OPTIONS}
_PLAYED = {**_DEAL, "plays": LIST, "reshuffles": LIST}
_AFTER = ("scores", "market", "deck_left", "discard_count", "over")

KINDS = {
    "exchange": CaseKind(
        given={"market": CARDS, "played": ANY},
        expect=("given_indices", "given_values", "excess", "needs_card"),
        run=run_exchange,
        needs=("market", "played"),
    ),
    "turn": CaseKind(
        given={"market": CARDS, "deck": CARDS, "discard": CARDS, "played": ANY, "options": OPTIONS, "reshuffles": LIST},
        expect=("flipped", "given", "points", "market", "deck", "discard", "exchanged"),
        run=run_turn,
        needs=("market", "played"),
    ),
    "setup": CaseKind(
        given=_DEAL,
        expect=("hands", "market", "deck_left"),
        run=run_game,
        needs=("players", "deck"),
    ),
    "position": CaseKind(
        given=_PLAYED,
        expect=("to_move", "legal", *_AFTER),
        run=run_game,
        needs=("players", "deck", "plays"),
        unordered=("legal",),
    ),
    "game": CaseKind(
        given=_PLAYED,
        expect=("winners", *_AFTER),
        run=run_game,
        needs=("players", "deck", "plays"),
    ),
}
