"""Positions of Brain Baseball laid out in short, and the rules told a second time, from the moves alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from cardgames.engine.moves import Move
from cardgames.engine.timeline import Timeline
from cardgames.games.brain_baseball import GAME
from cardgames.games.brain_baseball.rules import BrainBaseball
from tests.games.laying import go

HANDS = ("9S 3C", "4H JD", "8D 2C")
HIT = ("pitch 9S", "swing 4H", "swing 8D")
"""With these hands: hit by seat 2, with seat 0 to be asked for a catch."""
LAST = ("9S", "4H", "8D KC")
LAST_MOVES = ("pitch 9S", "swing 4H", "pass", "catch KC")
"""The last round of a season: seat 2 scores 9 and alone has a card left."""
BAT, CATCH = "A23456789TJQK", "3456789TJQK2A"


def lay(*hands: str, pitcher: int = 0, options: dict[str, Any] | None = None, **fields: Any) -> BrainBaseball:
    """A seat about to pitch; the three small hands of the worked examples where no others are given."""
    hands = hands or HANDS
    state = GAME.position(seats=len(hands), hands=hands, pitcher=pitcher, options=options, **fields)
    return cast(BrainBaseball, state)


def on_field(*hands: str, moves: Sequence[str], **fields: Any) -> BrainBaseball:
    """A position some moves later."""
    state = lay(*hands, **fields)
    go(state, *moves)
    return state


def streak(n: int, *hands: str, streaker: int = 0, **fields: Any) -> BrainBaseball:
    """A position in which a seat has had some unhit pitches in a row."""
    return lay(*hands, streak=n, streaker=streaker, **fields)


def deal(**settings: Any) -> BrainBaseball:
    """A game that has just been dealt."""
    return cast(BrainBaseball, GAME.start(**settings))


class Referee:
    """BB-2.1 to BB-7.5 kept by hand along a whole game: who must be asked, who gets each ball, who wins."""

    def __init__(self, game: Timeline) -> None:
        start = game.steps[0].state
        self.seats, self.options = start.seats, start.options
        self.moves = iter([step.move for step in game.steps[1:] if step.move is not None])
        self.scores = [0] * self.seats
        self.cards = [0] * self.seats
        self.asked: list[int] = []
        self.streak: tuple[int, int] = (-1, 0)
        self.winners = self.play()

    def play(self) -> list[int]:
        for season in range(self.options["seasons"]):
            if season and next(self.moves).kind != "shuffle":
                raise AssertionError("no shuffle before a season")
            if self.options["streak_scope"] == "season":
                self.streak = (-1, 0)
            if self.season(season % self.seats):
                return [self.streak[0]]
        assert next(self.moves, None) is None, "moves after the end"
        return [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)]

    def season(self, pitcher: int) -> bool:
        """A season; whether it ends the game."""
        self.cards = [7] * self.seats
        least = 2 if self.options["season_end"] == "current" else 1
        while (holders := sum(map(bool, self.cards))) >= least:
            while not self.cards[pitcher]:
                pitcher = (pitcher + 1) % self.seats
            pitcher = self.round(pitcher)
            if self.streak[1] == 3:
                return True
            if holders == 1:
                break
        return False

    def round(self, pitcher: int) -> int:
        """A round; who gets the ball."""
        ball = self.ask(pitcher).card.text[0]
        swings = list(self.around(pitcher, "swing"))
        if swings:
            assert all(BAT.index(one) <= BAT.index(ball) for _, one in swings)
            assert [BAT.index(one) for _, one in swings] == sorted({BAT.index(one) for _, one in swings})
            batter = swings[-1][0]
            self.streak = (-1, 0)
            catches = list(self.around(batter, "catch"))
            heights = [CATCH.index(one) for _, one in catches]
            assert heights == sorted(set(heights))
            if self.options["ball_value_in_catch"] == "catch":
                assert all(height > CATCH.index(ball) for height in heights)
            pitcher = catches[-1][0] if catches else batter
        else:
            self.streak = (pitcher, self.streak[1] + 1 if self.streak[0] == pitcher else 1)
        self.scores[pitcher] += 1 + BAT.index(ball)
        return pitcher

    def around(self, first: int, kind: str) -> Iterator[tuple[int, str]]:
        """Ask everybody else with cards once, and give what they play."""
        for step in range(1, self.seats):
            seat = (first + step) % self.seats
            if self.cards[seat]:
                move = self.ask(seat)
                assert move.kind in (kind, "pass")
                if move.kind == kind:
                    yield seat, move.card.text[0]

    def ask(self, seat: int) -> Move:
        self.asked.append(seat)
        move = next(self.moves)
        self.cards[seat] -= move.kind != "pass"
        return move
