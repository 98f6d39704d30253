"""The two hosts open and run a notebook, and the guards around every page really guard."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hosts


def notebook(path: Path, *cells: str) -> Path:
    """Write a notebook of these code cells."""
    nodes = [nbformat.v4.new_code_cell(source, id=f"cell-{i}") for i, source in enumerate(cells)]
    metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    nbformat.write(nbformat.v4.new_notebook(cells=nodes, metadata=metadata), path)
    return path


def test_opens_and_runs_a_notebook(page: Page, tmp_path: Path, open_notebook, run_all, screenshot) -> None:
    """The page shows what the kernel printed, which only a live run can give."""
    open_notebook(page, notebook(tmp_path / "tiny.ipynb", 'print("ok", 6 * 7)', "print(7 * 6, 'ok')"))
    expect(page.locator(".jp-OutputArea-output")).to_have_count(0)
    run_all(page)
    expect(page.locator(".jp-OutputArea-output")).to_have_text(["ok 42", "42 ok"])
    assert screenshot(page, "ran").stat().st_size > 10_000


def test_lab_opens_without_a_question(page: Page, tmp_path: Path, open_lab) -> None:
    """The environment that make builds does not ask whether to fetch news over the lower corner of the page."""
    open_lab(page, notebook(tmp_path / "tiny.ipynb", "1"))
    page.wait_for_timeout(2_000)
    expect(page.locator(".Toastify__toast, .jp-Dialog")).to_have_count(0)


def test_a_cell_that_fails_is_not_overlooked(page: Page, tmp_path: Path, open_lab, run_all) -> None:
    """run_all fails with the cell's error unless errors are expected."""
    open_lab(page, notebook(tmp_path / "wrong.ipynb", "1 / 0"))
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run_all(page)
    run_all(page, errors=True)


def test_page_outlives_its_kernel(page: Page, tmp_path: Path, open_notebook, run_all, stop_kernel) -> None:
    """After stop_kernel no kernel is left, and the output is still on the page."""
    open_notebook(page, notebook(tmp_path / "tiny.ipynb", 'print("ok")'))
    run_all(page)
    stop_kernel(page)
    assert page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session") is None
    expect(page.locator(".jp-OutputArea-output")).to_have_text("ok")


def test_a_request_that_leaves_the_machine_is_noticed_and_goes_nowhere(browser: Browser) -> None:
    """Images, fetches and web sockets to any other host are noted, and Chromium cannot resolve the name."""
    context = browser.new_context()
    left = hosts.guard(context)
    page = context.new_page()
    page.set_content('<img src="https://pictures.invalid/a.png" onerror="this.alt = \'blocked\'"><p>here</p>')
    page.evaluate("() => fetch('https://data.invalid/').catch(() => new WebSocket('wss://socket.invalid/'))")
    expect(page.locator("img")).to_have_attribute("alt", "blocked")
    page.wait_for_timeout(200)
    context.close()
    assert {address.split("/")[2] for address in left} == {
        "pictures.invalid",
        "data.invalid",
        "socket.invalid",
    }


@pytest.mark.parametrize(
    ("url", "leaves"),
    [
        ("http://127.0.0.1:8888/lab", False),
        ("ws://localhost:8888/api", False),
        ("data:image/svg+xml;base64,AAAA", False),
        ("file:///home/teacher/game.html", False),
        ("https://cdn.example/x.js", True),
        ("http://127.0.0.1.example/x.js", True),
        ("http://localhost.example:80/", True),
    ],
)
def test_which_addresses_leave_the_machine(url: str, leaves: bool) -> None:
    """Only loopback addresses and those without a host stay."""
    assert hosts.outside(url) is leaves


def test_axe_finds_a_button_without_a_name(page: Page, axe) -> None:
    """The check of accessibility fails on a serious fault, passes without one, and must find a table."""
    page.set_content('<html lang="en"><title>t</title><div class="ct"><button></button></div></html>')
    with pytest.raises(AssertionError, match="button-name"):
        axe(page)
    page.set_content('<html lang="en"><title>t</title><div class="ct"><button>next</button></div></html>')
    axe(page)
    page.set_content('<html lang="en"><title>t</title></html>')
    with pytest.raises(AssertionError, match="nothing on the page"):
        axe(page)
