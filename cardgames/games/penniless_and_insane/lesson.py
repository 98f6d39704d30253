"""What only the lesson of Penniless and Insane has: a trick laid out in short, bids, prices and points in steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import STANDARD
from cardgames.classroom.worked import LessonError, Misreading, Step
from cardgames.engine.state import State
from cardgames.engine.words import Said, Words, arithmetic, number
from cardgames.games.penniless_and_insane import GAME

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["trick"]

Facts = Mapping[str, Any]

_LOWEST = Words("The lowest bid acts first: {cards:cards}.", "出价低的先行动：{cards:cards}。")
_BY_SUIT = Words("Lowest first, equal bids by suit: {cards:cards}.", "出价低的先行动，相同的按花色：{cards:cards}。")
_HIGHEST = Words("{card:card} is the highest bid; no piece is left.", "{card:card}出价最高，没有画可拿了。")
_NOTHING_BOUGHT = Words("Nothing bought, nothing paid.", "什么也没买到，不付钱。")
_PAYS_ALL_THE_SAME = Words("With this option the highest bid is paid all the same.", "按这个选项，没有画也要付钱。")
_MONEY = Words("{parts:list}.", "{parts:list}。")
_PART = Words("{seat:seat}: {sum} = {n}", "{seat:seat}：{sum} = {n}")
_ART = Words("{sum} = {n}.", "{sum} = {n}。")
_DOUBLE = Words("No money left: the art counts a second time.", "钱花光了：画再算一次。")
_FLAT = Words("No money left: a bonus of {n}.", "钱花光了：奖励{n}分。")
_HAS_MONEY = Words("{n:# coin|coins} left, so not penniless.", "还有{n}元，不算“穷的”。")
_INSANE = Words("{count} × {each}.", "{count} × {each}。")
_TOTAL = Words("{sum} = {n}.", "{sum} = {n}。")
_NOBODY = Words("Nobody has {n} points yet.", "还没有人有{n}分。")
_MOST = Words("{best:# point|points} is the most.", "最高分是{best}分。")

_HIGH_FIRST = Words("the highest bid first", "让出价最高的先行动")
_SEAT_ORDER = Words("seat order", "按座位顺序行动")
_BID_OWED = Words("the highest bid paid as well", "让出价最高的人也付了钱")
_KEEPS_MONEY = Words("the penniless bonus in spite of money left", "还有钱也给了“穷的”奖励")
_ALL_DOUBLED = Words("the insane bonus doubled too", "把“疯的”奖励也翻倍了")
_NOT_DOUBLED = Words("the penniless bonus forgotten", "忘了“穷的”奖励")
_ONE_POINT = Words("one point for each insane purchase", "每次买贵只算1分")
_FIRST_THERE = Words("everybody who has reached the target", "让达到目标分的人都赢")

_ASK = {
    "order": Words("In which order do they act?", "按什么顺序行动？"),
    "last": Words("Who gets no piece?", "谁拿不到画？"),
    "last_paid": Words("What does the highest bidder pay?", "出价最高的人付多少？"),
    "money": Words("How much money is left?", "各剩多少钱？"),
    "art": Words("What is the art worth?", "画值多少分？"),
    "penniless": Words("What is the penniless bonus?", "“穷的”奖励是多少？"),
    "insane": Words("What is the insane bonus?", "“疯的”奖励是多少？"),
    "total": Words("What does the round score?", "这一轮得几分？"),
    "winners": Words("Who wins?", "谁获胜？"),
}


def trick(
    lesson: Lesson, *hands: str, art: str, money: Sequence[int] = (), points: Sequence[int] = (), last: bool = False,
    **options: Any,
) -> State:  # fmt: skip
    """A trick about to be bid for: the hand of each seat, the art; money 20 each unless given; the round's `last`?"""
    seats = lesson.game.check_seats(len(hands))
    if len(STANDARD.read(art)) < seats - 1:
        raise LessonError(f"art needs {seats - 1} cards, one fewer than there are seats (PI-4.1)")
    return lesson.game.position(
        seats=seats, hands=list(hands), deck=art, money=list(money) or [20] * seats, round=1, trick=2 if last else 0,
        points=list(points) or [0] * seats, options=options,
    )  # fmt: skip


def _bids(given: Facts) -> dict[int, Any]:
    return {int(seat): STANDARD[card] for seat, card in given["bids"].items()}


def _order(given: Facts, got: Facts) -> Said:
    bids = _bids(given)
    equal = len({card.rank for card in bids.values()}) < len(bids)
    return Said(_BY_SUIT if equal else _LOWEST, {"cards": [bids[seat] for seat in got["order"]]})


def _other_orders(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(got["order"][::-1], _HIGH_FIRST)
    yield Misreading(sorted(got["order"]), _SEAT_ORDER)


def _last(given: Facts, got: Facts) -> Said:
    return Said(_HIGHEST, {"card": _bids(given)[got["last"]]})


def _last_paid(given: Facts, got: Facts) -> Said:
    return Said(_PAYS_ALL_THE_SAME if given.get("options", {}).get("last_pays") else _NOTHING_BOUGHT)


def _other_payment(given: Facts, got: Facts) -> Iterator[Misreading]:
    if not got["last_paid"]:
        yield Misreading(min(given["money"][got["last"]], _bids(given)[got["last"]].rank), _BID_OWED)


def _money(given: Facts, got: Facts) -> Said:
    parts = []
    for seat, (before, after) in enumerate(zip(given["money"], got["money"], strict=True)):
        terms = [before, after - before] if after != before else [before]
        parts.append(Said(_PART, {"seat": seat, "sum": arithmetic(terms), "n": after}))
    return Said(_MONEY, {"parts": parts})


def _options(given: Facts) -> dict[str, Any]:
    return GAME.check_options(given.get("options", {}), GAME.seats[0])


def _art(given: Facts, got: Facts) -> Said:
    return Said(_ART, {"sum": arithmetic(given["art_values"]), "n": got["art"]})


def _penniless(given: Facts, got: Facts) -> Said:
    if given["money_left"]:
        return Said(_HAS_MONEY, {"n": given["money_left"]})
    return Said(_DOUBLE if _options(given)["penniless_bonus"] == "double" else _FLAT, {"n": got["penniless"]})


def _other_bonus(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(0, _NOT_DOUBLED) if got["penniless"] else Misreading(got["art"], _KEEPS_MONEY)


def _insane(given: Facts, got: Facts) -> Said:
    return Said(_INSANE, {"count": given["insane_count"], "each": _options(given)["insane_bonus"]})


def _other_insane(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(given["insane_count"], _ONE_POINT)
    yield Misreading(2 * got["insane"], _ALL_DOUBLED)


def _total(given: Facts, got: Facts) -> Said:
    return Said(_TOTAL, {"sum": arithmetic([got["art"], got["penniless"], got["insane"]]), "n": number(got["total"])})


def _other_totals(given: Facts, got: Facts) -> Iterator[Misreading]:
    if got["penniless"]:
        yield Misreading(got["art"] + got["insane"], _NOT_DOUBLED)
        yield Misreading(got["total"] + got["insane"], _ALL_DOUBLED)
    else:
        yield Misreading(2 * got["art"] + got["insane"], _KEEPS_MONEY)


def _winners(given: Facts, got: Facts) -> Said:
    if not got["winners"]:
        return Said(_NOBODY, {"n": given["target"]})
    return Said(_MOST, {"best": max(given["scores"])})


def _other_winners(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading([seat for seat, score in enumerate(given["scores"]) if score >= given["target"]], _FIRST_THERE)


_ORDER = Step("order", "PI-4.3", _order, ask=_ASK["order"], seats=True, misread=_other_orders)

STEPS = {
    "order": (_ORDER,),
    "trick": (
        _ORDER,
        Step("last", "PI-4.5", _last, ask=_ASK["last"], seats=True),
        Step("last_paid", "PI-4.5", _last_paid, ask=_ASK["last_paid"], misread=_other_payment),
        Step("money", "PI-4.6", _money, ask=_ASK["money"]),
    ),
    "round_score": (
        Step("art", "PI-6.1", _art, ask=_ASK["art"]),
        Step("penniless", "PI-6.2", _penniless, ask=_ASK["penniless"], misread=_other_bonus),
        Step("insane", "PI-6.3", _insane, ask=_ASK["insane"], misread=_other_insane),
        Step("total", "PI-6.4", _total, ask=_ASK["total"], misread=_other_totals),
    ),
    "winners": (Step("winners", "PI-7.2", _winners, ask=_ASK["winners"], seats=True, misread=_other_winners),),
}
