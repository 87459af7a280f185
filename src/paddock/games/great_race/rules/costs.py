"""What things cost, and which steps a crew can make (GR-5.3, GR-5.10, GR-6.4, GR-6.7, GR-32.2)."""

from __future__ import annotations

from typing import Final

from ..components import content
from ..components.africa import (
    BIT_BY_SPACE,
    DESTINATION_BY_LINE_AND_PORT,
    FARE_BY_SEA_LINE,
    IS_CITY_SPACE,
    IS_SPACE_BESIDE_CITY,
    RISK_FUEL_BY_SPACE,
    SEA_LINE_COUNT,
    TERRAIN_MASK_BESIDE_SPACE,
    TERRAIN_NEIGHBOURS,
)
from ..components.content import CREW_BELGIUM, FUEL_PRICE_CITY, FUEL_PRICE_FIELD, MAX_FUEL_BY_VEHICLE, NO_TILE
from .phases import MODE_ALONE
from .state import State, missing_levels

IMPOSSIBLE_COST: Final = -1
_FUEL_BY_STEP_TILE: Final[tuple[int, ...]] = (content.OPEN_TRACK_FUEL, *content.FUEL_BY_TILE)
_STEP_LEVELS: Final[tuple[int, ...]] = (0, *content.LEVELS_BY_TILE)
"""What must be there for a step onto a blank, then onto each tile: `_FUEL_BY_STEP_TILE[tile + 1]`."""
_MAX_STEP_FUEL: Final = max(_FUEL_BY_STEP_TILE) + content.RISK_FUEL
_MAX_STEP_LEVELS: Final = max(_STEP_LEVELS)
"""With so much every step can be paid."""


def is_in_city(state: State, seat: int) -> bool:
    """Whether a crew's vehicle stands in a city."""
    return IS_CITY_SPACE[state.space_of[seat]]


def fuel_price(state: State, seat: int) -> int:
    """What a level of fuel costs here."""
    if IS_CITY_SPACE[state.space_of[seat]]:
        return FUEL_PRICE_CITY
    return content.ALONE_FUEL_PRICE_FIELD if state.mode == MODE_ALONE else FUEL_PRICE_FIELD


def buyable_fuel(state: State, seat: int) -> int:
    """How many levels of fuel a crew could buy here."""
    room = MAX_FUEL_BY_VEHICLE[state.crew[seat]] - state.fuel[seat]
    money = state.money[seat]
    if not room or not money:
        return 0
    levels = money // fuel_price(state, seat)
    return levels if levels < room else room


def repair_price_per_level(state: State, seat: int) -> int:
    """What a level repaired costs here; `IMPOSSIBLE` where nothing is repaired (GR-5.10, GR-32.2, GR-32.6)."""
    if IS_CITY_SPACE[state.space_of[seat]]:
        return content.REPAIR_PRICE_CITY
    if state.mode != MODE_ALONE:
        return content.REPAIR_PRICE_FIELD
    return content.EMERGENCY_REPAIR_PRICE if not state.engine[seat] else IMPOSSIBLE_COST


def repair_price(state: State, seat: int, engine_levels: int, chassis_levels: int, with_power: bool) -> int:
    """What a repair costs here, or `IMPOSSIBLE`: more than is missing, too many levels, or Alone in the field."""
    levels, (engines, frames) = engine_levels + chassis_levels, missing_levels(state, seat)
    if not 1 <= levels <= content.REPAIR_MAX_LEVELS or engine_levels > engines or chassis_levels > frames:
        return IMPOSSIBLE_COST
    price = repair_price_per_level(state, seat)
    if state.mode == MODE_ALONE and not is_in_city(state, seat):
        return price if engine_levels == 1 and chassis_levels == 0 and not with_power else IMPOSSIBLE_COST
    return price * (levels - content.FREE_REPAIR_LEVELS if with_power else levels)


def has_risk_power(state: State, seat: int) -> bool:
    """Whether the Belgian power is at hand (GR-13.5)."""
    return state.crew[seat] == CREW_BELGIUM and not state.power_used[seat]


def step_fuel(state: State, space: int, with_power: bool) -> int:
    """The fuel of a step onto terrain; for a blank what must be there before drawing."""
    fuel = _FUEL_BY_STEP_TILE[state.tile_at[space] + 1]
    return fuel if with_power else fuel + RISK_FUEL_BY_SPACE[space]


def can_step(state: State, seat: int, space: int, with_power: bool) -> bool:
    """Whether a crew can pay a step onto a terrain space beside it (GR-6.4, GR-6.7)."""
    there = state.tile_at[space] + 1
    fuel = _FUEL_BY_STEP_TILE[there] if with_power else _FUEL_BY_STEP_TILE[there] + RISK_FUEL_BY_SPACE[space]
    return state.fuel[seat] >= fuel and state.engine[seat] + state.chassis[seat] >= _STEP_LEVELS[there]


def has_step(state: State, seat: int) -> bool:
    """Whether any step is legal from where the vehicle stands (GR-6.12)."""
    at = state.space_of[seat]
    if IS_SPACE_BESIDE_CITY[at]:
        return True
    if state.fuel[seat] >= _MAX_STEP_FUEL and state.engine[seat] + state.chassis[seat] >= _MAX_STEP_LEVELS:
        return True
    with_power = has_risk_power(state, seat)
    for space in TERRAIN_NEIGHBOURS[at]:  # noqa: SIM110 (a loop starts faster than `any`, and the first space will do)
        if can_step(state, seat, space, with_power):
            return True
    return False


def may_drive(state: State, seat: int) -> bool:
    """Whether a drive may start (GR-6.1, GR-6.12, GR-12.2)."""
    return state.engine[seat] > 0 and seat not in state.arrived and has_step(state, seat)


def drive_allowance(state: State, seat: int) -> int:
    """The spaces of a drive that starts now: the engine and, in its turn, Forced march; a river caps it (GR-6.14)."""
    spaces = state.engine[seat] + (state.march_spaces if state.turn == seat else 0)
    return min(spaces, content.RIVER_MAX_SPACES) if state.held_by_river[seat] else spaces


def payable_sea_lines(state: State, seat: int) -> list[int]:
    """The sea lines that a crew could take from here, and pay (GR-7.6)."""
    if state.mode == MODE_ALONE:
        return []
    at, money = state.space_of[seat], state.money[seat]
    return [
        line
        for line in range(SEA_LINE_COUNT)
        if (line, at) in DESTINATION_BY_LINE_AND_PORT and FARE_BY_SEA_LINE[line] <= money
    ]


def clearable_spaces(state: State, seat: int) -> list[int]:
    """The spaces beside a vehicle whose tile may be discarded (GR-5.12)."""
    tile, at = state.tile_at, state.space_of
    spaces: list[int] = []
    if state.tiled_mask & TERRAIN_MASK_BESIDE_SPACE[at[seat]]:
        for space in TERRAIN_NEIGHBOURS[at[seat]]:
            if tile[space] != NO_TILE and space not in at:
                spaces.append(space)
    return spaces


def is_layable(state: State, space: int) -> bool:
    """A blank terrain space on which no vehicle stands."""
    return state.tile_at[space] == NO_TILE and not IS_CITY_SPACE[space] and space not in state.space_of


def layable_mask(state: State) -> int:
    """Where a Scout may lay a tile, as a bit mask: layable, and beside a vehicle or a tile (GR-5.8)."""
    near, taken = state.beside_tiles_mask, state.tiled_mask
    for space in state.space_of:
        near |= TERRAIN_MASK_BESIDE_SPACE[space]
        taken |= BIT_BY_SPACE[space]
    return near & ~taken
