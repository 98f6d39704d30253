"""How a hand of Fifty-K could be played out: how likely plays stay unbeaten, and the cheapest plan for the rest.

Everything is worked out from what a seat sees; the cards it does not see are thought to be dealt alike. Hands are
counts here, one number for each rank: suits hardly matter for a plan.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, exp, fsum, prod

from cardgames.games.fifty_k.combinations import (
    BOMB,
    FIFTY_K,
    FIVE,
    KING,
    PAIR,
    PAIR_RUN,
    POWER,
    PURE_FIFTY_K,
    RANKS,
    RUNS,
    SHORTEST,
    SINGLE,
    STRAIGHT,
    TEN,
    TRIPLE,
    TRIPLE_RUN,
    Combination,
)

Counts = tuple[int, ...]
WILLING = 0.9
"""How often somebody who can beat a play is thought to do it; with fifty-Ks and bombs less often."""
RARELY = 0.45
STEP = 0.3
"""What each play of a plan costs, beside the chance to lose the lead by it, which costs 1."""
EACH = {STRAIGHT: 1, PAIR_RUN: 2, TRIPLE_RUN: 3}
LEAST = {STRAIGHT: SHORTEST, PAIR_RUN: 2, TRIPLE_RUN: 2}


@lru_cache(256)
def rivals(unseen: Counts, sizes: tuple[int, ...]) -> Rivals:
    """What opponents with so many cards each can hold of the unseen ones."""
    return Rivals(unseen, sizes)


class Rivals:
    """The opponents' chances, and plans against them. `unseen`: cards of each rank that one does not see."""

    def __init__(self, unseen: Counts, sizes: tuple[int, ...]) -> None:
        self.unseen = unseen
        self.sizes = sizes
        self.shares = [size / max(1, sum(unseen)) for size in sizes]
        """How likely a certain unseen card is with each of them."""
        self.special = {
            FIFTY_K: self._together((FIVE, TEN, KING), 1),
            PURE_FIFTY_K: self._together((FIVE, TEN, KING), 1) / 16,
            BOMB: fsum(self._together((rank,), 4) for rank in RANKS),
        }
        self._plans: dict[Counts, float] = {}
        self._unbeaten: dict[Combination, float] = {}

    def _together(self, ranks: Sequence[int], each: int) -> float:
        """How many sets of so many cards of each of these ranks the opponents should hold."""
        return fsum(prod(comb(self.unseen[rank], each) * share**each for rank in ranks) for share in self.shares)

    def unbeaten(self, play: Combination) -> float:
        """How likely it is that no opponent beats a play."""
        if play not in self._unbeaten:
            self._unbeaten[play] = exp(-WILLING * self._higher(play) - RARELY * self._trumps(play))
        return self._unbeaten[play]

    def _trumps(self, play: Combination) -> float:
        """How many fifty-Ks and bombs that beat it the opponents should hold."""
        if play.type == BOMB:
            return fsum(self._together((rank,), 4) for rank in range(play.key + 1, len(RANKS)))
        pure = self.special[PURE_FIFTY_K] * ((3 - play.key) / 4 if play.type == PURE_FIFTY_K else 1)
        return self.special[BOMB] + pure + (self.special[FIFTY_K] if not play.power else 0)

    def _higher(self, play: Combination) -> float:
        """How many plays of the same type with a higher key the opponents should hold."""
        if play.power or max(self.sizes, default=0) < play.size:
            return 0
        each = {STRAIGHT: 1, SINGLE: 1, PAIR: 2, PAIR_RUN: 2}.get(play.type, 3)
        length = play.length
        ends = range(play.key + 1, len(RANKS) if length == 1 else len(RUNS))
        if each == 1 and length > 1:
            return fsum(self._straight(end, length) for end in ends)
        return fsum(self._together(range(end - length + 1, end + 1), each) for end in ends)

    def _straight(self, end: int, length: int) -> float:
        """How likely somebody holds a card of each of these ranks."""
        ranks = range(end - length + 1, end + 1)
        return fsum(prod(1 - (1 - share) ** self.unseen[rank] for rank in ranks) for share in self.shares)

    # Plans -------------------------------------------------------------------------------------------------------

    def plan(self, hand: Counts) -> float:
        """The cost of the cheapest way found to play out a hand: a STEP a play, and 1 for each lead that it loses."""
        known = self._plans.get(hand)
        if known is None:
            known = self._plans[hand] = min([self._by_rank(hand), *self._with_runs(hand)])
        return known

    def cost(self, play: Combination) -> float:
        """What a play costs as a step of a plan."""
        return STEP + 1 - self.unbeaten(play)

    def _with_runs(self, hand: Counts) -> Iterator[float]:
        """The plans that begin with a run, or with a fifty-K."""
        if hand[FIVE] and hand[TEN] and hand[KING]:
            yield self.cost(Combination(FIFTY_K, 3, 0, POWER[FIFTY_K])) + self.plan(
                _without(hand, (FIVE, TEN, KING), 1)
            )
        for kind, each in EACH.items():
            for first in RUNS:
                end = first
                while end < len(RUNS) and hand[end] >= each:
                    end += 1
                    length = end - first
                    if length >= LEAST[kind]:
                        play = Combination(kind, length * each, end - 1)
                        rest = _without(hand, range(first, end), each)
                        if kind == TRIPLE_RUN:
                            rest = _drop_wings(rest, length)
                        yield self.cost(play) + self.plan(rest)

    def _by_rank(self, hand: Counts) -> float:
        """The plan that plays every rank by itself; triples take the dearest single cards and pairs with them."""
        small, triples, total = [], 0, 0.0
        for rank, count in enumerate(hand):
            if count == 4:
                total += self.cost(Combination(BOMB, 4, rank, POWER[BOMB]))
            elif count == 3:
                total += self.cost(Combination(TRIPLE, 3, rank))
                triples += 1
            elif count:
                small.append(self.cost(Combination(SINGLE if count == 1 else PAIR, count, rank)))
        small.sort()
        return total + sum(small[: max(0, len(small) - triples)])


def _without(hand: Counts, ranks: Sequence[int], each: int) -> Counts:
    """The hand without so many cards of each of these ranks."""
    return tuple(count - each if rank in ranks else count for rank, count in enumerate(hand))


def _drop_wings(hand: Counts, wings: int) -> Counts:
    """The hand without the lowest single cards that a run of triples takes with it."""
    left = list(hand)
    singles = [rank for rank, count in enumerate(hand) if count == 1][:wings]
    if len(singles) == wings:
        for rank in singles:
            left[rank] = 0
    return tuple(left)
