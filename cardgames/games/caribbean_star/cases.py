"""The kinds of situation that Caribbean Star is checked on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardgames.cards import STANDARD, Card
from cardgames.engine.cases import CaseError, CaseKind, legal_moves, play_moves
from cardgames.engine.holdings import CARD, CARDS, DECK, HANDS, LYING, MOVES, OPTIONS, POINTS, SEATS, Cards, PerSeat
from cardgames.games.caribbean_star import GAME
from cardgames.games.caribbean_star.rules import CaribbeanStar
from cardgames.games.caribbean_star.scoring import PART, PARTS, Settlement

Given = Mapping[str, Any]


def order(given: Given) -> dict[str, Any]:
    """In which order two revealed cards are executed."""
    cards = STANDARD.read(given["cards"])
    state = position({"hands": [[cards[0]], [cards[1]]]}, {})
    for card in cards:
        events = state.apply(GAME.forms["play"](card))
    reveal = next(event for event in events if event.kind == "reveal")
    return {"order": [reveal.values["first"], reveal.values["second"]]}


def settle(given: Given) -> dict[str, Any]:
    """The last settlement of one area, when neither player has a card left to put down."""
    area = STANDARD.read(given["area"])
    seat = position({}, given.get("options", {})).owner(area[0]) if area else 0
    state = position({"areas": [area, []] if seat == 0 else [[], area]}, given.get("options", {}))
    done = next(what for who, what in state.tally if who == seat and isinstance(what, Settlement))
    return {
        "minutes": done.minutes,
        "base": done.base,
        "mistakes": sum(card.rank for card in done.mistakes),
        "doubles": len(done.sixes),
        "score": done.score,
        "clause": done.clause,
    }


def preview(given: Given) -> dict[str, Any]:
    """What one act brings when an 8 of its colour is executed."""
    (card,) = STANDARD.read([given["card"]])
    if PART.get(card) != PARTS.index("acts"):
        raise CaseError(
            f"card: {card} is not an act; it should be a ten, jack, queen or king (CS-5.1)",
            f"card：{card}不是魔术片段；应是T、J、Q或K（CS-5.1）",
        )
    eight = "8H" if card.red else "8S"
    seat = position({}, {}).owner(card)
    state = position({"areas": [[card], []] if seat == 0 else [[], [card]], "hands": [[eight], ["5C"]]}, {})
    for move in (f"play {eight}", "play 5C", f"preview {card}"):  # the 5 comes first and does no harm
        state.apply(move)
    return {"points": state.scores()[seat]}


def play_on(given: Given) -> CaribbeanStar:
    """The position or deal of a case after its moves."""
    if "deck" in given:
        state = GAME.start(seats=given["players"], deck=given["deck"], **given.get("options", {}))
        assert isinstance(state, CaribbeanStar)
    else:
        state = position(given, given.get("options", {}))
    play_moves(state, given.get("moves", ()))
    return state


def outcome(given: Given) -> dict[str, Any]:
    """What a case can expect of the position after its moves."""
    state = play_on(given)
    return {
        "hands": state.hands,
        "areas": [[card for part in area for card in part] for area in state.areas],
        "scores": state.scores(),
        "discard": state.discard,
        "pile_count": len(state.pile),
        "phase": state.phase,
        "to_move": state.actor,
        "over": state.over,
        "winners": state.winners(),
    }


def legal(given: Given) -> dict[str, Any]:
    """The moves of whoever decides next."""
    state = play_on(given)
    return {"legal": legal_moves(state)}


def position(given: Given, options: Mapping[str, Any]) -> CaribbeanStar:
    """The start of a round with these hands, areas, scores and pile."""
    for seat, area in enumerate(given.get("areas", ())):
        other = [card.text for card in STANDARD.read(area) if position({}, options).owner(card) != seat]
        if other:
            raise CaseError(
                f"areas[{seat}]: {' '.join(other)} cannot lie there; each lies with the player of its colour (CS-5.1)",
                f"areas[{seat}]：{' '.join(other)}不能放在那里；每张放在该颜色的玩家面前（CS-5.1）",
            )
    state = GAME.position(
        hands=given.get("hands", [[], []]),
        areas=[parts(area) for area in given.get("areas", [[], []])],
        points=given.get("scores", [0, 0]),
        pile=given.get("pile", []),
        options=options,
    )
    assert isinstance(state, CaribbeanStar)
    return state


def parts(area: Iterable[str | Card]) -> list[list[Card]]:
    """The cards in front of a player as acts, mistakes and sixes."""
    cards = STANDARD.read(area)
    odd = [card.text for card in cards if card not in PART]
    if odd:
        raise CaseError(
            f"areas: {' '.join(odd)} cannot lie there (CS-2.5); only 2 3 4 6 T J Q K can",
            f"areas：{' '.join(odd)}不能放在那里（CS-2.5）；应是2 3 4 6 T J Q K",
        )
    return [[card for card in cards if PART[card] == part] for part in range(len(PARTS))]


_POSITION = {
    "hands": HANDS, "areas": HANDS, "scores": PerSeat(POINTS), "pile": LYING, "moves": MOVES, "options": OPTIONS,
}  # fmt: skip
_DEAL = {"deck": DECK, "players": SEATS, "moves": MOVES, "options": OPTIONS}
_STATE = ("hands", "areas", "scores", "discard", "pile_count", "phase", "to_move", "over", "winners")

KINDS = {
    "order": CaseKind({"cards": Cards(least=2, most=2)}, ("order",), order, needs=("cards",)),
    "settle": CaseKind(
        {"area": CARDS, "options": OPTIONS},
        ("minutes", "base", "mistakes", "doubles", "score", "clause"),
        settle,
        needs=("area",),
    ),
    "preview": CaseKind({"card": CARD}, ("points",), preview, needs=("card",)),
    "position": CaseKind(
        _POSITION, _STATE, outcome, needs=("hands",), unordered=("discard",), by_seat=("hands", "areas")
    ),
    "legal": CaseKind(_POSITION, ("legal",), legal, needs=("hands",), unordered=("legal",)),
    "game": CaseKind(
        _DEAL, _STATE, outcome, needs=("deck", "players"), unordered=("discard",), by_seat=("hands", "areas")
    ),
}
