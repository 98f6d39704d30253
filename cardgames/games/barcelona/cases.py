"""The kinds of situation that Barcelona is checked on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardgames.cards import STANDARD, Card
from cardgames.engine.cases import CARDS, HANDS, LIST, NUMBER, OBJECT, OPTIONS, SEATS, CaseError, CaseKind
from cardgames.games.barcelona import GAME, scoring
from cardgames.games.barcelona.rules import Barcelona

Given = Mapping[str, Any]
_PHASES = {"play": "play", "choose": "choose", "over": "end"}


def order(given: Given) -> dict[str, Any]:
    """Who chooses when."""
    return {"order": scoring.choice_order(by_seat(given["first_cards"]))}


def showdown(given: Given) -> dict[str, Any]:
    """The end of a round between the standing seats, from the money after the ante."""
    hands = {seat: pair(cards) for seat, cards in seats_of(given["hands"])}
    standing = {seat: entry(hands, seat, "hands") for seat in given["standing"]}
    if not standing or not set(standing) <= set(range(len(given["money"]))):
        raise CaseError("standing: at least one seat, each with its entry in money")
    red = {seat: cards[0] for seat, cards in standing.items()}
    black = {seat: cards[1] for seat, cards in standing.items()}
    winner, payments = scoring.showdown(red, black, given["money"])
    money = [have - payments.get(seat, 0) for seat, have in enumerate(given["money"])]
    money[winner] += given["pot"] + sum(payments.values())
    return {"winner": winner, "payments": keyed(payments), "money": money}


def round_(given: Given) -> dict[str, Any]:
    """A whole round with its hands, first cards and choices."""
    state = lay_out(given)
    first = by_seat(given["first_cards"])
    for seat in state.active():
        state.apply(f"play {entry(first, seat, 'first_cards').text}")
    order, pot, caller = state.order[:], state.pot, None
    withdrawn, before = [], len(state.tally)
    for choice in given["choices"]:
        if choice not in ("withdraw", "showdown") or state.phase != "choose":
            raise CaseError(f"choices: {choice!r} cannot be answered here; the answers are withdraw or showdown")
        if choice == "withdraw":
            withdrawn.append(state.actor)
        else:
            caller = state.actor
        state.apply(choice)
    if not state.over:
        raise CaseError("choices: they end with the first showdown, or when all but one have withdrawn")
    standing = [seat for seat in sorted(order) if seat not in withdrawn]
    winner = state.round_winners[-1]
    paid = {one[0]: one[3] for one in state.tally[before:] if len(one) == 5 and one[4] < 0}
    money = state.money
    return {
        "order": order,
        "pot": pot,
        "withdrawn": withdrawn,
        "standing": standing,
        "caller": standing[0] if caller is None else caller,
        "winner": winner,
        "payments": keyed(paid),
        "money": money,
        "eliminated": [seat for seat in order if money[seat] == 0],
    }


def position(given: Given) -> dict[str, Any]:
    """A game from its deal, and where it has come."""
    state = played(given)
    return {
        "round": state.round,
        "phase": _PHASES[state.phase],
        "to_move": state.actor,
        "legal": [[move.kind, *(arg.text for arg in move.args)] for move in state.legal_moves()],
        "money": state.money,
        "pot": state.pot,
        "over": state.over,
    }


def game(given: Given) -> dict[str, Any]:
    """A game from its deal to its end."""
    state = played(given)
    return {
        "rounds": state.round,
        "money": state.money,
        "winners": state.winners(),
        "round_winners": state.round_winners,
        "over": state.over,
    }


def played(given: Given) -> Barcelona:
    state = GAME.start(seats=given["players"], deck=given["deck"], **given.get("options", {}))
    for move in given.get("moves", []):
        state.apply(" ".join(move))
    assert isinstance(state, Barcelona)
    return state


def lay_out(given: Given) -> Barcelona:
    """A round about to begin: the hands of the case are the tops of the piles."""
    hands = {seat: pair(cards) for seat, cards in seats_of(given["hands"])}
    state = GAME.position(
        seats=GAME.check_seats(len(given["money"])),
        options=given.get("options", {}),
        money=given["money"],
        red=[hands[seat][0] for seat in sorted(hands)],
        black=[hands[seat][1] for seat in sorted(hands)],
    )
    assert isinstance(state, Barcelona)
    return state


def seats_of(given: Mapping[str, Any]) -> Iterable[tuple[int, Any]]:
    """Entries by seat; in a case the seats are text keys."""
    for seat, value in given.items():
        if not seat.isdecimal():
            raise CaseError(f'{seat!r} is no seat; right would be "0", "1" ...')
        yield int(seat), value


def entry(entries: Mapping[int, Any], seat: int, field: str) -> Any:
    """What a field says of a seat."""
    if seat not in entries:
        raise CaseError(f"{field}: there is no entry for seat {seat}")
    return entries[seat]


def by_seat(cards: Mapping[str, str]) -> dict[int, Card]:
    return {seat: STANDARD[card] for seat, card in seats_of(cards)}


def pair(cards: Iterable[str]) -> list[Card]:
    """A hand as [red card, black card]."""
    read = STANDARD.read(cards)
    if len(read) != 2 or not read[0].red or read[1].red:
        raise CaseError(f"hands: {cards!r} is not one red and one black card, the red one first")
    return read


def keyed(amounts: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): amount for seat, amount in amounts.items()}


_GAME = {"players": SEATS, "deck": CARDS, "options": OPTIONS, "moves": LIST}

KINDS = {
    "order": CaseKind({"first_cards": OBJECT}, ("order",), order, needs=("first_cards",)),
    "showdown": CaseKind(
        {"money": LIST, "pot": NUMBER, "hands": HANDS, "standing": LIST}, ("winner", "payments", "money"), showdown,
        needs=("money", "pot", "hands", "standing"),
    ),
    "round": CaseKind(
        {"money": LIST, "hands": HANDS, "first_cards": OBJECT, "choices": LIST, "options": OPTIONS},
        ("order", "pot", "withdrawn", "standing", "caller", "winner", "payments", "money", "eliminated"),
        round_, needs=("money", "hands", "first_cards", "choices"),
    ),
    "position": CaseKind(
        _GAME, ("round", "phase", "to_move", "legal", "money", "pot", "over"),
        position, needs=("players", "deck"), unordered=("legal",),
    ),
    "game": CaseKind(
        _GAME, ("rounds", "money", "winners", "round_winners", "over"), game, needs=("players", "deck")
    ),
}  # fmt: skip
