"""Where things lie: the compass with the drifting ship between stock and unused kings; below, the seats."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group(
            "middle",
            (
                Slot("pile", "compass", counters=("total",)),
                Slot("stock", "pile"),
                Slot("spare", "pile", shy=True),
            ),
            counters=("clock", "meridian", "parallel", "ship"),
        ),
        Group("seats", (Slot("king", "pile", "small"), Slot("hand", "fan", "small")), counters=("score", "turn")),
    )
)
