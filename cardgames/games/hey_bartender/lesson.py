"""What only the lesson of Hey, Bartender! has: the exchange by itself. Spots shares its steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations as picks
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.classroom.page import Heading
from cardgames.classroom.worked import LessonError, Misreading, Row, Worked
from cardgames.engine.rulebook import Clause
from cardgames.engine.words import Said, Words, arithmetic
from cardgames.games.hey_bartender.exchange import combinations, deciding, oldest, preference
from cardgames.games.hey_bartender.exchange import exchange as answer

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["exchange"]

_SITUATIONS = {
    "hey-bartender": Words("In the market: {market}. Played: {played}.", "酒保手里有：{market}。你打出：{played}。"),
    "spots": Words("In the market: {market}. Played: {played}.", "市场上有：{market}。你打出：{played}。"),
}
_SHORT = Words(
    "All of it together makes {total}, less than {played}: a card is flipped before any search.",
    "全部加起来只有{total}，不到{played}：先翻牌，再找。",
)
_EXACT = Words("Some of the cards make exactly {played}.", "其中有牌正好凑成{played}。")
_ABOVE = Words(
    "No cards make {played} exactly; the next total that some make is {total}.",
    "凑不出正好{played}；再往上，能凑出的最小总数是{total}。",
)
_SINGLE = Words("A single card makes {total}.", "一张牌就是{total}。")
_PAIR = Words("No single card makes {total}, but two do.", "没有一张牌是{total}，两张可以凑出。")
_SIZE = Words("Fewer than {size} cards do not make {total}; {size} do.", "少于{size}张凑不出{total}，{size}张可以。")
_ONE_WAY = Words("{chosen:sum} is the only way.", "只有{chosen:sum}这一种。")
_WIDER = Words(
    "{chosen:sum} has the spread {wide}, {other:sum} only {narrow}.",
    "{chosen:sum}的差值是{wide}，{other:sum}只有{narrow}。",
)
_HIGHER = Words(
    "{chosen:sum} and {other:sum} have the same spread, but from the top {chosen:sum} is higher first.",
    "{chosen:sum}与{other:sum}差值相同，但从大到小比，{chosen:sum}先大。",
)
_OLDEST = Words("Of the cards of equal value, the oldest go.", "点数相同的牌，先来的先交出。")
_ASK = {
    "total": Words("What do the cards that are handed over make in all?", "交出的牌一共几点？"),
    "size": Words("How many cards are handed over?", "交出几张牌？"),
    "cards": Words("Which cards are handed over?", "交出哪些牌？"),
    "points": Words("How many points is this worth?", "这一次得几分？"),
}
_FEWEST = Words("few cards before a small excess", "先求张数少，再求多出的点数少")
_NARROWEST = Words("the narrowest spread instead of the widest", "选差值最小的，而不是最大的")
_IN_ORDER = Words("the oldest cards until they are enough", "从最早的牌开始拿，拿到够为止")
_HIGHEST = Words("always the highest card", "总是给最大的一张")
_NEWEST = Words("the newest of equal cards instead of the oldest", "点数相同时给最新的，而不是最早的")
_NOT_LESS = Words("forgetting to take your own card off", "忘了减去自己打出的牌")
_NEVER = Words("an even swap every time", "以为每次都是等值交换")


def exchange(lesson: Lesson, market: Any, played: Any) -> Worked:
    """What the bartender hands over for a card and why; market and card as values (7) or as cards ("7S")."""
    cards, card = read(lesson, market, played)
    rows = search(cards, card)
    if rows[0].field == "total":
        given, total = rows[2].value, rows[0].value
        terms = [*map(value, given), -value(card)]
        others = [Misreading(total, _NOT_LESS), Misreading(0, _NEVER)]
        others += [Misreading(sum(map(value, m.value)) - value(card), m.words) for m in rows[2].misreadings]
        said = f"{arithmetic(terms)} = {sum(terms)}"
        rows.append(Row("points", sum(terms), "HB-5.2", said, ask=_ASK["points"], misreadings=tuple(others)))
    return Exchange(lesson, situation(lesson, cards, card), rows)


class Exchange(Worked):
    """An exchange; wrong cards are answered with the first step of the search that rules them out."""

    def reason(self, row: Row, answer: Any) -> tuple[Clause | None, str]:
        if row.field == "cards" and not row.matches(answer):
            total, size = self.rows[0], self.rows[1]
            named = [one for one in answer if isinstance(one, (int, Card))] if isinstance(answer, (list, tuple)) else []
            if sum(map(value, named)) != total.value:
                return super().reason(total, answer)
            if len(named) != size.value:
                return super().reason(size, answer)
        return super().reason(row, answer)


def read(lesson: Lesson, market: Any, played: Any) -> tuple[list[Any], Any]:
    """The market and the card as cards of the game or as values. Raises LessonError for what is neither."""
    pack = lesson.game.pack
    cards = pack.read(market) if isinstance(market, str) else [lesson.read(one) for one in market]
    card = lesson.read(played)
    values = {one.rank for one in pack}
    odd = [one for one in (*cards, card) if one not in values and not isinstance(one, Card)]
    if odd or len({isinstance(one, Card) for one in (*cards, card)}) > 1:
        least, most, first = min(values), max(values), pack.cards[0].text
        raise LessonError(
            f"give all of the cards as values from {least} to {most}, or all as cards like {first}"
            + (f", not {odd[0]!r}" if odd else ""),
            f"牌要么都写成{least}至{most}的点数，要么都写成{first}这样的牌" + (f"，不能是{odd[0]!r}" if odd else ""),
        )
    if len(set(cards)) < len(cards) and isinstance(card, Card):
        raise LessonError("each card can lie in the market only once", "同一张牌只能有一张")
    return cards, card


def situation(lesson: Lesson, cards: Sequence[Any], card: Any) -> list[Heading]:
    """The market and the played card in words."""
    facts = {"market": lesson.shown(cards), "played": lesson.shown(card)}
    return [Heading(_SITUATIONS[lesson.game.slug].fill(facts, lesson.lang))]


def value(card: Any) -> int:
    """The value of a card, or the value itself (HB-3.1)."""
    return card.rank if isinstance(card, Card) else int(card)


def search(cards: Sequence[Any], card: Any) -> list[Row]:
    """The search of the market step by step (HB-4.1 to HB-4.9): total, size, cards; or the need to flip."""
    values, played = [value(one) for one in cards], value(card)
    given = answer(values, played)
    if given is None:
        said = Said(_SHORT, {"total": sum(values), "played": played})
        return [Row("flip", True, "HB-4.9", said)]
    total, size = sum(values[i] for i in given), len(given)
    facts = {"played": played, "total": total, "size": size}
    handed = [cards[i] for i in given]
    misread = [Misreading([cards[i] for i in where], words) for where, words in misreadings(values, played)]
    if isinstance(card, Card):
        newest = [len(cards) - 1 - i for i in oldest(values[::-1], [values[i] for i in given])]
        misread.insert(0, Misreading([cards[i] for i in sorted(newest)], _NEWEST))
    totals = [Misreading(sum(map(value, m.value)), m.words) for m in misread]
    sizes = [Misreading(len(m.value), m.words) for m in misread]
    clause, said = _choice(values, played, given)
    return [
        Row(
            "total",
            total,
            "HB-4.2" if total == played else "HB-4.5",
            Said(_EXACT if total == played else _ABOVE, facts),
            ask=_ASK["total"],
            misreadings=tuple(totals),
        ),
        Row(
            "size",
            size,
            "HB-4.3" if size <= 3 else "HB-4.4",
            Said({1: _SINGLE, 2: _PAIR}.get(size, _SIZE), facts),
            ask=_ASK["size"],
            misreadings=tuple(sizes),
        ),
        Row("cards", handed, clause, said, unordered=True, ask=_ASK["cards"], misreadings=tuple(misread)),
    ]


def _choice(values: Sequence[int], played: int, given: Sequence[int]) -> tuple[str, Said]:
    """Why these of the right number of cards: the clause and the words."""
    chosen = sorted((values[i] for i in given), reverse=True)
    clause, loser = deciding(values, played, given)
    facts = {"chosen": chosen[::-1], "other": loser[::-1], "wide": chosen[0] - chosen[-1]}
    if clause in ("HB-4.6", "HB-4.7"):
        facts["narrow"] = loser[0] - loser[-1]
        return clause, Said(_WIDER if clause == "HB-4.6" else _HIGHER, facts)
    left = [one for i, one in enumerate(values) if i not in given]
    if set(left) & set(chosen):
        return "HB-4.8", Said(_OLDEST)
    return "HB-4.3" if len(chosen) <= 3 else "HB-4.4", Said(_ONE_WAY, facts)


def misreadings(values: Sequence[int], played: int) -> Iterator[tuple[Sequence[int], Words]]:
    """The positions that common misreadings of the search would hand over."""
    for size in range(1, len(values) + 1):
        totals = sorted({sum(some) for some in picks(values, size)})
        enough = [total for total in totals if total >= played]
        if enough:
            fewest = sorted(combinations(sorted(values, reverse=True), enough[0], size), key=preference)
            yield oldest(values, fewest[-1]), _FEWEST
            break
    given = answer(values, played) or ()
    same_size = combinations(sorted(values, reverse=True), sum(values[i] for i in given), len(given))
    if same_size:
        yield oldest(values, sorted(same_size, key=preference)[0]), _NARROWEST
    taken = 0
    while sum(values[:taken]) < played:
        taken += 1
    yield range(taken), _IN_ORDER
    if max(values) >= played:
        yield (list(values).index(max(values)),), _HIGHEST
