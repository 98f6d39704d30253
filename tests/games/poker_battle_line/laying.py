"""Tables of Poker Battle Line laid out in short."""

from __future__ import annotations

from typing import Any

from cardgames.cards import WITH_JOKERS
from cardgames.engine.events import Event
from cardgames.games.poker_battle_line.positions import lay_out
from cardgames.games.poker_battle_line.rules import PokerBattleLine
from cardgames.games.poker_battle_line.scoring import CARDS, CODES, Rating, rate

MINE, THEIRS = "2C 3C 4C 6C 7C", "8H 8C 9D TH 9C"
"""Two hands without a picture card."""
Fields = dict[int, tuple[str, str]]


def lay(
    mine: str = MINE,
    theirs: str = THEIRS,
    fields: Fields | None = None,
    *,
    pile: str = "AS AD",
    won: dict[int, int | None] | None = None,
    turn: int = 0,
    **options: Any,
) -> PokerBattleLine:
    """A table with these hands, the formations of seats 0 and 1 by battlefield; all other cards are discarded.

    What stands somewhere else is left out of the hands above and of the pile.
    """
    fields = fields or {}
    named = {card for sides in fields.values() for side in sides for card in side.split()}
    for text in {mine, theirs} - {MINE, THEIRS}:
        named |= set(text.split())
    hands = [_without(text, named) if text in (MINE, THEIRS) else text for text in (mine, theirs)]
    named |= {card for text in hands for card in text.split()}
    given: dict[str, Any] = {"hands": hands, "pile": _without(pile, named), "turn": turn, "options": options}
    given["fields"] = {str(field): list(sides) for field, sides in fields.items()}
    given["won"] = {str(field): seat for field, seat in (won or {}).items()}
    return lay_out(given)


def _without(text: str, named: set[str]) -> str:
    return " ".join(card for card in text.split() if card not in named)


def cards(state: PokerBattleLine, seat: int, field: int) -> str:
    """A formation as text."""
    return " ".join(card.text for card in state.fields[seat][5 - field])


def hand(state: PokerBattleLine, seat: int) -> str:
    """A hand as text."""
    return " ".join(card.text for card in state.hands[seat])


def seen(state: PokerBattleLine, viewer: Any, key: str) -> str:
    """A place as a viewer sees it, with ?? for face-down cards."""
    return " ".join("??" if card is None else card.text for card in state.view(viewer).cards(key))


def rated(text: str, size: int, banned: str = "", *, kickers: bool = False) -> Rating:
    """A formation rated."""
    return rate(WITH_JOKERS.read(text), size, CODES[WITH_JOKERS[banned]] if banned else 0, kickers=kickers)


def short(rating: Rating) -> str:
    """A rating in short: "pair KD"."""
    return f"{rating.category} {CARDS[rating.decider].text}" if rating.decider else rating.category


def jokers(rating: Rating) -> str:
    """What the jokers are."""
    return " ".join(CARDS[code].text for code in rating.jokers)


def said(events: list[Event], kind: str) -> str:
    """The sentence of the event of that kind."""
    (found,) = [event for event in events if event.kind == kind]
    return str(found)
