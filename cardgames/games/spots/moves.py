"""The one kind of move of Spots."""

from cardgames.cards import SHORT
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

PLAY = MoveForm("play", "play {card:card}", Words("Play {card:card}", "打出{card:card}"))

FORMS = (PLAY,)
PLAYS = {card: PLAY(card) for card in SHORT}
