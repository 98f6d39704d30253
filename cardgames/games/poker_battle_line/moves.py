"""The kinds of move of Poker Battle Line, and for each card the moves it can make, listed once.

A battlefield is written by its name, 5 to 1; in the code `f` is its place from the left, 0 to 4. A position is that of
a card in its formation, in the order of placing, from 0.
"""

from __future__ import annotations

from functools import lru_cache

from cardgames.cards import WITH_JOKERS, Card
from cardgames.engine.moves import Move, MoveForm
from cardgames.engine.words import Words

VALUES = (5, 4, 3, 2, 1)
"""PB-1.1: the battlefields from left to right, by what they are worth."""
SIZES = (5, 5, 3, 3, 3)
"""PB-1.2: the cards of a complete formation."""
COINS = tuple(1 if value == 5 else value for value in VALUES)
"""PB-1.1: coin pieces of each battlefield."""
FIVE, FOUR = 0, 1
"""The battlefields with face-down cards, by their place from the left."""
JACK, QUEEN, KING = 11, 12, 13
HAND = 5

PLACE = MoveForm(
    "place",
    "place {card:card} on {field:number}",
    Words("Place {card:card} on battlefield {field}", "把{card:card}放到{field}元战场"),
)
DISCARD = MoveForm("discard", "discard {card:card}", Words("Discard {card:card}", "弃掉{card:card}"))
MURDER = MoveForm(
    "murder",
    "murder {card:card} on {field:number} at {index:number}",
    Words(
        "Murder with {card:card}: position {index} on battlefield {field}",
        "用{card:card}谋杀{field}元战场第{index}位的牌",
    ),
)
SPY_HAND = MoveForm(
    "spy_hand", "spy {card:card} hand", Words("Charm with {card:card}: see the hand", "用{card:card}色诱，看对手的手牌")
)
SPY_FIELD = MoveForm(
    "spy_field",
    "spy {card:card} on {field:number} at {index:number}",
    Words(
        "Charm with {card:card}: position {index} on battlefield {field}",
        "用{card:card}色诱，看{field}元战场第{index}位的牌",
    ),
)
SPY_FIELDS = MoveForm(
    "spy_fields",
    "spy {card:card} on 4 at {four:number} and 5 at {five:number}",
    Words(
        "Charm with {card:card}: position {four} on battlefield 4, {five} on battlefield 5",
        "用{card:card}色诱，看4元战场第{four}位和5元战场第{five}位的牌",
    ),
)
COMMAND = MoveForm(
    "king",
    "king {card:card} takes {count:number}",
    Words("Command with {card:card}: take {count:# card|cards}", "用{card:card}的君权，令对手弃{count}张"),
)
TAKE = MoveForm("take", "take {cards:cards}", Words("Take {cards:cards} blind", "盲取{cards:cards}"), any_order=True)
GIVE = MoveForm("give", "give {cards:cards}", Words("Give up {cards:cards}", "弃掉{cards:cards}"), any_order=True)
CONCEDE = MoveForm("concede", "concede", Words("Concede", "认输"))

FORMS = (PLACE, DISCARD, MURDER, SPY_HAND, SPY_FIELD, SPY_FIELDS, COMMAND, TAKE, GIVE, CONCEDE)

DISCARDS = {card: DISCARD(card) for card in WITH_JOKERS}
SPY_HANDS = {card: SPY_HAND(card) for card in WITH_JOKERS if card.rank == QUEEN}
GIVE_UP = CONCEDE()

_PLACES = {card: tuple(PLACE(card, value) for value in VALUES) for card in WITH_JOKERS}

ACTIONS: list[dict[Card, tuple[Move, ...]]] = [
    {
        card: (*(move for f, move in enumerate(places) if open_ >> f & 1), DISCARDS[card])
        for card, places in _PLACES.items()
    }
    for open_ in range(32)
]
"""What any card can do, by the battlefields with room (bit f for battlefield f): be placed there, or be discarded."""

MURDERS = {
    card: [
        [tuple(MURDER(card, VALUES[f], index) for index in range(count)) for count in range(SIZES[f])]
        for f in range(len(VALUES))
    ]
    for card in WITH_JOKERS
    if card.rank == JACK
}
"""The murders of each jack, by battlefield and number of cards there."""

COMMANDS = {
    card: [tuple(COMMAND(card, n) for n in range(1, count + 1)) for count in range(HAND + 1)]
    for card in WITH_JOKERS
    if card.rank == KING
}
"""The commands of each king, by the number of cards in the opponent's hand."""


@lru_cache(None)
def spies(card: Card, four: int, five: int) -> tuple[Move, ...]:
    """PB-6.6: what a queen may see on the battlefields; `four` and `five` have a bit for each face-down position."""
    at_four, at_five = ([index for index in range(HAND) if mask >> index & 1] for mask in (four, five))
    if four and five:
        return tuple(SPY_FIELDS(card, i, j) for i in at_four for j in at_five)
    return tuple(SPY_FIELD(card, field, index) for field, at in ((4, at_four), (5, at_five)) for index in at)
