"""The kinds of move of Caribbean Star."""

from cardgames.cards import STANDARD
from cardgames.engine.moves import MoveForm
from cardgames.engine.words import Words

PLAY = MoveForm("play", "play {card:card}", Words("Put down {card:card}", "暗出{card:card}"))
ACE = MoveForm("ace", "ace {card:card}", Words("Use {card:card}", "使用{card:card}"))
PASS = MoveForm("pass", "pass", Words("Keep the ace", "不用A"))
PREVIEW = MoveForm("preview", "preview {card:card}", Words("Preview {card:card}", "试演{card:card}"))
DECLINE = MoveForm("decline", "decline", Words("Decline the preview", "不试演"))

FORMS = (PLAY, ACE, PASS, PREVIEW, DECLINE)

PASSED = PASS()
DECLINED = DECLINE()
PLAYS = {card: PLAY(card) for card in STANDARD if card.rank != 1}
"""Every card that can be put down: all but the aces (CS-2.2)."""
ACE_USES = {card: ACE(card) for card in STANDARD if card.rank == 1}
PREVIEWS = {card: PREVIEW(card) for card in STANDARD if card.rank >= 10}
