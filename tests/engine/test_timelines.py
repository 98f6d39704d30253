"""Timelines: steps, branches, why, a card's way, and the lines of viewers from whom a question is kept secret."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cardgames import GameError, load
from cardgames.cards import WITH_JOKERS, UnknownCard
from cardgames.engine.moves import IllegalMove
from cardgames.engine.timeline import Timeline
from tests.conformance.toys import GAME

SECRET = GAME.position(seats=3, phase="seal", actor=0, hands=["3S 3H", "2S AS", "2H AH"], deck="2D 3D")


def secret_line() -> Timeline:
    """A round in which Seats 1 and 2 hold aces: both are asked in secret, 1 passes, 2 uses the ace."""
    line = Timeline(SECRET)
    for text in ("seal 3S", "seal 2S", "seal 2H", "pass", "use AH", "draw 1"):
        line.apply(text)
    return line


@pytest.fixture
def line() -> Timeline:
    return GAME.play(seats=3, seed=3, names=["Ann", "Bo", "Cho"])


def test_a_step_knows_what_it_was(line: Timeline) -> None:
    step = line[1]
    assert (step.number, step.actor, step.move, len(line)) == (1, 0, line.steps[1].move, line.steps[-1].number + 1)
    assert step.text("en", names=line.names) == f"Ann seals {step.move.card.short}."  # type: ignore[union-attr]
    assert step.text("zh") == f"座位0暗出{step.move.card.short}。"  # type: ignore[union-attr]
    assert str(step).startswith("1. Seat 0 seals ")
    assert [clause for clause, _ in line[0].said()] == ["TY-1.2"]
    assert repr(line) == f"<Sealed Highs: {len(line) - 1} steps, seed 3>"


def test_going_there_and_back(line: Timeline) -> None:
    assert line[-1] is line.steps[-1]
    assert line.state(2) == line[2].state
    assert line.state(2) is not line[2].state
    assert line.view(2, 1) == line[2].state.view(1, line.names)
    for number in (len(line), -len(line) - 1, 10**9):
        with pytest.raises(IndexError, match=f"is not in this game; its steps go from 0 to {len(line) - 1}"):
            line.step(number)


def test_an_illegal_move_leaves_the_line_as_it_was(line: Timeline) -> None:
    part = line.branch(3)
    before = part.record()
    with pytest.raises(IllegalMove):
        part.apply("draw 9" if part.last.phase != "draw" else "seal AS")
    assert part.record() == before


def test_lines_of_the_sheet_belong_to_their_step() -> None:
    line = secret_line().branch(4, "pass")
    assert [[str(entry) for entry in step.lines] for step in line][-1] == ["3♠ is highest: 3 − 2 = 1 (TY-2.4)"]
    assert not any(step.lines for step in line.steps[:-1])


def test_a_branch_leaves_the_line_alone(line: Timeline) -> None:
    before = line.record()
    state = line[2].state
    other = next(move for move in state.legal_moves() if move is not line[3].move)
    branch = line.branch(2, other)
    assert len(branch) == 4
    assert branch[3].move is other
    assert branch.steps[:3] == line.steps[:3]
    assert branch.origin == (line, 2)
    assert branch.names == line.names
    assert line.record() == before
    assert line.branch(-1).last == line.last
    with pytest.raises(IndexError):
        line.branch(99)


def test_why_names_the_clauses_with_their_titles() -> None:
    assert secret_line().branch(4, "pass").why(5) == [
        "TY-2.5 Aces: Seat 2 keeps the ace.",
        "TY-2.3 The highest card: Seat 0 has the highest card.",
        "TY-2.4 Points: Seat 0 scores 1 point.",
    ]


def test_the_way_of_a_card() -> None:
    line = secret_line()
    assert line.moved("3S") == [(0, None, "hand:0"), (1, "hand:0", "sealed:0"), (3, "sealed:0", "table"),
                                (5, "table", "discard")]  # fmt: skip
    assert line.moved(GAME.pack["AH"]) == [(0, None, "hand:2"), (5, "hand:2", "discard")]
    assert line.moved("AC") == []


def test_everybody_sees_an_open_line_step_by_step(line: Timeline) -> None:
    frames = line.line("all")
    assert [frame.step for frame in frames] == list(range(len(line)))
    assert [frame.by for frame in frames[:3]] == [None, 0, 1]
    assert all(frame.covers == (frame.step,) for frame in frames)
    assert line.line("all") is frames
    assert frames[0].moment == "deal"
    assert [str(frame.round) for frame in frames if frame.round] == ["Round 1", "Round 2"]
    assert frames[-1].view.over


def test_a_secret_question_looks_like_nothing_to_the_others() -> None:
    line = secret_line()
    covers = {viewer: [list(frame.covers) for frame in line.line(viewer)] for viewer in ("all", "audience", 0, 1, 2)}
    assert covers["all"] == [[0], [1], [2], [3], [4], [5], [6]]
    assert covers["audience"] == covers[0] == [[0], [1], [2], [3, 4, 5], [6]]
    assert covers[1] == [[0], [1], [2], [3], [4, 5], [6]]
    assert covers[2] == [[0], [1], [2], [3, 4], [5], [6]]


def test_what_is_told_while_others_decide_in_secret() -> None:
    merged = secret_line().line("audience")[3]
    assert [str(said) for _, said in merged.said] == [
        "Seat 2 seals a card.",
        "The cards are 3♠, 2♠ and 2♥.",
        "Seat 2 discards A♥: nobody scores.",
        "Seat 0 has the highest card.",
    ]
    assert (merged.by, merged.moment, str(merged.brief)) == (2, "capture", "Round 1: 3♠, 2♠ and 2♥")
    assert not merged.view.waiting


def test_the_asked_seat_is_told_its_own_pass() -> None:
    assert next(str(said) for _, said in secret_line().line(1)[4].said) == "Seat 1 keeps the ace."


def test_a_line_that_ends_in_a_secret_question_shows_it_to_nobody_else() -> None:
    line = secret_line().branch(3)
    for viewer in ("audience", 0, 2):
        assert [frame.covers for frame in line.line(viewer)] == [(0,), (1,), (2,)]
        assert not line.line(viewer)[-1].view.waiting
    assert line.line(1)[-1].view.actor == 1
    assert [frame.covers for frame in secret_line().branch(4).line("audience")] == [(0,), (1,), (2,)]


def test_a_position_that_begins_with_a_secret_question_is_shown() -> None:
    line = Timeline(secret_line().state(3))
    for _ in range(2):
        (frame,) = line.line("audience")
        assert frame.view.waiting
        line.apply("pass")
    assert not line.line("audience")[0].view.waiting


def test_a_longer_line_has_new_frames(line: Timeline) -> None:
    part = line.branch(1)
    assert len(part.line(0)) == 2
    part.apply(line[2].move or "")
    assert len(part.line(0)) == 3


def test_names_have_to_fit() -> None:
    with pytest.raises(ValueError, match="there are 3 seats, so there have to be 3 names, not 2"):
        Timeline(SECRET, names=["a", "b"])


def test_a_timeline_does_not_change_the_state_it_began_with() -> None:
    before = SECRET.position()
    secret_line()
    assert SECRET.position() == before


@pytest.mark.parametrize("number", [None, "1", 1.5, [], slice(0, 2), 99, -99])
def test_a_step_that_is_none_is_refused_with_the_range(line: Timeline, number: object) -> None:
    for use in (line.step, line.state, line.view, line.branch, line.why, line.__getitem__):
        with pytest.raises(IndexError, match=f"is not in this game; its steps go from 0 to {len(line) - 1}"):
            use(number)  # type: ignore[operator]


@pytest.mark.parametrize("names", ["AB", 5, True, b"ab", {"A", "B"}, {"A": 1, "B": 2}, (n for n in "AB"), {}.keys()])
def test_names_are_a_list(names: object) -> None:
    with pytest.raises(ValueError, match="names are a list with one entry for each seat, in order, not "):
        GAME.timeline(seats=2, names=names)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (["Ann", ""], "the name of seat 1 is '', which nobody could see"),
        ([" \n", "Bo"], "the name of seat 0 is ' \\n', which nobody could see"),
        (["Ann", "\u200b\u3164"], r"the name of seat 1 is '\u200b\u3164', which nobody could see"),
        (["Ann", "Ann"], "seats 0 and 1 are both called 'Ann', and nobody could tell them apart; try 'Ann 2'"),
        (["Ann", " Ann\u200b "], "seats 0 and 1 are both called "),
        (["Ann", None], "the name of seat 1 is a text such as 'Ann', not None"),
        (["Ann", "\ud800"], r"the name of seat 1, '\ud800', holds \ud800"),
        (["Ann", "\x1b\x07"], r"the name of seat 1 is '\x1b\x07', which nobody could see"),
        (["Ann", "x" * 101], "the name of seat 1 has 101 characters; a name has at most 100"),
    ],
)
def test_names_tell_the_seats_apart(names: list[Any], reason: str) -> None:
    with pytest.raises(GameError, match=re.escape(reason)) as caught:
        GAME.timeline(seats=2, names=names)
    assert caught.value.text("zh").startswith("座位")


def test_names_are_kept_as_they_come_back_from_a_record() -> None:
    line = GAME.timeline(seats=2, names=("  Ann\n\x1bLee \x07", "\u202eנועה👩\u200d🚀"))
    assert line.names == ("Ann Lee", "\u202eנועה👩\u200d🚀")
    assert load(line.record()).names == line.names


def test_only_cards_of_the_game_have_a_way(line: Timeline) -> None:
    for thing in (5, None, [], "ZZ", WITH_JOKERS["BJ"]):
        with pytest.raises(UnknownCard):
            line.moved(thing)  # type: ignore[arg-type]


def test_an_odd_viewer_of_a_line_is_refused_in_words(line: Timeline) -> None:
    for viewer in ([], {}, "nobody", 7):
        with pytest.raises(ValueError, match="unknown viewer"):
            line.line(viewer)  # type: ignore[arg-type]
