"""A greedy player for Abandon Ship."""

from cardgames.cards import SUITS, Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View


def worth(view: View, move: Move) -> float:
    """Builds one boat and the influence to claim it, and duels with what that boat does not need.

    The own suit is the one with the most influence and held ranks. High cards of other suits are for duels: an opening
    is worth its rank above the middle, more against a player with few cards; an answer is worth making as cheaply as
    possible with a card of another suit, and only as long as it leaves a hand. Low cards of the own suit go into its
    boat. The key is the card of the suit with the most boat and influence, the lowest of that suit, since it counts in
    either place.
    """
    me = view.viewer
    hand: list[Card] = [card for card in view.cards(f"hand:{me}") if card is not None]
    influence = {suit: view.value(f"power:{me}:{suit}") for suit in SUITS}
    held = {suit: sum(card.rank for card in hand if card.suit == suit) for suit in SUITS}
    boat = {suit: view.value(f"total:{suit}") for suit in SUITS}
    own = max(SUITS, key=lambda suit: (influence[suit] + held[suit] + boat[suit] / 2, suit))
    if move.kind == "concede":
        return 0
    card = move.card
    if move.kind == "key":
        rivals = max((view.value(f"power:{seat}:{card.suit}") for seat in range(view.seats) if seat != me), default=0)
        strength = influence[card.suit] + held[card.suit]
        return float(boat[card.suit] * (2 if strength > rivals else 1) + strength / 10 - card.rank / 1000)
    keep = card.rank if card.suit == own else 0
    if move.kind == "jettison":
        return (card.rank / 2 - 1 if card.suit == own else -card.rank / 2) - (3 if card.rank > 9 else 0)
    if move.kind == "raise":
        return 14 - card.rank - keep / 2 if len(hand) > 2 else 1 - keep
    cards = len(view.cards(f"hand:{move.seat}"))
    return card.rank - 8 - keep / 2 + (2 if 0 < cards < 3 else 0) - (20 if cards == 0 else 0)
