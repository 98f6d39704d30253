"""Measures that ask how likely each party was to win: stakes, drama, when it was decided, how uncertain it stayed.

Before some decisions of a game (a seeded sample, where it has many) the game is played out again and again from the
real position: all hands as they are, face-down piles and everything that chance decides later drawn anew, by the
players of the run. The k-th play-out has the same luck for every move that is compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, nan
from random import Random
from typing import NamedTuple

from cardgames.engine.chance import pick, shuffled, stream
from cardgames.engine.moves import Move
from cardgames.engine.state import State
from cardgames.engine.words import Words
from cardgames.engine.zones import NONE
from cardgames.lab.estimates import Statistic, Tally, ratio
from cardgames.lab.playing import play_on
from cardgames.lab.watching import Measure, Recorder, Setting, won

COMPARED = 16
"""No more moves of one decision are compared than these; of longer lists a seeded sample."""
SURE = 0.9
"""A chance of winning from which a game counts as decided."""


class Moment(NamedTuple):
    """A decision that was kept: which one of the game (from 1), the position before it, the moves there were."""

    number: int
    state: State
    moves: tuple[Move, ...]


class Sampled(Recorder):
    """Keeps a seeded sample of the decisions of a game, in order (a reservoir)."""

    def begin(self, state: State, luck: str) -> None:
        self.luck = luck
        self.rng = stream(luck, "sampled decisions")
        self.decisions = 0
        self.kept: list[Moment] = []

    def choice(self, state: State, moves: Sequence[Move]) -> None:
        if len(moves) < 2 or self.setting.seats < 2:
            return
        self.decisions += 1
        room = self.setting.sampled
        place = len(self.kept) if len(self.kept) < room else int(self.rng.random() * self.decisions)
        if place < room:
            moment = Moment(self.decisions, state.copy(), tuple(moves))
            moment.state.heard = None
            self.kept[place : place + 1] = [moment]

    def moments(self) -> list[Moment]:
        """The kept decisions in the order of the game."""
        return sorted(self.kept, key=lambda moment: moment.number)

    def playouts(self, moment: Moment, move: Move | None = None) -> list[list[float]]:
        """The win shares of the parties in each play-out, after a move if one is given."""
        return [self.playout(moment, move, k) for k in range(self.setting.playouts)]

    def playout(self, moment: Moment, move: Move | None, k: int) -> list[float]:
        """One play-out: k decides what lies face down, what chance does, and what players do by chance."""
        luck = f"{self.luck}/{moment.number}/{k}"
        state = drawn_anew(moment.state, stream(luck, "face down"))
        if move is not None:
            state.apply(move)
        play_on(state, self.setting.players, luck)
        return against(state)


def drawn_anew(state: State, rng: Random) -> State:
    """A copy of the state in which the cards of every pile that nobody may look at lie in another order."""
    new = state.copy()
    for zone in new.zones:
        if zone.faces == NONE:
            for place in zone.places(new):
                place.cards[:] = shuffled(place.cards, rng)
    return new if new.plausible() else state.copy()


def against(state: State) -> list[float]:
    """The win share of each party at the end; a single party shares it with the game itself."""
    shares = won(state, state.parties())
    return [*shares, 1 - shares[0]] if len(shares) == 1 else shares


def chances(runs: Sequence[Sequence[float]]) -> list[float]:
    """The mean win share of each party over play-outs."""
    return [sum(part) / len(runs) for part in zip(*runs, strict=True)]


def party_of(state: State, seat: int) -> int:
    """The party of a seat."""
    return next(number for number, party in enumerate(state.parties()) if seat in party)


class Stakes(Sampled):
    """How much better the best move is than the mean of all: chosen on half of the play-outs, valued on the others."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        return {"decisions": len(self.kept), "stakes": sum(self.stake(moment) for moment in self.moments())}

    def stake(self, moment: Moment) -> float:
        """The value of the best move over the mean value of the moves, in chances of winning."""
        moves, mine = list(moment.moves), party_of(moment.state, moment.state.mover)
        if len(moves) > COMPARED:
            moves = shuffled(moves, stream(self.luck, f"compared moves {moment.number}"))[:COMPARED]
        values = [[shares[mine] for shares in self.playouts(moment, move)] for move in moves]
        choosing = [sum(value[::2]) for value in values]
        valued = [sum(value[1::2]) / max(1, len(value[1::2])) for value in values]
        best = [place for place, total in enumerate(choosing) if total == max(choosing)]
        chosen = pick(best, stream(self.luck, f"best of {moment.number}"))
        return valued[chosen] - sum(valued) / len(valued)


class Drama(Sampled):
    """How far the later winner lay behind, over the decisions before which it was not first."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        winner = sole_winner(state)
        if winner is None or not self.kept:
            return {}
        behind = [gap for moment in self.moments() if (gap := self.gap(moment, winner)) is not None]
        return {"games": 1, "drama": sum(behind) / len(behind) if behind else 0.0}

    def gap(self, moment: Moment, winner: int) -> float | None:
        """How much likelier somebody else was to win than the later winner; None where that one was first."""
        runs = self.playouts(moment)
        choosing, valued = chances(runs[::2]), chances(runs[1::2])
        if choosing[winner] == max(choosing):
            return None
        return valued[choosing.index(max(choosing))] - valued[winner]


class Decided(Sampled):
    """The part of the game after the last decision before which its winner was not yet sure to win."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        winner = sole_winner(state)
        if winner is None or not self.kept:
            return {}
        last = 0
        for moment in reversed(self.moments()):
            if chances(self.playouts(moment))[winner] < SURE:
                last = moment.number
                break
        return {"games": 1, "decided": (self.decisions - last) / self.decisions}


class Uncertainty(Sampled):
    """How open the game was: the entropy of the chances of winning, 1 where all are alike and 0 where it is decided."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        moments = self.moments()
        if not moments:
            return {}
        open_ = [entropy(chances(self.playouts(moment))) for moment in moments]
        tally = {"games": 1.0, "mean": sum(open_) / len(open_)}
        for quarter in (25, 50, 75):
            at = quarter / 100 * self.decisions
            near = min(range(len(moments)), key=lambda place: abs(moments[place].number - at))
            tally[f"{quarter} %"] = open_[near]
        return tally


def sole_winner(state: State) -> int | None:
    """The party that alone won (the game itself after the parties); None where the win was shared."""
    shares = against(state)
    return shares.index(1) if shares.count(1) == 1 else None


def entropy(shares: Sequence[float]) -> float:
    """The entropy of chances that add up to 1, divided by its largest value."""
    whole = sum(shares)
    if not whole or len(shares) < 2:
        return 0.0
    parts = [share / whole for share in shares if share]
    return -sum(part * log(part) for part in parts) / log(len(shares))


def _means(*keys: str, per: str) -> _Statistics:
    return _Statistics(keys, per)


class _Statistics:
    """Means of the recorded sums over games or decisions."""

    def __init__(self, keys: tuple[str, ...], per: str) -> None:
        self.keys = keys
        self.per = per

    def __call__(self, setting: Setting) -> Statistic:
        alone = len(self.keys) == 1

        def means(tally: Mapping[str, float]) -> dict[str, float]:
            whole = tally.get(self.per, 0)
            return {"" if alone else key: ratio(tally.get(key, 0), whole) if whole else nan for key in self.keys}

        return means


_OPEN = Words(
    "Chances come from play-outs by these players with all hands open; stronger players may see more.",
    "胜率由这些玩家在明牌下续打得出；更强的玩家可能看得更远。",
)

MEASURES = (
    Measure(
        "stakes",
        Words("stakes of a decision", "一次决定的分量"),
        Words("", ""),
        Words(
            "How much the best move adds to the chance of winning over the mean of all moves, decision by decision.",
            "每次决定中，最好的打法比各打法的平均多赢多少。",
        ),
        _OPEN,
        'ours, after "meaningful choice"',
        Stakes,
        _means("stakes", per="decisions"),
    ),
    Measure(
        "drama",
        Words("drama", "戏剧性"),
        Words("", ""),
        Words(
            "How far the later winner lay behind the likeliest one, over the decisions before which it was not first.",
            "最后的赢家不被看好时，落后最被看好者多少胜率。",
        ),
        _OPEN,
        "Browne and Maire 2010",
        Drama,
        _means("drama", per="games"),
    ),
    Measure(
        "decided",
        Words("decided early", "提前定局"),
        Words("of the game", "的对局"),
        Words(
            "The part of the game that was left when its winner had become sure to win, at nine in ten.",
            "赢家的胜率升到九成之后还剩多少对局。",
        ),
        _OPEN,
        "decisiveness: Browne and Maire 2010",
        Decided,
        _means("decided", per="games"),
    ),
    Measure(
        "uncertainty",
        Words("uncertainty", "悬念"),
        Words("", ""),
        Words(
            "The entropy of the chances of winning: 1 while all are alike, 0 once it is decided; mean, and on the way.",
            "胜率的熵：人人机会相同为1，已成定局为0；给出均值和各阶段的值。",
        ),
        _OPEN,
        "Browne and Maire 2010",
        Uncertainty,
        _means("mean", "25 %", "50 %", "75 %", per="games"),
    ),
)
