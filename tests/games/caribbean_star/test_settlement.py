"""Caribbean Star by clause: the settlement of one area (CS-6), against an independent count."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.cards import STANDARD
from cardgames.games.caribbean_star.cases import parts
from cardgames.games.caribbean_star.scoring import arithmetic, best, settle
from tests.games.caribbean_star.laying import area, lay
from tests.games.laying import go, told, words


def settled(cards: str, double_negative: bool = True) -> tuple[int, int, str]:
    """Base, score and arithmetic of an area."""
    done = settle(*parts(STANDARD.read(cards)), double_negative)
    return done.base, done.score, arithmetic(done)


@pytest.mark.parametrize(
    ("cards", "minutes", "points"),
    [("TS KC", 15, 16), ("JS QS KS", 15, 12), ("TD TH KD QH", 30, 30), ("", 0, 0), ("2S 6C", 0, 0)],
)
def test_cs_6_1_minutes_and_points(cards: str, minutes: int, points: int) -> None:
    done = settle(*parts(STANDARD.read(cards)), True)
    assert (done.minutes, done.points) == (minutes, points)


def test_cs_6_2_fifteen_minutes_bring_all_points() -> None:
    assert settled("TS KC") == (16, 16, "10 + 6")
    assert settled("KS QC JC") == (12, 12, "6 + 4 + 2")


def test_cs_6_3_ten_or_twenty_halve_the_best_act() -> None:
    assert settled("JC KS") == (5, 5, "2 + 6 ÷ 2")
    assert settled("TD") == (5, 5, "10 ÷ 2")
    assert settled("KH TD KD") == (17, 17, "6 + 10 ÷ 2 + 6")


def test_cs_6_3_only_one_of_several_is_halved() -> None:
    assert settled("TD TH") == (15, 15, "10 ÷ 2 + 10")
    assert best(STANDARD.read("JC KS KC")) is STANDARD["KS"]


def test_cs_6_4_five_or_twenty_five_halve_everything() -> None:
    assert settled("QH") == (2, 2, "4 ÷ 2")
    assert settled("TD TH KD") == (13, 13, "(10 + 10 + 6) ÷ 2")


def test_cs_6_5_and_cs_r6_too_long_brings_nothing_but_is_punished() -> None:
    assert settled("TD TH KD QH") == (0, 0, "(10 + 10 + 6 + 4) × 0")
    assert settled("TD TH KD QH 3H 6D") == (0, -6, "((10 + 10 + 6 + 4) × 0 − 3) × 2")
    assert settled("TD TH KD QH 3H 6D", False) == (0, -3, "(10 + 10 + 6 + 4) × 0 − 3")


@pytest.mark.parametrize("cards", ["", "4S 6C 6S", "2S", "6C"])
def test_cs_6_6_without_an_act_nothing_counts(cards: str) -> None:
    assert settled(cards) == (0, 0, "0")


def test_cs_6_7_mistakes_are_taken_off() -> None:
    assert settled("TS KC 2S 4C") == (16, 10, "10 + 6 − 2 − 4")
    assert settled("QH 4D 3H") == (2, -5, "4 ÷ 2 − 4 − 3")


@pytest.mark.parametrize(("sixes", "score"), [("", 11), (" 6S", 22), (" 6S 6C", 44)])
def test_cs_6_8_each_six_doubles(sixes: str, score: int) -> None:
    base, got, text = settled("KS KC QS 2C 3S" + sixes)
    assert (base, got) == (16, score)
    assert text.count("× 2") == sixes.count("6")


@pytest.mark.parametrize(("option", "score", "kind"), [(True, -12, ("CS-6.8", "doubled")),
                                                       (False, -6, ("CS-R7", "not_doubled"))])  # fmt: skip
def test_cs_6_8_and_cs_r7_a_negative_result(option: bool, score: int, kind: tuple[str, str]) -> None:
    state = lay("7H 9C", "5D 2C", red="JD 4D 3H 6H", double_negative=option)
    events = go(state, "play 7H", "play 5D")
    assert state.scores() == [score, 0]
    assert kind in told(events)


def test_cs_6_8_without_double_negative_gains_still_double() -> None:
    assert settled("TS KC 6S", False) == (16, 32, "(10 + 6) × 2")
    assert settled("JD 6H 2D", False)[1] == -1
    assert settled("QH 2D 6H", False) == (2, 0, "(4 ÷ 2 − 2) × 2")


def test_cs_6_9_the_score_changes_and_the_area_is_discarded() -> None:
    state = lay("7H 9C", "5D 2C", red="TD KH 3H 6D", black="QS", points=(-4, 9))
    events = go(state, "play 7H", "play 5D")
    assert (state.scores(), area(state, 0), area(state, 1)) == ([22, 9], "", "QS")
    assert words(state.discard) == "5D TD KH 3H 6D 7H"
    told_ = [e for e in told(events) if e[0].startswith(("CS-5.3", "CS-6"))]
    assert told_ == [("CS-5.3", "settles"), ("CS-6.1", "count"), ("CS-6.2", "full"), ("CS-6.7", "mistakes"),
                     ("CS-6.8", "doubled"), ("CS-6.9", "scores")]  # fmt: skip


@pytest.mark.parametrize(("red", "clause"), [("TD", "CS-6.3"), ("KD", "CS-6.4"), ("TD TH KD QH", "CS-6.5")])
def test_the_time_rule_is_told_and_stands_on_the_sheet(red: str, clause: str) -> None:
    state = lay("7H 9C", "5D 2C", red=red)
    events = go(state, "play 7H", "play 5D")
    assert clause in [e.clause for e in events]
    assert [line.clause for line in state.sheet().of(0)] == [clause]
    assert state.sheet().of(0)[0].label.zh.endswith("分钟的结算")


def test_cs_r8_scores_fall_below_zero() -> None:
    state = lay("7H 9C", "5D 2C", red="JD 4D", points=(1, 0))
    go(state, "play 7H", "play 5D")
    assert state.scores() == [-2, 0]
    assert state.sheet().total(0) == -2


def test_cs_r9_an_area_of_no_minutes_is_cleared_too() -> None:
    state = lay("7D 9S", "KC 8C", red="3H 6D", points=(5, 0))
    events = go(state, "play 7D", "play KC")
    assert (state.scores(), area(state, 0)) == ([5, 0], "")
    assert words(state.discard) == "3H 6D 7D"
    (cleared,) = [e for e in events if e.clause == "CS-R9"]
    assert str(cleared) == "Discarded all the same: 3♥ and 6♦."


AREAS = st.lists(st.sampled_from([card for card in STANDARD if card.rank in (2, 3, 4, 6, 10, 11, 12, 13)]), unique=True)
AREAS = AREAS.map(lambda cards: [card for card in cards if card.red])


def count(cards: list[str], double_negative: bool) -> Fraction:
    """Section 7 of the rules, worked out from texts and fractions."""
    points = [{"T": 10, "J": 2, "Q": 4, "K": 6}[card[0]] for card in cards if card[0] in "TJQK"]
    minutes = sum(10 if card[0] == "T" else 5 for card in cards if card[0] in "TJQK")
    if not minutes:
        return Fraction(0)
    off = {0: Fraction(0), 5: Fraction(max(points), 2), 10: Fraction(sum(points), 2)}
    base = sum(points) - off[abs(15 - minutes)] if minutes < 30 else Fraction(0)
    result = base - sum(int(card[0]) for card in cards if card[0] in "234")
    return result if result < 0 and not double_negative else result * 2 ** sum(card[0] == "6" for card in cards)


@given(cards=AREAS, double_negative=st.booleans())
def test_every_settlement_agrees_with_the_formula_and_with_its_own_arithmetic(cards, double_negative) -> None:
    done = settle(*parts(cards), double_negative)
    right = count([card.text for card in cards], double_negative)
    assert done.score == right
    text = arithmetic(done)
    assert set(text) <= set("0123456789 +−×÷()")
    assert eval(text.replace("−", "-").replace("×", "*").replace("÷", "/")) == right


@given(cards=AREAS, double_negative=st.booleans())
def test_the_sheet_and_the_events_say_what_the_formula_says(cards, double_negative) -> None:
    state = lay("", "", red=words(cards), double_negative=double_negative)
    right = count([card.text for card in cards], double_negative)
    assert state.scores() == [right, 0]
    assert state.sheet().totals() == (right, 0)
    said = [e.values["amount"] for e in state.heard if e.kind == "scores"]
    assert said == ([right] if any(card.rank >= 10 for card in cards) else [])
