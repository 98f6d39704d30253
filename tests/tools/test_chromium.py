"""The browser is found where people have it, and its absence is told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import chromium


def executable(path: Path) -> Path:
    """An empty program at this path."""
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_a_named_browser_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """$CHROMIUM is taken even where others are on the PATH."""
    own = executable(tmp_path / "my-chromium")
    executable(tmp_path / "chromium")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CHROMIUM", str(own))
    assert chromium.find() == str(own)


def test_the_first_name_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without $CHROMIUM, chromium comes before google-chrome."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    chrome = executable(tmp_path / "google-chrome")
    assert chromium.find() == str(chrome)
    own = executable(tmp_path / "chromium")
    assert chromium.find() == str(own)


def test_none_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No browser and no way to install one: exit 1 and the advice, nothing else."""
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "nowhere"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.main() == 1
    assert capsys.readouterr().err == f"cardgames: {chromium.ADVICE}\n"
