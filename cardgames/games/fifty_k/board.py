"""Where things lie: the play to beat with the rest of its trick; below, the seats; last what is out of play."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group(
            "middle",
            (Slot("top", "row", "large"), Slot("under", "runs", captions="under_by", shy=True)),
            counters=("beat", "table", "clock"),
        ),
        Group(
            "seats",
            (Slot("hand", "fan", "small"),),
            counters=("score", "team", "collected", "mark", "side_total"),
        ),
        Group("row", (Slot("played", "pile", "small", shy=True), Slot("aside", "row", "small", shy=True))),
    )
)
