"""A greedy player for Spots."""

from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.hey_bartender.exchange import exchange


def worth(view: View, move: Move) -> float:
    """What the market gives for this card beyond its own value: every card is played once, so only that is a gain.

    A card that needs a flip counts as an even trade; with an empty deck it brings what the rules then leave (SP-4.5).
    """
    values = [card.rank for card in view.cards("market") if card is not None]
    given = exchange(values, move.card.rank)
    if given is not None:
        return sum(values[i] for i in given) - move.card.rank
    if view.cards("deck"):
        return 0
    return (sum(values) if view.options["deck_out"] == "take_all" else 0) - move.card.rank
