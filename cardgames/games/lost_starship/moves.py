"""The pack of Lost Starship and its one kind of move."""

from cardgames.cards import Pack
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

PACK = Pack.standard("starship", ranks="A23456789TK")
"""LS-1.1: no jacks, queens and jokers; the kings are the identity cards, the rest the flight cards (LS-1.3)."""
KING = 13

PLAY = MoveForm("play", "play {card:card}", Words("Play {card:card}", "打出{card:card}"))
FORMS = (PLAY,)
PLAYS = {card: PLAY(card) for card in PACK if card.rank != KING}
