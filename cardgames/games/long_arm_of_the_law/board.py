"""Where things lie: the clue deck beside the four columns, the discards and the deck; below, the players."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group(
            "middle",
            (
                Slot("case", "column", counters=("closed",)),
                Slot("clue_deck", "pile", counters=("search",)),
                Slot("clue_discard", "pile"),
                Slot("deck", "pile"),
                Slot("discard", "pile"),
            ),
            counters=("need",),
        ),
        Group(
            "seats",
            (Slot("hand", "fan", "small"), Slot("pile", "column", "small", counters=("owned",), shy=True)),
            counters=("score",),
        ),
    )
)
