"""A toy game that obeys every promise, for proving that the conformance suite notices each broken one."""

from __future__ import annotations

from typing import Any

from cardgames.engine.game import Game, Option
from cardgames.engine.words import Words
from tests.conformance.toys.rules import FORMS, PACK, Toy


def toy(state: type[Toy] = Toy, *, kind: type[Game] = Game, **changes: Any) -> Game:
    """The toy game, or one with other rules or another entry in the catalogue."""
    entry: dict[str, Any] = {
        "slug": "toy",
        "prefix": "TY",
        "title": Words("Sealed Highs", "暗出大牌"),
        "seats": range(2, 4),
        "pack": PACK,
        "state": state,
        "forms": FORMS,
        "options": {
            "rounds": Option(3, range(1, 4), "TY-R1", Words("Rounds", "轮数")),
            "reshuffle": Option(True, (True, False), "TY-R2", Words("Shuffle the discards", "弃牌洗牌")),
        },
        "longest": 24,
    }
    return kind(**entry | changes)


GAME = toy()
