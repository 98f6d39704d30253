"""The cards of Soul Hunt: souls, hunts and events, read from the tables beside this module, and the bag's tokens.

Copies of a card have one name and different texts ("wolf-1", "wolf-2"). Copies of a soul are never told apart (SH-1.1),
so they look and sound alike; two copies of a hunt can lie open side by side and be voted for, so a letter is part of
their name.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib import resources

from cardgames.cards import Card, Pack
from cardgames.engine.words import Words

ATTRIBUTES = ("STR", "END", "SPD", "PER", "INT")
"""Strength, endurance, speed, perception, intellect: everything by attribute is in this order."""

ATTRIBUTE_WORDS = (
    Words("strength", "力量"),
    Words("endurance", "耐力"),
    Words("speed", "速度"),
    Words("perception", "感知"),
    Words("intellect", "智力"),
)

TOKENS = (25, 15, 10)
"""As many tokens of 0, 1 and 2 successes as any mix needs; those a mix does not use stay in the box (SH-R2)."""


class Soul(Card):
    """A soul: its card `number` (1 to 32), `kind`, `colour` of a warrior, `modifiers` and `sacrifice` by attribute.

    `kind` is "warrior", "elemental", "animal", "evil", "guardian" or "great"; `sacrifice` has 0 where it adds nothing;
    `bit` stands for the number in sets of souls.
    """

    __slots__ = ("number", "bit", "kind", "colour", "modifiers", "sacrifice", "evil", "elemental")

    def __init__(self, text: str, row: dict[str, str]) -> None:
        super().__init__(text, 0, "", short=row["name_en"], name=_name(row))
        self.number = int(row["id"])
        self.bit = 1 << self.number
        self.kind = row["kind"]
        self.colour = row["colour"]
        self.modifiers = tuple(int(row[attribute.lower()]) for attribute in ATTRIBUTES)
        named = row["sacrifice_attributes"].split("|")
        self.sacrifice = tuple(
            int(row["sacrifice_value"]) if named == ["any"] or attribute in named else 0 for attribute in ATTRIBUTES
        )
        self.evil = self.kind == "evil"
        self.elemental = self.kind == "elemental"


class Hunt(Card):
    """A hunt: its card `number` (1 to 15), `attribute` (an index), `kind` ("soul", "life" or "trial"), `copy` letter.

    `copy` is "A" or "B" where there are two of the same card, else ""; it is part of the name and is seen on the face.
    """

    __slots__ = ("number", "attribute", "kind", "copy")

    def __init__(self, text: str, row: dict[str, str], copy: str) -> None:
        space = {"en": " ", "zh": ""} if copy else {"en": "", "zh": ""}
        name = {lang: said + space[lang] + copy for lang, said in _name(row).items()}
        super().__init__(text, 0, "", short=name["en"], name=name)
        self.number = int(row["id"])
        self.attribute = ATTRIBUTES.index(row["attribute"])
        self.kind = row["kind"]
        self.copy = copy


class Event(Card):
    """An event: its card `number` (1 to 9) and `code` ("heal", "relic_gain", "cleanse", ...)."""

    __slots__ = ("number", "code")

    def __init__(self, text: str, row: dict[str, str]) -> None:
        super().__init__(text, 0, "", short=row["name_en"], name=_name(row))
        self.number = int(row["id"])
        self.code = row["code"]


class Token(Card):
    """A judgement token with 0, 1 or 2 successes, its `value`."""

    __slots__ = ("value",)

    def __init__(self, text: str, value: int) -> None:
        figure = str(value)
        name = {"en": f"token {figure}", "zh": f"标记{figure}"}
        super().__init__(text, 0, "", short=figure, name=name, short_zh=figure)
        self.value = value


def table(name: str) -> list[dict[str, str]]:
    """The rows of one of the tables "souls", "hunts" and "events"."""
    text = resources.files(__package__).joinpath(f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _name(row: dict[str, str]) -> dict[str, str]:
    return {"en": row["name_en"], "zh": row["name_zh"]}


def _copies(row: dict[str, str]) -> Iterator[tuple[str, int]]:
    """(text, number from 1) of each copy of a row's card; the only copy has no number in its text."""
    words = "".join(letter if letter.isalnum() else " " for letter in row["name_en"].lower())
    text, copies = "-".join(words.split()), int(row["copies"])
    for copy in range(1, copies + 1):
        yield (f"{text}-{copy}" if copies > 1 else text), copy


SOULS = tuple(Soul(text, row) for row in table("souls") for text, _ in _copies(row))
HUNTS = tuple(
    Hunt(text, row, "AB"[copy - 1] if row["copies"] != "1" else "")
    for row in table("hunts")
    for text, copy in _copies(row)
)
EVENTS = tuple(Event(text, row) for row in table("events") for text, _ in _copies(row))
BAG = tuple(
    Token(f"{word}-{copy}", value)
    for value, word in enumerate(("zero", "one", "two"))
    for copy in range(1, TOKENS[value] + 1)
)

PACK = Pack("soul-hunt", [*SOULS, *HUNTS, *EVENTS, *BAG])

WARRIORS = SOULS[:5]
"""The five warriors, souls 1 to 5: a player's own one lies apart, the others are souls like any (SH-3.2)."""


def own_warriors(numbers: str) -> list[Soul]:
    """SH-3.1: the warriors by seat, from their numbers ("1 2 3")."""
    return [WARRIORS[int(number) - 1] for number in numbers.split()]
