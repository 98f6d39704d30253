"""The wheel and the source archive hold all that games and table need, and work where only they are."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.packaging.conftest import ROOT, run

pytestmark = [pytest.mark.packaging, pytest.mark.xdist_group("packaging")]

GAMES = ("hey_bartender", "spots", "caribbean_star")
STATIC = ("table.js", "table.css")

OPEN_A_TABLE = """
import sys
import cardgames
heavy = {"numpy", "pandas", "matplotlib", "ipywidgets", "anywidget"} & set(sys.modules)
assert not heavy, f"import cardgames brought {heavy}"

from cardtable import CardTable
assert sys.prefix in cardgames.__file__, cardgames.__file__

table = CardTable(cardgames.game("hey-bartender").play(players=["random"] * 3, seed=7))
shown = table._repr_mimebundle_()
bundle = shown[0] if isinstance(shown, tuple) else shown
assert '<img alt="' in bundle["text/html"] and "base64," in bundle["text/html"], bundle["text/html"][:300]
assert bundle["text/plain"].startswith("Hey, Bartender!"), bundle["text/plain"]
assert "application/vnd.jupyter.widget-view+json" in bundle
assert "render" in table._esm and ".ct" in table._css
for slug in ("hey-bartender", "spots", "caribbean-star"):
    assert slug in cardgames.games()
    assert cardgames.game(slug).rulebook
print("opened", len(bundle["text/html"]))
"""


def sources() -> set[str]:
    """What the wheel must hold, by its path inside the wheel: every file of both packages."""
    found = set()
    for base, package in ((ROOT, "cardgames"), (ROOT / "widgets", "cardtable")):
        for path in (base / package).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts and ".ipynb_checkpoints" not in path.parts:
                found.add(path.relative_to(base).as_posix())
    return found


def test_wheel_holds_every_file_of_both_packages(built: SimpleNamespace) -> None:
    """Modules, the page's module, stylesheet, rulebooks, data: all that lies in the packages, no more."""
    with zipfile.ZipFile(built.wheel) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert sources() == names


def test_wheel_holds_what_must_not_be_missing(built: SimpleNamespace) -> None:
    """Named one by one, so that a file removed from the checkout is noticed too."""
    with zipfile.ZipFile(built.wheel) as wheel:
        names = set(wheel.namelist())
        entry_points = wheel.read(next(n for n in names if n.endswith("entry_points.txt"))).decode()
    wanted = {"cardgames/__init__.py", "cardgames/__main__.py", "cardgames/py.typed", "cardtable/__init__.py"}
    wanted |= {f"cardtable/static/{name}" for name in STATIC}
    wanted |= {"cardgames/svg/outlines.json", "cardgames/svg/outlines-OFL.txt"}
    wanted |= {f"cardgames/games/{game}/rulebook.{language}.md" for game in GAMES for language in ("en", "zh")}
    wanted |= {f"cardgames/games/three_kingdoms/{table}.csv" for table in ("characters", "combos", "items")}
    wanted |= {
        f"cardgames/games/{game}/{module}.py"
        for game in GAMES
        for module in ("rules", "words", "board", "cases", "greedy")
    }
    wanted |= {f"cardgames/games/soul_hunt/{table}.csv" for table in ("souls", "hunts", "events")}
    assert wanted - names == set()
    assert "cardgames.__main__:main" in entry_points


def test_sdist_holds_the_whole_project(built: SimpleNamespace) -> None:
    """Both packages, and what it takes to test and run them: notebooks, tests, lock, Makefile, licence."""
    with tarfile.open(built.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    packages = {n if n.startswith("cardgames/") else f"widgets/{n}" for n in sources()}
    project = {
        ".ci/run", "binder/requirements.txt", "constraints.txt", "notebooks/start.ipynb", "tests/conftest.py",
        "tools/environment.sh", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "pyproject.toml",
    }  # fmt: skip
    assert (packages | project) - names == set()


def test_wheel_carries_the_licence_and_no_dependency(built: SimpleNamespace) -> None:
    """`pip install cardgames` alone brings nothing else; every requirement belongs to an extra."""
    with zipfile.ZipFile(built.wheel) as wheel:
        names = wheel.namelist()
        metadata = wheel.read(next(n for n in names if n.endswith(".dist-info/METADATA"))).decode()
    for licence in ("LICENSE", "outlines-OFL.txt"):
        assert any(".dist-info/licenses/" in name and name.endswith(f"/{licence}") for name in names)
    assert "License-Expression: BSD-3-Clause AND OFL-1.1" in metadata
    required = [line for line in metadata.splitlines() if line.startswith("Requires-Dist:")]
    assert required
    assert [line for line in required if "extra ==" not in line] == []


def test_built_wheel_opens_a_table_in_an_empty_environment(
    built: SimpleNamespace, empty_environment: Callable[..., Path], tmp_path: Path
) -> None:
    """Away from the checkout, with nothing but the wheel and anywidget: still form, module and stylesheet."""
    python = empty_environment("-c", ROOT / "constraints.txt", f"{built.wheel}[widgets]")
    script = tmp_path / "open_a_table.py"
    script.write_text(OPEN_A_TABLE)
    assert run(python, "-I", script, cwd=tmp_path).startswith("opened")
    assert "hey-bartender" in run(python, "-I", "-c", "import cardgames; print(cardgames.games())", cwd=tmp_path)


def test_command_line_works_from_the_wheel_alone(
    built: SimpleNamespace, empty_environment: Callable[..., Path], tmp_path: Path
) -> None:
    """Without anywidget the engine and its command line still work."""
    python = empty_environment("--no-deps", built.wheel)
    assert "check" in run(python.with_name("cardgames"), "--help", cwd=tmp_path)
