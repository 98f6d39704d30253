"""Damaged cases: whatever a case file holds, the answer is a result or one good sentence.

Every worked example of every game is a sound case. A trial damages one at random places and runs it: it passes, or it
differs, or it is refused with a sentence in both languages that says where.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import cardgames
from cardgames import check
from cardgames.engine.game import Game

EXAMPLES = Path(__file__).parents[1] / "games"
LONGEST = 400
"""No refusal has more characters."""
SLOWEST = 1.0
"""Seconds; no case takes longer."""

_PYTHON = re.compile(
    r"[A-Z]\w*(?:Error|Exception)\b|Traceback|object at 0x|NoneType|<class|\bdict\b|\btuple\b|\bNone\b"
)
_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 10**9, 10**30, -(10**30), 1.5, 1e300, "", "x", "XX", "0", "AS", "7S", ["7S", "7S"],
    [], {}, [[]], [[[[]]]], [None], {"a": 1}, "\u200b7S", "７S", "7S\u00a0", "\ud800", "long " * 20_000, ["7S"] * 5000,
)  # fmt: skip


@cache
def examples(slug: str) -> list[dict[str, Any]]:
    """The worked examples of a game."""
    entries = json.loads((EXAMPLES / slug.replace("-", "_") / "cases.json").read_text("utf-8"))
    return [entry for entry in entries if entry["id"] != "format"]


def damaged(rng: Random, slug: str) -> dict[str, Any]:
    """One of the game's examples with one to three things changed."""
    case = deepcopy(rng.choice(examples(slug)))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        case = _change(rng, case, slug)
    return case


def _change(rng: Random, case: dict[str, Any], slug: str) -> dict[str, Any]:
    """Change one place of a case, mostly in what is given."""
    where = rng.choice(("given", "given", "given", "given", "expect", "")) if isinstance(case, dict) else ""
    spots = list(_spots(case, ())) if not where or where not in case else list(_spots(case[where], (where,)))
    path = rng.choice(spots) if spots else ()
    if not path:
        return case
    holder = case
    for step in path[:-1]:
        holder = holder[step]
    _damage(rng, holder, path[-1], slug)
    return case


def _spots(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside; of long lists only to the ends and a few between."""
    yield path
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _spots(part, (*path, name))
    elif isinstance(value, list):
        for index in sorted({*range(len(value))[:4], *range(len(value))[-3:]}):
            yield from _spots(value[index], (*path, index))


def _damage(rng: Random, holder: Any, key: Any, slug: str) -> None:
    """Replace a value, or drop, rename, add, double, swap or cut."""
    kind = rng.randrange(10)
    if kind < 5:
        holder[key] = deepcopy(rng.choice((*_VALUES, _other(rng, slug))))
    elif kind == 5:
        del holder[key]
    elif isinstance(holder, dict):
        if kind == 6:
            holder[rng.choice(("x", "", "\u200b", "0", "9", "-1", "player", "long " * 1000))] = holder.pop(key)
        elif kind == 7:
            holder[rng.choice(("extra", "given", "99"))] = deepcopy(holder[key])
        else:
            other = rng.choice(list(holder))
            holder[key], holder[other] = holder[other], holder[key]
    elif kind == 6:
        holder.insert(key, deepcopy(holder[key]))
    elif kind == 7:
        del holder[key:]
    else:
        other = rng.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]


def _other(rng: Random, slug: str) -> Any:
    """A value of the same game from elsewhere: a card, or something that another example holds."""
    if rng.random() < 0.3:
        return rng.choice(cardgames.game(slug).pack.cards).text
    value: Any = rng.choice(examples(slug))["given"]
    for _ in range(rng.randrange(1, 4)):
        parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
        value = rng.choice(parts) if parts else value
    return value


def verdict(game: Game, case: Any) -> str:
    """What is wrong with the answer to a case, or an empty text."""
    kinds = check._kinds(game)
    begin = perf_counter()
    outcome = check._outcome(Path("own.json"), 1, case, kinds, game, set())
    said = [difference.text(lang) for difference in outcome.differences for lang in ("en", "zh")]
    seconds = perf_counter() - begin
    if seconds > SLOWEST:
        return f"took {seconds:.1f} s"
    if any(len(text) > LONGEST or not text.isprintable() for text in said):
        return f"a difference is told in {max(map(len, said))} characters: {said[0][:100]!r}"
    if outcome.fault is None:
        return ""
    en, zh = outcome.fault.text("en"), outcome.fault.text("zh")
    if outcome.fault.__cause__ is not None and not isinstance(outcome.fault.__cause__, cardgames.faults.Fault):
        return f"{outcome.fault.__cause__!r}: {en}"
    return _unfit(game, case, en, zh)


def _unfit(game: Game, case: Any, en: str, zh: str) -> str:
    """What is wrong with a refusal, or an empty text."""
    for text in (en, zh):
        if len(text) > LONGEST:
            return f"{len(text)} characters: {text[:100]}..."
        if not text.isprintable():
            return f"what cannot be seen or printed stands in {text!r}"
        if _PYTHON.search(text):
            return f"Python's words: {text}"
    if en == zh or not re.search("[\u4e00-\u9fff]", zh):
        return f"only in English: {en}"
    if not (_names(case) & set(re.findall(r"\w+", en)) or f"{game.prefix}-" in en):
        return f"says no place: {en}"
    return ""


_FIELDS = {"id", "kind", "given", "expect", "clauses", "case"}


def _names(case: Any) -> set[str]:
    """The names of fields that can stand in a refusal."""
    found = set(_FIELDS)
    for game in map(cardgames.game, cardgames.games()):
        kind = check._kinds(game).get(case.get("kind", "") if isinstance(case.get("kind"), str) else "")
        found |= {*kind.given, *kind.expect} if kind else set()
    return found


def faults_of(slug: str, count: int, seed: int) -> Iterator[str]:
    """A sentence for every damaged case of one game that is answered badly."""
    for number in range(count):
        case = damaged(Random(f"{slug} {seed} {number}"), slug)
        wrong = verdict(cardgames.game(slug), case)
        if wrong:
            shown = json.dumps(case)
            yield f"{slug}, seed {seed}, trial {number}: {wrong} [{shown if len(shown) < 600 else shown[:600] + '...'}]"


def faults(count: int, seed: int) -> Iterator[str]:
    """The same over all games, as many of each."""
    slugs = cardgames.games()
    for place, slug in enumerate(slugs):
        yield from faults_of(slug, count // len(slugs) + (place < count % len(slugs)), seed)
