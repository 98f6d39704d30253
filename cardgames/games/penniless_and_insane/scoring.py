"""Order, prices and points of Penniless and Insane."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardgames.cards import Card, height


def action_order(bids: Mapping[int, Card]) -> list[int]:
    """The seats in the order in which they act: lowest bid first, equal ones by suit (PI-4.3)."""
    return sorted(bids, key=lambda seat: height(bids[seat]))


def price(money: int, bid: Card) -> int:
    """What a piece costs: the bid, or all the money there is (PI-4.6)."""
    return min(money, bid.rank)


def insane(paid: int, value: int) -> bool:
    """Whether a piece was overpaid: more was really paid than it is worth (PI-6.3, PI-R8)."""
    return paid > value


class Points(NamedTuple):
    """What one round brings a player: the art, the penniless bonus, the insane bonus."""

    art: int
    penniless: int
    insane: int

    @property
    def total(self) -> int:
        """PI-6.4."""
        return self.art + self.penniless + self.insane


def round_points(values: Sequence[int], money: int, overpaid: int, bonus: str | int, each: int) -> Points:
    """The points of one player's round.

    `values` of the pieces in the gallery, `money` left, number of pieces `overpaid`, the options penniless_bonus
    ("double" or a number) and insane_bonus (PI-6.1 to PI-6.3).
    """
    art = sum(values)
    penniless = 0 if money else art if bonus == "double" else int(bonus)
    return Points(art, penniless, overpaid * each)


def winners(scores: Sequence[int], target: int) -> list[int]:
    """PI-7.1 to PI-7.3: nobody before the target is reached, then whoever has most."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best] if best >= target else []
