"""The kinds of situation that Poker Battle Line is checked on.

Cases name battlefields by their value, as texts ("5" to "1"), and moves by "type" as `legal` lists them. Every card
that a position does not name is discarded.
"""

from __future__ import annotations

from typing import Any, cast

from cardgames.cards import WITH_JOKERS, Card
from cardgames.engine.cases import CaseError, CaseKind
from cardgames.engine.holdings import CARD, HANDS, LONGEST, LYING, OPTIONS, SEAT, Cards
from cardgames.engine.shapes import ListOf, Maybe, Named, OneOf, Row
from cardgames.games.poker_battle_line import GAME
from cardgames.games.poker_battle_line.moves import FIVE, FOUR, QUEEN, SIZES
from cardgames.games.poker_battle_line.positions import (
    BATTLES,
    MOVE,
    NAMES,
    Given,
    battlefield,
    battles,
    lay_out,
    play,
    rules_of,
    written,
)
from cardgames.games.poker_battle_line.rules import PokerBattleLine
from cardgames.games.poker_battle_line.scoring import CARDS as CARD_OF
from cardgames.games.poker_battle_line.scoring import CODES, Rating, compare, rate
from cardgames.games.poker_battle_line.table import UNCLAIMED

# Formations ----------------------------------------------------------------------------------------------------------


def run_evaluate(given: Given) -> dict[str, Any]:
    """One formation."""
    cards, size = WITH_JOKERS.read(given["cards"]), given["size"]
    _fits("cards", cards, size)
    banned = given.get("banned")
    code = 0 if banned is None else CODES[WITH_JOKERS[banned]]
    return rated(rate(cards, size, code, kickers=rules_of(given)["kickers"] == "full"))


def run_compare(given: Given) -> dict[str, Any]:
    """Both formations of a battlefield."""
    size, rules = SIZES[battlefield(given["field"])], rules_of(given)
    sides = [WITH_JOKERS.read(given[side]) for side in "ab"]
    for name, side in zip("ab", sides, strict=True):
        _fits(name, side, size)
    first = given.get("first_complete")
    kickers, tie_break = rules["kickers"] == "full", rules["tie_break"]
    verdict = compare(size, sides[0], sides[1], first, kickers=kickers, tie_break=tie_break)
    decided = "first_complete" if verdict.winner is not None else "tie"
    a, b = map(rated, verdict.ratings)
    return {"winner": verdict.winner, "how": decided if verdict.equal else "value", "a": a, "b": b}


def _fits(name: str, cards: list[Card], size: int) -> None:
    """A formation has no more cards than its battlefield has room for. Raises CaseError."""
    if len(cards) > size:
        raise CaseError(
            f"{name} should have at most {size} cards, not {len(cards)}", f"{name}最多{size}张牌，不能是{len(cards)}张"
        )


def rated(rating: Rating) -> dict[str, Any]:
    """A rating as a case writes it."""
    return {
        "category": rating.category,
        "number": rating.number,
        "suit": rating.suit,
        "jokers": [CARD_OF[code] for code in rating.jokers],
    }


# Positions -----------------------------------------------------------------------------------------------------------


def run_final(given: Given) -> dict[str, Any]:
    """Money, coins and the winner when all battlefields are resolved."""
    state = cast(PokerBattleLine, GAME.position(won=battles(given["won"])))
    return {"money": state.money, "coins": state.coins, "winner": winner(state)}


def run_legal(given: Given) -> dict[str, Any]:
    """The legal moves, of one type or of one card where the case asks only for these."""
    state = lay_out(given)
    play(state, given.get("moves", []))
    moves = [written(move) for move in state.legal_moves()]
    only = {name: given[key] for name, key in (("type", "only"), ("card", "card")) if given.get(key) is not None}
    if "card" in only:
        only["card"] = WITH_JOKERS[only["card"]]
    return {"moves": [move for move in moves if all(move.get(name) == value for name, value in only.items())]}


def run_view(given: Given) -> dict[str, Any]:
    """What a seat sees."""
    state, seat = lay_out(given), given["viewer"]
    play(state, given.get("moves", []))
    view, other = state.view(seat), 1 - seat
    queen = state.aim if state.power and state.power[0].rank == QUEEN and state.aim[0] == seat else ()
    shown: dict[str, Any] | None = None
    if len(queen) == 1:
        shown = {"hand": state.hands[other]}
    elif queen:
        spots = zip((FOUR, FIVE), queen[1:], strict=True)
        shown = {"fields": {NAMES[f]: state.fields[other][f][at] for f, at in spots if at >= 0}}
    secret = set((shown or {}).get("fields", {}).values())
    return {
        "hand": view.cards(f"hand:{seat}"),
        "opponent_hand": len(state.hands[other]),
        "pile": len(state.pile),
        "discards": discarded(state),
        "mine": {name: view.cards(f"field:{seat}:{name}") for name in NAMES},
        "theirs": {
            name: ["??" if card is None or card in secret else card for card in view.cards(f"field:{other}:{name}")]
            for name in NAMES
        },
        "shown": shown,
    }


def run_position(given: Given) -> dict[str, Any]:
    """A position, and the moves from there."""
    state = lay_out(given)
    events = play(state, given.get("moves", []))
    last = events[-1] if events else []
    marks = {"murdered": "murdered", "murdered_unseen": "murdered", "wasted": "fizzled"}
    reasons = {kind: kind for kind in ("all_resolved", "exhausted", "decided")} | {"concedes": "concede"}
    lying = {f: [side[f] for side in state.fields] for f in range(5) if state.won[f] is None}
    down = {NAMES[f]: [face_down(state, seat, f) for seat in (0, 1)] for f in lying if f in (FIVE, FOUR)}
    return {
        "over": state.over,
        "turn": state.actor,
        "hands": state.hands,
        "pile": len(state.pile),
        "fields": {NAMES[f]: sides for f, sides in lying.items() if any(sides)},
        "face_down": {name: sides for name, sides in down.items() if any(sides)},
        "won": {NAMES[f]: None if seat == UNCLAIMED else seat for f, seat in enumerate(state.won) if seat is not None},
        "event": next((marks[event.kind] for event in last if event.kind in marks), None),
        "money": state.money,
        "coins": state.coins,
        "winner": winner(state),
        "reason": next((reasons[event.kind] for event in last if event.kind in reasons), None),
    }


def winner(state: PokerBattleLine) -> int | None:
    """The winning seat; None at a draw, and before the end."""
    best = state.winners() or []
    return best[0] if len(best) == 1 else None


def face_down(state: PokerBattleLine, seat: int, f: int) -> list[Card]:
    """The cards of a formation that lie face down."""
    cards = state.fields[seat][f]
    return cards[:] if f == FIVE else [card for at, card in enumerate(cards) if state.down[seat] >> at & 1]


def discarded(state: PokerBattleLine) -> int:
    """The cards that are done with, those still in sight until the next move among them."""
    lying = [cards for side in state.fields for f, cards in enumerate(side) if state.won[f] is not None]
    return len(state.discard) + len(state.power) + sum(map(len, lying))


_NATURAL = OneOf(*(card.text for card in WITH_JOKERS if card.rank))
_POSITION = {
    "hands": HANDS, "fields": Named(NAMES, Row(LYING, LYING)), "pile": LYING, "turn": SEAT, "won": BATTLES,
    "completed": Named(NAMES, SEAT), "options": OPTIONS, "moves": ListOf(MOVE, most=LONGEST),
}  # fmt: skip
_AFTER = (
    "over",
    "turn",
    "hands",
    "pile",
    "fields",
    "face_down",
    "won",
    "event",
    "money",
    "coins",
    "winner",
    "reason",
)
_NEEDS = ("hands", "turn")

KINDS = {
    "evaluate": CaseKind(
        {"cards": Cards(), "size": OneOf(*sorted(set(SIZES))), "banned": Maybe(_NATURAL), "options": OPTIONS},
        ("category", "number", "suit", "jokers"),
        run_evaluate,
        needs=("cards", "size"),
    ),
    "compare": CaseKind(
        {
            "field": OneOf(*NAMES, *map(int, NAMES)),
            "a": LYING,
            "b": LYING,
            "first_complete": Maybe(SEAT),
            "options": OPTIONS,
        },
        ("winner", "how", "a", "b"),
        run_compare,
        needs=("field", "a", "b"),
    ),
    "final": CaseKind(
        {"won": Named(NAMES, Maybe(SEAT), every=True)}, ("money", "coins", "winner"), run_final, needs=("won",)
    ),
    "legal": CaseKind(
        {**_POSITION, "only": Maybe(OneOf(*MOVE.kinds)), "card": Maybe(CARD)},
        ("moves",),
        run_legal,
        needs=_NEEDS,
        unordered=("moves",),
    ),
    "view": CaseKind(
        {**_POSITION, "viewer": SEAT},
        ("hand", "opponent_hand", "pile", "discards", "mine", "theirs", "shown"),
        run_view,
        needs=(*_NEEDS, "viewer"),
        unordered=("hand",),
    ),
    "position": CaseKind(_POSITION, _AFTER, run_position, needs=_NEEDS, by_seat=("hands",)),
}
