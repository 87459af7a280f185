"""A Rallyman: GT position on the table, for tests written in the format of `docs/positions/rallyman_gt.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paddock.games.rallyman_gt.game import GAME
from tests.games.table import GameTable, Script

STRAIGHT_2 = ["103b", "104b", "103b", "104b", "103b"]
"""A long straight with two lanes."""
STRAIGHT_3 = ["103a", "104a", "103a", "104a", "103a"]
"""A long straight with three lanes."""


class Table(GameTable):
    """A position that is played on by notation. Dice that the script does not name are clear."""

    game = GAME
    usual = {name: "clear" for name, values in GAME.chance_domains.items() if set(values.names) == {"clear", "warning"}}

    def car(self, colour: str) -> dict[str, Any]:
        """One car of the position."""
        found: dict[str, Any] = next(car for car in self.dump()["cars"] if car["colour"] == colour)
        return found

    def seen(self, colour: str, seat: int | None = None) -> dict[str, Any]:
        """One car as the seat (or a spectator) sees it."""
        found: dict[str, Any] = next(car for car in self.view(seat)["cars"] if car["colour"] == colour)
        return found

    def order(self) -> list[str]:
        """The cars that are still to play this round, in playing order."""
        found: list[str] = self.dump()["order"]
        return found

    def steps(self, seat: int | None = None) -> set[str]:
        """The steps that may be laid now: the legal lines that begin with a die."""
        return {line for line in self.legal(seat) if line.split()[0] in ("gear", "gas", "brake", "boost")}

    def spaces(self, seat: int | None = None) -> set[str]:
        """The spaces that the next step may lead to."""
        return {line.split()[-1] for line in self.steps(seat)}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far."""
        return [event for event in self.events if event["event"] == kind]


def table(position: Mapping[str, Any], chances: Script = (), seed: int = 1) -> Table:
    """A position, played on until somebody must decide."""
    return Table(GAME.load({"title": "rallyman_gt@1", **position}), chances, seed)


def start(seats: int, chances: Script = (), seed: int = 1, **settings: Any) -> Table:
    """A new game from its setup."""
    return Table(GAME.setup(seats, settings), chances, seed)


def strip(tiles: Sequence[str], *cars: Mapping[str, Any], chances: Script = (), **fields: Any) -> Table:
    """Cars on an open row of tiles. One car alone is in a race as well (no solo rules) unless `solo` is given."""
    position: dict[str, Any] = {"solo": False, "circuit": {"strip": list(tiles)}, "cars": [dict(car) for car in cars]}
    return table({**position, **fields}, chances)


def car(at: str, speed: int | str = 0, **fields: Any) -> dict[str, Any]:
    """A car on the road, or as the fields say; its colour is that of its place in the list."""
    return {"at": at, "speed": speed, **fields}
