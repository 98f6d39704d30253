"""A greedy player for Caribbean Star."""

from cardgames.cards import Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.caribbean_star.areas import OWNERS
from cardgames.games.caribbean_star.scoring import ACTS, PART, PARTS, PREVIEW, SETTLE, half, settle

KEEP = 3
"""What an ace in hand is worth: it is used only against more than that."""


def worth(view: View, move: Move) -> float:
    """Own points that the move brings now, minus the opponent's, as if the opponent's card had no effect.

    A card laid in an area counts half of what it adds to a settlement of that area now, since it is not cashed yet. An
    ace counts what the card that is due would cost, less 3 for the ace.
    """
    seat: int = view.viewer  # type: ignore[assignment]  # players are given the view of their seat
    if move.kind == "play":
        return effect(view, seat, move.card)
    if move.kind == "ace":
        due = view.cards("revealed")[0]
        return -effect(view, seat, due) - KEEP if due is not None else 0
    if move.kind == "preview":
        return preview(view, seat, move.card)
    return 0


def effect(view: View, seat: int, card: Card) -> float:
    """What a card brings to the seat when it is executed on the areas as they lie."""
    owner = OWNERS[view.options["first_colour"]][card]
    if card in PART:
        gain = (value(view, owner, more=card) - value(view, owner)) / 2
    elif card.rank == PREVIEW:
        gain = max([0, *(preview(view, owner, act) for act in area(view, owner)[ACTS])])
    else:
        gain = value(view, owner) if card.rank in SETTLE else 0
    return gain if owner == seat else -gain


def preview(view: View, seat: int, act: Card) -> float:
    """Half the act's points, and half of what the area gains or loses without it."""
    return half(act) + (value(view, seat, less=act) - value(view, seat)) / 2


def value(view: View, seat: int, more: Card | None = None, less: Card | None = None) -> int:
    """The score if the seat's area were settled now, with one card more or one act less."""
    parts = area(view, seat)
    if more is not None:
        parts[PART[more]].append(more)
    if less is not None:
        parts[ACTS].remove(less)
    acts, mistakes, sixes = parts
    return settle(acts, mistakes, sixes, view.options["double_negative"]).score


def area(view: View, seat: int) -> list[list[Card]]:
    """The acts, mistakes and sixes in front of a seat."""
    return [[card for card in view.cards(f"area:{seat}:{part}") if card is not None] for part in PARTS]
