"""Pitches, swings, catches and seasons told step by step; the rules call these only when somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.cards import Card
from cardgames.engine.words import Said
from cardgames.games.brain_baseball import words

if TYPE_CHECKING:
    from cardgames.games.brain_baseball.rules import BrainBaseball

_SCORED = {"BB-4.6": "unhit", "BB-5.3": "caught", "BB-5.4": "hit"}


def tell_start(state: BrainBaseball) -> None:
    """BB-1.3, BB-2.1 (BB-R10 where the option sets another number), BB-R9."""
    seasons = state.options["seasons"]
    state.tell("BB-1.3", "deal", seats=state.seats, n=len(state.unused))
    state.tell("BB-2.1" if seasons == state.seats else "BB-R10", "seasons", n=seasons)
    state.tell("BB-R9", "starts", state.starter)


def tell_season(state: BrainBaseball) -> None:
    """BB-7.3, BB-2.4, and what becomes of a streak (BB-6.4, BB-6.5)."""
    state.tell("BB-7.3", "shuffle", season=state.season + 1, seats=state.seats, n=len(state.unused))
    state.tell("BB-2.4", "starts", state.starter)
    if state.streak:
        anew = state.options["streak_scope"] == "season"
        clause, kind = ("BB-6.4", "anew") if anew else ("BB-6.5", "carried")
        state.tell(clause, kind, streaker=state.streaker, n=state.streak)


def tell_next(state: BrainBaseball, clause: str, seat: int, pitcher: int, holders: int) -> None:
    """BB-4.6, BB-5.3 or BB-5.4: who pitches next; BB-4.7: somebody else instead. BB-7.2: the extra round."""
    if pitcher != seat:
        state.tell("BB-4.7", "instead", pitcher, seat=seat)
    elif clause:
        state.tell(clause, "again" if clause == "BB-4.6" else "next", pitcher)
    if holders == 1:
        state.tell("BB-7.2", "extra", pitcher)


def tell_pitch(state: BrainBaseball, card: Card, again: bool) -> None:
    """BB-2.2 (BB-R6 where the same player pitches again), BB-4.1, BB-3.2; BB-6.3, BB-R5 for the streak of another."""
    seat, streaker = state.pitcher, state.streaker
    state.tell("BB-R6" if again else "BB-2.2", "round", season=state.season + 1, n=state.round)
    state.tell("BB-4.1", "pitch", seat, card=card)
    state.tell("BB-3.2", "worth", points=card.rank)
    if streaker is not None and streaker != seat:
        clause = "BB-6.3" if state.hands[streaker] else "BB-R5"
        state.tell(clause, "lost", streaker=streaker, n=state.streak)
    if not state.hands[seat]:
        state.tell("BB-2.3", "out", seat)


def tell_swing(state: BrainBaseball, seat: int, card: Card) -> None:
    """BB-4.3 with BB-R12 or BB-3.1, BB-6.3; the state is the one before the swing."""
    ball, last = state.ball[0], state.last_swing
    if last is None:
        state.tell("BB-4.3", "swing", seat, card=card, ball=ball)
    else:
        state.tell("BB-4.3", "swing_over", seat, card=card, last=last, ball=ball)
    if card.rank == ball.rank:
        state.tell("BB-R12", "equal")
    elif card.rank == 1:
        state.tell("BB-3.1", "ace_low")
    if state.streak:
        state.tell("BB-6.3", "broken", streaker=state.streaker, n=state.streak)
    _tell_last_card(state, seat)


def tell_batter(state: BrainBaseball) -> None:
    """BB-4.4, BB-4.5: all have been asked."""
    *earlier, batter = state.swung
    if earlier:
        state.tell("BB-4.4", "once", seats=earlier)
    state.tell("BB-4.5", "batter", batter)
    if not any(hand for seat, hand in enumerate(state.hands) if seat != batter):
        state.tell("BB-5.1", "no_catchers")


def tell_catch(state: BrainBaseball, seat: int, card: Card) -> None:
    """BB-5.2 with BB-3.3, BB-3.4, BB-R2; the state is the one before the catch."""
    ball, last = state.ball[0], state.last_catch
    state.tell("BB-5.2", "catch", seat, card=card, over=last or ball)
    if last is None and ball.rank <= 2:
        kind = "ball_low" if state.options["ball_value_in_catch"] == "points" else "ball_high"
        state.tell("BB-3.4", kind, points=ball.rank)
    if card.rank <= 2:
        state.tell("BB-3.3", "ace_high" if card.rank == 1 else "two_high")
    if seat == state.pitcher:
        state.tell("BB-R2", "own_ball")
    _tell_last_card(state, seat)


def _tell_last_card(state: BrainBaseball, seat: int) -> None:
    """BB-2.3: the card that is played was the last one."""
    if len(state.hands[seat]) == 1:
        state.tell("BB-2.3", "out", seat)


def tell_score(state: BrainBaseball, seat: int, clause: str, card: Card | None) -> None:
    """BB-4.6, BB-5.3 or BB-5.4; BB-R8 for those who could not swing at an unhit pitch."""
    ball = state.ball[0]
    state.tell(clause, _SCORED[clause], seat, ball=ball, card=card, points=ball.rank)
    absent = [other for other, hand in enumerate(state.hands) if other != seat and not hand]
    if card is None and absent:
        state.tell("BB-R8", "absent", seats=absent)


def tell_streak(state: BrainBaseball) -> None:
    """BB-6.3: how many there are; the third wins (BB-6.1), also in a season's last round (BB-R7), alone (BB-6.2)."""
    seat = state.pitcher
    if state.streak < 3:
        state.tell("BB-6.3", ("one", "two")[state.streak - 1], seat)
        return
    state.tell("BB-6.1", "three", seat)
    others = sum(1 for other, hand in enumerate(state.hands) if hand and other != seat)
    if not others or (others == 1 and not state.hands[seat] and state.options["season_end"] == "current"):
        state.tell("BB-R7", "last_round")
    state.tell("BB-6.2", "alone", seat, scores=[_has(other, n) for other, n in enumerate(state.points)])


def tell_season_end(state: BrainBaseball) -> None:
    """BB-7.1 or BB-7.2; BB-7.4, BB-7.5, BB-R11 after the last season."""
    holders = [seat for seat, hand in enumerate(state.hands) if hand]
    clause = "BB-7.1" if state.options["season_end"] == "current" else "BB-7.2"
    if clause == "BB-7.2" and not state.swings:
        state.tell(clause, "extra_over")
    elif holders:
        state.tell(clause, "left", seats=holders, n=sum(len(hand) for hand in state.hands))
    else:
        state.tell(clause, "none_left")
    if not state.over:
        return
    state.tell("BB-7.4", "over")
    winners, best = state.winners() or [], max(state.points)
    one = len(winners) == 1
    state.tell("BB-7.5" if one else "BB-R11", "wins" if one else "share", seats=winners, amount=best)


def _has(seat: int, amount: int) -> Said:
    return Said(words.HAS, {"seat": seat, "amount": amount})


# Refusals ----------------------------------------------------------------------------------------------------------


def one_of(cards: Sequence[Card]) -> Said:
    """What would be right instead of a pitch."""
    return Said(words.COULD_PITCH, {"cards": list(cards)})


def or_pass(cards: Sequence[Card]) -> Said:
    """What would be right instead of a swing or a catch."""
    return Said(words.OR_PASS if cards else words.ONLY_PASS, {"cards": list(cards)})


def why_no_catch(card: Card, ball: Card, last: Card | None) -> str:
    """The clause that a catch breaks: equal to the ball (BB-R12), below a ball of a 2 or an ace (BB-3.4), or BB-5.2."""
    if last is not None:
        return "BB-5.2"
    if card.rank == ball.rank:
        return "BB-R12"
    return "BB-3.4" if ball.rank <= 2 else "BB-5.2"
