"""Jumps: the flight, the landing, the bounces (GB-17)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import AHEAD, LOW_PIER, NEXT, SPACES
from paddock.games.gang_rush.components.bridge import RIVER as WATER
from paddock.games.gang_rush.components.content import (
    DUKE,
    KIND,
    LANDING_DAMAGE,
    LANDING_SHORT,
    NUMBER,
    RAMP,
    ROLL,
    SUSPENSION,
)
from paddock.games.gang_rush.rules.state import (
    BOUNCE,
    NOBODY,
    NOWHERE,
    Log,
    State,
    bumped,
    put,
)
from paddock.games.gang_rush.rules.steps.collisions import is_solid
from paddock.games.gang_rush.rules.steps.entering import OWN, WHOLE, hit_ramp, meet, stand
from paddock.games.gang_rush.rules.steps.leaving import arrest, fall, leads_out, leave, lift
from paddock.games.gang_rush.rules.steps.money import collect, damage, lose_points, spin_out


def jump(state: State, car: int, chance: Chance, log: Log) -> None:
    """From the ramp it stands on a car flies as far as it has MP; one die tells how it lands (GB-17.5 to 17.7)."""
    ramp, far = state.at[car], state.movement
    straight = state.item[ramp] & NUMBER
    state.movement = 0
    if log is not None:
        log.append(Event("jumps", (state.driver[car], ramp, far)))
    face = chance.pick("landing", ROLL)
    if log is not None:
        log.append(Event("landing", (state.driver[car], face, LANDING_SHORT[face])))
    state.landing = _softened(state, car, LANDING_DAMAGE[face])
    state.alive = state.body[car] > 0
    aim = ramp
    for _ in range(far - LANDING_SHORT[face]):
        aim = NEXT[straight][aim]
        if leads_out(state, car, aim):
            leave(state, car, aim, log)
            return
    if aim == ramp:
        _rest(state, car, log)
        return
    lift(state, car)
    touch_down(state, car, aim, log)


def _softened(state: State, car: int, points: int) -> int:
    """Duke's taxi takes a point less (GB-20.4)."""
    return max(0, points - SUSPENSION) if state.driver[car] == DUKE else points


def touch_down(state: State, car: int, space: int, log: Log) -> None:
    """The jumper comes down on a space: it lands there, or bounces (GB-17.8, GB-17.9)."""
    if state.occupant[space] != NOBODY or is_solid(state, space):
        _bounce(state, car, space, log)
        return
    stand(state, car, space)
    if log is not None:
        log.append(Event("lands", (state.driver[car], space)))
    if state.wall.beyond[space]:
        arrest(state, car, log)
        return
    collect(state, car, space, log)
    _rest(state, car, log)
    how = OWN + (WHOLE if state.alive else 0)
    if state.item[space] >> KIND == RAMP:
        hit_ramp(state, car, how, log)
    else:
        meet(state, car, how, AHEAD[state.facing[car]][0], log)


def _rest(state: State, car: int, log: Log) -> None:
    """The jumper has come to rest: the landing roll hurts, and what the bounces did shows (GB-17.12)."""
    if state.alive and not state.body[car]:
        spin_out(state, car, log)
    else:
        damage(state, car, state.landing, log)
    state.air = NOWHERE


def _bounce(state: State, car: int, space: int, log: Log) -> None:
    """A bounce hurts the jumper, and a car below it, who keeps the jumper's bill (GB-17.9)."""
    state.air = space
    other = state.occupant[space]
    if log is not None:
        log.append(Event("bounces", (state.driver[car], space)))
    lost, amount = lose_points(state, car, _softened(state, car, 1))
    if lost and log is not None:
        log.append(Event("damaged", (state.driver[car], lost, amount, space, state.body[car])))
    if other == NOBODY:
        state.bills = bumped(state.bills, space, amount)
    else:
        if amount:
            state.cash[other] += amount
            if log is not None:
                log.append(Event("takes_bill", (state.driver[other], amount)))
        damage(state, other, 1, log)
    found = landings(state, car)
    if not found:
        fall(state, car, space, log)
        state.air = NOWHERE
    elif len(found) == 1:
        bounce_to(state, car, found[0], log)
    else:
        put(state, BOUNCE, car, space)


def landings(state: State, car: int) -> list[int]:
    """Where a jumper may go on from its bounce: a free space first, then a car, then the river, then a container
    (GB-17.10, GB-17.11). Empty: it falls."""
    free: list[int] = []
    cars: list[int] = []
    solid: list[int] = []
    wet = False
    for direction in AHEAD[state.facing[car]]:
        to = NEXT[direction][state.air]
        if leads_out(state, car, to):
            free.append(to)
        elif to < 0:
            wet = wet or to in (WATER, LOW_PIER)
        elif state.occupant[to] != NOBODY:
            cars.append(to)
        elif is_solid(state, to):
            solid.append(to)
        else:
            free.append(to)
    found = free or cars or ([] if wet else solid)
    return sorted(found)


def bounce_to(state: State, car: int, to: int, log: Log) -> None:
    """The jumper goes on from its bounce."""
    if to >= SPACES or leads_out(state, car, to):
        leave(state, car, to, log)
        state.air = NOWHERE
    else:
        touch_down(state, car, to, log)
