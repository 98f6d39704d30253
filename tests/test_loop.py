"""One way to run a game: whole games, the table, tried moves, branches and bare states play alike, by the same luck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

import cardgames
from cardgames import CHANCE, GameError, IllegalMove, PlayerError
from cardgames.classroom.attempt import try_moves
from cardgames.engine.chance import Draws, Luck, pick
from cardgames.engine.game import Game
from cardgames.engine.moves import Move
from cardgames.engine.timeline import Timeline
from cardgames.engine.view import View
from cardgames.players import GreedyPlayer, RandomPlayer, player
from cardgames.players.loop import Bare, play_on, run
from cardgames.players.sitting import Sitting

GAMES = [cardgames.game(slug) for slug in cardgames.games()]
SHORT = {"three-kingdoms": {"max_hands": 1}}
"""Options that keep the longest games short enough to be played often."""


@pytest.fixture(params=GAMES, ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def options(game: Game) -> dict[str, Any]:
    return SHORT.get(game.slug, {})


def whole(game: Game, seed: object = 7, who: Sequence[Any] | None = None, **more: Any) -> Timeline:
    """A game of random and greedy players, as many as are usual (two at least where there is a choice)."""
    seats = max(game.seats[0], min(3, game.seats[-1]))
    return game.play(who or ["random", "greedy", "random", "greedy"][:seats], seed=seed, **more, **options(game))


def moves(line: Timeline) -> list[str]:
    return [f"{step.actor} {step.move}" for step in line.steps[1:]]


def people(line: Timeline) -> list[Any]:
    """The same players, but a person at seat 0."""
    return ["you", *(line.players or ())[1:]]


class Drawn:
    """A player that notes the first number it could draw in each choice, and plays at random."""

    def __init__(self) -> None:
        self.numbers: list[float] = []

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        self.numbers.append(rng.random())
        return pick(moves, rng)


# The same game everywhere ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [7, "tea"])
def test_the_table_plays_the_game_that_a_whole_game_plays(game: Game, seed: object) -> None:
    line = whole(game, seed)
    sitting = Sitting(game, people(line), seed=seed, **options(game))
    while sitting.seat is not None:
        sitting.play(line[len(sitting.timeline)].move or "")
    assert moves(sitting.timeline) == moves(line)
    assert sitting.timeline.last == line.last


def test_a_hint_is_what_the_greedy_player_would_play(game: Game) -> None:
    who: list[Any] = ["greedy", *["random"] * (max(2, game.seats[0]) - 1)][: game.seats[-1]]
    line = whole(game, 3, who)
    sitting = Sitting(game, people(line), seed=3, **options(game))
    for _ in range(40):
        if sitting.seat is None:
            break
        before = sitting.timeline.record()
        assert sitting.hint() == line[len(sitting.timeline)].move
        assert sitting.timeline.record() == before
        sitting.play(sitting.hint())


def test_a_branch_with_the_same_move_plays_on_to_the_same_end(game: Game) -> None:
    line = whole(game)
    for number in range(0, len(line) - 1, max(1, len(line) // 7)):
        same = line.branch(number, line[number + 1].move, play_on=True)
        assert moves(same) == moves(line)
        assert moves(line.branch(number, play_on=True)) == moves(line)
        loaded = cardgames.load(line.record()).branch(number, line[number + 1].move, play_on=True)
        assert moves(loaded) == moves(line)


def test_tried_moves_have_the_luck_of_the_line_that_they_leave(game: Game) -> None:
    line = whole(game, 11)
    drawn = [step.number for step in line if step.actor == CHANCE]
    for number in {0, len(line) // 2, *(n - 1 for n in drawn[:3])}:
        own = [step.move.text for step in line.steps[number + 1 : number + 9] if step.move and step.actor != CHANCE]
        tried, refused, error = try_moves(line.branch(number), own)
        assert (refused, error) == (None, None)
        assert moves(tried) == moves(line)[: len(tried) - 1]
        assert len(tried) > number + len(own)


def test_tried_moves_after_a_deal_are_those_of_the_game(game: Game) -> None:
    line = whole(game, 11)
    own = [step.move.text for step in line.steps[1:9] if step.move and step.actor != CHANCE]
    tried, _, error = try_moves(line.state(0), own, 11)
    assert error is None
    assert moves(tried) == moves(line)[: len(tried) - 1]


def test_a_bare_state_plays_the_same_game(game: Game) -> None:
    line = whole(game)
    seats, words = line.last.seats, line.players or ()
    state = game.start(seats=seats, seed=7, events=False, **options(game))
    bare = Bare(state)
    actors = list(run(bare, {seat: player(game, who) for seat, who in enumerate(words)}, Luck(7, seats)))
    assert actors == [step.actor for step in line.steps[1:]]
    assert bare.last is state
    assert state == line.last


# Luck ----------------------------------------------------------------------------------------------------------------


def numbers(game: Game, first: Any, luck: object) -> tuple[dict[int, list[float]], list[str]]:
    """What the others and chance could draw, by seat, in a game in which this player sits at seat 0."""
    seats = max(2, game.seats[0])
    drawn = {seat: Drawn() for seat in range(1, seats)}
    chance: list[float] = []
    state = game.start(seats=seats, seed=1, events=False, **options(game))

    class Watched(Luck):
        def draws(self, actor: int) -> Random:
            rng = super().draws(actor)
            if actor == CHANCE:
                chance.append(rng.random())
                rng = Draws(int(chance[-1] * 2**60))
            return rng

    actors = list(run(Bare(state), {0: first, **drawn}, Watched(luck, seats)))
    return {CHANCE: chance, **{seat: who.numbers for seat, who in drawn.items()}}, [f"{actor}" for actor in actors]


@pytest.mark.parametrize("game", [game for game in GAMES if game.seats[-1] > 1], ids=lambda game: game.slug)
def test_what_one_does_moves_nobody_elses_luck(game: Game) -> None:
    class Last:
        def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
            for _ in range(5):
                rng.random()
            return moves[len(moves) // 2]

    one, _ = numbers(game, RandomPlayer(), 5)
    other, _ = numbers(game, Last(), 5)
    apart, _ = numbers(game, RandomPlayer(), 6)
    shared = 0
    for seat in one:
        both = min(len(one[seat]), len(other[seat]))
        assert one[seat][:both] == other[seat][:both]
        assert not set(one[seat]) & set(apart[seat])
        shared += both
    assert shared > 2


def test_luck_is_apart_from_the_deal(game: Game) -> None:
    one, other = (whole(game, 7, luck=luck) for luck in (7, "another"))
    assert one.deck == other.deck == tuple(game.deck(7))
    assert moves(one) == moves(whole(game, 7))
    assert moves(one) != moves(other)
    dealt = whole(game, None, deck=game.deck(7), luck=7)
    assert moves(dealt) == moves(one)
    assert (dealt.seed, dealt.luck) == (None, 7)


def test_every_choice_has_draws_of_its_own() -> None:
    seen: dict[float, tuple[Any, ...]] = {}
    for luck in (0, 1, "1 ", "tea"):
        drawn = Luck(luck, 6)
        for actor in range(-1, 6):
            for choice in range(200):
                rng = drawn.draws(actor)
                for draw in range(3):
                    number = rng.random()
                    assert 0 <= number < 1
                    assert number not in seen, (seen.get(number), (luck, actor, choice, draw))
                    seen[number] = (luck, actor, choice, draw)
    tenths = defaultdict(int)
    for number in seen:
        tenths[int(number * 10)] += 1
    assert all(abs(count - len(seen) / 10) < 5 * (len(seen) * 0.09) ** 0.5 for count in tenths.values())


FIRST = [0.40068519956073956, 0.7892536205182936, 0.8363582048795241, 0.20944130280184847]
BITS = (119301289565016248911, 0, 5)


def test_luck_is_the_same_on_every_machine() -> None:
    luck = Luck("tea", 3)
    assert [luck.draws(actor).random() for actor in (-1, 0, 2, 2)] == FIRST
    assert [Luck("tea", 6).draws(actor).random() for actor in (-1, 0, 2)] == FIRST[:3]
    rng = Luck(7, 2).draws(1)
    assert (rng.getrandbits(70), rng.getrandbits(0), rng.getrandbits(3)) == BITS


def test_draws_are_random_numbers_like_pythons() -> None:
    rng = Luck(7, 2).draws(0)
    assert isinstance(rng, Random)
    assert rng.choice("abc") in "abc"
    assert sorted(rng.sample(range(9), 9)) == list(range(9))
    assert rng.gauss(0, 1) ** 2 >= 0
    state, then = rng.getstate(), rng.random()
    rng.setstate(state)
    assert rng.random() == then
    rng.seed("a")
    again = rng.random()
    rng.seed("a")
    assert rng.random() == again
    with pytest.raises(ValueError, match="non-negative"):
        rng.getrandbits(-1)


# Who plays on --------------------------------------------------------------------------------------------------------


def test_a_branch_stops_where_a_person_decides() -> None:
    sitting = Sitting(cardgames.game("hey-bartender"), ["greedy", "you", "random"], seed=7)
    for _ in range(3):
        sitting.play(sitting.state.legal_moves()[0])
    line = sitting.timeline
    assert line.players == ("greedy", "you", "random")
    branch = line.branch(3, play_on=True)
    assert moves(branch) == moves(line)[: len(branch) - 1]
    assert branch.last.actor == 1
    other = line.branch(1, line[1].state.legal_moves()[-1], play_on=True)
    assert (other.last.actor, len(other)) == (1, 5)


def test_without_players_nobody_plays_on() -> None:
    line = cardgames.game("spots").timeline(seats=2, seed=1)
    with pytest.raises(GameError, match="this game does not say who plays") as fault:
        line.branch(0, play_on=True)
    assert "apply" in fault.value.text("zh")
    with pytest.raises(IllegalMove):
        line.branch(0, "play AC", play_on=True)


def test_players_of_ones_own_play_on_while_they_are_at_hand() -> None:
    line = cardgames.game("spots").play([Drawn(), "random"], seed=1)
    assert line.players == ("custom Drawn", "random")
    assert moves(line.branch(3, play_on=True)) == moves(line)
    assert "player 0: custom Drawn\n" in line.record()
    with pytest.raises(
        GameError, match="seat 0 of this game was played by 'custom Drawn', a player that is not at hand"
    ):
        cardgames.load(line.record()).branch(3, play_on=True)


def test_a_person_plays_no_whole_game() -> None:
    with pytest.raises(GameError, match="'you' isn't a player"):
        cardgames.game("spots").play(["you", "greedy"])


# Failures and interrupts ---------------------------------------------------------------------------------------------


class Stopping:
    """A player that plays at random and does something else at its n-th choice."""

    def __init__(self, number: int, does: Any) -> None:
        self.left = number
        self.does = does

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Any:
        self.left -= 1
        return pick(moves, rng) if self.left else self.does(view, moves)


def fails(view: View, moves: Sequence[Move]) -> Any:
    raise KeyError(f"{view.zones} {moves}")


def another_game(view: View, moves: Sequence[Move]) -> Move:
    slug = "spots" if view.game != "spots" else "hey-bartender"
    return cardgames.game(slug).start(seats=2).legal_moves()[0]


@pytest.mark.parametrize(
    ("does", "words", "chinese"),
    [
        (fails, "its choose() ended in an error, KeyError", "KeyError"),
        (lambda view, moves: None, "has to give one of the moves, and gave something else", "别的东西"),
        (lambda view, moves: moves, "has to give one of the moves, and gave something else", "别的东西"),
        (lambda view, moves: 5, "has to give one of the moves, and gave something else", "别的东西"),
        (lambda view, moves: "no such move", "its move is not legal here", "不合规则"),
        (another_game, "its move is not legal here", "不合规则"),
    ],
)
def test_a_player_that_fails_is_named_and_loses_nothing(game: Game, does: Any, words: str, chinese: str) -> None:
    seats = max(2, game.seats[0]) if game.seats[-1] > 1 else 1
    who: list[Any] = [Stopping(3, does), *["random"] * (seats - 1)]
    with pytest.raises(PlayerError) as caught:
        game.play(who, seed=2, **options(game))
    fault = caught.value
    line = fault.timeline
    assert line is not None
    assert sum(step.actor == 0 for step in line) == 2
    assert (fault.seat, fault.step, line.last.actor) == (0, len(line), 0)
    assert cardgames.load(line.record()).last == line.last
    assert str(fault) == f"the player at seat 0 made no move at step {len(line)}: {str(fault).partition(': ')[2]}"
    assert words in str(fault)
    assert chinese in fault.text("zh")
    assert not any(card.text in fault.text(lang) for card in game.pack for lang in ("en", "zh"))


def test_a_player_that_takes_other_things_is_told_what_it_gets() -> None:
    class Short:
        def choose(self, view: View) -> Any: ...

    class Inside:
        def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Any:
            return len()  # type: ignore[call-arg]

    for who, words in ((Short(), "has to take three things, choose(view, moves, rng)"), (Inside(), "TypeError")):
        with pytest.raises(PlayerError) as caught:
            cardgames.game("spots").play([who, "random"])
        assert words in str(caught.value)
        assert caught.value.step == 2
        assert isinstance(caught.value.__cause__, TypeError)


def test_an_interrupt_carries_the_game_so_far(game: Game) -> None:
    def stop(view: View, moves: Sequence[Move]) -> Any:
        raise KeyboardInterrupt

    seats = max(2, game.seats[0]) if game.seats[-1] > 1 else 1
    with pytest.raises(KeyboardInterrupt) as caught:
        game.play([Stopping(3, stop), *["random"] * (seats - 1)], seed=2, **options(game))
    line = caught.value.timeline  # type: ignore[attr-defined]
    assert cardgames.load(line.record()).last == line.last
    full = game.play(["random"] * seats, seed=2, **options(game))
    assert moves(line) == moves(full)[: len(line) - 1]
    line.players = full.players
    line.own_players = {}
    play_on(line)
    assert moves(line) == moves(full), "it goes on as if nothing had happened"


def test_a_fault_of_the_rules_is_not_blamed_on_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    spots = cardgames.game("spots")
    calls = count()
    real = Timeline.apply

    def broken(self: Timeline, move: Any, **more: Any) -> Any:
        if next(calls) == 4:
            raise ZeroDivisionError
        return real(self, move, **more)

    monkeypatch.setattr(Timeline, "apply", broken)
    with pytest.raises(ZeroDivisionError) as caught:
        spots.play(seats=2)
    assert len(caught.value.timeline) == 5  # type: ignore[attr-defined]


def test_two_seats_may_share_a_player_and_two_tables_a_list() -> None:
    greedy = player(cardgames.game("spots"), "greedy")
    assert isinstance(greedy, GreedyPlayer)
    who = [greedy, greedy]
    one, other = (cardgames.game("spots").play(who, seed=3) for _ in range(2))
    assert moves(one) == moves(other) == moves(cardgames.game("spots").play(["greedy", "greedy"], seed=3))
    assert who == [greedy, greedy]
