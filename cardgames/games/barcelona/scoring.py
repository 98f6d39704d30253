"""Order, winner and payments of a round of Barcelona."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardgames.cards import Card, height


def choice_order(first_cards: Mapping[int, Card]) -> list[int]:
    """The seats in the order in which they choose: from the smallest first card up (BA-3.1, BA-3.2, BA-4.6, BA-R10)."""
    return sorted(first_cards, key=lambda seat: height(first_cards[seat]))


def showdown(red: Mapping[int, Card], black: Mapping[int, Card], money: Sequence[int]) -> tuple[int, dict[int, int]]:
    """The winner among the standing seats (BA-4.11) and what each of the others pays (BA-4.13).

    `red` and `black`: the cards of the standing seats; `money` of every seat after the ante.
    """
    winner = max(red, key=lambda seat: height(red[seat]))
    return winner, {seat: min(money[seat], black[seat].rank) for seat in black if seat != winner}
