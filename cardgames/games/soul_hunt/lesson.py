"""What only the lesson of Soul Hunt has: values, numbers, votes and results in steps (and experiments)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.classroom.page import Heading
from cardgames.classroom.worked import LessonError, Misreading, Step, Worked
from cardgames.engine.moves import clip
from cardgames.engine.words import Said, Words, equation
from cardgames.games.soul_hunt.cards import ATTRIBUTE_WORDS, ATTRIBUTES, HUNTS, PACK, SOULS, Soul
from cardgames.games.soul_hunt.cases import KINDS, attribute
from cardgames.games.soul_hunt.experiments import bag, chances, experiment
from cardgames.games.soul_hunt.records import take
from cardgames.games.soul_hunt.scoring import CAP, RELIC, SAFE, terms

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["bag", "chances", "experiment", "final", "number", "order", "result", "value"]

Facts = Mapping[str, Any]


def value(lesson: Lesson, attached: str, of: str, bonus: int = 0) -> Worked:
    """The value of a player with these attached souls ("wolf-1 lion-1") in an attribute ("strength")."""
    souls = lesson.game.pack.read(attached)
    given = {"attached": _numbers(attached), "attribute": _code(of), "bonus": bonus}
    said = {"cards": souls, "attribute": ATTRIBUTE_WORDS[attribute(given)], "n": bonus}
    return _worked(lesson, "attribute", Said(_ATTACHED, said), given)


def number(lesson: Lesson, value: int, tokens: Sequence[int], of: str, sacrificed: str = "") -> Worked:
    """The judgement number of tokens drawn, and what sacrifices make of it."""
    given = {"value": value, "tokens": [*tokens], "attribute": _code(of), "sacrificed": _numbers(sacrificed)}
    said = {
        "value": value,
        "tokens": [str(one) for one in tokens] if tokens else [_NONE],
        "attribute": ATTRIBUTE_WORDS[attribute(given)],
        "cards": PACK.read(sacrificed),
    }
    return _worked(lesson, "number", Said(_DRAWN, said), given)


def order(lesson: Lesson, *votes: str, first: str | None = None, second: str | None = None) -> Worked:
    """The order of three targets A, B, C from votes in voting order, each like "A B": big marker, small marker.

    `first` and `second` are what the captain picks where it is open.
    """
    given: dict[str, Any] = {
        "votes": [dict(zip(("big", "small"), _vote(vote), strict=True)) for vote in votes],
        "captain_first": None if first is None else _place(first),
        "captain_second": None if second is None else _place(second),
    }
    return _worked(lesson, "vote", Said(_VOTES, {"votes": list(votes)}), given)


def result(lesson: Lesson, hunt: str, *numbers: int) -> Worked:
    """What a hunt ("strength-souls-1") comes to with these numbers of Seat 0, Seat 1..."""
    card = PACK[hunt]
    if card not in HUNTS:
        raise LessonError(f"{clip(hunt)} is no hunt; right would be a card like {HUNTS[0].text}")
    given = {"hunt": card.number, "numbers": _by_seat(numbers), "target_players": len(numbers)}
    return _worked(lesson, "outcome", Said(_HUNT, {"card": card, "numbers": _told(numbers)}), given)


def final(lesson: Lesson, *numbers: int, relics: int = 0, spend: int = 0) -> Worked:
    """A judgement of the final challenge with these numbers; the captain spends so many of the relics."""
    given = {
        "numbers": _by_seat(numbers),
        "relics": relics,
        "relics_used": spend,
        "target_players": len(numbers),
    }
    return _worked(lesson, "final", Said(_FINAL, {"numbers": _told(numbers), "n": relics, "spend": spend}), given)


# Reading what a cell says --------------------------------------------------------------------------------------------


def _worked(lesson: Lesson, kind: str, situation: Said, given: dict[str, Any]) -> Worked:
    got = KINDS[kind].run(given)
    rows = [step.row(given, got, KINDS[kind], lesson.read) for step in STEPS[kind]]
    return Worked(lesson, [Heading(situation.text(lesson.lang))], rows)


def _numbers(souls: str) -> list[int]:
    cards = PACK.read(souls)
    odd = [card.text for card in cards if not isinstance(card, Soul)]
    if odd:
        raise LessonError(f"{clip(odd[0])} is no soul; right would be a card like {SOULS[-1].text}")
    return [card.number for card in cards if isinstance(card, Soul)]


def _code(word: str) -> str:
    names = [attribute.en for attribute in ATTRIBUTE_WORDS]
    if word not in names:
        raise LessonError(f"{clip(word)} is no attribute; right would be one of {', '.join(names)}")
    return ATTRIBUTES[names.index(word)]


def _vote(vote: str) -> list[int]:
    letters = vote.split()
    if len(letters) != 2:
        raise LessonError(f"{clip(vote)} is no vote; right would be two targets, the big marker first, like 'A B'")
    return [_place(letter) for letter in letters]


def _place(letter: str) -> int:
    if letter not in ("A", "B", "C"):
        raise LessonError(f"{clip(letter)} is none of the targets A, B and C; a vote is written like 'A B'")
    return "ABC".index(letter)


def _by_seat(numbers: Sequence[int]) -> dict[str, int]:
    if not 2 <= len(numbers) <= 5:
        raise LessonError(f"there are 2 to 5 numbers, one for each player, not {len(numbers)}")
    return {str(seat): number for seat, number in enumerate(numbers)}


def _told(numbers: Sequence[int]) -> list[Said]:
    return [Said(_NUMBER, {"seat": seat, "n": number}) for seat, number in enumerate(numbers)]


# How the steps come about --------------------------------------------------------------------------------------------

_NONE = Words("none", "无")
_ATTACHED = Words("Attached: {cards:cards}. {attribute}, bonus {n}.", "附身：{cards:cards}。{attribute}，加值{n}。")
_DRAWN = Words(
    "Value {value}, tokens {tokens:list}; sacrificed for {attribute}: {cards:cards}.",
    "属性值{value}，标记{tokens:list}；为{attribute}牺牲：{cards:cards}。",
)
_VOTES = Words("Votes, big marker and small marker: {votes:list}.", "投票（大标记、小标记）：{votes:list}。")
_HUNT = Words("{card:card}: {numbers:list}.", "{card:card}：{numbers:list}。")
_FINAL = Words(
    "A final judgement: {numbers:list}; {spend} of {n:# relic|relics} spent.",
    "最终判定：{numbers:list}；{n}个圣物中花{spend}个。",
)
_NUMBER = Words("{seat:seat} {n}", "{seat:seat}的判定数{n}")
_CAPPED, _AS_IT_IS = Words("More than 5 counts as 5.", "超过5按5算。"), Words("Not above 5.", "不超过5。")
_TOKENS = Words("As many tokens as the value.", "抽与属性值同样多的标记。")
_NO_TOKEN = Words("Without a positive value no token.", "属性值不是正数就不抽。")
_SUM = Words("The successes on the tokens: {sum}.", "标记上的成功数：{sum}。")
_ITSELF = Words("No token, so the value itself.", "没有标记，就是属性值本身。")
_WORTHS = Words("Each adds what it says for this attribute: {sum}.", "各加写给这个属性的数：{sum}。")
_TOTAL = Words("Everybody's numbers: {sum}.", "全队判定数之和：{sum}。")
_TWICE, _ONCE = Words("2 × {n} players.", "2 × {n}人。"), Words("1 × {n} players.", "1 × {n}人。")
_AT_LEAST = Words("{n} against {need}.", "{n}对{need}。")
_PRIZE = Words("Only after a success: from {n} on.", "成功后才有：达到{n}。")
_TEAM_PRIZE = Words("A trial rewards nobody alone.", "试炼不单独奖励个人。")
_RELICS = Words("Of these, from {n} on.", "其中达到{n}的。")
_HIT = Words("Only after a failure: below {n}.", "失败后才有：小于{n}。")
_TEAM_HIT = Words("A trial hits nobody alone.", "试炼不单独惩罚个人。")
_BIG, _SMALL = (
    Words("Most big markers.", "大标记最多。"),
    Words("Most small markers of the other two.", "另两张中小标记最多。"),
)
_IN_ORDER = Words("Where markers tie, the captain picks.", "并列由队长选。")
_WITH_RELICS = Words("Numbers and relics: {sum}.", "判定数加圣物：{sum}。")
_LEFT = Words("{n} − {spent}.", "{n} − {spent}。")
_ASK = {
    "value": Words("What is the value?", "属性值是多少？"),
    "corrected": Words("What is the number after the sacrifices?", "牺牲后判定数是多少？"),
    "prize": Words("Who is rewarded?", "谁获得奖励？"),
    "penalty": Words("Who is hit?", "谁受罚？"),
    "success": Words("Is it a success?", "成功了吗？"),
    "order": Words("In which order are the targets (0 is A) attacked?", "目标（0是A）按什么次序攻击？"),
}
_NO_CAP = Words("the limit of five forgotten", "忘了最多按5算")
_CAP_WITHOUT = Words("the limit without the own warrior", "没有把自己的勇士算进上限")
_NO_WARRIOR = Words("the own warrior forgotten", "忘了自己的勇士")
_CAP_NUMBER = Words("the limit of five applied to the number", "把上限用在判定数上")
_ONLY_ONE = Words("every sacrifice taken for 1", "每次牺牲都只加了1")
_ALL = Words("a success rewards everybody", "让人人都得了奖励")
_BOTH_WAYS = Words("low numbers hit after a success too", "成功了还罚了判定数小的")
_STILL = Words("high numbers rewarded after a failure too", "失败了还奖了判定数大的")


def _terms(given: Facts) -> list[int]:
    return terms(take(given["attached"], SOULS), attribute(given), given["bonus"])


def _other_values(given: Facts, got: Facts) -> Iterator[Misreading]:
    total = sum(_terms(given))
    yield Misreading(total, _NO_CAP)
    yield Misreading(min(CAP, total - 1) + 1, _CAP_WITHOUT)
    yield Misreading(total - 1, _NO_WARRIOR)


def _other_numbers(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(got["number"] + len(given["sacrificed"]), _ONLY_ONE)
    yield Misreading(min(CAP, got["corrected"]), _CAP_NUMBER)


def _kind(given: Facts) -> str:
    return take([given["hunt"]], HUNTS)[0].kind


def _prize(given: Facts, got: Facts) -> Words | Said:
    kind = _kind(given)
    return _TEAM_PRIZE if kind == "trial" else Said(_PRIZE, {"n": 2 if kind == "soul" else 4})


def _prize_clause(given: Facts, got: Facts) -> str:
    return {"soul": "SH-7.3", "life": "SH-7.4", "trial": "SH-7.6"}[_kind(given)]


def _hit_clause(given: Facts, got: Facts) -> str:
    return "SH-7.7" if _kind(given) == "soul" else "SH-7.8"


def _other_prizes(given: Facts, got: Facts) -> Iterator[Misreading]:
    seats = {int(seat): number for seat, number in given["numbers"].items()}
    yield Misreading(list(seats), _ALL)
    yield Misreading([seat for seat, number in seats.items() if number >= 2], _STILL)


def _other_hits(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading([int(seat) for seat, number in given["numbers"].items() if number < SAFE], _BOTH_WAYS)


def _worths(given: Facts, got: Facts) -> Said:
    of = attribute(given)
    return Said(
        _WORTHS, {"sum": equation([got["number"], *(s.sacrifice[of] for s in take(given["sacrificed"], SOULS))])}
    )


def _left(given: Facts, got: Facts) -> Said:
    return Said(_LEFT, {"n": given["relics"], "spent": given["relics_used"]})


def _number_clause(given: Facts, got: Facts) -> str:
    return "SH-6.7" if given["value"] > 0 else "SH-6.8" if given["value"] == 0 else "SH-6.9"


STEPS = {
    "attribute": (
        Step(
            "value",
            lambda given, got: "SH-6.6" if sum(_terms(given)) > CAP else "SH-6.5",
            lambda given, got: equation(_terms(given)),
            ask=_ASK["value"],
            misread=_other_values,
        ),
        Step(
            "draw",
            lambda given, got: "SH-6.7" if got["value"] > 0 else "SH-6.8" if got["value"] == 0 else "SH-6.9",
            lambda given, got: _TOKENS if got["value"] > 0 else _NO_TOKEN,
        ),
    ),
    "number": (
        Step(
            "number",
            _number_clause,
            lambda given, got: Said(_SUM, {"sum": equation(given["tokens"])}) if given["tokens"] else _ITSELF,
        ),
        Step("corrected", "SH-6.11", _worths, ask=_ASK["corrected"], misread=_other_numbers),
    ),
    "vote": (
        Step("first_candidates", "SH-5.5", _BIG),
        Step("second_candidates", "SH-5.6", _SMALL),
        Step("order", "SH-5.7", _IN_ORDER, ask=_ASK["order"]),
    ),
    "outcome": (
        Step("total", "SH-7.1", lambda given, got: Said(_TOTAL, {"sum": equation([*given["numbers"].values()])})),
        Step("target", "SH-7.1", lambda given, got: Said(_TWICE, {"n": given["target_players"]})),
        Step(
            "success",
            "SH-7.1",
            lambda given, got: Said(_AT_LEAST, {"n": got["total"], "need": got["target"]}),
            ask=_ASK["success"],
        ),
        Step("prize", _prize_clause, _prize, seats=True, ask=_ASK["prize"], misread=_other_prizes),
        Step("relic_choice", "SH-7.5", lambda given, got: Said(_RELICS, {"n": RELIC}), seats=True),
        Step(
            "penalty",
            _hit_clause,
            lambda given, got: _TEAM_HIT if _kind(given) == "trial" else Said(_HIT, {"n": SAFE}),
            seats=True,
            ask=_ASK["penalty"],
            misread=_other_hits,
        ),
    ),
    "final": (
        Step(
            "total",
            "SH-10.4",
            lambda given, got: Said(
                _WITH_RELICS,
                {"sum": equation([*given["numbers"].values(), given["relics_used"]])},
            ),
        ),
        Step("target", "SH-10.6", lambda given, got: Said(_ONCE, {"n": given["target_players"]})),
        Step("success", "SH-10.6", lambda given, got: Said(_AT_LEAST, {"n": got["total"], "need": got["target"]})),
        Step(
            "relics_left",
            "SH-10.4",
            _left,
        ),
    ),
}
