"""Where things lie: each magician's show, and between them the pile, the two cards at work and the discards."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.words import Words

BOARD = Board((
    Group("seats", (
        Slot("area", "row"),
        Slot("hand", "fan", "small"),
        Slot("sealed", "row", "small"),
    ), counters=("score", "colour", "minutes")),
    Group("middle", (
        Slot("pile", "pile"),
        Slot("revealed", "row", note=Words("executed from the left", "从左开始执行")),
        Slot("discard", "pile"),
    )),
))
