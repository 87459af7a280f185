"""Goes on until somebody has to decide (GB-5.3, GB-7)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from . import phases
from .car_status import STATUS_LEFT_BRIDGE, STATUS_ON_ROAD
from .phases import NO_QUESTION, PHASE_DICE_ROLLED, PHASE_MOVING, PHASES
from .state import State
from .steps import adjusting, collisions, drafting, ending, entering, moving, shooting
from .windows import has_choice_before_settling


def advance(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Takes step after step until a question is open, somebody has to decide, or the game is over."""
    while state.question == NO_QUESTION:
        phase = state.phase
        if state.is_last_car_left:
            _end_race_at_last_car(state, events)
        elif state.agenda:
            run_next_task(state, chance_source, events)
        elif not PHASES[phase].in_turn:
            if not _step_between_turns(state, phase, chance_source, events):
                return
        elif state.status[state.current_car] != STATUS_ON_ROAD:
            ending.end_turn(state, events)
        elif phase == PHASE_DICE_ROLLED and not has_choice_before_settling(state, state.current_car):
            adjusting.settle_dice(state, state.current_car, events)
        else:
            if phase == PHASE_MOVING and not state.movement:
                moving.end_movement(state, state.current_car, events)
            return


def run_next_task(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Goes on with what was put off, or interrupted by a question."""
    task, car, one, other = state.agenda.pop()
    if task == phases.TASK_PUSH:
        collisions.push_car(state, car, one, other, events)
    elif task == phases.TASK_SLIDE:
        moving.slide_on_slick(state, car, one, other, chance_source, events)
    elif task == phases.TASK_MEET_TILES:
        if state.status[car] == STATUS_ON_ROAD:
            entering.meet_tiles(state, car, one, other, events)
    elif task == phases.TASK_REAR_SHOT:
        shooting.resolve_shot(state, car, one, False, events)
    elif task == phases.TASK_BLAST:
        shooting.blast_space(state, one, events)


def _step_between_turns(state: State, phase: int, chance_source: ChanceSource, events: EventSink) -> bool:
    """One step of a round; False if somebody has to decide, or nobody ever will."""
    if phase == phases.PHASE_DRAFTING_HAZARDS:
        return not drafting.continue_draft(state)
    if phase == phases.PHASE_TURN_START:
        ending.begin_turn(state, events)
    elif phase == phases.PHASE_ROUND_START:
        drafting.start_round(state, chance_source, events)
    elif phase == phases.PHASE_ROUND_END:
        ending.police_fire(state, events)
    elif phase == phases.PHASE_CRANING_CARS:
        if ending.crane_fallen_cars(state, events):
            ending.end_round(state, chance_source, events)
    elif phase == phases.PHASE_SETUP:
        drafting.set_up_table(state, chance_source, events)
    else:
        return False
    return True


def _end_race_at_last_car(state: State, events: EventSink) -> None:
    """Expert: only one car remains. Whoever has just left in its own turn still sells its dice (GB-24.11)."""
    state.agenda = []
    car = state.current_car
    if PHASES[state.phase].in_turn and state.status[car] == STATUS_LEFT_BRIDGE:
        ending.end_turn(state, events)
    ending.end_expert_race(state, events)
