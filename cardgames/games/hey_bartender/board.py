"""Where things lie: the players above, the bartender between deck and discards below."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.words import Words

BOARD = Board(
    (
        Group("seats", (Slot("hand", "fan", "small"), Slot("played", "row", "small", shy=True)), counters=("score",)),
        Group(
            "middle",
            (
                Slot("deck", "pile"),
                Slot("market", "row", note=Words("oldest card left", "最早的牌在左")),
                Slot("discard", "pile"),
            ),
        ),
    )
)
