"""A greedy player for Lost Starship: steers for its own direction, and covers what leads elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum

from cardgames.cards import Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.lost_starship.moves import KING, PACK
from cardgames.games.lost_starship.scoring import PLACE, STEERS, outcome
from cardgames.players.odds import unseen


def worth(view: View, move: Move) -> float:
    """What the round should bring the own direction, less what it brings an average other one; for fugitives reversed.

    Whoever plays last in a round sees its points exactly. Before that the worth is the mean over all cards out of sight
    that the next seat may play.
    """
    own = PLACE[view.cards(f"king:{view.viewer}")[0].suit]  # type: ignore[union-attr]  # a seat sees its own king
    tops = [_top(view.cards(f"pile:{suit}")) for suit in STEERS]
    tops[PLACE[move.card.suit]] = move.card.rank
    bonus = view.options["margin_bonus"]
    if (int(view.viewer) + 1) % view.seats == view.value("first"):
        lead = _lead(tops, own, bonus)
    else:
        hidden = [card for card in unseen(view, PACK) if card.rank != KING]
        lead = fsum(_lead(_covered(tops, card), own, bonus) for card in hidden) / len(hidden)
    return lead if view.options["variant"] == "home" else -lead


def _top(pile: Sequence[Card | None]) -> int:
    return pile[-1].rank if pile and pile[-1] is not None else 0


def _covered(tops: Sequence[int], card: Card) -> list[int]:
    after = [*tops]
    after[PLACE[card.suit]] = card.rank
    return after


def _lead(tops: Sequence[int], own: int, bonus: bool) -> float:
    """The own points of a round with these tops less the mean of the other three directions'."""
    north, east, south, west = tops
    return _difference(north - south, east - west, own, bonus)


@lru_cache(4096)
def _difference(north_south: int, east_west: int, own: int, bonus: bool) -> float:
    points = outcome(north_south, east_west, bonus).points()
    return points[own] - (sum(points) - points[own]) / 3
