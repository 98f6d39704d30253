"""Random numbers that are the same on every machine and in every Python version.

Only `Random.random` is promised to stay the same by Python, so shuffling is written out here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: object, purpose: str) -> Random:
    """An own stream of random numbers for each purpose, so that a player's luck never moves the cards."""
    return Random(f"{seed}/{purpose}")


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """The items in random order (Fisher-Yates)."""
    order = list(items)
    random = rng.random
    for i in range(len(order) - 1, 0, -1):
        j = int(random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, all equally likely."""
    return items[int(rng.random() * len(items))]
