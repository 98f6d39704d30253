"""Where things lie in Sealed Highs."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group("seats", (Slot("hand", "fan", "small"), Slot("sealed")), counters=("score",)),
        Group("middle", (Slot("deck", "pile"), Slot("table"), Slot("discard", "pile"))),
    )
)
