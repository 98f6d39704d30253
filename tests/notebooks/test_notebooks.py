"""What a notebook must be, whatever it teaches; nbval compares its outputs in a run of its own."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

import cardgames
from tools.notebooks import find, normal, text

FOLDER = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = {path.relative_to(FOLDER).as_posix(): nbformat.read(path, 4) for path in find([FOLDER])}
RULES = {Path(name).stem: notebook for name, notebook in NOTEBOOKS.items() if name.startswith("rules/")}
SECTIONS = [
    "Guess first", "The aim and the table", "The rules, piece by piece", "A round, worked", "Scores, worked",
    "Your turn", "Rulings", "Play against bots", "Quiz", "One page to print",
]  # fmt: skip
LARGEST = 500_000
ADDRESS = re.compile(r"\b(?:at )?0x[0-9a-f]{6,}", re.I)
IMAGE = re.compile(r"<img\b[^>]*>", re.I)
CLAUSE = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+\.\d+)\b")
CHAPTER = re.compile(r"\b[A-Z]{2}-(?:R|\d+)\b(?![.\d])")

every = pytest.mark.parametrize("name", NOTEBOOKS)
rules = pytest.mark.parametrize("slug", RULES)


def code(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def prose(cells: list[Any]) -> list[str]:
    """The words of the text cells, clause numbers and signs left out."""
    text = " ".join(cell.source for cell in cells if cell.cell_type == "markdown")
    return [word for word in CLAUSE.sub("", text).split() if any(char.isalnum() for char in word)]


def bundle(cell: Any) -> str:
    """All that a cell puts out, as text."""
    return " ".join(str(value) for output in cell.outputs for value in output.get("data", {}).values())


def plain(cell: Any) -> str:
    """The plain text that a cell puts out."""
    return " ".join(output.data.get("text/plain", "") for output in cell.outputs if "data" in output)


def section(notebook: Any, level: str, title: str) -> list[Any]:
    """The cells from a heading to the next of its level or above."""
    marks = [("#" * n + " ") for n in range(1, len(level) + 1)]
    cells: list[Any] = []
    inside = False
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and cell.source.startswith(tuple(marks)):
            inside = cell.source.splitlines()[0] == f"{level} {title}"
        if inside:
            cells.append(cell)
    return cells


def atoms(notebook: Any) -> dict[str, list[Any]]:
    """The pieces of the rules: their titles and cells."""
    cells = section(notebook, "##", SECTIONS[2])
    titles = [c.source.splitlines()[0][4:] for c in cells if c.source.startswith("### ")]
    return {title: section(notebook, "###", title) for title in titles}


def test_there_is_something_to_look_at() -> None:
    assert "start.ipynb" in NOTEBOOKS
    assert RULES


@every
def test_it_is_in_its_normal_form(name: str) -> None:
    path = FOLDER / name
    assert path.read_text(encoding="utf-8") == text(normal(NOTEBOOKS[name])), "make notebooks puts it right"
    assert path.stat().st_size < LARGEST


@every
def test_it_carries_no_saved_widgets_and_no_addresses(name: str) -> None:
    notebook = NOTEBOOKS[name]
    assert "widgets" not in notebook.metadata
    source = text(notebook)
    without_pictures = re.sub(r"base64,[A-Za-z0-9+/=]+", "", source)
    assert not ADDRESS.search(without_pictures)
    assert "widget-view" not in source


@every
def test_every_picture_has_its_words_and_comes_from_nowhere_else(name: str) -> None:
    for cell in NOTEBOOKS[name].cells:
        shown = cell.source if cell.cell_type == "markdown" else bundle(cell)
        assert "![](" not in shown
        assert not re.search(r"!\[[^\]]*\]\(\s*(?:https?:)?//", shown)
        for image in IMAGE.findall(shown):
            assert re.search(r'\balt="[^"]*\w[^"]*"', image), image[:200]
            assert 'src="data:image/svg+xml;base64,' in image or not re.search(r'src="(?:https?:)?//', image)
        for kind in ("image/png", "image/jpeg", "image/svg+xml"):
            assert not any(kind in output.get("data", {}) for output in cell.get("outputs", []))


@every
def test_cells_are_short_executed_and_have_ids(name: str) -> None:
    notebook = NOTEBOOKS[name]
    # As it stands in the file: nbformat repairs ids while it reads.
    ids = [cell.get("id") for cell in json.loads((FOLDER / name).read_text(encoding="utf-8"))["cells"]]
    assert all(ids)
    assert len(set(ids)) == len(ids)
    for number, cell in enumerate(code(notebook)):
        assert 1 <= len(cell.source.splitlines()) <= 5, cell.id
        assert cell.execution_count == number + 1, f"{cell.id}: run the notebook from top to bottom"
        assert cell.outputs, cell.id
        assert all(output.output_type in ("execute_result", "display_data") for output in cell.outputs), cell.id


@every
def test_only_the_first_cell_imports(name: str) -> None:
    first, *others = code(NOTEBOOKS[name])
    for cell in others:
        nodes = ast.walk(ast.parse(cell.source))
        assert not any(isinstance(node, (ast.Import, ast.ImportFrom)) for node in nodes), cell.id
    assert "import" in first.source


@every
def test_links_lead_somewhere(name: str) -> None:
    notebook, here = NOTEBOOKS[name], (FOLDER / name).parent
    titles = {
        line.lstrip("# ").replace(" ", "-")
        for cell in notebook.cells
        if cell.cell_type == "markdown"
        for line in cell.source.splitlines()
        if line.startswith("#")
    }
    shown = "\n".join(c.source if c.cell_type == "markdown" else bundle(c) for c in notebook.cells)
    for target in re.findall(r"\]\(([^)]+)\)|href=\"([^\"]+)\"", shown):
        link = target[0] or target[1]
        path, _, anchor = link.partition("#")
        assert not path or "://" in path or (here / path).exists(), link
        assert path or anchor in titles, link


def test_the_start_notebook_lists_every_game() -> None:
    shown = " ".join(bundle(cell) for cell in code(NOTEBOOKS["start.ipynb"]))
    for game in map(cardgames.game, cardgames.games()):
        assert game.title.zh in shown
        if game.slug in RULES:
            assert f'href="rules/{game.slug}.ipynb"' in shown, "run the start notebook again: make notebooks"


@rules
def test_a_rules_notebook_has_its_sections_in_order(slug: str) -> None:
    cells = RULES[slug].cells
    titles = [c.source.splitlines()[0][3:] for c in cells if c.cell_type == "markdown" and c.source.startswith("## ")]
    assert titles == SECTIONS
    game = cardgames.game(slug)
    assert cells[0].source.startswith(f"# {game.title.en} · {game.title.zh}")


@rules
def test_a_rules_notebook_is_as_long_as_half_an_hour(slug: str) -> None:
    assert 1_200 <= len(prose(RULES[slug].cells)) <= 1_800


@rules
def test_the_rules_come_in_short_pieces(slug: str) -> None:
    pieces = atoms(RULES[slug])
    assert 5 <= len(pieces) <= 8
    for title, cells in pieces.items():
        assert len(prose(cells)) <= 60 + len(title.split()), title


@rules
def test_each_piece_has_a_picture_something_allowed_and_something_refused(slug: str) -> None:
    notebook = RULES[slug]
    for title, cells in atoms(notebook).items():
        shown = [(bundle(cell), plain(cell)) for cell in cells if cell.cell_type == "code"]
        assert any("<img" in html for html, _ in shown), title
        refused = [CLAUSE.search(text) for _, text in shown for text in re.findall(r"✗.*", text)]
        assert any(refused), f"{title}: nothing is refused with a clause"
        assert any("✗" not in text for _, text in shown if text), title


@rules
def test_every_clause_is_touched(slug: str) -> None:
    """A piece or a ruling speaks of each clause, or folds it below its picture; "SH-7" is every clause of chapter 7."""
    notebook = RULES[slug]
    pieces = [cell for cells in atoms(notebook).values() for cell in cells]
    sources = " ".join(cell.source for cell in [*pieces, *section(notebook, "##", "Rulings")])
    named, chapters = set(CLAUSE.findall(sources)), tuple(CHAPTER.findall(sources))
    for clause in cardgames.game(slug).rulebook:
        chapter = clause.id.partition(".")[0] if "-R" not in clause.id else clause.id[: clause.id.index("R") + 1]
        assert clause.id in named or chapter in chapters, f"{clause.id} is named in no piece of the rules, in no ruling"


@rules
def test_rulings_are_tried_both_ways(slug: str) -> None:
    outputs = [plain(cell) for cell in section(RULES[slug], "##", "Rulings") if cell.cell_type == "code"]
    for name in cardgames.game(slug).options:
        assert any(text.count(f"{name} = ") >= 2 for text in outputs), f"nothing shows what {name} changes"


@rules
def test_there_are_problems_with_more_and_more_blanks_and_six_questions(slug: str) -> None:
    turns = [c.source for c in section(RULES[slug], "##", "Your turn") if c.cell_type == "code"]
    blanks = [source.count("=...") for source in turns if ".check(" in source]
    assert blanks[:2] == [1, 2]
    assert len(blanks) >= 3
    assert blanks[2] >= 3
    assert not any(re.search(r"=(?!\.\.\.)", part) for part in re.findall(r"\.check\(([^)]*)\)", turns[-1])), turns[-1]
    asked = [c.source for c in section(RULES[slug], "##", "Quiz") if c.cell_type == "code"]
    assert len(asked) == 6
    assert all("answer=..." in source for source in asked)


@rules
def test_every_solution_is_folded(slug: str) -> None:
    for title in ("Your turn", "Quiz"):
        for cell in section(RULES[slug], "##", title):
            if cell.cell_type == "code" and "=..." in cell.source:
                assert "<details" in bundle(cell), cell.id
