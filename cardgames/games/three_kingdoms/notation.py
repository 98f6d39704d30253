"""Moves as worked examples write them, ["play", "9H3", "7H3"] or ["rebuild", ["E001", "E031"]], and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardgames.engine.holdings import CARD, SEAT
from cardgames.engine.moves import Move
from cardgames.engine.shapes import ListOf, OneOf, Worded
from cardgames.games.three_kingdoms import moves as m
from cardgames.games.three_kingdoms.cards import PACK
from cardgames.games.three_kingdoms.combos import BY_KEY
from cardgames.games.three_kingdoms.table import Table

_CARD = {
    "discard": m.DISCARD,
    "match": m.MATCH,
    "return": m.RETURN,
    "keep": m.KEEP,
    "bury": m.BURY,
    "swap": m.SWAP,
    "first": m.FIRST,
}
_PLAIN = {"flip": m.FLIP, "stop": m.STOP, "done": m.DONE, "banker": m.BANKER, "end": m.END, "pass": m.PASS}
_WORD = {"form": m.FORM, "persuade": m.PERSUADE}
_SEAT = {"sit": m.SIT, "name": m.NAME}


def _play(state: Table, card: str, target: str) -> Move:
    if target in ("", "group"):
        return (m.GATHER if target else m.PLAY)(PACK[card])
    return m.CAPTURE(PACK[card], PACK[target])


def _target(state: Table, seat: int, *rest: str) -> Move:
    if not rest:
        return m.TARGET(seat)
    if len(rest) == 1:
        return m.STRIKE(seat, PACK[rest[0]])
    key, card = rest
    return m.CLEAVE(seat, key, PACK[card])


def _lose(state: Table, what: str) -> Move:
    return m.BURN(what) if what in BY_KEY else m.LOSE(PACK[what])


def _take(state: Table, *what: Any) -> Move:
    if len(what) == 2:
        return m.TAKE(PACK[what[1]], what[0])
    return m.TAKE(PACK[what[0]], state.victims[-1] if state.victims else 0)


_SPECIAL: dict[str, Callable[..., Move]] = {
    "play": _play,
    "use": lambda state, item, shown: m.USE(PACK[item], PACK[shown]),
    "extend": lambda state, key, card: m.EXTEND(key, PACK[card]),
    "rebuild": lambda state, keys: m.REBUILD(",".join(keys)),
    "target": _target,
    "lose": _lose,
    "take": _take,
    "pair": lambda state, one, two: m.PAIR(one, two),
    "give": lambda state, seat, card: m.GIVE(PACK[card], seat),
}
_KEY = OneOf(*BY_KEY)
MOVE = Worded(
    {
        **{key: [[]] for key in _PLAIN},
        **{key: [[CARD]] for key in _CARD},
        **{key: [[_KEY]] for key in _WORD},
        **{key: [[SEAT]] for key in _SEAT},
        "play": [[CARD, OneOf("", "group", *(card.text for card in PACK))]],
        "use": [[CARD, CARD]],
        "extend": [[_KEY, CARD]],
        "rebuild": [[ListOf(_KEY, least=1, most=len(PACK))]],
        "target": [[SEAT], [SEAT, CARD], [SEAT, _KEY, CARD]],
        "lose": [[OneOf(*BY_KEY, *(card.text for card in PACK))]],
        "take": [[CARD], [SEAT, CARD]],
        "pair": [[SEAT, SEAT]],
        "give": [[SEAT, CARD]],
    }
)
"""A move of a case."""


def read_move(state: Table, written: Sequence[Any]) -> Move:
    """The move that a list means."""
    kind, *rest = written
    if kind in _CARD:
        return _CARD[kind](PACK[rest[0]])
    form = _PLAIN.get(kind) or _WORD.get(kind) or _SEAT.get(kind)
    return form(*rest) if form is not None else _SPECIAL[kind](state, *rest)


def write_move(state: Table, move: Move) -> list[Any]:
    """A move as a worked example writes it."""
    args = [getattr(arg, "text", arg) for arg in move.args]
    match move.kind:
        case "play":
            return ["play", args[0], ""]
        case "capture":
            return ["play", *args]
        case "gather":
            return ["play", args[0], "group"]
        case "strike" | "cleave":
            return ["target", *args]
        case "burn":
            return ["lose", *args]
        case "rebuild":
            return ["rebuild", args[0].split(",")]
        case "give":
            return ["give", args[1], args[0]]
        case "take":
            return ["take", args[1], args[0]] if state.phase == "S3" else ["take", args[0]]
        case _:
            return [move.kind, *args]
