"""Looking things up in the deck and in the list of combos: filters as people write them, and what a collection lacks.

A filter takes what stands on the cards or what the game calls it, in either language: faction="wei" or "魏",
mansion="Wall" or "壁", suit="hearts", "♥" or "H". A value that is none raises Unknown, which names the right ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardgames.cards import SUIT_NAMES, SUIT_SIGNS, Card, by_pack
from cardgames.engine.moves import clip
from cardgames.engine.words import Said, Words
from cardgames.games.three_kingdoms.cards import BY_ID, CHARACTERS, FACTIONS, LUMINARIES, MANSIONS, PACK, Character
from cardgames.games.three_kingdoms.combos import ALL, KINDS, Combo, mask

Choice = Words | str

_NONE = Words("There is no {what} {value}; right would be one of {right}.", "没有{what}{value}；可以写：{right}。")
_NOT_ASKED = Words("{value} is no filter here; there are {right}.", "这里没有筛选条件{value}；可用的有：{right}。")
_NOBODY = Words(
    "There is no character {value}; write an id like AH2 or a name like Liu Bei.",
    "没有人物{value}；请写编号（如AH2）或姓名（如刘备）。",
)
_SEVERAL = Words("{value} may be {right}; write the id.", "{value}可能是{right}；请写编号。")
_ITEM = Words("{value} is an item; a collection holds characters only.", "{value}是道具锦囊；收集牌堆里只有人物。")
_LANGUAGE = Words("A language is 'en' or 'zh', not {value}.", "语言是'en'或'zh'，不是{value}。")
FACTION, MANSION, LUMINARY = Words("faction", "归属"), Words("mansion", "宿主"), Words("luminary", "耀日")
LACKING = Words("number of missing cards", "所缺张数")
SUIT, RANK, KIND, SIZE = (
    Words("suit", "花色"),
    Words("rank", "点数"),
    Words("kind of combo", "组合种类"),
    Words("size", "张数"),
)

SUITS = {suit: Words(names["en"], names["zh"]) for suit, names in SUIT_NAMES.items()} | {"G": Words("ghosts", "鬼")}
_FIGURES = {1: "A", 13: "K", 12: "Q", 11: "J", **{rank: str(rank) for rank in range(10, 1, -1)}, 0: "0"}
RANKS = {rank: Words(figure, figure) for rank, figure in _FIGURES.items()}
SIZES = {size: Words(str(size), str(size)) for size in sorted({combo.least for combo in ALL})}


class Unknown(ValueError):
    """A filter or value that there is not; `said` names the right ones, in both languages."""

    def __init__(self, words: Words, value: object, right: Iterable[Choice] = (), what: Words | None = None) -> None:
        lists = {
            lang: comma.join(one if isinstance(one, str) else one[lang] for one in right) for lang, comma in _COMMAS
        }
        texts = [
            words.fill({"value": clip(str(value)), "right": lists[lang], "what": what[lang] if what else ""}, lang)
            for lang, _ in _COMMAS
        ]
        self.said = Said(Words(*(text.replace("{", "{{").replace("}", "}}") for text in texts)))
        super().__init__(texts[0])


_COMMAS = (("en", ", "), ("zh", "、"))


def language(lang: object) -> str:
    """ "en" or "zh". Raises Unknown for anything else."""
    if lang not in ("en", "zh"):
        raise Unknown(_LANGUAGE, lang)
    return str(lang)


def known(filters: Mapping[str, Any], allowed: Sequence[str]) -> dict[str, Any]:
    """The filters that are set. Raises Unknown for one that there is not."""
    for name in filters:
        if name not in allowed:
            raise Unknown(_NOT_ASKED, name, allowed)
    return {name: value for name, value in filters.items() if value is not None}


def pick(value: object, what: Words, choices: Mapping[Any, Words], more: Mapping[str, Any] | None = None) -> Any:
    """The key of a choice from what somebody wrote: the key, its name in either language, or one of `more`."""
    spellings = {str(key).casefold(): key for key in choices}
    for key, name in choices.items():
        spellings |= {name.en.casefold(): key, name.zh: key}
    spellings |= {spelling.casefold(): key for spelling, key in (more or {}).items()}
    found = spellings.get(str(value).strip().casefold())
    if found is None or isinstance(value, bool):
        raise Unknown(_NONE, value, choices.values(), what)
    return found


def faction(value: object) -> str:
    """A faction's key: "wei", "shu", "wu", "warlords"."""
    return str(pick(value, FACTION, FACTIONS, {"群": "warlords", "warlord": "warlords"}))


def mansion(value: object) -> int:
    """A mansion's number, from its name, its Chinese name or its first character."""
    if isinstance(value, int):  # numbers are inside only: nobody counts the mansions from 0
        raise Unknown(_NONE, value, [home.name for home in MANSIONS], MANSION)
    names = {home.number: home.name for home in MANSIONS}
    return int(pick(value, MANSION, names, {home.name.zh[0]: home.number for home in MANSIONS}))


def suit(value: object) -> str:
    """A suit's letter."""
    signs = {sign: key for key, sign in SUIT_SIGNS.items()}
    singular = {name.en[:-1]: key for key, name in SUITS.items()}
    return str(pick(value, SUIT, SUITS, signs | singular))


def rank(value: object) -> int:
    """A rank as a number: ace 1, king 13, ghost 0; it is written as on the cards, or as in their ids."""
    words = {"ace": 1, "king": 13, "queen": 12, "jack": 11, "T": 10, "ghost": 0, "鬼": 0}
    return int(pick(value, RANK, RANKS, words))


def characters(**filters: Any) -> list[Character]:
    """The characters that fit: faction, mansion, suit, rank, luminary, and `name`, a part of a name."""
    asked = known(filters, ("faction", "mansion", "suit", "rank", "luminary", "name"))
    found: list[Character] = list(CHARACTERS)
    for name, read in (("faction", faction), ("mansion", mansion), ("suit", suit), ("rank", rank)):
        if name in asked:
            wanted = read(asked[name])
            found = [card for card in found if getattr(card, name) == wanted]
    if "luminary" in asked:
        light = pick(asked["luminary"], LUMINARY, LUMINARIES)
        found = [card for card in found if card.luminary == light]
    if "name" in asked:
        part = str(asked["name"]).strip().casefold()
        found = [card for card in found if part in card.short.casefold() or part in card.brief["zh"]]
    return found


def character(value: object) -> Character:
    """One character, from an id, a name, or a part of a name that only one has."""
    if isinstance(value, Card):
        value = value.text
    text = str(value).strip()
    exact = BY_ID.get(text.upper())
    if exact is not None:
        return exact
    if PACK.get(text.upper()) is not None:
        raise Unknown(_ITEM, text.upper())
    same = [card for card in CHARACTERS if text.casefold() == card.short.casefold() or text == card.brief["zh"]]
    some = same or (characters(name=text) if text else [])
    if not some:
        raise Unknown(_NOBODY, text)
    if len(some) > 1:
        few = [Words(f"{card.short} {card.text}", f"{card.brief['zh']}{card.text}") for card in some[:6]]
        raise Unknown(_SEVERAL, text, few if len(some) <= 6 else [*few, "…"])
    return some[0]


_COMMA = re.compile("[,，、]")


def _pieces(text: str) -> list[str]:
    """What stands between commas."""
    return [part for part in _COMMA.split(text) if part.strip()]


def collection(have: str | Iterable[object]) -> list[Character]:
    """A collection from "AH2 AS2 KS2", from names with commas between them, or from a list of either."""
    if isinstance(have, Card):
        have = [have]
    if isinstance(have, str):
        have = _pieces(have) if _COMMA.search(have) else have.split()
    if isinstance(have, (bytes, Mapping)) or not isinstance(have, Iterable):
        raise Unknown(_NOBODY, have)
    return sorted({character(one) for one in have}, key=by_pack)


def number(lacking: object) -> int:
    """How many cards may be missing: 0 to 9. Raises Unknown for anything else."""
    if type(lacking) is not int or lacking not in range(10):
        raise Unknown(_NONE, lacking, [str(one) for one in range(10)], LACKING)
    return lacking


def combos(**filters: Any) -> list[Combo]:
    """The combos that fit: member (one character or several), size (cards it needs), kind, name (a part of it)."""
    asked = known(filters, ("member", "size", "kind", "name"))
    found = list(ALL)
    if "member" in asked:
        wanted = asked["member"]
        many = wanted if isinstance(wanted, (list, tuple)) else _pieces(wanted) if isinstance(wanted, str) else [wanted]
        bits = mask(character(one) for one in many)
        found = [combo for combo in found if combo.mask & bits == bits]
    if "size" in asked:
        size = pick(asked["size"], SIZE, SIZES)
        found = [combo for combo in found if combo.least == size]
    if "kind" in asked:
        kind = pick(asked["kind"], KIND, KINDS)
        found = [combo for combo in found if combo.kind == kind]
    if "name" in asked:
        part = str(asked["name"]).strip().casefold()
        found = [combo for combo in found if part in f"{combo.key} {combo.name.en} {combo.name.zh}".casefold()]
    return found


@dataclass(frozen=True, slots=True)
class Near:
    """A combo and a collection: how many cards it `lacks`, which the collection `has` of it, which could be `missing`.

    An event or kinship lacks each of the missing cards, a flexible combo any `lacks` of them.
    """

    combo: Combo
    lacks: int
    has: tuple[Character, ...]
    missing: tuple[Character, ...]

    @property
    def points(self) -> int:
        """What it would bring: with all cards of the collection that fit, or with the fewest it needs."""
        return self.combo.points_for(max(len(self.has), self.combo.least))


def near(cards: Sequence[Character], among: Iterable[Combo], lacking: int = 2) -> list[Near]:
    """The combos that the collection allows or nearly does, nearest first, then the most points, then as in the list.

    Only those count of which the collection has at least one card.
    """
    owned = mask(cards)
    found = []
    for combo in among:
        have = (combo.mask & owned).bit_count()
        lacks = max(0, combo.least - have)
        if have and lacks <= lacking:
            has = tuple(card for card in combo.members if card.bit & owned)
            missing = tuple(card for card in combo.members if not card.bit & owned) if lacks else ()
            found.append(Near(combo, lacks, has, missing))
    return sorted(found, key=lambda one: (one.lacks, -one.points, one.combo.number))
