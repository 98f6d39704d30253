"""Measures that count: seats, length, endings, ties, choices, clauses that fired."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log2

from cardgames.engine.events import Event
from cardgames.engine.moves import Move
from cardgames.engine.state import State
from cardgames.engine.words import Words
from cardgames.lab.estimates import Statistic, Tally, ratio
from cardgames.lab.watching import Measure, Recorder, Setting, win_shares, won

SHARE = Words("of all", "的占比")
GAMES = Words("of games", "的对局")
MOVES = Words("moves", "步")
BOUND = "bound"
"""The key of games that were stopped at the bound of their length."""


class Seats(Recorder):
    """Wins by seat."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        shares: Tally = {f"{seat}": share for seat, share in enumerate(win_shares(state)) if share}
        return {"games": 1} | shares


def _seats(setting: Setting) -> Statistic:
    def shares(tally: Mapping[str, float]) -> dict[str, float]:
        if not setting.even or setting.seats == 1:
            return {f"{seat}": float("nan") for seat in range(setting.seats)}
        games = tally.get("games", 0)
        return {f"{seat}": ratio(tally.get(f"{seat}", 0), games) for seat in range(setting.seats)}

    return shares


class Length(Recorder):
    """Moves of a game, forced ones included; chance makes none."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        return {f"{moves}": 1}


def _length(setting: Setting) -> Statistic:
    def spread(tally: Mapping[str, float]) -> dict[str, float]:
        counts = {int(moves): games for moves, games in tally.items()}
        games = sum(counts.values())
        mean = ratio(sum(moves * times for moves, times in counts.items()), games)
        return {"mean": mean, "median": quantile(counts, 0.5), "95 %": quantile(counts, 0.95)}

    return spread


class Endings(Recorder):
    """The clause by which each game ended."""

    events = True

    def begin(self, state: State, luck: str) -> None:
        self.clause = state.end_clause

    def made(self, state: State, actor: int, events: Sequence[Event]) -> None:
        if state.actor is None:
            ends = [event.clause for event in events if event.telling.moment == "end"]
            self.clause = ends[0] if ends else state.end_clause

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        return {BOUND if stopped else self.clause: 1}


def _shares(setting: Setting) -> Statistic:
    def shares(tally: Mapping[str, float]) -> dict[str, float]:
        whole = sum(tally.values())
        return {key: ratio(part, whole) for key, part in sorted(tally.items(), key=lambda one: (-one[1], one[0]))}

    return shares


class Ties(Recorder):
    """Games with more than one winning party."""

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        parties = state.parties()
        return {"games": 1, "tied": sum(share > 0 for share in won(state, parties)) > 1, "rivals": len(parties) > 1}


def _ties(setting: Setting) -> Statistic:
    return lambda tally: {"": ratio(tally.get("tied", 0), tally.get("rivals", 0))}


class Choices(Recorder):
    """How many legal moves there were, move by move."""

    def begin(self, state: State, luck: str) -> None:
        self.counts: Tally = {}

    def choice(self, state: State, moves: Sequence[Move]) -> None:
        key = f"{len(moves)}"
        self.counts[key] = self.counts.get(key, 0) + 1

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        return self.counts


def _choices(setting: Setting) -> Statistic:
    def spread(tally: Mapping[str, float]) -> dict[str, float]:
        counts = {int(moves): times for moves, times in tally.items()}
        whole = sum(counts.values())
        bits = sum(log2(moves) * times for moves, times in counts.items())
        return {
            "median": quantile(counts, 0.5),
            "bits": ratio(bits, whole),
            "forced": ratio(counts.get(1, 0), whole),
        }

    return spread


class RulesUsed(Recorder):
    """Which clauses fired."""

    events = True

    def begin(self, state: State, luck: str) -> None:
        self.times: Tally = {}
        self.hear(state.heard or ())

    def made(self, state: State, actor: int, events: Sequence[Event]) -> None:
        self.hear(events)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self.times[event.clause] = self.times.get(event.clause, 0) + 1

    def end(self, state: State, moves: int, stopped: bool) -> Tally:
        fired: Tally = {f"{clause} fired": 1 for clause in self.times}
        return {"games": 1} | fired | {f"{clause} times": times for clause, times in self.times.items()}


def _rules_used(setting: Setting) -> Statistic:
    clauses = list(setting.game.rulebook)

    def shares(tally: Mapping[str, float]) -> dict[str, float]:
        games = tally.get("games", 0)
        fired = {clause.id: ratio(tally.get(f"{clause.id} fired", 0), games) for clause in clauses}
        times = {f"{clause.id} times": ratio(tally.get(f"{clause.id} times", 0), games) for clause in clauses}
        return fired | times

    return shares


def quantile(counts: Mapping[int, float], share: float) -> float:
    """The smallest number that at least this share of all does not exceed; the mean of two where it falls between."""
    whole, seen = sum(counts.values()), 0.0
    ordered = sorted(number for number, times in counts.items() if times)
    for place, number in enumerate(ordered):
        seen += counts[number]
        if seen > share * whole:
            return float(number)
        if seen == share * whole and place + 1 < len(ordered):
            return (number + ordered[place + 1]) / 2
    return float(ordered[-1]) if ordered else float("nan")


_BY_SEAT = Words("win share of seat {key}", "座位{key}的胜率")
_OF = Words("{name}: {key}", "{name}：{key}")


def seat_words(setting: Setting, key: str) -> Words:
    """ "win share of seat 0"."""
    return Words(_BY_SEAT.fill({"key": key}, "en"), _BY_SEAT.fill({"key": key}, "zh"))


MEASURES = (
    Measure(
        "seats",
        Words("win share by seat", "各座位胜率"),
        Words("", ""),
        Words(
            "How often each seat wins; with equal players every seat should win one game in n.",
            "各座位赢的比例；玩家水平相同时，n个座位应各赢n分之一。",
        ),
        Words(
            "It says how these players fare from each seat, not how perfect players would.",
            "它只说明这些玩家在各座位的表现，不说明最佳打法的结果。",
        ),
        "fairness as win rates: Jaffe et al. 2012",
        Seats,
        _seats,
        seat_words,
    ),
    Measure(
        "length",
        Words("length of a game", "一局的长度"),
        MOVES,
        Words("Moves that seats make, forced ones included.", "各座位的行动数，包括别无选择的行动。"),
        Words("Moves are not minutes: some take longer to think about.", "步数不是时间：有的行动要想更久。"),
        "duration: Browne and Maire 2010",
        Length,
        _length,
    ),
    Measure(
        "endings",
        Words("games by ending", "各种结束方式"),
        SHARE,
        Words("The share of games that each clause ended.", "各条款结束的对局比例。"),
        Words("An ending that never came may still be possible.", "没有出现过的结束方式仍可能发生。"),
        "completion: Browne and Maire 2010",
        Endings,
        _shares,
    ),
    Measure(
        "ties",
        Words("shared wins", "平局"),
        GAMES,
        Words("The share of games that several parties win together.", "多方共同获胜的对局比例。"),
        Words("It says nothing about how close the other games were.", "它不说明其他对局有多接近。"),
        "",
        Ties,
        _ties,
    ),
    Measure(
        "choices",
        Words("choices at a move", "每步的选择"),
        Words("", ""),
        Words(
            "Legal moves at each move: the median, the mean in bits (log2), and the share with only one.",
            "每步的合法打法：中位数、以比特（log2）计的均值、只有一种打法的比例。",
        ),
        Words("Many moves are not many good moves.", "打法多不等于好打法多。"),
        "branching factor",
        Choices,
        _choices,
    ),
    Measure(
        "rules-used",
        Words("clauses that fired", "用到的条款"),
        GAMES,
        Words(
            "For each clause the share of games in which it fired, and how often in a game.",
            "每个条款在多少对局中用到，每局平均几次。",
        ),
        Words(
            "A clause that never fires may be set-up, a definition, or a rule these players never reach.",
            "从未用到的条款可能是准备、定义，或这些玩家碰不到的规则。",
        ),
        "",
        RulesUsed,
        _rules_used,
    ),
)
