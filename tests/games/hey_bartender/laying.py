"""Positions of Hey, Bartender! laid out in short, and moves made on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from cardgames.cards import Card
from cardgames.engine.events import Event
from cardgames.games.hey_bartender import GAME
from cardgames.games.hey_bartender.rules import HeyBartender


def lay(market: str = "", hands: Iterable[str] = (), deck: str = "", discard: str = "", **options: Any) -> HeyBartender:
    """Hands (of two seats where not given), and what the bartender has."""
    hands = list(hands)
    hands += [""] * (2 - len(hands))
    state = GAME.position(seats=len(hands), hands=hands, market=market, deck=deck, discard=discard, options=options)
    return cast(HeyBartender, state)


def deal(**settings: Any) -> HeyBartender:
    """A game that has just been dealt."""
    return cast(HeyBartender, GAME.start(**settings))


def go(state: HeyBartender, *moves: str) -> list[Event]:
    """Make moves and return all that happened."""
    return [event for move in moves for event in state.apply(move)]


def told(events: Iterable[Event]) -> list[tuple[str, str]]:
    """Clause and kind of each event."""
    return [(event.clause, event.kind) for event in events]


def words(cards: Iterable[Card]) -> str:
    """Cards as text."""
    return " ".join(card.text for card in cards)


def refused(state: HeyBartender, move: Any) -> str:
    """The clause by which a move is refused; the refusal speaks both languages, and nothing changes."""
    before = state.position()
    wrong = state.check(move)
    assert wrong is not None
    assert state.position() == before
    assert all(said[lang] for said in (wrong.because, wrong.instead) for lang in ("en", "zh"))
    return wrong.clause
