"""The deck and the combos to browse in a notebook: tables that answer filters, with the cards drawn where they are few.

    deck(faction="shu", suit="hearts")               the characters that fit; also mansion, rank, luminary, name
    combinations(member="Guan Yu", size=3)           the combos that fit; also kind, name
    combinations(have="AH2 AS2 KS2 AD2")             what a collection makes, and what it lacks for the next ones

Each is a page of text and pictures, the same in every run; `lang="zh"` is Chinese. A filter that there is not, or a
value that means nothing, is answered by a sentence with the right ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from cardgames.cards import SUIT_SIGNS
from cardgames.classroom.page import NO, Heading, Page, Part, Picture, Plain, Sentence, Shown, Table
from cardgames.engine.rulebook import Clause, Rulebook
from cardgames.engine.words import Words
from cardgames.games.three_kingdoms import search
from cardgames.games.three_kingdoms.cards import CHARACTERS, FACTIONS, MANSIONS, Character
from cardgames.games.three_kingdoms.combos import ALL, KINDS, NAMED_BY_MEMBER, Combo
from cardgames.svg.cards import faces_svg

DRAWN, LISTED, ROWS, WIDE = 8, 60, 90, 16
"""Up to so many characters are drawn; up to so many have a row each; so many combos at most stand on one page, and up
to so many cards of a combo are named."""

_FOUND = Words("{n:# character|characters} of {all}", "{all}人中的{n}人")
_COMBOS = Words("{n:# combo|combos} of {all}", "{all}个组合中的{n}个")
_NOBODY = Words("No character fits all of these filters.", "没有人物同时符合这些条件。")
_NOTHING = Words("No combo fits all of these filters.", "没有组合同时符合这些条件。")
_FAR = Words(
    "No combo that fits is complete or lacks {n:# card|cards} at most.", "符合条件的组合都还不完整，所缺都多于{n}张。"
)
_MORE = Words("And {n} more: a further filter makes the list shorter.", "另有{n}个：再加条件，列表就会变短。")
_CARD, _STANDS, _NAME = Words("Card", "编号"), Words("Rank, suit", "花色点数"), Words("Name", "姓名")
_OTHER, _FACTION, _MANSION = Words("姓名", "拼音"), Words("Faction", "归属"), Words("Mansion", "宿主")
_IN, _WHO = Words("Combos", "所属组合"), Words("Characters", "人物")
_ID, _COMBO, _KIND = Words("Id", "编号"), Words("Combo", "组合"), Words("Kind", "种类")
_POINTS, _MEMBERS = Words("Points", "分"), Words("Members", "成员")
_MISSING, _HAS = Words("Lacks", "缺"), Words("In the collection", "已有")
_COMPLETE = Words("Complete: {n}", "已完整：{n}个")
_LACKS = Words("Lacks {lacks:# card|cards}: {n}", "缺{lacks}张：{n}个")
_COLLECTION = Words("A collection of {n:# card|cards}: {cards}", "收集牌堆有{n}张：{cards}")
_MANY = Words("{n} cards", "{n}张")
_ANY = Words("any {n} more", "任意{n}张")
_ONE_OF = Words("{n} of: {cards}", "以下任{n}张：{cards}")
_FLEXIBLE = Words("any {n} of {all}", "{all}张中任{n}张")
_SHARED = Words(
    "A card is in one combo at a time, so combos that share a card exclude each other.",
    "一张牌同一时间只能在一个组合里，共用一张牌的组合不能同时摆出。",
)


def _spoken(page: Callable[..., Page]) -> Callable[..., Page]:
    """A page whose wrong filters are answered by a page with one sentence."""

    @wraps(page)
    def speak(*, lang: Any = "en", **filters: Any) -> Page:
        try:
            return page(lang=search.language(lang), **filters)
        except search.Unknown as error:
            spoken = lang if lang == "zh" else "en"
            return Shown(spoken, Sentence(error.said.text(spoken), mark=NO))

    return speak


@_spoken
def deck(*, lang: str = "en", **filters: Any) -> Page:
    """The characters that fit all filters: faction, mansion, suit, rank, luminary, name (a part of it is enough).

    Few are drawn and listed one by one, with the combos they are in; many are listed by mansion.
    """
    cards = search.characters(**filters)
    parts: list[Part] = [Heading(_FOUND.fill({"n": len(cards), "all": len(CHARACTERS)}, lang))]
    if not cards:
        return Shown(lang, Sentence(_NOBODY[lang]))
    parts += _drawn(cards, lang)
    parts.append(_one_by_one(cards, lang) if len(cards) <= LISTED else _by_mansion(cards, lang))
    return Shown(lang, *parts)


@_spoken
def combinations(*, have: Any = None, lacking: Any = 2, lang: str = "en", **filters: Any) -> Page:
    """The combos that fit all filters: member (one character or a list), size, kind, name (a part of it, or the id).

    With `have`, a collection ("AH2 AS2 KS2", or names with commas between them): which of them are complete and which
    lack one or two cards, and which cards these are, nearest first. `lacking` is how many cards may be missing.
    """
    among = search.combos(**filters)
    if not among:
        return Shown(lang, Sentence(_NOTHING[lang]))
    if have is None:
        count = Heading(_COMBOS.fill({"n": len(among), "all": len(ALL)}, lang))
        return Shown(lang, count, *_cut([_combo_row(combo, lang) for combo in among], _combo_head(lang), ROWS, lang))
    return _nearest(search.collection(have), among, search.number(lacking), lang)


def _nearest(cards: Sequence[Character], among: Sequence[Combo], lacking: int, lang: str) -> Page:
    """What a collection makes of some combos, by the number of cards that each lacks."""
    found = search.near(cards, among, lacking)
    parts: list[Part] = [Heading(_COLLECTION.fill({"n": len(cards), "cards": _people(cards, lang)}, lang))]
    parts += _drawn(cards, lang)
    if not found:
        parts.append(Sentence(_FAR.fill({"n": lacking}, lang)))
    room = ROWS
    for lacks in sorted({one.lacks for one in found}):
        rows = [_near_row(one, lang) for one in found if one.lacks == lacks]
        parts.append(Heading((_LACKS if lacks else _COMPLETE).fill({"lacks": lacks, "n": len(rows)}, lang)))
        head = [_ID[lang], _COMBO[lang], _POINTS[lang], *([_MISSING[lang]] if lacks else []), _HAS[lang]]
        parts += _cut(rows, head, room, lang)
        room = max(0, room - len(rows))
    if sum(not one.lacks for one in found) > 1:
        parts.append(Sentence(_SHARED[lang], _clause("TK-5.1")))
    return Shown(lang, *parts)


def _drawn(cards: Sequence[Character], lang: str) -> list[Part]:
    """The cards as a picture, where they are few: a page is to stay small."""
    if not 0 < len(cards) <= DRAWN:
        return []
    alt = {"en": "; ", "zh": "；"}[lang].join(card.name[lang] for card in cards)
    return [Picture(faces_svg(cards, lang=lang), alt)]


# Rows ----------------------------------------------------------------------------------------------------------------


def _one_by_one(cards: Sequence[Character], lang: str) -> Table:
    other = "zh" if lang == "en" else "en"
    rows = [
        [
            card.text,
            stands(card, lang),
            card.brief[lang],
            card.brief[other],
            FACTIONS[card.faction][lang],
            card.home.name.zh if lang == "zh" else f"{card.home.name.en} {card.home.name.zh}",
            " ".join(combo.key for combo in NAMED_BY_MEMBER[card.index]),
        ]
        for card in cards
    ]
    return Table([one[lang] for one in (_CARD, _STANDS, _NAME, _OTHER, _FACTION, _MANSION, _IN)], rows)


def _by_mansion(cards: Sequence[Character], lang: str) -> Table:
    rows = []
    for home in MANSIONS:
        here = [card for card in cards if card.mansion == home.number]
        if here:
            name = home.name.zh if lang == "zh" else f"{home.name.en} {home.name.zh}"
            rows.append([name, str(len(here)), _people(here, lang)])
    return Table([_MANSION[lang], "", _WHO[lang]], rows)


def _combo_head(lang: str) -> list[str]:
    return [one[lang] for one in (_ID, _COMBO, _KIND, _POINTS, _MEMBERS)]


def _combo_row(combo: Combo, lang: str) -> list[str]:
    some = _FLEXIBLE.fill({"n": combo.least, "all": len(combo.members)}, lang)
    points = str(combo.points) if combo.named else f"{combo.points}+"
    return [
        combo.key,
        combo.name[lang],
        KINDS[combo.kind][lang],
        points,
        _people(combo.members, lang) if combo.named else some,
    ]


def _near_row(one: search.Near, lang: str) -> list[str]:
    missing = _people(one.missing, lang)
    if not one.combo.named and one.lacks:
        few = len(one.missing) <= 6
        missing = (_ONE_OF if few else _ANY).fill({"n": one.lacks, "cards": missing}, lang)
    row = [one.combo.key, one.combo.name[lang], str(one.points)]
    has = _people(one.has, lang) if len(one.has) <= WIDE else _MANY.fill({"n": len(one.has)}, lang)
    return [*row, *([missing] if one.lacks else []), has]


def _cut(rows: Sequence[Sequence[str]], head: Sequence[str], room: int, lang: str) -> list[Part]:
    """A table, or as many of its rows as there is room for and how many more there are."""
    rest = len(rows) - room
    table = [Table(head, rows[:room])] if room else []
    return [*table, *([Plain(_MORE.fill({"n": rest}, lang))] if rest > 0 else [])]


def _people(cards: Sequence[Character], lang: str) -> str:
    """Characters with their ids."""
    return {"en": ", ", "zh": "、"}[lang].join(f"{card.brief[lang]} {card.text}" for card in cards)


def stands(card: Character, lang: str) -> str:
    """Rank and suit as on the card: "10♠", a ghost "0 ghost"."""
    figure = search.RANKS[card.rank].en
    return figure + SUIT_SIGNS[card.suit] if card.rank else {"en": "ghost", "zh": "鬼"}[lang]


def _clause(id_: str) -> Clause:
    return Rulebook.read("three-kingdoms", str(__package__))[id_]
