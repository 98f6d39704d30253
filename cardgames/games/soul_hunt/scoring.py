"""Values, numbers, votes and results, worked out from cards and numbers alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cardgames.engine.moves import Move
from cardgames.games.soul_hunt.cards import Soul
from cardgames.games.soul_hunt.moves import EQUIPS, NOTHING, REMOVES, SWAPS

Numbers = Sequence[Any] | Mapping[int, Any]
"""Judgement numbers by seat."""
ATTACHED = 3
"""SH-2.1: souls attached to a player."""
CAP = 5
"""SH-6.6: the highest value."""
LIVES, RELICS = 3, 10
"""SH-1.2: markers."""
PRIZE = {"soul": 2, "life": 4}
"""SH-7.3, SH-7.4: the number that earns what the hunt offers; a trial rewards the team (SH-7.6)."""
RELIC = 6
"""SH-7.3, SH-7.4: the number that may take a relic instead."""
SAFE = 3
"""SH-7.7, SH-7.8: the number that a lost hunt does not hit."""


def terms(attached: Iterable[Soul], attribute: int, bonus: int) -> list[int]:
    """SH-6.5: what a value is made of: the own warrior, the modifiers that are not 0, the bonus."""
    return [1, *(n for soul in attached if (n := soul.modifiers[attribute])), *([bonus] if bonus else [])]


def value(attached: Iterable[Soul], attribute: int, bonus: int) -> int:
    """SH-6.5, SH-6.6: the sum, not above five."""
    total = 1 + bonus
    for soul in attached:
        total += soul.modifiers[attribute]
    return total if total < CAP else CAP


def number(value: int, drawn: Sequence[int]) -> int:
    """SH-6.7 to SH-6.9: the successes drawn; without tokens the value itself."""
    return sum(drawn) if value > 0 else value


def kinds(souls: Iterable[Soul]) -> list[Soul]:
    """SH-1.1: the different souls among these, of each the first copy."""
    seen, first = 0, []
    for soul in souls:
        if not seen & soul.bit:
            seen |= soul.bit
            first.append(soul)
    return first


def sacrificable(hand: Iterable[Soul], attribute: int) -> list[Soul]:
    """SH-6.11: the different souls of a hand that add to a number of this attribute."""
    return kinds([soul for soul in hand if soul.sacrifice[attribute]])


def attachable(hand: Iterable[Soul], attached: Sequence[Soul]) -> list[Soul]:
    """SH-2.2, SH-8.6: the different souls of a hand that may be attached where there is room."""
    seen, fit = 0, []
    for soul in attached:
        seen |= soul.bit
    for soul in hand:
        if not (seen & soul.bit or soul.evil):
            seen |= soul.bit
            fit.append(soul)
    return fit


def preparations(hand: Sequence[Soul], attached: Sequence[Soul]) -> list[Move]:
    """SH-6.1 to SH-6.4: every change of the attached souls, and none.

    A soul whose copy is attached could only take that copy's place, which is not offered.
    """
    moves = [NOTHING]
    fit = attachable(hand, attached)
    if len(attached) < ATTACHED:
        for soul in fit:
            moves.append(EQUIPS[soul])
    for out in attached:
        if not out.evil:
            swaps = SWAPS[out]
            for soul in fit:
                moves.append(swaps[soul])
            moves.append(REMOVES[out])
    return moves


def most(counts: Sequence[int], among: Sequence[int]) -> list[int]:
    """SH-5.5, SH-5.6: which of these have the highest count."""
    best, places = -1, []
    for place in among:
        count = counts[place]
        if count > best:
            best, places = count, [place]
        elif count == best:
            places.append(place)
    return places


def succeeds(numbers: Iterable[int], players: int) -> bool:
    """SH-7.1: the team's total reaches its target; `players` is how many that counts."""
    return sum(numbers) >= 2 * players


def rewarded(kind: str, numbers: Numbers, seats: Iterable[int]) -> list[int]:
    """SH-7.3, SH-7.4: the seats whose number earns what a hunt of this kind offers; a trial rewards nobody alone."""
    return [seat for seat in seats if numbers[seat] >= PRIZE[kind]] if kind in PRIZE else []


def hit(kind: str, numbers: Numbers, seats: Iterable[int]) -> list[int]:
    """SH-7.7, SH-7.8: the seats that a lost hunt hits; a trial hits nobody alone."""
    return [seat for seat in seats if numbers[seat] < SAFE] if kind in PRIZE else []


def over_limit(attached: Sequence[Soul], hand: Sequence[Soul], limit: int) -> int:
    """SH-7.9: how many souls have to be discarded."""
    return max(0, len(attached) + len(hand) - limit)


def fewest_souls(counts: Mapping[int, int]) -> list[int]:
    """SH-9.4: the seats with the fewest souls."""
    least = min(counts.values())
    return [seat for seat, count in counts.items() if count == least]


def most_in_hand(counts: Mapping[int, int]) -> list[int]:
    """SH-9.6: the seats with the most souls in hand, if any has one."""
    best = max(counts.values())
    return [seat for seat, count in counts.items() if count == best > 0]
