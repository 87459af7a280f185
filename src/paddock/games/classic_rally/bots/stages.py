"""The way that lies ahead of a car, turn by turn, and the stage of it up to the next supply.

The way is that of the forecast if nothing fails and fuel is at hand. A stage ends at FINISH or at the first service
station: how much fuel it takes, and whether a hazard lies on it, says which cards belong aboard (CR-14, CR-17).
"""

from __future__ import annotations

from typing import Final

from ..components.content import WAYS
from ..components.tiles import HAZARD_SIGN, KIND_SIGN
from ..rules.driving import RoadBook
from ..rules.routes import allowed_noses, tokens_after_stop
from ..rules.state import State
from ..rules.steps.exchanges import is_service_station
from ..views.plans import ENDS_AT_FINISH, Plan, legal_plans, tiles_entered
from .forecast import Forecast
from .turns_to_finish import TILE_COST, WORST_VALUE, road_book_code, unhindered_car

TURNS_AHEAD: Final = 14
"""Turns that are looked ahead."""
NO_HAZARD_AHEAD: Final = 99

Stop = tuple[int, int]
"""Where a turn ends: the tile, and the tiles that were driven until then."""


class Stage:
    """The stops ahead, the one where the car is first, and what it takes to the next supply."""

    __slots__ = ("first_hazard", "hazards", "stops", "tiles")

    def __init__(self, tile: int) -> None:
        self.stops: list[Stop] = [(tile, 0)]
        self.tiles = 0  # to the next supply
        self.hazards = 0  # on the whole way
        self.first_hazard = NO_HAZARD_AHEAD  # tiles to the first of them


def stage_from(state: State, seat: int, table: Forecast, tile: int, nose: int, book: RoadBook, tokens: int) -> Stage:
    """The way on from a tile; known already if it was asked for before."""
    key = (tile, nose, road_book_code(*book), tokens)
    stage = table.known_stages.get(key)
    if not isinstance(stage, Stage):
        lone = unhindered_car(state, seat)
        lone.rally_tile[seat], lone.nose[seat], lone.tokens[seat] = tile, nose, tokens
        lone.road_book[WAYS * seat : WAYS * (seat + 1)] = book
        stage = table.known_stages[key] = _simulate_stage(lone, seat, table)
    return stage


def _simulate_stage(lone: State, seat: int, table: Forecast) -> Stage:
    road, stage = lone.road, Stage(lone.rally_tile[seat])
    driven, supplied = 0, False
    for _ in range(TURNS_AHEAD):
        plan = _best_plan(lone, seat, table)
        if plan is None:
            break
        for tile in tiles_entered(lone, seat, plan):
            driven += 1
            if KIND_SIGN[road.kinds[tile]] == HAZARD_SIGN:
                stage.hazards += 1
                stage.first_hazard = min(stage.first_hazard, driven)
            if not supplied:
                stage.tiles += 1
                supplied = is_service_station(lone, tile)
        stage.stops.append((plan.tile, driven))
        if plan.ends == ENDS_AT_FINISH:
            break
        lone.tokens[seat] = tokens_after_stop(road, plan.tile, lone.tokens[seat])
        lone.rally_tile[seat], lone.nose[seat] = plan.tile, plan.nose
        lone.road_book[WAYS * seat : WAYS * (seat + 1)] = plan.road_book
    return stage


def _best_plan(lone: State, seat: int, table: Forecast) -> Plan | None:
    """The plan of the shortest way, turned round first where that is better."""
    best, chosen = WORST_VALUE, None
    best_nose = lone.nose[seat]
    for nose in allowed_noses(lone.road, lone.rally_tile[seat], best_nose):
        lone.nose[seat] = nose
        for plan in legal_plans(lone, seat):
            value = TILE_COST * len(plan.ways)
            if plan.ends != ENDS_AT_FINISH:
                tokens = tokens_after_stop(lone.road, plan.tile, lone.tokens[seat])
                value += table.turns_from(plan.tile, plan.nose, road_book_code(*plan.road_book), tokens)
            if value < best:
                best, chosen, best_nose = value, plan, nose
    lone.nose[seat] = best_nose
    return chosen
