"""Laying dice: which steps may follow, and what follows from one that is laid (RG-5, RG-6, RG-9, RG-14.6).

The same serves the plan and what is laid again after a failed flat out: the fields of the state from `plan_space` on
say where the laying has come to and which dice are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision

from ...components.circuit import Move
from ...components.content import BOOST_DIE, BRAKE_DIE, GEAR_COUNT, MISSING_GEARS
from ..actions import ACTION_BY_DICE, GAS_ACTION, Action
from ..car_status import STATUS_ON_ROAD
from ..circuit_steps import Step
from ..state import State, dice_allowance, is_other_flag_out

ANY_SPEED: Final = 0
NO_SPEED: Final = 99  # instead of the speed that a move needs: it is not allowed at any
_ACTIONS_CACHE: Final[dict[tuple[int, ...], tuple[Action, ...]]] = {}  # actions by all that they depend on


def begin_plan(state: State, car: int) -> None:
    """Ready for laying, from where the car stands, with all the dice that it may use."""
    state.clear_plan()
    state.gears_left, state.gas_left, state.brakes_left, state.boosts_left = dice_allowance(state, car)
    state.used_gears = MISSING_GEARS[state.lineup.car_classes[car]]
    restart_plan(state, car)


def restart_plan(state: State, car: int) -> None:
    """Back to the start of the turn, with the dice that are left as they are."""
    here = state.car_space[car]
    state.plan_space = here
    state.plan_speed = state.speed[car]
    state.plan_crossings = 0
    state.plan_is_over = False
    taken = 0
    for other, its in enumerate(state.car_space):
        if state.status[other] is STATUS_ON_ROAD and other != car:
            taken |= 1 << its
    state.occupied_spaces = taken
    state.exempt_cars = cars_beside(state, car, here) if state.circuit.spaces_in_row[here] & taken else 0
    state.flag_is_out = is_other_flag_out(state, car)
    state.level_cars = _cars_level(state, car, here) if state.flag_is_out else 0


def overtaking_spaces(state: State) -> list[int]:
    """By space: bit mask of the spaces on which a car is passed there, at the same height (RG-9.2)."""
    return state.circuit.spaces_beside if state.settings.overtake_scope == "beside" else state.circuit.spaces_in_row


def cars_beside(state: State, car: int, space: int) -> int:
    """Bit mask of the other cars on the road beside a space (RG-9.2, RG-9.7)."""
    near = overtaking_spaces(state)[space]
    found = 0
    if near & state.occupied_spaces:
        status = state.status
        for other, its in enumerate(state.car_space):
            if status[other] is STATUS_ON_ROAD and (near >> its) & 1 and other != car:
                found |= 1 << other
    return found


def _cars_level(state: State, car: int, space: int) -> int:
    """Bit mask of the other cars with the same front line (RG-14.10)."""
    front = state.circuit.front_line
    found = 0
    for other, its in enumerate(state.car_space):
        if other != car and state.status[other] is STATUS_ON_ROAD and front[its] == front[space]:
            found |= 1 << other
    return found


def allowed_actions(state: State) -> tuple[Action, ...]:
    """What may be laid next as far as the dice are concerned (RG-5.4 - RG-5.8, RG-18.3, RG-22.2)."""
    key = (
        state.plan_speed,
        state.used_gears,
        state.gears_left,
        state.gas_left,
        state.brakes_left,
        state.boosts_left,
        state.settings.cannon_start,
    )
    found = _ACTIONS_CACHE.get(key)
    if found is None:
        found = _ACTIONS_CACHE[key] = tuple(_find_actions(state))
    return found


def _find_actions(state: State) -> list[Action]:
    """The next gear down, the same, the next one up, a cannon start; gas; brakes; boost."""
    speed = state.plan_speed
    plain = [(gear,) for gear in (speed - 1, speed, speed + 1)]
    if speed == 0 and state.settings.cannon_start:
        plain.append((2,))
    brakes = [(speed - 1 - count, *(count * (BRAKE_DIE,))) for count in range(1, state.brakes_left + 1)]
    boost = [(speed + 2, BOOST_DIE)] if state.boosts_left and speed else []
    gas = [GAS_ACTION] if state.gas_left and speed else []
    return [*_usable_actions(state, plain), *gas, *_usable_actions(state, [*brakes, *boost])]


def _usable_actions(state: State, choices: Sequence[tuple[int, ...]]) -> list[Action]:
    """The actions with these dice whose gear die, the first, is there and may still be used."""
    usable = [dice for dice in choices if 1 <= dice[0] <= GEAR_COUNT and not state.used_gears >> dice[0] & 1]
    return [ACTION_BY_DICE[dice] for dice in usable if dice in ACTION_BY_DICE] if state.gears_left else []


def min_speed(state: State, car: int, move: Move) -> int:
    """The least speed at which a move is allowed with regard to other cars; `NO_SPEED` if at none (RG-6.1, RG-9.1,
    RG-14.6)."""
    circuit, status = state.circuit, state.status
    target = move.target
    near = overtaking_spaces(state)[target]
    flagged = state.flag_is_out
    found = ANY_SPEED
    for other, its in enumerate(state.car_space):
        if status[other] is not STATUS_ON_ROAD or other == car:
            continue
        if its == target:
            return NO_SPEED
        if (near >> its) & 1 and not (state.exempt_cars >> other) & 1:
            speed = state.speed[other]
            if speed > found:
                found = speed
        if flagged and state.speed[other] >= 1 and not (state.level_cars >> other) & 1:
            front, start = circuit.front_line, circuit.front_line[state.plan_space]
            if (front[its] - start) % circuit.lap_lines < (front[target] - start) % circuit.lap_lines:
                return NO_SPEED
    return found


def legal_steps(state: State, car: int) -> list[Decision]:
    """The steps that may be laid next."""
    if state.plan_is_over:
        return []
    possible = allowed_actions(state)
    circuit, here, taken, flagged = state.circuit, state.plan_space, state.occupied_spaces, state.flag_is_out
    if not flagged and not circuit.blocking_spaces[here] & taken:
        return _free_steps(state, possible)
    held = state.plan_speed
    near = overtaking_spaces(state)
    found: list[Decision] = []
    for move in circuit.moves_from[here]:
        target = move.target
        least = min_speed(state, car, move) if flagged or (near[target] | 1 << target) & taken else ANY_SPEED
        if least == NO_SPEED:
            continue
        onto = state.circuit_steps.steps_onto_space[target]
        if least <= 1:
            found += [onto[action.code].decision for action in possible]
        else:
            found += [onto[action.code].decision for action in possible if (action.gear or held) >= least]
    return found


def _free_steps(state: State, possible_steps: tuple[Action, ...]) -> list[Decision]:
    """The steps with these actions where no car is in the way: worked out once, for they are asked for all the time."""
    circuit, here, laid = state.circuit, state.plan_space, state.circuit_steps
    known = laid.steps_without_rivals[here]
    found = known.get(possible_steps)
    if found is None:
        found = known[possible_steps] = [
            laid.steps_onto_space[move.target][action.code].decision
            for move in circuit.moves_from[here]
            for action in possible_steps
        ]
    return found[:]


def can_step(state: State, car: int) -> bool:
    """Whether any step may be laid next: most often no car is in the way, or the first way is free."""
    circuit, here = state.circuit, state.plan_space
    moves = circuit.moves_from[here]
    if not moves or state.plan_is_over or not allowed_actions(state):
        return False
    if not state.flag_is_out and not circuit.blocking_spaces[here] & state.occupied_spaces:
        return True
    return min_speed(state, car, moves[0]) == ANY_SPEED or bool(legal_steps(state, car))


def lay_step(state: State, car: int, step: Step) -> Move:
    """Lays a step: where it leads, at which speed, which dice are gone. Returns the move."""
    circuit, action, target = state.circuit, step.action, step.space
    move = circuit.move_to[state.plan_space][target]
    gear = action.gear
    if gear:
        state.plan_speed = gear
        state.used_gears |= 1 << gear
        state.gears_left -= 1
        state.brakes_left -= action.brakes
        state.boosts_left -= action.boosts
    else:
        gear = state.plan_speed
        state.gas_left -= 1
    state.plan_space = target
    if circuit.spaces_in_row[target] & state.occupied_spaces:
        state.exempt_cars |= cars_beside(state, car, target)
    if move.crosses_line:
        state.plan_crossings += 1
        if plan_finishes(state, car):
            state.plan_is_over = True
    if gear > move.limit:
        state.plan_is_over = True
    return move


def plan_finishes(state: State, car: int) -> bool:
    """Whether the steps laid so far finish the race: nothing follows then (RG-17.3); a solo run goes on (RG-19.4)."""
    return not state.is_solo and state.crossings[car] + state.plan_crossings > state.settings.laps


def add_to_plan(state: State, car: int, step: Step) -> None:
    """A step more in the plan."""
    lay_step(state, car, step)
    state.plan.append(step)
