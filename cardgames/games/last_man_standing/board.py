"""Where things lie: the price row beside the pile above, a panel with hand and duel card for each seat below."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.words import Words

PRICES = (Words("free", "免费"), Words("2", "2元"), Words("4", "4元"), Words("6", "6元"))

BOARD = Board(
    (
        Group(
            "middle",
            (
                Slot("market", "row", note=Words("prices below", "价格在下方"), marks=PRICES),
                Slot("pile", "pile"),
                Slot("discard", "pile"),
                Slot("out", "pile"),
            ),
        ),
        Group(
            "seats",
            (
                Slot("hand", "fan", "small"),
                Slot("duel", "row", "normal"),
            ),
            counters=("money", "bought", "reward"),
        ),
    )
)
