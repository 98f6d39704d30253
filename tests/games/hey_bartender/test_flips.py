"""When the market is too small (HB-4.9 to HB-4.12): flips, reshuffles, turns without exchange."""

from __future__ import annotations

from random import Random

import pytest

from cardgames import CHANCE, GameError
from cardgames.cards import STANDARD, by_pack
from cardgames.games.hey_bartender import GAME
from cardgames.games.hey_bartender.moves import RESHUFFLE
from tests.games.hey_bartender.laying import lay
from tests.games.laying import go, refused, told, words


def test_hb_4_10_flips_stop_at_the_first_total_that_is_enough() -> None:
    state = lay("2C", ["QS"], deck="AS 3D KC 5H")
    events = go(state, "play QS")
    assert [str(e) for e in events if e.clause in ("HB-4.9", "HB-4.10")] == [
        "The bartender has only 2 in all, less than 12.",
        "A♠ is flipped; the total is now 3.",
        "3♦ is flipped; the total is now 6.",
        "K♣ is flipped; the total is now 19.",
    ]
    assert words(state.deck) == "5H"
    assert words(state.market) == "2C AS 3D QS"
    assert state.scores()[0] == 1


def test_hb_4_10_a_flipped_card_may_be_handed_over_at_once() -> None:
    state = lay("2C", ["9S"], deck="9D")
    go(state, "play 9S")
    assert words(state.discard) == "9D"


def test_hb_4_9_an_empty_market_needs_a_card() -> None:
    state = lay("", ["3S"], deck="2D 2H 2S")
    events = go(state, "play 3S")
    assert told(events)[2:5] == [("HB-4.9", "short"), ("HB-4.10", "flip"), ("HB-4.10", "flip")]
    assert words(state.deck) == "2S"


def test_hb_4_9_no_flip_where_the_total_is_just_enough() -> None:
    state = lay("4C 5D", ["9S"], deck="9D")
    go(state, "play 9S")
    assert words(state.deck) == "9D"


def test_hb_4_11_and_hb_r7_the_discards_become_the_deck() -> None:
    state = lay("2C AH", ["8C 5S", "7C"], discard="5D 9S 4C")
    events = go(state, "play 8C")
    assert state.actor == CHANCE
    assert told(events)[-1] == ("HB-4.11", "empty")
    assert words(state.played[0]) == "8C"  # HB-4.11: it is not shuffled with the others
    events = go(state, "reshuffle 9S,4C,5D")
    assert (words(state.market), words(state.deck), words(state.discard)) == ("2C AH 8C", "4C 5D", "9S")
    assert told(events)[0] == ("HB-4.11", "reshuffle")
    assert state.scores() == [1, 0]
    assert state.actor == 1


def test_hb_4_11_in_the_middle_of_a_turn_flipped_cards_stay() -> None:
    state = lay("2C", ["KC", "7C"], deck="3H", discard="9S 4C")
    go(state, "play KC")
    assert state.actor == CHANCE
    assert words(state.market) == "2C 3H"
    go(state, "reshuffle 4C,9S")
    assert words(state.market) == "2C 3H KC"  # 9 + 4 = 13 was handed over
    assert words(state.discard) == "4C 9S"


@pytest.mark.parametrize("order", ["5D,9S", "5D,9S,9S", "5D,9S,8C", "5D,9S,4C,8C", "-"])
def test_hb_4_11_only_an_order_of_the_discards(order: str) -> None:
    state = lay("2C AH", ["8C", "7C"], discard="5D 9S 4C")
    go(state, "play 8C")
    assert refused(state, f"reshuffle {order}") == "HB-4.11"
    assert refused(state, "play 7C") == "HB-4.11"


def test_hb_4_11_all_orders_are_drawn() -> None:
    state = lay("2C AH", ["8C", "7C"], discard="5D 9S 4C")
    go(state, "play 8C")
    rng = Random(1)
    drawn = [state.chance(rng) for _ in range(120)]
    assert {move.cards for move in drawn} == {m.cards for m in drawn if state.check(m) is None}
    assert len({move.cards for move in drawn}) == 6
    assert state.legal_moves() == []  # too many to list


def test_hb_4_11_nobody_sees_a_seat_to_move_while_chance_decides() -> None:
    state = lay("2C AH", ["8C", "7C"], discard="5D 9S 4C")
    go(state, "play 8C")
    view = state.view(1)
    assert view.actor == CHANCE
    assert str(view.prompt) == "the discard pile is shuffled"


def test_hb_4_12_and_hb_r7_no_exchange_by_option() -> None:
    state = lay("2C AH", ["8C", "7C"], discard="5D 9S 4C", deck_out="no_exchange")
    events = go(state, "play 8C")
    assert (words(state.market), words(state.discard)) == ("2C AH 8C", "5D 9S 4C")
    assert state.scores() == [0, 0]
    assert ("HB-4.12", "no_exchange") in told(events)
    assert state.actor == 1


def test_hb_4_12_and_hb_r8_neither_deck_nor_discards() -> None:
    state = lay("2C", ["8C", "7C"], deck="3H AS")
    events = go(state, "play 8C")
    assert words(state.market) == "2C 3H AS 8C"  # cards flipped this turn stay
    assert [clause for clause, _ in told(events)].count("HB-4.10") == 2
    assert ("HB-4.12", "no_exchange") in told(events)


def test_hb_4_12_after_a_reshuffle_that_is_not_enough() -> None:
    state = lay("AC", ["KC", "7C"], discard="2S 3S")
    events = go(state, "play KC", "reshuffle 3S,2S")
    assert words(state.market) == "AC 3S 2S KC"
    assert ("HB-4.12", "no_exchange") in told(events)
    assert state.scores() == [0, 0]


@pytest.mark.parametrize("value", ["", "Reshuffle", "take_all", None, 1])
def test_hb_r7_other_values_are_refused(value: object) -> None:
    with pytest.raises(GameError, match=r"HB-R7.*'reshuffle' or 'no_exchange'"):
        GAME.start(deck_out=value)


def test_hb_r7_the_option_makes_the_difference_in_a_whole_game() -> None:
    timelines = [GAME.play(["greedy"] * 6, seed=4, deck_out=out) for out in ("reshuffle", "no_exchange")]
    chosen = [{event.clause for step in line for event in step.events} for line in timelines]
    assert "HB-4.11" in chosen[0]
    assert "HB-4.11" not in chosen[1]
    assert "HB-4.12" in chosen[1]
    assert all(sorted(line.last.cards(), key=by_pack) == list(STANDARD) for line in timelines)


def test_a_reshuffle_is_a_move_of_the_record() -> None:
    state = lay("2C AH", ["8C", "7C"], discard="5D 9S 4C")
    go(state, "play 8C")
    again = GAME.read_position(state.position())
    assert again == state
    move = RESHUFFLE(tuple(STANDARD.read("9S 4C 5D")))
    again.apply(move)
    state.apply(str(move))
    assert again == state
