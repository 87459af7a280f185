"""Advice before the race: FINISH, features, load-outs, where the assistance car begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally.bots.logistics import distances, journey
from paddock.games.classic_rally.bots.outlook import outlook
from paddock.games.classic_rally.components.content import (
    ASSISTANCE,
    CAPACITY,
    CARDS,
    CLOSE_RATIO,
    FEATURE_SLOTS,
    FUEL,
    LIGHT_WEIGHT,
    POWER_KIT,
    RALLY,
    SPARE_TYRE,
    SPORT_SUSPENSION,
    TOOLBOX,
)
from paddock.games.classic_rally.components.road import FINISH
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.routes import to_go
from paddock.games.classic_rally.rules.state import State
from paddock.games.classic_rally.rules.steps.preparing import board

FAVOURITES: Final = (LIGHT_WEIGHT, POWER_KIT, SPORT_SUSPENSION, CLOSE_RATIO)
"""Features in the order in which a driver takes them (CR-24.3); two different ones where that is possible."""
LOADED: Final = (
    {TOOLBOX: 1, SPARE_TYRE: 1, FUEL: CAPACITY[RALLY] - 2},
    {SPARE_TYRE: 1, FUEL: CAPACITY[ASSISTANCE] - 1},
)
"""What a driver loads before the race, on the rally board and on that of the assistance car."""


def finish_spot(state: State, legal: list[Decision]) -> Advice:
    """FINISH where the whole way is short."""
    best, chosen = 10_000, legal[0]
    for decision in legal:
        road = state.road.with_tile(FINISH, decision.args[0], decision.args[1])
        tiles = to_go(road, road.start, _start_nose(road.ends[road.start]), 0)
        if tiles < best:
            best, chosen = tiles, decision
    return Advice(chosen, 1.0, "hint-vote")


def _start_nose(ends: int) -> int:
    return ends.bit_length() - 1


def pick(state: State, seat: int, legal: list[Decision]) -> Decision:
    """The feature to draft."""
    first = FEATURE_SLOTS * seat
    own = state.feature[first : first + FEATURE_SLOTS]
    order = [feature for feature in FAVOURITES if feature not in own] + list(FAVOURITES)
    return next(d.PICKED[feature] for feature in order if d.PICKED[feature] in legal)


def load(state: State, seat: int) -> Advice:
    """The load-out of a driver."""
    return load_up(state, seat, LOADED)


def load_up(state: State, seat: int, goals: Sequence[dict[int, int]]) -> Advice:
    """A load-out, board by board, card by card: what has no place in it comes off first."""
    away: list[Decision] = []
    aboard: list[Decision] = []
    for which, goal in enumerate(goals):
        for card in range(CARDS):
            more = goal.get(card, 0) - board(state, which)[CARDS * seat + card]
            away += [d.UNLOADED[which][card]] * -more
            aboard += [d.LOADED[which][card]] * more
    steps = [*away, *aboard, d.READY_NOW]
    return Advice(steps[0], 1.0, "hint-load", then=steps)


def place(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Beside the stop at which the first tank will be empty."""
    way = journey(state, seat, outlook(state, seat))
    tank = state.load[CARDS * seat + FUEL]
    dry = [tile for tile, spent in way if spent <= tank][-1]
    far = distances(state.road, dry)
    chosen = min(legal, key=lambda decision: far[state.road.tile_at[decision.args[0]]])
    return Advice(chosen, 1.0, "hint-place")
