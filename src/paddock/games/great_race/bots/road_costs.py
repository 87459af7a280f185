"""What the road to the arrival would cost a crew, in francs: known tiles, the mean of the bag for blanks, city stops.

Fuel has its price, a level what its repair costs, a step the time that it takes. From that follow the way that a crew
plans to go, and what it needs for the next part of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from paddock.core.compiling import fields_set_in

from ..components import africa, content
from ..components.africa import Race
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
MONEY_ON_THE_WAY: Final = 40
"""What a crew expects to earn before it has to pay a fare."""
EVEN_CANCEL_CHANCE: Final = 0.5
RISK_COSTS: Final = tuple(FUEL_VALUE * fuel for fuel in africa.RISK_FUEL_BY_SPACE)
"""What risky ground costs, by space."""


class RoadCosts:
    """The road as one crew sees it."""

    def __init__(self, state: State, seat: int, cancel_chance: float) -> None:
        self.state = state
        bag = state.tile_bag if any(state.tile_bag) else state.tile_discard
        whole = sum(bag)
        self.mean_tile_fuel, self.mean_tile_cost = 1.0, FUEL_VALUE  # what entering a blank costs on average
        if whole:
            self.mean_tile_fuel = sum(number * content.FUEL_BY_TILE[tile] for tile, number in enumerate(bag)) / whole
            self.mean_tile_cost = (
                sum(number * tile_cost(tile, cancel_chance) for tile, number in enumerate(bag)) / whole
            )
        self.entry_cost = [self._entry_cost(space, seat, cancel_chance) for space in range(africa.SPACE_COUNT)]
        sea_money = 0 if state.mode == MODE_ALONE else state.money[seat] + MONEY_ON_THE_WAY
        self.cost_ahead = costs_to_arrival(state.race, self.entry_cost, sea_money)
        """What the rest of the road costs from each space."""

    __slots__ = fields_set_in(__init__)

    def _entry_cost(self, space: int, seat: int, cancel_chance: float) -> float:
        """What entering a space costs, time included."""
        state, city, tile = self.state, africa.CITY_BY_SPACE[space], self.state.tile_at[space]
        if city != africa.NO_CITY:
            return city_entry_cost(state.race, city, not state.visited_cities[seat] >> city & 1)
        terrain_cost = self.mean_tile_cost if tile == content.NO_TILE else tile_cost(tile, cancel_chance)
        return STEP_COST + terrain_cost + RISK_COSTS[space]

    def path(self, start: int, max_spaces: int, goes_past_cities: bool = False) -> list[int]:
        """The next spaces of the planned way, at most so many; to the next city, unless it goes on past cities."""
        spaces: list[int] = []
        space = start
        cost, ahead, arrival = self.entry_cost, self.cost_ahead, self.state.race.arrival
        while len(spaces) < max_spaces and space != arrival:
            best, following = float(africa.UNREACHABLE) * 2, -1
            for other in africa.NEIGHBOURS_BY_SPACE[space]:
                value = cost[other] + ahead[other]
                if value < best:
                    best, following = value, other
            space = following
            spaces.append(space)
            if africa.CITY_BY_SPACE[space] != africa.NO_CITY and not goes_past_cities:
                break
        return spaces

    def fuel_needed(self, path: list[int]) -> float:
        """The fuel that a way is expected to take."""
        fuel = 0.0
        for space in path:
            if africa.CITY_BY_SPACE[space] != africa.NO_CITY:
                continue
            tile = self.state.tile_at[space]
            fuel += self.mean_tile_fuel if tile == content.NO_TILE else content.FUEL_BY_TILE[tile]
            fuel += content.RISK_FUEL if africa.IS_RISKY_SPACE[space] else 0
        return fuel


def city_entry_cost(race: Race, city: int, is_first_visit: bool) -> float:
    """What entering a city costs, less what its cards are worth on the first entry."""
    if city == race.arrival_city:
        return STEP_COST
    return max(
        1.0, STEP_COST + CITY_STOP_COST - (CITY_CARD_VALUE * africa.CARD_COUNT_BY_CITY[city] if is_first_visit else 0.0)
    )


def costs_to_arrival(race: Race, entry_cost: Sequence[float], sea_money: int = 0) -> list[float]:
    """What the way costs from everywhere: Dijkstra from the arrival, backwards; by sea where the fare can be paid."""
    costs = [float(africa.UNREACHABLE)] * africa.SPACE_COUNT
    costs[race.arrival] = 0.0
    queue: list[tuple[float, int]] = [(0.0, race.arrival)]
    while queue:
        far, space = heappop(queue)
        if far > costs[space]:
            continue
        entered = far + entry_cost[space]
        for other in africa.NEIGHBOURS_BY_SPACE[space]:
            if entered < costs[other]:
                costs[other] = entered
                heappush(queue, (entered, other))
        if space in africa.PORT_CITIES:
            for line, fare in enumerate(africa.FARE_BY_SEA_LINE):
                other = africa.DESTINATION_BY_LINE_AND_PORT.get((line, space), africa.NOWHERE)
                sailed = entered - STEP_COST + SAILING_COST + fare
                if other != africa.NOWHERE and fare <= sea_money and sailed < costs[other]:
                    costs[other] = sailed
                    heappush(queue, (sailed, other))
    return costs


def count_blanks(state: State, path: list[int]) -> int:
    """How many spaces of a way are not known yet."""
    return sum(
        1 for space in path if africa.CITY_BY_SPACE[space] == africa.NO_CITY and state.tile_at[space] == content.NO_TILE
    )


def tile_cost(tile: int, cancel_chance: float) -> float:
    """What a tile costs in francs; `cancel_chance` is how likely its danger is warded off."""
    cost = FUEL_VALUE * content.FUEL_BY_TILE[tile] + LEVEL_VALUE * content.LEVELS_BY_TILE[tile]
    if content.IS_DANGER_TILE[tile]:
        cost += LEVEL_VALUE * content.DANGER_LEVEL_LOSS * (1.0 - cancel_chance)
    if content.IS_STOP_TILE[tile]:
        cost += STOP_COST
    return cost


TILE_COSTS: Final[tuple[float, ...]] = tuple(
    tile_cost(tile, EVEN_CANCEL_CHANCE) for tile in range(content.TILE_KIND_COUNT)
)
