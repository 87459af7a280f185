"""The bots by name. `random` plays every title; a title that offers heuristics has a `driver` too.

`bot` is whatever plays a title best. Names are what command lines, lobbies and records say.
"""

from __future__ import annotations

from typing import Any, Final

from paddock.bots.bot import Bot
from paddock.bots.driver import DriverBot
from paddock.bots.random_bot import RandomBot
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.heuristics import Heuristics
from paddock.core.parts import part_of

BEST: Final = "bot"
MODULE: Final = "heuristics"
ATTRIBUTE: Final = "HEURISTICS"


class UnknownBotError(PaddockError):
    """No such bot for this title: details `bot`, `title`, `known`."""

    key = "error-unknown-bot"


def heuristics_of(game: Game[Any]) -> Heuristics[Any] | None:
    """The heuristics that a title offers in its folder, or None."""
    return part_of(game, MODULE, ATTRIBUTE, Heuristics)  # type: ignore[type-abstract]


def levels(game: Game[Any]) -> list[str]:
    """The names of a title's bots, from the weakest to the strongest."""
    return ["random"] if heuristics_of(game) is None else ["random", "driver"]


def level_named(game: Game[Any], name: str) -> str:
    """The level that a name means, `bot` being the strongest. Raises `UnknownBotError`."""
    known = levels(game)
    if name == BEST:
        return known[-1]
    if name not in known:
        raise UnknownBotError(bot=name[:40], title=game.title, known=", ".join([BEST, *known]))
    return name


def make_bot(game: Game[Any], name: str) -> Bot:
    """A new bot of this name, for one seat of one game. Raises `UnknownBotError`."""
    level = level_named(game, name)
    if level == "driver":
        heuristics = heuristics_of(game)
        if heuristics is not None:
            return DriverBot(heuristics)
    return RandomBot()
