"""Advice while the map is built: short roads between START and the checkpoints, and hazards out of the way."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components.content import CHECKPOINTS
from ..components.road import Road
from ..components.tiles import CELL_STEP, DIRECTIONS, HAZARD_SIGN, KIND_SIGN, NOWHERE, TOKEN_NUMBER
from ..rules.building import legal_spots
from ..rules.state import State

HAZARD_LENGTH: Final = 4
"""Tiles that a hazard on the way is as bad as."""
UNREACHABLE_LENGTH: Final = 60
"""A checkpoint that no road end is left for."""


def advise_tile_spot(state: State, legal: Sequence[Decision], chance: Chance) -> Advice:
    """The spot that keeps the whole way shortest; any of those that do."""
    best, chosen = UNREACHABLE_LENGTH * UNREACHABLE_LENGTH, list(legal)
    for decision in legal:
        value = map_length(state.road.with_tile(state.drawn_tile, decision.args[0], decision.args[1]))
        if value < best:
            best, chosen = value, []
        if value == best:
            chosen.append(decision)
    return Advice(chosen[chance.pick("advice", range(len(chosen)))], 1.0, "hint-tile")


def map_length(road: Road) -> int:
    """Tiles between START and the checkpoints, each to each; those that have yet to be laid, and FINISH, are taken to
    come to the open ends that are nearest to all of them."""
    places = [tile for tile in range(road.tiles) if tile == road.start or TOKEN_NUMBER[road.kinds[tile]]]
    ways = [_tile_distances(road, place) for place in places]
    between = sum(way[place] for way in ways for place in places) // 2
    ends = sorted(
        sum(way[tile] + 1 for way in ways)
        for tile in range(road.tiles)
        for direction in range(DIRECTIONS)
        if road.ends[tile] >> direction & 1 and road.cells[tile] + CELL_STEP[direction] not in road.tile_at
    )
    missing = CHECKPOINTS + 2 - len(places)
    return between + sum(ends[:missing]) + UNREACHABLE_LENGTH * max(0, missing - len(ends))


@lru_cache(maxsize=16)
def shortest_map_length(road: Road, kind: int, stuck: int) -> int:
    """The length that the best spots for a tile leave; known already if it was asked for of another spot."""
    return min(map_length(road.with_tile(kind, cell, rotation)) for cell, rotation in legal_spots(road, kind, stuck))


def _tile_distances(road: Road, place: int) -> list[int]:
    """The way from a tile to every other; a hazard counts as several."""
    distances = [UNREACHABLE_LENGTH] * road.tiles
    heap = [(0, place)]
    while heap:
        far, tile = heapq.heappop(heap)
        if far >= distances[tile]:
            continue
        distances[tile] = far
        for direction in range(DIRECTIONS):
            other = road.neighbours[DIRECTIONS * tile + direction]
            if other != NOWHERE:
                more = HAZARD_LENGTH if KIND_SIGN[road.kinds[other]] == HAZARD_SIGN else 1
                heapq.heappush(heap, (far + more, other))
    return distances
