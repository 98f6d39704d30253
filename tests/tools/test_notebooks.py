"""Notebooks are committed as a fresh run leaves them, without what differs from machine to machine."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from tools import notebooks

ROOT = Path(__file__).resolve().parents[2]
STILL = '<img alt="Hey, Bartender! step 0" src="data:image/svg+xml;base64,AAAA">'


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A notebook as it leaves a kernel of some machine: run, with a widget, a failed cell and times."""
    views = {notebooks.WIDGET_VIEW: {"model_id": "0c1d"}, "text/html": STILL, "text/plain": "table"}
    failed = new_output("error", ename="IllegalMove", evalue="HB-4.2", traceback=["File /home/ann/rules.py"])
    prints = [new_output("stream", name="stdout", text=text) for text in ("a\n", "b\n")]
    cells = [
        new_markdown_cell("# 酒保", id="title"),
        new_code_cell("table", id="table", outputs=[new_output("display_data", data=views)]),
        new_code_cell("play", id="play", outputs=[failed], metadata={"tags": ["raises-exception"]}),
        new_code_cell("say", id="say", outputs=prints, metadata={"execution": {"iopub.status.idle": "2026"}}),
    ]
    metadata = {"widgets": {"version_major": 2}, "language_info": {"name": "python", "version": "3.12.1"}}
    path = tmp_path / "game.ipynb"
    nbformat.write(new_notebook(cells=cells, metadata=metadata), path)
    return path


def test_normal_form_drops_what_belongs_to_one_run(fresh: Path) -> None:
    """Widget state and views, times, versions and paths go; still form, error and tags stay."""
    assert notebooks.main(["--normalise", str(fresh)]) == 0
    text = fresh.read_text(encoding="utf-8")
    for gone in ("widgets", "0c1d", "widget-view", "3.12.1", "iopub", "/home/ann"):
        assert gone not in text
    for kept in ("酒保", "Hey, Bartender! step 0", "IllegalMove: HB-4.2", "raises-exception"):
        assert kept in text
    (prints,) = nbformat.read(fresh, as_version=4).cells[3].outputs
    assert prints.text == "a\nb\n"


def test_check_tells_and_changes_nothing(fresh: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--check names the notebook that is not in normal form, exits 1 and leaves it; then it is content."""
    before = fresh.read_bytes()
    assert notebooks.main(["--check", str(fresh.parent)]) == 1
    assert "game.ipynb: not in normal form" in capsys.readouterr().err
    assert fresh.read_bytes() == before
    notebooks.main(["--normalise", str(fresh)])
    assert notebooks.main(["--check", str(fresh.parent)]) == 0


def test_two_runs_leave_the_same_bytes(tmp_path: Path) -> None:
    """Running again changes nothing when the code has not changed, a failing cell and a picture included."""
    path = tmp_path / "twice.ipynb"
    show = f"from IPython.display import HTML, display\ndisplay(HTML('''{STILL}'''))\nprint(1); print(2)\n6 * 7"
    failing = new_code_cell("1 / 0", id="b", metadata={"tags": ["raises-exception"]})
    nbformat.write(new_notebook(cells=[new_code_cell(show, id="a"), failing]), path)
    notebooks.main([str(path)])
    first = path.read_bytes()
    assert b"ZeroDivisionError" in first
    assert b'"42"' in first
    notebooks.main([str(path)])
    assert path.read_bytes() == first


def test_no_notebook_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A path without notebooks is said, not passed over."""
    with pytest.raises(SystemExit) as ended:
        notebooks.main([str(tmp_path)])
    assert ended.value.code == 2
    assert "no notebook in" in capsys.readouterr().err


def test_committed_notebooks_are_in_normal_form() -> None:
    """`make notebooks` would change none of them but for what the code now says."""
    assert notebooks.main(["--check", str(ROOT / "notebooks")]) == 0
