"""What must always hold: cars on spaces of their own, tokens conserved, counts in their bounds (section E)."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import BrokenInvariantError

from ..components.content import COLOURS, DOUBLE_ZERO, FULL_BAG, GEARS, NO_TYRES, TOKEN, TOKEN_KINDS, YELLOW_FLAG
from .car_status import FINISHED, IN_PIT, OFF_TRACK, ON_ROAD, RETIRED
from .phases import CHOOSING, GRID, OVER, PLANNING, QUALIFYING, ROLLING
from .state import State


def check_state(state: State) -> None:
    """Raises `BrokenInvariantError` if something holds that can't."""
    for run in state.qualifying_runs:
        check_state(run)
    problem = _check_spaces(state) or _check_tokens(state) or _check_counts(state) or _check_turn(state)
    if problem:
        raise BrokenInvariantError(problem=problem)


def _car_name(state: State, car: int) -> str:
    return COLOURS[state.lineup.colour[car]]


def _check_spaces(state: State) -> str:
    """One car on a space, and only where there is one (RG-6.1)."""
    taken: dict[int, int] = {}
    if state.phase in (CHOOSING, QUALIFYING, GRID):
        return ""
    for car, status in enumerate(state.status):
        space = state.car_space[car]
        if not status.is_racing or (state.phase is OVER and space < 0):
            continue
        if not 0 <= space < len(state.circuit.names):
            return f"{_car_name(state, car)} is nowhere"
        if status is ON_ROAD and taken.setdefault(space, car) != car:
            return f"{_car_name(state, car)} and {_car_name(state, taken[space])} are on one space"
        if status is OFF_TRACK and state.speed[car] != DOUBLE_ZERO:
            return f"{_car_name(state, car)} is off the track without 00"
        if status is IN_PIT and state.speed[car] > 0:
            return f"{_car_name(state, car)} drives in the pits"
        if status is ON_ROAD and state.speed[car] == DOUBLE_ZERO:
            return f"{_car_name(state, car)} is on the road with 00"
    return ""


def _check_tokens(state: State) -> str:
    """No more tokens than there are; only yellow flags leave the game (RG-1.7, RG-14.7)."""
    for kind in range(TOKEN_KINDS):
        held = sum(state.damage_tokens[TOKEN_KINDS * car + kind] for car in range(len(state.car_space)))
        if state.token_bag[kind] < 0 or held < 0 or held + state.token_bag[kind] > FULL_BAG[kind]:
            return f"the tokens {TOKEN.names[kind]} do not add up"
    for car, status in enumerate(state.status):
        if not status.is_racing and state.damage_tokens[TOKEN_KINDS * car + YELLOW_FLAG]:
            return f"{_car_name(state, car)} has a yellow flag but is out"
    return ""


def _check_counts(state: State) -> str:
    """Speeds, focus tokens, crossings and lists in their bounds."""
    for car, status in enumerate(state.status):
        if not DOUBLE_ZERO <= state.speed[car] <= GEARS or state.focus_tokens[car] < 0 or state.crossings[car] < 0:
            return f"{_car_name(state, car)} has a speed or tokens that can't be"
        if (status is FINISHED) != (car in state.finished) or (status is RETIRED) != (car in state.retired):
            return f"{_car_name(state, car)} is finished, or it is not"
        if state.tyres[car] == NO_TYRES and state.phase.in_race and status is not RETIRED:
            return f"{_car_name(state, car)} has no tyres"
        if (
            not state.solo
            and status is not FINISHED
            and state.phase is not OVER
            and state.crossings[car] > state.settings.laps
        ):
            return f"{_car_name(state, car)} has finished but races"
    if len(set(state.finished)) != len(state.finished) or len(set(state.retired)) != len(state.retired):
        return "a car is ranked twice"
    if sorted(state.grid_place) != list(range(len(state.grid_place))):
        return "two cars have one place on the grid"
    return ""


def _check_turn(state: State) -> str:
    """Whose turn it is, and the plan."""
    if len(set(state.turn_order)) != len(state.turn_order):
        return "a car plays twice in a round"
    if not all(state.status[car].is_racing for car in state.turn_order):
        return "a car plays that is out"
    if state.phase.in_round and not state.turn_order:
        return "it is nobody's turn"
    if state.phase in (PLANNING, ROLLING) and not 0 <= state.steps_made <= len(state.plan):
        return "more steps made than planned"
    if (
        state.phase is ROLLING
        and state.steps_made
        and state.plan[state.steps_made - 1].space != state.car_space[state.turn_order[0]]
    ):
        return "the car is not where its steps have brought it"
    return ""
