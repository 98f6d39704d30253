"""A greedy player for Barcelona."""

from cardgames.engine.moves import Move
from cardgames.engine.view import View


def worth(view: View, move: Move) -> float:
    """Hides a strong red card behind a small black one, and stays as long as winning should pay for losing.

    First card: a strong red card (jack or more) is kept back when the black one is small, since the small first card
    chooses early and cheaply; a weak red card is shown first, to withdraw early. Choosing: the chance that the own red
    card beats each other standing seat (a shown red card is known, an unknown one is thought to be any rank) against
    the pot and the others' mean payment of 7, minus the own black card.
    """
    me = view.viewer
    hand = [card for card in view.cards(f"hand:{me}") if card is not None]
    if move.kind == "play":
        red = next(card for card in hand if card.red)
        strong = red.rank >= 11
        return 1.0 if move.card.red != strong else 0.0
    mine = [*hand, *(card for card in view.cards(f"shown:{me}") if card is not None)]
    red, black = (next(card for card in mine if card.red == colour) for colour in (True, False))
    chance, others = 1.0, 0
    for seat in range(view.seats):
        shown = [card for card in view.cards(f"shown:{seat}") if card is not None]
        if seat == me or not shown or view.value(f"status:{seat}") != "chooses":
            continue
        others += 1
        chance *= float(red.rank > shown[0].rank) if shown[0].red else (red.rank - 0.5) / 13
    gain = chance * (view.value("pot") + 7 * others) - (1 - chance) * min(black.rank, view.value(f"score:{me}"))
    return gain if move.kind == "showdown" else 0.0
