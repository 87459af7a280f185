"""Advice before the race: tiles, FINISH, features, load-outs, where the assistance car begins.

The map should have short roads between START and the checkpoints, and hazards out of the way.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..components.content import (
    BOARD_ASSISTANCE,
    BOARD_RALLY,
    CAPACITY_BY_BOARD,
    CARD_FUEL,
    CARD_KIND_COUNT,
    CARD_SPARE_TYRE,
    CARD_TOOLBOX,
)
from ..components.road import Road, start_nose_direction
from ..components.tiles import (
    CELL_OFFSET_BY_DIRECTION,
    DIRECTION_COUNT,
    HAZARD_SIGN,
    NOWHERE,
    SIGN_BY_TILE_KIND,
    TILE_FINISH,
    TOKEN_NUMBER_BY_TILE_KIND,
)
from ..rules import decisions as d
from ..rules.building import legal_spots
from ..rules.driving import is_fitted
from ..rules.routes import tiles_to_go
from ..rules.state import State, rally_fuel
from ..rules.steps.preparation import board_cards
from .logistics import assistance_distances, planned_stops
from .turns_to_finish import turns_to_finish

HAZARD_LENGTH: Final = 4
"""Tiles that a hazard on the way is as bad as."""
UNREACHABLE_LENGTH: Final = 60
"""A checkpoint that no road end is left for."""
FEATURE_PREFERENCE: Final = (
    content.FEATURE_LIGHT_WEIGHT,
    content.FEATURE_POWER_KIT,
    content.FEATURE_SPORT_SUSPENSION,
    content.FEATURE_CLOSE_RATIO,
)
"""Features in the order in which a driver takes them (CR-24.3); two different ones where that is possible."""
DEFAULT_LOADS: Final = (
    {CARD_TOOLBOX: 1, CARD_SPARE_TYRE: 1, CARD_FUEL: CAPACITY_BY_BOARD[BOARD_RALLY] - 2},
    {CARD_SPARE_TYRE: 1, CARD_FUEL: CAPACITY_BY_BOARD[BOARD_ASSISTANCE] - 1},
)
"""What a driver loads before the race, on the rally board and on that of the assistance car."""


def advise_tile_spot(state: State, choices: Sequence[Decision], chance_source: ChanceSource) -> Advice:
    """The spot that keeps the whole way shortest; any of those that do."""
    best, chosen = UNREACHABLE_LENGTH * UNREACHABLE_LENGTH, list(choices)
    for decision in choices:
        value = map_length(state.road.with_tile(state.drawn_tile, decision.args[0], decision.args[1]))
        if value < best:
            best, chosen = value, []
        if value == best:
            chosen.append(decision)
    return Advice(chosen[chance_source.pick("advice", range(len(chosen)))], 1.0, "hint-tile")


def map_length(road: Road) -> int:
    """Tiles between START and the checkpoints, each to each; those that have yet to be laid, and FINISH, are taken to
    come to the open ends that are nearest to all of them."""
    places = [tile for tile in range(road.tiles) if tile == road.start or TOKEN_NUMBER_BY_TILE_KIND[road.kinds[tile]]]
    ways = [_tile_distances(road, place) for place in places]
    between = sum(relative_direction[place] for relative_direction in ways for place in places) // 2
    ends = sorted(
        sum(relative_direction[tile] + 1 for relative_direction in ways)
        for tile in range(road.tiles)
        for direction in range(DIRECTION_COUNT)
        if road.road_ends[tile] >> direction & 1
        and road.cells[tile] + CELL_OFFSET_BY_DIRECTION[direction] not in road.tile_at
    )
    missing = content.CHECKPOINT_COUNT + 2 - len(places)
    return between + sum(ends[:missing]) + UNREACHABLE_LENGTH * max(0, missing - len(ends))


@lru_cache(maxsize=16)
def shortest_map_length(road: Road, tile_kind: int, stuck_count: int) -> int:
    """The length that the best spots for a tile leave; known already if it was asked for of another spot."""
    return min(
        map_length(road.with_tile(tile_kind, cell, rotation))
        for cell, rotation in legal_spots(road, tile_kind, stuck_count)
    )


def _tile_distances(road: Road, start_tile: int) -> list[int]:
    """The way from a tile to every other; a hazard counts as several."""
    distances = [UNREACHABLE_LENGTH] * road.tiles
    heap = [(0, start_tile)]
    while heap:
        far, tile = heapq.heappop(heap)
        if far >= distances[tile]:
            continue
        distances[tile] = far
        for direction in range(DIRECTION_COUNT):
            other = road.neighbours[DIRECTION_COUNT * tile + direction]
            if other != NOWHERE:
                more = HAZARD_LENGTH if SIGN_BY_TILE_KIND[road.kinds[other]] == HAZARD_SIGN else 1
                heapq.heappush(heap, (far + more, other))
    return distances


def advise_finish_spot(state: State, choices: list[Decision]) -> Advice:
    """FINISH where the whole way is short."""
    best, chosen = 10_000, choices[0]
    for decision in choices:
        road = state.road.with_tile(TILE_FINISH, decision.args[0], decision.args[1])
        tiles = tiles_to_go(road, road.start, start_nose_direction(road), 0)
        if tiles < best:
            best, chosen = tiles, decision
    return Advice(chosen, 1.0, "hint-vote")


def choose_feature(state: State, seat: int, choices: list[Decision]) -> Decision:
    """The feature to draft."""
    order = sorted(FEATURE_PREFERENCE, key=lambda feature: is_fitted(state, seat, feature))
    return next(d.PICK_FEATURE_DECISIONS[feature] for feature in order if d.PICK_FEATURE_DECISIONS[feature] in choices)


def advise_load(state: State, seat: int, goals: Sequence[dict[int, int]] = DEFAULT_LOADS) -> Advice:
    """A load-out, board by board, card by card: what has no place in it comes off first."""
    away: list[Decision] = []
    aboard: list[Decision] = []
    for board, goal in enumerate(goals):
        for card in range(CARD_KIND_COUNT):
            more = goal.get(card, 0) - board_cards(state, board)[CARD_KIND_COUNT * seat + card]
            away += [d.UNLOAD_CARD_DECISIONS[board][card]] * -more
            aboard += [d.LOAD_CARD_DECISIONS[board][card]] * more
    steps = [*away, *aboard, d.FINISH_LOADING_DECISION]
    return Advice(steps[0], 1.0, "hint-load", next_decisions=steps)


def advise_assistance_start(state: State, seat: int, choices: list[Decision]) -> Advice:
    """Beside the stop at which the first tank will be empty."""
    stops = planned_stops(state, seat, turns_to_finish(state, seat))
    dry_tile = [tile for tile, spent in stops if spent <= rally_fuel(state, seat)][-1]
    distances = assistance_distances(state.road, dry_tile)
    chosen = min(choices, key=lambda decision: distances[state.road.tile_at[decision.args[0]]])
    return Advice(chosen, 1.0, "hint-place")
