"""Take the pictures of the README again: python tools/pictures.py

Each is a photograph of a page that `cardtable.to_html` wrote, in this machine's Chromium.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import cardgames
from cardgames.engine.timeline import Timeline
from cardtable import to_html
from tools import chromium

FOLDER = Path(__file__).resolve().parents[1] / "notebooks" / "pictures"
STEP = 9
PICTURES: dict[str, dict[str, Any]] = {
    "table": {"lang": "en", "color_scheme": "light", "width": 1120},
    "table-dark": {"lang": "en", "color_scheme": "dark", "width": 1120},
    "table-narrow-zh": {"lang": "zh", "color_scheme": "light", "width": 360},
}


def take(browser: Browser, timeline: Timeline, name: str, *, lang: str, color_scheme: Any, width: int) -> None:
    """Photograph the table at one step, as wide as asked and as high as it is."""
    with tempfile.TemporaryDirectory() as folder:
        path = to_html(timeline, Path(folder) / "game.html", step=STEP, lang=lang)
        page = browser.new_page(
            viewport={"width": width, "height": 400}, color_scheme=color_scheme, reduced_motion="reduce"
        )
        page.goto(path.as_uri())
        page.locator(".ct").wait_for()
        page.screenshot(path=FOLDER / f"{name}.png", full_page=True)
        page.close()


def main() -> None:
    """Play one game and take all pictures of it."""
    timeline = cardgames.game("hey-bartender").play(players=["random", "greedy", "greedy"], seed=7)
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        for name, how in PICTURES.items():
            take(browser, timeline, name, **how)
        browser.close()


if __name__ == "__main__":
    main()
