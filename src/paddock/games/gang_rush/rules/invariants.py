"""What must always hold: every dollar and every tile accounted for, nobody where nobody can be (section E)."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import BrokenInvariantError
from paddock.games.gang_rush.components.bridge import IS_ROAD, SPACE_NAME, SPACES
from paddock.games.gang_rush.components.content import (
    ACID,
    ACID_POOL,
    ALL_TILES,
    BILL,
    CONTAINER,
    DICE,
    DRIVER,
    HAZARD,
    HAZARD_COUNT,
    HAZARD_KIND,
    HAZARD_NUMBER,
    HAZARDS,
    KIND,
    LAND_MINE,
    LIMIT,
    MINE,
    MOST_ON_SPACE,
    NUMBER,
    OIL,
    OIL_SLICK,
    POLICE,
    POST,
    TILE,
    TILE_KIND,
    TILES,
    TOP,
    WALL,
)
from paddock.games.gang_rush.rules.state import (
    ARRESTED,
    BOUNCE,
    CONCEDED,
    DRAFTING,
    NO_TILE,
    NOBODY,
    OUT,
    OVER,
    PLACE,
    PLACE_RAMP,
    RIVER,
    ROAD,
    State,
    body_max,
    is_wrong_way,
)


def check_state(state: State) -> None:
    """Raises `BrokenInvariantError` if something holds that can't."""
    problem = _money(state) or _hazards(state) or _tiles(state) or _spaces(state) or _cars(state) or _turn(state)
    if problem:
        raise BrokenInvariantError(problem=problem)


def _name(state: State, car: int) -> str:
    return DRIVER.names[state.driver[car]] if state.driver[car] >= 0 else f"seat {car}"


def _money(state: State) -> str:
    """Cash in hand and on the road is what the bank has paid out less what it has taken in (section E)."""
    held, lying = sum(state.cash), sum(state.bills)
    if held + lying != state.bank:
        return f"${held} in hand and ${lying} on the road are not the ${state.bank} that the bank has paid"
    if any(amount < 0 or amount % BILL for amount in (*state.cash, *state.debt, *state.bills)):
        return "an amount of money is not in whole bills"
    return ""


def hazards_on_road(state: State) -> list[int]:
    """Hazard tiles that lie on the bridge, by kind. Barriers are no tiles any more (GB-6.7)."""
    found = [0] * HAZARDS
    for item in state.item:
        kind, number = item >> KIND, item & NUMBER
        for hazard in range(HAZARDS):
            if HAZARD_KIND[hazard] == kind and (kind in (CONTAINER, LIMIT) or HAZARD_NUMBER[hazard] == number):
                found[hazard] += 1
    return found


def _hazards(state: State) -> str:
    """Every hazard tile is in the pile, discarded, on offer, on the road, set aside, or a container that is gone."""
    on_road = hazards_on_road(state)
    for hazard in range(HAZARDS):
        count = state.hazard_pile[hazard] + state.hazard_discard[hazard] + state.revealed.count(hazard)
        count += on_road[hazard] + state.wall.aside[hazard]
        if state.ask == PLACE and state.phase == DRAFTING and state.ask_detail == hazard < PLACE_RAMP:
            count += 1
        if HAZARD_KIND[hazard] == CONTAINER:
            count += state.gone
        if count != HAZARD_COUNT[hazard]:
            return f"there are {count} tiles {HAZARD.names[hazard]} instead of {HAZARD_COUNT[hazard]}"
    if sum(state.barriers) > state.wall.barriers or any(not 0 <= each <= MOST_ON_SPACE for each in state.barriers):
        return "there are more barriers than there can be"
    return ""


def tiles_on_road(state: State) -> int:
    """Bonus tiles that lie on the bridge, as a bit mask; -1 if one lies there twice."""
    found = 0
    second = {TILE_KIND[tile]: tile for tile in range(len(TILE), TILES)}
    for item in state.item:
        kind = item >> KIND
        if kind not in (MINE, OIL, ACID):
            continue
        tile = {MINE: LAND_MINE, ACID: ACID_POOL, OIL: second[OIL_SLICK] if item & NUMBER else OIL_SLICK}[kind]
        if found >> tile & 1:
            return -1
        found |= 1 << tile
    return found


def _tiles(state: State) -> str:
    """Every bonus tile is in one place."""
    places = [state.bonus_pile, state.bonus_discard, tiles_on_road(state), *state.tiles, *state.active]
    places += [1 << tile for tile in state.shop if tile != NO_TILE]
    for tile in range(TILES):
        count = sum(1 for mask in places if mask >> tile & 1)
        if count != 1:
            return f"the tile {TILE.names[TILE_KIND[tile]]} is in {count} places"
    if any(mask & ~ALL_TILES for mask in places):
        return "there is a tile that does not exist"
    return ""


def _spaces(state: State) -> str:
    """One car and one thing on a space, and nobody on a container."""
    for space in range(SPACES):
        name, item, car = SPACE_NAME.names[space], state.item[space], state.occupant[space]
        kind = item >> KIND
        if car != NOBODY and (state.at[car] != space or kind in (CONTAINER, POST, WALL)):
            return f"a car stands on {name} where it can't"
        if state.barriers[space] and kind not in (0, POLICE):
            return f"barriers share {name} with something else"
        if not IS_ROAD[space] and (item or state.barriers[space]):
            return f"something lies on the start space {name}"
        if car != NOBODY and (kind == POLICE or state.barriers[space]) and not state.ask:
            return f"a car shares {name} with police or barriers"
    return ""


def _cars(state: State) -> str:
    """Statuses, dials and bodies in their bounds."""
    for car, status in enumerate(state.status):
        name, space = _name(state, car), state.at[car]
        if (space >= 0) != (status == ROAD) and not (state.ask == BOUNCE or state.phase == OVER):
            return f"{name} is on the bridge, or it is not"
        if space >= 0 and state.occupant[space] != car:
            return f"{name} is not where it stands"
        if (status == OUT) != (car in state.finished) or (status == ARRESTED) != (car in state.arrested):
            return f"{name} is out, or it is not"
        if (status == CONCEDED) != (car in state.conceded):
            return f"{name} has conceded, or it has not"
        if state.driver[car] == NOBODY:
            continue
        if state.driver.count(state.driver[car]) > 1:
            return f"two seats drive for {name}"
        if not 0 <= state.speed[car] <= TOP or not 0 <= state.body[car] <= body_max(state, car):
            return f"{name} has a dial or a body that can't be"
        if status == ROAD and state.speed[car] and is_wrong_way(state, car):
            return f"{name} drives the wrong way"
        if status == RIVER and not 0 <= state.exit[car] < SPACES:
            return f"{name} fell from nowhere"
    return ""


def _turn(state: State) -> str:
    """Dice and movement in their bounds."""
    if any(not 0 <= spent <= (2 if die == state.doubled else 1) for die, spent in enumerate(state.spent)):
        return "a die is used more often than it can be"
    if len(state.dice) != DICE or state.movement < 0 or state.nails < 0:
        return "dice or movement can't be"
    if state.free_wheels < 0 or state.granted_wheels < 0 or state.granted_speed < 0:
        return "there are fewer than no wheels or steps"
    if len(set(state.order)) != len(state.order):
        return "a car is in the order twice"
    return ""
