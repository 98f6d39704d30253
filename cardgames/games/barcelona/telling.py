"""How a round of Barcelona is told, and what its sheet says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.sheet import Line
from cardgames.engine.words import Said, number
from cardgames.games.barcelona import words

if TYPE_CHECKING:
    from cardgames.games.barcelona.rules import Barcelona


def sheet_line(entry: tuple[Any, ...], ante: int) -> Line:
    """Starting money (BA-2.3), ante (BA-4.2, BA-4.3), pot (BA-4.12), the two sides of a payment (BA-4.13)."""
    seat, what = entry[:2]
    if len(entry) == 2:
        return Line(seat, "BA-2.3", Said(words.STARTED), number(what), what)
    if len(entry) == 3:
        amount = entry[2]
        label, clause = (words.POT, "BA-4.12") if amount > 0 else (words.ANTE, "BA-4.2")
        if -ante < amount < 0:
            label, clause = words.ANTE_SHORT, "BA-4.3"
        return Line(seat, clause, Said(label, {"n": what}), number(amount), amount)
    _, other, card, amount, sign = entry
    label = words.PAYMENTS[sign, amount < card.rank]
    said = Said(label, {"card": card, "other": other, "due": card.rank})
    return Line(seat, "BA-4.13", said, number(sign * amount), sign * amount)


def tell_deal(state: Barcelona, active: Sequence[int], ante: int) -> None:
    """BA-4.1 to BA-4.3."""
    if state.round > 1:
        state.tell("BA-4.15", "next", n=state.round)
    state.tell("BA-4.1", "round", n=state.round)
    state.tell("BA-4.1", "draw")
    for seat in active:
        state.tell("BA-4.1", "drawn", seat, to=(seat,), cards=state.hands[seat][:])
    state.tell("BA-4.2", "ante", ante=ante, pot=state.pot)
    for seat, _, amount in state.tally[-len(active) :]:
        if -amount < ante:
            state.tell("BA-4.3", "short", seat, amount=-amount)
        elif state.money[seat] == 0:
            state.tell("BA-4.3", "last_money", seat)


def tell_reveal(state: Barcelona, active: Sequence[int]) -> None:
    """BA-4.5, BA-4.6, and BA-3.2 where the suit had to decide."""
    first = {seat: state.shown[seat][0] for seat in active}
    state.tell("BA-4.5", "reveal", shown=_shown(first), cards=list(first.values()))
    state.tell("BA-4.6", "order", seats=state.order[:])
    cards = [first[seat] for seat in state.order]
    equal = [card for card in cards if sum(card.rank == other.rank for other in cards) > 1]
    if equal:
        state.tell("BA-3.2", "equal", cards=equal)


def tell_showdown(
    state: Barcelona,
    winner: int,
    pot: int,
    red: Mapping[int, Card],
    black: Mapping[int, Card],
    payments: Mapping[int, int],
) -> None:
    """BA-4.10 to BA-4.13 and BA-5.1; `red` and `black` are the cards of each standing seat."""
    state.tell(
        "BA-4.10", "second" if payments else "second_alone", shown=_shown({seat: state.shown[seat][1] for seat in red})
    )
    best = red[winner]
    equal = [card for card in red.values() if card.rank == best.rank and card is not best]
    if equal:
        state.tell("BA-R7", "hearts", winner, card=best, other=equal[0])
    elif payments:
        state.tell("BA-4.11", "winner", winner, card=best)
    else:
        state.tell("BA-4.11", "unrivalled", winner)
    state.tell("BA-4.12", "pot", winner, amount=pot)
    for seat, amount in payments.items():
        due = black[seat].rank
        kind = "pays" if amount == due else "pays_all"
        state.tell("BA-4.13", kind, seat, amount=amount, due=due, card=black[seat], winner=winner)
    if payments:
        state.tell("BA-R8", "free", winner, card=black[winner])
    out = [seat for seat, money in enumerate(state.money) if money == 0 and state.status[seat] != "out"]
    if out:
        one = len(out) == 1
        state.tell("BA-5.1", "out", seats=out, verb="has" if one else "have", be="is" if one else "are")


def tell_end(state: Barcelona, active: Sequence[int]) -> None:
    """BA-7.1 (BA-R6) or BA-7.2 (BA-R9), then BA-7.3 or BA-7.4."""
    if len(active) == 1:
        state.tell("BA-7.2", "one_left", active[0])
    elif not state.red:
        state.tell("BA-7.1", "used_up")
    else:
        state.tell("BA-7.1", "too_few", n=len(state.red), seats=len(active))
    winners = state.winners() or []
    kind, clause = ("wins", "BA-7.3") if len(winners) == 1 else ("share", "BA-7.4")
    state.tell(clause, kind, seats=winners, amount=max(state.money))


def _shown(cards: Mapping[int, Card]) -> list[Said]:
    return [Said(words.SHOWN, {"seat": seat, "card": card}) for seat, card in cards.items()]
