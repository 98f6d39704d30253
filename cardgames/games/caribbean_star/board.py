"""Where things lie: each magician's show and hand, and between them what is put down, turned up and discarded."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.words import Words

BOARD = Board(
    (
        Group(
            "seats",
            (
                Slot("area", "fan"),
                Slot("hand", "fan", "small"),
            ),
            counters=("score", "colour", "minutes"),
        ),
        Group(
            "middle",
            (
                Slot("pile", "pile"),
                Slot("sealed", "row"),
                Slot("revealed", "row", note=Words("executed from the left", "从左开始执行")),
                Slot("discard", "pile"),
            ),
        ),
    )
)
