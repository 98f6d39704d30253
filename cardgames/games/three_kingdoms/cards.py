"""The cards: 216 characters and 21 items, read from `characters.csv` and `items.csv`.

A character's id is rank, suit and a digit (TK-1.2): "AH2" is the ace of hearts of Shu. Ghosts are "0G1" to "0G8".
"""

from __future__ import annotations

import csv
from importlib import resources
from typing import NamedTuple

from cardgames.cards import RANKS, Card, Pack, standard_card
from cardgames.engine.words import Words

FACTIONS = {
    "wei": Words("Wei", "魏"),
    "shu": Words("Shu", "蜀"),
    "wu": Words("Wu", "吴"),
    "warlords": Words("Warlords", "群雄"),
}
LUMINARIES = {
    "wood": Words("Wood", "木"),
    "metal": Words("Metal", "金"),
    "earth": Words("Earth", "土"),
    "sun": Words("Sun", "日"),
    "moon": Words("Moon", "月"),
    "fire": Words("Fire", "火"),
    "water": Words("Water", "水"),
}
KINDS = {
    "weapon": Words("Weapon", "武器"),
    "armour": Words("Armour", "防具"),
    "mount": Words("Mount", "坐骑"),
    "stratagem": Words("Stratagem", "锦囊"),
}
# The 28 mansions as they follow in the sky, quadrant by quadrant.
_SKY = [
    *("Horn", "Neck", "Root", "Room", "Heart", "Tail", "Basket"),
    *("Dipper", "Ox", "Girl", "Emptiness", "Rooftop", "Encampment", "Wall"),
    *("Legs", "Bond", "Stomach", "Pleiades", "Net", "Turtle-Beak", "Three-Stars"),
    *("Well", "Ghosts", "Willow", "Star", "Extended-Net", "Wings", "Chariot"),
]


class Mansion(NamedTuple):
    """A lunar mansion: its `number` in the sky (0 Horn to 27 Chariot), its `name`, and its `luminary`, wood to water.

    The luminary has no effect (TK-1.2, TK-R08).
    """

    number: int
    name: Words
    luminary: str


class Legend(Card):
    """A card of this game.

    `mansion` is the number of its mansion, -1 for an item; by `place` a hand is sorted: by mansion, items last.
    """

    __slots__ = ("mansion", "place")

    mansion: int
    place: int


class Character(Legend):
    """A character: `suit` "S" "H" "D" "C" or "G" (ghost), `rank` (1..13, ace 1, ghost 0), `faction`, `mansion`.

    `height` is its rank in the starting draw, ace 14, ghost 0 (TK-2.1). `bit` is its place in sets of characters that
    are kept as a number.
    """

    __slots__ = ("faction", "height", "bit", "home")

    def __init__(self, number: int, row: dict[str, str], home: Mansion) -> None:
        rank = 0 if row["rank"] == "0" else RANKS.index(row["rank"]) + 1
        suit = row["suit"]
        people = Words(row["name_en"], row["name_zh"])
        faction = FACTIONS[row["faction"]]
        face = standard_card(row["rank"] + suit).name if rank else _GHOST
        name = {
            "en": f"{people.en}, {face['en']}, {faction.en}, {home.name.en}",
            "zh": f"{people.zh}，{face['zh']}，{faction.zh}，{home.name.zh}",
        }
        super().__init__(row["id"], rank, suit, short=people.en, name=name, short_zh=people.zh)
        self.faction = row["faction"]
        self.home = home
        self.mansion = home.number
        self.height = 14 if rank == 1 else rank
        self.bit = 1 << number
        self.place = home.number * 1_000 + number

    @property
    def luminary(self) -> str:
        """Wood, metal, earth, sun, moon, fire or water."""
        return self.home.luminary


class Item(Legend):
    """An item: `kind` is weapon, armour, mount or stratagem; W1-W5, A1-A5, M1-M5, S1-S6 (TK-1.3).

    Two are called 团盾 (TK-R25); these have their id beside the name.
    """

    __slots__ = ("kind", "effect")

    def __init__(self, number: int, row: dict[str, str]) -> None:
        kind = KINDS[row["kind"]]
        title = Words(row["name_en"], row["name_zh"] + (row["id"] if row["name_zh"] == "团盾" else ""))
        name = {"en": f"{title.en}, {kind.en.lower()}", "zh": f"{title.zh}，{kind.zh}"}
        super().__init__(row["id"], 0, "", short=title.en, name=name, short_zh=title.zh)
        self.kind = row["kind"]
        self.effect = row["effect"]
        self.mansion = -1
        self.place = 100_000 + number


_GHOST = {"en": "ghost", "zh": "鬼"}


def rows(name: str) -> list[dict[str, str]]:
    """The rows of one of the game's tables of data, each by column name."""
    text = (resources.files(__package__) / f"{name}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def _mansions(table: list[dict[str, str]]) -> tuple[Mansion, ...]:
    found = {row["mansion_en"]: (Words(row["mansion_en"], row["mansion_zh"]), row["luminary"]) for row in table}
    return tuple(Mansion(number, *found[name]) for number, name in enumerate(_SKY))


_TABLE = rows("characters")
MANSIONS = _mansions(_TABLE)
CHARACTERS = tuple(Character(number, row, MANSIONS[_SKY.index(row["mansion_en"])]) for number, row in enumerate(_TABLE))
ITEMS = tuple(Item(number, row) for number, row in enumerate(rows("items")))
PACK = Pack("three-kingdoms", [*CHARACTERS, *ITEMS])
"""Characters first, so `card.index < 216` for them, then the items."""

BY_ID = {card.text: card for card in CHARACTERS}
"""The characters by id."""
