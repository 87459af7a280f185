"""Where the assistance car is needed, and which cards belong in which car."""

from __future__ import annotations

from typing import Final

from paddock.games.classic_rally.bots.outlook import FAR, Outlook, full_tank
from paddock.games.classic_rally.components.content import CAPACITY, CARDS, FLAT_TYRE, FUEL, RALLY, SPARE_TYRE, TOOLBOX
from paddock.games.classic_rally.components.road import DIRECTIONS, NOWHERE, SIGN, STATION, TOKEN, Road
from paddock.games.classic_rally.rules.driving import is_immobile
from paddock.games.classic_rally.rules.routes import UNREACHABLE, assistance_steps
from paddock.games.classic_rally.rules.state import TURN, State
from paddock.games.classic_rally.views.plans import HOME, plans

AHEAD: Final = 12
"""Turns that are looked ahead."""


def distances(road: Road, tile: int) -> list[int]:
    """Tiles from everywhere to a tile, as an assistance car drives."""
    found = [UNREACHABLE] * road.tiles
    found[tile] = 0
    queue = [tile]
    for place in queue:
        for _, other in assistance_steps(road, place):
            if found[other] == UNREACHABLE:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def journey(state: State, seat: int, table: Outlook) -> list[tuple[int, int]]:
    """The tiles on which the car would stop if all went well and fuel were no matter, each with the fuel spent so far;
    the tile where it is comes first."""
    lone = state.copy()
    for other in range(state.seats):
        if other != seat:
            lone.at[other] = NOWHERE
    lone.phase = TURN
    lone.held[seat] = ()
    lone.barred[seat] = lone.marked[seat] = lone.sabotaged[seat] = 0
    found = [(lone.at[seat], 0)]
    spent = 0
    for _ in range(AHEAD):
        lone.moved = False
        lone.load[CARDS * seat + FUEL] = CAPACITY[RALLY]
        best, chosen = FAR, None
        for plan in plans(lone, seat):
            number = TOKEN[lone.road.kind[plan.tile]]
            tokens = lone.tokens[seat] | (1 << (number - 1) if number else 0)
            value = 0.0 if plan.ends == HOME else table.value(plan.tile, plan.nose, plan.book, tokens)
            if value < best:
                best, chosen = value, plan
        if chosen is None:
            break
        spent += CAPACITY[RALLY] - chosen.fuel
        found.append((chosen.tile, spent))
        if chosen.ends == HOME:
            break
        number = TOKEN[lone.road.kind[chosen.tile]]
        lone.tokens[seat] |= 1 << (number - 1) if number else 0
        lone.at[seat] = chosen.tile
        lone.nose[seat] = _best_nose(lone, seat, chosen.tile, chosen.nose, chosen.book, table)
        lone.book[3 * seat : 3 * seat + 3] = chosen.book
    return found


def _best_nose(state: State, seat: int, tile: int, nose: int, book: tuple[int, int, int], table: Outlook) -> int:
    """A car on a sign turns to the shorter way."""
    value = table.value(tile, nose, book, state.tokens[seat])
    for direction in range(DIRECTIONS):
        if table.facing(tile, direction, book, state.tokens[seat]) == value:
            return direction
    return nose


def is_station(road: Road, tile: int) -> bool:
    """Whether cars can resupply there."""
    return SIGN[road.kind[tile]] == STATION


def meeting(state: State, seat: int, table: Outlook) -> int:
    """The tile where the assistance car is needed: the last stop that the fuel reaches and that it can be at in time;
    -1 if the fuel will do."""
    way = journey(state, seat, table)
    fuel = state.load[CARDS * seat + FUEL]
    if way[-1][1] <= fuel and not state.held[seat]:
        return NOWHERE
    reached = [place for place in way if place[1] <= fuel]
    for turn in range(len(reached) - 1, -1, -1):
        tile = reached[turn][0]
        if distances(state.road, tile)[state.aid_at[seat]] <= turn + 1:
            return tile
    return reached[-1][0]


def wished(state: State, seat: int, which: int) -> list[int]:
    """The cards that a driver wants on a board, by type, out of those on both boards (rally) or of all (assistance)."""
    first = CARDS * seat
    found = [0] * CARDS
    if which != RALLY:
        found[SPARE_TYRE] = min(1, state.aid[first + SPARE_TYRE] + state.pile[SPARE_TYRE])
        found[FUEL] = CAPACITY[which] - found[SPARE_TYRE]
        return found
    for card in (TOOLBOX, SPARE_TYRE):
        found[card] = min(1, state.load[first + card] + state.aid[first + card])
    room = CAPACITY[RALLY] - sum(found)
    found[FUEL] = min(room, state.load[first + FUEL] + state.aid[first + FUEL])
    return found


def needs_fuel(state: State, seat: int) -> bool:
    """Whether more fuel would find room in the rally car."""
    return state.load[CARDS * seat + FUEL] < full_tank(state, seat)


def lacking(state: State, seat: int) -> int:
    """The card that would free a car that stands, if it is not aboard; -1 otherwise."""
    if not is_immobile(state, seat):
        return -1
    needed = SPARE_TYRE if FLAT_TYRE in state.held[seat] else TOOLBOX
    return -1 if state.load[CARDS * seat + needed] else needed
