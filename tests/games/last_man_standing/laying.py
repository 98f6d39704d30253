"""Positions of Last Man Standing laid out in short, moves made on them, and the rules told a second time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cardgames.engine.events import Event
from cardgames.games.last_man_standing import GAME
from cardgames.games.last_man_standing.rules import LastManStanding
from tests.games.laying import go

ROW, PILE = "2C 5D 9H KS", "7C 8C TC JC"
HANDS = ("2S 3S", "4S 5S", "6S 7S", "8S 9S")


def shop(row: str = ROW, pile: str = PILE, money: Sequence[int] = (20, 20, 20, 20), buys: int = 0,
         **options: Any) -> LastManStanding:  # fmt: skip
    """A moment of the buying phase; four seats where the money does not say otherwise."""
    seats = len(money)
    hands = HANDS if seats == 4 else [""] * seats
    state = GAME.position(seats=seats, market=row, pile=pile, money=money, hands=hands, buys=buys, options=options)
    return cast(LastManStanding, state)


def arena(*hands: str, money: Sequence[int] = (), **fields: Any) -> LastManStanding:
    """A moment of the duel phase with these hands, as many duels done as cards are gone."""
    seats = len(hands)
    done = 6 - max(len(hand.split()) for hand in hands)
    state = GAME.position(seats=seats, hands=hands, money=money or [20] * seats, buys=4 * seats, duels=done, **fields)
    return cast(LastManStanding, state)


def fight(*cards: str) -> tuple[LastManStanding, list[Event]]:
    """A last duel between one card of each seat, and what happened from the reveal on."""
    state = arena(*cards)
    events = go(state, *(f"duel {card}" for card in cards))
    return state, events[[event.kind for event in events].index("reveal") :]


def deal(**settings: Any) -> LastManStanding:
    """A game that has just been dealt."""
    return cast(LastManStanding, GAME.start(**settings))


def by_the_book(ranks: Sequence[int]) -> tuple[list[int], list[int]]:
    """LM-4.3 to LM-4.9 as they are written, card by card: what each seat earns, and who is left."""
    alive, earned, count = set(range(len(ranks))), [0] * len(ranks), 0
    for rank in sorted(set(ranks)):
        (killer, *others) = [seat for seat, one in enumerate(ranks) if one == rank]
        if others or killer not in alive:
            continue
        if rank == min(ranks):
            victims = [seat for seat in alive if ranks[seat] == max(ranks) and seat != killer]
        else:
            victims = [seat for seat in alive if ranks[seat] < rank]
        for victim in victims:
            alive.remove(victim)
            count += 1
            earned[killer] += count
    return earned, sorted(alive)
