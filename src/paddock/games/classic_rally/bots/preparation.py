"""Advice before the race: FINISH, features, load-outs, where the assistance car begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..components.tiles import FINISH
from ..rules import decisions as d
from ..rules.routes import tiles_to_go
from ..rules.state import State
from ..rules.steps.preparation import board_cards
from .logistics import assistance_distances, planned_stops
from .turns_to_finish import turns_to_finish

FEATURE_PREFERENCE: Final = (content.LIGHT_WEIGHT, content.POWER_KIT, content.SPORT_SUSPENSION, content.CLOSE_RATIO)
"""Features in the order in which a driver takes them (CR-24.3); two different ones where that is possible."""
DEFAULT_LOADS: Final = (
    {content.TOOLBOX: 1, content.SPARE_TYRE: 1, content.FUEL: content.BOARD_CAPACITY[content.RALLY] - 2},
    {content.SPARE_TYRE: 1, content.FUEL: content.BOARD_CAPACITY[content.ASSISTANCE] - 1},
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
    first = content.FEATURE_SLOTS * seat
    own = state.features[first : first + content.FEATURE_SLOTS]
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
        for card in range(content.CARDS):
            more = goal.get(card, 0) - board_cards(state, which)[content.CARDS * seat + card]
            away += [d.UNLOAD_DECISIONS[which][card]] * -more
            aboard += [d.LOAD_DECISIONS[which][card]] * more
    steps = [*away, *aboard, d.READY_DECISION]
    return Advice(steps[0], 1.0, "hint-load", then=steps)


def advise_assistance_start(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Beside the stop at which the first tank will be empty."""
    way = planned_stops(state, seat, turns_to_finish(state, seat))
    tank = state.rally_load[content.CARDS * seat + content.FUEL]
    dry_tile = [tile for tile, spent in way if spent <= tank][-1]
    far = assistance_distances(state.road, dry_tile)
    chosen = min(legal, key=lambda decision: far[state.road.tile_at[decision.args[0]]])
    return Advice(chosen, 1.0, "hint-place")
