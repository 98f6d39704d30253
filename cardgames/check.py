"""Worked examples are data: the cases of a file, run through the game's own rules.

A file is a JSON list. A first entry with "id": "format" describes the format; every other entry is a case:

    {"id": "HB-h01", "clauses": ["HB-4.3"], "kind": "exchange",
     "given": {"market": [1, 3, 4, 6], "played": 7}, "expect": {"given_values": [1, 6]}, "why": "..."}

The game's `cases.py` says which kinds there are and works them out. A case that cannot be run as it is written is an
error with its place, never a pass.
"""

from __future__ import annotations

import json
from collections import Counter as Count
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import cardgames
from cardgames.cards import Card
from cardgames.casefile import read_cases
from cardgames.engine.cases import CaseError, CaseKind
from cardgames.engine.game import Game
from cardgames.engine.shapes import Anything, Fields, ListOf, Place, Text, quoted
from cardgames.engine.words import Words
from cardgames.faults import Fault
from cardgames.quoting import meant

LONG = 160
"""Expected and found values are shown whole up to this many characters; of longer ones, where they differ."""

_EXPECTED = Words("{field}: expected {want}, got {got}", "{field}：应为{want}，实为{got}")
_CASE = Fields(
    {"id": Text(), "kind": Text(), "given": Anything(), "expect": Anything(), "clauses": ListOf(Text(), most=100),
     "why": Anything()},
    needs=("id", "kind", "given", "expect"), name=Words("a case", "例子"),
)  # fmt: skip


class Difference(NamedTuple):
    """A field that came out otherwise than the case expects; `unordered` if the order of its lists means nothing."""

    field: str
    expected: Any
    got: Any
    unordered: bool = False

    def text(self, lang: str = "en") -> str:
        """What was expected and what came, or of long values the first place where they differ."""
        field, want, got = self.field, self.expected, self.got
        if max(len(_json(want)), len(_json(got))) > LONG:
            field, want, got = _narrowed(field, want, got, self.unordered)
        return _EXPECTED[lang].format(field=field, want=quoted(want, LONG), got=quoted(got, LONG))

    def __str__(self) -> str:
        return self.text()


class Outcome(NamedTuple):
    """What became of one case: `differences` (none: it passed), or a `fault` that says why it could not be run."""

    where: str
    differences: tuple[Difference, ...] = ()
    fault: Fault | None = None

    @property
    def error(self) -> str | None:
        """The fault in English."""
        return None if self.fault is None else str(self.fault)

    @property
    def passed(self) -> bool:
        return self.fault is None and not self.differences


def check_file(path: str | Path, slug: str | None = None) -> Iterator[Outcome]:
    """The outcome of every case of a file, in order; a file that cannot be used gives one outcome with the error."""
    path = Path(path)
    try:
        entries = read_cases(path)
        if not entries or (len(entries) == 1 and _is_format(entries[0])):
            raise CaseError(
                "there is no case in this file; a file without cases checks nothing", "文件里没有例子，什么也没检查"
            )
        game = _game(path, entries, slug)
        kinds = _kinds(game)
    except Fault as fault:
        yield Outcome(str(path), fault=fault)
        return
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        if number > 1 or not _is_format(entry):
            yield _outcome(path, number, entry, kinds, game, seen)


def _outcome(path: Path, number: int, entry: Any, kinds: Mapping[str, CaseKind], game: Game, seen: set[str]) -> Outcome:
    """Run one entry of the list."""
    name = entry.get("id") if isinstance(entry, dict) else None
    plain = isinstance(name, str) and name.isprintable() and 0 < len(name) <= 60
    where = f"{path}: " + (f"case {name}" if plain else f"entry {number}")
    try:
        kind = _understood(entry, kinds, game)
        if name in seen:
            raise CaseError(
                f"the id {quoted(name)} stands twice in the file; each case has an id of its own",
                f"id {quoted(name)}在文件中出现两次；每个例子应有自己的id",
            )
        seen.add(entry["id"])
        return Outcome(where, tuple(_differences(kind, entry["given"], entry["expect"])))
    except Fault as fault:
        return Outcome(where, fault=fault)
    except Exception as error:  # a fault of ours, which must never look like a pass
        return Outcome(where, fault=_broken(entry["kind"], error))


def _broken(kind: str, error: Exception) -> CaseError:
    """What is said where the rules fail on a case; the reason stays attached for whoever looks for it."""
    fault = CaseError(
        f"the rules cannot work out this case of the kind {kind}, and should have said why; please report it",
        f"规则算不出这个{kind}类例子，而且没有说明原因；请报告这一问题",
    )
    fault.__cause__ = error
    return fault


def _differences(kind: CaseKind, given: Mapping[str, Any], expect: Mapping[str, Any]) -> Iterator[Difference]:
    """Work the situation out and compare every expected field."""
    got = kind.run(given)
    for field, value in expect.items():
        if field not in got:
            raise CaseError(
                f"this situation gives no {field}; it gives {', '.join(got)}",
                f"这一局面得不出{field}；可用的有{', '.join(got)}",
            )
        unordered, by_seat = field in kind.unordered, field in kind.by_seat
        if not same(value, got[field], unordered=unordered, by_seat=by_seat):
            yield Difference(field, value, _plain(got[field]), unordered or by_seat)


# Reading -------------------------------------------------------------------------------------------------------------


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
    several = " ".join(game.slug for game in found)
    known = ", ".join(cardgames.games())
    raise CaseError(
        (f"this file has cases of several games, {several}" if found else "nothing says which game these cases are of")
        + f"; name the file after its game, one of {known} (or say it: --game in a terminal, game=... in a notebook)",
        (f"文件里有几个游戏的例子：{several}" if found else "看不出这些例子属于哪个游戏")
        + f"；请用游戏名给文件命名：{known}（或在命令行用--game、在笔记本用game=指明）",
    )


def _kinds(game: Game) -> Mapping[str, CaseKind]:
    package = game.state.__module__.rpartition(".")[0]
    if find_spec(f"{package}.cases") is None:
        raise CaseError(f"{game.title.en} has no kinds of cases yet", f"{game.title.zh}还没有例子的种类")
    kinds: Mapping[str, CaseKind] = import_module(f"{package}.cases").KINDS
    return kinds


def _understood(entry: Any, kinds: Mapping[str, CaseKind], game: Game) -> CaseKind:
    """The kind of a case in which every field and every value is one that can be. Raises CaseError."""
    if not isinstance(entry, dict):
        raise CaseError(
            f"a case is an object with {', '.join(_CASE.needs)}, not {quoted(entry)}",
            f"例子应是有{', '.join(_CASE.needs)}的对象，不能是{quoted(entry)}",
        )
    _CASE.check(entry, Place(game, game.seats[-1], "", {}))
    for field in ("given", "expect"):
        if not isinstance(entry[field], dict) or (field == "expect" and not entry[field]):
            found = quoted(entry[field])
            raise CaseError(f"{field} is an object with fields, not {found}", f"{field}应是有字段的对象，不能是{found}")
    kind = kinds.get(entry["kind"])
    if kind is None:
        right = meant(entry["kind"], kinds, "its kinds are", "可用的种类有")
        raise CaseError(
            f"kind: {quoted(entry['kind'])} isn't a kind of case of {game.title.en}; {right[0]}",
            f"kind：{quoted(entry['kind'])}不是{game.title.zh}的例子种类；{right[1]}",
        )
    kind.check(game, entry["given"])
    for field in entry["expect"]:
        if field not in kind.expect:
            right = meant(field, kind.expect, "its fields are", "可用的字段有")
            raise CaseError(
                f"expect has no field {quoted(field)}; {right[0]}", f"expect没有字段{quoted(field)}；{right[1]}"
            )
    return kind


# Comparing -----------------------------------------------------------------------------------------------------------


def same(expected: Any, got: Any, *, unordered: bool = False, by_seat: bool = False) -> bool:
    """Whether two values mean the same: 12 is 12.0, true is not 1, cards are their texts; lists in order or not.

    With `by_seat` the entries of the outer list are in order and only the lists inside them are not.
    """
    expected, got = _plain(expected), _plain(got)
    if by_seat and isinstance(expected, list) and isinstance(got, list):
        return [_key(part, True) for part in expected] == [_key(part, True) for part in got]
    return _key(expected, unordered) == _key(got, unordered)


def _narrowed(path: str, want: Any, got: Any, unordered: bool) -> tuple[str, Any, Any]:
    """The first place inside where two values differ, or of lists without order what only one of them has."""
    if isinstance(want, list) and isinstance(got, list) and (unordered or len(want) == len(got)):
        keys = [[_key(part, unordered) for part in parts] for parts in (want, got)]
        if not unordered:
            at = next(at for at, (one, two) in enumerate(zip(*keys, strict=True)) if one != two)
            return _narrowed(f"{path}[{at}]", want[at], got[at], False)
        ours, theirs = map(Count, keys)
        wanting = [part for part, key in zip(want, keys[0], strict=True) if ours[key] != theirs[key]]
        more = [part for part, key in zip(got, keys[1], strict=True) if ours[key] != theirs[key]]
        return (f"{path}[...]", wanting, more) if wanting or more else (path, want, got)
    if isinstance(want, dict) and isinstance(got, dict) and want.keys() == got.keys():
        name = next(name for name in want if _key(want[name], unordered) != _key(got[name], unordered))
        return _narrowed(f"{path}.{name}", want[name], got[name], unordered)
    return path, want, got


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
