"""The command line, `python -m cardgames COMMAND`: check cases, list games, print rules, play, replay, make a page.

Exit codes: 0 all well, 1 a case failed, 2 something that cannot be used (one sentence on the error output says what and
where), 130 stopped with Ctrl-C, 141 the reader of the output went away.

A terminal gets what it can show; a file or a pipe gets UTF-8 with LF, on every platform.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import cardgames
from cardgames import commands
from cardgames.commands import UNUSABLE, printable
from cardgames.engine.words import LANGUAGES
from cardgames.faults import Fault
from cardgames.quoting import clip, meant, nearest, shorten

STOPPED, PIPE_CLOSED = 130, 141
EXIT_CODES = "exit codes: 0 all well, 1 a case failed, 2 something cannot be used, 130 stopped with Ctrl-C"


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and leaves the usage to --help."""

    def error(self, message: str) -> NoReturn:
        self.exit(
            UNUSABLE, f"{self.prog}: {printable(shorten(message, 300))}; {self.prog} --help shows what is right\n"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        _prepare(stream)
    lang = "en"
    try:
        options = _options(sys.argv[1:] if arguments is None else list(arguments))
        lang = options.lang
        done: int | Iterable[str] = options.run(options)
        code = done if isinstance(done, int) else _give(done, getattr(options, "output", None))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader had enough
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is None:
            _drop_output()
        where = error.filename or ("standard output" if lang == "en" else "标准输出")
        _complain(f"{where}{': ' if lang == 'en' else '：'}{error.strerror}")
        return UNUSABLE
    except ValueError as error:
        _complain(error.text(lang) if isinstance(error, Fault) else str(error))
        return UNUSABLE
    return code


def _prepare(stream: Any) -> None:
    """UTF-8 with LF for files and pipes; a terminal that has no sign for ♠ gets an escape instead of an error."""
    if hasattr(stream, "reconfigure"):
        if stream.isatty():
            stream.reconfigure(errors="backslashreplace")
        else:
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _give(lines: Iterable[str], output: str | None) -> int:
    """Print the lines, or write them to a file."""
    if output is None:
        for line in lines:
            print(printable(line))
    else:
        Path(output).write_bytes("".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace"))
    return 0


def _complain(message: str) -> None:
    print(f"cardgames: {printable(shorten(message, 600))}", file=sys.stderr)


def _drop_output() -> None:
    """Nothing more may be written to the output, not even at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _options(arguments: list[str]) -> argparse.Namespace:
    """The command and what it is given; leaves with one sentence where there is no such command or option."""
    parser, known = _parser()
    first = next((word for word in arguments if not word.startswith("-")), None)
    if first is not None and first not in known:
        parser.error(f"there is no command {clip(first)}; {meant(first, known, 'the commands are', '')[0]}")
    options, rest = parser.parse_known_args(arguments)
    if rest:
        command = known[options.command]
        word = rest[0].partition("=")[0]
        near = nearest(word, re.findall(r"--[a-z]+", command.format_help()))
        if word.startswith("-"):
            command.error(f"there is no option {clip(word)}" + (f"; did you mean {near}?" if near else ""))
        command.error(f"{clip(rest[0])} is one word too many")
    return options


def _parser() -> tuple[_Parser, dict[str, _Parser]]:
    """The parser, and those of the commands by name."""
    parser = _Parser(prog="cardgames", description="Card games you can open, play and take apart.", epilog=EXIT_CODES)
    parser.add_argument("--version", action="version", version=f"cardgames {cardgames.__version__}")
    commands_ = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    known: dict[str, _Parser] = {}

    def command(name: str, run: Callable[[argparse.Namespace], Any], help_: str, says: str, output: str) -> _Parser:
        known[name] = one = commands_.add_parser(name, help=help_, description=says, epilog=EXIT_CODES)
        one.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: en)")
        if output:
            one.add_argument("-o", "--output", metavar="FILE", required=output == "needed", help="the file to write")
        one.set_defaults(run=run)
        return one

    check = command("check", commands.check, "run worked examples through the rules",
                    "Run every case of the files through the game's rules.", "")  # fmt: skip
    check.add_argument("files", nargs="+", metavar="FILE", help="a JSON list of cases")
    check.add_argument("--game", metavar="SLUG", help="the game, where the file's name and case ids do not say it")

    command("games", commands.games, "list the games", "List the games and their options.", "may")

    rules = command("rules", commands.rules, "print a rulebook or a clause",
                    "Print the rulebook of a game, a section (HB-4) or a clause (HB-4.6).", "may")  # fmt: skip
    rules.add_argument("slug", metavar="SLUG", help="the game, e.g. hey-bartender")
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help="the number of a clause or section")

    play = command("play", commands.play, "play a game and print its record",
                   "Play a whole game and print its record.", "may")  # fmt: skip
    simulate = command("simulate", commands.simulate, "play many games and measure them",
                       "Play many games; print what was measured, each figure with its interval.", "")  # fmt: skip
    for one in (play, simulate):
        one.add_argument("slug", metavar="SLUG", help="the game, e.g. hey-bartender")
        one.add_argument(
            "--seats", type=_whole, metavar="N", help="how many take part (default: as many as are needed)"
        )
        one.add_argument("--seed", type=commands.value_of, default=0, help="a whole number or a text (default: 0)")
        one.add_argument("--players", nargs="+", metavar="PLAYER",
                         help="random or greedy for each seat, or once for all (default: random)")  # fmt: skip
        one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the rules")
    play.add_argument("--names", nargs="+", metavar="NAME", help="a name for each seat")
    simulate.add_argument("--games", type=_whole, default=1000, metavar="N", help="how many deals (default: 1000)")
    simulate.add_argument("--measures", nargs="+", default=[], metavar="MEASURE",
                          help="what to measure (default: seats and length)")  # fmt: skip
    simulate.add_argument("--workers", type=_whole, metavar="N", help="processes (default: as many as it pays to use)")
    simulate.add_argument("-o", "--output", dest="rows", metavar="FILE", help="write every row there, as CSV")

    for name, run, help_, says, output in (
        ("replay", commands.replay, "explain a recorded game", "Explain a recorded game.", "may"),
        ("page", commands.page, "make a page of a recorded game",
         "Write a recorded game as one page that needs no kernel and no network.", "needed"),
    ):  # fmt: skip
        reads = command(name, run, help_, says, output)
        reads.add_argument("record", metavar="RECORD", help="a file with a record, or - for the standard input")
    known["page"].add_argument("--views", nargs="+", metavar="VIEW",
                               help="what the page holds: all, audience or seats (default: everything)")  # fmt: skip
    return parser, known


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{clip(text)} is not a whole number") from None


if __name__ == "__main__":
    sys.exit(main())
