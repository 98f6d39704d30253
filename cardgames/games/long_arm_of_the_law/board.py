"""Where things lie: the four columns; the two packs with their discards; the players."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group("middle", (Slot("case", "column", counters=("closed",)),), counters=("need",)),
        Group(
            "row",
            (
                Slot("clue_deck", "pile", counters=("search",)),
                Slot("clue_discard", "pile"),
                Slot("deck", "pile"),
                Slot("discard", "pile"),
            ),
        ),
        Group(
            "seats",
            (Slot("hand", "fan", "small"), Slot("pile", "column", "small", shy=True)),
            counters=("score",),
        ),
    )
)
