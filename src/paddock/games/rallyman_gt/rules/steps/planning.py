"""Laying dice: which steps may follow, and what follows from one that is laid (RG-5, RG-6, RG-9, RG-14.6).

The same serves the plan and what is laid again after a failed flat out: the fields `here`, `gear`, `used` and so on of
the state say where the laying has come to and which dice are left.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.games.rallyman_gt.components.content import GEARS, MISSING_GEARS
from paddock.games.rallyman_gt.rules.decisions import (
    ACTION_BOOSTS,
    ACTION_BRAKES,
    ACTION_GEAR,
    GAS_ACTION,
    MIN_BOOST_GEAR,
    MOST_BRAKES,
    boost_action,
    brake_action,
)
from paddock.games.rallyman_gt.rules.state import (
    ON_ROAD,
    STEP_STRIDE,
    State,
    dice_allowance,
    other_flag_is_out,
)

ANY_SPEED: Final = 0
NO_SPEED: Final = 99
"""Instead of the speed that a move needs: it is not allowed at any."""
_ACTIONS_CACHE: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
"""Actions by all that they depend on."""


def begin_plan(state: State, car: int) -> None:
    """Ready for laying, from where the car stands, with all the dice that it may use."""
    state.clear_plan()
    state.gears_left, state.gas_left, state.brakes_left, state.boosts_left = dice_allowance(state, car)
    state.used_gears = MISSING_GEARS[state.lineup.car_class[car]]
    restart_plan(state, car)


def restart_plan(state: State, car: int) -> None:
    """Back to the start of the turn, with the dice that are left as they are."""
    here = state.car_space[car]
    state.plan_space = here
    state.plan_speed = state.speed[car]
    state.plan_crossings = 0
    state.plan_over = False
    taken = _occupied_spaces(state, car)
    state.occupied_spaces = taken
    state.exempt_cars = cars_beside(state, car, here) if state.circuit.row[here] & taken else 0
    flagged = other_flag_is_out(state, car)
    state.flag_is_out = flagged
    state.level_cars = _cars_level(state, car, here) if flagged else 0


def cars_beside(state: State, car: int, space: int) -> int:
    """Bit mask of the other cars on the road beside a space (RG-9.2, RG-9.7)."""
    circuit = state.circuit
    near = circuit.beside[space] if state.settings.overtake_scope == "beside" else circuit.row[space]
    found = 0
    if near & state.occupied_spaces:
        status = state.status
        for other, its in enumerate(state.car_space):
            if status[other] == ON_ROAD and (near >> its) & 1 and other != car:
                found |= 1 << other
    return found


def _cars_level(state: State, car: int, space: int) -> int:
    """Bit mask of the other cars with the same front line (RG-14.10)."""
    front = state.circuit.front
    found = 0
    for other, its in enumerate(state.car_space):
        if other != car and state.status[other] == ON_ROAD and front[its] == front[space]:
            found |= 1 << other
    return found


def allowed_actions(state: State) -> tuple[int, ...]:
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
        found = tuple(_find_actions(state))
        _ACTIONS_CACHE[key] = found
    return found


def _find_actions(state: State) -> list[int]:
    speed, used = state.plan_speed, state.used_gears
    found: list[int] = []
    if state.gears_left:
        found += [gear for gear in (speed - 1, speed, speed + 1) if 1 <= gear <= GEARS and not (used >> gear) & 1]
        if speed == 0 and state.settings.cannon_start and not (used >> 2) & 1:
            found.append(2)
    if state.gas_left and speed >= 1:
        found.append(GAS_ACTION)
    if state.gears_left:
        for brakes in range(1, min(MOST_BRAKES, state.brakes_left) + 1):
            gear = speed - 1 - brakes
            if gear >= 1 and not (used >> gear) & 1:
                found.append(brake_action(gear, brakes))
        boosted = speed + 2
        if state.boosts_left and speed >= 1 and MIN_BOOST_GEAR <= boosted <= GEARS and not (used >> boosted) & 1:
            found.append(boost_action(boosted))
    return found


def min_speed(state: State, car: int, move: int) -> int:
    """The least speed at which a move is allowed with regard to other cars; `NO_SPEED` if at none (RG-6.1, RG-9.1,
    RG-14.6)."""
    circuit, status = state.circuit, state.status
    target = circuit.to[move]
    near = circuit.beside[target] if state.settings.overtake_scope == "beside" else circuit.row[target]
    flagged = state.flag_is_out
    found = ANY_SPEED
    for other, its in enumerate(state.car_space):
        if status[other] != ON_ROAD or other == car:
            continue
        if its == target:
            return NO_SPEED
        if (near >> its) & 1 and not (state.exempt_cars >> other) & 1:
            speed = state.speed[other]
            if speed > found:
                found = speed
        if flagged and state.speed[other] >= 1 and not (state.level_cars >> other) & 1:
            front, start = circuit.front, circuit.front[state.plan_space]
            if (front[its] - start) % circuit.length < (front[target] - start) % circuit.length:
                return NO_SPEED
    return found


def legal_steps(state: State, car: int) -> list[Decision]:
    """The steps that may be laid next."""
    if state.plan_over:
        return []
    possible = allowed_actions(state)
    circuit, here, taken, flagged = state.circuit, state.plan_space, state.occupied_spaces, state.flag_is_out
    if not flagged and not circuit.reach[here] & taken:
        return _free_steps(state, possible)
    held = state.plan_speed
    near = circuit.beside if state.settings.overtake_scope == "beside" else circuit.row
    found: list[Decision] = []
    for move in circuit.moves[here]:
        target = circuit.to[move]
        least = min_speed(state, car, move) if flagged or (near[target] | 1 << target) & taken else ANY_SPEED
        if least == NO_SPEED:
            continue
        onto = state.circuit_steps.onto[target]
        if least <= 1:
            found += [onto[action] for action in possible]
        else:
            found += [onto[action] for action in possible if (ACTION_GEAR[action] or held) >= least]
    return found


def _free_steps(state: State, possible: tuple[int, ...]) -> list[Decision]:
    """The steps with these actions where no car is in the way: worked out once, for they are asked for all the time."""
    circuit, here, laid = state.circuit, state.plan_space, state.circuit_steps
    known = laid.free[here]
    found = known.get(possible)
    if found is None:
        found = [laid.onto[circuit.to[move]][action] for move in circuit.moves[here] for action in possible]
        known[possible] = found
    return found[:]


def can_step(state: State, car: int) -> bool:
    """Whether any step may be laid next: most often no car is in the way, or the first way is free."""
    circuit, here = state.circuit, state.plan_space
    moves = circuit.moves[here]
    if not moves or state.plan_over or not allowed_actions(state):
        return False
    if not state.flag_is_out and not circuit.reach[here] & state.occupied_spaces:
        return True
    return min_speed(state, car, moves[0]) == ANY_SPEED or bool(legal_steps(state, car))


def _occupied_spaces(state: State, car: int) -> int:
    """Bit mask of the spaces on which other cars stand."""
    found, status = 0, state.status
    for other, its in enumerate(state.car_space):
        if status[other] == ON_ROAD and other != car:
            found |= 1 << its
    return found


def lay_step(state: State, car: int, action: int, target: int) -> int:
    """Lays a step: where it leads, at which speed, which dice are gone. Returns the move."""
    circuit = state.circuit
    move = circuit.move_to[state.plan_space][target]
    gear = ACTION_GEAR[action]
    if gear:
        state.plan_speed = gear
        state.used_gears |= 1 << gear
        state.gears_left -= 1
        if action > GEARS:
            state.brakes_left -= ACTION_BRAKES[action]
            state.boosts_left -= ACTION_BOOSTS[action]
    else:
        gear = state.plan_speed
        state.gas_left -= 1
    state.plan_space = target
    if circuit.row[target] & state.occupied_spaces:
        state.exempt_cars |= cars_beside(state, car, target)
    if circuit.crosses[move]:
        state.plan_crossings += 1
        if plan_finishes(state, car):
            state.plan_over = True
    if gear > circuit.most[move]:
        state.plan_over = True
    return move


def plan_finishes(state: State, car: int) -> bool:
    """Whether the steps laid so far finish the race: nothing follows then (RG-17.3); a solo run goes on (RG-19.4)."""
    return not state.solo and state.crossings[car] + state.plan_crossings > state.settings.laps


def add_to_plan(state: State, car: int, action: int, target: int) -> None:
    """A step more in the plan."""
    lay_step(state, car, action, target)
    state.plan.append(target * STEP_STRIDE + action)
