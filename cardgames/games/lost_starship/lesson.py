"""What only the lesson of Lost Starship has: the points of a round and the end of a game, in steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from cardgames.classroom.page import Heading
from cardgames.classroom.worked import Misreading, Step, Worked
from cardgames.engine.words import Said, Words
from cardgames.games.lost_starship import words
from cardgames.games.lost_starship.cases import directed
from cardgames.games.lost_starship.moves import PACK
from cardgames.games.lost_starship.scoring import DIRECTIONS, PLACE, of_tops, winners
from cardgames.games.lost_starship.telling import AXIS_CLAUSES, axis_values

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["landing", "tops"]

Facts = Mapping[str, Any]


def tops(lesson: Lesson, north: int = 0, east: int = 0, south: int = 0, west: int = 0, **options: Any) -> Worked:
    """What a round brings that ends with these tops, 0 where no card lies; `margin_bonus=False` without the extra."""
    values = directed([north, east, south, west])
    return _retold(lesson, lesson.case("round_points", tops=values, **options), Said(_TOPS, _named(values, words.TOP)))


def landing(
    lesson: Lesson, kings: str, north: int = 0, east: int = 0, south: int = 0, west: int = 0, **options: Any
) -> Worked:  # fmt: skip
    """Who wins with these totals; `kings` of the seats in order, like "KH KC"; `variant="fugitive"` for fugitives."""
    cards = PACK.read(kings)
    totals = directed([north, east, south, west])
    homes = [DIRECTIONS[PLACE[card.suit]] for card in cards]
    heading = _HUNTED if options.get("variant") == "fugitive" else _LANDED
    worked = lesson.case("winners", totals=totals, destinations=homes, **options)
    return _retold(lesson, worked, Said(heading, {**_named(totals), "cards": cards}))


def _retold(lesson: Lesson, worked: Any, heading: Said) -> Worked:
    """The same steps below a heading that reads like the game; what cannot be worked out stays as it is."""
    if not isinstance(worked, Worked):
        return worked  # type: ignore[no-any-return]  # a page that says why not
    return Worked(lesson, [Heading(heading.text(lesson.lang))], worked.rows)


def _named(values: Facts, has: Words = words.HAS) -> dict[str, Any]:
    return {"parts": [Said(has, {"place": words.NAMES[i], "n": values[one]}) for i, one in enumerate(DIRECTIONS)]}


def _list(given: Facts, name: str) -> list[int]:
    return [given[name][one] for one in DIRECTIONS]


_TOPS = Words("Tops: {parts:list}.", "堆顶：{parts:list}。")
_LANDED = Words(
    "Totals: {parts:list}. Kings in seat order: {cards:cards}.", "总分：{parts:list}。按座位的身份牌：{cards:cards}。"
)
_HUNTED = Words(
    "Fugitives. Totals: {parts:list}. Kings in seat order: {cards:cards}.",
    "逃犯。总分：{parts:list}。按座位的身份牌：{cards:cards}。",
)
_AHEAD = Words("{high} − {low} = {margin}: 1 point for {place}.", "{high} − {low} = {margin}：{place}得1分。")
_LEVEL = Words("{high} − {low} = {margin}: neither is higher, no point.", "{high} − {low} = {margin}：一样大，不得分。")
_WIDER = Words("The margin of {high} is larger than {low}: 1 more point.", "差距{high}大于{low}：再得1分。")
_AS_WIDE = Words("{high} and {low}: neither margin is larger.", "{high}对{low}：两组差距一样大。")
_NO_EXTRA = Words("The extra point is switched off.", "差距分已关掉。")
_GAINS = Words("{parts:list}.", "{parts:list}。")
_GAIN = Words("{place} {terms:sum}", "{place}{terms:sum}分")
_NOBODY = Words("Nobody is ahead anywhere.", "哪个方向都没有领先。")
_OWN = Words(
    "Each seat has the total of its king's direction: {parts:list}.", "各座位看自己身份牌那个方向的总分：{parts:list}。"
)
_SEAT_HAS = Words("{seat:seat} {n} ({place})", "{seat:seat}有{n}分（{place}）")
_BEST = {
    "home": Words("The highest of these is {n}.", "其中最高的是{n}分。"),
    "fugitive": Words("The lowest of these is {n}.", "其中最低的是{n}分。"),
}
_SHARE = Words("{n} each: the win is shared.", "都是{n}分：共同获胜。")
_ASK = {
    "north_south": Words("How large is the margin north–south?", "南北差距是多少？"),
    "east_west": Words("How large is the margin east–west?", "东西差距是多少？"),
    "extra": Words("Which direction gets the extra point?", "差距分归哪个方向？"),
    "points": Words("What does each direction get?", "每个方向各得几分？"),
    "own": Words("Which total counts for each seat?", "每个座位算哪个总分？"),
    "winners": Words("Who wins?", "谁获胜？"),
}
_ADDED = Words("the tops added up", "把两个堆顶加了起来")
_HIGHER = Words("the higher top alone", "只看大的堆顶")
_HIGHEST = Words("the highest top of all instead of the larger margin", "看了最大的堆顶，没有看差距")
_OTHER_AXIS = Words("the smaller margin", "让差距小的再得一分")
_TO_NORTH = Words("equal tops taken for north's or east's", "堆顶相等时算给了北或东")
_FORGOTTEN = Words("the extra point forgotten", "忘了差距分")
_DOUBLE = Words("the margins themselves as points", "把差距当成了分数")
_NETTED = Words("opposite totals taken off", "减去了对面的分")
_REVERSED = Words("home and fugitive mixed up", "把回家和逃犯弄反了")
_IN_ORDER = Words("the totals in the order of the directions instead of the kings", "按方向的顺序取总分，没有看身份牌")


# A round -------------------------------------------------------------------------------------------------------------


def _outcome(given: Facts) -> Any:
    return of_tops(_list(given, "tops"), given.get("margin_bonus", True))


def _axis(axis: int) -> Step:
    """The step of one axis: its margin, and who leads it."""
    field = ("north_south", "east_west")[axis]

    def clause(given: Facts, got: Facts) -> str:
        return "LS-3.4" if _outcome(given)[axis] is None else AXIS_CLAUSES[axis]

    def said(given: Facts, got: Facts) -> Said:
        place, values = _outcome(given)[axis], axis_values(_list(given, "tops"), axis)
        return Said(_LEVEL, values) if place is None else Said(_AHEAD, {**values, "place": words.NAMES[place]})

    def misread(given: Facts, got: Facts) -> Iterator[Misreading]:
        values = axis_values(_list(given, "tops"), axis)
        yield Misreading(values["high"] + values["low"], _ADDED)
        yield Misreading(values["high"], _HIGHER)

    return Step(field, clause, said, ask=_ASK[field], misread=misread)


def _extra_clause(given: Facts, got: Facts) -> str:
    if not given.get("margin_bonus", True):
        return "LS-R11"
    return "LS-R3" if got["extra"] is None else "LS-3.5"


def _extra(given: Facts, got: Facts) -> Said:
    low, high = sorted((got["north_south"], got["east_west"]))
    kind = {"LS-R11": _NO_EXTRA, "LS-R3": _AS_WIDE}.get(_extra_clause(given, got), _WIDER)
    return Said(kind, {"high": high, "low": low})


def _other_extra(given: Facts, got: Facts) -> Iterator[Misreading]:
    values, result = _list(given, "tops"), _outcome(given)
    for place in result[:2]:
        if place is not None and DIRECTIONS[place] != got["extra"]:
            yield Misreading(DIRECTIONS[place], _OTHER_AXIS)
    yield Misreading(DIRECTIONS[values.index(max(values))], _HIGHEST)


def _points(given: Facts, got: Facts) -> Said:
    parts = [
        Said(_GAIN, {"place": words.NAMES[place], "terms": [1] * n})
        for place, n in enumerate(_outcome(given).points())
        if n
    ]
    return Said(_GAINS, {"parts": parts}) if parts else Said(_NOBODY)


def _other_points(given: Facts, got: Facts) -> Iterator[Misreading]:
    values = _list(given, "tops")
    north, east, south, west = values
    yield Misreading(directed(of_tops(values, False).points()), _FORGOTTEN)
    tipped = list(_outcome(given).points())
    for place, level in ((0, north == south), (1, east == west)):
        tipped[place] += level
    yield Misreading(directed(tipped), _TO_NORTH)
    yield Misreading(
        directed([max(north - south, 0), max(east - west, 0), max(south - north, 0), max(west - east, 0)]), _DOUBLE
    )


# The end -------------------------------------------------------------------------------------------------------------


def _variant(given: Facts) -> str:
    return str(given.get("variant", "home"))


def _own(given: Facts, got: Facts) -> Said:
    parts = [
        Said(_SEAT_HAS, {"seat": seat, "n": n, "place": words.NAMES[DIRECTIONS.index(home)]})
        for seat, (n, home) in enumerate(zip(got["own"], given["destinations"], strict=True))
    ]
    return Said(_OWN, {"parts": parts})


def _other_own(given: Facts, got: Facts) -> Iterator[Misreading]:
    values = _list(given, "totals")
    places = [DIRECTIONS.index(home) for home in given["destinations"]]
    yield Misreading([values[place] - values[(place + 2) % 4] for place in places], _NETTED)
    yield Misreading([values[seat] for seat in range(len(places))], _IN_ORDER)


def _won(given: Facts, got: Facts) -> Said:
    n = got["own"][got["winners"][0]]
    return Said(_SHARE if len(got["winners"]) > 1 else _BEST[_variant(given)], {"n": n})


def _won_clause(given: Facts, got: Facts) -> str:
    if len(got["winners"]) > 1:
        return "LS-5.4"
    return "LS-5.2" if _variant(given) == "home" else "LS-5.3"


def _other_winners(given: Facts, got: Facts) -> Iterator[Misreading]:
    values = _list(given, "totals")
    places = [DIRECTIONS.index(home) for home in given["destinations"]]
    other = "fugitive" if _variant(given) == "home" else "home"
    yield Misreading(winners(values, places, other), _REVERSED)
    net = [value - values[(place + 2) % 4] for place, value in enumerate(values)]
    yield Misreading(winners(net, places, _variant(given)), _NETTED)


STEPS = {
    "round_points": (
        _axis(0),
        _axis(1),
        Step("extra", _extra_clause, _extra, ask=_ASK["extra"], plain=True, misread=_other_extra),
        Step("points", "LS-3.6", _points, ask=_ASK["points"], misread=_other_points),
    ),
    "winners": (
        Step("own", "LS-3.6", _own, ask=_ASK["own"], misread=_other_own),
        Step("winners", _won_clause, _won, seats=True, ask=_ASK["winners"], misread=_other_winners),
    ),
}
