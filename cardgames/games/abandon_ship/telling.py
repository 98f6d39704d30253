"""How the end of Abandon Ship is told: the keys, the influence behind them, the boats, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.cards import SUITS
from cardgames.engine.words import Said, equation
from cardgames.games.abandon_ship import words
from cardgames.games.abandon_ship.scoring import Claim

if TYPE_CHECKING:
    from cardgames.games.abandon_ship.rules import AbandonShip


def tell_keys(state: AbandonShip, claims: Sequence[Claim | None]) -> None:
    """AS-5.2 to AS-5.8, boat by boat; AS-R14: equal scores share the win."""
    made = [claim for claim in claims if claim is not None]
    if made:
        state.tell("AS-5.2", "reveal", cards=[claim.key for claim in made])
    without = [seat for seat, claim in enumerate(claims) if claim is None]
    if without:
        state.tell("AS-5.7", "none", seats=without)
    for suit in SUITS:
        rivals = [claim for claim in made if claim.key.suit == suit]
        if len(rivals) == 1:
            (alone,) = rivals
            state.tell("AS-5.3", "alone", alone.seat, key=alone.key, suit=suit, points=alone.points)
        elif rivals:
            _contested(state, suit, rivals)
    lost = [suit for suit in SUITS if all(claim.key.suit != suit for claim in made)]
    if lost:
        state.tell("AS-5.8", "lost", suits=[Said(words.SUIT, {"suit": suit}) for suit in lost])
    winners = state.winners() or []
    state.tell("AS-5.8", "wins" if len(winners) == 1 else "share", seats=winners, amount=max(state.points))


def _contested(state: AbandonShip, suit: str, rivals: Sequence[Claim]) -> None:
    """AS-5.4 to AS-5.6: the influence of everybody with a key of the suit, and who takes the boat."""
    for claim in rivals:
        state.tell(
            "AS-5.5",
            "influence",
            claim.seat,
            suit=suit,
            cards=claim.cards,
            sum=equation([card.rank for card in claim.cards]),
        )
    winners = [claim for claim in rivals if claim.wins]
    leaders = [claim.seat for claim in rivals if claim.influence == claim.best]
    if len(leaders) == 1:
        state.tell("AS-5.4", "most", leaders[0], suit=suit, points=winners[0].points)
    elif not winners:
        state.tell("AS-5.6", "tied_none", suit=suit, seats=leaders)
    elif len(winners) < len(leaders):
        (winner,) = winners
        state.tell("AS-5.6", "tied_key", winner.seat, suit=suit, seats=leaders, key=winner.key, points=winner.points)
    else:
        state.tell("AS-5.6", "tied_all", suit=suit, seats=leaders, points=winners[0].points)
