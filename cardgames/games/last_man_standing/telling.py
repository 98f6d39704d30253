"""Purchases, duels and the end told step by step; the rules call these only when somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.cards import STANDARD, Card
from cardgames.engine.words import Said
from cardgames.games.last_man_standing.scoring import STEP, Kill, by_rank
from cardgames.games.last_man_standing.words import EARNED, HAS

if TYPE_CHECKING:
    from cardgames.games.last_man_standing.rules import LastManStanding

FIGURES = {card.rank: card.short[:-1] for card in STANDARD}
"""Ranks as they stand on the cards: A, 2, 10, K."""


def tell_purchase(state: LastManStanding, seat: int, card: Card, row: Sequence[Card], place: int, last: bool) -> None:
    """LM-3.2 to LM-3.6; `row` is the row before the purchase, `place` where the card lay, the state the one after."""
    price, money, market = STEP * place, state.money[seat], state.market
    before = money + price
    if state.buys % state.seats == 1:
        state.tell("LM-3.6", "buying", n=state.buys // state.seats + 1)
    if price:
        state.tell("LM-3.2", "buys", seat, card=card, price=price)
        state.tell("LM-3.3", "pays", seat, price=price, before=before, left=money)
    else:
        state.tell("LM-3.2", "takes", seat, card=card)
        state.tell("LM-3.3", "free", seat)
    if before < STEP * (len(row) - 1):
        state.tell("LM-3.4", "short", seat, n=before, cards=row[before // STEP + 1 :])
    moved = row[place + 1 :]
    if len(market) < len(row):
        state.tell("LM-3.5", "empty")
    elif last:
        state.tell("LM-R5", "last_refill", card=market[-1])
    elif moved:
        verb = "moves" if len(moved) == 1 else "move"
        state.tell("LM-3.5", "slides", cards=moved, card=market[-1], verb=verb)
    else:
        state.tell("LM-3.5", "refill", card=market[-1])


def tell_duel(state: LastManStanding, cards: Sequence[Card], kills: Sequence[Kill]) -> None:
    """LM-4.2 to LM-4.9: rank by rank, each kill for itself; `cards` by seat, the state the one after."""
    state.tell("LM-4.2", "reveal", cards=cards)
    if not kills:
        state.tell("LM-4.8", "nothing", cards=cards)
        return
    seats = by_rank([card.rank for card in cards])
    order = sorted(seats)
    acting = {kill.killer: kill for kill in kills}
    state.tell("LM-4.3", "order", ranks=[FIGURES[rank] for rank in order])
    for rank in order:
        here = seats[rank]
        kill = acting.get(here[0])
        if kill is not None:
            tell_kill(state, cards, kill, lowest=rank == order[0])
        elif rank == order[-1] and state.killed[here[0]] is not None:
            state.tell("LM-4.6", "dead", cards=[cards[seat] for seat in here])
        elif rank == order[0]:
            highest = [cards[seat] for seat in seats[order[-1]]]
            verb = "lives" if len(highest) == 1 else "live"
            state.tell("LM-4.7", "equal_low", cards=[cards[seat] for seat in here], highest=highest, verb=verb)
        else:
            state.tell("LM-4.7", "equal", cards=[cards[seat] for seat in here])
    earned = [Said(EARNED, {"seat": kill.killer, "amount": state.rewards[kill.killer]}) for kill in kills]
    alive = [card for card, number in zip(cards, state.killed, strict=True) if number is None]
    state.tell("LM-4.2", "standing", cards=alive, earned=earned)


def tell_kill(state: LastManStanding, cards: Sequence[Card], kill: Kill, *, lowest: bool) -> None:
    """LM-4.4 or LM-4.5 for each victim, then what they earn together (LM-4.9)."""
    killer, victims, first = kill
    clause, kind = ("LM-4.4", "top") if lowest else ("LM-4.5", "below")
    card = cards[killer]
    for n, victim in enumerate(victims, first):
        state.tell(clause, kind, killer, card=card, victim=cards[victim], of=victim, n=n)
    if len(victims) > 1:
        state.tell("LM-4.9", "earns", killer, amounts=kill.numbers, amount=state.rewards[killer])


def tell_end(state: LastManStanding, winners: Sequence[int]) -> None:
    """LM-5.1 to LM-5.3, LM-R12."""
    state.tell("LM-5.1", "over")
    state.tell("LM-5.2", "count", money=[Said(HAS, {"seat": s, "amount": n}) for s, n in enumerate(state.money)])
    one = len(winners) == 1
    state.tell("LM-5.3" if one else "LM-R12", "wins" if one else "share", seats=list(winners), amount=max(state.money))
