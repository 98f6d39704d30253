"""What many card games have alike: cards that have to be in hand, the winners' words, whole shuffles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from cardgames.cards import Card
from cardgames.engine.chance import shuffled
from cardgames.engine.events import Telling
from cardgames.engine.moves import Illegal, Move, MoveForm
from cardgames.engine.state import Decision, Kind
from cardgames.engine.words import Said, Words

NOT_IN_HAND = (
    Words("{card:card} is not in {actor:seat}'s hand.", "{actor:seat}手里没有{card:card}。"),
    Words("You could play {cards:either}.", "可以出{cards:either}。"),
)
"""Values: the `card`, the seat as `actor`, the `cards` that could be played."""

NOT_AN_ORDER = (
    Words("These are not the cards to be shuffled, each of them once.", "这不是要洗的牌的一种顺序。"),
    Words("There must be {n:# card|cards}, each of them once.", "{n}张牌必须各出现一次。"),
)

WIN_BY_POINTS = {
    "wins": Telling(
        Words("{seats:seats} wins with {amount:# point|points}.", "{seats:seats}得{amount}分，获胜。"), moment="end"
    ),
    "share": Telling(
        Words(
            "{seats:seats} share the win with {amount:# point|points} each.", "{seats:seats}同为{amount}分，共同获胜。"
        ),
        moment="end",
    ),
}
"""How the winners are told where points count; values: `seats` and `amount`."""

WIN_BY_MONEY = {
    "wins": Telling(
        Words("{seats:seats} wins with {amount:# coin|coins}.", "{seats:seats}有{amount}元，获胜。"), moment="end"
    ),
    "share": Telling(
        Words(
            "{seats:seats} share the win with {amount:# coin|coins} each.", "{seats:seats}同为{amount}元，共同获胜。"
        ),
        moment="end",
    ),
}
"""The same where money counts."""


def check_in_hand(clause: str) -> Callable[[Any, Move], Illegal | None]:
    """The check of a move that plays a card: any card in the actor's hand will do.

    Anything else is refused by that clause in the game's own words for "not_in_hand".
    """

    def check(state: Any, move: Move) -> Illegal | None:
        hand = state.hands[state.actor]
        if move.card in hand:
            return None
        refusal: Illegal = state.refuse(clause, "not_in_hand", card=move.card, actor=state.actor, cards=hand[:])
        return refusal

    return check


def whole_shuffle(
    clause: str,
    prompt: Words,
    form: MoveForm,
    cards: Callable[[Any], Sequence[Card]],
    do: Callable[[Any, Move], None],
) -> Decision:
    """A decision of CHANCE that puts `cards(state)` into a random order; the move carries the order, top card first.

    All orders are equally likely, and there are too many to list.
    """

    def check(state: Any, move: Move) -> Illegal | None:
        wanted = cards(state)
        if len(move.cards) == len(wanted) and set(move.cards).issuperset(wanted):
            return None
        return Illegal(clause, *(Said(words, {"n": len(wanted)}) for words in NOT_AN_ORDER))

    def draw(state: Any, rng: Random) -> Move:
        return form(tuple(shuffled(cards(state), rng)))

    return Decision(clause, prompt, lambda state: [], {form.kind: Kind(check, do)}, draw=draw)
