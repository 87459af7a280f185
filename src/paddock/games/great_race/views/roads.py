"""What the road to a city would take: the cheapest way in fuel, known tiles as they are, blanks as the bag has them."""
# mypyc: off

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from paddock.core.game import Json
from paddock.games.great_race.components.content import NO_TILE, RISK_FUEL, TILE_FUEL, TILE_LEVELS
from paddock.games.great_race.components.map import CITY, CITY_AT, NEIGHBOURS, NO_CITY, RISKY, SPACE_NAME
from paddock.games.great_race.rules.state import State

NEAR: Final = 8
"""Cities that are so many steps away are told of, and the arrival."""
DIGITS: Final = 2


class Leg:
    """The cheapest way to a space: fuel, levels, steps, blanks on it, and the space before."""

    __slots__ = ("before", "blanks", "fuel", "levels", "steps")

    def __init__(self, fuel: float, steps: int, levels: float, blanks: int, before: int) -> None:
        self.fuel = fuel
        self.steps = steps
        self.levels = levels
        self.blanks = blanks
        self.before = before


def roads(state: State, seat: int, mean_fuel: float, mean_levels: float) -> list[Json]:
    """The cheapest way to each city near by and to the arrival, the nearest first."""
    here, arrival = state.at[seat], state.race.arrival
    legs = _legs(state, here, mean_fuel, mean_levels)
    found: list[tuple[int, int]] = []
    for space, leg in legs.items():
        if space != here and CITY_AT[space] != NO_CITY and (leg.steps <= NEAR or space == arrival):
            found.append((leg.steps, space))
    return [_told(legs, space) for _, space in sorted(found)]


def _legs(state: State, here: int, mean_fuel: float, mean_levels: float) -> dict[int, Leg]:
    """Dijkstra by fuel, then by steps."""
    found = {here: Leg(0.0, 0, 0.0, 0, here)}
    queue: list[tuple[float, int, int]] = [(0.0, 0, here)]
    while queue:
        fuel, steps, space = heappop(queue)
        leg = found[space]
        if (fuel, steps) != (leg.fuel, leg.steps):
            continue
        for other in NEIGHBOURS[space]:
            tile, terrain = state.tile[other], CITY_AT[other] == NO_CITY
            blank = terrain and tile == NO_TILE
            cost = levels = 0.0
            if terrain:
                cost = (mean_fuel if blank else TILE_FUEL[tile]) + (RISK_FUEL if RISKY[other] else 0)
                levels = mean_levels if blank else TILE_LEVELS[tile]
            known = found.get(other)
            if known is None or (fuel + cost, steps + 1) < (known.fuel, known.steps):
                found[other] = Leg(fuel + cost, steps + 1, leg.levels + levels, leg.blanks + blank, space)
                heappush(queue, (fuel + cost, steps + 1, other))
    return found


def _told(legs: dict[int, Leg], space: int) -> Json:
    leg = legs[space]
    path = [space]
    while legs[path[-1]].steps > 1:
        path.append(legs[path[-1]].before)
    return {
        "city": CITY.names[CITY_AT[space]],
        "steps": leg.steps,
        "fuel": round(leg.fuel, DIGITS),
        "levels": round(leg.levels, DIGITS),
        "blanks": leg.blanks,
        "path": [SPACE_NAME.names[each] for each in reversed(path)],
    }
