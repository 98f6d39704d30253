"""Rounds of Barcelona laid out in short, moves made on them, and the rules told a second time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from cardgames.cards import STANDARD, Card
from cardgames.engine.events import Event
from cardgames.games.barcelona import GAME
from cardgames.games.barcelona.rules import Barcelona
from tests.games.laying import go

SMALLEST_FIRST = "CDHS"


def deal(**settings: Any) -> Barcelona:
    """A game that has just been dealt."""
    return cast(Barcelona, GAME.start(**settings))


def begin(*hands: str, money: Sequence[int] = (), more: int = 0, **options: Any) -> Barcelona:
    """A round about to begin, from these hands ("KH 2S", red first; "" for a seat without money) by way of the piles.

    `more` cards lie below in each pile; with none of them the game ends after the round.
    """
    dealt = [STANDARD.read(hand) for hand in hands if hand]
    rest = [card for card in STANDARD if all(card not in pair for pair in dealt)]
    red, black = ([card for card in rest if card.red is colour][:more] for colour in (True, False))
    state = GAME.position(
        seats=len(hands),
        money=money or [30 if hand else 0 for hand in hands],
        red=[pair[0] for pair in dealt] + red,
        black=[pair[1] for pair in dealt] + black,
        options=options,
    )
    return cast(Barcelona, state)


def shown(*pairs: str, money: Sequence[int] = (), more: int = 0, **options: Any) -> Barcelona:
    """A round whose first cards have just been turned up: each pair is "first second"."""
    firsts = [pair.split()[0] for pair in pairs if pair]
    hands = [" ".join(sorted(pair.split(), key=lambda text: not STANDARD[text].red)) for pair in pairs]
    state = begin(*hands, money=money, more=more, **options)
    go(state, *(f"play {first}" for first in firsts))
    return state


def sentence(events: Iterable[Event], kind: str, lang: str = "en", viewer: int | str = "all") -> str:
    """The sentence of the only event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    said = event.said(viewer)
    assert said is not None
    return said.text(lang)


def marks(state: Barcelona) -> list[str]:
    """What stands at each seat, in English."""
    return [str(mark or "") for mark in state.marks]


def below(one: Card, other: Card) -> bool:
    """BA-3.1, BA-3.2 as they are written: by rank, between equal ranks clubs, diamonds, hearts, spades."""
    if one.rank != other.rank:
        return one.rank < other.rank
    return SMALLEST_FIRST.index(one.suit) < SMALLEST_FIRST.index(other.suit)


def by_the_book(pairs: Mapping[int, Sequence[Card]], money: Sequence[int], pot: int) -> tuple[int, list[int]]:
    """BA-4.11 to BA-4.13 as they are written: the winner among the standing seats, and everybody's money afterwards."""
    red = {seat: next(card for card in pair if card.red) for seat, pair in pairs.items()}
    (winner,) = [seat for seat in red if not any(below(red[seat], red[other]) for other in red)]
    after = list(money)
    after[winner] += pot
    for seat, pair in pairs.items():
        for card in pair:
            if seat != winner and not card.red:
                paid = min(card.rank, after[seat])
                after[seat] -= paid
                after[winner] += paid
    return winner, after
