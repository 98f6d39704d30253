"""What the commands of the command line do. Each gives the lines of its answer, or writes a file of its own."""

from __future__ import annotations

import csv
import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cardgames
from cardgames.check import check_file
from cardgames.engine.game import Game, Option
from cardgames.engine.record import LARGEST, RecordError
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import PUNCTUATION
from cardgames.explain import explain
from cardgames.faults import Fault
from cardgames.quoting import clip, escape, meant

FAILED, UNUSABLE = 1, 2
_STEERING_ALLOWED = "\u2068\u2069\u200c\u200d\ufe0f"
"""Signs without a shape that our own texts use to isolate names, or that belong to words and emoji."""


def check(options: Namespace) -> int:
    """Run worked examples; what failed goes to the output, what could not be run to the error output.

    The last line is "N passed, M failed". A case that could not be run is no pass; a file that could not be read is no
    case.
    """
    passed = failed = unusable = 0
    lang, colon = options.lang, PUNCTUATION[options.lang].colon
    for file in options.files:
        for outcome in check_file(file, options.game):
            if outcome.fault is not None:
                unusable += 1
                failed += outcome.where != str(Path(file))
                print(printable(f"{outcome.where}{colon}{outcome.fault.text(lang)}"), file=sys.stderr)
                continue
            passed, failed = passed + outcome.passed, failed + (not outcome.passed)
            for difference in outcome.differences:
                print(printable(f"{outcome.where}{colon}{difference.text(lang)}"))
    sys.stdout.flush()
    print(f"{passed}例通过，{failed}例不符" if lang == "zh" else f"{passed} passed, {failed} failed")
    return UNUSABLE if unusable else FAILED if failed else 0


def games(options: Namespace) -> Iterator[str]:
    """The games, each with its options."""
    lang = options.lang
    for game in map(cardgames.game, cardgames.games()):
        first, last = game.seats[0], game.seats[-1]
        if lang == "zh":
            seats = f"{first}" if first == last else f"{first}至{last}"
            yield f"{game.slug}：{game.title.zh} {game.title.en}，{seats}个座位"
        else:
            seats = f"{first}" if first == last else f"{first} to {last}"
            yield f"{game.slug}: {game.title.en} {game.title.zh}, {seats} seats"
        for name, option in game.options.items():
            yield from _option(game, name, option, lang)


def _option(game: Game, name: str, option: Option, lang: str) -> Iterator[str]:
    """An option with its values, and below them what it decides."""
    first, last = game.seats[0], game.seats[-1]
    few, many = option.choices(first, lang), option.choices(last, lang)
    default = option.default_for(first)
    if lang == "zh":
        values = few if few == many else f"{first}个座位时{few}，{last}个座位时{many}"
        yield f"    {name}：{values}（默认{default!r}，{option.clause}）"
    else:
        values = few if few == many else f"{few} with {first} seats, {many} with {last}"
        yield f"    {name}: {values} (default {default!r}, {option.clause})"
    yield f"        {option.words[lang]}"


def rules(options: Namespace) -> Iterator[str]:
    """The rulebook of a game, or one of its clauses, or all of a section ("HB-4")."""
    game, lang = cardgames.game(options.slug), options.lang
    book = game.rulebook
    if options.clause is None:
        yield from book.text(lang).split("\n")
        return
    wanted = options.clause.upper().removeprefix(f"{game.prefix}-")
    found = [clause for clause in book if clause.id == f"{game.prefix}-{wanted}"]
    found = found or [clause for clause in book if clause.id.startswith(f"{game.prefix}-{wanted}.")]
    if not found:
        known = [clause.id for clause in book]
        en, zh = meant(options.clause, known, "its clauses are", "条款有")
        raise Fault(
            f"{game.title.en} has no clause {clip(options.clause)}; {en}",
            f"《{game.title.zh}》没有条款{clip(options.clause)}；{zh}",
        )
    signs = PUNCTUATION[lang]
    for clause in found:
        text = clause.text[lang].replace("\n", "\n  - ")
        yield from f"{clause.id} {clause.title[lang]}{signs.stop}{signs.space}{text}".split("\n")


def replay(options: Namespace) -> Iterator[str]:
    """A recorded game, explained."""
    return explain(_timeline(options), (options.lang,))


def play(options: Namespace) -> Iterator[str]:
    """A whole game; its record."""
    game = cardgames.game(options.slug)
    if options.output and options.output.partition("=")[0].isidentifier() and "=" in options.output:
        shown = clip(options.output, 60)[1:-1]
        raise Fault(
            f"-o names the file to write; an option of the rules is given as --option {shown}",
            f"-o 后面写要写入的文件；规则的选项写作 --option {shown}",
        )
    given = _rules_given(options)
    players, seats = _seated(options, game)
    # Options are checked by name first, so that one called like a parameter of play() cannot take its place.
    game.check_options(given, game.check_seats(seats or len(players or ()) or game.seats[0]))
    timeline = game.play(players, seats=seats, seed=options.seed, names=options.names, **given)
    yield from timeline.record().removesuffix("\n").split("\n")


def simulate(options: Namespace) -> Iterator[str]:
    """Many games: what was measured, in sentences; with --output also every row, as comma-separated values."""
    from cardgames import lab

    game = cardgames.game(options.slug)
    given = _rules_given(options)
    players, seats = _seated(options, game)
    game.check_options(given, game.check_seats(seats or len(players or ()) or game.seats[0]))
    run = lab.simulate(
        game,
        players=players,
        games=options.games,
        seed=options.seed,
        seats=seats,
        workers=options.workers,
        measures=options.measures,
        **given,
    )
    if options.rows:
        with Path(options.rows).open("w", encoding="utf-8", newline="") as file:
            table = csv.DictWriter(file, list(run.rows[0]) if run.rows else ["game"], lineterminator="\n")
            table.writeheader()
            table.writerows(run.rows)
    yield run.text(options.lang)
    for measure in options.measures or ("seats", "length"):
        yield from run.measure(measure).text(options.lang).split("\n")
    for failure in run.failures[:5]:
        yield f"seed {failure.seed}{PUNCTUATION[options.lang].colon}{failure.error}"


def _rules_given(options: Namespace) -> dict[str, Any]:
    """The options of the rules on the command line."""
    given = {}
    for text in options.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault(
                f"option {clip(text)} lacks its value; write --option NAME=VALUE",
                f"选项{clip(text)}没有值；应写作 --option NAME=VALUE",
            )
        given[name] = {"True": True, "False": False, "None": None}.get(value, value_of(value))  # as `games` writes them
    return given


def _seated(options: Namespace, game: Game) -> tuple[Any, Any]:
    """The players, one word given for all of them, and the number of seats."""
    players, seats = options.players, options.seats
    if players is not None and len(players) == 1:
        players = players * (seats or game.seats[0])
    return players, seats


def page(options: Namespace) -> int:
    """Write a recorded game as a page that needs no kernel and no network."""
    try:
        from cardtable import to_html
    except ImportError:
        raise Fault(
            "a page needs the table, which is not installed; pip install 'cardgames[widgets]' brings it",
            "网页需要牌桌，但尚未安装；可用 pip install 'cardgames[widgets]' 安装",
        ) from None
    views = options.views and [int(view) if view.isdecimal() and len(view) < 4 else view for view in options.views]
    to_html(_timeline(options), options.output, views=views, lang=options.lang)
    return 0


def value_of(text: str) -> Any:
    """A value on the command line: a number, true, false or null as in JSON, anything else a text."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value if isinstance(value, (int, float, type(None))) else text


def _timeline(options: Namespace) -> Timeline:
    """The game of the record that the command line names."""
    zh = options.lang == "zh"
    where = ("标准输入" if zh else "standard input") if options.record == "-" else clip(options.record, 200)[1:-1]
    try:
        return cardgames.load(_read(options.record))
    except RecordError as error:
        raise Fault(f"{where}: {error}", f"{where}：{error.text('zh')}") from None


def _read(path: str) -> str:
    """The text of a file, not much more of it than the longest record has."""
    with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
        data = file.read(4 * LARGEST + 1)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if error.start > LARGEST:
            return "?" * (LARGEST + 1)  # too long anyway, and cut in the middle of a sign
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(line, "this is not UTF-8 text", zh="这不是UTF-8文字") from None


def printable(text: str) -> str:
    """A text without signs that steer a terminal."""
    return "".join(sign if sign.isprintable() or sign in _STEERING_ALLOWED else escape(sign) for sign in text)
