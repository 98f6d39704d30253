"""Random numbers that are the same on every machine and in every Python version.

Only `Random.random` is promised to stay the same by Python, so shuffling is written out here. A game draws nothing from
one long stream: each decision has its own (see `Luck`), so that one more draw in one place moves nothing anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
_ALL = 2**64 - 1
_DRAW, _CHOICE, _ACTOR = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03, 0x8CB92BA72F3D8DD7
"""How far apart the draws of a choice, the choices of an actor and the actors begin: odd numbers without a pattern."""


def _mix(at: int) -> int:
    """The number that stands at a place of the sequence of SplitMix64 (Steele, Lea and Flood 2014)."""
    at = ((at ^ at >> 30) * 0xBF58476D1CE4E5B9) & _ALL
    at = ((at ^ at >> 27) * 0x94D049BB133111EB) & _ALL
    return at ^ at >> 31


class Draws(Random):
    """The random numbers of one choice. To make them costs next to nothing: most choices draw one number, or none."""

    gauss_next = None

    def __init__(self, at: int = 0) -> None:
        self._at = at

    def random(self) -> float:
        """The next number from 0 up to, not including, 1."""
        self._at = at = (self._at + _DRAW) & _ALL
        return (_mix(at) >> 11) * 2**-53

    def getrandbits(self, k: int, /) -> int:
        """The next `k` random bits."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        bits = 0
        for _ in range(-(-k // 64)):
            self._at = (self._at + _DRAW) & _ALL
            bits = bits << 64 | _mix(self._at)
        return bits >> -k % 64

    def seed(self, a: Any = 0, version: int = 2) -> None:
        """Begin anew, from any seed."""
        self._at = _start(a)
        self.gauss_next = None

    def getstate(self) -> tuple[Any, ...]:
        """What `setstate` goes on from."""
        return self._at, self.gauss_next

    def setstate(self, state: tuple[Any, ...]) -> None:
        """Go on from where `getstate` was called."""
        self._at, self.gauss_next = state


class Luck:
    """All that is drawn in a game after the deal: the k-th move of chance draws from (luck, k), the j-th choice of a
    seat from (luck, seat, j), whatever the others do. `made` are the actors who have moved in the game before.
    """

    __slots__ = ("_next",)

    def __init__(self, luck: object, seats: int, made: Iterable[int | None] = ()) -> None:
        start = _start(luck)
        self._next = [_mix((start + _ACTOR * actor) & _ALL) for actor in (*range(1, seats + 1), 0)]  # CHANCE is -1
        for actor in made:
            if actor is not None:
                self._next[actor] += _CHOICE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Luck) and self._next == other._next

    __hash__ = None  # type: ignore[assignment]  # luck is used up

    def draws(self, actor: int) -> Random:
        """What a seat, or CHANCE, draws from in its next choice."""
        at = self._next[actor]
        self._next[actor] = at + _CHOICE
        return Draws(at)


def _start(luck: object) -> int:
    return int.from_bytes(sha256(f"{luck}".encode(errors="surrogatepass")).digest()[:8])


def stream(seed: object, purpose: str) -> Random:
    """A stream of random numbers of its own for each purpose; the luck of games is `Luck`."""
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
