"""Every Python shows the same: digests that are written down, and sums that do not depend on how Python adds."""

from __future__ import annotations

import builtins
import json
import sys
from collections.abc import Callable, Iterable
from functools import reduce
from math import fsum
from operator import add
from typing import Any

import pytest

import cardgames
from tests.digest.__main__ import KEPT, digests


def in_turn(terms: Iterable[Any], /, start: Any = 0) -> Any:
    """A sum as Python took it until 3.11: one term after the other, each time rounded."""
    return reduce(add, terms, start)


def at_once(terms: Iterable[Any], /, start: Any = 0) -> Any:
    """A sum as newer ones take it: what rounding loses on the way comes back at the end."""
    terms = list(terms)
    return fsum([start, *terms]) if any(isinstance(term, float) for term in terms) else in_turn(terms, start)


@pytest.mark.parametrize("way", [in_turn, at_once])
@pytest.mark.parametrize("slug", cardgames.games())
def test_every_python_shows_the_same(slug: str, way: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    monkeypatch.setattr(builtins, "sum", way)
    kept = json.loads(KEPT.read_text("utf-8"))[slug]
    assert digests(cardgames.game(slug)) == kept, "on purpose? then: python -m tests.digest"


def forget() -> None:
    """Empty all caches, in which sums of another way could lie."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("cardgames", "cardtable")):
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


def test_the_two_ways_of_adding_differ() -> None:
    assert in_turn([0.1] * 10) != at_once([0.1] * 10) == 1.0


def test_every_game_has_its_digests() -> None:
    assert sorted(json.loads(KEPT.read_text("utf-8"))) == cardgames.games()
