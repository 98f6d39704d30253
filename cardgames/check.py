"""Worked examples are data: the cases of a file, run through the game's own rules.

A file is a JSON list. A first entry with "id": "format" describes the format; every other entry is a case:

    {"id": "HB-h01", "clauses": ["HB-4.3"], "kind": "exchange",
     "given": {"market": [1, 3, 4, 6], "played": 7}, "expect": {"given_values": [1, 6]}, "why": "..."}

The game's `cases.py` says which kinds there are and works them out. A case that cannot be run as it is written is an
error with its place, never a pass.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import cardgames
from cardgames.cards import Card, UnknownCard
from cardgames.engine.cases import CaseError, CaseKind
from cardgames.engine.game import Game, GameError
from cardgames.engine.moves import MoveError, clip
from cardgames.engine.position import PositionError

_NEEDED = ("id", "kind", "given", "expect")
_FIELDS = (*_NEEDED, "clauses", "why")
_EXPLAINED = (CaseError, GameError, MoveError, PositionError, UnknownCard)  # their messages are whole sentences


class Difference(NamedTuple):
    """A field that came out otherwise than the case expects."""

    field: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.field}: expected {_json(self.expected)}, got {_json(self.got)}"


class Outcome(NamedTuple):
    """What became of one case: `differences` (none: it passed), or an `error` that says why it could not be run."""

    where: str
    differences: tuple[Difference, ...] = ()
    error: str | None = None

    @property
    def passed(self) -> bool:
        return self.error is None and not self.differences


def check_file(path: str | Path, slug: str | None = None) -> Iterator[Outcome]:
    """The outcome of every case of a file, in order; a file that cannot be used gives one outcome with the error."""
    path = Path(path)
    try:
        entries = _read(path)
        game = _game(path, entries, slug)
        kinds = _kinds(game)
    except (CaseError, GameError) as error:
        yield Outcome(str(path), error=str(error))
        return
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        if number > 1 or not _is_format(entry):
            yield _outcome(path, number, entry, kinds, game, seen)


def _outcome(path: Path, number: int, entry: Any, kinds: Mapping[str, CaseKind], game: Game, seen: set[str]) -> Outcome:
    """Run one entry of the list."""
    name = entry.get("id") if isinstance(entry, dict) else None
    where = f"{path}: " + (f"case {name}" if isinstance(name, str) else f"entry {number}")
    try:
        kind = _understood(entry, kinds, game)
        if name in seen:
            raise CaseError("this id stands twice in the file; each case has an id of its own")
        seen.add(entry["id"])
        return Outcome(where, tuple(_differences(kind, entry["given"], entry["expect"])))
    except _EXPLAINED as error:
        return Outcome(where, error=str(error))
    except Exception as error:  # values of a wrong type or range can fail anywhere; it must never look like a pass
        reason = f"{type(error).__name__}: {clip(str(error), 100)}"
        return Outcome(where, error=f"this case cannot be run as it is written ({reason})")


def _differences(kind: CaseKind, given: Mapping[str, Any], expect: Mapping[str, Any]) -> Iterator[Difference]:
    """Work the situation out and compare every expected field."""
    got = kind.run(given)
    for field, value in expect.items():
        if field not in got:
            raise CaseError(f"this situation gives no {field}; right would be some of {', '.join(got)}")
        if not same(value, got[field], unordered=field in kind.unordered, by_seat=field in kind.by_seat):
            yield Difference(field, value, _plain(got[field]))


# Reading -------------------------------------------------------------------------------------------------------------


def _read(path: Path) -> list[Any]:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise CaseError(f"this file cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise CaseError(f"line {line} is not UTF-8 text; right would be a JSON list of cases") from None
    if not text.strip():
        raise CaseError("this file is empty; right would be a JSON list of cases")
    try:
        entries = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise CaseError(f"line {error.lineno}, column {error.colno}: this is not JSON ({error.msg})") from None
    except (RecursionError, ValueError) as error:
        what = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise CaseError(f"this JSON cannot be used: {what}") from None
    if not isinstance(entries, list):
        raise CaseError(f"a file of cases is a JSON list, not {_what(entries)}")
    if not entries or (len(entries) == 1 and _is_format(entries[0])):
        raise CaseError("there is no case in this file; a file without cases checks nothing")
    return entries


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; a field that stands twice would silently replace the first."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise CaseError(f"the field {clip(key)} stands twice in {clip(_json(dict(pairs)))}")
        found[key] = value
    return found


def _no_number(word: str) -> Any:
    raise CaseError(f"{word} is not a number that a case can hold")


def _is_format(entry: Any) -> bool:
    return isinstance(entry, dict) and entry.get("id") == "format"


def _game(path: Path, entries: list[Any], slug: str | None) -> Game:
    """The game of a file: as told, or by the file's name, or by the prefix of its clauses and case ids."""
    if slug is not None:
        return cardgames.game(slug)
    stem = path.stem.lower().replace("_", "-")
    if stem in cardgames.games():
        return cardgames.game(stem)
    names: list[Any] = []
    for entry in entries:
        if isinstance(entry, dict) and not _is_format(entry):
            clauses = entry.get("clauses")
            names += [*(clauses if isinstance(clauses, list) else []), entry.get("id")]
    prefixes = {name.partition("-")[0].upper() for name in names if isinstance(name, str)}
    found = [game for game in map(cardgames.game, cardgames.games()) if game.prefix in prefixes]
    if len(found) == 1:
        return found[0]
    several = (
        f"this file has cases of {' and '.join(game.slug for game in found)}"
        if found
        else ("neither the file's name nor its case ids say which game this is")
    )
    raise CaseError(
        f"{several}; name it with --game in a terminal, game=... in a notebook: {', '.join(cardgames.games())}"
    )


def _kinds(game: Game) -> Mapping[str, CaseKind]:
    package = game.state.__module__.rpartition(".")[0]
    if find_spec(f"{package}.cases") is None:
        raise CaseError(f"{game.title.en} has no kinds of cases yet")
    kinds: Mapping[str, CaseKind] = import_module(f"{package}.cases").KINDS
    return kinds


def _understood(entry: Any, kinds: Mapping[str, CaseKind], game: Game) -> CaseKind:
    """The kind of a case in which every field is known. Raises CaseError that says what would be right."""
    if not isinstance(entry, dict):
        raise CaseError(f"a case is an object with {', '.join(_NEEDED)}, not {_what(entry)}")
    _known("a case", entry, _FIELDS, _NEEDED)
    for field, right in (("id", str), ("kind", str), ("given", dict), ("expect", dict)):
        if not isinstance(entry[field], right) or (field in ("id", "expect") and not entry[field]):
            noun = "a text" if right is str else "an object with fields"
            raise CaseError(f"{field} is {noun}, not {_what(entry[field])}")
    clauses = entry.get("clauses", [])
    if not isinstance(clauses, list) or not all(isinstance(clause, str) for clause in clauses):
        raise CaseError(f"clauses is a list of clause ids, not {clip(json.dumps(clauses))}")
    kind = kinds.get(entry["kind"])
    if kind is None:
        known = ", ".join(kinds)
        raise CaseError(f"{clip(entry['kind'])} is no kind of case of {game.title.en}; its kinds are {known}")
    _known(f"given of a case {entry['kind']!r}", entry["given"], kind.given, kind.needs)
    for field, value in entry["given"].items():
        noun, types = kind.given[field]
        if types and type(value) not in types:
            raise CaseError(f"{field} of given is {noun}, not {_what(value)}")
    _known(f"expect of a case {entry['kind']!r}", entry["expect"], kind.expect)
    return kind


def _known(what: str, fields: Mapping[str, Any], known: Collection[str], needed: Collection[str] = ()) -> None:
    odd = [clip(field) for field in fields if field not in known]
    if odd:
        raise CaseError(f"{what} has no field {' and no field '.join(odd)}; its fields are {', '.join(known)}")
    missing = [field for field in needed if field not in fields]
    if missing:
        raise CaseError(f"{what} needs the field {' and the field '.join(missing)}")


def _what(value: Any) -> str:
    """A value of JSON in words, for messages."""
    words = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    empty = "an empty text" if value == "" else "an empty object" if value == {} else None
    return empty or words.get(type(value), f"the number {value}")


# Comparing -----------------------------------------------------------------------------------------------------------


def same(expected: Any, got: Any, *, unordered: bool = False, by_seat: bool = False) -> bool:
    """Whether two values mean the same: 12 is 12.0, true is not 1, cards are their texts; lists in order or not.

    With `by_seat` the entries of the outer list are in order and only the lists inside them are not.
    """
    expected, got = _plain(expected), _plain(got)
    if by_seat and isinstance(expected, list) and isinstance(got, list):
        return [_key(part, True) for part in expected] == [_key(part, True) for part in got]
    return _key(expected, unordered) == _key(got, unordered)


def _plain(value: Any) -> Any:
    """A value as JSON would hold it."""
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(map(_plain, value))
    return [_plain(part) for part in value] if isinstance(value, (list, tuple)) else value


def _key(value: Any, unordered: bool) -> str:
    """A text that two values share only if they mean the same."""
    if isinstance(value, dict):
        return "{" + ",".join(sorted(f"{json.dumps(k)}:{_key(part, unordered)}" for k, part in value.items())) + "}"
    if isinstance(value, list):
        parts = [_key(part, unordered) for part in value]
        return "[" + ",".join(sorted(parts) if unordered else parts) + "]"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
