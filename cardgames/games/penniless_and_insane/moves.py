"""The kinds of move of Penniless and Insane."""

from cardgames.cards import STANDARD
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

BID = MoveForm("bid", "bid {card:card}", Words("Bid {card:card}", "用{card:card}出价"))
TAKE = MoveForm("take", "take {card:card}", Words("Take {card:card}", "拿{card:card}"))
SHUFFLE = MoveForm("shuffle", "shuffle {cards:cards}", Words("All cards are shuffled", "洗所有的牌"))

FORMS = (BID, TAKE, SHUFFLE)
BIDS = {card: BID(card) for card in STANDARD}
TAKES = {card: TAKE(card) for card in STANDARD}
