"""The greedy player of Poker Battle Line: what it thinks of formations, cards and powers."""

from __future__ import annotations

from math import comb

import pytest

from cardgames.cards import WITH_JOKERS
from cardgames.engine.state import State
from cardgames.games.poker_battle_line import GAME
from cardgames.games.poker_battle_line.greedy import worth
from cardgames.games.poker_battle_line.prospects import Ladder, Source, ahead, at_least, prospects, together
from cardgames.games.poker_battle_line.scoring import CODES
from tests.games.poker_battle_line.laying import lay


def best(state: State) -> str:
    """The move that the greedy player likes most."""
    view = state.view(state.actor or 0)
    return max(state.legal_moves(), key=lambda move: worth(view, move)).text


def value(state: State, text: str) -> float:
    """What a move is worth to whoever has to move."""
    return worth(state.view(state.actor or 0), GAME.parse_move(state, text))


def codes(text: str) -> frozenset[int]:
    return frozenset(CODES[card] for card in WITH_JOKERS.read(text))


def test_enough_fitting_cards_among_those_drawn() -> None:
    assert at_least(1, 4, 40, 5) == pytest.approx(1 - comb(36, 5) / comb(40, 5))
    assert at_least(2, 2, 3, 2) == pytest.approx(1 / 3)
    assert (at_least(3, 2, 40, 20), at_least(1, 0, 40, 20), at_least(0, 0, 40, 0)) == (0, 0, 1)


def test_cards_in_hand_are_free_with_a_chance() -> None:
    assert together(1, 1, 0.5, 0, 40, 5) == 0.5
    assert together(2, 1, 0.5, 4, 40, 5) == pytest.approx((at_least(2, 4, 40, 5) + at_least(1, 4, 40, 5)) / 2)


def test_the_chances_of_a_formation_sum_up_to_one() -> None:
    source = Source.of(codes("9S 2D"), 0.6, 1, codes("7S 9H 9D KS KD KH 3C"), 4)
    for text, size in (("8S", 3), ("8S 8D", 5), ("", 5), ("KC QC JC TC", 5)):
        spread = prospects(codes(text), 0, size, source)
        assert sum(chance for _, chance in spread) == pytest.approx(1)
        assert [one for one, _ in spread][:-1] == sorted((one for one, _ in spread[:-1]), reverse=True)


def test_what_is_free_in_hand_is_sure_and_what_is_gone_is_impossible() -> None:
    sure = prospects(codes("8S 7S"), 0, 3, Source.of(codes("9S"), 1.0, 0, codes("2D 3D"), 1))
    gone = prospects(codes("8S 7S"), 0, 3, Source.of(codes(""), 1.0, 0, codes("2D 3D"), 1))
    assert sure[0][1] == 1
    assert sure[0][0] > gone[0][0]


def test_ahead_counts_equal_ones_half() -> None:
    assert ahead([(5, 1.0)], Ladder.of([(5, 1.0)])) == 0.5
    assert ahead([(7, 0.5), (3, 0.5)], Ladder.of([(5, 1.0)])) == 0.5
    assert ahead([(7, 1.0)], Ladder.of([(9, 0.25), (7, 0.25), (5, 0.25), (3, 0.25)])) == pytest.approx(0.625)


def test_it_completes_what_wins() -> None:
    state = lay("9S 2D", fields={3: ("8S 7S", "KH KD 2H")}, won={5: 1, 4: 0, 2: 0, 1: 1}, pile="3C 4C 5C 6C")
    assert best(state) == "place 9S on 3"


def test_it_does_not_concede_while_it_holds_a_card() -> None:
    state = lay("2D", "8H", won={5: 1, 4: 1, 3: 1}, pile="")
    assert best(state) != "concede"


def test_a_joker_waits_where_an_ordinary_card_does_as_well() -> None:
    state = lay("9S BJ 2D 3H", fields={3: ("9H 9D", "KH KD 2H")}, pile="3C 4C 5C 6C 7C 8C TC JC")
    assert value(state, "place 9S on 3") > value(state, "place BJ on 3")
    assert value(state, "place 2D on 5") > value(state, "place BJ on 5")


def test_a_jack_is_kept_until_the_murder_takes_something() -> None:
    fields = {5: ("2H 4D 6S 8C", ""), 3: ("2S 7D", "AH AD")}
    state = lay("JS 2D", "8H", fields, pile="3C 4C")
    assert value(state, "murder JS on 3 at 0") > value(state, "discard JS")
    poor = lay("JS 2D", "8H", {3: ("AS AH", "7D")}, pile="3C 4C")
    assert value(poor, "murder JS on 3 at 0") <= value(poor, "discard JS")


def test_a_king_is_worth_most_when_the_opponent_cannot_refill() -> None:
    late, early = lay("KS 2D 3D", pile="AS"), lay("KS 2D 3D", pile="AS AD AC AH 2S 2H 4D 5D 6D")
    gains = [value(state, "king KS takes 5") - value(state, "discard KS") for state in (late, early)]
    assert gains[0] > gains[1]


def test_it_gives_up_what_it_needs_least() -> None:
    state = lay("KS 2C", "9S 2D", {3: ("KH KD", "8S 7S")}, king_pick="owner")
    state.apply("king KS takes 1")
    assert best(state) == "give 2D"


def test_it_beats_random_players() -> None:
    wins = sum(GAME.play(["greedy", "random"][:: 1 - 2 * (seed % 2)], seed=seed).last.winners() == [seed % 2]
               for seed in range(6))  # fmt: skip
    assert wins >= 5
