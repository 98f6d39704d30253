"""The kinds of move of Long Arm of the Law. The order of the cards inside a move has no meaning."""

from __future__ import annotations

from cardgames.cards import WITH_JOKERS
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

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
