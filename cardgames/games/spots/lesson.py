"""What only the lesson of Spots has: the exchange (shared with Hey, Bartender!), handicaps and scores in steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from cardgames.cards import SHORT
from cardgames.classroom.worked import Misreading, Row, Step, Worked
from cardgames.engine.words import MINUS, Said, Words, arithmetic, number
from cardgames.games.hey_bartender.lesson import Exchange, read, search, situation, value
from cardgames.games.spots.scoring import handicap_sum, spots

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["exchange"]

_ASK_SPOTS = Words("How many spots come into the score zone?", "分数区增加几点？")
_LESS_OWN = Words("taking off the played card, as the bartender does", "像酒保那样减去打出的牌")
_START = Words("{totals} is the lowest total.", "{totals}是最小的总和。")
_FIRST = Words("{totals} is the lowest total; of several, the lowest seat.", "{totals}最小；并列时座位号小的先出牌。")
_HIGHEST = Words("{best} is the highest score.", "{best}是最高分。")
_WHOLE = Words("the whole difference instead of half", "用了整个差，没有除以2")
_ROUNDED = Words("halves rounded down", "把半分舍去了")
_FROM_TOP = Words("measured from the highest total", "从最大的总和算起")
_NO_HANDICAP = Words("the handicap forgotten", "忘了减优势值")
_ADDED = Words("the handicap added instead of taken off", "把优势值加上去了")
_ASK = {
    "totals": Words("What are the totals?", "各家总和是多少？"),
    "start": Words("Who starts?", "谁先出牌？"),
    "handicaps": Words("What are the handicaps?", "各家优势值是多少？"),
    "scores": Words("What are the final scores?", "最终得分是多少？"),
    "winners": Words("Who wins?", "谁获胜？"),
}
Facts = Mapping[str, Any]


def exchange(lesson: Lesson, market: Any, played: Any) -> Worked:
    """What the market gives for a card and why; market and card as values (7) or as cards ("7S")."""
    cards, card = read(lesson, market, played)
    rows = search(cards, card)
    if rows[0].field == "total":
        given = [value(one) for one in rows[2].value]
        others = [Misreading(sum(given) - value(card), _LESS_OWN)]
        others += [Misreading(sum(map(value, other.value)), other.words) for other in rows[2].misreadings]
        said = f"{arithmetic(given)} = {sum(given)}" if len(given) > 1 else arithmetic(given)
        rows.append(Row("spots", sum(given), "SP-4.4", said, ask=_ASK_SPOTS, misreadings=tuple(others)))
    return Exchange(lesson, situation(lesson, cards, card), rows)


def _totals(given: Facts, got: Facts) -> str:
    """ "6 + 7 + 8 + 9 + 10 = 40; ..." seat by seat."""
    sums = (arithmetic([card.rank for card in SHORT.read(hand)]) for hand in given["hands"])
    return "; ".join(f"{terms} = {total}" for terms, total in zip(sums, got["totals"], strict=True))


def _starts(given: Facts, got: Facts) -> Said:
    lowest = min(got["totals"])
    return Said(_START if got["totals"].count(lowest) == 1 else _FIRST, {"totals": lowest})


def _handicaps(given: Facts, got: Facts) -> str:
    """ "(40 − 15) ÷ 2 = 12.5; ..." seat by seat."""
    options = given.get("options", {})
    how = options.get("handicap", "half"), options.get("handicap_rounding", "exact")
    sums = (handicap_sum(total, min(got["totals"]), *how) for total in got["totals"])
    return "; ".join(f"{terms} = {number(one)}" for terms, one in zip(sums, got["handicaps"], strict=True))


def _handicap_clause(given: Facts, got: Facts) -> str:
    return "SP-3.5" if given.get("options") else "SP-3.3"


def _other_handicaps(given: Facts, got: Facts) -> Iterator[Misreading]:
    totals = got["totals"]
    yield Misreading([total - min(totals) for total in totals], _WHOLE)
    yield Misreading([(total - min(totals)) // 2 for total in totals], _ROUNDED)
    yield Misreading([(max(totals) - total) / 2 for total in totals], _FROM_TOP)


def _scores(given: Facts, got: Facts) -> str:
    """ "18 − 2.5 = 15.5; ..." seat by seat."""
    zones = (spots(SHORT.read(zone)) for zone in given["score_zones"])
    return "; ".join(
        f"{zone} {MINUS} {number(handicap)} = {number(score)}"
        for zone, handicap, score in zip(zones, given["handicaps"], got["scores"], strict=True)
    )


def _other_scores(given: Facts, got: Facts) -> Iterator[Misreading]:
    zones = [spots(SHORT.read(zone)) for zone in given["score_zones"]]
    yield Misreading(zones, _NO_HANDICAP)
    yield Misreading([zone + handicap for zone, handicap in zip(zones, given["handicaps"], strict=True)], _ADDED)


def _other_winners(given: Facts, got: Facts) -> Iterator[Misreading]:
    for other in _other_scores(given, got):
        yield Misreading([i for i, one in enumerate(other.value) if one == max(other.value)], other.words)


STEPS = {
    "handicap": (
        Step("totals", "SP-3.1", _totals, ask=_ASK["totals"]),
        Step("start", "SP-3.2", _starts, ask=_ASK["start"], seats=True),
        Step("handicaps", _handicap_clause, _handicaps, ask=_ASK["handicaps"], misread=_other_handicaps),
    ),
    "final": (
        Step("scores", "SP-6.1", _scores, ask=_ASK["scores"], misread=_other_scores),
        Step(
            "winners",
            lambda given, got: "SP-6.2" if len(got["winners"]) == 1 else "SP-6.3",
            lambda given, got: Said(_HIGHEST, {"best": max(got["scores"])}),
            ask=_ASK["winners"],
            seats=True,
            misread=_other_winners,
        ),
    ),
}
