"""What only the lesson of Poker Battle Line has: formations rated and compared in steps, both ladders of categories."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import WITH_JOKERS, Card
from cardgames.classroom.page import Heading, Page, Shown, Table
from cardgames.classroom.worked import LessonError, Misreading, Row, Step, Worked
from cardgames.engine.moves import clip
from cardgames.engine.words import Said, Words
from cardgames.games.poker_battle_line import names
from cardgames.games.poker_battle_line.cases import KINDS
from cardgames.games.poker_battle_line.moves import SIZES, VALUES
from cardgames.games.poker_battle_line.positions import battlefield, lay_out
from cardgames.games.poker_battle_line.rules import PokerBattleLine
from cardgames.games.poker_battle_line.scoring import CARDS, CODES, EMPTY, ORDERS, compare, rate

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["battlefields", "fight", "ladder", "rating"]

Facts = Mapping[str, Any]

EXAMPLES = {
    3: ("7S 6S 5S", "4C 4D 4S", "3H 8H JH", "3S 2D AH", "KC KD 3S", "QC 9D 4H"),
    5: (
        "AS KS QS JS TS", "7C 7D 7S 7H 5D", "3H 3C 3S JC JD", "9D 8D 7D 6D 5D", "2H 5H 8H JH KH",
        "5C 4D 3S 2S AH", "8C 8D 8S KH 2D", "TC TD 4S 4H AD", "QC QD 9S 6H 2D", "AC JD 9S 6H 3D",
    ),
}  # fmt: skip
"""One formation of each category, from high to low; the first four with three cards and more are the original's."""


def battlefields(
    lesson: Lesson,
    mine: str,
    theirs: str,
    fields: Mapping[int, Sequence[str]] | None = None,
    *,
    pile: str = "",
    won: Mapping[int, int | None] | None = None,
    turn: int = 0,
    **options: Any,
) -> PokerBattleLine:
    """A moment of the game: both hands, by battlefield the formations of Seats 0 and 1; all else is discarded."""
    given: dict[str, Any] = {"hands": [mine, theirs], "pile": pile, "turn": turn, "options": options}
    given["fields"] = {str(field): list(sides) for field, sides in (fields or {}).items()}
    given["won"] = {str(field): seat for field, seat in (won or {}).items()}
    return lay_out(given)


def rating(lesson: Lesson, cards: str, size: int = 3, banned: str | None = None, **options: Any) -> Worked:
    """One formation in steps: category, deciding number and suit, and what its jokers are."""
    worked = lesson.case("evaluate", cards=cards.split(), size=size, banned=banned, options=options)
    if not isinstance(worked, Worked):  # the reason why it cannot be rated
        return worked  # type: ignore[no-any-return]
    rows = [row for row in worked.rows if row.field != "jokers" or row.value]
    return Worked(lesson, [Heading(lesson.shown(lesson.game.pack.read(cards)))], rows)


def fight(lesson: Lesson, field: int, mine: str, theirs: str, first: int | None = None, **options: Any) -> Worked:
    """A battlefield in steps: what both formations are, who wins, and how much."""
    value = VALUES[battlefield(field)]
    given = {"field": value, "a": mine.split(), "b": theirs.split(), "first_complete": first, "options": options}
    got = KINDS["compare"].run(given)
    sides = [Said(names.SIDE, {"seat": s, "cards": WITH_JOKERS.read(text)}) for s, text in enumerate((mine, theirs))]
    heading = Said(_BATTLE, {"n": value, "one": sides[0], "other": sides[1]})
    return Worked(lesson, [Heading(heading.text(lesson.lang))], list(_battle(given, got)))


def ladder(lesson: Lesson, size: int) -> Page:
    """All categories of 3 or of 5 cards from high to low, each with an example and what decides between two of them."""
    if size not in EXAMPLES:
        raise LessonError(f"{clip(str(size))} is no size of a formation; right would be 3 or 5")
    lang, rows = lesson.lang, []
    for place, text in enumerate(EXAMPLES[size], 1):
        cards = WITH_JOKERS.read(text)
        found = rate(cards, size)
        name = names.CATEGORIES[found.category]
        rows.append((f"{place}. {name.en} · {name.zh}", lesson.shown(cards), lesson.shown([CARDS[found.decider]])))
    return Shown(lang, Table([words[lang] for words in _LADDER], rows))


def _battle(given: Facts, got: Facts) -> Iterator[Row]:
    """The steps of a comparison."""
    size = 3 if given["field"] < 4 else 5
    for seat, side in enumerate("ab"):
        rated = got[side]
        yield Row(
            f"seat_{seat}",
            rated["category"],
            _category_clause({"cards": given[side], "size": size}, rated),
            _what(rated),
            ask=Said(_ASK_SIDE, {"seat": seat}),
            misreadings=tuple(_other_categories({"cards": given[side], "size": size}, rated)),
        )
    clause, said = _reason(given, got)
    others = tuple(Misreading(one, words) for one, words in _other_winners(given, got))
    yield Row("winner", got["winner"], clause, said, seats=True, ask=_ASK["winner"], misreadings=others)


# Words ---------------------------------------------------------------------------------------------------------------

_LADDER = (
    Words("Category, from high to low", "牌型，从大到小"),
    Words("Example", "例子"),
    Words("This card decides", "比这张牌"),
)
_BATTLE = Words("Battlefield {n}: {one} against {other}.", "{n}元战场：{one}对{other}。")
_IS = Words("{what}.", "{what}。")
_IS_JOKER = Words("{what}, with the joker as {cards:cards}.", "{what}，鬼牌当{cards:cards}。")
_NO_CARD = Words("No card lies there.", "没有牌。")
_HIGHER = Words("{more} beats {less}.", "{more}大于{less}。")
_NUMBER = Words("The same category; {more:card} is higher than {less:card}.", "牌型相同；{more:card}大于{less:card}。")
_SUIT = Words(
    "Category and number are the same; by suit {more:card} is above {less:card}.",
    "牌型和数字都相同；按花色{more:card}大于{less:card}。",
)
_ALL_NUMBERS = Words("The other numbers decide as well.", "还要比其余的数字。")
_FIRST = Words("Exactly equal: the formation that was complete first wins.", "完全相同：先放满的赢。")
_TIE = Words("Exactly equal, and nothing decides.", "完全相同，分不出胜负。")
_DECIDES = Words("{card:card} decides.", "由{card:card}决定。")
_NONE_NEEDED = Words("There is no joker.", "没有鬼牌。")
_BEST = Words("No other card makes it better.", "别的牌都不会更好。")
_FORBIDDEN = Words(
    "{card:card} is forbidden, the highest card on the other side; this is the best of all others.",
    "{card:card}是对方最大的牌，不能变；其余的牌里这样最好。",
)
_USUAL = Words("by the order of ordinary poker", "按普通扑克的大小")
_UNFINISHED = Words("as if the missing cards did not matter", "把没放满的也算成了牌型")
_ROUND = Words("as if the ace went on after the king", "让K后面接了A再接2")
_TOP = Words("the highest card of all instead of the deciding one", "看了最大的一张，而不是决定胜负的那张")
_ACE = Words("the ace counted 14 where it is low", "A当成了14，其实这里是小牌")
_LOW_SUIT = Words("the lowest suit of the group", "看了成组的牌里最小的花色")
_SPADES = Words("always spades", "总当成黑桃")
_IGNORES_BAN = Words("the forbidden card", "变成了禁变的那张牌")
_OTHER_SIDE = Words("the other side", "另一方")
_SUM = Words("the pieces instead of the money", "数了枚数，而不是金额")
_OWN_COINS = Words("the money instead of the pieces", "数了金额，而不是枚数")
_ASK_SIDE = Words("What is the formation of {seat:seat}?", "{seat:seat}的牌组是什么牌型？")
_ASK = {
    "category": Words("Which category is this formation?", "这个牌组是什么牌型？"),
    "number": Words("Which number decides?", "由哪个数字决定？"),
    "suit": Words("And which suit?", "由哪种花色决定？"),
    "jokers": Words("What does the joker stand for?", "鬼牌当哪张牌？"),
    "winner": Words("Who wins the battlefield?", "谁赢得这个战场？"),
    "money": Words("How much money has each seat?", "双方各有多少元？"),
    "coins": Words("And how many pieces?", "各有多少枚？"),
    "game": Words("Who wins the game?", "谁获胜？"),
}


# How a formation is rated ---------------------------------------------------------------------------------------------


def _cards(given: Facts) -> list[Card]:
    return WITH_JOKERS.read(given["cards"])


def _decider(got: Facts) -> Card:
    """The deciding card of a rating in the form of a case."""
    return CARDS[got["number"] * 4 + "CDHS".index(got["suit"])]


def _what(got: Facts) -> Said | Words:
    if got["category"] == EMPTY:
        return _NO_CARD
    what = Said(names.FORMATIONS[got["category"]], {"card": _decider(got)})
    if got["jokers"]:
        return Said(_IS_JOKER, {"what": what, "cards": WITH_JOKERS.read(map(str, got["jokers"]))})
    return Said(_IS, {"what": what})


def _decides(got: Facts) -> Said | Words:
    return _NO_CARD if got["category"] == EMPTY else Said(_DECIDES, {"card": _decider(got)})


def _category_clause(given: Facts, got: Facts) -> str:
    if got["category"] == EMPTY:
        return "PB-R7"
    unfinished, wild = len(given["cards"]) < given["size"], bool(got["jokers"])
    return ("PB-7.6" if wild else "PB-5.5") if unfinished else "PB-7.2" if wild else "PB-4.2"


def _other_categories(given: Facts, got: Facts) -> Iterator[Misreading]:
    cards, size = _cards(given), given["size"]
    naturals = [card for card in cards if card.rank]
    if len(cards) < size and len({card.suit for card in naturals}) == 1:
        yield Misreading("flush", _UNFINISHED)
    if {1, 13}.issubset({card.rank for card in naturals}) and got["category"] in ("high_card", "flush"):
        yield Misreading("straight_flush" if got["category"] == "flush" else "straight", _ROUND)
    order = ORDERS[size]
    at = order.index(got["category"])
    yield Misreading(order[at - 1 if at + 1 == len(order) else at + 1], _USUAL)


def _other_numbers(given: Facts, got: Facts) -> Iterator[Misreading]:
    codes = [CODES[card] for card in _cards(given) if card.rank]
    if codes:
        top = max(codes) // 4
        yield Misreading(top, _ACE if top == 14 and got["category"].startswith("straight") else _TOP)


def _other_suits(given: Facts, got: Facts) -> Iterator[Misreading]:
    codes = [CODES[card] for card in _cards(given) if card.rank]
    group = [code for code in codes if code // 4 == got["number"]]
    if group:
        yield Misreading("CDHS"[min(group) % 4], _LOW_SUIT)
    if codes:
        yield Misreading("CDHS"[max(codes) % 4], _TOP)
    yield Misreading("S", _SPADES)


def _free(given: Facts) -> list[Card]:
    """What the jokers would be if nothing was forbidden."""
    kickers = given.get("options", {}).get("kickers") == "full"
    return [CARDS[code] for code in rate(_cards(given), given["size"], kickers=kickers).jokers]


def _banned(given: Facts, got: Facts) -> bool:
    return [str(card) for card in _free(given)] != [str(card) for card in got["jokers"]]


def _joker_said(given: Facts, got: Facts) -> Said | Words:
    if not got["jokers"]:
        return _NONE_NEEDED
    return Said(_FORBIDDEN, {"card": WITH_JOKERS[given["banned"]]}) if _banned(given, got) else _BEST


def _other_jokers(given: Facts, got: Facts) -> Iterator[Misreading]:
    if got["jokers"] and _banned(given, got):
        yield Misreading(_free(given), _IGNORES_BAN)


# How two formations are compared -------------------------------------------------------------------------------------


def _reason(given: Facts, got: Facts) -> tuple[str, Said | Words]:
    """The clause that decides between the two, and how."""
    if got["how"] != "value":
        empty = got["a"]["category"] == EMPTY
        return ("PB-R7", _TIE) if empty else ("PB-4.5", _FIRST if got["how"] == "first_complete" else _TIE)
    more, less = (got["a"], got["b"]) if got["winner"] == 0 else (got["b"], got["a"])
    if more["category"] != less["category"]:
        categories = {key: names.CATEGORIES[one["category"]] for key, one in (("more", more), ("less", less))}
        return "PB-5.5" if less["category"] == EMPTY else "PB-4.2", Said(_HIGHER, categories)
    cards = {"more": _decider(more), "less": _decider(less)}
    if more["number"] != less["number"]:
        return "PB-4.3", Said(_NUMBER, cards)
    if given.get("options", {}).get("kickers") == "full":
        size, a, b = SIZES[battlefield(given["field"])], WITH_JOKERS.read(given["a"]), WITH_JOKERS.read(given["b"])
        one, other = compare(size, a, b, None, kickers=True, tie_break="unclaimed").ratings
        if one.value[1] != other.value[1]:
            return "PB-R5", _ALL_NUMBERS
    return "PB-4.4", Said(_SUIT, cards)


def _other_winners(given: Facts, got: Facts) -> Iterator[tuple[int | None, Words]]:
    if got["winner"] is None:
        yield from ((seat, _TOP) for seat in (0, 1))
        return
    usual = {got[side]["category"] for side in "ab"} & {"straight_flush", "royal_flush"}
    yield 1 - got["winner"], _USUAL if usual else _OTHER_SIDE


def _other_game(given: Facts, got: Facts) -> Iterator[Misreading]:
    for seat in (0, 1, None):
        yield Misreading(seat, _OTHER_SIDE)


STEPS = {
    "evaluate": (
        Step("category", _category_clause, lambda given, got: _what(got), ask=_ASK["category"],
             misread=_other_categories),
        Step("number", lambda given, got: "PB-R4" if got["number"] == given["size"] and "straight" in got["category"]
             else "PB-4.3", lambda given, got: _decides(got), ask=_ASK["number"],
             misread=_other_numbers),
        Step("suit", "PB-4.4", lambda given, got: _decides(got), ask=_ASK["suit"],
             misread=_other_suits),
        Step("jokers", lambda given, got: "PB-7.3" if _banned(given, got) else "PB-7.2", _joker_said,
             ask=_ASK["jokers"], misread=_other_jokers),
    ),
    "compare": (
        Step("winner", lambda given, got: _reason(given, got)[0], lambda given, got: _reason(given, got)[1],
             seats=True, ask=_ASK["winner"],
             misread=lambda given, got: (Misreading(*other) for other in _other_winners(given, got))),
    ),
    "final": (
        Step("money", "PB-4.6", ask=_ASK["money"], misread=lambda given, got: [Misreading(got["coins"], _SUM)]),
        Step("coins", "PB-1.1", ask=_ASK["coins"], misread=lambda given, got: [Misreading(got["money"], _OWN_COINS)]),
        Step("winner", lambda given, got: "PB-R17" if got["winner"] is None else "PB-5.6", seats=True,
             ask=_ASK["game"], misread=_other_game),
    ),
}  # fmt: skip
