"""The kinds of situation that Abandon Ship is checked on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.cards import STANDARD, SUITS
from cardgames.engine.cases import CaseError, CaseKind, legal_moves, play_moves
from cardgames.engine.holdings import CARD, CARDS, DECK, HANDS, LYING, MOVES, OPTIONS, SEAT, SEATS, PerSeat
from cardgames.engine.shapes import Maybe, Named
from cardgames.games.abandon_ship import GAME
from cardgames.games.abandon_ship.rules import AbandonShip
from cardgames.games.abandon_ship.scoring import Claim, claims, playable, support

Given = Mapping[str, Any]


def duel_cards(given: Given) -> dict[str, Any]:
    """What a hand may play in a duel."""
    last = STANDARD[given["last"]] if "last" in given else None
    return {"playable": playable(STANDARD.read(given["hand"]), last)}


def keys(given: Given) -> dict[str, Any]:
    """The end of a game: the keys on the table, hands without them; `stakes` is what each key's boat holds."""
    made = end(given)
    sums = dict(zip(SUITS, (sum(card.rank for card in boat) for boat in by_suit(given["boats"])), strict=True))
    return {
        "stakes": [None if claim is None else sums[claim.key.suit] for claim in made],
        "influence": [None if claim is None else claim.influence for claim in made],
        "scores": [0 if claim is None else claim.points for claim in made],
    }


def end(given: Given) -> list[Claim | None]:
    """What each key of a case claims."""
    options = GAME.check_options(given.get("options", {}), len(given["keys"]))
    return claims(
        [None if key is None else STANDARD[key] for key in given["keys"]],
        by_suit(given["boats"]),
        [sorted_by_suit(cards) for cards in given["areas"]],
        [STANDARD.read(hand) for hand in given["hands"]],
        options["influence_tie"],
    )


def position(given: Given) -> dict[str, Any]:
    """A position, and the moves from there."""
    return outcome(lay_out(given), given)


def legal(given: Given) -> dict[str, Any]:
    """What whoever decides next may do."""
    state = lay_out(given)
    play_moves(state, given.get("moves", ()))
    return {"legal": legal_moves(state)}


def game(given: Given) -> dict[str, Any]:
    """A deal from a deck order, and the moves from there."""
    return outcome(GAME.start(seats=given["players"], deck=given["deck"], **given.get("options", {})), given)


def outcome(state: Any, given: Given) -> dict[str, Any]:
    """What a case can expect after its moves."""
    play_moves(state, given.get("moves", ()))
    return {
        "hands": state.hands,
        "areas": [[card for area in areas for card in area] for areas in state.areas],
        "boats": dict(zip(SUITS, state.boats, strict=True)),
        "influence": [
            sum(card.rank for card in support(key[0], state.areas[seat], state.hands[seat])) if key else None
            for seat, key in enumerate(state.keys)
        ],
        "pile_count": len(state.pile),
        "phase": state.phase,
        "to_move": state.actor,
        "scores": state.scores(),
        "over": state.over,
        "winners": state.winners(),
    }


def by_suit(boats: Mapping[str, Any]) -> list[Any]:
    """The boats of a case by suit; those not named are empty."""
    for suit, cards in boats.items():
        if odd := [card.text for card in STANDARD.read(cards) if card.suit != suit]:
            raise CaseError(
                f"boats.{suit}: {' '.join(odd)} cannot lie there; each boat takes cards of its suit (AS-4.1)",
                f"boats.{suit}：{' '.join(odd)}不能放在那里；每艘船只放该花色的牌（AS-4.1）",
            )
    return [STANDARD.read(boats.get(suit, [])) for suit in SUITS]


def sorted_by_suit(cards: Any) -> list[Any]:
    """One player's influence cards by suit."""
    read = STANDARD.read(cards)
    return [[card for card in read if card.suit == suit] for suit in SUITS]


def lay_out(given: Given) -> AbandonShip:
    """The position of a case: a seat about to begin its turn."""
    hands = given["hands"]
    state = GAME.position(
        seats=len(hands),
        options=given.get("options", {}),
        hands=hands,
        pile=given.get("pile", []),
        boats=by_suit(given.get("boats", {})),
        areas=[sorted_by_suit(cards) for cards in given.get("areas", [[]] * len(hands))],
        turn=given.get("turn", 0),
    )
    assert isinstance(state, AbandonShip)
    return state


_BOATS = Named(SUITS, LYING)
_POSITION = {
    "turn": SEAT, "hands": HANDS, "pile": LYING, "boats": _BOATS, "areas": HANDS, "options": OPTIONS, "moves": MOVES,
}  # fmt: skip
_STATE = ("hands", "areas", "boats", "influence", "pile_count", "phase", "to_move", "scores", "over", "winners")

KINDS = {
    "duel_cards": CaseKind(
        {"hand": CARDS, "last": CARD}, ("playable",), duel_cards, needs=("hand",), unordered=("playable",)
    ),
    "keys": CaseKind(
        {
            "keys": PerSeat(Maybe(CARD)),
            "boats": Named(SUITS, CARDS),
            "areas": PerSeat(CARDS),
            "hands": PerSeat(CARDS),
            "options": OPTIONS,
        },
        ("stakes", "influence", "scores"),
        keys,
        needs=("keys", "boats", "areas", "hands"),
        seats=("keys",),
    ),
    "position": CaseKind(
        _POSITION,
        _STATE,
        position,
        needs=("hands",),
        seats=("hands",),
        unordered=("boats",),
        by_seat=("hands", "areas"),
    ),
    "legal": CaseKind(_POSITION, ("legal",), legal, needs=("hands",), seats=("hands",), unordered=("legal",)),
    "game": CaseKind(
        {"deck": DECK, "players": SEATS, "options": OPTIONS, "moves": MOVES},
        _STATE,
        game,
        needs=("deck", "players"),
        seats=("players",),
        unordered=("boats",),
        by_seat=("hands", "areas"),
    ),
}
