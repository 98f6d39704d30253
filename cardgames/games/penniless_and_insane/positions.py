"""Positions of Penniless and Insane laid out by hand or read from a text: what the game cannot come to is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.engine.position import PositionError

if TYPE_CHECKING:
    from cardgames.games.penniless_and_insane.rules import PennilessAndInsane


def check(state: PennilessAndInsane) -> None:
    """Raises PositionError for prices, bids, pieces and an order that nobody could come to."""
    for seat, (gallery, paid) in enumerate(zip(state.galleries, state.paid, strict=True)):
        if len(gallery) != len(paid):
            raise PositionError(
                f"{len(paid)} prices for the {len(gallery)} pieces of the gallery; each piece has its price (PI-4.6)",
                f"买到的画有{len(gallery)}张画，却有{len(paid)}个买价；每张画一个买价（PI-4.6）",
                place=f"paid:{seat}",
            )
    if state.phase in ("bid", "take"):
        _check_art(state)
    if state.phase == "bid":
        _check_bids(state)
    elif state.phase == "take":
        _check_order(state)


def _check_art(state: PennilessAndInsane) -> None:
    """PI-4.1: one piece fewer than players, until they are taken."""
    most = state.seats - 1
    if not 0 < len(state.art) <= most or (state.phase == "bid" and len(state.art) < most):
        raise PositionError(
            f"{len(state.art)} pieces; a trick has one fewer than players, {most}, until they are taken (PI-4.1)",
            f"有{len(state.art)}张画；每回合的画比人数少一张，即{most}张，之后逐张拿走（PI-4.1）",
            place="art",
        )


def _check_bids(state: PennilessAndInsane) -> None:
    """PI-4.2: bids are laid seat by seat, so those before the actor have laid one, and the others have a card."""
    for seat, (hand, bid) in enumerate(zip(state.hands, state.bids, strict=True)):
        laid = int(seat < (state.actor or 0))
        if len(bid) != laid:
            raise PositionError(
                f"{len(bid)} cards, but when seat {state.actor} bids there are {laid}, since all bid in turn (PI-4.2)",
                f"有{len(bid)}张牌，但轮到座位{state.actor}出价时应有{laid}张，因为按座位次序出价（PI-4.2）",
                place=f"bid:{seat}",
            )
        if not laid and not hand:
            raise PositionError(
                "no cards; whoever has still to bid needs one (PI-4.2)",
                "没有牌；还要出价的座位需要一张（PI-4.2）",
                place=f"hand:{seat}",
            )


def _check_order(state: PennilessAndInsane) -> None:
    """PI-4.3, PI-4.4: all bids lie open, and the seats take pieces in their order."""
    if sorted(state.order) != list(range(state.seats)):
        raise PositionError(
            f"{state.order}: while pieces are taken every seat stands in it once (PI-4.3)",
            f"{state.order}：拿画时每个座位各出现一次（PI-4.3）",
            place="order",
        )
    for seat, bid in enumerate(state.bids):
        if len(bid) != 1:
            raise PositionError(
                f"{len(bid)} cards; while pieces are taken everybody has one bid (PI-4.3)",
                f"有{len(bid)}张牌；拿画时每人有一张出价（PI-4.3）",
                place=f"bid:{seat}",
            )
    due = state.order[state.taken()]
    if state.actor != due:
        raise PositionError(
            f"with {len(state.art)} pieces left seat {due} takes one (PI-4.3)",
            f"还剩{len(state.art)}张画时由座位{due}拿（PI-4.3）",
            place="actor",
        )
