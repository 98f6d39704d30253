"""How the end of Abandon Ship is told: the keys, the influence behind them, the boats, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.cards import SUITS
from cardgames.engine.words import Said
from cardgames.games.abandon_ship import words
from cardgames.games.abandon_ship.scoring import Claim

if TYPE_CHECKING:
    from cardgames.games.abandon_ship.rules import AbandonShip


def tell_keys(state: AbandonShip, claims: Sequence[Claim | None]) -> None:
    """AS-5.2 to AS-5.8, boat by boat."""
    made = [claim for claim in claims if claim is not None]
    if made:
        state.tell("AS-5.2", "reveal", cards=[claim.key for claim in made])
    without = [seat for seat, claim in enumerate(claims) if claim is None]
    if without:
        state.tell("AS-5.7", "none", seats=without, verb="has" if len(without) == 1 else "have")
    for suit in SUITS:
        rivals = [claim for claim in made if claim.key.suit == suit]
        if len(rivals) == 1:
            _alone(state, rivals[0])
        elif rivals:
            _contested(state, rivals)
    lost = [suit for suit in SUITS if all(claim.key.suit != suit for claim in made)]
    if lost:
        state.tell("AS-5.8", "lost", suits=[Said(words.SUIT, {"suit": suit}) for suit in lost])
    winners = state.winners() or []
    state.tell("AS-5.8", "wins" if len(winners) == 1 else "share", seats=winners, amount=max(state.points))


def _alone(state: AbandonShip, claim: Claim) -> None:
    state.tell("AS-5.3", "alone", claim.seat, key=claim.key, suit=claim.key.suit, points=claim.points)


def _contested(state: AbandonShip, rivals: Sequence[Claim]) -> None:
    suit = rivals[0].key.suit
    for claim in rivals:
        ranks = [card.rank for card in claim.cards]
        state.tell("AS-5.5", "influence", claim.seat, suit=suit, ranks=ranks, total=claim.influence, cards=claim.cards)
    best = max(claim.influence for claim in rivals)
    leaders = [claim for claim in rivals if claim.influence == best]
    if len(leaders) == 1:
        state.tell("AS-5.4", "most", leaders[0].seat, suit=suit, points=leaders[0].points)
        return
    winners = [claim.seat for claim in leaders if claim.clause == "AS-5.6" and _scores(state, claim, leaders)]
    state.tell("AS-5.6", "tied", suit=suit, seats=[claim.seat for claim in leaders], winners=winners)


def _scores(state: AbandonShip, claim: Claim, leaders: Sequence[Claim]) -> bool:
    """Whether a tied leader takes the boat, also one that holds nothing (AS-5.6)."""
    tie = state.options["influence_tie"]
    return tie == "all" or (tie == "key" and claim.key.rank == max(leader.key.rank for leader in leaders))
