"""Toy games whose measures are known: one pick at a time, and chance between the picks."""

from __future__ import annotations

from typing import Any

from cardgames.cards import Card, Pack
from cardgames.engine.events import Telling
from cardgames.engine.game import Game
from cardgames.engine.moves import Illegal, Move, MoveForm
from cardgames.engine.sheet import Line
from cardgames.engine.state import Decision, Kind, State
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import NONE, OWNER, Counter, Zone

PACK = Pack.standard("lab toy", ranks="A23")
PICK = MoveForm("pick", "pick {n:number}", Words("Pick {n}", "选{n}"))
FLIP = MoveForm("flip", "flip {n:number}", Words("Flip {n}", "翻{n}"))
OTHER = MoveForm("other", "other {n:number}", Words("Other {n}", "另选{n}"))


def _fine(state: Any, move: Move) -> Illegal | None:
    return None


class Toy(State):
    """Seats pick one of `menu()` numbers, chance flips one of `faces()`; what follows is `picked` and `flipped`.

    `went` counts picks, `memory` keeps one number.
    """

    zones = (
        Zone("hand", "hands", Words("Hand", "手牌"), per_seat=True, faces=OWNER),
        Zone("deck", "deck", Words("Deck", "牌堆"), faces=NONE),
    )
    counters = (
        Counter("score", "points", Words("Points", "得分"), per_seat=True),
        Counter("went", "went"),
        Counter("memory", "memory"),
    )
    decisions = {
        "pick": Decision(
            "TO-1.1",
            Words("{actor:seat} picks", "{actor:seat}选"),
            lambda state: [PICK(n) for n in range(state.menu())],
            {"pick": Kind(_fine, lambda state, move: state.pick(move.number))},
        ),
        "flip": Decision(
            "TO-1.2",
            Words("chance flips", "随机翻"),
            lambda state: [FLIP(n) for n in range(state.faces())],
            {"flip": Kind(_fine, lambda state, move: state.flipped(move.number))},
            draw=lambda state, rng: FLIP(int(rng.random() * state.faces())),
        ),
    }
    tellings = {"end": Telling(Words("It ends.", "结束。"), moment="end"), "some": Telling(Words("So.", "好。"))}
    end_clause = "TO-9.9"

    hands: list[list[Card]]
    deck: list[Card]
    points: list[float]
    went: int
    memory: int

    def set_up(self, deck: list[Card]) -> None:
        self.deck = deck[:]
        self.dealt()

    def dealt(self) -> None:
        """What the deal does; here seat 0 picks first."""
        self.ask("pick", 0)

    def menu(self) -> int:
        return 1

    def faces(self) -> int:
        return 2

    def pick(self, n: int) -> None:
        self.went += 1
        self.picked(n)

    def picked(self, n: int) -> None:
        self.finish()

    def flipped(self, n: int) -> None:
        self.finish()

    def score(self, seat: int, amount: float, clause: str = "TO-2.1") -> None:
        """Points for a seat."""
        self.points[seat] += amount
        self.tally.append((seat, clause, amount))

    def finish_by(self, clause: str) -> None:
        """The end, told by a clause."""
        self.finish()
        if self.heard is not None:
            self.tell(clause, "end")

    def line(self, entry: tuple[int, str, float]) -> Line:
        seat, clause, amount = entry
        return Line(seat, clause, Said(Words("points", "得分")), "", amount)

    def scores(self) -> list[float]:
        return self.points[:]


def game(state: type[Toy], *, seats: range = range(2, 3), pack: Pack = PACK, longest: int = 100) -> Game:
    """A toy as a game."""
    return Game(
        slug="lab-toy",
        prefix="TO",
        title=Words("Toy", "玩具"),
        seats=seats,
        pack=pack,
        state=state,
        forms=(PICK, FLIP, OTHER),
        longest=longest,
    )
