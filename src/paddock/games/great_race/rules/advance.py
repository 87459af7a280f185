"""Advances the game until somebody has to decide (GR-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from . import phases
from .phases import NO_DRIVE, PHASE_CONVOY
from .state import State
from .steps import bivouac, dangers, driving, ending, rounds, setup, torpedo, turns
from .supplies import check_hand_limit

PhaseStep = Callable[[State, ChanceSource, EventSink], bool]
TaskHandler = Callable[[State, int, int, ChanceSource, EventSink], None]

_PHASE_STEPS: Final[dict[int, PhaseStep]] = {
    phases.PHASE_SETUP: setup.draw_seat_order,
    phases.PHASE_CREW_CHOICE: setup.continue_crew_choice,
    phases.PHASE_OPENING: bivouac.lay_out_display,
    phases.PHASE_OPENING_PICKS: bivouac.continue_picks,
    phases.PHASE_PROGRAMMING: rounds.end_programming,
    phases.PHASE_ROUND: rounds.begin_round,
    phases.PHASE_MAINTENANCE: rounds.run_maintenance,
    phases.PHASE_BIVOUAC: bivouac.lay_out_display,
    phases.PHASE_PICKS: bivouac.continue_picks,
    phases.PHASE_END: ending.continue_ending,
    phases.PHASE_OVER: lambda state, chance_source, events: False,
}
"""One step of each phase but the convoy; False if somebody has to decide, or the game is over."""

_TASK_HANDLERS: Final[dict[int, TaskHandler]] = {
    phases.TASK_DANGER: dangers.threaten_crew,
    phases.TASK_AFTER_STEP: lambda state, vehicle, detail, chance_source, events: driving.continue_after_step(
        state, vehicle, detail, events
    ),
    phases.TASK_HAND_LIMIT: lambda state, vehicle, detail, chance_source, events: check_hand_limit(
        state, vehicle, events
    ),
    phases.TASK_END_TURN: lambda state, vehicle, detail, chance_source, events: turns.finish_turn(state, events),
    phases.TASK_CITY_CARD: lambda state, vehicle, detail, chance_source, events: torpedo.use_city_card(
        state, detail, events
    ),
    phases.TASK_BIVOUAC_CARD: lambda state, vehicle, detail, chance_source, events: bivouac.take_bivouac_card(
        state, detail, events
    ),
    phases.TASK_BEGIN_PICKS: lambda state, vehicle, detail, chance_source, events: bivouac.begin_picks(state),
    phases.TASK_CLEAR_DISPLAY: lambda state, vehicle, detail, chance_source, events: bivouac.clear_display(
        state, events
    ),
    phases.TASK_BEGIN_PROGRAMMING: lambda state, vehicle, detail, chance_source, events: bivouac.begin_programming(
        state
    ),
}


def advance(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Takes step after step until somebody has to decide, or the game is over."""
    while not state.question:
        if state.agenda:
            what, vehicle, detail = state.agenda.pop()
            _TASK_HANDLERS[what](state, vehicle, detail, chance_source, events)
        elif state.phase == PHASE_CONVOY:
            vehicle = state.turn
            if vehicle >= state.seats:
                torpedo.act_with_assistant(state, chance_source, events)
            elif state.drive_left != NO_DRIVE:
                if not driving.end_stuck_drive(state, vehicle, events):
                    return
            elif turns.must_pass(state, vehicle):
                turns.pass_round(state, vehicle, (), chance_source, events)
            else:
                return
        elif not _PHASE_STEPS[state.phase](state, chance_source, events):
            return
