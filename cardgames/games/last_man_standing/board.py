"""Where things lie: the price row beside the pile, later the cards that fought; below a panel for each seat."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.words import Words

PRICES = (Words("free", "免费"), Words("costs 2", "2元"), Words("costs 4", "4元"), Words("costs 6", "6元"))

BOARD = Board(
    (
        Group(
            "middle",
            (
                Slot("market", "row", marks=PRICES, shy=True),
                Slot("pile", "pile", shy=True),
                Slot("out", "pile", shy=True),
                Slot("discard", "pile", shy=True),
            ),
        ),
        Group(
            "seats",
            (Slot("duel", "row", crossed="killed"), Slot("hand", "fan", "small")),
            counters=("score", "reward", "killed", "bought"),
        ),
    )
)
