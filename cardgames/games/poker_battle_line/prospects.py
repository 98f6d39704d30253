"""What a formation may become: for each category it can still reach, how likely the missing cards turn up.

Codes of cards are those of scoring.py. A target is a value with its chance; all of them are estimates, for players
only. The rules never ask here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from math import comb
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
    """Where missing cards can come from: cards in `hand`, `jokers` among them, and `draws` of the `unseen` ones."""

    hand: tuple[int, ...]
    jokers: int
    unseen: frozenset[int]
    draws: int
    held: tuple[int, ...]
    """How many of each number are in hand (by number), and after these how many of each suit."""
    hidden: tuple[int, ...]
    """The same of the unseen cards."""
    total: int

    @classmethod
    def of(cls, hand: Iterable[int], jokers: int, unseen: frozenset[int], draws: int) -> Source:
        """A source from codes."""
        cards = tuple(sorted(hand))
        return cls(cards, jokers, unseen, draws, _counts(cards), _counts(unseen), max(len(unseen), draws))

    def several(self, place: int, needed: int) -> float:
        """How likely `needed` cards of a number, or of a suit, come together."""
        needed -= self.held[place]
        return 1.0 if needed <= 0 else at_least(needed, self.hidden[place], self.total, self.draws)

    def one(self, code: int) -> float:
        """How likely a certain card comes."""
        return 1.0 if code in self.hand else self.draws / self.total if code in self.unseen else 0.0


_SUITS = ACE + 1
"""Where the counts of suits begin."""


def _counts(codes: Iterable[int]) -> tuple[int, ...]:
    counts = [0] * (_SUITS + 4)
    for code in codes:
        counts[code >> 2] += 1
        counts[_SUITS + (code & 3)] += 1
    return tuple(counts)


@lru_cache(None)
def at_least(needed: int, fitting: int, total: int, draws: int) -> float:
    """How likely at least `needed` of `draws` cards are among the `fitting` ones of `total`."""
    if fitting < needed:
        return 0.0
    few = sum(comb(fitting, n) * comb(total - fitting, draws - n) for n in range(min(needed, draws + 1)))
    return 1 - few / comb(total, draws)


def prospects(codes: Sequence[int], jokers: int, size: int, source: Source) -> list[Target]:
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


def _targets(codes: Sequence[int], jokers: int, size: int, source: Source) -> Iterator[Target]:
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
    codes: Sequence[int], suits: Iterable[int], size: int, room: int, jokers: int, source: Source
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


def ahead(mine: Sequence[Target], theirs: Sequence[Target]) -> float:
    """How likely the first ends higher than the second; equal ones count half."""
    likely = 0.0
    for value, chance in mine:
        below = 0.0
        for other, their_chance in theirs:
            if other < value:
                below += their_chance
            elif other == value:
                below += their_chance / 2
        likely += chance * below
    return likely
