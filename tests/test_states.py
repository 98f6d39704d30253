"""What every state has in common, whatever its game: it goes to another process, and holds only what it declares."""

from __future__ import annotations

import copy
import pickle

import pytest

import cardgames


@pytest.mark.parametrize("slug", cardgames.games())
def test_a_state_goes_to_another_process_and_names_its_game(slug: str) -> None:
    game = cardgames.game(slug)
    for step in list(game.play(seats=game.seats[0], seed=3))[:60]:
        again = pickle.loads(pickle.dumps(step.state))
        assert (again, again.game) == (step.state, game)
        assert copy.deepcopy(step.state).game is game


def test_what_a_state_does_not_declare_cannot_be_set() -> None:
    with pytest.raises(AttributeError, match="streak"):
        cardgames.game("spots").start().streak = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("slug", cardgames.games())
def test_the_tables_of_the_rules_cannot_be_changed_through_a_state(slug: str) -> None:
    state = cardgames.game(slug).start(seed=3)
    public = [getattr(type(state), name, None) for name in dir(state) if not name.startswith("_")]
    tables = [table for table in public if isinstance(table, dict)]
    tables += [decision.kinds for decision in state.decisions.values()]
    assert len(tables) > 3
    for table in tables:
        with pytest.raises(ValueError, match="change"):
            table.clear()
