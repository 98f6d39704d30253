"""The combinations of Fifty-K: what a set of cards is, and which set beats which.

Cards lie in the pack from low to high, four suits of each rank, so that a set of cards is a number of 52 bits (`mask`)
and a card's bit is at its index. What a set is depends on how many cards of each rank it has (FK-R7); the table
`SHAPES` lists all combinations by these counts, four bits a rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from cardgames.cards import SUITS, Card, Pack, standard_card

FIGURES = "3456789TJQKA2"
"""FK-5.1: the ranks from low to high."""
PACK = Pack("fifty-k", [standard_card(figure + suit) for figure in FIGURES for suit in SUITS])
CARDS = PACK.cards
RANKS = range(len(FIGURES))
RUNS = range(FIGURES.index("2"))
"""FK-4.2: the ranks that can follow each other, 3 to ace."""
FIVE, TEN, KING, TWO = (FIGURES.index(figure) for figure in "5TK2")
SHORTEST = 5
"""FK-4.2: cards of a straight."""

FIVES, TENS, KINGS = (15 << 4 * rank for rank in (FIVE, TEN, KING))
BIT = {card: 1 << card.index for card in CARDS}
WORTH = {card: {FIVE: 5, TEN: 10, KING: 10}.get(card.index // 4, 0) for card in CARDS}
"""FK-2.1: the card points of each card."""
bit_of, worth_of = BIT.__getitem__, WORTH.__getitem__

SINGLE, STRAIGHT, PAIR, PAIR_RUN, TRIPLE, TRIPLE_RUN = "single", "straight", "pair", "pair_run", "triple", "triple_run"
TRIPLE_ONE, TRIPLE_PAIR, RUN_SINGLES, RUN_PAIRS = "triple_one", "triple_pair", "run_singles", "run_pairs"
FIFTY_K, PURE_FIFTY_K, BOMB = "fifty_k", "pure_fifty_k", "bomb"

CLAUSES = {
    SINGLE: "FK-4.1", STRAIGHT: "FK-4.2", PAIR: "FK-4.3", PAIR_RUN: "FK-4.4", TRIPLE: "FK-4.5", TRIPLE_RUN: "FK-4.6",
    TRIPLE_ONE: "FK-4.7", TRIPLE_PAIR: "FK-4.8", RUN_SINGLES: "FK-4.9", RUN_PAIRS: "FK-4.10", FIFTY_K: "FK-4.11",
    PURE_FIFTY_K: "FK-4.12", BOMB: "FK-4.13",
}  # fmt: skip
"""The clause of each type; its key there is what decides between two of a type."""
POWER = {FIFTY_K: 1, PURE_FIFTY_K: 2, BOMB: 3}
"""FK-5.3: these beat every other type (0), and of them the higher the lower."""
WINGED = {TRIPLE_ONE: 1, TRIPLE_PAIR: 2, RUN_SINGLES: 1, RUN_PAIRS: 2}
"""FK-5.2: triples that take as many singles or pairs with them."""
PURE_ORDER = "DCHS"
"""FK-5.5, FK-R1: the suits of pure fifty-Ks from low to high."""


class Combination(NamedTuple):
    """A combination: its `type`, its number of cards, and the `key` that decides (a rank from 0 for 3 to 12 for 2).

    The key of a pure fifty-K is its suit's place in PURE_ORDER, that of a fifty-K 0: none beats another. `power`
    orders fifty-Ks, pure ones and bombs above all others.
    """

    type: str
    size: int
    key: int
    power: int = 0

    def beats(self, other: Combination) -> bool:
        """FK-5.1 to FK-5.6."""
        if self.power or other.power:
            return self.power > other.power or (self.power == other.power and self.key > other.key)
        return self.key > other.key and self.type == other.type and self.size == other.size

    @property
    def length(self) -> int:
        """How many ranks follow each other in it, or triples it has: the 3 of 444555666 with three wings."""
        each = {PAIR_RUN: 2, TRIPLE_RUN: 3, RUN_SINGLES: 4, RUN_PAIRS: 5, STRAIGHT: 1}.get(self.type)
        return self.size // each if each else 1

    @property
    def figure(self) -> str | None:
        """The key as cards write it: a rank, a suit, or None."""
        if self.type == FIFTY_K:
            return None
        return PURE_ORDER[self.key] if self.type == PURE_FIFTY_K else FIGURES[self.key]


def mask_of(cards: Iterable[Card]) -> int:
    """The set of some different cards as a number."""
    return sum(map(bit_of, cards))


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set, from low to high."""
    found = []
    while mask:
        low = mask & -mask
        found.append(CARDS[low.bit_length() - 1])
        mask ^= low
    return tuple(found)


def points_of(cards: Iterable[Card]) -> int:
    """FK-2.1: the card points of some cards."""
    return sum(map(worth_of, cards))


def counts_of(mask: int) -> int:
    """How many cards of each rank a set has, four bits for each rank."""
    mask -= mask >> 1 & 0x5555555555555
    return (mask & 0x3333333333333) + (mask >> 2 & 0x3333333333333)


def combination(mask: int) -> Combination | None:
    """What a set of cards is; None where it is no combination (FK-R7: never more than one)."""
    return PURE.get(mask) or SHAPES.get(counts_of(mask))


def lying(cards: Sequence[Card]) -> Combination:
    """The combination that lies on the table; most are single cards."""
    found = ALONE[cards[0]] if len(cards) == 1 else combination(mask_of(cards))
    assert found is not None, "only combinations are played"
    return found


def _run(first: int, length: int, each: int) -> int:
    """The counts of some consecutive ranks."""
    return sum(each << 4 * rank for rank in range(first, first + length))


def _shapes() -> Iterator[tuple[int, Combination]]:
    """Every combination by its counts."""
    for rank in RANKS:
        for each, kind in ((1, SINGLE), (2, PAIR), (3, TRIPLE), (4, BOMB)):
            yield each << 4 * rank, Combination(kind, each, rank, POWER.get(kind, 0))
    for each, kind, least in ((1, STRAIGHT, SHORTEST), (2, PAIR_RUN, 2), (3, TRIPLE_RUN, 2)):
        for length in range(least, len(RUNS) + 1):
            for first in range(len(RUNS) - length + 1):
                yield _run(first, length, each), Combination(kind, length * each, first + length - 1)
    for length in range(1, len(RANKS) // 2 + 1):
        ranks = RANKS if length == 1 else RUNS
        for first in range(len(ranks) - length + 1):
            yield from _winged(first, length)
    yield 1 << 4 * FIVE | 1 << 4 * TEN | 1 << 4 * KING, Combination(FIFTY_K, 3, 0, POWER[FIFTY_K])


def _winged(first: int, length: int) -> Iterator[tuple[int, Combination]]:
    """FK-4.7 to FK-4.10: these triples with as many singles, or pairs, of other ranks."""
    run, top = _run(first, length, 3), first + length - 1
    for each, kind in ((1, TRIPLE_ONE if length == 1 else RUN_SINGLES), (2, TRIPLE_PAIR if length == 1 else RUN_PAIRS)):
        found = Combination(kind, length * (3 + each), top)
        others = [rank for rank in RANKS if not first <= rank <= top]
        for wings in combinations(others, length):
            yield run + sum(each << 4 * rank for rank in wings), found


SHAPES = dict(_shapes())
PURE = {
    mask_of(PACK.read(f"5{suit} T{suit} K{suit}")): Combination(PURE_FIFTY_K, 3, key, POWER[PURE_FIFTY_K])
    for key, suit in enumerate(PURE_ORDER)
}
ALONE = {card: SHAPES[1 << 4 * (card.index // 4)] for card in CARDS}
