"""Which combinations a hand holds: all of them, or those that beat the one on the table. Each set of cards once.

A hand is a mask. For each rank, tables hold the sets of one, two or three of the cards that the hand has of it; longer
combinations are put together from those, so that nothing is tried and thrown away. Most hands lack most types: the
flags of `shape`, one for each rank, say so before any table is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cardgames.games.fifty_k.combinations import (
    FIVE,
    FIVES,
    KING,
    KINGS,
    PAIR_RUN,
    RANKS,
    RUN_PAIRS,
    RUN_SINGLES,
    RUNS,
    SHORTEST,
    STRAIGHT,
    TEN,
    TENS,
    TRIPLE,
    TRIPLE_ONE,
    TRIPLE_PAIR,
    TRIPLE_RUN,
    Combination,
    combination,
    counts_of,
)  # fmt: skip

Sets = Sequence[int]
"""Some sets of cards, each a mask."""
FLAGS = 0x1111111111111
"""A bit for each rank, where the bits of its cards begin."""


def _choices(rank: int, held: int, count: int) -> tuple[int, ...]:
    """The ways to take `count` cards of a rank, where `held` are the four suits that the hand has of it."""
    suits = [suit for suit in range(4) if held >> suit & 1]
    return tuple(sum(1 << 4 * rank + suit for suit in some) for some in combinations(suits, count))


ONE, TWO, THREE = (
    [[_choices(rank, held, count) for held in range(16)] for rank in RANKS] for count in (1, 2, 3)
)  # fmt: skip
TABLES = {1: ONE, 2: TWO, 3: THREE}
IN_A_RUN = {STRAIGHT: 1, PAIR_RUN: 2, TRIPLE_RUN: 3}
"""How many cards of each rank."""
WITH_WINGS = {TRIPLE_ONE: 1, TRIPLE_PAIR: 2, RUN_SINGLES: 1, RUN_PAIRS: 2}
"""How many cards make a wing."""


def leads(hand: int) -> list[int]:
    """FK-3.1: every combination of a hand, type after type."""
    ones, twos, threes = shape(hand)
    found = bits(hand)
    if twos:
        found += _of_a_kind(hand, twos, TWO)
    fives = ones & ones >> 4 & ones >> 8 & ones >> 12 & ones >> 16 & RUN_FLAGS
    if fives:
        found += _runs(hand, fives, ones, ONE, SHORTEST)
    if twos & twos >> 4 & RUN_FLAGS:
        found += _runs(hand, twos & twos >> 4, twos, TWO, 2)
    if threes:
        found += _of_a_kind(hand, threes, THREE)
        found += _one_wing(hand, threes, twos)
        if threes & threes >> 4 & RUN_FLAGS:
            found += _runs(hand, threes & threes >> 4, threes, THREE, 2)
            found += _more_wings(hand)
    found += specials(hand)
    return found


def answers(hand: int, top: Combination) -> list[int]:
    """FK-3.2: every combination of a hand that beats the one on the table: its own type, then what beats all types."""
    if top.power:
        return [special for special in specials(hand) if combination(special).beats(top)]  # type: ignore[union-attr]
    if top.size == 1:
        shift = 4 * top.key + 4
        found = bits(hand >> shift << shift)
    else:
        found = _same_type(hand, top)
    found += specials(hand)
    return found


def specials(hand: int) -> list[int]:
    """FK-5.3: the fifty-Ks, pure fifty-Ks and bombs of a hand."""
    fours = hand & hand >> 1
    fours &= fours >> 2 & FLAGS
    found = [15 * four for four in bits(fours)] if fours else []
    if hand & FIVES and hand & TENS and hand & KINGS:
        fives, tens, kings = (ONE[rank][hand >> 4 * rank & 15] for rank in (FIVE, TEN, KING))
        found += [five | ten | king for five in fives for ten in tens for king in kings]
    return found


def shape(hand: int) -> tuple[int, int, int]:
    """The ranks of which a hand has one card or more, two or more, three or more."""
    counts = counts_of(hand)
    fours, twos = counts >> 2 & FLAGS, counts >> 1 & FLAGS
    threes = twos & counts | fours
    twos |= fours
    return counts & FLAGS | twos, twos, threes


def bits(mask: int) -> list[int]:
    """The single bits of a mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


RUN_FLAGS = FLAGS >> 4 * (len(RANKS) - len(RUNS))
"""A bit for each rank that can follow another (FK-4.2)."""


def _of_a_kind(hand: int, ranks: int, table: Sequence[Sequence[Sets]]) -> list[int]:
    """The pairs, or triples, of the flagged ranks."""
    found: list[int] = []
    while ranks:
        low = ranks & -ranks
        rank = low.bit_length() >> 2
        found += table[rank][hand >> 4 * rank & 15]
        ranks ^= low
    return found


def _same_type(hand: int, top: Combination) -> list[int]:
    """FK-5.1, FK-5.2: the same type and number of cards with a higher key."""
    kind, least = top.type, top.key + 1
    if top.size == 2 or kind == TRIPLE:
        high = shape(hand)[top.size - 1] >> 4 * least << 4 * least
        return _of_a_kind(hand, high, TABLES[top.size]) if high else []
    if hand.bit_count() < top.size:
        return []
    if kind in IN_A_RUN:
        each = IN_A_RUN[kind]
        sets, length = _sets(TABLES[each], hand), top.size // each
        return [
            one
            for first in range(least - length + 1, len(RUNS) - length + 1)
            if all(sets[first : first + length])
            for one in _product(sets[first : first + length])
        ]
    threes = shape(hand)[2] >> 4 * least
    if not threes:
        return []
    return _winged(hand, WITH_WINGS[kind], top.size // (3 + WITH_WINGS[kind]), least)


def _sets(table: Sequence[Sequence[Sets]], hand: int) -> list[Sets]:
    """For each rank the sets that a table has for the cards of the hand."""
    return [row[hand >> 4 * rank & 15] for rank, row in enumerate(table)]


def _runs(hand: int, starts: int, ranks: int, table: Sequence[Sequence[Sets]], least: int) -> list[int]:
    """One set of each of at least so many consecutive flagged ranks, in every way, from each flagged start."""
    found: list[int] = []
    ranks &= RUN_FLAGS
    starts &= RUN_FLAGS
    while starts:
        low = starts & -starts
        starts ^= low
        rank = low.bit_length() >> 2
        some: Sets = table[rank][hand >> 4 * rank & 15]
        length = 1
        while ranks >> 4 * (rank + length) & 1:
            more = table[rank + length][hand >> 4 * (rank + length) & 15]
            some = [one | other for one in some for other in more]
            length += 1
            if length >= least:
                found += some
    return found


def _product(sets: Sequence[Sets]) -> Sets:
    """One set of each rank, in every way."""
    some, *others = sets
    for more in others:
        some = [one | other for one in some for other in more]
    return some


def _one_wing(hand: int, threes: int, twos: int) -> list[int]:
    """FK-4.7, FK-4.8: the triples of the flagged ranks, each with every single and every pair of another rank."""
    with_one: list[int] = []
    with_pair: list[int] = []
    while threes:
        low = threes & -threes
        threes ^= low
        triples = _of_a_kind(hand, low, THREE)
        singles, pairs = bits(hand & ~(15 * low)), _of_a_kind(hand, twos & ~low, TWO)
        with_one += [triple | single for triple in triples for single in singles]
        with_pair += [triple | pair for triple in triples for pair in pairs]
    return with_one + with_pair


def _more_wings(hand: int) -> list[int]:
    """FK-4.9, FK-4.10: runs of triples, with singles and with pairs."""
    found: list[int] = []
    for each in (1, 2):
        for length in range(2, hand.bit_count() // (3 + each) + 1):
            found += _winged(hand, each, length, length - 1)
    return found


def _winged(hand: int, each: int, length: int, least: int) -> list[int]:
    """Triples of so many ranks, the highest at least `least`, with as many wings of other ranks, in every way."""
    threes, wings = _sets(THREE, hand), _sets(TABLES[each], hand)
    found: list[int] = []
    for first in range(least - length + 1, len(RANKS if length == 1 else RUNS) - length + 1):
        run = threes[first : first + length]
        if not all(run):
            continue
        others = [sets for rank, sets in enumerate(wings) if sets and not first <= rank < first + length]
        if length == 1:
            flat = [wing for sets in others for wing in sets]
        else:
            flat = [wing for some in combinations(others, length) for wing in _product(some)]
        found += [triples | wing for triples in _product(run) for wing in flat]
    return found
