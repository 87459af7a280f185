"""What bonus tiles are worth to a driver, and when they are used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.gang_rush import decisions as d
from paddock.games.gang_rush.content import (
    BULLETPROOF,
    ENVELOPE,
    FIREBOMB,
    FORKLIFT,
    GRANTS_REPAIR,
    GRANTS_SPEED,
    GRANTS_WHEEL,
    LOADED_DIE,
    PRICES,
    PUMP_GUN,
    RAMP_COLLECTOR,
    RESTART_WHEELS,
    ROAD_CREW,
    SECOND_WIND,
    SHOT,
    SMOOTH_RIDE,
    SPEED,
    TILE,
    TILE_KIND,
    TOP,
)
from paddock.games.gang_rush.state import ADJUSTING, MOVED, SPUN, State, body_max, is_wrong_way
from paddock.games.gang_rush.steps.adjusting import restart_wheels
from paddock.games.gang_rush.steps.dice import available
from paddock.games.gang_rush.steps.tiles import GREY
from paddock.games.gang_rush.weighing import fire

WORTH: Final = {
    "solid_tyres": 160.0,
    "crane_pass": 120.0,
    "ballast": 220.0,
    "mortar": 120.0,
    "bribed_cops": 260.0,
    "rear_gunner": 90.0,
    "trick_bullet": 230.0,
    "gunsmith": 40.0,
    "rolling_garage": 60.0,
    "mine": 130.0,
    "oil_slick": 110.0,
    "acid_pool": 150.0,
    "nitro": 190.0,
    "tuneup_speed": 150.0,
    "sport_pack": 140.0,
    "tuneup_wheel": 90.0,
    "spare_panels": 130.0,
    "bulletproof": 110.0,
}
"""Dollars, at the beginning of the race; permanent tiles lose it with the rounds."""
MARGIN: Final = 40.0
LONG: Final = 6
"""A race has about so many rounds."""


def tile_worth(state: State, car: int, tile: int) -> float:
    """What a tile is worth to a car now."""
    if tile == ENVELOPE:
        return 500.0
    if tile == RAMP_COLLECTOR:
        return 390.0 if state.ramp[car] else 0.0
    worth = WORTH.get(TILE.names[tile], 0.0)
    if GRANTS_REPAIR[tile]:
        missing = body_max(state, car) - state.body[car]
        worth += 40.0 * min(GRANTS_REPAIR[tile], missing) - 30.0
    elif not GRANTS_SPEED[tile] and not GRANTS_WHEEL[tile]:
        worth *= max(0.0, 1.0 - (state.round - 1) / LONG)
    return worth


def shopping(state: State, car: int, legal: Sequence[Decision]) -> list[Advice]:
    """Tiles that are worth more than their price; nobody who is short of cash buys."""
    found: list[Advice] = []
    for decision in legal:
        if decision.kind != d.BUY:
            continue
        place = decision.args[0]
        tile = TILE_KIND[state.shop[place]]
        gain = tile_worth(state, car, tile) - PRICES[place] - MARGIN
        if gain > 0.0 and (state.cash[car] >= PRICES[place] or tile in (ENVELOPE, RAMP_COLLECTOR)):
            found.append(Advice(decision, gain, "hint-buy"))
    return found


def tile_uses(state: State, car: int, legal: Sequence[Decision]) -> list[Advice]:
    """Tiles of the reserve that help now."""
    found: list[Advice] = []
    for decision in legal:
        if decision.kind == d.USE and _helps(state, car, decision.args[0]):
            found.append(Advice(decision, 50.0, "hint-tile"))
    return found


def _helps(state: State, car: int, tile: int) -> bool:
    """Whether it is time for a tile."""
    if tile == ENVELOPE:
        return True
    if tile in GREY:
        return state.phase >= MOVED
    if tile == BULLETPROOF:
        return state.phase == MOVED and (fire(state)[state.at[car]] > 0 or state.round >= LONG - 1)
    if tile in (ROAD_CREW, FORKLIFT, SECOND_WIND, LOADED_DIE):
        return False
    if tile == PUMP_GUN:
        return state.phase == MOVED and available(state, SHOT) > 0
    if tile == FIREBOMB:
        return True
    if tile == SMOOTH_RIDE:
        return state.phase == ADJUSTING
    stuck = is_wrong_way(state, car)
    if GRANTS_WHEEL[tile] and stuck and not state.used & SPUN and state.phase == ADJUSTING:
        return restart_wheels(state) + GRANTS_WHEEL[tile] >= RESTART_WHEELS > restart_wheels(state)
    if GRANTS_SPEED[tile]:
        room = TOP - 1 - state.speed[car] - available(state, SPEED) - state.granted_speed
        return state.phase == ADJUSTING and not stuck and not state.used & SPUN and room >= GRANTS_SPEED[tile]
    if GRANTS_REPAIR[tile]:
        return body_max(state, car) - state.body[car] >= GRANTS_REPAIR[tile] + 1
    return False
