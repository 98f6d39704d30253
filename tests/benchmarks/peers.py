"""Other card engines as contestants, where they are installed (extra `bench`): RLCard and OpenSpiel.

RLCard is measured at its core: the game under the environment, with the environment's own legal actions and decoding,
without the arrays of an observation. OpenSpiel is stepped from Python, chance nodes included but not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

from tests.benchmarks.ours import Playout

RLCARD = ("uno", "doudizhu")
OPENSPIEL = ("python_liars_poker", "python_block_dominoes", "crazy_eights", "gin_rummy", "hearts")
NAMES = {"rlcard": "RLCard", "open_spiel": "OpenSpiel"}


def contestants() -> dict[str, Playout]:
    """The peers that are installed and run here, by name; missing ones are left out."""
    found: dict[str, Playout] = {}
    for peer, names, make in (("rlcard", RLCARD, rlcard_core), ("open_spiel", OPENSPIEL, spiel_loop)):
        for name in names:
            try:
                play = make(name)
                play()
            except Exception as error:  # not installed, or not for this Python: measured without it
                print(f"{NAMES[peer]} {name}: not measured ({type(error).__name__}: {str(error)[:80]})")
            else:
                found[f"{peer} {name}"] = play
    return found


def versions() -> dict[str, str]:
    """The versions of the peers that are installed."""
    found = {}
    for package in ("rlcard", "open-spiel", "numpy"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def rlcard_core(name: str) -> Playout:
    """One of RLCard's games."""
    import rlcard

    env: Any = rlcard.make(name, config={"seed": 42})
    game, choice = env.game, Random(1).choice
    legal: Callable[[], Any] = env._get_legal_actions
    decode: Callable[[Any], Any] = env._decode_action

    def play() -> int:
        moves = 0
        game.init_game()
        while not game.is_over():
            game.step(decode(choice(list(legal()))))
            moves += 1
        return moves

    return play


def spiel_loop(name: str) -> Playout:
    """One of OpenSpiel's games."""
    import open_spiel.python.games  # noqa: F401  registers those written in Python
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)

    def play() -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play
