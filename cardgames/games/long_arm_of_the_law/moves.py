"""The kinds of move of Long Arm of the Law. The order of the cards inside a move has no meaning."""

from __future__ import annotations

from cardgames.cards import SUIT_SIGNS, WITH_JOKERS
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

_DEDUCE, _CLOSE = (
    {suit: Words(f"{en} {sign}", zh.format(sign)) for suit, sign in SUIT_SIGNS.items()}
    for en, zh in (("Deduce", "推理{}"), ("Close", "给{}结案"))
)
_PONDER = Words("Ponder", "深思")
"""What a long list sorts the moves under."""

PONDER = MoveForm(
    "ponder",
    "ponder {card:card}",
    Words("Ponder: discard {card:card}", "深思：弃掉{card:card}"),
    group=lambda move: _PONDER,
)
DEDUCE = MoveForm(
    "deduce",
    "deduce {case:word} {cards:cards}",
    Words("Deduce {case:suit} with {cards:cards}", "用{cards:cards}推理{case:suit}"),
    any_order=True,
    group=lambda move: _DEDUCE.get(move.word),
)
CLOSE = MoveForm(
    "close",
    "close {case:word} {cards:cards}",
    Words("Close {case:suit} with {cards:cards}", "用{cards:cards}给{case:suit}结案"),
    any_order=True,
    group=lambda move: _CLOSE.get(move.word),
)

FORMS = (DEDUCE, PONDER, CLOSE)
PONDERS = {card: PONDER(card) for card in WITH_JOKERS}
