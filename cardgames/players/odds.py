"""Chances of what others hold, as far as a view lets one know: unseen cards are thought to be dealt alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb

from cardgames.cards import Card
from cardgames.engine.view import View


def unseen(view: View, pack: Iterable[Card]) -> list[Card]:
    """The cards of the pack whose faces the view does not show."""
    seen = {card for zone in view.zones.values() for card in zone.cards}
    return [card for card in pack if card not in seen]


@lru_cache(4096)
def lacks(cards: int, fitting: int, held: int) -> float:
    """How likely it is that a hand of `held` out of `cards` unseen ones has none of the `fitting` among them."""
    return comb(cards - fitting, held) / comb(cards, held)
