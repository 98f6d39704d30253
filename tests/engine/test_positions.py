"""Positions laid out by hand or read from a text, and every way in which one can be wrong."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.cards import DOUBLE, SECOND, WITH_JOKERS, Pack, UnknownCard
from cardgames.engine.game import Game, GameError
from cardgames.engine.position import PositionError
from cardgames.engine.state import State
from cardgames.engine.words import Words
from cardgames.engine.zones import NONE, Counter, Zone
from tests.conformance.toys import GAME, toy
from tests.conformance.toys.rules import FORMS, Toy

TEXT = """position of toy
seats: 3
option rounds: 2
hand 0: AS 2S
hand 1: AH
hand 2: 3D
deck: 2H
score 1: 2
round: 1
phase: seal
actor: 0"""


def test_a_position_is_its_text() -> None:
    state = GAME.read_position(TEXT)
    assert state.position() == TEXT
    assert state.options == {"rounds": 2, "reshuffle": True}
    assert state == GAME.read_position(TEXT.replace("\n", "\n\n# a comment\n  "))


def test_a_position_by_hand_equals_the_text() -> None:
    state = GAME.position(
        seats=3, phase="seal", actor=0, options={"rounds": 2}, hands=["AS 2S", ["AH"], ["3D"]], deck="2H",
        points=[0, 2, 0], round=1,
    )  # fmt: skip
    assert state.position() == TEXT


def test_scores_that_were_given_stand_on_the_sheet() -> None:
    sheet = GAME.read_position(TEXT).sheet()
    assert sheet.totals() == (0, 2, 0)
    assert [(line.label.en, line.label.zh) for line in sheet] == [("brought into this position", "摆盘时已有")]


def test_a_position_plays_on() -> None:
    state = GAME.read_position(TEXT)
    for text in ("seal 2S", "seal AH", "seal 3D", "pass"):
        state.apply(text)
    assert state.scores() == [0, 2, 2]


def test_nobody_hears_a_position_with_events_off() -> None:
    assert GAME.read_position(TEXT, events=False).apply("seal 2S") == []


def change(row: str, new: str | None) -> str:
    """The text with one of its rows replaced, or left out."""
    assert row in TEXT
    return "\n".join(new or "" if line == row else line for line in TEXT.split("\n") if line != row or new is not None)


FAULTS: dict[str, tuple[str, str]] = {
    "no text": ("", "begins with the line 'position of toy', not with ''"),
    "another game": (change("position of toy", "position of chess"), "not with 'position of chess'"),
    "no seats": (change("seats: 3", None), "seats: None is not a number"),
    "seats in words": (change("seats: 3", "seats: three"), "seats: 'three' is not a number"),
    "too many seats": (change("seats: 3", "seats: 9"), "with 9 seats"),
    "not enough seats": (change("seats: 3", "seats: 2"), "'hand:2' is no place or number of toy with 2 seats"),
    "unknown option": (change("option rounds: 2", "option round: 2"), "no option 'round'"),
    "unknown value": (change("option rounds: 2", "option rounds: 7"), "option rounds cannot be 7"),
    "value that is no JSON": (change("option rounds: 2", "option rounds: two"), "rounds: 'two' is not a number"),
    "unknown place": (change("deck: 2H", "dekc: 2H"), "'dekc' is no place or number of toy"),
    "place of no seat": (change("hand 1: AH", "hand 7: AH"), "'hand:7' is no place"),
    "a row without a colon": (change("deck: 2H", "deck 2H"), "'deck 2H' is no line of a position"),
    "a row twice": (change("deck: 2H", "deck: 2H\ndeck: 2H"), "deck stands twice"),
    "an unknown card": (change("deck: 2H", "deck: KH"), "deck: 'KH' is not a card of this pack of 12"),
    "a card twice": (change("deck: 2H", "deck: AS"), "AS: each card of the pack lies in one place only"),
    "a card twice in a place": (change("deck: 2H", "deck: 2H 2H"), "2H: each card"),
    "a score in words": (change("score 1: 2", 'score 1: "two"'), "score:1: 'two' is not a number"),
    "a score that is a list": (change("score 1: 2", "score 1: [2]"), "is not a number"),
    "a score that is true": (change("score 1: 2", "score 1: true"), "score:1: True is not a number"),
    "a score that is no number": (change("score 1: 2", "score 1: NaN"), "'NaN' is not a number"),
    "a number nested deeply": (change("round: 1", "round: " + "[" * 9_999), "is not a number"),
    "an unknown phase": (change("phase: seal", "phase: bid"), "phase 'bid' is not one of seal, ace, draw, shuffle, ov"),
    "an actor in words": (change("actor: 0", "actor: first"), "actor: 'first' is not a number"),
    "an actor at no seat": (change("actor: 0", "actor: 3"), "actor 3 is no seat; right would be 0 to 2"),
    "an actor between seats": (change("actor: 0", "actor: 0.5"), r"actor 0\.5 is no seat"),
    "no actor": (change("actor: 0", "actor: null"), "in the phase 'seal' the actor cannot be None; .* be 0 to 2"),
    "chance seals": (change("actor: 0", "actor: -1"), "in the phase 'seal' the actor cannot be -1"),
    "a seat shuffles": (change("phase: seal", "phase: shuffle"), r"cannot be 0; right would be -1 \(chance\)"),
    "over with an actor": (change("phase: seal", "phase: over"), "in the phase 'over' the actor cannot be 0; .* null"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_text_is_refused_with_the_place(fault: str) -> None:
    text, reason = FAULTS[fault]
    with pytest.raises((PositionError, GameError), match=reason) as caught:
        GAME.read_position(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hand": ["AS", "2S"]}, "toy has no place or number 'hand'; there are hands, sealed, table"),
        ({"hands": "AS 2S"}, "hands takes 2 lists of cards, one for each seat"),
        ({"hands": ["AS"]}, "hands takes 2 lists of cards"),
        ({"hands": 5}, "hands takes 2 lists of cards"),
        ({"hands": ["AS", 5]}, "hands: "),
        ({"deck": ["AS", None]}, "deck: "),
        ({"points": 5}, "points takes 2 values, one for each seat, not 5"),
        ({"points": [1, 2, 3]}, "points takes 2 values, one for each seat, not 3"),
        ({"points": [1, "2"]}, "points: '2' is not a number"),
        ({"round": None}, "round: None is not a number"),
        ({"deck": "AS AS"}, "each card of the pack lies in one place only"),
        ({"phase": "seal"}, "in the phase 'seal' the actor cannot be None"),
        ({"phase": "seal", "actor": True}, "actor True is no seat"),
        ({"seats": 7}, "with 7 seats"),
        ({"options": {"x": 1}}, "no option 'x'"),
    ],
)
def test_a_wrong_position_by_hand_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises((PositionError, GameError), match=reason):
        GAME.position(**{"seats": 2} | fields)


class Choosy(Toy):
    """Only twos lie in the box; a number decides which hand is looked at; boats by suit."""

    zones = (
        *Toy.zones,
        Zone("box", "box", Words("Box", "盒"), faces=NONE, holds=lambda state, place, card: card.rank == 2),
        Zone("boat", "boats", Words("Boat", "船"), per_seat=True, subs=("S", "H")),
    )
    counters = (*Toy.counters, Counter("marks", "marks", default=[0, 0]), Counter("flag", "flag", default=False),
                Counter("word", "word", default=""), Counter("pick", "pick", default=None))  # fmt: skip

    def resume(self) -> None:
        self.ask("seal", self.round)
        self.hands[self.round]

    def seals(self) -> list[Any]:
        return [self.hands[self.actor or 0]]

    decisions = Toy.decisions | {"seal": Toy.decisions["seal"].__class__("TY-2.1", Words("", ""), seals, {})}


CHOOSY = toy(Choosy)


def test_places_hold_what_the_rules_allow() -> None:
    with pytest.raises(PositionError, match="box: AS 3H cannot lie there by the rules of toy"):
        CHOOSY.position(box="AS 2S 3H")


def test_places_by_seat_and_suit_take_lists_of_lists() -> None:
    state = CHOOSY.position(seats=2, boats=[["AS", "AH"], ["", "2H 3H"]])
    assert "boat 1 H: 2H 3H" in state.position()
    with pytest.raises(PositionError, match="boats takes 2 lists of cards for each seat, one each of S H"):
        CHOOSY.position(seats=2, boats=[["AS"], ["AH", ""]])


def test_other_kinds_of_number() -> None:
    state = CHOOSY.position(seats=2, marks=[1, 2], flag=True, word="x", pick=[1, {"a": None}])
    assert CHOOSY.read_position(state.position()) == state
    for field, value, kind in (("marks", 1, "a list"), ("flag", 0, "true or false"), ("word", 1, "a text")):
        with pytest.raises(PositionError, match=f"{field}: {value} is not {kind}"):
            CHOOSY.position(seats=2, **{field: value})


def test_numbers_that_the_rules_cannot_go_on_from() -> None:
    with pytest.raises(PositionError, match=r"the rules of toy cannot go on from these numbers \(IndexError"):
        CHOOSY.position(seats=2, round=9)


ROWS = ["phase: over", "phase: draw", "phase: ace", "phase: shuffle", "actor: 2", "actor: -1", "best: 5", "best: -9",
        "owed: 3", "hand 0: ", "round: 1e999", "round: -3", "option reshuffle: false", "score 0: 0.5", "sealed 1: 3S",
        "table: 3S", "seats: 2"]  # fmt: skip


@given(st.data())
def test_a_text_with_any_change_is_a_position_or_refused(data: st.DataObject) -> None:
    rows = TEXT.split("\n")
    at = data.draw(st.integers(0, len(rows) - 1))
    new = data.draw(st.one_of(st.text(max_size=12), st.sampled_from(ROWS)))
    rows[at] = new if data.draw(st.booleans()) else rows[at] + new
    try:
        state = GAME.read_position("\n".join(rows))
    except (PositionError, GameError):
        return
    assert GAME.read_position(state.position()) == state
    assert state.view("all").over == (state.actor is None)
    assert state.legal_moves() is not None


def test_an_imagined_state_keeps_what_is_seen() -> None:
    state = GAME.start(seats=2, seed=4)
    view = state.view(0)
    decks = set()
    for luck in range(20):
        imagined = GAME.imagine(view, Random(luck))
        assert imagined.view(0) == view
        decks.add(imagined.position())
    assert len(decks) > 15


def test_a_view_that_only_waits_cannot_be_imagined() -> None:
    state = GAME.position(seats=2, phase="ace", actor=0, hands=["AS", "2S"], table="2H 3H", best=1)
    with pytest.raises(ValueError, match="this view only says that the game waits"):
        GAME.imagine(state.view(1), Random(1))


def test_a_pack_names_no_card_twice() -> None:
    with pytest.raises(ValueError, match="names a card twice"):
        Pack("twice", [*GAME.pack, *GAME.pack])


def test_two_packs_are_joined_into_one() -> None:
    one, other = DOUBLE.read("7H 7H'")
    assert one is not other
    assert (one.pack, other.pack) == (WITH_JOKERS.name, SECOND.name)
    assert (one.short, one.name, one.rank) == (other.short, other.name, other.rank)
    assert [card.index for card in DOUBLE] == list(range(108))
    assert pickle.loads(pickle.dumps(other)) is other
    with pytest.raises(UnknownCard, match="not a card of this pack of 108; a card is written like AS or SJ'"):
        DOUBLE["XX"]


def test_a_state_without_rules_cannot_start() -> None:
    bare: Game = toy(type("Bare", (State,), {"__module__": Toy.__module__}), forms=FORMS)
    with pytest.raises(NotImplementedError):
        bare.start(seats=2)


@pytest.mark.parametrize("text", [None, 5, b"position of toy", ["position of toy"]])
def test_a_position_is_a_text(text: object) -> None:
    with pytest.raises(PositionError, match="a position is a text, not "):
        GAME.read_position(text)  # type: ignore[arg-type]


def test_odd_phases_and_options_are_refused_in_words() -> None:
    with pytest.raises(PositionError, match=r"phase \[\] is not one of"):
        GAME.position(phase=[])  # type: ignore[arg-type]
    for options in (5, "rounds", ["rounds"]):
        with pytest.raises(GameError, match="options are given by name, each with its value, not as "):
            GAME.position(options=options)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [float("inf"), float("-inf"), float("nan")])
def test_scores_are_finite(value: float) -> None:
    with pytest.raises(PositionError, match="is no number of a game"):
        GAME.position(points=[value, 0, 0], seats=3)
    with pytest.raises(PositionError, match="score:1: inf is no number of a game"):
        GAME.read_position(TEXT.replace("score 1: 2", "score 1: 1e999"))
