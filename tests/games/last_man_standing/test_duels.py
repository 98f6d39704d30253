"""Last Man Standing by clause: the duels (LM-2, LM-4), what is told of them, and their rulings."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.cards import STANDARD
from cardgames.games.last_man_standing.scoring import Kill, deaths, duel, rewards
from tests.games.last_man_standing.laying import arena, by_the_book, fight
from tests.games.laying import go, refused, told, words

SOURCE = ("2S", "3S", "3H", "5S", "8S")
"""The example of the original rules."""


def kills(*cards: str) -> list[str]:
    """Killer, victim, clause and number of each kill, as they are told."""
    return [
        f"{e.values['card']} {e.values['victim']} {e.clause} {e.values['n']}"
        for e in fight(*cards)[1]
        if e.kind in ("top", "below")
    ]


# Values --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("suits", ["SHCD", "DDCC", "HSHS"])
def test_lm_2_1_and_lm_r1_ace_low_king_high_suits_mean_nothing(suits: str) -> None:
    cards = [rank + suit for rank, suit in zip("AK73", suits, strict=True)]
    state, _ = fight(*cards)
    assert state.rewards == [1, 0, 3, 2]


def test_lm_2_1_cards_of_one_rank_are_equal_whatever_their_suit() -> None:
    assert fight("9S", "9H", "9C", "2D")[0].rewards == [0, 0, 0, 6]


# Choosing and revealing ----------------------------------------------------------------------------------------------


def test_lm_4_1_any_card_in_hand_and_no_other() -> None:
    state = arena("2S KH", "3S 4S", "5S 6S", "7S 8S")
    assert [str(move) for move in state.legal_moves()] == ["duel 2S", "duel KH"]
    assert refused(state, "duel 3S") == "LM-4.1"
    assert refused(state, "duel KD") == "LM-4.1"
    assert refused(state, "buy 2S") == "LM-4.1"
    wrong = state.check("duel 3S")
    assert str(wrong) == "LM-4.1: 3♠ is not in Seat 0's hand. You could play 2♠ or K♥."


def test_lm_4_1_the_choices_are_sealed_until_all_are_in() -> None:
    state = arena("2S KH", "3S 4S", "5S 6S", "7S 8S")
    events = go(state, "duel 2S", "duel 4S", "duel 5S")
    assert state.actor == 3
    assert [str(e.said(2)) for e in events if e.kind == "puts"] == [
        "Seat 0 lays a card face down.", "Seat 1 lays a card face down.", "Seat 2 lays 5♠ face down.",
    ]  # fmt: skip
    for viewer in (1, 3, "audience"):
        assert state.view(viewer).cards("duel:0") == (None,)
    assert state.view(0).cards("duel:0") == (STANDARD["2S"],)
    assert state.view("all").cards("duel:1") == (STANDARD["4S"],)


def test_lm_4_1_the_last_card_is_forced_but_asked_for() -> None:
    state = arena("2S", "3S", "5S", "7S")
    assert [str(move) for move in state.legal_moves()] == ["duel 2S"]
    go(state, "duel 2S")
    assert not state.over


def test_lm_4_2_all_are_revealed_together_and_lie_there_until_the_next_round() -> None:
    state = arena("2S KH", "3S 4S", "5S 6S", "7S 8S")
    events = go(state, "duel 2S", "duel 4S", "duel 5S", "duel 8S")
    assert words(next(e for e in events if e.kind == "reveal").values["cards"]) == "2S 4S 5S 8S"
    assert [state.view("audience").cards(f"duel:{seat}")[0] for seat in range(4)] == STANDARD.read("2S 4S 5S 8S")
    assert state.discard == []
    events = go(state, "duel KH")
    assert words(state.discard) == "2S 4S 5S 8S"
    assert told(events) == [("LM-4.1", "duel"), ("LM-4.1", "puts"), ("LM-4.2", "discards")]
    assert [words(cards) for cards in state.duel] == ["KH", "", "", ""]
    assert state.killed == [None] * 4


def test_lm_4_2_the_living_are_named() -> None:
    _, events = fight(*SOURCE)
    assert told(events)[-4] == ("LM-4.2", "standing")
    assert str(events[-4]) == "Left standing: 5♠."


# Kills ---------------------------------------------------------------------------------------------------------------


def test_lm_4_3_the_ranks_act_from_the_lowest_up() -> None:
    _, events = fight("TS", "3S", "QH", "AS", "TH")
    assert (events[1].clause, str(events[1])) == ("LM-4.3", "The ranks act from the lowest up: A, 3, 10 and Q.")
    assert events[1].said().zh == "从小到大执行：A、3、10、Q。"  # type: ignore[union-attr]


def test_lm_4_4_the_lowest_kills_the_highest() -> None:
    assert kills("2S", "4H", "9C", "KD")[0] == "2S KD LM-4.4 1"


def test_lm_4_4_and_all_of_them_when_they_tie() -> None:
    assert kills("2S", "8H", "8C", "8D") == ["2S 8H LM-4.4 1", "2S 8C LM-4.4 2", "2S 8D LM-4.4 3"]
    assert fight("2S", "8H", "8C", "8D")[0].rewards == [6, 0, 0, 0]


def test_lm_4_5_then_each_rank_kills_what_lives_below_it() -> None:
    assert kills("2S", "4H", "9C", "KD")[1:] == ["4H 2S LM-4.5 2", "9C 4H LM-4.5 3"]


def test_lm_4_5_of_several_victims_the_lowest_rank_dies_first_then_the_lowest_seat() -> None:
    assert kills(*SOURCE) == ["2S 8S LM-4.4 1", "5S 2S LM-4.5 2", "5S 3S LM-4.5 3", "5S 3H LM-4.5 4"]


def test_lm_4_5_a_single_highest_card_acts_last_when_the_lowest_are_equal() -> None:
    assert fight("2S", "2H", "5S", "5H", "KD")[0].rewards == [0, 0, 0, 0, 10]


def test_lm_4_6_and_lm_r7_the_dead_neither_kill_nor_die_again() -> None:
    state, events = fight(*SOURCE)
    assert ("LM-4.6", "dead") in told(events)
    assert [seat for seat, number in enumerate(state.killed) if number is None] == [3]
    assert sorted(number for number in state.killed if number) == [1, 2, 3, 4]


def test_lm_4_7_equal_cards_cannot_kill_but_can_be_killed() -> None:
    state, events = fight("4S", "6S", "9H", "9C", "JD", "JS")
    assert state.rewards == [3, 3, 0, 0, 0, 0]
    assert [str(e) for e in events if e.clause == "LM-4.7"] == ["9♥ and 9♣ are equal and cannot kill."]


def test_lm_4_7_a_tied_lowest_rank_leaves_the_highest_alive() -> None:
    state, events = fight("2S", "2H", "5C", "8D")
    assert state.rewards == [0, 0, 3, 3]
    said = next(str(e) for e in events if e.kind == "equal_low")
    assert said == "The lowest cards, 2♠ and 2♥, are equal and cannot kill: 8♦ at the top lives for now."


def test_lm_4_7_both_ends_tied() -> None:
    state, events = fight("AS", "AH", "KS", "KH", "7D")
    assert state.rewards == [0, 0, 0, 0, 3]
    assert [e.kind for e in events if e.clause == "LM-4.7"] == ["equal_low", "equal"]


@pytest.mark.parametrize("cards", ["5S 5H 5C 5D", "2S 2H 8C 8D", "AS AH 7C 7D KS KH", "3S 3H 3C 9D 9S 9H"])
def test_lm_4_8_without_a_single_rank_nothing_happens(cards: str) -> None:
    state, events = fight(*cards.split())
    assert not any(state.rewards)
    assert state.killed == [None] * state.seats
    assert told(events)[:2] == [("LM-4.2", "reveal"), ("LM-4.8", "nothing")]


def test_lm_4_9_the_example_of_the_original() -> None:
    state, events = fight(*SOURCE)
    assert state.rewards == [1, 0, 0, 9, 0]
    assert state.scores() == [21, 20, 20, 29, 20]
    assert str(next(e for e in events if e.kind == "earns")) == "Seat 3 earns 2 + 3 + 4 = 9."
    assert [str(line) for line in state.sheet().lines[-2:]] == [
        "2♠ kills 8♠: 1 (LM-4.9)", "5♠ kills 2♠, 3♠ and 3♥: 2 + 3 + 4 = 9 (LM-4.9)",
    ]  # fmt: skip


def test_lm_4_9_every_kill_is_told_with_its_number_and_worth() -> None:
    _, events = fight(*SOURCE)
    said = [event.said() for event in events if event.kind in ("top", "below")]
    assert [s.en for s in said if s][:2] == [
        "2♠ of Seat 0, the lowest, kills the highest, 8♠ of Seat 4: number 1, worth 1.",
        "5♠ of Seat 3 kills 2♠ of Seat 0: number 2, worth 2.",
    ]
    assert [s.zh for s in said if s][1] == "5♠（座位3）杀死2♠（座位0）：第2张，2元。"


def test_lm_4_9_the_count_begins_again_in_every_round() -> None:
    state = arena("2S AH", "3S 4S", "5S 6S", "7S 8S")
    go(state, "duel 2S", "duel 3S", "duel 5S", "duel 7S")
    assert state.rewards == [1, 2, 3, 0]
    go(state, "duel AH", "duel 4S", "duel 6S", "duel 8S")
    assert state.rewards == [1, 2, 3, 0]


def test_lm_4_9_and_lm_r10_the_bank_pays_and_victims_lose_nothing() -> None:
    state, _ = fight(*SOURCE)
    assert sum(state.money) == 5 * 20 + 1 + 2 + 3 + 4
    assert state.money[4] == 20


def test_lm_r8_dead_cards_still_make_pairs() -> None:
    state, events = fight("2S", "KH", "KC", "9D")  # both kings die at once, by one card
    assert state.rewards == [3, 0, 0, 3]
    assert [str(e) for e in events if e.kind == "dead"] == ["Already dead, K♥ and K♣ can no longer kill."]


def test_lm_r9_a_tied_second_lowest_rank_is_passed_over() -> None:
    assert fight("2S", "3S", "3H", "5S", "8S")[0].rewards[3] == 9


# All of it -----------------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 13), min_size=4, max_size=8))
def test_lm_4_3_to_4_9_as_the_book_says_it(ranks: list[int]) -> None:
    done = duel(ranks)
    earned, alive = by_the_book(ranks)
    assert rewards(done, len(ranks)) == earned
    dead = dict(deaths(done))
    assert sorted(set(range(len(ranks))) - set(dead)) == alive
    assert sorted(dead.values()) == list(range(1, len(dead) + 1))
    assert sum(earned) == len(dead) * (len(dead) + 1) // 2


def test_lm_4_3_to_4_9_for_every_order_of_four_ranks_and_ties() -> None:
    for ranks in product(range(1, 5), repeat=4):
        assert rewards(duel(ranks), 4) == by_the_book(ranks)[0]


@given(st.lists(st.integers(1, 13), min_size=4, max_size=8, unique=True))
def test_all_different_each_earns_its_place_and_the_second_highest_survives(ranks: list[int]) -> None:
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    earned, alive = by_the_book(ranks)
    assert [earned[seat] for seat in order] == [*range(1, len(ranks)), 0]
    assert alive == [order[-2]]
    assert rewards(duel(ranks), len(ranks)) == earned


def test_the_numbers_of_a_kill_are_what_its_victims_earn() -> None:
    assert list(Kill(3, (0, 1, 2), 2).numbers) == [2, 3, 4]


def test_the_log_has_one_short_line_for_a_duel() -> None:
    _, events = fight(*SOURCE)
    briefs = [brief for event in events if (brief := event.brief()) is not None]
    assert [str(brief) for brief in briefs] == ["5♠ left standing; Seat 0 +1 and Seat 3 +9"]
    assert [brief.zh for brief in briefs] == ["5♠存活；座位0得1元、座位3得9元"]
    _, events = fight("5S", "5H", "5C", "5D")
    assert [str(e.brief()) for e in events if e.brief()] == ["5♠, 5♥, 5♣ and 5♦: no kills"]


def test_killed_cards_and_rewards_are_marked_while_they_lie_there() -> None:
    state = arena("2S AH", "3S 4S", "3H 6S", "5S 7S", "8S TS")
    go(state, "duel 2S", "duel 3S", "duel 3H", "duel 5S")
    assert [state.view(0).value(f"reward:{seat}") for seat in range(5)] == [None] * 5
    go(state, "duel 8S")
    view = state.view("audience")
    assert [view.value(f"killed:{seat}") for seat in range(5)] == [2, 3, 4, None, 1]
    assert [str(view.value(f"reward:{seat}") or "") for seat in range(5)] == ["+1", "", "", "+9", ""]
    go(state, "duel AH")
    assert [state.view(0).value(f"reward:{seat}") for seat in range(5)] == [None] * 5
