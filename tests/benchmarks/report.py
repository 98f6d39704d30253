"""The figures as a table, and for each line that must be reached whether it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from tests.benchmarks.rates import Rates
from tests.benchmarks.table import Clicks

UNO, DOUDIZHU = "rlcard uno", "rlcard doudizhu"
FASTER_THAN = {
    "caribbean-star": (UNO, 1.5),
    "fifty-k": (DOUDIZHU, 3.0),  # its peer: combinations to lead and to beat, all of them listed at each decision
    "hey-bartender": (UNO, 1.1),
    "soul-hunt": (UNO, 1.0),  # every token is drawn by a move of chance, which is made but not counted
    "spots": (UNO, 1.1),
    "three-kingdoms": (UNO, 1.0),  # a deck of 237 cards, and every combination of a collection at each combine step
}
OTHERS = (UNO, 1.2)
LISTENING = 1 / 3
COPY, IMPORT, STEP, BYTES, PICTURE, LISTING = 10e-6, 0.15, 0.016, 200_000, 0.012, 1e-3


@dataclass
class Figures:
    """Everything that was measured; seconds and bytes."""

    machine: dict[str, Any]
    seats: dict[str, int]
    rates: Rates
    copies: dict[str, float]
    start: tuple[float, int, list[str]]
    bytes: dict[str, int] = field(default_factory=dict)
    pictures: dict[str, float] = field(default_factory=dict)
    clicks: dict[str, Clicks] = field(default_factory=dict)
    listings: dict[str, float] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        """The figures and the verdicts, for a file."""
        names = list(self.rates.by_round)
        return {
            "machine": self.machine,
            "seats": self.seats,
            "moves_per_second": {name: self.rates.rate(name) for name in names},
            "times_uno": {name: self.rates.ratio(name, UNO) for name in names},
            "times_doudizhu": {name: self.rates.ratio(name, DOUDIZHU) for name in names},
            "copy_seconds": self.copies,
            "import": dict(zip(("seconds", "modules", "heavy"), self.start, strict=True)),
            "table_bytes": self.bytes,
            "picture_seconds": self.pictures,
            "listing_seconds": self.listings,
            "click_seconds": {name: asdict(clicks) for name, clicks in self.clicks.items()},
            "not_measured": self.missing,
            "must_reach": [verdict._asdict() for verdict in verdicts(self)],
        }


class Verdict(NamedTuple):
    """A line that must be reached: what, the figure, the limit, and whether it is reached (None: not measured)."""

    what: str
    figure: str
    limit: str
    reached: bool | None


def verdicts(figures: Figures) -> Iterator[Verdict]:
    """Every line that must be reached, game by game."""
    rates = figures.rates
    for slug in figures.seats:
        peer, least = FASTER_THAN.get(slug, OTHERS)
        ratio, name = rates.ratio(f"{slug} off", peer), peer.rpartition(" ")[2]
        yield Verdict(f"{slug}: moves per second, events off", _times(ratio, name), f"{least} x {name}",
                      None if ratio is None else ratio >= least)  # fmt: skip
        listening = rates.ratio(f"{slug} on", f"{slug} off") or 0
        yield Verdict(f"{slug}: events on", _times(listening, "off"), "1/3 of off", listening >= LISTENING)
        copy = figures.copies[slug]
        yield Verdict(f"{slug}: copy()", f"{copy * 1e6:.2f} µs", "under 10 µs", copy < COPY)
        size = figures.bytes.get(slug)
        yield Verdict(f"{slug}: table data of a game", "-" if size is None else f"{size / 1000:.0f} kB", "under 200 kB",
                      None if size is None else size < BYTES)  # fmt: skip
        if picture := figures.pictures.get(slug):
            yield Verdict(f"{slug}: a still picture", f"{picture * 1e3:.1f} ms", "under 12 ms", picture < PICTURE)
    for name, longest in figures.listings.items():
        yield Verdict(name, f"{longest * 1e3:.2f} ms", "under 1 ms", longest < LISTING)
    for name, clicks in figures.clicks.items():
        yield Verdict(f"{name}: next step in the page, 95th percentile of {clicks.steps}",
                      f"{clicks.percentile95 * 1e3:.1f} ms", "under 16 ms", clicks.percentile95 < STEP)  # fmt: skip
    for name, reason in figures.missing.items():
        yield Verdict(name, f"not measured: {reason}", "", None)
    seconds, _, heavy = figures.start
    yield Verdict("import cardgames", f"{seconds:.3f} s", "under 0.15 s", seconds < IMPORT)
    yield Verdict("import cardgames: heavy modules", ", ".join(heavy) or "none", "none", not heavy)


def _times(ratio: float | None, what: str) -> str:
    return "-" if ratio is None else f"{ratio:.2f} x {what}"


def text(figures: Figures) -> Iterator[str]:
    """The report, line by line."""
    machine = figures.machine
    yield ", ".join(f"{key} {value}" for key, value in machine.items())
    yield ""
    yield f"{'moves per second (median)':36} {'seats':>5} {'rate':>9} {'x uno':>7} {'x doudizhu':>11} {'copy µs':>8}"
    for name in figures.rates.by_round:
        slug = name.split(" ", maxsplit=1)[0]
        seats = figures.seats.get(slug)
        copy = f"{figures.copies[slug] * 1e6:8.2f}" if name.endswith(" off") else ""
        ratios = [figures.rates.ratio(name, peer) for peer in (UNO, DOUDIZHU)]
        uno, doudizhu = ("-" if ratio is None else f"{ratio:.2f}" for ratio in ratios)
        shown = f"{slug}, events {name.rpartition(' ')[2]}" if seats else name
        yield f"{shown:36} {seats or '':>5} {figures.rates.rate(name) or 0:9,.0f} {uno:>7} {doudizhu:>11} {copy}"
    yield ""
    yield f"{'table':36} {'kB':>5} {'steps':>6} {'median ms':>10} {'95 % ms':>8} {'most ms':>8} {'work ms':>8}"
    for name in figures.bytes | figures.clicks:
        size = figures.bytes.get(name)
        row = f"{name:36} {'' if size is None else f'{size / 1000:.0f}':>5}"
        if clicks := figures.clicks.get(name):
            times = (clicks.percentile95, clicks.most, clicks.processor)
            row += f" {clicks.steps:>6} {clicks.median * 1e3:10.1f}" + "".join(f" {time * 1e3:8.1f}" for time in times)
        yield row
    seconds, modules, _ = figures.start
    yield ""
    yield f"import cardgames: {seconds:.3f} s, {modules} modules"
    yield ""
    if max(machine["load at the start"], machine["load at the end"]) > machine["cores"] / 2:
        yield "Other work ran on this machine: the times of the page and of the import are upper bounds."
        yield ""
    yield "must reach"
    for what, figure, limit, reached in verdicts(figures):
        mark = "not measured" if reached is None else "reached" if reached else "MISSED"
        yield f"  {mark:12} {what}: {figure}{f' ({limit})' if limit else ''}"
