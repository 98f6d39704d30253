"""Where things lie: the compass with the drifting ship between stock and unused kings; below, the seats."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group(
            "middle",
            (
                Slot("stock", "pile"),
                Slot("pile", "compass", counters=("total",), marker=("ship", "drift")),
                Slot("spare", "pile", shy=True),
            ),
            counters=("clock", "meridian", "parallel", "ship"),
        ),
        Group("seats", (Slot("king", "row", "small"), Slot("hand", "fan", "small")), counters=("score", "turn")),
    )
)
