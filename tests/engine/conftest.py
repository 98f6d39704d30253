"""The toy game of the conformance suite, known by its slug."""

from __future__ import annotations

import pytest

import cardgames
from cardgames.engine.game import Game
from tests.conformance.toys import GAME


@pytest.fixture(autouse=True)
def _toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    real = cardgames.game

    def find(slug: str) -> Game:
        return GAME if slug == "toy" else real(slug)

    monkeypatch.setattr(cardgames, "game", find)
