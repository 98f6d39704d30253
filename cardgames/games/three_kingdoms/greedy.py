"""A greedy player for Three Kingdoms Legends: collects what its combos still lack, and weighs the bank."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum

from cardgames.cards import Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.three_kingdoms.cards import CHARACTERS, MANSIONS, Character
from cardgames.games.three_kingdoms.combos import BY_KEY, NAMED_BY_MEMBER, mask

ITEM = 0.5
"""What an item that can be used is worth in the hand step, before what it hits is looked at."""
FAR = 0.35
"""What a further missing member leaves of the worth of a combo."""
PATIENCE = 0.75
"""What the hope of a later call counts, against chips now."""
FORMED = 2.0
"""How much a player's total is thought to grow until the next call."""


def worth(view: View, move: Move) -> float:
    """What a move should bring, in combo points; in the call step, in chips.

    A character is worth the combos it belongs to, each less the more of its members are neither in the own collection
    nor in the own combos. Cards are captured, taken and kept by that measure, and given away against it; opponents
    lose what is worth most to them. A second flip is made when it more likely captures than not. The largest combo is
    laid out first; a rebuild only if it makes more points, or as many with more combos for a banker. The call weighs
    what ending brings now against being banker until somebody forms the next combo, who is thought to be anybody.
    """
    seat = int(view.viewer)
    rate = _RATES.get(view.phase or "")
    if rate is not None:
        return rate(view, seat, move)
    return _item_choice(view, seat, move)


# What a card is worth ------------------------------------------------------------------------------------------------


def promise(view: View, seat: int, card: Card | None) -> float:
    """What a character promises to a player."""
    if not isinstance(card, Character):
        return ITEM
    owned = mask(_own(view, seat)) | card.bit
    return fsum(combo.points * FAR ** (combo.mask & ~owned).bit_count() for combo in NAMED_BY_MEMBER[card.index])


def _own(view: View, seat: int) -> set[Character]:
    """The characters of a player's collection and combos."""
    cards = (*view.cards(f"collection:{seat}"), *view.cards(f"combos:{seat}"))
    return {card for card in cards if isinstance(card, Character)}


def _table(view: View, card: Character) -> tuple[Card | None, ...]:
    return view.cards(f"table:{MANSIONS[card.mansion].name.en}")


def _lead(view: View, seat: int) -> float:
    """How far a player is ahead of this one: whom to hit."""
    return float(view.value(f"total:{seat}")) + 0.1 * float(view.value(f"count:{seat}"))


# Steps of a turn -----------------------------------------------------------------------------------------------------


def _hand(view: View, seat: int, move: Move) -> float:
    if move.kind == "discard":
        return -ITEM
    if move.kind == "use":
        return ITEM if move.card.text[0] != "A" else 2 * ITEM
    card: Character = move.card  # type: ignore[assignment]  # not an item
    if move.kind == "play":  # what lies there is for everybody to capture
        return -0.2 * promise(view, seat, card) - 1
    gained: Iterable[Card | None] = (move.args[1],) if move.kind == "capture" else _table(view, card)
    return 1 + promise(view, seat, card) + fsum(promise(view, seat, one) for one in gained)


def _again(view: View, seat: int, move: Move) -> float:
    seen = {card for zone in view.zones.values() for card in zone.cards if card is not None}
    unseen = [card for card in CHARACTERS if card not in seen]
    fitting = sum(1 for card in unseen if _table(view, card))
    return (fitting / max(1, len(unseen)) - 0.5) if move.kind == "flip" else 0.0


def _match(view: View, seat: int, move: Move) -> float:
    return promise(view, seat, move.card)


def _combine(view: View, seat: int, move: Move) -> float:
    if move.kind == "form":
        combo = BY_KEY[move.word]
        return 10.0 + combo.points + (0.5 if combo.kind == "kinship" else 0)
    if move.kind == "extend":
        return 10.0
    if move.kind == "done":
        return 0.0
    new = [BY_KEY[key] for key in move.word.split(",")]
    broken, count = _broken(view, seat, new)
    more = len(new) - count if view.value("banker") == seat else 0
    return sum(combo.points for combo in new) - broken + 1.5 * more - 0.5


def _broken(view: View, seat: int, new: Sequence[object]) -> tuple[int, int]:
    """The points and the number of the own combos that a rebuild breaks."""
    wanted = mask({card for combo in new for card in combo.members})  # type: ignore[attr-defined]
    laid, cards, at, points, count = view.value(f"laid:{seat}"), view.cards(f"combos:{seat}"), 0, 0, 0
    for key, size in zip(laid[::2], laid[1::2], strict=True):
        run = cards[at : at + size]
        at += size
        if any(isinstance(card, Character) and card.bit & wanted for card in run):
            points += BY_KEY[key].points_for(size)
            count += 1
    return points, count


def _call(view: View, seat: int, move: Move) -> float:
    """Chips: what ending brings now, or what the next call brings to whoever makes it."""
    others = [other for other in range(view.seats) if other != seat]
    total, n = view.value(f"total:{seat}"), view.value("n")
    own = view.options["multiplier"] == "own"
    if move.kind == "end":
        factor = 1
        if view.value("banker") == seat:
            factor = 2 ** ((view.value(f"count:{seat}") if own else n) - 1)
        return float(fsum(min(total * factor, view.scores[other]) for other in others))
    if sum(len(view.cards(f"hand:{one}")) for one in range(view.seats)) < view.seats:
        return float(sum(total - view.value(f"total:{other}") for other in others)) / 2
    factor = 2 ** (view.value(f"count:{seat}") if own else n)
    gains = fsum(min((total + FORMED) * factor, view.scores[other]) for other in others)
    losses = sum(min(view.value(f"total:{other}") + FORMED, view.scores[seat]) for other in others)
    return PATIENCE * float(gains - losses) / view.seats


def _persuade(view: View, seat: int, move: Move) -> float:
    return float(BY_KEY[move.word].points) if move.kind == "persuade" else 0.0


# Items ---------------------------------------------------------------------------------------------------------------


def _item_choice(view: View, seat: int, move: Move) -> float:
    """Take and keep what is worth most, give up what is worth least, and hit whoever is ahead."""
    if move.kind in ("lose", "return", "swap"):
        return -promise(view, seat, move.card)
    if move.kind in ("take", "first", "keep"):
        return promise(view, seat, move.card)
    if move.kind == "strike":
        return promise(view, move.seat, move.card)
    if move.kind == "cleave":
        return float(BY_KEY[move.word].points) + 0.01 * promise(view, move.seat, move.card)
    if move.kind == "burn":
        return -float(BY_KEY[move.word].points)
    if move.kind == "bury":
        return -promise(view, seat, move.card)
    if move.kind == "give":
        return -promise(view, seat, move.card) - promise(view, move.seat, move.card)
    if move.kind == "pair":
        return fsum(_lead(view, one) for one in move.args if one != seat) + (1 if seat in move.args else 0)
    if move.kind == "name":  # anybody but oneself has to pay
        return -1.0 if move.seat == seat else len(view.cards(f"collection:{move.seat}"))
    return _lead(view, move.seat) if move.kind in ("target", "sit") else 0.0


_RATES = {
    "hand": _hand,
    "again": _again,
    "match": _match,
    "combine": _combine,
    "call": _call,
    "persuade": _persuade,
}
