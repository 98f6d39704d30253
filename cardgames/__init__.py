"""Card games you can open, play and take apart.

    import cardgames
    g = cardgames.game("hey-bartender")
    t = g.play(players=["random", "random", "greedy"], seed=7)
    print(t[1])

A game is computed as a line of explained steps; tables, notebooks, players and records read that line.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import cardgames.games as _folder  # before the function of that name below, which then stays `cardgames.games`
from cardgames.engine.game import Game, GameError, Option
from cardgames.engine.moves import AmbiguousMove, Illegal, IllegalMove, MoveError, UnreadableMove
from cardgames.engine.record import RecordError, load
from cardgames.engine.state import CHANCE
from cardgames.players.loop import PlayerError
from cardgames.quoting import clip, meant

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "AmbiguousMove",
    "Game",
    "GameError",
    "Illegal",
    "IllegalMove",
    "MoveError",
    "Option",
    "PlayerError",
    "RecordError",
    "UnreadableMove",
    "game",
    "games",
    "load",
]


def games() -> list[str]:
    """The slugs of all games. A folder in `cardgames/games` is a game; nothing else registers it."""
    return sorted(module.name.replace("_", "-") for module in iter_modules(_folder.__path__) if module.ispkg)


def game(slug: str) -> Game:
    """A game by its slug, e.g. "hey-bartender". Raises GameError that says which was meant, or lists them."""
    if slug not in games():
        en, zh = meant(slug, games(), "the games are", "游戏有")
        raise GameError(f"there is no game {clip(slug)}; {en}", f"没有游戏{clip(slug)}；{zh}")
    found: Game = import_module(f"cardgames.games.{slug.replace('-', '_')}").GAME
    return found
