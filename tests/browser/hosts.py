"""The places a notebook is opened in: JupyterLab and Notebook 7, each a server of its own, and a Chromium.

Plain functions and classes, so that the benchmarks can use them too; the fixtures are in conftest.py.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tools import chromium

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = ROOT / "notebooks"
START_SECONDS = 60
RUN_SECONDS = 180
STOP_SECONDS = 20

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Whatever a page asks for, only this machine can answer.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]
LOOPBACK = re.compile(r"^(?:https?|wss?)://(?:127\.0\.0\.1|localhost|\[::1\])(?:[:/]|$)")
# Notebook 7.6 itself stumbles over a setting that it lacks, on opening any notebook.
KNOWN_ERROR = re.compile(
    r"^Cannot read properties of undefined \(reading 'schema'\)[^\0]*/static/notebook/notebook_core"
)
NO_HOST = re.compile(r"^(?:data|blob|about|file|chrome-error|devtools):")

CONNECTED = """() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel
    ?.connectionStatus === 'connected'
    && window.jupyterapp.shell.currentWidget.content?.model?.cells?.length > 0"""
RUN_ALL = """(seconds) => Promise.race([
    window.jupyterapp.commands.execute('notebook:run-all-cells'),
    new Promise((_, fail) => setTimeout(() => fail(Error(`not done after ${seconds} s`)), seconds * 1000)),
])"""
STOP_KERNEL = "() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()"


def launch(playwright: Playwright) -> Browser:
    """A headless Chromium of this machine."""
    path = chromium.find()
    if path is None:
        raise RuntimeError(chromium.ADVICE)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def outside(url: str) -> bool:
    """Whether a request for this address would leave the machine."""
    return not (LOOPBACK.match(url) or NO_HOST.match(url))


def guard(context: BrowserContext) -> list[str]:
    """Addresses outside this machine that the context's pages asked for; the list grows as they ask."""
    left: list[str] = []

    def note(url: str) -> None:
        if outside(url):
            left.append(url)

    context.on("request", lambda request: note(request.url))
    context.on("page", lambda page: page.on("websocket", lambda socket: note(socket.url)))
    return left


@dataclass
class Host:
    """A running Jupyter server with the notebooks in a folder of its own."""

    kind: str  # "lab" or "notebook"
    folder: Path
    url: str = ""
    placed: int = field(default=0, repr=False)

    def place(self, notebook: str | Path) -> str:
        """A fresh copy of a notebook (a path, or its name below notebooks/) in the server's folder."""
        source = Path(notebook)
        source = source if source.is_absolute() else NOTEBOOKS / source
        self.placed += 1
        target = self.folder / f"copy-{self.placed}" / source.name
        target.parent.mkdir()
        shutil.copy(source, target)
        return target.relative_to(self.folder).as_posix()

    def open(self, page: Page, notebook: str | Path) -> Page:
        """Open a copy of the notebook and wait until its kernel listens; nothing is run yet."""
        tree = "lab/tree" if self.kind == "lab" else "notebooks"
        # "reset" gives a page of Lab that remembers nothing of earlier ones.
        page.goto(f"{self.url}{tree}/{self.place(notebook)}" + ("?reset" if self.kind == "lab" else ""))
        page.wait_for_function(CONNECTED, timeout=START_SECONDS * 1_000)
        return page

    def request(self, method: str, path: str) -> Any:
        """Ask the server's own interface."""
        with urllib.request.urlopen(urllib.request.Request(self.url + path, method=method), timeout=10) as reply:
            return json.loads(reply.read() or b"null")

    def end_sessions(self) -> None:
        """Stop every kernel, so that one test's kernels do not slow the next."""
        for session in self.request("GET", "api/sessions"):
            self.request("DELETE", f"api/sessions/{session['id']}")


def run_all(page: Page, *, errors: bool = False) -> None:
    """Run every cell and wait for the last; an error in one fails, unless errors are expected."""
    complete = page.evaluate(RUN_ALL, RUN_SECONDS)
    if not (complete or errors):
        failed = page.locator(
            '.jp-OutputArea-output[data-mime-type="application/vnd.jupyter.stderr"]'
        ).all_inner_texts()
        raise AssertionError(f"a cell ended with an error: {' '.join(failed)[-800:]}")


def stop_kernel(page: Page) -> None:
    """Shut the open notebook's kernel down and wait until it is gone."""
    page.evaluate(STOP_KERNEL)


def environment(home: Path) -> dict[str, str]:
    """The server reads and writes nothing of the person who runs the tests."""
    places = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    return os.environ | {name: str(home / folder) for name, folder in places.items()}


@contextmanager
def serve(kind: str, home: Path) -> Iterator[Host]:
    """Run `jupyter lab` or `jupyter notebook` on a free port; at the end stop it with all its kernels."""
    folder = home / "notebooks"
    shutil.copytree(NOTEBOOKS, folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    command = [
        sys.executable, "-m", "jupyterlab" if kind == "lab" else "notebook",
        "--no-browser", "--allow-root", "--expose-app-in-browser", "--ServerApp.ip=127.0.0.1",
        "--ServerApp.port=0", "--IdentityProvider.token=", "--PasswordIdentityProvider.hashed_password=",
        "--ServerApp.disable_check_xsrf=True", f"--ServerApp.root_dir={folder}",
    ]  # fmt: skip
    with (home / "server.log").open("wb") as log:
        server = subprocess.Popen(
            command, cwd=folder, env=environment(home), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            start_new_session=True,
        )  # fmt: skip
    host = Host(kind, folder)
    try:
        host.url = wait_for(server, home)
        yield host
    finally:
        stop(server, host)


def wait_for(server: subprocess.Popen[bytes], home: Path) -> str:
    """The address that the server chose, once it answers there."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        try:
            (info,) = (home / "runtime").glob("jpserver-*.json")
            url = f"http://127.0.0.1:{json.loads(info.read_text())['port']}/"
            urllib.request.urlopen(url + "api/status", timeout=2).close()
            return url
        except (ValueError, OSError):  # no file yet, half a file, or nobody listening yet
            time.sleep(0.2)
    raise RuntimeError(f"the Jupyter server did not start:\n{(home / 'server.log').read_text()[-2_000:]}")


def stop(server: subprocess.Popen[bytes], host: Host) -> None:
    """Ask the server to end (it ends its kernels), then insist."""
    if host.url and server.poll() is None:
        try:
            host.end_sessions()
        except OSError as error:
            print(f"the {host.kind} server did not end its kernels: {error}")
    server.terminate()
    try:
        server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
