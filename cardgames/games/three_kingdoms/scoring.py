"""How many cards and chips there are, and who pays whom at the end of a hand: pure functions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from cardgames.games.three_kingdoms.cards import CHARACTERS, Character

CHIPS = 100_000
EIGHT = 8
EIGHT_PAYS = 10


def hand_size(players: int) -> int:
    """TK-2.4, TK-R01, TK-R02: 24, 18, 14, 12, 10 or 9 cards for 2 to 7 players."""
    return len(CHARACTERS) // 3 // (players + 1)


def starting_chips(players: int) -> int:
    """TK-1.5, TK-R40: what each player starts with; the rest stays out of the game."""
    return CHIPS // players


def highest(cards: Sequence[Character]) -> list[int]:
    """TK-2.1, TK-2.2: which of the drawn cards have the highest rank, ace high."""
    top = max(card.height for card in cards)
    return [place for place, card in enumerate(cards) if card.height == top]


class Payment(NamedTuple):
    """What one player pays another: `amount` chips, by a rule that asked for `demand`.

    `terms` are the receiver's total and, where the difference is paid, the payer's; each may be one less for a Tally
    Shield (`shields`, in the same order). `power`: times two to this power. `shares`: divided among so many.
    """

    payer: int
    receiver: int
    amount: int
    demand: int
    clause: str
    terms: tuple[int, ...]
    shields: tuple[int, ...] = (0, 0)
    power: int = 0
    shares: int = 1


class Hand(NamedTuple):
    """How a hand stands when it ends.

    Combo points and numbers of combos by player, the banker (or None), who holds the Nine Bestowments and who the Tally
    Shield, the starting player, and whose combos the factor counts (`multiplier`).
    """

    totals: Sequence[int]
    counts: Sequence[int]
    banker: int | None
    nine: Collection[int]
    tally: Collection[int]
    start: int
    multiplier: str


def eight_payments(hand: Hand, winner: int, chips: Sequence[int]) -> list[Payment]:
    """TK-9.2, TK-R46: everybody else pays 10, whatever lies on the table."""
    seats = range(len(chips))
    return [
        Payment(q, winner, min(EIGHT_PAYS, chips[q]), EIGHT_PAYS, "TK-9.2", (EIGHT_PAYS,)) for q in seats if q != winner
    ]


def exhausted_payments(hand: Hand, chips: Sequence[int]) -> list[Payment]:
    """TK-9.3, TK-9.9: the difference to the highest total, to each who has it, in turn from the starting player."""
    seats, best = len(chips), max(hand.totals)
    winners = [seat for seat in _round(hand.start, seats) if hand.totals[seat] == best]
    paid: list[Payment] = []
    for payer in range(seats):
        left = chips[payer]
        for winner in winners if payer not in winners else ():
            shields = (int(payer in hand.tally), int(winner in hand.tally))
            terms = (hand.totals[winner], hand.totals[payer])
            owed = max(0, _less(terms[0], shields[0]) - _less(terms[1], shields[1])) // len(winners)
            clause = "TK-9.3" if len(winners) == 1 else "TK-9.9"
            paid.append(
                Payment(payer, winner, min(owed, left), owed, clause, terms, shields, shares=len(winners)),
            )
            left -= min(owed, left)
    return paid


def called_payments(hand: Hand, ender: int, chips: Sequence[int]) -> list[Payment]:
    """TK-9.4: the total of who ended the hand; TK-9.5, TK-9.10: times 2^(n-1) if that is the banker.

    TK-9.6: not for a holder of the Nine Bestowments.
    """
    n = sum(hand.counts) if hand.multiplier == "all" else hand.counts[ender]
    paid = []
    for payer in range(len(chips)):
        if payer == ender:
            continue
        clause, power = "TK-9.4", 0
        if ender == hand.banker:
            clause, power = ("TK-9.6", 0) if payer in hand.nine else ("TK-9.5", max(0, n - 1))
        shields = (int(payer in hand.tally), 0)
        owed = _less(hand.totals[ender], shields[0]) << power
        amount = min(owed, chips[payer])
        paid.append(Payment(payer, ender, amount, owed, clause, (hand.totals[ender],), shields, power))
    return paid


def _less(total: int, shield: int) -> int:
    """TK-9.7, TK-R47: a total as the holder of a Tally Shield counts it."""
    return max(0, total - shield)


def _round(start: int, seats: int) -> list[int]:
    return [(start + step) % seats for step in range(seats)]


def arithmetic(payment: Payment) -> str:
    """How the demand came about, in figures and signs: "(13 − 1) × 2^3"."""
    parts = [
        f"({total} − 1)" if shield and total else str(total)
        for total, shield in zip(payment.terms, payment.shields, strict=False)
    ]
    text = " − ".join(parts)
    if len(parts) == 1 and not payment.power:
        return text.strip("()")
    if payment.power:
        return f"{text} × 2^{payment.power}"
    if payment.shares > 1:
        return f"⌊({text}) ÷ {payment.shares}⌋"
    return text
