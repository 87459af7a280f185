"""W0 to W3: service, repairs against breakage, the restart U-turn, the dial (GB-9, GB-16)."""

from __future__ import annotations

from paddock.core.event import Event
from paddock.games.gang_rush.components.content import (
    BREAKAGE,
    FREE_WHEELS,
    MPH,
    REPAIR,
    RESTART_WHEELS,
    SERVICE,
    SPEED,
    TOP,
    WHEEL,
)
from paddock.games.gang_rush.rules.state import (
    ADJUSTING,
    ASK_SERVICE,
    MOVING,
    SERVICED,
    SPUN,
    Log,
    State,
    body_max,
    is_wrong_way,
    put,
)
from paddock.games.gang_rush.rules.steps.dice import available, spend, spend_wheels
from paddock.games.gang_rush.rules.steps.money import can_pay, damage, pay, restore


def can_service(state: State, car: int) -> bool:
    """Whether the full service is to be had now: standing, not whole, not twice (GB-16.6)."""
    return (
        state.speed[car] == 0
        and not state.used & SERVICED
        and state.body[car] < body_max(state, car)
        and can_pay(state, car, SERVICE)
    )


def service(state: State, car: int, log: Log) -> None:
    """Full service: the whole body for a fixed price (GB-16.6)."""
    state.used |= SERVICED
    if log is not None:
        log.append(Event("services", (state.driver[car], SERVICE)))
    pay(state, car, SERVICE, log)
    restore(state, car, body_max(state, car), log)


def settle(state: State, car: int, log: Log) -> None:
    """The dice are settled: repairs cancel breakage, and what breakage is left does damage (GB-9.1 to 9.4)."""
    state.phase = ADJUSTING
    repairs, breakage = available(state, REPAIR), available(state, BREAKAGE)
    pairs = min(repairs, breakage)
    if pairs:
        spend(state, REPAIR, pairs)
        spend(state, BREAKAGE, pairs)
        if log is not None:
            log.append(Event("cancels", (state.driver[car], pairs)))
    left = breakage - pairs
    if left:
        spend(state, BREAKAGE, left)
        if log is not None:
            log.append(Event("breaks", (state.driver[car], left)))
        damage(state, car, left, log)


def repairable(state: State, car: int) -> int:
    """How many points the surplus repair dice can restore (GB-9.3)."""
    missing = body_max(state, car) - state.body[car]
    return min(available(state, REPAIR), missing) if missing else 0


def use_repairs(state: State, car: int, points: int, log: Log) -> None:
    """Surplus repairs restore body points."""
    spend(state, REPAIR, points)
    restore(state, car, points, log)


def can_restart(state: State, car: int) -> bool:
    """Whether a wrong-way car may turn round (GB-9.5, GB-16.3)."""
    return is_wrong_way(state, car) and not state.used & SPUN and restart_wheels(state) >= RESTART_WHEELS


def restart_wheels(state: State) -> int:
    """The wheels that count for a restart: granted ones and dice (GB-9.5)."""
    return state.granted_wheels + available(state, WHEEL)


def restart(state: State, car: int, log: Log) -> None:
    """The restart U-turn (GB-16.3)."""
    spend_wheels(state, RESTART_WHEELS)
    state.facing[car] = state.homeward[car]
    if log is not None:
        log.append(Event("restarts", (state.driver[car],)))


def speed_steps(state: State) -> int:
    """How many steps the dial may be moved: speed faces and granted steps (GB-9.7)."""
    return state.granted_speed + available(state, SPEED)


def dial_range(state: State, car: int) -> tuple[int, int]:
    """The least and the most steps of the dial (GB-9.7, GB-9.10, GB-16.4)."""
    if state.used & SPUN or is_wrong_way(state, car):
        return 0, 0
    most, speed = speed_steps(state), state.speed[car]
    return -min(most, speed), min(most, TOP - speed)


def set_speed(state: State, car: int, steps: int, log: Log) -> None:
    """The dial is set, once; a car that has just braked to 0 may still take the service (GB-9.11)."""
    count = abs(steps)
    granted = min(count, state.granted_speed)
    state.granted_speed -= granted
    spend(state, SPEED, count - granted)
    state.speed[car] += steps
    if log is not None:
        log.append(Event("dial", (state.driver[car], MPH * state.speed[car])))
    state.phase = MOVING
    state.movement = state.speed[car]
    state.free_wheels = FREE_WHEELS[state.speed[car]]
    if steps < 0 and can_service(state, car):
        put(state, ASK_SERVICE, car)
