"""Positions and small helps for the tests of Penniless and Insane."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from cardgames.games.penniless_and_insane import GAME
from cardgames.games.penniless_and_insane.rules import PennilessAndInsane
from tests.games.laying import go


def auction(
    bids: str, art: str, *, money: Sequence[int] | None = None, trick: int = 1, rest: Sequence[str] = (), **more: Any
) -> PennilessAndInsane:
    """A trick about to be bid for: each seat holds its bid (and the `rest`), the art lies on top of the deck."""
    hands = [" ".join(cards) for cards in zip_longest(bids.split(), rest, fillvalue="")]
    state = GAME.position(
        seats=len(hands), hands=hands, deck=art, money=money or [20] * len(hands), round=1, trick=trick - 1, **more
    )
    assert isinstance(state, PennilessAndInsane)
    return state


def bid_all(state: PennilessAndInsane) -> PennilessAndInsane:
    """Every seat bids its first card."""
    while state.phase == "bid":
        state.apply(state.legal_moves()[0])
    return state


def auctioned(bids: str, art: str, picks: str, **more: Any) -> PennilessAndInsane:
    """A trick after its bids and picks."""
    state = bid_all(auction(bids, art, **more))
    go(state, *(f"take {pick}" for pick in picks.split()))
    return state
