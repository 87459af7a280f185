"""What the road to the arrival would cost a crew, in francs: known tiles, the mean of the bag for blanks, city stops.

Fuel has its price, a level what its repair costs, a step the time that it takes. From that follow the way that a crew
plans to go, and what it needs for the next part of it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ..components import africa, content
from ..rules.phases import MODE_ALONE
from ..rules.state import State

FUEL_VALUE: Final = 36.0
LEVEL_VALUE: Final = 20.0
STEP_COST: Final = 24.0
"""The time that a step takes."""
STOP_COST: Final = 75.0
"""What is lost when a drive ends early."""
CITY_STOP_COST: Final = 90.0
CITY_CARD_VALUE: Final = 34.0
SAILING_COST: Final = 90.0
"""The drive that a way over the sea takes the place of."""
EVEN_CANCEL_CHANCE: Final = 0.5


class RoadCosts:
    """The road as one crew sees it."""

    __slots__ = ("cost_ahead", "entry_cost", "may_sail", "mean_tile_cost", "mean_tile_fuel", "state")

    def __init__(self, state: State, seat: int, guard: float) -> None:
        self.state = state
        bag = state.tile_bag if any(state.tile_bag) else state.tile_discard
        whole = sum(bag)
        self.mean_tile_fuel = (
            sum(number * content.TILE_FUEL[tile] for tile, number in enumerate(bag)) / whole if whole else 1.0
        )
        self.mean_tile_cost = (
            sum(number * tile_cost(tile, guard) for tile, number in enumerate(bag)) / whole if whole else FUEL_VALUE
        )
        """What entering a blank costs on average."""
        self.entry_cost: list[float] = [0.0] * africa.SPACES
        for space in range(africa.SPACES):
            self.entry_cost[space] = self._entry_cost(space, seat, guard)
        self.may_sail = state.mode != MODE_ALONE and state.money[seat] >= min(africa.SEA_FARE) - 40
        self.cost_ahead = self._costs_to_arrival(state.money[seat])
        """What the rest of the road costs from each space."""

    def _entry_cost(self, space: int, seat: int, guard: float) -> float:
        """What entering a space costs, time included."""
        state, city = self.state, africa.CITY_AT[space]
        if city != africa.NO_CITY:
            if space == state.race.arrival:
                return STEP_COST
            fresh = not state.visited_cities[seat] >> city & 1
            return max(1.0, STEP_COST + CITY_STOP_COST - (CITY_CARD_VALUE * africa.CITY_CARDS[city] if fresh else 0.0))
        tile = state.tile_at[space]
        terrain_cost = self.mean_tile_cost if tile == content.NO_TILE else tile_cost(tile, guard)
        return STEP_COST + terrain_cost + (FUEL_VALUE * content.RISK_FUEL if africa.IS_RISKY[space] else 0.0)

    def _costs_to_arrival(self, money: int) -> list[float]:
        """Dijkstra from the arrival, backwards."""
        costs = [float(africa.UNREACHABLE)] * africa.SPACES
        arrival = self.state.race.arrival
        costs[arrival] = 0.0
        queue: list[tuple[float, int]] = [(0.0, arrival)]
        cost = self.entry_cost
        while queue:
            far, space = heappop(queue)
            if far > costs[space]:
                continue
            entered = far + cost[space]
            for other in africa.NEIGHBOURS[space]:
                if entered < costs[other]:
                    costs[other] = entered
                    heappush(queue, (entered, other))
            if self.may_sail:
                for line in range(africa.SEA_LINES):
                    if (line, space) in africa.SEA_DESTINATION and africa.SEA_FARE[line] <= money + 40:
                        other = africa.SEA_DESTINATION[line, space]
                        sailed = entered - STEP_COST + SAILING_COST + africa.SEA_FARE[line]
                        if sailed < costs[other]:
                            costs[other] = sailed
                            heappush(queue, (sailed, other))
        return costs

    def path(self, start: int, most: int, past_cities: bool = False) -> list[int]:
        """The next spaces of the planned way, at most so many; to the next city, unless it goes on past cities."""
        spaces: list[int] = []
        space = start
        cost, ahead, arrival = self.entry_cost, self.cost_ahead, self.state.race.arrival
        while len(spaces) < most and space != arrival:
            best, following = float(africa.UNREACHABLE) * 2, -1
            for other in africa.NEIGHBOURS[space]:
                value = cost[other] + ahead[other]
                if value < best:
                    best, following = value, other
            space = following
            spaces.append(space)
            if africa.CITY_AT[space] != africa.NO_CITY and not past_cities:
                break
        return spaces

    def fuel_needed(self, path: list[int]) -> float:
        """The fuel that a way is expected to take."""
        fuel = 0.0
        for space in path:
            if africa.CITY_AT[space] != africa.NO_CITY:
                continue
            tile = self.state.tile_at[space]
            fuel += self.mean_tile_fuel if tile == content.NO_TILE else content.TILE_FUEL[tile]
            fuel += content.RISK_FUEL if africa.IS_RISKY[space] else 0
        return fuel


def count_blanks(state: State, path: list[int]) -> int:
    """How many spaces of a way are not known yet."""
    return sum(
        1 for space in path if africa.CITY_AT[space] == africa.NO_CITY and state.tile_at[space] == content.NO_TILE
    )


def tile_cost(tile: int, guard: float) -> float:
    """What a tile costs in francs; `guard` is how likely its danger is warded off."""
    cost = FUEL_VALUE * content.TILE_FUEL[tile] + LEVEL_VALUE * content.TILE_LEVELS[tile]
    if content.TILE_DANGER[tile]:
        cost += LEVEL_VALUE * content.DANGER_LEVEL_LOSS * (1.0 - guard)
    if content.TILE_STOP[tile]:
        cost += STOP_COST
    return cost


TILE_COSTS: Final[tuple[float, ...]] = tuple(tile_cost(tile, EVEN_CANCEL_CHANCE) for tile in range(content.TILES))
