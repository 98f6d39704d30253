"""The kinds of situation that Soul Hunt is checked on. Cases name souls, hunts and events by their card numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from cardgames.cards import Card
from cardgames.engine.cases import CaseError, CaseKind, within
from cardgames.engine.holdings import OPTIONS, SEAT, SEATS, BySeat, PerSeat
from cardgames.engine.shapes import Fields, ListOf, Maybe, OneOf, Row, Shape, Whole
from cardgames.games.soul_hunt import GAME, scoring
from cardgames.games.soul_hunt.camp import FINALE
from cardgames.games.soul_hunt.cards import ATTRIBUTES, EVENTS, HUNTS, SOULS
from cardgames.games.soul_hunt.endings import TRIALS
from cardgames.games.soul_hunt.event_cards import CLAUSES
from cardgames.games.soul_hunt.moves import CHOOSE, REPLACES, SPEND, VOTE
from cardgames.games.soul_hunt.records import (
    EVENT_NUMBER,
    HUNT_NUMBER,
    MOVES,
    PLACE,
    SOUL_NUMBER,
    SOUL_NUMBERS,
    case_move,
    numbers,
    places,
    read_move,
    take,
)
from cardgames.games.soul_hunt.records import soul as chosen
from cardgames.games.soul_hunt.rules import SoulHunt
from cardgames.games.soul_hunt.scripts import run_script

Given = Mapping[str, Any]


def attribute(given: Given) -> int:
    """The attribute of a case, as a place in STR END SPD PER INT."""
    return ATTRIBUTES.index(given["attribute"])


def by_seat(given: Given, field: str = "numbers") -> dict[int, Any]:
    """An object with seats as its keys."""
    return {int(seat): value for seat, value in given[field].items()}


def run_attribute(given: Given) -> dict[str, Any]:
    """A value, and how many tokens it draws."""
    value = scoring.value(take(given["attached"], SOULS), attribute(given), given["bonus"])
    return {"value": value, "draw": max(0, value)}


def run_number(given: Given) -> dict[str, Any]:
    """A number, and what sacrifices make of it."""
    number, of = scoring.number(given["value"], given["tokens"]), attribute(given)
    if len(given["tokens"]) != max(0, given["value"]):
        raise CaseError(
            f"tokens: a value of {given['value']} draws {max(0, given['value'])} (SH-6.7), not {len(given['tokens'])}",
            f"tokens：数值{given['value']}应抽{max(0, given['value'])}个（SH-6.7），不能是{len(given['tokens'])}个",
        )
    return {"number": number, "corrected": number + sum(s.sacrifice[of] for s in take(given["sacrificed"], SOULS))}


def run_sacrificable(given: Given) -> dict[str, Any]:
    """What of a hand can be sacrificed, and for how much."""
    of = attribute(given)
    souls = scoring.sacrificable(take(given["hand"], SOULS), of)
    return {"values": {str(soul.number): soul.sacrifice[of] for soul in souls}}


def run_actions(given: Given) -> dict[str, Any]:
    """Every preparation."""
    state = lay_out(given, targets=HUNTS[:3], attack=0, round=1)
    moves = state.legal_moves() if state.phase == "action" else scoring.preparations(state.hands[0], state.attached[0])
    return {"moves": [case_move(state, move) for move in moves]}


EFFECTS = {"draws_soul": "hand", "possesses": "attach", "expels": "expel", "needs_room": "replace"}


def run_draw(given: Given) -> dict[str, Any]:
    """What a drawn soul does."""
    taken: set[Card] = set()
    attached, hand = (take(given[field], SOULS, taken) for field in ("attached", "hand"))
    (soul,) = take([given["soul"]], SOULS, taken)
    state = lay_out({}, attached=[attached, []], hands=[hand, []], targets=HUNTS[:3])
    state.receive(0, soul)
    effect = EFFECTS[(state.heard or [])[-1].kind]
    if effect == "replace":
        with within("choice"):
            state.apply(REPLACES[chosen(attached, given.get("choice", attached[0].number))])
    return {"effect": effect, "discarded": numbers(state.discard), **{k: v[0] for k, v in places(state).items()}}


def run_vote(given: Given) -> dict[str, Any]:
    """Votes in voting order, and the order that they give; the captain is asked only where it is open."""
    votes = given["votes"]
    state = lay_out({}, seats=max(2, len(votes)), lives=[3] * len(votes) + [0] * (2 - len(votes)), targets=HUNTS[:3])
    first = scoring.most([[vote["big"] for vote in votes].count(place) for place in range(3)], range(3))
    for number, vote in enumerate(votes):
        with within(f"votes[{number}]"):
            state.apply(VOTE(HUNTS[vote["big"]], HUNTS[vote["small"]]))
    for phase in ("first", "second"):
        if state.phase == phase:
            place = given.get(f"captain_{phase}")
            if place is None:
                raise CaseError(
                    f"the captain chooses here (SH-5.5, SH-5.6); give the place in captain_{phase}",
                    f"此时由队长选择（SH-5.5、SH-5.6）；请在captain_{phase}中给出位置",
                )
            with within(f"captain_{phase}"):
                state.apply(CHOOSE(HUNTS[place]))
    order = [HUNTS.index(hunt) for hunt in state.targets]
    small = [vote["small"] for vote in votes]
    left = [place for place in range(3) if place != order[0]]
    return {
        "first_candidates": first,
        "second_candidates": scoring.most([small.count(place) for place in range(3)], left),
        "order": order,
    }


def run_outcome(given: Given) -> dict[str, Any]:
    """What a hunt comes to."""
    (hunt,) = take([given["hunt"]], HUNTS)
    corrected, players = by_seat(given), given["target_players"]
    won = scoring.succeeds(corrected.values(), players)
    prize = scoring.rewarded(hunt.kind, corrected, corrected) if won else []
    return {
        "success": won,
        "total": sum(corrected.values()),
        "target": 2 * players,
        "prize": prize,
        "relic_choice": [seat for seat in prize if corrected[seat] >= scoring.RELIC],
        "penalty": [] if won else scoring.hit(hunt.kind, corrected, corrected),
        "group": None if hunt.kind != "trial" else "all_attributes_plus_1" if won else "lose_relic",
    }


def seats_with(numbers: Iterable[int]) -> int:
    """How many seats a table with all these seats has."""
    return max(2, 1 + max(numbers))


def run_rewards(given: Given) -> dict[str, Any]:
    """Rewards in captain order; seats that may choose take what they want."""
    corrected, order = by_seat(given), given["order"]
    wants = by_seat(given, "wants")
    for seat in order:
        if seat not in corrected:
            raise CaseError(
                f"numbers needs an entry for seat {seat}, which stands in order",
                f"numbers缺少座位{seat}的一项，它在order中",
            )
    (hunt,) = take([given["hunt"]], HUNTS)
    targets = [hunt, *(other for other in HUNTS if other is not hunt)][:3]
    seats = seats_with(order)
    state = lay_out(
        {},
        seats=seats,
        lives=[1 if seat in order else 0 for seat in range(seats)],
        captain=order[0],
        relics=given["relics"],
        numbers=[corrected.get(seat) for seat in range(seats)],
        targets=targets,
        attack=0,
        round=1,
    )
    relics = []
    while state.phase == "reward":
        seat = cast(int, state.actor)
        if wants.get(seat) == "relic":
            relics.append(seat)
        with within(f"wants.{seat}"):
            state.apply(read_move(state, {"type": "reward", "take": wants.get(seat, "prize")}))
    entitled = scoring.rewarded(hunt.kind, corrected, order)
    return {"relics": state.relics, "prize": [seat for seat in order if seat in entitled and seat not in relics]}


def run_limit(given: Given) -> dict[str, Any]:
    """How many souls are too many."""
    attached, hand = (take(given[field], SOULS) for field in ("attached", "hand"))
    return {"must_discard": scoring.over_limit(attached, hand, given["soul_limit"])}


def run_event_seats(given: Given) -> dict[str, Any]:
    """Whom an event hits, or who may be picked."""
    living, taken = by_seat(given, "living"), set[Card]()
    seats = seats_with(living)
    fields = {
        name: [take(living[seat][field] if seat in living else [], SOULS, taken) for seat in range(seats)]
        for name, field in (("attached", "attached"), ("hands", "hand"))
    }
    lives = [living[seat]["lives"] if seat in living else 0 for seat in range(seats)]
    state = lay_out({}, seats=seats, lives=lives, captain=min(living), targets=HUNTS[:3], **fields)
    return {"seats": state.hit_by(given["event"])}


def run_final(given: Given) -> dict[str, Any]:
    """A judgement of the final challenge."""
    corrected, counted = by_seat(given), given["target_players"]
    everybody = counted == len(corrected)
    seats = seats_with([*corrected, counted - 1])
    state = lay_out(
        {"options": {"target_players": "alive" if everybody else "start"}},
        seats=seats,
        lives=[3 if seat in corrected else 0 for seat in range(seats)],
        captain=min(corrected),
        relics=given["relics"],
        numbers=[corrected.get(seat) for seat in range(seats)],
        targets=list(TRIALS.values())[:3],
        attack=2,
        round=FINALE,
    )
    heard = list(state.heard or [])
    if state.phase == "relics":
        with within("relics_used"):
            heard = state.apply(SPEND(given["relics_used"]))
    (judged,) = [event for event in heard if event.kind in ("meets", "misses")]
    return {
        "total": judged.values["n"],
        "target": judged.values["need"],
        "success": judged.kind == "meets",
        "relics_left": state.relics,
    }


def lay_out(given: Given, seats: int = 2, **fields: Any) -> SoulHunt:
    """A position; `hand` and `attached` of a case belong to seat 0."""
    taken: set[Card] = set()
    for field, name in (("hand", "hands"), ("attached", "attached")):
        if field in given:
            fields[name] = [take(given[field], SOULS, taken), *([] for _ in range(seats - 1))]
    return cast(SoulHunt, GAME.position(seats=seats, options=given.get("options", {}), **fields))


_NUMBER = Whole(-100, 100)
_HOLDS: dict[str, Shape] = {
    **dict.fromkeys(("hand", "attached", "sacrificed"), SOUL_NUMBERS),
    **dict.fromkeys(("captain_first", "captain_second"), Maybe(PLACE)),
    **dict.fromkeys(("bonus", "value"), _NUMBER),
    **dict.fromkeys(("relics", "relics_used"), Whole(0, scoring.RELICS)),
    "attribute": OneOf(*ATTRIBUTES),
    "tokens": ListOf(Whole(0, 2), most=5000),
    "votes": ListOf(Fields({"big": PLACE, "small": PLACE}), least=1, most=GAME.seats[-1]),
    "order": ListOf(SEAT, least=1, most=GAME.seats[-1], once=True),
    "numbers": BySeat(_NUMBER, least=1),
    "wants": BySeat(OneOf("relic", "prize")),
    "living": BySeat(
        Fields({"hand": SOUL_NUMBERS, "attached": SOUL_NUMBERS, "lives": Whole(0, scoring.LIVES)}), least=1
    ),
    "target_players": Whole(1, GAME.seats[-1]),
    "soul_limit": Whole(0, len(SOULS)),
    "soul": SOUL_NUMBER,
    "choice": Whole(1, 32),
    "hunt": HUNT_NUMBER,
    "event": OneOf(*CLAUSES),
}
_SCRIPT: dict[str, Shape] = {
    "players": SEATS,
    "warriors": PerSeat(Whole(1, 5), once=True),
    "soul_deck": SOUL_NUMBERS,
    "hunt_deck": ListOf(HUNT_NUMBER, most=len(HUNTS)),
    "event_deck": ListOf(EVENT_NUMBER, most=len(EVENTS)),
    "tokens": _HOLDS["tokens"],
    "final": Row(*[OneOf(*ATTRIBUTES)] * 3),
    "options": OPTIONS,
    "first_captain": SEAT,
    "reshuffles": ListOf(ListOf(Whole(1, 32), least=1, most=len(SOULS)), most=100),
    "moves": MOVES,
}
_SUMMARY = (
    "round", "captain", "lives", "hands", "attached", "relics", "soul_deck", "soul_discard", "to_move", "decision",
    "result", "hunts", "finals", "legal_count",
)  # fmt: skip


def _kind(given: str, expect: str, run: Any, unordered: tuple[str, ...] = (), optional: str = "") -> CaseKind:
    needs = tuple(given.split())
    fields = {name: _HOLDS[name] for name in (*needs, *optional.split())}
    return CaseKind(fields, tuple(expect.split()), run, needs=needs, unordered=unordered)


KINDS = {
    "attribute": _kind("attached attribute bonus", "value draw", run_attribute),
    "number": _kind("value tokens attribute sacrificed", "number corrected", run_number),
    "sacrificable": _kind("hand attribute", "values", run_sacrificable),
    "actions": _kind("hand attached", "moves", run_actions, ("moves",)),
    "draw": _kind("attached hand soul", "effect attached hand discarded", run_draw, optional="choice"),
    "vote": _kind(
        "votes", "first_candidates second_candidates order", run_vote, optional="captain_first captain_second"
    ),
    "outcome": _kind(
        "hunt numbers target_players", "success total target prize relic_choice penalty group", run_outcome
    ),
    "rewards": _kind("hunt numbers order relics wants", "relics prize", run_rewards),
    "limit": _kind("hand attached soul_limit", "must_discard", run_limit),
    "event_seats": _kind("event living", "seats", run_event_seats, ("seats",)),
    "final": _kind("numbers relics relics_used target_players", "total target success relics_left", run_final),
    "script": CaseKind(_SCRIPT, _SUMMARY, run_script, seats=("players",), needs=tuple(n for n in _SCRIPT if n not in
                       ("warriors", "options", "first_captain", "reshuffles"))),
}  # fmt: skip
