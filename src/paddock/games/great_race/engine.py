"""The clockwork: goes on until somebody has to decide (GR-3)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.games.great_race.state import (
    BIVOUAC,
    CONVOY,
    CREW_CHOICE,
    END,
    MAINTENANCE,
    NO_DRIVE,
    NOTHING,
    OPENING,
    OPENING_PICKS,
    OVER,
    PICKS,
    PROGRAMMING,
    ROUND,
    SETUP,
    TASK_AFTER_STEP,
    TASK_CAMP_CARD,
    TASK_CLEAN,
    TASK_FINISH,
    TASK_LIMIT,
    TASK_PICKS,
    TASK_PROGRAM,
    Log,
    State,
)
from paddock.games.great_race.steps import bivouac, dangers, driving, ending, opening, rounds, torpedo, turning


def advance(state: State, chance: Chance, log: Log) -> None:
    """Takes step after step until somebody has to decide, or the game is over."""
    while state.ask == NOTHING:
        if state.agenda:
            _do_task(state, chance, log)
        elif state.phase == CONVOY:
            vehicle = state.turn
            if vehicle >= state.seats:
                torpedo.act(state, chance, log)
            elif state.drive_left != NO_DRIVE:
                if not driving.drive_on(state, vehicle, log):
                    return
            elif turning.passes_by_itself(state, vehicle):
                turning.pass_on(state, vehicle, log)
            else:
                return
        elif state.phase == OVER or not _go_on(state, chance, log):
            return


def _do_task(state: State, chance: Chance, log: Log) -> None:
    """The task that was put on the agenda last."""
    what, vehicle, detail = state.agenda.pop()
    if what == TASK_FINISH:
        turning.finish_turn(state, log)
    elif what == TASK_LIMIT:
        dangers.check_hand(state, vehicle, log)
    elif what < TASK_LIMIT:
        if what == TASK_AFTER_STEP:
            driving.after_step(state, vehicle, detail, log)
        else:
            dangers.threaten(state, vehicle, detail, chance, log)
    elif what == TASK_CAMP_CARD:
        torpedo.camp_card(state, detail, log)
    elif what == TASK_PICKS:
        state.picks = bivouac.all_picks(state, False)
    elif what == TASK_CLEAN:
        bivouac.clean(state, log)
    elif what == TASK_PROGRAM:
        bivouac.begin_programming(state)
    else:
        torpedo.city_card(state, detail, log)


def _go_on(state: State, chance: Chance, log: Log) -> bool:
    """One step of any other phase than the convoy; False if somebody has to decide."""
    phase = state.phase
    if phase in (OPENING_PICKS, PICKS):
        return bivouac.picks_on(state, log)
    if phase == PROGRAMMING:
        if not rounds.programmed(state, log):
            return False
        rounds.begin_round(state, chance, log)
        return True
    if phase == CREW_CHOICE:
        return opening.choose_on(state, log)
    if phase == SETUP:
        opening.set_up(state, chance, log)
    elif phase in (OPENING, BIVOUAC):
        bivouac.lay_out(state, chance, log)
    elif phase == ROUND:
        rounds.begin_round(state, chance, log)
    elif phase == MAINTENANCE:
        rounds.maintain(state, log)
    elif phase == END:
        ending.end_on(state, chance, log)
    return True
