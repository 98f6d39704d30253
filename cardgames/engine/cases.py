"""What kinds of situation a game can be checked on: worked examples as data.

A game's `cases.py` declares `KINDS`, a `CaseKind` for each kind of case. `run(given)` works the situation out with the
game's own rules and returns a value for every field that a case may expect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


class CaseError(ValueError):
    """A case that cannot be run as written: an unknown field, a card that does not exist, an illegal move."""


@dataclass(frozen=True, slots=True)
class CaseKind:
    """`given` and `expect`: the fields a case of this kind may have; `needs`: those of `given` it must have.

    `unordered`: expected fields whose lists (at any depth) are compared without regard to order. `by_seat`: the same
    for fields with one entry for each seat; the seats themselves keep their order.
    """

    given: tuple[str, ...]
    expect: tuple[str, ...]
    run: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    needs: tuple[str, ...] = ()
    unordered: tuple[str, ...] = ()
    by_seat: tuple[str, ...] = ()
