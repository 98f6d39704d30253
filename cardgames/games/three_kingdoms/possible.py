"""What a collection allows in the combine step, and what Persuade can take: pure functions of sets of cards.

`owned` is always the set of the own collection as a number (`combos.mask`), `laid` the own combos, each with its cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter

from cardgames.games.three_kingdoms.cards import CHARACTERS, Character
from cardgames.games.three_kingdoms.combos import FLEXIBLE, NAMED, Combo, mask, within

Laid = Sequence[tuple[Combo, Sequence[Character]]]

BARS = tuple(combo for combo in FLEXIBLE if combo.kind == "bar")
WIDE = tuple(combo for combo in FLEXIBLE if combo.kind != "bar")
KINSHIPS_BY_MEMBER: tuple[tuple[Combo, ...], ...] = tuple(
    tuple(combo for combo in NAMED if combo.kind == "kinship" and card in combo.members) for card in CHARACTERS
)


_rank = attrgetter("rank")


def formable(collection: Sequence[Character], owned: int, keys: Iterable[object]) -> list[Combo]:
    """TK-5.2, TK-5.3: every combo that can be laid out; `keys` are those of the own combos, one bar for each rank."""
    found = within(collection, owned)
    count = len(collection)
    if count >= 4:
        if len(set(map(_rank, collection))) <= count - 3:  # else there are no four of a rank
            found += [bar for bar in BARS if (owned & bar.mask).bit_count() >= 4 and bar.key not in keys]
        if count >= 10:
            found += [wide for wide in WIDE if (owned & wide.mask).bit_count() >= 10 and wide.key not in keys]
    return found


def extensions(collection: Sequence[Character], own: Iterable[Combo]) -> list[tuple[Combo, Character]]:
    """TK-5.4: every card that can be added to one of these own bars, suit or faction combos."""
    return [(combo, card) for combo in own for card in collection if card.bit & combo.mask]


def rebuilds(collection: Sequence[Character], owned: int, laid: Laid) -> list[list[Combo]]:
    """TK-5.6, TK-5.7: every minimal rebuild, each as its new combos in the order of the list.

    A new combo breaks the own combos it touches, and each of their other cards calls for one more new combo. A rebuild
    grows from its first combo card by card: it is complete when no card is left over, and minimal because every
    further combo was called for.
    """
    if not laid or not collection:
        return []
    sets = [mask(cards) for _, cards in laid]
    bound = sum(sets)
    cards = [*collection, *(card for _, run in laid for card in run)]
    new = sorted(
        (combo for combo in within(cards, owned | bound) if combo.mask & owned and combo.mask & bound),
        key=lambda combo: combo.number,
    )
    breaks = [sum(one for one in sets if one & combo.mask) for combo in new]
    found: list[list[Combo]] = []
    for first in range(len(new)):
        _grow([first], new[first].mask, breaks[first], new, breaks, found)
    return found


def _grow(
    chosen: list[int], used: int, broken: int, new: Sequence[Combo], breaks: Sequence[int], found: list[list[Combo]]
) -> None:
    """Complete a rebuild whose first combo is the first of all: each set of new combos is found on one way only."""
    left = broken & ~used
    if not left:
        found.append([new[at] for at in sorted(chosen)])
        return
    card = left & -left
    for at in range(chosen[0] + 1, len(new)):
        combo = new[at]
        if combo.mask & card and not combo.mask & used:
            _grow([*chosen, at], used | combo.mask, broken | breaks[at], new, breaks, found)


def persuasions(
    collection: Sequence[Character], owned: int, others: Sequence[tuple[int, int]]
) -> list[tuple[Combo, Character, int]]:
    """TK-8.2, TK-8.3: kinships that lack one card which another player has in collection or combos.

    `others` are (seat, set of that player's cards). Each kinship comes with the missing card and its owner.
    """
    found: dict[str, tuple[Combo, Character, int]] = {}
    for combo in _kinships(collection):
        missing = combo.mask & ~owned
        if missing and not missing & (missing - 1):
            for seat, cards in others:
                if missing & cards:
                    found[combo.key] = (combo, CHARACTERS[missing.bit_length() - 1], seat)
    return list(found.values())


def _kinships(collection: Iterable[Character]) -> Iterator[Combo]:
    for card in collection:
        yield from KINSHIPS_BY_MEMBER[card.index]
