"""Where things lie: how far the game is, the targets in order, the bag and the last event; the seats; the decks."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.games.soul_hunt.cards import ATTRIBUTE_WORDS

BOARD = Board(
    (
        Group("row", counters=("clock", "relics", "team")),
        Group(
            "middle",
            (
                Slot("target", "row", captions="plan"),
                Slot("newcomer", "row", shy=True),
                Slot("event", "pile", shy=True),
                Slot("bag", "pile", "small"),
            ),
        ),
        Group(
            "seats",
            (
                Slot("warrior", "column", "small", shy=True),
                Slot("attached", "row", "small", captions="attached_marks"),
                Slot("hand", "fan", "small", captions="hand_marks"),
                Slot("token", "fan", "small", shy=True),
            ),
            counters=("lives", "role", "number", *(attribute.en for attribute in ATTRIBUTE_WORDS)),
        ),
        Group(
            "row",
            (
                Slot("deck", "pile", "small", shy=True),
                Slot("discard", "pile", "small", shy=True),
                Slot("hunts", "pile", "small"),
                Slot("hunted", "pile", "small", shy=True),
                Slot("event_deck", "pile", "small", shy=True),
                Slot("box", "pile", "small", shy=True),
                Slot("spare", "pile", "small", shy=True),
            ),
        ),
    )
)
