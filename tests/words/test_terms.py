"""The Chinese of each game keeps to its terms: rulebook, sentences, labels, refusals, lesson and cards."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cardgames
from tests.words.terms import GAMES

FOLDER = Path(cardgames.__file__).parent / "games"
CHINESE = re.compile(r"[\u4e00-\u9fff]")

of_each = pytest.mark.parametrize("slug", GAMES)


def rulebook(slug: str) -> str:
    return (FOLDER / slug.replace("-", "_") / "rulebook.zh.md").read_text("utf-8")


@cache
def said(slug: str) -> list[str]:
    """Every Chinese text in the code and the tables of a game; docstrings and comments are not shown to anybody."""
    folder = FOLDER / slug.replace("-", "_")
    texts = [text for path in folder.glob("*.py") for text in literals(path.read_text("utf-8"))]
    texts += [line for path in folder.glob("*.csv") for line in path.read_text("utf-8").splitlines()]
    return [text for text in texts if CHINESE.search(text)]


def literals(source: str) -> Iterator[str]:
    tree = ast.parse(source)
    spoken = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in spoken:
            yield node.value


def test_docstrings_are_left_out_and_f_strings_are_read() -> None:
    source = 'def f():\n    """文"""\n    # 注\n    return "一", f"{x}二"\n'
    assert [text for text in literals(source) if CHINESE.search(text)] == ["一", "二"]


@of_each
def test_the_right_words_are_used_in_rulebook_and_code(slug: str) -> None:
    book, code = rulebook(slug), "\n".join(said(slug))
    assert [word for word in GAMES[slug].right if word not in book] == [], "not in the rulebook"
    assert [word for word in GAMES[slug].right if word not in code] == [], "not in what the code says"


@of_each
def test_the_wrong_words_are_used_nowhere(slug: str) -> None:
    lines = [*rulebook(slug).splitlines(), *said(slug)]
    found = [(word, line[:60]) for word in GAMES[slug].wrong for line in lines if re.search(word, line)]
    assert found == []
