"""Caribbean Star by clause: set-up, rounds, order of execution, drawing, the end (CS-1, 2, 3 and 7)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError
from cardgames.cards import STANDARD
from cardgames.engine.position import PositionError
from cardgames.games.caribbean_star import GAME
from cardgames.games.caribbean_star.scoring import PART
from tests.games.caribbean_star.laying import area, lay
from tests.games.laying import clauses, go, refused, told, words


@pytest.mark.parametrize("seats", [1, 3, 0, True, "2"])
def test_cs_1_1_exactly_two_players(seats: object) -> None:
    with pytest.raises(GameError, match=r"CS-1\.1"):
        GAME.start(seats=seats)  # type: ignore[arg-type]
    assert GAME.start().seats == 2


@pytest.mark.parametrize(("colour", "red"), [("R", 0), ("B", 1)])
def test_cs_1_2_and_cs_r1_colours(colour: str, red: int) -> None:
    state = GAME.start(first_colour=colour)
    owners = {card.suit: state.owner(card) for card in STANDARD}
    assert owners == {"H": red, "D": red, "S": 1 - red, "C": 1 - red}
    assert state.colours[red] == "♥♦"
    assert state.colours[1 - red] == "♠♣"
    (event,) = [e for e in state.heard if e.kind == "colours"]
    assert (event.values["red"], event.values["black"]) == (red, 1 - red)


def test_cs_1_2_another_colour_is_refused() -> None:
    with pytest.raises(GameError, match="CS-R1"):
        GAME.start(first_colour="G")


def test_cs_1_3_no_jokers_and_nothing_on_the_table() -> None:
    assert len(GAME.pack) == 52
    assert all(card.rank for card in GAME.pack)
    state = GAME.start(seed=4)
    assert state.scores() == [0, 0]
    assert (area(state, 0), area(state, 1), state.discard) == ("", "", [])
    with pytest.raises(ValueError, match="BJ"):
        GAME.start(deck=["BJ", *GAME.pack])


def test_cs_1_4_five_cards_each_from_seat_0() -> None:
    deck = GAME.deck(11)
    state = GAME.start(deck=deck)
    assert state.hands == [[deck[i] for i in (0, 2, 4, 6, 8)], [deck[i] for i in (1, 3, 5, 7, 9)]]
    assert state.pile == deck[10:]
    assert told(state.heard) == [("CS-1.2", "colours"), ("CS-1.4", "deal")]


def test_cs_2_1_both_put_down_one_card_seat_by_seat() -> None:
    state = lay("KH 9C", "7D 2S")
    assert (state.phase, state.actor) == ("select", 0)
    assert [str(move) for move in state.legal_moves()] == ["play KH", "play 9C"]
    go(state, "play KH")
    assert (state.phase, state.actor, words(state.sealed[0])) == ("select", 1, "KH")
    assert [str(move) for move in state.legal_moves()] == ["play 7D", "play 2S"]


@pytest.mark.parametrize("move", ["play 2C", "play 7D", "pass", "decline", "preview KH"])
def test_cs_2_1_only_a_card_of_the_own_hand_and_no_pass(move: str) -> None:
    assert refused(lay("KH 9C", "7D 2S"), move) == "CS-2.1"


def test_cs_2_1_every_round_has_a_heading() -> None:
    state = lay("KH 9C", "7D 2S")
    rounds = [e.values["n"] for e in go(state, "play KH", "play 7D", "play 9C", "play 2S") if e.kind == "round"]
    assert rounds == [1, 2]


@pytest.mark.parametrize("ace", ["AS", "AD"])  # in hand or not
def test_cs_2_2_an_ace_is_never_put_down(ace: str) -> None:
    state = lay("KH AS", "7D")
    assert refused(state, f"play {ace}") == "CS-2.2"
    assert [str(move) for move in state.legal_moves()] == ["play KH"]


@pytest.mark.parametrize("zone", ["sealed", "revealed"])
def test_cs_2_2_no_position_with_an_ace_put_down(zone: str) -> None:
    with pytest.raises(PositionError, match="AS cannot lie there"):
        GAME.read_position(f"position of caribbean-star\nseats: 2\n{zone}{' 0' if zone == 'sealed' else ''}: AS")


def test_cs_2_3_nobody_sees_the_first_card_before_the_second() -> None:
    pictures = []
    for card in ("KH", "9C"):
        state = lay("KH 9C", "7D 2S")
        (_, put) = go(state, f"play {card}")
        assert put.said("audience").en == "Seat 0 puts down a card, face down."
        assert put.said(1) == put.said("audience") != put.said(0)
        pictures.append([state.view(viewer) for viewer in (1, "audience")])
    assert pictures[0] == pictures[1]
    assert pictures[0][0].cards("sealed:0") == (None,)


def test_cs_2_3_both_are_revealed_together() -> None:
    state = lay("KH 9C", "7D AS")
    go(state, "play KH", "play 7D")
    assert words(state.revealed) == "7D KH"
    assert state.sealed == [[], []]
    assert state.view("audience").cards("revealed") == tuple(STANDARD.read("7D KH"))


def test_cs_2_4_each_card_is_offered_and_then_executed() -> None:
    state = lay("KH 9C", "JD AS")
    assert clauses(go(state, "play KH", "play JD"))[-1] == "CS-4.2"
    assert clauses(go(state, "pass")) == ["CS-R18", "CS-5.5", "CS-5.1", "CS-4.2"]
    assert area(state, 0) == "JD"
    assert words(state.revealed) == "KH"


@pytest.mark.parametrize("rank", "23456789TJQK")
def test_cs_2_5_which_cards_stay(rank: str) -> None:
    state = lay(rank + "S 2C", "KH 2D")
    go(state, f"play {rank}S", "play KH")
    card = STANDARD[rank + "S"]
    assert (card in state.discard) is (rank in "5789")
    assert (area(state, 1) == card.text) is (rank not in "5789")
    assert (card in PART) is (rank not in "5789")


def test_cs_2_6_and_cs_r16_each_draws_a_card_seat_0_first() -> None:
    state = lay("KH 9C", "7D 2S", pile="3C 4C 8C")
    events = go(state, "play KH", "play 7D")
    assert (words(state.hands[0]), words(state.hands[1]), words(state.pile)) == ("9C 3C", "2S 4C", "8C")
    draws = [e for e in events if e.clause == "CS-2.6"]
    assert [e.actor for e in draws] == [0, 1]
    assert draws[0].said(0).en == "Seat 0 draws 3♣."
    assert draws[0].said(1).en == "Seat 0 draws a card."


def test_cs_2_6_the_last_single_card_goes_to_seat_0() -> None:
    state = lay("KH 9C", "7D 2S", pile="3C")
    go(state, "play KH", "play 7D")
    assert [words(hand) for hand in state.hands] == ["9C 3C", "2S"]


RANKS, SUITS = "23456789TJQK", "CDHS"


@pytest.mark.parametrize("rank", RANKS)
def test_cs_3_1_and_cs_r17_the_lower_rank_goes_first(rank: str) -> None:
    for other in RANKS[RANKS.index(rank) + 1 :]:
        for first, second in ((rank + "S", other + "C"), (rank + "H", other + "D")):
            state = lay(f"{second} AS", f"{first} AD")
            assert ("CS-3.1", "lower") in told(go(state, f"play {second}", f"play {first}"))
            assert words(state.revealed) == f"{first} {second}"
            assert state.put_by == 1


@pytest.mark.parametrize("rank", RANKS)
def test_cs_3_2_equal_ranks_go_by_suit(rank: str) -> None:
    for first, second in combinations(SUITS, 2):
        state = lay(f"{rank}{second} AS", f"{rank}{first} AD")
        assert ("CS-3.2", "by_suit") in told(go(state, f"play {rank}{second}", f"play {rank}{first}"))
        assert words(state.revealed) == f"{rank}{first} {rank}{second}"


def test_cs_7_1_nothing_is_drawn_from_an_empty_pile() -> None:
    state = lay("KH 9C", "5D 2S")
    events = go(state, "play KH", "play 5D")
    assert ("CS-7.1", "no_draw") in told(events)
    assert [words(hand) for hand in state.hands] == ["2S", "9C"]
    assert words(state.discard) == "5D"  # never back into the pile


@pytest.mark.parametrize(("zero", "one", "stuck"), [("AS", "KC", [0]), ("KC", "AS AD", [1]), ("", "", [0, 1]),
                                                    ("AS", "AD", [0, 1])])  # fmt: skip
def test_cs_7_2_and_cs_r13_no_card_but_aces_ends_the_game(zero: str, one: str, stuck: list[int]) -> None:
    state = lay(zero, one)
    assert (state.over, state.phase, state.legal_moves()) == (True, "over", [])
    assert [e.values["seats"] for e in state.heard if e.clause == "CS-7.2"] == [stuck]
    assert refused(state, "play KC") == "CS-7.2"


def test_cs_r12_the_end_is_tested_only_at_the_start_of_a_round() -> None:
    state = lay("KH AS", "2D 3S", pile="4C 8C")
    go(state, "play KH")  # now seat 0 holds nothing but an ace
    assert not state.over
    go(state, "play 2D", "pass", "pass")
    assert not state.over  # a card was drawn in time
    assert words(state.hands[0]) == "AS 4C"


def test_cs_7_3_and_cs_r14_both_areas_are_settled_and_hands_count_nothing() -> None:
    state = lay("AS", "KC", red="TH QD 2H", black="KS 3C 6S", points=(3, 10))
    assert state.scores() == [15, 10]
    assert [line.amount for line in state.sheet()] == [3, 10, 12, 0]
    assert (area(state, 0), area(state, 1)) == ("", "")
    assert [words(hand) for hand in state.hands] == ["AS", "KC"]


def test_cs_7_3_an_empty_area_is_settled_too() -> None:
    state = lay("", "", black="TS KC")
    assert [(line.seat, line.clause, line.amount) for line in state.sheet()] == [(0, "CS-6.6", 0), (1, "CS-6.2", 16)]


def test_cs_7_4_the_higher_score_wins() -> None:
    state = lay("", "", points=(-11, -52))
    assert state.winners() == [0]
    assert str(state.heard[-1]) == "Seat 0 wins, −11 to −52."
    assert (state.heard[-1].clause, state.heard[-1].telling.moment) == ("CS-7.4", "end")


def test_cs_r15_equal_scores_are_a_draw() -> None:
    state = lay("", "", points=(7, 7))
    assert state.winners() == [0, 1]
    assert told(state.heard)[-1] == ("CS-R15", "draw")


OPTIONS = st.fixed_dictionaries({
    name: st.sampled_from(option.values_for(2)) for name, option in GAME.options.items()
})  # fmt: skip


@given(seed=st.integers(0, 10**6), options=OPTIONS)
def test_hands_stay_equal_and_the_pile_lasts_21_rounds(seed: int, options: dict[str, object]) -> None:
    rng = Random(seed)
    state = GAME.start(seed=seed, **options)
    decisions = 0
    while state.actor is not None:
        if state.phase == "select" and state.actor == 0:  # a round begins
            left = max(0, 21 - state.round)
            assert [len(hand) for hand in state.hands] == [min(5, 26 - state.round)] * 2
            assert len(state.pile) == 2 * left
        state.apply(rng.choice(state.legal_moves()))
        decisions += 1
    assert state.round <= 26
    assert decisions <= GAME.longest


def test_the_picture_shows_minutes_and_colours_but_a_position_does_not_keep_them() -> None:
    state = lay("KH", "7D", red="TD", black="KS QS TC")
    assert (state.minutes, state.view(0).value("minutes:1")) == ([10, 20], 20)
    assert state.view("audience").value("colour:0") == "♥♦"
    assert "minutes" not in state.position()
    assert GAME.read_position(state.position()).position() == state.position()
    with pytest.raises(PositionError, match="minutes"):
        GAME.position(minutes=[5, 5])


@pytest.mark.parametrize("wrong", [[["KS"], [], []], [["7H"], [], []], [[], ["KH"], []], [[], [], ["2H"]]])
def test_no_position_with_a_card_in_the_wrong_area(wrong: list[list[str]]) -> None:
    with pytest.raises(PositionError, match="cannot lie there"):
        GAME.position(areas=[wrong, [[], [], []]])


def test_positions_in_the_middle_of_a_round_go_on() -> None:
    assert GAME.position(hands=["KH", "7D"], sealed=["QH", ""]).actor == 1
    assert GAME.position(hands=["KH", "7D"], sealed=["", "QH"]).actor == 0
    both = GAME.position(hands=["KH AS", "7D"], sealed=["QH", "2C"])
    assert (both.phase, both.actor, words(both.revealed)) == ("ace", 0, "2C QH")
    due = GAME.position(hands=["KH", "7D AD"], revealed="QH", put_by=0)
    assert (due.phase, due.actor) == ("ace", 1)
