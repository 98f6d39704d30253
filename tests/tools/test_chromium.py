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


def test_a_missing_one_is_installed_as_root_on_debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """apt-get brings its lists up to date first, then installs the browser and a font with Chinese."""
    log = tmp_path / "apt.log"
    apt = executable(tmp_path / "apt-get")
    apt.write_text(f'#!/bin/sh\necho "$@" >> {log}\n[ "$1" = update ] || /bin/cp {apt} {tmp_path}/chromium\n')
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert chromium.main() == 0
    update, install = log.read_text().splitlines()
    assert update.startswith("update")
    assert install.startswith("install")
    assert install.endswith("chromium fonts-noto-cjk")


def test_nothing_is_installed_without_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's own machine is told about, not changed."""
    executable(tmp_path / "apt-get").write_text(f"#!/bin/sh\n/bin/cp $0 {tmp_path}/chromium\n")
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert chromium.main() == 1


def test_none_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No browser and no way to install one: exit 1 and the advice, nothing else."""
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "nowhere"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.main() == 1
    assert capsys.readouterr().err == f"cardgames: {chromium.ADVICE}\n"
