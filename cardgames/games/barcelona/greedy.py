"""A greedy player for Barcelona: wants to choose early, hides a strong red card, stays where staying should pay."""

from __future__ import annotations

from collections.abc import Sequence

from cardgames.cards import STANDARD, Card, height
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.players.odds import unseen

STRONG = 12
"""A queen or king of the red cards is not shown, for whoever sees it withdraws."""


def worth(view: View, move: Move) -> float:
    """The smaller card first, or what a showdown should bring.

    First card: the smaller of the two, since small cards choose early (BA-4.6); but a red queen or king stays hidden.
    Choosing: to withdraw is worth 0. A showdown now would be against everybody who has not chosen yet (BA-4.8): an
    open red card is beaten or not, a hidden one is thought to be any red card that has not been seen. The chance to win
    counts the pot and the black cards of the others, open or of average size, the chance to lose the own black card.
    """
    me = view.viewer
    mine = [card for card in (*view.cards(f"hand:{me}"), *view.cards(f"shown:{me}")) if card is not None]
    if move.kind == "play":
        hand = [card for card in view.cards(f"hand:{me}") if card is not None]
        if any(card.red and card.rank >= STRONG for card in hand):
            return float(not move.card.red)
        return float(move.card is min(hand, key=height))
    return showdown(view, mine) if move.kind == "showdown" else 0.0


def showdown(view: View, mine: Sequence[Card]) -> float:
    """What a showdown should bring if the viewer, with these two cards, calls now."""
    red, black = sorted(mine, key=lambda card: not card.red)
    hidden = unseen(view, STANDARD)
    reds = [card for card in hidden if card.red]
    blacks = [card.rank for card in hidden if not card.red]
    beaten = sum(height(card) < height(red) for card in reds) / max(1, len(reds))
    money: list[int] = [view.value(f"score:{seat}") for seat in range(view.seats)]
    me: int = view.viewer  # type: ignore[assignment]  # players are given the view of their seat
    win, gain = 1.0, float(view.value("pot"))
    for seat in range(view.seats):
        if seat == me or view.value(f"status:{seat}") != "chooses":
            continue
        first = view.cards(f"shown:{seat}")[0]
        assert first is not None
        win *= float(height(first) < height(red)) if first.red else beaten
        due = sum(blacks) / len(blacks) if first.red else first.rank
        gain += min(due, money[seat])
    return win * gain - (1 - win) * min(black.rank, money[me])
