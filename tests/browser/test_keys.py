"""No key pressed on a part of a table reaches the notebook, in JupyterLab and in Notebook 7."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Locator, Page

KEYS = (*"abddcxmvzy00", "ArrowDown", "ArrowUp", "ArrowRight", "End", "Shift+ArrowDown")
"""In a notebook's command mode these insert, delete, copy, cut, paste, convert, restart, move on and select."""
STEP = (
    'from cardtable import CardTable\nCardTable(cardgames.game("hey-bartender").play(["random"] * 3, seed=7), step=9)'
)
PLAY = 'from cardtable import PlayTable\nPlayTable("hey-bartender", ["you", "greedy"], seed=7)'
CURTAIN = 'from cardtable import PlayTable\nPlayTable("spots", ["you", "you"], seed=7)'

NOTEBOOK = """() => {
    const { cells } = window.jupyterapp.shell.currentWidget.content.model;
    return [...cells].map((cell) => [cell.type, cell.sharedModel.getSource()]);
}"""
# One visible element of each kind that can have the focus; a kind is its tag, its first class and what it does.
PARTS = """(root) => {
    const kinds = new Map();
    const all = [root, ...root.querySelectorAll("button, input, select, summary, details, a, [tabindex]")];
    for (const part of all) {
        const kind = [part.localName, part.classList[0] ?? "", part.dataset.do ?? ""].join(" ");
        if (!kinds.has(kind) && part.checkVisibility({ visibilityProperty: true })) kinds.set(kind, part);
    }
    root.parts = kinds;
    return [...kinds.keys()];
}"""
FOCUS = """(root, kind) => {
    const part = root.parts.get(kind);
    if (!part?.isConnected) return false;
    part.focus();
    return root.ownerDocument.activeElement === part;
}"""
HELD = "(root) => root.contains(root.ownerDocument.activeElement)"


def notebook(path: Path, code: str) -> Path:
    """The table between cells that a shortcut could hurt."""
    cells = [
        nbformat.v4.new_code_cell("before = 1", id="before"),
        nbformat.v4.new_code_cell(f"import cardgames\n{code}", id="table"),
        nbformat.v4.new_markdown_cell("After.", id="after"),
    ]
    metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata=metadata), path)
    return path


def press_everywhere(page: Page, root: Locator, before: Any, tried: set[str]) -> set[str]:
    """Press every key on one part of each kind that was not tried yet; the kinds that there were."""
    while left := [kind for kind in root.evaluate(PARTS) if kind not in tried]:
        kind = left[0]
        tried.add(kind)
        if not root.evaluate(FOCUS, kind):
            continue
        assert root.evaluate("(root) => root.ownerDocument.activeElement.dataset.lmSuppressShortcuts") == "true", kind
        for key in KEYS:
            page.keyboard.press(key)
        assert root.evaluate(HELD), f"the focus was lost from {kind}"
        assert page.evaluate(NOTEBOOK) == before, kind
    return tried


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (
            STEP,
            {"section ct ", "button ct-button next", "input  slider", "select ct-button pack", "button ct-step goto"},
        ),
        (PLAY, {"section ct ", "span ct-card ", "button ct-button hint", "button ct-button move", "summary  "}),
        (CURTAIN, {"section ct ", "button ct-button open"}),
    ],
    ids=["step", "play", "curtain"],
)
def test_no_key_reaches_the_notebook(
    page: Page, tmp_path: Path, open_notebook: Any, run_all: Any, code: str, expected: set[str]
) -> None:
    open_notebook(page, notebook(tmp_path / "keys.ipynb", code))
    page.set_viewport_size({"width": 1280, "height": 1600})
    run_all(page)
    root = page.locator(".ct").first
    root.wait_for(timeout=60_000)
    if code is PLAY:
        root.locator('[data-do="hint"]').click()  # a note and an offer are built late
        root.locator(".ct-offer [data-do=move]").first.wait_for()
    before = page.evaluate(NOTEBOOK)
    assert len(before) == 3
    tried = press_everywhere(page, root, before, set())
    assert expected <= tried, expected - tried
    if code is not CURTAIN:
        root.focus()
        page.keyboard.press("?")
        root.locator(".ct-help").wait_for()
        assert "button ct-button close" in press_everywhere(page, root, before, tried)
    root.locator(".ct-say [data-do=clause], [data-do]").first.click()
    page.keyboard.press("d")
    page.keyboard.press("d")
    for _ in range(4):
        page.keyboard.press("Escape")
    assert page.evaluate(NOTEBOOK) == before


def test_parts_made_later_are_safe_text_is_typed_and_buttons_are_pressed(
    page: Page, tmp_path: Path, open_notebook: Any, run_all: Any
) -> None:
    open_notebook(page, notebook(tmp_path / "keys.ipynb", STEP))
    page.set_viewport_size({"width": 1280, "height": 1600})
    run_all(page)
    root = page.locator(".ct").first
    root.wait_for(timeout=60_000)
    before = page.evaluate(NOTEBOOK)
    root.evaluate(
        "root => { const box = root.appendChild(document.createElement('div'));"
        " box.innerHTML = '<input id=late><a id=link href=\"#\">a</a><p id=box tabindex=0>b</p>'; }"
    )
    field = page.locator("#late")
    field.focus()
    page.keyboard.type("abddmvxz 1?")
    assert field.input_value() == "abddmvxz 1?"
    for part in ("#link", "#box"):
        page.locator(part).focus()
        for key in "abddmxz1":
            page.keyboard.press(key)
        assert page.evaluate(NOTEBOOK) == before, part
    for key, step in (("Enter", 10), (" ", 11)):
        root.locator('.ct-next[data-do="next"]').press(key)
        assert f"step {step} of" in root.locator(".ct-pos").inner_text()
    assert page.evaluate(NOTEBOOK) == before
