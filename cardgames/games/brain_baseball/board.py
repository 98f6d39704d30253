"""Where things lie: the ball on the mound of the diamond, the swings at home plate, the catches out in the field, each
with its order and who has that part; below, the seats."""

from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.words import Words
from cardgames.games.brain_baseball.scoring import BATTING, CATCHING, FIGURES

_LOW_HIGH = Words("low {ranks} high", "小 {ranks} 大")


def _order(ranks: tuple[int, ...]) -> Words:
    """A rank order as a line of figures."""
    figures = {"ranks": " ".join(FIGURES[rank] for rank in ranks)}
    return Words(*(_LOW_HIGH.fill(figures, lang) for lang in ("en", "zh")))


BOARD = Board(
    (
        Group("row", counters=("clock",)),
        Group(
            "middle",
            (
                Slot("ball", "row", "large", captions="pitched_by"),
                Slot("swing", "row", note=_order(BATTING), counters=("may_swing", "batter"), captions="swung_by"),
                Slot("catch", "row", note=_order(CATCHING), counters=("may_catch", "catcher"), captions="caught_by"),
            ),
            figure="diamond",
        ),
        Group("seats", (Slot("hand", "fan", "small"),), counters=("score", "role", "row")),
        Group("row", (Slot("unused", "pile", "small"), Slot("discard", "pile", "small"))),
    )
)
