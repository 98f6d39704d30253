"""What only the lesson of Brain Baseball has: what may swing and what may catch, and a whole round in steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import STANDARD, Card
from cardgames.classroom.page import Heading
from cardgames.classroom.worked import LessonError, Misreading, Step, Worked
from cardgames.engine.moves import clip
from cardgames.engine.words import Said, Words
from cardgames.games.brain_baseball.cases import KINDS, read_hand
from cardgames.games.brain_baseball.scoring import CATCH, CATCHING, FIGURES, ball_height, to_beat

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["catches", "play_ball", "swings"]

Facts = Mapping[str, Any]
Plays = list[list[Any]]


def swings(lesson: Lesson, hand: str, ball: str, last: str | None = None) -> Worked:
    """Which cards of a hand may swing at a ball, after the last swing where there is one."""
    return _fits(lesson, "swings", hand, ball, last)


def catches(lesson: Lesson, hand: str, ball: str, last: str | None = None, **options: Any) -> Worked:
    """Which cards of a hand may catch a ball, after the last catch where there is one."""
    return _fits(lesson, "catches", hand, ball, last, **({"options": options} if options else {}))


def _fits(lesson: Lesson, kind: str, hand: str, ball: str, last: str | None, **more: Any) -> Worked:
    given = {"hand": hand, "ball": ball} | ({} if last is None else {"previous": last})
    worked: Worked = lesson.case(kind, **given, **more)
    return worked


def play_ball(lesson: Lesson, pitch: str, swings: str, catches: str = "") -> Worked:
    """A round in steps, from texts like "0 9S" and "1 4H, 2 8D, 3 pass": who bats, who scores, what, who is next."""
    (pitched,) = plays(pitch)
    given = {"pitcher": pitched[0], "ball": pitched[1], "swings": plays(swings), "catches": plays(catches)}
    got = KINDS["round"].run(given)
    rows = [step.row(given, got, KINDS["round"], lesson.read) for step in STEPS["round"]]
    told = [Said(_PITCHES, {"seat": pitched[0], "card": STANDARD[given["ball"]]})]
    for heading, entries in ((_SWINGS, given["swings"]), (_CATCHES, given["catches"])):
        if entries:
            told.append(Said(heading, {"plays": [_play(*entry) for entry in entries]}))
    space = " " if lesson.lang == "en" else ""
    return Worked(lesson, [Heading(space.join(said.text(lesson.lang) for said in told))], rows)


def plays(text: str) -> Plays:
    """ "1 4H, 2 pass" as [[1, "4H"], [2, None]]. Raises LessonError."""
    entries: Plays = []
    for part in text.split(",") if text.strip() else []:
        seat, _, card = part.strip().partition(" ")
        if not seat.isdecimal() or (card != "pass" and STANDARD.get(card) is None):
            raise LessonError(f"{clip(part.strip())} is no play; right would be a seat and a card or pass, like '1 4H'")
        entries.append([int(seat), None if card == "pass" else card])
    return entries


def _play(seat: int, card: str | None) -> Said:
    return Said(_PASSES if card is None else _PLAYS, {"seat": seat, "card": card and STANDARD[card]})


_PITCHES = Words("{seat:seat} pitches {card:card}.", "{seat:seat}发出{card:card}。")
_SWINGS = Words("Swings: {plays:list}.", "挥棒：{plays:list}。")
_CATCHES = Words("Catches: {plays:list}.", "接球：{plays:list}。")
_PLAYS = Words("{seat:seat} {card:card}", "{seat:seat}用{card:card}")
_PASSES = Words("{seat:seat} passes", "{seat:seat}放弃")
_ASK = {
    "swings": Words("Which of these cards may swing?", "哪些牌可以挥棒？"),
    "catches": Words("Which of these cards may catch?", "哪些牌可以接球？"),
    "batter": Words("Who is the batter?", "谁是击球手？"),
    "scorer": Words("Who scores the ball?", "这个球归谁得分？"),
    "points": Words("How many points is it worth?", "这个球几分？"),
    "next_pitcher": Words("Who pitches next?", "接着由谁发球？"),
}

# What may swing, what may catch --------------------------------------------------------------------------------------

_UP_TO = Words("Not above {ball:card}; in batting an ace is the lowest.", "不大于{ball:card}；击球时A最小。")
_BETWEEN = Words("Above {last:card}, and not above {ball:card}.", "大于{last:card}，又不大于{ball:card}。")
_ABOVE = Words("Above {card:card} in catching order: {ranks}.", "按接球的大小，大于{card:card}：{ranks}。")
_NO_RANK = Words("In catching order no rank is above {card:card}.", "按接球的大小，没有比{card:card}更大的。")
_POINTS = Words("The ball counts its points, {n}; catches are 3 and more.", "球按分数算是{n}，接球的牌都在3以上。")
_HIGH_HERE_TOO = Words("ace and 2 as high as in catching", "把A和2当成接球时那样大")
_LOW_HERE_TOO = Words("ace and 2 as low as in batting", "把A和2当成击球时那样小")
_BELOW = Words("a swing must be below the ball", "以为挥棒必须比球小")
_EQUAL = Words("equal to the ball is enough", "以为与球一样大就能接")
_BALL_ALONE = Words("only the ball counts, not the card before", "只和球比，没有和前一张牌比")


def _may_swing(given: Facts, got: Facts) -> Said:
    _, ball, last = read_hand(given)
    return Said(_UP_TO if last is None else _BETWEEN, {"ball": ball, "last": last})


def _may_catch(given: Facts, got: Facts) -> Said:
    _, ball, last = read_hand(given)
    by = given.get("options", {}).get("ball_value_in_catch", "catch")
    if last is None and ball_height(ball, by) < min(CATCH[1:]):
        return Said(_POINTS, {"n": ball.rank})
    ranks = " ".join(FIGURES[rank] for rank in CATCHING if CATCH[rank] > to_beat(ball, last, by))
    return Said(_ABOVE if ranks else _NO_RANK, {"card": last or ball, "ranks": ranks})


def _catch_clause(given: Facts, got: Facts) -> str:
    _, ball, last = read_hand(given)
    return "BB-3.4" if last is None and ball.rank <= 2 else "BB-5.2"


def _other_swings(given: Facts, got: Facts) -> Iterator[Misreading]:
    hand, ball, last = read_hand(given)
    low = last.rank if last else 0
    yield Misreading(
        [c for c in hand if (CATCH[low] if last else 0) < CATCH[c.rank] <= CATCH[ball.rank]], _HIGH_HERE_TOO
    )
    yield Misreading([c for c in hand if low < c.rank < ball.rank], _BELOW)
    yield Misreading([c for c in hand if c.rank <= ball.rank], _BALL_ALONE)


def _other_catches(given: Facts, got: Facts) -> Iterator[Misreading]:
    hand, ball, last = read_hand(given)
    yield Misreading([c for c in hand if c.rank > max(ball.rank, last.rank if last else 0)], _LOW_HERE_TOO)
    yield Misreading([c for c in hand if CATCH[c.rank] >= CATCH[(last or ball).rank]], _EQUAL)
    yield Misreading([c for c in hand if CATCH[c.rank] > CATCH[ball.rank]], _BALL_ALONE)


# A round -------------------------------------------------------------------------------------------------------------

_SWUNG_LAST = Words("{seat:seat} swung last.", "{seat:seat}最后挥棒。")
_NOBODY_SWUNG = Words("Nobody swung.", "没有人挥棒。")
_SCORES = {
    "BB-4.6": Words("Nobody swung, so the ball is the pitcher's.", "无人挥棒，球归发球手。"),
    "BB-5.3": Words("The ball goes to whoever caught last.", "球归最后接球的人。"),
    "BB-5.4": Words("Nobody caught, so the ball is the batter's.", "无人接球，球归击球手。"),
}
_WORTH = Words("{card:card} is worth its rank, {n}.", "{card:card}按点数算，{n}分。")
_PITCHES_NEXT = Words("Whoever scores the ball pitches next.", "得分的人接着发球。")
_PITCHES_AGAIN = Words("After an unhit pitch the same player pitches again.", "无人挥棒，还由同一个人发球。")
_FIRST_SWING = Words("the first to swing", "第一个挥棒的人")
_THE_PITCHER = Words("the pitcher", "发球手")
_BATTER_ALWAYS = Words("the batter, though the ball was caught", "球被接住了，仍算击球手的")
_FIRST_CATCH = Words("the first to catch", "第一个接球的人")
_THE_CARD = Words("the rank of the card that won the ball", "按赢得球的那张牌的点数算")
_THE_HEIGHT = Words("the value in catching order", "按接球的大小算")
_IN_TURN = Words("the seat after the pitcher", "发球手的下家")


def _played(entries: Plays) -> Plays:
    return [entry for entry in entries if entry[1] is not None]


def _who_scores(given: Facts, got: Facts) -> str:
    return "BB-4.6" if got["unhit"] else "BB-5.3" if _played(given["catches"]) else "BB-5.4"


def _batting(given: Facts, got: Facts) -> Said:
    return Said(_NOBODY_SWUNG if got["unhit"] else _SWUNG_LAST, {"seat": got["batter"]})


def _other_batters(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield from (Misreading(entry[0], _FIRST_SWING) for entry in _played(given["swings"])[:1])
    yield Misreading(given["pitcher"], _THE_PITCHER)


def _other_scorers(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(given["pitcher"], _THE_PITCHER)
    if not got["unhit"]:
        yield Misreading(got["batter"], _BATTER_ALWAYS)
    yield from (Misreading(entry[0], _FIRST_CATCH) for entry in _played(given["catches"])[:1])


def _other_points(given: Facts, got: Facts) -> Iterator[Misreading]:
    ball: Card = STANDARD[given["ball"]]
    winning: Sequence[Any] = (_played(given["catches"]) or _played(given["swings"]))[-1:]
    yield from (Misreading(STANDARD[card].rank, _THE_CARD) for _, card in winning)
    yield Misreading(CATCH[ball.rank], _THE_HEIGHT)


def _other_pitchers(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(given["pitcher"], _THE_PITCHER)
    yield Misreading(given["swings"][0][0], _IN_TURN)


STEPS = {
    "swings": (Step("playable", "BB-4.3", _may_swing, ask=_ASK["swings"], misread=_other_swings),),
    "catches": (Step("playable", _catch_clause, _may_catch, ask=_ASK["catches"], misread=_other_catches),),
    "round": (
        Step(
            "batter",
            lambda given, got: "BB-4.6" if got["unhit"] else "BB-4.5",
            _batting,
            seats=True,
            ask=_ASK["batter"],
            misread=_other_batters,
        ),
        Step(
            "scorer",
            _who_scores,
            lambda given, got: Said(_SCORES[_who_scores(given, got)]),
            seats=True,
            ask=_ASK["scorer"],
            misread=_other_scorers,
        ),
        Step(
            "points",
            "BB-3.2",
            lambda given, got: Said(_WORTH, {"card": STANDARD[given["ball"]], "n": got["points"]}),
            ask=_ASK["points"],
            misread=_other_points,
        ),
        Step(
            "next_pitcher",
            _who_scores,
            lambda given, got: Said(_PITCHES_AGAIN if got["unhit"] else _PITCHES_NEXT),
            seats=True,
            ask=_ASK["next_pitcher"],
            misread=_other_pitchers,
        ),
    ),
}
