"""What things cost, and which steps a crew can make (GR-5.3, GR-5.10, GR-6.4, GR-6.7, GR-32.2)."""

from __future__ import annotations

from typing import Final

from paddock.games.great_race.africa import (
    ACROSS,
    CITY_AT,
    FARE,
    LINES,
    NEIGHBOURS,
    NO_CITY,
    NOWHERE,
    RISKY,
    TERRAIN_BESIDE,
)
from paddock.games.great_race.content import (
    ALONE_FUEL_FIELD,
    BELGIUM,
    CHASSIS_MAX,
    EMERGENCY_PRICE,
    ENGINE_MAX,
    FREE_LEVELS,
    FUEL_CITY,
    FUEL_FIELD,
    FUEL_MAX,
    NO_TILE,
    OPEN_TRACK_FUEL,
    REPAIR_CITY,
    REPAIR_FIELD,
    REPAIR_MOST,
    RISK_FUEL,
    TILE_FUEL,
    TILE_LEVELS,
)
from paddock.games.great_race.state import CROSSING, State

CANNOT: Final = -1


def in_city(state: State, seat: int) -> bool:
    """Whether a crew's vehicle stands in a city."""
    return state.at[seat] >= 0 and CITY_AT[state.at[seat]] != NO_CITY


def fuel_price(state: State, seat: int) -> int:
    """What a level of fuel costs here."""
    if in_city(state, seat):
        return FUEL_CITY
    return ALONE_FUEL_FIELD if state.mode == CROSSING else FUEL_FIELD


def fuel_to_buy(state: State, seat: int) -> int:
    """How many levels of fuel a crew could buy here."""
    room = FUEL_MAX[state.crew[seat]] - state.fuel[seat]
    if not room or not state.money[seat]:
        return 0
    return min(room, state.money[seat] // fuel_price(state, seat))


def level_price(state: State, seat: int) -> int:
    """What a level repaired costs here; CANNOT where nothing is repaired (GR-5.10, GR-32.2, GR-32.6)."""
    if in_city(state, seat):
        return REPAIR_CITY
    if state.mode != CROSSING:
        return REPAIR_FIELD
    return EMERGENCY_PRICE if not state.engine[seat] else CANNOT


def repair_price(state: State, seat: int, engine: int, chassis: int, free: bool) -> int:
    """What a repair costs here, or CANNOT: more than is missing, too many levels, or Alone in the field."""
    crew, levels = state.crew[seat], engine + chassis
    if not 1 <= levels <= REPAIR_MOST:
        return CANNOT
    if engine > ENGINE_MAX[crew] - state.engine[seat] or chassis > CHASSIS_MAX[crew] - state.chassis[seat]:
        return CANNOT
    price = level_price(state, seat)
    if state.mode == CROSSING and not in_city(state, seat):
        return price if engine == 1 and chassis == 0 and not free else CANNOT
    return price * (levels - FREE_LEVELS if free else levels)


def has_risk_power(state: State, seat: int) -> bool:
    """Whether the Belgian power is at hand (GR-13.5)."""
    return state.crew[seat] == BELGIUM and not state.power_used[seat]


def step_fuel(state: State, space: int, free: bool) -> int:
    """The fuel of a step onto terrain; for a blank what must be there before drawing."""
    tile = state.tile[space]
    fuel = OPEN_TRACK_FUEL if tile == NO_TILE else TILE_FUEL[tile]
    return fuel + (RISK_FUEL if RISKY[space] and not free else 0)


def can_step(state: State, seat: int, space: int, free: bool) -> bool:
    """Whether a crew can pay a step onto a terrain space beside it (GR-6.4, GR-6.7)."""
    tile = state.tile[space]
    fuel = OPEN_TRACK_FUEL if tile == NO_TILE else TILE_FUEL[tile]
    if RISKY[space] and not free:
        fuel += RISK_FUEL
    if state.fuel[seat] < fuel:
        return False
    return tile == NO_TILE or state.engine[seat] + state.chassis[seat] >= TILE_LEVELS[tile]


def any_step(state: State, seat: int) -> bool:
    """Whether any step is legal from where the vehicle stands (GR-6.12)."""
    free = has_risk_power(state, seat)
    at = state.at[seat]
    terrain = TERRAIN_BESIDE[at]
    if len(terrain) < len(NEIGHBOURS[at]) or can_step(state, seat, terrain[0], free):
        return True
    return any(can_step(state, seat, space, free) for space in terrain[1:])


def may_drive(state: State, seat: int) -> bool:
    """Whether a drive may start (GR-6.1, GR-6.12, GR-12.2)."""
    return state.engine[seat] > 0 and seat not in state.arrived and any_step(state, seat)


def sea_lines(state: State, seat: int) -> list[int]:
    """The sea lines that a crew could take from here, and pay (GR-7.6)."""
    if state.mode == CROSSING:
        return []
    at, money = state.at[seat], state.money[seat]
    return [line for line in range(LINES) if (line, at) in ACROSS and FARE[line] <= money]


def clearable(state: State, seat: int) -> list[int]:
    """The spaces beside a vehicle whose tile may be discarded (GR-5.12)."""
    tile, at = state.tile, state.at
    return [space for space in TERRAIN_BESIDE[at[seat]] if tile[space] != NO_TILE and space not in at]


def is_layable(state: State, space: int) -> bool:
    """A blank terrain space on which no vehicle stands."""
    return state.tile[space] == NO_TILE and CITY_AT[space] == NO_CITY and space not in state.at


def laying_spaces(state: State) -> list[int]:
    """Where a Scout may lay a tile: layable, and beside a vehicle or a tile (GR-5.8)."""
    taken = list(state.laid)
    taken += [space for space in state.at if space != NOWHERE]
    found: set[int] = set()
    found.update(*[TERRAIN_BESIDE[space] for space in taken])
    found.difference_update(taken)
    return sorted(found)


def can_lay(state: State) -> bool:
    """Whether there is any space for a tile."""
    tile, at = state.tile, state.at
    for space in at:
        if space != NOWHERE:
            for other in TERRAIN_BESIDE[space]:
                if tile[other] == NO_TILE and other not in at:
                    return True
    return bool(laying_spaces(state))
