"""What a formation may become: for each category it can still reach, how likely the missing cards turn up.

Codes of cards are those of scoring.py. A target is a value with its chance; all of them are estimates, for players
only. The rules never ask here.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, permutations
from math import comb, fsum
from typing import NamedTuple

from cardgames.games.poker_battle_line.scoring import (
    ACE,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HIGH,
    ORDERS,
    PAIR,
    ROYAL,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
)

_RANKS = {size: {name: rank * 64 for rank, name in enumerate(order)} for size, order in ORDERS.items()}
_WINDOWS = {
    size: [tuple(range(top - size + 1, top + 1)) for top in range(ACE, size, -1)] + [(ACE, *range(2, size + 1))]
    for size in ORDERS
}
"""The straights of each size, from the highest to the one with the ace low (PB-R4)."""
_NUMBERS = range(ACE, 1, -1)
_ENOUGH = 0.995
"""A chance from which on worse targets are not looked at."""

Target = tuple[int, float]
"""A value as `scoring.natural` gives it (category and deciding card in one number), and a chance."""


class Source(NamedTuple):
    """Where missing cards can come from.

    Each card of the `hand` is free for this formation with the chance `free`, `jokers` are as many as are free, and
    `draws` of the `unseen` cards, `total` in number, come to it. `held` and `hidden` count the cards of each number
    (by number), and after these those of each suit.
    """

    hand: frozenset[int]
    free: float
    jokers: int
    unseen: frozenset[int]
    draws: int
    held: tuple[int, ...]
    hidden: tuple[int, ...]
    total: int

    @classmethod
    def of(cls, hand: frozenset[int], free: float, jokers: int, unseen: frozenset[int], draws: int) -> Source:
        """A source from codes."""
        return cls(hand, free, jokers, unseen, draws, _counts(hand), _counts(unseen), max(len(unseen), draws))

    def several(self, place: int, needed: int) -> float:
        """How likely `needed` cards of a number, or of a suit, come together."""
        if needed <= 0:
            return 1.0
        return together(needed, self.held[place], self.free, self.hidden[place], self.total, self.draws)

    def one(self, code: int) -> float:
        """How likely a certain card comes."""
        return self.free if code in self.hand else self.draws / self.total if code in self.unseen else 0.0


_SUITS = ACE + 1
"""Where the counts of suits begin."""


@lru_cache(1_000)
def _counts(codes: frozenset[int]) -> tuple[int, ...]:
    counts = [0] * (_SUITS + 4)
    for code in codes:
        counts[code >> 2] += 1
        counts[_SUITS + (code & 3)] += 1
    return tuple(counts)


@lru_cache(50_000)
def together(needed: int, held: int, free: float, fitting: int, total: int, draws: int) -> float:
    """How likely `needed` cards come from `held` ones, each free with a chance, and from the draws."""
    return fsum(
        comb(held, n) * free**n * (1 - free) ** (held - n) * at_least(max(0, needed - n), fitting, total, draws)
        for n in range(held + 1)
    )


@lru_cache(None)
def at_least(needed: int, fitting: int, total: int, draws: int) -> float:
    """How likely at least `needed` of `draws` cards are among the `fitting` ones of `total`."""
    if fitting < needed:
        return 0.0
    few = sum(comb(fitting, n) * comb(total - fitting, draws - n) for n in range(min(needed, draws + 1)))
    return 1 - few / comb(total, draws)


def prospects(codes: frozenset[int], jokers: int, size: int, source: Source) -> list[Target]:
    """The values a formation with these cards and jokers may end with, from high to low; the chances sum up to 1.

    The targets are thought to be independent: the best one that comes about is taken.
    """
    spread: list[Target] = []
    left = 1.0
    for value, chance in sorted(_targets(codes, jokers, size, source), reverse=True):
        if chance > 0.004:
            spread.append((value, left * chance))
            left *= 1 - chance
            if left < 1 - _ENOUGH:
                break
    spread.append((_RANKS[size][HIGH] + max(codes, default=0), left))
    return spread


def _targets(codes: frozenset[int], jokers: int, size: int, source: Source) -> Iterator[Target]:
    wild = jokers + source.jokers
    room = size - len(codes) - jokers
    counts = _counts(codes)
    different = {code >> 2 for code in codes}
    suits = {code & 3 for code in codes}
    yield from _groups(counts, len(codes), size, room, wild, source)
    if size == 5:
        yield from _pairs(different, counts, room, wild, source)
    if len(suits) < 2:
        yield from _flushes(codes, suits or range(4), size, room, jokers, source)
    if len(different) == len(codes):
        yield from _straights(different, suits, size, wild, source)


def _groups(counts: Sequence[int], cards: int, size: int, room: int, wild: int, source: Source) -> Iterator[Target]:
    """Pairs, threes and fours of each number."""
    ranks = _RANKS[size]
    for number in _NUMBERS:
        have = counts[number]
        if not have + source.held[number] + source.hidden[number]:
            continue
        code = number * 4 + 3
        for name, alike in ((PAIR, 2), (THREE, 3), (FOUR, 4))[: 3 if size == 5 else 2]:
            needed = alike - have
            if needed <= 0:
                yield ranks[name] + code, 1.0
            elif needed <= room + wild and needed - wild <= room and cards - have <= size - alike:
                yield ranks[name] + code, source.several(number, needed - wild)


def _pairs(different: set[int], counts: Sequence[int], room: int, wild: int, source: Source) -> Iterator[Target]:
    """Full houses and two pairs of numbers that lie there or are in hand."""
    ranks = _RANKS[5]
    numbers = different | {number for number in _NUMBERS if source.held[number]}
    for one, other in permutations(sorted(numbers), 2):
        others = len([number for number in different if number not in (one, other)])
        for name, first, most in ((FULL_HOUSE, 3, 0), (TWO_PAIR, 2, 1)):
            if others > most or (name is TWO_PAIR and other > one):
                continue
            needs = max(0, first - counts[one]), max(0, 2 - counts[other])
            if sum(needs) - wild > room:
                continue
            spare = wild
            chance = 1.0
            for number, needed in zip((one, other), needs, strict=True):
                taken = min(spare, max(0, needed - source.held[number]))
                spare -= taken
                chance *= source.several(number, needed - taken)
            yield ranks[name] + one * 4 + 3, chance


def _flushes(
    codes: frozenset[int], suits: Iterable[int], size: int, room: int, jokers: int, source: Source
) -> Iterator[Target]:
    for suit in suits:
        top = max([*codes, *(code for code in source.hand if code & 3 == suit), 11 * 4 + suit])
        if jokers or source.jokers:
            top = ACE * 4 + suit
        yield _RANKS[size][FLUSH] + top, source.several(_SUITS + suit, room - source.jokers)


def _straights(different: set[int], suits: set[int], size: int, wild: int, source: Source) -> Iterator[Target]:
    """Straights, and straight flushes where all cards are of one suit."""
    ranks = _RANKS[size]
    for window in _WINDOWS[size]:
        if not different.issubset(window):
            continue
        needed = [number for number in window if number not in different]
        top = window[-1] * 4
        take = len(needed) - wild
        chance = _best([source.several(number, 1) for number in needed], take)
        yield ranks[STRAIGHT] + top + 2, chance
        if len(suits) < 2:
            for suit in suits or range(4):
                name = ROYAL if size == 5 and window[-1] == ACE else STRAIGHT_FLUSH
                yield ranks[name] + top + suit, _best([source.one(number * 4 + suit) for number in needed], take)


def _best(chances: list[float], take: int) -> float:
    """The likeliest `take` of the chances together; jokers stand for the others."""
    product = 1.0
    for chance in sorted(chances, reverse=True)[: max(0, take)]:
        product *= chance
    return product


class Ladder(NamedTuple):
    """The values that a formation may end with, rising, and before each how likely it ends below; at last 1."""

    values: list[int]
    below: list[float]

    @classmethod
    def of(cls, spread: Iterable[Target]) -> Ladder:
        """A ladder from targets in any order, each value as often as it comes."""
        rising = sorted(spread)
        return cls([value for value, _ in rising], [0.0, *accumulate(chance for _, chance in rising)])


def ahead(mine: Iterable[Target], theirs: Ladder) -> float:
    """How likely the first ends higher than the second; equal ones count half."""
    values, below = theirs
    return fsum(
        chance * (below[bisect_left(values, value)] + below[bisect_right(values, value)]) / 2 for value, chance in mine
    )
