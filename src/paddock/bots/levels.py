"""The bots by name, from the weakest to the strongest: what command lines, lobbies and records say.

`random` plays every title. A title that offers heuristics has a `driver` too, and around it the levels that the file
`data/levels.json` in its folder describes: some that slip, and some that search. Then come policies that were trained
on this machine. `bot` is the usual one.
"""

from __future__ import annotations

import importlib.resources
import math
from functools import cache
from typing import Any, Final

import msgspec

from paddock.bots.bot import Bot
from paddock.bots.heuristic_bot import HeuristicBot
from paddock.bots.noisy_bot import NoisyBot
from paddock.bots.policy import PolicyBot, policy_files
from paddock.bots.random_bot import RandomBot
from paddock.bots.search import SearchSettings
from paddock.bots.search_bot import SearchBot
from paddock.core.errors import BrokenTitleError, PaddockError
from paddock.core.game import Game
from paddock.core.heuristics import Heuristics
from paddock.core.title import title_of, title_package

DEFAULT_BOT: Final = "bot"
DRIVER_LEVEL: Final = "driver"
RANDOM_LEVEL: Final = "random"
LEVELS_FILE: Final = "data/levels.json"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A level: the driver, one that random_move_rate so often, or one that searches in this way."""

    name: str
    random_move_rate: float = 0.0
    search: SearchSettings | None = None


class LevelsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A title's levels, weakest first, and where their figures come from."""

    provenance: str
    levels: tuple[Level, ...]


class UnknownBotError(PaddockError):
    """No such bot for this title: details `bot`, `title`, `known`."""

    message_key = "error-unknown-bot"


def heuristics_of(game: Game[Any]) -> Heuristics[Any] | None:
    """The heuristics that a title brings, or None."""
    return title_of(game).part("bots", Heuristics)  # type: ignore[type-abstract]


def heuristic_levels(game: Game[Any]) -> list[Level]:
    """The levels that a title's heuristics can play, weakest first; empty without heuristics."""
    if heuristics_of(game) is None:
        return []
    return list(_read_levels(title_package(game), game.title)) or [Level(DRIVER_LEVEL)]


@cache
def _read_levels(package: str, title_name: str) -> tuple[Level, ...]:
    """What a title's file says of its levels; nothing if it has none."""
    file = importlib.resources.files(package).joinpath(LEVELS_FILE)
    if not file.is_file():
        return ()
    try:
        levels_file = msgspec.json.decode(file.read_bytes(), type=LevelsFile)
    except msgspec.MsgspecError as error:
        raise BrokenTitleError(title=title_name, problem=f"{LEVELS_FILE}: {error}") from None
    if not any(level.name == DRIVER_LEVEL for level in levels_file.levels):
        raise BrokenTitleError(title=title_name, problem=f"{LEVELS_FILE}: no {DRIVER_LEVEL}")
    return levels_file.levels


def level_names(game: Game[Any]) -> list[str]:
    """The names of a title's bots, from the weakest to the strongest; then what was trained for it here."""
    known = [RANDOM_LEVEL, *(level.name for level in heuristic_levels(game))]
    return known + [name for name in policy_files(game.title) if name not in known and name != DEFAULT_BOT]


def resolve_level(game: Game[Any], level_name: str) -> str:
    """The level that a name means, `bot` being the usual one. Raises `UnknownBotError`."""
    known = level_names(game)
    if level_name == DEFAULT_BOT:
        return DRIVER_LEVEL if DRIVER_LEVEL in known else RANDOM_LEVEL
    if level_name not in known:
        raise UnknownBotError(bot=level_name[:40], title=game.title, known=", ".join([DEFAULT_BOT, *known]))
    return level_name


def make_bot(game: Game[Any], level_name: str, think_seconds: float = math.inf, max_playouts: int = 0) -> Bot:
    """A new bot of this name, for one seat of one game; if it searches, it goes on no longer than this after the first
    playout of a question, and for no more playouts (0: as its level says). Raises `UnknownBotError`."""
    named, heuristics = resolve_level(game, level_name), heuristics_of(game)
    level = next((each for each in heuristic_levels(game) if each.name == named), None)
    if level is None or heuristics is None:
        trained = policy_files(game.title).get(named)
        return RandomBot() if trained is None or named == RANDOM_LEVEL else PolicyBot(named, trained, game)
    if level.search is not None:
        most = min(level.search.playouts, max_playouts or level.search.playouts)
        return SearchBot(level.name, heuristics, msgspec.structs.replace(level.search, playouts=most), think_seconds)
    driver = HeuristicBot(heuristics)
    return NoisyBot(level.name, driver, level.random_move_rate) if level.random_move_rate else driver
