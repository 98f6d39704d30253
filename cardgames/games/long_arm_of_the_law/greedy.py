"""A greedy player for Long Arm of the Law: closes when it can, collects the suits it can close, spares good cards."""

from __future__ import annotations

from cardgames.cards import Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.long_arm_of_the_law.packs import CASES
from cardgames.games.long_arm_of_the_law.scoring import POINTS, fits, number, points

STEP = 1.5
"""What the first step towards a king is worth beside the points; later steps are worth more."""

PRICE = 0.1
"""What a card is worth in the hand, for each of its number."""


def worth(view: View, move: Move) -> float:
    """Points gained now, and the way to the king, less what the played cards could do later.

    A closing brings 3 points, and its suit is of no more use to the others. A deduction brings the points of the clue,
    and a step towards the king as long as the player does not own enough clues; the nearer, the more. Cards cost by
    their number, jokers and wild suits more, a second card once more, since it also brings the end nearer.
    """
    if move.kind == "ponder":
        return -price(view, move.card) - useful(view, move.card)
    cost = sum(price(view, card) for card in move.cards) + 0.3 * (len(move.cards) - 1)
    return gain(view, move) - cost


def gain(view: View, move: Move) -> float:
    """What the player's score, and its way to a king, gains by a deduction or a closing."""
    me, suit = view.viewer, move.word
    owned = len(view.cards(f"pile:{me}:{suit}"))
    case = [card for card in view.cards(f"case:{suit}") if card is not None]
    if move.kind == "deduce":
        lacking = view.value("need") - owned
        return POINTS[case[-1].rank] + (STEP / lacking if lacking > 0 else 0.0)
    paid = points(move.cards) if view.options["close_cards"] == "clue" else 0
    if view.options["close_discards"] == "column":
        return 3 + STEP - paid
    lost = [points(card for card in view.cards(f"pile:{seat}:{suit}") if card) for seat in range(view.seats)]
    mine = lost.pop(me)  # type: ignore[call-overload]  # players are given the view of their seat
    return 3 + STEP - mine + (sum(lost) / len(lost) if lost else 0.0)


def price(view: View, card: Card) -> float:
    """What the card could still do: more with a high number, most when it is wild."""
    wild = "".join(suit for suit in CASES if not view.cards(f"case:{suit}"))
    free = not card.suit or card.suit in wild
    return PRICE * number(card) * (1.3 if free else 1.0)


def useful(view: View, card: Card) -> float:
    """How near a card that is to be discarded is to being of use: whether it could take a clue now."""
    wild = "".join(suit for suit in CASES if not view.cards(f"case:{suit}"))
    columns = [view.cards(f"case:{suit}") for suit in CASES if fits(card, suit, wild)]
    return sum(0.2 for column in columns if len(column) > 1 and number(card) >= (column[-1] or card).rank)
