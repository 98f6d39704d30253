"""Records of all games, damaged by chance: each is read back the same, or refused with its line in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from time import process_time

import cardgames
from cardgames import RecordError, load
from cardgames.engine.timeline import Timeline
from cardgames.quoting import MESSAGE, visible
from tests.proof import programmers_words

LONGEST = 10.0
"""Seconds of processor time that one record may take, on a machine that does other things too."""
ODD = [
    *"\t\r\n;:#.,'\"\\{}[]()<>&-−+0129aZ０：；，。\u00a0\u3000\u200b\ufeff\u202e\u0430\x00\x1b\x85\u2028\ud800é陈🂡\u0660"
]


@cache
def _records(slug: str) -> tuple[str, ...]:
    """Records of one game: whole, broken off, with names, options, comments, players and from a position."""
    game = cardgames.game(slug)
    rng = Random(slug)
    least, most = game.seats[0], game.seats[-1]
    whole = game.play(seats=least, seed=1, names=[f"P{seat}: x" for seat in range(least)])
    middle = whole.branch(len(whole) // 2)
    middle.steps[0].comment = "a comment; 1. seat 0: x"
    laid = Timeline(whole.state(len(whole) // 3))
    options = {}
    for name, option in game.options.items():
        values = option.values_for(most)
        if len(values) < 12:
            options[name] = rng.choice(list(values))
    try:
        other = game.timeline(seats=most, seed="luck", **options)
    except cardgames.GameError:
        other = game.timeline(seats=most, seed="luck")
    return tuple(
        line.record() for line in (whole.branch(min(len(whole) - 1, 40)), middle.branch(len(middle) // 2), laid, other)
    )


def _damaged(text: str, rng: Random) -> str:
    """The record after one to four changes of its signs, words, numbers or lines."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        text = rng.choice(_CHANGES)(text, rng)
    return text


def _sign(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(ODD) * rng.choice((1, 1, 3, 500)) + text[at + rng.randrange(2) :]


def _number(text: str, rng: Random) -> str:
    found = list(re.finditer(r"\d+", text)) or [re.match("", text)]
    hit = rng.choice(found)
    assert hit is not None
    other = rng.choice(
        ["-1", "0", "1", "2", "7", "99", "1e999", "10" * 40, "9" * 5000, "1.5", "true", "null", "NaN", "", "０"]
    )
    return text[: hit.start()] + other + text[hit.end() :]


def _word(text: str, rng: Random) -> str:
    words = text.split(" ")
    at, other = rng.randrange(len(words)), rng.randrange(len(words))
    what = rng.randrange(4)
    if what == 0:
        words[at], words[other] = words[other], words[at]
    elif what == 1:
        words.insert(at, words[other])
    elif what == 2:
        words[at] = words[at].swapcase()
    elif len(words) > 1:
        del words[at]
    return " ".join(words)


def _line(text: str, rng: Random) -> str:
    rows = text.split("\n")
    at, other = rng.randrange(len(rows)), rng.randrange(len(rows))
    what = rng.randrange(6)
    if what == 0:
        rows[at], rows[other] = rows[other], rows[at]
    elif what == 1:
        rows.insert(at, rows[other])
    elif what == 2:
        rows.insert(
            at,
            rng.choice(
                [
                    "",
                    "; x",
                    ";",
                    "x: y",
                    "seed: 4",
                    "option x: 1",
                    "name 0: A",
                    "player 0: greedy",
                    "luck: 3",
                    "scores: 0",
                ]
            ),
        )
    elif what == 3:
        rows[at] = rows[at][: rng.randrange(len(rows[at]) + 1)]
    elif what == 4:
        rows[at] = rows[at].replace(" ", rng.choice(["\t", "\u00a0", "", "  "]))
    elif len(rows) > 1:
        del rows[at]
    return "\n".join(rows)


def _cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _ends(text: str, rng: Random) -> str:
    return rng.choice(["\ufeff", "", "\n", " "]) + text.replace("\n", rng.choice(["\r\n", "\r", "\n\n", "\n \t"]))


_CHANGES: tuple[Callable[[str, Random], str], ...] = (_sign, _sign, _number, _word, _line, _line, _cut, _ends)


def wrong(text: str) -> str | None:
    """What is wrong with how this text is read, or None."""
    before = process_time()
    try:
        timeline = load(text)
    except RecordError as error:
        return _refusal(error, text, process_time() - before)
    except Exception as error:
        return f"{type(error).__name__} instead of a RecordError: {error!s:.200}"
    if process_time() - before > LONGEST:
        return f"took {process_time() - before:.1f} s"
    record = timeline.record()
    return None if load(record).record() == record else "loads, and its record loads as another"


def _refusal(error: RecordError, text: str, seconds: float) -> str | None:
    if seconds > LONGEST:
        return f"took {seconds:.1f} s"
    if not 1 <= error.line <= len(re.split("\r\n|\r|\n", text)) + 1:
        return f"names line {error.line}"
    for lang, begins in (("en", f"line {error.line}: "), ("zh", f"第{error.line}行：")):
        said = error.text(lang)
        if not said.startswith(begins) or len(said) > MESSAGE or visible(said) != said:
            return f"is refused with {said!r}"
        if programmers_words(said):
            return f"is refused in Python's words: {said!r}"
    if not re.search("[\u4e00-\u9fff]", error.text("zh").partition("：")[2]):
        return f"is refused without Chinese: {error.text('zh')!r}"
    if error.timeline is not None:
        record = error.timeline.record()
        if load(record).record() != record:
            return "is refused with a game so far that does not load"
    return None


def faults(count: int, seed: int) -> Iterator[str]:
    """Damage `count` records, chosen over all games; what is wrong with how they are read."""
    rng = Random(f"records {seed}")
    slugs = cardgames.games()
    for _ in range(count):
        slug = rng.choice(slugs)
        text = _damaged(rng.choice(_records(slug)), rng)
        fault = wrong(text)
        if fault is not None:
            yield f"{slug}: {fault}; {_shown(text)}"


def _shown(text: str) -> str:
    return f"record {text!r}" if len(text) < 3_000 else f"record of {len(text)} characters {text[:2_000]!r}"
