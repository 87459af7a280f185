"""Where a hazard closes the road: what it adds to a rival's way home, lane by lane, less what it adds to one's own.

`hazard_placing.py` knows whom a hazard would strike at once; a contender looks at the whole road (`road_costs.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision

from ..components.content import (
    ITEM_BARRIER,
    ITEM_CONTAINER,
    ITEM_KIND_BY_HAZARD,
    ITEM_KIND_SHIFT,
    ITEM_NAILS,
    ITEM_NUMBER_BY_HAZARD,
    ITEM_SPEED_LIMIT,
)
from ..rules.state import State, with_amount_added, with_value_at
from .hazard_placing import find_targets, harm_and_target
from .road_costs import road_costs

CLOSING_HAZARDS: Final = (ITEM_CONTAINER, ITEM_BARRIER, ITEM_NAILS, ITEM_SPEED_LIMIT)
"""Hazards that make a road dear."""
MAX_SPACES_TRIED: Final = 6
"""So many spaces, those where it strikes most, are thought over."""
ROAD_WEIGHT: Final = 1.0
"""What a dollar of road weighs against one that a hazard costs at once."""
OWN_ROAD_WEIGHT: Final = 1.2
"""How much more one's own road matters than the rival's."""


def best_closing_space(
    state: State, own_car: int, choices: Sequence[Decision], price: float
) -> tuple[float, Decision, int] | None:
    """The best space for the hazard in hand: score, decision, and the car it is meant for; None if this one closes
    nothing."""
    kind, number = ITEM_KIND_BY_HAZARD[state.question_detail], ITEM_NUMBER_BY_HAZARD[state.question_detail]
    if kind not in CLOSING_HAZARDS:
        return None
    targets = find_targets(state, own_car)
    struck = [(*harm_and_target(state, targets, decision.args[0], kind, number), decision) for decision in choices]
    struck.sort(key=lambda each: -each[0])
    before = [_road_cost(state, car, price) for car in range(state.seats)]
    best: tuple[float, Decision, int] | None = None
    for score, target_car, decision in struck[:MAX_SPACES_TRIED]:
        there = state.copy()
        space = decision.args[0]
        if kind == ITEM_BARRIER:
            there.barriers = with_amount_added(there.barriers, space, number)
        else:
            there.road_item = with_value_at(there.road_item, space, kind << ITEM_KIND_SHIFT | number)
        for car, way in enumerate(before):
            score += ROAD_WEIGHT * (_road_cost(there, car, price) - way) * (-OWN_ROAD_WEIGHT if car == own_car else 1.0)
        if best is None or score > best[0]:
            best = (score, decision, target_car)
    return best


def _road_cost(state: State, car: int, price: float) -> float:
    return road_costs(state, car, price)[state.space_of[car]] if state.space_of[car] >= 0 else 0.0
