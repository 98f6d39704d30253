"""The kinds of move of Abandon Ship."""

from cardgames.cards import STANDARD
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

JETTISON = MoveForm("jettison", "jettison {card:card}", Words("Jettison {card:card}", "弃宝：{card:card}"))
CHALLENGE = MoveForm(
    "challenge",
    "challenge seat {target:seat} with {card:card}",
    Words("Challenge {target:seat} with {card:card}", "用{card:card}挑战{target:seat}"),
)
RAISE = MoveForm("raise", "raise {card:card}", Words("Beat it with {card:card}", "出{card:card}"))
CONCEDE = MoveForm("concede", "concede", Words("Concede", "认输"))
SEIZE = MoveForm("seize", "seize {card:card}", Words("{card:card} is drawn", "抽到{card:card}"))
KEY = MoveForm("key", "key {card:card}", Words("Lay {card:card} as the key", "以{card:card}为钥匙牌"))

FORMS = (JETTISON, CHALLENGE, RAISE, CONCEDE, SEIZE, KEY)
JETTISONS = {card: JETTISON(card) for card in STANDARD}
CHALLENGES = [{card: CHALLENGE(seat, card) for card in STANDARD} for seat in range(5)]
RAISES = {card: RAISE(card) for card in STANDARD}
SEIZES = {card: SEIZE(card) for card in STANDARD}
KEYS = {card: KEY(card) for card in STANDARD}
YIELD = CONCEDE()
