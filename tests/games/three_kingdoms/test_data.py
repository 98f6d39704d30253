"""The tables of characters, combos, mansions and items: counts, sums, ids, names (TK-1.2, TK-1.3, TK-R42 to TK-R44)."""

from __future__ import annotations

import csv
from collections import Counter
from importlib import resources

import pytest

from cardgames.cards import UnknownCard
from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.cards import CHARACTERS, FACTIONS, ITEMS, KINDS, LUMINARIES, MANSIONS, PACK
from cardgames.games.three_kingdoms.combos import ALL, BY_KEY, FLEXIBLE, NAMED, NAMED_BY_FIRST, NAMED_BY_MEMBER, POINTS
from cardgames.games.three_kingdoms.faces import SHAPES

SEVEN = {"Horn", "Basket", "Dipper", "Wall", "Legs", "Three-Stars", "Well", "Chariot"}


def table(name: str) -> list[dict[str, str]]:
    """The rows of a table, read on our own."""
    text = (resources.files("cardgames.games.three_kingdoms") / f"{name}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def test_tk_1_2_every_suit_and_rank_stands_once_in_each_faction() -> None:
    assert len(CHARACTERS) == 216
    assert Counter(card.faction for card in CHARACTERS) == dict.fromkeys(FACTIONS, 54)
    plain = [card for card in CHARACTERS if card.suit != "G"]
    assert set(Counter((card.suit, card.rank) for card in plain).values()) == {4}
    for card in plain:
        assert card.text[2] == str(list(FACTIONS).index(card.faction) + 1)
        assert card.text[1] == card.suit


def test_tk_1_2_and_tk_r08_28_mansions_of_seven_or_eight_with_seven_luminaries() -> None:
    sizes = Counter(card.home.name.en for card in CHARACTERS)
    assert len(MANSIONS) == len(sizes) == 28
    assert sizes == {m.name.en: 7 if m.name.en in SEVEN else 8 for m in MANSIONS}
    order = ["wood", "metal", "earth", "sun", "moon", "fire", "water"]
    assert [m.luminary for m in MANSIONS] == order * 4
    assert all(m.name.zh[1] == LUMINARIES[m.luminary].zh for m in MANSIONS)
    assert all(card.luminary == card.home.luminary for card in CHARACTERS)


def test_tk_r42_eight_ghosts_two_of_each_faction() -> None:
    ghosts = [card for card in CHARACTERS if card.suit == "G"]
    assert [card.text for card in ghosts if card.faction == "wei"] == ["0G1", "0G2"]
    assert Counter(card.faction for card in ghosts) == dict.fromkeys(FACTIONS, 2)
    assert {card.rank for card in ghosts} == {0}
    assert BY_KEY["bar:0"].members == tuple(ghosts)
    assert "suit:G" not in BY_KEY


def test_tk_1_3_twenty_one_items_one_of_each() -> None:
    assert [item.text for item in ITEMS] == [
        f"{letter}{n}" for letter, count in (("W", 5), ("A", 5), ("M", 5), ("S", 6)) for n in range(1, count + 1)
    ]
    letters = {"weapon": "W", "armour": "A", "mount": "M", "stratagem": "S"}
    assert all(item.text[0] == letters[item.kind] for item in ITEMS)
    assert set(letters) == set(KINDS)
    assert all(item.mansion < 0 and item.effect for item in ITEMS)


def test_the_cards_are_those_of_the_tables() -> None:
    for row, card in zip(table("characters"), CHARACTERS, strict=True):
        assert (row["id"], row["suit"], row["faction"]) == (card.text, card.suit, card.faction)
        assert (row["mansion_en"], row["mansion_zh"]) == (card.home.name.en, card.home.name.zh)
        assert row["luminary"] == card.luminary
        assert (card.brief["en"], card.brief["zh"]) == (row["name_en"], row["name_zh"])
        assert row["name_en"] in card.name["en"]
        assert row["mansion_zh"] in card.name["zh"]
    for row, item in zip(table("items"), ITEMS, strict=True):
        assert (row["id"], row["kind"], row["name_en"]) == (item.text, item.kind, item.brief["en"])
        assert item.brief["zh"].startswith(row["name_zh"])


def test_tk_r25_names_are_unique_in_both_languages() -> None:
    for lang in ("en", "zh"):
        assert len({card.brief[lang] for card in PACK}) == len(PACK) == 237
        assert len({combo.name[lang] for combo in ALL}) == len(ALL) == 242
    assert PACK["A2"].brief["zh"] != PACK["A5"].brief["zh"]


def test_tk_r43_misprints_are_set_right() -> None:
    assert PACK["W3"].brief["zh"] == "方天画戟"
    assert "壁水貐" in {m.name.zh for m in MANSIONS}
    assert PACK["TS1"].name == {"en": "Zhang He, 10 of spades, Wei, Legs", "zh": "张郃，黑桃10，魏，奎木狼"}


def test_tk_r44_220_named_combos_over_all_characters() -> None:
    assert Counter(combo.key[0] for combo in NAMED) == {"E": 128, "K": 92}
    assert [combo.key for combo in NAMED] == [*(f"E{n:03}" for n in range(1, 129)), *(f"K{n:03}" for n in range(1, 93))]
    assert sum(len(combo.members) for combo in NAMED) == 600
    assert {card for combo in NAMED for card in combo.members} == set(CHARACTERS)
    assert len({combo.mask for combo in NAMED}) == 220


def test_tk_6_1_and_tk_6_2_every_combo_has_the_points_of_its_size_and_different_mansions() -> None:
    for row, combo in zip(table("combos"), NAMED, strict=True):
        assert row["members"].split() == [card.text for card in combo.members]
        assert int(row["size"]) == len(combo.members) == combo.least
        assert int(row["points"]) == combo.points == POINTS[row["kind"]][combo.least]
        assert len({card.mansion for card in combo.members}) == combo.least
    assert sum(combo.points for combo in NAMED) == 844


@pytest.mark.parametrize(("key", "members"), [("E001", "刘备 关羽 张飞"), ("E002", "诸葛亮 司马懿 马谡 赵云"),
                                              ("E003", "董卓 吕布 王允 貂蝉")])  # fmt: skip
def test_tk_r44_the_three_examples_of_the_source(key: str, members: str) -> None:
    assert " ".join(card.brief["zh"] for card in BY_KEY[key].members) == members


def test_tk_5_3_flexible_combos_hold_all_that_fit() -> None:
    assert Counter(combo.kind for combo in FLEXIBLE) == {"bar": 14, "suit": 4, "faction": 4}
    for combo in FLEXIBLE:
        kind, _, what = combo.key.partition(":")
        right = {"bar": lambda c: c.text[0], "suit": lambda c: c.suit, "faction": lambda c: c.faction}[kind]
        assert combo.members == tuple(card for card in CHARACTERS if right(card) == what)


def test_the_index_names_each_combo_at_each_member_and_once() -> None:
    for card, combos in zip(CHARACTERS, NAMED_BY_MEMBER, strict=True):
        assert list(combos) == [combo for combo in NAMED if card in combo.members]
    once = [
        combo
        for card, combos in zip(CHARACTERS, NAMED_BY_FIRST, strict=True)
        for combo in combos
        if card in combo.members
    ]
    assert sorted(combo.number for combo in once) == list(range(220))


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_tk_4_9_the_effects_are_a_list_with_a_line_for_each_item(lang: str) -> None:
    first, *lines = GAME.rulebook["TK-4.9"].text[lang].splitlines()
    assert first
    assert [line[:2] for line in lines] == [item.text for item in ITEMS]
    assert all(item.brief[lang].removesuffix(item.text) in line for item, line in zip(ITEMS, lines, strict=True))
    assert "\n  - W1" in GAME.rulebook.text(lang)


@pytest.mark.parametrize("kind", ["wei", "shu", "wu", "warlords", "item"])
def test_the_frame_of_a_face_leaves_its_paper_free(kind: str) -> None:
    outside, within, banner = SHAPES[f"tk-{kind}"].split("M")[1:]
    assert "0 0 1" in outside  # clockwise, and what is cut out against it
    assert "0 0 0" in within
    assert banner.startswith("24 1.5")


@pytest.mark.parametrize("text", ["XX", "AH5", "0G9", "W6", ""])
def test_what_is_no_card_is_refused_in_words(text: str) -> None:
    with pytest.raises(UnknownCard, match="is not a card of this pack of 237; a card is written like AS1 or S6"):
        PACK[text]
