"""The clockwork: goes on until somebody has to decide (RG-4)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.games.rallyman_gt.rules.state import CHOOSING, GRID, OVER, QUALIFYING, ROUND, TURN, Log, State
from paddock.games.rallyman_gt.rules.steps.ending import stand_still
from paddock.games.rallyman_gt.rules.steps.opening import choosing, grid, qualified, tyres_known
from paddock.games.rallyman_gt.rules.steps.turning import new_round, start_turn

STANDSTILL: Final = 12
"""When so many rounds pass without a decision nobody will ever move again: all stand at the end of a strip."""


def advance(state: State, chance: Chance, log: Log) -> None:
    """Takes phase after phase until a decision is owed or the game is over."""
    rounds = 0
    while True:
        phase = state.phase
        if phase == TURN:
            start_turn(state, log)
            if state.phase > TURN:
                return
        elif phase == ROUND:
            rounds += 1
            if rounds > STANDSTILL:
                stand_still(state, log)
                return
            new_round(state, log)
        elif phase == CHOOSING:
            if choosing(state):
                return
            tyres_known(state, log)
        elif phase == QUALIFYING:
            for run in state.runs:
                advance(run, chance, log)
            if any(run.phase != OVER for run in state.runs):
                return
            qualified(state, chance, log)
        elif phase == GRID:
            grid(state, chance, log)
        else:
            return
