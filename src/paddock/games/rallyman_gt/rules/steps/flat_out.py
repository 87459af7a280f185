"""Flat out: all dice at once, and laying them again after a failure (RG-11)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.rallyman_gt.components.content import GEARS
from paddock.games.rallyman_gt.rules.decisions import (
    ACTION_BOOSTS,
    ACTION_BRAKES,
    ACTION_DICE_COUNT,
    ACTION_GEAR,
    FLAT_OUT_FOCUS,
)
from paddock.games.rallyman_gt.rules.state import (
    RELAYING,
    STEP_STRIDE,
    UNKNOWN_WARNINGS,
    WARNINGS_STRIDE,
    State,
    warning_threshold,
)
from paddock.games.rallyman_gt.rules.steps.ending import end_movement, enter_space, finish, start_moving
from paddock.games.rallyman_gt.rules.steps.loss_of_control import lose_control
from paddock.games.rallyman_gt.rules.steps.planning import lay_step, restart_plan
from paddock.games.rallyman_gt.rules.steps.rolling import fail_cannon_start, roll_dice


def flat_out(state: State, car: int, chance: Chance, events: EventSink) -> None:
    """Rolls everything, takes the focus tokens, and sees what comes of it (RG-11.1 - RG-11.4)."""
    colour, circuit = state.lineup.colour[car], state.circuit
    if events.listening:
        events.add("flat_out", (colour, sum(ACTION_DICE_COUNT[each % STEP_STRIDE] for each in state.plan)))
    total, gained, too_fast = 0, 0, False
    here, speed = state.car_space[car], state.speed[car]
    cannon = speed == 0 and ACTION_GEAR[state.plan[0] % STEP_STRIDE] == 2
    rolled: list[int] = []
    for each in state.plan:
        target, action = each // STEP_STRIDE, each % STEP_STRIDE
        faces = roll_dice(state, car, action, chance, events)
        rolled.append(faces)
        gained += FLAT_OUT_FOCUS[action]
        move = circuit.move_to[here][target]
        here, speed = target, ACTION_GEAR[action] or speed
        total += faces.bit_count() + circuit.added[move][speed]
        too_fast = speed > circuit.most[move]
    state.flat_out_faces = tuple(rolled)
    state.focus_tokens[car] += gained
    events.add("gains_focus", (colour, gained))
    if cannon and rolled[0]:
        _fail_cannon_start(state, car, chance, events)
        return
    limit = warning_threshold(state, car)
    lost = total >= limit
    events.add("flat_out_fails" if lost or too_fast else "flat_out_holds", (colour, total, limit))
    if lost:
        _start_relay(state, car)
    else:
        _drive_steps(state, car, state.plan[:], too_fast, chance, events)


def _fail_cannon_start(state: State, car: int, chance: Chance, events: EventSink) -> None:
    """The cannon die shows a warning: the first step only, and no loss of control but for a limit there (RG-18.3)."""
    target = state.plan[0] // STEP_STRIDE
    move = state.circuit.move_between(state.car_space[car], target)
    start_moving(state, car, events)
    if enter_space(state, car, move, 2, events):
        finish(state, car, events)
    elif state.circuit.most[move] < 2:
        events.add("too_fast", (state.lineup.colour[car], 3, state.circuit.most[move]))
        lose_control(state, car, chance, events)
    else:
        fail_cannon_start(state, car, events)


def _drive_steps(state: State, car: int, steps: list[int], lost: bool, chance: Chance, events: EventSink) -> None:
    """The car goes along the steps. If control is lost it is on the last of them (RG-11.2, RG-11.8)."""
    circuit = state.circuit
    start_moving(state, car, events)
    for each in steps:
        move = circuit.move_to[state.car_space[car]][each // STEP_STRIDE]
        speed = ACTION_GEAR[each % STEP_STRIDE] or state.speed[car]
        if enter_space(state, car, move, speed, events):
            finish(state, car, events)
            return
        if speed > circuit.most[move] and events.listening:
            events.add("too_fast", (state.lineup.colour[car], speed + 1, circuit.most[move]))
    if lost:
        lose_control(state, car, chance, events)
    else:
        end_movement(state, car, events)


# -- laying again ----------------------------------------------------------------------------------------------


def _start_relay(state: State, car: int) -> None:
    """The rolled dice come back, with their faces, and are laid anew from the start (RG-11.5)."""
    state.phase = RELAYING
    pick_up_dice(state, car)


def pick_up_dice(state: State, car: int) -> None:
    """All rolled dice in the hand again, nothing laid."""
    rolled = gas = brakes = boosts = gears_warned = gas_warned = brakes_warned = 0
    for each, faces in zip(state.plan, state.flat_out_faces, strict=True):
        action = each % STEP_STRIDE
        gear = ACTION_GEAR[action]
        if gear:
            rolled |= 1 << gear
            if faces & 1:
                gears_warned |= 1 << gear
        else:
            gas += 1
            gas_warned += faces & 1
        brakes += ACTION_BRAKES[action]
        if ACTION_BRAKES[action]:
            brakes_warned += (faces >> 1).bit_count()
        if ACTION_BOOSTS[action]:
            boosts += 1
            gears_warned |= faces >> 1 & 1
    state.used_gears = ((1 << (GEARS + 1)) - 2) & ~rolled
    state.gears_left = rolled.bit_count()
    state.gas_left = gas
    state.brakes_left = brakes
    state.boosts_left = boosts
    state.gears_warned = gears_warned
    state.gas_warned = gas_warned
    state.brakes_warned = brakes_warned
    state.relaid_warnings = 0
    state.relaid_steps = []
    restart_plan(state, car)


def fixed_warnings(state: State, action: int) -> int:
    """Warnings on the dice of an action of which there is one only: gear and boost dice. Boost is bit 0."""
    gear = ACTION_GEAR[action]
    found = state.gears_warned >> gear & 1 if gear else 0
    return found + (state.gears_warned & 1 if ACTION_BOOSTS[action] else 0)


def possible_warnings(state: State, action: int, laid: bool = False) -> range:
    """How many warnings the dice of an action can show, whichever gas or brake dice are taken (RG-11.7); `laid`: they
    are those of the step that was laid last."""
    fixed = fixed_warnings(state, action)
    if ACTION_GEAR[action]:
        taken, left, warned = ACTION_BRAKES[action], state.brakes_left, state.brakes_warned
    else:
        taken, left, warned = 1, state.gas_left, state.gas_warned
    clear = left + (taken if laid else 0) - warned
    return range(fixed + max(0, taken - clear), fixed + min(taken, warned) + 1)


def relay_step(state: State, car: int, action: int, target: int, warnings: int) -> None:
    """A step of the rolled dice, whose dice show so many warnings; `UNKNOWN_WARNINGS` if that is still to be said."""
    fixed = fixed_warnings(state, action)
    move = lay_step(state, car, action, target)
    state.relaid_warnings += state.circuit.track_warnings(move, state.plan_speed)
    state.relaid_steps.append((target * STEP_STRIDE + action) * WARNINGS_STRIDE + UNKNOWN_WARNINGS)
    if warnings != UNKNOWN_WARNINGS:
        set_warnings(state, car, warnings, fixed)


def set_warnings(state: State, car: int, warnings: int, fixed: int) -> None:
    """How many warnings the dice show that were laid last. The laying ends where the threshold is reached (RG-11.6)."""
    step = state.relaid_steps[-1] // WARNINGS_STRIDE
    action = step % STEP_STRIDE
    if ACTION_GEAR[action]:
        state.brakes_warned -= warnings - fixed
    else:
        state.gas_warned -= warnings
    state.relaid_steps[-1] = step * WARNINGS_STRIDE + warnings
    state.relaid_warnings += warnings
    if state.relaid_warnings >= warning_threshold(state, car):
        state.plan_over = True


def say_last_warnings(state: State, car: int, warnings: int) -> None:
    """Somebody says how many warnings the dice show that were laid last."""
    action = state.relaid_steps[-1] // WARNINGS_STRIDE % STEP_STRIDE
    set_warnings(state, car, warnings, fixed_warnings(state, action))


def asks_warnings(state: State) -> bool:
    """Whether it is still to be said what the dice show that were laid last."""
    return bool(state.relaid_steps) and state.relaid_steps[-1] % WARNINGS_STRIDE == UNKNOWN_WARNINGS


def keep_planned(state: State, car: int) -> None:
    """The dice stay where they were planned, up to the space where the threshold is reached (RG-11.7)."""
    for each, faces in zip(state.plan, state.flat_out_faces, strict=True):
        target, action = divmod(each, STEP_STRIDE)
        relay_step(state, car, action, target, faces.bit_count())
        if state.plan_over:
            return


def finish_relay(state: State, car: int, chance: Chance, events: EventSink) -> None:
    """Control is lost on the last space of what is laid (RG-11.5)."""
    _drive_steps(state, car, [each // WARNINGS_STRIDE for each in state.relaid_steps], True, chance, events)
