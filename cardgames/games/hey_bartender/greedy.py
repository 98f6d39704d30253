"""A greedy player for Hey, Bartender!"""

from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.hey_bartender.exchange import exchange


def worth(view: View, move: Move) -> float:
    """The points this card brings now. A card that needs a flip counts as the worst: its excess cannot be known."""
    values = [card.rank for card in view.cards("market") if card is not None]
    given = exchange(values, move.card.rank)
    return -1 if given is None else sum(values[i] for i in given) - move.card.rank
