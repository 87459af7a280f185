"""Advances the game until somebody has to decide (CR-6)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink

from . import phases
from .state import State
from .steps import map_building, moving, preparation, turns


def advance(state: State, chance: Chance, events: EventSink) -> None:
    """Takes step after step until somebody has to decide, or the game is over."""
    while state.phase != phases.PHASE_OVER and state.exchange == phases.NO_EXCHANGE:
        if phases.RACING not in state.status:
            turns.end_game(state, events)
        elif not _take_step(state, chance, events):
            return


def _take_step(state: State, chance: Chance, events: EventSink) -> bool:
    """One step; False if somebody has to decide."""
    phase = state.phase
    if phase < phases.PHASE_ROUND:
        return _take_preparation_step(state, phase, chance, events)
    if phase == phases.PHASE_MOVING:
        return moving.continue_move(state, state.active_seat, events)
    if phase == phases.PHASE_UPKEEP:
        turns.begin_turn(state, events)
    elif phase == phases.PHASE_ROUND:
        turns.begin_round(state, events)
    elif phase == phases.PHASE_ROUND_END:
        turns.end_round(state, events)
    else:
        return False
    return True


def _take_preparation_step(state: State, phase: int, chance: Chance, events: EventSink) -> bool:
    """Before the race."""
    if phase == phases.PHASE_SETUP:
        map_building.choose_first_player(state, chance, events)
    elif phase == phases.PHASE_BUILDING:
        return map_building.continue_building(state, chance, events)
    elif phase == phases.PHASE_VOTING:
        return map_building.count_votes(state, chance, events)
    elif phase == phases.PHASE_DEALING:
        preparation.deal_jokers(state, chance, events)
    elif phase == phases.PHASE_DRAFT:
        return preparation.continue_draft(state)
    elif phase == phases.PHASE_LOADING:
        return preparation.reveal_loads(state, events)
    elif phase == phases.PHASE_PLACING_ASSISTANCE:
        return preparation.continue_placing(state)
    else:
        return False
    return True
