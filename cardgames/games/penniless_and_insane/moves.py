"""The kinds of move of Penniless and Insane."""

from cardgames.cards import STANDARD
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

BID = MoveForm("bid", "bid {card:card}", Words("Bid {card:card}", "用{card:card}出价"))
TAKE = MoveForm("take", "take {card:card}", Words("Take {card:card}", "拿走{card:card}"))
SHUFFLE = MoveForm("shuffle", "shuffle {cards:cards}", Words("Shuffle all the cards", "把牌全部洗匀"))

FORMS = (BID, TAKE, SHUFFLE)
BIDS = {card: BID(card) for card in STANDARD}
TAKES = {card: TAKE(card) for card in STANDARD}
