"""Where things lie: the players' hands above, the battlefields one below the other, the piles at the foot."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group("seats", (Slot("hand", "fan", "small"),), counters=("score", "coins")),
        Group("middle", (Slot("field", "row", "small", counters=("mark",)),)),
        Group(
            "row",
            (Slot("pile", "pile", "small"), Slot("power", "row", "small", shy=True), Slot("discard", "pile", "small")),
        ),
    )
)
