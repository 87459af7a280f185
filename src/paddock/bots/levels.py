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
from paddock.bots.champion import SearchBot
from paddock.bots.driver import DriverBot
from paddock.bots.policy import PolicyBot, policies
from paddock.bots.random_bot import RandomBot
from paddock.bots.search import Recipe
from paddock.bots.slipping import SlippingBot
from paddock.core.errors import BrokenTitleError, PaddockError
from paddock.core.game import Game
from paddock.core.heuristics import Heuristics
from paddock.core.title import title_of, title_package

USUAL: Final = "bot"
DRIVER: Final = "driver"
RANDOM: Final = "random"
FILE: Final = "data/levels.json"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A level: the driver, one that slips so often, or one that searches in this way."""

    name: str
    slips: float = 0.0
    search: Recipe | None = None


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A title's levels, weakest first, and where their figures come from."""

    provenance: str
    levels: tuple[Level, ...]


class UnknownBotError(PaddockError):
    """No such bot for this title: details `bot`, `title`, `known`."""

    key = "error-unknown-bot"


def heuristics_of(game: Game[Any]) -> Heuristics[Any] | None:
    """The heuristics that a title brings, or None."""
    return title_of(game).part("bots", Heuristics)  # type: ignore[type-abstract]


def ladder(game: Game[Any]) -> list[Level]:
    """The levels that a title's heuristics can play, weakest first; empty without heuristics."""
    if heuristics_of(game) is None:
        return []
    return list(_described(title_package(game), game.title)) or [Level(DRIVER)]


@cache
def _described(package: str, title: str) -> tuple[Level, ...]:
    """What a title's file says of its levels; nothing if it has none."""
    file = importlib.resources.files(package).joinpath(FILE)
    if not file.is_file():
        return ()
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Ladder)
    except msgspec.MsgspecError as error:
        raise BrokenTitleError(title=title, problem=f"{FILE}: {error}") from None
    if not any(level.name == DRIVER for level in found.levels):
        raise BrokenTitleError(title=title, problem=f"{FILE}: no {DRIVER}")
    return found.levels


def levels(game: Game[Any]) -> list[str]:
    """The names of a title's bots, from the weakest to the strongest; then what was trained for it here."""
    known = [RANDOM, *(level.name for level in ladder(game))]
    return known + [name for name in policies(game.title) if name not in known and name != USUAL]


def level_named(game: Game[Any], name: str) -> str:
    """The level that a name means, `bot` being the usual one. Raises `UnknownBotError`."""
    known = levels(game)
    if name == USUAL:
        return DRIVER if DRIVER in known else RANDOM
    if name not in known:
        raise UnknownBotError(bot=name[:40], title=game.title, known=", ".join([USUAL, *known]))
    return name


def make_bot(game: Game[Any], name: str, seconds: float = math.inf, playouts: int = 0) -> Bot:
    """A new bot of this name, for one seat of one game; if it searches, it goes on no longer than this after the first
    playout of a question, and for no more playouts (0: as its level says). Raises `UnknownBotError`."""
    named, heuristics = level_named(game, name), heuristics_of(game)
    level = next((each for each in ladder(game) if each.name == named), None)
    if level is None or heuristics is None:
        trained = policies(game.title).get(named)
        return RandomBot() if trained is None or named == RANDOM else PolicyBot(named, trained, game)
    if level.search is not None:
        most = min(level.search.playouts, playouts or level.search.playouts)
        return SearchBot(level.name, heuristics, msgspec.structs.replace(level.search, playouts=most), seconds)
    driver = DriverBot(heuristics)
    return SlippingBot(level.name, driver, level.slips) if level.slips else driver
