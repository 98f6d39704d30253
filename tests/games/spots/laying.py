"""Positions of Spots laid out in short, deals with given rows, and moves made on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from cardgames.cards import SHORT, Card
from cardgames.engine.events import Event
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


def go(state: Spots, *moves: str) -> list[Event]:
    """Make moves and return all that happened."""
    return [event for move in moves for event in state.apply(move)]


def told(events: Iterable[Event]) -> list[tuple[str, str]]:
    """Clause and kind of each event."""
    return [(event.clause, event.kind) for event in events]


def words(cards: Iterable[Card]) -> str:
    """Cards as text."""
    return " ".join(card.text for card in cards)


def refused(state: Spots, move: Any) -> str:
    """The clause by which a move is refused; the refusal speaks both languages, and nothing changes."""
    before = state.position()
    wrong = state.check(move)
    assert wrong is not None
    assert state.position() == before
    assert all(said[lang] for said in (wrong.because, wrong.instead) for lang in ("en", "zh"))
    return wrong.clause
