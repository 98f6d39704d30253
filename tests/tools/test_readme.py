"""What README.md and CONTRIBUTING.md say is true: links, commands, games, and every line of the examples."""

from __future__ import annotations

import ast
import json
import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import cardgames
from cardgames.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ["README.md", "CONTRIBUTING.md"]


def blocks(language: str) -> list[str]:
    """The code blocks of the README in one language."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def shown(code: str, names: dict[str, object]) -> str:
    """What a notebook would show for this code: prints, and the value of every expression on a line of its own."""
    out = StringIO()
    with redirect_stdout(out):
        for node in ast.parse(code).body:
            if isinstance(node, ast.Expr):
                print(eval(compile(ast.Expression(node.value), "README.md", "eval"), names))
            else:
                exec(compile(ast.Module([node], []), "README.md", "exec"), names)
    return out.getvalue()


def test_the_tour_runs_and_shows_what_its_comments_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Python block runs, one after the other; results quoted in comments (up to the dots) are what comes out."""
    monkeypatch.chdir(tmp_path)
    code = "\n".join(blocks("python"))
    text = shown(code, {})
    quoted = re.findall(r"# (HB-.*?|\[<.*?)(?:, | )\.\.\.", code)
    assert len(quoted) >= 3
    assert [quote for quote in quoted if quote not in text] == []
    assert (tmp_path / "game.html").stat().st_size > 10_000


def test_the_example_file_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The example of the README, saved under the name it gives, passes; with another answer it fails and says where."""
    (example,) = blocks("json")
    path = tmp_path / re.search(r"cardgames check (\S+\.json)", README)[1]  # type: ignore[index]
    path.write_text(example, encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    cases = json.loads(example)
    cases[0]["expect"]["excess"] = 1
    path.write_text(json.dumps(cases), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "HB-mine-1: excess: expected 1, got 0" in capsys.readouterr().out


def test_the_games_of_the_table_are_the_games_there_are() -> None:
    """One row for each game, with its titles and seats."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \| `([a-z-]+)` \| (.+?) \|$", README, re.MULTILINE)
    assert [slug for _, _, slug, _ in rows] == cardgames.games()
    for title, seats, slug, _ in rows:
        game = cardgames.game(slug)
        assert title == f"{game.title['en']} {game.title['zh']}"
        first, last = game.seats[0], game.seats[-1]
        assert seats == (f"{first} to {last}" if last > first else str(first))


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    """Every relative link and picture is a file of the project, and pictures are described."""
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / link).exists()] == []
    assert re.findall(r"!\[\s*\]", text) == []


@pytest.mark.parametrize("page", PAGES)
def test_commands_exist(page: str) -> None:
    """Every `make ...` that is named is a target, every path in backquotes is there."""
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)\b(?=`|\s+#|\s*$)", text, re.MULTILINE)) <= targets
    paths = re.findall(r"`((?:cardgames|widgets|tests|notebooks|tools|binder)/[\w./-]*)`", text)
    assert [path for path in paths if not (ROOT / path).exists()] == []
