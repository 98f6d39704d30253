"""A greedy player for Penniless and Insane."""

from cardgames.engine.moves import Move
from cardgames.engine.view import View


def worth(view: View, move: Move) -> float:
    """Aims to end the round with nothing: bids so that three bids use the money up, and takes what counts most.

    Bid: the money left is shared among the tricks still to come; the bid nearest to that share is best, a little lower
    rather than higher, since the highest bid gets nothing. Piece: its value, twice if the bid leaves no money, plus the
    insane bonus where the price is above the value.
    """
    me = view.viewer
    money = view.value(f"money:{me}")
    hand = [card for card in view.cards(f"hand:{me}") if card is not None]
    rank = move.card.rank
    if move.kind == "bid":
        share = money / len(hand)
        highest = max(card.rank for card in hand) == rank and rank > 11
        return float(-abs(rank - share + 0.5) - (3 if highest and money else 0))
    (bid,) = (card for card in view.cards(f"bid:{me}") if card is not None)
    paid = min(money, bid.rank)
    double = 2 if paid == money and view.options["penniless_bonus"] == "double" else 1
    return rank * double + float(view.options["insane_bonus"] if paid > rank else 0)
