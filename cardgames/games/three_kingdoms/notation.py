"""Moves as worked examples write them, ["play", "9H3", "7H3"] or ["rebuild", ["E001", "E031"]], and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardgames.engine.cases import CaseError
from cardgames.engine.moves import Move, clip
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
KINDS = (*_PLAIN, *_WORD, *_SEAT, *_CARD, *_SPECIAL)


def read_move(state: Table, written: Any) -> Move:
    """The move that a list means. Raises CaseError or UnknownCard."""
    if not isinstance(written, list) or not written or written[0] not in KINDS:
        raise CaseError(f"{clip(written)} is no move; right would be a list that begins with one of {', '.join(KINDS)}")
    kind, *rest = written
    try:
        if kind in _PLAIN:
            return _PLAIN[kind](*_count(rest, 0))
        if kind in _CARD:
            return _CARD[kind](PACK[_count(rest, 1)[0]])
        if kind in _WORD:
            return _WORD[kind](*_count(rest, 1))
        if kind in _SEAT:
            return _SEAT[kind](*_count(rest, 1))
        return _SPECIAL[kind](state, *rest)
    except (TypeError, IndexError):
        raise CaseError(f"{clip(written)}: this is not what a move {kind!r} needs") from None


def _count(rest: list[Any], count: int) -> list[Any]:
    if len(rest) != count or any(isinstance(part, (list, dict)) for part in rest):
        raise TypeError
    return rest


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
