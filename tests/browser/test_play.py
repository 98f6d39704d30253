"""The table to play at, in a real JupyterLab with a real kernel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect


@pytest.fixture
def sit(page: Page, open_lab, run_all, tmp_path: Path) -> Callable[[str], Locator]:
    """`sit(call)`: a notebook with this one call, opened and run; its table."""

    def opened(call: str) -> Locator:
        metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
        cell = nbformat.v4.new_code_cell(f"from cardtable import PlayTable\ntable = {call}\ntable", id="play")
        nbformat.write(nbformat.v4.new_notebook(cells=[cell], metadata=metadata), tmp_path / "play.ipynb")
        open_lab(page, tmp_path / "play.ipynb")
        page.set_viewport_size({"width": 1280, "height": 1500})
        run_all(page)
        root = page.locator(".ct").first
        root.locator(".ct-turn").wait_for(timeout=60_000)
        return root

    return opened


def does(root: Locator, name: str) -> Locator:
    return root.locator(f'.ct-turn [data-do="{name}"]')


def test_cards_are_chosen_named_and_played_in_fifty_k(page: Page, sit, screenshot, axe) -> None:
    root = sit('PlayTable("fifty-k", ["you", "you", "you"], seed=7)')
    panel = root.locator(".ct-turn")
    expect(panel).to_contain_text("show my cards")
    does(root, "open").click()
    for group in ("All moves (", "Single card", "Pair"):
        expect(panel).to_contain_text(group)
    first, second = (root.locator(".ct-can").nth(n) for n in (0, 12))
    for card in (first, second):
        card.click(position={"x": 5, "y": 8})
    expect(root.locator(".ct-picked")).to_have_count(2)
    expect(root.locator(".ct-offer")).to_contain_text("FK-")
    screenshot(root, "refused")
    second.click(position={"x": 5, "y": 8})
    expect(root.locator(".ct-offer [data-do=move]")).to_have_count(1)
    suits = root.locator(".ct-offer [data-do=move] .ct-suit")
    red = (
        "node => node.classList.add('ct-tD') ?? getComputedStyle(node).fill === getComputedStyle(node.parentNode).color"
    )
    assert suits.first.evaluate(red), "a red suit would not be seen on a coloured button"
    axe(page)
    root.locator(".ct-offer [data-do=move]").click()
    expect(panel).to_contain_text("show my cards")
    root.focus()
    for key in ("", "ArrowLeft", "ArrowDown", "l", "End"):
        if key:
            page.keyboard.press(key)
        for place in (".ct-board", ".ct-say", ".ct-list", "[role=status]"):
            assert root.locator(place).evaluate("node => getComputedStyle(node).visibility") == "hidden", (key, place)
    does(root, "open").click()
    expect(root.locator(".ct-board")).to_be_visible()
    expect(root.locator(".ct-pos")).to_contain_text("step 1 of 1")
    does(root, "undo").click()
    does(root, "open").click()
    expect(panel).to_contain_text("Taken back: ")
    expect(root.locator(".ct-pos")).to_contain_text("step 0 of 0")


def test_a_hint_keys_and_a_kernel_that_is_gone(page: Page, sit, stop_kernel) -> None:
    root = sit('PlayTable("hey-bartender", ["you", "greedy"], seed=7)')
    does(root, "hint").click()
    expect(root.locator(".ct-turn")).to_contain_text("The greedy player would do this: Play ")
    picked = root.locator(".ct-picked")
    expect(picked).to_have_count(1)
    picked.focus()
    page.keyboard.press("Enter")
    expect(root.locator(".ct-pos")).to_contain_text("step 2 of 2")
    stop_kernel(page)
    does(root, "hint").click()
    expect(root.locator(".ct-turn")).to_contain_text("The kernel does not answer", timeout=15_000)
    root.locator('[data-do="back"]').click()
    expect(root.locator(".ct-pos")).to_contain_text("step 1 of 2")
