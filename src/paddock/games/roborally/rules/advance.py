"""Goes from step to step until somebody has to decide (RR-2.1, RR-2.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from . import questions
from .phases import (
    STAGE_DONE,
    STEP_CONDITIONAL_PROGRAM,
    STEP_DRAFT_OPTIONS,
    STEP_LASER_DAMAGE,
    STEP_OVER,
    STEPS_PER_REGISTER,
)
from .state import State, ask_question
from .statuses import STATUS_DESTROYED
from .steps import (
    board_elements,
    cleanup,
    dealing,
    flags,
    lasers,
    moving,
    programming,
    revealing,
    setup,
    weapon_effects,
)
from .steps.damage import TASK_LOSE_OPTION, TASK_TURN, TASK_WALK

StepFunction = Callable[[State, ChanceSource, EventSink], None]

_STEP_FUNCTIONS: Final[list[StepFunction]] = [
    setup.choose_first_player,
    setup.ask_teams,
    setup.ask_robots,
    setup.ask_home_board,
    setup.deal_draft,
    setup.place_on_docks,
    setup.ask_deployment,
    dealing.start_turn,
    dealing.ask_options_at_deal,
    programming.start_programming,
    programming.end_programming,
    programming.ask_power_down,
    revealing.ask_gyroscope,
    revealing.ask_conditional_program,
    revealing.reveal_registers,
    revealing.ask_abort_switch,
    moving.set_acting_order,
    moving.move_robots,
    board_elements.run_board_elements,
    lasers.choose_weapons,
    lasers.deal_laser_damage,
    weapon_effects.apply_weapon_effects,
    flags.touch_flags,
    flags.ask_mechanical_arm,
    flags.end_register,
    cleanup.repair_robots,
    cleanup.wipe_registers,
    cleanup.ask_stay_down,
    cleanup.return_robots,
    cleanup.end_turn,
]


def advance(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Takes step after step until a question is open, programs are owed, or the game is over or paused."""
    while not state.question:
        if state.pending_tasks:
            _resume_task(state, chance_source, events)
            continue
        step = state.step
        if step.waits_for_answers and (step == STEP_OVER or is_program_owed(state)):
            return
        if state.pause_at >= 0 and state.pause_at == state.register * STEPS_PER_REGISTER + step.code:
            return
        if (
            step == STEP_CONDITIONAL_PROGRAM
            and not state.held_options
            and state.pause_at // STEPS_PER_REGISTER != state.register
        ):
            _resolve_registers(state, chance_source, events)
        else:
            _STEP_FUNCTIONS[step.code](state, chance_source, events)


def _resolve_registers(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Register after register, each at one go: while nobody holds an Option nothing can be asked or put off in one.
    Only where the game is to pause in one does it go step by step."""
    while state.step == STEP_CONDITIONAL_PROGRAM and state.pause_at // STEPS_PER_REGISTER != state.register:
        revealing.reveal_registers(state, chance_source, events)
        moving.set_acting_order(state, chance_source, events)
        under, shared = board_elements.activate_board(state, events)
        state.laser_hits = lasers.fire_lasers(state, under, shared, events)
        state.step_cursor = 0
        if state.laser_hits:
            state.step = STEP_LASER_DAMAGE
            lasers.deal_laser_damage(state, chance_source, events)
            weapon_effects.apply_weapon_effects(state, chance_source, events)
        flags.touch_own_squares(state, under, events)
        flags.end_register(state, chance_source, events)


def is_program_owed(state: State) -> bool:
    """Whether somebody still owes a program, or a choice in the draft."""
    if state.step == STEP_DRAFT_OPTIONS:
        return any(len(dealt) > 1 for dealt in state.draft_options)
    return state.program_stage.count(STAGE_DONE) != len(state.program_stage)


def _resume_task(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    task, robot, one, other, _ = state.pending_tasks.pop(0)
    if task == TASK_WALK:
        if state.square[robot] >= 0:
            moving.walk_robot(state, robot, one, other, chance_source, events)
    elif task == TASK_TURN:
        if state.square[robot] >= 0:
            moving.turn_robot(state, robot, one, events)
    elif task == TASK_LOSE_OPTION and state.status[robot] == STATUS_DESTROYED and len(state.options[robot]) > 1:
        ask_question(state, questions.ASK_LOSE_OPTION, robot)
