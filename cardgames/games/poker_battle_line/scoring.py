"""What a formation is worth: categories (PB-4.2), the deciding card (PB-4.3, PB-4.4), jokers (PB-7.2 to PB-7.6).

A card is a number here, its code: 4 times its number (2 to 14, PB-R4) plus its suit (clubs 0, diamonds, hearts,
spades 3), so that the higher of two codes is the higher card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from cardgames.cards import WITH_JOKERS, Card

RISING = "CDHS"
ACE = 14
CODES = {card: (card.rank if card.rank > 1 else ACE) * 4 + RISING.index(card.suit) for card in WITH_JOKERS if card.rank}
CARDS = {code: card for card, code in CODES.items()}

EMPTY, HIGH, PAIR, TWO_PAIR, THREE = "empty", "high_card", "pair", "two_pair", "three_kind"
STRAIGHT, FLUSH, STRAIGHT_FLUSH = "straight", "flush", "straight_flush"
FULL_HOUSE, FOUR, ROYAL = "full_house", "four_kind", "royal_flush"

ORDERS = {
    3: (EMPTY, HIGH, PAIR, STRAIGHT, FLUSH, THREE, STRAIGHT_FLUSH),
    5: (EMPTY, HIGH, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, STRAIGHT_FLUSH, FULL_HOUSE, FOUR, ROYAL),
}
"""PB-4.2: the categories of 3-card and 5-card formations, from low to high."""

_RANKS = {size: {name: rank for rank, name in enumerate(order)} for size, order in ORDERS.items()}
_LOW_STRAIGHTS = {3: {ACE, 2, 3}, 5: {ACE, 2, 3, 4, 5}}
_GROUPS = {1: HIGH, 2: PAIR, 3: THREE, 4: FOUR, 5: FOUR}

Value = tuple[Any, ...]
"""What formations of one size are compared by: the higher tuple wins."""


class Rating(NamedTuple):
    """A formation rated: its value, category, the code of the deciding card, and what its jokers are, high to low."""

    value: Value
    category: str
    decider: int
    jokers: tuple[int, ...] = ()

    @property
    def number(self) -> int | None:
        """The number of the deciding card or group (PB-4.3); None for an empty formation."""
        return self.decider // 4 or None

    @property
    def suit(self) -> str | None:
        """Its suit, the best one of a group (PB-4.4)."""
        return RISING[self.decider % 4] if self.decider else None


_NOTHING = {size: Rating((0, 0), EMPTY, 0) for size in ORDERS}


def rate(cards: Sequence[Card], size: int, banned: int = 0, *, kickers: bool = False) -> Rating:
    """PB-7.1, PB-7.2: the best that these cards can be on a battlefield of that size.

    `banned` is the code that no joker may take (PB-7.3). `kickers`: all numbers are compared (PB-R5).
    """
    codes = [CODES[card] for card in cards if card.rank]
    wild = len(cards) - len(codes)
    if not wild:
        return natural(codes, size, kickers) if codes else _NOTHING[size]
    best: Rating | None = None
    chosen: tuple[int, ...] = ()
    for jokers in combinations_with_replacement(_candidates(codes, wild, size, banned), wild):
        found = natural([*codes, *jokers], size, kickers)
        if best is None or found.value > best.value:  # of equal ones the first, whose identities are highest
            best, chosen = found, jokers
    assert best is not None
    return best._replace(jokers=chosen)


def natural(codes: list[int], size: int, kickers: bool) -> Rating:
    """The rating of cards without jokers, at least one; jokers that were given an identity can make doubles."""
    ranks = _RANKS[size]
    numbers = [code >> 2 for code in codes]
    different = set(numbers)
    count = len(codes)
    flush = count == size and len({code & 3 for code in codes}) == 1  # PB-5.5: it needs all cards, as straights do
    decider = max(codes)
    if len(different) < count:
        category, group = _grouped(codes, numbers, different)
        if flush and ranks[FLUSH] > ranks[category]:
            category = FLUSH
        else:
            decider = group
    else:
        category = FLUSH if flush else HIGH
        low = different == _LOW_STRAIGHTS[size]
        if count == size and (low or max(numbers) - min(numbers) == count - 1):
            if low:  # PB-R4
                decider = next(code for code in codes if code >> 2 == size)
            category = STRAIGHT if not flush else ROYAL if size == 5 and decider >> 2 == ACE else STRAIGHT_FLUSH
    if not kickers:
        return Rating((ranks[category], decider), category, decider)
    return Rating((ranks[category], _all_numbers(category, decider, numbers), decider & 3), category, decider)


def _grouped(codes: list[int], numbers: list[int], different: set[int]) -> tuple[str, int]:
    """Category and deciding card where some numbers are alike."""
    most, number = max([(numbers.count(one), one) for one in different])
    category = _GROUPS[most]
    if most == 3 and len(codes) == 5 and len(different) == 2:
        category = FULL_HOUSE
    elif most == 2 and len(codes) - len(different) == 2:
        category = TWO_PAIR
    return category, max([code for code in codes if code >> 2 == number])


def _all_numbers(category: str, decider: int, numbers: list[int]) -> tuple[int, ...]:
    """PB-R5, `kickers` full: every number once, those that are there more often first; of straights the top only."""
    if category in (STRAIGHT, STRAIGHT_FLUSH, ROYAL):
        return (decider >> 2,)
    return tuple(sorted(set(numbers), key=lambda number: (numbers.count(number), number), reverse=True))


def _candidates(codes: Sequence[int], wild: int, size: int, banned: int) -> list[int]:
    """The identities that can be best, from high to low: of each number the best suit, and the suit of a flush.

    A higher suit of the same number never makes a formation worse, unless a flush needs another one.
    """
    suits = {code & 3 for code in codes}
    flush = suits.pop() if len(suits) == 1 and len(codes) + wild == size else 3
    found = []
    for number in range(ACE, 1, -1):
        spades = number * 4 + 3
        found.append(spades if spades != banned else spades - 1)
        own = number * 4 + flush
        if own not in (banned, found[-1]):
            found.append(own)
    return found


def banned_by(cards: Iterable[Card]) -> int:
    """PB-7.3, PB-7.4, PB-R20: the code of the highest natural card, 0 if there is none."""
    return max([CODES[card] for card in cards if card.rank], default=0)


class Verdict(NamedTuple):
    """A battlefield compared: the side that wins (0, 1 or None) and both ratings."""

    winner: int | None
    ratings: tuple[Rating, Rating]

    @property
    def equal(self) -> bool:
        """Whether only the order of completing could decide."""
        return self.ratings[0].value == self.ratings[1].value


def compare(
    size: int, one: Sequence[Card], other: Sequence[Card], first: int | None, *, kickers: bool, tie_break: str
) -> Verdict:
    """PB-4.2 to PB-4.5; `first` is the side whose formation was complete first, if any."""
    a = rate(one, size, banned_by(other), kickers=kickers)
    b = rate(other, size, banned_by(one), kickers=kickers)
    if a.value != b.value:
        return Verdict(0 if a.value > b.value else 1, (a, b))
    if not one and not other:  # PB-R7
        return Verdict(None, (a, b))
    return Verdict(first if tie_break == "first_complete" else None, (a, b))


def winners(won: Iterable[tuple[int, int]]) -> Iterator[int]:
    """PB-5.6: who wins with these (money, coins) of each seat; both at a draw (PB-R17)."""
    totals = list(won)
    return (seat for seat, total in enumerate(totals) if total == max(totals))
