"""Games as readable text.

    cardgames record 1
    game: hey-bartender
    rules: 1
    seats: 3
    name 0: Ann
    option deck_out: "no_exchange"
    seed: 7
    luck: "tea"
    deck: QS 8D 5C ...
    player 0: you
    player 1: greedy
    ; a comment
    1. seat 0: play 6H
    2. chance: reshuffle 9D,4C
    scores: 4 6 3
    checksum: 0123456789ab

`luck` is what everything after the deal was drawn from, where it is not the seed; players are "you" (a person),
"random", "greedy" or "custom ..." (a player of somebody's own), one for each seat or none at all.

A game that began from a position has `position:` lines in place of the deck. Comments begin with a semicolon and
belong to the step before them, those of the heading to the deal. The checksum is taken from the final position, so that
a record that replays otherwise is noticed.

What makes no difference is read: line ends of any system, a byte order mark, empty lines, spaces of any kind, and
full-width signs (a Chinese keyboard's) in place of plain ones, but in names and texts. Beyond that nothing is skipped:
the first wrong line ends the reading, and the error carries the game up to there.
"""

from __future__ import annotations

import hashlib
import json

from cardgames.engine.state import CHANCE, State
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import number
from cardgames.faults import Fault
from cardgames.quoting import shorten

FORMAT = "cardgames record 1"
LARGEST = 4_000_000
"""Characters of the longest record that is read."""
HEADINGS = ("game", "rules", "seats", "name", "player", "option", "seed", "luck", "deck", "position")


class RecordError(Fault):
    """A record that cannot be read: `.line` (from 1), `.reason`; `.timeline` is the game up to there."""

    def __init__(self, line: int, reason: str, timeline: Timeline | None = None, *, zh: str = "") -> None:
        super().__init__(shorten(f"line {line}: {reason}"), shorten(f"第{line}行：{zh or reason}"))
        self.line = line
        self.reason = self.args[0].partition(": ")[2]
        self.timeline = timeline


def checksum(state: State) -> str:
    """Twelve hexadecimal digits that two states share only if they are the same position."""
    return hashlib.sha256(state.position().encode()).hexdigest()[:12]


def write_record(timeline: Timeline) -> str:
    """The record of a timeline."""
    start, last = timeline.steps[0].state, timeline.last
    rows = [FORMAT, f"game: {timeline.game.slug}", f"rules: {timeline.game.rules_version}", f"seats: {start.seats}"]
    rows += [f"name {seat}: {name}" for seat, name in enumerate(timeline.names or ())]
    rows += [
        f"option {name}: {json.dumps(value)}"
        for name, value in start.options.items()
        if value != timeline.game.options[name].default_for(start.seats)
    ]
    seed = None if timeline.deck is None else timeline.seed  # a position does not show that it comes from a seed
    if seed is not None:
        rows.append(f"seed: {json.dumps(seed)}")
    if timeline.luck is not None and timeline.luck != seed:
        rows.append(f"luck: {json.dumps(timeline.luck)}")
    if timeline.deck is not None:
        rows.append("deck: " + " ".join(card.text for card in timeline.deck))
    else:
        rows += [f"position: {row}" for row in start.position().splitlines()]
    rows += [f"player {seat}: {who}" for seat, who in enumerate(timeline.players or ())]
    for step in timeline.steps:
        if step.move is not None:
            who = "chance" if step.actor == CHANCE else f"seat {step.actor}"
            rows.append(f"{step.number}. {who}: {step.move.text}")
        rows += [f"; {_written(row)}" for row in step.comment.splitlines() if row.strip()]
    rows += ["scores: " + " ".join(number(score) for score in last.scores()), f"checksum: {checksum(last)}"]
    return "\n".join(rows) + "\n"


def load(text: str) -> Timeline:
    """The timeline of a record. Raises RecordError with the first line that is wrong and why."""
    from cardgames.engine.reading import Reader

    return Reader(text).read()


def _written(comment: str) -> str:
    """A line of a comment as a file can hold it: halves of characters become escapes."""
    return comment.strip().encode("utf-8", "backslashreplace").decode()
