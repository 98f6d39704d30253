"""Sentences in two languages and their typed fields."""

from __future__ import annotations

import pytest

from cardgames.cards import STANDARD, WITH_JOKERS
from cardgames.engine.moves import MoveForm, offer
from cardgames.engine.words import Said, Words, arithmetic, equation, listing, number, seat_name, signed

CARDS = STANDARD.read("AD 6C TS")


@pytest.mark.parametrize(
    ("value", "plain", "sign"),
    [(3, "3", "+3"), (-3, "−3", "−3"), (0, "0", "0"), (2.0, "2", "+2"), (-1.5, "−1.5", "−1.5"), (0.5, "0.5", "+0.5")],
)
def test_numbers(value: float, plain: str, sign: str) -> None:
    assert (number(value), signed(value)) == (plain, sign)


def test_arithmetic_has_real_minus_signs() -> None:
    assert arithmetic([1, 6, -7]) == "1 + 6 − 7"
    assert arithmetic([-2, 0.5]) == "−2 + 0.5"
    assert arithmetic([]) == "0"


def test_an_equation_has_its_sum_where_there_is_one_to_make() -> None:
    assert equation([2, 3, 4]) == "2 + 3 + 4 = 9"
    assert equation([1, -7]) == "1 − 7 = −6"
    assert [equation([7]), equation([])] == ["7", "0"]


def test_listings() -> None:
    assert [listing(list("abc")[:n], "en") for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert listing(list("abc"), "zh") == "a、b、c"


@pytest.mark.parametrize(
    ("field", "value", "en", "zh"),
    [
        ("{x:card}", CARDS[2], "10♠", "10♠"),
        ("{x:card}", WITH_JOKERS["BJ"], "Big joker", "大王"),
        ("{x:cards}", CARDS, "A♦, 6♣ and 10♠", "A♦、6♣、10♠"),
        ("{x:cards}", [], "nothing", "无"),
        ("{x:seat}", 1, "Seat 1", "座位1"),
        ("{x:seats}", [0, 2], "Seat 0 and Seat 2", "座位0、座位2"),
        ("{x:seats}", [], "nobody", "无人"),
        ("{x:suit}", "H", "♥", "♥"),
        ("{x:sum}", [1, -2], "1 − 2", "1 − 2"),
        ("{x:signed}", 4, "+4", "+4"),
        ("{x:# point|points}", 1, "1 point", "1 point"),
        ("{x:# point|points}", -1, "−1 point", "−1 point"),
        ("{x:# point|points}", 0, "0 points", "0 points"),
        ("{x}", -2, "−2", "−2"),
        ("{x}", "as it is", "as it is", "as it is"),
        ("{x}", Words("yes", "是"), "yes", "是"),
        ("{x}", Said(Words("{n} cards", "{n}张"), {"n": 2}), "2 cards", "2张"),
    ],
)
def test_fields(field: str, value: object, en: str, zh: str) -> None:
    said = Said(Words(field, field), {"x": value})
    assert (said.en, said.zh) == (en, zh)


def test_an_unknown_field_is_noticed() -> None:
    with pytest.raises(ValueError, match="unknown field 'crad'"):
        str(Said(Words("{x:crad}", "{x:crad}"), {"x": CARDS[0]}))


def test_names_take_the_place_of_seats_and_are_never_read_as_fields() -> None:
    names = ["{x}", "<b>&"]
    said = Said(Words("{a:seat} beats {b:seat}", "{a:seat}胜{b:seat}"), {"a": 0, "b": 1})
    assert said.text("en", names) == "{x} beats <b>&"
    assert said.named(names)["zh"] == "{x}胜<b>&"
    assert seat_name(1, "zh", names) == "<b>&"


def test_languages_by_key() -> None:
    words = Words("Points", "得分")
    assert (words["en"], words["zh"], words.en, words.zh) == ("Points", "得分", "Points", "得分")
    assert Said(words)["zh"] == "得分"


def test_words_know_their_fields_in_either_language() -> None:
    assert Words("{a:seat} has {n:# card|cards}", "{a:seat}有{m}张").fields == {"a", "n", "m"}
    assert Words("Points", "得分").fields == frozenset()


def test_said_compares_by_words_and_values() -> None:
    one, two = (Said(Words("{n}", "{n}"), {"n": [1, CARDS[0]]}) for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)
    assert one != Said(Words("{n}", "{n}"), {"n": [2, CARDS[0]]})
    assert one != "1"


def test_one_of_several_is_said_with_or() -> None:
    seven, king = STANDARD.read("7S KD")
    words = Words("{some:either}, {seats:anyone}", "{some:either}，{seats:anyone}")
    values = {"some": [seven, king, Words("nothing else", "别的")], "seats": [0, 2]}
    assert words.fill(values, "en") == "7♠, K♦ or nothing else, Seat 0 or Seat 2"
    assert words.fill(values, "zh") == "7♠、K♦或别的，座位0或座位2"


def test_what_could_be_done_is_offered_in_the_words_of_its_buttons() -> None:
    play = MoveForm("play", "play {card:card}", Words("Play {card:card}", "打出{card:card}"))
    stop = MoveForm("stop", "stop", Words("Stop", "停"))
    cards = STANDARD.read("7S KD 2C 3C 4C 5C 6C")
    few, many = offer([*map(play, cards[:2]), stop()]), offer(list(map(play, cards)))
    assert (few.en, few.zh) == ("You could play 7♠ or K♦, or stop.", "可以打出7♠或K♦，或者停。")
    assert many.en == "You could, for instance, play 7♠, K♦, 2♣, 3♣, 4♣ or 5♣."
    assert (offer([stop()]).en, offer([stop()]).zh) == ("You can only stop.", "只能停。")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoë 陈👩\u200d🚀", "Zoë 陈👩\u200d🚀"),
        ("נועה", "\u2068נועה\u2069"),
        ("علي", "\u2068علي\u2069"),
        ("\u202eAnn", "\u2068\u202eAnn\u2069"),
        ("\u2069\u202eAnn", "\u2068\u202eAnn\u2069"),
    ],
)
def test_names_from_right_to_left_turn_nothing_round(name: str, shown: str) -> None:
    assert Said(Words("{s:seat} wins.", "{s:seat}获胜。"), {"s": 0}).named([name]) == {
        "en": f"{shown} wins.",
        "zh": f"{shown}获胜。",
    }
