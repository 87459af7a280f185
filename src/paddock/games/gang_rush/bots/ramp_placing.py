"""Where to lay the ramp: only where it saves more than what it is sold for at the end."""

from __future__ import annotations

from typing import Final

from ..components.bridge import SPACE_COUNT, Y_BY_SPACE
from ..components.content import ITEM_KIND_SHIFT, ITEM_RAMP
from ..rules.state import State, with_value_at
from ..rules.steps import ending, placing
from . import road_costs
from .evaluation import Evaluator

HALF_SPACES_AHEAD: Final = 8
"""Half-spaces ahead that are thought of."""
MIN_RAMP_GAIN: Final = 60.0


def best_ramp_space(state: State, evaluator: Evaluator) -> tuple[float, int]:
    """What the best ramp would save a car beyond its price, and its space; -1 if there is no need for one."""
    own_car = evaluator.own_car
    here, price = state.space_of[own_car], ending.ramp_price(state, own_car) + MIN_RAMP_GAIN
    now = evaluator.road_costs_and_bullets(state)[0][here]
    if now - evaluator.space_value * road_costs.spaces_left(state, own_car, here) <= price:
        return 0.0, -1
    best = (0.0, -1)
    for space in placing.free_spaces(state):
        ahead = (
            Y_BY_SPACE[here] - Y_BY_SPACE[space] if state.homeward[own_car] else Y_BY_SPACE[space] - Y_BY_SPACE[here]
        )
        if 0 < ahead <= HALF_SPACES_AHEAD and space < SPACE_COUNT:
            there = state.copy()
            there.road_item = with_value_at(
                there.road_item, space, ITEM_RAMP << ITEM_KIND_SHIFT | state.homeward[own_car]
            )
            gain = now - evaluator.road_costs_and_bullets(there)[0][here] - price
            if gain > best[0]:
                best = (gain, space)
    return best
