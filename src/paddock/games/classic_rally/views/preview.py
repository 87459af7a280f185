"""What the engine tells a seat in advance: its plans and their cost, its reach, why it may or may not stay."""
# mypyc: off

from __future__ import annotations

from paddock.core.game import Json

from ..components.content import CARD_FUEL, RELATIVE_DIRECTION_VALUES
from ..components.tiles import CELL_VALUES, DIRECTION_VALUES, NOWHERE, TOKEN_BIT_BY_TILE_KIND, TOKEN_NUMBER_BY_TILE_KIND
from ..rules.driving import bonus_tiles, exits, may_stay, road_book_of, starting_steps
from ..rules.legal import waiting_for
from ..rules.phases import PHASE_LOADING, PHASE_MOVING, PHASE_TURN
from ..rules.routes import reachable_tiles
from ..rules.state import State, assistance_cards, rally_fuel
from .plans import PLAN_END_VALUES, Plan, cards_played, legal_plans, tiles_entered
from .view import disabled_features


def preview(state: State, seat: int) -> Json:
    """Everything that can be told now; empty when nothing is asked of the seat."""
    if seat not in waiting_for(state):
        return {}
    if state.phase == PHASE_LOADING:
        has_fuel = rally_fuel(state, seat) or assistance_cards(state, seat)[CARD_FUEL]
        return {"warnings": [] if has_fuel else ["no-fuel"]}
    if state.phase not in (PHASE_TURN, PHASE_MOVING) or state.rally_tile[seat] == NOWHERE:
        return {}
    road = state.road
    reach = reachable_tiles(road, state.rally_tile[seat], state.nose[seat], rally_fuel(state, seat))
    return {
        "plans": [_plan_json(state, seat, plan) for plan in legal_plans(state, seat)],
        "stay": _stay_json(state, seat),
        "distance": _drive_distances(state, seat),
        "out": disabled_features(state, seat),
        "reach": [{"cell": CELL_VALUES.names[road.cells[tile]], "fuel": spent} for tile, spent in reach.items()],
    }


def _plan_json(state: State, seat: int, plan: Plan) -> Json:
    kind = state.road.kinds[plan.tile]
    is_new_token = TOKEN_BIT_BY_TILE_KIND[kind] & ~state.tokens[seat]
    return {
        "steps": [
            RELATIVE_DIRECTION_VALUES.names[relative_direction] for relative_direction in plan.relative_directions
        ],
        "cells": [CELL_VALUES.names[state.road.cells[tile]] for tile in tiles_entered(state, seat, plan)],
        "end": CELL_VALUES.names[state.road.cells[plan.tile]],
        "nose": DIRECTION_VALUES.names[plan.nose_direction],
        "fuel": rally_fuel(state, seat) - plan.fuel_left,
        "left": plan.fuel_left,
        "cards": [
            RELATIVE_DIRECTION_VALUES.names[relative_direction]
            for relative_direction in cards_played(state, seat, plan)
        ],
        "ends": PLAN_END_VALUES.names[plan.ending],
        "token": TOKEN_NUMBER_BY_TILE_KIND[kind] if is_new_token else None,
        "overtaking": plan.is_overtaking,
    }


def _stay_json(state: State, seat: int) -> Json:
    """Whether the turn may end without a move, and why."""
    if state.rally_moved or state.phase == PHASE_MOVING:
        return {"allowed": state.rally_moved, "why": "moved"}
    if not may_stay(state, seat):
        return {"allowed": False, "why": "owed"}
    return {"allowed": True, "why": "overtaking-only" if starting_steps(state, seat) else "no-plan"}


def _drive_distances(state: State, seat: int) -> Json:
    """Tiles that may be driven from here, by way; CLOSE RATIO comes on top."""
    if state.rally_moved:
        return {}
    tile, nose_direction = state.rally_tile[seat], state.nose[seat]
    distances: Json = {}
    for relative_direction, direction in exits(state, tile, nose_direction, road_book_of(state, seat)):
        tiles = (
            state.tiles_left if state.phase == PHASE_MOVING else 1 + bonus_tiles(state, seat, tile, relative_direction)
        )
        distances[RELATIVE_DIRECTION_VALUES.names[relative_direction]] = 0 if direction == NOWHERE else tiles
    return distances
