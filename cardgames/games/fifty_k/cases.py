"""The kinds of situation that Fifty-K is checked on."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Mapping, Sequence
from typing import Any

from cardgames.engine.cases import ANY, CARDS, HANDS, LIST, NUMBER, OPTIONS, SEATS, CaseError, CaseKind
from cardgames.engine.moves import Move
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
        raise CaseError("table is one combination; these cards form none")
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
    for hand in given["hands"]:
        if over:
            raise CaseError("the target is reached before the last of these hands; the match ends there")
        facts(hand, seats)
        for seat, own in enumerate(hand_points(hand, options)):
            points[seat] += own
            collected[seat] += hand["collected"][seat]
        firsts[hand["out_order"][0]] += 1
        doubling = options["match_doubling"] == "match"
        percent = options["bonus_percent"]
        found = result(points, collected, firsts, hand["out_order"], match=True, doubling=doubling, percent=percent)
        over = max(found.totals) >= options["match_target"]
    if found is None:
        raise CaseError("hands is a list of one hand or more")
    if not over:
        return {"over": False, "totals": found.totals}
    scores = outcome(points, found)
    return {"over": True, "totals": found.totals, "rank": found.rank, "doubled": found.doubled, "bonus": found.bonus,
            "side_score": side_scores(found), "score": scores["score"]}  # fmt: skip


def run_position(given: Given) -> dict[str, Any]:
    """A position, and the moves from there."""
    state = lay_out(given)
    for number, entry in enumerate(given.get("moves", ()), 1):
        if not isinstance(entry, Mapping) or set(entry) - {"seat", "type", "cards"} or "seat" not in entry:
            raise CaseError(f"move {number} is an object with seat, type and, for a play, cards")
        if entry["seat"] != state.actor or type(entry["seat"]) is not int:
            turn = "the hand is over" if state.actor is None else f"seat {state.actor} is in turn"
            raise CaseError(f"move {number} is of seat {entry['seat']}, but here {turn}")
        state.apply(read_play(entry, f"move {number}"))
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
    return {"legal": lay_out(given).check(read_play(given["move"], "move")) is None}


# Reading and laying out ----------------------------------------------------------------------------------------------


def read_mask(cards: Any) -> int:
    """Some different cards."""
    read = PACK.read(cards)
    if not read or len(set(read)) != len(read):
        raise CaseError("the cards are a list of one or more, each once")
    return mask_of(read)


def _known(mask: int) -> Combination:
    found = combination(mask)
    assert found is not None
    return found


def read_play(entry: Any, where: str) -> Move:
    """A move of a case: {"type": "play", "cards": [...]} or {"type": "pass"}."""
    if not isinstance(entry, Mapping) or entry.get("type") not in ("play", "pass"):
        raise CaseError(f"{where}: the type is 'play' or 'pass'")
    if entry["type"] == "pass":
        return STAY
    return PLAY(tuple(PACK.read(entry.get("cards", []))))


def facts(given: Any, seats: int) -> dict[str, Any]:
    """The options of a hand that is over; every list has an entry for each seat."""
    if not isinstance(given, Mapping) or any(not isinstance(given.get(name), list) for name in _HAND):
        raise CaseError(f"a hand has the lists {', '.join(_HAND)}")
    numbers = (*given["collected"], *given["left"])
    lengths = {len(given["collected"]), len(given["left"])}
    if lengths != {seats} or any(type(points) is not int or points < 0 for points in numbers):
        raise CaseError(f"collected and left are {seats} whole numbers each, 0 or more, one for each seat")
    order = read_seats(given["out_order"], "out_order", seats)
    if not ends(order, seats) or ends(order[:-1], seats):
        right = "two seats (FK-7.1)" if seats == 3 else "two partners and nobody after them (FK-6.1)"
        raise CaseError(f"out_order of a hand that is over: right would be {right}")
    if any(given["left"][seat] for seat in order):
        raise CaseError("left: who is out has no cards left (FK-3.6); right would be 0")
    return GAME.check_options(given.get("options", {}), seats)


def read_seats(value: Any, name: str, seats: int) -> list[int]:
    """Some different seats."""
    if not isinstance(value, list) or any(type(seat) is not int or not 0 <= seat < seats for seat in value):
        raise CaseError(f"{name} is a list of seats, 0 to {seats - 1}")
    if len(set(value)) != len(value):
        raise CaseError(f"{name} names each seat once")
    return value


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
    seats = GAME.check_seats(given.get("players", len(hands)))
    top = given.get("last_cards") or []
    order = read_seats(given.get("out_order") or [], "out_order", seats)
    places = {seat: place for place, seat in enumerate(order, 1)}
    passed = read_seats(given.get("passed") or [], "passed", seats)
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


_POSITION = {
    "players": SEATS, "hands": HANDS, "turn": NUMBER, "collected": ANY, "out_order": ANY, "table": ANY,
    "last_player": ANY, "last_cards": ANY, "passed": ANY, "opening": ANY, "options": OPTIONS,
}  # fmt: skip
_STATE = ("over", "turn", "free_lead", "table", "collected", "out_order", "hand_sizes", "result")
_HAND = {"collected": ANY, "out_order": ANY, "left": ANY}

KINDS = {
    "classify": CaseKind({"cards": CARDS}, ("type", "size", "key"), classify, needs=("cards",)),
    "beats": CaseKind({"play": CARDS, "table": CARDS}, ("beats",), run_beats, needs=("play", "table")),
    "combos": CaseKind({"hand": CARDS}, ("count", "by_type"), combos, needs=("hand",)),
    "responses": CaseKind(
        {"hand": CARDS, "table": CARDS}, ("plays",), responses, needs=("hand", "table"), unordered=("plays",)
    ),
    "deal": CaseKind(
        {"players": SEATS, "deck": CARDS, "options": OPTIONS},
        ("hand_sizes", "leader", "hands"),
        run_deal,
        needs=("players", "deck"),
        by_seat=("hands",),
    ),
    "score3": CaseKind(
        {**_HAND, "options": OPTIONS},
        ("card_points", "rank", "doubled", "score"),
        lambda given: run_score(given, 3),
        needs=tuple(_HAND),
    ),
    "score4": CaseKind(
        {**_HAND, "options": OPTIONS},
        ("card_points", "team_points", "winner", "doubled", "team_score", "score"),
        lambda given: run_score(given, 4),
        needs=tuple(_HAND),
    ),
    "match": CaseKind(
        {"players": SEATS, "hands": HANDS, "options": OPTIONS},
        ("over", "totals", "rank", "doubled", "bonus", "side_score", "score"),
        run_match,
        needs=("players", "hands"),
    ),
    "position": CaseKind({**_POSITION, "moves": LIST}, _STATE, run_position, needs=("hands", "turn")),
    "is_legal": CaseKind({**_POSITION, "move": ANY}, ("legal",), is_legal, needs=("hands", "turn", "move")),
}  # fmt: skip
