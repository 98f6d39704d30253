"""A game that people and bots play together: whose turn it is, what chosen cards make, hints, moves taken back.

It knows no screen: a table asks it what it shows. It plays as every game is played (see `loop`): the same moves after
the same deal meet the same answers, also after a move was taken back, and what one does moves nobody else's luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from cardgames.cards import by_pack
from cardgames.engine.game import GameError
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import State
from cardgames.engine.words import Said, Words
from cardgames.players import PERSON, loop, player
from cardgames.players.questions import Stop, cut, nothing, stops
from cardgames.players.resuming import resumed

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.engine.timeline import Timeline

_MORE = Words(
    "{cards:cards} alone can't be played here; with more cards you have {n:# move|moves}.",
    "只选{cards:cards}还不能打；再选几张，有{n}种打法。",
)
_NONE = Words("Nothing you can do here uses {cards:cards}.", "这里没有用到{cards:cards}的打法。")


@dataclass(frozen=True, slots=True)
class Offer:
    """What chosen cards make: the legal moves of just these cards, or else why there is none."""

    moves: tuple[Move, ...] = ()
    refused: Illegal | None = None
    said: Said | None = None


class Sitting:
    """A game with people at the seats that are "you", and bots at the others."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Any],
        *,
        seed: Any = None,
        luck: Any = None,
        deck: Any = None,
        record: str | Timeline | None = None,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> None:
        """Deals, or goes on with a recorded game, and lets the bots move until it is a person's turn.

        Raises GameError where nobody is "you" or something is said against the record, and RecordError.
        """
        if not isinstance(seats, (list, tuple)) or PERSON not in seats:
            raise GameError(
                "seats are a list with one entry for each seat, and at least one of them has to be 'you'; "
                "the others are 'random', 'greedy' or players",
                "座位要写成列表，每个座位一项，至少有一项是 'you'；其余是 'random'、'greedy' 或玩家对象",
            )
        self.game = game
        if record is None:
            line = game.timeline(seats=len(seats), seed=seed, luck=luck, deck=deck, names=names, **options)
        else:
            line = resumed(game, seats, record, seed=seed, luck=luck, deck=deck, names=names, options=options)
        loop.seat_players(line, seats)
        self.people = tuple(seat for seat, who in enumerate(seats) if who == PERSON)
        self.bots = line.own_players
        self._first = line.branch(0)
        loop.play_on(line)
        self._now = _Now(
            line, self._first_question(line, max(s.number for s in line if s.actor in (None, *self.people))), 1
        )
        self.left: list[_Now] = []

    @property
    def timeline(self) -> Timeline:
        """The game as it stands."""
        return self._now.line

    @property
    def shown(self) -> Timeline:
        """The game as far as the person whose turn it is may know that it has come; see `questions`."""
        return self._now.shown

    @property
    def number(self) -> int:
        """The number of the deal: the first one at this table is 1."""
        return self._now.number

    @property
    def state(self) -> State:
        """The state in which somebody has to decide: a copy."""
        return self.shown.last

    @property
    def seat(self) -> int | None:
        """The person whose turn it is; None once the game is over."""
        return self.shown.actor

    @property
    def seed(self) -> Any:
        """The seed of the present deal; None where it was dealt from a deck or begun from a position."""
        return self.timeline.seed

    def keep(self) -> Any:
        """All that can change, for `restore`."""
        return self._now, self.left[:]

    def restore(self, kept: Any) -> None:
        """Be again as when `keep` was called."""
        self._now, self.left[:] = kept

    def again(self) -> bool:
        """The same deal once more. Whether moves of people are left behind, which `undo` can then bring back."""
        return self._begin(self.timeline.branch(0), self.number)

    def another(self) -> bool:
        """The next deal; as `again`. Its seed follows from the first deal and its number, and cannot be guessed from
        the seeds of other deals; only who knows the first deal's seed can work it out.
        """
        first, number = self._first, self.number + 1
        given = first.seed if first.seed is not None else first.last.position()
        seed = int(sha256(f"{given}/deal {number}".encode(errors="surrogatepass")).hexdigest(), 16) % 10**12
        state = first.last
        line = self.game.timeline(seats=state.seats, seed=seed, names=first.names, **state.options)
        line.players, line.own_players = first.players, first.own_players
        return self._begin(line, number)

    def _begin(self, line: Timeline, number: int) -> bool:
        line.origin = None
        loop.play_on(line)
        new, played = _Now(line, self._first_question(line, 0), number), bool(self._before())
        if played:
            self.left.append(self._now)
        self._now = new
        return played

    def play(self, move: Move | str) -> None:
        """A person's move, and the answers of the bots.

        Raises MoveError where it is none and PlayerError where a bot fails. Then, and where it is interrupted, nothing
        has changed: a person is never left in the place of a bot, with its cards.
        """
        now = self._now
        if now.stop is not None:  # nothing is decided, so the game stands where it stood
            self.state.copy().apply(move)
            self._now = _Now(now.line, self._first_question(now.line, now.stop.step, now.stop.moment), now.number)
            return
        line = now.line.branch(len(now.line) - 1, move, play_on=True)
        line.origin = None
        self._now = _Now(line, self._first_question(line, len(now.line)), now.number)

    def _first_question(self, line: Timeline, step: int, after: int | None = None) -> Stop | None:
        """Where somebody is asked who has nothing to decide: the first such place from a step on, or after a moment."""
        asked = [stop for stop in stops(line, self.people) if stop.moment is not None and stop.step >= step]
        return next((stop for stop in asked if after is None or stop > Stop(step, after)), None)

    def offer(self, cards: Iterable[str]) -> Offer:
        """What these cards make in the present decision. Raises UnknownCard."""
        chosen = tuple(sorted(set(self.game.pack.read(list(cards))), key=by_pack))
        if self.seat is None:
            return Offer()
        legal = self.state.legal_moves()
        fitting = tuple(move for move in legal if set(move.every_card) == set(chosen))
        if fitting or not chosen:
            return Offer(fitting)
        refused = next(filter(None, map(self.state.check, self._tries(chosen))), None)
        more = sum(set(chosen) < set(move.every_card) for move in legal)
        if more and (refused is None or len(chosen) == 1):
            return Offer(said=Said(_MORE, {"cards": list(chosen), "n": more}))
        return Offer(refused=refused, said=None if refused else Said(_NONE, {"cards": list(chosen)}))

    def _tries(self, cards: Sequence[Any]) -> Iterable[Move]:
        """The moves of the present decision that would be made of nothing but these cards."""
        for kind in self.state.decisions[self.state.phase].kinds:
            form = self.game.forms[kind]
            slots = [slot for _, slot in form.slots]
            if slots == ["cards"]:
                yield form(tuple(cards))
            elif slots == ["card"] * len(cards):
                yield form(*cards)

    def hint(self) -> Move:
        """What the greedy player would play in this place. Raises GameError when it is nobody's turn."""
        if self.seat is None:
            raise GameError("the game is over, there is nothing to do", "游戏已经结束，没有要做的事")
        line = self.shown.branch(len(self.shown) - 1)
        next(loop.run(line, {self.seat: player(self.game, "greedy")}, loop.luck_of(line), len(line)))
        move: Move = line.steps[-1].move  # type: ignore[assignment]  # only the deal has none
        return move

    def undo(self) -> Move | None:
        """Take back the last answer of a person and what followed; it is returned.

        Before the first move of a new deal the game before it comes back, and None is returned, as where there is none.
        """
        before, now = self._before(), self._now
        if not before:
            if self.left:
                self._now = self.left[-1]
                self.left.pop()
            return None
        stop = before[-1]
        if stop.moment is not None:
            self._now = _Now(now.line, stop, now.number)
            return nothing(now.line, stop)
        self._now = _Now(cut(now.line, stop), None, now.number)
        return now.line.step(stop.step + 1).move

    def _before(self) -> list[Stop]:
        """The places before this one where people have decided or answered."""
        line, here = self._now.line, self._now.stop
        end = Stop(len(line) - 1)
        found = stops(line, self.people)
        return found[: found.index(here)] if here is not None else [stop for stop in found if stop != end]

    @property
    def undoable(self) -> bool:
        """Whether there is something that `undo` takes back."""
        return bool(self._before()) or bool(self.left)

    @property
    def last_own(self) -> int:
        """The step of the last move of a person; 0 before the first."""
        return max(map(self.last_of, self.people))

    def last_of(self, seat: int) -> int:
        """The step of the last move of a seat; 0 before the first."""
        return max((step.number for step in self.shown if step.actor == seat), default=0)


class _Now:
    """How a table stands: the game, the number of its deal, and where somebody is asked who has nothing to decide."""

    def __init__(self, line: Timeline, stop: Stop | None, number: int) -> None:
        self.line = line
        self.stop = stop
        self.number = number
        self.shown = line if stop is None else cut(line, stop)
