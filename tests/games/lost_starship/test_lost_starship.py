"""Lost Starship by clause: cards, kings and deal (LS-1, LS-2.1 to LS-2.4), turns and rounds, positions, the table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError
from cardgames.cards import SUITS
from cardgames.engine.position import PositionError
from cardgames.games.lost_starship import GAME
from cardgames.games.lost_starship.moves import PACK
from tests.games.laying import clauses, go, legal, refused, told, words
from tests.games.lost_starship.laying import STOCK, deal, last_of, sail, sentences

games = st.builds(
    lambda seats, seed, first: deal(seats=seats, seed=seed, first_player=first % seats),
    st.integers(2, 4),
    st.integers(0, 10_000),
    st.integers(0, 3),
)

# Cards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 5, 0, True, "3"])
def test_ls_2_1_two_to_four_players(seats: object) -> None:
    with pytest.raises(GameError, match=r"LS-2\.1.*2 to 4"):
        GAME.start(seats=seats)  # type: ignore[arg-type]


def test_ls_1_1_and_ls_1_3_four_kings_and_forty_flight_cards() -> None:
    assert sorted(card.text for card in PACK) == sorted(rank + suit for rank in "A23456789TK" for suit in SUITS)
    state = deal(seats=3)
    assert {card.text for cards in state.kings for card in cards} | {c.text for c in state.spare} == {
        "KH", "KS", "KC", "KD",
    }  # fmt: skip
    assert len([*state.stock, *(card for hand in state.hands for card in hand)]) == 40


@pytest.mark.parametrize(("card", "place"), [("9H", 0), ("AC", 1), ("8S", 2), ("3D", 3)])
def test_ls_1_2_and_ls_2_6_the_suit_is_the_direction(card: str, place: int) -> None:
    state = sail(hands=[card, "TD TS"])
    (_, said, *_) = go(state, f"play {card}")
    assert [words(pile) for pile in state.piles] == [card if at == place else "" for at in range(4)]
    assert (said.clause, said.values["place"].en) == ("LS-2.6", ("north", "east", "south", "west")[place])
    with pytest.raises(ValueError, match="isn't a move in this game"):
        sail().check("play 9H south")


def test_ls_1_3_a_king_is_not_played() -> None:
    assert refused(sail(), "play KH") == "LS-1.3"
    assert refused(sail(), "play KD") == "LS-1.3"


def test_ls_r1_an_ace_is_more_than_no_card() -> None:
    assert sentences(last_of(sail(hands=["AH", "AD"]), "play AH", "play AD"), "LS-3.2") == [
        "North–south: 1 − 0 = 1, 1 point for north."
    ]


# Set-up --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 1), (4, 0)])
def test_ls_2_1_one_king_each_the_others_unseen(seats: int, left: int) -> None:
    state = deal(seats=seats, seed=3)
    assert [len(kings) for kings in state.kings] == [1] * seats
    assert len(state.spare) == left
    for viewer in (0, "audience"):
        assert state.view(viewer).cards("spare") == (None,) * left
    assert state.heard is not None
    assert told(state.heard)[0] == ("LS-2.1", {0: "all_kings", 1: "one_king", 2: "kings"}[left])
    end = GAME.play(seats=seats, seed=3).last
    assert end.view(0).cards("spare") == (None,) * left


def test_ls_2_2_a_king_is_its_owners_secret() -> None:
    line = GAME.play(seats=3, seed=1)
    for step in line.steps[:-1]:
        for viewer in (0, 1, 2, "audience"):
            view = step.state.view(viewer)
            kings = [view.cards(f"king:{seat}")[0] for seat in range(3)]
            assert [king is not None for king in kings] == [seat == viewer for seat in range(3)]
            assert view.scores == (0, 0, 0)


@pytest.mark.parametrize(
    ("variant", "words"), [("home", "secretly wants to go"), ("fugitive", "is secretly hunted from")]
)
def test_ls_2_2_everybody_is_told_the_own_destination_only(variant: str, words: str) -> None:
    heard = deal(seats=4, seed=2, variant=variant).heard
    assert heard is not None
    for seat in range(4):
        (said,) = sentences(heard, "LS-2.2", seat)
        assert said.startswith(f"Seat {seat}")
        assert words in said
    assert sentences(heard, "LS-2.2", "audience") == []


@given(games)
def test_ls_2_3_and_ls_r9_five_in_a_row_from_the_first_player(state: Any) -> None:
    deck = [card for card in state.game.deck(0) if card.rank != 13]
    again = deal(seats=state.seats, seed=0, first_player=state.first)
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        assert again.hands[seat] == deck[5 * place : 5 * place + 5]
    assert again.stock == deck[5 * state.seats :]


def test_ls_2_3_hands_and_stock_are_hidden() -> None:
    state = deal(seats=2)
    view = state.view(1)
    assert view.cards("hand:0") == (None,) * 5
    assert view.cards("hand:1") == tuple(state.hands[1])
    assert view.cards("stock") == (None,) * 30
    assert state.heard is not None
    assert sentences(state.heard, "LS-2.3") == ["Everyone takes five flight cards; the other 30 are the draw pile."]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_ls_2_4_and_ls_r8_who_goes_first(first: int) -> None:
    state = deal(seats=3, first_player=first)
    assert state.actor == first
    assert state.heard is not None
    assert clauses(state.heard)[-1] == ("LS-R8" if first else "LS-2.4")
    order = []
    while state.round == 0:
        order.append(state.actor)
        state.apply(state.legal_moves()[0])
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_ls_r8_no_such_seat() -> None:
    with pytest.raises(GameError, match=r"first_player cannot be 3 \(LS-R8\)"):
        deal(seats=3, first_player=3)


# Turns and rounds ----------------------------------------------------------------------------------------------------


def test_ls_2_5_exactly_one_card_of_the_own_hand() -> None:
    state = sail()
    assert legal(state) == ["play 9H", "play 2C", "play 6S"]
    assert refused(state, "play 8S") == "LS-2.5"
    assert refused(state, "play TD") == "LS-2.5"
    with pytest.raises(ValueError, match="isn't a move in this game"):
        state.check("pass")


@given(games)
def test_ls_2_5_every_card_in_hand_may_be_played(state: Any) -> None:
    while not state.over:
        assert [move.card for move in state.legal_moves()] == state.hands[state.actor]
        state.apply(state.legal_moves()[-1])


def test_ls_2_7_then_a_card_is_drawn() -> None:
    state = sail()
    events = go(state, "play 9H")
    assert words(state.hands[0]) == "2C 6S 3H"
    assert words(state.stock) == STOCK.partition(" ")[2]
    assert sentences(events, "LS-2.7", 0) == ["Seat 0 draws 3♥."]
    assert sentences(events, "LS-2.7", 1) == sentences(events, "LS-2.7", "audience") == ["Seat 0 draws a card."]


@pytest.mark.parametrize(("rotate", "starters"), [(False, [1, 1, 1, 1]), (True, [1, 2, 0, 1])])
def test_ls_2_8_and_ls_r5_who_starts_the_next_round(rotate: bool, starters: list[int]) -> None:
    state = deal(seats=3, first_player=1, rotate_start=rotate)
    found = []
    for number in range(4):
        found.append(state.actor)
        for _ in range(3):
            assert state.round == number
            state.apply(state.legal_moves()[0])
    assert found == starters


@pytest.mark.parametrize("rotate", [False, True])
def test_ls_2_8_and_ls_r5_everybody_plays_once_in_a_round(rotate: bool) -> None:
    line = GAME.play(seats=4, seed=8, rotate_start=rotate)
    movers = [step.actor for step in line.steps[1:]]
    rounds = [movers[at : at + 4] for at in range(0, 20, 4)]
    assert [sorted(one) for one in rounds] == [[0, 1, 2, 3]] * 5
    assert [one[0] for one in rounds] == ([0, 1, 2, 3, 0] if rotate else [0] * 5)
    told_so = [said for step in line.steps for said in sentences(step.events, "LS-R5")]
    assert told_so == ([f"Seat {n} starts this round." for n in (1, 2, 3, 0)] if rotate else [])
    headings = [said for step in line.steps for said in sentences(step.events, "LS-2.8")]
    assert headings == [f"Round {n} of 5" for n in range(1, 6)]


def test_ls_2_9_and_ls_r4_a_top_card_stays_until_it_is_covered() -> None:
    state = sail(("9H", "", "AS", ""), hands=["6C 5C", "2D 3D"])
    events = last_of(state, "play 6C", "play 2D")
    assert sentences(events, "LS-3.2") == ["North–south: 9 − 1 = 8, 1 point for north."]
    assert [words(pile) for pile in state.piles] == ["9H", "6C", "AS", "2D"]
    (_, said, *_) = go(state, "play 5C")
    assert (said.clause, str(said)) == (
        "LS-2.9",
        "Seat 0 plays 5♣ to the east, over 6♣.",
    )


def test_ls_r10_covered_cards_can_be_seen() -> None:
    state = sail(("7H TH", "", "", ""))
    assert words(card for card in state.view("audience").cards("pile:H") if card) == "7H TH"
    go(state, "play 2C", "play 8S")
    assert words(state.piles[0]) == "7H TH"


# Positions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"kings": ["KH", ""]}, "king:1: 0 kings; every seat has one, such as KH (LS-2.1)"),
        ({"kings": ["KH KC", "KD"]}, "king:0: 2 kings; every seat has one, such as KH (LS-2.1)"),
        ({"kings": ["KH", "9C"]}, "king:1: 9C cannot lie there"),
        ({"piles": ["7S", "", "", ""]}, "pile:H: 7S cannot lie there"),
        ({"piles": ["KD", "", "", ""]}, "pile:H: KD cannot lie there"),
        ({"stock": "KD"}, "stock: KD cannot lie there"),
        ({"points": [1, 2, 3]}, "points takes a list of 4 values, each (a whole number from 0 to"),
        ({"points": [1, 2, 3, -1]}, "points, value 4 of the list, takes a whole number from 0 to 1000000,"),
        ({"points": [1, 0, 0, 0], "extra": [1, 0, 0, 0]}, "every extra point (LS-3.5) goes with a point"),
        ({"first": 2}, "first takes a seat, 0 to 1, not 2"),
        ({"hands": ["", "9C"]}, "hand:0: no cards; whoever has still to play needs one (LS-2.5), and"),
        ({"hands": ["9C", ""], "actor": 0}, "hand:1: no cards; whoever has still to play needs one (LS-2.5), and"),
        (
            {"hands": ["", "9C"], "actor": 1, "stock": "2C 3C"},
            "hand:0: no cards; whoever has still to play needs one (LS-2.5), and",
        ),
    ],
)
def test_positions_that_cannot_be(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        sail(**fields)
    assert message in str(caught.value)


def test_a_position_in_the_middle_of_a_round() -> None:
    state = sail(("9H", "", "", ""), hands=["", "8S"], stock="", actor=1, points=[3, 2, 0, 1])
    go(state, "play 8S")
    assert state.over
    assert state.points == [5, 2, 0, 1]
    assert state.scores() == [5, 2]


# What the table shows ------------------------------------------------------------------------------------------------


def test_the_margins_stand_there_with_what_they_would_bring() -> None:
    view = sail(("4H", "2C", "3S", "5D"), hands=["9H", "8S"]).view("all")
    assert (view.value("meridian").en, view.value("parallel").en) == ("4 − 3 = 1: north +1", "5 − 2 = 3: west +2")
    assert view.value("parallel").zh == "5 − 2 = 3：西方+2"
    level = sail(("4H", "", "4S", "")).view("all")
    assert (level.value("meridian").en, level.value("parallel")) == ("4 − 4 = 0", None)
    plain = sail(("4H", "", "", ""), options={"margin_bonus": False}).view("all")
    assert plain.value("meridian").en == "4 − 0 = 4: north +1"


@pytest.mark.parametrize(
    ("points", "drift", "en", "zh"),
    [
        ([0, 0, 0, 0], (0, 0), "where it started", "还在原位"),
        ([3, 0, 1, 0], (0, -2), "2 north", "偏向北方2格"),
        ([1, 0, 4, 2], (-2, 3), "3 south and 2 west", "偏向南方3格、偏向西方2格"),
        ([2, 5, 2, 1], (4, 0), "4 east", "偏向东方4格"),
    ],
)
def test_ls_r13_the_ship_drifts_with_the_points(points: list[int], drift: Any, en: str, zh: str) -> None:
    view = sail(points=points, round=5).view("audience")
    assert (view.value("drift:x"), view.value("drift:y")) == drift
    ship = view.value("ship")
    assert (ship["en"], ship["zh"]) == (en, zh)
    assert [view.value(f"total:{suit}") for suit in "HCSD"] == points


@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 9), (4, 5)])
def test_the_clock_and_the_mark_of_the_first_player(seats: int, rounds: int) -> None:
    line = GAME.play(seats=seats, seed=4, rotate_start=True)
    for number, step in enumerate(line.steps[:-1]):
        view = step.state.view(0)
        assert view.value("clock").en == f"{number // seats + 1} of {rounds}"
        marked = [seat for seat in range(seats) if view.value(f"turn:{seat}") is not None]
        assert marked == [number // seats % seats]
    assert line.last.view(0).value("clock").en == f"{rounds} of {rounds}"
