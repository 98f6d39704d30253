"""Cards and moves as cases write them: {"type": "equip", "soul": 26}, with card numbers, positions of hunts, seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from cardgames.cards import Card
from cardgames.engine.cases import CaseError
from cardgames.engine.holdings import LONGEST, SEAT
from cardgames.engine.moves import Move
from cardgames.engine.shapes import Kinds, ListOf, OneOf, Place, Shape, Whole, listed
from cardgames.engine.words import Words
from cardgames.games.soul_hunt.cards import EVENTS, HUNTS, SOULS, Event, Hunt, Soul
from cardgames.games.soul_hunt.event_cards import PICKS
from cardgames.games.soul_hunt.moves import (
    CHOOSE,
    DISCARDS,
    ENOUGH,
    EQUIPS,
    EVICT,
    GIVE,
    LIFE,
    NO,
    NOTHING,
    REDRAW,
    RELIC,
    REMOVES,
    REPLACES,
    SACRIFICES,
    SOUL,
    SPEND,
    SWAP,
    VOTE,
)  # fmt: skip
from cardgames.games.soul_hunt.rules import SoulHunt
from cardgames.games.soul_hunt.scoring import RELICS

Entry = Mapping[str, Any]
Copy = TypeVar("Copy", Soul, Hunt, Event)

_DISCARDS = ("pay", "limit", "scatter")


def decision(state: SoulHunt) -> str | None:
    """The name of the pending decision in a case."""
    if state.over:
        return None
    return "pick" if state.phase in PICKS else "discard" if state.phase in _DISCARDS else state.phase


def soul(souls: Sequence[Soul], number: int) -> Soul:
    """The first of these souls with that number."""
    found = next((one for one in souls if one.number == number), None)
    if found is None:
        there = listed(numbers(souls)) or "-"
        raise CaseError(
            f"soul {number} is not there to be used in this move; there are {there}",
            f"灵魂{number}不在那里，不能用于这一行动；那里有{there}",
        )
    return found


def hunt(state: SoulHunt, place: int) -> Hunt:
    """The hunt at this place of the trail."""
    if place >= len(state.targets):
        raise CaseError(
            f"there is no hunt at place {place} now; here the decision is {decision(state)}",
            f"现在{place}号位置没有狩猎；此时的决定是{decision(state)}",
        )
    return state.targets[place]


def read_move(state: SoulHunt, entry: Entry) -> Move:
    """The move that an entry of a case means here."""
    seat = state.actor if state.actor is not None and state.actor >= 0 else 0
    return READ[entry["type"]](state, entry, state.hands[seat], state.attached[seat])


def _asked(state: SoulHunt, kind: str) -> None:
    """Raises CaseError unless a move of this type, which means something else in each decision, is asked for here."""
    if decision(state) != kind:
        raise CaseError(
            f"a {kind} is not asked for; here the decision is {decision(state)}",
            f"此时不需要{kind}；此时的决定是{decision(state)}",
        )


def _pick(state: SoulHunt, entry: Entry, hand: Any, attached: Any) -> Move:
    _asked(state, "pick")
    return PICKS[state.phase](entry["seat"])


def _prize(state: SoulHunt, entry: Entry, hand: Any, attached: Any) -> Move:
    _asked(state, "reward")
    if entry["take"] == "relic":
        return RELIC
    return SOUL if state.targets[state.attack].kind == "soul" else LIFE


READ: dict[str, Callable[[SoulHunt, Entry, list[Soul], list[Soul]], Move]] = {
    "equip": lambda state, e, hand, attached: EQUIPS[soul(hand, e["soul"])],
    "swap": lambda state, e, hand, attached: SWAP(soul(attached, e["out"]), soul(hand, e["in"])),
    "remove": lambda state, e, hand, attached: REMOVES[soul(attached, e["soul"])],
    "pass": lambda state, e, hand, attached: NOTHING if state.phase == "action" else NO,
    "done": lambda state, e, hand, attached: ENOUGH,
    "sacrifice": lambda state, e, hand, attached: SACRIFICES[soul(hand, e["soul"])],
    "discard": lambda state, e, hand, attached: DISCARDS[soul(hand, e["soul"])],
    "replace": lambda state, e, hand, attached: REPLACES[soul(attached, e["soul"])],
    "vote": lambda state, e, hand, attached: VOTE(hunt(state, e["big"]), hunt(state, e["small"])),
    "choose_hunt": lambda state, e, hand, attached: CHOOSE(hunt(state, e["hunt"])),
    "redraw": lambda state, e, hand, attached: REDRAW(hunt(state, e["hunt"])),
    "pick": _pick,
    "give": lambda state, e, hand, attached: GIVE(soul(hand, e["soul"]), e["to"]),
    "evict": lambda state, e, hand, attached: EVICT(e["seat"]),
    "reward": _prize,
    "relics": lambda state, e, hand, attached: SPEND(e["count"]),
}


class Numbered(Shape):
    """A card of these by its number; there are several copies of some, and each lies in one place only."""

    def __init__(self, cards: Sequence[Soul] | Sequence[Hunt] | Sequence[Event], noun: Words) -> None:
        self.copies: dict[int, list[Card]] = {}
        for card in cards:
            self.copies.setdefault(card.number, []).append(card)
        self.kind = noun

    def noun(self, at: Place) -> Words:
        least, most = min(self.copies), max(self.copies)
        return Words(f"the number of {self.kind.en}, {least} to {most}", f"{self.kind.zh}的编号，{least}到{most}")

    def check(self, value: Any, at: Place) -> None:
        copies = self.copies.get(value) if type(value) is int else None
        if copies is None:
            raise at.wrong(self.noun(at), value)
        free = next((card for card in copies if card not in at.lying), None)
        if free is None:
            where = listed(at.lying[card] for card in copies)
            raise CaseError(
                f"{at.path}: every card of number {value} is already in {where}",
                f"{at.path}：编号{value}的牌都已在{where}",
            )
        at.lying[free] = at.path


SOUL_NUMBER = Numbered(SOULS, Words("a soul", "灵魂"))
HUNT_NUMBER = Numbered(HUNTS, Words("a hunt", "狩猎"))
EVENT_NUMBER = Numbered(EVENTS, Words("an event", "事件"))
SOUL_NUMBERS = ListOf(SOUL_NUMBER, most=len(SOULS))
_SOUL = Whole(1, 32)
PLACE = Whole(0, 2)
"""A hunt by its place on the trail."""
MOVES = ListOf(
    Kinds(
        "type",
        {
            **{key: {"soul": _SOUL} for key in ("equip", "remove", "sacrifice", "discard", "replace")},
            **{key: {} for key in ("pass", "done")},
            **{key: {"hunt": PLACE} for key in ("choose_hunt", "redraw")},
            **{key: {"seat": SEAT} for key in ("pick", "evict")},
            "swap": {"out": _SOUL, "in": _SOUL},
            "vote": {"big": PLACE, "small": PLACE},
            "give": {"soul": _SOUL, "to": SEAT},
            "reward": {"take": OneOf("relic", "prize")},
            "relics": {"count": Whole(0, RELICS)},
        },
    ),
    most=LONGEST,
)


def case_move(state: SoulHunt, move: Move) -> dict[str, Any]:
    """A preparation as a case writes it."""
    names = {"swap": ("out", "in"), "equip": ("soul",), "remove": ("soul",)}.get(move.kind, ())
    return {"type": move.kind, **{name: arg.number for name, arg in zip(names, move.args, strict=True)}}


def take(numbers: Iterable[int], pack: Sequence[Copy], taken: set[Card] | None = None) -> list[Copy]:
    """Cards by their numbers, each copy once."""
    taken = set() if taken is None else taken
    found = []
    for number in numbers:
        card = next((card for card in pack if card.number == number and card not in taken), None)
        if card is None:
            raise CaseError(
                f"there are not so many cards of number {number} (SH-1.1)", f"编号{number}的牌没有那么多张（SH-1.1）"
            )
        taken.add(card)
        found.append(card)
    return found


def places(state: SoulHunt) -> dict[str, list[list[int]]]:
    """Hands and attached souls by seat, as sorted numbers."""
    return {"hand": [numbers(p) for p in state.hands], "attached": [numbers(p) for p in state.attached]}


def numbers(souls: Iterable[Soul]) -> list[int]:
    """Souls by their numbers, sorted."""
    return sorted(soul.number for soul in souls)
