"""What the road to the arrival would cost a crew, in francs: known tiles, the mean of the bag for blanks, city stops.

Fuel has its price, a level what its repair costs, a step the time that it takes. From that follow the way that a crew
plans to go, and what it needs for the next part of it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from paddock.games.great_race.components.content import (
    DANGER_LEVELS,
    NO_TILE,
    RISK_FUEL,
    TILE_DANGER,
    TILE_FUEL,
    TILE_LEVELS,
    TILE_STOP,
    TILES,
)
from paddock.games.great_race.components.map import (
    ACROSS,
    CITY_AT,
    CITY_CARDS,
    FAR,
    FARE,
    LINES,
    NEIGHBOURS,
    NO_CITY,
    RISKY,
    SPACES,
)
from paddock.games.great_race.rules.state import CROSSING, State

FUEL: Final = 36.0
LEVEL: Final = 20.0
STEP: Final = 24.0
"""The time that a step takes."""
STOP: Final = 75.0
"""What is lost when a drive ends early."""
CITY_STOP: Final = 90.0
CARD: Final = 34.0
SAIL: Final = 90.0
"""The drive that a way over the sea takes the place of."""
HALF: Final = 0.5


class Outlook:
    """The road as one crew sees it."""

    __slots__ = ("ahead", "cost", "mean", "mean_fuel", "sea", "state")

    def __init__(self, state: State, seat: int, guard: float) -> None:
        self.state = state
        bag = state.bag if any(state.bag) else state.tile_discard
        whole = sum(bag)
        self.mean_fuel = sum(number * TILE_FUEL[tile] for tile, number in enumerate(bag)) / whole if whole else 1.0
        self.mean = sum(number * tile_cost(tile, guard) for tile, number in enumerate(bag)) / whole if whole else FUEL
        """What entering a blank costs on average."""
        self.cost: list[float] = [0.0] * SPACES
        for space in range(SPACES):
            self.cost[space] = self._entering(space, seat, guard)
        self.sea = state.mode != CROSSING and state.money[seat] >= min(FARE) - 40
        self.ahead = self._to_arrival(state.money[seat])
        """What the rest of the road costs from each space."""

    def _entering(self, space: int, seat: int, guard: float) -> float:
        """What entering a space costs, time included."""
        state, city = self.state, CITY_AT[space]
        if city != NO_CITY:
            if space == state.race.arrival:
                return STEP
            fresh = not state.visited[seat] >> city & 1
            return max(1.0, STEP + CITY_STOP - (CARD * CITY_CARDS[city] if fresh else 0.0))
        tile = state.tile[space]
        found = self.mean if tile == NO_TILE else tile_cost(tile, guard)
        return STEP + found + (FUEL * RISK_FUEL if RISKY[space] else 0.0)

    def _to_arrival(self, money: int) -> list[float]:
        """Dijkstra from the arrival, backwards."""
        found = [float(FAR)] * SPACES
        arrival = self.state.race.arrival
        found[arrival] = 0.0
        queue: list[tuple[float, int]] = [(0.0, arrival)]
        cost = self.cost
        while queue:
            far, space = heappop(queue)
            if far > found[space]:
                continue
            entered = far + cost[space]
            for other in NEIGHBOURS[space]:
                if entered < found[other]:
                    found[other] = entered
                    heappush(queue, (entered, other))
            if self.sea:
                for line in range(LINES):
                    if (line, space) in ACROSS and FARE[line] <= money + 40:
                        other = ACROSS[line, space]
                        sailed = entered - STEP + SAIL + FARE[line]
                        if sailed < found[other]:
                            found[other] = sailed
                            heappush(queue, (sailed, other))
        return found

    def path(self, start: int, most: int, past_cities: bool = False) -> list[int]:
        """The next spaces of the planned way, at most so many; to the next city, unless it goes on past cities."""
        found: list[int] = []
        space = start
        cost, ahead, arrival = self.cost, self.ahead, self.state.race.arrival
        while len(found) < most and space != arrival:
            best, following = float(FAR) * 2, -1
            for other in NEIGHBOURS[space]:
                value = cost[other] + ahead[other]
                if value < best:
                    best, following = value, other
            space = following
            found.append(space)
            if CITY_AT[space] != NO_CITY and not past_cities:
                break
        return found

    def fuel_for(self, path: list[int]) -> float:
        """The fuel that a way is expected to take."""
        found = 0.0
        for space in path:
            if CITY_AT[space] != NO_CITY:
                continue
            tile = self.state.tile[space]
            found += self.mean_fuel if tile == NO_TILE else TILE_FUEL[tile]
            found += RISK_FUEL if RISKY[space] else 0
        return found


def blanks_on(state: State, path: list[int]) -> int:
    """How many spaces of a way are not known yet."""
    return sum(1 for space in path if CITY_AT[space] == NO_CITY and state.tile[space] == NO_TILE)


def tile_cost(tile: int, guard: float) -> float:
    """What a tile costs in francs; `guard` is how likely its danger is warded off."""
    found = FUEL * TILE_FUEL[tile] + LEVEL * TILE_LEVELS[tile]
    if TILE_DANGER[tile]:
        found += LEVEL * DANGER_LEVELS * (1.0 - guard)
    if TILE_STOP[tile]:
        found += STOP
    return found


TILE_COSTS: Final[tuple[float, ...]] = tuple(tile_cost(tile, HALF) for tile in range(TILES))
