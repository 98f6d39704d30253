"""Toys with one fault each; `tests/conformance/faults.py` says which check has to notice it."""

from __future__ import annotations

import random
from typing import Any

from cardgames.cards import Card
from cardgames.engine.board import Board, Group, Slot
from cardgames.engine.events import Telling
from cardgames.engine.game import Game
from cardgames.engine.moves import Illegal, Move, MoveForm
from cardgames.engine.sheet import Line
from cardgames.engine.state import Decision, Kind, State
from cardgames.engine.words import Said, Words
from cardgames.engine.zones import Counter, Zone
from cardgames.frozen import FrozenDict
from tests.conformance.toys.rules import FORMS, SEAL, Toy
from tests.conformance.toys.words import REFUSALS, TELLINGS


def telling(kind: str, en: str, zh: str, hidden: Words | None = None) -> dict[str, Telling]:
    """The toy's tellings with another sentence for one kind."""
    return TELLINGS | {kind: Telling(Words(en, zh), hidden)}


class LosesACard(Toy):
    """A card drops out of the discard pile when cards are drawn."""

    def draw_owed(self) -> None:
        if self.round == 2 and self.discard:
            self.discard.pop()
        super().draw_owed()


class DoublesACard(Toy):
    """A drawn card stays in the deck too."""

    def draw_owed(self) -> None:
        if self.owed and self.deck and self.round == 1:
            self.deck.append(self.deck[0])
        super().draw_owed()


class SharesAList(Toy):
    """A list inside a list of the state is not copied."""

    counters = (*Toy.counters, Counter("notes", "notes", default=[[0], [0]]))


class SharesTheTally(Toy):
    """What a copy writes on the sheet stands on the original's sheet too."""

    def copy(self) -> Toy:
        new = super().copy()
        new.tally = self.tally
        return new


class HidesAnAttribute(Toy):
    """Part of the state is declared nowhere."""

    __slots__ = ("streak",)

    def reveal(self) -> None:
        self.streak = getattr(self, "streak", 0) + 1
        super().reveal()


class RemembersAside(Toy):
    """A number that decides about points is declared, but its value is no number that a text can keep."""

    counters = (*Toy.counters, Counter("mark", "mark", default=0))
    mark: Any

    def reveal(self) -> None:
        self.mark = (self.round,)
        super().reveal()

    def most(self) -> int:
        return super().most() if isinstance(self.mark, tuple) else 0


class ActsWhenHeard(Toy):
    """The discard pile lies in another order when somebody listens."""

    def score(self, *, cancelled: bool) -> None:
        super().score(cancelled=cancelled)
        if self.heard is not None:
            self.discard.reverse()


class ListsTooFew(Toy):
    """Aces may be sealed, but are not listed."""

    def seals(self) -> list[Move]:
        moves = super().seals()
        return [move for move in moves if move.card.rank != 1] or moves

    decisions = Toy.decisions | {
        "seal": Decision("TY-2.1", Toy.decisions["seal"].prompt, seals, Toy.decisions["seal"].kinds)
    }


class ListsTooMany(Toy):
    """A card too many can be drawn, says the listing."""

    def draws(self) -> list[Move]:
        return [move for n in range(self.most() + 2) for move in [self.game.forms["draw"](n)]]

    decisions = Toy.decisions | {
        "draw": Decision("TY-3.1", Toy.decisions["draw"].prompt, draws, Toy.decisions["draw"].kinds)
    }


class CountsTries(Toy):
    """Asking whether a move is legal leaves a mark."""

    counters = (*Toy.counters, Counter("tries", "tries"))
    tries: int

    def check_seal(self, move: Move) -> Illegal | None:
        wrong = super().check_seal(move)
        if wrong is not None:
            self.tries += 1
        return wrong

    decisions = Toy.decisions | {
        "seal": Decision("TY-2.1", Toy.decisions["seal"].prompt, Toy.seals, {"seal": Kind(check_seal, Toy.do_seal)})
    }


class ShowsThrees(Toy):
    """Everybody can tell from a number how many threes the deck holds on top."""

    counters = (*Toy.counters, Counter("luck", "luck", Words("Luck", "运气"), derived=True))

    @property
    def luck(self) -> int:
        """The rank of the top card."""
        return self.deck[0].rank if self.deck else 0


class NamesTheDraw(Toy):
    """The others are told which card was drawn."""

    tellings = telling(
        "draw", "{actor:seat} draws {card:card}.", "{actor:seat}摸到{card:card}。",
        Words("{actor:seat} draws {card:card}.", "{actor:seat}摸到{card:card}。"),
    )  # fmt: skip


class HintsAtTheSeal(Toy):
    """The others are told the rank of a sealed card, though not the card."""

    tellings = telling(
        "seal", "{actor:seat} seals {card:card}.", "{actor:seat}暗出{card:card}。",
        Words("{actor:seat} seals a card of {n:# point|points}.", "{actor:seat}暗出{n}点的牌。"),
    )  # fmt: skip

    def tell(self, clause: str, kind: str, actor: int | None = None, to: tuple[int, ...] | None = None,
             **values: Any) -> None:  # fmt: skip
        if kind == "seal":
            values["n"] = values["card"].rank
        super().tell(clause, kind, actor, to, **values)


class DrawsInSilence(Toy):
    """The others are told nothing of a draw; they only see a hand grow."""

    tellings = telling("draw", "{actor:seat} draws {card:card}.", "{actor:seat}摸到{card:card}。")

    def do_draw(self, move: Move) -> None:
        self.owed = move.number
        if self.heard is not None:
            self.tell("TY-3.1", "asks", self.best, to=(self.best,), n=move.number)
        self.draw_owed()

    decisions = Toy.decisions | {
        "draw": Decision("TY-3.1", Toy.decisions["draw"].prompt, Toy.draws, {"draw": Kind(Toy.check_draw, do_draw)})
    }


class HasEmptySteps(Toy):
    """Passing is told to nobody, not even to whoever passes."""

    def do_pass(self, move: Move) -> None:
        heard, self.heard = self.heard, None
        seat = self.actor or 0
        following = next((s for s in range(seat + 1, self.seats)
                          if s != self.best and any(c.rank == 1 for c in self.hands[s])), None)  # fmt: skip
        if following is None:
            self.heard = heard
        self.next_ace(seat + 1)
        self.heard = heard

    decisions = Toy.decisions | {
        "ace": Decision(
            "TY-2.5", Toy.decisions["ace"].prompt, Toy.aces,
            {"ace": Kind(Toy.check_ace, Toy.do_ace), "pass": Kind(Toy.check_pass, do_pass)}, secret=True,
        )
    }  # fmt: skip


class PeeksAtHands(Toy):
    """What the first seat may draw depends on a hand that it does not see."""

    def most(self) -> int:
        other = self.hands[(self.best + 1) % self.seats]
        return min(super().most(), other[0].rank if other else 2)


class CountsGames(Toy):
    """A number that belongs to no state is told."""

    shuffles = 0
    tellings = telling("wins", "{actor:seat} wins for the {n}. time.", "{actor:seat}第{n}次赢。")

    def tell(self, clause: str, kind: str, actor: int | None = None, to: tuple[int, ...] | None = None,
             **values: Any) -> None:  # fmt: skip
        if kind == "wins":
            CountsGames.shuffles += 1
            values["n"] = CountsGames.shuffles
        super().tell(clause, kind, actor, to, **values)


class RollsDice(Toy):
    """The discard pile is turned over by luck that no record keeps."""

    def score(self, *, cancelled: bool) -> None:
        super().score(cancelled=cancelled)
        if random.random() < 0.5:
            self.discard.reverse()


class OrdersBySets(Toy):
    """The discard pile lies in the order of a set."""

    def score(self, *, cancelled: bool) -> None:
        super().score(cancelled=cancelled)
        self.discard = [self.game.pack[text] for text in {card.text for card in self.discard}]


class TellsALiveList(Toy):
    """The list of revealed cards goes on changing after it was told."""

    def tell(self, clause: str, kind: str, actor: int | None = None, to: tuple[int, ...] | None = None,
             **values: Any) -> None:  # fmt: skip
        if kind == "reveal":
            values["cards"] = self.discard
        super().tell(clause, kind, actor, to, **values)


TWICE = (SEAL, MoveForm("ace", "seal {card:card}", Words("Use {card:card}", "用{card:card}")), *FORMS[2:])


class WritesAlike(Toy):
    """Two kinds of move have the same text."""

    def aces(self) -> list[Move]:
        return [self.game.forms["pass"]()] + [TWICE[1](c) for c in self.hands[self.actor or 0] if c.rank == 1]

    decisions = Toy.decisions | {
        "ace": Decision("TY-2.5", Toy.decisions["ace"].prompt, aces, Toy.decisions["ace"].kinds, secret=True)
    }


class RepairsMoves(Game):
    """Reads an illegal move as the first legal one."""

    def parse_move(self, state: State, text: str, *, strict: bool = False) -> Move:
        move = super().parse_move(state, text, strict=strict)
        legal = state.legal_moves()
        return legal[0] if legal and state.check(move) is not None else move


class ScoresInSilence(Toy):
    """A point that no line of the sheet explains."""

    def score(self, *, cancelled: bool) -> None:
        if cancelled:
            self.points[self.best] += 1
        super().score(cancelled=cancelled)


class AddsWrongly(Toy):
    """The arithmetic of a line does not make its amount."""

    def line(self, entry: tuple[int, Card, int, int]) -> Line:
        seat, card, high, low = entry
        return Line(seat, "TY-2.4", Said(Words("{card:card} is highest", "{card:card}最大"), {"card": card}),
                    f"{high} + {low}", high - low)  # fmt: skip


class InventsAClause(Toy):
    """Names a clause that the rulebook does not have."""

    end_clause = "TY-9.9"


class InventsAClauseRarely(Toy):
    """Tells an event under a clause that the rulebook does not have."""

    def tell(self, clause: str, kind: str, actor: int | None = None, to: tuple[int, ...] | None = None,
             **values: Any) -> None:  # fmt: skip
        super().tell("TY-5.1" if kind == "shuffle" else clause, kind, actor, to, **values)


class LacksChinese(Toy):
    """One refusal was not translated."""

    refusals = REFUSALS | {"too_many": (REFUSALS["too_many"][0], Words("Try less.", "Try less."))}


class LacksAValue(Toy):
    """A sentence has a field that nobody fills."""

    tellings = telling("wins", "{actor:seat} has the highest card.", "{actor:seat}的{card:card}最大。")


class SaysEnglishInChinese(Toy):
    """An English word is passed into the Chinese sentence."""

    tellings = telling("wins", "{actor:seat} {verb}.", "{actor:seat}{verb}。")

    def tell(self, clause: str, kind: str, actor: int | None = None, to: tuple[int, ...] | None = None,
             **values: Any) -> None:  # fmt: skip
        super().tell(clause, kind, actor, to, **values | ({"verb": "wins"} if kind == "wins" else {}))


class HasABox(Toy):
    """A place that holds cards but does not lie on the board."""

    zones = (*Toy.zones, Zone("box", "box", Words("Box", "盒子")))
    box: list[Card]

    def score(self, *, cancelled: bool) -> None:
        super().score(cancelled=cancelled)
        if self.round == 1:
            self.box.append(self.discard.pop())


class ShowsNoPlace(Game):
    """A board that shows a place the game does not have."""

    board = Board(
        (Group("middle", tuple(Slot(name) for name in ("hand", "sealed", "table", "deck", "discard", "pot"))),)
    )


class IgnoresAnOption(Toy):
    """More than three rounds are played as three."""

    def set_up(self, deck: list[Card]) -> None:
        self.options = FrozenDict({**self.options, "rounds": min(3, self.options["rounds"])})
        super().set_up(deck)


class BreaksWithFive(Toy):
    """One value of an option has no rules."""

    def set_up(self, deck: list[Card]) -> None:
        super().set_up({1: deck, 2: deck, 3: deck, 4: deck}[self.options["rounds"]])


class HasNoWinner(Toy):
    """Nobody says who won, not even at the end."""

    def winners(self) -> list[int] | None:
        return None

    def tell(self, clause: str, kind: str, actor: int | None = None, to: tuple[int, ...] | None = None,
             **values: Any) -> None:  # fmt: skip
        super().tell(clause, kind, actor, to, **values | ({"seats": []} if kind == "end" else {}))


class WinsTooEarly(Toy):
    """There is a winner after the first round."""

    def winners(self) -> list[int] | None:
        return [0] if self.round else super().winners()
