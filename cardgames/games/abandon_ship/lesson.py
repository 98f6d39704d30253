"""What only the lesson of Abandon Ship has: the end of a game in steps, and a short way to lay out positions."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import STANDARD, SUITS, Card
from cardgames.classroom.page import Heading
from cardgames.classroom.worked import LessonError, Misreading, Step, Worked, one_by_one
from cardgames.engine.state import State
from cardgames.engine.words import Said, Words, equation
from cardgames.games.abandon_ship.cases import end, sorted_by_suit
from cardgames.games.abandon_ship.scoring import KING, Claim, playable

if TYPE_CHECKING:
    from cardgames.classroom.lesson import Lesson

__all__ = ["ending", "ship"]

_ASK = {
    "playable": Words("Which cards may be played?", "哪些牌可以打？"),
    "stakes": Words("What does the boat of each key hold?", "每张钥匙牌对应的救生艇共有多少点？"),
    "influence": Words("What is each influence?", "各家影响力是多少？"),
    "scores": Words("What does each seat score?", "各家得多少分？"),
}
_IN_BOATS = Words("In the boats: {cards:cards}.", "救生艇：{cards:cards}。")
_HELD = Words("{seat:seat}: the key {key:card}; as influence {area:cards}; in hand {hand:cards}.",
              "{seat:seat}：钥匙{key:card}；影响力区域{area:cards}；手牌{hand:cards}。")  # fmt: skip
_NO_KEY = Words("{seat:seat}: no key; as influence {area:cards}.", "{seat:seat}：没有钥匙牌；影响力区域{area:cards}。")
_ABOVE = Words("Whatever is above {card:card}.", "比{card:card}大的牌。")
_OPENS = Words("Any card may open a duel.", "任何牌都可以用来发起决斗。")
_LAST = Words("{card:card} is the last card in hand, and not a king.", "{card:card}是最后一张手牌，又不是K。")
_LAST_KING = Words("{card:card} is the last card in hand, but a king.", "{card:card}是最后一张手牌，但它是K。")
_SUM = Words("{suit:suit}: {sum}", "{suit:suit}：{sum}")
_OF_SEAT = Words("{seat:seat}: {sum}", "{seat:seat}：{sum}")
_ONLY = Words("{seat:seat} has the only key in {suit:suit}", "{suit:suit}只有{seat:seat}一张钥匙牌")
_MOST = Words("{seat:seat} has the most in {suit:suit}", "{suit:suit}是{seat:seat}最大")
_LEVEL = {
    "all": Words("{seats:seats} are tied in {suit:suit} and score the boat each",
                 "{suit:suit}是{seats:seats}并列，各得全部"),
    "none": Words("{seats:seats} are tied in {suit:suit}, so nobody scores",
                  "{suit:suit}是{seats:seats}并列，谁也不得分"),
    "key": Words("{seats:seats} are tied in {suit:suit}, and the highest key of theirs scores",
                 "{suit:suit}是{seats:seats}并列，其中钥匙大的得分"),
}  # fmt: skip
_EQUAL_TOO = Words("an equal rank would do", "以为点数相同也行")
_LAST_TOO = Words("the last card in hand may be played", "以为最后一张也能打")
_NO_LAST = Words("not even a king may be the last card", "以为最后一张是K也不行")
_NO_HAND = Words("without the cards still in hand", "漏了手牌")
_NO_KEY_ADDED = Words("without the key", "漏了钥匙牌")
_ANY_SUIT = Words("with the influence in other suits", "把别的花色的影响力也算了")
_KEY_IN_BOAT = Words("with the key in the boat", "把钥匙牌也放进了救生艇")
_ALL_SCORE = Words("everybody with a key of the suit scores", "以为有这种花色钥匙牌的都得分")
_HIGHEST_KEY = Words("the highest key wins", "以为钥匙牌大的赢")
_SHARED = Words("the boat is shared out", "以为要平分")
Facts = Mapping[str, Any]


def ship(lesson: Lesson, *hands: str, boats: str = "", areas: Sequence[str] = (), options: Any = None,
         **fields: Any) -> State:  # fmt: skip
    """A moment of a game: the hand of each seat, then what lies where; the seat in `turn` (0) begins, or is in a duel.

    Boats and each seat's areas of influence are given as one text; every card goes to its suit. Further places and
    numbers as in `position`: pile="3S 5H", duel="4S 7H", target=1.
    """
    before = [sorted_by_suit(cards) for cards in _filled(areas, hands)]
    return lesson.game.position(
        seats=len(hands), hands=hands, boats=sorted_by_suit(boats), areas=before, options=options, **fields
    )


def ending(lesson: Lesson, keys: str, boats: str = "", areas: Sequence[str] = (), hands: Sequence[str] = (),
           **options: Any) -> Worked:  # fmt: skip
    """The end of a game, worked: boats, influence, scores. `keys` in seat order, "-" for a seat without one."""
    chosen = [None if key == "-" else key for key in keys.split()]
    cards = [*_texts(boats), *(text for some in (*areas, *hands) for text in _texts(some)), *filter(None, chosen)]
    twice = [text for text, count in Count(cards).items() if count > 1]
    if twice:
        raise LessonError(f"{' '.join(twice)}: each card of the pack lies in one place only")
    facts = {
        "keys": chosen, "boats": _sorted(boats), "areas": [_texts(cards) for cards in _filled(areas, chosen)],
        "hands": [_texts(cards) for cards in _filled(hands, chosen)], "options": options,
    }  # fmt: skip
    worked = lesson.case("keys", **facts)
    if isinstance(worked, Worked):
        worked.situation = [Heading(said.text(lesson.lang)) for said in _situation(facts, boats)]
    return worked  # type: ignore[no-any-return]  # or the page that says what cannot be


def _filled(given: Sequence[str], seats: Sequence[Any]) -> list[str]:
    """An entry for each seat; those not given are empty."""
    return [*given, *[""] * len(seats)][: max(len(given), len(seats))]


def _sorted(cards: str) -> dict[str, list[str]]:
    """Boats by suit, as a case writes them."""
    return {suit: [text for text in _texts(cards) if text[-1] == suit] for suit in SUITS}


def _texts(cards: str) -> list[str]:
    return [card.text for card in STANDARD.read(cards)]


def _situation(facts: Facts, boats: str) -> Iterator[Said]:
    yield Said(_IN_BOATS, {"cards": STANDARD.read(boats)})
    for seat, (key, area, hand) in enumerate(zip(facts["keys"], facts["areas"], facts["hands"], strict=True)):
        values: dict[str, Any] = {"seat": seat, "area": STANDARD.read(area), "hand": STANDARD.read(hand)}
        yield Said(_HELD, values | {"key": STANDARD[key]}) if key else Said(_NO_KEY, values)


# What may be played --------------------------------------------------------------------------------------------------


def _why_playable(given: Facts, got: Facts) -> Said | Words:
    hand = STANDARD.read(given["hand"])
    if _playable_clause(given, got) == "AS-4.5":
        return Said(_LAST if hand[0].rank != KING else _LAST_KING, {"card": hand[0]})
    return Said(_ABOVE, {"card": STANDARD[given["last"]]}) if "last" in given else _OPENS


def _playable_clause(given: Facts, got: Facts) -> str:
    """A single card: a king that is played, or no king (AS-4.5); a king that is too low is like any other card."""
    hand = STANDARD.read(given["hand"])
    if len(hand) == 1 and (hand[0].rank != KING or got["playable"]):
        return "AS-4.5"
    return "AS-4.3" if "last" in given else "AS-4.2"


def _other_playable(given: Facts, got: Facts) -> Iterator[Misreading]:
    hand = STANDARD.read(given["hand"])
    last = STANDARD[given["last"]].rank if "last" in given else 0
    yield Misreading([card for card in hand if card.rank >= last], _EQUAL_TOO)
    yield Misreading([card for card in hand if card.rank > last], _LAST_TOO)
    yield Misreading(playable(hand, None) if len(hand) > 1 else [], _NO_LAST)


# The end -------------------------------------------------------------------------------------------------------------


def _made(given: Facts) -> list[Claim]:
    return [claim for claim in end(given) if claim is not None]


def _boats(given: Facts) -> dict[str, list[Card]]:
    """The boats that somebody has a key for."""
    suits = [claim.key.suit for claim in _made(given)]
    return {suit: STANDARD.read(given["boats"].get(suit, [])) for suit in SUITS if suit in suits}


def _stakes(given: Facts, got: Facts) -> Said:
    return one_by_one(
        [Said(_SUM, {"suit": s, "sum": equation([card.rank for card in cards])}) for s, cards in _boats(given).items()]
    )


def _influence(given: Facts, got: Facts) -> Said:
    return one_by_one(
        [Said(_OF_SEAT, {"seat": one.seat, "sum": equation([card.rank for card in one.cards])}) for one in _made(given)]
    )


def _scores(given: Facts, got: Facts) -> Said:
    """Boat by boat, who takes it and why."""
    parts = []
    for suit in _boats(given):
        rivals = [claim for claim in _made(given) if claim.key.suit == suit]
        level = [claim for claim in rivals if claim.influence == claim.best]
        if len(level) == 1:
            values = {"seat": level[0].seat, "suit": suit}
            parts.append(Said(_ONLY if len(rivals) == 1 else _MOST, values))
        else:
            words_of = _LEVEL[given.get("options", {}).get("influence_tie", "all")]
            parts.append(Said(words_of, {"seats": [claim.seat for claim in level], "suit": suit}))
    return one_by_one(parts)


def _decided_by(given: Facts, got: Facts) -> str:
    """The clause that took most to settle."""
    return max((claim.clause for claim in _made(given)), default="AS-5.7")


def _other_influence(given: Facts, got: Facts) -> Iterator[Misreading]:
    def changed(by: Any) -> list[int | None]:
        return [None if one is None else one.influence + by(one) for one in end(given)]

    hands, areas = ([STANDARD.read(cards) for cards in given[name]] for name in ("hands", "areas"))
    yield Misreading(changed(lambda one: -sum(c.rank for c in hands[one.seat] if c.suit == one.key.suit)), _NO_HAND)
    yield Misreading(changed(lambda one: -one.key.rank), _NO_KEY_ADDED)
    yield Misreading(changed(lambda one: sum(c.rank for c in areas[one.seat] if c.suit != one.key.suit)), _ANY_SUIT)


def _other_scores(given: Facts, got: Facts) -> Iterator[Misreading]:
    made, seats = _made(given), range(len(given["keys"]))
    suits = [claim.key.suit for claim in made]
    top = {suit: max(claim.key.rank for claim in made if claim.key.suit == suit) for suit in suits}
    yield Misreading([n or 0 for n in got["stakes"]], _ALL_SCORE)
    highest = {claim.seat for claim in made if claim.key.rank == top[claim.key.suit]}
    yield Misreading([(got["stakes"][seat] or 0) if seat in highest else 0 for seat in seats], _HIGHEST_KEY)
    rivals = {claim.seat: suits.count(claim.key.suit) for claim in made}
    shares = [(got["stakes"][seat] or 0) / rivals.get(seat, 1) for seat in seats]
    yield Misreading([int(one) if one == int(one) else one for one in shares], _SHARED)
    ranks = {claim.seat: claim.key.rank for claim in made if claim.wins}
    yield Misreading([n + ranks.get(seat, 0) for seat, n in enumerate(got["scores"])], _KEY_IN_BOAT)


STEPS = {
    "duel_cards": (Step("playable", _playable_clause, _why_playable, ask=_ASK["playable"], misread=_other_playable),),
    "keys": (
        Step("stakes", "AS-5.3", _stakes, ask=_ASK["stakes"]),
        Step("influence", "AS-5.5", _influence, ask=_ASK["influence"], misread=_other_influence),
        Step("scores", _decided_by, _scores, ask=_ASK["scores"], misread=_other_scores),
    ),
}
