"""Formations by clause: categories, deciding card, suits, jokers (PB-4.2 to PB-4.4, PB-5.5, PB-7)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgames.cards import WITH_JOKERS, Card
from cardgames.games.poker_battle_line.scoring import CARDS, CODES, ORDERS, banned_by, compare, rate
from tests.games.poker_battle_line.laying import jokers, rated, short

THREE = ["7S 6S 5S", "4C 4D 4S", "3H 8H JH", "3S 2D AH", "KC KD 3S", "KC TD 2S"]
FIVE = [
    "AS KS QS JS TS",
    "7C 7D 7S 7H 5D",
    "3H 3C 3S JC JD",
    "9D 8D 7D 6D 5D",
    "2H 8H JH 4H 9H",
    "5C 4D 3S 2S AH",
    "9C 9D 9S KS 2H",
    "KC KD 3S 3H 2D",
    "QC QD 3S 7H 2D",
    "AC QD 3S 7H 2D",
]


@pytest.mark.parametrize(("size", "hands"), [(3, THREE), (5, FIVE)])
def test_pb_4_2_the_categories_from_high_to_low(size: int, hands: list[str]) -> None:
    ratings = [rated(text, size) for text in hands]
    assert [rating.category for rating in ratings] == list(ORDERS[size][:0:-1])
    assert [r.value for r in ratings] == sorted((r.value for r in ratings), reverse=True)
    assert rated("", size).value < ratings[-1].value


def test_pb_4_2_full_house_and_four_beat_an_ordinary_straight_flush_but_not_with_three_cards() -> None:
    flush = rated("KD QD JD TD 9D", 5)
    assert rated("2H 2C 2S 3C 3D", 5).value > flush.value
    assert rated("2H 2C 2S 2D 3D", 5).value > flush.value
    assert rated("2S 3S AS", 3).value > rated("KH KC KS", 3).value


def test_pb_4_3_the_deciding_number() -> None:
    assert short(rated("3H 3C 3S JC JD", 5)) == "full_house 3S"
    assert rated("4H 4C 4S 2C 2D", 5).value > rated("3H 3C 3S AC AD", 5).value
    assert short(rated("KC KD 3S 3H AD", 5)) == "two_pair KD"
    assert rated("KC KD 2S 2H AD", 5).value > rated("QC QD JS JH AD", 5).value
    assert rated("TC 3D 2S", 3).value > rated("9S 8D 2H", 3).value


def test_pb_4_4_then_the_suit_of_that_card_or_group_and_nothing_else() -> None:
    assert rated("KS KH 2C", 3).value > rated("KC KD AS", 3).value
    assert rated("AS 4S 2S", 3).value > rated("AH KH JH", 3).value
    assert rated("9S 8C 7D", 3).value > rated("9H 8H 7C", 3).value
    assert rated("8C 8D 3S 2S 4H", 5).value < rated("8S 8H 3C 2C 4D", 5).value
    assert rated("9C 9D AS AH KS", 5).value == rated("AS AH KS 9C 9D", 5).value


@pytest.mark.parametrize(
    ("text", "size", "expected"),
    [
        ("KS AD 2C", 3, "high_card AD"),
        ("2S 3S AS", 3, "straight_flush 3S"),
        ("AS KS QS", 3, "straight_flush AS"),
        ("AS 2S 3S 4S 5S", 5, "straight_flush 5S"),
        ("AD KS QS JS TS", 5, "straight AD"),
        ("QS KS AS 2S 3S", 5, "flush AS"),
        ("AS 2S 3S 4S", 5, "high_card AS"),
    ],
)
def test_pb_r4_the_ace_is_high_or_one_in_the_lowest_straight(text: str, size: int, expected: str) -> None:
    assert short(rated(text, size)) == expected


def test_pb_r4_the_lowest_straights_are_those_with_the_ace_low() -> None:
    assert rated("AS 2D 3H", 3).value < rated("2D 3H 4C", 3).value
    assert rated("AS 2D 3H 4C 5D", 5).value < rated("2D 3H 4C 5D 6C", 5).value


def test_pb_r5_kickers_full_compares_every_number_once() -> None:
    values = [rated(text, 5, kickers=True).value for text in ("KC KD 7S 7H 2D", "KS KH 7C 7D AS")]
    assert values[0] < values[1]
    assert values[0][1] == (13, 7, 2)
    assert rated("AC KC 9C 4C 3C", 5, kickers=True).value > rated("AD KD 8D 7D 6D", 5, kickers=True).value
    assert rated("5C 4D 3S 2S AH", 5, kickers=True).value[1] == (5,)
    assert jokers(rated("AD TD BJ", 3, kickers=True)) == "KD"
    assert jokers(rated("AD TD BJ", 3)) == "AD"
    shorter, longer = rated("AH AD", 5, kickers=True), rated("AS AC 2D", 5, kickers=True)
    assert longer.value[1][: len(shorter.value[1])] == shorter.value[1]
    assert longer.value > shorter.value


@pytest.mark.parametrize(
    ("text", "size", "expected"),
    [
        ("KS KD", 5, "pair KS"),
        ("AH QH JH 9H", 5, "high_card AH"),
        ("9H 8H 7H 6H", 5, "high_card 9H"),
        ("KS KD 2C 2D", 5, "two_pair KS"),
        ("KS KD KH 2D", 5, "three_kind KS"),
        ("KS KD KH KC", 5, "four_kind KS"),
        ("KS QS", 3, "high_card KS"),
        ("BJ", 3, "high_card AS"),
        ("4D BJ", 3, "pair 4S"),
        ("4D BJ SJ", 5, "three_kind 4S"),
        ("BJ SJ", 5, "pair AS"),
        ("5C 7C 8C BJ", 5, "pair 8S"),
    ],
)
def test_pb_5_5_and_pb_7_6_unfinished_formations_have_groups_only(text: str, size: int, expected: str) -> None:
    assert short(rated(text, size)) == expected


# Jokers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "size", "expected", "identity"),
    [
        ("8H 7C BJ", 3, "straight 9S", "9S"),
        ("9H 4H BJ", 3, "flush AH", "AH"),
        ("5S BJ SJ", 3, "straight_flush 7S", "7S 6S"),
        ("9S 9H BJ", 3, "three_kind 9S", "9S"),
        ("KS QS JS TS BJ", 5, "royal_flush AS", "AS"),
        ("9C 9D 4S 4H BJ", 5, "full_house 9S", "9S"),
        ("9C 2D 4S 6H BJ", 5, "pair 9S", "9S"),
    ],
)
def test_pb_7_1_and_pb_7_2_a_joker_is_what_serves_best(text: str, size: int, expected: str, identity: str) -> None:
    rating = rated(text, size)
    assert (short(rating), jokers(rating)) == (expected, identity)


def test_pb_7_3_the_one_forbidden_card_is_exact() -> None:
    assert jokers(rated("8H 7C BJ", 3, "9S")) == "9H"
    assert jokers(rated("8H 7C BJ", 3, "9H")) == "9S"
    banned = rated("KS QS JS TS BJ", 5, "AS")
    assert (short(banned), jokers(banned)) == ("straight_flush KS", "9S")
    assert banned.value > rated("AS 7H 7C 7D 2C", 5).value
    assert banned.value < rated("AS 8S 8H 8D AH", 5).value


def test_pb_7_3_and_pb_r3_all_other_doubles_are_allowed() -> None:
    assert jokers(rated("9S 9H BJ", 3)) == "9S"
    assert jokers(rated("5S 2S BJ", 3, "7S")) == "AS"
    assert jokers(rated("KS KD KH BJ SJ", 5)) == "AS KS"


def test_pb_7_4_and_pb_r20_the_highest_natural_card() -> None:
    read = WITH_JOKERS.read
    assert CARDS[banned_by(read("BJ 3H AS 2D"))].text == "AS"
    assert CARDS[banned_by(read("3H 3C 3S JC JD"))].text == "JD"
    assert CARDS[banned_by(read("BJ 9C 9D"))].text == "9D"
    assert banned_by(read("BJ SJ")) == banned_by([]) == 0


def test_pb_7_5_five_of_a_number_are_four_of_a_kind() -> None:
    five = rated("KS KH KD KC BJ", 5)
    assert (short(five), jokers(five)) == ("four_kind KS", "AS")
    assert five.value < rated("AS AH AD AC 2S", 5).value
    assert five.value == rated("KS KH KD KC 2D", 5).value


# A second telling of the rules, without any short cut -----------------------------------------------------------------


def plainly(codes: tuple[int, ...], size: int) -> tuple[str, int]:
    """Category and deciding card of natural cards, by looking at everything."""
    count = Counter(code >> 2 for code in codes)
    by_size = sorted(count.items(), key=lambda item: (item[1], item[0]), reverse=True)
    alike = tuple(sorted(count.values(), reverse=True))
    full = len(codes) == size
    flush = full and len({code & 3 for code in codes}) == 1
    numbers = sorted(count)
    low = [*range(2, size + 1), 14]
    straight = full and len(count) == size and (numbers[-1] - numbers[0] == size - 1 or numbers == low)
    top = max(code for code in codes if code >> 2 == (size if straight and numbers == low else numbers[-1]))
    group = max(code for code in codes if code >> 2 == by_size[0][0])
    if straight and flush:
        return ("royal_flush" if size == 5 and numbers[0] == 10 else "straight_flush"), top
    if alike[0] >= 4:
        return "four_kind", group
    if alike == (3, 2):
        return "full_house", group
    for holds, name in ((flush, "flush"), (straight, "straight")):
        if holds:
            return name, top
    if alike[0] == 3:
        return "three_kind", group
    if alike[0] == 2:
        return ("two_pair" if alike[1:2] == (2,) else "pair"), group
    return "high_card", top


@st.composite
def formations(draw: st.DrawFn) -> tuple[list[Card], int]:
    size = draw(st.sampled_from([3, 5]))
    narrow = draw(st.sampled_from([list(WITH_JOKERS), [c for c in WITH_JOKERS if c.suit in "SH" and c.rank < 9]]))
    count = draw(st.integers(1, size))
    return draw(st.lists(st.sampled_from(narrow), min_size=count, max_size=count, unique=True)), size


@settings(max_examples=60, deadline=None)
@given(formations(), st.sampled_from(sorted(CARDS)))
def test_pb_7_2_no_other_identity_is_better(formation: tuple[list[Card], int], banned: int) -> None:
    cards, size = formation
    naturals = [CODES[card] for card in cards if card.rank]
    wild = len(cards) - len(naturals)
    allowed = sorted((code for code in CARDS if code != banned), reverse=True)
    order = ORDERS[size]
    found = [
        ((order.index(category), decider), jokers)
        for jokers in combinations_with_replacement(allowed, wild)
        for category, decider in [plainly((*naturals, *jokers), size)]
    ]
    rating = rate(cards, size, banned)
    assert ((order.index(rating.category), rating.decider), rating.jokers) == max(found)


@settings(max_examples=40, deadline=None)
@given(formations(), st.sampled_from(sorted(CARDS)))
def test_pb_r5_with_kickers_no_other_identity_is_better(formation: tuple[list[Card], int], banned: int) -> None:
    cards, size = formation
    naturals = [CARDS[CODES[card]] for card in cards if card.rank]
    wild = len(cards) - len(naturals)
    allowed = sorted((code for code in CARDS if code != banned), reverse=True)
    if wild == 2:
        allowed = allowed[::3]  # every suit and number now and then; the whole search is above
    best = max(
        (rate([*naturals, *(CARDS[code] for code in jokers)], size, kickers=True).value, jokers)
        for jokers in combinations_with_replacement(allowed, wild)
    )
    rating = rate(cards, size, banned, kickers=True)
    assert rating.value >= best[0]
    if wild < 2:
        assert (rating.value, rating.jokers) == best


# Both sides ----------------------------------------------------------------------------------------------------------


def verdict(one: str, other: str, size: int, first: int | None = None, tie_break: str = "first_complete") -> int | None:
    read = WITH_JOKERS.read
    return compare(size, read(one), read(other), first, kickers=False, tie_break=tie_break).winner


def test_pb_4_5_and_pb_r6_exact_equality() -> None:
    for one, other in (("5S 2S BJ", "7S 3S SJ"), ("9S 9H KD", "9D 4C BJ")):
        assert [verdict(one, other, 3, first) for first in (0, 1, None)] == [0, 1, None]
        assert verdict(one, other, 3, 0, "unclaimed") is None


def test_pb_r7_an_empty_formation_loses_and_two_empty_ones_have_no_winner() -> None:
    assert verdict("2C", "", 5) == 0
    assert verdict("", "2C", 3) == 1
    assert verdict("", "", 5, 0) is None


def test_pb_7_4_both_bans_are_independent() -> None:
    read = WITH_JOKERS.read
    found = compare(3, read("9S BJ"), read("9H SJ"), None, kickers=False, tie_break="first_complete")
    assert [jokers(rating) for rating in found.ratings] == ["9S", "9H"]
    assert found.winner == 0
