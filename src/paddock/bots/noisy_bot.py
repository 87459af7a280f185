"""A bot that decides like another, but takes a random legal decision now and then: for beginners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddock.bots.bot import Bot
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.heuristics import Advice

RATE_DENOMINATOR: Final = 1000


class NoisyBot(Bot):
    """Decides like another bot, but for now and then, when it takes anything that is legal.

    `random_move_rate` is how likely that is at each decision where there is a choice.
    """

    def __init__(self, name: str, followed_bot: Bot, random_move_rate: float) -> None:
        self.name = name
        self.needs_position = followed_bot.needs_position
        self._followed_bot: Final = followed_bot
        self._random_move_rate: Final = round(random_move_rate * RATE_DENOMINATOR)

    def choose(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        if chance_source.pick("bot", range(RATE_DENOMINATOR)) < self._random_move_rate:
            return choices[chance_source.pick("bot", range(len(choices)))]
        return self._followed_bot.choose(game, position, seat, choices, chance_source)

    def explain(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        return self._followed_bot.explain(game, position, seat, choices, chance_source)
