"""What only the lesson of Caribbean Star has: stages laid out in short, settlements and the order of cards in steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import STANDARD, Card
from cardgames.classroom.worked import LessonError, Misreading, Step, Worked
from cardgames.engine.state import State
from cardgames.engine.words import MINUS, Said, Words, arithmetic, number
from cardgames.games.caribbean_star.scoring import MINUTES, PART, PARTS, POINTS, Settlement, half, settle

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["order", "preview", "settlement", "stage"]

Facts = Mapping[str, Any]


def stage(
    lesson: Lesson, red: str = "", black: str = "", *, hands: Sequence[str], scores: Sequence[int] = (0, 0),
    pile: str = "", discard: str = "",
) -> State:  # fmt: skip
    """The start of a round: what lies in front of red (Seat 0) and black (Seat 1), the hands, scores and draw pile."""
    areas: list[list[list[Card]]] = [[[] for _ in PARTS] for _ in (red, black)]
    for area, cards in zip(areas, (red, black), strict=True):
        for card in STANDARD.read(cards):
            if card not in PART:
                raise LessonError(
                    f"{card} can't lie in front of a player; 2 3 4 6 T J Q K can",
                    f"{card}不能放在玩家面前；能放的是2 3 4 6 T J Q K",
                )
            area[PART[card]].append(card)
    return lesson.game.position(areas=areas, hands=list(hands), points=list(scores), pile=pile, discard=discard)


def settlement(lesson: Lesson, area: str, **options: Any) -> Worked:
    """What a settlement of these cards brings, step by step."""
    worked: Worked = lesson.case("settle", area=STANDARD.read(area), **({"options": options} if options else {}))
    return worked


def order(lesson: Lesson, cards: str) -> Worked:
    """Which of two revealed cards is executed first."""
    worked: Worked = lesson.case("order", cards=STANDARD.read(cards))
    return worked


def preview(lesson: Lesson, act: str) -> Worked:
    """What an act brings when an 8 cashes it in."""
    worked: Worked = lesson.case("preview", card=act)
    return worked


# Settlements ---------------------------------------------------------------------------------------------------------

_BASE = {
    "CS-6.2": Words("Exactly 15 minutes, so all of {points}.", "正好15分钟，全部计分：{points}。"),
    "CS-6.3": Words(
        "5 minutes off, so the best act counts half: {terms:sum} {minus} {half} = {base}.",
        "差5分钟，最高的魔术片段只算一半：{terms:sum} {minus} {half} = {base}。",
    ),
    "CS-6.4": Words(
        "10 minutes off, so half of {points}: {base}.",
        "差10分钟，{points}的一半：{base}。",
    ),
    "CS-6.5": Words("30 minutes or more: the acts bring nothing.", "30分钟以上：魔术片段不得分。"),
    "CS-6.6": Words("No act, no show: nothing will change.", "没有魔术片段，就没有演出：分数不变。"),
}
_MINUTES = Words("{sum}.", "{sum}。")
_MISTAKES = Words("{sum} to take off.", "要扣{sum}。")
_NO_MISTAKES = Words("No mistake lies there.", "没有失误。")
_SIXES = Words("{n:# six doubles|sixes double}: times {factor}.", "{n}张6：乘以{factor}。")
_NO_SIXES = Words("No six lies there.", "没有6。")
_IGNORED = Words("Ignored at 0 minutes.", "0分钟时不计。")
_FIRST_DOUBLED = Words("doubled before the mistakes were taken off", "先翻倍再扣失误")
_FULL = Words("all points, whatever the time", "不管时间，全部得分")
_ALL_HALVED = Words("every act halved, not only the best", "每张都减半，而不只是最高的")
_UNDOUBLED = Words("the sixes forgotten", "忘了6的翻倍")
_FORGIVEN = Words("the mistakes forgotten", "忘了扣失误")
_FIVE_EACH = Words("5 minutes for every act, a ten too", "每张都算5分钟，10也一样")
_ASK = {
    "minutes": Words("How many minutes is the show?", "演出多少分钟？"),
    "base": Words("What is left of the points after the time rule?", "按时间规则还剩几分？"),
    "mistakes": Words("How much do the mistakes cost?", "失误要扣几分？"),
    "doubles": Words("How many times is the result doubled?", "结果翻倍几次？"),
    "score": Words("By how much does the score change?", "分数变化多少？"),
    "order": Words("In which order are the cards executed?", "两张牌按什么顺序执行？"),
    "points": Words("What does the preview bring?", "试演得几分？"),
}


def _done(given: Facts) -> Settlement:
    """The settlement itself."""
    cards = STANDARD.read(given["area"])
    acts, mistakes, sixes = ([card for card in cards if PART[card] == part] for part in range(len(PARTS)))
    return settle(acts, mistakes, sixes, given.get("options", {}).get("double_negative", True))


def _sum(terms: Sequence[int]) -> str:
    """ "10 + 5 = 15"; a single number stands alone."""
    return f"{arithmetic(terms)} = {sum(terms)}" if len(terms) > 1 else arithmetic(terms)


def _minutes(given: Facts, got: Facts) -> Said:
    acts = _done(given).acts
    return Said(_MINUTES, {"sum": _sum([MINUTES[card] for card in acts])})


def _base(given: Facts, got: Facts) -> Said:
    done = _done(given)
    points = [POINTS[card] for card in done.acts]
    facts = {
        "points": _sum(points),
        "terms": points,
        "base": done.base,
        "half": max(points, default=0) // 2,
        "minus": MINUS,
    }
    return Said(_BASE[done.clause], facts)


def _mistakes(given: Facts, got: Facts) -> Said:
    cards = [card.rank for card in _done(given).mistakes]
    if not cards:
        return Said(_NO_MISTAKES)
    return Said(_IGNORED if not got["minutes"] else _MISTAKES, {"sum": _sum(cards)})


def _doubles(given: Facts, got: Facts) -> Said:
    if not got["doubles"]:
        return Said(_NO_SIXES)
    return Said(_IGNORED if not got["minutes"] else _SIXES, {"n": got["doubles"], "factor": 2 ** got["doubles"]})


def _score(given: Facts, got: Facts) -> str:
    """ "(17 − 3) × 2 = 28"; at 0 minutes nothing is reckoned."""
    done = _done(given)
    if done.minutes == 0:
        return "0"
    text = arithmetic([done.base, *(-card.rank for card in done.mistakes)])
    factor = done.factor
    if factor > 1:
        text = f"({text}) × {factor}"
    return text if text == number(done.score) else f"{text} = {number(done.score)}"


def _score_clause(given: Facts, got: Facts) -> str:
    """The last step that still changed something: the sixes, the mistakes, or just writing the result down."""
    if not got["minutes"]:
        return "CS-6.6"
    return "CS-6.8" if got["doubles"] else "CS-6.7" if got["mistakes"] else "CS-6.9"


def _if_there_is_a_show(clause: str) -> Any:
    return lambda given, got: clause if got["minutes"] else "CS-6.6"


def _other_minutes(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(5 * len(_done(given).acts), _FIVE_EACH)


def _other_bases(given: Facts, got: Facts) -> Iterator[Misreading]:
    points = _done(given).points
    yield Misreading(points, _FULL)
    yield Misreading(points // 2, _ALL_HALVED)


def _other_scores(given: Facts, got: Facts) -> Iterator[Misreading]:
    base, taken, factor = got["base"], got["mistakes"], 2 ** got["doubles"]
    yield Misreading(base * factor - taken, _FIRST_DOUBLED)
    yield Misreading((_done(given).points - taken) * factor, _FULL)
    yield Misreading(base - taken, _UNDOUBLED)
    yield Misreading(base * factor, _FORGIVEN)


# The order of two cards, previews ------------------------------------------------------------------------------------

_LOWER = Words("{first:card} is lower than {second:card}.", "{first:card}比{second:card}小。")
_BY_SUIT = Words(
    "The ranks are equal, and {one:suit} comes before {two:suit}: clubs, diamonds, hearts, spades.",
    "点数相同，{one:suit}在{two:suit}之前：梅花、方块、红桃、黑桃。",
)
_HIGH_FIRST = Words("the high card first", "大牌先执行")
_HALF = Words("{act:card} is worth {points}: {points} ÷ 2 = {half}.", "{act:card}值{points}分：{points} ÷ 2 = {half}。")
_WHOLE = Words("the whole act instead of half", "算了全部而不是一半")
_IN_MINUTES = Words("its minutes taken for points", "把分钟当成分数")


def _order(given: Facts, got: Facts) -> Said:
    first, second = got["order"]
    facts = {"first": first, "second": second, "one": first.suit, "two": second.suit}
    return Said(_LOWER if first.rank < second.rank else _BY_SUIT, facts)


def _act(given: Facts) -> Card:
    return STANDARD[given["card"]]


STEPS = {
    "settle": (
        Step("minutes", "CS-6.1", _minutes, ask=_ASK["minutes"], misread=_other_minutes),
        Step("base", lambda given, got: got["clause"], _base, ask=_ASK["base"], misread=_other_bases),
        Step("mistakes", _if_there_is_a_show("CS-6.7"), _mistakes, ask=_ASK["mistakes"]),
        Step("doubles", _if_there_is_a_show("CS-6.8"), _doubles, ask=_ASK["doubles"]),
        Step("score", _score_clause, _score, ask=_ASK["score"], misread=_other_scores),
    ),
    "order": (
        Step(
            "order",
            lambda given, got: "CS-3.1" if got["order"][0].rank < got["order"][1].rank else "CS-3.2",
            _order,
            ask=_ASK["order"],
            misread=lambda given, got: [Misreading(got["order"][::-1], _HIGH_FIRST)],
        ),
    ),
    "preview": (
        Step(
            "points",
            "CS-5.4",
            lambda given, got: Said(
                _HALF, {"act": _act(given), "points": POINTS[_act(given)], "half": half(_act(given))}
            ),
            ask=_ASK["points"],
            misread=lambda given, got: [
                Misreading(POINTS[_act(given)], _WHOLE),
                Misreading(MINUTES[_act(given)], _IN_MINUTES),
            ],
        ),
    ),
}
