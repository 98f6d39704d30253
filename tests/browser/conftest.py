"""Fixtures of every browser test: a Chromium page that may not leave this machine, and the two hosts.

Written with them, a test reads: open_lab(page, "rules/hey-bartender.ipynb"); run_all(page); click; look.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from tests.browser import hosts
from tests.browser.hosts import ROOT, Host

ARTIFACTS = ROOT / "artifacts"
FAILED = pytest.StashKey[bool]()
SERIOUS = ("serious", "critical")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lies in this folder is a browser test."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets the page fixture know that its test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; each test gets a page of its own."""
    with sync_playwright() as playwright:
        chromium = hosts.launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def lab_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A running JupyterLab."""
    with hosts.serve("lab", tmp_path_factory.mktemp("lab")) as host:
        yield host


@pytest.fixture(scope="session")
def nb7_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A running Notebook 7."""
    with hosts.serve("notebook", tmp_path_factory.mktemp("nb7")) as host:
        yield host


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh browser profile; the test fails when one of its pages asks for an address elsewhere."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, locale="en-GB", timezone_id="UTC", service_workers="block"
    )
    left = hosts.guard(context)
    yield context
    context.close()
    assert not left, f"the page asked for addresses outside this machine: {left[:5]}"


@pytest.fixture
def page(request: pytest.FixtureRequest, context: BrowserContext) -> Iterator[Page]:
    """A page; an uncaught error in a script on it fails the test; a failed test leaves a picture of it."""
    page = context.new_page()
    uncaught: list[str] = []
    page.on("pageerror", lambda error: uncaught.append(f"{error.message}\n{error.stack}"))
    yield page
    if request.node.stash.get(FAILED, True):
        page.screenshot(path=picture(request, "failed"))
    uncaught = [error for error in uncaught if not hosts.KNOWN_ERROR.search(error)]
    assert not uncaught, "uncaught errors on the page:\n" + "\n".join(uncaught[:5])


@pytest.fixture
def open_lab(lab_host: Host) -> Iterator[Callable[[Page, str | Path], Page]]:
    """`open_lab(page, notebook)`: a copy of the notebook in JupyterLab, its kernel connected, nothing run."""
    yield lab_host.open
    lab_host.end_sessions()


@pytest.fixture
def open_nb7(nb7_host: Host) -> Iterator[Callable[[Page, str | Path], Page]]:
    """`open_nb7(page, notebook)`: the same in Notebook 7."""
    yield nb7_host.open
    nb7_host.end_sessions()


@pytest.fixture(params=["lab", "nb7"])
def open_notebook(request: pytest.FixtureRequest) -> Callable[[Page, str | Path], Page]:
    """For tests that must hold in both: runs the test once in JupyterLab and once in Notebook 7."""
    opener: Callable[[Page, str | Path], Page] = request.getfixturevalue(f"open_{request.param}")
    return opener


@pytest.fixture
def run_all() -> Callable[..., None]:
    """`run_all(page)`: run every cell and wait for the last; `errors=True` where a cell is to fail."""
    return hosts.run_all


@pytest.fixture
def stop_kernel() -> Callable[[Page], None]:
    """`stop_kernel(page)`: shut the open notebook's kernel down."""
    return hosts.stop_kernel


def picture(request: pytest.FixtureRequest, name: str) -> Path:
    """Where a picture of this test goes."""
    test = re.sub(r"[^\w-]+", "-", request.node.name).strip("-")
    return ARTIFACTS / f"{test}-{name}.png"


@pytest.fixture
def screenshot(request: pytest.FixtureRequest) -> Callable[[Page | Locator, str], Path]:
    """`screenshot(page_or_locator, name)`: a picture in artifacts/, kept to look at and never compared."""

    def take(what: Page | Locator, name: str) -> Path:
        path = picture(request, name)
        what.screenshot(path=path)
        return path

    return take


@pytest.fixture
def axe() -> Callable[..., None]:
    """`axe(page)`: fails on serious or critical faults of accessibility inside the table (context=".ct")."""

    def check(page: Page, context: str = ".ct") -> None:
        assert page.locator(context).count(), f"nothing on the page matches {context}"
        found = Axe().run(page, context=context).response["violations"]
        grave = [
            f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:160]}"
            for fault in found
            if fault["impact"] in SERIOUS
        ]
        assert not grave, "\n".join(grave)

    return check
