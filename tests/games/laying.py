"""What tests of every game do with a state: make moves, read what was told, ask why a move is refused."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cardgames.cards import Card
from cardgames.check import check_file
from cardgames.engine.events import Event
from cardgames.engine.state import State


def go(state: State, *moves: Any) -> list[Event]:
    """Make moves and return all that happened."""
    return [event for move in moves for event in state.apply(move)]


def told(events: Iterable[Event]) -> list[tuple[str, str]]:
    """Clause and kind of each event."""
    return [(event.clause, event.kind) for event in events]


def clauses(events: Iterable[Event]) -> list[str]:
    """The clauses that fired."""
    return [event.clause for event in events]


def words(cards: Iterable[Card]) -> str:
    """Cards as text."""
    return " ".join(card.text for card in cards)


def legal(state: State) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in state.legal_moves()]


def refused(state: State, move: Any) -> str:
    """The clause by which a move is refused; the refusal speaks both languages, and nothing changes."""
    before = state.position()
    wrong = state.check(move)
    assert wrong is not None
    assert state.position() == before
    assert all(said[lang] for said in (wrong.because, wrong.instead) for lang in ("en", "zh"))
    assert wrong.text("en").startswith(wrong.clause)
    return wrong.clause


def case_outcome(folder: Path, slug: str, kind: str, given: dict[str, Any], expect: dict[str, Any]) -> str:
    """Run one case from a file; what is wrong with it, or an empty text."""
    file = folder / f"{slug}.json"
    file.write_text(json.dumps([{"id": "own", "kind": kind, "given": given, "expect": expect}]), "utf-8")
    (found,) = check_file(file)
    return found.error or "; ".join(map(str, found.differences))
