"""The kinds of move of Hey, Bartender!"""

from cardgames.cards import STANDARD
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

PLAY = MoveForm("play", "play {card:card}", Words("Play {card:card}", "打出{card:card}"))
RESHUFFLE = MoveForm("reshuffle", "reshuffle {cards:cards}", Words("The discard pile is shuffled", "洗弃牌堆"))

FORMS = (PLAY, RESHUFFLE)
PLAYS = {card: PLAY(card) for card in STANDARD}
