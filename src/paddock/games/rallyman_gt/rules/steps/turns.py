"""Rounds and the start of a turn: order, recovery, pits, tow, blocked (RG-3, RG-4, RG-8, RG-13.6, RG-15)."""

from __future__ import annotations

from paddock.core.event import EventSink

from ...components import content
from ..car_status import IN_PIT, OFF_TRACK, ON_ROAD
from ..phases import PLANNING, TURN
from ..state import NOBODY, State, is_qualifying_run, with_entry
from .ending import cars_racing, end_movement, end_turn, may_pit, space_code
from .planning import begin_plan, can_step


def new_round(state: State, events: EventSink) -> None:
    """The round marker flips, and the order is made (RG-3.1 - RG-3.3)."""
    state.round += 1
    state.turn_order = playing_order(state, cars_racing(state))
    state.phase = TURN
    if events.listening and not is_qualifying_run(state):
        events.add("round", (state.round, (state.round + 1) % 2))


def playing_order(state: State, cars: list[int]) -> tuple[int, ...]:
    """Speed, then distance, then inside; a car on the road before one that is not, then grid order (RG-3.3 - 3.7)."""
    circuit = state.circuit

    def merit(car: int) -> tuple[int, ...]:
        space = state.car_space[car]
        return (
            state.speed[car],
            state.crossings[car],
            circuit.progress[space],
            circuit.inner_rank[space],
            1 if state.status[car] is ON_ROAD else 0,
            -state.grid_place[car],
        )

    return tuple(sorted(cars, key=merit, reverse=True))


def start_turn(state: State, events: EventSink) -> None:
    """The turn of the first car in order begins, by the status of the car (RG-4)."""
    car = state.turn_order[0]
    events.add("turn", (state.lineup.colour[car], state.speed[car] + 1))
    status = state.status[car]
    if status is OFF_TRACK:
        _recover(state, car, events)
        return
    if status is IN_PIT:
        if state.speed[car] == content.DOUBLE_ZERO:
            events.add("pit_waits", (state.lineup.colour[car],))
            end_turn(state, car, 0, events, driven=False, timed=False)
            return
        if not _return_from_pit(state, car, events):
            return
    begin_plan(state, car)
    if is_stranded(state):
        _tow(state, car, events)
    elif not can_step(state, car):
        _skip_blocked_car(state, car, events)
    else:
        state.phase = PLANNING


def is_free(state: State, space: int) -> bool:
    """Whether no car stands on a space (RG-6.5)."""
    return not any(its == space and state.status[car] is ON_ROAD for car, its in enumerate(state.car_space))


def _recover(state: State, car: int, events: EventSink) -> None:
    """Back onto the space, if it is free; that is the whole turn (RG-13.6)."""
    space = state.car_space[car]
    args = (state.lineup.colour[car], space_code(state, space))
    if not is_free(state, space):
        events.add("stays_off", args)
        end_turn(state, car, content.DOUBLE_ZERO, events, driven=False, timed=False)
        return
    state.status[car] = ON_ROAD
    state.facing_backwards |= 1 << car
    state.exit_side = with_entry(state.exit_side, car, NOBODY)
    events.add("recovers", args)
    end_turn(state, car, 0, events, driven=False, timed=False)


def _return_from_pit(state: State, car: int, events: EventSink) -> bool:
    """Out of the pits onto the space, if it is free; the turn goes on from there (RG-15.4, RG-15.6)."""
    space = state.car_space[car]
    args = (state.lineup.colour[car], space_code(state, space))
    if not is_free(state, space):
        events.add("stays_in", args)
        end_turn(state, car, 0, events, driven=False)
        return False
    state.status[car] = ON_ROAD
    state.pit_zone = with_entry(state.pit_zone, car, NOBODY)
    events.add("returns", args)
    return True


def is_stranded(state: State) -> bool:
    """No gear dice, and no gas dice or no speed to hold: the car could not move on an empty road (RG-8.4)."""
    return state.gears_left == 0 and (state.plan_speed == 0 or state.gas_left == 0)


def _tow(state: State, car: int, events: EventSink) -> None:
    """Treated as a repair stop, wherever it stands (RG-8.4)."""
    events.add("towed", (state.lineup.colour[car],))
    enter_pits(state, car, content.ZONE_REPAIR, NOBODY, events)


def _skip_blocked_car(state: State, car: int, events: EventSink) -> None:
    """No legal first step: the marker keeps its value (RG-8.1); at speed 1 a pit stop may follow (RG-15.2)."""
    events.add("blocked", (state.lineup.colour[car],))
    if may_pit(state, car):
        end_movement(state, car, events)
    else:
        end_turn(state, car, state.speed[car], events)


def enter_pits(state: State, car: int, zone: int, tyres: int, events: EventSink) -> None:
    """A pit stop; its effects apply at once (RG-15.3, RG-15.7)."""
    colour = state.lineup.colour[car]
    state.status[car] = IN_PIT
    state.pit_zone = with_entry(state.pit_zone, car, zone)
    state.facing_backwards &= ~(1 << car)
    events.add("pits", (colour, zone))
    if zone in (content.ZONE_REPAIR, content.ZONE_BOTH):
        _repair(state, car, events)
    changed = zone in (content.ZONE_TYRES, content.ZONE_BOTH)
    if changed:
        state.tyres[car] = tyres
        state.tyre_turns[car] = 0
        events.add("fits", (colour, tyres))
    end_turn(state, car, content.ZONE_MARKER[zone], events, driven=not changed)


def _repair(state: State, car: int, events: EventSink) -> None:
    """All damage tokens back into the bag; a yellow flag stays beside the car (RG-15.3)."""
    damage, first, back = state.damage_tokens, content.TOKEN_KINDS * car, 0
    for kind in content.REPAIRABLE_TOKENS:
        count = damage[first + kind]
        if count:
            damage[first + kind] = 0
            state.token_bag[kind] += count
            back += count
    events.add("repairs", (state.lineup.colour[car], back))
