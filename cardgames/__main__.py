"""The command line: `python -m cardgames check FILE...`, `games`, `play SLUG`, `replay RECORD`.

Exit codes: 0 all well, 1 a case failed, 2 something that cannot be used (one sentence on the error output says what and
where), 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import cardgames
from cardgames.check import check_file
from cardgames.engine.moves import clip
from cardgames.engine.record import LARGEST, RecordError
from cardgames.engine.words import LANGUAGES
from cardgames.explain import explain

FAILED, UNUSABLE, STOPPED, PIPE_CLOSED = 1, 2, 130, 141


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and leaves the usage to --help."""

    def error(self, message: str) -> NoReturn:
        self.exit(UNUSABLE, f"{self.prog}: {message}; {self.prog} --help shows what is right\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that has no sign for ♠ gets an escape instead of an error
            stream.reconfigure(errors="backslashreplace")
    try:
        options = _parser().parse_args(arguments)
        code: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader had enough; nothing more may be written, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except (ValueError, OSError) as error:
        where = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        print(f"cardgames: {where}", file=sys.stderr)
        return UNUSABLE
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="cardgames", description="Card games you can open, play and take apart.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    check = commands.add_parser(
        "check",
        help="run worked examples through the rules",
        description="Run every case of the files through the game's rules.",
    )
    check.add_argument("files", nargs="+", metavar="FILE", help="a JSON list of cases")
    check.add_argument("--game", metavar="SLUG", help="the game, where the file's name and case ids do not say it")
    check.set_defaults(run=_check)

    games = commands.add_parser("games", help="list the games", description="List the games and their options.")
    games.set_defaults(run=_games)

    replay = commands.add_parser("replay", help="explain a recorded game", description="Explain a recorded game.")
    replay.add_argument("record", metavar="RECORD", help="a file with a record, or - for the standard input")
    replay.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: en)")
    replay.set_defaults(run=_replay)

    play = commands.add_parser(
        "play", help="play a game and print its record", description="Play a whole game and print its record."
    )
    play.add_argument("slug", metavar="SLUG", help="the game, e.g. hey-bartender")
    play.add_argument("--seats", type=int, metavar="N", help="how many take part (default: as many as are needed)")
    play.add_argument("--seed", type=_value, default=0, help="a whole number or a text (default: 0)")
    play.add_argument(
        "--players",
        nargs="+",
        metavar="PLAYER",
        help="random or greedy for each seat, or once for all (default: random)",
    )
    play.add_argument("--names", nargs="+", metavar="NAME", help="a name for each seat")
    play.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the rules"
    )
    play.set_defaults(run=_play)
    return parser


def _check(options: argparse.Namespace) -> int:
    passed = failed = errors = 0
    for file in options.files:
        for outcome in check_file(file, options.game):
            passed += outcome.passed
            failed += not outcome.passed
            if outcome.error is not None:
                errors += 1
                print(printable(f"{outcome.where}: {outcome.error}"), file=sys.stderr)
            for difference in outcome.differences:
                print(printable(f"{outcome.where}: {difference}"))
    sys.stdout.flush()
    print(f"{passed} passed, {failed} failed")
    return UNUSABLE if errors else FAILED if failed else 0


def _games(options: argparse.Namespace) -> int:
    for game in map(cardgames.game, cardgames.games()):
        first, last = game.seats[0], game.seats[-1]
        print(f"{game.slug}: {game.title.en} {game.title.zh}, {first if first == last else f'{first} to {last}'} seats")
        for name, option in game.options.items():
            choices, widest = option.choices(first), option.choices(last)
            if choices != widest:
                choices = f"{choices} with {first} seats, {widest} with {last}"
            print(f"    {name}: {choices} (default {option.default_for(first)!r}, {option.clause})")
    return 0


def _replay(options: argparse.Namespace) -> int:
    where = "standard input" if options.record == "-" else options.record
    try:
        timeline = cardgames.load(_read(options.record))
    except RecordError as error:
        raise ValueError(printable(f"{where}: {error}")) from None
    for line in explain(timeline, (options.lang,)):
        print(printable(line))
    return 0


def _play(options: argparse.Namespace) -> int:
    game = cardgames.game(options.slug)
    rules = {}
    for given in options.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise ValueError(f"option {clip(given)} lacks its value; right would be -o NAME=VALUE")
        rules[name] = {"True": True, "False": False}.get(value, _value(value))  # as `games` writes them, or as in JSON
    players, seats = options.players, options.seats
    if players is not None and len(players) == 1:
        players = players * (seats or game.seats[0])
    # Options are checked by name first, so that one called like a parameter of play() cannot take its place.
    game.check_options(rules, game.check_seats(seats or len(players or ()) or game.seats[0]))
    print(game.play(players, seats=seats, seed=options.seed, names=options.names, **rules).record(), end="")
    return 0


def _value(text: str) -> Any:
    """A value on the command line: a number, true, false or null as in JSON, anything else a text."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value if isinstance(value, (int, float, type(None))) else text


def _read(path: str) -> str:
    """The text of a file, not much more of it than the longest record has."""
    with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
        data = file.read(4 * LARGEST + 1)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if error.start > LARGEST:
            return "?" * (LARGEST + 1)  # too long anyway, and cut in the middle of a sign
        raise RecordError(data[: error.start].count(b"\n") + 1, "this is not UTF-8 text") from None


def printable(text: str) -> str:
    """A text without signs that steer a terminal."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


if __name__ == "__main__":
    sys.exit(main())
