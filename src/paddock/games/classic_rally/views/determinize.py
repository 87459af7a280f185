"""Positions that could be the true one for all a seat knows: jokers, road books, votes and load-outs dealt anew."""

from __future__ import annotations

from paddock.core.chance import ChanceSource

from ..components.content import (
    CAPACITY_BY_BOARD,
    CARD_KIND_COUNT,
    JOKER_COUNT,
    NO_JOKER,
    ROAD_BOOK_CARD_KINDS,
    START_ROAD_BOOK,
)
from ..components.tiles import DIRECTION_COUNT
from ..rules.building import finish_spots
from ..rules.driving import owes_move
from ..rules.phases import NO_EXCHANGE, PHASE_LOADING, PHASE_MOVING, STATUS_RACING
from ..rules.state import NO_ENTRY, State, with_entry
from ..rules.steps.preparation import empty_boards


def determinize(state: State, seat: int | None, chance_source: ChanceSource) -> State:
    """Deals anew what the seat can't see: jokers, road books, votes, load-outs under way."""
    new = state.copy()
    _redeal_jokers(new, seat, chance_source)
    for other in range(state.seats):
        if other == seat:
            continue
        if not (state.phase == PHASE_MOVING and other == state.active_seat):
            _redeal_road_book(new, other, chance_source)
        if state.finish_vote[other] != NO_ENTRY:
            spots = finish_spots(state.road)
            cell, rotation = spots[chance_source.pick("imagine", range(len(spots)))]
            new.finish_vote = with_entry(new.finish_vote, other, DIRECTION_COUNT * cell + rotation)
        if state.phase == PHASE_LOADING:
            _reset_load(new, other)
    if new.exchange != NO_EXCHANGE and new.active_seat != seat and new.phase != PHASE_MOVING:
        new.move_owed = owes_move(new, new.active_seat)
    return new


def _redeal_jokers(state: State, seat: int | None, chance_source: ChanceSource) -> None:
    """Jokers that nobody has shown, as they may be spread over the other hands."""
    own = state.joker[seat] if seat is not None else NO_JOKER
    pool = [joker for joker in range(JOKER_COUNT) if joker != own and joker not in state.jokers_seen]
    hands = [other for other in range(state.seats) if other != seat and state.joker[other] != NO_JOKER]
    for other, joker in zip(hands, chance_source.draw("imagine", pool, min(len(hands), len(pool))), strict=False):
        state.joker[other] = joker


def _redeal_road_book(state: State, seat: int, chance_source: ChanceSource) -> None:
    """Any of the cards that everybody starts with, as many as are in hand."""
    first = ROAD_BOOK_CARD_KINDS * seat
    count = sum(state.road_book[first : first + ROAD_BOOK_CARD_KINDS])
    cards = [
        relative_direction
        for relative_direction in range(ROAD_BOOK_CARD_KINDS)
        for _ in range(START_ROAD_BOOK[relative_direction])
    ]
    state.road_book[first : first + ROAD_BOOK_CARD_KINDS] = [0] * ROAD_BOOK_CARD_KINDS
    for relative_direction in chance_source.draw("imagine", cards, min(count, len(cards))):
        state.road_book[first + relative_direction] += 1


def _reset_load(state: State, seat: int) -> None:
    """A load-out of which nobody knows anything: as if nothing were aboard yet, or fuel alone."""
    if state.status[seat] != STATUS_RACING:
        return
    empty_boards(state, seat)
    if state.ready[seat]:
        state.rally_load[CARD_KIND_COUNT * seat], state.assistance_load[CARD_KIND_COUNT * seat] = CAPACITY_BY_BOARD
        state.card_pile[0] -= sum(CAPACITY_BY_BOARD)
