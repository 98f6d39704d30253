"""Positions of Fifty-K laid out by hand or read from a text: what the game cannot come to is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.engine.position import PositionError
from cardgames.engine.state import CHANCE, OVER
from cardgames.games.fifty_k.combinations import combination, mask_of

if TYPE_CHECKING:
    from cardgames.games.fifty_k.places import Places


def check(state: Places) -> None:
    """Raises PositionError for cards, seats and numbers that nobody could come to."""
    _check_trick(state)
    _check_going_out(state)
    _check_score(state)
    _check_turn(state)


def ends(order: Sequence[int], seats: int) -> bool:
    """FK-6.1, FK-7.1: whether these seats, in the order of going out, end the hand."""
    return len(order) >= 2 if seats == 3 else {0, 2} <= set(order) or {1, 3} <= set(order)


def _check_trick(state: Places) -> None:
    """The last play is one combination and somebody's; so is each earlier card, where that is known (FK-3.2)."""
    if state.top and (state.last is None or combination(mask_of(state.top)) is None):
        shown = " ".join(card.text for card in state.top)
        raise PositionError(
            f"{shown}: here lies one combination, and last is the seat that played it (FK-3.2)",
            f"{shown}：这里应为一个牌型，last为出牌的座位（FK-3.2）",
            place="top",
        )
    if state.by and len(state.by) != len(state.under):
        raise PositionError(
            f"{len(state.by)} seats for {len(state.under)} cards; there is a seat for each card of under, or none",
            f"under有{len(state.under)}张牌，却有{len(state.by)}个座位；每张牌一个座位，或一个也没有",
            place="by",
        )


def _check_going_out(state: Places) -> None:
    """FK-3.6: who has no cards is out, in some order; FK-6.1, FK-7.1: nobody goes out after the end."""
    if sorted(place for place in state.out if place) != list(range(1, 1 + sum(place > 0 for place in state.out))):
        raise PositionError(
            f"{state.out}: the seats that are out have 1, 2... in the order of going out, the others 0 (FK-3.6)",
            f"{state.out}：已走完的座位按走完的次序为1、2……，其余为0（FK-3.6）",
            place="out:0",
        )
    for seat, hand in enumerate(state.hands):
        if bool(hand) == (state.out[seat] > 0):
            held = " ".join(card.text for card in hand) or "no cards"
            zh = f"有{held}" if hand else "没有牌"
            raise PositionError(
                f"seat {seat} has {held}, and its out is {state.out[seat]}; it has cards or a place in out (FK-3.6)",
                f"座位{seat}{zh}，out为{state.out[seat]}；要么有牌，要么在out里有名次（FK-3.6）",
                place=f"hand:{seat}",
            )
    if ends(state.order[:-1], state.seats):
        two, zh = ("two players (FK-7.1)", "两人走完") if state.seats == 3 else ("a team (FK-6.1)", "一队走完")
        raise PositionError(
            f"{state.out}: a hand ends when {two} are out, and nobody goes out after that",
            f"{state.out}：{zh}时一局结束，之后没有人再走完",
            place="out:0",
        )


def _check_score(state: Places) -> None:
    """FK-8.1: until the game ends the score is the card points of the hands before, of which only a match has any."""
    if state.phase == OVER and ends(state.order, state.seats):
        return
    before = state.total if state.options["match"] else [0] * state.seats
    for name, key, found in (("points", "score", state.points), ("total", "total", state.total)):
        for seat in range(state.seats):
            if found[seat] != before[seat]:
                why, zh = ("as in total", "与total相同") if state.options["match"] else ("this is no match", "不是连打")
                raise PositionError(
                    f"{name}: {found[seat]}, but here it is {before[seat]}, {why} (FK-8.1)",
                    f"{name}：{found[seat]}，但此时应为{before[seat]}，{zh}（FK-8.1）",
                    place=f"{key}:{seat}",
                )


def _check_turn(state: Places) -> None:
    """FK-3.1, FK-3.2: who has cards leads, or follows another's play; FK-8.2: the next hand comes after the end."""
    seat, ended = state.actor, ends(state.order, state.seats)
    if state.phase == "deal" and not (ended and state.options["match"]):
        raise PositionError(
            "'deal' comes in a match, when a hand is over (FK-8.2)",
            "'deal'出现在连打中一局结束时（FK-8.2）",
            place="phase",
        )
    if seat is None or state.phase == "deal" or (ended and state.phase == OVER):
        return
    if ended or seat == CHANCE or not state.hands[seat] or (state.top and seat == state.last):
        raise PositionError(
            f"{seat} can't act; whoever acts has cards and did not make the last play (FK-3.1, FK-3.2)",
            f"{seat}不能行动；行动者手里有牌，且上一手不是自己出的（FK-3.1、FK-3.2）",
            place="actor",
        )
    if state.phase != OVER and bool(state.top) != (state.phase == "follow"):
        raise PositionError(
            f"{state.phase!r}: with a play in top it is 'follow', else 'lead' (FK-3.1, FK-3.2)",
            f"{state.phase!r}：top有牌时为'follow'，否则为'lead'（FK-3.1、FK-3.2）",
            place="phase",
        )
