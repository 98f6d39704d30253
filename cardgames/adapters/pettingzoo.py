"""Every game as an AECEnv of PettingZoo: `env("spots", seats=3)`, agents "seat_0", "seat_1", ...

An observation has the view of the seat as a vector (`numbering.Encoding`) and the mask of its legal moves. The rewards
come at the end: win shares minus 1/n, in a co-operative game 1 for all when it is won. Chance moves by itself, with
luck from the seed of `reset`. What PettingZoo cannot hold: sentences and clauses, and more legal moves at once than
`numbering.LISTED`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

import cardgames
from cardgames.adapters.numbering import Encoding, Numbering, name_of, payoffs, said
from cardgames.engine.chance import Luck
from cardgames.engine.game import Game
from cardgames.engine.moves import Move
from cardgames.engine.state import CHANCE, State


def env(slug: str | Game, seats: int | None = None, render_mode: str | None = None, **options: Any) -> CardEnv:
    """The game as an environment. Raises GameError for an unknown game, seat count or option."""
    game = slug if isinstance(slug, Game) else cardgames.game(slug)
    count = game.check_seats(game.seats[0] if seats is None else seats)
    return CardEnv(game, count, game.check_options(options, count), render_mode)


class CardEnv(AECEnv):  # type: ignore[misc]
    """A game of the collection, move by move."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": name_of(game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.game = game
        self.options = options
        self.numbering = Numbering(game, seats)
        self.encoding = Encoding(game.start(seats=seats, events=False, **options))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        size, count = self.encoding.size, self.numbering.count
        low = np.full(size, -np.inf, np.float32)
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({"observation": Box(low, -low, dtype=np.float32), "action_mask": Box(0, 1, (count,), np.int8)})
            for agent in self.possible_agents
        }
        self._games = 0

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent observes; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's moves; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: from this seed, or the next deal after it."""
        self._games = 0 if seed is not None else self._games + 1
        self._seed = seed if seed is not None else getattr(self, "_seed", 0)
        deal = f"{self._seed}/{self._games}"
        seats = len(self.possible_agents)
        self.state_: State = self.game.start(seats=seats, seed=deal, events=False, **self.options)
        self._luck = Luck(deal, seats)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and which moves it may make now."""
        seat = self.possible_agents.index(agent)
        vector = np.zeros(self.encoding.size, np.float32)
        self.encoding.write(self.state_.view(seat), vector)
        mask = np.zeros(self.numbering.count, np.int8)
        if self.state_.actor == seat:
            mask[list(self._legal)] = 1
        return {"observation": vector, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make a move of the selected agent, by its number. An illegal one ends the game with -1 for that agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move = self._legal.get(int(action) if action is not None else -1)
        if move is None:
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.state_.apply(move)
            self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def _go_on(self) -> None:
        """Chance moves; then the next agent, or the rewards."""
        state = self.state_
        while state.actor == CHANCE:
            state.apply(state.chance(self._luck.draws(CHANCE)))
        self._legal: dict[int, Move] = {}
        if state.actor is None:
            self.rewards = dict(zip(self.possible_agents, payoffs(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self._legal = self.numbering.of(state.legal_moves())
        self.agent_selection = self.possible_agents[state.actor]

    def render(self) -> str:
        """The table as a line of text, everything open."""
        return said(self.state_.view("all"))

    def close(self) -> None:
        """Nothing to close."""
