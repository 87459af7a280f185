"""The clockwork: goes on until somebody has to decide (GR-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.rules.state import (
    BIVOUAC,
    CONVOY,
    CREW_CHOICE,
    END,
    MAINTENANCE,
    NO_DRIVE,
    OPENING,
    OPENING_PICKS,
    OVER,
    PICKS,
    PROGRAMMING,
    ROUND,
    SETUP,
    TASK_AFTER_STEP,
    TASK_CAMP_CARD,
    TASK_CITY_CARD,
    TASK_CLEAN,
    TASK_DANGER,
    TASK_FINISH,
    TASK_LIMIT,
    TASK_PICKS,
    TASK_PROGRAM,
    State,
)
from paddock.games.great_race.rules.steps import bivouac, dangers, driving, ending, opening, rounds, torpedo, turning
from paddock.games.great_race.rules.supplies import check_hand

Step = Callable[[State, Chance, EventSink], bool]
Deed = Callable[[State, int, int, Chance, EventSink], None]

_STEPS: Final[dict[int, Step]] = {
    SETUP: opening.set_up,
    CREW_CHOICE: opening.choose_on,
    OPENING: bivouac.lay_out,
    OPENING_PICKS: bivouac.picks_on,
    PROGRAMMING: rounds.programmed,
    ROUND: rounds.begin_round,
    MAINTENANCE: rounds.maintain,
    BIVOUAC: bivouac.lay_out,
    PICKS: bivouac.picks_on,
    END: ending.end_on,
    OVER: lambda state, chance, events: False,
}
"""One step of each phase but the convoy; False if somebody has to decide, or the game is over."""

_TASKS: Final[dict[int, Deed]] = {
    TASK_DANGER: dangers.threaten,
    TASK_AFTER_STEP: lambda state, vehicle, detail, chance, events: driving.after_step(state, vehicle, detail, events),
    TASK_LIMIT: lambda state, vehicle, detail, chance, events: check_hand(state, vehicle, events),
    TASK_FINISH: lambda state, vehicle, detail, chance, events: turning.finish_turn(state, events),
    TASK_CITY_CARD: lambda state, vehicle, detail, chance, events: torpedo.city_card(state, detail, events),
    TASK_CAMP_CARD: lambda state, vehicle, detail, chance, events: bivouac.camp_card(state, detail, events),
    TASK_PICKS: lambda state, vehicle, detail, chance, events: bivouac.begin_picks(state),
    TASK_CLEAN: lambda state, vehicle, detail, chance, events: bivouac.clean(state, events),
    TASK_PROGRAM: lambda state, vehicle, detail, chance, events: bivouac.begin_programming(state),
}


def advance(state: State, chance: Chance, events: EventSink) -> None:
    """Takes step after step until somebody has to decide, or the game is over."""
    while not state.ask:
        if state.agenda:
            what, vehicle, detail = state.agenda.pop()
            _TASKS[what](state, vehicle, detail, chance, events)
        elif state.phase == CONVOY:
            vehicle = state.turn
            if vehicle >= state.seats:
                torpedo.act(state, chance, events)
            elif state.drive_left != NO_DRIVE:
                if not driving.drive_on(state, vehicle, events):
                    return
            elif turning.passes_by_itself(state, vehicle):
                turning.pass_on(state, vehicle, (), chance, events)
            else:
                return
        elif not _STEPS[state.phase](state, chance, events):
            return
