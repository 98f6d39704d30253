"""What is wrong with a deduction or a closing: the first clause that it breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.cards import Card
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.words import equation
from cardgames.games.long_arm_of_the_law.moves import CASES
from cardgames.games.long_arm_of_the_law.scoring import CONVICTION, fits, number

if TYPE_CHECKING:
    from cardgames.games.long_arm_of_the_law.rules import LongArm


def check_deduce(state: LongArm, move: Move) -> Illegal | None:
    """LA-5.2 to LA-5.4, LA-5.6, LA-5.7."""
    wrong = check_case(state, move.word, "LA-5.2", "LA-5.7")
    if wrong is not None:
        return wrong
    case = state.cases[CASES.index(move.word)]
    if len(case) == 1:  # LA-R11
        smallest = [other[-1] for other in state.cases if len(other) > 1]
        return state.refuse("LA-5.6", "only_king", king=case[0], cards=smallest)
    wrong = check_hand(state, move, "LA-5.3")
    if wrong is not None:
        return wrong
    least = case[-1].rank
    numbers = [number(card) for card in move.cards]
    if sum(numbers) >= least:
        return None
    return state.refuse("LA-5.4", "too_little", how=equation(numbers), clue=case[-1], least=least)


def check_close(state: LongArm, move: Move) -> Illegal | None:
    """LA-7.1 to LA-7.3, LA-7.7. LA-7.6, LA-R17: what lies in the column does not matter."""
    wrong = check_case(state, move.word, "LA-7.1", "LA-7.7")
    if wrong is not None:
        return wrong
    seat: int = state.actor  # type: ignore[assignment]
    pile = state.piles[seat][CASES.index(move.word)]
    if len(pile) < state.need:
        return state.refuse("LA-7.1", "few_clues", actor=seat, n=len(pile), suit=move.word, need=state.need)
    paying = state.options["close_cards"] == "clue"
    wrong = check_own_clues(state, move, pile) if paying else check_hand(state, move, "LA-7.2")
    if wrong is not None:
        return wrong
    numbers = [number(card) for card in move.cards]
    if sum(numbers) >= CONVICTION:
        return None
    return state.refuse("LA-7.3", "no_conviction", how=equation(numbers), least=CONVICTION)


def check_case(state: LongArm, word: str, unknown: str, closed: str) -> Illegal | None:
    """The case is one of the four, and open."""
    if word not in tuple(CASES):
        return state.refuse(unknown, "no_case", word=word)
    if state.cases[CASES.index(word)]:
        return None
    return state.refuse(closed, "closed", suit=word, cards=[case[0] for case in state.cases if case])


def check_count(state: LongArm, cards: tuple[Card, ...], clause: str) -> Illegal | None:
    """One or two different cards."""
    if len(cards) == 1 or (len(cards) == 2 and cards[0] is not cards[1]):
        return None
    return state.refuse(clause, "how_many", n=len(cards))


def check_hand(state: LongArm, move: Move, clause: str) -> Illegal | None:
    """One or two cards of the own hand that fit the case (LA-3.3)."""
    wrong = check_count(state, move.cards, clause)
    if wrong is not None:
        return wrong
    seat: int = state.actor  # type: ignore[assignment]
    hand, wild = state.hands[seat], state.wild
    for card in move.cards:
        if card not in hand:
            return state.refuse(clause, "not_in_hand", card=card, actor=seat, cards=hand[:])
        if not fits(card, move.word, wild):
            usable = [other for other in hand if fits(other, move.word, wild)]
            return state.refuse("LA-3.3", "does_not_fit", card=card, suit=move.word, cards=usable)
    return None


def check_own_clues(state: LongArm, move: Move, pile: list[Card]) -> Illegal | None:
    """LA-R3: one or two clues of the suit from the own score pile; nothing is wild there."""
    wrong = check_count(state, move.cards, "LA-R3")
    if wrong is not None:
        return wrong
    for card in move.cards:
        if card not in pile:
            return state.refuse("LA-R3", "not_own_clue", card=card, suit=move.word, actor=state.actor, cards=pile[:])
    return None
