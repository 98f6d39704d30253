"""The lesson's own functions: positions in short, lines from them, combos and settlements worked."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames import classroom

kingdoms: Any = classroom.lesson("three-kingdoms")


def test_a_position_in_short_is_the_long_one() -> None:
    state = kingdoms.lay(
        "9H3 2S4", "3S4", table="7H3 AS1", collections=["TH3"], combos=["", "E001 bar:K KS1 KD1 KC2 KC4"]
    )
    assert (state.phase, state.actor, state.laid[1]) == ("hand", 0, ("E001", 3, "bar:K", 4))
    assert [card.text for card in state.table[17]] == ["7H3"]
    calling = kingdoms.lay("", "", "", combos=["E001"], phase="call", formed=1, options={"max_hands": 3})
    assert (calling.phase, calling.seats, calling.options["max_hands"]) == ("call", 3, 3)


def test_a_deal_is_told_up_to_the_first_choice_of_a_player() -> None:
    page = str(kingdoms.deal(seats=2, seed=5))
    assert "Seat 1 has the highest rank and starts." in page
    assert "24 cards are dealt to each player" in page


def test_a_line_of_moves_from_a_position() -> None:
    line = kingdoms.walk(kingdoms.lay("9H3", "3S4", table="7H3", pile="QH3"), "play 9H3 for 7H3", "flip")
    assert [str(step.move) for step in line.steps[1:]] == ["play 9H3 for 7H3", "flip"]
    assert line.last.phase == "combine"


@pytest.mark.parametrize(
    ("page", "said"),
    [
        (kingdoms.lay("9H3"), "with 1 seats"),
        (kingdoms.lay("9H3", "3S4", combos=["AH2"]), "'AH2' is no combo"),
        (kingdoms.lay("9H3", "3S4", phase="tea"), "Position.phase should be one of 'hand', 'flip', 'again'"),
        (kingdoms.walk(kingdoms.lay("9H3", "3S4"), "flip"), "TK-3.2"),
        (kingdoms.points("E001, X 3"), "'X 3' is no combo"),
        (kingdoms.points("E001 4"), 'Combos: ["E001", 4] is not a size that this combo can have (TK-5.1).'),
        (kingdoms.captures("XX", table="7H3"), "Card should be a card, written like AS1 or S6, not 'XX'."),
    ],
)
def test_what_cannot_be_shown_is_said_in_a_sentence(page: Any, said: str) -> None:
    assert said in str(page)


def test_combos_and_settlements_are_worked_out() -> None:
    worked = kingdoms.points("E001, K057, bar:K 6").check(points=[5, 1, 3], total=9)
    assert worked.correct is True
    assert kingdoms.points("K034").check(total=15).correct is False
    banker = kingdoms.settle([13, 1, 2], counts=[2, 1, 2], ender=0, banker=0, nine=[1])
    assert banker.check(payments=[[1, 0, 13], [2, 0, 208]], chips=[33_554, 33_320, 33_125]).correct is True
    eight = kingdoms.settle([3, 1], eight=1)
    assert eight.check(payments=[[0, 1, 10]]).correct is True
    assert kingdoms.settle([5, 2]).check(payments=[[1, 0, 3]]).correct is True
    assert kingdoms.captures("QD3", table="KH1 AS2").check(targets=["KH1"]).correct is True


def test_the_deck_and_the_combos_are_at_hand() -> None:
    assert "Guan Yu" in str(kingdoms.deck(faction="shu", rank="A"))
    assert "The Two Qiaos" in str(kingdoms.combinations(member="Da Qiao"))
    assert "桃园结义" in str(classroom.lesson("three-kingdoms", "zh").combinations(have="AH2 AS2 KS2"))
