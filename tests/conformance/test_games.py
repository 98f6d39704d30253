"""What every game passes. A game is found by its folder; nothing here names one.

python -m pytest tests/conformance -k hey-bartender
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cardgames
from tests.conformance.checks import CHECKS
from tests.conformance.checks.texts import check_cases, check_clauses_tested, check_golden

TESTS = Path(__file__).parent.parent
RECORDS, GOLDEN = TESTS / "records", TESTS / "golden"
each_game = pytest.mark.parametrize("slug", cardgames.games())


@each_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_game(slug: str, check: Any) -> None:
    check(cardgames.game(slug))


@each_game
def test_every_clause_is_named_in_a_test(slug: str) -> None:
    check_clauses_tested(cardgames.game(slug), _folder(slug))


@each_game
def test_worked_examples(slug: str) -> None:
    check_cases(cardgames.game(slug), _folder(slug) / "cases.json")


@each_game
def test_golden_game(slug: str) -> None:
    check_golden(cardgames.game(slug), RECORDS, GOLDEN)


def test_no_golden_file_is_orphaned() -> None:
    for folder in (RECORDS, GOLDEN):
        assert {file.stem for file in folder.glob("*.txt")} <= set(cardgames.games())


def _folder(slug: str) -> Path:
    return TESTS / "games" / slug.replace("-", "_")
