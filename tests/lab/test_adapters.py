"""The research libraries' own tests pass for all fourteen games with their usual seats."""

from __future__ import annotations

import warnings
from typing import Any

import pyspiel
import pytest
from pettingzoo import test as pettingzoo_test

import cardgames


@pytest.mark.parametrize("slug", cardgames.games())
def test_open_spiel_plays_it_at_random(slug: str) -> None:
    from cardgames.adapters import openspiel

    pyspiel.random_sim_test(openspiel.load(slug), num_sims=1, serialize=slug != "three-kingdoms", verbose=False)


@pytest.mark.parametrize("slug", cardgames.games())
def test_petting_zoo_accepts_it(slug: str) -> None:
    from cardgames.adapters import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # dict observations with a mask are warned of, and right
        pettingzoo_test.api_test(pettingzoo.env(slug), num_cycles=60)
        pettingzoo_test.seed_test(lambda: pettingzoo.env(slug), num_cycles=30)


def test_fixed_numbers_mean_the_same_move_everywhere() -> None:
    from cardgames.adapters.numbering import Numbering

    numbering = Numbering(cardgames.game("hey-bartender"), 2)
    assert numbering.fixed
    assert numbering.count == 52
    assert not Numbering(cardgames.game("fifty-k"), 4).fixed


def test_returns_are_win_shares_around_nil() -> None:
    from cardgames.adapters import openspiel

    state = openspiel.load("spots", seats=3).new_initial_state()
    while not state.is_terminal():
        actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[len(actions) // 2])
    assert sum(state.returns()) == pytest.approx(0)


def test_unknown_options_and_seats_are_refused_in_a_sentence() -> None:
    from cardgames.adapters import openspiel, pettingzoo

    for make in (openspiel.load, pettingzoo.env):
        maker: Any = make
        with pytest.raises(ValueError, match="nosuch"):
            maker("spots", nosuch=1)
        with pytest.raises(ValueError, match="99"):
            maker("spots", seats=99)
