"""Who takes part: the levels of a title, by name."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.bots.bot import Bot
from paddock.bots.levels import level_named, make_bot
from paddock.core.game import Game
from paddock.core.words import title_package
from paddock.sim.tongue import SimError

BOTS: Final = "paddock.bots"
KINDS: Final = (".py", ".json")
LENGTH: Final = 16


class Entrant(msgspec.Struct, frozen=True):
    """One who takes part, by name."""

    name: str

    def told(self) -> dict[str, str]:
        """How a tournament's file names it."""
        return {"name": self.name}

    def make(self, game: Game[Any]) -> Bot:
        """A new bot for one seat of one game."""
        return make_bot(game, self.name)


def read_entrants(game: Game[Any], names: str) -> list[Entrant]:
    """The entrants that a person names, such as `champion,driver,random`. Raises `UnknownBotError`, or `SimError`."""
    given = [name.strip().removeprefix("bot:") for name in names.split(",") if name.strip()]
    found = [level_named(game, name) for name in given]
    check_entrants(found)
    return [Entrant(name) for name in found]


def check_entrants(names: Sequence[str]) -> None:
    """At least two, and nobody twice: an entrant is known by its name."""
    if len(names) < 2:
        raise SimError(problem="tournament-entrants")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise SimError(problem="tournament-twice", bot=twice)


@cache
def fingerprint(game: Game[Any]) -> str:
    """What all that decides a game has in common: bots, engine and data of the title. Two processes, machines or days
    that have the same one play the same games."""
    digest = hashlib.sha256()
    for package in (BOTS, title_package(game)):
        root = Path(str(resources.files(package)))
        for path in sorted(path for kind in KINDS for path in root.rglob(f"*{kind}")):
            digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:LENGTH]
