"""What can be checked of Lost Starship: the points of a round, the winners, the length, a game from its deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from cardgames.engine.cases import CaseError, CaseKind, within
from cardgames.engine.holdings import AMOUNT, CARD, OPTIONS, SEAT, SEATS, Cards, OptionValue
from cardgames.engine.shapes import ListOf, Named, OneOf, Whole, quoted
from cardgames.games.lost_starship import GAME
from cardgames.games.lost_starship.moves import KING, PACK, PLAYS
from cardgames.games.lost_starship.rules import LostStarship
from cardgames.games.lost_starship.scoring import DIRECTIONS, HAND, STEERS, of_tops, rounds, winners

Given = Mapping[str, Any]
FLIGHT = [card for card in PACK if card.rank != KING]


def by_direction(given: Mapping[str, int]) -> list[int]:
    """Four numbers from {"N": 4, ...}."""
    return [given[one] for one in DIRECTIONS]


def directed(numbers: Any) -> dict[str, int]:
    """Four numbers by their direction."""
    return dict(zip(DIRECTIONS, numbers, strict=True))


def homes(given: list[str], seats: int) -> list[int]:
    """The places of the seats' directions from ["N", "W"]. Raises CaseError."""
    if len(set(given)) != len(given) or len(given) != seats:
        raise CaseError(
            f"destinations should be {seats} different directions (LS-2.1), one for each seat, not {quoted(given)}",
            f"destinations应是{seats}个不同的方向，每个座位一个（LS-2.1），不能是{quoted(given)}",
        )
    return [DIRECTIONS.index(one) for one in given]


def run_round(given: Given) -> dict[str, Any]:
    """LS-3.1 to LS-3.5 on values alone."""
    options = GAME.check_options({"margin_bonus": given.get("margin_bonus", True)}, 2)
    tops = by_direction(given["tops"])
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
    places = homes(given["destinations"], len(given["destinations"]))
    totals = by_direction(given["totals"])
    return {"own": [totals[place] for place in places], "winners": winners(totals, places, options["variant"])}


def run_rounds(given: Given) -> dict[str, Any]:
    """LS-4.1."""
    seats = GAME.check_seats(given["players"])
    return {"rounds": rounds(len(FLIGHT) - HAND * seats, seats)}


def run_script(given: Given) -> dict[str, Any]:
    """A game from the flight cards' order and the seats' directions, as far as the plays go."""
    seats = GAME.check_seats(given["players"])
    places = homes(given["destinations"], seats)
    first = given.get("first_player", 0)
    options = GAME.check_options({**given.get("options", {}), "first_player": first}, seats)
    order = [places[(first + place) % seats] for place in range(seats)]  # kings are taken from the first player on
    order += [place for place in range(len(DIRECTIONS)) if place not in order]
    deck = [*(f"K{STEERS[place]}" for place in order), *given["deck"]]
    state = cast(LostStarship, GAME.start(seats=seats, deck=deck, **options))
    scored = []
    for number, card in enumerate(given.get("plays", [])):
        before, played = state.points[:], state.round
        with within(f"plays[{number}]"):
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


_HOMES = ListOf(OneOf(*DIRECTIONS), least=GAME.seats[0], most=GAME.seats[-1])

KINDS = {
    "round_points": CaseKind(
        {"tops": Named(DIRECTIONS, Whole(0, 10), every=True), "margin_bonus": OptionValue("margin_bonus")},
        ("north_south", "east_west", "extra", "points"),
        run_round,
        needs=("tops",),
    ),
    "winners": CaseKind(
        {
            "totals": Named(DIRECTIONS, AMOUNT, every=True),
            "destinations": _HOMES,
            "variant": OptionValue("variant"),
        },
        ("own", "winners"),
        run_winners,
        needs=("totals", "destinations"),
        seats=("destinations",),
    ),
    "rounds": CaseKind({"players": SEATS}, ("rounds",), run_rounds, needs=("players",)),
    "script": CaseKind(
        {
            "players": SEATS,
            "deck": Cards(least=len(FLIGHT), most=len(FLIGHT)),
            "destinations": _HOMES,
            "options": OPTIONS,
            "first_player": SEAT,
            "plays": ListOf(CARD, most=len(PACK)),
        },
        ("points_per_round", "totals", "tops", "hands", "stock", "to_move", "over", "winners"),
        run_script,
        needs=("players", "deck", "destinations"),
        seats=("players",),
        by_seat=("hands",),
    ),
}
