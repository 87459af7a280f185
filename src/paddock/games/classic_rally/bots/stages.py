"""The way that lies ahead of a car, turn by turn, and the stage of it up to the next supply.

The way is that of the forecast if nothing fails and fuel is at hand. A stage ends at FINISH or at the first service
station: how much fuel it takes, and whether a hazard lies on it, says which cards belong aboard (CR-14, CR-17).
"""

from __future__ import annotations

from typing import Final

from paddock.games.classic_rally.bots.forecast import TILE_COST, Forecast
from paddock.games.classic_rally.bots.logistics import is_station
from paddock.games.classic_rally.bots.outlook import book_code
from paddock.games.classic_rally.components.content import CAPACITY, CARDS, FUEL, RALLY, WAYS
from paddock.games.classic_rally.components.road import HAZARD_SIGN, NOWHERE, SIGN, TOKEN
from paddock.games.classic_rally.rules.routes import noses
from paddock.games.classic_rally.rules.state import TURN, State
from paddock.games.classic_rally.views.plans import HOME, Plan, entered, plans

AHEAD: Final = 14
"""Turns that are looked ahead."""
NEVER: Final = 9_999.0
AFAR: Final = 99

Stop = tuple[int, int]
"""Where a turn ends: the tile, and the tiles that were driven until then."""


class Stage:
    """The stops ahead, the one where the car is first, and what it takes to the next supply."""

    __slots__ = ("hazard", "hazards", "stops", "tiles")

    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self.tiles = 0
        """To the next supply."""
        self.hazards = 0
        """On the whole way."""
        self.hazard = AFAR
        """Tiles to the first of them."""


def stage_from(state: State, seat: int, table: Forecast, tile: int, nose: int, book: list[int], tokens: int) -> Stage:
    """The way on from a tile; known already if it was asked for before."""
    key = (tile, nose, book_code(*book), tokens)
    found = table.stages.get(key)
    if not isinstance(found, Stage):
        found = table.stages[key] = _drive(_lone(state, seat, tile, nose, book, tokens), seat, table)
    return found


def _lone(state: State, seat: int, tile: int, nose: int, book: list[int], tokens: int) -> State:
    """A car that is alone, whole and full of fuel."""
    lone = state.copy()
    for other in range(state.seats):
        lone.at[other] = NOWHERE
    lone.phase = TURN
    lone.moved = False
    lone.held[seat] = ()
    lone.barred[seat] = lone.marked[seat] = lone.sabotaged[seat] = 0
    lone.at[seat], lone.nose[seat], lone.tokens[seat] = tile, nose, tokens
    lone.book[WAYS * seat : WAYS * (seat + 1)] = book
    lone.load[CARDS * seat + FUEL] = CAPACITY[RALLY]
    return lone


def _drive(lone: State, seat: int, table: Forecast) -> Stage:
    """Turn by turn to FINISH."""
    road = lone.road
    found = Stage()
    found.stops.append((lone.at[seat], 0))
    driven, supplied = 0, False
    for _ in range(AHEAD):
        plan = _best(lone, seat, table)
        if plan is None:
            break
        for tile in entered(lone, seat, plan):
            driven += 1
            if SIGN[road.kind[tile]] == HAZARD_SIGN:
                found.hazards += 1
                found.hazard = min(found.hazard, driven)
            if not supplied:
                found.tiles += 1
                supplied = is_station(road, tile)
        found.stops.append((plan.tile, driven))
        if plan.ends == HOME:
            break
        number = TOKEN[road.kind[plan.tile]]
        lone.tokens[seat] |= 1 << (number - 1) if number else 0
        lone.at[seat], lone.nose[seat] = plan.tile, plan.nose
        lone.book[WAYS * seat : WAYS * (seat + 1)] = plan.book
    return found


def _best(lone: State, seat: int, table: Forecast) -> Plan | None:
    """The plan of the shortest way, turned round first where that is better."""
    best, chosen = NEVER, None
    pointing = lone.nose[seat]
    for nose in noses(lone.road, lone.at[seat], pointing):
        lone.nose[seat] = nose
        for plan in plans(lone, seat):
            number = TOKEN[lone.road.kind[plan.tile]]
            tokens = lone.tokens[seat] | (1 << (number - 1) if number else 0)
            value = 0.0 if plan.ends == HOME else table.value(plan.tile, plan.nose, book_code(*plan.book), tokens)
            value += TILE_COST * len(plan.ways)
            if value < best:
                best, chosen, pointing = value, plan, nose
    lone.nose[seat] = pointing
    return chosen
