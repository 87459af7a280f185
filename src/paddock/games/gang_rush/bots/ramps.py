"""Where a ramp pays: it is sold for good money at the end, so only over something that would cost more."""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.bots.tolls import spaces_left
from paddock.games.gang_rush.bots.weighing import Scales
from paddock.games.gang_rush.components.bridge import SPACES, Y
from paddock.games.gang_rush.components.content import KIND, RAMP
from paddock.games.gang_rush.rules.state import State, replaced
from paddock.games.gang_rush.rules.steps.ending import ramp_price
from paddock.games.gang_rush.rules.steps.placing import free_spaces

NEAR: Final = 8
"""Half-spaces ahead that are thought of."""
MARGIN: Final = 60.0


def best_ramp(state: State, scales: Scales) -> tuple[float, int]:
    """What the best ramp would save a car beyond its price, and its space; -1 if there is no need for one."""
    me = scales.me
    here, price = state.at[me], ramp_price(state, me) + MARGIN
    now = scales.road(state)[0][here]
    if now - scales.price * spaces_left(state, me, here) <= price:
        return 0.0, -1
    best = (0.0, -1)
    for space in free_spaces(state):
        ahead = Y[here] - Y[space] if state.homeward[me] else Y[space] - Y[here]
        if 0 < ahead <= NEAR and space < SPACES:
            there = state.copy()
            there.item = replaced(there.item, space, RAMP << KIND | state.homeward[me])
            gain = now - scales.road(there)[0][here] - price
            if gain > best[0]:
                best = (gain, space)
    return best
