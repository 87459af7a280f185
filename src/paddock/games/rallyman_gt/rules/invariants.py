"""What must always hold: cars on spaces of their own, tokens conserved, counts in their bounds (section E)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterator

from paddock.core.errors import BrokenInvariantError

from ..components.content import (
    COLOURS,
    DOUBLE_ZERO,
    GEAR_COUNT,
    NO_TYRES,
    TOKEN_COUNTS_IN_FULL_BAG,
    TOKEN_KIND_COUNT,
    TOKEN_VALUES,
    YELLOW_FLAG,
)
from .car_status import STATUS_FINISHED, STATUS_IN_PIT, STATUS_OFF_TRACK, STATUS_ON_ROAD, STATUS_RETIRED
from .phases import PHASE_CHOOSING_TYRES, PHASE_GRID, PHASE_OVER, PHASE_PLANNING, PHASE_QUALIFYING, PHASE_ROLLING
from .state import State


def check_state(state: State) -> None:
    """Raises `BrokenInvariantError` if something holds that can't."""
    for run in state.qualifying_runs:
        check_state(run)
    for problem in _state_problems(state):
        raise BrokenInvariantError(problem=problem)


def _state_problems(state: State) -> Iterator[str]:
    names = [COLOURS[colour] for colour in state.lineup.colours]
    if state.phase not in (PHASE_CHOOSING_TYRES, PHASE_QUALIFYING, PHASE_GRID):
        yield from _space_problems(state, names)
    for kind in range(TOKEN_KIND_COUNT):
        held = sum(state.damage_tokens[kind::TOKEN_KIND_COUNT])
        if state.token_bag[kind] < 0 or held < 0 or held + state.token_bag[kind] > TOKEN_COUNTS_IN_FULL_BAG[kind]:
            # Only yellow flags leave the game (RG-1.7, RG-14.7).
            yield f"the tokens {TOKEN_VALUES.names[kind]} do not add up"
    for car, (name, status) in enumerate(zip(names, state.status, strict=True)):
        if not status.is_racing and state.damage_tokens[TOKEN_KIND_COUNT * car + YELLOW_FLAG]:
            yield f"{name} has a yellow flag but is out"
        if not DOUBLE_ZERO <= state.speed[car] <= GEAR_COUNT or state.focus_tokens[car] < 0 or state.crossings[car] < 0:
            yield f"{name} has a speed or tokens that can't be"
        if (status is STATUS_FINISHED) != (car in state.finished_cars) or (status is STATUS_RETIRED) != (
            car in state.retired_cars
        ):
            yield f"{name} is finished, or it is not"
        if state.tyres[car] == NO_TYRES and state.phase.in_race and status is not STATUS_RETIRED:
            yield f"{name} has no tyres"
        is_done = not state.is_solo and state.crossings[car] > state.settings.laps
        if is_done and status is not STATUS_FINISHED and state.phase is not PHASE_OVER:
            yield f"{name} has finished but races"
    if len(set(state.finished_cars)) != len(state.finished_cars) or len(set(state.retired_cars)) != len(
        state.retired_cars
    ):
        yield "a car is ranked twice"
    if sorted(state.grid_place) != list(range(len(state.grid_place))):
        yield "two cars have one place on the grid"
    yield from _turn_problems(state)


def _space_problems(state: State, car_names: list[str]) -> Iterator[str]:
    """One car on a space, and only where there is one (RG-6.1)."""
    taken: dict[int, str] = {}
    for car, (name, status) in enumerate(zip(car_names, state.status, strict=True)):
        space, speed = state.car_space[car], state.speed[car]
        if not status.is_racing or (state.phase is PHASE_OVER and space < 0):
            continue
        if not 0 <= space < len(state.circuit.space_names):
            yield f"{name} is nowhere"
        if status is STATUS_ON_ROAD and taken.setdefault(space, name) != name:
            yield f"{name} and {taken[space]} are on one space"
        if status is STATUS_OFF_TRACK and speed != DOUBLE_ZERO:
            yield f"{name} is off the track without 00"
        if status is STATUS_IN_PIT and speed > 0:
            yield f"{name} drives in the pits"
        if status is STATUS_ON_ROAD and speed == DOUBLE_ZERO:
            yield f"{name} is on the road with 00"


def _turn_problems(state: State) -> Iterator[str]:
    order, plan, made = state.turn_order, state.plan, state.steps_made
    if len(set(order)) != len(order):
        yield "a car plays twice in a round"
    if not all(state.status[car].is_racing for car in order):
        yield "a car plays that is out"
    if state.phase.in_round and not order:
        yield "it is nobody's turn"
    if state.phase in (PHASE_PLANNING, PHASE_ROLLING) and not 0 <= made <= len(plan):
        yield "more steps made than planned"
    if state.phase is PHASE_ROLLING and made and plan[made - 1].space != state.car_space[order[0]]:
        yield "the car is not where its steps have brought it"
