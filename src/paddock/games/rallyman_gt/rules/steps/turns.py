"""Rounds and the start of a turn: order, recovery, pits, tow, blocked (RG-3, RG-4, RG-8, RG-13.6, RG-15)."""

from __future__ import annotations

from paddock.core.event import EventSink

from ...components import content
from ..car_status import STATUS_IN_PIT, STATUS_OFF_TRACK, STATUS_ON_ROAD
from ..phases import PHASE_PLANNING, PHASE_TURN_START
from ..state import NOBODY, State, is_qualifying_run, with_entry
from .ending import end_movement, end_turn, racing_cars, space_code
from .planning import begin_plan, can_step


def new_round(state: State, events: EventSink) -> None:
    """The round marker flips, and the order is made (RG-3.1 - RG-3.3)."""
    state.round_number += 1
    state.turn_order = playing_order(state, racing_cars(state))
    state.phase = PHASE_TURN_START
    if events.is_listening and not is_qualifying_run(state):
        events.add("round", (state.round_number, (state.round_number + 1) % 2))


def playing_order(state: State, cars: list[int]) -> tuple[int, ...]:
    """The order in which these cars play."""
    return tuple(sorted(cars, key=lambda car: order_key(state, car), reverse=True))


def order_key(state: State, car: int) -> tuple[int, ...]:
    """Speed, then distance, then inside; a car on the road before one that is not, then grid order (RG-3.3 - 3.7)."""
    circuit, space = state.circuit, state.car_space[car]
    place = circuit.progress[space], circuit.inner_rank[space]
    return (state.speed[car], state.crossings[car], *place, state.status[car] is STATUS_ON_ROAD, -state.grid_place[car])


def start_turn(state: State, events: EventSink) -> None:
    """The turn of the first car in order begins, by the status of the car (RG-4)."""
    car = state.turn_order[0]
    if events.is_listening:
        events.add("turn", (state.lineup.colours[car], state.speed[car] + 1))
    status = state.status[car]
    if status is STATUS_OFF_TRACK:
        _recover_from_loss(state, car, events)
        return
    if status is STATUS_IN_PIT:
        if state.speed[car] == content.DOUBLE_ZERO:
            events.add("pit_waits", (state.lineup.colours[car],))
            end_turn(state, car, 0, events, has_driven=False, is_timed=False)
            return
        if not _return_to_road(
            state, car, "returns", "stays_in", events
        ):  # the turn goes on from there (RG-15.4, RG-15.6)
            end_turn(state, car, 0, events, has_driven=False)
            return
        state.pit_zone = with_entry(state.pit_zone, car, NOBODY)
    begin_plan(state, car)
    if is_stranded(state):  # treated as a repair stop, wherever it stands (RG-8.4)
        events.add("towed", (state.lineup.colours[car],))
        enter_pits(state, car, content.ZONE_REPAIR, NOBODY, events)
    elif can_step(state, car):
        state.phase = PHASE_PLANNING
    else:  # the marker keeps its value (RG-8.1); at speed 1 a pit stop may follow (RG-15.2)
        events.add("blocked", (state.lineup.colours[car],))
        end_movement(state, car, events)


def _return_to_road(state: State, car: int, return_event: str, stay_event: str, events: EventSink) -> bool:
    """Back onto its space, if it is free (RG-6.5); the event for that, or for staying where the car is."""
    space = state.car_space[car]
    is_free = not any(
        its == space and state.status[other] is STATUS_ON_ROAD for other, its in enumerate(state.car_space)
    )
    events.add(return_event if is_free else stay_event, (state.lineup.colours[car], space_code(state, space)))
    if is_free:
        state.status[car] = STATUS_ON_ROAD
    return is_free


def _recover_from_loss(state: State, car: int, events: EventSink) -> None:
    """Back onto the space; that is the whole turn (RG-13.6)."""
    recovered = _return_to_road(state, car, "recovers", "stays_off", events)
    if recovered:
        state.facing_backwards |= 1 << car
        state.exit_side = with_entry(state.exit_side, car, NOBODY)
    end_turn(state, car, 0 if recovered else content.DOUBLE_ZERO, events, has_driven=False, is_timed=False)


def is_stranded(state: State) -> bool:
    """No gear dice, and no gas dice or no speed to hold: the car could not move on an empty road (RG-8.4)."""
    return state.gears_left == 0 and (state.plan_speed == 0 or state.gas_left == 0)


def enter_pits(state: State, car: int, pit_zone: int, tyres: int, events: EventSink) -> None:
    """A pit stop; its effects apply at once (RG-15.3, RG-15.7)."""
    colour = state.lineup.colours[car]
    state.status[car] = STATUS_IN_PIT
    state.pit_zone = with_entry(state.pit_zone, car, pit_zone)
    state.facing_backwards &= ~(1 << car)
    events.add("pits", (colour, pit_zone))
    if pit_zone in (content.ZONE_REPAIR, content.ZONE_BOTH):
        _repair_damage(state, car, events)
    changed = pit_zone in (content.ZONE_TYRES, content.ZONE_BOTH)
    if changed:
        state.tyres[car] = tyres
        state.tyre_turns[car] = 0
        events.add("fits", (colour, tyres))
    end_turn(state, car, content.MARKER_BY_PIT_ZONE[pit_zone], events, has_driven=not changed)


def _repair_damage(state: State, car: int, events: EventSink) -> None:
    """All damage tokens back into the bag; a yellow flag stays beside the car (RG-15.3)."""
    damage, first, back = state.damage_tokens, content.TOKEN_KIND_COUNT * car, 0
    for kind in content.REPAIRABLE_TOKENS:
        count = damage[first + kind]
        if count:
            damage[first + kind] = 0
            state.token_bag[kind] += count
            back += count
    events.add("repairs", (state.lineup.colours[car], back))
