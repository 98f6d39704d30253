"""`make bench`, or `python -m tests.benchmarks [--rounds 21] [--seconds 0.2] [--only SLUG] [--json FILE]`.

Rates are moves per second of processor time. All contestants play in turns, round after round; a ratio is the median of
the ratios within the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path

import cardgames
from tests.benchmarks import listing, ours, peers, report, startup, table
from tests.benchmarks.rates import race


def main() -> int:
    """Measure, print the table; exit code 1 with --strict when a line is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description="How fast everything is.")
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each contestant in each round")
    parser.add_argument("--only", metavar="SLUG", choices=cardgames.games(), help="only this game beside the peers")
    parser.add_argument("--no-browser", action="store_true", help="leave the page out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--strict", action="store_true", help="exit code 1 when a line is missed")
    options = parser.parse_args()

    figures = measure(options)
    print("\n".join(report.text(figures)))
    if options.json:
        options.json.write_text(json.dumps(figures.json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    missed = any(reached is False for *_, reached in report.verdicts(figures))
    return 1 if options.strict and missed else 0


def measure(options: argparse.Namespace) -> report.Figures:
    """Everything, one kind of measurement after the other."""
    slugs = [options.only] if options.only else cardgames.games()
    machine = {
        "Python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load at the start": round(os.getloadavg()[0], 1),
        **peers.versions(),
    }
    contestants = peers.contestants() | ours.contestants(options.only)
    print(f"measuring {len(contestants)} contestants in {options.rounds} rounds", file=sys.stderr)
    figures = report.Figures(
        machine=machine,
        seats={slug: ours.seats_of(cardgames.game(slug)) for slug in slugs},
        rates=race(contestants, rounds=options.rounds, seconds=options.seconds),
        copies={slug: ours.copy_seconds(cardgames.game(slug)) for slug in slugs},
        start=startup.import_seconds(),
        pictures={slug: ours.picture_seconds(cardgames.game(slug)) for slug in slugs},
        listings={listing.WHAT: listing.combine_seconds()} if "three-kingdoms" in slugs else {},
        bytes={slug: table.data_bytes(table.whole_game(cardgames.game(slug))) for slug in slugs},
    )
    if options.no_browser:
        figures.missing["next step in the page"] = "left out"
    else:
        click_through(figures, slugs)
    machine["load at the end"] = round(os.getloadavg()[0], 1)
    return figures


def click_through(figures: report.Figures, slugs: list[str]) -> None:
    """Click through a page of every game and through a line of a thousand steps."""
    try:
        with table.browser_page() as page:
            for slug in slugs:
                figures.clicks[slug] = table.clicks(page, table.whole_game(cardgames.game(slug)))
            figures.clicks[f"a line of {table.LONG:,} steps"] = table.clicks(page, table.long_line(), table.LONG)
    except Exception as error:  # no browser, or one that stops: the other figures count all the same
        figures.missing["next step in the page"] = f"{type(error).__name__}: {str(error).splitlines()[0][:120]}"


if __name__ == "__main__":
    sys.exit(main())
