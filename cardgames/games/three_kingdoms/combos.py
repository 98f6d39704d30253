"""Everything that can be laid out as a combo: 220 named ones from `combos.csv`, and bars, suits and factions.

A set of characters is a number here, one bit for each. `NAMED_BY_FIRST` finds the combos that a collection allows
without looking through all of them: every named combo stands with one of its members, the one with the fewest combos,
so that each card of a collection brings along only one or two that have to be looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import attrgetter

from cardgames.cards import SUIT_SIGNS
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms.cards import BY_ID, CHARACTERS, FACTIONS, Character, rows

EVENT_POINTS = {5: 15, 4: 8, 3: 5, 2: 2}
KINSHIP_POINTS = {5: 10, 4: 6, 3: 3, 2: 1}
POINTS = {"event": EVENT_POINTS, "kinship": KINSHIP_POINTS}
KINDS = {
    "event": Words("event", "事件"),
    "kinship": Words("kinship", "亲缘"),
    "bar": Words("bar", "横杠"),
    "suit": Words("suit combo", "同花"),
    "faction": Words("faction combo", "同属"),
}


class Combo:
    """A combo that can be laid out: `key` ("E001", "bar:K"), `kind`, `name`, `mask` (the set of cards that fit).

    `least` is the number of cards it needs: for an event or kinship exactly its `members`, for a bar 4, for a suit or
    faction combo 10 (TK-5.2, TK-5.3). `number` is its place in ALL.
    """

    __slots__ = ("key", "kind", "name", "members", "mask", "least", "number")

    def __init__(self, key: str, kind: str, name: Words, members: Iterable[Character], least: int) -> None:
        self.key = key
        self.kind = kind
        self.name = name
        self.members = tuple(members)
        self.mask = mask(self.members)
        self.least = least
        self.number = -1

    @property
    def named(self) -> bool:
        """Whether it is an event or kinship of the list."""
        return self.kind in POINTS

    @property
    def points(self) -> int:
        """Its points as it is first laid out, with the fewest cards."""
        return self.points_for(self.least)

    def points_for(self, size: int) -> int:
        """TK-6.1 to TK-6.5: its points with this many cards."""
        return POINTS[self.kind][size] if self.kind in POINTS else size - self.least + 1

    def __repr__(self) -> str:
        return f"<{self.key} {self.name.en}>"


_bit = attrgetter("bit")


def mask(cards: Iterable[Character]) -> int:
    """The set of these characters, all different, as a number."""
    return sum(map(_bit, cards))


def _flexible() -> list[Combo]:
    """TK-5.3, TK-R10, TK-R42: a bar for each rank, a suit combo for each suit but ghosts, a faction combo for each."""
    figures = {0: "0", 1: "A", 10: "T", 11: "J", 12: "Q", 13: "K"}
    shown = {0: Words("ghosts", "鬼"), 1: Words("aces", "A"), 11: Words("jacks", "J"), 12: Words("queens", "Q")}
    shown |= {13: Words("kings", "K")}
    found = []
    for rank in (1, 13, 12, 11, *range(10, 1, -1), 0):
        word = shown.get(rank, Words(f"{rank}s", str(rank)))
        name = Words(f"bar of {word.en}", f"{word.zh}的横杠")
        found.append(Combo(f"bar:{figures.get(rank, rank)}", "bar", name, (c for c in CHARACTERS if c.rank == rank), 4))
    for suit, sign in SUIT_SIGNS.items():
        cards = (c for c in CHARACTERS if c.suit == suit)
        found.append(Combo(f"suit:{suit}", "suit", Words(f"suit combo of {sign}", f"{sign}同花"), cards, 10))
    for faction, name in FACTIONS.items():
        cards = (c for c in CHARACTERS if c.faction == faction)
        found.append(
            Combo(f"faction:{faction}", "faction", Words(f"faction combo of {name.en}", f"{name.zh}同属"), cards, 10)
        )
    return found


NAMED = tuple(
    Combo(row["id"], row["kind"], Words(row["name_en"], row["name_zh"]), members, len(members))
    for row in rows("combos")
    for members in [[BY_ID[one] for one in row["members"].split()]]
)
FLEXIBLE = tuple(_flexible())
ALL = NAMED + FLEXIBLE
BY_KEY = {combo.key: combo for combo in ALL}
for _number, _combo in enumerate(ALL):
    _combo.number = _number

NAMED_BY_MEMBER: tuple[tuple[Combo, ...], ...] = tuple(
    tuple(combo for combo in NAMED if card in combo.members) for card in CHARACTERS
)
"""The events and kinships of each character, by the character's index."""

_COUNT = Counter(card for combo in NAMED for card in combo.members)
NAMED_BY_FIRST: tuple[tuple[Combo, ...], ...] = tuple(
    tuple(combo for combo in NAMED if min(combo.members, key=lambda one: (_COUNT[one], one.index)) is card)
    for card in CHARACTERS
)
"""The same, each combo only with the member that is in the fewest."""
_LED = tuple(tuple((combo.mask, combo) for combo in combos) for combos in NAMED_BY_FIRST)


def within(cards: Iterable[Character], owned: int) -> list[Combo]:
    """The events and kinships all of whose members are in the set `owned`, whose characters are `cards`."""
    return [combo for card in cards for members, combo in _LED[card.index] if members & owned == members]
