"""Jumps: the flight, the landing, the bounces (GB-17)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.bridge import FRONT_DIRECTIONS, LOW_PIER_EDGE, NEXT_SPACE_BY_DIRECTION, RIVER_EDGE, SPACE_COUNT
from ..phases import ASK_BOUNCE, NO_QUESTION
from ..state import NOBODY, NOWHERE, State, open_question, with_amount_added
from . import collisions, entering, leaving_bridge, money


def jump_from_ramp(state: State, car: int, chance_source: ChanceSource, events: EventSink) -> None:
    """From the ramp it stands on a car flies as far as it has MP; one die tells how it lands (GB-17.5 to 17.7)."""
    ramp, distance = state.space_of[car], state.movement
    straight = state.road_item[ramp] & content.ITEM_NUMBER_MASK
    state.movement = 0
    events.add("jumps", (state.driver[car], ramp, distance))
    face = chance_source.pick("landing", content.DIE_FACES)
    events.add("landing", (state.driver[car], face, content.LANDING_SHORTFALL[face]))
    state.landing_damage = _softened_damage(state, car, content.LANDING_DAMAGE[face])
    state.jumper_had_body = state.body[car] > 0
    landing_space = ramp
    for _ in range(distance - content.LANDING_SHORTFALL[face]):
        landing_space = NEXT_SPACE_BY_DIRECTION[straight][landing_space]
        if leaving_bridge.leads_off_bridge(state, car, landing_space):
            leaving_bridge.leave_bridge(state, car, landing_space, events)
            return
    if landing_space == ramp:
        _come_to_rest(state, car, events)
        return
    leaving_bridge.remove_car(state, car)
    touch_down(state, car, landing_space, events)


def _softened_damage(state: State, car: int, points: int) -> int:
    """Duke's taxi takes a point less (GB-20.4)."""
    return max(0, points - content.DUKE_DAMAGE_REDUCTION) if state.driver[car] == content.DRIVER_DUKE else points


def touch_down(state: State, car: int, space: int, events: EventSink) -> None:
    """The jumper comes down on a space: it lands there, or bounces (GB-17.8, GB-17.9)."""
    if state.occupant[space] != NOBODY or collisions.is_solid(state, space):
        _bounce_on(state, car, space, events)
        return
    entering.put_car(state, car, space)
    events.add("lands", (state.driver[car], space))
    if state.wall.is_beyond_wall[space]:
        leaving_bridge.arrest_car(state, car, events)
        return
    money.collect_bills(state, car, space, events)
    _come_to_rest(state, car, events)
    entry = entering.ENTRY_BY_DRIVING + (entering.ENTRY_WITH_BODY if state.jumper_had_body else 0)
    if state.road_item[space] >> content.ITEM_KIND_SHIFT == content.ITEM_RAMP:
        entering.crash_into_ramp(state, car, entry, events)
    else:
        entering.meet_obstacles(state, car, entry, FRONT_DIRECTIONS[state.facing[car]][0], events)


def _come_to_rest(state: State, car: int, events: EventSink) -> None:
    """The jumper has come to rest: the landing roll hurts, and what the bounces did shows (GB-17.12)."""
    if state.jumper_had_body and not state.body[car]:
        money.spin_out(state, car, events)
    else:
        money.damage_car(state, car, state.landing_damage, events)
    state.bounce_space = NOWHERE


def _bounce_on(state: State, car: int, space: int, events: EventSink) -> None:
    """A bounce hurts the jumper, and a car below it, who keeps the jumper's bill (GB-17.9)."""
    state.bounce_space = space
    other = state.occupant[space]
    events.add("bounces", (state.driver[car], space))
    lost, amount = money.lose_body_points(state, car, _softened_damage(state, car, 1))
    if lost and events.is_listening:
        events.add("damaged", (state.driver[car], lost, amount, space, state.body[car]))
    if other == NOBODY:
        state.bills = with_amount_added(state.bills, space, amount)
    else:
        if amount:
            state.cash[other] += amount
            events.add("takes_bill", (state.driver[other], amount))
        money.damage_car(state, other, 1, events)
    targets = bounce_targets(state, car)
    if not targets:
        leaving_bridge.fall_into_river(state, car, space, events)
        state.bounce_space = NOWHERE
    elif len(targets) == 1:
        bounce_to(state, car, targets[0], events)
    else:
        open_question(state, ASK_BOUNCE, car, space)


def bounce_targets(state: State, car: int) -> list[int]:
    """Where a jumper may go on from its bounce: a free space first, then a car, then the river, then a container
    (GB-17.10, GB-17.11). Empty: it falls."""
    free: list[int] = []
    cars: list[int] = []
    solid: list[int] = []
    is_river_ahead = False
    for direction in FRONT_DIRECTIONS[state.facing[car]]:
        to = NEXT_SPACE_BY_DIRECTION[direction][state.bounce_space]
        if leaving_bridge.leads_off_bridge(state, car, to):
            free.append(to)
        elif to < 0:
            is_river_ahead = is_river_ahead or to in (RIVER_EDGE, LOW_PIER_EDGE)
        elif state.occupant[to] != NOBODY:
            cars.append(to)
        elif collisions.is_solid(state, to):
            solid.append(to)
        else:
            free.append(to)
    targets = free or cars or ([] if is_river_ahead else solid)
    return sorted(targets)


def bounce_to(state: State, car: int, target_space: int, events: EventSink) -> None:
    """The jumper goes on from its bounce."""
    state.question = NO_QUESTION
    if target_space >= SPACE_COUNT or leaving_bridge.leads_off_bridge(state, car, target_space):
        leaving_bridge.leave_bridge(state, car, target_space, events)
        state.bounce_space = NOWHERE
    else:
        touch_down(state, car, target_space, events)
