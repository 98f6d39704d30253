"""Timelines that the table's tests show, and the Node that runs the module."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import cardgames
from cardgames.engine.timeline import Timeline

HERE = Path(__file__).parent
MARKUP = '<img src=x onerror="alert(1)"> & </script>'


def node(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Node: the machine's own, or the one that Playwright brings along."""
    program = shutil.which("node")
    if program is None:
        from playwright._impl._driver import compute_driver_executable

        program = compute_driver_executable()[0]
    return subprocess.run([program, *arguments], cwd=HERE, capture_output=True, text=True, timeout=120, check=False)


def played(slug: str, seats: int, **more: object) -> Timeline:
    """A game between random players."""
    return cardgames.game(slug).play(players=["random"] * seats, seed=7, **more)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def bar() -> Timeline:
    """Hey, Bartender! with three seats."""
    return played("hey-bartender", 3)


@pytest.fixture(scope="session")
def star() -> Timeline:
    """Caribbean Star: sealed choices and secret questions."""
    return played("caribbean-star", 2)


@pytest.fixture(scope="session")
def marked_up() -> Timeline:
    """A game whose players' names look like markup."""
    return played("hey-bartender", 3, names=["Ann", MARKUP, "Cho"])
