"""A Great Race position on the table, for tests written in the format of `docs/positions/great_race.md`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from paddock.games.great_race.game import GAME
from tests.games.table import GameTable, Script

CREWS = ("france", "england", "italy", "belgium", "suffragettes")
START, ARRIVAL = "R00C02", "R26C06"
"""Colomb-Béchar and Le Cap, of the default race."""


class Table(GameTable):
    """A position that is played on by notation. What the script does not name comes from the seed."""

    game = GAME

    def crew(self, name: str) -> dict[str, Any]:
        """One crew of the position."""
        found: dict[str, Any] = next(each for each in self.dump()["crews"] if each["crew"] == name)
        return found

    def seen(self, name: str, seat: int | None = None) -> dict[str, Any]:
        """One crew as the seat (or a spectator) sees it."""
        found: dict[str, Any] = next(each for each in self.view(seat)["crews"] if each["crew"] == name)
        return found

    def facts(self, name: str, *fields: str) -> tuple[Any, ...]:
        """Some fields of a crew, such as `at`, `fuel`, `money`."""
        crew = self.crew(name)
        return tuple(crew[field] for field in fields)

    def gauges(self, name: str) -> tuple[int, int, int]:
        """Fuel, engine and chassis of a crew."""
        fuel, engine, chassis = self.facts(name, "fuel", "engine", "chassis")
        return fuel, engine, chassis

    def hand(self, name: str) -> Counter[str]:
        """The resource cards in hand."""
        return +Counter(self.crew(name)["hand"])

    def unspent(self, name: str) -> Counter[str]:
        """The assistants that have not acted this round, by post."""
        crew = self.crew(name)
        return +(Counter(crew["posts"]) - Counter(crew["spent"]))

    def pile(self, name: str) -> Counter[str]:
        """`bag`, `tile_discard`, `deck` or `discard`, by kind."""
        return +Counter(self.dump()[name])

    def tiles(self) -> dict[str, str]:
        """The tiles on the map."""
        found: dict[str, str] = self.dump()["tiles"]
        return found

    def torpedo(self, *fields: str) -> tuple[Any, ...]:
        """Some fields of the Torpedo, such as `at`, `fuel`, `mechanic`."""
        torpedo = self.dump()["torpedo"]
        return tuple(torpedo[field] for field in fields)

    def whose(self) -> str:
        """The crew that is asked; the first of them where several are."""
        seat = self.waiting()[0]
        found: str = next(each["crew"] for each in self.dump()["crews"] if each["seat"] == seat)
        return found

    def asked(self) -> dict[str, Any]:
        """What the view says of the question that is open."""
        found: dict[str, Any] = self.view(self.waiting()[0])["asked"]
        return found


def table(position: Mapping[str, Any], chances: Script = (), seed: int = 1) -> Table:
    """A position, played on until somebody must decide."""
    return Table(GAME.load({"title": GAME.edition, **position}), chances, seed)


def start(seats: int, chances: Script = (), seed: int = 1, **settings: Any) -> Table:
    """A new game from its setup."""
    return Table(GAME.setup(seats, settings), chances, seed)


def crew(name: str | None = None, at: str | None = None, **fields: Any) -> dict[str, Any]:
    """A crew as the fields say; without a name it is that of its place in the list."""
    placed = {key: value for key, value in (("crew", name), ("at", at)) if value is not None}
    return {**placed, **fields}


def race(*crews: Mapping[str, Any], chances: Script = (), seed: int = 1, **fields: Any) -> Table:
    """A race of these crews, in the convoy phase of round 1 with the turn of the first of them unless the fields say
    otherwise."""
    return table({"crews": [dict(each) for each in crews], **fields}, chances, seed)


def solo(
    player: Mapping[str, Any],
    torpedo: Mapping[str, Any] | None = None,
    chances: Script = (),
    seed: int = 1,
    **fields: Any,
) -> Table:
    """A crew against the Torpedo, or Alone with `settings={"solo": "alone"}`."""
    opponent = {} if torpedo is None else {"torpedo": dict(torpedo)}
    return table({"crews": [dict(player)], **opponent, **fields}, chances, seed)


def scene(**settings: Any) -> dict[str, Any]:
    """What of a table never changes, with these settings."""
    found: dict[str, Any] = GAME.scene(settings)
    return found
