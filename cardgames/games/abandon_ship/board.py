"""Where things lie: the four boats with their sums; the duel and the pile; each seat with its influence by suit."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group("middle", (Slot("boat", "fan", counters=("total",)),)),
        Group("row", (Slot("duel", "row", captions="played_by"), Slot("pile", "pile"))),
        Group(
            "seats",
            (
                Slot("hand", "fan", "small"),
                Slot("key", "row", "small"),
                Slot("influence", "fan", "small", counters=("power",), shy=True),
            ),
            counters=("score", "strength"),
        ),
    )
)
