"""The kinds of situation that Barcelona is checked on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardgames.cards import STANDARD, Card
from cardgames.engine.cases import CaseError, CaseKind, within
from cardgames.engine.holdings import CARD, DECK, OPTIONS, SEAT, SEATS, BySeat, Cards, PerSeat
from cardgames.engine.shapes import ListOf, OneOf, Whole, Worded, quoted
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
        card = entry(first, seat, "first_cards")
        with within(f"first_cards.{seat}"):
            state.apply(f"play {card.text}")
    order, pot, caller = state.order[:], state.pot, None
    withdrawn, before = [], len(state.tally)
    for number, choice in enumerate(given["choices"]):
        if choice == "withdraw":
            withdrawn.append(state.actor)
        else:
            caller = state.actor
        with within(f"choices[{number}]"):
            state.apply(choice)
    if not state.over:
        raise CaseError(
            "choices end with the first showdown, or when all but one have withdrawn (BA-4.7)",
            "choices以第一次摊牌结束，或到只剩一人未退出为止（BA-4.7）",
        )
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
    for number, move in enumerate(given.get("moves", [])):
        with within(f"moves[{number}]"):
            state.apply(" ".join(move))
    assert isinstance(state, Barcelona)
    return state


def lay_out(given: Given) -> Barcelona:
    """A round about to begin: the hands of the case are the tops of the piles."""
    hands = {seat: pair(cards) for seat, cards in seats_of(given["hands"])}
    state = GAME.position(
        seats=len(given["money"]),
        options=given.get("options", {}),
        money=given["money"],
        red=[hands[seat][0] for seat in sorted(hands)],
        black=[hands[seat][1] for seat in sorted(hands)],
    )
    assert isinstance(state, Barcelona)
    return state


def seats_of(given: Mapping[str, Any]) -> Iterable[tuple[int, Any]]:
    """Entries by seat; in a case the seats are text keys."""
    return ((int(seat), value) for seat, value in given.items())


def entry(entries: Mapping[int, Any], seat: int, field: str) -> Any:
    """What a field says of a seat."""
    if seat not in entries:
        raise CaseError(f"{field} needs an entry for seat {seat}", f"{field}缺少座位{seat}的一项")
    return entries[seat]


def by_seat(cards: Mapping[str, str]) -> dict[int, Card]:
    return {seat: STANDARD[card] for seat, card in seats_of(cards)}


def pair(cards: Iterable[str]) -> list[Card]:
    """A hand as [red card, black card]."""
    read = STANDARD.read(cards)
    if len(read) != 2 or not read[0].red or read[1].red:
        found = quoted([card.text for card in read])
        raise CaseError(
            f"a hand in hands should be a red and a black card, the red one first (BA-4.1), not {found}",
            f"hands中每手牌应是一红一黑，红的在前（BA-4.1），不能是{found}",
        )
    return read


def keyed(amounts: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): amount for seat, amount in amounts.items()}


_MOVE = Worded({"play": [[CARD]], "withdraw": [[]], "showdown": [[]]})
_GAME = {"players": SEATS, "deck": DECK, "options": OPTIONS, "moves": ListOf(_MOVE, most=GAME.longest)}
_MONEY = PerSeat(Whole(0, 10_000))
_STANDING = ListOf(SEAT, least=1, most=5, once=True)
_HANDS = BySeat(Cards(least=2, most=2, lying=True))

KINDS = {
    "order": CaseKind({"first_cards": BySeat(CARD)}, ("order",), order, needs=("first_cards",)),
    "showdown": CaseKind(
        {"money": _MONEY, "pot": Whole(0, 10_000), "hands": _HANDS, "standing": _STANDING},
        ("winner", "payments", "money"),
        showdown,
        needs=("money", "pot", "hands", "standing"),
        seats=("money",),
    ),
    "round": CaseKind(
        {"money": _MONEY, "hands": _HANDS, "first_cards": BySeat(CARD),
         "choices": ListOf(OneOf("withdraw", "showdown"), most=5), "options": OPTIONS},
        ("order", "pot", "withdrawn", "standing", "caller", "winner", "payments", "money", "eliminated"),
        round_, needs=("money", "hands", "first_cards", "choices"), seats=("money",),
    ),
    "position": CaseKind(
        _GAME, ("round", "phase", "to_move", "legal", "money", "pot", "over"),
        position, needs=("players", "deck"), seats=("players",), unordered=("legal",),
    ),
    "game": CaseKind(
        _GAME, ("rounds", "money", "winners", "round_winners", "over"),
        game, needs=("players", "deck"), seats=("players",),
    ),
}  # fmt: skip
