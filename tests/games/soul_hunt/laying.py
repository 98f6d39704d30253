"""Positions of Soul Hunt laid out in short."""

from __future__ import annotations

from typing import Any, cast

from cardgames.cards import Card
from cardgames.engine.events import Event
from cardgames.engine.state import CHANCE
from cardgames.games.soul_hunt import GAME
from cardgames.games.soul_hunt.cards import BAG, EVENTS, HUNTS, SOULS, WARRIORS
from cardgames.games.soul_hunt.rules import SoulHunt

SOUL, LIFE, TRIAL = "strength-souls-1", "strength-life", "strength-trial"
OTHERS = "speed-souls-1 intellect-life"
TARGETS = f"{SOUL} {OTHERS}"
"""A strength hunt for souls, then speed, then intellect."""


def lay(*hands: str, target: str = SOUL, seats: int = 2, **fields: Any) -> SoulHunt:
    """A hunt with this first target, about to be attacked unless `attack` says otherwise; hands by seat."""
    seats = max([seats, len(hands), *(len(v) for k, v in fields.items() if k in ("attached", "lives", "numbers"))])
    held = [*hands, *[""] * (seats - len(hands))]
    warriors = [warrior.text for warrior in WARRIORS[:seats]]
    fields = {"targets": f"{target} {OTHERS}", "attack": 0, "round": 1, "warriors": warriors, **fields}
    if "attached" in fields:
        fields["attached"] = [*fields["attached"], *[""] * (seats - len(fields["attached"]))]
    return cast(SoulHunt, GAME.position(seats=seats, hands=held, **fields))


def planning(**fields: Any) -> SoulHunt:
    """Three open hunts, and the votes to come."""
    return lay(**{"attack": -1, **fields})


def ending(*hands: str, event: str = "", **fields: Any) -> SoulHunt:
    """The end of a hunt, with this event on top of the deck."""
    return lay(*hands, attack=3, event_deck=event, **fields)


def final(*hands: str, **fields: Any) -> SoulHunt:
    """The final challenge: strength, endurance, speed; with `attack` a judgement."""
    fields = {"targets": "strength-trial endurance-trial speed-trial", "round": 6, "attack": -1, **fields}
    return lay(*hands, **fields)


def judged(*numbers: int, target: str = SOUL, hands: tuple[str, ...] = (), **fields: Any) -> SoulHunt:
    """An attack in which these numbers stand; with empty hands its result is carried out at once."""
    return lay(*hands, target=target, numbers=list(numbers), **fields)


def deck(souls: str = "", hunts: str = "", events: str = "", out: int = 3) -> list[Card]:
    """A whole deck with these cards on top; as many other events as are removed lie before the events."""
    first = [*GAME.pack.read(souls), *GAME.pack.read(hunts)]
    wanted = GAME.pack.read(events)
    others = [event for event in EVENTS if event not in wanted]
    rest = [card for card in (*SOULS, *HUNTS) if card not in first]
    return [*first, *rest, *others[:out], *wanted, *others[out:], *BAG]


def deal(seats: int = 2, souls: str = "", hunts: str = "", events: str = "", **settings: Any) -> SoulHunt:
    """A game that has just been dealt, with these cards on top of the decks."""
    out = settings.get("events_removed", 3)
    return cast(SoulHunt, GAME.start(seats=seats, deck=deck(souls, hunts, events, out), **settings))


def roll(state: SoulHunt, *words: str) -> list[Event]:
    """Draw tokens for one seat after the other; without words all that are needed, zeros first."""
    heard = []
    for word in words:
        heard += state.apply(f"tokens {word}")
    while not words and state.actor == CHANCE and state.phase == "tokens":
        heard += state.apply(state.legal_moves()[0])
    return heard


def last(events: list[Event], kind: str) -> Event:
    """The last event of that kind."""
    return [event for event in events if event.kind == kind][-1]
