"""Where things lie: the two piles with the pot between them; red and black beside each other before each player."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group(
            "middle",
            (
                Slot("red", "pile"),
                Slot("black", "pile"),
                Slot("discard", "pile", shy=True),
                Slot("buried", "pile", shy=True),
            ),
            counters=("pot",),
        ),
        Group(
            "seats",
            (Slot("first", "row"), Slot("second", "row"), Slot("hand", "fan", "small")),
            counters=("score", "mark"),
        ),
    )
)
