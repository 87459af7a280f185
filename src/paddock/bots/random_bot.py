"""The bot that takes any legal decision, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.bots.bot import Bot
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.game import Game


class RandomBot(Bot):
    """Plays anything, without looking."""

    name = "random"
    needs_position = False

    def choose(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        return choices[chance_source.pick("bot", range(len(choices)))]
