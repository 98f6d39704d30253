"""The kinds of situation that Penniless and Insane is checked on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.cards import STANDARD
from cardgames.engine.cases import CARDS, LIST, NUMBER, OBJECT, OPTIONS, SEATS, CaseError, CaseKind
from cardgames.games.penniless_and_insane import GAME, scoring
from cardgames.games.penniless_and_insane.moves import SHUFFLE
from cardgames.games.penniless_and_insane.rules import PennilessAndInsane

Given = Mapping[str, Any]
_PHASES = {"bid": "bid", "take": "take", "shuffle": "round_end", "over": "round_end"}


def order(given: Given) -> dict[str, Any]:
    """Who acts when."""
    return {"order": scoring.action_order({_seat(seat): STANDARD[card] for seat, card in given["bids"].items()})}


def trick(given: Given) -> dict[str, Any]:
    """One trick from its bids and picks."""
    bids = {_seat(seat): card for seat, card in given["bids"].items()}
    seats = GAME.check_seats(len(given["money"]))
    state = GAME.position(
        seats=seats, options=given.get("options", {}), money=given["money"], round=1, deck=given["art"],
        hands=[[bids[seat]] for seat in range(seats)], trick=0,
    )  # fmt: skip
    assert isinstance(state, PennilessAndInsane)
    for seat in range(seats):
        state.apply(f"bid {bids[seat]}")
    order, bought = state.order[:], []
    for pick in given["picks"]:
        before = state.money[:]
        seat = order[state.taken()]
        state.apply(f"take {pick}")
        paid = state.paid[seat][-1]
        value = STANDARD[pick].rank
        bought.append({"seat": seat, "art": pick, "paid": paid, "insane": scoring.insane(paid, value)})
    last = order[-1]
    return {
        "order": order,
        "bought": bought,
        "last": last,
        "last_paid": before[last] - state.money[last],
        "money": state.money,
    }


def round_score(given: Given) -> dict[str, Any]:
    """The points of one player's round."""
    options = GAME.check_options(given.get("options", {}), GAME.seats[0])
    points = scoring.round_points(given["art_values"], given["money_left"], given["insane_count"],
                                  options["penniless_bonus"], options["insane_bonus"])  # fmt: skip
    return {**points._asdict(), "total": points.total}


def round_(given: Given) -> dict[str, Any]:
    """All moves of one round; what it brought each seat."""
    state = GAME.start(seats=given["players"], deck=given["deck"], **given.get("options", {}))
    assert isinstance(state, PennilessAndInsane)
    for move in given["moves"]:
        state.apply(" ".join(move))
    rows = {}
    for seat, _, _, points, overpaid, part in state.tally:
        if part == "art":
            rows[str(seat)] = {
                "money_left": state.money[seat],
                "insane_count": overpaid,
                **points._asdict(),
                "total": points.total,
            }
    if not rows:
        raise CaseError("moves: the round is not over after these moves")
    return rows


def winners(given: Given) -> dict[str, Any]:
    """Who has won with these points."""
    return {"winners": scoring.winners(given["scores"], given["target"])}


def position(given: Given) -> dict[str, Any]:
    """A game from its deals, and where it has come."""
    state = played(given)
    return {
        "round": state.round,
        "trick": state.trick,
        "phase": _PHASES[state.phase],
        "to_move": None if state.actor == -1 else state.actor,
        "legal": [[move.kind, *(arg.text for arg in move.args)] for move in state.legal_moves()],
        "money": state.money,
        "art": state.art,
        "scores": state.scores(),
        "over": state.over,
    }


def game(given: Given) -> dict[str, Any]:
    """A game from its deals to its end."""
    state = played(given)
    return {"rounds": state.round, "scores": state.scores(), "winners": state.winners(), "over": state.over}


def played(given: Given) -> PennilessAndInsane:
    """Play the moves of a case; each further deck is the shuffle before its round."""
    decks = iter(given["decks"])
    state = GAME.start(seats=given["players"], deck=next(decks), **given.get("options", {}))
    assert isinstance(state, PennilessAndInsane)
    for move in [*given.get("moves", []), None]:
        if state.phase == "shuffle":
            deck = next(decks, None)
            if deck is None and move is None:
                break
            if deck is None:
                raise CaseError(f"decks: round {state.round + 1} has no deck")
            state.apply(SHUFFLE(tuple(GAME.check_deck(deck))))
        if move is not None:
            state.apply(" ".join(move))
    return state


def _seat(text: str) -> int:
    if not text.isdecimal():
        raise CaseError(f'{text!r} is no seat; right would be "0", "1" ...')
    return int(text)


_GAME = {"players": SEATS, "decks": LIST, "options": OPTIONS, "moves": LIST}
_ROUND = tuple(str(seat) for seat in range(GAME.seats[-1]))

KINDS = {
    "order": CaseKind({"bids": OBJECT}, ("order",), order, needs=("bids",)),
    "trick": CaseKind(
        {"money": LIST, "bids": OBJECT, "art": CARDS, "picks": CARDS, "options": OPTIONS},
        ("order", "bought", "last", "last_paid", "money"), trick, needs=("money", "bids", "art", "picks"),
    ),
    "round_score": CaseKind(
        {"art_values": LIST, "money_left": NUMBER, "insane_count": NUMBER, "options": OPTIONS},
        ("art", "penniless", "insane", "total"), round_score, needs=("art_values", "money_left", "insane_count"),
    ),
    "round": CaseKind(
        {"players": SEATS, "deck": CARDS, "moves": LIST, "options": OPTIONS}, _ROUND, round_,
        needs=("players", "deck", "moves"),
    ),
    "winners": CaseKind({"scores": LIST, "target": NUMBER}, ("winners",), winners, needs=("scores", "target")),
    "position": CaseKind(
        _GAME, ("round", "trick", "phase", "to_move", "legal", "money", "art", "scores", "over"), position,
        needs=("players", "decks"), unordered=("legal",),
    ),
    "game": CaseKind(_GAME, ("rounds", "scores", "winners", "over"), game, needs=("players", "decks")),
}  # fmt: skip
