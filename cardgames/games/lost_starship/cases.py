"""What can be checked of Lost Starship: the points of a round, the winners, the length, a game from its deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from cardgames.engine.cases import ANY, CARDS, LIST, OPTIONS, SEATS, CaseError, CaseKind
from cardgames.engine.moves import clip
from cardgames.games.lost_starship import GAME
from cardgames.games.lost_starship.moves import KING, PACK, PLAYS
from cardgames.games.lost_starship.rules import LostStarship
from cardgames.games.lost_starship.scoring import DIRECTIONS, HAND, STEERS, of_tops, rounds, winners

Given = Mapping[str, Any]
FLIGHT = [card for card in PACK if card.rank != KING]


def by_direction(name: str, given: Any, most: int | None = None) -> list[int]:
    """Four numbers from {"N": 4, ...}. Raises CaseError."""
    numbers = list(given.values()) if isinstance(given, Mapping) and set(given) == set(DIRECTIONS) else [None]
    if any(type(n) is not int or n < 0 or (most is not None and n > most) for n in numbers):
        right = "a number from 0" + ("" if most is None else f" to {most}")
        raise CaseError(f"{name}: {clip(given)}; right would be {right} for each of {', '.join(DIRECTIONS)}")
    return [given[one] for one in DIRECTIONS]


def directed(numbers: Any) -> dict[str, int]:
    """Four numbers by their direction."""
    return dict(zip(DIRECTIONS, numbers, strict=True))


def homes(given: Any) -> list[int]:
    """The places of the seats' directions from ["N", "W"]. Raises CaseError."""
    if not isinstance(given, list) or any(one not in DIRECTIONS for one in given) or len(set(given)) != len(given):
        raise CaseError(f"destinations: {clip(given)}; right would be different ones of {', '.join(DIRECTIONS)}")
    GAME.check_seats(len(given))
    return [DIRECTIONS.index(one) for one in given]


def run_round(given: Given) -> dict[str, Any]:
    """LS-3.1 to LS-3.5 on values alone."""
    options = GAME.check_options({"margin_bonus": given.get("margin_bonus", True)}, 2)
    tops = by_direction("tops", given["tops"], most=10)
    result = of_tops(tops, options["margin_bonus"])
    north, east, south, west = tops
    return {
        "north_south": abs(north - south),
        "east_west": abs(east - west),
        "extra": None if result.extra is None else DIRECTIONS[result.extra],
        "points": directed(result.points()),
    }


def run_winners(given: Given) -> dict[str, Any]:
    """LS-5.2 to LS-5.4 on totals."""
    options = GAME.check_options({"variant": given.get("variant", "home")}, 2)
    places = homes(given["destinations"])
    totals = by_direction("totals", given["totals"])
    return {"own": [totals[place] for place in places], "winners": winners(totals, places, options["variant"])}


def run_rounds(given: Given) -> dict[str, Any]:
    """LS-4.1."""
    seats = GAME.check_seats(given["players"])
    return {"rounds": rounds(len(FLIGHT) - HAND * seats, seats)}


def run_script(given: Given) -> dict[str, Any]:
    """A game from the flight cards' order and the seats' directions, as far as the plays go."""
    seats = GAME.check_seats(given["players"])
    places = homes(given["destinations"])
    if len(places) != seats:
        raise CaseError(f"destinations: {clip(given['destinations'])}; right would be one for each player")
    first = given.get("first_player", 0)
    options = GAME.check_options({**given.get("options", {}), "first_player": first}, seats)
    order = [places[(first + place) % seats] for place in range(seats)]  # kings are taken from the first player on
    order += [place for place in range(len(DIRECTIONS)) if place not in order]
    deck = [*(f"K{STEERS[place]}" for place in order), *given["deck"]]
    state = cast(LostStarship, GAME.start(seats=seats, deck=deck, **options))
    scored = []
    for card in given.get("plays", []):
        before, played = state.points[:], state.round
        state.apply(PLAYS.get(PACK[card]) or GAME.forms["play"](PACK[card]))
        if state.round > played:
            scored.append(directed([now - then for now, then in zip(state.points, before, strict=True)]))
    return {
        "points_per_round": scored,
        "totals": directed(state.points),
        "tops": directed(state.tops),
        "hands": state.hands,
        "stock": len(state.stock),
        "to_move": state.actor,
        "over": state.over,
        "winners": state.winners(),
    }


KINDS = {
    "round_points": CaseKind(
        {"tops": ANY, "margin_bonus": ANY}, ("north_south", "east_west", "extra", "points"), run_round, needs=("tops",)
    ),
    "winners": CaseKind(
        {"totals": ANY, "destinations": ANY, "variant": ANY},
        ("own", "winners"),
        run_winners,
        needs=("totals", "destinations"),
    ),
    "rounds": CaseKind({"players": SEATS}, ("rounds",), run_rounds, needs=("players",)),
    "script": CaseKind(
        {"players": SEATS, "deck": CARDS, "destinations": ANY, "options": OPTIONS, "first_player": ANY, "plays": LIST},
        ("points_per_round", "totals", "tops", "hands", "stock", "to_move", "over", "winners"),
        run_script,
        needs=("players", "deck", "destinations"),
        by_seat=("hands",),
    ),
}
