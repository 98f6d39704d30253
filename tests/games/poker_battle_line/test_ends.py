"""Poker Battle Line by clause: resolving a battlefield, and how the game ends (PB-4, PB-5)."""

from __future__ import annotations

import pytest

from cardgames.games.poker_battle_line import GAME
from tests.games.laying import clauses, go, legal, told
from tests.games.poker_battle_line.laying import hand, lay, said, seen

HIDDEN = {5: ("3H 3C 3S JC", "9D 8D 7D 6D 5D")}
TIE = {3: ("5S 2S", "7S 3S SJ")}


# Resolving -----------------------------------------------------------------------------------------------------------


def test_pb_4_1_all_is_turned_up_and_stays_in_sight_until_the_next_move() -> None:
    state = lay("JD 2C", fields=HIDDEN)
    events = go(state, "place JD on 5")
    assert seen(state, "audience", "field:1:5") == "9D 8D 7D 6D 5D"
    assert seen(state, 1, "field:0:5") == "3H 3C 3S JC JD"
    assert ("PB-4.1", "reveal") in told(events)
    go(state, "discard 8H")
    assert seen(state, "all", "field:0:5") == seen(state, "all", "field:1:5") == ""


def test_pb_4_2_told_by_category() -> None:
    events = go(lay("JD 2C", fields=HIDDEN), "place JD on 5")
    assert said(events, "category") == "Seat 0 is ahead: a full house beats a straight flush."


def test_pb_4_3_told_by_number() -> None:
    events = go(lay("9H 2C", fields={1: ("9S 8S", "KD KH 2D")}), "place 9H on 1")
    assert said(events, "number") == "Both have a pair; Seat 1's K♥ is higher than 9♠."


def test_pb_4_4_and_pb_r5_told_by_suit_or_by_all_numbers() -> None:
    fields = {3: ("KC KD", "KS KH 2C")}
    plain, full = (lay("3S 6C", fields=fields, kickers=kickers) for kickers in ("none", "full"))
    assert "by suit Seat 1's K♠ is above K♦" in said(go(plain, "place 3S on 3"), "suit")
    events = go(full, "place 3S on 3")
    assert said(events, "kickers").endswith("all numbers are compared: K and 3 beats K and 2.")
    assert ("PB-R5", "kickers") in told(events)
    assert (plain.won[2], full.won[2]) == (1, 0)


def test_pb_4_5_and_pb_r6_exactly_equal() -> None:
    first, nobody = (lay("BJ 2C", fields=TIE, tie_break=value) for value in ("first_complete", "unclaimed"))
    events = go(first, "place BJ on 3")
    assert ("PB-4.5", "first") in told(events)
    assert first.scores() == [0, 3]
    events = go(nobody, "place BJ on 3")
    assert told(events)[-2:] == [("PB-4.5", "equal"), ("PB-R6", "unclaimed")]
    assert nobody.scores() == [0, 0]
    assert str(nobody.view(0).value("mark:0:3")) == "nobody won"


def test_pb_4_6_all_coins_to_the_winner_and_the_battlefield_is_closed() -> None:
    state = lay("JD 2C", fields=HIDDEN | {4: ("", "KD")})
    before = len(state.discard)
    events = go(state, "place JD on 5")
    assert (state.scores(), state.view(0).value("coins:0")) == ([5, 0], 1)
    assert events[-1].clause == "PB-4.6"
    assert [(line.clause, line.seat, line.amount) for line in state.sheet()] == [("PB-4.6", 0, 5)]
    go(state, "discard 8H")
    assert len(state.discard) == before + 11
    assert "place 2C on 5" not in legal(state)
    assert str(state.view(0).value("mark:1:5")) == "lost"


def test_pb_7_2_the_identity_of_a_joker_is_told_and_shown() -> None:
    state = lay("9S 2C", fields={2: ("8C 7D", "8H 7C BJ")})
    events = go(state, "place 9S on 2")
    assert said(events, "joker_banned") == "Seat 1's joker may not become 9♠, Seat 0's highest card: 9♥ is best."
    assert str(state.view("audience").value("wild:1:2")) == "joker = 9♥"
    assert str(state.view("audience").value("made:1:2")) == "straight 9♥"
    go(state, "discard 9D")
    assert state.view("audience").value("wild:1:2") is None


def test_pb_7_5_and_pb_7_2_five_alike_are_told() -> None:
    state = lay("BJ 2C", fields={5: ("KS KH KD KC", "9D 8D 7D 6D 5D")})
    events = go(state, "place BJ on 5")
    assert said(events, "joker") == "Seat 0's joker becomes A♠, which is best."
    state = lay("KC 2C", fields={5: ("KS KH BJ SJ", "9D 8D 7D 6D 5D")})
    assert not [event for event in go(state, "place KC on 5") if event.kind == "five_alike"]
    state = lay("AC 2C", fields={5: ("AS AH AD BJ", "9D 8D 7D 6D 5D")})
    assert ("PB-7.5", "five_alike") in told(go(state, "place AC on 5"))


# The end -------------------------------------------------------------------------------------------------------------


def test_pb_5_1_the_game_ends_with_the_fifth_battlefield_whatever_is_left() -> None:
    state = lay("9H 2C", fields={1: ("9S 8S", "KD KH 2D")}, won={5: 0, 4: 1, 3: 1, 2: 0})
    events = go(state, "place 9H on 1")
    assert state.over
    assert ("PB-5.1", "all_resolved") in told(events)
    assert (state.winners(), state.scores(), hand(state, 0)) == ([1], [7, 8], "2C AS")
    assert state.check("discard 2C").clause == "PB-5.1"  # type: ignore[union-attr]


@pytest.mark.parametrize("last", ["discard 2C", "place 2C on 5", "murder JS on 1 at 0", "spy QS on 5 at 0"])
def test_pb_5_2_the_game_ends_when_all_cards_are_played(last: str) -> None:
    state = lay(last.split()[1], "", {1: ("KS", "QH"), 5: ("", "9D")}, pile="")
    events = go(state, last)
    assert state.over
    assert ("PB-5.2", "exhausted") in told(events)


def test_pb_5_2_after_a_lost_turn_the_game_goes_on() -> None:
    state = lay("KS", "8H", pile="AS")
    go(state, "king KS takes 1", "take 8H")
    assert (state.over, state.actor) == (False, 0)
    go(state, "place AS on 5")
    assert (state.over, state.winners()) == (True, [0])


def test_pb_5_3_and_pb_r8_conceding() -> None:
    state = lay("2C", won={5: 0})
    events = go(state, "concede")
    assert (state.over, state.winners(), state.scores(), hand(state, 0)) == (True, [1], [5, 0], "2C")
    assert clauses(events) == ["PB-5.3", "PB-5.6", "PB-R8"]
    assert seen(lay(fields={5: ("", "9D")}), 0, "field:1:5") == "??"


def test_pb_5_4_without_a_pile() -> None:
    state = lay("JS QS KS 2C", "8H", {1: ("", "AC"), 5: ("", "9D")}, pile="")
    kinds = {move.split()[0] for move in legal(state)}
    assert kinds == {"place", "discard", "murder", "spy", "concede"}
    assert clauses(go(state, "discard 2C")) == ["PB-5.4"]
    assert hand(state, 0) == "JS QS KS"


def test_pb_5_5_and_pb_r7_unfinished_formations_are_decided_with_what_lies_there() -> None:
    fields = {4: ("KS KD", "AH QH JH 9H"), 1: ("BJ", "AS")}
    state = lay("", "2C", fields, pile="", turn=1)
    events = go(state, "discard 2C")
    assert state.won == [-1, 0, -1, -1, 1]
    assert said(events, "joker_banned") == "Seat 0's joker may not become A♠, Seat 1's highest card: A♥ is best."
    assert [event.values["n"] for event in events if event.clause == "PB-R7" and event.kind == "unclaimed"] == [5, 3, 2]
    assert seen(state, 0, "field:1:4") == "AH QH JH 9H"


def test_pb_5_5_an_empty_formation_loses_to_any_other() -> None:
    state = lay("2C", "", {4: ("", "3D")}, pile="")
    events = go(state, "place 2C on 1")
    assert (state.won[1], state.won[4]) == (1, 0)
    assert ("PB-5.5", "category") in told(events)


def test_pb_5_5_and_pb_7_6_a_joker_in_an_unfinished_formation() -> None:
    state = lay("2C", "", {4: ("9H 8H BJ", "3D")}, pile="")
    events = go(state, "discard 2C")
    assert said(events, "joker_groups") == "Seat 0's joker can only count as 9♠ in an unfinished formation."


@pytest.mark.parametrize(("field", "winner"), [(1, 0), (4, -1)])
def test_pb_5_5_an_exact_tie_goes_to_the_complete_formation_if_there_is_one(field: int, winner: int) -> None:
    state = lay("2C", "", {field: ("9S 9H KD", "9D BJ")}, pile="")
    assert ("PB-4.5", "first" if winner == 0 else "equal") in told(go(state, "discard 2C"))
    assert state.won[5 - field] == winner


def test_pb_5_6_more_money_wins() -> None:
    state = lay(won={5: 0, 4: 1, 3: 0, 2: None, 1: None})
    assert (state.scores(), state.winners()) == ([8, 4], [0])


def test_pb_5_6_then_more_coins() -> None:
    state = lay("9H", "", {2: ("", ""), 1: ("", "")}, won={5: 0, 4: 1, 3: 1}, pile="")
    events = go(state, "place 9H on 2")
    assert (state.scores(), state.coins, state.winners()) == ([7, 7], [3, 7], [1])
    assert str(events[-1]) == "The money is equal; Seat 1 wins with 7 coins to 3."


def test_pb_r17_else_a_draw() -> None:
    state = lay("9H", "", {3: ("", "2D")}, won={5: None, 4: 0, 2: None, 1: 1}, pile="")
    events = go(state, "discard 9H")
    assert (state.scores(), state.coins, state.winners()) == ([4, 4], [4, 4], [0, 1])
    assert told(events)[-1] == ("PB-R17", "draw")


def test_pb_r8_auto_ends_when_one_cannot_win_any_more() -> None:
    fields = {4: ("9S 9H 8S 8H", "2D 3D 4S 5S 7H")}
    won: dict[int, int | None] = {5: 0}
    auto, plain = (lay("9D 2C", fields=fields, won=won, end_b=value) for value in ("auto", "concede"))
    events = go(auto, "place 9D on 4")
    assert (auto.over, auto.winners(), auto.scores()) == (True, [0], [9, 0])
    assert said(events, "decided") == "Seat 1 could not win even with the 6 still to be won: the game is over."
    go(plain, "place 9D on 4")
    assert not plain.over


def test_pb_r8_auto_counts_coins_at_equal_money() -> None:
    fields = {2: ("9S 9H", "2D 3D 5S")}
    state = lay("9D 2C", fields=fields, won={5: 0, 4: 1, 3: 1}, end_b="auto")
    go(state, "place 9D on 2")
    assert (state.over, state.scores(), state.coins) == (False, [7, 7], [3, 7])
    state = lay("9D 2C", fields=fields, won={5: 1, 4: 0, 3: 1}, end_b="auto")
    go(state, "place 9D on 2")
    assert (state.over, state.winners()) == (True, [1])


def test_pb_r8_auto_does_not_end_what_is_still_open() -> None:
    fields = {4: ("9S 9H 8S 8H", "2D 3D 4S 5S 7H")}
    state = lay("9D 2C", fields=fields, end_b="auto")
    go(state, "place 9D on 4")
    assert not state.over


def test_the_bound_on_decisions_counts_cards() -> None:
    assert GAME.longest == len(list(GAME.pack))
