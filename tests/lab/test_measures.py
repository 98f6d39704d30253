"""Every measure on a toy whose answer is known by thought."""

from __future__ import annotations

from math import comb, isnan, log2
from typing import Any

import pytest

from cardgames import lab
from cardgames.cards import Pack
from cardgames.engine.state import CHANCE, Decision, Kind
from cardgames.engine.words import Words
from cardgames.lab.measures import ALL
from cardgames.lab.measures.scored import ways
from tests.lab.toys import OTHER, PICK, Toy, game


def measured(state: type[Toy], name: str, *, seats: int = 2, games: int = 400, **settings: Any) -> lab.Measured:
    toy = game(state, seats=range(seats, seats + 1), **settings.pop("kind", {}))
    return lab.simulate(toy, games=games, measures=[name], workers=1, **settings).measure(name)


def covers(one: lab.Estimate, answer: float) -> bool:
    """Whether the interval holds the answer (a little room: one in twenty misses it otherwise)."""
    room = (one.high - one.low) / 4 + 1e-9
    return one.low - room <= answer <= one.high + room


# Toys ----------------------------------------------------------------------------------------------------------------


class Race(Toy):
    """Seat 0 is always first."""

    def picked(self, n: int) -> None:
        self.score(0, 3)
        self.finish()


class Flip(Toy):
    """One fair flip decides at the end; the pick before it changes nothing."""

    def menu(self) -> int:
        return 2

    def picked(self, n: int) -> None:
        self.ask("flip", CHANCE)

    def flipped(self, n: int) -> None:
        self.score(n, 1)
        self.finish()


class Dealt(Flip):
    """The deal decides: a flip before the picks."""

    def dealt(self) -> None:
        self.ask("flip", CHANCE)

    def flipped(self, n: int) -> None:
        self.score(n, 1)
        self.ask("pick", 0)

    def picked(self, n: int) -> None:
        return self.finish() if self.went == 3 else self.ask("pick", self.went % 2)


class Twelve(Toy):
    def picked(self, n: int) -> None:
        return self.finish() if self.went == 12 else self.ask("pick", self.went % 2)


class TwoEnds(Flip):
    """One flip of four ends it by another clause."""

    def faces(self) -> int:
        return 4

    def flipped(self, n: int) -> None:
        self.finish_by("TO-3.1" if n == 0 else "TO-3.2")


class TwoCoins(Flip):
    """Both flip a coin, the higher wins."""

    def faces(self) -> int:
        return 4

    def flipped(self, n: int) -> None:
        self.score(0, n // 2)
        self.score(1, n % 2)
        self.finish()


class Menus(Toy):
    """1, 2 and 4 moves in turn."""

    def menu(self) -> int:
        return (1, 2, 4)[self.went % 3]

    def picked(self, n: int) -> None:
        return self.finish() if self.went == 3 else self.ask("pick", self.went % 2)


class Pennies(Toy):
    """Matching pennies, one after the other with open coins: the second matches and wins."""

    def menu(self) -> int:
        return 2

    def picked(self, n: int) -> None:
        if self.went == 1:
            self.memory = n
            return self.ask("pick", 1)
        self.score(1 if n == self.memory else 0, 1)
        return self.finish()


class Scripted(Toy):
    """The lead goes 0, 1, 0, 1: three changes in six moves."""

    def picked(self, n: int) -> None:
        seat, amount = ((0, 1), (1, 2), (0, 0), (0, 2), (1, 0), (1, 2))[self.went - 1]
        self.score(seat, amount)
        return self.finish() if self.went == 6 else self.ask("pick", self.went % 2)


class Underdog(Flip):
    """After one pick seat 0 wins five times in eight."""

    def faces(self) -> int:
        return 8

    def flipped(self, n: int) -> None:
        self.score(0 if n < 5 else 1, 1)
        self.finish()


class Clauses(Flip):
    """Points by two clauses, 2 to 1."""

    def flipped(self, n: int) -> None:
        self.score(n, 2, "TO-2.1")
        self.score(1 - n, -1, "TO-2.2")
        self.finish()


class Walk(Toy):
    """2k fair steps of one point to one side or the other."""

    steps = 6

    def picked(self, n: int) -> None:
        self.ask("flip", CHANCE)

    def flipped(self, n: int) -> None:
        self.score(n, 1)
        return self.finish() if self.went == self.steps else self.ask("pick", self.went % 2)


class Walk8(Walk):
    steps = 8


class HighCard(Toy):
    """Each is dealt one card, the higher rank wins; the picks change nothing."""

    def set_up(self, deck: list[Any]) -> None:
        self.hands = [[deck[0]], [deck[1]]]
        self.deck = deck[2:]
        self.ask("pick", 0)

    def menu(self) -> int:
        return 2

    def picked(self, n: int) -> None:
        if self.went == 1:
            return self.ask("pick", 1)
        for seat in (0, 1):
            self.score(seat, self.hands[seat][0].rank)
        return self.finish()


class Guess(Toy):
    """No cards matter: who guesses 1 of 0 and 1 gets a point; players' own luck."""

    def menu(self) -> int:
        return 2

    def picked(self, n: int) -> None:
        self.score(self.went - 1, n)
        return self.finish() if self.went == 2 else self.ask("pick", 1)


class Nim(Toy):
    """Who picks 1 has won; who picks 0 leaves it to the other. After two zeros nobody gets anything."""

    def menu(self) -> int:
        return 2

    def picked(self, n: int) -> None:
        if n:
            self.score((self.went - 1) % 2, 1)
        return self.finish() if n or self.went == 2 else self.ask("pick", 1)


class Two(Toy):
    """Two kinds of move that change nothing; a flip decides."""

    decisions = Toy.decisions | {
        "pick": Decision(
            "TO-1.1",
            Words("{actor:seat} picks", "{actor:seat}选"),
            lambda state: [PICK(0), OTHER(0)],
            {
                "pick": Kind(lambda state, move: None, lambda state, move: state.pick(0)),
                "other": Kind(lambda state, move: None, lambda state, move: state.pick(1)),
            },
        )
    }

    def picked(self, n: int) -> None:
        return self.ask("flip", CHANCE) if self.went == 2 else self.ask("pick", 1)

    def flipped(self, n: int) -> None:
        self.score(n, 1)
        self.finish()


class Winning(Two):
    """The other kind of move brings the only point."""

    def picked(self, n: int) -> None:
        self.score(self.went - 1, n)
        return self.finish() if self.went == 2 else self.ask("pick", 1)


class Together(Flip):
    """All win together, or the game does."""

    def parties(self) -> list[tuple[int, ...]]:
        return [tuple(range(self.seats))]

    def winners(self) -> list[int] | None:
        return None if self.actor is not None else list(range(self.seats)) if self.points[0] else []


THREE = Pack("lab three", Pack.standard("lab ranks", ranks="A23").cards[:3])


# Counted -------------------------------------------------------------------------------------------------------------


def test_seats_of_a_race_in_fixed_order() -> None:
    found = measured(Race, "seats", seats=3)
    assert [found[seat].value for seat in range(3)] == [1, 0, 0]
    assert (found.low, found.high) == (1, 1)
    assert "the same in every deal" in str(found)


def test_seats_of_a_fair_flip() -> None:
    assert covers(measured(Flip, "seats")[0], 0.5)


def test_seats_say_nothing_of_unequal_players_in_fixed_seats() -> None:
    found = measured(Flip, "seats", players=["random", _First()], rotate=False)
    assert isnan(found[0].value)
    assert "not defined" in str(found)
    assert covers(measured(Flip, "seats", players=["random", _First()])[0], 0.5)


def test_length_of_a_game_of_twelve_moves() -> None:
    found = measured(Twelve, "length")
    assert (found.value, found["median"].value, found["95 %"].value) == (12, 12, 12)


def test_endings_by_clause() -> None:
    found = measured(TwoEnds, "endings", games=800)
    assert covers(found["TO-3.1"], 0.25)
    assert covers(found["TO-3.2"], 0.75)


def test_a_game_that_goes_on_is_stopped_at_its_bound() -> None:
    class Endless(Toy):
        def picked(self, n: int) -> None:
            self.ask("pick", self.went % 2)

    assert measured(Endless, "endings", games=2, kind={"longest": 9})["bound"].value == 1


def test_ties_of_two_coins() -> None:
    assert covers(measured(TwoCoins, "ties"), 0.5)


def test_ties_are_not_defined_without_a_rival() -> None:
    assert isnan(measured(Together, "ties").value)


def test_choices_of_one_two_and_four() -> None:
    found = measured(Menus, "choices")
    assert (found["median"].value, found["bits"].value) == (2, 1)
    assert found["forced"].value == pytest.approx(1 / 3)


# Scored --------------------------------------------------------------------------------------------------------------


def test_lead_changes_of_a_scripted_race() -> None:
    found = measured(Scripted, "lead-changes")
    assert found["game"].value == 3
    assert found["move"].value == pytest.approx(0.5)


def test_points_by_clause_two_to_one() -> None:
    found = measured(Clauses, "points-by-clause")
    assert found["TO-2.1"].value == pytest.approx(2 / 3)
    assert found["TO-2.2"].value == pytest.approx(1 / 3)


@pytest.mark.parametrize(("state", "answer"), [(Walk, 0.75), (Walk8, 0.75 + comb(4, 2) / 2**6)])
def test_catching_up_in_a_fair_walk(state: type[Toy], answer: float) -> None:
    found = measured(state, "catching-up", games=4000)
    assert covers(found["leader wins"], answer)
    assert covers(found["slope"], 0)


def test_hidden_cards_in_two_places() -> None:
    found = measured(HighCard, "hidden", games=3)
    assert found.value == pytest.approx(log2(comb(11, 1)))  # the other's card and ten in the deck
    assert ways([3, 7]) == pytest.approx(log2(comb(10, 3)))


# Chances -------------------------------------------------------------------------------------------------------------


def test_stakes_of_open_matching_pennies() -> None:
    assert covers(measured(Pennies, "stakes", games=60, playouts=32), 0.25)


def test_stakes_where_nothing_matters_are_nil_however_noisy() -> None:
    assert covers(measured(Flip, "stakes", games=200, playouts=16), 0)


@pytest.mark.parametrize(("state", "answer"), [(Dealt, 1), (Flip, 0)])
def test_decided_by_the_deal_or_by_the_last_flip(state: type[Toy], answer: float) -> None:
    assert measured(state, "decided", games=40).value == answer


@pytest.mark.parametrize(("state", "answer"), [(Dealt, 0), (Flip, 1)])
def test_uncertainty_of_a_decided_and_of_an_open_game(state: type[Toy], answer: float) -> None:
    assert measured(state, "uncertainty", games=40, playouts=400).value == pytest.approx(answer, abs=0.01)


def test_drama_of_an_underdog() -> None:
    assert covers(measured(Underdog, "drama", games=300, playouts=60), 3 / 8 * 1 / 4)


def test_one_party_plays_against_the_game() -> None:
    assert measured(Together, "uncertainty", games=30, playouts=400).value == pytest.approx(1, abs=0.01)


# Experiments ---------------------------------------------------------------------------------------------------------


class _First:
    """Always the first move."""

    name = "first"

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        return moves[0]


class _Last(_First):
    name = "last"

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        return moves[-1]


def test_deal_share_of_high_card_and_of_guessing() -> None:
    assert lab.deal_share(game(HighCard), workers=1).value == pytest.approx(1)
    assert covers(lab.deal_share(game(Guess), workers=1), 0)


def test_deal_share_without_variance_is_not_defined() -> None:
    assert isnan(lab.deal_share(game(Race), workers=1).value)


@pytest.mark.parametrize(("card", "answer"), [("AS", -0.75), ("2S", 0), ("3S", 0.75)])
def test_card_worth_in_high_card_of_three_cards(card: str, answer: float) -> None:
    toy = game(HighCard, pack=THREE)
    assert covers(lab.card_worth(toy, card, games=600, workers=1), answer)


def test_a_useless_move_forbidden_costs_nothing_and_a_winning_one_everything() -> None:
    assert covers(lab.restricted(game(Two), "other", workers=1), 0.5)
    assert covers(lab.restricted(game(Winning), "other", player=_Last(), workers=1, games=100), 0)


def test_skill_of_nim_and_of_high_card() -> None:
    nim = lab.skill(game(Nim), ladder=(_First(), _Last()), games=60, workers=1)
    assert next(iter(nim.values())).low > 0.5
    luck = lab.skill(game(HighCard), ladder=(_First(), _Last()), games=200, workers=1)
    assert covers(next(iter(luck.values())), 0.5)


# All of them ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(ALL))
def test_each_measure_says_what_it_is_in_both_languages(name: str) -> None:
    measure = ALL[name]
    for words in (measure.name, measure.says, measure.silent):
        assert words.en
        assert words.zh
        assert words.en != words.zh


def test_few_deals_conclude_nothing() -> None:
    assert "too few" in str(measured(Flip, "seats", games=10))


def test_what_was_not_recorded_says_how_to_record_it() -> None:
    run = lab.simulate(game(Flip), games=2, workers=1)
    with pytest.raises(lab.LabError, match=r"measures=\['drama'\]"):
        run.measure("drama")
    with pytest.raises(lab.LabError, match="did you mean length"):
        run.measure("lenght")
