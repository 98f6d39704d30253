"""The greedy player of Abandon Ship: what it weighs, and that it does better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from cardgames.games.abandon_ship import GAME
from cardgames.games.abandon_ship.greedy import Outlook, worth
from cardgames.games.abandon_ship.rules import AbandonShip
from cardgames.players import GreedyPlayer
from cardgames.players.odds import lacks, unseen
from tests.games.abandon_ship.laying import ship, sunk
from tests.games.laying import go


def look(state: AbandonShip) -> Outlook:
    """What the seat in turn can expect."""
    assert state.actor is not None
    return Outlook(state.view(state.actor))


def value(state: AbandonShip, move: str) -> float:
    """What a move is worth to the seat in turn."""
    assert state.actor is not None
    return worth(state.view(state.actor), GAME.parse_move(state, move))


def test_the_chance_that_a_hand_lacks_some_cards() -> None:
    assert lacks(10, 3, 0) == 1
    assert lacks(10, 3, 1) == pytest.approx(7 / 10)
    assert lacks(10, 3, 2) == pytest.approx(7 / 10 * 6 / 9)
    assert lacks(10, 8, 3) == 0


def test_unseen_cards_are_those_whose_faces_the_view_does_not_show() -> None:
    state = ship("4S 9H QC 2D 6S", "7H KC", boats="TS", areas=("AS", ""))
    hidden = set(unseen(state.view(0), GAME.pack))
    assert {card.text for card in GAME.pack if card not in hidden} == {"4S", "9H", "QC", "2D", "6S", "TS", "AS"}


def test_its_own_boat_is_one_that_it_can_claim() -> None:
    assert look(ship("4S 9S QS 2D 6C", "7H KC", boats="TS")).own == "S"
    assert look(ship("4S 9H QC 2D 6S", "7H KC", boats="TH", areas=("KH", "AS"))).own == "H"


def test_a_king_of_another_suit_is_for_duels_not_for_the_boat() -> None:
    state = ship("KD 9S QS 2D 6S", "7H KC 3D", "8H 7C 3C")
    assert value(state, "challenge seat 1 with KD") > value(state, "jettison KD")
    assert value(state, "jettison 2D") > value(state, "jettison KD")


def test_a_low_card_is_thrown_rather_than_fought_with() -> None:
    state = ship("KS 9S QS 2D 6S", "7H KC 3D 8S 4H", "8H 7C 3C")
    assert value(state, "jettison 2D") > value(state, "challenge seat 1 with 2D")


def test_where_it_is_close_a_high_card_of_the_own_suit_is_kept_for_influence() -> None:
    state = ship("QS 4H 2D 6C 7D", "7H KC 3D", "8H 7C 3C", areas=("", "JS", "TS"), boats="KS 9S 8S 5S")
    assert look(state).own == "S"
    assert value(state, "jettison 2D") > value(state, "jettison QS")


def test_far_ahead_it_goes_into_the_own_boat() -> None:
    state = ship("QS 4H 2D 6C 7D", "7H KC 3D", "8H 7C 3C", areas=("JS TS 7S", "", ""), boats="KS 9S 8S 5S")
    assert look(state).own == "S"
    assert value(state, "jettison QS") > value(state, "jettison 2D")


def test_against_an_empty_hand_a_jettison_is_as_good() -> None:
    state = ship("KD 9S QS 2D 6S", "", "8H 7C 3C")
    assert value(state, "jettison KD") == pytest.approx(value(state, "challenge seat 1 with KD") + 0.1)


def test_nothing_beats_a_king() -> None:
    state = ship("KD 9S QS 2D 6S", "7H KC 3D", "8H 7C 3C")
    assert look(state).unanswered(GAME.pack["KD"], 1) == 1
    assert look(state).unanswered(GAME.pack["2D"], 1) < 0.5


def test_a_last_card_in_hand_only_answers_as_a_king() -> None:
    few = look(ship("QD 9S QS 2D 6S", "7H", "8H 7C 3C"))
    more = look(ship("QD 9S QS 2D 6S", "7H AC", "8H 7C 3C"))
    assert few.unanswered(GAME.pack["2D"], 1) > 0.9 > more.unanswered(GAME.pack["2D"], 1)


def test_it_answers_rather_than_lose_what_it_needs() -> None:
    state = ship("2D 9S QS 4D 6S", "KC 9H 8H TH 3C", "8S 7C", areas=("", "JH", ""))
    go(state, "challenge seat 1 with 2D")
    assert look(state).own == "H"
    assert value(state, "raise KC") > value(state, "raise 3C") > value(state, "concede")


def test_the_key_is_of_a_boat_that_is_worth_it_and_can_be_had() -> None:
    state = ship("4S 9H", "7H KC", pile="", boats="TS JS QS 2H", areas=("8S", "TH"))
    assert value(state, "key 4S") > value(state, "key 9H")
    hard = ship("4S 9H", "7H KC", pile="", boats="TS 9S TH", areas=("", "KS QS JS"))
    assert value(hard, "key 9H") > value(hard, "key 4S")


def test_of_one_suit_the_highest_card_is_the_key() -> None:
    """It makes no difference but where ties are settled by the key (AS-5.6)."""
    state = ship("4S 9S", "7H", pile="", boats="TS")
    assert value(state, "key 9S") > value(state, "key 4S")
    assert sunk("4S 9S", "9H", keys="4S 9H").over


def test_it_beats_random_players() -> None:
    won: dict[str, float] = {"greedy": 0.0, "random": 0.0}
    for seed in range(60):
        players: list[Any] = ["random", "random", "random"]
        players[seed % 3] = GreedyPlayer(worth)
        last = GAME.play(players, seed=seed).last
        winners = last.winners() or []
        for seat in winners:
            won["greedy" if seat == seed % 3 else "random"] += 1 / len(winners)
    assert won["greedy"] > 30
