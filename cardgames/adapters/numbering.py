"""Moves as numbers and views as vectors, as the research libraries want them.

Where every move that seats make names only single cards and seats, each move has a number of its own, the same in every
position (`fixed`). In games whose moves name several cards the number is the move's place in the list of legal moves,
which is the same whenever the position looks the same to the seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from cardgames.cards import Card
from cardgames.engine.game import Game
from cardgames.engine.moves import Move, MoveForm
from cardgames.engine.state import State
from cardgames.engine.view import View
from cardgames.faults import Fault
from cardgames.lab.watching import win_shares

LARGEST = 5_000
"""No game gets fixed numbers that would be more than these."""
LISTED = 2_048
"""How many legal moves a position may have where moves are numbered by their place."""


class TooManyMoves(Fault):
    """A position with more legal moves than the libraries were told there can be."""


class Numbering:
    """The numbers of a game's moves, with this many seats: `of(moves)` gives the number of each legal move."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        forms = list(_forms_of_seats(game))
        self._numbers: dict[str, int] = {}
        if all(slot in ("card", "seat") for form in forms for _, slot in form.slots):
            count = sum(len(list(product(*_values(game, form, seats)))) for form in forms)
            if count <= LARGEST:
                texts = (form.write(args) for form in forms for args in product(*_values(game, form, seats)))
                self._numbers = {text: number for number, text in enumerate(texts)}
        self.fixed = bool(self._numbers)
        self.count = len(self._numbers) if self.fixed else LISTED

    def of(self, moves: Sequence[Move]) -> dict[int, Move]:
        """The legal moves by their numbers, in ascending order. Raises TooManyMoves."""
        if self.fixed:
            return dict(sorted((self._numbers[move.text], move) for move in moves))
        if len(moves) > self.count:
            raise TooManyMoves(
                f"{self.game.title.en} has {len(moves)} legal moves here; {self.count} were announced",
                f"{self.game.title.zh}此处有{len(moves)}种打法，超过声明的{self.count}种",
            )
        return dict(enumerate(moves))


def _forms_of_seats(game: Game) -> Iterator[MoveForm]:
    """The forms of the moves that seats make."""
    kinds = [kind for one in game.state.decisions.values() if one.draw is None for kind in one.kinds]
    return (game.forms[kind] for kind in dict.fromkeys(kinds))


def _values(game: Game, form: MoveForm, seats: int) -> list[Sequence[Any]]:
    return [game.pack.cards if slot == "card" else range(seats) for _, slot in form.slots]


class Encoding:
    """Views as vectors of one length: for each place which cards of the pack are seen there and how many are not, then
    all numbers that are numbers, then who has to move.
    """

    def __init__(self, state: State) -> None:
        view = state.view("all")
        self.pack: dict[Card, int] = {card: place for place, card in enumerate(state.game.pack)}
        self.zones = list(view.zones)
        self.counters = [key for zone in state.kept for key, _, _ in zone.values(state)]
        self.seats = state.seats
        self.size = len(self.zones) * (len(self.pack) + 1) + len(self.counters) + self.seats

    def write(self, view: View, vector: Any) -> None:
        """Fill a vector of `size` numbers with what the view shows."""
        vector[:] = 0
        width = len(self.pack) + 1
        for row, key in enumerate(self.zones):
            for card in view.zones[key].cards:
                if card is None:
                    vector[row * width + width - 1] += 1
                else:
                    vector[row * width + self.pack[card]] = 1
        at = len(self.zones) * width
        for key in self.counters:
            value = view.counters[key].value if key in view.counters else 0
            vector[at] = value if isinstance(value, (bool, int, float)) else 0
            at += 1
        if view.actor is not None and view.actor >= 0:
            vector[at + view.actor] = 1


def name_of(game: Game) -> str:
    """What the libraries call a game: "cardgames_fifty_k"."""
    return f"cardgames_{game.slug.replace('-', '_')}"


def payoffs(state: State) -> list[float]:
    """Win shares minus 1/n at the end, so that they sum to 0; in a co-operative game 1 for all if it is won, else 0."""
    shares = win_shares(state)
    if len(state.parties()) == 1:
        return [float(any(shares))] * len(shares)
    return [share - sum(shares) / len(shares) for share in shares]


def said(view: View) -> str:
    """A view in one line: what lies where, the numbers, whose turn it is."""
    places = [
        f"{key}={','.join('?' if card is None else card.text for card in zone.cards)}"
        for key, zone in view.zones.items()
        if zone.cards
    ]
    numbers = [f"{key}={counter.value}" for key, counter in view.counters.items()]
    return " ".join([*places, *numbers, f"phase={view.phase}", f"actor={view.actor}"])
