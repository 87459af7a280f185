"""Flat out: all dice at once, and laying them again after a failure (RG-11)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import GEAR_COUNT
from ..actions import Action
from ..circuit_steps import Step
from ..phases import PHASE_RELAYING
from ..state import UNKNOWN_WARNINGS, State, warning_threshold
from .ending import end_movement, enter_space, finish_race, start_moving
from .loss_of_control import lose_control
from .planning import lay_step, restart_plan
from .rolling import fail_cannon_start, roll_dice


def roll_flat_out(state: State, car: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Rolls everything, takes the focus tokens, and sees what comes of it (RG-11.1 - RG-11.4)."""
    colour, circuit = state.lineup.colours[car], state.circuit
    if events.is_listening:
        events.add("flat_out", (colour, sum(len(step.action.dice) for step in state.plan)))
    total, too_fast = 0, False
    here, speed = state.car_space[car], state.speed[car]
    cannon = speed == 0 and state.plan[0].action.gear == 2
    rolled: list[int] = []
    for step in state.plan:
        faces = roll_dice(state, car, step.action, chance_source, events)
        rolled.append(faces)
        move = circuit.move_to[here][step.space]
        here, speed = step.space, step.action.gear or speed
        total += faces.bit_count() + move.warnings[speed]
        too_fast = speed > move.limit
    state.flat_out_faces = tuple(rolled)
    state.focus_tokens[car] += len(rolled)
    events.add("gains_focus", (colour, len(rolled)))
    if cannon and rolled[0]:
        _fail_cannon_start(state, car, chance_source, events)
        return
    limit = warning_threshold(state, car)
    lost = total >= limit
    events.add("flat_out_fails" if lost or too_fast else "flat_out_holds", (colour, total, limit))
    if lost:
        state.phase = PHASE_RELAYING
        pick_up_dice(state, car)
    else:
        _drive_steps(state, car, state.plan[:], too_fast, chance_source, events)


def _fail_cannon_start(state: State, car: int, chance_source: ChanceSource, events: EventSink) -> None:
    """The cannon die shows a warning: the first step only, and no loss of control but for a limit there (RG-18.3)."""
    move = state.circuit.move_to[state.car_space[car]][state.plan[0].space]
    start_moving(state, car, events)
    if enter_space(state, car, move, 2, events):
        finish_race(state, car, events)
    elif move.limit < 2:
        events.add("too_fast", (state.lineup.colours[car], 3, move.limit))
        lose_control(state, car, chance_source, events)
    else:
        fail_cannon_start(state, car, events)


def _drive_steps(
    state: State, car: int, steps: list[Step], is_control_lost: bool, chance_source: ChanceSource, events: EventSink
) -> None:
    """The car goes along the steps. If control is lost it is on the last of them (RG-11.2, RG-11.8)."""
    circuit = state.circuit
    start_moving(state, car, events)
    for step in steps:
        move = circuit.move_to[state.car_space[car]][step.space]
        speed = step.action.gear or state.speed[car]
        if enter_space(state, car, move, speed, events):
            finish_race(state, car, events)
            return
        if speed > move.limit and events.is_listening:
            events.add("too_fast", (state.lineup.colours[car], speed + 1, move.limit))
    if is_control_lost:
        lose_control(state, car, chance_source, events)
    else:
        end_movement(state, car, events)


# -- laying again ----------------------------------------------------------------------------------------------


def pick_up_dice(state: State, car: int) -> None:
    """The rolled dice come back, with their faces, to be laid anew from the start (RG-11.5)."""
    rolled = gas = brakes = boosts = gears_warned = gas_warned = brakes_warned = 0
    for step, faces in zip(state.plan, state.flat_out_faces, strict=True):
        action = step.action
        gear = action.gear
        if gear:
            rolled |= 1 << gear
            if faces & 1:
                gears_warned |= 1 << gear
        else:
            gas += 1
            gas_warned += faces & 1
        brakes += action.brakes
        if action.brakes:
            brakes_warned += (faces >> 1).bit_count()
        if action.boosts:
            boosts += 1
            gears_warned |= faces >> 1 & 1
    state.used_gears = ((1 << (GEAR_COUNT + 1)) - 2) & ~rolled
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


def _fixed_warnings(state: State, action: Action) -> int:
    """Warnings on the dice of an action of which there is one only: gear and boost dice. Boost is bit 0."""
    gear_warns = state.gears_warned >> action.gear & 1 if action.gear else 0
    return gear_warns + (state.gears_warned & 1 if action.boosts else 0)


def possible_warnings(state: State, action: Action, are_laid: bool = False) -> range:
    """How many warnings the dice of an action can show, whichever gas or brake dice are taken (RG-11.7); `are_laid`:
    they are those of the step that was laid last."""
    fixed = _fixed_warnings(state, action)
    if action.gear:
        taken, left, warned = action.brakes, state.brakes_left, state.brakes_warned
    else:
        taken, left, warned = 1, state.gas_left, state.gas_warned
    clear = left + (taken if are_laid else 0) - warned
    return range(fixed + max(0, taken - clear), fixed + min(taken, warned) + 1)


def relay_step(state: State, car: int, step: Step, warnings: int) -> None:
    """A step of the rolled dice, whose dice show so many warnings; `UNKNOWN_WARNINGS` if that is still to be said."""
    move = lay_step(state, car, step)
    state.relaid_warnings += move.warnings[state.plan_speed]
    state.relaid_steps.append((step, UNKNOWN_WARNINGS))
    if warnings != UNKNOWN_WARNINGS:
        set_warnings(state, car, warnings)


def set_warnings(state: State, car: int, warnings: int) -> None:
    """How many warnings the dice show that were laid last. The laying ends where the threshold is reached (RG-11.6)."""
    step = state.relaid_steps[-1][0]
    if step.action.gear:
        state.brakes_warned -= warnings - _fixed_warnings(state, step.action)
    else:
        state.gas_warned -= warnings
    state.relaid_steps[-1] = (step, warnings)
    state.relaid_warnings += warnings
    if state.relaid_warnings >= warning_threshold(state, car):
        state.plan_is_over = True


def asks_warnings(state: State) -> bool:
    """Whether it is still to be said what the dice show that were laid last."""
    return bool(state.relaid_steps) and state.relaid_steps[-1][1] == UNKNOWN_WARNINGS


def relay_as_planned(state: State, car: int) -> None:
    """The dice stay where they were planned, up to the space where the threshold is reached (RG-11.7)."""
    for step, faces in zip(state.plan, state.flat_out_faces, strict=True):
        relay_step(state, car, step, faces.bit_count())
        if state.plan_is_over:
            return


def finish_relay(state: State, car: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Control is lost on the last space of what is laid (RG-11.5)."""
    _drive_steps(state, car, [step for step, _ in state.relaid_steps], True, chance_source, events)
