"""The kinds of situation that Penniless and Insane is checked on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.cards import STANDARD
from cardgames.engine.cases import CaseError, CaseKind, within
from cardgames.engine.holdings import (
    AMOUNT,
    CARD,
    DECK,
    LONGEST,
    LYING,
    OPTIONS,
    POINTS,
    SEATS,
    BySeat,
    CardShape,
    PerSeat,
)
from cardgames.engine.shapes import ListOf, Whole, Worded
from cardgames.games.penniless_and_insane import GAME, scoring
from cardgames.games.penniless_and_insane.moves import SHUFFLE
from cardgames.games.penniless_and_insane.rules import PennilessAndInsane

Given = Mapping[str, Any]
_PHASES = {"bid": "bid", "take": "take", "shuffle": "round_end", "over": "round_end"}


def order(given: Given) -> dict[str, Any]:
    """Who acts when."""
    return {"order": scoring.action_order({int(seat): STANDARD[card] for seat, card in given["bids"].items()})}


def trick(given: Given) -> dict[str, Any]:
    """One trick from its bids and picks."""
    bids = {int(seat): card for seat, card in given["bids"].items()}
    seats = len(given["money"])
    state = GAME.position(
        seats=seats, options=given.get("options", {}), money=given["money"], round=1, deck=given["art"],
        hands=[[bids[seat]] for seat in range(seats)], trick=0,
    )  # fmt: skip
    assert isinstance(state, PennilessAndInsane)
    for seat in range(seats):
        with within(f"bids.{seat}"):
            state.apply(f"bid {bids[seat]}")
    order, bought = state.order[:], []
    for number, pick in enumerate(given["picks"]):
        before = state.money[:]
        with within(f"picks[{number}]"):
            if state.phase != "take":
                raise CaseError("there is no art left to take (PI-4.1)", "已没有艺术品可拿（PI-4.1）")
            seat = order[state.taken()]
            state.apply(f"take {pick}")
        paid = state.paid[seat][-1]
        value = STANDARD[pick].rank
        bought.append({"seat": seat, "art": pick, "paid": paid, "insane": scoring.insane(paid, value)})
    if state.phase == "take":
        raise CaseError(
            "picks: the trick is not over, there is still art to take (PI-4.4)",
            "picks：这一墩还没有结束，还有艺术品可拿（PI-4.4）",
        )
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
    for number, move in enumerate(given["moves"]):
        with within(f"moves[{number}]"):
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
        raise CaseError("moves: the round is not over after these moves", "moves：这些行动之后这一轮还没有结束")
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
    for number, move in enumerate([*given.get("moves", []), None]):
        if state.phase == "shuffle":
            deck = next(decks, None)
            if deck is None and move is None:
                break
            if deck is None:
                raise CaseError(
                    f"decks: round {state.round + 1} has no deck (PI-3.2)",
                    f"decks：第{state.round + 1}轮没有牌堆（PI-3.2）",
                )
            state.apply(SHUFFLE(tuple(GAME.check_deck(deck))))
        if move is not None:
            with within(f"moves[{number}]"):
                state.apply(" ".join(move))
    return state


_MOVES = ListOf(Worded({"bid": [[CARD]], "take": [[CARD]]}), most=LONGEST)
_GAME = {"players": SEATS, "decks": ListOf(DECK, least=1, most=100), "options": OPTIONS, "moves": _MOVES}
_ROUND = tuple(str(seat) for seat in range(GAME.seats[-1]))

KINDS = {
    "order": CaseKind({"bids": BySeat(CARD)}, ("order",), order, needs=("bids",)),
    "trick": CaseKind(
        {"money": PerSeat(AMOUNT), "bids": BySeat(CardShape(lying=True), every=True), "art": LYING,
         "picks": ListOf(CARD, most=GAME.seats[-1]), "options": OPTIONS},
        ("order", "bought", "last", "last_paid", "money"), trick, needs=("money", "bids", "art", "picks"),
        seats=("money",),
    ),
    "round_score": CaseKind(
        {"art_values": ListOf(Whole(0, 100), most=len(STANDARD)), "money_left": AMOUNT,
         "insane_count": Whole(0, len(STANDARD)), "options": OPTIONS},
        ("art", "penniless", "insane", "total"), round_score, needs=("art_values", "money_left", "insane_count"),
    ),
    "round": CaseKind(
        {"players": SEATS, "deck": DECK, "moves": _MOVES, "options": OPTIONS}, _ROUND, round_,
        needs=("players", "deck", "moves"), seats=("players",),
    ),
    "winners": CaseKind(
        {"scores": PerSeat(POINTS), "target": POINTS}, ("winners",), winners, needs=("scores", "target"),
        seats=("scores",),
    ),
    "position": CaseKind(
        _GAME, ("round", "trick", "phase", "to_move", "legal", "money", "art", "scores", "over"), position,
        needs=("players", "decks"), seats=("players",), unordered=("legal",),
    ),
    "game": CaseKind(
        _GAME, ("rounds", "scores", "winners", "over"), game, needs=("players", "decks"), seats=("players",)
    ),
}  # fmt: skip
