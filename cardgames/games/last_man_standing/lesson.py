"""What only the lesson of Last Man Standing has: a duel by itself, a purchase in steps, short ways to lay out hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import STANDARD, Card
from cardgames.classroom.page import Heading
from cardgames.classroom.worked import Misreading, Row, Step, Worked, one_by_one
from cardgames.engine.rulebook import Clause
from cardgames.engine.words import Said, Words, equation
from cardgames.games.last_man_standing.cases import lay_out, resolve
from cardgames.games.last_man_standing.rules import LastManStanding
from cardgames.games.last_man_standing.scoring import STEP, by_rank

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["arena", "duel"]

_SITUATION = Words("In seat order: {cards:cards}.", "按座位次序：{cards:cards}。")
_SINGLE = Words(
    "Every rank is there only once, but {dead:cards} at the top is dead before its turn.",
    "每种点数都只有一张，但最大的{dead:cards}轮到之前已死。",
)
_TIED = Words("{tied:cards}: ranks that are there more than once.", "{tied:cards}：点数不止一张。")
_TIED_DEAD = Words(
    "{tied:cards}: ranks that are there more than once. {dead:cards}: dead before its turn.",
    "{tied:cards}：点数不止一张。{dead:cards}：轮到之前已死。",
)
_NONE = Words("Every rank is there more than once.", "每种点数都不止一张。")
_KILLS = Words("{killer:card} kills {victims:cards}", "{killer:card}杀死{victims:cards}")
_NOBODY = Words("Nobody kills, so nobody dies.", "没有谁能杀，也就没有谁死。")
_REST = Words("All were alive at first; these were not killed.", "起初都活着，这些没有被杀。")
_EARNS = Words("{seat:seat}: {sum}", "{seat:seat}：{sum}")
_NOTHING = Words("No card was killed.", "没有牌被杀。")
_ASK = {
    "killers": Words("Which cards kill?", "哪些牌杀了别的牌？"),
    "dead": Words("Which cards die?", "哪些牌被杀？"),
    "left": Words("Which cards are left standing?", "哪些牌存活？"),
    "rewards": Words("What does each seat earn?", "每个座位得到多少？"),
    "price": Words("What does the card cost?", "这张牌要多少钱？"),
    "market": Words("What does the row look like afterwards?", "之后这一排是什么样？"),
}
_PLACE = Words("Place {n} from the cheap end.", "从便宜的一端数第{n}格。")
_SLIDE = Words("What lay dearer moves one place down, {card:card} comes to 6.",
               "更贵的都降一格，{card:card}放到6元处。")  # fmt: skip
_SHORT = Words("What lay dearer moves one place down; the pile is empty.", "更贵的都降一格，牌堆已空。")
_OTHER_WAY = Words("counting the prices from the other end", "价格从另一头数起")
_STAY = Words("the new card in the gap, nothing slides", "新牌直接补空位，别的不动")
_HIGHEST = Words("the highest card beats all the others", "以为最大的牌通吃")
_DEAD_TOO = Words("a dead card kills all the same", "死牌照样杀")
_EQUAL_TOO = Words("equal cards kill as well", "相同的牌也能杀")
_FLAT = Words("1 for every kill", "每杀一张都是1元")
_RESTART = Words("the count begins again with every killer", "每换一张牌又从1数起")
_NO_TOP = Words("the lowest card kills nobody", "最小的牌谁也不杀")
Facts = Mapping[str, Any]


def arena(lesson: Lesson, *hands: str, money: Sequence[int] | None = None) -> LastManStanding:
    """A moment of the duels: the hand of each seat, and what it has (otherwise the starting money)."""
    held = [[card.text for card in lesson.game.pack.read(hand)] for hand in hands]
    return lay_out({"phase": "duel", "hands": held, **({} if money is None else {"money": money})})


def duel(lesson: Lesson, cards: Any) -> Worked:
    """One duel, worked: which cards kill, which die, which are left, what each seat earns. One card of each seat."""
    return Duel(lesson, lesson.game.pack.read(cards))


class Duel(Worked):
    """A duel in steps; whoever takes a dead card for a living one is told what killed it."""

    def __init__(self, lesson: Lesson, cards: Sequence[Card]) -> None:
        got = resolve({"cards": [card.text for card in cards]})
        self.killed_by = {cards[victim]: cards[killer] for killer, victims, _ in got["kills"] for victim in victims}
        super().__init__(lesson, [Heading(_SITUATION.fill({"cards": cards}, lesson.lang))], _rows(cards, got))

    def reason(self, row: Row, answer: Any) -> tuple[Clause | None, str]:
        if row.field in ("dead", "left") and not row.matches(answer) and isinstance(answer, (list, tuple)):
            disputed = [card for card in self.killed_by if (card in answer) == (row.field == "left")]
            if disputed:
                card, killer = disputed[0], self.killed_by[disputed[0]]
                clause = "LM-4.4" if card.rank > killer.rank else "LM-4.5"
                said = one_by_one([Said(_KILLS, {"killer": killer, "victims": [card]})])
                return self.lesson.clause(clause), said.text(self.lang)
        return super().reason(row, answer)


def _rows(cards: Sequence[Card], got: Facts) -> Iterator[Row]:
    """The steps of a duel, in the order in which one works them out."""
    ranks = [card.rank for card in cards]
    kills = [(cards[killer], [cards[seat] for seat in victims]) for killer, victims, _ in got["kills"]]
    killers = [killer for killer, _ in kills]
    dead = [victim for _, victims in kills for victim in victims]
    left = [cards[seat] for seat in got["survivors"]]
    top = [card for card in cards if card.rank == max(ranks)]
    others: tuple[Misreading, ...] = (
        Misreading([card for card in cards if ranks.count(card.rank) == 1], _DEAD_TOO),
        Misreading(top, _HIGHEST),
        Misreading(list(cards), _EQUAL_TOO),
    )
    clause, said = _who_kills(cards, dead, killers)
    yield Row("killers", killers, clause, said, unordered=True, ask=_ASK["killers"], misreadings=others)
    others = (
        Misreading([card for card in cards if card not in top], _HIGHEST),
        Misreading([card for card in dead if card not in top], _NO_TOP),
    )
    clause = "LM-4.5" if len(kills) > 1 else "LM-4.4" if kills else "LM-4.8"
    told = [Said(_KILLS, {"killer": killer, "victims": victims}) for killer, victims in kills]
    said = one_by_one(told) if told else _NOBODY
    yield Row("dead", dead, clause, said, unordered=True, ask=_ASK["dead"], misreadings=others)
    others = (
        Misreading(top, _HIGHEST),
        Misreading([*left, *(card for card in top if card not in left)], _NO_TOP),
    )
    yield Row("left", left, "LM-4.3", _REST, unordered=True, ask=_ASK["left"], misreadings=others)
    sums = [Said(_EARNS, {"seat": killer, "sum": equation(numbers)}) for killer, _, numbers in got["kills"]]
    said = one_by_one(sums) if sums else _NOTHING
    others = tuple(_other_rewards(ranks))
    yield Row("rewards", got["rewards"], "LM-4.9", said, ask=_ASK["rewards"], misreadings=others)


def _who_kills(cards: Sequence[Card], dead: Sequence[Card], killers: Sequence[Card]) -> tuple[str, Said | Words]:
    """Why these cards kill and no others."""
    if not killers:
        return "LM-4.8", _NONE
    many = {rank for rank, seats in by_rank([card.rank for card in cards]).items() if len(seats) > 1}
    tied = [card for card in cards if card.rank in many]
    early = [card for card in dead if card not in killers and card not in tied]
    if not tied:
        return "LM-4.6", Said(_SINGLE, {"dead": early})
    return "LM-4.7", Said(_TIED_DEAD if early else _TIED, {"tied": tied, "dead": early})


def _other_rewards(ranks: Sequence[int]) -> Iterator[Misreading]:
    top = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    others = len(ranks) - len(top)
    yield Misreading(_otherwise(ranks, flat=True), _FLAT)
    yield Misreading(_otherwise(ranks, restart=True), _RESTART)
    yield Misreading(_otherwise(ranks, dead_too=True), _DEAD_TOO)
    yield Misreading(_otherwise(ranks, equals=True), _EQUAL_TOO)
    whole = others * (others + 1) // 2
    yield Misreading([whole if [seat] == top else 0 for seat in range(len(ranks))], _HIGHEST)


def _otherwise(
    ranks: Sequence[int], *, flat: bool = False, restart: bool = False, dead_too: bool = False, equals: bool = False
) -> list[int]:
    """What a duel would bring by another reading of its rules."""
    alive, earned, count = set(range(len(ranks))), [0] * len(ranks), 0
    for rank, seats in sorted(by_rank(ranks).items()):
        able = [seat for seat in seats if dead_too or seat in alive]
        if not able or (len(seats) > 1 and not equals):
            continue
        lowest = rank == min(ranks)
        victims = [s for s in alive if s not in seats and (ranks[s] == max(ranks) if lowest else ranks[s] < rank)]
        count = 0 if restart else count
        for victim in victims:
            alive.remove(victim)
            count += 1
            earned[able[0]] += 1 if flat else count
    return earned


def _slid(given: Facts, got: Facts) -> Said | Words:
    full = len(got["market"]) == len(given["market"])
    return Said(_SLIDE, {"card": got["market"][-1]}) if full else _SHORT


def _other_price(given: Facts, got: Facts) -> Iterator[Misreading]:
    yield Misreading(STEP * (len(given["market"]) - 1) - got["price"], _OTHER_WAY)


def _other_rows(given: Facts, got: Facts) -> Iterator[Misreading]:
    place = list(given["market"]).index(given["card"])
    row, new = STANDARD.read(given["market"]), got["market"][-1]
    yield Misreading([*row[:place], new, *row[place + 1 :]], _STAY)
    yield Misreading([new, *(card for at, card in enumerate(row) if at != place)], _OTHER_WAY)


STEPS = {
    "buy": (
        Step("price", "LM-3.3", lambda given, got: Said(_PLACE, {"n": list(given["market"]).index(given["card"]) + 1}),
             ask=_ASK["price"], misread=_other_price),
        Step("market", "LM-3.5", _slid, ask=_ASK["market"], misread=_other_rows),
    ),
}  # fmt: skip
