"""A car comes onto a space: bills, and everything that lies there, in the order of GB-10.6."""

from __future__ import annotations

from typing import Final

from paddock.core.event import EventSink

from ...components import content
from ...components.bridge import FRONT_DIRECTIONS, IS_DAMAGED_SPACE
from ..phases import NO_QUESTION, TASK_MEET_TILES, TASK_SLIDE
from ..state import State, with_amount_added, with_value_at
from . import dice, leaving_bridge, money, police

ENTRY_PUSHED: Final = 0
ENTRY_BY_DRIVING: Final = 1
"""How a car comes onto a space: pushed, or by its own movement."""
ENTRY_WITH_BODY: Final = 2
"""Added to it for a car that had body points before the step or the blow: without any it has just spun out, and no
slick carries it (GB-10.7)."""


def put_car(state: State, car: int, space: int) -> None:
    """A car is put onto a space."""
    leaving_bridge.remove_car(state, car)
    state.space_of[car] = space
    state.occupant[space] = car


def enter_space(state: State, car: int, space: int, entry_kind: int, direction: int, events: EventSink) -> None:
    """A car has come onto a space and meets what lies there (GB-10.6, GB-14.10)."""
    if state.wall.is_beyond_wall[space]:
        leaving_bridge.arrest_car(state, car, events)
        return
    if state.body[car]:
        entry_kind |= ENTRY_WITH_BODY
    money.collect_bills(state, car, space, events)
    item = state.road_item[space]
    if item >> content.ITEM_KIND_SHIFT == content.ITEM_RAMP:
        if entry_kind & ENTRY_BY_DRIVING or direction != item & content.ITEM_NUMBER_MASK:
            crash_into_ramp(state, car, entry_kind, events)
        return
    meet_obstacles(state, car, entry_kind, direction, events)


def crash_into_ramp(state: State, car: int, entry_kind: int, events: EventSink) -> None:
    """A ramp that is not taken frontally is a triple barrier (GB-17.4, GB-17.8, GB-14.13); one of it does not hurt
    Pupetta, unless she is pushed (GB-20.1)."""
    events.add("hits_ramp", (state.driver[car], state.space_of[car]))
    spared = spared_barriers(state, car) if entry_kind & ENTRY_BY_DRIVING else 0
    money.damage_car(state, car, content.RAMP_CRASH_DAMAGE - spared, events)


def meet_obstacles(state: State, car: int, entry_kind: int, direction: int, events: EventSink) -> None:
    """Damaged road, barriers and police, then the rest once the police know where to go."""
    space = state.space_of[car]
    if IS_DAMAGED_SPACE[space]:
        _cross_bad_road(state, car, space, events)
    if state.barriers[space]:
        _break_barriers(state, car, space, events)
    if state.road_item[space] >> content.ITEM_KIND_SHIFT == content.ITEM_POLICE:
        police.shift_or_remove_police(state, space, events)
        if state.question != NO_QUESTION:
            state.agenda.append((TASK_MEET_TILES, car, entry_kind, direction))
            return
    meet_tiles(state, car, entry_kind, direction, events)


def _cross_bad_road(state: State, car: int, space: int, events: EventSink) -> None:
    """Damaged road (GB-19.6), but for Duke and on an air cushion (GB-20.4, GB-21.1)."""
    if state.active_tiles[car] >> content.SMOOTH_RIDE & 1:
        return
    points = content.BAD_ROAD_DAMAGE - (
        content.DUKE_DAMAGE_REDUCTION if state.driver[car] == content.DRIVER_DUKE else 0
    )
    if points > 0:
        events.add("bad_road", (state.driver[car], space))
        money.damage_car(state, car, points, events)


def _break_barriers(state: State, car: int, space: int, events: EventSink) -> None:
    """All barriers of a space are broken, at one point each (GB-19.2, GB-20.1)."""
    count = state.barriers[space]
    state.barriers = with_value_at(state.barriers, space, 0)
    events.add("breaks_barriers", (state.driver[car], count, space))
    money.damage_car(state, car, max(0, count - spared_barriers(state, car)), events)


def spared_barriers(state: State, car: int) -> int:
    """How many barriers of a stack do not hurt a car: Pupetta's power (GB-20.1)."""
    return content.PUPETTA_SPARED_BARRIERS if state.driver[car] == content.DRIVER_PUPETTA else 0


def meet_tiles(state: State, car: int, entry_kind: int, direction: int, events: EventSink) -> None:
    """Nails, speed limit, mine, slick (GB-10.6)."""
    space, is_driving = state.space_of[car], entry_kind & ENTRY_BY_DRIVING
    item = state.road_item[space]
    kind, number = item >> content.ITEM_KIND_SHIFT, item & content.ITEM_NUMBER_MASK
    if kind == content.ITEM_NAILS:
        _run_over_nails(state, car, space, number, is_driving, events)
    elif kind == content.ITEM_SPEED_LIMIT:
        speed = state.speed[car]
        if content.SPEED_TRAP_DAMAGE_BY_SPEED[speed]:
            events.add("speed_trap", (state.driver[car], content.DIAL_STEP * speed, space))
            money.damage_car(state, car, content.SPEED_TRAP_DAMAGE_BY_SPEED[speed], events)
    elif kind == content.ITEM_MINE:
        if number != car:
            state.road_item = with_value_at(state.road_item, space, 0)
            state.bonus_discard |= 1 << content.LAND_MINE
            events.add("blows_up", (state.driver[car], space))
            money.damage_car(state, car, content.MINE_DAMAGE, events)
    elif kind in (content.ITEM_OIL, content.ITEM_ACID):
        if kind == content.ITEM_ACID:
            money.damage_car(state, car, content.ACID_DAMAGE, events, bills_dissolve=True)
        if car == state.current_car:
            dice.lose_wheels(state, events)
        if state.body[car] or not entry_kind & ENTRY_WITH_BODY:
            state.agenda.append(
                (TASK_SLIDE, car, is_driving, FRONT_DIRECTIONS[state.facing[car]][0] if is_driving else direction)
            )


def _run_over_nails(state: State, car: int, space: int, count: int, is_driving: int, events: EventSink) -> None:
    """Nails slow a driving car at the end of its movement and a pushed one at once (GB-19.1, GB-21.3)."""
    if state.tiles[car] >> content.SOLID_TYRES & 1:
        return
    state.road_item = with_value_at(state.road_item, space, 0)
    state.hazard_discard = with_amount_added(state.hazard_discard, content.NAILS_TILE_BY_COUNT[count], 1)
    events.add("takes_nails", (state.driver[car], count, space))
    if is_driving:
        state.nails += count
    else:
        money.slow_by_nails(state, car, count, events)
