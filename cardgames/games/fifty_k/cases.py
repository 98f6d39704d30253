"""The kinds of situation that Fifty-K is checked on."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Mapping, Sequence
from typing import Any

from cardgames.engine.cases import CaseError, CaseKind, turn_of, within
from cardgames.engine.holdings import (
    CARDS,
    DECK,
    FLAG,
    HANDS,
    LONGEST,
    OPTIONS,
    SEAT,
    SEATS,
    Cards,
    PerSeat,
)
from cardgames.engine.moves import Move
from cardgames.engine.shapes import Fields, Kinds, ListOf, Maybe, Whole, quoted
from cardgames.games.fifty_k import GAME
from cardgames.games.fifty_k.combinations import PACK, Combination, cards_of, combination, mask_of, points_of
from cardgames.games.fifty_k.listing import answers, leads
from cardgames.games.fifty_k.moves import PLAY, STAY
from cardgames.games.fifty_k.places import SINCE
from cardgames.games.fifty_k.positions import ends
from cardgames.games.fifty_k.rules import FiftyK
from cardgames.games.fifty_k.scoring import Result, card_points, hand_entries, result, side_of, side_scores

Given = Mapping[str, Any]


def classify(given: Given) -> dict[str, Any]:
    """What some cards are."""
    found = combination(read_mask(given["cards"]))
    if found is None:
        return {"type": None, "size": None, "key": None}
    return {"type": found.type, "size": found.size, "key": found.figure}


def run_beats(given: Given) -> dict[str, Any]:
    """Whether a play beats what lies on the table; what is no combination beats nothing."""
    play, top = (combination(read_mask(given[name])) for name in ("play", "table"))
    return {"beats": play is not None and top is not None and play.beats(top)}


def combos(given: Given) -> dict[str, Any]:
    """How many combinations a hand can lead."""
    found = Count(_known(mask).type for mask in leads(read_mask(given["hand"])))
    return {"count": found.total(), "by_type": dict(found)}


def responses(given: Given) -> dict[str, Any]:
    """What of a hand beats a combination."""
    top = combination(read_mask(given["table"]))
    if top is None:
        raise CaseError("table should be one combination; these cards form none", "table应是一个牌型；这些牌不成牌型")
    return {"plays": [cards_of(mask) for mask in answers(read_mask(given["hand"]), top)]}


def run_deal(given: Given) -> dict[str, Any]:
    """A deal from a deck order."""
    state = GAME.start(seats=given["players"], deck=given["deck"], **given.get("options", {}))
    assert isinstance(state, FiftyK)
    return {"hand_sizes": [len(hand) for hand in state.hands], "leader": state.actor, "hands": state.hands}


def run_score(given: Given, seats: int) -> dict[str, Any]:
    """The end of a single hand; card points left in hand are numbers."""
    options = facts(given, seats)
    points, order = hand_points(given, options), given["out_order"]
    firsts = [int(seat == order[0]) for seat in range(seats)]
    return outcome(points, result(points, given["collected"], firsts, order))


def run_match(given: Given) -> dict[str, Any]:
    """A match of several hands: totals, and its end where the target is reached after the last of them."""
    seats = GAME.check_seats(given["players"])
    options = GAME.check_options(given.get("options", {}), seats)
    points, collected, firsts = [0] * seats, [0] * seats, [0] * seats
    found, over = None, False
    for number, hand in enumerate(given["hands"]):
        if over:
            raise CaseError(
                f"hands[{number}]: the target is reached before this hand; the match ends there (FK-8.1)",
                f"hands[{number}]：此前已达到目标分，连打场已结束（FK-8.1）",
            )
        with within(f"hands[{number}]"):
            facts(hand, seats)
        for seat, own in enumerate(hand_points(hand, options)):
            points[seat] += own
            collected[seat] += hand["collected"][seat]
        firsts[hand["out_order"][0]] += 1
        doubling = options["match_doubling"] == "match"
        percent = options["bonus_percent"]
        found = result(points, collected, firsts, hand["out_order"], match=True, doubling=doubling, percent=percent)
        over = max(found.totals) >= options["match_target"]
    assert found is not None
    if not over:
        return {"over": False, "totals": found.totals}
    scores = outcome(points, found)
    return {"over": True, "totals": found.totals, "rank": found.rank, "doubled": found.doubled, "bonus": found.bonus,
            "side_score": side_scores(found), "score": scores["score"]}  # fmt: skip


def run_position(given: Given) -> dict[str, Any]:
    """A position, and the moves from there."""
    state = lay_out(given)
    for number, entry in enumerate(given.get("moves", ())):
        with within(f"moves[{number}]"):
            turn_of(state, entry["seat"])
            state.apply(read_play(entry))
    over = state.over
    got: dict[str, Any] = {
        "over": over,
        "turn": state.actor,
        "free_lead": state.phase == "lead",
        "table": state.table,
        "collected": state.collected,
        "out_order": state.order,
        "hand_sizes": [len(hand) for hand in state.hands],
    }
    if over:
        firsts = [int(place == 1) for place in state.out]
        got["result"] = outcome(state.total, result(state.total, state.collected, firsts, state.order))
    return got


def is_legal(given: Given) -> dict[str, Any]:
    """Whether the seat in turn may make a move."""
    return {"legal": lay_out(given).check(read_play(given["move"])) is None}


# Reading and laying out ----------------------------------------------------------------------------------------------


def read_mask(cards: Any) -> int:
    """Some different cards."""
    return mask_of(PACK.read(cards))


def _known(mask: int) -> Combination:
    found = combination(mask)
    assert found is not None
    return found


def read_play(entry: Mapping[str, Any]) -> Move:
    """A move of a case: {"type": "play", "cards": [...]} or {"type": "pass"}."""
    return STAY if entry["type"] == "pass" else PLAY(tuple(PACK.read(entry["cards"])))


def facts(given: Given, seats: int) -> dict[str, Any]:
    """The options of a hand that is over, after a look at who is out."""
    order = given["out_order"]
    if not ends(order, seats) or ends(order[:-1], seats):
        right = "two seats (FK-7.1)" if seats == 3 else "two partners and nobody after them (FK-6.1)"
        well = "两个座位（FK-7.1）" if seats == 3 else "一对搭档，其后无人（FK-6.1）"
        raise CaseError(
            f"out_order of a hand that is over should be {right}, not {quoted(order)}",
            f"一手打完时，out_order应是{well}，不能是{quoted(order)}",
        )
    if any(given["left"][seat] for seat in order):
        raise CaseError(
            "left: who is out has no cards left (FK-3.6); it should be 0", "left：出完的人没有剩牌（FK-3.6），应是0"
        )
    return GAME.check_options(given.get("options", {}), seats)


def hand_points(given: Given, options: Mapping[str, Any]) -> list[int]:
    """The card points of each seat."""
    left = [[points] if points else [] for points in given["left"]]
    entries = hand_entries(given["collected"], given["out_order"], left, options["out_swing"])
    return card_points(entries, len(left))


def outcome(points: Sequence[int], found: Result) -> dict[str, Any]:
    """How it ends, as score3 and score4 expect it."""
    seats = len(points)
    sides = side_scores(found)
    score = [sides[side_of(seat, seats)] / (seats // 2) for seat in range(seats)]
    got = {"card_points": list(points), "doubled": found.doubled, "score": score}
    if seats == 3:
        return got | {"rank": found.rank}
    return got | {"team_points": found.totals, "winner": found.rank[0], "team_score": sides}


def lay_out(given: Given) -> FiftyK:
    """The position of a case. Table points that are not given are those of the last play."""
    hands = given["hands"]
    seats = given.get("players", len(hands))
    top = given.get("last_cards") or []
    order = given.get("out_order") or []
    places = {seat: place for place, seat in enumerate(order, 1)}
    passed = given.get("passed") or []
    points = points_of(PACK.read(top))
    state = GAME.position(
        seats=seats,
        options=given.get("options", {}),
        hands=hands,
        top=top,
        last=given.get("last_player"),
        table=given.get("table", points),
        collected=given.get("collected", [0] * seats),
        out=[places.get(seat, 0) for seat in range(seats)],
        passed=[SINCE if seat in passed else 0 for seat in range(seats)],
        starter=given["turn"] if given.get("opening") else None,
        actor=given["turn"],
    )
    assert isinstance(state, FiftyK)
    return state


_SEVERAL = ListOf(SEAT, most=4, once=True)
_MOST = Whole(0, 100_000)
_PLAY = {"play": {"cards": Cards(least=1)}, "pass": {}}
_MOVE = Kinds("type", _PLAY, {"seat": SEAT})
_POSITION = {
    "players": SEATS, "hands": HANDS, "turn": SEAT, "collected": PerSeat(_MOST), "out_order": Maybe(_SEVERAL),
    "table": _MOST, "last_player": Maybe(SEAT), "last_cards": Maybe(CARDS), "passed": Maybe(_SEVERAL),
    "opening": FLAG, "options": OPTIONS,
}  # fmt: skip
_STATE = ("over", "turn", "free_lead", "table", "collected", "out_order", "hand_sizes", "result")
_HAND = {"collected": PerSeat(_MOST), "out_order": _SEVERAL, "left": PerSeat(_MOST)}
_SOME = Cards(least=1)

KINDS = {
    "classify": CaseKind({"cards": _SOME}, ("type", "size", "key"), classify, needs=("cards",)),
    "beats": CaseKind({"play": _SOME, "table": _SOME}, ("beats",), run_beats, needs=("play", "table")),
    "combos": CaseKind({"hand": _SOME}, ("count", "by_type"), combos, needs=("hand",)),
    "responses": CaseKind(
        {"hand": _SOME, "table": _SOME}, ("plays",), responses, needs=("hand", "table"), unordered=("plays",)
    ),
    "deal": CaseKind(
        {"players": SEATS, "deck": DECK, "options": OPTIONS},
        ("hand_sizes", "leader", "hands"),
        run_deal,
        needs=("players", "deck"),
        seats=("players",),
        by_seat=("hands",),
    ),
    "score3": CaseKind(
        {**_HAND, "options": OPTIONS},
        ("card_points", "rank", "doubled", "score"),
        lambda given: run_score(given, 3),
        needs=tuple(_HAND),
        seats=3,
    ),
    "score4": CaseKind(
        {**_HAND, "options": OPTIONS},
        ("card_points", "team_points", "winner", "doubled", "team_score", "score"),
        lambda given: run_score(given, 4),
        needs=tuple(_HAND),
        seats=4,
    ),
    "match": CaseKind(
        {"players": SEATS, "hands": ListOf(Fields(_HAND), least=1, most=1000), "options": OPTIONS},
        ("over", "totals", "rank", "doubled", "bonus", "side_score", "score"),
        run_match,
        needs=("players", "hands"),
        seats=("players",),
    ),
    "position": CaseKind(
        {**_POSITION, "moves": ListOf(_MOVE, most=LONGEST)},
        _STATE,
        run_position,
        needs=("hands", "turn"),
        seats=("players", "hands"),
    ),
    "is_legal": CaseKind(
        {**_POSITION, "move": Kinds("type", _PLAY, extra={"seat": SEAT})},
        ("legal",),
        is_legal,
        needs=("hands", "turn", "move"),
        seats=("players", "hands"),
    ),
}
