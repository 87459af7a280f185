"""Shots, the mortar, the pump gun, the trick bullet, the firebomb (GB-11, GB-21.6 to 21.11, GB-21.18)."""

from __future__ import annotations

from typing import Final

from paddock.core.event import EventSink

from ...components import content
from ...components.bridge import FRONT_DIRECTIONS, NEXT_SPACE_BY_DIRECTION, OPPOSITE_BY_DIRECTION, SPACE_COUNT
from ..car_status import STATUS_ON_ROAD
from ..phases import FIRED_MORTAR, FIRED_TRICK_BULLET, TASK_BLAST, TASK_REAR_SHOT
from ..state import NOBODY, State, with_amount_added
from . import collisions, dice, money, police

NO_TARGET: Final = -1


def first_target(state: State, space: int, direction: int) -> int:
    """The space of the nearest car, barrier or police in a line; -1 if there is none before a container or ramp
    (GB-11.3, GB-11.7)."""
    table = NEXT_SPACE_BY_DIRECTION[direction]
    to = table[space]
    while 0 <= to < SPACE_COUNT:
        if state.occupant[to] != NOBODY or state.barriers[to]:
            return to
        kind = state.road_item[to] >> content.ITEM_KIND_SHIFT
        if kind == content.ITEM_POLICE:
            return to
        if kind in content.SHOT_STOPPING_KINDS:
            return NO_TARGET
        to = table[to]
    return NO_TARGET


def fire_shot(state: State, car: int, direction: int, is_mortar: bool, events: EventSink) -> None:
    """Fires one shot; the Rear Gunner's follows (GB-11.1, GB-21.10)."""
    dice.spend_faces(state, content.SHOT_FACE, 1)
    if is_mortar:
        state.turn_flags |= FIRED_MORTAR
    events.add("fires_mortar" if is_mortar else "shoots", (state.driver[car], direction))
    if state.tiles[car] >> content.REAR_GUNNER & 1:
        state.agenda.append((TASK_REAR_SHOT, car, OPPOSITE_BY_DIRECTION[direction], 0))
    resolve_shot(state, car, direction, is_mortar, events)


def resolve_shot(state: State, car: int, direction: int, is_mortar: bool, events: EventSink) -> None:
    """What a shot does to whatever it strikes first (GB-11.4 to 11.6)."""
    if state.status[car] != STATUS_ON_ROAD:
        return
    space = first_target(state, state.space_of[car], direction)
    if space == NO_TARGET:
        return
    target = state.occupant[space]
    if target != NOBODY:
        whole = state.body[target] > 0
        if _hit_car(state, target, 1, events) and is_mortar:
            collisions.push_by_mortar(state, target, direction, whole and not state.body[target], events)
    elif state.barriers[space]:
        _shoot_barriers(state, space, 1, events)
    else:
        police.shift_or_remove_police(state, space, events)


def _hit_car(state: State, target_car: int, points: int, events: EventSink) -> bool:
    """A car is hit; False if its coat stops it (GB-21.2)."""
    if state.active_tiles[target_car] >> content.BULLETPROOF & 1:
        events.add("bulletproof", (state.driver[target_car],))
        return False
    events.add("struck", (state.driver[target_car],))
    money.damage_car(state, target_car, points, events)
    return True


def _shoot_barriers(state: State, space: int, max_barriers: int, events: EventSink) -> None:
    """Barriers are shot away (GB-11.5)."""
    count = min(max_barriers, state.barriers[space])
    state.barriers = with_amount_added(state.barriers, space, -count)
    events.add("barriers_gone", (count, space))


# -- the pump gun ----------------------------------------------------------------------------------------------


def blast_spaces(state: State, car: int) -> list[int]:
    """The spaces that a blast reaches: two straight ahead, the second not behind a container or ramp (GB-21.9)."""
    table = NEXT_SPACE_BY_DIRECTION[FRONT_DIRECTIONS[state.facing[car]][0]]
    first = table[state.space_of[car]]
    if not 0 <= first < SPACE_COUNT:
        return []
    second = table[first]
    is_blocked = state.road_item[first] >> content.ITEM_KIND_SHIFT in content.SHOT_STOPPING_KINDS
    return [first] if is_blocked or not 0 <= second < SPACE_COUNT else [first, second]


def has_blast_target(state: State, space: int) -> bool:
    """Whether a blast or a firebomb would do something on a space."""
    return state.occupant[space] != NOBODY or state.barriers[space] > 0 or police.has_police(state, space)


def fire_pump_gun(state: State, car: int, events: EventSink) -> None:
    """A blast: both spaces, the near one first."""
    dice.spend_faces(state, content.SHOT_FACE, 1)
    events.add("blasts", (state.driver[car],))
    spaces = blast_spaces(state, car)
    for space in reversed(spaces):
        state.agenda.append((TASK_BLAST, car, space, 0))


def blast_space(state: State, space: int, events: EventSink) -> None:
    """What a blast does on one space; barriers shield police (GB-21.9, GB-21.34)."""
    target = state.occupant[space]
    if target != NOBODY:
        _hit_car(state, target, content.PUMP_GUN_DAMAGE, events)
    elif state.barriers[space]:
        _shoot_barriers(state, space, content.PUMP_GUN_DAMAGE, events)
    elif police.has_police(state, space):
        police.shift_or_remove_police(state, space, events)


# -- the trick bullet and the firebomb -------------------------------------------------------------------------


def fire_trick_bullet(state: State, car: int, target_car: int, events: EventSink) -> None:
    """A bullet that finds its car anywhere on the bridge (GB-21.11)."""
    state.turn_flags |= FIRED_TRICK_BULLET
    events.add("tricks", (state.driver[car], state.driver[target_car]))
    _hit_car(state, target_car, content.TRICK_BULLET_DAMAGE, events)


def space_behind(state: State, car: int) -> int:
    """The space straight behind a car."""
    return NEXT_SPACE_BY_DIRECTION[1 - FRONT_DIRECTIONS[state.facing[car]][0]][state.space_of[car]]


def can_throw_firebomb(state: State, car: int) -> bool:
    """Whether a firebomb has a target (GB-21.18)."""
    space = space_behind(state, car)
    return 0 <= space < SPACE_COUNT and has_blast_target(state, space)


def throw_firebomb(state: State, car: int, events: EventSink) -> None:
    """A firebomb on the space straight behind; no coat helps (GB-21.18)."""
    space = space_behind(state, car)
    events.add("bombs", (state.driver[car], space))
    target = state.occupant[space]
    if target != NOBODY:
        money.damage_car(state, target, content.FIREBOMB_DAMAGE, events)
    elif state.barriers[space]:
        _shoot_barriers(state, space, content.FIREBOMB_DAMAGE, events)
    else:
        police.shift_or_remove_police(state, space, events)
