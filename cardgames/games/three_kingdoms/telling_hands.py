"""The match, the deal and the settlement told step by step; the rules call these only when somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.engine.words import Said
from cardgames.games.three_kingdoms import words
from cardgames.games.three_kingdoms.cards import ITEMS, MANSIONS, PACK, Character, Legend
from cardgames.games.three_kingdoms.scoring import CHIPS, EIGHT, Payment

if TYPE_CHECKING:
    from cardgames.games.three_kingdoms.hands import Hands

_FIGURES = ("0", "A", *map(str, range(2, 11)), "J", "Q", "K")

# The match and the deal ----------------------------------------------------------------------------------------------


def tell_match(state: Hands) -> None:
    """TK-1.3, TK-1.5, TK-R25, TK-R40."""
    chips = state.chips[0]
    state.tell("TK-1.7", "hand", n=1)
    state.tell("TK-1.5", "chips", n=chips)
    if rest := CHIPS - chips * state.seats:
        state.tell("TK-R40", "remainder", n=rest)
    if state.options["items"] == "none":
        return state.tell("TK-1.3", "no_items")
    state.tell("TK-1.3", "items", n=len(ITEMS) - len(state.box))
    if state.box:
        state.tell("TK-R25", "merged")
    return None


def tell_draw(state: Hands, drawn: Sequence[int], cards: Sequence[Character], best: Sequence[int]) -> None:
    """TK-2.1, TK-2.2: the ranks that count; the cards themselves go back."""
    each = [
        Said(words.DREW, {"seat": seat, "figure": _FIGURES[card.rank]}) for seat, card in zip(drawn, cards, strict=True)
    ]
    state.tell("TK-2.1", "draw", drawn=each)
    if len(best) > 1:
        return state.tell("TK-2.2", "tie", seats=list(best))
    return state.tell("TK-2.1", "starts", best[0])


def tell_deal(state: Hands, size: int) -> None:
    """TK-2.4 to TK-2.6, TK-R04."""
    state.tell("TK-2.4", "deal", state.start, n=size)
    state.tell("TK-2.6", "laid", n=size)
    if state.discard:
        state.tell("TK-R04", "replaced", cards=state.discard[:])


def tell_redeal(state: Hands) -> None:
    """TK-2.8."""
    full = next(mansion for mansion in MANSIONS if len(state.table[mansion.number]) >= EIGHT)
    state.tell("TK-2.8", "redeal", mansion=full.name)


def tell_groups(state: Hands) -> None:
    """TK-2.9."""
    for mansion in MANSIONS:
        if mansion.name.en in state.groups:
            state.tell("TK-2.9", "group", n=len(state.table[mansion.number]), mansion=mansion.name)


def tell_next_hand(state: Hands) -> None:
    """TK-9.10."""
    state.tell("TK-1.7", "hand", n=state.number)
    state.tell("TK-9.10", "next", n=state.number)


# Settlement ----------------------------------------------------------------------------------------------------------


def tell_eight(state: Hands, winner: int, clause: str) -> None:
    """TK-2.7 or TK-4.12; TK-R06 where others have eight as well."""
    cards = _eight(state.hands[winner])
    state.tell(clause, "eight", winner, mansion=cards[0].home.name, cards=cards)
    if any(_eight(hand) for seat, hand in enumerate(state.hands) if seat != winner):
        state.tell("TK-R06", "eight_first", winner)


def _eight(hand: Sequence[Legend]) -> list[Character]:
    """The eight cards of one mansion in this hand, if there are any."""
    people = [card for card in hand if isinstance(card, Character)]
    for mansion in MANSIONS:
        found = [card for card in people if card.mansion == mansion.number]
        if len(found) >= EIGHT:
            return found
    return []


def tell_exhausted(state: Hands) -> None:
    """TK-9.1, TK-9.3, TK-9.9."""
    state.tell("TK-9.1", "exhausted")
    totals = state.totals
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    clause, kind = ("TK-9.3", "best") if len(best) == 1 else ("TK-9.9", "best_shared")
    state.tell(clause, kind, seats=best, total=max(totals))


def tell_ending(state: Hands, ender: int) -> None:
    """TK-7.4, then TK-9.4 or TK-9.5 (TK-9.10)."""
    state.tell("TK-7.4", "ends", ender)
    total = state.totals[ender]
    if ender != state.banker:
        return state.tell("TK-9.4", "pays_total", ender, total=total)
    everybody = state.options["multiplier"] == "all"
    n = state.n if everybody else state.counts[ender]
    return state.tell("TK-9.5" if everybody else "TK-9.10", "pays_banker", ender, total=total, n=n)


def tell_settlement(state: Hands, payments: Sequence[Payment]) -> None:
    """Who pays what, with what changed it: TK-9.6, TK-9.7, TK-9.8."""
    nine = [pay.payer for pay in payments if pay.clause == "TK-9.6"]
    if nine:
        state.tell("TK-9.6", "nine", card=PACK["A4"], seats=nine)
    shielded = [pay.payer for pay in payments if pay.shields[0] and pay.terms[0]]
    shielded += [pay.receiver for pay in payments if pay.shields[1] and pay.terms[1]]  # nothing is taken off a 0
    if shielded:
        shield = PACK["A2" if state.options["round_shield"] == "merged" else "A5"]
        state.tell("TK-9.7", "tally", card=shield, seats=sorted(set(shielded)))
    for pay in payments:
        if pay.amount < pay.demand:
            state.tell("TK-9.8", "capped", seat=pay.payer, amount=pay.amount, demand=pay.demand)
    found = [pay.clause for pay in payments]
    clause = next((one for one in found if one != "TK-9.6"), found[0] if found else "TK-9.9")
    if not any(pay.amount for pay in payments):
        return state.tell(clause, "unpaid")
    for winner in dict.fromkeys(pay.receiver for pay in payments):
        paid = [
            Said(words.PAYS, {"seat": pay.payer, "amount": pay.amount}) for pay in payments if pay.receiver == winner
        ]
        state.tell(clause, "paid", winner, payments=paid)
    return None


def tell_end(state: Hands) -> None:
    """TK-1.7, TK-R41."""
    broke = [seat for seat, chips in enumerate(state.chips) if chips <= 0]
    target = state.target
    if broke:
        state.tell("TK-1.7", "broke", seats=broke)
    elif target is not None and max(state.chips) >= target:
        holders = [seat for seat, chips in enumerate(state.chips) if chips >= target]
        state.tell("TK-R41", "reached", seats=holders, target=target)
    else:
        state.tell("TK-1.7", "played", n=state.number)
    winners = state.winners() or []
    state.tell("TK-1.7", "wins" if len(winners) == 1 else "share", seats=winners, amount=max(state.chips))
