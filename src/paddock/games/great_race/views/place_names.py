"""What people call the spaces between cities: "the second space from Bourem towards Agadez".

The map lies north above or north at the left, as there is room: cities tell the way, no points of the compass. Clients
get the parts of a name in the scene, and say them by the message `road-place`.
"""
# mypyc: off

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping
from functools import cache
from typing import Final, TypedDict

from paddock.core.decision import Message

from ..components.africa import (
    CITY_BY_SPACE,
    CITY_COUNT,
    CITY_VALUES,
    MAP_DATA,
    NEIGHBOURS_BY_SPACE,
    NO_CITY,
    SPACE_BY_CITY,
    SPACE_COUNT,
    SPACE_VALUES,
)

NEAR_CITIES: Final = 4
"""A space is named after one of so many cities around it."""
DETOUR_COST: Final = 3.0
ASIDE_COST: Final = 2.0
FAR_COST: Final = 0.3
"""What makes a name poor: a space off the shortest way, one beside the straight line, cities far from each other."""


class PlaceName(TypedDict):
    """So many steps from a city, on the way to another."""

    city: str
    steps: int
    towards: str


@cache
def place_names() -> Mapping[int, PlaceName]:
    """The names of all spaces that are no cities, each another one: the best for as many as possible."""
    steps = [_steps_from(space) for space in SPACE_BY_CITY]
    ranked = sorted(
        (cost, space, city, towards)
        for space in range(SPACE_COUNT)
        if CITY_BY_SPACE[space] == NO_CITY
        for city in sorted(range(CITY_COUNT), key=lambda city: steps[city][space])[:NEAR_CITIES]
        for towards in range(CITY_COUNT)
        if (cost := _cost(steps, space, city, towards)) < math.inf
    )
    found: dict[int, PlaceName] = {}
    used: set[tuple[int, int, int]] = set()
    for _, space, city, towards in ranked:
        name = city, steps[city][space], towards
        if space not in found and name not in used:
            used.add(name)
            found[space] = {
                "city": CITY_VALUES.names[city],
                "steps": steps[city][space],
                "towards": CITY_VALUES.names[towards],
            }
    return found


def place_messages() -> Mapping[int, Message]:
    """The names of all spaces as they are said; cities by their own."""
    found = {code: Message(*SPACE_VALUES.message(code)) for code in range(SPACE_COUNT)}
    for code, name in place_names().items():
        city, towards = (CITY_VALUES, CITY_VALUES.code(name["city"])), (CITY_VALUES, CITY_VALUES.code(name["towards"]))
        found[code] = Message("road-place", {"city": city, "steps": name["steps"], "towards": towards})
    return found


def _steps_from(start: int) -> list[int]:
    """How many steps all spaces are from one."""
    found = [-1] * SPACE_COUNT
    found[start] = 0
    queue = deque([start])
    while queue:
        space = queue.popleft()
        for other in NEIGHBOURS_BY_SPACE[space]:
            if found[other] < 0:
                found[other] = found[space] + 1
                queue.append(other)
    return found


def _cost(steps: list[list[int]], space: int, city: int, towards: int) -> float:
    """How badly a space is named by a city and another one that it lies towards; without end where it does not."""
    if city == towards:
        return math.inf
    start, end = _place_of(SPACE_BY_CITY[city]), _place_of(SPACE_BY_CITY[towards])
    at = _place_of(space)
    way, there = (end[0] - start[0], end[1] - start[1]), (at[0] - start[0], at[1] - start[1])
    if way[0] * there[0] + way[1] * there[1] <= 0:
        return math.inf
    whole = steps[city][SPACE_BY_CITY[towards]]
    detour = steps[city][space] + steps[towards][space] - whole
    aside = abs(there[0] * way[1] - there[1] * way[0]) / math.hypot(*way)
    return steps[city][space] + DETOUR_COST * detour + ASIDE_COST * aside + FAR_COST * whole


def _place_of(space: int) -> tuple[float, float]:
    return float(MAP_DATA["spaces"][space]["x"]), float(MAP_DATA["spaces"][space]["y"])
