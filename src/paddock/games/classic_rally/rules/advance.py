"""The clockwork: goes on until somebody has to decide (CR-6)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.classic_rally.rules.state import (
    BUILDING,
    DEALING,
    DRAFT,
    LOADING,
    MOVING,
    NO_EXCHANGE,
    OVER,
    PLACING,
    RACING,
    ROUND,
    ROUND_END,
    SETUP,
    UPKEEP,
    VOTING,
    State,
)
from paddock.games.classic_rally.rules.steps import mapping, moving, preparing, turning


def advance(state: State, chance: Chance, events: EventSink) -> None:
    """Takes step after step until somebody has to decide, or the game is over."""
    while state.phase != OVER and state.exchange == NO_EXCHANGE:
        if RACING not in state.status:
            turning.close_game(state, events)
        elif not _go_on(state, chance, events):
            return


def _go_on(state: State, chance: Chance, events: EventSink) -> bool:
    """One step; False if somebody has to decide."""
    phase = state.phase
    if phase < ROUND:
        return _prepare(state, phase, chance, events)
    if phase == MOVING:
        return moving.move_on(state, state.player, events)
    if phase == UPKEEP:
        turning.upkeep(state, events)
    elif phase == ROUND:
        turning.new_round(state, events)
    elif phase == ROUND_END:
        turning.end_round(state, events)
    else:
        return False
    return True


def _prepare(state: State, phase: int, chance: Chance, events: EventSink) -> bool:
    """Before the race."""
    if phase == SETUP:
        mapping.set_up(state, chance, events)
    elif phase == BUILDING:
        return mapping.build(state, chance, events)
    elif phase == VOTING:
        return mapping.count_votes(state, chance, events)
    elif phase == DEALING:
        preparing.deal(state, chance, events)
    elif phase == DRAFT:
        return preparing.draft_on(state)
    elif phase == LOADING:
        return preparing.loaded(state, events)
    elif phase == PLACING:
        return preparing.place_on(state)
    else:
        return False
    return True
