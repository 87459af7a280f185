"""What both of PettingZoo's kinds of environment have in common: agents, spaces, and a table that they sit at."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from paddock.rl.training_game import (
    MASK_KEY,
    OBSERVATION_KEY,
    ActionMask,
    ObservationArray,
    TrainingGame,
    spectator_json,
)

ObservationDict = dict[str, ObservationArray | ActionMask]


def observation_dict_space(byte_size: int, action_count: int) -> spaces.Dict:
    """What an agent is given: the numbers, and a one for each action that is legal."""
    return spaces.Dict(
        {
            OBSERVATION_KEY: spaces.Box(0.0, 1.0, (byte_size,), np.float32),
            MASK_KEY: spaces.Box(0, 1, (action_count,), np.int8),
        }
    )


class PettingZooBase:
    """An agent for each seat of a table; each of them has so many `actions`."""

    def __init__(self, training_game: TrainingGame, action_count: int, render_mode: str | None) -> None:
        self.training_game = training_game
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"{training_game.game.title}_v{training_game.version}",
            "render_modes": ["ansi"],
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(training_game.seats)]
        self.agents: list[str] = []
        self._observation_spaces = {
            agent: observation_dict_space(training_game.encoder.observation_size, action_count)
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent and game of a title."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent and game of a title."""
        return self._action_spaces[agent]

    def render(self) -> str:
        """The position as a spectator may see it, as JSON."""
        return spectator_json(self.training_game)

    def close(self) -> None:
        """Nothing is held."""
