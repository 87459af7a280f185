"""Goes on until somebody has to decide (GB-5.3, GB-7)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.gang_rush.rules.car_status import LEFT_BRIDGE, ON_ROAD
from paddock.games.gang_rush.rules.phases import (
    CRANING_CARS,
    DICE_ROLLED,
    DRAFTING_HAZARDS,
    MOVING,
    NO_QUESTION,
    PHASES,
    ROUND_END,
    ROUND_START,
    SETUP,
    TASK_BLAST,
    TASK_MEET_TILES,
    TASK_PUSH,
    TASK_REAR_SHOT,
    TASK_SLIDE,
    TURN_START,
)
from paddock.games.gang_rush.rules.state import State
from paddock.games.gang_rush.rules.steps import collisions, drafting, ending, entering, moving, shooting
from paddock.games.gang_rush.rules.steps.adjusting import settle_dice
from paddock.games.gang_rush.rules.windows import has_choice_before_settling


def advance(state: State, chance: Chance, events: EventSink) -> None:
    """Takes step after step until a question is open, somebody has to decide, or the game is over."""
    while state.question == NO_QUESTION:
        if state.is_last_car_left:
            _end_race_at_last_car(state, events)
        elif state.agenda:
            run_next_task(state, chance, events)
        elif not _advance_one_step(state, chance, events):
            return


def run_next_task(state: State, chance: Chance, events: EventSink) -> None:
    """Goes on with what was put off, or interrupted by a question."""
    task, car, one, other = state.agenda.pop()
    if task == TASK_PUSH:
        collisions.push_car(state, car, one, other, events)
    elif task == TASK_SLIDE:
        moving.slide_on_slick(state, car, one, other, chance, events)
    elif task == TASK_MEET_TILES:
        if state.status[car] == ON_ROAD:
            entering.meet_tiles(state, car, one, other, events)
    elif task == TASK_REAR_SHOT:
        shooting.resolve_shot(state, car, one, False, events)
    elif task == TASK_BLAST:
        shooting.blast_space(state, one, events)


def _advance_one_step(state: State, chance: Chance, events: EventSink) -> bool:
    """Within a turn: what happens by itself; False if somebody has to decide, or nobody ever will."""
    phase = state.phase
    if not PHASES[phase].in_turn:
        return _step_between_turns(state, phase, chance, events)
    car = state.current_car
    if state.status[car] != ON_ROAD:
        ending.end_turn(state, events)
        return True
    if phase == DICE_ROLLED:
        if has_choice_before_settling(state, car):
            return False
        settle_dice(state, car, events)
        return True
    if phase == MOVING and not state.movement:
        moving.end_movement(state, car, events)
    return False


def _step_between_turns(state: State, phase: int, chance: Chance, events: EventSink) -> bool:
    """Between turns: one step of a round."""
    if phase == DRAFTING_HAZARDS:
        return not drafting.continue_draft(state)
    if phase == TURN_START:
        ending.begin_turn(state, events)
    elif phase == ROUND_START:
        drafting.start_round(state, chance, events)
    elif phase == ROUND_END:
        ending.police_fire(state, events)
    elif phase == CRANING_CARS:
        if ending.crane_fallen_cars(state, events):
            ending.end_round(state, chance, events)
    elif phase == SETUP:
        drafting.set_up_table(state, chance, events)
    else:
        return False
    return True


def _end_race_at_last_car(state: State, events: EventSink) -> None:
    """Expert: only one car remains. Whoever has just left in its own turn still sells its dice (GB-24.11)."""
    state.agenda = []
    car = state.current_car
    if PHASES[state.phase].in_turn and state.status[car] == LEFT_BRIDGE:
        ending.end_turn(state, events)
    ending.end_expert_race(state, events)
