"""What the fields of a case hold, declared once and to the innermost value.

    "swings": ListOf(Row(SEAT, Maybe(CARD)), most=7)

A shape refuses what it does not fit with one sentence: where the value stands, what would be right, what is there
("swings[2][0] should be a seat from 0 to 3, not 1000000000"). Every number has bounds and every list a greatest
length, so that nothing is ever built from a value that is out of all proportion.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.words import Words
from cardgames.faults import Fault
from cardgames.quoting import clip, meant, shorten, visible

if TYPE_CHECKING:
    from cardgames.engine.game import Game

SHOWN = 8
"""So many words are listed in a message; of more, the first two and the last."""


class CaseError(Fault):
    """A case that cannot be run as written: an unknown field, a card that does not exist, an illegal move."""

    @classmethod
    def at(cls, path: str, fault: Fault) -> CaseError:
        """What is wrong, and with which value of the case."""
        return cls(shorten(f"{path}: {fault.text('en')}"), shorten(f"{path}：{fault.text('zh')}"))


def quoted(value: object, length: int = 60) -> str:
    """A value of a case as a message shows it: a text as everywhere, anything else as JSON writes it; cut short."""
    if isinstance(value, str):
        return clip(value, length)
    try:
        return visible(shorten(json.dumps(value, ensure_ascii=False, default=str), length))
    except (TypeError, ValueError, RecursionError):  # only from Python: what JSON cannot write
        return clip(value, length)


def listed(values: Iterable[object]) -> str:
    """Values in a message, not too many of them."""
    texts = [value if isinstance(value, str) else quoted(value) for value in values]
    return ", ".join(texts if len(texts) <= SHOWN else [*texts[:2], "...", texts[-1]])


class Place:
    """Where a value of a case stands: its path; the game, and how many seats the case has; which cards lie where."""

    __slots__ = ("game", "seats", "path", "lying")

    def __init__(self, game: Game, seats: int, path: str, lying: dict[Card, str]) -> None:
        self.game, self.seats, self.path, self.lying = game, seats, path, lying

    def item(self, index: int) -> Place:
        """An entry of this list."""
        return Place(self.game, self.seats, f"{self.path}[{index}]", self.lying)

    def field(self, name: str) -> Place:
        """A field of this object."""
        return Place(self.game, self.seats, f"{self.path}.{name}" if self.path else name, self.lying)

    def wrong(self, right: Words, value: object, found: Words | None = None) -> CaseError:
        """This value is none that would be right; `found` says what it is if that is not best seen by itself."""
        there = Words(quoted(value), quoted(value)) if found is None else found
        return CaseError(
            f"{self.path} should be {right.en}, not {there.en}", f"{self.path}应是{right.zh}，不能是{there.zh}"
        )


class Shape:
    """What a value may be: `fits`, and `noun` for messages. With others inside, `check` goes on to these."""

    def noun(self, at: Place) -> Words:
        """What would be right here."""
        raise NotImplementedError

    def counting(self, at: Place) -> Words:
        """What would be right where the value tells how many seats there are."""
        return self.noun(at)

    def fits(self, value: Any, at: Place) -> bool:
        """Whether the value is right here."""
        raise NotImplementedError

    def check(self, value: Any, at: Place) -> None:
        """Raises CaseError unless the value is right here."""
        if not self.fits(value, at):
            raise at.wrong(self.noun(at), value)


# Single values -------------------------------------------------------------------------------------------------------


class Anything(Shape):
    """Whatever it is: nothing is made of it."""

    def fits(self, value: Any, at: Place) -> bool:
        return True


class Text(Shape):
    """A text that is not empty."""

    def noun(self, at: Place) -> Words:
        return Words("a text", "文本")

    def fits(self, value: Any, at: Place) -> bool:
        return isinstance(value, str) and value != ""


class Whole(Shape):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def noun(self, at: Place) -> Words:
        return Words(f"a whole number from {self.least} to {self.most}", f"{self.least}到{self.most}的整数")

    def fits(self, value: Any, at: Place) -> bool:
        return type(value) is int and self.least <= value <= self.most


class Halves(Whole):
    """A whole or half number within bounds."""

    def noun(self, at: Place) -> Words:
        return Words(
            f"a whole or half number from {self.least} to {self.most}", f"{self.least}到{self.most}的整数或半数"
        )

    def fits(self, value: Any, at: Place) -> bool:
        half = type(value) is float and isfinite(value) and (2 * value).is_integer()
        return (half and self.least <= value <= self.most) or super().fits(value, at)


class OneOf(Shape):
    """One of several words or small values; true is not 1."""

    def __init__(self, *values: Any) -> None:
        self.values = values
        self.known = {(type(value), value) for value in values}

    def noun(self, at: Place) -> Words:
        return Words(f"one of {listed(map(quoted, self.values))}", f"以下之一：{listed(map(quoted, self.values))}")

    def fits(self, value: Any, at: Place) -> bool:
        return isinstance(value, (str, int, type(None))) and (type(value), value) in self.known


# Values with others inside -------------------------------------------------------------------------------------------


class Maybe(Shape):
    """Null, or a value of this shape."""

    def __init__(self, of: Shape) -> None:
        self.of = of

    def check(self, value: Any, at: Place) -> None:
        if value is not None:
            self.of.check(value, at)


class ListOf(Shape):
    """A list whose entries all have one shape; `once` says that they are all different."""

    def __init__(self, of: Shape, *, least: int = 0, most: int, once: bool = False) -> None:
        self.of, self.least, self.most, self.once = of, least, most, once

    def bounds(self, at: Place) -> tuple[int, int]:
        """The least and the greatest length."""
        return self.least, self.most

    def noun(self, at: Place) -> Words:
        least, most = self.bounds(at)
        if least == most:
            return Words(f"a list of {least}", f"{least}项的列表")
        return Words(f"a list of {least} to {most}", f"{least}到{most}项的列表")

    def check(self, value: Any, at: Place) -> None:
        least, most = self.bounds(at)
        if not isinstance(value, (list, tuple)):
            raise at.wrong(self.noun(at), value)
        if not least <= len(value) <= most:
            raise at.wrong(self.noun(at), value, Words(f"of {len(value)}", f"{len(value)}项"))
        for index, part in enumerate(value):
            self.of.check(part, at.item(index))
            if self.once and part in value[:index]:
                there = f"{at.path}[{value.index(part)}]"
                raise CaseError(
                    f"{at.path}[{index}]: {quoted(part)} is already in {there}; right is each only once",
                    f"{at.path}[{index}]：{quoted(part)}已在{there}；每个只能有一次",
                )


class Row(Shape):
    """A list with one entry for each of these shapes."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes

    def check(self, value: Any, at: Place) -> None:
        if not isinstance(value, (list, tuple)) or len(value) != len(self.shapes):
            raise at.wrong(Words(f"a list of {len(self.shapes)}", f"{len(self.shapes)}项的列表"), value)
        for index, (shape, part) in enumerate(zip(self.shapes, value, strict=True)):
            shape.check(part, at.item(index))


class Fields(Shape):
    """An object with these fields, of which it `needs` all or those that are named.

    `seats`: the fields that tell how many seats there are, by their number or their length; the first one there is.
    Or the number itself.
    `name` is what the outermost object is called, which has no path.
    """

    name = Words("given", "given")

    def __init__(
        self,
        fields: Mapping[str, Shape],
        needs: Iterable[str] | None = None,
        seats: Sequence[str] | int = (),
        name: Words | None = None,
    ) -> None:
        self.fields, self.needs, self.seats = fields, tuple(fields if needs is None else needs), seats
        self.name = name or self.name

    def check(self, value: Any, at: Place) -> None:
        if not isinstance(value, Mapping):
            raise at.wrong(Words(f"an object with {listed(self.fields)}", f"有{listed(self.fields)}的对象"), value)
        self.check_names(value, at)
        at = self.seated(value, at)
        for name, part in value.items():
            self.fields[name].check(part, at.field(name))

    def check_names(self, value: Mapping[str, Any], at: Place) -> None:
        """Every field is known and none is missing. Raises CaseError."""
        where = Words(at.path, at.path) if at.path else self.name
        for name in value:
            if name not in self.fields:
                right = meant(name, self.fields, "its fields are", "可用的字段有")
                raise CaseError(
                    f"{where.en} has no field {quoted(name)}; {right[0]}",
                    f"{where.zh}没有字段{quoted(name)}；{right[1]}",
                )
        for name in self.needs:
            if name not in value:
                raise CaseError(f"{where.en} needs the field {name}", f"{where.zh}缺少字段{name}")

    def seated(self, value: Mapping[str, Any], at: Place) -> Place:
        """The place with as many seats as this object says. Raises CaseError."""
        if isinstance(self.seats, int):
            return Place(at.game, self.seats, at.path, at.lying)
        teller = next((name for name in self.seats if name in value), None)
        if teller is None:
            return at
        told, there = value[teller], at.field(teller)
        several = isinstance(told, (list, tuple))
        seats = len(told) if several else told
        if type(seats) is not int or seats not in at.game.seats:
            found = Words(f"of {seats}", f"{seats}项") if several else None
            raise there.wrong(self.fields[teller].counting(at), told, found)
        return Place(at.game, seats, at.path, at.lying)


class Named(Shape):
    """An object with an entry for some of these names, `least` so many, or for `every` one."""

    def __init__(self, names: Iterable[str], of: Shape, *, every: bool = False, least: int = 0) -> None:
        self.given, self.of, self.every, self.least = tuple(names), of, every, least

    def names(self, at: Place) -> tuple[str, ...]:
        """The names that there are."""
        return self.given

    def check(self, value: Any, at: Place) -> None:
        names = self.names(at)
        if not isinstance(value, Mapping) or len(value) < (len(names) if self.every else self.least):
            how = Words("each", "每个") if self.every else Words("some", "若干")
            raise at.wrong(
                Words(f"an object with an entry for {how.en} of {listed(names)}", f"有{listed(names)}中{how.zh}的对象"),
                value,
            )
        for name, part in value.items():
            if name not in names:
                raise CaseError(
                    f"{at.path} has an entry for {quoted(name)}; there are only {listed(names)}",
                    f"{at.path}有{quoted(name)}一项；只能有{listed(names)}",
                )
            self.of.check(part, at.field(name))


class Kinds(Shape):
    """An object whose field `key` says which other fields it needs; all need the `common` ones too.

    Any of them may have the `extra` ones.
    """

    def __init__(
        self,
        key: str,
        kinds: Mapping[str, Mapping[str, Shape]],
        common: Mapping[str, Shape] | None = None,
        extra: Mapping[str, Shape] | None = None,
    ) -> None:
        self.key = key
        self.kinds: dict[str, Fields] = {}
        for kind, of in kinds.items():
            needed = {**(common or {}), key: OneOf(kind), **of}
            self.kinds[kind] = Fields({**needed, **(extra or {})}, needed)

    def check(self, value: Any, at: Place) -> None:
        kind = value.get(self.key) if isinstance(value, Mapping) else None
        if kind is None:
            raise at.wrong(Words(f"an object with {self.key} and more", f"有{self.key}等字段的对象"), value)
        OneOf(*self.kinds).check(kind, at.field(self.key))
        self.kinds[kind].check(value, at)


class Worded(Shape):
    """A list that begins with a word, which says what comes after it; some words have several forms."""

    def __init__(self, forms: Mapping[str, Sequence[Sequence[Shape]]]) -> None:
        self.forms = forms

    def check(self, value: Any, at: Place) -> None:
        if not isinstance(value, (list, tuple)) or not value:
            right = listed(self.forms)
            raise at.wrong(Words(f"a list that begins with one of {right}", f"以{right}之一开头的列表"), value)
        OneOf(*self.forms).check(value[0], at.item(0))
        form = next((form for form in self.forms[value[0]] if len(form) == len(value) - 1), None)
        if form is None:
            counts = " or ".join(str(len(form)) for form in self.forms[value[0]])
            raise at.wrong(Words(f"{quoted(value[0])} and {counts} more", f"{quoted(value[0])}及另外{counts}项"), value)
        for index, (shape, part) in enumerate(zip(form, value[1:], strict=True), 1):
            shape.check(part, at.item(index))
