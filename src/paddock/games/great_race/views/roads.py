"""What the road to a city would take: the cheapest way in fuel, known tiles as they are, blanks as the bag has them."""
# mypyc: off

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from paddock.core.game import Json

from ..components.africa import CITY_BY_SPACE, CITY_VALUES, IS_RISKY_SPACE, NEIGHBOURS_BY_SPACE, NO_CITY, SPACE_VALUES
from ..components.content import FUEL_BY_TILE, LEVELS_BY_TILE, NO_TILE, RISK_FUEL
from ..rules.state import State

NEAR_STEPS: Final = 8
"""Cities that are so many steps away are told of, and the arrival."""
FUEL_DIGITS: Final = 2


class CheapestWay(NamedTuple):
    """The cheapest way to a space, and the space before."""

    fuel: float
    steps: int
    levels: float
    blanks: int
    space_before: int


def roads_to_cities(state: State, seat: int, mean_fuel: float, mean_levels: float) -> list[Json]:
    """The cheapest way to each city near by and to the arrival, the nearest first."""
    here, arrival = state.space_of[seat], state.race.arrival
    ways = _cheapest_ways(state, here, mean_fuel, mean_levels)
    cities = [
        (way.steps, space)
        for space, way in ways.items()
        if space != here and CITY_BY_SPACE[space] != NO_CITY and (way.steps <= NEAR_STEPS or space == arrival)
    ]
    return [_road_json(ways, space) for _, space in sorted(cities)]


def _cheapest_ways(state: State, start_space: int, mean_fuel: float, mean_levels: float) -> dict[int, CheapestWay]:
    """Dijkstra by fuel, then by steps."""
    ways = {start_space: CheapestWay(0.0, 0, 0.0, 0, start_space)}
    queue: list[tuple[float, int, int]] = [(0.0, 0, start_space)]
    while queue:
        fuel, steps, space = heappop(queue)
        way = ways[space]
        if (fuel, steps) != (way.fuel, way.steps):
            continue
        for other in NEIGHBOURS_BY_SPACE[space]:
            tile, terrain = state.tile_at[other], CITY_BY_SPACE[other] == NO_CITY
            blank = terrain and tile == NO_TILE
            cost = levels = 0.0
            if terrain:
                cost = (mean_fuel if blank else FUEL_BY_TILE[tile]) + (RISK_FUEL if IS_RISKY_SPACE[other] else 0)
                levels = mean_levels if blank else LEVELS_BY_TILE[tile]
            known = ways.get(other)
            if known is None or (fuel + cost, steps + 1) < (known.fuel, known.steps):
                ways[other] = CheapestWay(fuel + cost, steps + 1, way.levels + levels, way.blanks + blank, space)
                heappush(queue, (fuel + cost, steps + 1, other))
    return ways


def _road_json(cheapest_ways: dict[int, CheapestWay], space: int) -> Json:
    way = cheapest_ways[space]
    path = [space]
    while cheapest_ways[path[-1]].steps > 1:
        path.append(cheapest_ways[path[-1]].space_before)
    return {
        "city": CITY_VALUES.names[CITY_BY_SPACE[space]],
        "steps": way.steps,
        "fuel": round(way.fuel, FUEL_DIGITS),
        "levels": round(way.levels, FUEL_DIGITS),
        "blanks": way.blanks,
        "path": [SPACE_VALUES.names[each] for each in reversed(path)],
    }
