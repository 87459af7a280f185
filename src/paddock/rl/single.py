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
from paddock.rl.rewards import ILLEGAL as ILLEGAL_REWARD
from paddock.rl.rewards import WIN
from paddock.rl.table import ILLEGAL, MASK, OBSERVATION, Choices, Mask, Table, mask_of, position_text, version
from paddock.rl.zoo import Seen, seen_space

NAMESPACE: Final = "paddock"
SEEDS: Final = 2**31


def env_name(title: str) -> str:
    """The name under which a title is registered: `paddock/roborally-v1`."""
    game = registry.game(title)
    return f"{NAMESPACE}/{title}-v{version(game, encoder_of(game))}"


def register() -> None:
    """Registers every title that is not yet."""
    for title in registry.titles():
        name = env_name(title)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:PaddockSingleEnv", kwargs={"title": title})


class PaddockSingleEnv(gymnasium.Env[Any, Any]):
    """A title for one learner. `bots` are the levels of the others, from the next seat on: one name for all of them, or
    one for each. `seat` is the learner's, or None: another one in each game.

    An action that is not legal ends the game: reward -1, and `illegal` in the info. Forced decisions of the learner are
    steps too; those of bots are not.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        rewards: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(title, seats, settings, rewards)
        self.render_mode = render_mode
        others = self.table.seats - 1
        self._levels = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self._levels) != others:
            raise ValueError(f"{others} bots are needed, one for each other seat; {len(self._levels)} are named")
        for name in self._levels:
            make_bot(self.table.game, name)
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"seats are numbered from 0 to {others}")
        self._wanted = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._own: dict[int, LiveChance] = {}
        encoder = self.table.encoder
        self.observation_space = seen_space(encoder.size, encoder.actions)
        self.action_space = spaces.Discrete(encoder.actions)
        self._choices: Choices = ([], [])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to where the learner is asked. Settings belong to the environment: `options` are not used."""
        super().reset(seed=seed)
        table, chance = self.table, random.Random(int(self.np_random.integers(SEEDS)))
        if self._wanted is None:
            self.seat = chance.randrange(table.seats)
        for offset, name in enumerate(self._levels, start=1):
            seat = (self.seat + offset) % table.seats
            self._bots[seat] = make_bot(table.game, name)
            self._own[seat] = LiveChance(random.Random(chance.randrange(SEEDS)))
        self._bots.pop(self.seat, None)
        table.reset(chance.randrange(SEEDS))
        self._others()
        return self._look(), {}

    def _others(self) -> float:
        """Lets the bots play until the learner is asked or the game is over; what the learner earned by it."""
        table, earned = self.table, 0.0
        while table.waiting and self.seat not in table.waiting:
            seat = table.waiting[0]
            decision = decide(self._bots[seat], table.game, table.state, seat, self._own[seat])
            earned += table.play(seat, decision)[self.seat]
        return earned

    def _look(self) -> Seen:
        self._choices = self.table.choices(self.seat) if self.table.waiting else ([], [])
        return {OBSERVATION: self.table.observation(self.seat), MASK: self.action_masks()}

    def action_masks(self) -> Mask:
        """Ones at the legal actions, under the name that masked learners ask for."""
        return mask_of(self._choices[0], self.table.encoder.actions)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the bots."""
        decision = self.table.decision(self.seat, action, self._choices)
        if decision is None:
            return self._look(), ILLEGAL_REWARD, True, False, {ILLEGAL: True}
        earned = self.table.play(self.seat, decision)[self.seat]
        earned += self._others()
        return self._look(), earned, not self.table.waiting, False, {}

    def render(self) -> str:
        """The position as a spectator may see it, as JSON."""
        return position_text(self.table)


register()
