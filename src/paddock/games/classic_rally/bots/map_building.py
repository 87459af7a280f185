"""Advice while the map is built: short roads between START and the checkpoints, and hazards out of the way."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally.components.content import CHECKPOINTS
from paddock.games.classic_rally.components.road import (
    BESIDE,
    DIRECTIONS,
    HAZARD_SIGN,
    NOWHERE,
    SIGN,
    TOKEN,
    Road,
)
from paddock.games.classic_rally.rules.building import spots
from paddock.games.classic_rally.rules.state import State

HAZARD: Final = 4
"""Tiles that a hazard on the way is as bad as."""
FAR: Final = 60
"""A checkpoint that no road end is left for."""


def lay(state: State, legal: Sequence[Decision], chance: Chance) -> Advice:
    """The spot that keeps the whole way shortest; any of those that do."""
    best, chosen = FAR * FAR, list(legal)
    for decision in legal:
        value = length(state.road.with_tile(state.drawn, decision.args[0], decision.args[1]))
        if value < best:
            best, chosen = value, []
        if value == best:
            chosen.append(decision)
    return Advice(chosen[chance.pick("advice", range(len(chosen)))], 1.0, "hint-tile")


def length(road: Road) -> int:
    """Tiles between START and the checkpoints, each to each; those that have yet to be laid, and FINISH, are taken to
    come to the open ends that are nearest to all of them."""
    places = [tile for tile in range(road.tiles) if tile == road.start or TOKEN[road.kind[tile]]]
    ways = [_ways(road, place) for place in places]
    between = sum(way[place] for way in ways for place in places) // 2
    ends = sorted(
        sum(way[tile] + 1 for way in ways)
        for tile in range(road.tiles)
        for direction in range(DIRECTIONS)
        if road.ends[tile] >> direction & 1 and road.at[tile] + BESIDE[direction] not in road.tile_at
    )
    missing = CHECKPOINTS + 2 - len(places)
    return between + sum(ends[:missing]) + FAR * max(0, missing - len(ends))


@lru_cache(maxsize=16)
def shortest(road: Road, kind: int, stuck: int) -> int:
    """The length that the best spots for a tile leave; known already if it was asked for of another spot."""
    return min(length(road.with_tile(kind, cell, rotation)) for cell, rotation in spots(road, kind, stuck))


def _ways(road: Road, place: int) -> list[int]:
    """The way from a tile to every other; a hazard counts as several."""
    found = [FAR] * road.tiles
    heap = [(0, place)]
    while heap:
        far, tile = heapq.heappop(heap)
        if far >= found[tile]:
            continue
        found[tile] = far
        for direction in range(DIRECTIONS):
            other = road.joined[DIRECTIONS * tile + direction]
            if other != NOWHERE:
                more = HAZARD if SIGN[road.kind[other]] == HAZARD_SIGN else 1
                heapq.heappush(heap, (far + more, other))
    return found
