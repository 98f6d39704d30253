"""The kinds of move of Long Arm of the Law.

In texts a deduction card is written "7H", a clue "7H'": the clue pack is the second of two packs on the table. The
order of the cards inside a move has no meaning.
"""

from __future__ import annotations

from cardgames.cards import WITH_JOKERS, Card
from cardgames.engine.moves import Move, MoveForm
from cardgames.engine.words import Words

CASES = "HSCD"
"""The suits as the cases lie on the table, from left to right."""

PONDER = MoveForm("ponder", "ponder {card:card}", Words("Ponder: discard {card:card}", "深思：弃{card:card}"))
DEDUCE = MoveForm(
    "deduce",
    "deduce {case:word} {cards:cards}",
    Words("Deduce {case:suit} with {cards:cards}", "以{cards:cards}推理{case:suit}"),
    any_order=True,
)
CLOSE = MoveForm(
    "close",
    "close {case:word} {cards:cards}",
    Words("Close {case:suit} with {cards:cards}", "以{cards:cards}给{case:suit}结案"),
    any_order=True,
)

FORMS = (DEDUCE, PONDER, CLOSE)
PONDERS = {card: PONDER(card) for card in WITH_JOKERS}


class Sets(dict[tuple[Card, ...], Move]):
    """The moves of one kind for one case by the cards played, in any order; each is made when it is first needed."""

    def __init__(self, form: MoveForm, case: str) -> None:
        super().__init__()
        self.form = form
        self.case = case

    def __missing__(self, cards: tuple[Card, ...]) -> Move:
        move = self[cards] = self.form(self.case, cards)
        return move


DEDUCTIONS = [Sets(DEDUCE, suit) for suit in CASES]
CLOSINGS = [Sets(CLOSE, suit) for suit in CASES]
"""By case, in table order."""
