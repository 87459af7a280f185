"""How far it is from everywhere to everywhere on a map, by tiles: what `encoder.py` tells a trainer of the road.

Road-book cards, other cars and features are left out: a compass, not a plan.
"""

from __future__ import annotations

from typing import Final

from paddock.games.classic_rally.components.content import CHECKPOINTS, WAY
from paddock.games.classic_rally.components.road import (
    DIRECTIONS,
    NOWHERE,
    SIGN,
    STATION,
    TOKEN,
    Road,
    arrival,
    is_signed,
    may_turn,
    turned,
    way_out,
)

FAR: Final = 31
"""As far as anything, or out of reach."""
GOALS: Final = CHECKPOINTS + 2
"""The checkpoints, FINISH, and the nearest service station."""
WAYS_ON: Final = len(WAY)


class Compass:
    """For a car, a place is `4 * tile + nose`. `to[place][tile]` are the moves of one tile that it takes to get there,
    `onward[place][way]` is the place to which a way leads, or -1, and `goals[place]` is what it takes to the goals."""

    __slots__ = ("aid", "goals", "onward", "roads", "to")

    def __init__(self, road: Road) -> None:
        places = range(DIRECTIONS * road.tiles)
        self.onward: list[list[int]] = [[_onward(road, place, way) for way in range(WAYS_ON)] for place in places]
        turns = [_turn(road, place) for place in places]
        steps = [[*(each for each in self.onward[place] if each != NOWHERE), *turns[place]] for place in places]
        self.to: list[bytes] = [_spread(place, steps, road.tiles, DIRECTIONS) for place in places]
        goals = [_tiles(road, goal) for goal in range(GOALS)]
        self.goals: list[bytes] = [
            bytes(min((to[tile] for tile in goal), default=FAR) for goal in goals) for to in self.to
        ]
        beside = [
            [each for each in road.joined[DIRECTIONS * tile : DIRECTIONS * (tile + 1)] if each != NOWHERE]
            for tile in range(road.tiles)
        ]
        self.roads: list[bytes] = [_spread(tile, beside, road.tiles, 1) for tile in range(road.tiles)]
        """`roads[tile][tile]`: the same for an assistance car, which drives as it likes."""
        self.aid: list[list[int]] = [
            road.joined[DIRECTIONS * tile : DIRECTIONS * (tile + 1)] for tile in range(road.tiles)
        ]


def _onward(road: Road, place: int, way: int) -> int:
    tile, nose = divmod(place, DIRECTIONS)
    travel = way_out(road, tile, nose, way)
    target = road.joined[DIRECTIONS * tile + travel] if travel != NOWHERE else NOWHERE
    return DIRECTIONS * target + arrival(road, target, travel) if target != NOWHERE else NOWHERE


def _turn(road: Road, place: int) -> list[int]:
    """The place after turning round, where a sign allows it."""
    tile, nose = divmod(place, DIRECTIONS)
    if not is_signed(road, tile) or not may_turn(road, tile, nose):
        return []
    return [DIRECTIONS * tile + turned(road, tile, nose)]


def _tiles(road: Road, goal: int) -> list[int]:
    """The tiles of a goal."""
    if goal < CHECKPOINTS:
        return [tile for tile, kind in enumerate(road.kind) if TOKEN[kind] == goal + 1]
    if goal == CHECKPOINTS:
        return [road.finish] if road.finish != NOWHERE else []
    return [tile for tile, kind in enumerate(road.kind) if SIGN[kind] == STATION]


def _spread(start: int, steps: list[list[int]], tiles: int, places_on_tile: int) -> bytes:
    """By tile: the fewest steps from a place."""
    found = [FAR] * tiles
    reached, edge, distance = {start}, [start], 0
    while edge and distance < FAR:
        for place in edge:
            tile = place // places_on_tile
            found[tile] = min(found[tile], distance)
        edge = list({each for place in edge for each in steps[place]} - reached)
        reached.update(edge)
        distance += 1
    return bytes(found)
