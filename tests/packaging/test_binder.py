"""Binder's environment: its files install from nothing and run the start notebook."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.packaging.conftest import ROOT, run

pytestmark = [pytest.mark.packaging, pytest.mark.slow, pytest.mark.xdist_group("packaging")]


def pinned() -> dict[str, str]:
    """Versions of the lock by package name, lines for other systems included."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return dict(line.partition(";")[0].strip().split("==") for line in lines)


def test_lock_names_no_registry_and_covers_the_lab() -> None:
    """The lock is names and versions only, so it works with whatever registry a machine uses."""
    assert "://" not in (ROOT / "constraints.txt").read_text()
    assert {"anywidget", "ipykernel", "ipywidgets", "jupyterlab", "notebook"} <= pinned().keys()


def test_binder_environment_runs_the_start_notebook(
    built: SimpleNamespace, empty_environment: Callable[..., Path], tmp_path: Path
) -> None:
    """As Binder does: binder/requirements.txt from the root, then postBuild; then run the start notebook."""
    run("tar", "-xzf", built.sdist, cwd=tmp_path)
    (source,) = tmp_path.glob("cardgames-*")
    assert (source / "binder" / "runtime.txt").read_text().strip() == "python-3.11"
    python = empty_environment("-r", "binder/requirements.txt", cwd=source)
    path = f'PATH="{python.parent}:$PATH"'
    run("sh", "-c", f"{path} bash binder/postBuild", cwd=source)
    assert (tmp_path / "venv/share/jupyter/lab/settings/overrides.json").is_file()
    assert run(python, "-m", "jupyterlab", "--version", cwd=source).strip() == pinned()["jupyterlab"]
    run(
        python,
        "-m",
        "nbconvert",
        "--to",
        "notebook",
        "--execute",
        "--stdout",
        "notebooks/start.ipynb",
        cwd=source,
    )
