"""Cards and moves as cases write them: {"type": "equip", "soul": 26}, with card numbers, positions of hunts, seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from cardgames.cards import Card
from cardgames.engine.cases import CaseError
from cardgames.engine.moves import Move, clip
from cardgames.games.soul_hunt.cards import Event, Hunt, Soul
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

Entry = Mapping[str, Any]
Numbered = TypeVar("Numbered", Soul, Hunt, Event)

_DISCARDS = ("pay", "limit", "scatter")


def decision(state: SoulHunt) -> str | None:
    """The name of the pending decision in a case."""
    if state.over:
        return None
    return "pick" if state.phase in PICKS else "discard" if state.phase in _DISCARDS else state.phase


def soul(souls: Iterable[Soul], number: Any) -> Soul:
    """The first of these souls with that number."""
    found = next((one for one in souls if one.number == number), None)
    if found is None:
        raise CaseError(f"soul {clip(number)} is not there")
    return found


def read_move(state: SoulHunt, entry: Any) -> Move:
    """The move that an entry of a case means here."""
    if not isinstance(entry, Mapping) or entry.get("type") not in READ:
        raise CaseError(f"a move is an object with a type, one of {', '.join(READ)}")
    seat = state.actor if state.actor is not None and state.actor >= 0 else 0
    return READ[entry["type"]](state, entry, state.hands[seat], state.attached[seat])


def _prize(state: SoulHunt, entry: Entry, hand: Any, attached: Any) -> Move:
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
    "vote": lambda state, e, hand, attached: VOTE(state.targets[e["big"]], state.targets[e["small"]]),
    "choose_hunt": lambda state, e, hand, attached: CHOOSE(state.targets[e["hunt"]]),
    "redraw": lambda state, e, hand, attached: REDRAW(state.targets[e["hunt"]]),
    "pick": lambda state, e, hand, attached: PICKS[state.phase](e["seat"]),
    "give": lambda state, e, hand, attached: GIVE(soul(hand, e["soul"]), e["to"]),
    "evict": lambda state, e, hand, attached: EVICT(e["seat"]),
    "reward": _prize,
    "relics": lambda state, e, hand, attached: SPEND(e["count"]),
}


def case_move(state: SoulHunt, move: Move) -> dict[str, Any]:
    """A preparation as a case writes it."""
    names = {"swap": ("out", "in"), "equip": ("soul",), "remove": ("soul",)}.get(move.kind, ())
    return {"type": move.kind, **{name: arg.number for name, arg in zip(names, move.args, strict=True)}}


def take(numbers: Iterable[int], pack: Sequence[Numbered], taken: set[Card] | None = None) -> list[Numbered]:
    """Cards by their numbers, each copy once."""
    taken = set() if taken is None else taken
    found = []
    for number in numbers:
        card = next((card for card in pack if card.number == number and card not in taken), None)
        if card is None:
            raise CaseError(f"there are not so many cards of number {clip(number)}")
        taken.add(card)
        found.append(card)
    return found


def places(state: SoulHunt) -> dict[str, list[list[int]]]:
    """Hands and attached souls by seat, as sorted numbers."""
    return {"hand": [numbers(p) for p in state.hands], "attached": [numbers(p) for p in state.attached]}


def numbers(souls: Iterable[Soul]) -> list[int]:
    """Souls by their numbers, sorted."""
    return sorted(soul.number for soul in souls)
