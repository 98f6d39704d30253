"""A game that people and bots play together: whose turn it is, what chosen cards make, hints, moves taken back.

It knows no screen: a table asks it what it shows. Bots and chance draw from a stream for each step, so that the same
moves after the same deal meet the same answers, also after a move was taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from cardgames.cards import by_pack
from cardgames.engine.chance import stream
from cardgames.engine.moves import Illegal, Move, MoveError, clip
from cardgames.engine.state import CHANCE, State
from cardgames.engine.words import Said, Words
from cardgames.players import player

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.engine.timeline import Timeline

PERSON = "you"
_MORE = Words(
    "{cards:cards} alone make no move here; with more cards {n:# move does|moves do}.",
    "只选{cards:cards}不成一步；再加别的牌，有{n}种走法。",
)
_NONE = Words("No move here uses {cards:cards}.", "这里没有用到{cards:cards}的走法。")


@dataclass(frozen=True, slots=True)
class Offer:
    """What chosen cards make: the legal moves of just these cards, or else why there is none."""

    moves: tuple[Move, ...] = ()
    refused: Illegal | None = None
    said: Said | None = None


class Sitting:
    """A game with people at the seats that are "you", and bots at the others."""

    def __init__(
        self, game: Game, seats: Sequence[Any], *, seed: Any = 0, names: Sequence[str] | None = None, **options: Any
    ) -> None:
        """Deals, and lets the bots move until it is a person's turn. Raises ValueError where nobody is "you"."""
        if not isinstance(seats, (list, tuple)) or PERSON not in seats:
            raise ValueError(
                "seats are a list with one entry for each seat, and at least one of them has to be 'you'; "
                "the others are 'random', 'greedy' or players"
            )
        self.game = game
        self.people = tuple(seat for seat, who in enumerate(seats) if who == PERSON)
        self.bots = {seat: player(game, who) for seat, who in enumerate(seats) if who != PERSON}
        self._dealt = partial(game.timeline, seats=len(seats), names=names, **options)
        self.left: list[tuple[Timeline, Any]] = []
        self.timeline, self.seed = self._deal(seed)

    @property
    def state(self) -> State:
        """The state as it stands (not to be changed)."""
        return self.timeline.last

    @property
    def seat(self) -> int | None:
        """The person whose turn it is; None once the game is over."""
        return self.state.actor

    def deal(self, seed: Any) -> bool:
        """A new game from this seed. Whether there were moves in the one before, which `undo` can then bring back."""
        new, old = self._deal(seed), (self.timeline, self.seed)
        played = self.last_own > 0
        if played:
            self.left.append(old)
        self.timeline, self.seed = new
        return played

    def _deal(self, seed: Any) -> tuple[Timeline, Any]:
        timeline = self._dealt(seed=seed)
        self._run(timeline, seed)
        return timeline, seed

    def again(self) -> bool:
        """The same deal once more; as `deal`."""
        return self.deal(self.seed)

    def another(self) -> bool:
        """The next deal: the number after the seed, or a text with one more mark; as `deal`."""
        return self.deal(self.seed + 1 if isinstance(self.seed, int) else f"{self.seed}'")

    def play(self, move: Move | str) -> None:
        """A person's move, and the answers of the bots.

        Raises MoveError where it is none and ValueError where a bot fails. Then nothing has changed: a person is never
        left in the place of a bot, with its cards.
        """
        line, before = self.timeline, len(self.timeline) - 1
        line.apply(move)
        try:
            self._run(line, self.seed)
        except BaseException:  # also an interrupt while a bot thinks
            self.timeline = line.branch(before)
            raise

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
        """What the greedy player would do. Raises ValueError when it is nobody's turn."""
        if self.seat is None:
            raise ValueError("the game is over, there is nothing to do")
        return self._choice(player(self.game, "greedy"), self.seat, self.timeline, self.seed)

    def undo(self) -> Move | None:
        """Take back the last move of a person and what followed; it is returned.

        Before the first move of a new deal the game before it comes back, and None is returned, as where there is none.
        """
        last = self.last_own
        if last == 0:
            if self.left:
                self.timeline, self.seed = self.left.pop()
            return None
        move = self.timeline.step(last).move
        self.timeline = self.timeline.branch(last - 1)
        return move

    @property
    def undoable(self) -> bool:
        """Whether there is something that `undo` takes back."""
        return self.last_own > 0 or bool(self.left)

    @property
    def last_own(self) -> int:
        """The step of the last move of a person; 0 before the first."""
        return max(map(self.last_of, self.people))

    def last_of(self, seat: int) -> int:
        """The step of the last move of a seat; 0 before the first."""
        return max((step.number for step in self.timeline if step.actor == seat), default=0)

    def _run(self, line: Timeline, seed: Any) -> None:
        """Chance and the bots move until a person has to, or nobody. Raises ValueError for a bot that fails."""
        while (actor := line.last.actor) is not None and actor not in self.people:
            if actor == CHANCE:
                line.apply(line.last.chance(stream(seed, f"chance {len(line)}")))
                continue
            try:
                line.apply(self._choice(self.bots[actor], actor, line, seed))
            except Exception as fault:  # what is said of an illegal move would name the cards in hand
                why = "not legal" if isinstance(fault, MoveError) else f"{type(fault).__name__} {clip(str(fault), 200)}"
                raise ValueError(f"the player at seat {actor} made no move: {why}") from fault

    def _choice(self, who: Any, seat: int, line: Timeline, seed: Any) -> Move:
        luck = stream(seed, f"player {seat} {len(line)}")
        choice: Move = who.choose(line.last.view(seat, line.names), line.last.legal_moves(), luck)
        return choice
