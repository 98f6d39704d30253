"""The table: bytes of its data, and how long the page takes from a click on "next" to the changed DOM."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import cardgames
from cardgames.engine.game import Game
from cardgames.engine.timeline import Timeline
from cardtable import table_data, to_html

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

LONG = 1_000
SHORT = 200
PASSES = 2
# Clicks forward through a line. The time runs from the click until the page knows where everything lies (a forced
# layout); every click has to change the place that the table names.
CLICKS = """async (most) => {
  const table = document.querySelector("#table"), next = table.querySelector(".ct-next"), times = [];
  const said = () => table.querySelector(".ct-pos").textContent;
  table.querySelector(".ct-first").click();
  for (let before = said(); times.length < most; ) {
    const begin = performance.now();
    next.click();
    table.getBoundingClientRect();
    times.push(performance.now() - begin);
    if (said() === before) throw Error("a click on next changed nothing: " + before);
    before = said();
    await new Promise((done) => requestAnimationFrame(done));
  }
  return times;
}"""


@dataclass
class Clicks:
    """The times of all clicks through one page in seconds, and the mean time that the processor worked for one.

    The latter counts scripts, styles and layout only while they run, so that other work on the machine hardly shows.
    """

    steps: int
    median: float
    percentile95: float
    most: float
    processor: float


def data_bytes(timeline: Timeline) -> int:
    """How many bytes of data the table of a timeline needs, for all its views."""
    return len(json.dumps(table_data(timeline), ensure_ascii=False, separators=(",", ":")).encode())


ONE_HAND = {"three-kingdoms": {"max_hands": 1}}
"""Matches of many hands are looked at hand by hand; each of these is a game of its own, from the deal to its scores."""


def whole_game(game: Game, seed: int = 0) -> Timeline:
    """A random game (of a match, a hand) with as many seats as possible."""
    return game.play(seats=game.seats[-1], seed=seed, **ONE_HAND.get(game.slug, {}))


def long_line() -> Timeline:
    """The first thousand steps of a game that is longer than that."""
    line = cardgames.game("brain-baseball").play(seats=7, seed=1, seasons=30)
    return line.branch(LONG)


@contextmanager
def browser_page() -> Iterator[Page]:
    """A page of a headless Chromium. Raises an exception that says why where there is none."""
    from playwright.sync_api import sync_playwright

    from tests.browser.hosts import launch

    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser.new_page(viewport={"width": 1280, "height": 900})
        browser.close()


def clicks(page: Page, timeline: Timeline, most: int = SHORT) -> Clicks:
    """Click through the first steps of a timeline's page, at least twice and a short line more often.

    What else the machine does slows one pass or the other: the times are those of the quickest.
    """
    count = min(most, len(timeline) - 1)
    with tempfile.TemporaryDirectory() as folder:
        page.goto(to_html(timeline, Path(folder) / "game.html").as_uri())
        page.locator(".ct-next").wait_for()
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = _processor(session)
        rounds = max(PASSES, SHORT // count)
        passes = [sorted(time / 1_000 for time in page.evaluate(CLICKS, count)) for _ in range(rounds)]
        work = (_processor(session) - before) / count / rounds
        session.detach()
    times = min(passes, key=lambda times: times[int(count * 0.95)])
    return Clicks(count, times[count // 2], times[int(count * 0.95)], times[-1], work)


def _processor(session: CDPSession) -> float:
    """Seconds for which the page's scripts, styles and layout have run."""
    metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return float(sum(metrics[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")))
