"""The fields of a State, made from what it declares: found fast, copied fast, and none that is not declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

ENGINE_FIELDS = ("game", "seats", "options", "actor", "phase", "heard", "tally")
"""The fields that every state has."""

_COPIES = ("{}", "{}[:]", "list(map(copy, {}))", "[list(map(copy, row)) for row in {}]")
"""How a field is copied: a value that never changes in place, a list, lists in a list, lists in lists in a list."""


class Declared(type):
    """The type of State classes: each zone and each counter is a slot.

    Dozens of fields are found faster in slots than in a dict, and setting one that is not declared is an error.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **kwargs: Any) -> Declared:
        zones = [zone.field for zone in namespace.get("zones", ())]
        fields = zones + [counter.field for counter in namespace.get("counters", ()) if not counter.derived]
        new = [field for field in fields if not any(hasattr(base, field) for base in bases)]
        return super().__new__(cls, name, bases, {"__slots__": new} | namespace, **kwargs)


def filler(state: Any) -> Callable[[Any, Any], None]:
    """A function that gives a state of this class all fields of another one; what changes in place is copied.

    It is written out line by line, as dataclasses are: a loop over the names takes twice as long, and players copy
    states more often than anything else.
    """
    depths = dict.fromkeys(ENGINE_FIELDS, 0) | {"tally": 1}
    del depths["heard"]  # None, or a list
    depths |= {counter.field: int(isinstance(counter.initial(2), list)) for counter in state.kept}
    depths |= {zone.field: 1 + zone.per_seat + bool(zone.subs) for zone in state.zones}
    lines = [f"    self.{name} = {_COPIES[depth].format('other.' + name)}" for name, depth in depths.items()]
    lines.append("    self.heard = other.heard and other.heard[:]")
    made: dict[str, Any] = {"copy": list.copy}
    exec("\n".join(["def fill(self, other):", *lines]), made)
    fill: Callable[[Any, Any], None] = made["fill"]
    return fill
