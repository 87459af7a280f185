"""Distances from everywhere to everywhere on a map, in tiles: what `encoder.py` tells a trainer of the road.

Road-book cards, other cars and features are left out.
"""

from __future__ import annotations

from typing import Final

from ..components.content import CHECKPOINT_COUNT, RELATIVE_DIRECTION_VALUES
from ..components.road import Road, arrival_nose_direction, exit_direction, is_signed, may_turn, turned_nose_direction
from ..components.tiles import DIRECTION_COUNT, NOWHERE, SIGN_BY_TILE_KIND, STATION_SIGN, TOKEN_NUMBER_BY_TILE_KIND

MAX_DISTANCE: Final = 31
"""As far as anything, or out of reach."""
GOAL_COUNT: Final = CHECKPOINT_COUNT + 2
"""The checkpoints, FINISH, and the nearest service station."""
RELATIVE_DIRECTION_COUNT: Final = len(RELATIVE_DIRECTION_VALUES)


class RoadDistances:
    """For a car, a place is `4 * tile + nose`. `distances[place][tile]` are the moves of one tile that it takes to get
    there, `next_places[place][way]` is the place to which a way leads, or -1, and `goal_distances[place]` is what it
    takes to the goals."""

    __slots__ = ("assistance_distances", "assistance_neighbours", "distances", "goal_distances", "next_places")

    def __init__(self, road: Road) -> None:
        places = range(DIRECTION_COUNT * road.tiles)
        self.next_places = [
            [_next_pose(road, place, relative_direction) for relative_direction in range(RELATIVE_DIRECTION_COUNT)]
            for place in places
        ]
        turns = [_poses_after_turning(road, place) for place in places]
        steps = [[*(each for each in self.next_places[place] if each != NOWHERE), *turns[place]] for place in places]
        self.distances: list[bytes] = [_distances_from(place, steps, road.tiles, DIRECTION_COUNT) for place in places]
        goals = [_goal_tiles(road, goal) for goal in range(GOAL_COUNT)]
        self.goal_distances: list[bytes] = [
            bytes(min((to[tile] for tile in goal), default=MAX_DISTANCE) for goal in goals) for to in self.distances
        ]
        tiles = range(road.tiles)
        self.assistance_neighbours = [
            road.neighbours[DIRECTION_COUNT * tile : DIRECTION_COUNT * (tile + 1)] for tile in tiles
        ]
        beside = [[tile for tile in neighbours if tile != NOWHERE] for neighbours in self.assistance_neighbours]
        self.assistance_distances: list[bytes] = [_distances_from(tile, beside, road.tiles, 1) for tile in tiles]
        """`assistance_distances[tile][tile]`: the same for an assistance car, which drives as it likes."""


def _next_pose(road: Road, pose: int, relative_direction: int) -> int:
    tile, nose_direction = divmod(pose, DIRECTION_COUNT)
    travel = exit_direction(road, tile, nose_direction, relative_direction)
    target = road.neighbours[DIRECTION_COUNT * tile + travel] if travel != NOWHERE else NOWHERE
    return DIRECTION_COUNT * target + arrival_nose_direction(road, target, travel) if target != NOWHERE else NOWHERE


def _poses_after_turning(road: Road, pose: int) -> list[int]:
    """The place after turning round, where a sign allows it."""
    tile, nose_direction = divmod(pose, DIRECTION_COUNT)
    if not is_signed(road, tile) or not may_turn(road, tile, nose_direction):
        return []
    return [DIRECTION_COUNT * tile + turned_nose_direction(road, tile, nose_direction)]


def _goal_tiles(road: Road, goal: int) -> list[int]:
    if goal < CHECKPOINT_COUNT:
        return [tile for tile, kind in enumerate(road.kinds) if TOKEN_NUMBER_BY_TILE_KIND[kind] == goal + 1]
    if goal == CHECKPOINT_COUNT:
        return [road.finish] if road.finish != NOWHERE else []
    return [tile for tile, kind in enumerate(road.kinds) if SIGN_BY_TILE_KIND[kind] == STATION_SIGN]


def _distances_from(start_place: int, next_places: list[list[int]], tiles: int, places_on_tile: int) -> bytes:
    """By tile: the fewest steps from a place."""
    distances = [MAX_DISTANCE] * tiles
    reached, edge, distance = {start_place}, [start_place], 0
    while edge and distance < MAX_DISTANCE:
        for place in edge:
            tile = place // places_on_tile
            distances[tile] = min(distances[tile], distance)
        edge = list({each for place in edge for each in next_places[place]} - reached)
        reached.update(edge)
        distance += 1
    return bytes(distances)
