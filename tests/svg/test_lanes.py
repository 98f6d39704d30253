"""Lanes: the places of the seats face each other, one lane for each sub-key."""

from __future__ import annotations

import pytest

from cardgames.cards import WITH_JOKERS
from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.view import CounterView, View
from cardgames.engine.words import Words
from cardgames.svg import table
from tests.svg.boards import counter, view, zone
from tests.svg.pictures import Drawn, drawn, read

PLACES = {(0, "A"): "2S 3S 4S", (1, "A"): "5H", (0, "B"): "", (1, "B"): "6H 7H"}
BOARD = Board((Group("facing", (Slot("field", "fan", "small", counters=("mark",)),), counters=("stake",)),))


def fields(**marks: str) -> View:
    """Two lanes, A and B, with cards on both sides of A."""
    zones = [
        zone(
            f"field:{seat}:{sub}",
            WITH_JOKERS.read(cards),
            owner=seat,
            sub=sub,
            label=Words(f"Field {sub}", f"战场{sub}"),
        )
        for (seat, sub), cards in PLACES.items()
    ]
    stakes = [counter("stake:A", "4 coins"), counter("stake:B", None)]
    noted = [
        CounterView(f"mark:{at[0]}:{at[1]}", "mark", int(at[0]), Words("", ""), text) for at, text in marks.items()
    ]
    return view(zones=zones, counters=[*stakes, *noted], seats=2, scores=(0, 0))


def words(width: int, **marks: str) -> dict[str, list[Drawn]]:
    """Where each text stands."""
    found: dict[str, list[Drawn]] = {}
    for one in drawn(read(table(fields(**marks), BOARD, width=width))):
        if one.name == "text":
            found.setdefault((one.element.text or "").replace("\u00a0", " "), []).append(one)
    return found


def at(one: Drawn) -> tuple[float, float]:
    """The point of a text in the picture."""
    return one.x + float(one.element.get("x", 0)), one.y + float(one.element.get("y", 0))


@pytest.mark.parametrize(("lane", "name"), [(0, "Field A"), (1, "Field B")])
def test_the_last_seat_stands_above_the_lanes_name_and_seat_0_below(lane: int, name: str) -> None:
    found = words(600)
    top, middle, foot = at(found["Seat 1"][lane]), at(found[name][0]), at(found["Seat 0"][lane])
    assert top[0] == middle[0] == foot[0]
    assert top[1] < middle[1] < foot[1]


def test_lanes_stand_beside_each_other_where_there_is_room() -> None:
    (a, a_y), (b, b_y) = (at(words(600)[name][0]) for name in ("Field A", "Field B"))
    assert a < b
    assert a_y == b_y


def test_numbers_stand_where_they_belong() -> None:
    found = words(600, **{"0A": "complete", "1B": "2 of 3"})
    assert len(found["4 coins"]) == len(found["complete"]) == len(found["2 of 3"]) == 1
    assert at(found["complete"][0])[1] > at(found["4 coins"][0])[1] > at(found["Field A"][0])[1]
    assert at(found["2 of 3"][0])[0] > at(found["Field B"][0])[0]


def test_lanes_are_of_one_slot() -> None:
    with pytest.raises(ValueError, match="the places of one slot face each other, not of 2"):
        Group("facing", (Slot("hand"), Slot("field")))
