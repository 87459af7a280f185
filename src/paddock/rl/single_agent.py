"""Gymnasium: one seat learns, bots play the others.

Importing this module registers every title: `gymnasium.make("paddock/roborally-v1", bots="driver")`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from paddock.bots.bot import Bot, decide
from paddock.bots.levels import make_bot
from paddock.core import registry
from paddock.core.chance import LiveChance
from paddock.core.encoding import encoder_of
from paddock.rl import training_game
from paddock.rl.pettingzoo_base import ObservationDict, observation_dict_space
from paddock.rl.rewards import ILLEGAL_REWARD as ILLEGAL_REWARD
from paddock.rl.rewards import WIN_REWARDS
from paddock.rl.training_game import ActionMask, DecisionsByAction, TrainingGame

ENV_NAMESPACE: Final = "paddock"
SEED_LIMIT: Final = 2**31


def env_name(title_name: str) -> str:
    """The name under which a title is registered: `paddock/roborally-v1`."""
    game = registry.game(title_name)
    return f"{ENV_NAMESPACE}/{title_name}-v{training_game.env_version(game, encoder_of(game))}"


def register() -> None:
    """Registers every title that is not yet."""
    for title in registry.titles():
        name = env_name(title)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:PaddockSingleEnv", kwargs={"title_name": title})


class PaddockSingleEnv(gymnasium.Env[Any, Any]):
    """A title for one learner. `bots` are the levels of the others, from the next seat on: one name for all of them, or
    one for each. `seat` is the learner's, or None: another one in each game.

    An action that is not legal ends the game: reward -1, and `illegal` in the info. Forced decisions of the learner are
    steps too; those of bots are not.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        title_name: str,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        rewards: str = WIN_REWARDS,
        render_mode: str | None = None,
    ) -> None:
        self.training_game = TrainingGame(title_name, seats, settings, rewards)
        self.render_mode = render_mode
        others = self.training_game.seats - 1
        self._bot_levels = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self._bot_levels) != others:
            raise ValueError(f"{others} bots are needed, one for each other seat; {len(self._bot_levels)} are named")
        for name in self._bot_levels:
            make_bot(self.training_game.game, name)
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"seats are numbered from 0 to {others}")
        self._requested_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._bot_chance_sources: dict[int, LiveChance] = {}
        encoder = self.training_game.encoder
        self.observation_space = observation_dict_space(encoder.observation_size, encoder.action_count)
        self.action_space = spaces.Discrete(encoder.action_count)
        self._choices: DecisionsByAction = ([], [])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationDict, dict[str, Any]]:
        """A new game, up to where the learner is asked. Settings belong to the environment: `options` are not used."""
        super().reset(seed=seed)
        table, chance = self.training_game, random.Random(int(self.np_random.integers(SEED_LIMIT)))
        if self._requested_seat is None:
            self.seat = chance.randrange(table.seats)
        for offset, name in enumerate(self._bot_levels, start=1):
            seat = (self.seat + offset) % table.seats
            self._bots[seat] = make_bot(table.game, name)
            self._bot_chance_sources[seat] = LiveChance(random.Random(chance.randrange(SEED_LIMIT)))
        self._bots.pop(self.seat, None)
        table.reset(chance.randrange(SEED_LIMIT))
        self._play_bots()
        return self._observe(), {}

    def _play_bots(self) -> float:
        """Lets the bots play until the learner is asked or the game is over; what the learner earned by it."""
        table, earned = self.training_game, 0.0
        while table.waiting_seats and self.seat not in table.waiting_seats:
            seat = table.waiting_seats[0]
            decision = decide(self._bots[seat], table.game, table.state, seat, self._bot_chance_sources[seat])
            earned += table.play(seat, decision)[self.seat]
        return earned

    def _observe(self) -> ObservationDict:
        self._choices = self.training_game.choices(self.seat) if self.training_game.waiting_seats else ([], [])
        return {
            training_game.OBSERVATION_KEY: self.training_game.observation(self.seat),
            training_game.MASK_KEY: self.action_masks(),
        }

    def action_masks(self) -> ActionMask:
        """Ones at the legal actions, under the name that masked learners ask for."""
        return training_game.action_mask(self._choices[0], self.training_game.encoder.action_count)

    def step(self, action: Any) -> tuple[ObservationDict, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the bots."""
        decision = self.training_game.decision(self.seat, action, self._choices)
        if decision is None:
            return self._observe(), ILLEGAL_REWARD, True, False, {training_game.ILLEGAL_KEY: True}
        earned = self.training_game.play(self.seat, decision)[self.seat]
        earned += self._play_bots()
        return self._observe(), earned, not self.training_game.waiting_seats, False, {}

    def render(self) -> str:
        """The position as a spectator may see it, as JSON."""
        return training_game.spectator_json(self.training_game)


register()
