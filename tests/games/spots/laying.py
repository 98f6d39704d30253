"""Positions of Spots laid out in short, deals with given rows, and moves made on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from cardgames.cards import SHORT
from cardgames.games.spots import GAME
from cardgames.games.spots.rules import Spots


def lay(
    market: str = "", rows: Iterable[str] = (), deck: str = "", *, totals: Sequence[int] = (), **options: Any
) -> Spots:
    """Rows (of two seats where not given), market and deck; `totals` of the deal where handicaps matter."""
    rows = list(rows)
    rows += [""] * (2 - len(rows))
    totals = list(totals) or [0] * len(rows)
    return cast(
        Spots, GAME.position(seats=len(rows), rows=rows, market=market, deck=deck, totals=totals, options=options)
    )


def deal(rows: Sequence[str], market: str = "", **options: Any) -> Spots:
    """A game in which these rows, and then this market card, have been dealt."""
    hands = [SHORT.read(row) for row in rows]
    first = [card for turn in zip(*hands, strict=True) for card in turn] + SHORT.read(market)
    return cast(Spots, GAME.start(seats=len(rows), deck=[*first, *(c for c in SHORT if c not in first)], **options))


def start(**settings: Any) -> Spots:
    """A game that has just been dealt."""
    return cast(Spots, GAME.start(**settings))
