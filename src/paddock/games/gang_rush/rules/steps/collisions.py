"""Cars that run into cars: rams, crashes, chains, pile-ups, squeezes (GB-14)."""

from __future__ import annotations

from typing import Final

from paddock.core.event import EventSink

from ...components.bridge import (
    BEHIND_START_SPACE,
    NEXT_SPACE_BY_DIRECTION,
    OPPOSITE_BY_DIRECTION,
    RIVER_EDGE,
    SPACE_COUNT,
)
from ...components.content import BALLAST, DRIVER_PUPETTA, ITEM_KIND_SHIFT, PIER_DAMAGE, SOLID_KINDS
from ..car_status import STATUS_ON_ROAD
from ..phases import TASK_PUSH
from ..state import NOBODY, State
from . import entering, leaving_bridge, money

# How the line of a push ends
LINE_ENDS_FREE: Final = 0
"""It can move: onto a space, into the river, off the bridge."""
LINE_ENDS_BEHIND_START: Final = 1
LINE_ENDS_AT_BALLAST: Final = 2
"""By Lead Ballast (GB-14.14)."""
LINE_ENDS_AT_SOLID: Final = 3
"""Straight against a container or post: a pile-up (GB-14.6)."""
LINE_ENDS_SQUEEZED: Final = 4
"""On a diagonal against a container, post, pier or bank (GB-14.7)."""


def is_solid(state: State, space: int) -> bool:
    """Whether a container or post stands on a space."""
    return state.road_item[space] >> ITEM_KIND_SHIFT in SOLID_KINDS


def push_line(state: State, first_car: int, direction: int) -> tuple[list[int], int]:
    """The cars that a push of `first_car` would move, the nearest first, and how their line ends (GB-14.4)."""
    chain: list[int] = []
    car = first_car
    while True:
        chain.append(car)
        if state.tiles[car] >> BALLAST & 1:
            return chain, LINE_ENDS_AT_BALLAST
        to = NEXT_SPACE_BY_DIRECTION[direction][state.space_of[car]]
        if leaving_bridge.leads_off_bridge(state, car, to) or to == RIVER_EDGE:
            return chain, LINE_ENDS_FREE
        if to == BEHIND_START_SPACE:
            return chain, LINE_ENDS_BEHIND_START
        if to < 0:
            return chain, LINE_ENDS_SQUEEZED
        if state.occupant[to] != NOBODY:
            car = state.occupant[to]
        elif is_solid(state, to):
            return chain, LINE_ENDS_AT_SOLID if direction < 2 else LINE_ENDS_SQUEEZED
        else:
            return chain, LINE_ENDS_FREE


def _add_contact_damage(
    state: State, pushed_cars: list[int], line_end: int, damage: list[int], events: EventSink
) -> None:
    """Every contact between two neighbours costs each of them a point (GB-14.4); a line that is held or squeezed means
    something for its last car."""
    last = pushed_cars[0]
    for car in pushed_cars[1:]:
        damage[last] += 1
        damage[car] += 1
        events.add("contact", (state.driver[last], state.driver[car]))
        last = car
    if line_end == LINE_ENDS_SQUEEZED:
        damage[last] += PIER_DAMAGE
        events.add("squeezed", (state.driver[last],))
    elif line_end == LINE_ENDS_AT_BALLAST:
        events.add("holds", (state.driver[last],))


def _apply_damage(state: State, cars: list[int], damage: list[int], is_frontal: bool, events: EventSink) -> int:
    """All damage of a collision, before anybody moves (GB-14.9); in a frontal impact nobody spins out (GB-14.6). The
    cars that spin out, as a bit mask."""
    spun_out = 0
    for car in cars:
        if money.damage_car(state, car, damage[car], events, can_spin_out=not is_frontal):
            spun_out |= 1 << car
    return spun_out


def _queue_pushes(state: State, pushed_cars: list[int], line_end: int, direction: int, has_spun_out: int) -> None:
    """A chain that is free moves from its far end backwards (GB-14.9): the last task is taken first."""
    if line_end == LINE_ENDS_FREE:
        for car in pushed_cars:
            state.agenda.append((TASK_PUSH, car, direction, has_spun_out >> car & 1))


def _set_pile_up_damage(
    state: State, ramming_car: int, points: int, cars: list[int], damage: list[int], events: EventSink
) -> None:
    """Everybody but those who crashed takes the rammer's speed points, instead of contacts, and stands (GB-14.6)."""
    for car in cars:
        damage[car] = points
        money.stop_car(state, car)
    events.add("pile_up", (state.driver[ramming_car], points))


def _set_impact_damage(state: State, car: int, direction: int, damage: list[int], events: EventSink) -> None:
    """A single car is pushed straight against a container or post: its own speed points, and it stands (GB-14.19,
    GB-21.6)."""
    damage[car] = state.speed[car]
    money.stop_car(state, car)
    events.add("hits", (state.driver[car], NEXT_SPACE_BY_DIRECTION[direction][state.space_of[car]], damage[car]))


def _stop_crashed_cars(state: State, car: int, other_car: int, direction: int, points: int, events: EventSink) -> None:
    """A car has struck one that stands or comes the other way: both stand (GB-14.3)."""
    money.stop_car(state, car)
    money.stop_car(state, other_car)
    events.add("crashes", (state.driver[car], state.driver[other_car], direction, points))


def ram_car(state: State, car: int, other_car: int, direction: int, events: EventSink) -> None:
    """A car's own movement leads to a space that another car holds; it stays where it is, or, in a crash with a faster
    car, is thrown back and may push others (GB-14.1 to 14.6)."""
    damage = [0] * state.seats
    own_speed, other_speed = state.speed[car], state.speed[other_car]
    is_crash = other_speed == 0 or state.facing[car] != state.facing[other_car]
    points = own_speed + other_speed if is_crash else 1
    is_thrown_back = is_crash and own_speed < other_speed
    push_direction = OPPOSITE_BY_DIRECTION[direction] if is_thrown_back else direction
    chain, line_end = push_line(state, car if is_thrown_back else other_car, push_direction)
    is_pile_up = line_end == LINE_ENDS_AT_SOLID and not (is_thrown_back and len(chain) == 1)
    damage[other_car] = points
    damage[car] = 0 if state.driver[car] == DRIVER_PUPETTA and not is_pile_up else points
    if is_crash:
        _stop_crashed_cars(state, car, other_car, direction, points, events)
    else:
        events.add("rams", (state.driver[car], state.driver[other_car], direction))
    if not is_pile_up:
        _add_contact_damage(state, chain, line_end, damage, events)
    else:
        _set_pile_up_damage(state, car, own_speed, chain[1:] if is_crash else [car, *chain], damage, events)
    spun_out = _apply_damage(state, [other_car if is_thrown_back else car, *chain], damage, is_pile_up, events)
    _queue_pushes(state, chain, line_end, push_direction, spun_out)


def push_car(state: State, car: int, direction: int, has_spun_out: int, events: EventSink) -> None:
    """A pushed car moves one space, or off the bridge (GB-14.8 to 14.12). `spun_out`: just now (GB-10.7)."""
    if state.status[car] != STATUS_ON_ROAD:
        return
    to = NEXT_SPACE_BY_DIRECTION[direction][state.space_of[car]]
    if leaving_bridge.leads_off_bridge(state, car, to):
        leaving_bridge.leave_bridge(state, car, to, events)
    elif to == RIVER_EDGE:
        leaving_bridge.fall_into_river(state, car, state.space_of[car], events)
    elif 0 <= to < SPACE_COUNT and state.occupant[to] == NOBODY and not is_solid(state, to):
        entering.put_car(state, car, to)
        events.add("pushed", (state.driver[car], to))
        entering.enter_space(
            state, car, to, entering.ENTRY_WITH_BODY if has_spun_out else entering.ENTRY_PUSHED, direction, events
        )


def slide_pushed(state: State, car: int, direction: int, events: EventSink) -> None:
    """A pushed car slides on a slick (GB-14.11, GB-14.19)."""
    chain, line_end = push_line(state, car, direction)
    damage = [0] * state.seats
    is_frontal = line_end == LINE_ENDS_AT_SOLID and len(chain) == 1
    if is_frontal:
        _set_impact_damage(state, car, direction, damage, events)
    else:
        is_squeezed = len(chain) == 1 and line_end == LINE_ENDS_SQUEEZED
        _add_contact_damage(state, chain, LINE_ENDS_SQUEEZED if is_squeezed else LINE_ENDS_FREE, damage, events)
    spun_out = _apply_damage(state, chain, damage, is_frontal, events)
    _queue_pushes(state, chain, line_end, direction, spun_out)


# -- the mortar ------------------------------------------------------------------------------------------------


def push_by_mortar(state: State, target_car: int, direction: int, has_spun_out: bool, events: EventSink) -> None:
    """A mortar hit pushes its target along the shot; what it meets, it meets as the moving car (GB-21.6, GB-21.33).
    `spun_out`: the hit has made it spin out."""
    chain, line_end = push_line(state, target_car, direction)
    if line_end == LINE_ENDS_AT_BALLAST and len(chain) == 1:
        events.add("holds", (state.driver[target_car],))
        return
    damage = [0] * state.seats
    drives_same_way = len(chain) == 1 or (state.speed[chain[1]] and state.facing[target_car] == state.facing[chain[1]])
    if not drives_same_way:
        _crash_by_mortar(state, target_car, chain[1:], line_end, direction, events)
        return
    if line_end != LINE_ENDS_AT_SOLID:
        _add_contact_damage(state, chain, line_end, damage, events)
    elif len(chain) == 1:
        _set_impact_damage(state, target_car, direction, damage, events)
    else:
        _set_pile_up_damage(state, target_car, state.speed[target_car], chain, damage, events)
    out = _apply_damage(state, chain, damage, line_end == LINE_ENDS_AT_SOLID, events) | has_spun_out << target_car
    _queue_pushes(state, chain, line_end, direction, out)


def _crash_by_mortar(
    state: State, target_car: int, pushed_cars: list[int], line_end: int, direction: int, events: EventSink
) -> None:
    """The target is blown into a stopped or opposite car: it counts as the rammer and stays (GB-21.33)."""
    other = pushed_cars[0]
    speed, other_speed = state.speed[target_car], state.speed[other]
    points = speed + other_speed
    _stop_crashed_cars(state, target_car, other, direction, points, events)
    damage = [0] * state.seats
    damage[target_car] = damage[other] = points
    if speed < other_speed:
        pushed_cars, line_end = [other], LINE_ENDS_BEHIND_START
    elif line_end == LINE_ENDS_AT_SOLID:
        _set_pile_up_damage(state, target_car, speed, pushed_cars[1:], damage, events)
    else:
        _add_contact_damage(state, pushed_cars, line_end, damage, events)
    spun_out = _apply_damage(state, [target_car, *pushed_cars], damage, line_end == LINE_ENDS_AT_SOLID, events)
    _queue_pushes(state, pushed_cars, line_end, direction, spun_out)
