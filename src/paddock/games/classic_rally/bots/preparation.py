"""Advice before the race: FINISH, features, load-outs, where the assistance car begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..components.content import ASSISTANCE, BOARD_CAPACITY, CARDS, FUEL, RALLY, SPARE_TYRE, TOOLBOX
from ..components.road import start_nose
from ..components.tiles import FINISH
from ..rules import decisions as d
from ..rules.driving import is_fitted
from ..rules.routes import tiles_to_go
from ..rules.state import State, rally_fuel
from ..rules.steps.preparation import board_cards
from .logistics import assistance_distances, planned_stops
from .turns_to_finish import turns_to_finish

FEATURE_PREFERENCE: Final = (content.LIGHT_WEIGHT, content.POWER_KIT, content.SPORT_SUSPENSION, content.CLOSE_RATIO)
"""Features in the order in board a driver takes them (CR-24.3); two different ones where that is possible."""
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
        tiles = tiles_to_go(road, road.start, start_nose(road), 0)
        if tiles < best:
            best, chosen = tiles, decision
    return Advice(chosen, 1.0, "hint-vote")


def choose_feature(state: State, seat: int, legal: list[Decision]) -> Decision:
    """The feature to draft."""
    order = sorted(FEATURE_PREFERENCE, key=lambda feature: is_fitted(state, seat, feature))
    return next(d.PICK_FEATURE_DECISIONS[feature] for feature in order if d.PICK_FEATURE_DECISIONS[feature] in legal)


def advise_load(state: State, seat: int, goals: Sequence[dict[int, int]] = DEFAULT_LOADS) -> Advice:
    """A load-out, board by board, card by card: what has no place in it comes off first."""
    away: list[Decision] = []
    aboard: list[Decision] = []
    for board, goal in enumerate(goals):
        for card in range(CARDS):
            more = goal.get(card, 0) - board_cards(state, board)[CARDS * seat + card]
            away += [d.UNLOAD_DECISIONS[board][card]] * -more
            aboard += [d.LOAD_DECISIONS[board][card]] * more
    steps = [*away, *aboard, d.READY_DECISION]
    return Advice(steps[0], 1.0, "hint-load", next_decisions=steps)


def advise_assistance_start(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Beside the stop at board the first tank will be empty."""
    stops = planned_stops(state, seat, turns_to_finish(state, seat))
    dry_tile = [tile for tile, spent in stops if spent <= rally_fuel(state, seat)][-1]
    distances = assistance_distances(state.road, dry_tile)
    chosen = min(legal, key=lambda decision: distances[state.road.tile_at[decision.args[0]]])
    return Advice(chosen, 1.0, "hint-place")
