"""Builds the distributions once and makes empty environments away from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command outside the checkout; its output, or a failed test that shows it."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "VIRTUAL_ENV", "COV_"))}
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=environment, text=True, capture_output=True)
    if done.returncode:
        pytest.fail(f"{' '.join(map(str, command))} ended with {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> SimpleNamespace:
    """`.sdist` made from the checkout and `.wheel` made from that sdist alone."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return SimpleNamespace(sdist=sdist, wheel=wheel)


@pytest.fixture
def empty_environment(tmp_path: Path) -> Callable[..., Path]:
    """A function that makes a new environment, pip-installs its arguments there and gives its Python."""

    def make(*requirements: str | Path, cwd: Path = tmp_path) -> Path:
        run(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
        python = tmp_path / "venv" / "bin" / "python"
        run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *requirements, cwd=cwd)
        return python

    return make
