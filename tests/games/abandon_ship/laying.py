"""Positions of Abandon Ship laid out in short, and its end told a second time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cardgames.cards import STANDARD, SUITS, Card
from cardgames.games.abandon_ship import GAME
from cardgames.games.abandon_ship.rules import AbandonShip

FULL = "4S 9H QC 2D 6S"
PILE = "3S 5H 8D TC JD 2C"


def by_suit(cards: str) -> list[list[Card]]:
    """Cards sorted into the four places of a zone."""
    return [[card for card in STANDARD.read(cards) if card.suit == suit] for suit in SUITS]


def ship(
    *hands: str, pile: str = PILE, boats: str = "", areas: Sequence[str] = (), options: Any = None, **fields: Any
) -> AbandonShip:
    """A moment of a game: the seat in `turn` (0) begins, refilled first if its hand is short."""
    before = [by_suit(cards) for cards in [*areas, *[""] * len(hands)][: len(hands)]]
    state = GAME.position(
        seats=len(hands), hands=hands, pile=pile, boats=by_suit(boats), areas=before, options=options or {}, **fields
    )
    return cast(AbandonShip, state)


def sunk(*hands: str, keys: str, boats: str = "", areas: Sequence[str] = (), **options: Any) -> AbandonShip:
    """The end of a game: hands with the keys in them, one key for each hand that is not empty; "-" for none."""
    state = ship(*hands, pile="", boats=boats, areas=areas, options=options)
    for key in keys.split():
        state.apply(f"key {key}")
    return state


def deal(**settings: Any) -> AbandonShip:
    """A game that has just been dealt."""
    return cast(AbandonShip, GAME.start(**settings))


def area(state: AbandonShip, seat: int) -> str:
    """All influence of a seat as text."""
    return " ".join(card.text for cards in state.areas[seat] for card in cards)


def boats(state: AbandonShip) -> str:
    """All boats as text."""
    return " ".join(card.text for cards in state.boats for card in cards)


def by_the_book(state: AbandonShip) -> list[int]:
    """AS-5.3 to AS-5.7 as they are written, boat by boat: what each seat scores."""
    scores = [0] * state.seats
    for suit in SUITS:
        boat = sum(card.rank for place in state.boats for card in place if card.suit == suit)
        strength = {}
        for seat in range(state.seats):
            key = state.keys[seat]
            if key and key[0].suit == suit:
                counted = [card for place in state.areas[seat] for card in place] + state.hands[seat] + key
                strength[seat] = sum(card.rank for card in counted if card.suit == suit)
        best = [seat for seat, n in strength.items() if n == max(strength.values())]
        if len(best) > 1 and state.options["influence_tie"] == "none":
            best = []
        if len(best) > 1 and state.options["influence_tie"] == "key":
            best = [max(best, key=lambda seat: state.keys[seat][0].rank)]
        for seat in best:
            scores[seat] = boat
    return scores
