"""How a game's zones lie on the table: a description that both the still picture and the live table read."""

from __future__ import annotations

from dataclasses import dataclass

from cardgames.engine.words import Words

SHAPES = ("row", "fan", "pile", "column", "grid", "track", "compass", "runs")
SIZES = ("small", "normal", "large")
KINDS = ("seats", "middle", "row", "facing")
FIGURES = ("diamond",)


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one zone is drawn: its shape, card size, a note beside its label, a caption (`marks`) for each position.

    A zone with sub-keys shows all of them next to each other. `counters` names numbers that stand at the place itself.
    `crossed` names a number; while it is there and not 0, the cards at the place lie crossed out (dead, cancelled...).
    `captions` names a list with a caption for each card that lies there (who played it...).
    In the shape "runs", neighbours with the same caption are a fan of their own under it (sets, melds...).
    A `shy` place is drawn only while it holds cards. A `compass` has its places around a centre, clockwise: sub-keys
    from the top on, seats from the bottom. Its `marker` (a shape and a counter with two sub-keys) is a drawing in the
    middle, moved as the two numbers say: to the right and down.
    """

    zone: str
    shape: str = "row"
    size: str = "normal"
    note: Words | None = None
    marks: tuple[Words, ...] | None = None
    counters: tuple[str, ...] = ()
    crossed: str | None = None
    captions: str | None = None
    shy: bool = False
    marker: tuple[str, str] | None = None

    def __post_init__(self) -> None:
        if self.shape not in SHAPES or self.size not in SIZES:
            raise ValueError(f"slot {self.zone!r}: shape is one of {SHAPES}, size one of {SIZES}")


@dataclass(frozen=True, slots=True)
class Group:
    """Slots that belong together: "seats" (a panel each), "middle" (the shared felt), "row" (a plain row).

    "facing": its one slot has places by seat and sub-key. Each sub-key is a lane, in which the places of the seats face
    each other, seat 0 at the bottom; between them stand the lane's name and its numbers.

    With a `figure`, the first slot stands in the middle of that drawing, and the others stand left and right of it.
    """

    kind: str
    slots: tuple[Slot, ...] = ()
    counters: tuple[str, ...] = ()
    label: Words | None = None
    figure: str | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"group kind {self.kind!r} is not one of {KINDS}")
        if self.kind == "facing" and len(self.slots) != 1:
            raise ValueError(f"in lanes the places of one slot face each other, not of {len(self.slots)}")
        if self.figure is not None and (self.figure not in FIGURES or len(self.slots) != 3):
            raise ValueError(f"figure {self.figure!r}: right would be one of {FIGURES}, with three slots")


@dataclass(frozen=True, slots=True)
class Board:
    """The groups from top to bottom, in reading order."""

    groups: tuple[Group, ...]
