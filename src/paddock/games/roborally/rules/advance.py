"""The clockwork: goes from step to step until somebody has to decide (RR-2.1, RR-2.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import Chance
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    ANNOUNCE,
    DESTROYED,
    DONE,
    DRAFTING,
    HITS,
    OVER,
    PROGRAM,
    STEPS,
    State,
)
from paddock.games.roborally.rules.steps import (
    beams,
    cleanup,
    dealing,
    elements,
    lasers,
    moving,
    opening,
    programming,
    revealing,
    touching,
)
from paddock.games.roborally.rules.steps.damage import LOSE_OPTION, TURN, WALK, Log

Step = Callable[[State, Chance, Log], None]

_STEPS: Final[list[Step]] = [
    opening.first_player,
    opening.teams,
    opening.robots,
    opening.home,
    opening.drafting,
    opening.opening,
    opening.deploying,
    dealing.turn_start,
    dealing.deal_windows,
    programming.program_open,
    programming.program,
    programming.declare,
    revealing.gyroscope,
    revealing.announce,
    revealing.reveal,
    revealing.aborting,
    moving.order,
    moving.move,
    elements.elements,
    lasers.weapons,
    lasers.hit,
    beams.beams,
    touching.touch,
    touching.reach,
    touching.register_end,
    cleanup.repairs,
    cleanup.wipe,
    cleanup.stay,
    cleanup.reentry,
    cleanup.turn_end,
]


def advance(state: State, chance: Chance, log: Log) -> None:
    """Takes step after step until a question is open, programs are owed, or the game is over or paused."""
    while not state.ask:
        if state.agenda:
            _resume(state, chance, log)
            continue
        step = state.step
        if step == OVER or (step in (PROGRAM, DRAFTING) and owing(state)):
            return
        if state.stop >= 0 and state.stop == state.register * STEPS + step:
            return
        if step == ANNOUNCE and not state.owned and state.stop // STEPS != state.register:
            _registers(state, chance, log)
        else:
            _STEPS[step](state, chance, log)


def _registers(state: State, chance: Chance, log: Log) -> None:
    """Register after register, each at one go: while nobody holds an Option nothing can be asked or put off in one.
    Only where the game is to pause in one does it go step by step."""
    while state.step == ANNOUNCE and state.stop // STEPS != state.register:
        revealing.reveal(state, chance, log)
        moving.order(state, chance, log)
        under, shared = elements.act(state, log)
        lasers.aim(state, under, shared, log)
        state.cursor = 0
        if state.hits:
            state.step = HITS
            lasers.hit(state, chance, log)
            beams.beams(state, chance, log)
        touching.stand(state, under, log)
        touching.register_end(state, chance, log)


def owing(state: State) -> bool:
    """Whether somebody still owes a program, or a choice in the draft."""
    if state.step == DRAFTING:
        return any(len(dealt) > 1 for dealt in state.drafted)
    return state.stage.count(DONE) != len(state.stage)


def _resume(state: State, chance: Chance, log: Log) -> None:
    """Goes on with something that a question had interrupted."""
    task, robot, one, other, _ = state.agenda.pop(0)
    if task == WALK:
        if state.square[robot] >= 0:
            moving.walk(state, robot, one, other, chance, log)
    elif task == TURN:
        if state.square[robot] >= 0:
            moving.turn(state, robot, one, log)
    elif task == LOSE_OPTION and state.status[robot] == DESTROYED and len(state.options[robot]) > 1:
        questions.put(state, questions.LOSE, robot)
