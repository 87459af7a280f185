"""What the road ahead costs a car: for every space, the dollars from there to where the car has to go.

A space costs its price, a lane change wheels and half a space, and whatever lies there what it does to the car. So a
car that is boxed in sees which way out is the cheapest, and that it pays to push a standing car aside.
"""

from __future__ import annotations

from typing import Final

from ..components import bridge, content
from ..rules.state import State
from ..rules.steps.entering import spared_barriers

LANE_CHANGE_COST: Final = 30.0
"""A lane change: its wheels are often free."""
STANDING_CAR_COST: Final = 260.0
"""A standing car in the way: a turn to push it aside, or to wait until it goes."""
MOVING_CAR_COST: Final = 25.0
STUCK_COST: Final = 700.0
"""No way on at all, for now."""
NAIL_COST: Final = 45.0
SLICK_COST: Final = 40.0
SPEED_LIMIT_COST: Final = 40.0
JUMP_COST: Final = 70.0
MAX_JUMP: Final = 3
"""Jumps so far are thought of."""
IMPASSABLE_COST: Final = 1.0e6
JUMP_RAMP: Final = -1.0
DAMAGED_SPACES: Final = tuple(space for space in range(bridge.SPACE_COUNT) if bridge.IS_DAMAGED_SPACE[space])
_SPACES_FROM_END: Final = (
    sorted(range(bridge.SPACE_COUNT), key=lambda space: -bridge.Y_BY_SPACE[space]),
    sorted(range(bridge.SPACE_COUNT), key=lambda space: bridge.Y_BY_SPACE[space]),
)
TURNAROUND_Y_BY_WALLS: Final = {
    walls: min(
        (bridge.Y_BY_SPACE[space] for space in range(bridge.SPACE_COUNT) if wall.is_in_turnaround[space]), default=0
    )
    for walls, wall in bridge.BORDER_WALLS.items()
}
"""Expert: where the turnaround zone begins, wholly inside."""


def _distances(wall_players: int, is_homeward: int) -> tuple[float, ...]:
    """For every space, the spaces from there to the end of the way."""
    if wall_players == bridge.NO_WALL:
        return tuple((bridge.EXIT_Y - bridge.Y_BY_SPACE[space]) / 2 for space in range(bridge.SPACE_COUNT))
    if is_homeward:
        return tuple(max(0, bridge.Y_BY_SPACE[space]) / 2 for space in range(bridge.SPACE_COUNT))
    goal = TURNAROUND_Y_BY_WALLS[wall_players]
    return tuple((max(0, goal - bridge.Y_BY_SPACE[space]) + goal) / 2 for space in range(bridge.SPACE_COUNT))


SPACES_TO_DRIVE: Final = {(walls, home): _distances(walls, home) for walls in bridge.BORDER_WALLS for home in (0, 1)}


def spaces_left(state: State, car: int, space: int) -> float:
    """Spaces that a car on a space has yet to drive."""
    return SPACES_TO_DRIVE[state.wall_players, state.homeward[car]][space]


def road_costs(state: State, car: int, price: float) -> list[float]:
    """What a car has yet to pay from every space, at a price for each space of road."""
    home = state.homeward[car]
    costs = [price * distance for distance in SPACES_TO_DRIVE[state.wall_players, home]]
    outward = state.wall_players != bridge.NO_WALL and not home
    inside = state.wall.is_in_turnaround
    entry = _entry_costs(state, car)
    straight, left, right = (bridge.NEXT_SPACE_BY_DIRECTION[direction] for direction in bridge.FRONT_DIRECTIONS[home])
    change = price + LANE_CHANGE_COST
    aside = float(content.BILL_VALUE * (content.RAMP_CRASH_DAMAGE - spared_barriers(state, car)))
    for space in _SPACES_FROM_END[home]:
        if (home and bridge.Y_BY_SPACE[space] <= 0) or (outward and inside[space]):
            continue
        to = straight[space]
        best = price
        if to < bridge.SPACE_COUNT:
            best = price + entry[to] + costs[to]
            if entry[to] == JUMP_RAMP:
                best = _jump_cost(state, to, home, price, costs, entry)
        for to in (left[space], right[space]):
            if to >= bridge.SPACE_COUNT:
                best = min(best, change)
            elif to >= 0:
                cost = change + costs[to] + (entry[to] if entry[to] != JUMP_RAMP else aside)
                if cost < best:
                    best = cost
        costs[space] = min(best, costs[space] + STUCK_COST)
    return costs


def _jump_cost(
    state: State, ramp_space: int, is_homeward: int, price: float, costs: list[float], entry_costs: list[float]
) -> float:
    """Onto a ramp, and as far beyond it as is best."""
    best, space = price + JUMP_COST + costs[ramp_space], ramp_space
    for far in range(2, MAX_JUMP + 2):
        space = bridge.NEXT_SPACE_BY_DIRECTION[is_homeward][space]
        if not 0 <= space < bridge.SPACE_COUNT:
            return min(best, far * price + JUMP_COST)
        best = min(best, far * price + JUMP_COST + max(0.0, entry_costs[space]) + costs[space])
    return best


def _entry_costs(state: State, car: int) -> list[float]:
    """What it costs a car to come onto each space; `JUMP_RAMP` where it would jump."""
    costs = [0.0] * bridge.SPACE_COUNT
    body, spared, home = state.body[car], spared_barriers(state, car), state.homeward[car]
    if state.driver[car] != content.DRIVER_DUKE and body:
        for space in DAMAGED_SPACES:
            costs[space] = content.BILL_VALUE
    for space, count in enumerate(state.barriers):
        if count:
            costs[space] = content.BILL_VALUE * min(count - spared, body)
    for space, item in enumerate(state.road_item):
        if item:
            costs[space] += _item_cost(state, car, item >> content.ITEM_KIND_SHIFT, item & content.ITEM_NUMBER_MASK)
            if state.wall.is_beyond_wall[space]:
                costs[space] = IMPASSABLE_COST
            elif item == (content.ITEM_RAMP << content.ITEM_KIND_SHIFT | home):
                costs[space] = JUMP_RAMP
    for other in range(state.seats):
        space = state.space_of[other]
        if other != car and 0 <= space < bridge.SPACE_COUNT:
            stands = not state.speed[other] or state.facing[other] != home
            costs[space] = max(0.0, costs[space]) + (STANDING_CAR_COST if stands else MOVING_CAR_COST)
    return costs


def _item_cost(state: State, car: int, item_kind: int, item_number: int) -> float:
    if item_kind in content.SOLID_KINDS:
        return IMPASSABLE_COST
    if item_kind == content.ITEM_NAILS:
        return 0.0 if state.tiles[car] >> content.SOLID_TYRES & 1 else NAIL_COST * item_number
    if item_kind == content.ITEM_SPEED_LIMIT:
        return SPEED_LIMIT_COST
    if item_kind in (content.ITEM_OIL, content.ITEM_ACID):
        return SLICK_COST
    if item_kind == content.ITEM_MINE and item_number != car:
        return float(content.BILL_VALUE * min(content.MINE_DAMAGE, state.body[car]))
    if item_kind == content.ITEM_RAMP:
        return float(content.BILL_VALUE * min(content.RAMP_CRASH_DAMAGE - spared_barriers(state, car), state.body[car]))
    return 0.0
