"""One game as trainers need it: who is asked, what they see as arrays, what their actions mean, what they earn."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from operator import index
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from paddock.core import registry
from paddock.core.chance import LiveChance
from paddock.core.decision import Decision
from paddock.core.encoding import Encoder, encoder_of
from paddock.core.game import Game, Json
from paddock.rl.rewards import SHAPED_REWARDS, WIN_REWARDS, Rewards, final_outcome

ObservationArray = npt.NDArray[np.float32]
ActionMask = npt.NDArray[np.int8]
DecisionsByAction = tuple[list[int], list[Decision]]
OBSERVATION_KEY: Final = "observation"
MASK_KEY: Final = "action_mask"
ILLEGAL_KEY: Final = "illegal"
"""The key in `info` of who took an action that is not legal."""
DEFAULT_SEATS: Final = 2
_OBSERVATION_DTYPE: Final = np.dtype(np.uint8)
_MASK_DTYPE: Final = np.dtype(np.int8)
"""As they are needed at every step: types would be looked up each time."""


def env_version(game: Game[Any], encoder: Encoder[Any]) -> int:
    """The number in an environment's name: it goes up when the rules change, and when the encoder does."""
    return game.version + encoder.version - 1


class TrainingGame:
    """A game that is being played, again and again. `waiting` are the seats that are asked; empty: it is over.

    `seats` is two unless said otherwise, or the fewest that the title takes; `settings` are the title's settings. A
    copy, by pickle too, is made of the same and goes on in the same way.
    """

    def __init__(
        self,
        title_name: str,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        rewards: str = WIN_REWARDS,
    ) -> None:
        self.game: Final = registry.game(title_name)
        self.encoder: Final = encoder_of(self.game)
        self.seats: Final = seats if seats is not None else max(DEFAULT_SEATS, self.game.min_seats)
        self.settings: Final = dict(settings or {})
        self.rewards: Final = Rewards(self.game, rewards)
        self.are_rewards_shaped: Final = rewards == SHAPED_REWARDS
        self.version: Final = env_version(self.game, self.encoder)
        self.scales: Final = np.array(self.encoder.observation_scales(), dtype=np.float32)
        self.zero_rewards: Final = [0.0] * self.seats
        self.game.setup(self.seats, self.settings)
        self.state: Any = None
        self.chance_source = LiveChance(random.Random())
        self.waiting_seats: list[int] = []

    def reset(self, seed: int | None = None) -> None:
        """A new game. The same seed gives the same games, one after the other."""
        if seed is not None:
            self.chance_source = LiveChance(random.Random(seed))
        self.state = self.game.setup(self.seats, self.settings)
        self.game.advance(self.state, self.chance_source)
        self.waiting_seats = self.game.waiting_for(self.state)
        self.rewards.begin_game(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        position = None if self.state is None else self.game.dump(self.state)
        made_of = self.game.title, self.seats, self.settings, self.rewards.reward_kind
        return TrainingGame, made_of, (position, self.chance_source, self.rewards.expected_win_chances)

    def __setstate__(self, state: tuple[Json | None, LiveChance, list[float]]) -> None:
        position, self.chance_source, self.rewards.expected_win_chances = state
        if position is not None:
            self.state = self.game.load(position)
            self.waiting_seats = self.game.waiting_for(self.state)

    def choices(self, seat: int) -> DecisionsByAction:
        """This seat's legal actions, and what each of them decides; empty if nothing is asked of it."""
        legal = self.game.legal(self.state, seat)
        return self.encoder.action_numbers(self.state, seat, legal), legal

    def observation(self, seat: int) -> ObservationArray:
        """What this seat sees, all numbers between 0 and 1."""
        return np.frombuffer(self.encoder.observe(self.state, seat), _OBSERVATION_DTYPE) * self.scales

    def decision(self, seat: int, action: Any, choices: DecisionsByAction | None = None) -> Decision | None:
        """What an action decides for this seat; None if it is not legal, or no whole number at all. `choices`, if they
        are known already."""
        codes, legal = choices if choices is not None else self.choices(seat)
        try:
            return legal[codes.index(index(action))]
        except (TypeError, ValueError):
            return None

    def play(self, seat: int, decision: Decision) -> list[float]:
        """Carries out a legal decision, and returns what it earned each seat."""
        self.game.play(self.state, seat, decision, self.chance_source)
        self.waiting_seats = self.game.waiting_for(self.state)
        if self.waiting_seats:
            return self.rewards.decision_rewards(self.state) if self.are_rewards_shaped else self.zero_rewards
        return self.rewards.end_rewards(final_outcome(self.game, self.state))


def action_mask(legal_actions: Iterable[int], action_count: int) -> ActionMask:
    """Ones at the legal actions."""
    mask = bytearray(action_count)
    for action in legal_actions:
        mask[action] = 1
    return np.frombuffer(mask, _MASK_DTYPE)


def spectator_json(training_game: TrainingGame) -> str:
    """The position as a spectator may see it, as JSON."""
    return msgspec.json.encode(training_game.game.view(training_game.state, None)).decode()
