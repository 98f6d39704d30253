"""Fifty-K by clause: what some cards are (FK-4), and what beats what (FK-5)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.games.fifty_k.combinations import CARDS, CLAUSES, SHAPES, Combination, combination, mask_of, points_of
from tests.games.fifty_k.laying import beats_by_the_book, by_the_book, read

some_cards = st.lists(st.sampled_from(CARDS[:24]), min_size=1, max_size=9, unique=True)
any_cards = st.lists(st.sampled_from(CARDS), min_size=1, max_size=12, unique=True)


def kind(cards: str) -> tuple[str, int, str | None] | None:
    """Type, size and key of some cards."""
    found = combination(mask_of(read(cards)))
    return None if found is None else (found.type, found.size, found.figure)


def wins(play: str, top: str) -> bool:
    """Whether a play beats another one."""
    one, other = (combination(mask_of(read(cards))) for cards in (play, top))
    assert one is not None
    assert other is not None
    return one.beats(other)


@pytest.mark.parametrize(
    ("clause", "cards", "wanted"),
    [
        ("FK-4.1", "2S", ("single", 1, "2")),
        ("FK-4.2", "TS JH QD KC AS", ("straight", 5, "A")),
        ("FK-4.2", "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", ("straight", 12, "A")),
        ("FK-4.2", "5S 6H 7D 8C 9S TS JS QS KS", ("straight", 9, "K")),  # 5, T and K within it: only a straight
        ("FK-4.2", "AS 2S 3S 4S 5S", None),
        ("FK-4.2", "JS QS KS AS 2S", None),
        ("FK-4.2", "3S 4S 5S 6S", None),
        ("FK-4.2", "3S 4S 5S 6S 8S", None),
        ("FK-4.3", "2S 2H", ("pair", 2, "2")),
        ("FK-4.3", "KS AH", None),
        ("FK-4.4", "QS QH KS KH AS AD", ("pair_run", 6, "A")),
        ("FK-4.4", "5S 5H 6D 6C", ("pair_run", 4, "6")),
        ("FK-4.4", "KS KH AS AH 2S 2H", None),
        ("FK-4.4", "5S 5H 7D 7C", None),
        ("FK-4.5", "2S 2H 2D", ("triple", 3, "2")),
        ("FK-4.5", "5S 5H 6D", None),
        ("FK-4.6", "KS KH KD AS AH AD", ("triple_run", 6, "A")),
        ("FK-4.6", "5S 5H 5D 6S 6H 6D 7S 7H 7D", ("triple_run", 9, "7")),
        ("FK-4.6", "AS AH AD 2S 2H 2D", None),
        ("FK-4.6", "2S 2H 2D 3S 3H 3D", None),
        ("FK-4.7", "2S 2H 2D 3S", ("triple_one", 4, "2")),
        ("FK-4.7", "5S 5H 5D 7S", ("triple_one", 4, "5")),
        ("FK-4.8", "5S 5H 5D 2S 2H", ("triple_pair", 5, "5")),
        ("FK-4.8", "5S 5H 5D 6S 7H", None),
        ("FK-4.9", "5S 5H 5D 6S 6H 6D 8S 2H", ("run_singles", 8, "6")),
        ("FK-4.9", "3S 3H 3D 4S 4H 4D 5S 5H 5D 6S 7S 8S", ("run_singles", 12, "5")),
        ("FK-4.9", "5S 5H 5D 6S 6H 6D 7S 7H", None),
        ("FK-4.9", "3S 3H 3D 4S 4H 4D 5S", None),
        ("FK-4.9", "3S 3H 3D 5S 5H 5D 7S 8S", None),
        ("FK-4.9", "5S 5H 5D 6S 6H 6D 7S", None),
        ("FK-4.10", "5S 5H 5D 6S 6H 6D 8S 8H 2S 2D", ("run_pairs", 10, "6")),
        ("FK-4.10", "5S 5H 5D 6S 6H 6D 7S 7H 7D 7C", None),
        ("FK-4.11", "5S TH KS", ("fifty_k", 3, None)),
        ("FK-4.11", "5S TH KS KD", None),
        ("FK-4.11", "5S TH QS", None),
        ("FK-4.12", "5C TC KC", ("pure_fifty_k", 3, "C")),
        ("FK-4.13", "2S 2H 2D 2C", ("bomb", 4, "2")),
        ("FK-4.13", "5S 5H 5D 5C 6S", None),
        ("FK-4.13", "5S 5H 5D 5C 6S 6H 6D 6C", None),
    ],
)
def test_fk_4_every_row(clause: str, cards: str, wanted: tuple[str, int, str | None] | None) -> None:
    assert kind(cards) == wanted
    assert wanted is None or CLAUSES[wanted[0]] == clause


@pytest.mark.parametrize(
    ("clause", "play", "top", "better"),
    [
        ("FK-5.1", "2S", "AS", True),
        ("FK-5.1", "3S", "2S", False),
        ("FK-5.1", "9D 9C", "9S 9H", False),
        ("FK-5.1", "9D 9C", "8S", False),
        ("FK-5.1", "4S 5S 6S 7S 8S", "3S 4H 5H 6H 7H", True),
        ("FK-5.1", "4S 5S 6S 7S 8S 9S", "3S 4H 5H 6H 7H", False),
        ("FK-5.1", "3S 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "3H 3D 3C 4S 4D 4C 5S 5D 5C 6S 7S 8S", False),
        ("FK-5.2", "9S 9H 9D 3S", "8S 8H 8D AS", True),
        ("FK-5.2", "2S 2H 2D 3S", "AS AH AD KS", True),
        ("FK-5.2", "9S 9H 9D 3S 3D", "8S 8H 8D AS", False),
        ("FK-5.3", "5S TH KS", "2S 2H 2D", True),
        ("FK-5.3", "2S", "5S TH KS", False),
        ("FK-5.3", "5D TD KD", "5S TH KS", True),
        ("FK-5.3", "3S 3H 3D 3C", "5S TS KS", True),
        ("FK-5.3", "5S TS KS", "3S 3H 3D 3C", False),
        ("FK-5.3", "2S 2H 2D", "5S TH KS", False),
        ("FK-5.4", "5S TH KS", "5H TD KC", False),
        ("FK-5.5", "5S TS KS", "5H TH KH", True),
        ("FK-5.5", "5H TH KH", "5C TC KC", True),
        ("FK-5.5", "5C TC KC", "5D TD KD", True),
        ("FK-5.5", "5D TD KD", "5C TC KC", False),
        ("FK-5.6", "4S 4H 4D 4C", "3S 3H 3D 3C", True),
        ("FK-5.6", "2S 2H 2D 2C", "AS AH AD AC", True),
        ("FK-5.6", "3S 3H 3D 3C", "4S 4H 4D 4C", False),
    ],
)
def test_fk_5_what_beats_what(clause: str, play: str, top: str, better: bool) -> None:
    assert wins(play, top) is better, clause


def test_fk_2_1_points_of_cards() -> None:
    assert points_of(CARDS) == 100
    assert points_of(read("5S TH KC 2S")) == 25


def test_fk_r7_the_counts_identify_the_type() -> None:
    for counts, found in SHAPES.items():
        assert sum(counts >> 4 * rank & 15 for rank in range(13)) == found.size
    assert len(SHAPES) == 7405


def test_the_length_of_runs() -> None:
    lengths = {"straight": 12, "pair_run": 6, "triple_run": 4, "run_singles": 3}
    assert {kind: Combination(kind, 12, 11).length for kind in lengths} == lengths
    assert Combination("run_pairs", 15, 11).length == 3
    assert Combination("triple_pair", 5, 3).length == 1


@given(some_cards | any_cards)
def test_fk_4_as_the_book_has_it(cards: list[object]) -> None:
    found = combination(mask_of(cards))  # type: ignore[arg-type]
    assert (None if found is None else (found.type, found.key)) == by_the_book(cards)  # type: ignore[arg-type]


@given(some_cards, some_cards)
def test_fk_5_as_the_book_has_it(one: list[object], other: list[object]) -> None:
    play, top = (combination(mask_of(cards)) for cards in (one, other))  # type: ignore[arg-type]
    if play is not None and top is not None:
        assert play.beats(top) == beats_by_the_book(one, other)  # type: ignore[arg-type]
