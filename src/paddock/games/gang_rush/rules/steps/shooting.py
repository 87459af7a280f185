"""Shots, the mortar, the pump gun, the trick bullet, the firebomb (GB-11, GB-21.6 to 21.11, GB-21.18)."""

from __future__ import annotations

from typing import Final

from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import AHEAD, NEXT, OPPOSITE, SPACES
from paddock.games.gang_rush.components.content import (
    BOMB_DAMAGE,
    BULLETPROOF,
    CONTAINER,
    KIND,
    POLICE,
    POST,
    PUMP_DAMAGE,
    RAMP,
    REAR_GUNNER,
    SHOT,
    TRICK_DAMAGE,
    WALL,
)
from paddock.games.gang_rush.rules.state import (
    MORTARED,
    NOBODY,
    ROAD,
    TASK_BLAST,
    TASK_REAR,
    TRICK,
    Log,
    State,
    bumped,
)
from paddock.games.gang_rush.rules.steps.collisions import blow
from paddock.games.gang_rush.rules.steps.dice import spend
from paddock.games.gang_rush.rules.steps.money import damage
from paddock.games.gang_rush.rules.steps.police import disturb, has_police

NO_TARGET: Final = -1


def aim(state: State, space: int, direction: int) -> int:
    """The space of the nearest car, barrier or police in a line; -1 if there is none before a container or ramp
    (GB-11.3, GB-11.7)."""
    table = NEXT[direction]
    to = table[space]
    while 0 <= to < SPACES:
        if state.occupant[to] != NOBODY or state.barriers[to]:
            return to
        kind = state.item[to] >> KIND
        if kind == POLICE:
            return to
        if kind in (CONTAINER, RAMP, POST, WALL):
            return NO_TARGET
        to = table[to]
    return NO_TARGET


def shoot(state: State, car: int, direction: int, mortar: bool, log: Log) -> None:
    """Fires one shot; the Rear Gunner's follows (GB-11.1, GB-21.10)."""
    spend(state, SHOT, 1)
    if mortar:
        state.used |= MORTARED
    if log is not None:
        log.append(Event("fires_mortar" if mortar else "shoots", (state.driver[car], direction)))
    if state.tiles[car] >> REAR_GUNNER & 1:
        state.agenda.append((TASK_REAR, car, OPPOSITE[direction], 0))
    hit(state, car, direction, mortar, log)


def hit(state: State, car: int, direction: int, mortar: bool, log: Log) -> None:
    """What a shot does to whatever it strikes first (GB-11.4 to 11.6)."""
    if state.status[car] != ROAD:
        return
    space = aim(state, state.at[car], direction)
    if space == NO_TARGET:
        return
    target = state.occupant[space]
    if target != NOBODY:
        whole = state.body[target] > 0
        if _struck(state, target, 1, log) and mortar:
            blow(state, target, direction, whole and not state.body[target], log)
    elif state.barriers[space]:
        _clear(state, space, 1, log)
    else:
        disturb(state, space, log)


def _struck(state: State, target: int, points: int, log: Log) -> bool:
    """A car is hit; False if its coat stops it (GB-21.2)."""
    if state.active[target] >> BULLETPROOF & 1:
        if log is not None:
            log.append(Event("bulletproof", (state.driver[target],)))
        return False
    if log is not None:
        log.append(Event("struck", (state.driver[target],)))
    damage(state, target, points, log)
    return True


def _clear(state: State, space: int, most: int, log: Log) -> None:
    """Barriers are shot away (GB-11.5)."""
    count = min(most, state.barriers[space])
    state.barriers = bumped(state.barriers, space, -count)
    if log is not None:
        log.append(Event("barriers_gone", (count, space)))


# -- the pump gun ----------------------------------------------------------------------------------------------


def blast_spaces(state: State, car: int) -> list[int]:
    """The spaces that a blast reaches: two straight ahead, the second not behind a container or ramp (GB-21.9)."""
    table = NEXT[AHEAD[state.facing[car]][0]]
    first = table[state.at[car]]
    if not 0 <= first < SPACES:
        return []
    second = table[first]
    if not 0 <= second < SPACES or state.item[first] >> KIND in (CONTAINER, RAMP, POST, WALL):
        return [first]
    return [first, second]


def has_target(state: State, space: int) -> bool:
    """Whether a blast or a firebomb would do something on a space."""
    return state.occupant[space] != NOBODY or state.barriers[space] > 0 or has_police(state, space)


def pump(state: State, car: int, log: Log) -> None:
    """A blast: both spaces, the near one first."""
    spend(state, SHOT, 1)
    if log is not None:
        log.append(Event("blasts", (state.driver[car],)))
    spaces = blast_spaces(state, car)
    for space in reversed(spaces):
        state.agenda.append((TASK_BLAST, car, space, 0))


def blast(state: State, space: int, log: Log) -> None:
    """What a blast does on one space; barriers shield police (GB-21.9, GB-21.34)."""
    target = state.occupant[space]
    if target != NOBODY:
        _struck(state, target, PUMP_DAMAGE, log)
    elif state.barriers[space]:
        _clear(state, space, PUMP_DAMAGE, log)
    elif has_police(state, space):
        disturb(state, space, log)


# -- the trick bullet and the firebomb -------------------------------------------------------------------------


def trick(state: State, car: int, target: int, log: Log) -> None:
    """A bullet that finds its car anywhere on the bridge (GB-21.11)."""
    state.used |= TRICK
    if log is not None:
        log.append(Event("tricks", (state.driver[car], state.driver[target])))
    _struck(state, target, TRICK_DAMAGE, log)


def behind(state: State, car: int) -> int:
    """The space straight behind a car."""
    return NEXT[1 - AHEAD[state.facing[car]][0]][state.at[car]]


def can_bomb(state: State, car: int) -> bool:
    """Whether a firebomb has a target (GB-21.18)."""
    space = behind(state, car)
    return 0 <= space < SPACES and has_target(state, space)


def bomb(state: State, car: int, log: Log) -> None:
    """A firebomb on the space straight behind; no coat helps (GB-21.18)."""
    space = behind(state, car)
    if log is not None:
        log.append(Event("bombs", (state.driver[car], space)))
    target = state.occupant[space]
    if target != NOBODY:
        damage(state, target, BOMB_DAMAGE, log)
    elif state.barriers[space]:
        _clear(state, space, BOMB_DAMAGE, log)
    else:
        disturb(state, space, log)
