"""Why cards may not be played: which combination they form and what is wrong with it, or why they form none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.words import Said
from cardgames.games.fifty_k import refusals
from cardgames.games.fifty_k.combinations import (
    FIGURES,
    FIVE,
    KING,
    SHORTEST,
    TEN,
    TWO,
    Combination,
    cards_of,
    combination,
    mask_of,
)  # fmt: skip
from cardgames.games.fifty_k.moves import Play
from cardgames.games.fifty_k.telling import beating_clause, called

if TYPE_CHECKING:
    from cardgames.games.fifty_k.rules import FiftyK

Reason = tuple[str, str, dict[str, Any]]
"""Clause, kind of refusal, its values."""


def not_now(state: FiftyK, move: Move) -> Illegal:
    """FK-3.1, FK-R4: no pass with the free lead."""
    return state.refuse("FK-3.1", "free_lead", actor=state.actor, right=right(state, 0, None))


def why_not(state: FiftyK, move: Move, top: Combination | None) -> Illegal:
    """The refusal of a play that is not legal now."""
    mask = move.mask if isinstance(move, Play) else 0
    clause, kind, values = reason(state, move, top)
    return state.refuse(clause, kind, **values, right=right(state, mask, top))


def right(state: FiftyK, mask: int, top: Combination | None) -> Said:
    """What would be right instead: the legal play that has most in common with the cards chosen."""
    masks = [move.mask for move in state.legal_moves() if isinstance(move, Play)]
    if not masks:
        return Said(refusals.ONLY_PASS)
    best = max(masks, key=lambda other: _alike(other, mask))
    said = refusals.FOR_INSTANCE if top is None else refusals.OR_PASS
    return Said(said, {"cards": cards_of(best), "what": called(combination(best))})  # type: ignore[arg-type]


def _alike(one: int, other: int) -> tuple[int, int, int]:
    """How much two sets of cards have in common, few odd cards first; of equal ones the lowest is best."""
    common = (one & other).bit_count()
    return 2 * common - one.bit_count(), common, -one


def reason(state: FiftyK, move: Move, top: Combination | None) -> Reason:
    """What is wrong with a play, the first thing first: the cards, the combination, the comparison."""
    turn = "FK-3.1" if top is None else "FK-3.2"
    cards, hand = move.cards, state.hands[state.actor]  # type: ignore[index]
    if not cards:
        return turn, "nothing", {}
    twice = [card for at, card in enumerate(cards) if card in cards[:at]]
    if twice:
        return turn, "twice", {"cards": twice}
    missing = [card for card in cards if card not in hand]
    if missing:
        return turn, "not_held", {"actor": state.actor, "cards": missing}
    found = combination(mask_of(cards))
    if found is None:
        return no_combination(cards)
    if top is None:
        return "FK-R3", "opening", {"cards": cards, "what": called(found)}
    return beating_clause(found, top), _shortcoming(found, top), {
        "cards": cards, "what": called(found), "last": called(top),
    }  # fmt: skip


def _shortcoming(found: Combination, top: Combination) -> str:
    """FK-5.1 to FK-5.6: why a combination does not beat the one on the table."""
    if found.power != top.power:
        return "weaker"
    if found.type != top.type:
        return "other_type"
    if found.size != top.size:
        return "other_size"
    return {"FK-5.4": "fifty_k", "FK-5.2": "triples_count"}.get(beating_clause(found, top), "not_higher")


def no_combination(cards: tuple[Card, ...]) -> Reason:
    """FK-4.1 to FK-4.13, FK-R7: why cards form no combination, by how many there are of each rank."""
    ranks = [card.index // 4 for card in cards]
    counts = {rank: ranks.count(rank) for rank in sorted(set(ranks))}
    most = max(counts.values())
    if most == 4:
        return "FK-4.13", "four", {"key": _figure(next(rank for rank in counts if counts[rank] == 4))}
    if len(cards) == 2:
        return "FK-4.3", "no_pair", {}
    if most == 1:
        return _no_straight(list(counts))
    if set(counts.values()) in ({2}, {3}):
        return _no_run("FK-4.4" if most == 2 else "FK-4.6", list(counts))
    if most == 2:
        return "FK-R7", "mixed", {}
    triples = [rank for rank in counts if counts[rank] == 3]
    if len(triples) > 1 and _odd_run(triples):
        return _no_run("FK-4.6", triples)
    wings = tuple(card for card in cards if counts[card.index // 4] != 3)
    if len(triples) == 1:
        return "FK-4.7" if len(wings) % 2 else "FK-4.8", "triple_wings", {"wings": wings}
    clause = "FK-4.10" if any(counts[card.index // 4] == 2 for card in wings) else "FK-4.9"
    return clause, "run_wings", {"n": len(triples), "wings": wings}


def _no_straight(ranks: list[int]) -> Reason:
    """FK-4.2, FK-4.11: three or more cards of different ranks."""
    if len(ranks) == 3:
        return ("FK-4.2", "too_short", {"n": 3}) if not _odd_run(ranks) else ("FK-4.11", "no_fifty", {})
    if {FIVE, TEN, KING} <= set(ranks) and len(ranks) == 4:
        return "FK-4.11", "more_than_fifty", {}
    if not _odd_run(ranks) and len(ranks) < SHORTEST:
        return "FK-4.2", "too_short", {"n": len(ranks)}
    return _no_run("FK-4.2", ranks)


def _odd_run(ranks: list[int]) -> bool:
    """Whether some ranks do not make a run: they do not follow each other, or there is a 2 among them."""
    return ranks[-1] == TWO or ranks[-1] - ranks[0] >= len(ranks)


def _no_run(clause: str, ranks: list[int]) -> Reason:
    """Why some ranks do not make a run."""
    if ranks[-1] == TWO:
        return clause, "two_in_run", {}
    missing = next(rank for rank in range(ranks[0], ranks[-1]) if rank not in ranks)
    return clause, "gap", {"key": _figure(missing)}


def _figure(rank: int) -> str:
    return "10" if FIGURES[rank] == "T" else FIGURES[rank]
