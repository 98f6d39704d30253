"""How a round of Penniless and Insane is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardgames.cards import Card
from cardgames.engine.words import Said
from cardgames.games.penniless_and_insane import words
from cardgames.games.penniless_and_insane.scoring import insane

if TYPE_CHECKING:
    from cardgames.games.penniless_and_insane.rules import PennilessAndInsane


def tell_deal(state: PennilessAndInsane) -> None:
    """PI-3.1 to PI-3.4: under the heading of the first trick."""
    state.tell("PI-3.1", "trick", round=state.round, n=1)
    if state.round > 1:
        state.tell("PI-3.2", "shuffle", n=state.round)
    state.tell("PI-3.4", "deal", amount=state.options["start_money"])
    for seat, hand in enumerate(state.hands):
        state.tell("PI-3.3", "hand", seat, to=(seat,), cards=hand[:])


def tell_bids(state: PennilessAndInsane, bids: Mapping[int, Card]) -> None:
    """PI-4.2, PI-4.3: the bids in the order of acting."""
    shown = [Said(words.SHOWN, {"seat": seat, "card": bids[seat]}) for seat in state.order]
    state.tell("PI-4.2", "reveal", shown=shown)
    state.tell("PI-4.3", "order")


def tell_purchase(state: PennilessAndInsane, seat: int, card: Card, bid: Card, paid: int) -> None:
    """PI-4.4, PI-4.6, and the insane purchase of PI-6.3."""
    state.tell("PI-4.4", "takes", seat, card=card, paid=paid)
    left = state.money[seat]
    kind = "pays" if paid == bid.rank else "pays_all" if paid else "pays_nothing"
    state.tell("PI-4.6", kind, seat, bid=bid.rank, paid=paid, before=left + paid, left=left)
    if insane(paid, card.rank):
        state.tell("PI-6.3", "overpaid", seat, paid=paid, value=card.rank)


def tell_scores(state: PennilessAndInsane, points: Sequence[int]) -> None:
    """PI-4.8, PI-6.2, PI-6.4, PI-7.1 to PI-7.3; `points` of the round by seat."""
    earned = [Said(words.EARNED, {"seat": seat, "amount": amount}) for seat, amount in enumerate(points)]
    penniless = [seat for seat, money in enumerate(state.money) if money == 0]
    if penniless:
        state.tell("PI-6.2", "penniless", seats=penniless)
    state.tell("PI-6.4", "scored", points=earned)
    target = state.options["target"]
    if not state.over:
        state.tell("PI-4.8", "goes_on", target=target)
        return
    state.tell("PI-7.1", "reached", target=target, seats=[s for s, p in enumerate(state.points) if p >= target])
    best = state.winners() or []
    kind, clause = ("wins", "PI-7.2") if len(best) == 1 else ("share", "PI-7.3")
    state.tell(clause, kind, seats=best, amount=max(state.points))
