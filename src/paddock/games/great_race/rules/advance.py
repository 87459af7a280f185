"""The clockwork: goes on until somebody has to decide (GR-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import Chance
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
    Log,
    State,
)
from paddock.games.great_race.rules.steps import bivouac, dangers, driving, ending, opening, rounds, torpedo, turning
from paddock.games.great_race.rules.supplies import check_hand

Step = Callable[[State, Chance, Log], bool]
Deed = Callable[[State, int, int, Chance, Log], None]

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
    OVER: lambda state, chance, log: False,
}
"""One step of each phase but the convoy; False if somebody has to decide, or the game is over."""

_TASKS: Final[dict[int, Deed]] = {
    TASK_DANGER: dangers.threaten,
    TASK_AFTER_STEP: lambda state, vehicle, detail, chance, log: driving.after_step(state, vehicle, detail, log),
    TASK_LIMIT: lambda state, vehicle, detail, chance, log: check_hand(state, vehicle, log),
    TASK_FINISH: lambda state, vehicle, detail, chance, log: turning.finish_turn(state, log),
    TASK_CITY_CARD: lambda state, vehicle, detail, chance, log: torpedo.city_card(state, detail, log),
    TASK_CAMP_CARD: lambda state, vehicle, detail, chance, log: bivouac.camp_card(state, detail, log),
    TASK_PICKS: lambda state, vehicle, detail, chance, log: bivouac.begin_picks(state),
    TASK_CLEAN: lambda state, vehicle, detail, chance, log: bivouac.clean(state, log),
    TASK_PROGRAM: lambda state, vehicle, detail, chance, log: bivouac.begin_programming(state),
}


def advance(state: State, chance: Chance, log: Log) -> None:
    """Takes step after step until somebody has to decide, or the game is over."""
    while not state.ask:
        if state.agenda:
            what, vehicle, detail = state.agenda.pop()
            _TASKS[what](state, vehicle, detail, chance, log)
        elif state.phase == CONVOY:
            vehicle = state.turn
            if vehicle >= state.seats:
                torpedo.act(state, chance, log)
            elif state.drive_left != NO_DRIVE:
                if not driving.drive_on(state, vehicle, log):
                    return
            elif turning.passes_by_itself(state, vehicle):
                turning.pass_on(state, vehicle, (), chance, log)
            else:
                return
        elif not _STEPS[state.phase](state, chance, log):
            return
