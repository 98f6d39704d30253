"""Why a move is not allowed, and what would be right instead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.moves import Illegal, Move, offer
from cardgames.engine.words import Said
from cardgames.games.three_kingdoms.cards import PACK, Character, Item
from cardgames.games.three_kingdoms.combos import BY_KEY, Combo, mask

if TYPE_CHECKING:
    from cardgames.games.three_kingdoms.capture import Capture
    from cardgames.games.three_kingdoms.combining import Combining
    from cardgames.games.three_kingdoms.items import Items

SHOWN = 3
"""How many legal moves a refusal offers."""


def _offer(state: Any, moves: Iterable[Move] | None = None) -> Said:
    """What could be done instead, as it is labelled."""
    fitting = [] if moves is None else list(moves)
    return offer((fitting or state.legal_moves())[:SHOWN])


def _refuse(state: Any, clause: str, kind: str, moves: Iterable[Move] | None = None, **values: Any) -> Illegal:
    refusal: Illegal = state.refuse(clause, kind, actor=state.actor, right=_offer(state, moves), **values)
    return refusal


# Hand step and flip step ---------------------------------------------------------------------------------------------


def not_in_hand(state: Capture, card: Card) -> Illegal:
    """TK-3.2."""
    return _refuse(state, "TK-3.2", "not_in_hand", card=card)


def other_capture(state: Capture, move: Move, right: str, there: Sequence[Character]) -> Illegal:
    """TK-3.4 to TK-3.6: the card has to do something else on the table."""
    fitting = [one for one in state.legal_moves() if one.card is move.card]
    clause, kind = {"play": ("TK-3.5", "nothing"), "gather": ("TK-3.6", "whole"), "capture": ("TK-3.4", "lies")}[right]
    if right == "capture" and move.kind == "gather":
        clause, kind = ("TK-R05" if state.groups else "TK-3.6"), "no_group"
    return _refuse(state, clause, kind, fitting, card=move.card, cards=list(there))


def no_match(state: Capture, card: Character, target: Card, there: Sequence[Character]) -> Illegal:
    """TK-3.3."""
    fitting = [one for one in state.legal_moves() if one.kind == "match" or one.card is card]
    return _refuse(state, "TK-3.3", "no_match", fitting, card=card, target=target)


def no_item(state: Capture, card: Card) -> Illegal:
    """TK-4.4."""
    return _refuse(state, "TK-4.4", "no_item", card=card)


# Items ---------------------------------------------------------------------------------------------------------------


def no_item_in_hand(state: Items, card: Card) -> Illegal:
    """TK-4.1."""
    return _refuse(state, "TK-4.1", "no_item" if isinstance(card, Character) else "not_in_hand", card=card)


def cannot_show(state: Items, card: Card) -> Illegal:
    """TK-4.1."""
    return _refuse(state, "TK-4.1", "cannot_show", card=card)


def not_usable(state: Items, item: Item) -> Illegal:
    """TK-4.3."""
    fitting = [one for one in state.legal_moves() if one.card is item]
    return _refuse(state, "TK-4.3", "no_effect", fitting, card=item)


def item_choice(state: Items, move: Move, moves: Sequence[Move]) -> Illegal:
    """TK-4.7 for a protected player, else TK-4.6."""
    kind = state.used[-1].kind if state.used else ""
    for seat in (arg for arg in move.args if type(arg) is int and arg in range(state.seats)):
        if armour := state.shield(state.turn, seat, kind):
            return _refuse(state, "TK-4.7", "protected", moves, armour=PACK[armour], seat=seat)
    return _refuse(state, "TK-4.6", "no_choice", moves)


# Combine step --------------------------------------------------------------------------------------------------------


def no_combo(state: Combining, word: str) -> Illegal:
    """TK-5.2."""
    return _refuse(state, "TK-5.2", "no_combo", word=word)


def members_missing(state: Combining, combo: Combo) -> Illegal:
    """TK-5.2."""
    collection = state.collections[state.turn]
    lacking = [card for card in combo.members if card not in collection]
    return _refuse(state, "TK-5.2", "missing", combo=combo.name, cards=lacking)


def second_of_kind(state: Combining, combo: Combo) -> Illegal:
    """TK-5.3, TK-R11."""
    return _refuse(state, "TK-5.3", "second", combo=combo.name)


def too_few(state: Combining, combo: Combo, n: int) -> Illegal:
    """TK-5.3."""
    return _refuse(state, "TK-5.3", "few", combo=combo.name, least=combo.least, n=n)


def nothing_to_extend(state: Combining, combo: Combo) -> Illegal:
    """TK-5.4."""
    return _refuse(state, "TK-5.4", "no_extension", combo=combo.name)


def not_collected(state: Combining, clause: str, card: Card) -> Illegal:
    """TK-5.4."""
    return _refuse(state, clause, "not_collected", card=card)


def does_not_fit(state: Combining, combo: Combo, card: Card) -> Illegal:
    """TK-5.4."""
    return _refuse(state, "TK-5.4", "unfit", combo=combo.name, card=card)


def not_done(state: Combining) -> Illegal:
    """TK-5.5."""
    return _refuse(state, "TK-5.5", "not_done")


def rebuild(state: Combining, word: str) -> Illegal | None:
    """TK-5.6, TK-5.7, TK-R13, TK-R14: what is wrong with these new combos, if anything is."""
    keys = word.split(",")
    new = [BY_KEY[key] for key in keys if key in BY_KEY]
    if len(new) < len(keys):
        return _refuse(state, "TK-5.2", "no_combo", word=next(key for key in keys if key not in BY_KEY))
    for combo in new:
        if not combo.named:
            return _refuse(state, "TK-R14", "flexible", combo=combo.name)
    if [combo.number for combo in new] != sorted({combo.number for combo in new}):
        return _refuse(state, "TK-5.6", "listing")
    return _cards_of_rebuild(state, new) or _minimal(state, new)


def _cards_of_rebuild(state: Combining, new: Sequence[Combo]) -> Illegal | None:
    """TK-5.6, TK-R13: where the cards of the new combos come from, and what becomes of the broken ones."""
    owned, bound, used = mask(state.collections[state.turn]), mask(state.combos[state.turn]), 0
    for combo in new:
        if combo.mask & used:
            twice = next(card for card in combo.members if card.bit & used)
            return _refuse(state, "TK-5.6", "shared", card=twice)
        used |= combo.mask
        if away := [card for card in combo.members if not card.bit & (owned | bound)]:
            return _refuse(state, "TK-5.6", "unowned", combo=combo.name, cards=away)
        for cards, kind in ((owned, "no_loose"), (bound, "no_bound")):
            if not combo.mask & cards:
                return _refuse(state, "TK-R13", kind, combo=combo.name)
    left = [card for _, run in _broken(state, new) for card in run if not card.bit & used]
    return _refuse(state, "TK-5.6", "left_over", cards=left) if left else None


def _broken(state: Combining, new: Sequence[Combo]) -> list[tuple[Combo, list[Character]]]:
    wanted = 0
    for combo in new:
        wanted |= combo.mask
    return [(combo, run) for combo, run in state.layout(state.turn) if mask(run) & wanted]


def _minimal(state: Combining, new: Sequence[Combo]) -> Illegal | None:
    """TK-5.7: the new combos hang together through the combos they break."""
    part, reach = [new[0]], 0
    for _ in new:
        reach = sum(mask(run) for _, run in _broken(state, part))
        part = [combo for combo in new if combo.mask & reach]
    if len(part) == len(new):
        return None
    return _refuse(state, "TK-5.7", "parts", combos=[combo.name for combo in part])


# End step ------------------------------------------------------------------------------------------------------------


def persuade(state: Combining, word: str) -> Illegal:
    """TK-8.2, TK-8.3."""
    combo = BY_KEY.get(word)
    if combo is None:
        return _refuse(state, "TK-5.2", "no_combo", word=word)
    if combo.kind != "kinship":
        return _refuse(state, "TK-8.2", "no_kinship", combo=combo.name)
    lacking = [card for card in combo.members if card not in state.collections[state.turn]]
    if len(lacking) != 1:
        return _refuse(state, "TK-8.2", "not_one", combo=combo.name, n=len(lacking))
    return _refuse(state, "TK-8.3", "nowhere", card=lacking[0])
