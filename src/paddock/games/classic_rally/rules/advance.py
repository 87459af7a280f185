"""Advances the game until somebody has to decide (CR-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from . import phases
from .phases import NO_EXCHANGE, PHASE_OVER, STATUS_RACING
from .state import State
from .steps import map_building, moving, preparation, turns

_PHASE_STEPS: Final[dict[int, Callable[[State, ChanceSource, EventSink], bool]]] = {
    phases.PHASE_SETUP: map_building.choose_first_player,
    phases.PHASE_BUILDING: map_building.continue_building,
    phases.PHASE_VOTING: map_building.count_votes,
    phases.PHASE_DEALING: preparation.deal_jokers,
    phases.PHASE_DRAFT: preparation.continue_draft,
    phases.PHASE_LOADING: preparation.reveal_loads,
    phases.PHASE_PLACING_ASSISTANCE: preparation.continue_placing,
    phases.PHASE_ROUND: turns.begin_round,
    phases.PHASE_UPKEEP: turns.begin_turn,
    phases.PHASE_MOVING: moving.continue_move,
    phases.PHASE_ROUND_END: turns.end_round,
}
"""What happens by itself in a phase; False if somebody has to decide."""


def advance(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Takes step after step until somebody has to decide, or the game is over."""
    while state.phase != PHASE_OVER and state.exchange == NO_EXCHANGE:
        if STATUS_RACING not in state.status:
            turns.end_game(state, events)
            return
        step = _PHASE_STEPS.get(state.phase)
        if step is None or not step(state, chance_source, events):
            return
