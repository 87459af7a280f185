"""A car comes onto a space: bills, and everything that lies there, in the order of GB-10.6."""

from __future__ import annotations

from typing import Final

from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import AHEAD, DAMAGED
from paddock.games.gang_rush.components.content import (
    ACID,
    ACID_DAMAGE,
    BAD_ROAD,
    DUKE,
    KIND,
    LAND_MINE,
    LIMIT,
    MINE,
    MINE_DAMAGE,
    MPH,
    NAILS,
    NAILS_TILE,
    NUMBER,
    OIL,
    POLICE,
    PUPETTA,
    RAMP,
    RAMP_DAMAGE,
    SMOOTH_RIDE,
    SOLID_TYRES,
    SPARED_BARRIERS,
    SPEED_TRAP,
    SUSPENSION,
)
from paddock.games.gang_rush.rules.state import (
    NOTHING,
    TASK_REST,
    TASK_SLIDE,
    Log,
    State,
    bumped,
    replaced,
)
from paddock.games.gang_rush.rules.steps.dice import lose_wheels
from paddock.games.gang_rush.rules.steps.leaving import arrest, lift
from paddock.games.gang_rush.rules.steps.money import collect, damage, slow
from paddock.games.gang_rush.rules.steps.police import disturb

PUSHED: Final = 0
OWN: Final = 1
"""How a car comes onto a space: pushed, or by its own movement."""
WHOLE: Final = 2
"""Added to it for a car that had body points before the step or the blow: without any it has just spun out, and no
slick carries it (GB-10.7)."""


def stand(state: State, car: int, space: int) -> None:
    """A car is put onto a space."""
    lift(state, car)
    state.at[car] = space
    state.occupant[space] = car


def enter(state: State, car: int, space: int, how: int, direction: int, log: Log) -> None:
    """A car enters a space and meets what lies there (GB-10.6, GB-14.10)."""
    stand(state, car, space)
    if state.wall.beyond[space]:
        arrest(state, car, log)
        return
    if state.body[car]:
        how |= WHOLE
    collect(state, car, space, log)
    item = state.item[space]
    if item >> KIND == RAMP:
        if how & OWN or direction != item & NUMBER:
            hit_ramp(state, car, how, log)
        return
    meet(state, car, how, direction, log)


def hit_ramp(state: State, car: int, how: int, log: Log) -> None:
    """A ramp that is not taken frontally is a triple barrier (GB-17.4, GB-17.8, GB-14.13); one of it does not hurt
    Pupetta, unless she is pushed (GB-20.1)."""
    if log is not None:
        log.append(Event("hits_ramp", (state.driver[car], state.at[car])))
    damage(state, car, RAMP_DAMAGE - (spared_barriers(state, car) if how & OWN else 0), log)


def meet(state: State, car: int, how: int, direction: int, log: Log) -> None:
    """Damaged road, barriers and police, then the rest once the police know where to go."""
    space = state.at[car]
    if DAMAGED[space]:
        _bad_road(state, car, space, log)
    if state.barriers[space]:
        _barriers(state, car, space, log)
    if state.item[space] >> KIND == POLICE:
        disturb(state, space, log)
        if state.ask != NOTHING:
            state.agenda.append((TASK_REST, car, how, direction))
            return
    rest(state, car, how, direction, log)


def _bad_road(state: State, car: int, space: int, log: Log) -> None:
    """Damaged road (GB-19.6), but for Duke and on an air cushion (GB-20.4, GB-21.1)."""
    if state.active[car] >> SMOOTH_RIDE & 1:
        return
    points = BAD_ROAD - (SUSPENSION if state.driver[car] == DUKE else 0)
    if points > 0:
        if log is not None:
            log.append(Event("bad_road", (state.driver[car], space)))
        damage(state, car, points, log)


def _barriers(state: State, car: int, space: int, log: Log) -> None:
    """All barriers of a space are broken, at one point each (GB-19.2, GB-20.1)."""
    count = state.barriers[space]
    state.barriers = replaced(state.barriers, space, 0)
    if log is not None:
        log.append(Event("breaks_barriers", (state.driver[car], count, space)))
    damage(state, car, max(0, count - spared_barriers(state, car)), log)


def spared_barriers(state: State, car: int) -> int:
    """How many barriers of a stack do not hurt a car: Pupetta's power (GB-20.1)."""
    return SPARED_BARRIERS if state.driver[car] == PUPETTA else 0


def rest(state: State, car: int, how: int, direction: int, log: Log) -> None:
    """Nails, speed limit, mine, slick (GB-10.6)."""
    space, own = state.at[car], how & OWN
    item = state.item[space]
    kind, number = item >> KIND, item & NUMBER
    if kind == NAILS:
        _nails(state, car, space, number, own, log)
    elif kind == LIMIT:
        speed = state.speed[car]
        if SPEED_TRAP[speed]:
            if log is not None:
                log.append(Event("speed_trap", (state.driver[car], MPH * speed, space)))
            damage(state, car, SPEED_TRAP[speed], log)
    elif kind == MINE:
        if number != car:
            state.item = replaced(state.item, space, 0)
            state.bonus_discard |= 1 << LAND_MINE
            if log is not None:
                log.append(Event("blows_up", (state.driver[car], space)))
            damage(state, car, MINE_DAMAGE, log)
    elif kind in (OIL, ACID):
        if kind == ACID:
            damage(state, car, ACID_DAMAGE, log, dissolves=True)
        if car == state.car:
            lose_wheels(state, log)
        if state.body[car] or not how & WHOLE:
            state.agenda.append((TASK_SLIDE, car, own, AHEAD[state.facing[car]][0] if own else direction))


def _nails(state: State, car: int, space: int, count: int, own: int, log: Log) -> None:
    """Nails slow a driving car at the end of its movement and a pushed one at once (GB-19.1, GB-21.3)."""
    if state.tiles[car] >> SOLID_TYRES & 1:
        return
    state.item = replaced(state.item, space, 0)
    state.hazard_discard = bumped(state.hazard_discard, NAILS_TILE[count], 1)
    if log is not None:
        log.append(Event("takes_nails", (state.driver[car], count, space)))
    if own:
        state.nails += count
    else:
        slow(state, car, count, log)
