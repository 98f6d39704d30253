"""The kinds of move of Barcelona."""

from cardgames.cards import STANDARD
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

PLAY = MoveForm("play", "play {card:card}", Words("Play {card:card} first", "先出{card:card}"))
WITHDRAW = MoveForm("withdraw", "withdraw", Words("Withdraw", "退出"))
SHOWDOWN = MoveForm("showdown", "showdown", Words("Showdown", "摊牌"))

FORMS = (PLAY, WITHDRAW, SHOWDOWN)
PLAYS = {card: PLAY(card) for card in STANDARD}
CHOICES = [WITHDRAW(), SHOWDOWN()]
