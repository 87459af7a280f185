"""What things cost, and which steps a crew can make (GR-5.3, GR-5.10, GR-6.4, GR-6.7, GR-32.2)."""

from __future__ import annotations

from typing import Final

from paddock.games.great_race.components.content import (
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
    RIVER_MOST,
    TILE_FUEL,
    TILE_LEVELS,
)
from paddock.games.great_race.components.map import (
    ACROSS,
    BIT,
    BY_CITY,
    FARE,
    IN_CITY,
    LINES,
    NEAR,
    RISK_AT,
    TERRAIN_BESIDE,
)
from paddock.games.great_race.rules.state import CROSSING, State

CANNOT: Final = -1
_FUEL: Final[tuple[int, ...]] = (OPEN_TRACK_FUEL, *TILE_FUEL)
_LEVELS: Final[tuple[int, ...]] = (0, *TILE_LEVELS)
"""What must be there for a step onto a blank, then onto each tile: `_FUEL[tile + 1]`."""
_MOST_FUEL: Final = max(_FUEL) + RISK_FUEL
_MOST_LEVELS: Final = max(_LEVELS)
"""With so much every step can be paid."""


def in_city(state: State, seat: int) -> bool:
    """Whether a crew's vehicle stands in a city."""
    return IN_CITY[state.at[seat]]


def fuel_price(state: State, seat: int) -> int:
    """What a level of fuel costs here."""
    if IN_CITY[state.at[seat]]:
        return FUEL_CITY
    return ALONE_FUEL_FIELD if state.mode == CROSSING else FUEL_FIELD


def fuel_to_buy(state: State, seat: int) -> int:
    """How many levels of fuel a crew could buy here."""
    room = FUEL_MAX[state.crew[seat]] - state.fuel[seat]
    money = state.money[seat]
    if not room or not money:
        return 0
    levels = money // fuel_price(state, seat)
    return levels if levels < room else room


def level_price(state: State, seat: int) -> int:
    """What a level repaired costs here; CANNOT where nothing is repaired (GR-5.10, GR-32.2, GR-32.6)."""
    if IN_CITY[state.at[seat]]:
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
    fuel = _FUEL[state.tile[space] + 1]
    return fuel if free else fuel + RISK_AT[space]


def can_step(state: State, seat: int, space: int, free: bool) -> bool:
    """Whether a crew can pay a step onto a terrain space beside it (GR-6.4, GR-6.7)."""
    there = state.tile[space] + 1
    fuel = _FUEL[there] if free else _FUEL[there] + RISK_AT[space]
    return state.fuel[seat] >= fuel and state.engine[seat] + state.chassis[seat] >= _LEVELS[there]


def any_step(state: State, seat: int) -> bool:
    """Whether any step is legal from where the vehicle stands (GR-6.12)."""
    at = state.at[seat]
    if BY_CITY[at]:
        return True
    if state.fuel[seat] >= _MOST_FUEL and state.engine[seat] + state.chassis[seat] >= _MOST_LEVELS:
        return True
    free = has_risk_power(state, seat)
    for space in TERRAIN_BESIDE[at]:  # noqa: SIM110 (a loop starts faster than `any`, and the first space will do)
        if can_step(state, seat, space, free):
            return True
    return False


def may_drive(state: State, seat: int) -> bool:
    """Whether a drive may start (GR-6.1, GR-6.12, GR-12.2)."""
    return state.engine[seat] > 0 and seat not in state.arrived and any_step(state, seat)


def drive_allowance(state: State, seat: int) -> int:
    """The spaces of a drive that starts now: the engine and, in its turn, Forced march; a river caps it (GR-6.14)."""
    spaces = state.engine[seat] + (state.march if state.turn == seat else 0)
    return min(spaces, RIVER_MOST) if state.river[seat] else spaces


def sea_lines(state: State, seat: int) -> list[int]:
    """The sea lines that a crew could take from here, and pay (GR-7.6)."""
    if state.mode == CROSSING:
        return []
    at, money = state.at[seat], state.money[seat]
    return [line for line in range(LINES) if (line, at) in ACROSS and FARE[line] <= money]


def clearable(state: State, seat: int) -> list[int]:
    """The spaces beside a vehicle whose tile may be discarded (GR-5.12)."""
    tile, at = state.tile, state.at
    found: list[int] = []
    for space in TERRAIN_BESIDE[at[seat]]:
        if tile[space] != NO_TILE and space not in at:
            found.append(space)
    return found


def is_layable(state: State, space: int) -> bool:
    """A blank terrain space on which no vehicle stands."""
    return state.tile[space] == NO_TILE and not IN_CITY[space] and space not in state.at


def laying_spaces(state: State) -> int:
    """Where a Scout may lay a tile, as a bit mask: layable, and beside a vehicle or a tile (GR-5.8)."""
    near, taken = state.near, state.laid
    for space in state.at:
        near |= NEAR[space]
        taken |= BIT[space]
    return near & ~taken
