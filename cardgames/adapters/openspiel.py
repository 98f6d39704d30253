"""Every game as a game of OpenSpiel: `load("hey-bartender", seats=2)` gives a pyspiel.Game.

Chance draws a luck of eight digits to the base 64 before the deal, and again before each later move of chance, so that
all of it stands in the history; OpenSpiel can then copy, store and repeat any state. The returns are win shares minus
1/n, so that they sum to 0; in a co-operative game 1 for all when it is won, else 0. What OpenSpiel cannot hold: names,
sentences and clauses, and more legal moves at once than `numbering.LISTED`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import cardgames
from cardgames.adapters.numbering import Encoding, Numbering, name_of, payoffs, said
from cardgames.engine.chance import Draws
from cardgames.engine.game import Game
from cardgames.engine.moves import Move
from cardgames.engine.state import CHANCE, State

BASE, DIGITS = 64, 8
"""48 bits of luck a move of chance: as many deals as a run can tell apart."""
_TYPES: dict[str, Any] = {}


def load(slug: str | Game, seats: int | None = None, **options: Any) -> Any:
    """The game as a pyspiel.Game. Raises GameError for an unknown game, seat count or option."""
    game = slug if isinstance(slug, Game) else cardgames.game(slug)
    count = game.check_seats(game.seats[0] if seats is None else seats)
    game.check_options(options, count)
    if not options and count == game.seats[0] and not isinstance(slug, Game):
        return pyspiel.load_game(_registered(game))
    return CardGame(game, count, options)


def _registered(game: Game) -> str:
    """The name by which OpenSpiel loads the game with its usual number of seats."""
    name = name_of(game)
    if name not in _TYPES:
        _TYPES[name] = _type(game, game.seats[0], name)
        # A class: OpenSpiel keeps it to the end of the process, and a function would then be freed too late.
        # It lies in this module under its name, where unpickling looks for it.
        globals()[name] = type(name, (_Usual,), {"slug": game.slug, "__module__": __name__})
        pyspiel.register_game(_TYPES[name], globals()[name])
    return name


def _type(game: Game, seats: int, name: str) -> Any:
    alone = len(game.start(seats=seats, events=False).parties()) == 1
    return pyspiel.GameType(
        short_name=name,
        long_name=game.title.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )


class CardGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the collection with a number of seats and options."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], params: Any = None) -> None:
        first = game.start(seats=seats, events=False, **options)
        self.rules = game
        self.seats = seats
        self.options = options
        self.numbering = Numbering(game, seats)
        self.encoding = Encoding(first)
        alone = len(first.parties()) == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbering.count,
            max_chance_outcomes=BASE,
            num_players=seats,
            min_utility=0.0 if alone else -1.0 / seats,
            max_utility=1.0 if alone else 1.0 - 1.0 / seats,
            utility_sum=None if alone else 0.0,
            max_game_length=game.longest,
        )
        super().__init__(_type(game, seats, name_of(game)), info, params or {})

    def new_initial_state(self) -> CardState:
        """The game before its deal."""
        return CardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees of a state."""
        return Observer(self.encoding, iig_obs_type)


class _Usual(CardGame):
    """A game with its usual number of seats, as OpenSpiel loads it by its name."""

    slug: str

    def __init__(self, params: Any = None) -> None:
        game = cardgames.game(self.slug)
        super().__init__(game, game.seats[0], {}, params)


class CardState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. Before the deal `state` is None."""

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        self.of = game
        self.state: State | None = None
        self.digits = 0
        self.luck = 0
        self.seen: list[list[str]] = [[] for _ in range(game.seats)]
        self._legal: dict[int, Move] | None = None

    def current_player(self) -> int:
        """The seat that has to move, chance, or nobody."""
        if self.state is None or self.state.actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.actor is None else self.state.actor

    def moves(self) -> dict[int, Move]:
        """The legal moves by their numbers."""
        if self._legal is None:
            self._legal = self.of.numbering.of(self.state.legal_moves() if self.state else [])
        return self._legal

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next digit of luck, all alike."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.luck, self.digits = self.luck * BASE + action, self.digits + 1
            if self.digits < DIGITS:
                return
            self._draw()
            self.luck = self.digits = 0
        else:
            state = self._dealt()
            move = self.moves()[action]
            self.seen[state.mover].append(f"{said(state.view(state.mover))} -> {move.text}")
            state.apply(move)
        self._legal = None

    def _draw(self) -> None:
        """The deal, or a move of chance, from the luck that was drawn."""
        if self.state is None:
            self.state = self.of.rules.start(seats=self.of.seats, seed=self.luck, events=False, **self.of.options)
        else:
            self.state.apply(self.state.chance(Draws(self.luck)))

    def _dealt(self) -> State:
        assert self.state is not None
        return self.state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.moves()[action].text if action in self.moves() else f"move {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.actor is None

    def returns(self) -> list[float]:
        """Win shares minus 1/n; in a co-operative game 1 or 0 for all; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.of.seats
        return payoffs(self._dealt())

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen at its own choices and what it chose, and what it sees now."""
        seat = self.current_player() if player is None else player
        return "\n".join([*self.seen[seat], self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees now."""
        seat = self.current_player() if player is None else player
        return "" if self.state is None else said(self.state.view(seat))

    def __str__(self) -> str:
        if self.state is None:
            return f"not dealt, luck {self.luck} of {self.digits} digits"
        return f"{said(self.state.view('all'))} luck={self.luck}/{self.digits}"


class Observer:
    """An observer as OpenSpiel wants it: `tensor`, `dict`, `set_from`, `string_from`."""

    def __init__(self, encoding: Encoding, iig_obs_type: Any) -> None:
        self.encoding = encoding
        self.recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CardState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor.fill(0)
        if state.state is not None:
            self.encoding.write(state.state.view(player), self.tensor)

    def string_from(self, state: CardState, player: int) -> str:
        """What the player sees, as a text."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)
