"""The table data: true to the views, no more than they hold, in the format of its docstring."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardgames.engine.timeline import Timeline
from cardtable.data import all_views, check_views, table_data, table_steps, viewer
from tests.widget.conftest import MARKUP, played

GAMES = [("hey-bartender", 3), ("hey-bartender", 6), ("spots", 2), ("spots", 6), ("caribbean-star", 2)]


def size(data: dict[str, Any]) -> int:
    return len(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


def frames_of(data: dict[str, Any], view: str) -> list[dict[str, Any]]:
    """The frames of a view as a page reads them: whole, with the ids of their clauses and with their log."""
    ids = list(data["clauses"])
    frames: list[dict[str, Any]] = []
    for one in data["lines"][view]:
        frame = data["shared"][one] if isinstance(one, int) else one
        base = data["shared"][frame["as"]] if "as" in frame else {}
        whole = {
            **base,
            **frame,
            "z": base.get("z", {}) | frame.get("z", {}),
            "c": base.get("c", {}) | frame.get("c", {}),
        }
        log = (frame if "say" in frame else whole).get("log", whole["say"][0][1] if whole["say"] else None)
        say = [[ids[clause], text] for clause, text in whole["say"]]
        sums = [[seat, ids[clause], *more] for seat, clause, *more in whole.get("sum", [])]
        before = frames[-1]["all"] if frames else {}
        grown = {key for key, row in whole["z"].items() if row and isinstance(row[0], int) and row[0] <= 0}
        rows = {key: [*before[key][-row[0] :], *row[1:]] if key in grown else row for key, row in whole["z"].items()}
        frames.append({**whole, "say": say, "sum": sums, "log": log, "z": rows, "all": before | rows})
    return frames


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_whole_game_stays_below_200_kilobytes(slug: str, seats: int) -> None:
    assert size(table_data(played(slug, seats))) < 200_000


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_every_reference_leads_somewhere(slug: str, seats: int) -> None:
    data = table_data(played(slug, seats))
    texts = range(len(data["strings"]))
    assert all(en and zh for en, zh in data["strings"])
    for title, text in data["clauses"].values():
        assert {title, text} <= set(texts)
    for place in (*data["zones"].values(), *data["counters"].values()):
        assert place["label"] in texts
    for card in data["cards"].values():
        assert card["name"] in texts
        face = card["face"] + card.get("large", [])
        assert all(shape in data["shapes"] or set(shape) <= {*data["letters"], "\n"} for shape in face[::2])
        assert set(face[1::2]) <= set(range(len(data["places"])))
    assert {mark[0] for back in data["backs"].values() for mark in back} <= set(data["shapes"])
    assert {zone["back"] for zone in data["zones"].values()} <= set(data["backs"])
    for frame in (frame for view in data["views"] for frame in frames_of(data, view)):
        sums = frame.get("sum", [])
        assert {clause for clause, _ in frame["say"]} | {one[1] for one in sums} <= set(data["clauses"])
        assert {text for _, text in frame["say"]} | {frame["log"]} | {one[2] for one in sums} <= set(texts)
        assert set(frame["z"]) <= set(data["zones"])
        assert set(frame["c"]) <= set(data["counters"])
        cards = {card for cards in frame["z"].values() for card in cards if isinstance(card, str)}
        assert cards <= set(data["cards"])


def test_only_changes_are_sent(bar: Timeline) -> None:
    line = frames_of(table_data(bar), "all")
    assert set(line[0]["z"]) == set(bar.view(0).zones)
    assert "hand:0" in line[1]["z"]
    assert not {"hand:1", "hand:2"} & set(line[1]["z"])
    assert all(frame["z"] for frame in line)


def test_what_a_step_says_is_what_the_timeline_says(bar: Timeline) -> None:
    data = table_data(bar)
    for i, frame in enumerate(frames_of(data, "all")):
        said = [(clause, *data["strings"][text]) for clause, text in frame["say"]]
        assert said == [(clause, words.en, words.zh) for clause, words in bar.step(i).said()]


def test_score_changes_carry_their_arithmetic_and_add_up(bar: Timeline) -> None:
    data = table_data(bar)
    totals = [0] * 3
    for frame in frames_of(data, "all"):
        for seat, clause, _, arithmetic, amount in frame.get("sum", []):
            assert clause.startswith("HB-")
            assert arithmetic
            totals[seat] += amount
    assert totals == bar.last.scores()


def test_end_says_who_won(bar: Timeline) -> None:
    frame = frames_of(table_data(bar), "all")[-1]
    assert frame["over"] == list(bar.last.winners() or ())
    assert frame["next"] is None
    assert frame["moment"] == "end"


@pytest.mark.parametrize("slug", ["hey-bartender", "caribbean-star"])
@pytest.mark.parametrize("view", ["0", "1", "audience"])
def test_data_of_one_view_name_no_card_that_its_line_does_not_show(slug: str, view: str) -> None:
    timeline = played(slug, 2)
    data = table_data(timeline, [view])
    line = timeline.line(viewer(view))
    shown = {c.text for frame in line for zone in frame.view.zones.values() for c in zone.cards if c is not None}
    assert set(data["cards"]) == shown
    assert set(data["lines"]) == {view}
    spoken = {said.text(lang) for frame in line for _, said in frame.said for lang in ("en", "zh")}
    told = {text for frame in frames_of(data, view) for _, s in frame["say"] for text in data["strings"][s]}
    assert told == spoken
    secret = [c for c in timeline.game.pack if c.text not in shown]
    for card in secret:
        names = [text for pair in data["strings"] for text in pair if card.short in text or card.name["en"] in text]
        assert not names, f"{card} is hidden from {view}, yet the data say {names[0]!r}"


def test_a_single_seat_is_not_told_how_often_others_were_asked(star: Timeline) -> None:
    data = table_data(star, ["0"])
    frames = len(data["lines"]["0"])
    assert frames < len(star.steps), "this game asks the other seat in secret, or the test shows nothing"
    assert data["sync"] == {}


def test_sync_keeps_the_place_between_views(star: Timeline) -> None:
    data = table_data(star)
    steps = table_steps(star, data["views"])
    assert steps == list(range(len(star.steps)))
    for view in data["views"]:
        line = star.line(viewer(view))
        for step, frame in zip(steps, data["sync"].get(view, steps), strict=True):
            assert line[frame].step <= step or frame == 0
            assert frame + 1 == len(line) or line[frame + 1].step > step


def test_a_line_that_ends_in_a_secret_question_shows_it_to_nobody_else(star: Timeline) -> None:
    asked = next(step.number for step in star if star.view(step.number, "audience").waiting)
    before = next(n for n in range(asked, 0, -1) if not star.view(n, "audience").waiting)
    assert table_data(star.branch(asked), ["audience"]) == table_data(star.branch(before), ["audience"])
    data = table_data(star.branch(asked), ["all", "audience"])
    assert len(frames_of(data, "all")) == asked + 1
    assert not any("wait" in frame for view in ("all", "audience") for frame in frames_of(data, view))


def test_views_are_checked(bar: Timeline) -> None:
    assert all_views(bar) == ("all", "0", "1", "2", "audience")
    assert check_views(bar, [0, "audience", "0"]) == ("0", "audience")
    assert check_views(bar, "1") == ("1",)
    for wrong in (["3"], ["everyone"], [], [True]):
        with pytest.raises(ValueError, match="choose from all, 0, 1, 2, audience"):
            check_views(bar, wrong)


def test_names_are_data_like_any_other(marked_up: Timeline) -> None:
    data = table_data(marked_up)
    assert data["names"][1] == MARKUP
    assert any(MARKUP in en for en, _ in data["strings"])


def test_a_game_without_a_step(bar: Timeline) -> None:
    data = table_data(bar.branch(0))
    assert [len(line) for line in data["lines"].values()] == [1] * 5
    assert data["sync"] == {}


def test_data_are_plain_json_and_the_same_each_time(star: Timeline) -> None:
    once = json.dumps(table_data(star))
    assert once == json.dumps(table_data(star))
    assert json.loads(once) == json.loads(json.dumps(table_data(star)))


def test_a_list_of_captions_has_one_text_for_each_card() -> None:
    data = table_data(played("brain-baseball", 3))
    (slot,) = [slot for group in data["board"] for slot in group["slots"] if slot["zone"] == "swing"]
    assert slot["marks"] == "swung_by"
    cards: list[str] = []
    most = 0
    for frame in frames_of(data, "all"):
        cards = frame["z"].get("swing", cards)
        most = max(most, len(cards))
        if "swung_by" in frame["c"]:
            texts = [data["strings"][text] for text in frame["c"]["swung_by"]]
            assert len(texts) == len(cards)
            assert set(map(tuple, texts)) <= {(f"Seat {seat}", f"座位{seat}") for seat in range(3)}
    assert most > 1


def test_numbers_that_move_a_marker_are_sent_though_they_are_not_shown() -> None:
    timeline = played("lost-starship", 2)
    data = table_data(timeline)
    (slot,) = [slot for group in data["board"] for slot in group["slots"] if slot["shape"] == "compass"]
    assert slot["marker"] == ["ship", "drift"]
    assert "ship" in data["shapes"]
    assert not [key for key in data["counters"] if key.startswith("drift")]
    last: dict[str, Any] = {}
    for frame in frames_of(data, "audience"):
        last |= {key: value for key, value in frame["c"].items() if key.startswith("drift")}
    north, east, south, west = timeline.last.points  # type: ignore[attr-defined]
    assert last == {"drift:x": east - west, "drift:y": south - north}
