"""Positions of Barcelona laid out by hand: what follows from them, and what nobody could have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.engine.position import PositionError

if TYPE_CHECKING:
    from cardgames.games.barcelona.rules import Barcelona


def take_up(state: Barcelona) -> int | None:
    """Go on in the middle of a round: the seat that has still to lay a first card, or None when all have.

    Who has neither a hand nor a first card is out of the round; who has only a first card has withdrawn.
    """
    state.round = state.round or 1
    for seat, hand in enumerate(state.hands):
        if not hand:
            state.status[seat] = "withdrawn" if state.shown[seat] else "out"
    active = state.active()
    laid = sum(bool(state.shown[seat]) for seat in active)
    if not all(state.shown[seat] for seat in active[:laid]):
        raise PositionError(
            "cards are laid in seat order (BA-4.4), so no seat before the last one that has laid can be left out",
            "首张牌按座位次序放下（BA-4.4），中间不能漏掉座位",
            place="shown",
        )
    return active[laid] if laid < len(active) else None


def check(state: Barcelona) -> None:
    """Raises PositionError for hands and first cards that nobody could have come to."""
    check_hands(state)
    if state.phase == "play":
        check_laying(state)
    elif state.phase == "choose":
        check_choosing(state)


def check_hands(state: Barcelona) -> None:
    """BA-4.1: one red and one black card each, in hand or one of them laid first."""
    for seat, (hand, shown) in enumerate(zip(state.hands, state.shown, strict=True)):
        pair = hand if state.stale else [*hand, *shown]
        if hand and (len(pair) != 2 or pair[0].red == pair[1].red):
            cards = " ".join(card.text for card in pair)
            raise PositionError(
                f"{cards}: everybody has a red and a black card, one of them laid or none (BA-4.1)",
                f"{cards}：每人应有红黑各一张牌，其中一张已放下或都在手里（BA-4.1）",
                place=f"hand:{seat}",
            )


def check_laying(state: Barcelona) -> None:
    """BA-4.4: first cards are laid in seat order; whoever acts and those after have both cards in hand."""
    for seat in state.active():
        held = 1 if seat < (state.actor or 0) else 2
        if len(state.hands[seat]) != held:
            raise PositionError(
                f"{len(state.hands[seat])} cards, but while first cards are laid (BA-4.4) this seat holds {held}",
                f"有{len(state.hands[seat])}张牌，但放首张牌时（BA-4.4）这个座位应有{held}张",
                place=f"hand:{seat}",
            )
    if state.actor not in state.active():
        raise PositionError(
            f"seat {state.actor} is out of the game (BA-5.1)", f"座位{state.actor}已出局（BA-5.1）", place="actor"
        )


def check_choosing(state: Barcelona) -> None:
    """BA-4.6, BA-4.7: all who play have an order; whoever has not withdrawn has a card in hand and one laid."""
    if sorted(state.order) != state.active():
        raise PositionError(
            f"all who are not out stand in it once while choices are made (BA-4.6), seats {state.active()}",
            f"选择时未出局的座位{state.active()}各出现一次（BA-4.6）",
            place="order",
        )
    for seat in state.order:
        status, held = state.status[seat], (len(state.hands[seat]), len(state.shown[seat]))
        right = {"chooses": (1, 1), "withdrawn": (0, 1)}.get(status)
        if held != right:
            raise PositionError(
                f"{held[0]} in hand, {held[1]} laid, status {status!r}: whoever chooses (BA-4.7) has one in hand and "
                "one laid, whoever has withdrawn none in hand",
                f"手里{held[0]}张，放下{held[1]}张，状态{status!r}：选择者（BA-4.7）手里一张、放下一张，退出者手里没有牌",
                place=f"hand:{seat}",
            )
    waiting = state.choosing()
    if len(waiting) < 2 or state.actor != waiting[0]:
        raise PositionError(
            f"the first in order who has not chosen acts, and another has still to choose (BA-4.7, BA-4.9): {waiting}",
            f"应由次序中第一个未选择的座位行动，且还有别人未选择（BA-4.7、BA-4.9）：{waiting}",
            place="actor",
        )
