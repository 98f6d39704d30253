"""The powers of jack, queen and king (PB-6.1 to PB-6.9), and the refusals that name what would be right."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from cardgames.cards import WITH_JOKERS, Card, by_pack
from cardgames.engine.chance import pick
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.state import CHANCE
from cardgames.games.poker_battle_line import names, telling
from cardgames.games.poker_battle_line.moves import (
    COMMANDS,
    FIVE,
    FOUR,
    GIVE,
    HAND,
    JACK,
    KING,
    MURDERS,
    QUEEN,
    SIZES,
    SPY_HANDS,
    TAKE,
    VALUES,
    spies,
)

if TYPE_CHECKING:
    from cardgames.games.poker_battle_line.rules import PokerBattleLine

SMALL = frozenset(card for card in WITH_JOKERS if 2 <= card.rank <= 5)
"""PB-6.3: the cards that protect a formation; aces and jokers are high (PB-R10)."""


def hidden(state: PokerBattleLine, seat: int) -> tuple[int, int]:
    """The positions of a seat that lie face down on battlefields 4 and 5, as bits."""
    return state.down[seat], (1 << len(state.fields[seat][FIVE])) - 1 if state.won[FIVE] is None else 0


# What can be done ----------------------------------------------------------------------------------------------------


def exposed(state: PokerBattleLine, other: int, f: int) -> bool:
    """PB-6.2 to PB-6.4: whether a jack may be aimed at this formation, as far as everybody can see."""
    formation = state.fields[other][f]
    if not formation or len(formation) == SIZES[f] or state.won[f] is not None:
        return False
    return f == FIVE or (f == FOUR and state.down[other] > 0) or not SMALL.issuperset(formation)


def murders(state: PokerBattleLine, card: Card, other: int) -> list[Move]:
    """PB-6.2 to PB-6.4."""
    found: list[Move] = []
    lists = MURDERS[card]
    for f, formation in enumerate(state.fields[other]):
        if formation and exposed(state, other, f):
            found += lists[f][len(formation)]
    return found


def charms(state: PokerBattleLine, card: Card, other: int) -> list[Move]:
    """PB-6.6."""
    found = [SPY_HANDS[card]] if state.hands[other] else []
    found += spies(card, *hidden(state, other))
    return found


def commands(state: PokerBattleLine, card: Card, other: int) -> tuple[Move, ...]:
    """PB-6.7, PB-6.8, PB-R14."""
    return COMMANDS[card][len(state.hands[other])] if state.pile else ()


LISTS: dict[int, Callable[[PokerBattleLine, Card, int], list[Move] | tuple[Move, ...]]] = {
    JACK: murders,
    QUEEN: charms,
    KING: commands,
}
"""The moves by which a card's power can be used, by its rank."""


def losses(state: PokerBattleLine) -> list[Move]:
    """PB-6.7, PB-R11: every subset of the named size of the hand that a king has struck."""
    king, count = state.aim
    form = TAKE if state.phase == "take" else GIVE
    return [form(cards) for cards in combinations(sorted(state.hands[1 - king], key=by_pack), count)]


def draw_loss(state: PokerBattleLine, rng: Random) -> Move:
    """PB-R11: all alike."""
    return pick(losses(state), rng)


# Checks --------------------------------------------------------------------------------------------------------------


def no_place(state: PokerBattleLine, seat: int, value: int) -> Illegal:
    """Why nothing can be placed on a battlefield (PB-1.2, PB-3.2, PB-R9)."""
    won, formations = state.won, state.fields[seat]
    room = [VALUES[f] for f in range(len(VALUES)) if won[f] is None and len(formations[f]) < SIZES[f]]
    if value not in VALUES:
        return state.refuse("PB-1.2", "no_field", n=value)
    full = won[5 - value] is None
    clause, kind = ("PB-3.2", "full") if full else ("PB-R9", "closed")
    return state.refuse(clause, kind if room else f"{kind}_all", n=value, actor=seat, fields=room)


def _without(state: PokerBattleLine, move: Move, rank: int) -> Illegal | None:
    """PB-6.1, PB-R2, PB-R13: the card of a power is in hand and has it, and powers are played with."""
    seat: int = state.actor  # type: ignore[assignment]
    card = move.card
    if not state.options["powers"]:
        return state.refuse("PB-R2", "no_powers")
    if card not in state.hands[seat]:
        return state.refuse("PB-6.1", "not_in_hand", card=card, actor=seat, cards=state.hands[seat][:])
    if card.rank == rank:
        return None
    clause = "PB-6.1" if card.rank else "PB-R13"
    return state.refuse(clause, "no_power", card=card, needs=names.POWER_OF[rank])


def check_murder(state: PokerBattleLine, move: Move) -> Illegal | None:
    """PB-6.2 to PB-6.4."""
    wrong = _without(state, move, JACK)
    if wrong is not None:
        return wrong
    _, value, index = move.args
    if value not in VALUES:
        return state.refuse("PB-1.2", "no_field", n=value)
    other, f = 1 - state.actor, 5 - value  # type: ignore[operator]
    formation = state.fields[other][f]
    if state.won[f] is not None:
        return state.refuse("PB-6.2", "murder_closed", n=value)
    if len(formation) == SIZES[f]:
        return state.refuse("PB-6.2", "murder_complete", n=value)
    if not 0 <= index < len(formation):
        return _no_position(state, "PB-6.2", value, index, range(len(formation)))
    return None if exposed(state, other, f) else state.refuse("PB-6.4", "protected", n=value, cards=formation[:])


def _no_position(state: PokerBattleLine, clause: str, value: int, index: int, right: range | list[int]) -> Illegal:
    kind = "no_position" if right else "no_card"
    return state.refuse(clause, kind, n=value, index=index, right=list(right))


def check_spy_hand(state: PokerBattleLine, move: Move) -> Illegal | None:
    """PB-6.6: the opponent has to have cards."""
    wrong = _without(state, move, QUEEN)
    if wrong is None and not state.hands[1 - state.actor]:  # type: ignore[operator]
        return state.refuse("PB-6.6", "no_hand")
    return wrong


def check_spy_field(state: PokerBattleLine, move: Move) -> Illegal | None:
    """PB-6.6: one card, where only one of battlefields 4 and 5 has any face down."""
    wrong = _without(state, move, QUEEN)
    if wrong is not None:
        return wrong
    _, value, index = move.args
    if value not in (4, 5):
        return state.refuse("PB-6.6", "all_open", n=value)
    masks = hidden(state, 1 - state.actor)  # type: ignore[operator]
    if all(masks):
        return state.refuse("PB-6.6", "see_both")
    return _unseen(state, value, index, masks)


def check_spy_fields(state: PokerBattleLine, move: Move) -> Illegal | None:
    """PB-6.6: one card of each."""
    wrong = _without(state, move, QUEEN)
    if wrong is not None:
        return wrong
    masks = hidden(state, 1 - state.actor)  # type: ignore[operator]
    _, four, five = move.args
    return _unseen(state, 4, four, masks) or _unseen(state, 5, five, masks)


def _unseen(state: PokerBattleLine, value: int, index: int, masks: tuple[int, int]) -> Illegal | None:
    """None if this position lies face down."""
    mask = masks[value - 4]
    right = [at for at in range(HAND) if mask >> at & 1]
    return None if index in right else _no_position(state, "PB-6.6", value, index, right)


def check_king(state: PokerBattleLine, move: Move) -> Illegal | None:
    """PB-6.7, PB-6.8, PB-R14."""
    wrong = _without(state, move, KING)
    if wrong is not None:
        return wrong
    held = len(state.hands[1 - state.actor])  # type: ignore[operator]
    if not state.pile:
        return state.refuse("PB-6.8", "no_pile")
    if 1 <= move.number <= held:
        return None
    return state.refuse("PB-R14" if move.number == 0 else "PB-6.7", "no_number", n=move.number, held=held)


def check_loss(state: PokerBattleLine, move: Move) -> Illegal | None:
    """PB-6.7, PB-R11: as many different cards of that hand as the king has named."""
    king, count = state.aim
    cards = move.cards
    if len(cards) == count == len(set(cards)) and all(card in state.hands[1 - king] for card in cards):
        return None
    return state.refuse(state.decisions[state.phase].clause, "not_those", actor=1 - king, n=count)


# What they do --------------------------------------------------------------------------------------------------------


def show(state: PokerBattleLine, card: Card, *aim: int) -> int:
    """PB-6.1: the card leaves the hand and lies in sight until the next move. Gives the seat."""
    if state.power or state.resolved is not None:
        state.clear()
    seat: int = state.actor  # type: ignore[assignment]
    state.hands[seat].remove(card)
    state.power.append(card)
    state.aim = (seat, *aim)
    return seat


def do_murder(state: PokerBattleLine, move: Move) -> None:
    """PB-6.2 to PB-6.5: the card is discarded, or the jack is wasted on a protected formation."""
    card, value, index = move.args
    f = 5 - value
    seat = show(state, card, f, index)
    formation = state.fields[1 - seat][f]
    hit = not SMALL.issuperset(formation)
    if state.heard is not None:
        telling.tell_murder(state, seat, card, f, index, hit=hit)
    if hit:
        state.discard.append(formation.pop(index))
        if f == FOUR:
            down = state.down[1 - seat]
            state.down[1 - seat] = down & (1 << index) - 1 | down >> index + 1 << index
    state.draw(seat)
    state.pass_on(seat)


def do_spy(state: PokerBattleLine, move: Move) -> None:
    """PB-6.6: what is seen stands in `aim` until the next move (PB-R18)."""
    if move.kind == "spy_hand":
        seat = show(state, move.card)
    elif move.kind == "spy_fields":
        seat = show(state, move.card, move.args[1], move.args[2])
    else:
        at = move.args[2]
        seat = show(state, move.card, *((at, -1) if move.number == 4 else (-1, at)))
    if state.heard is not None:
        telling.tell_spy(state, seat, move.card)
    state.draw(seat)
    state.pass_on(seat)


def do_king(state: PokerBattleLine, move: Move) -> None:
    """PB-6.7: the number is named; which cards go is chance, or the opponent's choice (PB-R11)."""
    seat = show(state, move.card, move.number)
    if state.heard is not None:
        state.tell("PB-6.7", "commands", seat, card=move.card, n=move.number, other=1 - seat)
    if state.options["king_pick"] == "blind":
        state.ask("take", CHANCE)
    else:
        state.ask("give", 1 - seat)


def do_loss(state: PokerBattleLine, move: Move) -> None:
    """PB-6.7, PB-6.9: the cards are discarded, the king's player draws, then the opponent's turn is lost (PB-R12)."""
    seat, count = state.aim
    other = 1 - seat
    for card in move.cards:
        state.hands[other].remove(card)
    state.discard += move.cards
    if state.heard is not None:
        clause, kind = ("PB-6.7", "lost") if state.phase == "take" else ("PB-R11", "given")
        state.tell(clause, kind, other, to=(other,), cards=move.cards, n=count)
    state.draw(seat)
    if state.options["king_pause"] == "play_short":
        state.refill = other
        return state.pass_on(seat)
    state.fill_up(other, missed=True)
    return state.ask("turn", seat)
