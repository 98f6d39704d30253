"""Positions of Three Kingdoms Legends in short, moves as worked examples write them, and what was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cardgames.cards import by_pack
from cardgames.engine.chance import stream
from cardgames.engine.events import Event
from cardgames.engine.moves import Move
from cardgames.engine.state import CHANCE
from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.cases import legal
from cardgames.games.three_kingdoms.notation import read_move
from cardgames.games.three_kingdoms.positions import enter, lay_out
from cardgames.games.three_kingdoms.rules import ThreeKingdoms

PEACH = {"key": "E001", "cards": ["AH2", "AS2", "KS2"]}
FORT = {"key": "E002", "cards": ["AD2", "KH1", "9D2", "QS2"]}
QIAOS = {"key": "K057", "cards": ["TH3", "9H3"]}
KINGS = {"key": "bar:K", "cards": ["KS1", "KD1", "KC2", "KC4"]}
OX = ["KH1", "JD1", "TC2", "5C2", "3S3", "QD3", "8S4", "7H4"]
GIRL = ["QH1", "2H1", "AS2", "4C2", "8D3", "5D3", "7S4", "TC4"]


def lay(players: int = 2, **position: Any) -> ThreeKingdoms:
    """A position at the phase that it names; options by name as a dict."""
    given = {"players": players, **position}
    state = lay_out(given)
    enter(state, given)
    return state


def using(item: str, players: int = 3, **position: Any) -> ThreeKingdoms:
    """Player 0 holds this item and 2S4 to show, everybody else one character; the pile is long."""
    hands = position.pop("hands", [[item, "2S4"], ["3S4"], ["4S4"], ["5S4"], ["6S4"]][:players])
    pile = position.pop("pile", ["5S2", "6C1", "7C1", "8C1"])
    return lay(players, hands=hands, pile=pile, **position)


def go(state: ThreeKingdoms, *moves: Any) -> list[Event]:
    """Make moves, given as lists or as texts; chance plays in between. Returns all that happened."""
    luck, happened = stream(0, "tests"), []
    for written in moves:
        happened += state.apply(move(state, written))
        while state.actor == CHANCE:
            happened += state.apply(state.chance(luck))
    return happened


def move(state: ThreeKingdoms, written: Any) -> Move:
    """A move from a list or a text."""
    return read_move(state, written) if isinstance(written, list) else GAME.parse_move(state, written, strict=True)


def use(state: ThreeKingdoms, *moves: Any) -> list[Event]:
    """Use the first item of the hand, showing its first character, and go on."""
    hand = state.hands[state.turn]
    item = next(card for card in hand if card.mansion < 0)
    shown = next(card for card in hand if card.mansion >= 0)
    return go(state, ["use", item.text, shown.text], *moves)


def wrong(state: ThreeKingdoms, written: Any) -> str:
    """The clause by which a move is refused; nothing changes, and both languages say why and what instead."""
    before = state.position()
    illegal = state.check(move(state, written))
    assert illegal is not None
    assert state.position() == before
    assert all(said[lang] for said in (illegal.because, illegal.instead) for lang in ("en", "zh"))
    return illegal.clause


def clauses(events: Sequence[Event]) -> list[str]:
    """The clauses that fired."""
    return [event.clause for event in events]


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of what happened."""
    return [event.kind for event in events]


def texts(cards: Any) -> str:
    """Cards as text, in the order of the pack."""
    return " ".join(card.text for card in sorted(cards, key=by_pack))


def moves(state: ThreeKingdoms) -> list[list[Any]]:
    """The legal moves as lists."""
    return sorted(legal(state), key=str)


def keys(state: ThreeKingdoms, seat: int = 0) -> list[str]:
    """The keys of a player's combos."""
    return list(state.laid[seat][::2])


def start(**settings: Any) -> ThreeKingdoms:
    """A match that has just begun."""
    return cast(ThreeKingdoms, GAME.start(**settings))
