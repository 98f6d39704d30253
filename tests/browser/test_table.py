"""The table in a real browser: in JupyterLab, in Notebook 7 and as a page of its own.

Every test reads what the page says and never looks into the module. The live table is told from its saved picture by
its controls, which only a run brings.
"""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import cardgames
from cardtable import to_html
from tests.browser import hosts

RULES = sorted(path.relative_to(hosts.NOTEBOOKS).as_posix() for path in (hosts.NOTEBOOKS / "rules").glob("*.ipynb"))
ZH = {"next": "下一步"}
# The hosts keep only cells near the window on the page, and after a run that is the end of the notebook.
SCROLL = """() => {
  const cells = window.jupyterapp.shell.currentWidget.content;
  const at = cells.widgets.findIndex((cell) => /\\.table\\(|CardTable\\(/.test(cell.model.sharedModel.getSource()));
  if (at >= 0) { cells.activeCellIndex = at; return cells.scrollToItem?.(at, "start"); }
}"""


class Table:
    """A table on a page, as a reader uses it."""

    def __init__(self, root: Locator) -> None:
        self.root = root

    def press(self, does: str, value: str | None = None) -> None:
        """Click a control by what it does."""
        which = f'[data-do="{does}"]' + (f'[data-v="{value}"]' if value is not None else "")
        self.root.locator(which).first.click()

    def at(self, step: int, *, last: int | None = None) -> None:
        """The table says that it is at this step."""
        words = f"step {step} of {last}" if last is not None else f"step {step} of "
        expect(self.root.locator(".ct-pos")).to_contain_text(words)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return int(self.root.locator('[data-do="slider"]').get_attribute("max") or 0)

    def cards(self, place: str) -> list[str]:
        """What a place of the table is called and holds, as a screen reader says it."""
        cards = self.root.locator(f'[role="group"][aria-label^="{place}"] .ct-card[role="img"]')
        return [name or "" for name in cards.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")]


def live_table(page: Page) -> Table:
    """The first live table of the open notebook, scrolled into sight (notebooks build far cells late)."""
    page.evaluate(SCROLL)
    root = page.locator(".ct").first
    root.wait_for(timeout=60_000)
    root.scroll_into_view_if_needed()
    return Table(root)


@pytest.fixture
def run_notebook(page: Page, open_notebook, run_all):
    """`run_notebook(name)`: open it in the host of this test, run everything, give its live table."""

    def run(name: str | Path) -> Table:
        open_notebook(page, name)
        run_all(page)
        return live_table(page)

    return run


def test_a_rules_notebook_is_stepped_by_click_key_slider_and_log(page: Page, run_notebook, screenshot, axe) -> None:
    table = run_notebook("rules/hey-bartender.ipynb")
    last = table.last
    assert last >= 3
    table.at(0)
    table.press("next")
    table.at(1)
    table.root.focus()
    page.keyboard.press("ArrowRight")
    table.at(2)
    page.keyboard.press("End")
    table.at(last, last=last)
    page.keyboard.press("Home")
    table.at(0)
    table.root.locator('[data-do="slider"]').fill("2")
    table.at(2)
    table.root.locator('.ct-list [data-do="goto"][data-v="1"]').click()
    table.at(1)
    screenshot(table.root, "stepped")
    axe(page)


def test_keys_do_not_reach_the_notebook(page: Page, run_notebook) -> None:
    """Letters and arrows work the table and neither move nor add cells."""
    table = run_notebook("rules/hey-bartender.ipynb")
    cells = "() => window.jupyterapp.shell.currentWidget.content.model.cells.length"
    before = page.evaluate(cells)
    table.root.focus()
    for key in ("ArrowRight", "b", "a", "x", "ArrowDown", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    assert page.evaluate(cells) == before


def test_seats_keep_their_secrets_and_languages_switch(page: Page, run_notebook, screenshot) -> None:
    table = run_notebook("rules/hey-bartender.ipynb")
    table.press("next")
    assert all("face-down" not in card for card in table.cards("Hand"))
    table.press("view", "1")
    hands = table.cards("Hand")
    assert any("face-down" in card for card in hands)
    assert any("face-down" not in card for card in hands)
    table.press("view", "audience")
    assert all("face-down" in card for card in table.cards("Hand"))
    table.press("lang", "zh")
    expect(table.root.locator('[data-do="next"]')).to_have_attribute("aria-label", ZH["next"])
    expect(table.root).to_contain_text("酒保")
    screenshot(table.root, "audience-zh")
    table.press("lang", "en")
    table.at(1)


def test_steps_to_the_end_and_back_without_a_kernel(page: Page, run_notebook, stop_kernel) -> None:
    table = run_notebook("rules/hey-bartender.ipynb")
    stop_kernel(page)
    last = table.last
    for step in range(1, last + 1):
        table.press("next")
        table.at(step)
    table.press("view", "0")
    for step in range(last - 1, -1, -1):
        table.press("back")
        table.at(step)


def test_a_clause_opens_its_text(page: Page, run_notebook) -> None:
    table = run_notebook("rules/hey-bartender.ipynb")
    table.press("next")
    chip = table.root.locator('[data-do="clause"]').first
    clause = cardgames.game("hey-bartender").rulebook[chip.get_attribute("data-clause") or ""]
    expect(chip).to_contain_text(clause.title.en)
    chip.click()
    expect(chip).to_have_attribute("aria-expanded", "true")
    expect(table.root).to_contain_text(clause.text.en[:40].replace("`", ""))


@pytest.mark.parametrize("name", RULES)
def test_every_rules_notebook_runs_and_shows_its_table(
    page: Page, name: str, open_lab, run_all, screenshot, axe
) -> None:
    open_lab(page, name)
    run_all(page)
    table = live_table(page)
    table.press("next")
    table.at(1)
    screenshot(table.root, Path(name).stem)
    axe(page)


@pytest.fixture(params=cardgames.games())
def game_page(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The page of a whole game played by greedy players."""
    game = cardgames.game(request.param)
    timeline = game.play(
        ["greedy"] * game.seats[0], seed=7, names=[f"<blink>{s}</blink>" for s in range(game.seats[0])]
    )
    return to_html(timeline, tmp_path / "game.html")


@pytest.mark.parametrize(("width", "scheme"), [(1100, "light"), (1100, "dark"), (360, "light")])
def test_the_page_of_a_game_needs_no_kernel_and_no_network(
    browser: Browser, game_page: Path, width: int, scheme: str, axe, request: pytest.FixtureRequest
) -> None:
    """Opened from the disk with the network off; nothing lies outside the width; names show as they were typed."""
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)  # type: ignore[arg-type]
    left = hosts.guard(context)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.goto(game_page.as_uri())
    table = Table(page.locator(".ct").first)
    table.root.wait_for()
    for step in range(1, min(6, table.last) + 1):
        table.press("next")
        table.at(step)
    table.press("last")
    table.at(table.last)
    expect(table.root).to_contain_text("<blink>0</blink>")
    assert page.locator("blink").count() == 0
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (
        "the page is wider than its window"
    )
    axe(page)
    page.screenshot(path=hosts.ROOT / "artifacts" / f"page-{request.node.callspec.id}.png", full_page=True)
    context.close()
    assert not left
    assert not faults


def test_names_are_told_apart_and_fit_a_narrow_page(browser: Browser, tmp_path: Path) -> None:
    """Of names that begin alike the whole one is in bold, also one from right to left; a long one cuts no button."""
    names = ["Ann", "Annabel", "נועה", "A" * 45]
    timeline = cardgames.game("hey-bartender").play(["greedy"] * 4, seed=7, names=names)
    context = browser.new_context(viewport={"width": 360, "height": 900}, offline=True)
    page = context.new_page()
    page.goto(to_html(timeline, tmp_path / "game.html").as_uri())
    bold = "all => [...new Set(all.map(one => one.textContent))]"
    told: set[str] = set()
    for _ in range(len(timeline) - 1):
        page.locator(".ct-next").click()
        told |= {name.strip("\u2068\u2069") for name in page.locator(".ct-move b").evaluate_all(bold)}
    assert told >= set(names)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    outside = "all => all.filter(one => one.getBoundingClientRect().right > innerWidth).map(one => one.textContent)"
    assert page.locator(".ct-seg-view button").evaluate_all(outside) == []
    context.close()


def test_ten_tables_on_one_page(page: Page, tmp_path: Path, open_lab, run_all) -> None:
    """Each of them steps by itself; two views of one table stay in step."""
    cells = [
        (
            "import cardgames\nfrom cardtable import CardTable\n"
            'game = cardgames.game("hey-bartender").play(["random"] * 3, seed=7)\ntable = CardTable(game)'
        ),
        *["CardTable(game)"] * 8,
        "table",
        "table",
    ]
    nodes = [nbformat.v4.new_code_cell(source, id=f"cell-{i}") for i, source in enumerate(cells)]
    metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    path = tmp_path / "ten.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=nodes, metadata=metadata), path)
    open_lab(page, path)
    page.set_viewport_size({"width": 1280, "height": 9000})
    run_all(page)
    tables = page.locator(".ct")
    expect(tables).to_have_count(10, timeout=30_000)
    first, twin, last = Table(tables.first), Table(tables.nth(8)), Table(tables.nth(9))
    first.press("next")
    first.at(1)
    last.at(0)
    twin.press("next")
    last.at(1)
    first.at(1)


@pytest.mark.parametrize(
    "fragment",
    ["view=__proto__", "view=constructor", "step=1e9", "step=-3", "step=1.5", "step=NaN", "lang=__proto__", "%",
     "%E0%A4", "constructor=1&__proto__=2", "view=9&lang=fr&step=x"],
)  # fmt: skip
def test_an_odd_address_opens_the_table(page: Page, tmp_path: Path, fragment: str) -> None:
    line = cardgames.game("hey-bartender").play(["random"] * 3, seed=7)
    page.goto(to_html(line, tmp_path / "game.html").as_uri() + "#" + fragment)
    table = Table(page.locator(".ct").first)
    expect(table.root.locator(".ct-board")).to_be_visible()
    expect(table.root.locator('[data-do="view"][aria-pressed="true"]')).to_have_attribute("data-v", "all")
    expect(table.root).to_have_attribute("lang", "en")
    step = table.last if "1e9" in fragment else 1 if "1.5" in fragment else 0
    table.at(step, last=table.last)
    table.press("back" if step else "next")
    table.at(step - 1 if step else 1)
