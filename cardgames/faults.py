"""Errors that people read: one sentence in English and one in Chinese. Nothing stands below this module."""

from __future__ import annotations

from typing import Any


class Fault(ValueError):
    """What is wrong, where, and what would be right, in both languages; `str()` is the English sentence.

    `raise GameError(f"a seed is a whole number, not {x}", f"种子应是整数，不能是{x}")`. A fault pickles with whatever
    its subclass keeps, and two faults are equal that say the same of the same.
    """

    def __init__(self, en: str, zh: str = "") -> None:
        super().__init__(en, zh or en)

    def text(self, lang: str = "en") -> str:
        """The sentence in "en" or "zh"."""
        return str(self.args[lang == "zh"])

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text()!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fault):
            return NotImplemented
        return type(self) is type(other) and self.args == other.args and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), self.args))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__.copy())


class GameError(Fault):
    """An unknown game, seat count, option, value, seed or name, or a deck that is not the pack."""


def _again(kind: type[Fault], args: tuple[str, str], kept: dict[str, Any]) -> Fault:
    """A fault as it was, whatever its subclass asks for when it is made."""
    fault = kind.__new__(kind, *args)
    fault.__dict__.update(kept)
    return fault
