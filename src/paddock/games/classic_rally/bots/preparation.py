"""Advice before the race: FINISH, features, load-outs, where the assistance car begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally.bots.logistics import assistance_distances, planned_stops
from paddock.games.classic_rally.bots.turns_to_finish import turns_to_finish
from paddock.games.classic_rally.components.content import (
    ASSISTANCE,
    BOARD_CAPACITY,
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
from paddock.games.classic_rally.components.tiles import FINISH
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.routes import tiles_to_go
from paddock.games.classic_rally.rules.state import State
from paddock.games.classic_rally.rules.steps.preparation import board_cards

FEATURE_PREFERENCE: Final = (LIGHT_WEIGHT, POWER_KIT, SPORT_SUSPENSION, CLOSE_RATIO)
"""Features in the order in which a driver takes them (CR-24.3); two different ones where that is possible."""
DEFAULT_LOADS: Final = (
    {TOOLBOX: 1, SPARE_TYRE: 1, FUEL: BOARD_CAPACITY[RALLY] - 2},
    {SPARE_TYRE: 1, FUEL: BOARD_CAPACITY[ASSISTANCE] - 1},
)
"""What a driver loads before the race, on the rally board and on that of the assistance car."""


def advise_finish_spot(state: State, legal: list[Decision]) -> Advice:
    """FINISH where the whole way is short."""
    best, chosen = 10_000, legal[0]
    for decision in legal:
        road = state.road.with_tile(FINISH, decision.args[0], decision.args[1])
        tiles = tiles_to_go(road, road.start, _start_nose(road.ends[road.start]), 0)
        if tiles < best:
            best, chosen = tiles, decision
    return Advice(chosen, 1.0, "hint-vote")


def _start_nose(ends: int) -> int:
    return ends.bit_length() - 1


def choose_feature(state: State, seat: int, legal: list[Decision]) -> Decision:
    """The feature to draft."""
    first = FEATURE_SLOTS * seat
    own = state.features[first : first + FEATURE_SLOTS]
    order = [feature for feature in FEATURE_PREFERENCE if feature not in own] + list(FEATURE_PREFERENCE)
    return next(d.PICK_FEATURE_DECISIONS[feature] for feature in order if d.PICK_FEATURE_DECISIONS[feature] in legal)


def advise_load(state: State, seat: int) -> Advice:
    """The load-out of a driver."""
    return advise_loading(state, seat, DEFAULT_LOADS)


def advise_loading(state: State, seat: int, goals: Sequence[dict[int, int]]) -> Advice:
    """A load-out, board by board, card by card: what has no place in it comes off first."""
    away: list[Decision] = []
    aboard: list[Decision] = []
    for which, goal in enumerate(goals):
        for card in range(CARDS):
            more = goal.get(card, 0) - board_cards(state, which)[CARDS * seat + card]
            away += [d.UNLOAD_DECISIONS[which][card]] * -more
            aboard += [d.LOAD_DECISIONS[which][card]] * more
    steps = [*away, *aboard, d.READY_DECISION]
    return Advice(steps[0], 1.0, "hint-load", then=steps)


def advise_assistance_start(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Beside the stop at which the first tank will be empty."""
    way = planned_stops(state, seat, turns_to_finish(state, seat))
    tank = state.rally_load[CARDS * seat + FUEL]
    dry_tile = [tile for tile, spent in way if spent <= tank][-1]
    far = assistance_distances(state.road, dry_tile)
    chosen = min(legal, key=lambda decision: far[state.road.tile_at[decision.args[0]]])
    return Advice(chosen, 1.0, "hint-place")
