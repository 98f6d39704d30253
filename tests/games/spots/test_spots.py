"""Spots by clause: set-up, handicaps, turns, the end (SP-1 to SP-6) and their rulings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames import GameError, IllegalMove
from cardgames.cards import SHORT, STANDARD, by_pack
from cardgames.engine.timeline import Timeline
from cardgames.games.spots import GAME
from cardgames.games.spots.rules import Spots
from tests.games.laying import go, refused, told, words
from tests.games.spots.laying import deal, lay, start

ROWS = ["6S 7H 8D 9C TS", "AS 2H 3D 4C 5S", "2S 4H 6D 8C TH"]  # 40, 15, 30
"""The deal of the second worked example."""

games = st.builds(
    lambda seats, seed, options: start(seats=seats, seed=seed, **options),
    st.integers(2, 6),
    st.integers(0, 10_000),
    st.fixed_dictionaries(
        {
            "handicap": st.sampled_from(["half", "none", "full"]),
            "handicap_rounding": st.sampled_from(["exact", "down", "up"]),
            "deck_out": st.sampled_from(["no_exchange", "take_all"]),
        }
    ),
)


# Players, pack, deal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 7, 0, True, "2"])
def test_sp_1_1_two_to_six_players(seats: object) -> None:
    with pytest.raises(GameError, match=r"SP-1\.1.*2 to 6"):
        GAME.start(seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("court", ["JS", "QH", "KD", "BJ", "SJ"])
def test_sp_1_1_forty_cards_without_courts_and_jokers(court: str) -> None:
    assert len(GAME.pack) == 40
    assert sum(card.rank for card in GAME.pack) == 220
    with pytest.raises(ValueError, match=f"'{court}' is not a card of this pack of 40"):
        GAME.start(deck=[court, *list(SHORT)[1:]])


def test_sp_1_1_a_deck_of_other_size_is_refused() -> None:
    with pytest.raises(GameError, match=r"TC not at all.*SP-1\.1"):
        GAME.start(deck=list(SHORT)[:39])


def test_sp_2_1_the_pack_is_shuffled() -> None:
    decks = {tuple(GAME.deck(seed)) for seed in range(20)}
    assert len(decks) == 20
    assert all(sorted(deck, key=by_pack) == list(SHORT) for deck in decks)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sp_2_2_and_2_3_five_cards_each_one_at_a_time_from_seat_0(seats: int) -> None:
    deck = GAME.deck(9)
    state = start(seats=seats, deck=deck)
    assert state.rows == [deck[seat : 5 * seats : seats] for seat in range(seats)]
    assert all(len(row) == 5 for row in state.rows)


def test_sp_2_4_and_sp_r4_rows_are_open_to_all_for_the_whole_game() -> None:
    for step in GAME.play(seats=3, seed=4):
        state = step.state
        assert isinstance(state, Spots)
        for viewer in (0, 2, "audience"):
            assert [state.view(viewer).cards(f"row:{seat}") for seat in range(3)] == [tuple(r) for r in state.rows]


def test_sp_2_5_and_sp_r5_one_market_card_after_the_deal() -> None:
    deck = GAME.deck(9)
    state = start(seats=3, deck=deck)
    assert state.market == [deck[15]]
    assert state.deck == deck[16:]
    assert state.score_zones == [[], [], []]
    assert state.view("audience").cards("deck") == (None,) * 24
    assert state.heard is not None
    assert [kind for _, kind in told(state.heard)] == ["deal", *["row"] * 3, "market", "starts", *["handicap"] * 3]


# Handicap and turn order ---------------------------------------------------------------------------------------------


def test_sp_3_1_totals_of_the_dealt_cards() -> None:
    state = deal(ROWS)
    assert state.totals == [40, 15, 30]
    go(state, "play AS", "play 2S", "play TS")
    assert state.totals == [40, 15, 30]  # what is played later does not matter
    assert state.view("audience").value("total:0") == 40


@pytest.mark.parametrize(
    ("rows", "seat"),
    [(ROWS, 1), (["TS AH AD AC 7S", "9S 3H 2D 2C 4S", "8S 8H 2S AS 6D"], 0), (["TS TH TD TC 9S", "2S 3S 4S 5S 6S"], 1)],
)
def test_sp_3_2_lowest_total_starts(rows: list[str], seat: int) -> None:
    state = deal(rows)
    assert (state.start, state.actor) == (seat, seat)
    assert state.view(0).value("start") == seat


def test_sp_3_2_and_sp_r2_of_several_the_lowest_seat_starts() -> None:
    state = deal(["8S 8H 2S AS 6D", "TS AH AD AC 7S", "9S 3H 2D 2C 4S"])
    assert state.totals == [25, 20, 20]
    assert state.start == 1
    assert state.handicaps == [2.5, 0, 0]
    assert state.heard is not None
    (event,) = [event for event in state.heard if event.clause == "SP-3.2"]
    assert str(event) == "Seat 1 and Seat 2 share the lowest total, and Seat 1 starts."


def test_sp_3_3_and_sp_r1_half_the_difference_with_halves_kept() -> None:
    state = deal(ROWS)
    assert state.handicaps == [12.5, 0, 7.5]
    assert state.scores() == [-12.5, 0, -7.5]
    assert [str(line) for line in state.sheet()] == [
        "Handicap: −(40 − 15) ÷ 2 = −12.5 (SP-3.3)",
        "Handicap: −(15 − 15) ÷ 2 = 0 (SP-3.3)",
        "Handicap: −(30 − 15) ÷ 2 = −7.5 (SP-3.3)",
    ]
    assert state.heard is not None
    assert str(state.heard[-3]) == "Seat 0's handicap is (40 − 15) ÷ 2 = 12.5."


@given(games, st.randoms(use_true_random=False))
def test_sp_3_4_handicaps_are_public_and_never_change(state: Spots, rng: Random) -> None:
    before = state.handicaps
    while not state.over:
        state.apply(rng.choice(state.legal_moves()))
        view = state.view("audience")
        assert [view.value(f"handicap:{seat}") for seat in range(state.seats)] == before


@pytest.mark.parametrize(
    ("options", "handicaps", "arithmetic"),
    [
        ({"handicap_rounding": "exact"}, [12.5, 0, 7.5], "−(40 − 15) ÷ 2"),
        ({"handicap_rounding": "down"}, [12, 0, 7], "−⌊(40 − 15) ÷ 2⌋"),
        ({"handicap_rounding": "up"}, [13, 0, 8], "−⌈(40 − 15) ÷ 2⌉"),
        ({"handicap": "half"}, [12.5, 0, 7.5], "−(40 − 15) ÷ 2"),
        ({"handicap": "none"}, [0, 0, 0], "−(40 − 15) × 0"),
        ({"handicap": "full"}, [25, 0, 15], "−(40 − 15)"),
        ({"handicap": "full", "handicap_rounding": "up"}, [25, 0, 15], "−(40 − 15)"),
    ],
)
def test_sp_3_5_sp_r1_and_sp_r7_other_handicaps(options: dict[str, Any], handicaps: Any, arithmetic: str) -> None:
    state = deal(ROWS, **options)
    assert state.handicaps == handicaps
    assert state.start == 1
    (line,) = state.sheet().of(0)
    assert line.arithmetic == arithmetic
    changed = {"handicap": "half", "handicap_rounding": "exact"} | options != {
        "handicap": "half", "handicap_rounding": "exact"}  # fmt: skip
    assert line.clause == ("SP-3.5" if changed else "SP-3.3")


@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [("handicap", "double", "SP-R7"), ("handicap", 0.5, "SP-R7"), ("handicap_rounding", "near", "SP-R1"),
     ("deck_out", "reshuffle", "SP-R3"), ("deck_out", None, "SP-R3")],
)  # fmt: skip
def test_sp_3_5_other_values_are_refused(option: str, value: object, clause: str) -> None:
    with pytest.raises(GameError, match=f"option {option} cannot be .*{clause}.*it can be"):
        GAME.start(**{option: value})  # type: ignore[arg-type]


def test_sp_3_6_and_5_1_turns_go_round_from_the_starting_player() -> None:
    timeline = GAME.play(seats=3, seed=3)
    first = timeline.steps[0].state.actor
    assert first is not None
    assert [step.actor for step in timeline if step.move] == [(first + turn) % 3 for turn in range(15)]


def test_sp_3_6_a_round_is_announced_when_the_starting_player_plays() -> None:
    timeline = Timeline(deal(ROWS))
    for move in ("play AS", "play 2S", "play TS", "play 2H"):
        timeline.apply(move)
    rounds = [(step.number, str(event)) for step in timeline for event in step.events if event.clause == "SP-3.6"]
    assert rounds == [(1, "Round 1"), (4, "Round 2")]


# Turns ---------------------------------------------------------------------------------------------------------------


def test_sp_4_1_any_card_of_the_own_row_and_no_other() -> None:
    state = lay("7S", ["7D 2C", "9S AH"])
    assert [str(move) for move in state.legal_moves()] == ["play 7D", "play 2C"]
    assert refused(state, "play 9S") == "SP-4.1"
    assert refused(state, "play 7S") == "SP-4.1"
    assert refused(state, GAME.forms["play"](STANDARD["7D"])) == "SP-4.1"
    with pytest.raises(IllegalMove, match=r"SP-4\.1: 9♠ does not lie in Seat 0's row\. You could play 7♦ or 2♣"):
        state.apply("play 9S")


def test_sp_r6_what_was_received_cannot_be_played() -> None:
    state = lay("7S", ["7D 2C", "9S AH"], "3S 8S")
    go(state, "play 7D", "play 9S")
    assert words(state.score_zones[0]) == "7S"
    assert refused(state, "play 7S") == "SP-4.1"


@pytest.mark.parametrize(
    ("market", "card", "received", "left"),
    [
        ("AS 3H 4D 6C", "7D", "AS 6C", "3H 4D 7D"),
        ("TS 9H", "AD", "9H", "TS AD"),
        ("5S 5H 9C", "TD", "5S 5H", "9C TD"),
        ("7S", "7D", "7S", "7D"),
        ("3S 5H 5C 3D 9H 6S", "TD", "5H 5C", "3S 3D 9H 6S TD"),
        ("2H 3S 8D 3D 9H", "TH", "2H 8D", "3S 3D 9H TH"),
    ],
)
def test_sp_4_2_and_4_4_exchange(market: str, card: str, received: str, left: str) -> None:
    state = lay(market, [card], "2D")
    events = go(state, f"play {card}")
    assert (words(state.score_zones[0]), words(state.market), words(state.deck)) == (received, left, "2D")
    assert {("SP-4.2", "hands_over"), ("SP-4.4", "keeps")} <= set(told(events))


def test_sp_4_2_and_sp_r8_the_same_procedure_and_reasons_as_hey_bartender() -> None:
    events = go(lay("AS 2D 3H 4D 6C", ["7D"]), "play 7D")
    (event,) = [event for event in events if event.kind == "hands_over"]
    assert str(event) == "The market hands over A♠ and 6♣: 3 + 4 makes 7 too, but its spread is 1, not 5."
    said = event.said()
    assert said is not None
    assert said.zh == "市场交出A♠、6♣：3 + 4也是7点，但差值1小于5。"
    events = go(lay("8S 8H", ["7D"]), "play 7D")
    assert told(events)[2:5] == [("SP-4.2", "nearest"), ("SP-4.2", "hands_over"), ("SP-4.2", "oldest")]


def test_sp_4_3_flips_until_it_is_enough() -> None:
    state = lay("3S", ["8D"], "2H 4D 9C")
    events = go(state, "play 8D")
    assert [event.values["card"].text for event in events if event.kind == "flip"] == ["2H", "4D"]
    assert {clause for clause, kind in told(events) if kind in ("short", "flip")} == {"SP-4.3"}
    assert (words(state.score_zones[0]), words(state.market), words(state.deck)) == ("3S 2H 4D", "8D", "9C")


def test_sp_4_4_received_cards_count_in_full() -> None:
    state = lay("TS 9H", ["AD 2D", "TD 3D"], totals=[15, 20])
    go(state, "play AD")
    assert state.received == [9, 0]
    assert state.scores() == [9, -2.5]
    assert str(state.sheet().lines[-1]) == "A♦ for 9♥: 9 (SP-4.4)"
    view = state.view("audience")
    assert (view.value("received:0"), view.value("score:0"), view.value("score:1")) == (9, 9, -2.5)
    assert view.cards("score_zone:0") == tuple(SHORT.read("9H"))


def test_sp_4_5_and_sp_r3_no_exchange_when_the_deck_is_empty() -> None:
    state = lay("4S 2D", ["9D", "AD"])
    events = go(state, "play 9D")
    assert (words(state.score_zones[0]), words(state.market)) == ("", "4S 2D 9D")
    assert ("SP-4.5", "no_exchange") in told(events)
    assert str(state.sheet().lines[-1]) == "9♦ without an exchange: 0 (SP-4.5)"
    assert state.actor == 1


def test_sp_4_5_cards_flipped_this_turn_stay() -> None:
    state = lay("AS", ["9D"], "2D 3C")
    events = go(state, "play 9D")
    assert words(state.market) == "AS 2D 3C 9D"
    assert [kind for _, kind in told(events)].count("flip") == 2


def test_sp_4_5_and_sp_r3_take_all() -> None:
    state = lay("4S 2D", ["9D", "AD"], deck_out="take_all")
    events = go(state, "play 9D")
    assert (words(state.score_zones[0]), words(state.market)) == ("4S 2D", "9D")
    assert ("SP-4.5", "takes_all") in told(events)
    assert str(state.sheet().lines[-1]) == "9♦ for the whole market, 4♠ and 2♦: 4 + 2 = 6 (SP-4.5)"
    assert state.scores() == [6, 0]


def test_sp_4_5_take_all_includes_the_cards_just_flipped() -> None:
    state = lay("AS", ["9D"], "2D 3C", deck_out="take_all")
    go(state, "play 9D")
    assert (words(state.score_zones[0]), words(state.market)) == ("AS 2D 3C", "9D")


def test_sp_4_5_several_turns_in_a_row_can_fail_and_the_market_grows() -> None:
    state = lay("AS", ["3S", "5H", "TD", "TC"])
    events = go(state, "play 3S", "play 5H", "play TD")
    assert [kind for _, kind in told(events)].count("no_exchange") == 3
    assert words(state.market) == "AS 3S 5H TD"
    go(state, "play TC")  # now there is enough
    assert words(state.score_zones[3]) == "TD"


# The end -------------------------------------------------------------------------------------------------------------


@given(games, st.randoms(use_true_random=False))
def test_sp_5_2_five_turns_each_and_the_identity_of_spots(state: Spots, rng: Random) -> None:
    """What the zones hold is what came into the market, minus what is left there."""
    came = sum(c.rank for c in state.market) + sum(state.totals)
    for _ in range(5 * state.seats):
        assert not state.over
        events = state.apply(rng.choice(state.legal_moves()))
        came += sum(event.values["card"].rank for event in events if event.kind == "flip")
        assert sorted(state.cards(), key=by_pack) == list(SHORT)
        assert list(state.sheet().totals()) == state.scores()
    assert state.over
    assert sum(state.received) == came - sum(c.rank for c in state.market)
    halves = [2 * score for score in state.scores()]
    assert halves == [int(half) for half in halves]


def test_sp_5_2_no_move_after_the_end() -> None:
    state = lay("7S", ["7D"])
    go(state, "play 7D")
    assert state.over
    assert refused(state, "play 7D") == "SP-5.2"


def end(zones: list[str], handicaps: list[float]) -> Spots:
    """The end of a game with these score zones and handicaps."""
    state = GAME.position(
        seats=len(zones), score_zones=zones, totals=[int(2 * h) for h in handicaps], phase="over", actor=None
    )
    assert isinstance(state, Spots)
    return state


@pytest.mark.parametrize(
    ("zones", "handicaps", "scores", "winners"),
    [
        (["TS 8H", "9D 9C"], [2.5, 0], [15.5, 18], [1]),
        (["TS 8H", "9D 7C 2S", "TD 7S"], [0, 0, 1.5], [18, 18, 15.5], [0, 1]),
        (["", "TS"], [3.5, 0], [-3.5, 10], [1]),
        (["TS", "9S"], [1, 0], [9, 9], [0, 1]),
        (["TS", "9S"], [0.5, 0], [9.5, 9], [0]),
    ],
)
def test_sp_6_1_to_6_3_and_sp_r9(zones: list[str], handicaps: list[float], scores: Any, winners: list[int]) -> None:
    state = end(zones, handicaps)
    assert state.scores() == scores
    assert state.winners() == winners
    assert list(state.sheet().totals()) == scores


def test_sp_6_2_market_and_deck_count_for_nobody() -> None:
    state = lay("TS TH 2C", ["2D"], "9S 9H")
    go(state, "play 2D")
    assert state.scores() == [2, 0]


def test_sp_6_1_to_6_3_are_told_at_the_end() -> None:
    state = lay("7S", ["7D"], totals=[20, 15])
    events = go(state, "play 7D")
    assert [str(event) for event in events[-4:]] == [
        "All cards are played.",
        "Seat 0's final score is 7 − 2.5 = 4.5.",
        "Seat 1's final score is 0 − 0 = 0.",
        "Seat 0 wins.",
    ]
    assert [event.clause for event in events[-4:]] == ["SP-5.2", "SP-6.1", "SP-6.1", "SP-6.2"]


def test_sp_6_3_shared_wins_are_told() -> None:
    state = lay("7S", ["7D"], totals=[29, 15])
    events = go(state, "play 7D")
    assert told(events)[-1] == ("SP-6.3", "share")
    assert str(events[-1]) == "Seat 0 and Seat 1 share the win."


# The rest ------------------------------------------------------------------------------------------------------------


def test_a_position_begins_with_the_starting_seat_or_the_given_actor() -> None:
    assert lay("7S", ["7D", "6D"]).actor == 0
    state = GAME.position(rows=["7D", "6D"], market="7S", actor=1)
    assert [str(move) for move in state.legal_moves()] == ["play 6D"]
    assert GAME.position(rows=["7D", "6D"], market="7S", start=1).actor == 1
    assert GAME.position(rows=["", "6D"], market="7S").actor == 1
    assert GAME.position(market="7S").over


def test_every_clause_of_a_game_is_in_the_rulebook() -> None:
    for seed in range(20):
        for step in GAME.play(seats=2 + seed % 5, seed=seed):
            assert all(event.clause in GAME.rulebook for event in step.events)
            assert all(line.clause in GAME.rulebook for line in step.lines)
