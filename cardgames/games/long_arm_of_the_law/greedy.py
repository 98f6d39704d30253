"""A greedy player for Long Arm of the Law: collects towards kings, closes when it forgoes little, spares good cards."""

from __future__ import annotations

from math import fsum

from cardgames.cards import Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.long_arm_of_the_law.packs import CASES, CLUES, CONVICTION, DEDUCTION_CARDS
from cardgames.games.long_arm_of_the_law.scoring import POINTS, fits, number, points
from cardgames.games.long_arm_of_the_law.telling import HAND

STEP = 1.5
"""What the first step towards a king is worth beside the points; later steps are worth more."""

PRICE = 0.1
"""What a card is worth in the hand, for each of its number."""


AVERAGE = 1.5
"""The points of a clue, on average."""


def worth(view: View, move: Move) -> float:
    """Points gained now, and the way to the king, less what the played cards could do later.

    A deduction brings the points of the clue, and a step towards the king as long as the player does not own enough
    clues; the nearer, the more. A closing brings the king, and forgoes a fair share of the clues of the suit that are
    still to be had, as far as there is time for them. Cards cost by their number, jokers and wild suits more, a second
    card once more, since it also brings the end nearer.
    """
    if move.kind == "ponder":
        return -price(view, move.card) - useful(view, move.card)
    cost = fsum(price(view, card) for card in move.cards) + 0.3 * (len(move.cards) - 1)
    return (deduction if move.kind == "deduce" else closing)(view, move) - cost


def deduction(view: View, move: Move) -> float:
    """The clue, and the step towards the king."""
    (*_, clue) = view.cards(f"case:{move.word}")
    assert clue is not None
    lacking = view.value("need") - len(view.cards(f"pile:{view.viewer}:{move.word}"))
    return POINTS[clue.rank] + (STEP / lacking if lacking > 0 else 0.0)


def closing(view: View, move: Move) -> float:
    """The king, less what is paid or lost with it by an option, and the clues of the suit that nobody gets any more."""
    me, suit = view.viewer, move.word
    piles = [[card for card in view.cards(f"pile:{seat}:{suit}") if card is not None] for seat in range(view.seats)]
    discarded = [card for card in view.cards("clue_discard") if card is not None and card.suit == suit]
    to_come = len(CLUES) // len(CASES) - sum(map(len, piles)) - len(discarded)
    time = len(view.cards("deck")) / (len(DEDUCTION_CARDS) - HAND * view.seats)
    value = POINTS[CONVICTION] + STEP - AVERAGE * to_come / view.seats * time
    if view.options["close_cards"] == "clue":
        value -= points(move.cards)
    if view.options["close_discards"] == "everything":
        lost = list(map(points, piles))
        value -= lost.pop(me)  # type: ignore[arg-type]  # players are given the view of their seat
        value += fsum(lost) / max(1, len(lost))
    return value


def price(view: View, card: Card) -> float:
    """What the card could still do: more with a high number, most when it is wild."""
    wild = "".join(suit for suit in CASES if not view.cards(f"case:{suit}"))
    free = not card.suit or card.suit in wild
    return PRICE * number(card) * (1.3 if free else 1.0)


def useful(view: View, card: Card) -> float:
    """How near a card that is to be discarded is to being of use: whether it could take a clue now."""
    wild = "".join(suit for suit in CASES if not view.cards(f"case:{suit}"))
    columns = [view.cards(f"case:{suit}") for suit in CASES if fits(card, suit, wild)]
    return fsum(0.2 for column in columns if len(column) > 1 and number(card) >= (column[-1] or card).rank)
