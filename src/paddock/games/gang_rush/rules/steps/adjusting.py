"""W0 to W3: service, repairs against breakage, the restart U-turn, the dial (GB-9, GB-16)."""

from __future__ import annotations

from paddock.core.event import EventSink
from paddock.games.gang_rush.rules.phases import NO_QUESTION

from ...components import content
from ..phases import ASK_SERVICE, HAS_SERVICED, HAS_SPUN_OUT, PHASE_ADJUSTING_CAR, PHASE_MOVING
from ..state import State, is_wrong_way, max_body, open_question
from .dice import available_faces, spend_faces, spend_wheels
from .money import can_pay, damage_car, pay_money, restore_body


def can_service(state: State, car: int) -> bool:
    """Whether the full service is to be had now: standing, not whole, not twice (GB-16.6)."""
    return (
        state.speed[car] == 0
        and not state.turn_flags & HAS_SERVICED
        and state.body[car] < max_body(state, car)
        and can_pay(state, car, content.SERVICE_PRICE)
    )


def buy_service(state: State, car: int, events: EventSink) -> None:
    """Full service: the whole body for a fixed price (GB-16.6)."""
    state.question = NO_QUESTION
    state.turn_flags |= HAS_SERVICED
    events.add("services", (state.driver[car], content.SERVICE_PRICE))
    pay_money(state, car, content.SERVICE_PRICE, events)
    restore_body(state, car, max_body(state, car), events)


def settle_dice(state: State, car: int, events: EventSink) -> None:
    """The dice are settled: repairs cancel breakage, and what breakage is left does damage (GB-9.1 to 9.4)."""
    state.phase = PHASE_ADJUSTING_CAR
    repairs, breakage = available_faces(state, content.REPAIR_FACE), available_faces(state, content.BREAKAGE_FACE)
    pairs = min(repairs, breakage)
    if pairs:
        spend_faces(state, content.REPAIR_FACE, pairs)
        spend_faces(state, content.BREAKAGE_FACE, pairs)
        events.add("cancels", (state.driver[car], pairs))
    left = breakage - pairs
    if left:
        spend_faces(state, content.BREAKAGE_FACE, left)
        events.add("breaks", (state.driver[car], left))
        damage_car(state, car, left, events)


def repairable_points(state: State, car: int) -> int:
    """How many points the surplus repair dice can restore (GB-9.3)."""
    missing = max_body(state, car) - state.body[car]
    return min(available_faces(state, content.REPAIR_FACE), missing) if missing else 0


def spend_repairs(state: State, car: int, points: int, events: EventSink) -> None:
    """Surplus repairs restore body points."""
    spend_faces(state, content.REPAIR_FACE, points)
    restore_body(state, car, points, events)


def can_restart(state: State, car: int) -> bool:
    """Whether a wrong-way car may turn round (GB-9.5, GB-16.3)."""
    return (
        is_wrong_way(state, car)
        and not state.turn_flags & HAS_SPUN_OUT
        and restart_wheels(state) >= content.RESTART_WHEELS
    )


def restart_wheels(state: State) -> int:
    """The wheels that count for a restart: granted ones and dice (GB-9.5)."""
    return state.granted_wheels + available_faces(state, content.WHEEL_FACE)


def restart_uturn(state: State, car: int, events: EventSink) -> None:
    """The restart U-turn (GB-16.3)."""
    spend_wheels(state, content.RESTART_WHEELS)
    state.facing[car] = state.homeward[car]
    events.add("restarts", (state.driver[car],))


def speed_steps(state: State) -> int:
    """How many steps the dial may be moved: speed faces and granted steps (GB-9.7)."""
    return state.granted_speed + available_faces(state, content.SPEED_FACE)


def dial_range(state: State, car: int) -> tuple[int, int]:
    """The least and the most steps of the dial (GB-9.7, GB-9.10, GB-16.4)."""
    if state.turn_flags & HAS_SPUN_OUT or is_wrong_way(state, car):
        return 0, 0
    most, speed = speed_steps(state), state.speed[car]
    return -min(most, speed), min(most, content.TOP_SPEED - speed)


def set_speed(state: State, car: int, step_count: int, events: EventSink) -> None:
    """The dial is set, once; a car that has just braked to 0 may still take the service (GB-9.11)."""
    count = abs(step_count)
    granted = min(count, state.granted_speed)
    state.granted_speed -= granted
    spend_faces(state, content.SPEED_FACE, count - granted)
    state.speed[car] += step_count
    if events.is_listening:
        events.add("dial", (state.driver[car], content.DIAL_STEP * state.speed[car]))
    state.phase = PHASE_MOVING
    state.movement = state.speed[car]
    state.free_wheels = content.FREE_WHEELS[state.speed[car]]
    if step_count < 0 and can_service(state, car):
        open_question(state, ASK_SERVICE, car)
