"""The two packs of Long Arm of the Law (LA-1.1): deduction cards are written "7H", clues "7H'"."""

from typing import Any

from cardgames.cards import SECOND, WITH_JOKERS, Card
from cardgames.engine.zones import Place

CASES = "HSCD"
"""The suits as the cases lie on the table, from left to right."""

AT = {suit: at for at, suit in enumerate(CASES)}
"""The place of each among them."""

CONVICTION = 13
"""LA-7.3: what closes a case: the king's number, and what a joker counts (LA-3.1, LA-R9)."""

KINGS = [SECOND[f"K{suit}'"] for suit in CASES]
CLUES = frozenset(card for card in SECOND if card.rank != CONVICTION)
"""LA-2.1: the clue pack without its kings, 50 cards."""

DEDUCTION_CARDS = frozenset(WITH_JOKERS)
"""LA-1.2: all 54."""


def is_deduction(state: Any, place: Place, card: Card) -> bool:
    """LA-1.1: cards of the deduction pack."""
    return card in DEDUCTION_CARDS


def is_clue(state: Any, place: Place, card: Card) -> bool:
    """LA-1.1, LA-2.1: cards of the clue pack without its kings."""
    return card in CLUES


def of_the_case(state: Any, place: Place, card: Card) -> bool:
    """Clues and the king of one suit."""
    return card.suit == place.sub and (card in CLUES or card in KINGS)
