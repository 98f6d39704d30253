"""What is wrong with a deduction or a closing: the first clause that it breaks; and with a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.cards import Card
from cardgames.engine.moves import Illegal, Move
from cardgames.engine.position import PositionError
from cardgames.engine.words import equation
from cardgames.games.long_arm_of_the_law.packs import AT, CASES, CONVICTION
from cardgames.games.long_arm_of_the_law.scoring import fits, number

if TYPE_CHECKING:
    from cardgames.games.long_arm_of_the_law.rules import LongArm


def check_deduce(state: LongArm, move: Move) -> Illegal | None:
    """LA-5.2 to LA-5.4, LA-5.6, LA-5.7."""
    case = state.cases[AT[move.word]] if move.word in AT else []
    if not case:
        return no_case(state, move.word, "LA-5.2", "LA-5.7")
    if len(case) == 1:  # LA-R11
        smallest = [other[-1] for other in state.cases if len(other) > 1]
        return state.refuse("LA-5.6", "only_king", king=case[0], cards=smallest)
    return check_cards(state, move, case[-1], "LA-5.3", "LA-5.4")


def check_close(state: LongArm, move: Move) -> Illegal | None:
    """LA-7.1 to LA-7.3, LA-7.7. LA-7.6, LA-R17: what lies in the column does not matter."""
    case = state.cases[AT[move.word]] if move.word in AT else []
    if not case:
        return no_case(state, move.word, "LA-7.1", "LA-7.7")
    seat: int = state.actor  # type: ignore[assignment]
    pile = state.piles[seat][AT[move.word]]
    if len(pile) < state.need:
        return state.refuse("LA-7.1", "few_clues", actor=seat, n=len(pile), suit=move.word, need=state.need)
    if state.options["close_cards"] == "clue":
        return check_own_clues(state, move, pile)
    return check_cards(state, move, case[0], "LA-7.2", "LA-7.3")


def no_case(state: LongArm, word: str, unknown: str, closed: str) -> Illegal:
    """The case is none of the four, or no longer open."""
    if word not in AT:
        return state.refuse(unknown, "no_case", word=word)
    return state.refuse(closed, "closed", suit=word, cards=[case[0] for case in state.cases if case])


def check_cards(state: LongArm, move: Move, target: Card, count: str, least: str) -> Illegal | None:
    """One or two cards of the own hand (clause `count`) that fit the case (LA-3.3) and make enough (clause `least`)."""
    cards, suit, hand = move.cards, move.word, state.hands[state.actor]  # type: ignore[index]
    if len(cards) != 1 and (len(cards) != 2 or cards[0] is cards[1]):
        return state.refuse(count, "how_many", n=len(cards))
    total = 0
    for card in cards:
        if card not in hand:
            return state.refuse(count, "not_in_hand", card=card, actor=state.actor, cards=hand[:])
        if card.suit != suit and card.suit not in state.wild:
            usable = [other for other in hand if fits(other, suit, state.wild)]
            return state.refuse("LA-3.3", "does_not_fit", card=card, suit=suit, cards=usable)
        total += card.rank or CONVICTION
    return None if total >= target.rank else too_little(state, cards, target, least)


def check_own_clues(state: LongArm, move: Move, pile: list[Card]) -> Illegal | None:
    """LA-R3: one or two clues of the suit from the own score pile; nothing is wild there."""
    cards = move.cards
    if len(cards) != 1 and (len(cards) != 2 or cards[0] is cards[1]):
        return state.refuse("LA-R3", "how_many", n=len(cards))
    for card in cards:
        if card not in pile:
            return state.refuse("LA-R3", "not_own_clue", card=card, suit=move.word, actor=state.actor, cards=pile[:])
    if sum([card.rank for card in cards]) >= CONVICTION:
        return None
    return too_little(state, cards, state.cases[AT[move.word]][0], "LA-7.3")


def too_little(state: LongArm, cards: Sequence[Card], target: Card, clause: str) -> Illegal:
    """LA-5.4 of a clue, LA-7.3 of a king."""
    kind = "no_conviction" if target.rank == CONVICTION else "too_little"
    return state.refuse(clause, kind, how=equation([*map(number, cards)]), clue=target, least=target.rank)


def sort_columns(cases: list[list[Card]]) -> None:
    """LA-2.4 of a position laid out by hand. Raises PositionError for clues without their king."""
    for suit, case in zip(CASES, cases, strict=True):
        case.sort(key=number, reverse=True)
        if case and case[0].rank != CONVICTION:
            clues = " ".join(card.text for card in case)
            raise PositionError(f"case:{suit}: {clues} without a king; right would be K{suit}' with them, or nothing")
