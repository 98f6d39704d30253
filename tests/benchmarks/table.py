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
    from playwright.sync_api import Page

LONG = 1_000
# Clicks through the whole line. The time runs from the click until the page knows where everything lies (a forced
# layout); every click has to change the words under the table.
CLICKS = """async () => {
  const table = document.querySelector("#table"), next = table.querySelector(".ct-next"), times = [];
  const said = () => table.querySelector(".ct-pos").textContent;
  for (let before = said(); next.getAttribute("aria-disabled") !== "true" && !next.disabled; ) {
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
    """The times of all clicks through one page, in seconds."""

    steps: int
    median: float
    percentile95: float
    most: float


def data_bytes(timeline: Timeline) -> int:
    """How many bytes of data the table of a timeline needs, for all its views."""
    return len(json.dumps(table_data(timeline), ensure_ascii=False, separators=(",", ":")).encode())


def whole_game(game: Game, seed: int = 0) -> Timeline:
    """A random game with as many seats as possible."""
    return game.play(seats=game.seats[-1], seed=seed)


def long_line() -> Timeline | None:
    """The first thousand steps of a game that is as long as that, if there is one."""
    for slug in cardgames.games():
        game = cardgames.game(slug)
        for seed in range(10 if game.longest >= LONG else 0):
            line = whole_game(game, seed)
            if len(line) > LONG:
                return line.branch(LONG)
    return None


@contextmanager
def browser_page() -> Iterator[Page]:
    """A page of a headless Chromium. Raises an exception that says why where there is none."""
    from playwright.sync_api import sync_playwright

    from tests.browser.hosts import launch

    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser.new_page(viewport={"width": 1280, "height": 900})
        browser.close()


def clicks(page: Page, timeline: Timeline) -> Clicks:
    """Click through the whole page of a timeline."""
    with tempfile.TemporaryDirectory() as folder:
        page.goto(to_html(timeline, Path(folder) / "game.html").as_uri())
        page.locator(".ct-next").wait_for()
        times = sorted(time / 1_000 for time in page.evaluate(CLICKS))
    if len(times) < len(timeline) - 1:
        raise RuntimeError(f"the page of {timeline!r} ended after {len(times)} clicks")
    return Clicks(len(times), times[len(times) // 2], times[int(len(times) * 0.95)], times[-1])
