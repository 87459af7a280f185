"""A crew concedes a race of several: the others go on without it."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.africa import NOWHERE
from ...components.content import CARD_KIND_COUNT
from ..phases import NO_QUESTION, PHASE_CONVOY, PHASE_END, TASK_KINDS
from ..state import Args, State, active_seats
from ..supplies import discard_display
from .ending import discard_drawn_tiles
from .turns import finish_turn


def concede(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """A seat leaves: its vehicle, hand and open questions go; the last one left has won."""
    events.add("concedes", (seat,))
    if state.question != NO_QUESTION and state.question_seat == seat:
        state.question = NO_QUESTION
    state.agenda = [task for task in state.agenda if task[1] != seat or not TASK_KINDS[task[0]].is_about_crew]
    if state.turn == seat and state.phase == PHASE_CONVOY:
        discard_drawn_tiles(state)
        state.clear_turn()
    for card in range(CARD_KIND_COUNT):
        state.card_discard[card] += state.hand[CARD_KIND_COUNT * seat + card]
        state.hand[CARD_KIND_COUNT * seat + card] = 0
    state.space_of[seat] = NOWHERE
    state.conceded = (*state.conceded, seat)
    state.card_pickers = tuple(each for each in state.card_pickers if each != seat)
    state.crew_pickers = tuple(each for each in state.crew_pickers if each != seat)
    if len(active_seats(state)) == 1:
        state.question = NO_QUESTION
        state.agenda = []
        discard_drawn_tiles(state)
        discard_display(state)
        state.card_pickers = ()
        state.clear_turn()
        state.phase = PHASE_END
    elif state.phase == PHASE_CONVOY and state.turn == seat:
        finish_turn(state, events)
    state.turn_order = tuple(vehicle for vehicle in state.turn_order if vehicle != seat)
