"""The kinds of move of Last Man Standing."""

from cardgames.cards import STANDARD
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

BUY = MoveForm("buy", "buy {card:card}", Words("Buy {card:card}", "买{card:card}"))
DUEL = MoveForm("duel", "duel {card:card}", Words("Send {card:card} into the duel", "派{card:card}决斗"))

FORMS = (BUY, DUEL)
BUYS = {card: BUY(card) for card in STANDARD}
DUELS = {card: DUEL(card) for card in STANDARD}
