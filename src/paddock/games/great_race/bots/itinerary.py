"""The way to the arrival drive by drive: a contender counts drives, because a race is a matter of time.

Everything is in francs, and a drive has its price too. What the rest of the way costs from a space where a drive has
ended (`rest`) follows from that for all spaces; what a drive is worth that begins now, with so much fuel, is worked out
exactly for what may be drawn on its way.
"""

from __future__ import annotations

from typing import Final

from paddock.games.great_race.bots.outlook import FUEL
from paddock.games.great_race.components.content import (
    CHASSIS_MAX,
    DANGER_LEVELS,
    ENGINE_MAX,
    FUNDING,
    NO_TILE,
    RISK_FUEL,
    TILE_DANGER,
    TILE_FUEL,
    TILE_LEVELS,
    TILE_STOP,
    TILES,
)
from paddock.games.great_race.components.content import INCOME as FUNDS
from paddock.games.great_race.components.map import CITY_AT, CITY_CARDS, FAR, NEIGHBOURS, NO_CITY, RISKY, SPACES
from paddock.games.great_race.rules.state import State, cards_held, unspent

CARD: Final = 36.0
LEVEL: Final[tuple[float, ...]] = (19.0, 25.0, 35.0, 45.0, 57.0, 73.0, 88.0, 104.0, 120.0)
"""What a level is worth, by how many are missing: the first are hardly missed, the last are a hand and a drive."""
DRIVES: Final[tuple[float, ...]] = (70.0, 90.0, 120.0, 160.0, 220.0, 300.0, 400.0, 600.0)
"""What a drive may be worth: as much as the crew can afford."""
INCOME: Final = 25.0
"""What comes in for each drive to come, beside what the way itself brings."""
HELD: Final = 25.0
"""What a card in hand will bring."""
SWEEPS: Final = 2
BACK: Final = 3
"""So many spaces farther from the arrival than the vehicle nothing is looked at."""
Draw = tuple[float, int, float, bool]
"""What may be drawn: how likely, its fuel, what its levels cost, whether it stops."""


class Itinerary:
    """The way of one crew, for the tiles that lie now and those that are left in the bag."""

    __slots__ = ("draws", "level", "price", "rest", "seat", "spaces", "state", "worn")

    def __init__(self, state: State, seat: int, guard: float, price: float) -> None:
        self.state, self.seat, self.price = state, seat, price
        crew = state.crew[seat]
        missing = ENGINE_MAX[crew] + CHASSIS_MAX[crew] - state.engine[seat] - state.chassis[seat]
        self.level = LEVEL[min(missing, len(LEVEL) - 1)]
        bag = state.bag if any(state.bag) else state.tile_discard
        whole = sum(bag) or 1
        worn = [self._worn(tile, guard) for tile in range(TILES)]
        grouped: dict[tuple[int, bool], tuple[float, float]] = {}
        for tile, number in enumerate(bag):
            if number:
                key = (TILE_FUEL[tile], TILE_STOP[tile])
                many, cost = grouped.get(key, (0.0, 0.0))
                grouped[key] = (many + number / whole, cost + number * worn[tile] / whole)
        self.draws: list[Draw] = [
            (many, fuel, cost / many, stop) for (fuel, stop), (many, cost) in sorted(grouped.items())
        ] or [(1.0, 1, 0.0, False)]
        self.worn = worn
        self.spaces = max(1, state.engine[seat])
        self.rest = self._rest()

    def _worn(self, tile: int, guard: float) -> float:
        """What a tile costs beside its fuel."""
        return self.level * (TILE_LEVELS[tile] + (DANGER_LEVELS * (1.0 - guard) if TILE_DANGER[tile] else 0.0))

    def _entering(self) -> tuple[list[float], list[float]]:
        """What entering every space costs, and how likely the drive ends there."""
        state, seat = self.state, self.seat
        blank = sum(many * (FUEL * fuel + cost) for many, fuel, cost, _ in self.draws)
        halt = sum(many for many, _, _, stop in self.draws if stop)
        costs, ends = [blank] * SPACES, [halt] * SPACES
        for space in range(SPACES):
            city, tile = CITY_AT[space], state.tile[space]
            if city != NO_CITY:
                fresh = not state.visited[seat] >> city & 1
                costs[space], ends[space] = -CARD * CITY_CARDS[city] if fresh else 0.0, 1.0
                continue
            if tile != NO_TILE:
                costs[space], ends[space] = FUEL * TILE_FUEL[tile] + self.worn[tile], float(TILE_STOP[tile])
            if RISKY[space]:
                costs[space] += FUEL * RISK_FUEL
        return costs, ends

    def _rest(self) -> list[float]:
        """What the way costs from where a drive has ended: from the arrival backwards, twice for ways aside."""
        state, price, most = self.state, self.price, self.spaces
        home, arrival = state.race.home, state.race.arrival
        costs, ends = self._entering()
        far = float(FAR)
        rest = [far] * SPACES
        rest[arrival] = 0.0
        layers: list[list[float]] = [[far] * SPACES for _ in range(most + 1)]
        for layer in layers:
            layer[arrival] = 0.0
        furthest = home[state.at[self.seat]] + BACK
        order = [space for space in range(SPACES) if home[space] <= furthest and space != arrival]
        order.sort(key=home.__getitem__)
        for _ in range(SWEEPS):
            for space in order:
                near = [(other, costs[other], ends[other]) for other in NEIGHBOURS[space]]
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

    # -- one drive ---------------------------------------------------------------------------------------------

    def drive(self, space: int, left: int, fuel: int) -> float:
        """What the way costs with a drive that has so many spaces left and so much fuel, played as well as can be."""
        return _Drive(self).value(space, left, fuel)

    def steps(self, space: int, left: int, fuel: int) -> dict[int, float]:
        """The same for each step that may be taken now."""
        one = _Drive(self)
        return {other: value for other in NEIGHBOURS[space] if (value := one.step(space, other, left, fuel)) < FAR}


def affordable(state: State, seat: int, guard: float) -> Itinerary:
    """The fastest way that a crew can pay: the one for the highest price of a drive for which its means suffice.

    How many drives a way has, and what it costs beside them, follows from how its cost grows with their price.
    """
    here = state.at[seat]
    means = FUEL * state.fuel[seat] + state.money[seat] + HELD * cards_held(state, seat)
    means += FUNDS * unspent(state, seat, FUNDING)
    found = Itinerary(state, seat, guard, DRIVES[0])
    below = found
    for price in DRIVES[1:]:
        way = Itinerary(state, seat, guard, price)
        drives = (way.rest[here] - below.rest[here]) / (price - below.price)
        if way.rest[here] - price * drives > means + INCOME * drives:
            break
        found, below = way, way
    return found


class _Drive:
    """What is known already of one drive."""

    __slots__ = ("found", "way")

    def __init__(self, way: Itinerary) -> None:
        self.way = way
        self.found: dict[tuple[int, int, int], float] = {}

    def ended(self, space: int, fuel: int) -> float:
        """What it is worth to stand somewhere at the end of a drive."""
        way = self.way
        if space == way.state.race.arrival:
            return 0.0
        return way.rest[space] - FUEL * fuel

    def value(self, space: int, left: int, fuel: int) -> float:
        key = (space, left, fuel)
        known = self.found.get(key)
        if known is not None:
            return known
        best = self.ended(space, fuel)
        if left > 0:
            home = self.way.state.race.home
            for other in NEIGHBOURS[space]:
                if home[other] <= home[space]:
                    best = min(best, self.step(space, other, left, fuel))
        self.found[key] = best
        return best

    def step(self, space: int, other: int, left: int, fuel: int) -> float:
        """What a step is worth; more than anything if it can't be taken."""
        way = self.way
        state = way.state
        city = CITY_AT[other]
        if city != NO_CITY:
            fresh = not state.visited[way.seat] >> city & 1
            return self.ended(other, fuel) - (CARD * CITY_CARDS[city] if fresh else 0.0)
        risk = RISK_FUEL if RISKY[other] else 0
        tile = state.tile[other]
        if tile != NO_TILE:
            after = fuel - TILE_FUEL[tile] - risk
            if after < 0:
                return float(FAR)
            worn = way.worn[tile]
            return worn + (self.ended(other, after) if TILE_STOP[tile] else self.value(other, left - 1, after))
        if fuel < 1 + risk:
            return float(FAR)
        total = 0.0
        for many, needed, worn, stop in way.draws:
            after = fuel - needed - risk
            if after < 0:
                total += many * self.ended(space, fuel)
            else:
                total += many * (worn + (self.ended(other, after) if stop else self.value(other, left - 1, after)))
        return total
