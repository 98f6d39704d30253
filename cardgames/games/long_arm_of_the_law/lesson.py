"""What only the lesson of Long Arm of the Law has: positions laid out in short; sums, closings and piles in steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import WITH_JOKERS, Card
from cardgames.classroom.page import Heading
from cardgames.classroom.worked import LessonError, Misreading, Row, Worked
from cardgames.engine.chance import shuffled, stream
from cardgames.engine.words import Said, Words, arithmetic
from cardgames.games.long_arm_of_the_law.cases import by_suit, clues, lay_out
from cardgames.games.long_arm_of_the_law.packs import AT, CONVICTION
from cardgames.games.long_arm_of_the_law.rules import LongArm
from cardgames.games.long_arm_of_the_law.scoring import POINTS, fits, number, points

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["closing", "deduction", "pile", "stage"]

_HAND = Words(
    "Hand: {cards:cards}. Case {suit:suit}, with {column:cards}.",
    "手牌：{cards:cards}。案件{suit:suit}：{column:cards}。",
)
_CLOSED_TOO = Words("{said} Closed: {suits:list}.", "{said}已结案：{suits:list}。")
_OWNED = Words(
    "Hand: {cards:cards}. Own clues: {pile:cards}. Players: {n}.",
    "手牌：{cards:cards}。自己的线索：{pile:cards}。玩家：{n}人。",
)
_PILE = Words("Score pile: {cards:cards}.", "得分牌：{cards:cards}。")

_FIT = Words("Cards of {suit:suit}, and jokers.", "{suit:suit}的牌，和大小王。")
_FIT_WILD = Words(
    "Cards of {suit:suit}, jokers, and all of closed suits.", "{suit:suit}的牌、大小王，和已结案花色的牌。"
)
_SMALLEST = Words("The smallest clue is {card:card}.", "最小的线索是{card:card}。")
_CONVICT = Words("The king takes 13.", "拿走K需要13。")
_WAYS = Words("{parts:list}.", "{parts:list}。")
_NO_WAY = Words("No one or two of them make {least}.", "一张或两张都凑不出{least}。")
_COUNT = Words("Clues of {suit:suit}: {cards:cards}.", "{suit:suit}线索：{cards:cards}。")
_BY_PLAYERS = Words("With {n:# player|players}.", "{n}人游戏。")
_BY_OPTION = Words("As the option says.", "按选项。")
_TOO_FEW = Words("{owned} are fewer than {need}.", "{owned}张不到{need}张。")
_CLOSED_NOW = Words("This case is closed already.", "这桩案件已经结案。")
_ONE = Words("{a:card}", "{a:card}")
_BOTH = Words("{a:card} + {b:card} = {n}", "{a:card} + {b:card} = {n}")
_SUM = Words("{sum}", "{sum}")
_COUNTED = Words("{cards:cards}", "{cards:cards}")

_ASK = {
    "fitting": Words("Which cards of the hand can be played for this case?", "哪些手牌能用于这桩案件？"),
    "least": Words("Which sum has to be reached?", "数字之和至少要多少？"),
    "ways": Words("In how many ways can it be done?", "有几种打法？"),
    "owned": Words("How many clues of the suit does the player own?", "有几张这个花色的线索？"),
    "need": Words("How many are needed?", "需要几张？"),
    "ones": Words("How many cards are worth one point?", "有几张1分的牌？"),
    "twos": Words("How many cards are worth 2 points?", "有几张2分的牌？"),
    "kings": Words("How many kings are there?", "有几张K？"),
    "points": Words("What is the pile worth?", "一共几分？"),
}
_SUIT_ONLY = Words("only the suit itself", "只算了本花色")
_ANY_CARD = Words("any card of the hand", "把手牌都算上了")
_LARGEST = Words("the clue next to the king", "看成了紧挨K的线索")
_THE_KING = Words("the king counted as a clue", "把K也当成了线索")
_SINGLES = Words("one card only", "只算了一张的打法")
_PAIRS = Words("two cards only", "只算了两张的打法")
_ALL_SUITS = Words("clues of all suits", "把各花色的线索都算上了")
_RANKS = Words("numbers taken for points", "把数字当成了分数")
_CARDS = Words("one point for each card", "每张都算了1分")


def stage(
    lesson: Lesson,
    *hands: str,
    hearts: str = "",
    spades: str = "",
    clubs: str = "",
    diamonds: str = "",
    closed: str = "",
    piles: Sequence[str] = (),
    clue_deck: str = "",
    deck: str | None = None,
    actor: int | None = None,
    **options: Any,
) -> LongArm:
    """A seat about to investigate. Clues are written like other cards, columns without their kings.

    `closed` names the suits of closed cases ("HC"), `piles` the score piles. Without `deck` all deduction cards that
    nobody holds are in it, shuffled.
    """
    seats = lesson.game.check_seats(len(hands))
    held = {card for hand in hands for card in WITH_JOKERS.read(hand)}
    rest = [card for card in WITH_JOKERS if card not in held]
    return lay_out(
        {"H": hearts.split(), "S": spades.split(), "C": clubs.split(), "D": diamonds.split()},
        closed,
        seats=seats,
        actor=actor,
        hands=hands,
        piles=[by_suit(pile.split()) for pile in [*piles, *[""] * (seats - len(piles))]],
        clue_deck=clues(clue_deck.split()),
        deck=shuffled(rest, stream("lesson", "deck")) if deck is None else deck,
        options=lesson.game.check_options(options, seats),
    )


def deduction(lesson: Lesson, hand: str, case: str, column: str, closed: str = "") -> Worked:
    """What a hand can deduce in a case: the cards that fit, the sum to reach, the number of ways."""
    state = lay_out({case: column.split()}, closed, hands=[hand])
    cards, clue_cards = WITH_JOKERS.read(hand), state.cases[AT[case]][1:]
    if not clue_cards:
        raise LessonError(f"there is no clue in the column of {case}; right would be at least one, such as 7{case}")
    said = Said(_HAND, {"cards": cards, "suit": case, "column": clue_cards})
    if closed:
        said = Said(_CLOSED_TOO, {"said": said, "suits": [lesson.shown(suit) for suit in closed]})
    smallest = clue_cards[-1]
    others = (Misreading(clue_cards[0].rank, _LARGEST), Misreading(CONVICTION, _THE_KING))
    rows = [
        _fitting(cards, case, state.wild),
        Row(
            "least", smallest.rank, "LA-5.4", Said(_SMALLEST, {"card": smallest}), ask=_ASK["least"], misreadings=others
        ),
        _ways(state, "deduce", "LA-5.3", smallest.rank),
    ]
    return Worked(lesson, [Heading(said.text(lesson.lang))], rows)


def closing(
    lesson: Lesson, hand: str, case: str, pile: str, closed: str = "", players: int = 2, **options: Any
) -> Worked:
    """Whether a hand and a score pile close a case: clues owned and needed, the cards that fit, the number of ways."""
    seats = lesson.game.check_seats(players)
    hands, piles = [hand, *[""] * (seats - 1)], [pile, *[""] * (seats - 1)]
    state = lay_out(
        {case: []}, closed, seats=seats, hands=hands, piles=[by_suit(one.split()) for one in piles],
        options=lesson.game.check_options(options, seats),
    )  # fmt: skip
    cards, own, every = WITH_JOKERS.read(hand), state.piles[0][AT[case]], clues(pile.split())
    said = Said(_OWNED, {"cards": cards, "pile": every, "n": players})
    if closed:
        said = Said(_CLOSED_TOO, {"said": said, "suits": [lesson.shown(suit) for suit in closed]})
    others = (Misreading(len(every), _ALL_SUITS),)
    rows = [
        Row(
            "owned",
            len(own),
            "LA-7.1",
            Said(_COUNT, {"suit": case, "cards": own}),
            ask=_ASK["owned"],
            misreadings=others,
        ),
        Row("need", state.need, *_need(players, options.get("close_need")), ask=_ASK["need"]),
        _fitting(cards, case, state.wild),
        _ways(state, "close", "LA-7.3", CONVICTION, short=(len(own), state.need), again=case in state.wild),
    ]
    return Worked(lesson, [Heading(said.text(lesson.lang))], rows)


def pile(lesson: Lesson, cards: str) -> Worked:
    """What a score pile is worth, step by step."""
    taken = [card for suit in by_suit(cards.split()) for card in suit]
    return Worked(lesson, [Heading(_PILE.fill({"cards": clues(cards.split())}, lesson.lang))], _worth(taken))


def _need(players: int, option: int | None) -> tuple[str, Said | Words]:
    """The clause that says how many clues are needed, and why."""
    return ("LA-R2", _BY_OPTION) if option else ("LA-7.1", Said(_BY_PLAYERS, {"n": players}))


def _fitting(cards: Sequence[Card], case: str, closed: str) -> Row:
    right = [card for card in cards if fits(card, case, closed)]
    others = (
        Misreading([card for card in cards if card.suit == case], _SUIT_ONLY),
        Misreading(list(cards), _ANY_CARD),
    )
    said = Said(_FIT_WILD if closed else _FIT, {"suit": case})
    clause = "LA-3.4" if closed else "LA-3.3"
    return Row("fitting", right, clause, said, unordered=True, ask=_ASK["fitting"], misreadings=others)


def _ways(
    state: LongArm, kind: str, clause: str, least: int, short: tuple[int, int] = (0, 0), again: bool = False
) -> Row:
    """The number of sets that do it, each with its sum."""
    found = [move.cards for move in state.legal_moves() if move.kind == kind]
    owned, need = short
    if again:
        said, clause = Said(_CLOSED_NOW), "LA-7.7"
    elif owned < need:
        said, clause = Said(_TOO_FEW, {"owned": owned, "need": need}), "LA-7.1"
    elif not found:
        said = Said(_NO_WAY, {"least": least})
    else:
        said = Said(_WAYS, {"parts": [_sum(cards) for cards in found]})
    single = sum(len(cards) == 1 for cards in found)
    others = (Misreading(single, _SINGLES), Misreading(len(found) - single, _PAIRS))
    return Row("ways", len(found), clause, said, ask=_ASK["ways"], misreadings=others)


def _sum(cards: Sequence[Card]) -> Said:
    """A single card, or "3♥ + 4♥ = 7"."""
    values = {"a": cards[0], "b": cards[-1], "n": sum(map(number, cards))}
    return Said(_BOTH if len(cards) > 1 else _ONE, values)


def _worth(taken: Sequence[Card]) -> Iterator[Row]:
    """LA-9.1, by kind of card."""
    groups = {name: [card for card in taken if POINTS[card.rank] == worth]
              for name, worth in (("ones", 1), ("twos", 2), ("kings", 3))}  # fmt: skip
    for name, cards in groups.items():
        yield Row(name, len(cards), "LA-9.1", Said(_COUNTED, {"cards": cards}), ask=_ASK[name])
    terms = [len(cards) * POINTS[cards[0].rank] for cards in groups.values() if cards]
    others = (
        Misreading(sum(card.rank for card in taken), _RANKS),
        Misreading(len(taken), _CARDS),
    )
    said = Said(_SUM, {"sum": arithmetic(terms)})
    yield Row("points", points(taken), "LA-9.1", said, ask=_ASK["points"], misreadings=others)
