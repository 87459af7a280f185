"""Takes step after step until somebody has to decide (RG-4)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from .phases import PHASE_CHOOSING_TYRES, PHASE_GRID, PHASE_OVER, PHASE_QUALIFYING, PHASE_ROUND_START, PHASE_TURN_START
from .state import State
from .steps.ending import end_game
from .steps.setup import cars_choosing_tyres, end_qualifying, place_on_grid, reveal_tyres
from .steps.turns import new_round, start_turn

STANDSTILL_ROUNDS: Final = 12
"""When so many rounds pass without a decision nobody will ever move again: all stand at the end of a strip."""


def advance(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Takes phase after phase until a decision is owed or the game is over."""
    rounds = 0
    while True:
        phase = state.phase
        if phase is PHASE_TURN_START:
            start_turn(state, events)
            if state.phase.asks_driver:
                return
        elif phase is PHASE_ROUND_START:
            rounds += 1
            if rounds > STANDSTILL_ROUNDS:
                end_game(state, events)
                return
            new_round(state, events)
        elif phase is PHASE_CHOOSING_TYRES:
            if cars_choosing_tyres(state):
                return
            reveal_tyres(state, events)
        elif phase is PHASE_QUALIFYING:
            for run in state.qualifying_runs:
                advance(run, chance_source, events)
            if any(run.phase is not PHASE_OVER for run in state.qualifying_runs):
                return
            end_qualifying(state, chance_source, events)
        elif phase is PHASE_GRID:
            place_on_grid(state, chance_source, events)
        else:
            return
