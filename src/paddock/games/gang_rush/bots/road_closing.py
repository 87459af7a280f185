"""Where a hazard closes the road: what it adds to a rival's way home, lane by lane, less what it adds to one's own.

`hazard_placing.py` knows whom a hazard would strike at once; a contender looks at the whole road, too (`tolls.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.games.gang_rush.bots.hazard_placing import harm, harms
from paddock.games.gang_rush.bots.tolls import tolls
from paddock.games.gang_rush.components.content import (
    BARRIER,
    CONTAINER,
    HAZARD_KIND,
    HAZARD_NUMBER,
    KIND,
    LIMIT,
    NAILS,
)
from paddock.games.gang_rush.rules.state import State, bumped, replaced

CLOSING: Final = (CONTAINER, BARRIER, NAILS, LIMIT)
"""Hazards that make a road dear."""
LOOKED_AT: Final = 6
"""So many spaces, those where it strikes most, are thought over."""
ROAD: Final = 1.0
"""What a dollar of road weighs against one that a hazard costs at once."""
OWN: Final = 1.2
"""How much more one's own road matters than the rival's."""


def best_closing(state: State, me: int, legal: Sequence[Decision], price: float) -> tuple[float, Decision, int] | None:
    """The best space for the hazard in hand: score, decision, and the car it is meant for; None if this one closes
    nothing."""
    kind, number = HAZARD_KIND[state.ask_detail], HAZARD_NUMBER[state.ask_detail]
    if kind not in CLOSING:
        return None
    aims = harms(state, me)
    struck = [(*harm(state, aims, decision.args[0], kind, number), decision) for decision in legal]
    struck.sort(key=lambda each: -each[0])
    before = [_way(state, car, price) for car in range(state.seats)]
    best: tuple[float, Decision, int] | None = None
    for score, meant, decision in struck[:LOOKED_AT]:
        there = state.copy()
        space = decision.args[0]
        if kind == BARRIER:
            there.barriers = bumped(there.barriers, space, number)
        else:
            there.item = replaced(there.item, space, kind << KIND | number)
        for car, way in enumerate(before):
            score += ROAD * (_way(there, car, price) - way) * (-OWN if car == me else 1.0)
        if best is None or score > best[0]:
            best = (score, decision, meant)
    return best


def _way(state: State, car: int, price: float) -> float:
    """What the road takes from a car to the end of its way."""
    return tolls(state, car, price)[state.at[car]] if state.at[car] >= 0 else 0.0
