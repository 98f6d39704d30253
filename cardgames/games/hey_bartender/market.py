"""The market that Hey, Bartender! and Spots share: it answers a played card and can say why it answered so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from cardgames.cards import Card
from cardgames.engine.state import State
from cardgames.engine.words import Said
from cardgames.games.hey_bartender.exchange import deciding, exchange
from cardgames.games.hey_bartender.words import REASONS

SEARCH = ("HB-4.2", "HB-4.3", "HB-4.4", "HB-4.5", "HB-4.6", "HB-4.7", "HB-4.8")
FLIPS = ("HB-4.9", "HB-4.10")


class MarketGame(State):
    """A game with a `deck` and a `market`. `clauses`: under which clause of its own the game tells those above."""

    clauses: ClassVar[Mapping[str, str]] = {clause: clause for clause in SEARCH + FLIPS}

    deck: list[Card]
    market: list[Card]

    @property
    def seat(self) -> int:
        """Whose turn it is, when a card has to be played."""
        return self.actor or 0

    def trade(self, seat: int, card: Card) -> tuple[Card, ...] | None:
        """Take out of the market what it gives for the card, flipping what is needed; None if the deck runs out.

        HB-4.1: only values are looked at, and the played card is not in the market yet.
        """
        market = self.market
        values = [c.rank for c in market]
        given = exchange(values, card.rank)
        if given is None:
            given = self.flip_and_search(values, card.rank)
            if given is None:
                return None
        cards = tuple([market[position] for position in given])
        for position in reversed(given):
            del market[position]
        if self.heard is not None:
            self.explain(values, seat, card, given, cards)
        return cards

    def flip_and_search(self, values: list[int], played: int) -> tuple[int, ...] | None:
        """HB-4.9, HB-4.10: flip cards one at a time, searching again after each, until the market is worth enough."""
        if self.heard is not None:
            self.tell(self.clauses["HB-4.9"], "short", total=sum(values), value=played)
        given = None
        while given is None and self.deck:
            card = self.deck.pop(0)
            self.market.append(card)
            values.append(card.rank)
            if self.heard is not None:
                self.tell(self.clauses["HB-4.10"], "flip", card=card, total=sum(values))
            given = exchange(values, played)
        return given

    def explain(
        self, values: list[int], seat: int, card: Card, given: tuple[int, ...], cards: tuple[Card, ...]
    ) -> None:
        """Tell what is handed over; which clause decided it is only found when somebody reads it."""
        total = sum([c.rank for c in cards])
        if total > card.rank:
            self.tell(self.clauses["HB-4.5"], "nearest", value=card.rank, total=total)
        self.tell_late(partial(_reason, self.clauses, values, card, given, cards), "hands_over", seat)
        left = [c.rank for c in self.market]
        if any(c.rank in left for c in cards):
            self.tell(self.clauses["HB-4.8"], "oldest")

    def pass_on(self, first: int, hands: list[list[Card]]) -> None:
        """The next card is due from seat `first` or the next one that has any; when nobody has, the game ends."""
        for step in range(self.seats):
            seat = (first + step) % self.seats
            if hands[seat]:
                return self.ask("play", seat)
        return self.end()

    def end(self) -> None:
        """The game is over: say who has won."""
        raise NotImplementedError


def _reason(
    clauses: Mapping[str, str], values: list[int], card: Card, given: tuple[int, ...], cards: tuple[Card, ...]
) -> tuple[str, dict[str, Any]]:
    """The clause and the values of the event "hands_over"."""
    clause, loser = deciding(values, card.rank, given)
    chosen = sorted([c.rank for c in cards], reverse=True)
    facts: dict[str, Any] = {"total": sum(chosen)}
    if loser:
        facts["others"] = loser[::-1]
        facts["wide"], facts["narrow"] = chosen[0] - chosen[-1], loser[0] - loser[-1]
        facts["higher"], facts["lower"] = next((a, b) for a, b in zip(chosen, loser, strict=False) if a != b)
    return clauses[clause], {"card": card, "cards": cards, "because": Said(REASONS[clause], facts)}
