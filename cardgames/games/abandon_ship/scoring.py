"""Who may play what in a duel, and what the keys are worth at the end of Abandon Ship.

Cards count by rank, the ace 1 and the king 13 (AS-3.1, AS-R1). Boats and areas come by suit in the order of SUITS.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardgames.cards import SUITS, Card

KING = 13


def playable(hand: Sequence[Card], last: Card | None) -> list[Card]:
    """Cards that may be played in a duel: strictly above the last one (AS-4.3, AS-4.4, AS-R4).

    The last card in hand only if it is a king (AS-4.5, AS-R12). `last` None: the card that opens the duel.
    """
    if len(hand) == 1 and hand[0].rank != KING:
        return []
    above = 0 if last is None else last.rank
    return [card for card in hand if card.rank > above]


class Claim(NamedTuple):
    """What one seat's key brings.

    `cards`: what its influence is made of, the key first; `influence` their ranks in all; `best` the highest influence
    among the keys of its suit; `wins` whether it takes the boat, `points` what that is worth; `clause`: what decided.
    """

    seat: int
    key: Card
    cards: tuple[Card, ...]
    influence: int
    best: int
    wins: bool
    points: int
    clause: str


def support(key: Card, areas: Sequence[Sequence[Card]], hand: Sequence[Card]) -> list[Card]:
    """AS-5.5, AS-R13: the key, the area of influence of its suit, and the cards of that suit still in hand."""
    return [key, *areas[SUITS.index(key.suit)], *(card for card in hand if card.suit == key.suit)]


def claims(
    keys: Sequence[Card | None],
    boats: Sequence[Sequence[Card]],
    areas: Sequence[Sequence[Sequence[Card]]],
    hands: Sequence[Sequence[Card]],
    tie: str,
) -> list[Claim | None]:
    """The claim of each seat; None for a seat without a key (AS-5.7, AS-R8).

    `areas` and `hands` by seat, hands without the keys; `tie` is the option influence_tie (AS-5.6, AS-R7).
    """
    held = {
        seat: support(key, areas[seat], hands[seat]) for seat, key in enumerate(keys) if key is not None
    }  # fmt: skip
    influence = {seat: sum(card.rank for card in cards) for seat, cards in held.items()}
    result: list[Claim | None] = [None] * len(keys)
    for seat, (key, *others) in held.items():
        rivals = [other for other, cards in held.items() if cards[0].suit == key.suit]
        best = max(influence[rival] for rival in rivals)
        leaders = {rival: held[rival][0].rank for rival in rivals if influence[rival] == best}
        wins = seat in leaders and _takes(seat, leaders, tie)
        tied = seat in leaders and len(leaders) > 1
        clause = "AS-5.6" if tied else "AS-5.4" if len(rivals) > 1 else "AS-5.3"
        points = sum(card.rank for card in boats[SUITS.index(key.suit)]) if wins else 0
        result[seat] = Claim(seat, key, (key, *others), influence[seat], best, wins, points, clause)
    return result


def _takes(seat: int, leaders: dict[int, int], tie: str) -> bool:
    """AS-5.4, AS-5.6: whether one of the leaders, given with the ranks of their keys, takes the boat."""
    if len(leaders) == 1 or tie == "all":
        return True
    return tie == "key" and leaders[seat] == max(leaders.values())
