"""Where things lie: the hands above, then the five battlefields with the formations face to face, then the piles."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group("seats", (Slot("hand", "fan", "small"),), counters=("score", "coins")),
        Group(
            "facing", (Slot("field", "fan", "small", counters=("mark", "made", "wild")),), counters=("stake", "cover")
        ),
        Group(
            "row",
            (
                Slot("pile", "pile", "small"),
                Slot("power", "row", "small", shy=True),
                Slot("discard", "pile", "small"),
            ),
        ),
    )
)
