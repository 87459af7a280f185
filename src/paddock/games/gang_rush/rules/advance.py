"""The clockwork: goes on until somebody has to decide (GB-5.3, GB-7)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.games.gang_rush.rules.state import (
    ADJUSTING,
    CRANES,
    DRAFTING,
    MOVED,
    MOVING,
    NOTHING,
    OUT,
    ROAD,
    ROUND,
    ROUND_END,
    SETTLED,
    SETUP,
    START,
    TASK_BLAST,
    TASK_PUSH,
    TASK_REAR,
    TASK_REST,
    TASK_SLIDE,
    TURN,
    Log,
    State,
)
from paddock.games.gang_rush.rules.steps import collisions, drafting, ending, entering, moving, shooting
from paddock.games.gang_rush.rules.steps.adjusting import settle
from paddock.games.gang_rush.rules.windows import anything_before_settling


def advance(state: State, chance: Chance, log: Log) -> None:
    """Takes step after step until a question is open, somebody has to decide, or the game is over."""
    while state.ask == NOTHING:
        if state.ending:
            _end_now(state, log)
        elif state.agenda:
            resume(state, chance, log)
        elif not _go_on(state, chance, log):
            return


def resume(state: State, chance: Chance, log: Log) -> None:
    """Goes on with what was put off, or interrupted by a question."""
    task, car, one, other = state.agenda.pop()
    if task == TASK_PUSH:
        collisions.push_on(state, car, one, other, log)
    elif task == TASK_SLIDE:
        moving.slide(state, car, one, other, chance, log)
    elif task == TASK_REST:
        if state.status[car] == ROAD:
            entering.rest(state, car, one, other, log)
    elif task == TASK_REAR:
        shooting.hit(state, car, one, False, log)
    elif task == TASK_BLAST:
        shooting.blast(state, one, log)


def _go_on(state: State, chance: Chance, log: Log) -> bool:
    """Within a turn: what happens by itself; False if somebody has to decide, or nobody ever will."""
    phase = state.phase
    if not START <= phase <= MOVED:
        return _between(state, phase, chance, log)
    car = state.car
    if state.status[car] != ROAD:
        ending.end_turn(state, log)
        return True
    if phase == SETTLED:
        if anything_before_settling(state, car):
            return False
        settle(state, car, log)
        return True
    if phase == MOVING and not state.movement:
        moving.end_movement(state, car, log)
    return False


def _between(state: State, phase: int, chance: Chance, log: Log) -> bool:
    """Between turns: one step of a round."""
    if phase == DRAFTING:
        return not drafting.drafts(state)
    if phase == TURN:
        ending.begin_turn(state, log)
    elif phase == ROUND:
        drafting.new_round(state, chance, log)
    elif phase == ROUND_END:
        ending.police_fire(state, log)
    elif phase == CRANES:
        if ending.cranes(state, log):
            ending.end_round(state, chance, log)
    elif phase == SETUP:
        drafting.set_up(state, chance, log)
    else:
        return False
    return True


def _end_now(state: State, log: Log) -> None:
    """Expert: only one car remains. Whoever has just left in its own turn still sells its dice (GB-24.11)."""
    state.agenda = []
    car = state.car
    if ADJUSTING <= state.phase <= MOVED and state.status[car] == OUT:
        ending.end_turn(state, log)
    ending.close(state, log)
