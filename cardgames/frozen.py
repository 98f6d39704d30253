"""Values that nobody can spoil: what is handed out is shared, so it refuses to be changed, in one sentence."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from types import FrameType
from typing import Any, Never, Self, TypeVar

from cardgames.faults import Fault

K = TypeVar("K")
V = TypeVar("V")
_put = object.__setattr__


class Unchangeable(Fault, AttributeError, TypeError):
    """Something that is shared was to be changed."""


def refusal(what: object, name: object) -> Unchangeable:
    """The error that says so: what it was, and which part of it."""
    kind = type(what).__name__
    return Unchangeable(
        f"{kind} values are shared and never change, so {name!r} stays as it is; make a new one instead",
        f"{kind}由多处共用，不能更改，{name!r}保持不变；请另建一个新的",
    )


class Shared:
    """Something that many places hold, complete once it is made: each field is set once. A copy is the thing itself."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        if hasattr(self, name):
            raise refusal(self, name)
        _put(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise refusal(self, name)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


class Value(Shared):
    """Something shared that is the same as another one with the same fields; another process gets an equal one."""

    __slots__ = ()

    @classmethod
    def fields(cls) -> list[str]:
        """The names of what it holds."""
        return [name for kind in reversed(cls.__mro__) for name in getattr(kind, "__slots__", ()) if name[:2] != "__"]

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields())

    def __hash__(self) -> int:
        return hash(tuple(freeze(getattr(self, name)) for name in self.fields()))

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (type(self), {name: getattr(self, name) for name in self.fields()})


def again(kind: type[Any], fields: Mapping[str, Any]) -> Any:
    """The value with these fields, whatever its class asks for when it is made."""
    value = object.__new__(kind)
    for name, held in fields.items():
        _put(value, name, held)
    return value


class FrozenDict(dict[K, V]):
    """A dict that refuses to be changed; equal to a plain one with the same entries."""

    __slots__ = ()

    def _refuse(self, *args: Any, **kwargs: Any) -> Never:
        raise refusal(self, args[0] if args else "*")

    __setitem__ = __delitem__ = setdefault = pop = popitem = update = clear = _refuse
    __ior__ = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __copy__(self) -> FrozenDict[K, V]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> FrozenDict[K, V]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self),)


def freeze(value: Any) -> Any:
    """The value with tuples for lists, frozen sets for sets and frozen dicts for dicts, at every depth."""
    kind = type(value)
    if kind is list or kind is tuple:
        return tuple(map(freeze, value))
    if kind is set:
        return frozenset(value)
    if kind is dict:
        return FrozenDict({key: freeze(part) for key, part in value.items()})
    return value


def copied(value: Any) -> Any:
    """The value with own lists, sets and dicts at every depth; what is in them is shared."""
    kind = type(value)
    if kind is list or kind is tuple:
        return kind(map(copied, value))
    if kind is set:
        return set(value)
    if kind is dict:
        return {key: copied(part) for key, part in value.items()}
    return value


def home() -> str:
    """The module whose lines are being run for the first time: what it makes, another process finds there again."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_name != "<module>":
        frame = frame.f_back
    return "__main__" if frame is None else str(frame.f_globals.get("__name__", "__main__"))


class Homeless(Fault, TypeError):
    """Something that another process could not find."""


def found(made: Mapping[Any, V], key: Any, where: str) -> V:
    """What the module `where` has made under that key. Raises Homeless where it has not."""
    if key not in made:
        with suppress(ImportError):
            import_module(where)
    if key not in made:
        raise Homeless(
            f"the module {where}, which makes {key!r}, cannot be imported here or no longer makes it",
            f"这里无法导入制作{key!r}的模块{where}，或者它不再制作它",
        )
    return made[key]


def known(made: Mapping[Any, V], key: Any, value: V) -> V:
    """The value itself, which can leave the process. Raises Homeless if it would not be found again by its key."""
    if made.get(key) is not value:
        raise Homeless(
            f"{value!r} is not what its module keeps under {key!r}, so that another process could not find it",
            f"{value!r}不是其模块以{key!r}保存的那一个，别的进程找不到它",
        )
    return value
