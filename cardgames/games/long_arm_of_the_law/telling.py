"""How turns of Long Arm of the Law are told, and what its sheet says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cards import Card
from cardgames.engine.sheet import Line
from cardgames.engine.words import Said, arithmetic, equation
from cardgames.games.long_arm_of_the_law import words
from cardgames.games.long_arm_of_the_law.packs import CASES
from cardgames.games.long_arm_of_the_law.scoring import POINTS, number

if TYPE_CHECKING:
    from cardgames.games.long_arm_of_the_law.rules import LongArm

HAND = 5


def sheet_line(entry: tuple[Any, ...]) -> Line:
    """LA-9.1: (seat, card taken, cards played), or (seat, clause, cards that leave the score pile)."""
    seat, what, cards = entry
    if isinstance(what, Card):
        amount = POINTS[what.rank]
        return Line(seat, "LA-9.1", Said(words.TAKEN, {"clue": what, "cards": cards}), str(amount), amount)
    label = words.GIVEN_UP if what == "LA-R3" else words.LOST
    lost = [-POINTS[card.rank] for card in cards]
    return Line(seat, what, Said(label, {"cards": cards}), arithmetic(lost), sum(lost))


def tell_set_up(state: LongArm, first: int, clues: Sequence[Card]) -> None:
    """LA-2.1 to LA-2.6, with LA-R6, LA-R14 and LA-R18."""
    state.tell("LA-2.1", "cases", n=len(state.clue_deck) + len(clues) + len(state.clue_discard))
    state.tell("LA-2.2", "first_clues", n=len(clues), cards=clues)
    if state.clue_discard:
        state.tell("LA-2.3", "first_jokers", cards=state.clue_discard[:])
    state.tell("LA-2.5", "hands", n=HAND)
    for seat, hand in enumerate(state.hands):
        state.tell("LA-2.5", "hand", seat, to=(seat,), cards=hand[:])
    state.tell("LA-R14" if first else "LA-2.6", "begins", first)


def tell_search(state: LongArm, seat: int, card: Card | None, discarded: Sequence[Card]) -> None:
    """LA-4.2 to LA-4.6, LA-R5, LA-R7: the clue found or the joker (if any), and what was discarded on the way."""
    cold = [one for one in discarded if one.suit]
    if cold:
        state.tell("LA-4.3", "cold", seat, cards=cold)
    if card is not None and card.suit:
        state.tell("LA-4.2", "found", seat, card=card)
    elif card is not None:
        state.tell(*(("LA-4.6", "joker_stops_all") if state.stopped else ("LA-4.4", "joker")), seat, card=card)
    else:
        state.tell(*(("LA-4.6", "no_search") if state.stopped else ("LA-4.5", "no_clues")), seat)


def tell_played(state: LongArm, kind: str, seat: int, cards: tuple[Card, ...], clue: Card, least: int) -> None:
    """LA-5.5, LA-7.4 or LA-R3, and what is remarkable about the cards: LA-3.1, LA-3.4, LA-R10."""
    clause = {"deduces": "LA-5.5", "closes": "LA-7.4", "pays": "LA-R3"}[kind]
    numbers = [number(card) for card in cards]
    state.tell(clause, kind, seat, cards=cards, how=equation(numbers), clue=clue)
    if kind == "pays":
        return
    jokers = [card for card in cards if not card.suit]
    if jokers:
        state.tell("LA-3.1", "jokers", cards=jokers)
    wild = [card for card in cards if card.suit and card.suit != clue.suit]
    if wild:
        state.tell("LA-3.4", "wild", cards=wild)
    if len(cards) > 1 and max(numbers) >= least:
        state.tell("LA-R10", "more_than_enough", seat)


def tell_closed(state: LongArm, at: int, left: Sequence[Card], lost: Sequence[Card]) -> None:
    """LA-7.5 or LA-7.6, LA-R4, LA-3.4; `left` lay in the column, `lost` in score piles."""
    if left:
        state.tell("LA-7.5", "left", cards=left)
    else:
        state.tell("LA-7.6", "column_empty")
    if lost:
        state.tell("LA-R4", "piles_too", cards=lost)
    state.tell("LA-3.4", "freed", suit=CASES[at])


def tell_end(state: LongArm, lacking: int) -> None:
    """LA-8.1 (LA-R16) or LA-8.2 with LA-8.4; then LA-9.2 (LA-R13) or LA-9.3. `lacking`: cards that were to be drawn."""
    still_open = [case[0] for case in state.cases if case]
    if still_open:
        state.tell("LA-8.2", "deck_out")
        state.tell("LA-8.4", "stay_open", cards=still_open)
    elif state.deck and len(state.deck) <= lacking:
        state.tell("LA-R16", "closed_first")
    else:
        state.tell("LA-8.1", "all_closed")
    best = max(state.points)
    winners = state.winners() or []
    if state.seats == 1:
        kings = sum(any(card.rank == 13 for card in pile) for pile in state.piles[0])
        state.tell("LA-9.3", "alone", 0, amount=best, n=kings)
    elif len(winners) == 1:
        state.tell("LA-9.2", "wins", seats=winners, amount=best)
    else:
        state.tell("LA-R13", "share", seats=winners, amount=best)
