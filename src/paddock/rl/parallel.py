"""PettingZoo, all agents at once (Parallel): everybody who is asked acts in the same step.

Where the rules ask one seat after the other, the others wait: `wait`, the last action, is then all that they may do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from paddock.core.decision import Decision
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

StepResult = tuple[
    dict[str, ObservationDict], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


def parallel_env(
    title_name: str, seats: int | None = None, settings: Mapping[str, object] | None = None, **options: Any
) -> PaddockParallelEnv:
    """An environment of this title: see :class:`PaddockParallelEnv`."""
    return PaddockParallelEnv(title_name, seats, settings, **options)


class PaddockParallelEnv(PettingZooBase, ParallelEnv[str, Any, Any]):
    """A title for PettingZoo's Parallel API, with the same numbers and rewards as its AEC environment.

    Decisions are carried out by seat. One that another seat's decision of the same step has overtaken (nobody asks for
    it any more) is dropped. Who is not asked may say anything. An action that is not legal ends the game for everybody
    before anything is carried out: who took it earns -1 and has `illegal` in its info. After `max_cycles` steps the
    game is cut off (truncated).
    """

    def __init__(
        self,
        title_name: str,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        *,
        rewards: str = WIN_REWARDS,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        table = TrainingGame(title_name, seats, settings, rewards)
        self.wait_action = table.encoder.action_count
        """The action of who is not asked: one more than in AEC."""
        super().__init__(table, self.wait_action + 1, render_mode)
        self.max_cycles = max_cycles
        self._wait_mask = action_mask([self.wait_action], self.wait_action + 1)
        self._choices: dict[int, DecisionsByAction] = {}
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, ObservationDict], dict[str, dict[str, Any]]]:
        """A new game. Settings belong to the environment: `options` are not used."""
        self.training_game.reset(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observe_all(), {agent: {} for agent in self.agents}

    def _observe_all(self) -> dict[str, ObservationDict]:
        game = self.training_game
        self._choices = {seat: game.choices(seat) for seat in game.waiting_seats}
        observations: dict[str, ObservationDict] = {}
        for seat, agent in enumerate(self.possible_agents):
            choices = self._choices.get(seat)
            mask = self._wait_mask.copy() if choices is None else action_mask(choices[0], self.wait_action + 1)
            observations[agent] = {OBSERVATION_KEY: game.observation(seat), MASK_KEY: mask}
        return observations

    def step(self, actions: dict[str, Any]) -> StepResult:
        """Everybody who is asked acts."""
        table, agents = self.training_game, self.agents
        decided: list[tuple[int, Decision]] = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        earned = [0.0] * table.seats
        illegal = False
        for seat, choices in self._choices.items():
            agent = self.possible_agents[seat]
            decision = table.decision(seat, actions.get(agent), choices)
            if decision is None:
                illegal, earned[seat], infos[agent] = True, ILLEGAL_REWARD, {ILLEGAL_KEY: True}
            else:
                decided.append((seat, decision))
        if not illegal:
            for number, (seat, decision) in enumerate(decided):
                if number and decision not in table.game.legal(table.state, seat):
                    continue
                for each, reward in enumerate(table.play(seat, decision)):
                    earned[each] += reward
        self._cycles += 1
        over = illegal or not table.waiting_seats
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen = self._observe_all()
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )
