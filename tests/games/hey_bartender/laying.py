"""Positions of Hey, Bartender! laid out in short, and moves made on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

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
