"""What watches the games of a run: recorders, which turn one game into sums that add up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardgames.engine.events import Event
from cardgames.engine.moves import Move
from cardgames.engine.state import State
from cardgames.engine.words import Words
from cardgames.lab.estimates import Statistic, Tally

if TYPE_CHECKING:
    from cardgames.engine.game import Game


@dataclass(frozen=True, slots=True)
class Setting:
    """What is alike in all games of a run: the game, its seats and options, the players' names, and the seatings.

    `even`: whether every seat is played alike (equal players, or each deal played in every seating), so that a
    difference between seats is the seats' own. `playouts`: how many each estimate of a chance of winning takes;
    `sampled`: at how many decisions of a game at most; the players of the run play them out.
    """

    game: Game
    seats: int
    options: dict[str, Any]
    players: tuple[Any, ...]
    seed: str
    even: bool
    playouts: int = 32
    sampled: int = 12


class Recorder:
    """Watches one game after the other. A subclass has only those of the methods that it needs."""

    events = False
    """Whether it has to hear what is told."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def begin(self, state: State, luck: str) -> None:
        """A game has been dealt; `luck` names its deal and seating."""

    def choice(self, state: State, moves: Sequence[Move]) -> None:
        """A seat is about to choose one of these moves."""

    def made(self, state: State, actor: int, events: Sequence[Event]) -> None:
        """A move was made, by a seat or by chance."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        """The sums of the game; `moves` that seats made, chance not counted; `stopped` at the bound of its length."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure: what it is called, what it says and does not say, what records it, and how its sums become numbers.

    `main` is the number that stands for the whole where there are several. `says` is the definition, `silent` what it
    cannot say, `source` who measured it so before.
    """

    id: str
    name: Words
    unit: Words
    says: Words
    silent: Words
    source: str
    recorder: Callable[[Setting], Recorder]
    statistic: Callable[[Setting], Statistic]
    keys: Callable[[Setting, str], Words] | None = None


def win_shares(state: State) -> list[float]:
    """1 / number of winners for each of them; where all play against the game, 1 for each who wins."""
    winners = state.winners() or []
    share = 1.0 if len(state.parties()) == 1 else 1 / max(1, len(winners))
    return [share * (seat in winners) for seat in range(state.seats)]


def won(state: State, parties: Sequence[tuple[int, ...]]) -> list[float]:
    """The win share of each party: parties that won together share it; one against the game has 1 or 0."""
    winners = set(state.winners() or ())
    first = [any(seat in winners for seat in party) for party in parties]
    shares = max(1, sum(first))
    return [one / shares for one in first]


def totals(state: State, parties: Sequence[tuple[int, ...]]) -> list[float]:
    """The score of each party: of partners, of all together."""
    scores = state.scores()
    return [sum(scores[seat] for seat in party) for party in parties]


def leader(scores: Sequence[float]) -> int | None:
    """Who alone has the highest score; None where it is shared."""
    best = max(scores)
    first = [place for place, score in enumerate(scores) if score == best]
    return first[0] if len(first) == 1 else None
