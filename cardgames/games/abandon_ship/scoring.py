"""Who may play what in a duel, and what the keys are worth at the end of Abandon Ship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardgames.cards import SUITS, Card

KING = 13


def playable(hand: Sequence[Card], last: Card | None) -> list[Card]:
    """Cards that may be played in a duel: above the last one (AS-4.3), the last in hand only if a king (AS-4.5)."""
    if len(hand) == 1 and hand[0].rank != KING:
        return []
    above = 0 if last is None else last.rank
    return [card for card in hand if card.rank > above]


class Claim(NamedTuple):
    """What one seat's key brings.

    `cards`: what its influence is made of, the key first (AS-5.5); `influence` their ranks in all; `rivals`: the seats
    with a key of the same suit, this one among them; `points`: the boat's sum or 0; `clause`: what decided.
    """

    seat: int
    key: Card
    cards: tuple[Card, ...]
    influence: int
    rivals: tuple[int, ...]
    points: int
    clause: str


def claims(
    keys: Sequence[Card | None],
    boats: Sequence[Sequence[Card]],
    areas: Sequence[Sequence[Sequence[Card]]],
    hands: Sequence[Sequence[Card]],
    tie: str,
) -> list[Claim | None]:
    """The claim of each seat; None for a seat without a key (AS-5.7).

    `boats` and each seat's `areas` by suit in the order of SUITS, `hands` without the keys, `tie` the option
    influence_tie (AS-5.6).
    """
    support = [
        None
        if key is None
        else (key, *areas[seat][SUITS.index(key.suit)], *(card for card in hands[seat] if card.suit == key.suit))
        for seat, key in enumerate(keys)
    ]
    influence = [sum(card.rank for card in cards) if cards else 0 for cards in support]
    result: list[Claim | None] = []
    for seat, key in enumerate(keys):
        cards = support[seat]
        if key is None or cards is None:
            result.append(None)
            continue
        rivals = tuple(other for other, its in enumerate(keys) if its is not None and its.suit == key.suit)
        wins, clause = _wins(seat, rivals, influence, keys, tie)
        boat = sum(card.rank for card in boats[SUITS.index(key.suit)])
        result.append(Claim(seat, key, cards, influence[seat], rivals, boat if wins else 0, clause))
    return result


def _wins(
    seat: int, rivals: Sequence[int], influence: Sequence[int], keys: Sequence[Card | None], tie: str
) -> tuple[bool, str]:
    """Whether this seat takes the boat, and the clause that says so."""
    if len(rivals) == 1:
        return True, "AS-5.3"
    best = max(influence[rival] for rival in rivals)
    leaders = [rival for rival in rivals if influence[rival] == best]
    if len(leaders) == 1 or seat not in leaders:
        return seat in leaders, "AS-5.4"
    if tie == "key":
        return max(leaders, key=lambda rival: _rank(keys[rival])) == seat, "AS-5.6"
    return tie == "all", "AS-5.6"


def _rank(key: Card | None) -> int:
    return key.rank if key is not None else 0
