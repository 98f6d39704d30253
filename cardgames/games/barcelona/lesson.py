"""What only the lesson of Barcelona has: rounds laid out in short, the order of choosing and a whole round in steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import STANDARD, Card, height
from cardgames.classroom.page import Heading
from cardgames.classroom.worked import LessonError, Misreading, Row, Worked, one_by_one
from cardgames.engine.words import Said, Words, arithmetic, number
from cardgames.games.barcelona.cases import lay_out, pair, round_
from cardgames.games.barcelona.rules import Barcelona
from cardgames.games.barcelona.scoring import choice_order

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["order", "showdown", "stage"]

_FIRSTS = Words("First cards in seat order: {cards:cards}.", "按座位次序的第一张牌：{cards:cards}。")
_SITUATION = Words(
    "Hands and money: {hands:list}. First cards: {cards:cards}.", "手牌和钱：{hands:list}。第一张牌：{cards:cards}。"
)
_HAS = Words("{seat:seat} {red:card} {black:card} ({n})", "{seat:seat}：{red:card}、{black:card}（{n}元）")
_UPWARDS = Words("From the smallest up: {cards:cards}.", "从小到大：{cards:cards}。")
_BY_SUIT = Words(
    "From the smallest up, equal ranks by suit: {cards:cards}.", "从小到大，点数相同按花色：{cards:cards}。"
)
_CALLED = Words(
    "{caller:seat} calls. Withdrawn before: {seats:seats}.", "{caller:seat}选择摊牌，此前退出：{seats:seats}。"
)
_ALONE = Words("All the others have withdrawn.", "其他人都已退出。")
_LARGEST = Words("The largest red card among {cards:cards}.", "{cards:cards}中最大的红牌。")
_ONLY = Words("{card:card} is the only red card left.", "只剩{card:card}一张红牌。")
_HEARTS = Words("Equal ranks: hearts beat diamonds.", "点数相同：红桃大于方块。")
_NOBODY = Words("Nobody else is standing.", "只有这一人没有退出。")
_DUE = Words("{card:card}: {n}", "{card:card}：{n}")
_SHORT = Words("{card:card}: {due} due, {n} left", "{card:card}：应付{due}，只剩{n}")
_SUM = Words("{seat:seat}: {sum} = {n}, after an ante of {ante}.", "付过{ante}元之后，{seat:seat}：{sum} = {n}。")
_ASK = {
    "order": Words("In which order do the seats choose?", "按什么顺序选择？"),
    "standing": Words("Who is standing at the showdown?", "摊牌时谁未退出？"),
    "winner": Words("Who wins the round?", "谁赢得本回合？"),
    "payments": Words("What does each seat pay?", "每个座位付多少？"),
    "money": Words("What does each seat have afterwards?", "之后每个座位有多少钱？"),
}
_DOWNWARDS = Words("the largest card first", "最大的先选")
_BY_SEAT = Words("seat order", "按座位次序")
_CALLER_ONLY = Words("only who called is in", "以为只有选择摊牌的人算")
_ALL_IN = Words("those who withdrew count as well", "退出的人也算")
_ANY_COLOUR = Words("the largest card of either colour", "不分颜色，最大的牌胜")
_ACE_HIGH = Words("the ace taken for the highest", "以为A最大")
_RED_TOO = Words("the withdrawn pay as well", "退出的人也付")
_NO_LIMIT = Words("more than somebody has", "付的比手里的钱还多")
_OWN_TOO = Words("the winner's own black card too", "胜利者也付自己的黑牌")
_NO_POT = Words("the pot forgotten", "忘了奖金池")
_NO_ANTE = Words("the ante forgotten", "忘了付入奖金池的钱")
Facts = Mapping[str, Any]


def stage(lesson: Lesson, *hands: str, first: str = "", money: Sequence[int] = (), **options: Any) -> Barcelona:
    """A round after the ante: the hand of each seat, red card first, "" for a seat that is out.

    With `first` cards (in seat order) it goes on to the choices. `money` is from before the ante, otherwise 30 each.
    The piles are empty afterwards, so that the round is the last one.
    """
    state = lay_out(_given(lesson, hands, money, options))
    for card in STANDARD.read(first):
        state.apply(f"play {card.text}")
    return state


def order(lesson: Lesson, first: str) -> Worked:
    """Who chooses when: the first cards in seat order."""
    cards = dict(enumerate(STANDARD.read(first)))
    lesson.game.check_seats(len(cards))
    return Worked(lesson, [Heading(_FIRSTS.fill({"cards": list(cards.values())}, lesson.lang))], [_order(cards)])


def showdown(
    lesson: Lesson, *hands: str, first: str, choices: str, money: Sequence[int] = (), **options: Any
) -> Worked:  # fmt: skip
    """A whole round, worked: hands and first cards as in `stage`, the choices in the order in which they are made."""
    given = _given(lesson, hands, money, options)
    seats = [int(seat) for seat in given["hands"]]
    laid = STANDARD.read(first)
    if len(laid) != len(seats):
        raise LessonError(f"first names {len(laid)} cards; right would be one for each of the {len(seats)} seats")
    given["first_cards"] = {str(seat): card.text for seat, card in zip(seats, laid, strict=True)}
    given["choices"] = choices.split()
    parts = []
    for seat in seats:
        red, black = STANDARD.read(given["hands"][str(seat)])
        parts.append(Said(_HAS, {"seat": seat, "red": red, "black": black, "n": given["money"][seat]}))
    heading = _SITUATION.fill({"hands": parts, "cards": laid}, lesson.lang)
    return Worked(lesson, [Heading(heading)], _rows(given, round_(given), dict(zip(seats, laid, strict=True))))


def _given(lesson: Lesson, hands: Sequence[str], money: Sequence[int], options: Facts) -> dict[str, Any]:
    """The facts of a round as a case has them."""
    held = {str(seat): hand.split() for seat, hand in enumerate(hands) if hand}
    start = lesson.game.check_options(options, lesson.game.check_seats(len(hands)))["start_money"]
    return {
        "money": list(money) or [start if hand else 0 for hand in hands],
        "hands": {seat: [card.text for card in pair(cards)] for seat, cards in held.items()},
        "options": dict(options),
    }


def _order(first: Mapping[int, Card]) -> Row:
    right = choice_order(first)
    cards = [first[seat] for seat in right]
    equal = len({card.rank for card in cards}) < len(cards)
    others = (
        Misreading(right[::-1], _DOWNWARDS),
        Misreading(sorted(first), _BY_SEAT),
        Misreading(sorted(first, key=lambda seat: _ace_high(first[seat])), _ACE_HIGH),
    )
    clause, words = ("BA-3.2", _BY_SUIT) if equal else ("BA-4.6", _UPWARDS)
    return Row("order", right, clause, Said(words, {"cards": cards}), seats=True, ask=_ASK["order"], misreadings=others)


def _ace_high(card: Card) -> tuple[bool, Any]:
    return card.rank == 1, height(card)


def _rows(given: Facts, got: Facts, first: Mapping[int, Card]) -> Iterator[Row]:
    """The steps of a round, in the order in which one works them out."""
    hands = {int(seat): STANDARD.read(cards) for seat, cards in given["hands"].items()}
    yield _order(first)
    yield _standing(got)
    yield _winner(got, hands)
    yield _payments(given, got, hands)
    yield _money(given, got)


def _standing(got: Facts) -> Row:
    standing, caller = got["standing"], got["caller"]
    alone = len(got["withdrawn"]) == len(got["order"]) - 1 and standing == [got["order"][-1]]
    others = (Misreading([caller], _CALLER_ONLY), Misreading(sorted(got["order"]), _ALL_IN))
    said = Said(_ALONE) if alone else Said(_CALLED, {"caller": caller, "seats": got["withdrawn"]})
    return Row("standing", standing, "BA-4.9" if alone else "BA-4.8", said, unordered=True, seats=True,
               ask=_ASK["standing"], misreadings=others)  # fmt: skip


def _winner(got: Facts, hands: Mapping[int, Sequence[Card]]) -> Row:
    red = {seat: hands[seat][0] for seat in got["standing"]}
    best = red[got["winner"]]
    equal = sum(card.rank == best.rank for card in red.values()) > 1
    others = (
        Misreading(max(hands, key=lambda seat: height(hands[seat][0])), _ALL_IN),
        Misreading(max(red, key=lambda seat: max(map(height, hands[seat]))), _ANY_COLOUR),
        Misreading(max(red, key=lambda seat: _ace_high(red[seat])), _ACE_HIGH),
    )
    said = (
        _HEARTS
        if equal
        else Said(_LARGEST, {"cards": list(red.values())})
        if len(red) > 1
        else Said(_ONLY, {"card": best})
    )
    return Row("winner", got["winner"], "BA-R7" if equal else "BA-4.11", said, seats=True, ask=_ASK["winner"],
               misreadings=others)  # fmt: skip


def _payments(given: Facts, got: Facts, hands: Mapping[int, Sequence[Card]]) -> Row:
    seats = range(len(given["money"]))
    paid = {int(seat): amount for seat, amount in got["payments"].items()}
    due = {seat: hands[seat][1].rank for seat in hands}
    parts = [
        Said(_DUE if paid[seat] == due[seat] else _SHORT, {"card": hands[seat][1], "n": paid[seat], "due": due[seat]})
        for seat in sorted(paid)
    ]
    losers, winner = set(paid), got["winner"]
    others = (
        Misreading([due[seat] if seat in losers else 0 for seat in seats], _NO_LIMIT),
        Misreading([due[seat] if seat in {*losers, winner} else 0 for seat in seats], _OWN_TOO),
        Misreading([due[seat] if seat in hands and seat != winner else 0 for seat in seats], _RED_TOO),
    )
    said = one_by_one(parts) if parts else _NOBODY
    value = [paid.get(seat, 0) for seat in seats]
    return Row("payments", value, "BA-4.13", said, ask=_ASK["payments"], misreadings=others)


def _money(given: Facts, got: Facts) -> Row:
    winner, paid = got["winner"], sorted((int(seat), amount) for seat, amount in got["payments"].items())
    ante = given["options"].get("ante", 1)
    before = [have - min(ante, have) for have in given["money"]]
    terms = [before[winner], got["pot"], *(amount for _, amount in paid)]
    shifted = [n + min(ante, have) for n, have in zip(got["money"], given["money"], strict=True)]
    no_pot = [n - (got["pot"] if seat == winner else 0) for seat, n in enumerate(got["money"])]
    values = {"seat": winner, "sum": arithmetic(terms), "n": number(sum(terms)), "ante": ante}
    others = (Misreading(no_pot, _NO_POT), Misreading(shifted, _NO_ANTE))
    return Row("money", got["money"], "BA-4.12", Said(_SUM, values), ask=_ASK["money"], misreadings=others)
