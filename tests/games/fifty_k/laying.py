"""Positions of Fifty-K laid out in short, and its combinations told a second time, card set by card set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

from cardgames.cards import Card, by_pack
from cardgames.games.fifty_k import GAME
from cardgames.games.fifty_k.combinations import PACK
from cardgames.games.fifty_k.rules import FiftyK

ORDER = "3456789TJQKA2"


def table(*hands: str, out: Sequence[int] = (), options: Any = None, **fields: Any) -> FiftyK:
    """A moment of a hand: the cards of each seat, the seats that are out in order, then places and numbers."""
    places = [out.index(seat) + 1 if seat in out else 0 for seat in range(len(hands))]
    state = GAME.position(seats=len(hands), hands=hands, out=places, options=options or {}, **fields)
    return cast(FiftyK, state)


def deal(**settings: Any) -> FiftyK:
    """A game that has just been dealt."""
    return cast(FiftyK, GAME.start(**settings))


def play(cards: str) -> str:
    """The text of a play: "KS KD" is "play KS,KD"."""
    return "play " + ",".join(cards.split())


def by_the_book(cards: Sequence[Card]) -> tuple[str, int] | None:
    """FK-4.1 to FK-4.13 as they are written: type and key (a place in ORDER, a suit's place in DCHS, 0)."""
    ranks = Counter(ORDER.index(card.text[0]) for card in cards)
    held = {count: sorted(rank for rank in ranks if ranks[rank] == count) for count in (1, 2, 3, 4)}
    row = [count for count in held if held[count]]
    text = "".join(sorted({card.text[0] for card in cards}))
    if text == "5KT" and len(cards) == 3:
        suits = {card.suit for card in cards}
        return ("pure_fifty_k", "DCHS".index(suits.pop())) if len(suits) == 1 else ("fifty_k", 0)
    if row == [4]:
        return ("bomb", held[4][0]) if len(cards) == 4 else None
    if len(row) == 1 and len(ranks) == 1:
        return {1: "single", 2: "pair", 3: "triple"}[row[0]], held[row[0]][0]
    if len(row) == 1:
        least = {1: 5, 2: 2, 3: 2}[row[0]]
        good = len(ranks) >= least and in_a_row(held[row[0]])
        return ({1: "straight", 2: "pair_run", 3: "triple_run"}[row[0]], max(ranks)) if good else None
    if row not in ([1, 3], [2, 3]) or len(held[3]) != len(held[row[0]]):
        return None
    if len(held[3]) == 1:
        return {1: "triple_one", 2: "triple_pair"}[row[0]], held[3][0]
    kind = {1: "run_singles", 2: "run_pairs"}[row[0]]
    return (kind, max(held[3])) if in_a_row(held[3]) else None


def in_a_row(ranks: Sequence[int]) -> bool:
    """Whether ranks follow each other, without a 2."""
    return list(ranks) == list(range(ranks[0], ranks[0] + len(ranks))) and ORDER[ranks[-1]] != "2"


def beats_by_the_book(one: Sequence[Card], other: Sequence[Card]) -> bool:
    """FK-5.1 to FK-5.6 as they are written."""
    (kind, key), (below, least) = by_the_book(one) or ("", 0), by_the_book(other) or ("", 0)
    special = ["fifty_k", "pure_fifty_k", "bomb"]
    if kind in special and below in special and kind != below:
        return special.index(kind) > special.index(below)
    if kind in special and below not in special:
        return True
    return kind == below and len(one) == len(other) and key > least


def all_sets(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Every set of some of the cards that is a combination."""
    sets = (some for size in range(1, len(cards) + 1) for some in combinations(sorted(cards, key=by_pack), size))
    return [some for some in sets if by_the_book(some)]


def read(cards: str) -> list[Card]:
    """Cards from a text."""
    return PACK.read(cards)
