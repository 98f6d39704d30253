"""Where things lie: a panel with row and score zone for each player, the market beside the deck below."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.words import Words

BOARD = Board(
    (
        Group(
            "seats",
            (Slot("row", "fan", "small"), Slot("score_zone", "fan", "small", counters=("received",))),
            counters=("score", "handicap", "total"),
        ),
        Group(
            "middle",
            (Slot("deck", "pile"), Slot("market", "row", note=Words("oldest card left", "最早的牌在左"))),
            counters=("start",),
        ),
    )
)
