"""People and bots at one table: whose turn, what chosen cards make, hints, moves taken back."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardgames
from cardgames import PlayerError
from cardgames.engine.moves import IllegalMove
from cardgames.players.sitting import Sitting


def sit(slug: str, *seats: Any, **more: Any) -> Sitting:
    return Sitting(cardgames.game(slug), seats, **more)


def test_bots_move_until_it_is_a_persons_turn() -> None:
    sitting = sit("hey-bartender", "greedy", "you", "random", seed=7)
    assert [step.actor for step in sitting.timeline] == [None, 0]
    sitting.play(sitting.state.legal_moves()[0])
    assert [step.actor for step in sitting.timeline] == [None, 0, 1, 2, 0]
    assert (sitting.seat, sitting.last_own) == (1, 2)


def test_the_same_moves_after_the_same_deal_meet_the_same_answers() -> None:
    one, other = (sit("penniless-and-insane", "you", "random", "random", seed=3) for _ in range(2))
    for sitting in (one, other):
        while sitting.seat is not None:
            sitting.play(sitting.hint())
    assert one.timeline.record() == other.timeline.record()


@given(st.integers(0, 40))
def test_a_move_taken_back_leaves_what_was_before(seed: int) -> None:
    sitting = sit("last-man-standing", "random", "you", "greedy", "you", seed=seed)
    before = sitting.state.position()
    move = sitting.hint()
    sitting.play(move)
    after = sitting.state.position()
    assert sitting.undo() is move
    assert sitting.state.position() == before
    sitting.play(move)
    assert sitting.state.position() == after


def test_before_the_first_own_move_there_is_nothing_to_take_back() -> None:
    sitting = sit("spots", "greedy", "you", seed=1)
    assert len(sitting.timeline) == 2
    assert sitting.undo() is None
    assert len(sitting.timeline) == 2


def test_the_same_deal_and_the_next() -> None:
    sitting = sit("spots", "you", "greedy", seed=5)
    deal = sitting.state.position()
    sitting.play(sitting.hint())
    sitting.again()
    assert (sitting.seed, sitting.state.position()) == (5, deal)
    sitting.another()
    assert sitting.number == 2
    assert sitting.state.position() != deal
    same = cardgames.game("spots").play(["greedy", "greedy"], seed=sitting.seed)
    assert same.deck == sitting.timeline.deck, "a seed that is shown gives its deal to everybody"


@pytest.mark.parametrize("seed", [5, "monday"])
def test_the_next_deals_follow_from_the_first_and_from_nothing_that_is_shown(seed: Any) -> None:
    one, other = (sit("spots", "you", "greedy", seed=seed) for _ in range(2))
    seeds = []
    for _ in range(3):
        one.another()
        other.another()
        assert one.timeline.record() == other.timeline.record()
        seeds.append(one.seed)
    assert len(set(seeds)) == 3
    known = sit("spots", "you", "greedy", seed=seeds[0])
    known.another()
    assert known.seed not in seeds
    assert all(abs(a - b) > 1000 for a, b in pairwise(seeds))


def test_a_game_left_for_a_new_deal_can_be_taken_back() -> None:
    sitting = sit("spots", "you", "greedy", seed=5)
    assert not sitting.undoable
    assert not sitting.another(), "nothing was played, so nothing is left behind"
    sitting.play(sitting.hint())
    played, second = sitting.state.position(), sitting.seed
    assert sitting.another()
    assert (sitting.number, sitting.undoable, sitting.undo()) == (3, True, None)
    assert (sitting.number, sitting.seed, sitting.state.position()) == (2, second, played)
    sitting.undo()
    assert not sitting.undoable


def test_chosen_cards_make_a_move_or_say_why_not() -> None:
    sitting = sit("brain-baseball", "you", "greedy", "greedy", seed=2)
    card = sitting.state.hands[0][0].text
    assert [move.text for move in sitting.offer([card]).moves] == [f"pitch {card}"]
    other = sitting.state.hands[1][0].text
    refused = sitting.offer([other]).refused
    assert refused is not None
    assert refused.clause == "BB-4.1"
    assert "Nothing you can do here uses" in str(sitting.offer(sitting.state.hands[0][i].text for i in (0, 1)).said)
    assert sitting.offer([]).moves == ()


def test_part_of_a_move_says_that_more_cards_are_needed() -> None:
    sitting = sit("fifty-k", "you", "greedy", "greedy", seed=4, first_lead_3h=False)
    while sitting.timeline.last.phase != "lead" or not sitting.state.legal_moves():
        sitting.play(sitting.hint())
    pair = next(move for move in sitting.state.legal_moves() if len(move.cards) == 2)
    assert [str(move) for move in sitting.offer([card.text for card in reversed(pair.cards)]).moves] == [str(pair)]


def test_an_illegal_move_changes_nothing() -> None:
    sitting = sit("hey-bartender", "you", "greedy", seed=7)
    card = sitting.state.hands[1][0]
    with pytest.raises(IllegalMove):
        sitting.play(f"play {card.text}")
    assert len(sitting.timeline) == 1


def test_at_the_end_nobody_has_to_move() -> None:
    sitting = sit("spots", "you", "greedy", seed=5)
    while sitting.seat is not None:
        sitting.play(sitting.hint())
    assert sitting.timeline.over
    assert sitting.offer(["AS"]).moves == ()
    with pytest.raises(ValueError, match="the game is over"):
        sitting.hint()


class Failing:
    """A player of somebody who learns to write one."""

    def __init__(self, choice: Any) -> None:
        self.choice = choice

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        return self.choice(view, moves)


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (lambda view, moves: view["hand"], "its choose.. ended in an error, TypeError"),
        (lambda view, moves: "play ZZ", "its move is not legal here"),
        (lambda view, moves: f"play {view.cards('market')[0].text}", "its move is not legal here"),
        (lambda view, moves: None, "its choose.. has to give one of the moves"),
    ],
)
def test_a_bot_that_fails_leaves_the_game_as_it_was_and_tells_no_cards(choice: Any, words: str) -> None:
    sitting = sit("hey-bartender", "you", Failing(choice), seed=7)
    hand = sitting.state.hands[1]
    with pytest.raises(PlayerError, match=f"the player at seat 1 made no move at step 2: {words}") as fault:
        sitting.play(sitting.state.legal_moves()[0])
    assert (sitting.seat, len(sitting.timeline)) == (0, 1)
    assert not any(card.text in str(fault.value) or card.short in str(fault.value) for card in hand)
    first = sit("hey-bartender", Failing(lambda view, moves: moves[0]), "you", seed=7)
    first.bots[0] = Failing(choice)
    before = first.timeline
    with pytest.raises(PlayerError, match="the player at seat 0"):
        first.another()
    assert (first.timeline, first.seed, first.number) == (before, 7, 1)


def test_the_last_move_of_each_person() -> None:
    sitting = sit("last-man-standing", "you", "you", "greedy", "greedy", seed=7)
    assert sitting.last_of(0) == 0
    for _ in range(2):
        sitting.play(sitting.hint())
    assert (sitting.seat, sitting.last_of(0), sitting.last_of(1), sitting.last_own) == (0, 1, 2, 2)


@pytest.mark.parametrize("seats", [["greedy", "random"], "you", [], 3, None, {"you": 1, "greedy": 2}])
def test_somebody_has_to_sit_down(seats: Any) -> None:
    with pytest.raises(ValueError, match="at least one of them has to be 'you'"):
        Sitting(cardgames.game("spots"), seats)
