"""The way to the arrival drive by drive, for the competitive bot: it counts drives, because a race is a matter of time.

Everything is in francs, and a drive has its price too. What the rest of the way costs from a space where a drive has
ended (`rest_costs`) follows from that for all spaces; what a drive is worth that begins now, with so much fuel, is
worked out exactly for what may be drawn on its way.
"""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in

from ..components import content
from ..components.africa import (
    CARD_COUNT_BY_CITY,
    CITY_BY_SPACE,
    IS_RISKY_SPACE,
    NEIGHBOURS_BY_SPACE,
    NO_CITY,
    SPACE_COUNT,
    UNREACHABLE,
)
from ..components.content import FUNDING_INCOME as FUNDS
from ..rules.state import State, hand_size, missing_levels, unspent_assistants
from .road_costs import FUEL_VALUE

CITY_CARD_VALUE: Final = 36.0
LEVEL_WORTHS: Final[tuple[float, ...]] = (19.0, 25.0, 35.0, 45.0, 57.0, 73.0, 88.0, 104.0, 120.0)
"""What a level is worth, by how many are missing: the first are hardly missed, the last are a hand and a drive."""
DRIVE_PRICES: Final[tuple[float, ...]] = (70.0, 90.0, 120.0, 160.0, 220.0, 300.0, 400.0, 600.0)
"""What a drive may be worth: as much as the crew can afford."""
INCOME_PER_DRIVE: Final = 25.0
"""What comes in for each drive to come, beside what the way itself brings."""
HELD_CARD_VALUE: Final = 25.0
"""What a card in hand will bring."""
RELAXATION_SWEEPS: Final = 2
MAX_SPACES_BACK: Final = 3
"""So many spaces farther from the arrival than the vehicle nothing is looked at."""
TileDraw = tuple[float, int, float, bool]
"""What may be drawn: how likely, its fuel, what its levels cost, whether it stops."""


class Itinerary:
    """The way of one crew, for the tiles that lie now and those that are left in the bag."""

    def __init__(self, state: State, seat: int, cancel_chance: float, price: float) -> None:
        self.state, self.seat, self.drive_price = state, seat, price
        missing = sum(missing_levels(state, seat))
        self.level_value = LEVEL_WORTHS[min(missing, len(LEVEL_WORTHS) - 1)]
        bag = state.tile_bag if any(state.tile_bag) else state.tile_discard
        whole = sum(bag) or 1
        wear_costs = [self._wear_cost(tile, cancel_chance) for tile in range(content.TILE_KIND_COUNT)]
        grouped: dict[tuple[int, bool], tuple[float, float]] = {}
        for tile, number in enumerate(bag):
            if number:
                key = (content.FUEL_BY_TILE[tile], content.IS_STOP_TILE[tile])
                many, cost = grouped.get(key, (0.0, 0.0))
                grouped[key] = (many + number / whole, cost + number * wear_costs[tile] / whole)
        self.tile_draws: list[TileDraw] = [
            (many, fuel, cost / many, stop) for (fuel, stop), (many, cost) in sorted(grouped.items())
        ] or [(1.0, 1, 0.0, False)]
        self.wear_costs = wear_costs
        self.drive_spaces = max(1, state.engine[seat])
        self.rest_costs = self._rest_costs()

    __slots__ = fields_set_in(__init__)

    def _wear_cost(self, tile: int, cancel_chance: float) -> float:
        """What a tile costs beside its fuel."""
        return self.level_value * (
            content.LEVELS_BY_TILE[tile]
            + (content.DANGER_LEVEL_LOSS * (1.0 - cancel_chance) if content.IS_DANGER_TILE[tile] else 0.0)
        )

    def _entry_costs(self) -> tuple[list[float], list[float]]:
        """What entering every space costs, and how likely the drive ends there."""
        state, seat = self.state, self.seat
        blank = sum(many * (FUEL_VALUE * fuel + cost) for many, fuel, cost, _ in self.tile_draws)
        halt = sum(many for many, _, _, stop in self.tile_draws if stop)
        costs, ends = [blank] * SPACE_COUNT, [halt] * SPACE_COUNT
        for space in range(SPACE_COUNT):
            city, tile = CITY_BY_SPACE[space], state.tile_at[space]
            if city != NO_CITY:
                fresh = not state.visited_cities[seat] >> city & 1
                costs[space], ends[space] = -CITY_CARD_VALUE * CARD_COUNT_BY_CITY[city] if fresh else 0.0, 1.0
                continue
            if tile != content.NO_TILE:
                costs[space], ends[space] = (
                    FUEL_VALUE * content.FUEL_BY_TILE[tile] + self.wear_costs[tile],
                    float(content.IS_STOP_TILE[tile]),
                )
            if IS_RISKY_SPACE[space]:
                costs[space] += FUEL_VALUE * content.RISK_FUEL
        return costs, ends

    def _rest_costs(self) -> list[float]:
        """What the way costs from where a drive has ended: from the arrival backwards, twice for ways aside."""
        state, price, most = self.state, self.drive_price, self.drive_spaces
        home, arrival = state.race.steps_home, state.race.arrival
        costs, ends = self._entry_costs()
        far = float(UNREACHABLE)
        rest = [far] * SPACE_COUNT
        rest[arrival] = 0.0
        layers: list[list[float]] = [[far] * SPACE_COUNT for _ in range(most + 1)]
        for layer in layers:
            layer[arrival] = 0.0
        furthest = home[state.space_of[self.seat]] + MAX_SPACES_BACK
        order = [space for space in range(SPACE_COUNT) if home[space] <= furthest and space != arrival]
        order.sort(key=home.__getitem__)
        for _ in range(RELAXATION_SWEEPS):
            for space in order:
                near = [(other, costs[other], ends[other]) for other in NEIGHBOURS_BY_SPACE[space]]
                here = far
                for left in range(1, most + 1):
                    below = layers[left - 1] if left > 1 else rest
                    best = here
                    for other, cost, end in near:
                        if end >= 1.0:
                            value = cost + rest[other]
                        elif end <= 0.0:
                            value = cost + below[other]
                        else:
                            value = cost + end * rest[other] + (1.0 - end) * below[other]
                        if value < best:
                            best = value
                    here = layers[left][space] = best
                rest[space] = price + here
        return rest

    def drive_cost(self, space: int, spaces_left: int, fuel: int) -> float:
        """What the way costs with a drive that has so many spaces left and so much fuel, played as well as can be."""
        return _DriveCosts(self).cost(space, spaces_left, fuel)

    def step_costs(self, space: int, spaces_left: int, fuel: int) -> dict[int, float]:
        """The same for each step that may be taken now."""
        one = _DriveCosts(self)
        return {
            other: value
            for other in NEIGHBOURS_BY_SPACE[space]
            if (value := one.step_cost(space, other, spaces_left, fuel)) < UNREACHABLE
        }


def fastest_affordable(state: State, seat: int, cancel_chance: float) -> Itinerary:
    """The fastest way that a crew can pay: the one for the highest price of a drive for which its means suffice.

    How many drives a way has, and what it costs beside them, follows from how its cost grows with their price.
    """
    here = state.space_of[seat]
    means = FUEL_VALUE * state.fuel[seat] + state.money[seat] + HELD_CARD_VALUE * hand_size(state, seat)
    means += FUNDS * unspent_assistants(state, seat, content.POST_FUNDING)
    fastest = Itinerary(state, seat, cancel_chance, DRIVE_PRICES[0])
    below = fastest
    for price in DRIVE_PRICES[1:]:
        way = Itinerary(state, seat, cancel_chance, price)
        drives = (way.rest_costs[here] - below.rest_costs[here]) / (price - below.drive_price)
        if way.rest_costs[here] - price * drives > means + INCOME_PER_DRIVE * drives:
            break
        fastest, below = way, way
    return fastest


class _DriveCosts:
    """What is known already of one drive."""

    __slots__ = ("itinerary", "known_costs")

    def __init__(self, itinerary: Itinerary) -> None:
        self.itinerary = itinerary
        self.known_costs: dict[tuple[int, int, int], float] = {}

    def end_cost(self, space: int, fuel: int) -> float:
        """What it is worth to stand somewhere at the end of a drive."""
        way = self.itinerary
        if space == way.state.race.arrival:
            return 0.0
        return way.rest_costs[space] - FUEL_VALUE * fuel

    def cost(self, space: int, spaces_left: int, fuel: int) -> float:
        key = (space, spaces_left, fuel)
        known = self.known_costs.get(key)
        if known is not None:
            return known
        best = self.end_cost(space, fuel)
        if spaces_left > 0:
            home = self.itinerary.state.race.steps_home
            for other in NEIGHBOURS_BY_SPACE[space]:
                if home[other] <= home[space]:
                    best = min(best, self.step_cost(space, other, spaces_left, fuel))
        self.known_costs[key] = best
        return best

    def step_cost(self, space: int, next_space: int, spaces_left: int, fuel: int) -> float:
        """What a step is worth; more than anything if it can't be taken."""
        way = self.itinerary
        state = way.state
        city = CITY_BY_SPACE[next_space]
        if city != NO_CITY:
            fresh = not state.visited_cities[way.seat] >> city & 1
            return self.end_cost(next_space, fuel) - (CITY_CARD_VALUE * CARD_COUNT_BY_CITY[city] if fresh else 0.0)
        risk = content.RISK_FUEL if IS_RISKY_SPACE[next_space] else 0
        tile = state.tile_at[next_space]
        if tile != content.NO_TILE:
            after = fuel - content.FUEL_BY_TILE[tile] - risk
            if after < 0:
                return float(UNREACHABLE)
            wear = way.wear_costs[tile]
            return wear + (
                self.end_cost(next_space, after)
                if content.IS_STOP_TILE[tile]
                else self.cost(next_space, spaces_left - 1, after)
            )
        if fuel < 1 + risk:
            return float(UNREACHABLE)
        total = 0.0
        for many, needed, wear, stop in way.tile_draws:
            after = fuel - needed - risk
            if after < 0:
                total += many * self.end_cost(space, fuel)
            else:
                total += many * (
                    wear + (self.end_cost(next_space, after) if stop else self.cost(next_space, spaces_left - 1, after))
                )
        return total
