"""The way that lies ahead of a car, turn by turn, and the stage of it up to the next supply.

The way is that of the forecast if nothing fails and fuel is at hand. A stage ends at FINISH or at the first service
station: how much fuel it takes, and whether a hazard lies on it, says which cards belong aboard (CR-14, CR-17).
"""

from __future__ import annotations

from typing import Final

from ..components.content import BOARD_CAPACITY, CARDS, FUEL, RALLY, WAYS
from ..components.tiles import HAZARD_SIGN, KIND_SIGN, NOWHERE, TOKEN_NUMBER
from ..rules.phases import PHASE_TURN
from ..rules.routes import allowed_noses
from ..rules.state import State
from ..views.plans import ENDS_AT_FINISH, Plan, legal_plans, tiles_entered
from .forecast import TILE_COST, Forecast
from .logistics import is_station
from .turns_to_finish import road_book_code

TURNS_AHEAD: Final = 14
"""Turns that are looked ahead."""
WORST_VALUE: Final = 9_999.0
NO_HAZARD_AHEAD: Final = 99

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
        self.hazard = NO_HAZARD_AHEAD
        """Tiles to the first of them."""


def stage_from(state: State, seat: int, table: Forecast, tile: int, nose: int, book: list[int], tokens: int) -> Stage:
    """The way on from a tile; known already if it was asked for before."""
    key = (tile, nose, road_book_code(*book), tokens)
    stage = table.known_stages.get(key)
    if not isinstance(stage, Stage):
        stage = table.known_stages[key] = _simulate_stage(_lone_car(state, seat, tile, nose, book, tokens), seat, table)
    return stage


def _lone_car(state: State, seat: int, tile: int, nose: int, book: list[int], tokens: int) -> State:
    """A car that is alone, whole and full of fuel."""
    lone = state.copy()
    for other in range(state.seats):
        lone.rally_tile[other] = NOWHERE
    lone.phase = PHASE_TURN
    lone.rally_moved = False
    lone.hazards_held[seat] = ()
    lone.barred[seat] = lone.disabled_slots[seat] = lone.sabotaged_slots[seat] = 0
    lone.rally_tile[seat], lone.nose[seat], lone.tokens[seat] = tile, nose, tokens
    lone.road_book[WAYS * seat : WAYS * (seat + 1)] = book
    lone.rally_load[CARDS * seat + FUEL] = BOARD_CAPACITY[RALLY]
    return lone


def _simulate_stage(lone: State, seat: int, table: Forecast) -> Stage:
    """Turn by turn to FINISH."""
    road = lone.road
    stage = Stage()
    stage.stops.append((lone.rally_tile[seat], 0))
    driven, supplied = 0, False
    for _ in range(TURNS_AHEAD):
        plan = _best_plan(lone, seat, table)
        if plan is None:
            break
        for tile in tiles_entered(lone, seat, plan):
            driven += 1
            if KIND_SIGN[road.kinds[tile]] == HAZARD_SIGN:
                stage.hazards += 1
                stage.hazard = min(stage.hazard, driven)
            if not supplied:
                stage.tiles += 1
                supplied = is_station(road, tile)
        stage.stops.append((plan.tile, driven))
        if plan.ends == ENDS_AT_FINISH:
            break
        number = TOKEN_NUMBER[road.kinds[plan.tile]]
        lone.tokens[seat] |= 1 << (number - 1) if number else 0
        lone.rally_tile[seat], lone.nose[seat] = plan.tile, plan.nose
        lone.road_book[WAYS * seat : WAYS * (seat + 1)] = plan.road_book
    return stage


def _best_plan(lone: State, seat: int, table: Forecast) -> Plan | None:
    """The plan of the shortest way, turned round first where that is better."""
    best, chosen = WORST_VALUE, None
    pointing = lone.nose[seat]
    for nose in allowed_noses(lone.road, lone.rally_tile[seat], pointing):
        lone.nose[seat] = nose
        for plan in legal_plans(lone, seat):
            number = TOKEN_NUMBER[lone.road.kinds[plan.tile]]
            tokens = lone.tokens[seat] | (1 << (number - 1) if number else 0)
            value = (
                0.0
                if plan.ends == ENDS_AT_FINISH
                else table.turns_from(plan.tile, plan.nose, road_book_code(*plan.road_book), tokens)
            )
            value += TILE_COST * len(plan.ways)
            if value < best:
                best, chosen, pointing = value, plan, nose
    lone.nose[seat] = pointing
    return chosen
