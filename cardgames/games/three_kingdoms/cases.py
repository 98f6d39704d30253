"""The kinds of situation that Three Kingdoms Legends is checked on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardgames.cards import Card
from cardgames.engine.cases import CaseError, CaseKind, within
from cardgames.engine.chance import Luck
from cardgames.engine.holdings import (
    CARDS,
    HANDS,
    LONGEST,
    LYING,
    OPTIONS,
    SEAT,
    SEATS,
    Cards,
    CardShape,
    OptionValue,
    PerSeat,
)
from cardgames.engine.shapes import ListOf, Maybe, OneOf, Place, Row, Whole, quoted
from cardgames.engine.state import CHANCE
from cardgames.games.three_kingdoms import GAME
from cardgames.games.three_kingdoms.cards import PACK, Character
from cardgames.games.three_kingdoms.combos import BY_KEY
from cardgames.games.three_kingdoms.notation import MOVE, read_move, write_move
from cardgames.games.three_kingdoms.positions import (
    CHIPS_EACH,
    GROUPS,
    LAID,
    POSITION,
    Given,
    enter,
    lay_out,
    listed,
    watch_settlement,
)
from cardgames.games.three_kingdoms.rules import ThreeKingdoms
from cardgames.games.three_kingdoms.scoring import (
    CHIPS,
    Hand,
    Payment,
    called_payments,
    eight_payments,
    exhausted_payments,
    hand_size,
    highest,
    starting_chips,
)


def run_hand_size(given: Given) -> dict[str, Any]:
    """TK-1.5, TK-2.4: cards and chips for this many players."""
    players = given["players"]
    size, chips = hand_size(players), starting_chips(players)
    return {"hand": size, "table": size, "chips": chips, "chips_left_over": CHIPS - chips * players}


def run_start_draw(given: Given) -> dict[str, Any]:
    """TK-2.1, TK-2.2: who drew the highest rank."""
    cards = [card for card in PACK.read(given["cards"]) if isinstance(card, Character)]
    return {"highest": highest(cards)}


def run_deal_check(given: Given) -> dict[str, Any]:
    """TK-2.7 to TK-2.9: what the deal brings."""
    state = lay_out({"players": len(given["hands"]), "hands": given["hands"], "table": given["table"]})
    settled = watch_settlement(state)
    state.look_at_deal()
    if settled:
        return {"result": "win", "player": settled[0]["ender"], "groups": []}
    redeal = state.phase == "shuffle"
    return {"result": "redeal" if redeal else "play", "player": None, "groups": list(state.groups)}


def run_capture(given: Given) -> dict[str, Any]:
    """TK-3.3 to TK-3.6: what a card captures."""
    options = {"group_capture": given.get("group_capture", "all")}
    position = {"players": 2, "hands": [[given["card"]], []], "table": given["table"], "options": options}
    state = lay_out({**position, "groups": given.get("groups", [])})
    state.begin_turn(0)
    return {"targets": [write_move(state, move)[2] for move in state.legal_moves()]}


def run_points(given: Given) -> dict[str, Any]:
    """TK-6.1 to TK-6.6: points of combos of these sizes."""
    points = []
    for key, size in given["combos"]:
        combo = BY_KEY[key]
        if size < combo.least or size > len(combo.members) or (combo.named and size != combo.least):
            raise CaseError(
                f"combos: {quoted([key, size])} is not a size that this combo can have (TK-5.1)",
                f"combos：{quoted([key, size])}不是这个组合能有的张数（TK-5.1）",
            )
        points.append(combo.points_for(size))
    return {"points": points, "total": sum(points)}


def run_combine(given: Given) -> dict[str, Any]:
    """TK-5.1 to TK-5.7: every legal move in the combine step."""
    mine = {"collections": [given["collection"], []], "combos": [given.get("combos", []), []]}
    state = lay_out({"players": 2, **mine})
    state.ask_combine()
    return {"legal": legal(state)}


def run_persuade(given: Given) -> dict[str, Any]:
    """TK-8.2, TK-8.3: what could be persuaded."""
    collections = given["collections"]
    position = {"players": len(collections), "collections": collections, "combos": given.get("combos", [])}
    state = lay_out({**position, "turn": given.get("player", 0)})
    return {"options": [[combo.key, card.text, owner] for combo, card, owner in state.persuasions()]}


def run_protected(given: Given) -> dict[str, Any]:
    """TK-4.7, TK-4.8: whether an armour stops an item."""
    seats, target = given["seats"], given["target"]
    armours = [given["armours"] if seat == target else [] for seat in range(len(seats))]
    state = lay_out({"players": len(seats), "seats": seats, "armours": armours, "options": given.get("options", {})})
    return {"protected": state.shield(given["user"], target, given["item_kind"]) is not None}


def run_settle(given: Given) -> dict[str, Any]:
    """TK-9.2 to TK-9.10: who pays whom, and what everybody has then."""
    paid, after = payments(given), list(given["chips"])
    for payment in paid:
        after[payment.payer] -= payment.amount
        after[payment.receiver] += payment.amount
    return {"payments": listed(paid), "chips": after}


def payments(given: Given) -> list[Payment]:
    """The payments of such a case."""
    chips, totals = given["chips"], given.get("totals", [0] * len(given["chips"]))
    hand = Hand(
        totals=totals,
        counts=given.get("combo_counts", [0] * len(chips)),
        banker=given.get("banker"),
        nine=given.get("nine", ()),
        tally=given.get("tally", ()),
        start=given.get("start", 0),
        multiplier=given.get("multiplier", "all"),
    )
    reason, ender = given["reason"], given.get("ender")
    if reason == "exhausted":
        return exhausted_payments(hand, chips)
    if ender is not None:
        return (eight_payments if reason == "eight" else called_payments)(hand, ender, chips)
    raise CaseError(f"reason {reason} needs an ender (TK-9.1)", f"reason为{reason}时需要ender（TK-9.1）")


def run_script(given: Given) -> dict[str, Any]:
    """A position, the moves from there, and everything that can be watched; chance is drawn alike each time."""
    state = lay_out(given["position"])
    settled = watch_settlement(state)
    enter(state, given["position"])
    luck = Luck(0, state.seats)
    for number, written in enumerate(given.get("moves", ())):
        with within(f"moves[{number}]"):
            if state.over:
                raise CaseError("the match is over before this move", "此前全局已结束")
            state.apply(read_move(state, written))
        while state.actor == CHANCE:
            state.apply(state.chance(luck.draws(CHANCE)))
    return watched(state, settled) | {
        "accepts": [state.check(read_move(state, written)) is None for written in given.get("try", ())]
    }


def watched(state: ThreeKingdoms, settled: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What a script can expect of the state it ends in."""
    return {
        "phase": "over" if state.over else state.phase.partition("-")[0],
        "actor": state.actor,
        "turn": state.turn,
        "start": state.start,
        "hands": state.hands,
        "table": [card for cards in state.table for card in cards],
        "groups": list(state.groups),
        "pile_size": len(state.pile),
        "pile_cards": state.pile,
        "discard": state.discard,
        "collections": state.collections,
        "combos": [[[combo.key, cards] for combo, cards in state.layout(seat)] for seat in range(state.seats)],
        "armours": state.armours,
        "seats": list(state.seating),
        "banker": state.banker,
        "chips": state.chips,
        "totals": state.totals,
        "legal": legal(state),
        "over": state.over,
        "winners": state.winners(),
        "result": settled[-1] if settled else None,
    }


def legal(state: ThreeKingdoms) -> list[list[Any]]:
    """The legal moves as cases write them."""
    return [write_move(state, move) for move in state.legal_moves()]


class CharacterShape(CardShape):
    """A character, which is any card but an item."""

    def card(self, text: str, at: Place) -> Card | None:
        found = PACK.get(text)
        return found if isinstance(found, Character) else None


_WATCHED = (
    *("phase", "actor", "turn", "start", "hands", "table", "groups", "pile_size", "pile_cards", "discard"),
    *("collections", "combos", "armours", "seats", "banker", "chips", "totals", "legal", "over", "winners"),
    *("result", "accepts"),
)
_COMBO = Row(OneOf(*BY_KEY), Whole(1, len(PACK)))
_CHARACTER = Cards(of=CharacterShape(), least=1)
_SMALL = Whole(0, 100)
_HOLDERS = ListOf(SEAT, most=GAME.seats[-1])
_SETTLE = {
    "chips": CHIPS_EACH, "reason": OneOf("exhausted", "eight", "called"), "totals": PerSeat(_SMALL),
    "combo_counts": PerSeat(_SMALL), "ender": Maybe(SEAT), "banker": Maybe(SEAT), "tally": _HOLDERS,
    "nine": _HOLDERS, "multiplier": OptionValue("multiplier"), "start": SEAT,
}  # fmt: skip
_MOVES = ListOf(MOVE, most=LONGEST)

KINDS = {
    "hand_size": CaseKind(
        {"players": SEATS}, ("hand", "table", "chips", "chips_left_over"), run_hand_size, needs=("players",)
    ),
    "start_draw": CaseKind(
        {"cards": _CHARACTER}, ("highest",), run_start_draw, needs=("cards",), unordered=("highest",)
    ),
    "deal_check": CaseKind(
        {"hands": HANDS, "table": LYING},
        ("result", "player", "groups"),
        run_deal_check,
        needs=("hands", "table"),
        seats=("hands",),
        unordered=("groups",),
    ),
    "capture": CaseKind(
        {"card": CardShape(lying=True), "table": LYING, "groups": GROUPS,
         "group_capture": OptionValue("group_capture")},
        ("targets",),
        run_capture,
        needs=("card", "table"),
        unordered=("targets",),
    ),
    "points": CaseKind({"combos": ListOf(_COMBO, most=1000)}, ("points", "total"), run_points, needs=("combos",)),
    "combine": CaseKind(
        {"collection": LYING, "combos": LAID}, ("legal",), run_combine, needs=("collection",), unordered=("legal",)
    ),
    "persuade": CaseKind(
        {"player": SEAT, "collections": HANDS, "combos": PerSeat(LAID)},
        ("options",),
        run_persuade,
        needs=("collections",),
        seats=("collections",),
        unordered=("options",),
    ),
    "protected": CaseKind(
        {
            "seats": PerSeat(SEAT, once=True), "user": SEAT, "target": SEAT,
            "item_kind": OneOf("weapon", "armour", "mount", "stratagem"),
            "armours": CARDS, "options": OPTIONS,
        },
        ("protected",),
        run_protected,
        needs=("seats", "user", "target", "item_kind", "armours"),
        seats=("seats",),
    ),
    "settle": CaseKind(
        _SETTLE,
        ("payments", "chips"),
        run_settle,
        needs=("chips", "reason"),
        seats=("chips",),
    ),
    "script": CaseKind(
        {
            "position": POSITION, "moves": _MOVES, "watch": ListOf(OneOf(*_WATCHED), most=len(_WATCHED)),
            "try": _MOVES,
        },
        _WATCHED,
        run_script,
        needs=("position",),
        unordered=("table", "groups", "pile_cards", "discard", "legal"),
        by_seat=("hands", "collections", "combos", "armours"),
    ),
}  # fmt: skip
