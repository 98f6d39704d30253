"""Where things lie: the mansions of the table and the pile above, the players below with their combos."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.words import Words

BOARD = Board(
    (
        Group("row", counters=("number", "n", "factor", "target", "order")),
        Group(
            "middle",
            (
                Slot("table", "fan", "small", counters=("group",), shy=True),
                Slot("flipped", "row", shy=True),
                Slot("used", "row", shy=True),
                Slot("aside", "row", shy=True),
                Slot("pile", "pile", "small"),
                Slot("discard", "pile", "small"),
                Slot("box", "pile", "small", shy=True),
            ),
        ),
        Group(
            "seats",
            (
                Slot("combos", "runs", "small", captions="runs", shy=True),
                Slot("collection", "fan", "small", note=Words("not in a combo yet", "尚未组合"), shy=True),
                Slot("hand", "fan", "small"),
                Slot("armours", "row", "small", shy=True),
                Slot("sealed", "row", "small", shy=True),
            ),
            counters=("score", "role", "total", "count"),
        ),
    )
)
