"""What can be checked of Spots: handicaps, a turn, final scores, a position, a whole game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import cardgames
from cardgames.cards import SHORT
from cardgames.engine.cases import CaseError, CaseKind, within
from cardgames.engine.holdings import CARD, DECK, HANDS, LYING, OPTIONS, SEATS, Cards, CardShape, PerSeat
from cardgames.engine.shapes import Halves, ListOf, quoted
from cardgames.games.spots.moves import PLAYS
from cardgames.games.spots.rules import EACH, Spots

Given = Mapping[str, Any]


def run_handicap(given: Given) -> dict[str, Any]:
    """SP-3.1 to SP-3.5: a deal that gives these hands."""
    hands = [SHORT.read(hand) for hand in given["hands"]]
    dealt = [card for round_ in zip(*hands, strict=True) for card in round_]
    rest = [card for card in SHORT if card not in dealt]
    state = start(len(hands), [*dealt, *rest], given)
    return {"totals": state.totals, "start": state.start, "handicaps": state.handicaps}


def run_turn(given: Given) -> dict[str, Any]:
    """One card played to a market laid out by hand."""
    state = cast(
        Spots,
        cardgames.game("spots").position(
            rows=[[given["played"]], []],
            market=given["market"],
            deck=given.get("deck", []),
            options=given.get("options"),
        ),
    )
    with within("played"):
        events = state.apply(f"play {given['played']}")
    return {
        "flipped": [event.values["card"] for event in events if event.kind == "flip"],
        "given": state.score_zones[0],
        "market": state.market,
        "deck": state.deck,
        "exchanged": any(event.kind == "hands_over" for event in events),
    }


def run_final(given: Given) -> dict[str, Any]:
    """SP-6.1 to SP-6.3: totals that lead to these handicaps, and score zones, at the end of a game."""
    zones, handicaps = given["score_zones"], given["handicaps"]
    if min(handicaps) != 0:
        raise CaseError(
            f"handicaps should have a 0, the starting player's (SP-3.3), not only {quoted(handicaps)}",
            f"handicaps中应有先手的0（SP-3.3），不能只有{quoted(handicaps)}",
        )
    totals = [int(2 * handicap) for handicap in handicaps]
    state = cardgames.game("spots").position(seats=len(zones), score_zones=zones, totals=totals, phase="over")
    return {"scores": state.scores(), "winners": state.winners()}


def run_game(given: Given) -> dict[str, Any]:
    """A game from its deck, as far as the plays go."""
    state = start(given["players"], given["deck"], given)
    for number, card in enumerate(given["plays"]):
        with within(f"plays[{number}]"):
            state.apply(PLAYS[SHORT[card]])
    return {
        "start": state.start,
        "handicaps": state.handicaps,
        "to_move": state.actor,
        "legal": [move.card for move in state.legal_moves()],
        "market": state.market,
        "zones": state.score_zones,
        "zone_totals": state.received,
        "scores": state.scores(),
        "winners": state.winners(),
        "deck_left": len(state.deck),
        "over": state.over,
    }


def start(seats: Any, deck: Any, given: Given) -> Spots:
    """The deal."""
    return cast(Spots, cardgames.game("spots").start(seats=seats, deck=deck, **given.get("options", {})))


_PLAYED = {"players": SEATS, "deck": DECK, "options": OPTIONS, "plays": ListOf(CARD, most=len(SHORT))}
_NEEDED = ("players", "deck", "plays")

KINDS = {
    "handicap": CaseKind(
        given={"hands": PerSeat(Cards(least=EACH, most=EACH, lying=True)), "options": OPTIONS},
        expect=("totals", "start", "handicaps"),
        run=run_handicap,
        needs=("hands",),
        seats=("hands",),
    ),
    "turn": CaseKind(
        given={"market": LYING, "deck": LYING, "played": CardShape(lying=True), "options": OPTIONS},
        expect=("flipped", "given", "market", "deck", "exchanged"),
        run=run_turn,
        needs=("market", "played"),
    ),
    "final": CaseKind(
        given={"score_zones": HANDS, "handicaps": PerSeat(Halves(0, 1000))},
        expect=("scores", "winners"),
        run=run_final,
        needs=("score_zones", "handicaps"),
        seats=("score_zones",),
    ),
    "position": CaseKind(
        given=_PLAYED,
        expect=("start", "handicaps", "to_move", "legal", "market", "zones", "deck_left", "over"),
        run=run_game,
        needs=_NEEDED,
        seats=("players",),
        unordered=("legal",),
    ),
    "game": CaseKind(
        given=_PLAYED,
        expect=("start", "handicaps", "zone_totals", "scores", "winners", "market", "deck_left"),
        run=run_game,
        needs=_NEEDED,
        seats=("players",),
    ),
}
