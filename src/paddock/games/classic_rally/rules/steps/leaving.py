"""A player's race is over: finished, retired or gone (CR-18.5, CR-18.6)."""

from __future__ import annotations

from paddock.core.event import EventSink
from paddock.games.classic_rally.components.content import CARDS, FEATURE_SLOTS, NO_JOKER, WAYS
from paddock.games.classic_rally.components.road import NOWHERE
from paddock.games.classic_rally.rules.blank import clear_turn
from paddock.games.classic_rally.rules.routes import to_go
from paddock.games.classic_rally.rules.state import (
    FINISHED,
    NONE,
    RETIRED,
    ROBBING,
    ROUND,
    State,
    replaced,
)
from paddock.games.classic_rally.rules.steps import swapping
from paddock.games.classic_rally.rules.steps.mending import drop


def clean_up(state: State, seat: int, events: EventSink) -> None:
    """Load cards back to their piles, hazard cards under the deck, both cars off the map, the joker void."""
    for card in range(CARDS):
        place = CARDS * seat + card
        state.pile[card] += state.load[place] + state.aid[place]
        state.load[place] = state.aid[place] = 0
    drop(state, seat, [True] * len(state.held[seat]), events)
    state.at[seat] = state.aid_at[seat] = NOWHERE
    state.joker[seat] = NO_JOKER
    state.barred[seat] = state.bound[seat] = state.marked[seat] = state.sabotaged[seat] = 0
    if state.player == seat:
        clear_turn(state)


def finish(state: State, seat: int, events: EventSink) -> None:
    """A car has come in (CR-18.1)."""
    state.status[seat] = FINISHED
    state.finished_round[seat] = state.round
    if not state.first_finish:
        state.first_finish = state.round
    events.add("finishes", (state.colour[seat], state.round))
    clean_up(state, seat, events)


def retire(state: State, seat: int, told: str, events: EventSink) -> None:
    """A player gives up the race, or leaves the table before it."""
    events.add(told, (state.colour[seat],))
    if state.at[seat] != NOWHERE:
        state.to_go[seat] = to_go(state.road, state.at[seat], state.nose[seat], state.tokens[seat])
    if state.exchange == ROBBING and state.player == seat:
        swapping.undo_robbery(state, seat)
    state.status[seat] = RETIRED
    clean_up(state, seat, events)
    if state.exchange == ROBBING and not swapping.goes_on_robbing(state, state.player):
        swapping.close(state, state.player, events)
    if state.phase < ROUND:
        _leave_setup(state, seat)


def _leave_setup(state: State, seat: int) -> None:
    """Before the race nothing of a player who has left stays with them."""
    tiles = list(state.tiles)
    if state.tile[seat] != NONE:
        tiles[state.tile[seat]] += 1
        state.tile = replaced(state.tile, seat, NONE)
    if state.player == seat and state.drawn != NONE:
        tiles[state.drawn] += 1
        state.drawn = NONE
    state.tiles = tuple(tiles)
    state.vote = replaced(state.vote, seat, NONE)
    state.ready = (*state.ready[:seat], False, *state.ready[seat + 1 :])
    first = FEATURE_SLOTS * seat
    for slot in range(first, first + FEATURE_SLOTS):
        state.feature[slot] = NONE
    for way in range(WAYS):
        state.book[WAYS * seat + way] = 0
