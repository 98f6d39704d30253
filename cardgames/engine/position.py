"""Positions: laid out by hand, written as text, read back.

The text form has one line for each place and number that is not at its default:

    position of hey-bartender
    seats: 3
    option deck_out: "no_exchange"
    market: AS 3H 4D 6C
    hand 0: 7S KH
    score 0: 4
    phase: play
    actor: 1

Whoever made a position, it is only taken if the game can go on from it; see `playable`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgames.engine.laying import blank, lay_out, read_cards, set_number
from cardgames.engine.moves import clip
from cardgames.engine.settling import PositionError, settle
from cardgames.engine.state import State
from cardgames.faults import Fault
from cardgames.quoting import as_json

if TYPE_CHECKING:
    from cardgames.engine.game import Game

__all__ = ["PositionError", "blank", "lay_out", "read_back", "read_position", "write_position"]

_PLAIN: dict[int, int | str | None] = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}  # full-width forms
_PLAIN |= {0x3000: " "} | dict.fromkeys((0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF), None)  # spaces of no width


class Row(NamedTuple):
    """A line of a text: its number from 1, what stands before the colon, and after it."""

    line: int
    key: str
    value: str


def write_position(state: State) -> str:
    """The text form of a state; equal states have equal texts."""
    rows = [f"position of {state.game.slug}", f"seats: {state.seats}"]
    rows += [
        f"option {name}: {json.dumps(value)}"
        for name, value in state.options.items()
        if value != state.game.options[name].default_for(state.seats)
    ]
    for zone in state.zones:
        rows += [
            f"{place.key.replace(':', ' ')}: {' '.join(card.text for card in place.cards)}"
            for place in zone.places(state)
            if place.cards
        ]
    for counter in state.kept:
        initial = counter.initial(1)
        plain = initial[0] if counter.per_seat else initial
        rows += [
            f"{key.replace(':', ' ')}: {json.dumps(value)}"
            for key, _, value in counter.values(state)
            if callable(counter.default) or value != plain
        ]
    rows += [f"phase: {state.phase}", f"actor: {json.dumps(state.actor)}"]
    return "\n".join(rows)


def read_position(game: Game, text: str, *, events: bool = True) -> State:
    """The state that a text form describes. Raises PositionError with the line that is wrong.

    Comments (#), blank lines, tabs and other spaces, a byte order mark and full-width forms make no difference.
    """
    if not isinstance(text, str):
        raise PositionError(f"a position is a text, not {clip(text)}", f"局面应为文本，而不是{clip(text)}")
    rows = _rows(game, text)
    state, phase, actor = _laid_out(game, rows, events)
    try:
        return settle(state, phase, actor, resume=phase is None)
    except PositionError as error:
        row = rows.get(error.place)
        last = max((row.line for row in rows.values()), default=1)
        en, zh = (f"line {row.line}", f"第{row.line}行") if row else (f"lines 2 to {last}", f"第2至{last}行")
        raise PositionError(f"{en}, {error}", f"{zh}，{error.text('zh')}") from error


def read_back(game: Game, text: str) -> State:
    """The state of a text that `write_position` made; nothing is checked but what the lines say."""
    state, phase, actor = _laid_out(game, _rows(game, text), False)
    state.phase, state.actor = phase, actor
    return state


def _rows(game: Game, text: str) -> dict[str, Row]:
    """The rows of a position by key, as "hand:0" or "option rounds"."""
    lines = _lines(text)
    at, first = next(lines, (1, ""))
    if first != f"position of {game.slug}":
        raise PositionError(
            f"line {at}: a position of this game begins with 'position of {game.slug}', not with {clip(first)}",
            f"第{at}行：这个游戏的局面第一行应为'position of {game.slug}'，而不是{clip(first)}",
        )
    rows: dict[str, Row] = {}
    for at, line in lines:
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise PositionError(
                f"line {at}: {clip(line)} isn't a line of a position; try 'market: AS 3H' or 'score 0: 4'",
                f"第{at}行：{clip(line)}不是局面的一行，应写成'market: AS 3H'或'score 0: 4'这样",
            )
        key = name if name.startswith("option ") else name.replace(" ", ":")
        if key in rows:
            raise PositionError(
                f"line {at}: {clip(name)} stands in line {rows[key].line} already; write it once",
                f"第{at}行：{clip(name)}在第{rows[key].line}行已经写过，只能写一次",
            )
        rows[key] = Row(at, name, value)
    return rows


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with its number; spaces and full-width forms as in plain text."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").translate(_PLAIN)
    for at, line in enumerate(plain.split("\n"), 1):
        line = " ".join(line.split())
        if line and not line.startswith("#"):
            yield at, line


def _laid_out(game: Game, rows: Mapping[str, Row], events: bool) -> tuple[State, Any, Any]:
    """The cards and numbers of the rows on the table, the phase (None: not given) and the actor."""
    given = dict(rows)
    head = given.pop("seats", None)
    if head is None:
        raise PositionError(
            "line 1: the position lacks the line 'seats: ...'", "第1行：局面里缺少“seats: ……”这一行（座位数）"
        )
    with _Line(head):
        seats = game.check_seats(int(head.value) if head.value.isdecimal() and len(head.value) < 10 else head.value)
    options: dict[str, Any] = {}
    for key, row in rows.items():
        if key.startswith("option "):
            del given[key]
            with _Line(row):
                name = key.removeprefix("option ")
                options[name] = game.check_option(name, _json(row), seats, as_json)
    state = blank(game, seats, options, events=events)
    phase, actor = given.pop("phase", None), given.pop("actor", None)
    places = {place.key: (zone, place) for zone in state.zones for place in zone.places(state)}
    numbers = {key: (counter, owner) for counter in state.kept for key, owner, _ in counter.values(state)}
    for key, row in given.items():
        with _Line(row):
            if key in places:
                places[key][1].cards[:] = read_cards(game, row.key, row.value)
            elif key in numbers:
                set_number(state, *numbers[key], _json(row), row.key)
            else:
                raise PositionError(
                    f"{clip(row.key)} isn't a place or number of {game.slug} with {seats} seats",
                    f"{seats}个座位的{game.slug}没有{clip(row.key)}这个位置或数值",
                )
    if actor is None:
        return state, phase and phase.value, None
    with _Line(actor):
        return state, phase and phase.value, _json(actor)


class _Line:
    """Faults that come up in this context get the number of their line."""

    def __init__(self, row: Row) -> None:
        self.row = row

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, Fault):
            en, zh = error.args
            error.args = (f"line {self.row.line}: {en}", f"第{self.row.line}行：{zh}")


def _json(row: Row) -> Any:
    try:
        return json.loads(row.value, parse_constant=_no_number)
    except (ValueError, RecursionError):
        right, zh = (
            "a number, a text in quotes, a list in brackets, true, false or null",
            "数、加引号的文本、方括号列表",
        )
        raise PositionError(
            f"{clip(row.key)} takes {right}, not {clip(row.value)}",
            f"{clip(row.key)}应为{zh}、true、false或null，而不是{clip(row.value)}",
        ) from None


def _no_number(word: str) -> Any:
    raise ValueError(word)
