"""Set-up, cards, points and the end told step by step; the rules call these only when somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.words import Said, Words
from cardgames.games.lost_starship import words
from cardgames.games.lost_starship.scoring import PLACE, Outcome, of_tops

if TYPE_CHECKING:
    from cardgames.games.lost_starship.rules import LostStarship

AXIS_CLAUSES = ("LS-3.2", "LS-3.3")


def tell_start(state: LostStarship) -> None:
    """LS-2.1, LS-2.2, LS-2.3, LS-2.4 (LS-R8)."""
    left = len(state.spare)
    state.tell("LS-2.1", ("all_kings", "one_king", "kings")[min(left, 2)], n=left)
    kind = "home" if state.options["variant"] == "home" else "hunted"
    for seat, ((king,), place) in enumerate(zip(state.kings, state.places(), strict=True)):
        state.tell("LS-2.2", kind, seat, to=(seat,), place=words.NAMES[place], card=king)
    state.tell("LS-2.3", "deal", seats=state.seats, n=len(state.stock))
    state.tell("LS-2.4" if state.first == 0 else "LS-R8", "first", state.first)


def tell_play(state: LostStarship, seat: int, card: Card, pile: Sequence[Card]) -> None:
    """LS-2.8 (LS-R5), LS-2.6, LS-2.9, LS-2.7, LS-4.1 (LS-R6), LS-4.2; the state is the one before the play."""
    stock = state.stock
    if seat == state.first:
        state.tell("LS-2.8", "round", n=state.round + 1, of=state.rounds)
        if state.round and state.options["rotate_start"]:
            state.tell("LS-R5", "starts", seat)
    place = words.NAMES[PLACE[card.suit]]
    if pile:
        state.tell("LS-2.9", "cover", seat, card=card, place=place, old=pile[-1])
    else:
        state.tell("LS-2.6", "play", seat, card=card, place=place)
    if not stock:
        return state.tell("LS-4.2", "no_card", seat)
    state.tell("LS-2.7", "draw", seat, to=(seat,), card=stock[0])
    if len(stock) == 1:
        even = (seat + 1) % state.seats == state.first
        state.tell("LS-4.1" if even else "LS-R6", "last" if even else "uneven")
    return None


def tell_points(state: LostStarship, card: Card, result: Outcome) -> None:
    """LS-3.1 to LS-3.6, and LS-R3; the points are given already."""
    tops, names = state.tops, words.NAMES
    if 0 in tops:
        state.tell("LS-3.1", "empty", places=[names[place] for place, top in enumerate(tops) if top == 0])
    margins = []
    for axis in (0, 1):
        one, other, place = tops[axis], tops[axis + 2], result[axis]
        high, low = (one, other) if one > other else (other, one)
        margins.append(high - low)
        if place is None:
            state.tell("LS-3.4", "level", axis=words.AXES[axis], high=high, low=low, margin=0)
        else:
            clause, to = AXIS_CLAUSES[axis], names[place]
            state.tell(clause, "ahead", axis=words.AXES[axis], high=high, low=low, margin=high - low, place=to)
    if result.extra is not None:
        state.tell("LS-3.5", "wider", high=max(margins), low=min(margins), place=names[result.extra])
    elif state.options["margin_bonus"]:
        state.tell("LS-R3", "as_wide", margin=margins[0])
    points = state.points[:]
    state.tell_late(partial(totals, card, points, result), "totals", state.actor)


def totals(card: Card, points: Sequence[int], result: Outcome) -> tuple[str, dict[str, Any]]:
    """LS-3.6: what the totals are now, and what each direction got."""
    gains = [Said(words.GAINS, {"place": words.NAMES[place], "n": n}) for place, n in enumerate(result.points()) if n]
    has = [Said(words.HAS, {"place": words.NAMES[place], "n": n}) for place, n in enumerate(points)]
    return "LS-3.6", {"card": card, "totals": has, "gains": gains or [words.NO_POINTS]}


def axis_values(tops: Sequence[int], axis: int) -> dict[str, int]:
    """The margin of an axis, worked out: the higher top, the lower one, their difference."""
    low, high = sorted((tops[axis], tops[axis + 2]))
    return {"high": high, "low": low, "margin": high - low}


def margin(tops: Sequence[int], axis: int, bonus: bool) -> Said | None:
    """The margin of an axis, worked out, and the points that it would bring now; None without any card."""
    values = axis_values(tops, axis)
    if values["high"] == 0:
        return None
    result = of_tops(tops, bonus)
    place = result[axis]
    if place is None:
        return Said(words.LEVEL, values)
    return Said(words.MARGIN, {**values, "place": words.NAMES[place], "n": result.count(place)})


def whereabouts(east: int, south: int) -> Said | Words:
    """How far the ship has drifted."""
    parts = []
    for n, forward, backward in ((south, 2, 0), (east, 1, 3)):
        if n:
            parts.append(Said(words.DRIFT, {"n": abs(n), "place": words.NAMES[forward if n > 0 else backward]}))
    return Said(words.DRIFTS, {"parts": parts}) if parts else words.AT_THE_START


def tell_end(state: LostStarship) -> None:
    """LS-4.1, LS-4.3, LS-5.1, LS-R12, and the winners: LS-5.2, LS-5.3 or LS-5.4."""
    places, home = state.places(), state.options["variant"] == "home"
    state.tell("LS-4.1", "over")
    left = sum(map(len, state.hands))
    if left:
        state.tell("LS-4.3", "left", n=left)
    kings = [
        Said(words.KING_OF, {"seat": seat, "place": words.NAMES[place], "card": state.kings[seat][0]})
        for seat, place in enumerate(places)
    ]
    state.tell("LS-5.1", "reveal", kings=kings)
    won = state.winners() or []
    best = state.points[places[won[0]]]
    better = [
        Said(words.HAS, {"place": words.NAMES[place], "n": n})
        for place, n in enumerate(state.points)
        if place not in places and (n > best if home else n < best)
    ]
    if better:
        state.tell("LS-R12", "unowned" if home else "unhunted", places=better)
    if len(won) > 1:
        return state.tell("LS-5.4", "share", seats=won, amount=best)
    clause, kind = ("LS-5.2", "highest") if home else ("LS-5.3", "lowest")
    return state.tell(clause, kind, seats=won, place=words.NAMES[places[won[0]]], amount=best)
