"""Measures that read the score along a game: who leads, where points come from, whether one can catch up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import lgamma, log, nan

from cardgames.engine.events import Event
from cardgames.engine.moves import Move
from cardgames.engine.state import CHANCE, State
from cardgames.engine.words import Words
from cardgames.lab.estimates import Statistic, Tally, ratio
from cardgames.lab.measures.counted import SHARE
from cardgames.lab.watching import Measure, Recorder, Setting, leader, totals, won


class LeadChanges(Recorder):
    """How often the sole leader becomes another party."""

    def begin(self, state: State, luck: str) -> None:
        self.parties = state.parties()
        self.first = leader(totals(state, self.parties))
        self.changes = self.moves = 0

    def made(self, state: State, actor: int, events: Sequence[Event]) -> None:
        self.moves += actor != CHANCE
        now = leader(totals(state, self.parties))
        if now is not None:
            self.changes += self.first is not None and now != self.first
            self.first = now

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        rivals = len(self.parties) > 1
        return {"games": rivals, "changes": self.changes, "moves": self.moves * rivals}


def _lead_changes(setting: Setting) -> Statistic:
    return lambda tally: {
        "game": ratio(tally.get("changes", 0), tally.get("games", 0)),
        "move": ratio(tally.get("changes", 0), tally.get("moves", 0)),
    }


class PointsByClause(Recorder):
    """The points of all seats by the clause that brought them."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        points: Tally = {}
        for line in state.lines(0):
            points[line.clause] = points.get(line.clause, 0) + abs(line.amount)
        return points


def _points(setting: Setting) -> Statistic:
    def shares(tally: Mapping[str, float]) -> dict[str, float]:
        whole = sum(tally.values())
        return {key: ratio(part, whole) for key, part in sorted(tally.items(), key=lambda one: (-one[1], one[0]))}

    return shares


class CatchingUp(Recorder):
    """The score after each move, to look back at half time."""

    def begin(self, state: State, luck: str) -> None:
        self.parties = state.parties()
        self.scores = [totals(state, self.parties)]

    def made(self, state: State, actor: int, events: Sequence[Event]) -> None:
        if actor != CHANCE:
            self.scores.append(totals(state, self.parties))
        else:
            self.scores[-1] = totals(state, self.parties)

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        if len(self.parties) < 2:
            return {}
        half, last = self.scores[(len(self.scores) - 1) // 2], self.scores[-1]
        first = leader(half)
        leads = [_ahead(half, party) for party in range(len(half))]
        gains = [_ahead(last, party) - lead for party, lead in enumerate(leads)]
        return {
            "led": first is not None,
            "kept": 0 if first is None else won(state, self.parties)[first],
            "xx": sum(lead * lead for lead in leads),
            "xy": sum(lead * gain for lead, gain in zip(leads, gains, strict=True)),
        }


def _ahead(scores: Sequence[float], party: int) -> float:
    """How far a party is ahead of the mean of the others."""
    others = sum(scores) - scores[party]
    return scores[party] - others / (len(scores) - 1)


def _catching_up(setting: Setting) -> Statistic:
    return lambda tally: {
        "leader wins": ratio(tally.get("kept", 0), tally.get("led", 0)),
        "slope": ratio(tally.get("xy", 0), tally.get("xx", 0)),
    }


class Hidden(Recorder):
    """How many ways there are to place the cards that the choosing seat cannot see, in bits."""

    def begin(self, state: State, luck: str) -> None:
        self.bits = [0.0] * state.seats
        self.looks = [0] * state.seats

    def choice(self, state: State, moves: Sequence[Move]) -> None:
        seat = state.mover
        hidden = [zone.seen(state, place, seat).count(None) for zone in state.zones for place in zone.places(state)]
        self.bits[seat] += ways(hidden)
        self.looks[seat] += 1

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        bits: Tally = {f"bits {seat}": bits for seat, bits in enumerate(self.bits)}
        return bits | {f"looks {seat}": looks for seat, looks in enumerate(self.looks)}


def ways(places: Sequence[int]) -> float:
    """log2 of the number of ways to put cards into places of these sizes; the order within a place does not count."""
    return (lgamma(sum(places) + 1) - sum(lgamma(size + 1) for size in places)) / log(2)


def _hidden(setting: Setting) -> Statistic:
    def mean(tally: Mapping[str, float]) -> dict[str, float]:
        seats = range(setting.seats)
        each = [ratio(tally.get(f"bits {seat}", 0), tally.get(f"looks {seat}", 0)) for seat in seats]
        known = [bits for bits in each if bits == bits]
        return {"": ratio(sum(known), len(known)) if known else nan}

    return mean


MEASURES = (
    Measure(
        "lead-changes",
        Words("changes of the lead", "领先者更替"),
        Words("", ""),
        Words(
            "How often another party becomes the only one with the highest score: in a game, and by move.",
            "唯一领先者换人的次数：每局几次，每步几次。",
        ),
        Words("Only the score on the table counts: hidden strength does not.", "只看桌面上的分数，不看暗藏的实力。"),
        "Browne and Maire 2010",
        LeadChanges,
        _lead_changes,
    ),
    Measure(
        "points-by-clause",
        Words("points by clause", "各条款得分"),
        SHARE,
        Words("The share of all points, gains and losses alike, by clause.", "各条款占全部得失分的比例。"),
        Words("A clause with few points may still decide who wins.", "得分少的条款也可能决定胜负。"),
        "",
        PointsByClause,
        _points,
    ),
    Measure(
        "catching-up",
        Words("catching up", "追赶"),
        Words("", ""),
        Words(
            "How often the sole leader at half time wins, and how much the second half takes back of a lead.",
            "半场唯一领先者的胜率，以及下半场追回多少差距。",
        ),
        Words(
            "A low figure may be luck as well as a rule that helps the last.",
            "数值低可能只是运气，不一定是照顾落后者。",
        ),
        "rubber banding",
        CatchingUp,
        _catching_up,
    ),
    Measure(
        "hidden",
        Words("hidden information", "隐藏信息"),
        Words("bits", "比特"),
        Words(
            "How many ways there are to place the cards that the choosing seat cannot see, as log2; mean over seats.",
            "行动者看不到的牌有多少种分布（取log2），各座位平均。",
        ),
        Words("It does not say whether what is hidden matters.", "它不说明看不到的牌是否重要。"),
        "Shannon 1948",
        Hidden,
        _hidden,
    ),
)
