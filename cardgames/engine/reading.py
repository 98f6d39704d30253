"""Reads records: the heading, then the moves one by one, then the two lines that close it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from cardgames.cards import Card
from cardgames.engine.game import Game
from cardgames.engine.moves import MoveError
from cardgames.engine.names import check_name
from cardgames.engine.record import FORMAT, HEADINGS, LARGEST, RecordError, checksum
from cardgames.engine.state import CHANCE, State
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import MINUS, listing, number
from cardgames.faults import Fault
from cardgames.quoting import as_json, clip, hidden, meant, nearest

T = TypeVar("T")
_LONGEST = 1_000
"""Lines of a heading; the longest positions have some hundred."""
_NAMED = {"name": "name 0", "player": "player 0", "option": "option NAME"}
"""Headings that say what they are about, and how."""
PLAYERS = ("you", "random", "greedy")
_MOVE = re.compile(r"([0-9]{1,7})\. ?(?:seat ([0-9]{1,3})|(chance)) ?: ?(.+)")
_NO_HEADING = re.compile(r"[0-9]|(seat [0-9]|chance|scores|checksum)\b")
_HEADING = re.compile(r"([^:\uff1a]*)[:\uff1a](.*)", re.DOTALL)
_FULL_WIDTH = {ord("\uff01") + at: ord("!") + at for at in range(94)}


class Reader:
    """Reads a record line by line; every fault goes through `fault`."""

    def __init__(self, text: str) -> None:
        self.at = 1
        self.placed: dict[str, int] = {}
        self.heads: dict[str, Any] = {"name": {}, "player": {}, "option": {}, "position": []}
        self.comments: list[str] = []
        self.timeline: Timeline | None = None
        self.scored = self.ended = False
        if not isinstance(text, str):
            raise self.fault(f"a record is a text, not {clip(text)}", f"记录应是文字，不能是{clip(text)}")
        if len(text) > LARGEST:
            raise self.fault(
                f"{len(text):,} characters are too many for the record of a game; at most {LARGEST:,} are read",
                f"一局的记录不会有{len(text)}个字符；最多读{LARGEST}个",
            )
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").rstrip("\n").split("\n")
        self.rows = [(at, line) for at, line in enumerate(lines, 1) if line and not line.isspace()]
        self.length = len(lines)

    def read(self) -> Timeline:
        """The timeline, read to the end."""
        rows = iter(self.rows)
        self.at, row = next(rows, (1, ""))
        if _plain(row[: 2 * len(FORMAT)]) != FORMAT:
            raise self.fault(
                f"a record begins with the line {FORMAT!r}, not with {clip(row)}{hidden(row)[0]}",
                f"记录的第一行应是{FORMAT!r}，不能是{clip(row)}{hidden(row)[1]}",
            )
        for self.at, row in rows:
            self._row(row.strip())
        if not self.ended:
            self.at = self.length + 1
            self._line()  # says what the heading lacks, if that is it
            rest = ["'checksum: ...'"] if self.scored else ["'scores: ...'", "'checksum: ...'"]
            raise self.fault(
                f"the record breaks off; it ends with {' and '.join(rest)}", f"记录到此中断；结尾应有{'和'.join(rest)}"
            )
        self._keep_comments()
        return self._line()

    def fault(self, en: str, zh: str, heading: str | None = None) -> RecordError:
        """The error at the line that is read now, or at the line of a heading."""
        self._keep_comments()
        return RecordError(self.at if heading is None else self.placed[heading], en, self.timeline, zh=zh)

    def take(self, heading: str, check: Callable[..., T], *arguments: Any) -> T:
        """What a heading gives, or the error at its line."""
        try:
            return check(*arguments)
        except Fault as error:
            raise self.fault(error.text("en"), error.text("zh"), heading) from None

    def _keep_comments(self) -> None:
        """Give the comments read so far to the step that they follow."""
        if self.timeline is not None and self.comments:
            step = self.timeline.steps[-1]
            step.comment = "\n".join([step.comment] * bool(step.comment) + self.comments)
            self.comments = []

    def _row(self, row: str) -> None:
        """Read one line that is not empty."""
        if row[0] in ";\uff1b":
            self.comments += [row[1:].strip()] * bool(row[1:].strip())
        elif self.ended:
            shown = clip(row)
            raise self.fault(
                f"nothing may follow the checksum, but there is {shown}", f"校验和之后不能再有内容，这里却有{shown}"
            )
        elif self.scored:
            self._checksum(_plain(row))
        elif self.timeline is None and not _NO_HEADING.match(_plain(row[:40])):
            self._heading(row)
        elif _plain(row[:40]).startswith("scores:"):
            self._scores(_plain(row))
        else:
            self._move(_plain(row))

    # The heading -----------------------------------------------------------------------------------------------------

    def _heading(self, row: str) -> None:
        """Read a line of the heading and keep what it says."""
        match = _HEADING.fullmatch(row)
        key, value = (_plain(match[1]), match[2].strip()) if match else (_plain(row), "")
        word, _, rest = key.partition(" ")
        if word not in HEADINGS:
            raise self._no_heading(row, word, key)
        if len(self.placed) + len(self.heads["position"]) > _LONGEST:
            raise self.fault(f"a heading has at most {_LONGEST:,} lines", f"开头最多{_LONGEST}行")
        right = f"{_NAMED.get(word, word)}: {clip(value, 20)[1:-1] or '...'}"
        if match is None:
            raise self.fault(
                f"{clip(row)} has no colon; the line is written '{right}'", f"{clip(row)}没有冒号；应写作'{right}'"
            )
        if key in self.placed and key != "position":
            shown, place = clip(key), self.placed[key]
            raise self.fault(f"{shown} stands twice, in line {place} too", f"{shown}在第{place}行已经有了")
        if (word in _NAMED) != bool(rest) or (word in ("name", "player") and not re.fullmatch("[0-9]{1,3}", rest)):
            shown = clip(key)
            raise self.fault(
                f"{shown} is not a heading; the line is written '{right}'", f"没有{shown}这样的标题；应写作'{right}'"
            )
        self.placed.setdefault(key, self.at)
        if word == "position":
            self.heads[word].append(" ".join(value.split()))
        elif word == "option":
            self.heads[word][rest] = self._option(value)
        elif word in _NAMED:
            self.heads[word][rest] = value
        else:
            self.heads[word] = value if word in ("seed", "luck") else _plain(value)

    def _no_heading(self, row: str, word: str, key: str) -> RecordError:
        """The error for a line of the heading that begins with an unknown word."""
        near = nearest(key.rstrip(" 0123456789"), HEADINGS) or nearest(word, HEADINGS)
        if not self._missing():
            with suppress(RecordError):  # so that the error carries the deal
                self._line()
            if near is None and self.timeline is not None:
                return self._no_move(row)
        where_en, where_zh = hidden(row)
        en, zh = meant(near or key, HEADINGS, "its headings are", "标题有")
        return self.fault(
            f"{clip(row)} is not a line of a record's heading{where_en}; {en}",
            f"记录开头没有{clip(row)}这样的一行{where_zh}；{zh}",
        )

    def _option(self, value: str) -> Any:
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise self.fault(
                f"{clip(value)} is not a number, a text in quotes, true, false or null",
                f"{clip(value)}不是数字、加引号的文字、true、false或null",
            ) from None

    def _line(self) -> Timeline:
        """The timeline, begun with what the heading says when its first move is read."""
        if self.timeline is None:
            missing = [f"'{word}:'" for word in self._missing()]
            if missing:
                raise self.fault(
                    f"the heading lacks {listing(missing, 'en')}; it stands before the first move",
                    f"开头缺少{'、'.join(missing)}，应写在第一步之前",
                )
            self.timeline = self._begin(self.heads)
        return self.timeline

    def _missing(self) -> list[str]:
        """The headings that have to be there and have not been read."""
        begun = "deck" in self.heads or self.heads["position"]
        return [word for word in ("game", "rules", "seats") if word not in self.heads] + ["deck"] * (not begun)

    def _begin(self, heads: dict[str, Any]) -> Timeline:
        from cardgames import game as find_game

        game: Game = self.take("game", find_game, heads["game"])
        if heads["rules"] != str(game.rules_version):
            version, shown = game.rules_version, clip(heads["rules"]).strip("'")
            raise self.fault(
                f"this record was made with version {shown} of the rules of {game.title.en}; "
                f"this program plays version {version}",
                f"这份记录用的是《{game.title.zh}》规则的版本{shown}；本程序用的是版本{version}",
                "rules",
            )
        seed, luck = (self._seed(game, word) if word in heads else None for word in ("seed", "luck"))
        start, deck = self._start(game, heads)
        if seed is not None and (deck is None or game.deck(seed) != deck):
            en, zh = ("position", "局面") if deck is None else ("deck", "牌堆")
            raise self.fault(
                f"this {en} does not come from seed {clip(seed)}; leave the line out or write the game's own seed",
                f"这个{zh}不是由种子{clip(seed)}发出来的；请删去这一行，或写上这一局真正的种子",
                "seed",
            )
        line = Timeline(start, seed=seed, names=self._names(start.seats), deck=deck, luck=luck)
        players = self._for_seats("player", "玩家", start.seats)
        line.players = None if players is None else tuple(map(self._player, range(start.seats), players))
        return line

    def _seed(self, game: Game, word: str) -> int | str:
        """The seed or the luck, as it is written: digits, or a text in quotes."""
        value = self.heads[word]
        try:
            seed = json.loads(value) if value.startswith('"') else int(_plain(value))
        except ValueError:
            en, zh = ("a seed", "种子") if word == "seed" else (word, "运气（luck）")
            raise self.fault(
                f"{en} is a whole number or a text in quotes, not {clip(value)}",
                f"{zh}应是整数或加引号的文字，不能是{clip(value)}",
                word,
            ) from None
        checked: int | str = self.take(word, game.check_seed, seed, word)
        return checked

    def _player(self, seat: int, word: str) -> str:
        if word in PLAYERS or re.fullmatch(r"custom \S{1,80}", word):
            return word
        near = nearest(word, PLAYERS)
        en = f"did you mean {near!r}?" if near else f"it can be {', '.join(PLAYERS)}, or custom and a name"
        zh = f"是不是想写{near!r}？" if near else f"可以是{'、'.join(PLAYERS)}，或custom加一个名称"
        raise self.fault(f"{clip(word)} is not a player; {en}", f"{clip(word)}不是玩家；{zh}", f"player {seat}")

    def _start(self, game: Game, heads: dict[str, Any]) -> tuple[State, list[Card] | None]:
        """The state in which the game began, and its deck if it began with one."""
        written = heads["seats"]
        seats = self.take("seats", game.check_seats, int(written) if re.fullmatch("[0-9]{1,9}", written) else written)
        for name, value in heads["option"].items():
            self.take(f"option {name}", game.check_option, name, value, seats, as_json)
        if "deck" not in heads:
            state = self.take("position", game.read_position, "\n".join(heads["position"]))
            if state.seats != seats:
                raise self.fault(
                    f"the heading says {seats} seats, the position {state.seats}",
                    f"开头写的是{seats}个座位，局面里却有{state.seats}个",
                    "seats",
                )
            return state, None
        if heads["position"]:
            raise self.fault(
                "a game begins from a deck or from a position, not from both",
                "一局要么从牌堆开始，要么从局面开始，不能两样都写",
                "position",
            )
        deck = self.take("deck", game.check_deck, heads["deck"])
        return game.start(seats=seats, deck=deck, **heads["option"]), deck

    def _for_seats(self, word: str, zh: str, seats: int) -> list[str] | None:
        """What `name 0:`, `name 1:`... or `player 0:`... say, by seat; None where there are none."""
        given: dict[str, str] = self.heads[word]
        if given and sorted(given) != sorted(map(str, range(seats))):
            raise self.fault(
                f"{word}s are given for seats 0 to {seats - 1}, each once, or not at all",
                f"{zh}（{word}）要么座位0至{seats - 1}各写一行，要么都不写",
                f"{word} {next(iter(given))}",
            )
        return [given[str(seat)] for seat in range(seats)] if given else None

    def _names(self, seats: int) -> list[str] | None:
        names = self._for_seats("name", "名字", seats)
        tidy: list[str] = []
        for seat, name in enumerate(names or ()):
            tidy.append(self.take(f"name {seat}", check_name, name, tidy))
        return tidy if names else None

    # The moves and the end -------------------------------------------------------------------------------------------

    def _move(self, row: str) -> None:
        timeline = self._line()
        self._keep_comments()
        state, count = timeline.last, len(timeline)
        match = _MOVE.fullmatch(row)
        if match is None:
            raise self._no_move(row)
        written, seat, chance, text = match.groups()
        if int(written) != count:
            raise self.fault(
                f"this is move {count}, but the line says {written}", f"这是第{count}步，这一行却写着{written}"
            )
        actor = CHANCE if chance else int(seat)
        if actor != state.actor:
            en, zh = _turn(state)
            raise self.fault(f"move {count} is made out of turn: {en}", f"第{count}步次序不对：{zh}")
        try:
            timeline.apply(timeline.game.parse_move(state, text, strict=True))
        except MoveError as error:
            raise self.fault(
                f"move {count} {clip(text)} can't be made: {error.text('en')}",
                f"第{count}步{clip(text)}不成立：{error.text('zh')}",
            ) from None

    def _no_move(self, row: str) -> RecordError:
        """The error for a line after the heading that is neither a move nor a comment."""
        right = f"{len(self._line())}. {_actor(self._line().last)}: ..."
        where_en, where_zh = hidden(row)
        word = row.partition(":")[0].partition(" ")[0]
        en, zh = f"a move here is written like {right!r}", f"这里的一步写作{right!r}"
        if word in HEADINGS:
            en, zh = f"{word!r} has its place before the first move", f"{word!r}应写在第一步之前"
        elif (near := nearest(word, ["scores", "checksum"])) is not None:
            en, zh = f"did you mean '{near}:'?", f"是不是想写'{near}:'？"
        return self.fault(
            f"{clip(row)} is not a move of a record{where_en}; {en}", f"{clip(row)}不是记录里的一步{where_zh}；{zh}"
        )

    def _scores(self, row: str) -> None:
        """Compare the last line but one with the game that was replayed."""
        wanted = " ".join(number(score) for score in self._line().last.scores())
        found = row.partition(":")[2].strip()
        if found.replace("-", MINUS) != wanted:
            raise self.fault(
                f"the scores of these moves are {wanted}, but the line says {clip(found)}",
                f"这些步的得分是{wanted}，这一行却写着{clip(found)}",
            )
        self.scored = True

    def _checksum(self, row: str) -> None:
        right = f"checksum: {checksum(self._line().last)}"
        if row != right:
            raise self.fault(
                f"the record ends with {clip(row)}, but these moves end with {right!r}",
                f"记录以{clip(row)}结束，而这些步应以{right!r}结束",
            )
        self.ended = True


def _plain(row: str) -> str:
    """A line with single plain spaces, none before its colon, and without full-width signs."""
    return re.sub(" ?: ?", ": ", " ".join(row.translate(_FULL_WIDTH).split()), count=1).strip()


def _actor(state: State) -> str:
    """Whose move it is, as records write it."""
    return "chance" if state.actor == CHANCE else f"seat {state.actor or 0}"


def _turn(state: State) -> tuple[str, str]:
    """Whose turn it is, in both languages."""
    if state.actor is None:
        return "the game is over", "这一局已经结束"
    if state.actor == CHANCE:
        return "it is chance's turn", "轮到随机（chance）"
    return f"it is seat {state.actor}'s turn", f"轮到座位{state.actor}"
