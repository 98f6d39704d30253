"""What only the lesson of Fifty-K has: combinations named and compared, the end of a hand in steps, short positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card, by_pack
from cardgames.classroom.page import NO, YES, Heading, Sentence, Shown, Table
from cardgames.classroom.worked import LessonError, Misreading, Step, Worked, one_by_one
from cardgames.engine.state import State
from cardgames.engine.timeline import Timeline
from cardgames.engine.words import Said, Words, arithmetic, equation, number
from cardgames.games.fifty_k.combinations import CLAUSES, PACK, PURE_FIFTY_K, Combination, combination, mask_of
from cardgames.games.fifty_k.combinations import points_of as worth
from cardgames.games.fifty_k.refusals import REFUSALS
from cardgames.games.fifty_k.refusing import no_combination
from cardgames.games.fifty_k.scoring import by_side, exact, hand_entries, members
from cardgames.games.fifty_k.telling import beating_clause, called
from cardgames.games.fifty_k.words import NTH, TEAMS

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["bench", "ending", "moment", "since", "what"]

Facts = Mapping[str, Any]
_ASK = {
    "type": Words("What are these cards?", "这些牌是什么牌型？"),
    "beats": Words("Does it beat what lies there?", "压得过吗？"),
    "card_points": Words("How many card points has each seat?", "各人牌分是多少？"),
    "rank": Words("What is the ranking?", "名次怎么排？"),
    "team_points": Words("How many points has each team?", "各队总牌分是多少？"),
    "winner": Words("Which team wins?", "哪一队获胜？"),
    "doubled": Words("Are the scores doubled?", "积分翻倍吗？"),
    "score": Words("What does each seat score?", "各人得多少积分？"),
}
_HELD = Words("{seat:seat}: collected {n}, {out}.", "{seat:seat}：收了{n}分，{out}。")
_OUT = Words("out {nth}", "{nth}出完")
_NONE_LEFT = Words("not out, with no point cards in hand", "没有出完，手里没有分牌")
_LEFT = Words("not out, with {cards:cards}", "没有出完，手里有{cards:cards}")
_OF_SEAT = Words("{seat:seat}: {sum}", "{seat:seat}：{sum}")
_OF_TEAM = Words("{team}: {sum}", "{team}：{sum}")
_A_KEY = Words("{key} decides", "比{key}")
_NO_KEY = Words("all fifty-Ks are equally strong", "所有五十K一样大")
_NONE = Words("no combination", "不成牌型")
_CARDS = Words("{n:# card|cards}", "{n}张")
_AGAINST = Words("{one} against {other}", "{one}对{other}")
_HIGHEST = Words("the most points first", "牌分多的在前")
_EARLIER = Words("a tie goes to the one who went out earlier", "牌分相同，先出完的在前")
_FIRST_TEAM = Words("equal totals: the team of {seat:seat}, the first out", "总分相同：第一个出完的{seat:seat}所在的队")
_NOTHING = Words("{seats:seats} collected {sum}", "{seats:seats}收到的牌分：{sum}")
_BUT_FIRST = Words("{seats:seats} collected nothing, but {seat:seat} went out first",
                   "{seats:seats}没有收分，但{seat:seat}第一个出完")  # fmt: skip
_AS_POINTS = Words("the card points as they are", "牌分即积分")
_TWICE = Words("the card points twice", "牌分的两倍")
_DOES = Words("Does the play of the row beat that of the column?", "每行的牌压得过每列的牌吗？")
_SUITS = Words("overlooked that they are of one suit", "没有看出是同一花色")
_LOOSE = Words("a 2, a gap or too few cards overlooked", "没有看出有2、中间缺牌或张数太少")
_ANYTHING = Words("any higher card taken to be enough", "以为有大牌就行")
_ALWAYS = Words("just the other way round", "正好相反")
_NO_LEFT = Words("the cards left in hand forgotten", "忘了扣手里的分牌")
_FORTY = Words("20 lost twice", "20分扣了两次")
_NO_FIRST = Words("the 20 of the first one out forgotten", "忘了第一个出完的20分")
_NOT_TWICE = Words("the doubling forgotten", "忘了翻倍")
_TOO_MUCH = Words("doubled without a reason", "不该翻倍却翻了倍")
_WHOLE = Words("the whole team's score for each partner", "没有与队友平分")
_BY_OUT = Words("ranked in the order of going out", "按出完的先后排了")


def moment(lesson: Lesson, *hands: str, out: Sequence[int] = (), **fields: Any) -> State:
    """A moment of a hand: the cards of each seat, the seats that are out in their order, then places and numbers.

    For instance top="8S", last=2: what lies there to be beaten, and who played it; table=15, collected=[0, 20, 5].
    """
    places = [list(out).index(seat) + 1 if seat in out else 0 for seat in range(len(hands))]
    return lesson.game.position(seats=len(hands), hands=hands, out=places, **fields)


def since(lesson: Lesson, game: Timeline, number: int) -> Timeline:
    """The rest of a game after a step, as a line of its own."""
    start = game.state(number)
    start.heard = []
    rest = Timeline(start, names=game.names)
    for step in game.steps[number + 1 :]:
        rest.apply(step.move or "")
    return rest


def what(lesson: Lesson, cards: str) -> Worked:
    """What some cards are, worked: type, number of cards, and what decides."""
    return lesson.case("classify", cards=cards)  # type: ignore[no-any-return]  # or the page that says what is wrong


def bench(lesson: Lesson, *plays: str) -> Shown:
    """Some plays side by side: what each is, and which of the others it beats, with the clause."""
    found = [combination(mask_of(_read(cards))) for cards in plays]
    lang, names = lesson.lang, [_shown(cards) for cards in plays]
    rows = []
    for name, one in zip(names, found, strict=True):
        words = (_NONE if one is None else called(one)).text(lang)
        rows.append([f"{name} — {words}", *(_verdict(one, other, same=one is other) for other in found)])
    return Shown(lang, Heading(_DOES[lang]), Table(["", *names], rows))


def _verdict(one: Combination | None, other: Combination | None, *, same: bool) -> str:
    if same or one is None or other is None:
        return "–"
    return f"{YES if one.beats(other) else NO} {beating_clause(one, other)}"


def ending(
    lesson: Lesson, collected: Sequence[int], out: Sequence[int], left: Sequence[str] = (), **options: Any
) -> Worked:
    """The end of a hand, worked. `out`: the seats in order of going out; `left`: the cards left, seat by seat."""
    held = [_read(cards) for cards in [*left, *[""] * len(collected)][: len(collected)]]
    facts: dict[str, Any] = {"collected": list(collected), "out_order": list(out), "left": [worth(h) for h in held]}
    worked = lesson.case(f"score{len(collected)}", **facts, **({"options": options} if options else {}))
    if isinstance(worked, Worked):
        worked.situation = [Sentence(said.text(lesson.lang)) for said in _situation(facts, held)]
    return worked  # type: ignore[no-any-return]  # or the page that says what cannot be


def _read(cards: str) -> list[Any]:
    found = PACK.read(cards)
    if len(set(found)) != len(found):
        raise LessonError(f"{cards}: each card of the pack is there once")
    return found


def _shown(cards: str) -> str:
    return " ".join(card.short for card in PACK.read(cards))


def _situation(facts: Facts, held: Sequence[Any]) -> Iterator[Said]:
    for seat, points in enumerate(facts["collected"]):
        order = facts["out_order"]
        late = Said(_LEFT if held[seat] else _NONE_LEFT, {"cards": held[seat]})
        out = Said(_OUT, {"nth": NTH[order.index(seat)]}) if seat in order else late
        yield Said(_HELD, {"seat": seat, "n": points, "out": out})


# What cards are ------------------------------------------------------------------------------------------------------


def _found(given: Facts, field: str = "cards") -> Combination | None:
    return combination(mask_of(PACK.read(given[field])))


def _in_order(given: Facts) -> tuple[Card, ...]:
    return tuple(sorted(PACK.read(given["cards"]), key=by_pack))


def _type_clause(given: Facts, got: Facts) -> str:
    return CLAUSES[got["type"]] if got["type"] else no_combination(_in_order(given))[0]


def _why_type(given: Facts, got: Facts) -> Said:
    found = _found(given)
    if found is not None:
        return called(found)
    _, kind, values = no_combination(_in_order(given))
    return Said(REFUSALS[kind][0], values)


def _size(given: Facts, got: Facts) -> Said:
    return Said(_CARDS if got["type"] else _NONE, {"n": got["size"]})


def _key(given: Facts, got: Facts) -> Said:
    if not got["type"]:
        return Said(_NONE)
    key = Said(Words("{key:suit}", "{key:suit}"), got) if got["type"] == PURE_FIFTY_K else got["key"]
    return Said(_NO_KEY) if got["key"] is None else Said(_A_KEY, {"key": "10" if key == "T" else key})


def _other_types(given: Facts, got: Facts) -> Iterator[Misreading]:
    if got["type"] == PURE_FIFTY_K:
        yield Misreading("fifty_k", _SUITS)
    if got["type"] is None:
        yield Misreading("straight", _LOOSE)
        yield Misreading("run_singles", _LOOSE)


def _beats_clause(given: Facts, got: Facts) -> str:
    one, other = _found(given, "play"), _found(given, "table")
    return "FK-R7" if one is None or other is None else beating_clause(one, other)


def _why_beats(given: Facts, got: Facts) -> Said:
    one, other = (
        _NONE if found is None else called(found) for found in (_found(given, "play"), _found(given, "table"))
    )
    return Said(_AGAINST, {"one": one, "other": other})


# What a hand is worth ------------------------------------------------------------------------------------------------


def _terms(given: Facts, **changed: Any) -> list[list[float]]:
    """What the card points of each seat are made of."""
    swing = given.get("options", {}).get("out_swing", 20)
    facts = {"left": given["left"], "swing": swing, **changed}
    left = [[points] if points else [] for points in facts["left"]]
    entries = hand_entries(given["collected"], given["out_order"], left, facts["swing"])
    return [[entry.amount for entry in entries if entry.seat == seat] for seat in range(len(left))]


def _points(given: Facts, got: Facts) -> Said:
    sums = [equation(terms) for terms in _terms(given)]
    return one_by_one([Said(_OF_SEAT, {"seat": seat, "sum": sum_}) for seat, sum_ in enumerate(sums)])


def _other_points(given: Facts, got: Facts) -> Iterator[Misreading]:
    first, points = given["out_order"][0], got["card_points"]
    yield Misreading([sum(terms) for terms in _terms(given, left=[0] * len(points))], _NO_LEFT)
    late = [seat not in given["out_order"] for seat in range(len(points))]
    yield Misreading([own - 20 * out for own, out in zip(points, late, strict=True)], _FORTY)
    yield Misreading([own - 20 * (seat == first) for seat, own in enumerate(points)], _NO_FIRST)


def _rank(given: Facts, got: Facts) -> Said:
    return Said(_HIGHEST if len(set(got["card_points"])) == 3 else _EARLIER)


def _other_ranks(given: Facts, got: Facts) -> Iterator[Misreading]:
    late = [seat for seat in range(3) if seat not in given["out_order"]]
    yield Misreading([*given["out_order"], *late], _BY_OUT)
    yield Misreading(sorted(range(3), key=lambda seat: -given["collected"][seat]), _NO_FIRST)


def _losers(given: Facts, got: Facts) -> list[int]:
    return list(got["rank"][1:]) if "rank" in got else list(members(1 - got["winner"], 4))


def _doubled(given: Facts, got: Facts) -> Said:
    losers, first = _losers(given, got), given["out_order"][0]
    collected = [given["collected"][seat] for seat in losers]
    if "winner" in got and not any(collected) and first in losers:
        return Said(_BUT_FIRST, {"seats": losers, "seat": first})
    return Said(_NOTHING, {"seats": losers, "sum": equation(collected)})


def _other_doubled(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(not got["doubled"], _ALWAYS)


def _score3(given: Facts, got: Facts) -> Said:
    return Said(_TWICE if got["doubled"] else _AS_POINTS)


def _other_scores(given: Facts, got: Facts) -> Iterator[Misreading]:
    if got["doubled"]:
        yield Misreading([exact(score / 2) for score in got["score"]], _NOT_TWICE)
    else:
        yield Misreading([exact(2 * score) for score in got["score"]], _TOO_MUCH)
    if "team_score" in got:
        yield Misreading([got["team_score"][seat % 2] for seat in range(4)], _WHOLE)
        yield Misreading(got["card_points"], _AS_POINTS)


def _teams(given: Facts, got: Facts) -> Said:
    points = got["card_points"]
    sums = [equation([points[seat] for seat in members(team, 4)]) for team in (0, 1)]
    return one_by_one([Said(_OF_TEAM, {"team": TEAMS[team], "sum": sum_}) for team, sum_ in enumerate(sums)])


def _winner(given: Facts, got: Facts) -> Said:
    tied = len(set(got["team_points"])) == 1
    return Said(_FIRST_TEAM if tied else _HIGHEST, {"seat": given["out_order"][0]})


def _other_winners(given: Facts, got: Facts) -> Iterator[Misreading]:
    collected = by_side(given["collected"])
    yield Misreading(1 - got["winner"], _BY_OUT if collected[0] == collected[1] else _NO_LEFT)


def _score4(given: Facts, got: Facts) -> Said:
    twice = " × 2" if got["doubled"] else ""
    halves = [
        f"{arithmetic([points])}{twice} ÷ 2 = {number(exact(score / 2))}"
        for points, score in zip(got["team_points"], got["team_score"], strict=True)
    ]
    return one_by_one([Said(_OF_TEAM, {"team": TEAMS[team], "sum": half}) for team, half in enumerate(halves)])


STEPS = {
    "classify": (
        Step("type", _type_clause, _why_type, ask=_ASK["type"], misread=_other_types),
        Step("size", _type_clause, _size),
        Step("key", _type_clause, _key),
    ),
    "beats": (
        Step("beats", _beats_clause, _why_beats, ask=_ASK["beats"],
             misread=lambda given, got: [Misreading(not got["beats"], _ANYTHING)]),
    ),
    "score3": (
        Step("card_points", "FK-7.2", _points, ask=_ASK["card_points"], misread=_other_points),
        Step("rank", "FK-7.3", _rank, ask=_ASK["rank"], seats=True, misread=_other_ranks),
        Step("doubled", "FK-7.5", _doubled, ask=_ASK["doubled"], misread=_other_doubled),
        Step("score", lambda given, got: "FK-7.5" if got["doubled"] else "FK-7.4", _score3, ask=_ASK["score"],
             misread=_other_scores),
    ),
    "score4": (
        Step("card_points", "FK-6.5", _points, ask=_ASK["card_points"], misread=_other_points),
        Step("team_points", "FK-6.7", _teams, ask=_ASK["team_points"]),
        Step("winner", "FK-6.7", _winner, ask=_ASK["winner"], misread=_other_winners),
        Step("doubled", "FK-6.9", _doubled, ask=_ASK["doubled"], misread=_other_doubled),
        Step("score", "FK-6.10", _score4, ask=_ASK["score"], misread=_other_scores),
    ),
}  # fmt: skip
