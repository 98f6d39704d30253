"""How a round of Barcelona is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardgames.cards import Card
from cardgames.engine.words import Said
from cardgames.games.barcelona import words

if TYPE_CHECKING:
    from cardgames.games.barcelona.rules import Barcelona


def tell_deal(state: Barcelona, active: Sequence[int], ante: int) -> None:
    """BA-4.1 to BA-4.3."""
    for seat in active:
        state.tell("BA-4.1", "deal", seat, to=(seat,), cards=state.hands[seat][:])
    state.tell("BA-4.2", "ante", ante=ante, pot=state.pot)
    for seat, _, amount in state.tally[-len(active) :]:
        if -amount < ante:
            state.tell("BA-4.3", "all_in", seat, amount=-amount)


def tell_reveal(state: Barcelona, active: Sequence[int]) -> None:
    """BA-4.5, BA-4.6."""
    cards = [state.first[seat][0] for seat in active]
    state.tell("BA-4.5", "reveal", shown=_shown(dict(zip(active, cards, strict=True))), cards=cards)
    state.tell("BA-4.6", "order", seats=state.order[:])


def tell_showdown(
    state: Barcelona, winner: int, pot: int, pairs: Mapping[int, Sequence[Card]], payments: Mapping[int, int]
) -> None:
    """BA-4.10 to BA-4.13; `pairs` are the black and the red card of each standing seat."""
    state.tell("BA-4.10", "second", shown=_shown({seat: state.second[seat][0] for seat in pairs}))
    state.tell("BA-4.11", "winner", winner, card=pairs[winner][1])
    state.tell("BA-4.12", "pot", winner, amount=pot)
    for seat, amount in payments.items():
        black = pairs[seat][0]
        kind = "pays" if amount == black.rank else "pays_all"
        state.tell("BA-4.13", kind, seat, amount=amount, value=black.rank, card=black, winner=winner)
    out = [seat for seat in range(state.seats) if state.money[seat] == 0 and state.status[seat] != "out"]
    if out:
        one = len(out) == 1
        state.tell("BA-5.1", "out", seats=out, verb="has" if one else "have", be="is" if one else "are")


def tell_end(state: Barcelona, active: Sequence[int]) -> None:
    """BA-7.1 to BA-7.4."""
    if len(active) == 1:
        state.tell("BA-7.2", "one_left", active[0])
    else:
        state.tell("BA-7.1", "too_few", n=len(state.red), seats=len(active))
    winners = state.winners() or []
    kind, clause = ("wins", "BA-7.3") if len(winners) == 1 else ("share", "BA-7.4")
    state.tell(clause, kind, seats=winners, amount=max(state.money))


def _shown(cards: Mapping[int, Card]) -> list[Said]:
    return [Said(words.SHOWN, {"seat": seat, "card": card}) for seat, card in cards.items()]
