"""What must always hold: every dollar and every tile accounted for, nobody where nobody can be (section E)."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import BrokenInvariantError

from ..components import content
from ..components.bridge import IS_ROAD_SPACE, SPACE_COUNT, SPACE_VALUES
from .car_status import STATUS_ARRESTED, STATUS_CONCEDED, STATUS_IN_RIVER, STATUS_LEFT_BRIDGE, STATUS_ON_ROAD
from .phases import ASK_BOUNCE, ASK_PLACE, PHASE_DRAFTING_HAZARDS, PHASE_GAME_OVER
from .state import NOBODY, State, is_wrong_way, max_body


def check_state(state: State) -> None:
    """Raises `BrokenInvariantError` if something holds that can't."""
    for check in (_check_money, _check_hazards, _check_tiles, _check_spaces, _check_cars, _check_turn):
        problem = check(state)
        if problem:
            raise BrokenInvariantError(problem=problem)


def _car_name(state: State, car: int) -> str:
    return content.DRIVER_VALUES.names[state.driver[car]] if state.driver[car] >= 0 else f"seat {car}"


def _check_money(state: State) -> str:
    """Cash in hand and on the road is what the bank has paid out less what it has taken in (section E)."""
    held, lying = sum(state.cash), sum(state.bills)
    if held + lying != state.bank_paid_out:
        return f"${held} in hand and ${lying} on the road are not the ${state.bank_paid_out} that the bank has paid"
    if any(amount < 0 or amount % content.BILL_VALUE for amount in (*state.cash, *state.debt, *state.bills)):
        return "an amount of money is not in whole bills"
    return ""


def hazards_on_road(state: State) -> list[int]:
    """Hazard tiles that lie on the bridge, by kind. Barriers are no tiles any more (GB-6.7)."""
    counts = [0] * content.HAZARD_TYPE_COUNT
    for item in state.road_item:
        kind, number = item >> content.ITEM_KIND_SHIFT, item & content.ITEM_NUMBER_MASK
        is_plain = kind in (content.ITEM_CONTAINER, content.ITEM_SPEED_LIMIT)
        for hazard in range(content.HAZARD_TYPE_COUNT):
            same_number = is_plain or content.ITEM_NUMBER_BY_HAZARD[hazard] == number
            counts[hazard] += content.ITEM_KIND_BY_HAZARD[hazard] == kind and same_number
    return counts


def _check_hazards(state: State) -> str:
    """Every hazard tile is in the pile, discarded, on offer, on the road, set aside, or a container that is gone."""
    on_road = hazards_on_road(state)
    chosen = state.question_detail if state.question == ASK_PLACE and state.phase == PHASE_DRAFTING_HAZARDS else NOBODY
    for hazard in range(content.HAZARD_TYPE_COUNT):
        count = state.hazard_pile[hazard] + state.hazard_discard[hazard] + state.revealed_hazards.count(hazard)
        count += on_road[hazard] + state.wall.tiles_set_aside[hazard]
        count += chosen == hazard
        if content.ITEM_KIND_BY_HAZARD[hazard] == content.ITEM_CONTAINER:
            count += state.containers_gone
        if count != content.COPIES_BY_HAZARD[hazard]:
            name = content.HAZARD_VALUES.names[hazard]
            return f"there are {count} tiles {name} instead of {content.COPIES_BY_HAZARD[hazard]}"
    stacks_fit = all(0 <= each <= content.MAX_BARRIERS_ON_SPACE for each in state.barriers)
    if sum(state.barriers) > state.wall.barrier_count or not stacks_fit:
        return "there are more barriers than there can be"
    return ""


def tiles_on_road(state: State) -> int:
    """Bonus tiles that lie on the bridge, as a bit mask; -1 if one lies there twice."""
    mask = 0
    second = {content.KIND_OF_TILE[tile]: tile for tile in range(len(content.TILE_VALUES), content.TILE_COUNT)}
    for item in state.road_item:
        kind = item >> content.ITEM_KIND_SHIFT
        if kind not in (content.ITEM_MINE, content.ITEM_OIL, content.ITEM_ACID):
            continue
        tile = {
            content.ITEM_MINE: content.LAND_MINE,
            content.ITEM_ACID: content.ACID_POOL,
            content.ITEM_OIL: content.OIL_SLICK,
        }[kind]
        if kind == content.ITEM_OIL and item & content.ITEM_NUMBER_MASK:
            tile = second[tile]
        if mask >> tile & 1:
            return -1
        mask |= 1 << tile
    return mask


def _check_tiles(state: State) -> str:
    """Every bonus tile is in one place."""
    places = [state.bonus_pile, state.bonus_discard, tiles_on_road(state), *state.tiles, *state.active_tiles]
    places += [1 << tile for tile in state.shop if tile != content.NO_TILE]
    for tile in range(content.TILE_COUNT):
        count = sum(1 for mask in places if mask >> tile & 1)
        if count != 1:
            return f"the tile {content.TILE_VALUES.names[content.KIND_OF_TILE[tile]]} is in {count} places"
    if any(mask & ~content.ALL_TILES for mask in places):
        return "there is a tile that does not exist"
    return ""


def _check_spaces(state: State) -> str:
    """One car and one thing on a space, and nobody on a container."""
    for space in range(SPACE_COUNT):
        name, item, car = SPACE_VALUES.names[space], state.road_item[space], state.occupant[space]
        kind = item >> content.ITEM_KIND_SHIFT
        if car != NOBODY and (state.space_of[car] != space or kind in content.SOLID_KINDS):
            return f"a car stands on {name} where it can't"
        if state.barriers[space] and kind not in (0, content.ITEM_POLICE):
            return f"barriers share {name} with something else"
        if not IS_ROAD_SPACE[space] and (item or state.barriers[space]):
            return f"something lies on the start space {name}"
        if car != NOBODY and (kind == content.ITEM_POLICE or state.barriers[space]) and not state.question:
            return f"a car shares {name} with police or barriers"
    return ""


def _check_cars(state: State) -> str:
    for car, status in enumerate(state.status):
        name, space = _car_name(state, car), state.space_of[car]
        if (space >= 0) != (status == STATUS_ON_ROAD) and not (
            state.question == ASK_BOUNCE or state.phase == PHASE_GAME_OVER
        ):
            return f"{name} is on the bridge, or it is not"
        if space >= 0 and state.occupant[space] != car:
            return f"{name} is not where it stands"
        if (status == STATUS_LEFT_BRIDGE) != (car in state.finished) or (status == STATUS_ARRESTED) != (
            car in state.arrested
        ):
            return f"{name} is out, or it is not"
        if (status == STATUS_CONCEDED) != (car in state.conceded):
            return f"{name} has conceded, or it has not"
        if state.driver[car] == NOBODY:
            continue
        if state.driver.count(state.driver[car]) > 1:
            return f"two seats drive for {name}"
        if not 0 <= state.speed[car] <= content.TOP_SPEED or not 0 <= state.body[car] <= max_body(state, car):
            return f"{name} has a dial or a body that can't be"
        if status == STATUS_ON_ROAD and state.speed[car] and is_wrong_way(state, car):
            return f"{name} drives the wrong way"
        if status == STATUS_IN_RIVER and not 0 <= state.exit_space[car] < SPACE_COUNT:
            return f"{name} fell from nowhere"
    return ""


def _check_turn(state: State) -> str:
    if any(not 0 <= spent <= (2 if die == state.doubled_die else 1) for die, spent in enumerate(state.die_uses)):
        return "a die is used more often than it can be"
    if len(state.dice) != content.DICE_COUNT or state.movement < 0 or state.nails < 0:
        return "dice or movement can't be"
    if state.free_wheels < 0 or state.granted_wheels < 0 or state.granted_speed < 0:
        return "there are fewer than no wheels or steps"
    if len(set(state.turn_order)) != len(state.turn_order):
        return "a car is in the order twice"
    return ""
