"""Turns told step by step; the rules call these only when somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardgames.engine.moves import Move
from cardgames.games.three_kingdoms.cards import PACK, Character, Item, Legend
from cardgames.games.three_kingdoms.combos import KINDS, Combo

if TYPE_CHECKING:
    from cardgames.games.three_kingdoms.combining import Combining
    from cardgames.games.three_kingdoms.items import Items

# Hand step and flip step ---------------------------------------------------------------------------------------------


def tell_play(state: Items, move: Move) -> None:
    """TK-3.4 to TK-3.6; the state is the one before the capture."""
    card: Character = move.card  # type: ignore[assignment]
    values: dict[str, Any] = {"card": card, "mansion": card.home.name}
    if move.kind == "play":
        state.tell("TK-3.5", "play", state.turn, **values)
    elif move.kind == "capture":
        state.tell("TK-3.4", "capture", state.turn, target=move.args[1], **values)
    else:
        state.tell("TK-3.6", "gather", state.turn, cards=state.table[card.mansion][:], **values)


def tell_flip(state: Items, card: Character, there: Sequence[Character]) -> None:
    """TK-3.7 with TK-3.4 to TK-3.6; the state is the one before the capture."""
    values: dict[str, Any] = {"card": card, "mansion": card.home.name}
    if not there:
        state.tell("TK-3.7", "flip", state.turn, **values)
    elif card.home.name.en in state.groups and state.options["group_capture"] == "all":
        state.tell("TK-3.6", "flip_gather", state.turn, cards=list(there), **values)
    else:
        state.tell("TK-3.7", "flip_capture", state.turn, target=there[0], **values)


def tell_flip_choice(state: Items, card: Character, there: Sequence[Character]) -> None:
    """TK-3.3: several match; with `group_capture` one even a group (TK-R05)."""
    clause = "TK-R05" if card.home.name.en in state.groups else "TK-3.3"
    state.tell(clause, "flip_choice", state.turn, card=card, mansion=card.home.name, cards=list(there))


def tell_after_flip(state: Items) -> None:
    """TK-3.10: a second flip is left out."""
    if not state.pile and state.flips == 1:
        state.tell("TK-3.10", "no_second")


# Items ---------------------------------------------------------------------------------------------------------------


def tell_use(state: Items, item: Item, shown: Character) -> None:
    """TK-4.1, TK-4.5; and whom armour protects (TK-4.7)."""
    if item.kind == "armour":
        return state.tell("TK-4.5", "armour", state.turn, card=item, shown=shown)
    state.tell("TK-4.1", "use", state.turn, card=item, shown=shown)
    for seat in state.others(state.turn):
        if armour := state.shield(state.turn, seat, item.kind):
            state.tell("TK-4.7", "protected", armour=PACK[armour], seat=seat)
    return None


def tell_drawn(state: Items, seat: int, card: Legend) -> None:
    """TK-4.16: only who draws it sees it."""
    state.tell("TK-4.16", "drawn", seat, to=(seat,), seat=seat, card=card)


def tell_cleave(state: Items, seat: int, combo: Combo, card: Character, rest: Sequence[Character]) -> None:
    """TK-4.9, TK-5.8."""
    state.tell("TK-4.9", "cleave", state.turn, seat=seat, combo=combo.name, card=card)
    state.tell("TK-5.8", "dissolved", seat, combo=combo.name, cards=list(rest))


def tell_sit(state: Items, after: int, before: tuple[int, ...]) -> None:
    """TK-4.15."""
    if state.seating == before:
        return state.tell("TK-4.9", "stays", state.turn, seat=after)
    return state.tell("TK-4.15", "sits", state.turn, seat=after, seats=list(state.seating))


def tell_elephant(state: Items, card: Legend) -> None:
    """TK-R32, TK-4.13; TK-4.9 for an item."""
    if not isinstance(card, Character):
        return state.tell("TK-4.9", "elephant_item", card=card)
    state.tell("TK-R32", "elephant", card=card, mansion=card.home.name)
    if card.home.name.en in state.groups:
        state.tell("TK-4.13", "joins_group", mansion=card.home.name)
    return None


def tell_bury(state: Items, card: Character) -> None:
    """TK-4.9, TK-4.13."""
    state.tell("TK-4.9", "bury", state.turn, card=card)
    if card.home.name.en in state.groups:
        state.tell("TK-4.13", "still_group", n=len(state.table[card.mansion]), mansion=card.home.name)


def tell_aim(state: Items, seat: int, owed: int) -> None:
    """TK-4.9; TK-R33 where there are fewer cards than demanded."""
    if owed == 1:
        return state.tell("TK-R33", "aim_all", state.turn, seat=seat)
    return state.tell("TK-4.9", "aim", state.turn, seat=seat)


def tell_exchange(state: Items, one: int, two: int, mine: Legend, yours: Legend) -> None:
    """TK-4.16: both players know both cards, nobody else does."""
    for taker, giver, card in ((one, two, yours), (two, one, mine)):
        state.tell("TK-4.16", "exchanged", taker, to=(one, two), taker=taker, seat=giver, card=card)


def tell_names(state: Items, namer: int, seat: int, owed: int) -> None:
    """TK-4.9; TK-R31 for X's own name."""
    if namer == seat:
        return state.tell("TK-R31", "names_self", namer, user=state.turn, n=owed)
    return state.tell("TK-4.9", "names", namer, seat=seat, user=state.turn, n=owed)


def tell_first(state: Items, seat: int, card: Character, rest: Sequence[Character]) -> None:
    """TK-4.9: the picked cards are shared out."""
    if rest:
        return state.tell("TK-4.9", "first", state.turn, seat=seat, card=card, cards=list(rest))
    return state.tell("TK-4.9", "only", state.turn, card=card)


# Combine step, call, end step ----------------------------------------------------------------------------------------


def tell_form(state: Combining, combo: Combo, cards: Sequence[Character]) -> None:
    """TK-5.2 or TK-5.3, with the points of TK-6.1 to TK-6.5."""
    clause, kind = ("TK-5.2", "form") if combo.named else ("TK-5.3", "form_row")
    points = combo.points_for(len(cards))
    state.tell(clause, kind, state.turn, combo=combo.name, sort=KINDS[combo.kind], cards=list(cards), points=points)
    _tell_arms(state, [combo])


def _tell_arms(state: Combining, new: Sequence[Combo]) -> None:
    """TK-5.9: the first kinships of this turn."""
    kinships = sum(combo.kind == "kinship" for combo in new)
    if kinships and state.kinships == kinships and state.options["persuade"] == "formed":
        state.tell("TK-5.9", "arms", state.turn)


def tell_extend(state: Combining, combo: Combo, cards: Sequence[Character]) -> None:
    """TK-5.4."""
    size = next(len(run) for one, run in state.layout(state.turn) if one is combo)
    state.tell("TK-5.4", "extend", state.turn, combo=combo.name, card=cards[0], points=combo.points_for(size))


def tell_rebuild(state: Combining, new: Sequence[Combo], broken: Sequence[tuple[Combo, Sequence[Character]]]) -> None:
    """TK-5.6, with the points before and after."""
    state.tell(
        "TK-5.6",
        "rebuild",
        state.turn,
        new=[combo.name for combo in new],
        broken=[combo.name for combo, _ in broken],
        before=sum(combo.points_for(len(run)) for combo, run in broken),
        points=sum(combo.points for combo in new),
    )
    _tell_arms(state, new)


def tell_done(state: Combining) -> None:
    """TK-5.5; TK-R16 where only cards were added."""
    state.tell("TK-5.5", "done", state.turn)
    if state.extended and not state.formed:
        called = state.options["extension_calls"]
        state.tell("TK-7.1" if called else "TK-R16", "added_call" if called else "no_call")


def tell_banker(state: Combining) -> None:
    """TK-7.3, TK-R18; the state is the one before."""
    if state.banker is None:
        return state.tell("TK-7.3", "banker", state.turn)
    if state.banker == state.turn:
        return state.tell("TK-7.3", "banker_still", state.turn)
    return state.tell("TK-R18", "banker_from", state.turn, seat=state.banker)


def tell_persuade(
    state: Combining, combo: Combo, card: Character, owner: int, robbed: tuple[Combo, list[Character]] | None
) -> None:
    """TK-8.4, TK-8.5."""
    state.tell("TK-8.4", "persuade", state.turn, seat=owner, card=card, combo=combo.name, points=combo.points)
    if robbed is not None:
        broken, rest = robbed
        state.tell("TK-8.5", "dissolved", owner, combo=broken.name, cards=rest)
