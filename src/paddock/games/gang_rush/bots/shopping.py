"""What bonus tiles are worth to a driver, and which it buys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components.content import (
    ENVELOPE,
    ENVELOPE_CASH,
    GOLD_TILES,
    KIND_OF_TILE,
    RAMP_COLLECTOR,
    SHOP_PRICES,
    TILE_VALUES,
)
from ..rules import decisions as d
from ..rules.state import State
from .road_costs import spaces_left

TILE_WORTHS: Final = {
    "solid_tyres": 140.0, "crane_pass": 90.0, "ballast": 170.0, "mortar": 120.0, "bribed_cops": 230.0,
    "rear_gunner": 90.0, "trick_bullet": 230.0, "gunsmith": 90.0, "rolling_garage": 60.0, "smooth_ride": 60.0,
    "bulletproof": 100.0, "pump_gun": 90.0, "mine": 130.0, "oil_slick": 110.0, "acid_pool": 150.0, "nitro": 190.0,
    "tuneup_speed": 140.0, "sport_pack": 160.0, "tuneup_wheel": 80.0, "power_steering": 120.0, "spare_panels": 40.0,
    "double_up": 150.0, "loaded_die": 170.0, "second_wind": 160.0, "firebomb": 70.0, "road_crew": 110.0,
    "forklift": 130.0,
}  # fmt: skip
"""Dollars, at the beginning of the race."""
RAMP_COLLECTOR_VALUE: Final = 390.0
"""The Ramp Collector, for a car that has its ramp."""
MIN_PURCHASE_GAIN: Final = 30.0
FULL_VALUE_SPACES: Final = 12.0
"""With fewer spaces to go than these, a tile is worth less: who knows whether it will still be of use."""


def remaining_value_share(state: State, car: int) -> float:
    """How much of its worth a tile still has, 0 to 1."""
    space = state.space_of[car]
    return min(1.0, spaces_left(state, car, space) / FULL_VALUE_SPACES) if space >= 0 else 0.0


def tile_value(state: State, car: int, tile: int) -> float:
    """What a tile is worth to a car now."""
    if tile == ENVELOPE:
        return float(ENVELOPE_CASH)
    if tile == RAMP_COLLECTOR:
        return RAMP_COLLECTOR_VALUE if state.has_ramp[car] else 0.0
    left = remaining_value_share(state, car)
    return TILE_WORTHS[TILE_VALUES.names[tile]] * (left * left if GOLD_TILES >> tile & 1 else left)


def advise_purchases(state: State, car: int, choices: Sequence[Decision]) -> list[Advice]:
    """Tiles that are worth more than their price; nobody who is short of cash buys."""
    advices: list[Advice] = []
    for decision in choices:
        if decision.kind != d.BUY_TILE:
            continue
        place = decision.args[0]
        tile = KIND_OF_TILE[state.shop[place]]
        gain = tile_value(state, car, tile) - SHOP_PRICES[place] - MIN_PURCHASE_GAIN
        if gain > 0.0 and (state.cash[car] >= SHOP_PRICES[place] or tile in (ENVELOPE, RAMP_COLLECTOR)):
            advices.append(Advice(decision, gain, "hint-buy"))
    return advices
