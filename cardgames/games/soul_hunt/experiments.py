"""Experiments with the bag of Soul Hunt: what a mix of tokens gives, counted exactly, and tried out in games."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from cardgames.classroom.page import Heading, Page, Shown, Table
from cardgames.classroom.worked import LessonError, Row, Worked
from cardgames.engine.chance import Luck
from cardgames.engine.moves import clip
from cardgames.engine.words import Said, Words
from cardgames.games.soul_hunt.camp import FINALE
from cardgames.games.soul_hunt.moves import COUNTS
from cardgames.games.soul_hunt.rules import MIXES
from cardgames.games.soul_hunt.scoring import CAP
from cardgames.players import player
from cardgames.players.loop import Bare, run

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

_BAG = Words("Bag {mix}: {value} tokens, at least {n} wanted.", "袋子{mix}：抽{value}个标记，至少要{n}次成功。")
_COUNTED = Words(
    "All draws counted that bring {n} or more, in whole percent.", "数出成功数达到{n}的所有抽法，取整百分数。"
)
MOST = 500
"""Games of an experiment; a cell should end while somebody waits."""
_MIX, _SIZE = Words("bag (0 / 1 / 2)", "袋子（0／1／2）"), Words("tokens", "标记")
_MEAN, _CHANCE = Words("successes for each token", "每个标记的成功数"), Words("chance", "概率")
_REACH = Words("{value} tokens, at least {n} successes", "{value}个标记，至少{n}次成功")
_ATTACKS, _SHARE = Words("attacks", "攻击次数"), Words("won", "成功率")
_REACHED, _WON = Words("final challenges", "进入最终挑战"), Words("games won", "获胜局数")
_PLAYED = Words("{n} games of a greedy team of {seats}", "{seats}人贪心队伍打{n}局")


def bag(lesson: Lesson, mix: str, value: int, reach: int) -> Worked:
    """What a bag ("20/10/5": zeros, ones, twos) gives a player who draws `value` tokens and wants `reach`."""
    zeros, ones, twos = _mix(mix)
    size, successes = zeros + ones + twos, ones + 2 * twos
    percent = round(100 * reaches(mix, value, reach))
    rows = [
        Row("tokens", size, "SH-R2", f"{zeros} + {ones} + {twos} = {size}"),
        Row("successes", successes, "SH-R2", f"{ones} × 1 + {twos} × 2 = {successes}"),
        Row("expected", round(value * successes / size, 2), "SH-6.7", f"{value} × {successes} ÷ {size}"),
        Row("percent", percent, "SH-6.7", Said(_COUNTED, {"n": reach})),
    ]
    return Worked(lesson, [Heading(_BAG.fill({"mix": mix, "value": value, "n": reach}, lesson.lang))], rows)


def chances(lesson: Lesson, value: int, reach: int) -> Page:
    """How likely it is, with every bag, that `value` tokens bring at least `reach` successes: counted, not tried."""
    head = [words[lesson.lang] for words in (_MIX, _SIZE, _MEAN, _CHANCE)]
    rows = [
        (mix, str(sum(counts)), f"{(counts[1] + 2 * counts[2]) / sum(counts):.3f}", f"{reaches(mix, value, reach):.1%}")
        for mix, counts in MIXES.items()
    ]
    return Shown(lesson.lang, Heading(_REACH.fill({"value": value, "n": reach}, lesson.lang)), Table(head, rows))


def experiment(lesson: Lesson, *mixes: str, seats: int = 2, games: int = 20, seed: int = 0) -> Page:
    """Games of a greedy team with each bag: hunts won, final challenges reached, games won."""
    if games not in range(1, MOST + 1):
        raise LessonError(f"{clip(games)} games are not played here; right would be 1 to {MOST}")
    lesson.game.check_seats(seats)
    head = [words[lesson.lang] for words in (_MIX, _ATTACKS, _SHARE, _REACHED, _WON)]
    rows = []
    for mix in mixes or MIXES:
        _mix(mix)
        played = [_play(lesson, mix, seats, f"{seed}/{game}") for game in range(games)]
        hunts = [won for results, _, _ in played for won in results]
        rows.append(
            (
                mix,
                str(len(hunts)),
                f"{sum(hunts) / len(hunts):.0%}",
                str(sum(reached for _, reached, _ in played)),
                str(sum(won for _, _, won in played)),
            )
        )
    return Shown(lesson.lang, Heading(_PLAYED.fill({"n": games, "seats": seats}, lesson.lang)), Table(head, rows))


def reaches(mix: str, value: int, reach: int) -> float:
    """How likely `value` tokens of a bag bring at least `reach` successes."""
    bag = _mix(mix)
    if value not in range(1, CAP + 1):
        raise LessonError(f"nobody draws {clip(value)} tokens; right would be 1 to {CAP}")
    good = sum(
        comb(bag[0], counts[0]) * comb(bag[1], counts[1]) * comb(bag[2], counts[2])
        for counts in COUNTS.values()
        if sum(counts) == value and counts[1] + 2 * counts[2] >= reach
    )
    return good / comb(sum(bag), value)


def _play(lesson: Lesson, mix: str, seats: int, seed: str) -> tuple[list[bool], bool, bool]:
    """A game of greedy players: what became of each attack, whether the final challenge was reached, and won."""
    greedy, results = player(lesson.game, "greedy"), dict[int, list[bool]]()
    state: Any = lesson.game.start(seats=seats, seed=seed, events=False, token_mix=mix)
    for _ in run(Bare(state), dict.fromkeys(range(seats), greedy), Luck(seed, seats)):
        if state.round < FINALE:
            results[state.round] = state.results[:]
    return [won for hunt in results.values() for won in hunt], state.round == FINALE, state.won


def _mix(mix: str) -> tuple[int, int, int]:
    if mix not in MIXES:
        raise LessonError(f"{clip(mix)} is no mix of tokens; right would be one of {', '.join(MIXES)}")
    zeros, ones, twos = MIXES[mix]
    return zeros, ones, twos
