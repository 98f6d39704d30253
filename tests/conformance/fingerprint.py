"""Prints everything that is said in a few games: `python -m tests.conformance.fingerprint SLUG MODULE:CLASS`."""

from __future__ import annotations

import sys
from importlib import import_module

import cardgames
from cardgames.engine.game import Game
from cardgames.explain import explain
from tests.conformance.ways import Way


def find(slug: str, path: str) -> Game:
    """A game of the collection, or the toy with the rules of that class."""
    if slug in cardgames.games():
        return cardgames.game(slug)
    from tests.conformance.toys import toy

    module, _, name = path.partition(":")
    return toy(getattr(import_module(module), name))


def main() -> None:
    game = find(*sys.argv[1:])
    for seats in (game.seats[0], game.seats[-1]):
        for seed in range(2):
            line = Way(game, seats, {}, seed).play(150)
            print(line.record())
            print("\n".join(explain(line, ("en", "zh"))))
            for viewer in (*range(seats), "audience"):
                print(line.last.view(viewer), *line.line(viewer)[-1].said)


main()
