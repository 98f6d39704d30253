"""The greedy player of Fifty-K: what it weighs, and that it does better than chance."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

from cardgames.engine.chance import stream
from cardgames.games.fifty_k import GAME
from cardgames.games.fifty_k.combinations import FIGURES, Combination
from cardgames.games.fifty_k.greedy import worth
from cardgames.games.fifty_k.planning import Counts, Rivals, rivals
from cardgames.games.fifty_k.rules import FiftyK
from cardgames.players import GreedyPlayer, player
from tests.games.fifty_k.laying import play, table

FOUR_EACH: Counts = (4,) * 13


def counts(figures: str) -> Counts:
    """A hand by its ranks: "3345T"."""
    return tuple(figures.count(figure) for figure in FIGURES)


def choice(state: FiftyK) -> str:
    """What the greedy player of the seat in turn does."""
    seat = state.actor or 0
    return str(GreedyPlayer(worth).choose(state.view(seat), state.legal_moves(), stream(0, "choice")))


def test_higher_plays_stay_unbeaten_more_often() -> None:
    against = Rivals(FOUR_EACH, (17, 17))
    for kind, size in (("single", 1), ("pair", 2), ("triple", 3), ("straight", 5)):
        chances = [against.unbeaten(Combination(kind, size, key)) for key in range(4, 12)]
        assert all(low < high for low, high in pairwise(chances)), kind
        assert 0 <= chances[0] < chances[-1] <= 1


def test_the_highest_play_of_all_is_never_beaten() -> None:
    assert Rivals(FOUR_EACH, (17, 17)).unbeaten(Combination("bomb", 4, 12, 3)) == 1
    assert Rivals(counts("3456"), (3,)).unbeaten(Combination("single", 1, 4)) == 1
    assert Rivals(FOUR_EACH, (3, 2)).unbeaten(Combination("straight", 5, 4)) > 0.9, "too few cards for a straight"
    assert Rivals(FOUR_EACH, ()).unbeaten(Combination("single", 1, 0)) == 1


def test_a_plan_counts_plays_and_leads_lost() -> None:
    against = Rivals(FOUR_EACH, (17, 17))
    assert against.plan(counts("")) == 0
    assert against.plan(counts("34567")) < against.plan(counts("3467")), "one straight is cheaper than single cards"
    assert against.plan(counts("2222")) < against.plan(counts("3333")) < against.plan(counts("3"))
    assert against.plan(counts("5TK")) < against.plan(counts("5TQ"))
    assert against.plan(counts("9993")) == pytest.approx(against.plan(counts("999")))  # the 3 goes with them
    assert against.plan(counts("99988834")) == pytest.approx(against.plan(counts("999888")), abs=0.01)
    assert rivals(FOUR_EACH, (17, 17)) is rivals(FOUR_EACH, (17, 17))


def test_it_goes_out_when_it_can() -> None:
    assert choice(table("9S 9H", "3S 4S 5H 6H", "3D 4D 7H 8H")) == play("9S 9H")


def test_it_takes_a_rich_table_with_a_bomb_and_leaves_a_poor_one() -> None:
    hands = ("8S 8H 8D 8C 3S 3H 4D 4C 6S 9C JC QC", "3D 3C 4S 4H 6H 6D 7S 7H 7D 7C", "9S 9H 9D JS JH JD QS QH QD")
    rich, poor = (table(*hands, top="2D", last=2, actor=0, table=points) for points in (50, 0))
    assert choice(rich) == play("8S 8H 8D 8C")
    assert choice(poor) == "pass"


def test_it_does_not_beat_its_partner_for_nothing() -> None:
    hands = ("2S 3S 4S 6D 6C 7D 8C 9H", "3H 4H 5H 6H 7H", "3D 4D 5D 7S", "3C 4C 5C 7C 8S")
    assert choice(table(*hands, top="AS", last=2, actor=0, table=20)) == "pass"
    assert choice(table(*hands, top="AS", last=1, actor=0, table=20)) == play("2S")


def test_it_leads_no_low_single_into_a_last_card() -> None:
    state = table("3S 4S 8S 8H QD QC 2S 2D", "9H", "5D 6D 9D JS KC AC")
    assert len(choice(state).split(",")) > 1


def test_it_knows_only_what_its_seat_sees() -> None:
    state = GAME.start(seats=3, seed=4)
    other = GAME.imagine(state.view(state.actor or 0), stream(1, "deal"))
    seat = state.actor or 0
    moves = state.legal_moves()
    assert [worth(state.view(seat), move) for move in moves] == [worth(other.view(seat), move) for move in moves]


@pytest.mark.parametrize(("seats", "share"), [(3, 0.5), (4, 0.7)])
def test_it_beats_random_players(seats: int, share: float) -> None:
    won = [GAME.play(who := _seated(seats, seed), seed=seed).last.winners() == _greedy(who) for seed in range(40)]
    assert mean(won) > share


def _seated(seats: int, seed: int) -> list[str]:
    greedy = {seed % seats} if seats == 3 else {seed % 2, seed % 2 + 2}
    return ["greedy" if seat in greedy else "random" for seat in range(seats)]


def _greedy(who: list[str]) -> list[int]:
    return [seat for seat, name in enumerate(who) if name == "greedy"]


def test_it_is_a_player_by_name() -> None:
    assert repr(player(GAME, "greedy")) == "greedy"
