"""Where things lie: the art of the trick in the middle; each player's bid, money and gallery with its prices below."""

from cardgames.engine.board import Board, Group, Slot

BOARD = Board(
    (
        Group(
            "middle", (Slot("deck", "pile"), Slot("art", "row"), Slot("discard", "pile")), counters=("round", "trick")
        ),
        Group(
            "seats",
            (
                Slot("bid", "row", counters=("turn",)),
                Slot("gallery", "row", captions="paid_for"),
                Slot("hand", "fan", "small"),
            ),
            counters=("score", "money"),
        ),
    )
)
