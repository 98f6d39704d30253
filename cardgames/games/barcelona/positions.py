"""Positions of Barcelona laid out by hand: what follows from them, and what nobody could have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.engine.position import PositionError

if TYPE_CHECKING:
    from cardgames.games.barcelona.rules import Barcelona


def take_up(state: Barcelona) -> int | None:
    """Go on in the middle of a round: the seat that has still to lay a first card, or None when all have.

    Who has neither a hand nor a first card is out of the round; who has only a first card has withdrawn.
    """
    check_money(state)
    check_hands(state)
    state.round = state.round or 1
    for seat, hand in enumerate(state.hands):
        if not hand:
            state.status[seat] = "withdrawn" if state.shown[seat] else "out"
    active = state.active()
    laid = sum(bool(state.shown[seat]) for seat in active)
    if not all(state.shown[seat] for seat in active[:laid]):
        raise PositionError("shown: cards are laid in seat order; right would be no seat left out")
    return active[laid] if laid < len(active) else None


def check_money(state: Barcelona) -> None:
    """BA-4.13: nobody pays more than all there is."""
    if min(state.money) < 0:
        raise PositionError(f"money: nobody has less than 0 (BA-4.13), so right would not be {min(state.money)}")


def check_hands(state: Barcelona) -> None:
    """BA-4.1: one red and one black card each, in hand or one of them laid first."""
    for seat, (hand, shown) in enumerate(zip(state.hands, state.shown, strict=True)):
        pair = [*hand, *shown]
        if hand and (len(pair) != 2 or pair[0].red == pair[1].red):
            cards = " ".join(card.text for card in pair)
            raise PositionError(f"hand:{seat}: {cards}; right would be a red and a black card, one laid or none")
