"""The suite notices: a correct toy passes every point, and each broken one fails in its point and in no other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cardgames
from cardgames.engine.game import Game
from cardgames.explain import explain
from tests.conformance import ways
from tests.conformance.checks import CHECKS
from tests.conformance.checks.texts import check_cases, check_clauses_tested, check_golden
from tests.conformance.faults import EVERYTHING, FAULTS
from tests.conformance.toys import GAME

NAMES = {check.__name__: check for check in CHECKS}


@pytest.fixture
def introduce(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Makes a toy findable under its slug, as records and case files need it."""
    real = cardgames.game

    def known(game: Game) -> Game:
        monkeypatch.setattr(cardgames, "game", lambda slug: game if slug == game.slug else real(slug))
        return game

    return known


@pytest.mark.parametrize("name", NAMES)
def test_a_correct_game_passes(name: str, introduce: Any) -> None:
    NAMES[name](introduce(GAME))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_game_fails_its_check(fault: str, introduce: Any) -> None:
    game = introduce(FAULTS[fault].game)
    with pytest.raises(AssertionError):
        NAMES[FAULTS[fault].check](game)


@pytest.mark.parametrize("fault", FAULTS)
def test_and_no_other(fault: str, introduce: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game, check, also = FAULTS[fault]
    if also == EVERYTHING:
        return
    introduce(game)
    monkeypatch.setattr(ways, "effort", 0.1)
    for name in NAMES.keys() - {check, *also, "check_processes"}:  # starting processes takes long, and proves little
        NAMES[name](game)


def test_every_check_has_a_fault_that_it_notices() -> None:
    assert {fault.check for fault in FAULTS.values()} == set(NAMES)


# Checks that need a folder ---------------------------------------------------------------------------------------


def test_every_clause_has_to_be_named_in_a_test(tmp_path: Path) -> None:
    clauses = [clause.id for clause in GAME.rulebook]
    names = [f"def test_{clause.lower().replace('-', '_').replace('.', '_')}_works(): ..." for clause in clauses]
    (tmp_path / "test_toy.py").write_text("\n".join(names[3:]))
    with pytest.raises(AssertionError, match=f"names {clauses[0]}, {clauses[1]}, {clauses[2]}$"):
        check_clauses_tested(GAME, tmp_path)
    (tmp_path / "cases.json").write_text(json.dumps([{"clauses": clauses[:3]}]))
    check_clauses_tested(GAME, tmp_path)


def test_a_clause_is_not_named_by_a_longer_one(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text("TY-1.10 test_ty_2_11 test_party_2_1")
    with pytest.raises(AssertionError, match=r"TY-1\.1, TY-1\.2, TY-2\.1,"):
        check_clauses_tested(GAME, tmp_path)


def test_worked_examples_have_to_come_out(tmp_path: Path, introduce: Any) -> None:
    introduce(GAME)
    case = {"id": "TY-1", "kind": "round", "given": {"cards": ["2S", "3H", "2D"]}, "expect": {"winner": 1, "points": 1}}
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([case]))
    check_cases(GAME, file)
    file.write_text(json.dumps([case | {"expect": {"winner": 1, "points": 2}}]))
    with pytest.raises(AssertionError, match="case TY-1: points: expected 2, got 1"):
        check_cases(GAME, file)


def test_golden_games_keep_their_words(tmp_path: Path, introduce: Any) -> None:
    introduce(GAME)
    line = GAME.play(seats=3, seed=3)
    record, golden = tmp_path / "records" / "toy.txt", tmp_path / "golden" / "toy.txt"
    for file, text in ((record, line.record()), (golden, "\n".join(explain(line, ("en", "zh"))))):
        file.parent.mkdir()
        file.write_text(text)
    check_golden(GAME, record.parent, golden.parent)
    golden.write_text(golden.read_text().replace("are dealt", "were dealt"))
    with pytest.raises(AssertionError, match="line 4 of the explanation"):
        check_golden(GAME, record.parent, golden.parent)
    record.write_text(record.read_text()[:-3])
    with pytest.raises(ValueError, match="the record ends with"):
        check_golden(GAME, record.parent, golden.parent)
