"""Where the assistance car is needed, and which cards belong in which car."""

from __future__ import annotations

from typing import Final

from ..components.content import BOARD_CAPACITY, CARDS, FLAT_TYRE, FUEL, RALLY, SPARE_TYRE, TOOLBOX
from ..components.road import Road
from ..components.tiles import DIRECTIONS, KIND_SIGN, NOWHERE, STATION_SIGN, TOKEN_NUMBER
from ..rules.driving import is_immobile
from ..rules.phases import PHASE_TURN
from ..rules.routes import UNREACHABLE, assistance_steps
from ..rules.state import State
from ..views.plans import ENDS_AT_FINISH, legal_plans
from .turns_to_finish import UNREACHABLE_TURNS, TurnsToFinish, fuel_capacity

TURNS_AHEAD: Final = 12
"""Turns that are looked ahead."""


def assistance_distances(road: Road, tile: int) -> list[int]:
    """Tiles from everywhere to a tile, as an assistance car drives."""
    far = [UNREACHABLE] * road.tiles
    far[tile] = 0
    queue = [tile]
    for place in queue:
        for _, other in assistance_steps(road, place):
            if far[other] == UNREACHABLE:
                far[other] = far[place] + 1
                queue.append(other)
    return far


def planned_stops(state: State, seat: int, table: TurnsToFinish) -> list[tuple[int, int]]:
    """The tiles on which the car would stop if all went well and fuel were no matter, each with the fuel spent so far;
    the tile where it is comes first."""
    lone = state.copy()
    for other in range(state.seats):
        if other != seat:
            lone.rally_tile[other] = NOWHERE
    lone.phase = PHASE_TURN
    lone.hazards_held[seat] = ()
    lone.barred[seat] = lone.disabled_slots[seat] = lone.sabotaged_slots[seat] = 0
    stops = [(lone.rally_tile[seat], 0)]
    spent = 0
    for _ in range(TURNS_AHEAD):
        lone.rally_moved = False
        lone.rally_load[CARDS * seat + FUEL] = BOARD_CAPACITY[RALLY]
        best, chosen = UNREACHABLE_TURNS, None
        for plan in legal_plans(lone, seat):
            number = TOKEN_NUMBER[lone.road.kinds[plan.tile]]
            tokens = lone.tokens[seat] | (1 << (number - 1) if number else 0)
            value = (
                0.0 if plan.ends == ENDS_AT_FINISH else table.turns_from(plan.tile, plan.nose, plan.road_book, tokens)
            )
            if value < best:
                best, chosen = value, plan
        if chosen is None:
            break
        spent += BOARD_CAPACITY[RALLY] - chosen.fuel_left
        stops.append((chosen.tile, spent))
        if chosen.ends == ENDS_AT_FINISH:
            break
        number = TOKEN_NUMBER[lone.road.kinds[chosen.tile]]
        lone.tokens[seat] |= 1 << (number - 1) if number else 0
        lone.rally_tile[seat] = chosen.tile
        lone.nose[seat] = _best_nose(lone, seat, chosen.tile, chosen.nose, chosen.road_book, table)
        lone.road_book[3 * seat : 3 * seat + 3] = chosen.road_book
    return stops


def _best_nose(state: State, seat: int, tile: int, nose: int, book: tuple[int, int, int], table: TurnsToFinish) -> int:
    """A car on a sign turns to the shorter way."""
    value = table.turns_from(tile, nose, book, state.tokens[seat])
    for direction in range(DIRECTIONS):
        if table.turns_as_facing(tile, direction, book, state.tokens[seat]) == value:
            return direction
    return nose


def is_station(road: Road, tile: int) -> bool:
    """Whether cars can resupply there."""
    return KIND_SIGN[road.kinds[tile]] == STATION_SIGN


def meeting_tile(state: State, seat: int, table: TurnsToFinish) -> int:
    """The tile where the assistance car is needed: the last stop that the fuel reaches and that it can be at in time;
    -1 if the fuel will do."""
    way = planned_stops(state, seat, table)
    fuel = state.rally_load[CARDS * seat + FUEL]
    if way[-1][1] <= fuel and not state.hazards_held[seat]:
        return NOWHERE
    reached = [place for place in way if place[1] <= fuel]
    for turn in range(len(reached) - 1, -1, -1):
        tile = reached[turn][0]
        if assistance_distances(state.road, tile)[state.assistance_tile[seat]] <= turn + 1:
            return tile
    return reached[-1][0]


def wanted_cards(state: State, seat: int, which: int) -> list[int]:
    """The cards that a driver wants on a board, by type, out of those on both boards (rally) or of all (assistance)."""
    first = CARDS * seat
    wanted = [0] * CARDS
    if which != RALLY:
        wanted[SPARE_TYRE] = min(1, state.assistance_load[first + SPARE_TYRE] + state.card_pile[SPARE_TYRE])
        wanted[FUEL] = BOARD_CAPACITY[which] - wanted[SPARE_TYRE]
        return wanted
    for card in (TOOLBOX, SPARE_TYRE):
        wanted[card] = min(1, state.rally_load[first + card] + state.assistance_load[first + card])
    room = BOARD_CAPACITY[RALLY] - sum(wanted)
    wanted[FUEL] = min(room, state.rally_load[first + FUEL] + state.assistance_load[first + FUEL])
    return wanted


def needs_fuel(state: State, seat: int) -> bool:
    """Whether more fuel would find room in the rally car."""
    return state.rally_load[CARDS * seat + FUEL] < fuel_capacity(state, seat)


def missing_repair_card(state: State, seat: int) -> int:
    """The card that would free a car that stands, if it is not aboard; -1 otherwise."""
    if not is_immobile(state, seat):
        return -1
    needed = SPARE_TYRE if FLAT_TYRE in state.hazards_held[seat] else TOOLBOX
    return -1 if state.rally_load[CARDS * seat + needed] else needed
