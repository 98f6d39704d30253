"""Odd values through the public calls of all games: what is refused is refused in one sentence, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction
from functools import cache
from itertools import repeat
from random import Random
from time import process_time
from typing import Any

import cardgames
from cardgames.engine.timeline import Timeline
from cardgames.faults import Fault
from cardgames.quoting import MESSAGE, visible
from tests.proof import programmers_words

LONGEST = 5.0
"""Seconds of processor time that one call may take."""


class Loop(list):  # type: ignore[type-arg]
    """A list inside itself."""

    def __init__(self) -> None:
        super().__init__([self])


class Rude:
    """A value that cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


VALUES: list[Callable[[], Any]] = [
    *(
        lambda value=value: value
        for value in (
            None,
            True,
            False,
            0,
            1,
            2,
            3,
            5,
            8,
            -1,
            99,
            10**30,
            10**4300,
            -(10**5000),
            1.0,
            2.5,
            float("nan"),
            float("inf"),
            1 + 2j,
            Decimal(3),
            Fraction(3, 1),
            "",
            " ",
            "0",
            "2",
            "spots",
            "Spots!",
            "SPOTS",
            "all",
            "audience",
            "random",
            "gready",
            "you",
            "x" * 10,
            "x" * 100_000,
            "AS " * 1_000,
            "\ud800",
            "a\ud800b",
            "\x00",
            "\u200b",
            "\u202e",
            "\n",
            "a\nb\t",
            "{0}",
            "{x!r}",
            "%s",
            "<b>",
            "🂡",
            "陈",
            "1. seat 0: x",
            b"spots",
            bytearray(b"x"),
            (),
            [],
            {},
            set(),
            {"A", "B"},
            frozenset("AB"),
            {"a": 1},
            {1: 2},
            ["AS"],
            ["AS", "AS"],
            ("Ann", "Bo"),
            ["Ann", "Ann"],
            ["Ann", None],
            [["AS"]],
            [[]],
            range(3),
            slice(1),
            int,
            dict,
            object(),
            len,
            ...,
            NotImplemented,
            Loop(),
            Rude(),
            ["AS"] * 1_000_000,
        )
    ),
    lambda: (name for name in ("Ann", "Bo")),
    lambda: repeat("AS"),
    lambda: iter(()),
]


@cache
def _line(slug: str) -> Timeline:
    game = cardgames.game(slug)
    return game.play(seed=3).branch(3)


def _calls(slug: str, rng: Random) -> list[tuple[str, Callable[[Any], Any]]]:
    """The public calls that take a value from outside, each with its name."""
    game, line = cardgames.game(slug), _line(slug)
    state, seats = line.last, line.last.seats
    others = [f"N{seat}" for seat in range(1, seats)]
    option = rng.choice([*game.options, "nothing"])
    zone = rng.choice(state.zones).field
    counter = rng.choice(state.kept).field
    return [
        ("game(x)", cardgames.game),
        ("load(x)", cardgames.load),
        ("start(seats=x)", lambda x: game.start(seats=x)),
        ("start(seed=x)", lambda x: game.start(seed=x)),
        ("start(deck=x)", lambda x: game.start(deck=x)),
        (f"start({option}=x)", lambda x: game.start(**{option: x})),
        ("deck(x)", game.deck),
        ("timeline(names=x)", lambda x: game.timeline(seats=seats, names=x)),
        ("timeline(names=[x, ...])", lambda x: game.timeline(seats=seats, names=[x, *others])),
        ("timeline(luck=x)", lambda x: game.timeline(luck=x)),
        ("play(x)", lambda x: game.play(x, seats=seats) if x is not None and x != () else None),
        ("play([x, ...])", lambda x: game.play([x] + ["random"] * (seats - 1))),
        ("parse_move(x)", lambda x: game.parse_move(state, x)),
        ("check(x)", state.check),
        ("apply(x)", state.copy().apply),
        ("timeline.apply(x)", line.branch(3).apply),
        ("step(x)", line.step),
        ("view(x)", lambda x: line.view(x)),
        ("view(1, x)", lambda x: line.view(1, x)),
        ("line(x)", line.line),
        ("branch(x)", lambda x: line.branch(x)),
        ("branch(1, x)", lambda x: line.branch(1, x)),
        ("why(x)", line.why),
        ("moved(x)", line.moved),
        ("pack.read(x)", game.pack.read),
        ("rulebook[x]", lambda x: game.rulebook[x]),
        ("read_position(x)", game.read_position),
        ("position(seats=x)", lambda x: game.position(seats=x)),
        ("position(phase=x)", lambda x: game.position(phase=x)),
        ("position(actor=x)", lambda x: game.position(actor=x)),
        ("position(options=x)", lambda x: game.position(options=x)),
        (f"position({zone}=x)", lambda x: game.position(**{zone: x})),
        (f"position({counter}=x)", lambda x: game.position(**{counter: x})),
    ]  # fmt: skip


def wrong(call: Callable[[Any], Any], value: Any) -> str | None:
    """What is wrong with how a value is taken or refused, or None."""
    before = process_time()
    try:
        call(value)
    except Fault as fault:
        said = [fault.text("en"), fault.text("zh")]
    except Exception as error:
        return f"{type(error).__name__} instead of a Fault: {error!s:.200}"
    else:
        said = []
    seconds = process_time() - before
    if seconds > LONGEST:
        return f"took {seconds:.1f} s"
    for text in said:
        if not text or len(text) > MESSAGE or "\n" in text or visible(text.replace("\u00a0", " ")) != text:
            return f"is refused with {text!r:.500}"
    if said and not any("\u4e00" <= sign <= "\u9fff" for sign in said[1]):
        return f"is refused without Chinese: {said[1]!r}"
    # What a programmer wrote is quoted as it was written, so that only errors in disguise count here.
    if said and programmers_words(said[0]) not in ("", "None", "True", "False", "object", "int", "dict"):
        return f"is refused in Python's words: {said[0]!r}"
    return None


def faults(count: int, seed: int) -> Iterator[str]:
    """Make `count` calls with odd values; what is wrong with their answers."""
    rng = Random(f"messages {seed}")
    slugs = cardgames.games()
    for _ in range(count):
        slug = rng.choice(slugs)
        name, call = rng.choice(_calls(slug, rng))
        at = rng.randrange(len(VALUES))
        fault = wrong(call, value := VALUES[at]())
        if fault is not None:
            yield f"{slug}: {name} {fault}; x is {_shown(value)} (value {at})"


def _shown(value: Any) -> str:
    try:
        return f"{value!r:.60}"
    except Exception:
        return type(value).__name__
