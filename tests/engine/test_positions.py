"""Positions laid out by hand or read from a text, and every way in which one can be wrong."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.cards import DOUBLE, SECOND, WITH_JOKERS, Pack, UnknownCard
from cardgames.engine.game import Game, GameError
from cardgames.engine.moves import Move
from cardgames.engine.position import PositionError
from cardgames.engine.state import Kind, State
from cardgames.engine.values import COUNT, SEATS, CardText, Maybe, Number, OneOf, Several, Whole, Word
from cardgames.engine.words import Words
from cardgames.engine.zones import NONE, Counter, Zone
from tests.conformance.toys import GAME, toy
from tests.conformance.toys.rules import FORMS, Toy
from tests.soon import answered_soon

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
    assert [(line.label.en, line.label.zh) for line in sheet] == [("brought into this position", "摆牌时已有")]


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
    "no text": ("", "line 1: a position of this game begins with 'position of toy', not with ''"),
    "another game": (change("position of toy", "position of chess"), "not with 'position of chess'"),
    "no seats": (change("seats: 3", None), "line 1: the position lacks the line 'seats: ...'"),
    "seats in words": (change("seats: 3", "seats: three"), "line 2: Sealed Highs cannot be played with 'three' seats"),
    "too many seats": (change("seats: 3", "seats: 9"), "line 2: .* with 9 seats"),
    "not enough seats": (change("seats: 3", "seats: 2"), "line 6: 'hand 2' isn't a place or number .* 2 seats"),
    "unknown option": (change("option rounds: 2", "option round: 2"), "line 3: .* no option 'round'"),
    "unknown value": (change("option rounds: 2", "option rounds: 7"), "line 3: option rounds cannot be 7"),
    "value that is no JSON": (change("option rounds: 2", "option rounds: two"), "line 3: 'option rounds' takes"),
    "unknown place": (change("deck: 2H", "dekc: 2H"), "line 7: 'dekc' isn't a place or number of toy"),
    "place of no seat": (change("hand 1: AH", "hand 7: AH"), "line 5: 'hand 7' isn't a place"),
    "a row without a colon": (change("deck: 2H", "deck 2H"), "line 7: 'deck 2H' isn't a line of a position"),
    "a row twice": (change("deck: 2H", "deck: 2H\ndeck: 2H"), "line 8: 'deck' stands in line 7 already"),
    "an unknown card": (change("deck: 2H", "deck: KH"), "line 7: deck: 'KH' is not a card of this pack of 12"),
    "a card twice": (change("deck: 2H", "deck: AS"), "line 4, AS: each card of the pack lies in one place only"),
    "a card twice in a place": (change("deck: 2H", "deck: 2H 2H"), "2H: each card"),
    "a score in words": (change("score 1: 2", 'score 1: "two"'), "line 8: score 1 takes a whole .* 1000000, not 'two'"),
    "a score that is a list": (change("score 1: 2", "score 1: [2]"), r"line 8: score 1 takes a whole .*, not \[2\]"),
    "a score that is true": (change("score 1: 2", "score 1: true"), "line 8: score 1 takes a whole .*, not true"),
    "a score that is no number": (change("score 1: 2", "score 1: NaN"), "line 8: 'score 1' takes a number, .* 'NaN'"),
    "a number nested deeply": (change("round: 1", "round: " + "[" * 9_999), "line 9: 'round' takes a number"),
    "an unknown phase": (change("phase: seal", "phase: bid"), "line 10, phase: 'bid' isn't one of seal, ace, draw"),
    "an actor in words": (change("actor: 0", "actor: first"), "line 11: 'actor' takes a number, .*, not 'first'"),
    "an actor at no seat": (change("actor: 0", "actor: 3"), "line 11, actor: 3 isn't a seat; the seats are 0 to 2"),
    "an actor between seats": (change("actor: 0", "actor: 0.5"), r"line 11, actor: 0\.5 isn't a seat"),
    "no actor": (change("actor: 0", "actor: null"), "line 11, actor: in the phase 'seal' .* null; it is 0 to 2"),
    "chance seals": (change("actor: 0", "actor: -1"), "in the phase 'seal' the actor cannot be -1"),
    "a seat shuffles": (change("phase: seal", "phase: shuffle"), r"cannot be 0; it is -1 \(chance\)"),
    "over with an actor": (change("phase: seal", "phase: over"), r"the actor cannot be 0; there is none \(null\)"),
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
        ({"hands": ["AS", 5]}, "hands: cards are a text like 'AS' or a list of them, not 5"),
        ({"deck": ["AS", None]}, "deck: "),
        ({"points": 5}, "points takes 2 values, one for each seat, not 5"),
        ({"points": [1, 2, 3]}, r"points takes 2 values, one for each seat, not \[1, 2, 3\]"),
        ({"points": [1, "2"]}, "points 1 takes a whole number from 0 to 1000000, not '2'"),
        ({"round": None}, "round takes a whole number from 0 to 1000000, not null"),
        ({"deck": "AS AS"}, "each card of the pack lies in one place only"),
        ({"phase": "seal"}, "in the phase 'seal' the actor cannot be null"),
        ({"phase": "seal", "actor": True}, "actor: true isn't a seat"),
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
    counters = (
        *Toy.counters,
        Counter("marks", "marks", default=[0, 0], holds=Several((COUNT,), 2, 2)),
        Counter("flag", "flag", default=False),
        Counter("word", "word", default="", holds=Word(("", "x"))),
        Counter("pick", "pick", default=None, holds=Maybe(SEATS)),
        Counter("some", "some", default=0, holds=OneOf((Number(0, 1), CardText()))),
        Counter("runs", "runs", default=(), holds=Several((CardText(), Whole(1, 1)), 0, 9)),
    )

    def resume(self) -> None:
        self.ask("seal", self.round)
        self.hands[self.round]


CHOOSY = toy(Choosy)


def test_places_hold_what_the_rules_allow() -> None:
    with pytest.raises(PositionError, match="box: AS 3H cannot lie there by the rules of toy"):
        CHOOSY.position(box="AS 2S 3H")


def test_places_by_seat_and_suit_take_lists_of_lists() -> None:
    state = CHOOSY.position(seats=2, hands=["2S", "3S"], boats=[["AS", "AH"], ["", "2H 3H"]])
    assert "boat 1 H: 2H 3H" in state.position()
    with pytest.raises(PositionError, match="boats takes 2 lists of cards for each seat, one each of S H"):
        CHOOSY.position(seats=2, boats=[["AS"], ["AH", ""]])


HANDS = ["2S", "3S"]


@pytest.mark.parametrize(("pick", "some"), [(None, 0.5), ([1, 0], "AS"), ((), 1)])
def test_other_kinds_of_number(pick: Any, some: Any) -> None:
    runs = ["AS", 1, "2S", 1]
    state = CHOOSY.position(seats=2, hands=HANDS, marks=[1, 2], flag=True, word="x", pick=pick, some=some, runs=runs)
    assert CHOOSY.read_position(state.position()) == state
    assert state.marks == [1, 2]  # type: ignore[attr-defined]
    assert state.runs == tuple(runs)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("field", "value", "en", "zh"),
    [
        ("marks", 1, "marks takes a list of 2 values, each (a whole number from 0 to 1000000), not 1",
         "marks应为2个值的列表，每个为（0到1000000的整数），而不是1"),
        ("marks", [1, True], "marks, value 2 of the list, takes a whole number from 0 to 1000000, not true",
         "marks列表的第2个值应为0到1000000的整数，而不是true"),
        ("flag", 0, "flag takes true or false, not 0", "flag应为true或false，而不是0"),
        ("word", "y", 'word takes one of "", "x", not \'y\'', 'word应为""、"x"之一，而不是\'y\''),
        ("pick", [0, 0], 'pick takes a list of 0 to 2 different values, each (a seat, 0 to 1), or null, not [0, 0]',
         "pick应为0到2个互不相同的值的列表，每个为（座位，0到1），或null，而不是[0, 0]"),
        ("some", {}, 'some takes a number from 0 to 1; or a card in quotes, such as "AS", not {}',
         'some应为0到1的数；或加引号的牌，如"AS"，而不是{}'),
        ("runs", ["AS"], 'runs takes a list that repeats (a card in quotes, such as "AS") and (only 1), not ["AS"]',
         'runs应为依次重复（加引号的牌，如"AS"）、（1）的列表，而不是["AS"]'),
        ("runs", ["AS", 2], "runs, value 2 of the list, takes only 1, not 2", "runs列表的第2个值应为1，而不是2"),
    ],
)  # fmt: skip
def test_a_number_of_another_kind_is_refused_in_both_languages(field: str, value: Any, en: str, zh: str) -> None:
    with pytest.raises(PositionError) as caught:
        CHOOSY.position(seats=2, hands=HANDS, **{field: value})
    assert (caught.value.text("en"), caught.value.text("zh")) == (en, zh)


def test_a_huge_number_is_quoted_by_its_size() -> None:
    with pytest.raises(PositionError, match=r"round takes a whole number from 0 to 1000000, not -10\^5000"):
        CHOOSY.position(seats=2, hands=HANDS, round=-(10**5000))


def test_a_number_in_a_text_is_refused_with_its_line() -> None:
    with pytest.raises(PositionError) as caught:
        CHOOSY.read_position("position of toy\n\nseats: 2\nmarks: [1, -1]\nphase: over\n")
    assert str(caught.value) == "line 4: marks, value 2 of the list, takes a whole number from 0 to 1000000, not -1"
    assert caught.value.text("zh") == "第4行：marks列表的第2个值应为0到1000000的整数，而不是-1"


def test_numbers_that_the_rules_cannot_go_on_from() -> None:
    with pytest.raises(PositionError, match="the rules of toy can't go on from these cards and numbers; take a"):
        CHOOSY.position(seats=2, hands=HANDS, round=9)


def test_a_position_without_a_move_is_refused() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position(seats=2, phase="seal", actor=0, hands=["", "3S"])
    assert str(caught.value) == (
        "the game can't go on from this position: seat 0 has nothing to do in the phase 'seal' (TY-2.1); "
        "cards or numbers are missing"
    )
    assert caught.value.text("zh") == "从这个局面无法继续：座位0在'seal'阶段无事可做（TY-2.1）；缺少牌或数值"


def test_a_position_that_comes_to_a_dead_end_is_refused() -> None:
    with pytest.raises(PositionError, match="after 'seal 2S', seat 1 has nothing to do in the phase 'seal'"):
        GAME.position(seats=2, phase="seal", actor=0, hands=["2S 3S", ""])


def test_a_move_that_cannot_be_made_is_refused() -> None:
    def lose(state: Toy, move: Move) -> None:
        raise IndexError("pop from empty list")

    seal = replace(Toy.decisions["seal"], kinds={"seal": Kind(lambda state, move: None, lose)})
    broken = toy(type("Broken", (Toy,), {"__module__": Toy.__module__, "decisions": Toy.decisions | {"seal": seal}}))
    with pytest.raises(PositionError, match=r"lines 2 to 5, .*: 'seal 2S' can't be carried out") as caught:
        broken.read_position("position of toy\nseats: 2\nhand 0: 2S\nphase: seal\nactor: 0")
    assert "'seal 2S'无法执行" in caught.value.text("zh")
    assert "pop" not in str(caught.value)


PLAIN = (
    "\N{BYTE ORDER MARK}position of\N{NO-BREAK SPACE}toy\r\nseats：\t2\r\n# \x00 comment\n\n"
    " hand\t0: 2S\N{IDEOGRAPHIC SPACE}ＡＳ\n"
)


def test_harmless_characters_of_a_text_make_no_difference() -> None:
    state = GAME.read_position(PLAIN + "hand 1: 3\N{ZERO WIDTH SPACE}S\rphase: seal\nactor: 0")
    assert state.position() == "position of toy\nseats: 2\nhand 0: 2S AS\nhand 1: 3S\nphase: seal\nactor: 0"


@pytest.mark.parametrize("odd", ["\ud800", "\x00", "\N{RIGHT-TO-LEFT OVERRIDE}"])
def test_other_characters_are_shown_where_they_are_quoted(odd: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.read_position(f"position of toy\nseats: 2\nround: 1{odd}")
    assert str(caught.value).endswith(f"not {'1' + odd!r}")
    assert odd not in str(caught.value)


@pytest.mark.parametrize("filler", ["# a comment\n", "junk\n", "deck: 2H\n", "hand 7: 2H\n", "\n", "deck: 2H 3H 2H "])
def test_a_huge_text_is_answered_at_once(filler: str) -> None:
    text = "position of toy\nseats: 2\n" + filler * (4_000_000 // len(filler)) + "junk"
    with answered_soon(), pytest.raises(PositionError) as caught:
        GAME.read_position(text)
    assert len(str(caught.value)) < 400


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
    with pytest.raises(PositionError, match=r"phase: \[\] isn't one of"):
        GAME.position(phase=[])  # type: ignore[arg-type]
    for options in (5, "rounds", ["rounds"]):
        with pytest.raises(GameError, match="options are given by name, each with its value, not as "):
            GAME.position(options=options)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [float("inf"), float("-inf"), float("nan")])
def test_scores_are_finite(value: float) -> None:
    with pytest.raises(PositionError, match="points 0 takes a whole number"):
        GAME.position(points=[value, 0, 0], seats=3)
    with pytest.raises(PositionError, match=r"line 8: score 1 takes a whole number .*, not Infinity"):
        GAME.read_position(TEXT.replace("score 1: 2", "score 1: 1e999"))
