"""The deck and the combos to browse: filters in both languages, nearness against a plain count, small steady pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardgames import classroom
from cardgames.cards import SUITS, by_pack
from cardgames.classroom.page import Page
from cardgames.games.three_kingdoms import browser_form, search
from cardgames.games.three_kingdoms.browser import LISTED, combinations, deck
from cardgames.games.three_kingdoms.browser_form import combinations_form, deck_form
from cardgames.games.three_kingdoms.cards import BY_ID, CHARACTERS, FACTIONS, LUMINARIES, MANSIONS
from cardgames.games.three_kingdoms.combos import ALL, BY_KEY, KINDS, mask, within

GREAT = "AH2 AS2 KS2 AS4 TH3 9H3"


def ids(cards: list[Any]) -> set[str]:
    return {card.text for card in cards}


# Filters -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", FACTIONS)
def test_a_faction_goes_by_its_key_and_its_names(key: str) -> None:
    wanted = {card.text for card in CHARACTERS if card.faction == key}
    for written in (key, FACTIONS[key].en, FACTIONS[key].en.upper(), FACTIONS[key].zh):
        assert ids(search.characters(faction=written)) == wanted


@pytest.mark.parametrize("home", MANSIONS, ids=lambda home: home.name.en)
def test_a_mansion_goes_by_its_names_and_its_character(home: Any) -> None:
    wanted = {card.text for card in CHARACTERS if card.mansion == home.number}
    for written in (home.name.en, home.name.en.lower(), home.name.zh, home.name.zh[0]):
        assert ids(search.characters(mansion=written)) == wanted


@pytest.mark.parametrize("written", ["H", "h", "hearts", "heart", "♥", "红桃"])
def test_a_suit_goes_by_letter_sign_and_names(written: str) -> None:
    assert ids(search.characters(suit=written)) == {card.text for card in CHARACTERS if card.suit == "H"}


@pytest.mark.parametrize("suit", [*SUITS, "G"])
def test_every_suit_can_be_asked_for(suit: str) -> None:
    assert len(search.characters(suit=suit)) == (8 if suit == "G" else 52)


@pytest.mark.parametrize(
    ("written", "rank"),
    [("A", 1), ("ace", 1), (1, 1), ("K", 13), ("10", 10), (10, 10), ("T", 10), ("0", 0), (0, 0), ("鬼", 0)],
)
def test_a_rank_goes_by_what_the_card_shows(written: object, rank: int) -> None:
    assert ids(search.characters(rank=written)) == {card.text for card in CHARACTERS if card.rank == rank}


@pytest.mark.parametrize("light", LUMINARIES)
def test_a_luminary_is_four_mansions(light: str) -> None:
    found = search.characters(luminary=LUMINARIES[light].zh)
    assert {card.luminary for card in found} == {light}
    assert len({card.mansion for card in found}) == 4


def test_filters_add_up_and_part_of_a_name_is_enough() -> None:
    assert ids(search.characters(faction="wu", suit="♠", rank="K")) == {"KS3"}
    assert ids(search.characters(name="guan yu")) == ids(search.characters(name="关羽")) == {"AS2"}
    assert {card.short for card in search.characters(name="sima")} >= {"Sima Yi", "Sima Zhao"}


def test_combos_go_by_member_size_kind_and_name() -> None:
    guan = BY_ID["AS2"]
    assert {combo.key for combo in search.combos(member="Guan Yu")} == {c.key for c in ALL if guan in c.members}
    assert [combo.key for combo in search.combos(member=["Liu Bei", "AS2", "张飞"], size=3)] == ["E001"]
    assert search.combos(member="刘备、关羽, Zhang Fei") == search.combos(member=["AH2", "AS2", "KS2"])
    assert {combo.kind for combo in search.combos(kind="亲缘")} == {"kinship"}
    assert len(search.combos(kind="bar")) == 14
    assert [combo.key for combo in search.combos(name="桃园")] == ["E001"]
    assert [combo.key for combo in search.combos(name="k057")] == ["K057"]


def test_a_collection_is_written_as_ids_as_names_or_as_a_list() -> None:
    wanted = sorted([BY_ID["AH2"], BY_ID["AS2"]], key=by_pack)
    for written in (
        "AH2 AS2",
        "Liu Bei, Guan Yu",
        "刘备、关羽",
        "刘备，AS2",
        ["AH2", "关羽"],
        [BY_ID["AH2"], "as2"],
        "AH2 AH2 AS2",
    ):
        assert search.collection(written) == wanted
    assert search.collection("AH2") == [BY_ID["AH2"]]


WRONG: list[tuple[Callable[[], Page], str, str]] = [
    (
        lambda: deck(faction="wai"),
        "There is no faction 'wai'; right would be one of Wei, Shu, Wu, Warlords.",
        "Warlords",
    ),
    (
        lambda: deck(suit="stars"),
        "There is no suit 'stars'; right would be one of spades, hearts, diamonds, clubs, ghosts.",
        "ghosts",
    ),
    (
        lambda: deck(rank=14),
        "There is no rank '14'; right would be one of A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0.",
        "A",
    ),
    (
        lambda: deck(rank=True),
        "There is no rank 'True'; right would be one of A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0.",
        "A",
    ),
    (
        lambda: deck(luminary="gold"),
        "There is no luminary 'gold'; right would be one of Wood, Metal, Earth, Sun, Moon, Fire, Water.",
        "Wood",
    ),
    (lambda: deck(mansion="Roof"), "There is no mansion 'Roof'; right would be one of Horn, Neck, Root,", "Chariot"),
    (lambda: deck(mansion=3), "There is no mansion '3'; right would be one of Horn, Neck, Root,", "Chariot"),
    (
        lambda: deck(clan="wei"),
        "'clan' is no filter here; there are faction, mansion, suit, rank, luminary, name.",
        "name",
    ),
    (lambda: deck(lang="fr"), "A language is 'en' or 'zh', not 'fr'.", "zh"),
    (lambda: combinations(size=6), "There is no size '6'; right would be one of 2, 3, 4, 5, 10.", "10"),
    (
        lambda: combinations(kind="pair"),
        "There is no kind of combo 'pair'; right would be one of event, kinship, bar, suit combo,",
        "bar",
    ),
    (
        lambda: combinations(member="Nobody"),
        "There is no character 'Nobody'; write an id like AH2 or a name like Liu Bei.",
        "AH2",
    ),
    (
        lambda: combinations(member="Sima"),
        "'Sima' may be Sima Yi KH1, Sima Shi JH1, Sima Zhao TH1, Sima Yan 8H1; write the id.",
        "id",
    ),
    (lambda: combinations(have="W1 AH2"), "'W1' is an item; a collection holds characters only.", "characters"),
    (lambda: combinations(have=7), "There is no character '7'; write an id like AH2 or a name like Liu Bei.", "AH2"),
    (
        lambda: combinations(have="AH2", lacking="two"),
        "There is no number of missing cards 'two'; right would be one of 0, 1, 2,",
        "9",
    ),
    (lambda: combinations(faction="wei"), "'faction' is no filter here; there are member, size, kind, name.", "kind"),
]


@pytest.mark.parametrize(("ask", "sentence", "right"), WRONG, ids=[sentence[:30] for _, sentence, _ in WRONG])
def test_a_wrong_filter_gets_one_sentence_with_the_right_ones(
    ask: Callable[[], Page], sentence: str, right: str
) -> None:
    said = str(ask())
    assert said.startswith(f"✗ {sentence}")
    assert right in said
    assert said.count("\n") == 0


def test_a_wrong_filter_is_answered_in_chinese_too() -> None:
    assert str(deck(faction="wai", lang="zh")) == "✗ 没有归属'wai'；可以写：魏、蜀、吴、群雄。"
    assert "关羽AS2" in str(combinations(member="关", lang="zh"))


# Nearness ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_nearness_agrees_with_a_plain_count_and_with_what_the_rules_find(seed: int) -> None:
    cards = Random(seed).sample(CHARACTERS, 12 + 6 * seed)
    found = search.near(cards, ALL, lacking=2)
    held = set(cards)
    plain = {}
    for combo in ALL:
        has = [card for card in combo.members if card in held]
        lacks = max(0, (len(combo.members) if combo.named else combo.least) - len(has))
        if has and lacks <= 2:
            plain[combo.key] = lacks
    assert {one.combo.key: one.lacks for one in found} == plain
    assert {one.combo.key for one in found if not one.lacks and one.combo.named} == {
        combo.key for combo in within(cards, mask(cards))
    }
    for one in found:
        assert set(one.has) | set(one.missing) >= set(one.combo.members) or not one.lacks
        assert not set(one.missing) & held
        assert not one.combo.named or len(one.missing) == one.lacks


def test_the_nearest_come_first_then_those_that_bring_most() -> None:
    found = search.near(search.collection(GREAT), ALL)
    order = [(one.lacks, -one.points, one.combo.number) for one in found]
    assert order == sorted(order)
    assert [one.combo.key for one in found[:4]] == ["E004", "E001", "K057", "E005"]
    assert [card.text for card in found[3].missing] == ["AD2"]


def test_flexible_combos_count_what_the_collection_has_beyond_the_least() -> None:
    kings = search.collection("KS1 KH1 KD1 KC1 KS2")
    bar = next(one for one in search.near(kings, ALL) if one.combo is BY_KEY["bar:K"])
    assert (bar.lacks, bar.points, len(bar.has)) == (0, 2, 5)
    short = next(one for one in search.near(kings[:3], ALL) if one.combo is BY_KEY["bar:K"])
    assert (short.lacks, short.points, len(short.missing)) == (1, 1, 13)


def test_what_is_missing_is_said() -> None:
    said = str(combinations(have=GREAT))
    assert "Complete: 3" in said
    assert re.search(r"E005 +Three Visits to the Thatched Cottage +8 +Zhuge Liang AD2 +Liu Bei AH2, Guan Yu AS2", said)
    assert re.search(r"bar:A +bar of aces +1 +any 1 more +Guan Yu AS2, Liu Bei AH2, Lü Bu AS4", said)
    assert "TK-5.1" in said
    complete, _, rest = said.partition("Lacks 1 card")
    assert "E001" in complete
    assert "E001" not in rest
    assert "Lacks 2 cards" in rest


def test_nearness_keeps_to_the_other_filters() -> None:
    said = str(combinations(have=GREAT, kind="kinship", lacking=1))
    assert "K057" in said
    assert "E0" not in said
    assert "Lacks 2" not in said
    assert "all of these" not in said
    assert str(combinations(have="AH2", kind="suit")).endswith(
        "No combo that fits is complete or lacks 2 cards at most."
    )


# Pages ---------------------------------------------------------------------------------------------------------------

PAGES: dict[str, Callable[[str], Page]] = {
    "all": lambda lang: deck(lang=lang),
    "faction": lambda lang: deck(faction="wei", lang=lang),
    "most drawn": lambda lang: deck(mansion="Net", lang=lang),
    "one": lambda lang: deck(name="Guan Yu", lang=lang),
    "none": lambda lang: deck(suit="G", rank="A", lang=lang),
    "all combos": lambda lang: combinations(lang=lang),
    "member": lambda lang: combinations(member="Cao Cao", lang=lang),
    "collection": lambda lang: combinations(have=GREAT, lang=lang),
    "large collection": lambda lang: combinations(have=[card.text for card in CHARACTERS[::3]], lang=lang),
    "everybody": lambda lang: combinations(have=CHARACTERS, lang=lang),
    "empty collection": lambda lang: combinations(have="", lang=lang),
    "no combo": lambda lang: combinations(name="zzz", lang=lang),
}


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("page", PAGES)
def test_pages_are_small_the_same_again_and_complete_as_text(page: str, lang: str) -> None:
    one, again = PAGES[page](lang), PAGES[page](lang)
    html = one._repr_html_()
    assert html == again._repr_html_()
    assert str(one) == str(again) == repr(one)
    assert len(html.encode()) + len(str(one).encode()) < 60_000
    assert "<script" not in html
    assert "<style" not in html
    for texts in re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", html):
        assert not texts or texts.replace("&#x27;", "'") in str(one)


def test_few_characters_are_drawn_and_named_and_many_are_listed_by_mansion() -> None:
    few, many = deck(mansion="Net"), deck()
    assert few._repr_html_().count("<img ") == 1
    assert all(card.name["en"] in str(few) for card in search.characters(mansion="Net"))
    assert "<img" not in many._repr_html_()
    assert len(CHARACTERS) > LISTED
    assert all(f"{card.short} {card.text}" in str(many) for card in CHARACTERS)


def test_every_kind_of_combo_has_its_word() -> None:
    said = str(combinations(kind="event", lang="zh"))
    assert KINDS["event"].zh in said
    assert "桃园结义" in said
    assert "刘备 AH2" in said


# Under fields --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_fields_answer_like_the_page_and_their_still_form_is_the_page(lang: str) -> None:
    form = deck_form(lang)
    whole = form.page
    assert str(whole) == repr(form) == str(deck(lang=lang))
    form.fields["faction"].value, form.fields["mansion"].value = "wu", "Wall"
    form.fields["name"].value = "zhuge"
    wanted = deck(faction="wu", mansion="Wall", name="zhuge", lang=lang)
    assert form.shown.value == browser_form.spaced(wanted._repr_html_()) != wanted._repr_html_()
    data, _ = form._repr_mimebundle_()
    assert (data["text/html"], data["text/plain"]) == (wanted._repr_html_(), str(wanted))
    assert any("widget-view" in kind for kind in data)


def test_a_text_that_means_nothing_is_answered_below_the_fields() -> None:
    form = combinations_form()
    form.fields["have"].value = "AH2, Nobody"
    assert str(form.page).startswith("✗ There is no character 'Nobody'")
    form.fields["have"].value = GREAT
    form.fields["kind"].value = "kinship"
    assert str(form.page) == str(combinations(have=GREAT, kind="kinship"))


def test_every_choice_of_every_field_is_understood() -> None:
    for form in (deck_form(), combinations_form("zh")):
        for field in form.fields.values():
            for _, value in getattr(field, "options", ()):
                field.value = value
                assert not str(form.page).startswith("✗")
            field.value = None if hasattr(field, "options") else ""


def test_without_ipywidgets_the_page_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_form, "find_spec", lambda name: None)
    assert str(deck_form("zh")) == str(deck(lang="zh"))
    assert isinstance(combinations_form(), Page)
    assert str(deck_form("fr")) == "✗ A language is 'en' or 'zh', not 'fr'."


def test_the_lesson_has_the_browser() -> None:
    lesson = classroom.lesson("three-kingdoms", lang="zh")
    assert str(lesson.deck(mansion="壁")) == str(deck(mansion="Wall", lang="zh"))
    assert str(lesson.combinations(have=GREAT)) == str(combinations(have=GREAT, lang="zh"))
    assert str(lesson.deck(clan=1)) == str(deck(clan=1, lang="zh"))
    assert str(lesson.browse_deck()) == str(deck(lang="zh"))
    assert str(lesson.browse_combinations()) == str(combinations(lang="zh"))
