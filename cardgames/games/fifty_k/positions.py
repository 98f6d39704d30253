"""Positions of Fifty-K laid out by hand or read from a text: what the game cannot come to is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardgames.engine.position import PositionError
from cardgames.engine.state import CHANCE, OVER
from cardgames.games.fifty_k.combinations import combination, mask_of

if TYPE_CHECKING:
    from cardgames.games.fifty_k.places import Places


def check(state: Places) -> None:
    """Raises PositionError for cards, seats and numbers that nobody could come to."""
    _check_numbers(state)
    _check_trick(state)
    _check_going_out(state)
    _check_score(state)
    _check_turn(state)


def ends(order: Sequence[int], seats: int) -> bool:
    """FK-6.1, FK-7.1: whether these seats, in the order of going out, end the hand."""
    return len(order) >= 2 if seats == 3 else {0, 2} <= set(order) or {1, 3} <= set(order)


def _is_seat(state: Places, seat: Any) -> bool:
    return type(seat) is int and 0 <= seat < state.seats


def _check_numbers(state: Places) -> None:
    """What is counted is whole, and only card points fall below zero (FK-6.6, FK-7.2)."""
    for name in ("table", "hand", "trick", "collected", "passed", "out", "gathered", "firsts", "total"):
        value = getattr(state, name)
        for number in value if isinstance(value, list) else [value]:
            if type(number) is not int or (number < 0 and name != "total"):
                right = "a whole number" if name == "total" else "a whole number, 0 or more"
                raise PositionError(f"{name}: {number}; right would be {right}")


def _check_trick(state: Places) -> None:
    """The last play is one combination and somebody's; so is each earlier card, where that is known (FK-3.2)."""
    for name, seat in (("last", state.last), ("starter", state.starter)):
        if seat is not None and not _is_seat(state, seat):
            raise PositionError(f"{name}: {seat!r} is no seat; right would be 0 to {state.seats - 1}")
    if state.top and (state.last is None or combination(mask_of(state.top)) is None):
        shown = " ".join(card.text for card in state.top)
        raise PositionError(f"top: {shown}; right would be one combination, and in last the seat that played it")
    if state.by and (len(state.by) != len(state.under) or not all(_is_seat(state, seat) for seat in state.by)):
        raise PositionError(f"by: {list(state.by)}; right would be a seat for each card of under")
    if any(passed not in (0, 1, 2) for passed in state.passed):
        raise PositionError(f"passed: {state.passed}; right would be 0, 1 (earlier in this trick) or 2 (since then)")


def _check_going_out(state: Places) -> None:
    """FK-3.6: who has no cards is out, in some order; FK-6.1, FK-7.1: nobody goes out after the end."""
    if sorted(place for place in state.out if place) != list(range(1, 1 + sum(place > 0 for place in state.out))):
        raise PositionError(f"out: {state.out}; right would be 1, 2... in the order of going out, 0 for the others")
    for seat, hand in enumerate(state.hands):
        if bool(hand) == (state.out[seat] > 0):
            held = " ".join(card.text for card in hand) or "no cards"
            raise PositionError(f"hands: seat {seat} has {held}; right would be cards, or a place in out (FK-3.6)")
    if ends(state.order[:-1], state.seats):
        right = "two players out (FK-7.1)" if state.seats == 3 else "both players of one team out (FK-6.1)"
        raise PositionError(f"out: {state.out}; a hand ends with {right}, and nobody goes out after that")


def _check_score(state: Places) -> None:
    """FK-8.1: until the game ends the score is the card points of the hands before, of which only a match has any."""
    if state.phase == OVER and ends(state.order, state.seats):
        return
    before = state.total if state.options["match"] else [0] * state.seats
    if state.total != before or state.points != before:
        right = f"{before}, {'as in total' if state.options['match'] else 'since this is no match'} (FK-8.1)"
        name = "points" if state.total == before else "total"
        raise PositionError(f"{name}: {getattr(state, name)}; right would be {right}")


def _check_turn(state: Places) -> None:
    """FK-3.1, FK-3.2: who has cards leads, or follows another's play; FK-8.2: the next hand comes after the end."""
    seat, ended = state.actor, ends(state.order, state.seats)
    if state.phase == "deal" and not (ended and state.options["match"]):
        raise PositionError("phase 'deal': right would be a match, and a hand that is over (FK-8.2)")
    if seat is None or state.phase == "deal" or (ended and state.phase == OVER):
        return
    if ended or seat == CHANCE or not state.hands[seat] or (state.top and seat == state.last):
        raise PositionError(f"actor: {seat}; right would be a seat with cards that did not make the last play")
    if state.phase != OVER and bool(state.top) != (state.phase == "follow"):
        raise PositionError(f"phase {state.phase!r}: right would be 'follow' with a play in top, else 'lead'")
