"""What every state has in common, whatever its game: it goes to another process, and holds only what it declares."""

from __future__ import annotations

import copy
import pickle

import pytest

import cardgames


@pytest.mark.parametrize("slug", cardgames.games())
def test_a_state_goes_to_another_process_and_names_its_game(slug: str) -> None:
    game = cardgames.game(slug)
    state = game.start(seats=game.seats[-1], seed=3, events=False)
    again = pickle.loads(pickle.dumps(state))
    assert (again, again.game) == (state, game)
    assert copy.deepcopy(state).game is game


def test_what_a_state_does_not_declare_cannot_be_set() -> None:
    with pytest.raises(AttributeError, match="streak"):
        cardgames.game("spots").start().streak = 1  # type: ignore[attr-defined]
