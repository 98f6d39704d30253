"""A greedy player for Brain Baseball: weighs how likely it is to get the ball against the card that this takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardgames.cards import STANDARD, Card
from cardgames.engine.moves import Move
from cardgames.engine.view import View
from cardgames.games.brain_baseball.scoring import CATCH, ball_height
from cardgames.players.odds import lacks, unseen

STREAKS = (3.0, 9.0, 400.0)
"""What the first, second, third unhit pitch in a row is worth beside its points."""
WILLING = 0.6
"""How often an opponent who could swing or catch is thought to do it."""
PRICES = {1: 8.0, 2: 7.0, 13: 5.0, 12: 3.0}
"""What the best catching cards are kept for, in points."""
ANY_CARD = 2.5
"""What any other card is kept for: whoever runs out of cards can stop no streak."""


def worth(view: View, move: Move) -> float:
    """What a move should bring, in points and on the way to three unhit pitches in a row, less the price of the card.

    Cards out of sight are thought to be dealt alike, and opponents to use a fitting one more often than not. A pitch
    is worth its points and the progress of the streak as likely as nobody swings; else what the own best catch should
    save of it. A swing is worth the ball as likely as nobody goes above it or catches, and what it takes from a streak
    that nobody else may stop; a catch the ball as likely as nobody goes above it. A pass is worth what a catch may
    bring when somebody else has swung.
    """
    if move.kind == "pitch":
        return _pitch(view, move.card) - _price(move.card)
    ball = view.cards("ball")[0]
    assert ball is not None
    if move.kind == "pass":
        return _best_catch(view, ball, None) if view.phase == "bat" and view.value("swung") else 0.0
    if move.kind == "catch":
        later = _between(view, view.value("swung")[-1])
        return ball.rank * _none_above(view, move.card, later) - _price(move.card)
    return _swing(view, move.card, ball) - _price(move.card)


def _pitch(view: View, ball: Card) -> float:
    """A ball that goes unhit, or one that has to be caught."""
    others = _others(view)
    unhit = _nobody(view, others, lambda rank: rank <= ball.rank)
    progress = STREAKS[view.value("streak")] if view.value("streaker") == view.viewer else STREAKS[0]
    hit = _best_catch(view, ball, ball) - ball.rank / len(others)
    return unhit * (ball.rank + progress) + (1 - unhit) * hit


def _swing(view: View, card: Card, ball: Card) -> float:
    """The bat, kept against later swings and against catches; and a streak that comes to an end."""
    later = _between(view, view.value("pitcher"))
    kept = _nobody(view, later, lambda rank: card.rank < rank <= ball.rank)
    height = ball_height(ball, view.options["ball_value_in_catch"])
    uncaught = _nobody(view, _others(view), lambda rank: CATCH[rank] > height)
    if view.value("swung"):
        return ball.rank * kept * uncaught
    going_on = view.value("streaker") == view.value("pitcher")
    danger = STREAKS[view.value("streak") if going_on else 0] / (view.seats - 1)
    return ball.rank * kept * uncaught + danger * _nobody(view, later, lambda rank: rank <= ball.rank)


def _best_catch(view: View, ball: Card, without: Card | None) -> float:
    """What the own best card should bring as a catch, `without` the one that is pitched; 0 where none is above it."""
    height = ball_height(ball, view.options["ball_value_in_catch"])
    hand = [card for card in view.cards(f"hand:{view.viewer}") if card is not None and card is not without]
    fitting = [card for card in hand if CATCH[card.rank] > height]
    worths = [ball.rank * _none_above(view, card, _others(view)) - _price(card) for card in fitting]
    return max(worths, default=0.0)


def _price(card: Card) -> float:
    """What the card could still be good for."""
    return PRICES.get(card.rank, ANY_CARD)


# Chances -----------------------------------------------------------------------------------------------------------


def _others(view: View) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.viewer]


def _between(view: View, end: int) -> list[int]:
    """The seats that are asked after the viewer, up to the one who is not."""
    seats = [(int(view.viewer) + step) % view.seats for step in range(1, view.seats)]
    return seats[: seats.index(end)]


def _none_above(view: View, card: Card, seats: Iterable[int]) -> float:
    return _nobody(view, seats, lambda rank: CATCH[rank] > CATCH[card.rank])


def _nobody(view: View, seats: Iterable[int], fits: Callable[[int], bool]) -> float:
    """How likely it is that none of the seats plays a card of a fitting rank."""
    hidden = [card.rank for card in unseen(view, STANDARD)]
    fitting = sum(map(fits, hidden))
    likely = 1.0
    for seat in seats:
        lacking = lacks(len(hidden), fitting, len(view.cards(f"hand:{seat}")))
        likely *= 1 - WILLING * (1 - lacking)
    return likely
