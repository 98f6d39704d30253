"""The kinds of move of Brain Baseball."""

from cardgames.cards import STANDARD
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

PITCH = MoveForm("pitch", "pitch {card:card}", Words("Pitch {card:card}", "发出{card:card}"))
SWING = MoveForm("swing", "swing {card:card}", Words("Swing with {card:card}", "用{card:card}挥棒"))
CATCH = MoveForm("catch", "catch {card:card}", Words("Catch with {card:card}", "用{card:card}接球"))
PASS = MoveForm("pass", "pass", Words("Pass", "放弃"))
SHUFFLE = MoveForm("shuffle", "shuffle {deck:cards}", Words("Shuffle and deal", "洗牌发牌"))

FORMS = (PITCH, SWING, CATCH, PASS, SHUFFLE)
PITCHES = {card: PITCH(card) for card in STANDARD}
SWINGS = {card: SWING(card) for card in STANDARD}
CATCHES = {card: CATCH(card) for card in STANDARD}
STAY = PASS()
