"""The map that tiles make: which road ends are joined, where a nose points, where one can drive (CR-22).

A tile of a map is a small integer, its place in the order of laying. A :class:`Road` never changes: laying a tile makes
a new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from . import tiles
from .content import DRIVE_FORWARD, read_data
from .tiles import (
    DIRECTION_COUNT,
    NOWHERE,
    SHAPE_BY_TILE_KIND,
    SHAPE_INTERSECTION,
    SHAPE_TERMINAL,
    TILE_FINISH,
    TILE_START,
)

LaidTile = tuple[int, int, int]
"""A tile that lies: kind, cell, rotation."""


class Road:
    """A map. Tables by tile, or by tile and direction (`4 * tile + direction`)."""

    __slots__ = (
        "cells",
        "finish",
        "kinds",
        "known_spots",
        "laid_tiles",
        "neighbours",
        "road_ends",
        "start",
        "tile_at",
        "tiles",
    )

    def __init__(self, laid_tiles: Sequence[LaidTile]) -> None:
        self.laid_tiles: Final[tuple[LaidTile, ...]] = tuple(laid_tiles)
        self.tiles: Final = len(self.laid_tiles)
        self.kinds: Final[list[int]] = [tile[0] for tile in self.laid_tiles]
        self.cells: Final[list[int]] = [tile[1] for tile in self.laid_tiles]
        self.road_ends: Final[list[int]] = [tiles.ROAD_ENDS[tile[0]][tile[2]] for tile in self.laid_tiles]
        self.tile_at: Final[dict[int, int]] = {cell: tile for tile, cell in enumerate(self.cells)}
        self.start: Final = self.kinds.index(TILE_START) if TILE_START in self.kinds else NOWHERE
        self.finish: Final = self.kinds.index(TILE_FINISH) if TILE_FINISH in self.kinds else NOWHERE
        joined = [NOWHERE] * (DIRECTION_COUNT * self.tiles)
        for tile in range(self.tiles):
            for direction in range(DIRECTION_COUNT):
                other = self.tile_at.get(self.cells[tile] + tiles.CELL_OFFSET_BY_DIRECTION[direction], NOWHERE)
                opposite = direction ^ 2
                if other >= 0 and self.road_ends[tile] >> direction & 1 and self.road_ends[other] >> opposite & 1:
                    joined[DIRECTION_COUNT * tile + direction] = other
        self.known_spots: Final[dict[tuple[int, int], list[tuple[int, int]]]] = {}
        """The legal spots that were asked for already, by kind and step of the ladder."""
        self.neighbours: Final = joined
        """The tile that one comes to, or -1."""

    def with_tile(self, tile_kind: int, cell: int, rotation: int) -> Road:
        """This map and one tile more."""
        return Road((*self.laid_tiles, (tile_kind, cell, rotation)))


def arrival_nose_direction(road: Road, tile: int, travel_direction: int) -> int:
    """The nose of a car that has entered a tile, before any reversal (CR-22.3)."""
    shape = SHAPE_BY_TILE_KIND[road.kinds[tile]]
    if shape == SHAPE_INTERSECTION:
        return travel_direction
    if shape == SHAPE_TERMINAL:
        return travel_direction ^ 2
    return other_end(road.road_ends[tile], travel_direction ^ 2)


def start_nose_direction(road: Road) -> int:
    """Out along the only road end of START."""
    return road.road_ends[road.start].bit_length() - 1


def other_end(road_ends: int, road_end: int) -> int:
    """The other road end of a tile that has two."""
    rest = road_ends & ~(1 << road_end)
    for direction in range(DIRECTION_COUNT):
        if rest >> direction & 1:
            return direction
    return road_end


def is_dead_end(road: Road, tile: int, travel_direction: int) -> bool:
    """Whether no joined tile continues the road, other than the one that the car came from (CR-12.6)."""
    if SHAPE_BY_TILE_KIND[road.kinds[tile]] == SHAPE_TERMINAL:
        return True
    back = travel_direction ^ 2
    first = DIRECTION_COUNT * tile
    neighbours = road.neighbours[first : first + DIRECTION_COUNT]
    return not any(tile != NOWHERE and direction != back for direction, tile in enumerate(neighbours))


def turned_nose_direction(road: Road, tile: int, nose_direction: int) -> int:
    """The nose after turning round, or -1 where that can't be (CR-22.4)."""
    shape = SHAPE_BY_TILE_KIND[road.kinds[tile]]
    if shape == SHAPE_TERMINAL:
        return NOWHERE
    if shape == SHAPE_INTERSECTION:
        return nose_direction ^ 2
    return other_end(road.road_ends[tile], nose_direction)


def exit_direction(road: Road, tile: int, nose_direction: int, relative_direction: int) -> int:
    """The direction in which a way leads (CR-22.5); -1 for a way that the tile's shape does not know."""
    if SHAPE_BY_TILE_KIND[road.kinds[tile]] == SHAPE_INTERSECTION:
        return (
            (nose_direction + relative_direction - 1) % DIRECTION_COUNT
            if relative_direction != DRIVE_FORWARD
            else NOWHERE
        )
    return nose_direction if relative_direction == DRIVE_FORWARD else NOWHERE


def has_exit(road: Road, tile: int, nose_direction: int) -> bool:
    """Whether a car with this nose has a joined exit (CR-21.3)."""
    first = DIRECTION_COUNT * tile
    if SHAPE_BY_TILE_KIND[road.kinds[tile]] != SHAPE_INTERSECTION:
        return road.neighbours[first + nose_direction] != NOWHERE
    return any(
        road.neighbours[first + (nose_direction + relative_direction - 1) % DIRECTION_COUNT] != NOWHERE
        for relative_direction in range(DRIVE_FORWARD)
    )


def may_turn(road: Road, tile: int, nose_direction: int) -> bool:
    """Whether a turn leaves the car with an exit (CR-21.3)."""
    new = turned_nose_direction(road, tile, nose_direction)
    return new != NOWHERE and has_exit(road, tile, new)


def is_signed(road: Road, tile: int) -> bool:
    """Whether a tile bears a hazard, station or checkpoint sign."""
    return tiles.SIGN_BY_TILE_KIND[road.kinds[tile]] != tiles.NO_SIGN


def _read_tile(tile: dict[str, Any]) -> LaidTile:
    return tiles.TILE_KIND_VALUES.code(tile["kind"]), tiles.cell_of(tile["x"], tile["y"]), tile["rotation"] // 90


BEGINNER_ROAD: Final = Road([_read_tile(tile) for tile in read_data("beginner_layout.json")["placements"]])
"""The beginner layout (CR-24)."""
START_ROTATION: Final = 1
START_ROAD: Final = Road([(TILE_START, tiles.cell_of(0, 0), START_ROTATION)])
"""What building begins with (CR-3.3)."""
