"""The two commands of the README on machines that lack something, and the order of the stages."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def program(path: Path, script: str) -> Path:
    """A shell program at this path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with only what make itself reads."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "tools/environment.sh", "binder/overrides.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run make there, outside of any make that runs this test."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MAKE") and k not in ("MFLAGS", "PYTHON")}
    command = ["make", "-C", str(folder), *arguments]
    return subprocess.run(command, env=environment, text=True, capture_output=True)


@pytest.mark.parametrize("target", ["lab", "test"])
def test_too_old_a_python_is_told_in_one_sentence(clone: Path, target: str) -> None:
    """Python 3.9: what is needed, what was found, what to type; no environment is left behind."""
    old = program(clone / "python3.9", '[ "$1" = --version ] && echo Python 3.9.2 || exit 1')
    done = make(clone, target, f"PYTHON={old}")
    assert done.returncode != 0
    assert "needs Python 3.11 or newer (found: Python 3.9.2)" in done.stderr
    assert "make PYTHON=" in done.stderr
    assert not (clone / ".venv").exists()


def test_the_environment_is_made_once_and_again_when_the_lock_changes(clone: Path) -> None:
    """A second run installs nothing; a newer lock installs again."""
    log = clone / "pip.log"
    program(clone / ".venv/bin/python", f'echo "$@" >> {log}')
    program(clone / ".venv/bin/jupyter", "echo opened")
    search = "/usr/bin:/bin"  # without uv
    assert "opened" in make(clone, "lab", f"PATH={search}").stdout
    once = log.read_text().count("pip install")
    assert once == 1
    assert "opened" in make(clone, "lab", f"PATH={search}").stdout
    assert log.read_text().count("pip install") == once
    later = (clone / ".venv/.lab").stat().st_mtime + 5
    os.utime(clone / "constraints.txt", (later, later))
    make(clone, "lab", f"PATH={search}")
    assert log.read_text().count("pip install") == once + 1


def test_stages_stop_at_the_first_that_fails(clone: Path) -> None:
    """lint fails: make test ends there, says so, and does not start the next stage."""
    program(clone / ".venv/bin/ruff", "echo ruff found something; exit 1")
    program(clone / ".venv/bin/mypy", "echo mypy ran")
    (clone / ".venv/.dev").touch()
    done = make(clone, "test", "STAGES=lint types")
    assert done.returncode != 0
    assert "==== lint ====" in done.stdout
    assert 'stopped at the stage "lint"' in done.stdout
    assert "mypy ran" not in done.stdout
    program(clone / ".venv/bin/ruff", "true")
    done = make(clone, "test", "STAGES=lint types")
    assert done.returncode == 0
    assert "mypy ran" in done.stdout
    assert "every stage passed" in done.stdout


def test_make_alone_lists_every_target(clone: Path) -> None:
    """`make` explains lab, test and the others, and does nothing."""
    listed = make(clone).stdout
    for target in ("lab", "test", "bench", "format", "notebooks"):
        assert f"make {target} " in listed
    assert not (clone / ".venv").exists()
