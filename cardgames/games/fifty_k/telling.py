"""How plays, tricks and the end of a hand are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.cards import Card
from cardgames.engine.words import Said, equation, number
from cardgames.games.fifty_k import words
from cardgames.games.fifty_k.combinations import (
    BOMB,
    CLAUSES,
    FIFTY_K,
    FIGURES,
    PURE_FIFTY_K,
    WINGED,
    WORTH,
    Combination,
    points_of,
)  # fmt: skip
from cardgames.games.fifty_k.scoring import Result, by_side, exact, members, side_of

if TYPE_CHECKING:
    from cardgames.games.fifty_k.rules import FiftyK


def called(found: Combination) -> Said:
    """A combination in a sentence: "a pair of 9s"."""
    low = FIGURES[found.key - found.length + 1] if found.length > 1 else None
    return Said(words.NAMES[found.type], {"key": _spoken(found.figure), "low": _spoken(low), "n": found.length})


def _spoken(figure: str | None) -> str | None:
    return "10" if figure == "T" else figure


def beating_clause(found: Combination, top: Combination) -> str:
    """The clause by which a combination beats, or fails to beat, another one."""
    if found.type == top.type and found.type in (FIFTY_K, PURE_FIFTY_K, BOMB):
        return {FIFTY_K: "FK-5.4", PURE_FIFTY_K: "FK-5.5", BOMB: "FK-5.6"}[found.type]
    if found.power or top.power:
        return "FK-5.3"
    return "FK-5.2" if found.type in WINGED and found[:2] == top[:2] else "FK-5.1"


def tell_deal(state: FiftyK) -> None:
    """FK-1.2 to FK-1.4, FK-R2; a heading for each hand of a match (FK-8.2)."""
    if state.options["match"]:
        state.tell("FK-8.2", "hand", n=state.hand + 1)
    if state.aside:
        state.tell("FK-R2", "aside", card=state.aside[0])
    sizes, first = [len(hand) for hand in state.hands], state.first_dealt
    kind = "deal" if len(set(sizes)) == 1 else "deal_uneven"
    state.tell("FK-1.2", kind, first, cards=sum(sizes), n=min(sizes), more=max(sizes))
    if state.seats == 4 and not state.hand:
        state.tell("FK-1.3", "teams", one=members(0, 4), other=members(1, 4))
    starter = state.starter
    if starter is not None:
        state.tell("FK-1.4", "begins", starter, to=(starter,), card=state.game.pack["3H"])


def tell_play(state: FiftyK, seat: int, cards: Sequence[Card], found: Combination, top: Combination | None) -> None:
    """FK-3.1, FK-3.2, FK-3.4, FK-2.1: a lead by the clause of its type, another play by the clause it beats by."""
    if top is None:
        state.tell("FK-3.1", "trick", n=state.trick)
        state.tell(CLAUSES[found.type], "lead", seat, what=called(found), cards=cards)
    else:
        what, last = called(found), called(top)
        state.tell(beating_clause(found, top), "play", seat, cards=cards, what=what, last=last)
        if state.passed[seat]:
            state.tell("FK-3.4", "back", seat)
    added = [WORTH[card] for card in cards if WORTH[card]]
    if added:
        before = state.table - sum(added)
        state.tell("FK-2.1", "points", sum=equation([before, *added] if before else added))


def tell_unbeaten(state: FiftyK, seat: int, points: int, leader: int | None) -> None:
    """FK-3.5, FK-2.2, FK-2.4: the end of a trick; FK-2.3, FK-3.7, FK-R6: who leads."""
    if not points:
        state.tell("FK-3.5", "unbeaten", seat=seat)
    else:
        state.tell("FK-2.4" if state.out[seat] else "FK-2.2", "collect", seat, n=points)
    if leader == seat:
        state.tell("FK-2.3", "free", seat)
    elif leader is not None:
        partner = state.seats == 4 and state.options["lead_after_out"] == "partner"
        state.tell("FK-3.7" if partner or state.seats == 3 else "FK-R6", "partner" if partner else "next", leader,
                   seat=seat)  # fmt: skip


def tell_end(state: FiftyK, points: int) -> None:
    """FK-6.1, FK-7.1: the end of a hand; FK-6.2, FK-R8: the points on the table; FK-6.4, FK-6.5: who is not out."""
    four, order = state.seats == 4, state.order
    team = [seat for seat in order if not four or side_of(seat, 4) == side_of(order[-1], 4)]
    state.tell("FK-6.1" if four else "FK-7.1", "end", seats=sorted(team))
    if points and state.options["final_table"] == "void":
        state.tell("FK-R8", "void", n=points)
    elif points:
        state.tell("FK-6.2", "rest", state.last, n=points)
    for seat, hand in enumerate(state.hands):
        if hand:
            cards = [card for card in hand if WORTH[card]]
            clause = ("FK-6.5" if cards else "FK-6.4") if four else "FK-7.2"
            swing, left = state.options["out_swing"], points_of(cards)
            kind = ("left" if cards else "not_out") if swing else ("left_only" if cards else "no_loss")
            state.tell(clause, kind, seat, swing=swing, cards=cards, n=left)


def tell_points(state: FiftyK, points: Sequence[int], rank: Sequence[int], clause: str) -> None:
    """FK-6.7, FK-7.3 and FK-8.3: the card points of the sides in order, and what decides between equal ones."""
    totals, seats = by_side(points), state.seats
    if seats == 3:
        kind = "rank_tie" if len(set(totals)) < 3 else "rank"
        state.tell(clause, kind, points=[number(total) for total in totals], seats=list(rank))
        return
    for team, name in enumerate(words.TEAMS):
        state.tell(clause, "team", team=name, sum=equation([points[seat] for seat in members(team, 4)]))
    if totals[0] == totals[1]:
        state.tell(clause, "team_tie", state.order[0], total=totals[0], team=words.TEAMS[rank[0]])


def tell_scores(state: FiftyK, found: Result) -> None:
    """FK-6.9, FK-7.5, FK-8.4: doubling; FK-6.10: halves; FK-8.5: the bonus; the winner."""
    seats, match = state.seats, state.options["match"]
    losers = [seat for side in found.rank[1:] for seat in members(side, seats)]
    winners = members(found.rank[0], seats)
    if found.doubled:
        clause = "FK-8.4" if match else "FK-6.9" if seats == 4 else "FK-7.5"
        state.tell(clause, "doubled_teams" if seats == 4 else "doubled", seats=losers)
    if seats == 4:
        halves = [exact(total * (2 if found.doubled else 1) / 2) for total in found.totals]
        shares = [Said(words.EACH_OF, {"n": half, "team": words.TEAMS[team]}) for team, half in enumerate(halves)]
        state.tell("FK-6.10", "halves", scores=shares)
    if found.bonus:
        state.tell("FK-8.5", "bonus", seats=winners, percent=state.options["bonus_percent"], n=found.bonus)
    amount, clause = state.points[winners[0]], "FK-8.3" if match else "FK-6.7" if seats == 4 else "FK-7.3"
    if seats == 4:
        state.tell(clause, "team_wins", team=words.TEAMS[found.rank[0]], seats=winners, amount=amount)
    else:
        state.tell(clause, "wins", winners[0], amount=amount)
