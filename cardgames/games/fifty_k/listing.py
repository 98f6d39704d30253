"""Which combinations a hand holds: all of them, or those that beat the one on the table. Each set of cards once.

A hand is a mask. For each rank, tables hold the sets of one, two or three of the cards that the hand has of it; longer
combinations are put together from those. Nothing is tried and thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from cardgames.games.fifty_k.combinations import (
    FIVE, KING, PAIR, PAIR_RUN, RANKS, RUN_PAIRS, RUN_SINGLES, RUNS, SHORTEST, SINGLE, STRAIGHT, TEN, TRIPLE,
    TRIPLE_ONE, TRIPLE_PAIR, TRIPLE_RUN, Combination, combination,
)  # fmt: skip

Sets = Sequence[int]


def _choices(rank: int, held: int, count: int) -> tuple[int, ...]:
    """The ways to take `count` cards of a rank, where `held` are the four suits that the hand has of it."""
    suits = [suit for suit in range(4) if held >> suit & 1]
    return tuple(sum(1 << 4 * rank + suit for suit in some) for some in combinations(suits, count))


ONE, TWO, THREE = (
    [[_choices(rank, held, count) for held in range(16)] for rank in RANKS] for count in (1, 2, 3)
)
OF_A_KIND = {SINGLE: ONE, PAIR: TWO, TRIPLE: THREE}
IN_A_RUN = {STRAIGHT: (ONE, 1), PAIR_RUN: (TWO, 2), TRIPLE_RUN: (THREE, 3)}
WITH_WINGS = {TRIPLE_ONE: (ONE, 4), TRIPLE_PAIR: (TWO, 5), RUN_SINGLES: (ONE, 4), RUN_PAIRS: (TWO, 5)}
"""Which table gives the wings, and how many cards each triple makes with its wing."""


def leads(hand: int) -> list[int]:
    """FK-3.1: every combination of a hand, type after type."""
    ones, twos, threes = _sets(ONE, hand), _sets(TWO, hand), _sets(THREE, hand)
    found = [one for some in ones for one in some]
    found += [two for some in twos for two in some]
    found += _runs(ones, SHORTEST)
    found += _runs(twos, 2)
    if any(threes):
        found += [three for some in threes for three in some]
        found += _runs(threes, 2)
        for wings in (ones, twos):
            for first, length in _stretches(threes):
                found += _winged(_product(threes[first : first + length]), wings, first, length)
    return found + specials(hand)


def answers(hand: int, top: Combination) -> list[int]:
    """FK-3.2: every combination of a hand that beats the one on the table: its own type, then what beats all types."""
    if top.power:
        return [special for special in specials(hand) if combination(special).beats(top)]
    return _same_type(hand, top) + specials(hand)


def specials(hand: int) -> list[int]:
    """FK-5.3: the fifty-Ks, pure fifty-Ks and bombs of a hand."""
    fives, tens, kings = (ONE[rank][hand >> 4 * rank & 15] for rank in (FIVE, TEN, KING))
    found = [five | ten | king for five in fives for ten in tens for king in kings] if fives and tens and kings else []
    fours = hand & hand >> 1
    fours &= fours >> 2 & 0x1111111111111
    while fours:
        low = fours & -fours
        found.append(15 * low)
        fours ^= low
    return found


def _same_type(hand: int, top: Combination) -> list[int]:
    """FK-5.1, FK-5.2: the same type and number of cards with a higher key."""
    kind, least = top.type, top.key + 1
    if kind in OF_A_KIND:
        table = OF_A_KIND[kind]
        return [one for rank in range(least, len(RANKS)) for one in table[rank][hand >> 4 * rank & 15]]
    if hand.bit_count() < top.size:
        return []
    if kind in IN_A_RUN:
        table, each = IN_A_RUN[kind]
        sets, length = _sets(table, hand), top.size // each
        return [
            one
            for first in range(least - length + 1, len(RUNS) - length + 1)
            if all(sets[first : first + length])
            for one in _product(sets[first : first + length])
        ]
    table, each = WITH_WINGS[kind]
    threes, wings, length = _sets(THREE, hand), _sets(table, hand), top.size // each
    ranks = RANKS if length == 1 else RUNS
    return [
        one
        for first in range(least - length + 1, len(ranks) - length + 1)
        if all(threes[first : first + length])
        for one in _winged(_product(threes[first : first + length]), wings, first, length)
    ]


def _sets(table: Sequence[Sequence[Sets]], hand: int) -> list[Sets]:
    """For each rank the sets that a table has for the cards of the hand."""
    return [row[hand >> 4 * rank & 15] for rank, row in enumerate(table)]


def _runs(sets: Sequence[Sets], least: int) -> list[int]:
    """One set of each of at least so many consecutive ranks, in every way."""
    found: list[int] = []
    end = -1
    for rank in (*RUNS, len(RUNS)):
        if rank in RUNS and sets[rank]:
            continue
        for first in range(end + 1, rank - least + 1):
            some = sets[first]
            for length, more in enumerate(sets[first + 1 : rank], 2):
                some = [one | other for one in some for other in more]
                if length >= least:
                    found += some
        end = rank
    return found


def _stretches(sets: Sequence[Sets]) -> Iterator[tuple[int, int]]:
    """First rank and length of every run of ranks that have a set: single ranks, and of 3 to ace longer ones."""
    for first in RANKS:
        if sets[first]:
            yield first, 1
        for length in range(2, len(RUNS) - first + 1):
            if not all(sets[first : first + length]):
                break
            yield first, length


def _product(sets: Sequence[Sets]) -> Sets:
    """One set of each rank, in every way."""
    some, *others = sets
    for more in others:
        some = [one | other for one in some for other in more]
    return some


def _winged(runs: Sets, wings: Sequence[Sets], first: int, length: int) -> list[int]:
    """FK-4.7 to FK-4.10: the runs, each with as many wings of different other ranks, in every way."""
    others = [sets for rank, sets in enumerate(wings) if sets and not first <= rank < first + length]
    if length == 1:
        flat = [wing for sets in others for wing in sets]
    else:
        flat = [wing for some in combinations(others, length) for wing in _product(some)]
    return [run | wing for run in runs for wing in flat]
