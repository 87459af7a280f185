"""What the engine tells a seat in advance: its plans and their cost, its reach, why it may or may not stay."""
# mypyc: off

from __future__ import annotations

from paddock.core.game import Json
from paddock.games.classic_rally.components.content import CARDS, FUEL, WAY
from paddock.games.classic_rally.components.road import CELL, DIRECTION, NOWHERE, TOKEN
from paddock.games.classic_rally.rules.driving import bonus, book_of, exits, may_stay, starts
from paddock.games.classic_rally.rules.legal import waiting_for
from paddock.games.classic_rally.rules.routes import reach
from paddock.games.classic_rally.rules.state import LOADING, MOVING, TURN, State, fuel_of
from paddock.games.classic_rally.views.plans import HOW, STOPS, Plan, cards_of, entered, plans
from paddock.games.classic_rally.views.view import out_json


def preview(state: State, seat: int) -> Json:
    """Everything that can be told now; empty when nothing is asked of the seat."""
    if seat not in waiting_for(state):
        return {}
    if state.phase == LOADING:
        dry = not state.load[CARDS * seat + FUEL] and not state.aid[CARDS * seat + FUEL]
        return {"warnings": ["no-fuel"] if dry else []}
    if state.phase not in (TURN, MOVING) or state.at[seat] == NOWHERE:
        return {}
    road, tile, nose = state.road, state.at[seat], state.nose[seat]
    return {
        "plans": [_plan(state, seat, plan) for plan in plans(state, seat)],
        "stay": _stay(state, seat),
        "distance": _distance(state, seat),
        "out": out_json(state, seat),
        "reach": [
            {"cell": CELL.names[road.at[place]], "fuel": spent}
            for place, spent in reach(road, tile, nose, fuel_of(state, seat)).items()
        ],
    }


def _plan(state: State, seat: int, plan: Plan) -> Json:
    number = TOKEN[state.road.kind[plan.tile]]
    fresh = number and plan.ways and not state.tokens[seat] >> (number - 1) & 1
    if state.phase == MOVING and plan.ends == STOPS:
        fresh = number and not state.tokens[seat] >> (number - 1) & 1
    return {
        "steps": [WAY.names[way] for way in plan.ways],
        "cells": [CELL.names[state.road.at[tile]] for tile in entered(state, seat, plan)],
        "end": CELL.names[state.road.at[plan.tile]],
        "nose": DIRECTION.names[plan.nose],
        "fuel": fuel_of(state, seat) - plan.fuel,
        "left": plan.fuel,
        "cards": [WAY.names[way] for way in cards_of(state, seat, plan)],
        "ends": HOW[plan.ends],
        "token": number if fresh else None,
        "overtaking": plan.overtaking,
    }


def _stay(state: State, seat: int) -> Json:
    """Whether the turn may end without a move, and why."""
    if state.moved or state.phase == MOVING:
        return {"allowed": state.moved, "why": "moved"}
    if not may_stay(state, seat):
        return {"allowed": False, "why": "owed"}
    return {"allowed": True, "why": "overtaking-only" if starts(state, seat) else "no-plan"}


def _distance(state: State, seat: int) -> Json:
    """Tiles that may be driven from here, by way; CLOSE RATIO comes on top."""
    if state.moved:
        return {}
    tile, nose = state.at[seat], state.nose[seat]
    found: Json = {}
    for way, direction in exits(state, tile, nose, book_of(state, seat)):
        if direction == NOWHERE:
            found[WAY.names[way]] = 0
        else:
            found[WAY.names[way]] = state.left if state.phase == MOVING else 1 + bonus(state, seat, tile, way)
    return found
