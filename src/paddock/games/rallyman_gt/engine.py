"""The clockwork: goes on until somebody has to decide (RG-4)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.games.rallyman_gt.state import CHOOSING, GRID, OVER, QUALIFYING, ROUND, TURN, Log, State
from paddock.games.rallyman_gt.steps.opening import choosing, grid, qualified, tyres_known
from paddock.games.rallyman_gt.steps.turning import new_round, start_turn


def advance(state: State, chance: Chance, log: Log) -> None:
    """Takes phase after phase until a decision is owed or the game is over."""
    while True:
        phase = state.phase
        if phase == TURN:
            start_turn(state, log)
        elif phase == ROUND:
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
