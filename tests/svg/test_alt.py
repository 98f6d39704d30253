"""The alternative text: everything in the picture, nothing that is not in the view, both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import cardgames
from cardgames.cards import WITH_JOKERS
from cardgames.engine.words import Words
from cardgames.svg import view_alt
from cardgames.svg.alt import LISTED
from tests.svg.boards import counter, every_shape, view, zone

READ = WITH_JOKERS.read


def small(**changes: Any) -> Any:
    zones = [
        zone("market", READ("AD 3C")),
        zone("hand:0", [None] * 4, owner=0),
        zone("hand:1", [READ("7S")[0], None], owner=1),
        zone("deck", READ("2C 3D"), down=True),
        zone("discard", []),
    ]
    fields: dict[str, Any] = {"seats": 2, "scores": (4, -1.5), "viewer": 1, "actor": 0}
    return view(zones=zones, counters=[counter("pot", 12)], **{**fields, **changes})


def test_english_sentences() -> None:
    assert view_alt(small()) == (
        "Made up! Seen by Seat 1. Seat 0 to act. Scores: Seat 0 4, Seat 1 −1.5. Market: ace of diamonds, 3 of clubs. "
        "Seat 0, Hand: 4 face-down cards. Seat 1, Hand: 7 of spades, 1 face-down card. Deck: 2 face-down cards. "
        "Discard: no cards. Pot: 12."
    )


def test_chinese_sentences() -> None:
    assert view_alt(small(), "zh") == (
        "虚构！座位1的视角。轮到座位0。得分：座位0：4，座位1：−1.5。market区：方块A、梅花3。座位0，hand区：4张暗牌。"
        "座位1，hand区：黑桃7、1张暗牌。deck区：2张暗牌。discard区：无牌。pot数：12。"
    )


def test_a_number_without_a_label_is_told_by_its_suit() -> None:
    bare = replace(counter("owned:1:S", "3/4", owner=1), label=Words("", ""))
    assert view_alt(view(counters=[bare], seats=2)).endswith(" Seat 1, ♠: 3/4.")


def test_names_replace_seats() -> None:
    text = view_alt(small(names=("Ann", "<Bo>")))
    assert "Seat" not in text
    assert "Seen by <Bo>. Ann to act. Scores: Ann 4, <Bo> −1.5." in text


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"viewer": "audience"}, "Made up! Seen by the audience. Seat 0 to act."),
        ({"viewer": "all"}, "Made up! Seat 0 to act."),
        ({"actor": None, "waiting": True}, "Seen by Seat 1. Someone is choosing in secret. Scores"),
        ({"actor": None, "over": True, "winners": (1,)}, "The game is over, won by Seat 1."),
        ({"actor": None, "over": True, "winners": (0, 1)}, "The game is over, won by Seat 0 and Seat 1."),
        ({"actor": None, "over": True, "winners": ()}, "The game is over, and nobody has won."),
    ],
)
def test_whose_view_and_whose_turn(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in view_alt(small(**changes))


def test_a_long_place_is_told_by_its_number_and_last_card() -> None:
    cards = READ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H")
    assert len(cards) == LISTED + 1
    assert view_alt(view(zones=[zone("heap", cards)])).endswith("Heap: 17 cards, the last 4 of hearts.")
    assert view_alt(view(zones=[zone("heap", cards[:-1])])).endswith("2 of hearts, 3 of hearts.")
    assert view_alt(view(zones=[zone("heap", [None] * 40)])).endswith("Heap: 40 face-down cards.")


def test_numbers_of_a_suit_name_it() -> None:
    numbers = [counter("sum:S", 12), counter("sum:D", 0), counter("sum:1:H", 3, owner=1), counter("pot", 0)]
    assert view_alt(view(counters=numbers, seats=2, scores=(0, 0))).endswith(
        "Seat 1 0. Sum ♠: 12. Seat 1, Sum ♥: 3. Pot: 0."
    )


def test_only_numbers_that_are_shown_are_told() -> None:
    text = view_alt(
        view(
            counters=[
                counter("secret", 99, shown=False),
                counter("trump", "H"),
                counter("lead", None),
                counter("bids", [1, True, READ("TD")[0]]),
                counter("score:0", 77, owner=0),
            ]
        )
    )
    assert "99" not in text
    assert "77" not in text
    assert "Lead" not in text
    assert "Trump: ♥. Bids: 1, yes, 10♦." in text


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_place_of_the_view_is_told(lang: str) -> None:
    seen, _ = every_shape()
    text = view_alt(seen, lang)
    for place in seen.zones.values():
        assert place.label.text(lang) in text
    assert text.count("Hand" if lang == "en" else "hand区") == 4


@pytest.mark.parametrize(("places", "told"), [(16, 16), (17, 2)])
def test_of_very_many_places_only_those_with_cards_are_told(places: int, told: int) -> None:
    cards = {3: READ("7S"), 5: READ("TD")}
    zones = [zone(f"home:{n}", cards.get(n, []), sub=str(n), label=Words(f"Home {n}", f"家{n}")) for n in range(places)]
    text = view_alt(view(zones=zones))
    assert text.count("Home") == told
    assert "Home 3: 7 of spades" in text


@pytest.mark.parametrize("slug", cardgames.games())
def test_nothing_hidden_is_named(slug: str) -> None:
    """At every step of a game: no card's name that is not face up for this viewer."""
    game = cardgames.game(slug)
    line = game.play(players=["random"] * min(game.seats), seed=11)
    hidden_somewhere = False
    for number in range(len(line.steps)):
        for viewer in (0, min(game.seats) - 1, "audience"):
            seen = line.view(number, viewer)
            open_ = {card for place in seen.zones.values() for card in place.cards}
            secret = [card for card in game.pack if card not in open_]
            hidden_somewhere = hidden_somewhere or bool(secret)
            for lang in ("en", "zh"):
                words = words_of(view_alt(seen, lang), lang)
                seen_names = {card.name[lang] for card in open_ if card is not None}  # a copy may lie face up
                assert not words & {card.name[lang] for card in secret} - seen_names
    assert hidden_somewhere, "a game without hidden cards tests nothing"


def words_of(text: str, lang: str) -> set[str]:
    """The parts between the commas and stops, where a card's name would stand."""
    for mark in (": ", ". ", ", ", "the last ") if lang == "en" else ("：", "。", "，", "、", "最后一张"):
        text = text.replace(mark, "\n")
    return {part.strip(" .。") for part in text.split("\n")}
