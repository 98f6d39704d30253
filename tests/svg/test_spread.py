"""The geometry of places: cards stay in their box, boxes in their room, indices in sight."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardgames.engine.board import SHAPES
from cardgames.svg.spread import SPREADS, Size, fan, row

SIZES = st.builds(
    lambda w, caption, large: Size(w, 1.4 * w, caption, *((0.48, 0.56) if large else (0.38, 0.46))),
    st.sampled_from([36.0, 50.0, 72.0]),
    st.sampled_from([0.0, 16.0]),
    st.booleans(),
)
ROOM = st.floats(80, 900)
SHAPE = st.sampled_from(sorted(SPREADS))


def test_every_shape_of_a_board_has_a_geometry() -> None:
    assert {*SPREADS, "runs"} == set(SHAPES), "runs are several fans, each with its own geometry"


@given(SHAPE, st.integers(0, 40), SIZES, ROOM)
def test_cards_lie_in_the_box_and_the_box_in_the_room(shape: str, count: int, size: Size, room: float) -> None:
    spread = SPREADS[shape](count, size, room)
    assert len(spread.points) == count
    assert spread.width <= room + 1e-6
    for x, y in spread.points:
        assert x >= -1e-6
        assert x + size.w <= spread.width + 1e-6
        assert y >= -1e-6
        assert y + size.h <= spread.height + 1e-6


@given(st.sampled_from(["row", "fan", "column", "grid", "track"]), st.integers(2, 40), SIZES, ROOM)
def test_no_card_covers_the_index_of_another(shape: str, count: int, size: Size, room: float) -> None:
    points = SPREADS[shape](count, size, room).points
    for i, (x, y) in enumerate(points):
        for right, low in points[i + 1 :]:
            covers = right < x + size.index_w * size.w - 1e-6 and low < y + size.index_h * size.h - 1e-6
            assert not (covers and right + size.w > x + 1e-6 and low + size.h > y + 1e-6)


@given(st.integers(2, 6), SIZES)
def test_a_compass_shows_everybodys_card(count: int, size: Size) -> None:
    points = SPREADS["compass"](count, size, 900).points
    assert len(set(points)) == count
    assert points[0][1] == max(y for _, y in points), "the first seat sits at the bottom"
    for i, (x, y) in enumerate(points):
        for right, low in points[i + 1 :]:
            covered_w = max(0.0, size.w - abs(right - x)) / size.w
            covered_h = max(0.0, size.h - abs(low - y)) / size.h
            assert covered_w * covered_h < 0.4


@given(st.sampled_from([2, 4]), SIZES, st.floats(40, 200))
def test_the_middle_of_a_compass_stays_free(count: int, size: Size, hollow: float) -> None:
    spread = SPREADS["compass"](count, size._replace(hollow=hollow), 900)
    left, top = (spread.width - hollow) / 2, (spread.height - hollow) / 2
    for x, y in spread.points:
        beside = x + size.w <= left + 1e-6 or x >= left + hollow - 1e-6
        assert beside or y + size.h + size.caption <= top + 1e-6 or y >= top + hollow - 1e-6


def test_a_fan_uses_the_room_it_has() -> None:
    size = Size(50, 70)
    wide, narrow = fan(7, size, 600), fan(7, size, 190)
    assert wide.points[1][0] == 31
    assert 20 <= narrow.points[1][0] < 31
    assert {y for _, y in narrow.points} == {0}
    assert len({y for _, y in fan(20, size, 190).points}) > 1


def test_a_row_wraps() -> None:
    assert row(5, Size(50, 70), 180).points == ((0, 0), (56, 0), (112, 0), (0, 76), (56, 76))
    assert row(5, Size(50, 70, 16), 180).points[3] == (0, 92)
