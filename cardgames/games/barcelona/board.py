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
            (Slot("shown", "row", "small", crossed="gone"), Slot("hand", "fan", "small")),
            counters=("score", "mark"),
        ),
    )
)
