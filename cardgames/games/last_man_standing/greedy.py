"""A greedy player for Last Man Standing: buys what a duel should repay, sends the card that should earn most now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from random import Random

from cardgames.cards import STANDARD, Card
from cardgames.engine.chance import pick, shuffled, stream
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.last_man_standing.scoring import STEP, duel

DEALS = 2000
"""Imagined duels of the whole pack for the worth of a rank at the market."""
DUELS = 60
"""Imagined duels before a card is chosen."""

Ranks = tuple[int, ...]


def worth(view: View, move: Move) -> float:
    """What the card should earn in one duel, at the market minus its price.

    At the market the others' cards are thought to be any cards of the pack. Before a duel each opponent is thought to
    send any card of its hand alike: one that everybody saw it buy, or an unknown one in place of the others. The worth
    is the mean over duels imagined from these; the same ones for all cards of a choice, so that they compare fairly.
    """
    rank = move.card.rank
    if move.kind == "buy":
        return market_worth(view.seats)[rank] - STEP * view.cards("market").index(move.card)
    seen = imagined(view)
    return fsum(earned(rank, others) for others in seen) / len(seen)


@lru_cache
def market_worth(seats: int) -> tuple[float, ...]:
    """What each rank earns on average in a duel between random cards of the pack, by rank (0 stands for no card)."""
    rng = stream("last-man-standing", f"market {seats}")
    ranks = [card.rank for card in STANDARD]
    deals = [shuffled(ranks, rng)[: seats - 1] for _ in range(DEALS // seats)]
    return (0.0, *(fsum(earned(rank, others) for others in deals) / len(deals) for rank in range(1, 14)))


def imagined(view: View) -> tuple[Ranks, ...]:
    """Duels that could be coming, as the viewer sees it: the ranks of all others in each."""
    known = [_ranks(view.value(f"bought:{seat}")) for seat in range(view.seats) if seat != view.viewer]
    open_cards = {card for zone in view.zones.values() for card in zone.cards if card is not None}
    bought = {card for seat in range(view.seats) for card in view.value(f"bought:{seat}")}
    unseen = _ranks([card for card in STANDARD if card not in open_cards and card not in bought])
    return _imagined(tuple(known), len(view.cards(f"hand:{view.viewer}")), unseen)


@lru_cache(16)
def _imagined(known: tuple[Ranks, ...], cards: int, unseen: Ranks) -> tuple[Ranks, ...]:
    """Every opponent still has as many cards as the viewer before the choice: the known ones and unseen ones."""
    rng = stream("last-man-standing", f"duel {known} {unseen}")
    return tuple(tuple(_one(mine, cards, unseen, rng) for mine in known) for _ in range(DUELS))


def _one(known: Ranks, cards: int, unseen: Ranks, rng: Random) -> int:
    at = int(rng.random() * cards)
    return known[at] if at < len(known) else pick(unseen, rng)


def earned(rank: int, others: Sequence[int]) -> int:
    """What a card of this rank earns against these (LM-4.9)."""
    return next((sum(kill.numbers) for kill in duel((rank, *others)) if kill.killer == 0), 0)


def _ranks(cards: Sequence[Card]) -> Ranks:
    return tuple(card.rank for card in cards)
