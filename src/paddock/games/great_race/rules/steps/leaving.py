"""A crew concedes a race of several: the others go on without it."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.components.content import CARDS
from paddock.games.great_race.components.map import NOWHERE
from paddock.games.great_race.rules.blank import clear_turn
from paddock.games.great_race.rules.state import (
    CONVOY,
    END,
    NOTHING,
    TASK_FINISH,
    Args,
    State,
    Task,
    playing,
)
from paddock.games.great_race.rules.steps.ending import drop_display, drop_drawn
from paddock.games.great_race.rules.steps.turning import finish_turn


def concede(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """A seat leaves: its vehicle, hand and open questions go; the last one left has won."""
    events.add("concedes", (seat,))
    if state.ask != NOTHING and state.ask_seat == seat:
        state.ask = NOTHING
    state.agenda = [task for task in state.agenda if task[1] != seat or not _is_its_own(task)]
    if state.turn == seat and state.phase == CONVOY:
        drop_drawn(state)
        clear_turn(state)
    for card in range(CARDS):
        state.discard[card] += state.hand[CARDS * seat + card]
        state.hand[CARDS * seat + card] = 0
    state.at[seat] = NOWHERE
    state.conceded = (*state.conceded, seat)
    state.picks = tuple(each for each in state.picks if each != seat)
    state.picking = tuple(each for each in state.picking if each != seat)
    if len(playing(state)) == 1:
        state.ask = NOTHING
        state.agenda = []
        drop_drawn(state)
        drop_display(state)
        clear_turn(state)
        state.phase = END
    elif state.phase == CONVOY and state.turn == seat:
        finish_turn(state, events)
    state.order = tuple(vehicle for vehicle in state.order if vehicle != seat)


def _is_its_own(task: Task) -> bool:
    """Whether a task is about a crew, and not about the table."""
    return task[0] <= TASK_FINISH
