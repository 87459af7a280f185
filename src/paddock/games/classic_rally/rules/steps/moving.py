"""The rally move, step by step (CR-10 to CR-12)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import ALL_TOKENS, CARD_FUEL, CARD_KIND_COUNT, DRIVE_FORWARD, NO_JOKER, ROAD_BOOK_CARD_KINDS
from ...components.road import arrival_nose_direction, exit_direction, is_dead_end
from ...components.tiles import (
    DIRECTION_COUNT,
    HAZARD_SIGN,
    NOWHERE,
    SIGN_BY_TILE_KIND,
    TILE_FINISH,
    TOKEN_BIT_BY_TILE_KIND,
    TOKEN_NUMBER_BY_TILE_KIND,
)
from ..driving import bonus_tiles, close_ratio_applies, has_other_car, legal_relative_directions
from ..phases import PHASE_MOVING, PHASE_TURN
from ..state import State
from .leaving_race import finish_race
from .repairs import draw_hazard


def step_rally_car(
    state: State, seat: int, relative_direction: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """A step of the rally car; a card that leads nowhere ends the move (CR-10.5)."""
    tile = state.rally_tile[seat]
    direction = exit_direction(state.road, tile, state.nose[seat], relative_direction)
    if relative_direction != DRIVE_FORWARD and any(
        state.road_book[ROAD_BOOK_CARD_KINDS * seat : ROAD_BOOK_CARD_KINDS * (seat + 1)]
    ):
        state.road_book[ROAD_BOOK_CARD_KINDS * seat + relative_direction] -= 1
        events.add("plays_card", (state.colour[seat], relative_direction))
    target = state.road.neighbours[DIRECTION_COUNT * tile + direction]
    if target == NOWHERE:
        events.add("nowhere", (state.colour[seat], relative_direction))
        end_move(state, seat, events)
        return
    if state.phase == PHASE_TURN:
        state.tiles_left = bonus_tiles(state, seat, tile, relative_direction)
        state.phase = PHASE_MOVING
    elif state.tiles_left:
        state.tiles_left -= 1
    else:
        events.add("overtakes", (state.colour[seat],))
    state.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL] -= 1
    state.card_pile[CARD_FUEL] += 1
    _arrive_on_tile(state, seat, target, direction, chance_source, events)


def _arrive_on_tile(
    state: State, seat: int, tile: int, travel_direction: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """FINISH, then hazard, then dead end (CR-12.1)."""
    kind = state.road.kinds[tile]
    state.rally_tile[seat] = tile
    state.nose[seat] = arrival_nose_direction(state.road, tile, travel_direction)
    if events.is_listening:
        fuel = state.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL]
        events.add("steps", (state.colour[seat], state.road.cells[tile], state.nose[seat], fuel))
    if kind == TILE_FINISH and state.tokens[seat] == ALL_TOKENS:
        finish_race(state, seat, events)
        return
    ends = False
    if SIGN_BY_TILE_KIND[kind] == HAZARD_SIGN and not has_other_car(state, seat, tile):
        ends = True
        draw_hazard(state, seat, chance_source, events)
    if is_dead_end(state.road, tile, travel_direction):
        ends = True
        state.nose[seat] = travel_direction ^ 2
        events.add("reverses", (state.colour[seat], travel_direction ^ 2))
    if ends:
        end_move(state, seat, events)


def end_move(state: State, seat: int, events: EventSink) -> None:
    """The move is over; a checkpoint gives its token (CR-15.1)."""
    tile = state.rally_tile[seat]
    state.phase = PHASE_TURN
    state.rally_moved = True
    state.tiles_left = 0
    events.add("stops", (state.colour[seat], state.road.cells[tile]))
    kind = state.road.kinds[tile]
    if TOKEN_BIT_BY_TILE_KIND[kind] & ~state.tokens[seat]:
        state.tokens[seat] |= TOKEN_BIT_BY_TILE_KIND[kind]
        events.add("token", (state.colour[seat], TOKEN_NUMBER_BY_TILE_KIND[kind]))


def continue_move(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """In mid-move: ends the move where nothing is left to decide (CR-12.3); False if the player has to."""
    seat = state.active_seat
    if legal_relative_directions(state, seat):
        return False
    dry = not state.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL]  # a joker might bring fuel
    goes_on = state.tiles_left or (dry and close_ratio_applies(state, seat, state.rally_tile[seat], state.nose[seat]))
    if state.joker[seat] != NO_JOKER and goes_on:
        return False
    end_move(state, seat, events)
    return True
