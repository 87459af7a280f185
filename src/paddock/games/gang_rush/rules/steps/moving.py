"""A car's own movement: steps, slides, and what stops them (GB-10, GB-14.5, GB-17.4)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.bridge import FRONT_DIRECTIONS, NEXT_SPACE_BY_DIRECTION
from ...components.content import ITEM_KIND_SHIFT, ITEM_NUMBER_MASK, ITEM_RAMP, LANE_CHANGE_WHEELS, PIER_DAMAGE
from ..car_status import STATUS_ON_ROAD
from ..phases import PHASE_MOVED
from ..state import NOBODY, State
from . import collisions, dice, entering, jumping, leaving_bridge, money


def drive_step(state: State, car: int, direction: int, chance_source: ChanceSource, events: EventSink) -> None:
    """One step: a straight one costs 1 MP, a lane change 2 wheels more (GB-10.2, GB-10.3)."""
    state.movement -= 1
    if direction > 1:
        dice.spend_wheels(state, LANE_CHANGE_WHEELS)
    _move_car(state, car, direction, chance_source, events)


def slide_on_slick(
    state: State, car: int, is_driving: int, direction: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """A slick carries a car on (GB-21.15)."""
    if state.status[car] != STATUS_ON_ROAD:
        return
    events.add("slides", (state.driver[car], state.space_of[car]))
    if is_driving:
        _move_car(state, car, direction, chance_source, events)
    else:
        collisions.slide_pushed(state, car, direction, events)


def _move_car(state: State, car: int, direction: int, chance_source: ChanceSource, events: EventSink) -> None:
    """To the next space in a direction, whatever is there (GB-10.6)."""
    to = NEXT_SPACE_BY_DIRECTION[direction][state.space_of[car]]
    if leaving_bridge.leads_off_bridge(state, car, to):
        leaving_bridge.leave_bridge(state, car, to, events)
        return
    other = state.occupant[to]
    if other != NOBODY:
        collisions.ram_car(state, car, other, direction, events)
    elif collisions.is_solid(state, to):
        _hit_solid(state, car, to, direction, events)
    else:
        entering.put_car(state, car, to)
        events.add("moves", (state.driver[car], to))
        item = state.road_item[to]
        if item >> ITEM_KIND_SHIFT == ITEM_RAMP and item & ITEM_NUMBER_MASK == direction:
            _take_ramp(state, car, to, chance_source, events)
        else:
            entering.enter_space(state, car, to, entering.ENTRY_BY_DRIVING, direction, events)


def _hit_solid(state: State, car: int, target_space: int, direction: int, events: EventSink) -> None:
    """A container or post: straight on it stops the car dead, by a lane change it costs a point (GB-14.5)."""
    if direction < 2:
        points = state.speed[car]
        money.stop_car(state, car)
        events.add("hits", (state.driver[car], target_space, points))
        money.damage_car(state, car, points, events, can_spin_out=False)
    else:
        events.add("scrapes", (state.driver[car], target_space))
        money.damage_car(state, car, PIER_DAMAGE, events)


def _take_ramp(state: State, car: int, target_space: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Frontally onto a ramp: it stops there without MP, otherwise it jumps (GB-17.5)."""
    money.collect_bills(state, car, target_space, events)
    if state.movement:
        jumping.jump_from_ramp(state, car, chance_source, events)
    else:
        events.add("on_ramp", (state.driver[car], target_space))


def end_movement(state: State, car: int, events: EventSink) -> None:
    """W5: the nails collected on the way slow the car (GB-7.7, GB-19.1)."""
    state.phase = PHASE_MOVED
    if state.nails:
        money.slow_by_nails(state, car, state.nails, events)
        state.nails = 0


def legal_steps(state: State, car: int, wheels_available: int) -> list[int]:
    """The directions of the steps that a car may make now (GB-10.3, GB-10.5)."""
    straight, left, right = FRONT_DIRECTIONS[state.facing[car]]
    if wheels_available < LANE_CHANGE_WHEELS:
        return [straight]
    here = state.space_of[car]
    directions = [straight]
    for direction in (left, right):
        to = NEXT_SPACE_BY_DIRECTION[direction][here]
        if to >= 0 or leaving_bridge.leads_off_bridge(state, car, to):
            directions.append(direction)
    return directions
