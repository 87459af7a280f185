"""What a bot is, and how it is asked.

A bot never meets the true position. Whoever runs the table calls :func:`decide`, which imagines a position from what
the bot's seat may know and hands it that one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.heuristics import Advice


class BadBotError(PaddockError):
    """A bot that decided something it may not: details `bot`, `decision`."""

    message_key = "error-bad-bot"


class Bot(ABC):
    """Decides for a seat. One object plays one seat of one game; it may remember its own plans.

    `needs_position` says whether it looks at the position at all: one that does not saves the imagining.
    """

    name: str
    needs_position: bool = True

    @abstractmethod
    def choose(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        """One of the legal decisions. `position` is imagined (None if the bot needs none); `chance_source` is the bot's
        own, never the game's."""

    def explain(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """The decisions it thinks worth taking, best first, with reasons: for hints. A bot without reasons likes
        them all the same."""
        return [Advice(decision, 0.0, "hint-any") for decision in choices]


def decide(bot: Bot, game: Game[Any], state: Any, seat: int, chance_source: ChanceSource) -> Decision:
    """What a bot decides for a waiting seat: it is asked if there is a choice, and answers from the list only."""
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    position = game.determinize(state, seat, chance_source) if bot.needs_position else None
    chosen = bot.choose(game, position, seat, legal, chance_source)
    if chosen not in legal:
        raise BadBotError(bot=bot.name, decision=game.space.notation(chosen))
    return chosen


def bot_advice(bot: Bot, game: Game[Any], state: Any, seat: int, chance_source: ChanceSource) -> list[Advice]:
    """What a bot would advise a waiting seat, best first, from what the seat may see."""
    legal = game.legal(state, seat)
    position = game.determinize(state, seat, chance_source) if bot.needs_position else None
    return bot.explain(game, position, seat, legal, chance_source)
