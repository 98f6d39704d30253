"""Positions of the real games: every number is declared, and a small sample of the proof."""

from __future__ import annotations

import pytest

import cardgames
from tests.proof import positions


@pytest.mark.parametrize("slug", cardgames.games())
def test_every_number_says_which_values_it_may_have(slug: str) -> None:
    state = cardgames.game(slug).start()
    for counter in state.kept:
        plain = counter.initial(1)[0] if counter.per_seat else counter.initial(1)
        assert counter.holds is not None or type(plain) in (int, bool), counter.name
        for key, _, value in counter.values(state):
            fitting = counter.kind.fit(value, state)
            assert fitting == (tuple(value) if isinstance(value, list) else value), key


@pytest.mark.parametrize("seed", range(4))
def test_positions_with_one_fault_are_refused_or_play_on(seed: int) -> None:
    assert list(positions.faults(28, seed)) == []
