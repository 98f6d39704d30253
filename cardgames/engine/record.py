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
belong to the step before them. The checksum is taken from the final position, so that a record that replays otherwise
is noticed. Nothing is skipped: the first wrong line ends the reading, and the error carries the game up to there.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

from cardgames.cards import Card
from cardgames.engine.game import Game
from cardgames.engine.moves import MoveError, clip
from cardgames.engine.state import CHANCE, State
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import number
from cardgames.faults import Fault

T = TypeVar("T")
FORMAT = "cardgames record 1"
LARGEST = 4_000_000
_MOVE = re.compile(r"(\d{1,7})\. (?:seat (\d{1,3})|(chance)): (.+)")
_HEADS = ("game", "rules", "seats", "seed", "luck", "deck", "name", "option", "player", "position")


class RecordError(Fault):
    """A record that cannot be read: `.line` (from 1), `.reason`; `.timeline` is the game up to there."""

    def __init__(self, line: int, reason: str, timeline: Timeline | None = None, *, zh: str = "") -> None:
        super().__init__(f"line {line}: {reason}", f"第{line}行：{zh or reason}")
        self.line = line
        self.reason = reason
        self.timeline = timeline


def checksum(state: State) -> str:
    """Twelve hexadecimal digits that two states share only if they are the same position."""
    return hashlib.sha256(state.position().encode()).hexdigest()[:12]


def write_record(timeline: Timeline) -> str:
    """The record of a timeline."""
    start, last = timeline.steps[0].state, timeline.last
    rows = [FORMAT, f"game: {timeline.game.slug}", f"rules: {timeline.game.rules_version}", f"seats: {start.seats}"]
    rows += [f"name {seat}: {_one_line(name)}" for seat, name in enumerate(timeline.names or ())]
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
        rows += [f"; {row.strip()}" for row in step.comment.splitlines() if row.strip()]
    rows += ["scores: " + " ".join(number(score) for score in last.scores()), f"checksum: {checksum(last)}"]
    return "\n".join(rows) + "\n"


def load(text: str) -> Timeline:
    """The timeline of a record. Raises RecordError with the first line that is wrong and why."""
    return _Reader(text).read()


class _Reader:
    """Reads a record line by line; every fault goes through `fault`."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise RecordError(1, f"a record is a text, not {type(text).__name__}")
        if len(text) > LARGEST:
            raise RecordError(
                1, f"{len(text):,} characters are no record of a game; the longest ones have fewer than {LARGEST:,}"
            )
        self.rows = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        self.at = 0
        self.placed: dict[str, int] = {}
        self.timeline: Timeline | None = None

    def fault(self, reason: str, heading: str | None = None, *, zh: str = "") -> RecordError:
        """The error at the line that is read now, or at the line of a heading."""
        return RecordError((self.at if heading is None else self.placed[heading]) + 1, reason, self.timeline, zh=zh)

    def take(self, heading: str, check: Callable[..., T], *arguments: Any) -> T:
        """What a heading gives, or the error at its line."""
        try:
            return check(*arguments)
        except ValueError as error:
            raise self.fault(str(error), heading) from None

    def read(self) -> Timeline:
        if self.rows[0].strip() != FORMAT:
            raise self.fault(f"a record begins with the line {FORMAT!r}, not with {clip(self.rows[0])}")
        self.at = 1
        self.timeline = timeline = self._begin(self._headers())
        ended = False
        while self.at < len(self.rows) and not ended:
            row = self.rows[self.at].strip()
            if row.startswith(";"):
                step = timeline.steps[-1]
                step.comment = f"{step.comment}\n{row[1:].strip()}" if step.comment else row[1:].strip()
            elif row.startswith("scores: "):
                ended = self._end(timeline)
            elif row:
                self._move(timeline, row)
            self.at += 1
        if not ended:
            raise self.fault("the record breaks off; its last two lines would be 'scores: ...' and 'checksum: ...'")
        for row in self.rows[self.at :]:
            if row.strip():
                raise self.fault(f"nothing may follow the checksum, but there is {clip(row)}")
            self.at += 1
        return timeline

    def _headers(self) -> dict[str, Any]:
        heads: dict[str, Any] = {"names": {}, "players": {}, "options": {}, "position": []}
        while self.at < len(self.rows):
            key, colon, value = (part.strip() for part in self.rows[self.at].partition(":"))
            word, _, rest = key.partition(" ")
            if word == "option" and colon and not rest:
                raise self.fault(f"an option without a name; right would be 'option NAME: {clip(value, 20)[1:-1]}'")
            if not colon or word not in _HEADS:
                break
            if key in self.placed and key != "position":
                raise self.fault(f"{clip(key)} stands twice")
            self.placed.setdefault(key, self.at)
            if word in ("name", "player"):
                heads[f"{word}s"][rest] = value
            elif word == "option":
                heads["options"][rest] = self._json(value)
            elif rest:
                raise self.fault(f"{clip(key)} is no heading; right would be '{word}: ...'")
            elif word == "position":
                heads["position"].append(value)
            else:
                heads[word] = value if word in ("game", "deck") else self._json(value)
            self.at += 1
        return heads

    def _json(self, value: str) -> Any:
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise self.fault(f"{clip(value)} is not a number, a text in quotes, true or false") from None

    def _begin(self, heads: dict[str, Any]) -> Timeline:
        from cardgames import game as find_game

        missing = [word for word in ("game", "rules", "seats") if word not in heads]
        if missing or ("deck" not in heads and not heads["position"]):
            raise self.fault(
                f"the heading lacks {', '.join(missing or ['deck'])}; "
                f"right would be 'game:', 'rules:', 'seats:' and 'deck:' before the first move"
            )
        game: Game = self.take("game", find_game, heads["game"])
        if type(heads["rules"]) is not int or heads["rules"] != game.rules_version:
            raise self.fault(
                f"this record was made with version {clip(heads['rules'])} of the rules of "
                f"{game.title.en}; this program plays version {game.rules_version}",
                "rules",
            )
        for word in ("seed", "luck"):
            if word in heads:
                self.take(word, game.check_seed, heads[word], word)
        start, deck = self._start(game, heads)
        names = self._for_seats("name", heads["names"], start.seats)
        seed = heads.get("seed")
        if seed is not None and (deck is None or game.deck(seed) != deck):
            what = ("position", "局面") if deck is None else ("deck", "牌堆")
            raise self.fault(
                f"this {what[0]} does not come from seed {clip(seed)}; leave the line out or write the game's own seed",
                "seed",
                zh=f"这个{what[1]}不是由种子{clip(seed)}发出来的；请删去这一行，或写上这一局真正的种子",
            )
        line = Timeline(start, seed=seed, names=names, deck=deck, luck=heads.get("luck"))
        players = self._for_seats("player", heads["players"], start.seats)
        line.players = None if players is None else tuple(map(self._player, range(start.seats), players))
        return line

    def _player(self, seat: int, word: str) -> str:
        if word in ("you", "random", "greedy") or re.fullmatch(r"custom \S{1,80}", word):
            return word
        raise self.fault(
            f"{clip(word)} isn't a player; it would be you, random, greedy, or custom and a name",
            f"player {seat}",
            zh=f"{clip(word)}不是玩家；应为 you、random、greedy，或 custom 加一个名称",
        )

    def _start(self, game: Game, heads: dict[str, Any]) -> tuple[State, list[Card] | None]:
        """The state in which the game began, and its deck if it began with one."""
        seats = self.take("seats", game.check_seats, heads["seats"])
        for name, value in heads["options"].items():
            self.take(f"option {name}", game.check_options, {name: value}, seats)
        if "deck" not in heads:
            state = self.take("position", game.read_position, "\n".join(heads["position"]))
            if state.seats != seats:
                raise self.fault(f"the heading names {seats} seats, the position {state.seats}", "seats")
            return state, None
        if heads["position"]:
            raise self.fault("a game begins from a deck or from a position, not from both", "position")
        deck = self.take("deck", game.check_deck, heads["deck"])
        return game.start(seats=seats, deck=deck, **heads["options"]), deck

    def _for_seats(self, word: str, given: dict[str, str], seats: int) -> list[str] | None:
        """What `name 0:`, `name 1:`... or `player 0:`... say, by seat; None where there are none."""
        if given and sorted(given) != sorted(map(str, range(seats))):
            reason = f"{word}s are given for seats 0 to {seats - 1}, each once, or not at all"
            zh = f"{word} 应当从0号到{seats - 1}号各写一次，或一个也不写"
            raise self.fault(reason, f"{word} {next(iter(given))}".strip(), zh=zh)
        return [given[str(seat)] for seat in range(seats)] if given else None

    def _move(self, timeline: Timeline, row: str) -> None:
        match = _MOVE.fullmatch(row)
        if match is None:
            raise self.fault(f"{clip(row)} is no move; right would be like '{len(timeline.steps)}. seat 0: ...'")
        count, seat, chance, text = match.groups()
        if int(count) != len(timeline.steps):
            raise self.fault(f"this is move {len(timeline.steps)}, but the line says {count}")
        actor = CHANCE if chance else int(seat)
        state = timeline.last
        if actor != state.actor:
            turn = (
                "the game is over"
                if state.actor is None
                else ("it is chance's turn" if state.actor == CHANCE else f"it is seat {state.actor}'s turn")
            )
            raise self.fault(f"move {count} is made out of turn: {turn}")
        try:
            timeline.apply(timeline.game.parse_move(state, text, strict=True))
        except MoveError as error:
            raise self.fault(f"move {count} {clip(text)} cannot be made: {error}") from None

    def _end(self, timeline: Timeline) -> bool:
        """Compare the two closing lines with the game that was replayed."""
        wanted = " ".join(number(score) for score in timeline.last.scores())
        found = self.rows[self.at].strip()[8:]
        if found != wanted:
            raise self.fault(f"the scores of these moves are {wanted}, but the line says {clip(found)}")
        self.at += 1
        row = self.rows[self.at].strip() if self.at < len(self.rows) else ""
        right = f"checksum: {checksum(timeline.last)}"
        if row != right:
            raise self.fault(f"the record ends with {clip(row)}, but these moves end with '{right}'")
        return True


def _one_line(text: str) -> str:
    return " ".join(text.split())
