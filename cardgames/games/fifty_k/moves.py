"""The kinds of move of Fifty-K. There are millions of plays, so that a play is a number until somebody reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardgames.cards import Card
from cardgames.engine.moves import Move, MoveForm
from cardgames.engine.words import Words
from cardgames.frozen import refusal
from cardgames.games.fifty_k import words
from cardgames.games.fifty_k.combinations import Combination, cards_of, combination, mask_of

KEPT = 10_000
"""Plays that are remembered; others are made again when they are asked for."""


class Play(Move):
    """The play of a set of different cards, `mask`; its cards, text and `combination` are worked out when needed."""

    __slots__ = ("combination", "mask")
    kind = "play"
    seat, number, word = -1, 0, ""
    combination: Combination | None

    def __init__(self, mask: int) -> None:
        _put_mask(self, mask)

    def __setattr__(self, name: str, value: Any) -> None:
        raise refusal(self, name)

    def __getattr__(self, name: str) -> Any:
        """Python asks here for what is not there yet."""
        found: Any
        if name == "cards":
            found = cards_of(self.mask)
        elif name == "args":
            found = (self.cards,)
        elif name == "combination":
            found = combination(self.mask)
        elif name == "form":
            found = PLAY
        else:
            raise AttributeError(f"a move has no {name!r}")
        object.__setattr__(self, name, found)
        return found

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, Play) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.mask)


_put_mask = vars(Play)["mask"].__set__  # straight into the slot: plays are made by the thousand


class _Plays(dict[int, Play]):
    """Plays by the masks of their cards."""

    def __missing__(self, mask: int) -> Play:
        play = Play(mask)
        if len(self) < KEPT:
            self[mask] = play
        return play


class _PlayForm(MoveForm):
    """The same cards in any order are the same play; a card that is named twice makes a move that no hand has."""

    def __call__(self, *args: Any) -> Move:
        cards: tuple[Card, ...] = args[0]
        if cards and len(set(cards)) == len(cards):
            return PLAYS[mask_of(cards)]
        return super().__call__(*args)


def _group(move: Move) -> Words | None:
    """The type of a play."""
    found = move.combination if isinstance(move, Play) else None
    return None if found is None else words.TYPES[found.type]


PLAY = _PlayForm(
    "play", "play {cards:cards}", Words("Play {cards:cards}", "打出{cards:cards}"), any_order=True, group=_group
)
PASS = MoveForm("pass", "pass", Words("Pass", "不出"))
SHUFFLE = MoveForm("deal", "deal {cards:cards}", Words("Shuffle and deal", "洗牌发牌"))

FORMS = (PLAY, PASS, SHUFFLE)
PLAYS = _Plays()
STAY = PASS()
_play_of = PLAYS.__getitem__


def plays(masks: Iterable[int]) -> list[Move]:
    """The plays of some sets of cards."""
    return list(map(_play_of, masks))
