"""A line of steps: the same deck and moves give the same line, and records keep it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from hypothesis import given

from cardgames.engine.events import Event
from cardgames.engine.game import Game
from cardgames.engine.record import RecordError, checksum, load
from cardgames.engine.state import State
from cardgames.engine.timeline import Timeline
from tests.conformance.ways import Universe, Way, examples, random_move, some, ways

NAMES = ["Ann", "<b>Bo</b>", "; 3. seat 0: x", '"Cho"', "陈", "\u202eנועה", "name 0:", "\\u2660"]


def check_replay(game: Game) -> None:
    """The same deck and the same moves, written as texts, give the same states and the same words."""

    @examples(8, game)
    @given(ways(game))
    def look(way: Way) -> None:
        line = way.play()
        deck = " ".join(card.text for card in line.deck or ())
        again = game.timeline(seats=way.seats, deck=deck, **way.options)
        for step in line.steps[1:]:
            again.apply(str(step.move))
        assert way.start().position() == line.steps[0].state.position(), "the same seed gives another deal"
        for one, two in zip(line, again, strict=True):
            assert one.state.position() == two.state.position(), f"step {one.number} came out otherwise"
            assert told(one.events) == told(two.events), f"step {one.number} was told otherwise"

    look()


def told(events: list[Event]) -> list[tuple[Any, ...]]:
    """Everything that is told of some events."""
    return [(event.clause, event.kind, event.actor, event.to, event.said().en, event.said().zh)  # type: ignore[union-attr]
            for event in events]  # fmt: skip


def check_processes(game: Game) -> None:
    """Another process, with another order of sets, plays the same line and says the same."""
    command = [sys.executable, "-m", "tests.conformance.fingerprint", game.slug, type_path(game)]
    prints = {
        seed: subprocess.run(command, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, text=True)
        for seed in ("1", "4321")
    }
    for done in prints.values():
        assert done.returncode == 0, f"a fresh process fails: {done.stderr[-600:]}"
    one, two = (done.stdout.splitlines() for done in prints.values())
    differing = [(a, b) for a, b in zip(one, two, strict=False) if a != b]
    assert not differing and len(one) == len(two), f"another process says otherwise: {differing[:3]}"  # noqa: PT018


def type_path(game: Game) -> str:
    """Where the state class of a game is found: "module:name"."""
    return f"{game.state.__module__}:{game.state.__qualname__}"


def check_frozen(game: Game) -> None:
    """An event keeps saying what it said at the moment it happened, whatever happens to the state later."""

    @examples(8, game)
    @given(ways(game))
    def look(way: Way) -> None:
        moves = [step.move for step in way.play(150) if step.move is not None]
        at_once, later = way.start(), way.start()
        immediately = _read_at_once(at_once)
        events: list[Event] = []
        for move in moves:
            at_once.apply(move)
            events += later.apply(move)
        for event, said in zip(events, immediately, strict=True):
            assert told([event]) == said, f"an event said {said} when it happened and says {told([event])} now"

    look()


def _read_at_once(state: State) -> list[list[tuple[Any, ...]]]:
    """Make a state read every event at the moment it is told; gives the growing list of what was said."""
    said: list[list[tuple[Any, ...]]] = []

    def reading(tell: Callable[..., None]) -> Callable[..., None]:
        def hook(self: State, *args: Any, **values: Any) -> None:
            tell(self, *args, **values)
            said.append(told((self.heard or [])[-1:]))

        return hook

    kind = type(state)
    hooks = {name: reading(getattr(kind, name)) for name in ("tell", "tell_late")}
    state.__class__ = type(kind.__name__, (kind,), hooks)
    return said


def check_records(game: Game) -> None:
    """A record gives the game back, word by word; every legal move reads back from its text."""

    @examples(8, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("records")
        whole = way.play()
        line = Timeline(whole.steps[0].state, seed=way.seed, names=NAMES[: way.seats], deck=whole.deck)
        for step in whole.steps[1 : 1 + int(rng.random() * 2 * len(whole))]:
            line.apply(step.move or "", comment="\n".join(NAMES) if rng.random() < 0.1 else "")
        _same_record(line)
        part = Timeline(line.last)
        for _ in range(5):
            if not part.over:
                part.apply(random_move(part.last, rng))
        _same_record(part)
        for step in some(whole.steps, rng, 10):
            for move in step.state.legal_moves()[:60]:
                again = game.parse_move(step.state, move.text, strict=True)
                assert (again.kind, again.args) == (move.kind, move.args), f"{move.text!r} reads back as {again!r}"

    look()


def _same_record(line: Timeline) -> None:
    text = line.record()
    try:
        again = load(text)
    except RecordError as error:
        raise AssertionError(f"a record of ours cannot be read: {error}\n{text}") from error
    assert again.record() == text, "a record that is read and written again is another text"
    assert again.last.position() == line.last.position(), "a record gives another position back"
    assert text.splitlines()[-1] == f"checksum: {checksum(line.last)}"


def check_broken_records(game: Game) -> None:
    """A record that breaks a rule stops at that move, with its number and the clause; the steps before are kept."""

    @examples(8, game)
    @given(ways(game))
    def look(way: Way) -> None:
        rng = way.rng("broken")
        line = way.play(60)
        universe = Universe(line, rng)
        step = some(line.steps[1:], rng, 3)[1 if len(line) > 3 else 0]
        before = line.steps[step.number - 1].state
        move, illegal = next(((move, wrong) for move in universe.around(before) if (wrong := before.check(move))),
                             (None, None))  # fmt: skip
        if move is None or illegal is None:
            return
        rows = line.record().splitlines()
        at = next(i for i, row in enumerate(rows) if row.startswith(f"{step.number}. "))
        rows[at] = rows[at].partition(": ")[0] + f": {move.text}"
        error = _fault("\n".join(rows) + "\n")
        assert error is not None, f"a record with the illegal move {step.number}. {move} was read"
        assert error.line == at + 1, f"line {at + 1} breaks a rule, but the error names line {error.line}"
        assert f"move {step.number} " in error.reason, f"the move's number is not in {error.reason!r}"
        assert illegal.clause in error.reason, f"{illegal.clause} is not in {error.reason!r}"
        kept = error.timeline
        assert kept is not None, "the game up to the fault is lost"
        assert len(kept) == step.number, f"{len(kept)} steps are kept, not {step.number}"
        assert kept.last.position() == before.position(), "the game up to the fault is another one"

    look()


def _fault(record: str) -> RecordError | None:
    try:
        load(record)
    except RecordError as error:
        return error
    return None
