"""The map of Africa, reckoned from rows and columns alone, to hold the engine's geography against (section e)."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable
from importlib import resources
from typing import Any

AFRICA: dict[str, Any] = json.loads(
    (resources.files("paddock.games.great_race") / "data" / "map.json").read_text(encoding="utf-8")
)
SPACES: list[str] = sorted(each["id"] for each in AFRICA["spaces"])
CITIES: dict[str, str] = {each["id"]: each["space"] for each in AFRICA["cities"]}
"""City → its space."""
CITY_AT = {space: city for city, space in CITIES.items()}
COLOUR: dict[str, str] = {each["id"]: each["colour"] for each in AFRICA["cities"]}
CARDS: dict[str, int] = {each["id"]: each["cards"] for each in AFRICA["cities"]}
RISK: set[str] = {space for zone in AFRICA["risk_zones"] for space in zone["spaces"]}


def row_of(space: str) -> int:
    """The row that a space's name tells."""
    return int(space[1:3])


def level_of(space: str, race: str = "default") -> int:
    """The level of a space in a race (GR-2.2)."""
    return row_of(space) + 1 if race == "default" else 27 - row_of(space)


def beside(space: str) -> set[str]:
    """The land-adjacent spaces: pointy-top hexes, odd rows half a hex to the right."""
    row, col = row_of(space), int(space[4:6])
    shift = row % 2
    around = [(row, col - 1), (row, col + 1)]
    around += [(other, col + shift - west) for other in (row - 1, row + 1) for west in (0, 1)]
    return {name for r, c in around if (name := f"R{r:02}C{c:02}") in KNOWN}


KNOWN = set(SPACES)


def steps_from(space: str) -> dict[str, int]:
    """Fewest land steps from a space to each other (LD)."""
    found = {space: 0}
    left = deque([space])
    while left:
        here = left.popleft()
        for near in beside(here) - found.keys():
            found[near] = found[here] + 1
            left.append(near)
    return found


def layable(tiles: Iterable[str], vehicles: Iterable[str]) -> set[str]:
    """Where a tile may be laid (GR-5.8): a blank space without a vehicle, beside a vehicle or a tile."""
    taken = set(tiles) | set(vehicles)
    return {space for held in taken for space in beside(held)} - taken - CITY_AT.keys()
