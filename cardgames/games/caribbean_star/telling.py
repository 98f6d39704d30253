"""A settlement told step by step; the rules call it only when somebody listens."""

from __future__ import annotations

from cardgames.engine.state import State
from cardgames.games.caribbean_star.scoring import Settlement, best


def tell_settlement(state: State, seat: int, done: Settlement) -> None:
    """CS-6.1 to CS-6.9 as far as they apply, in the order in which they are worked out."""
    if done.minutes == 0:
        state.tell("CS-6.6", "no_show", seat, settlement=done)
        cards = done.mistakes + done.sixes
        if cards:
            state.tell("CS-R9", "cleared", seat, cards=cards)
        return
    state.tell("CS-6.1", "count", seat, cards=done.acts, minutes=done.minutes, points=done.points)
    kind = {"CS-6.2": "full", "CS-6.3": "best_halved", "CS-6.4": "halved", "CS-6.5": "too_long"}[done.clause]
    state.tell(done.clause, kind, seat, base=done.base, card=best(done.acts))
    if done.mistakes:
        terms = [done.base, *(-card.rank for card in done.mistakes)]
        state.tell("CS-6.7", "mistakes", seat, cards=done.mistakes, terms=terms, rest=done.rest)
    if done.sixes and done.factor > 1:
        state.tell("CS-6.8", "doubled", seat, cards=done.sixes, rest=done.rest, factor=done.factor, score=done.score)
    elif done.sixes:
        state.tell("CS-R7", "not_doubled", seat, cards=done.sixes, rest=done.rest)
    state.tell("CS-6.9", "scores", seat, amount=done.score, settlement=done)
