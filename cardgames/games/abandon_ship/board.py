"""Where things lie: four boats with their sums, the duel between them and the pile; each player's influence below."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group(
            "middle",
            (
                Slot("boat", "fan", counters=("total",)),
                Slot("pile", "pile"),
                Slot("duel", "row", shy=True),
            ),
        ),
        Group(
            "seats",
            (
                Slot("hand", "fan", "small"),
                Slot("key", "row", "small", shy=True),
                Slot("influence", "fan", "small", counters=("power",), shy=True),
            ),
            counters=("score",),
        ),
    )
)
