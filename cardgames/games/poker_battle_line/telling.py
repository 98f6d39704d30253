"""How turns, powers and verdicts are told; the rules call these only when somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.words import Said
from cardgames.games.poker_battle_line import names
from cardgames.games.poker_battle_line.moves import COINS, FIVE, FOUR, SIZES, VALUES
from cardgames.games.poker_battle_line.scoring import CARDS, EMPTY, Rating, Verdict, banned_by, compare, rate

if TYPE_CHECKING:
    from cardgames.games.poker_battle_line.table import Table


def formation(rating: Rating) -> Said:
    """ "straight up to 9♠"."""
    return Said(names.FORMATIONS[rating.category], {"card": CARDS.get(rating.decider)})


def mark(state: Table, seat: int, f: int) -> Said | None:
    """What stands at a formation that has begun: how many cards it has, or how its battlefield ended."""
    winner, size = state.won[f], SIZES[f]
    if winner is not None:
        return Said(names.WON if winner == seat else names.LOST if winner == 1 - seat else names.UNCLAIMED)
    count = len(state.fields[seat][f])
    if not count:
        return None
    return Said(names.COMPLETE if count == size else names.PART, {"count": count, "size": size})


def jokers(rating: Rating) -> Said | None:
    """What the jokers of a formation are."""
    return Said(names.JOKER_IS, {"cards": _cards(rating.jokers)}) if rating.jokers else None


def verdict(state: Table, f: int, first: int | None) -> Verdict:
    """A battlefield of the state compared as its options say."""
    kickers, tie_break = state.options["kickers"] == "full", state.options["tie_break"]
    return compare(SIZES[f], state.fields[0][f], state.fields[1][f], first, kickers=kickers, tie_break=tie_break)


def tell_place(state: Table, seat: int, card: Card, f: int) -> None:
    """PB-3.2 to PB-3.5, after the card was placed."""
    cards = state.fields[seat][f]
    down = f == FIVE or (f == FOUR and state.down[seat] >> len(cards) - 1 & 1)
    clause = "PB-3.5" if f == FIVE else "PB-3.4" if f == FOUR else "PB-3.3"
    if down:
        state.tell(clause, "places_down", seat, to=(seat,), card=card, n=VALUES[f])
    else:
        state.tell(clause, "places", seat, card=card, n=VALUES[f])
    if len(cards) == SIZES[f] and not state.complete(1 - seat, f):
        state.tell("PB-3.2", "completes", seat)


# Powers --------------------------------------------------------------------------------------------------------------


def tell_murder(state: Table, seat: int, card: Card, f: int, index: int, *, hit: bool) -> None:
    """PB-6.1 to PB-6.5, before the card is gone."""
    other = 1 - seat
    state.tell("PB-6.1", "murder", seat, card=card, n=VALUES[f], index=index)
    victim = state.fields[other][f][index]
    if not hit:
        state.tell("PB-6.4", "wasted", seat, card=card, other=other)
    elif f == FIVE or (f == FOUR and state.down[other] >> index & 1):
        state.tell("PB-6.5", "murdered_unseen", seat, to=(other,), victim=victim, other=other)
    else:
        state.tell("PB-6.2", "murdered", seat, victim=victim, other=other)


def tell_spy(state: Table, seat: int, card: Card) -> None:
    """PB-6.6; what is seen is told to the one who looks, and its owner knows it."""
    other = 1 - seat
    if len(state.aim) == 1:
        state.tell("PB-6.1", "charms_hand", seat, card=card, other=other)
        cards = state.hands[other][:]
    else:
        _, four, five = state.aim
        spots = [(f, at) for f, at in ((FOUR, four), (FIVE, five)) if at >= 0]
        where = [Said(names.POSITION, {"n": VALUES[f], "index": at}) for f, at in spots]
        state.tell("PB-6.1", "charms_field", seat, card=card, other=other, where=where)
        cards = [state.fields[other][f][at] for f, at in spots]
    state.tell("PB-6.6", "sees", seat, to=(seat, other), cards=cards)


def tell_refill(state: Table, seat: int, cards: list[Card], *, missed: bool) -> None:
    """PB-6.9, or PB-R12 where `king_pause` is play_short."""
    clause = "PB-6.9" if state.options["king_pause"] == "skip" else "PB-R12"
    if cards:
        state.tell(clause, "refills" if missed else "fills_up", seat, to=(seat,), cards=cards, n=len(cards))
        if not state.pile:
            state.tell("PB-5.4", "pile_empty")
    else:
        state.tell(clause, "no_refill" if missed else "not_filled", seat)


# Resolving -----------------------------------------------------------------------------------------------------------


def tell_verdict(state: Table, f: int, first: int | None, found: Verdict) -> None:
    """PB-4.1 to PB-4.6, PB-5.5, and what the jokers were."""
    n, sides = VALUES[f], [formations[f] for formations in state.fields]
    if not any(sides):
        state.tell("PB-R7", "both_empty", n=n)
    else:
        full = all(len(cards) == SIZES[f] for cards in sides)
        one, other = (Said(names.SIDE, {"seat": seat, "cards": cards[:]}) for seat, cards in enumerate(sides))
        state.tell("PB-4.1" if full else "PB-5.5", "reveal" if full else "unfinished", n=n, one=one, other=other)
        for seat, cards in enumerate(sides):
            tell_jokers(state, f, seat, cards, found.ratings[seat])
        tell_reason(state, found)
    if found.winner is None:
        state.tell("PB-R6" if any(sides) else "PB-R7", "unclaimed", n=n)
    else:
        state.tell("PB-4.6", "takes", found.winner, n=n, coins=COINS[f])


def tell_jokers(state: Table, f: int, seat: int, cards: Sequence[Card], rating: Rating) -> None:
    """PB-7.2 to PB-7.6: what the jokers of a formation are, and which rule had a part in it."""
    if rating.jokers:
        banned = banned_by(state.fields[1 - seat][f])
        free = rate(cards, SIZES[f], kickers=state.options["kickers"] == "full")
        best = _cards(rating.jokers)
        if free.jokers != rating.jokers:
            state.tell("PB-7.3", "joker_banned", seat, cards=best, banned=CARDS[banned], other=1 - seat)
        elif len(cards) < SIZES[f]:
            state.tell("PB-7.6", "joker_groups", seat, cards=best)
        else:
            state.tell("PB-7.2", "joker", seat, cards=best)
        naturals = [card for card in cards if card.rank]
        if len(cards) == 5 and len({card.rank for card in [*naturals, *best]}) == 1:
            state.tell("PB-7.5", "five_alike", seat)


def tell_reason(state: Table, found: Verdict) -> None:
    """PB-4.2 to PB-4.5: what decided between two ratings."""
    a, b = found.ratings
    if found.equal:
        if found.winner is None:
            state.tell("PB-4.5", "equal")
        else:
            state.tell("PB-4.5", "first", found.winner)
        return
    winner = 0 if a.value > b.value else 1
    more, less = found.ratings[winner], found.ratings[1 - winner]
    category = names.CATEGORIES[more.category]
    decided: dict[str, Any] = {"category": category, "more": CARDS.get(more.decider), "less": CARDS.get(less.decider)}
    if more.category != less.category:
        clause = "PB-5.5" if less.category == EMPTY else "PB-4.2"
        state.tell(clause, "category", winner, more=category, less=names.CATEGORIES[less.category])
    elif more.number != less.number:
        state.tell("PB-4.3", "number", winner, **decided)
    elif len(more.value) == 3 and more.value[1] != less.value[1]:
        numbers = [[*map(_figure, rating.value[1])] for rating in (more, less)]
        state.tell("PB-R5", "kickers", winner, category=category, more=numbers[0], less=numbers[1])
    else:
        state.tell("PB-4.4", "suit", winner, **decided)


def tell_end(state: Table) -> None:
    """PB-5.3, PB-5.6, PB-R17."""
    money, coins, best = state.money, state.coins, state.winners() or []
    totals = [Said(names.HAS, {"seat": seat, "amount": amount}) for seat, amount in enumerate(money)]
    state.tell("PB-5.6", "count", totals=totals)
    winner = best[0]
    if state.conceded is not None:
        state.tell("PB-R8", "wins_anyway", winner)
    elif len(best) > 1:
        state.tell("PB-R17", "draw")
    elif money[0] != money[1]:
        state.tell("PB-5.6", "wins", winner, amount=money[winner], less=money[1 - winner])
    else:
        state.tell("PB-5.6", "wins_by_coins", winner, amount=coins[winner], less=coins[1 - winner])


def _cards(codes: Sequence[int]) -> list[Card]:
    return [CARDS[code] for code in codes]


def _figure(number: int) -> str:
    return CARDS[number * 4].short[:-1]
