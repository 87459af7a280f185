"""A player's race is over: finished, retired or gone (CR-18.5, CR-18.6)."""

from __future__ import annotations

from paddock.core.event import EventSink

from ...components.content import FEATURE_SLOTS, NO_JOKER, ROAD_BOOK_CARD_KINDS
from ...components.tiles import NOWHERE
from ..phases import EXCHANGE_ROBBER, PHASES_BEFORE_RACE, STATUS_FINISHED, STATUS_RETIRED
from ..routes import tiles_to_go
from ..state import NO_ENTRY, State, with_entry
from . import exchanges
from .map_building import put_tiles_back
from .preparation import empty_boards
from .repairs import discard_hazards


def clear_seat(state: State, seat: int, events: EventSink) -> None:
    """Load cards back to their piles, hazard cards under the deck, both cars off the map, the joker void."""
    empty_boards(state, seat)
    discard_hazards(state, seat, [True] * len(state.hazards_held[seat]), events)
    state.rally_tile[seat] = state.assistance_tile[seat] = NOWHERE
    state.joker[seat] = NO_JOKER
    state.barred[seat] = state.toolbox_bound[seat] = state.disabled_slots[seat] = state.sabotaged_slots[seat] = 0
    if state.active_seat == seat:
        state.clear_turn()


def finish_race(state: State, seat: int, events: EventSink) -> None:
    """A car has come in (CR-18.1)."""
    state.status[seat] = STATUS_FINISHED
    state.finished_round[seat] = state.round
    if not state.first_finish_round:
        state.first_finish_round = state.round
    events.add("finishes", (state.colour[seat], state.round))
    clear_seat(state, seat, events)


def retire_seat(state: State, seat: int, event_kind: str, events: EventSink) -> None:
    """A player gives up the race, or leaves the table before it."""
    events.add(event_kind, (state.colour[seat],))
    if state.rally_tile[seat] != NOWHERE:
        place = state.rally_tile[seat], state.nose[seat], state.tokens[seat]
        state.retired_to_go[seat] = tiles_to_go(state.road, *place)
    if state.exchange == EXCHANGE_ROBBER and state.active_seat == seat:
        exchanges.undo_robbery(state, seat)
    state.status[seat] = STATUS_RETIRED
    clear_seat(state, seat, events)
    if state.exchange == EXCHANGE_ROBBER and not exchanges.can_continue_robbery(state, state.active_seat):
        exchanges.close_exchange(state, state.active_seat, events)
    if state.phase in PHASES_BEFORE_RACE:
        _leave_setup(state, seat)


def _leave_setup(state: State, seat: int) -> None:
    """Before the race nothing of a player who has left stays with them."""
    put_tiles_back(state, (state.held_tile[seat], state.drawn_tile if state.active_seat == seat else NO_ENTRY))
    state.held_tile = with_entry(state.held_tile, seat, NO_ENTRY)
    if state.active_seat == seat:
        state.drawn_tile = NO_ENTRY
    state.finish_vote = with_entry(state.finish_vote, seat, NO_ENTRY)
    state.ready = with_entry(state.ready, seat, False)
    state.features[FEATURE_SLOTS * seat : FEATURE_SLOTS * (seat + 1)] = [NO_ENTRY] * FEATURE_SLOTS
    state.road_book[ROAD_BOOK_CARD_KINDS * seat : ROAD_BOOK_CARD_KINDS * (seat + 1)] = [0] * ROAD_BOOK_CARD_KINDS
