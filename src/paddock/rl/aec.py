"""PettingZoo, one agent at a time (AEC). Where several decide at once they are asked one after the other, by seat; what
one has decided is hidden from the others until the rules show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from paddock.rl.pettingzoo_base import ObservationDict, PettingZooBase
from paddock.rl.rewards import ILLEGAL_REWARD as ILLEGAL_REWARD
from paddock.rl.rewards import WIN_REWARDS
from paddock.rl.training_game import (
    ILLEGAL_KEY,
    MASK_KEY,
    OBSERVATION_KEY,
    DecisionsByAction,
    TrainingGame,
    action_mask,
)


def env(
    title_name: str, seats: int | None = None, settings: Mapping[str, object] | None = None, **options: Any
) -> PaddockEnv:
    """An environment of this title: see :class:`PaddockEnv`."""
    return PaddockEnv(title_name, seats, settings, **options)


class PaddockEnv(PettingZooBase, AECEnv[str, Any, Any]):
    """A title for PettingZoo. `settings` are its settings, `rewards` one of `win`, `place` and `shaped`.

    An action that is not legal ends the game for everybody: who took it earns -1 and has `illegal` in its info, nobody
    else earns anything. After `max_decisions` the game is cut off (truncated) without a winner.
    """

    def __init__(
        self,
        title_name: str,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        *,
        rewards: str = WIN_REWARDS,
        max_decisions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        table = TrainingGame(title_name, seats, settings, rewards)
        self._actions = table.encoder.action_count
        super().__init__(table, self._actions, render_mode)
        self.metadata["is_parallelizable"] = False
        self.max_decisions = max_decisions
        self._names = list(self.possible_agents)
        self._seat_of = {agent: seat for seat, agent in enumerate(self._names)}
        self._choices: DecisionsByAction | None = None
        self._decisions = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Settings belong to the environment: `options` are not used."""
        self.training_game.reset(seed)
        self.agents = self._names[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.__dict__.pop("_skip_agent_selection", None)
        self._decisions = 0
        self._select_agent(self.training_game.waiting_seats[0])

    def _select_agent(self, seat: int) -> None:
        self.agent_selection = self._names[seat]
        self._choices = self.training_game.choices(seat)

    def observe(self, agent: str) -> ObservationDict:
        """What this agent sees now, and what it may do; nothing, if it is not asked."""
        seat = self._seat_of[agent]
        choices = self._choices if agent == self.agent_selection else None
        if choices is None:
            choices = self.training_game.choices(seat)
        return {OBSERVATION_KEY: self.training_game.observation(seat), MASK_KEY: action_mask(choices[0], self._actions)}

    def step(self, action: int | None) -> None:
        """The selected agent acts; None once it is out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.training_game
        seat = self._seat_of[agent]
        decision = table.decision(seat, action, self._choices)
        self._cumulative_rewards[agent] = 0.0
        if decision is None:
            self._end_all_agents(self.terminations)
            self._add_rewards([ILLEGAL_REWARD if each == seat else 0.0 for each in range(table.seats)])
            self.infos[agent] = {ILLEGAL_KEY: True}
            return
        earned = table.play(seat, decision)
        self._decisions += 1
        if earned is not table.zero_rewards:
            self._add_rewards(earned)
        if not table.waiting_seats:
            self._end_all_agents(self.terminations)
        elif self._decisions == self.max_decisions:
            self._end_all_agents(self.truncations)
        else:
            self._select_agent(table.waiting_seats[0])

    def _add_rewards(self, earned_rewards: list[float]) -> None:
        for agent, reward in zip(self._names, earned_rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end_all_agents(self, end_flags: dict[str, bool]) -> None:
        for agent in self._names:
            end_flags[agent] = True
        self.agent_selection = self._names[0]
        self._choices = None
