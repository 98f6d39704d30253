"""The kinds of situation that Last Man Standing is checked on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.cards import STANDARD
from cardgames.engine.cases import CaseKind, legal_moves, play_moves, within
from cardgames.engine.holdings import CARD, CARDS, DECK, HANDS, LYING, MOVES, OPTIONS, SEATS, Cards, PerSeat
from cardgames.engine.shapes import OneOf, Whole
from cardgames.games.last_man_standing import GAME
from cardgames.games.last_man_standing.moves import BUYS, DUELS
from cardgames.games.last_man_standing.rules import DUEL_ROUNDS, ROUNDS, LastManStanding

Given = Mapping[str, Any]


def resolve(given: Given) -> dict[str, Any]:
    """A duel between one card of each seat."""
    cards = STANDARD.read(given["cards"])
    state = lay_out({"phase": "duel", "hands": [[card] for card in cards]})
    start = len(state.tally)
    for card in cards:
        state.apply(DUELS[card])
    kills = [
        [killer, [cards.index(victim) for victim in victims], list(range(first, first + len(victims)))]
        for killer, _, victims, first in state.tally[start:]
    ]
    survivors = [seat for seat, number in enumerate(state.killed) if number is None]
    return {"rewards": state.rewards, "survivors": survivors, "kills": kills}


def buy(given: Given) -> dict[str, Any]:
    """One purchase from a row."""
    state = lay_out({"phase": "buy", "hands": [[]] * GAME.seats[0], **{key: given[key] for key in ("market", "pile")}})
    before = state.money[0]
    (card,) = STANDARD.read([given["card"]])
    with within("card"):
        state.apply(BUYS[card])
    return {"price": before - state.money[0], "market": state.market, "pile": state.pile}


def position(given: Given) -> dict[str, Any]:
    """A position, and the moves from there."""
    return outcome(lay_out(given), given)


def game(given: Given) -> dict[str, Any]:
    """A deal from a deck order, and the moves from there."""
    state = GAME.start(seats=given["players"], deck=given["deck"], **given.get("options", {}))
    return outcome(state, given)


def legal(given: Given) -> dict[str, Any]:
    """What whoever decides next may do.

    While cards are bought nothing depends on the hands: there they only say how many seats there are.
    """
    moves = given.get("moves", ())
    count = len(given["hands"])
    if given["phase"] == "buy" and given.get("buys", 0) + len(moves) < ROUNDS * count:
        given = {**given, "hands": [[]] * count}
    state = lay_out(given)
    play_moves(state, moves)
    return {"legal": legal_moves(state)}


def outcome(state: Any, given: Given) -> dict[str, Any]:
    """What a case can expect after its moves."""
    play_moves(state, given.get("moves", ()))
    return {
        "hands": state.hands,
        "money": state.money,
        "market": state.market,
        "pile": state.pile,
        "phase": state.phase,
        "to_move": state.actor,
        "last_rewards": state.rewards,
        "over": state.over,
        "winners": state.winners(),
    }


def lay_out(given: Given) -> LastManStanding:
    """The position of a case. Unless it says otherwise, as many duels are done as cards are gone from the hands."""
    phase, hands = given["phase"], given["hands"]
    seats = len(hands)
    options = GAME.check_options(given.get("options", {}), seats)
    row, pile = STANDARD.read(given.get("market", [])), STANDARD.read(given.get("pile", []))
    fields: dict[str, Any] = {"market": row, "pile": pile} if phase == "buy" else {"out": pile + row}
    state = GAME.position(
        seats=seats,
        hands=hands,
        money=given.get("money", [options["start_money"]] * seats),
        buys=given.get("buys", 0) if phase == "buy" else ROUNDS * seats,
        duels=0 if phase == "buy" else given.get("duel_round", DUEL_ROUNDS - max(map(len, hands))),
        options=options,
        **fields,
    )
    assert isinstance(state, LastManStanding)
    return state


_POSITION = {
    "phase": OneOf("buy", "duel"), "buys": Whole(0, ROUNDS * GAME.seats[-1]), "duel_round": Whole(0, DUEL_ROUNDS),
    "hands": HANDS, "money": PerSeat(Whole(0, 10_000)), "market": LYING, "pile": LYING, "options": OPTIONS,
    "moves": MOVES,
}  # fmt: skip
_STATE = ("hands", "money", "market", "pile", "phase", "to_move", "last_rewards", "over", "winners")

KINDS = {
    "resolve": CaseKind(
        {"cards": Cards(least=GAME.seats[0], most=GAME.seats[-1])},
        ("rewards", "survivors", "kills"),
        resolve,
        needs=("cards",),
    ),
    "buy": CaseKind(
        {"market": LYING, "card": CARD, "pile": LYING},
        ("price", "market", "pile"),
        buy,
        needs=("market", "card", "pile"),
    ),
    "position": CaseKind(_POSITION, _STATE, position, needs=("phase", "hands"), seats=("hands",), by_seat=("hands",)),
    "legal": CaseKind(
        {**_POSITION, "hands": PerSeat(CARDS)},
        ("legal",),
        legal,
        needs=("phase", "hands"),
        seats=("hands",),
        unordered=("legal",),
    ),
    "game": CaseKind(
        {"deck": DECK, "players": SEATS, "options": OPTIONS, "moves": MOVES},
        _STATE,
        game,
        needs=("deck", "players"),
        seats=("players",),
        by_seat=("hands",),
    ),
}
