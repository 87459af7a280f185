"""Tiles and the map that they make: which road ends are joined, where a nose points, where one can drive (CR-22).

A tile of a map is a small integer, its place in the order of laying. A :class:`Road` never changes: laying a tile makes
a new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Values
from paddock.games.classic_rally.components.content import FORWARD, read_data

_TILES: Final = read_data("tiles.json")
_KINDS: Final[list[dict[str, object]]] = _TILES["kinds"]

DIRECTION: Final = Values("direction", ("N", "E", "S", "W"))
DIRECTIONS: Final = 4
ROTATION: Final = Values("rotation", ("0", "90", "180", "270"), numeric=False)

TILE_KIND: Final = Values("kind", tuple(str(each["kind"]) for each in _KINDS))
TILE_KINDS: Final = len(TILE_KIND)
START: Final = TILE_KIND.code("start")
FINISH: Final = TILE_KIND.code("finish")
SERVICE_STRAIGHT: Final = TILE_KIND.code("service_straight")


def _tile_count(kind: dict[str, object]) -> int:
    count = kind["count"]
    return count if isinstance(count, int) else 0


TILE_COUNT: Final[tuple[int, ...]] = tuple(_tile_count(each) for each in _KINDS)

# Signs
NO_SIGN: Final = 0
HAZARD_SIGN: Final = 1
STATION_SIGN: Final = 2
CHECKPOINT_SIGN: Final = 3
SIGN_NAMES: Final = (None, "hazard", "service", "checkpoint")
KIND_SIGN: Final[tuple[int, ...]] = tuple(SIGN_NAMES.index(each["sign"]) for each in _KINDS)
TOKEN_NUMBER: Final[tuple[int, ...]] = tuple(int(str(each["checkpoint"] or 0)) for each in _KINDS)
"""The number of a checkpoint; 0 elsewhere."""

# Shapes, for features and exits
STRAIGHT: Final = 0
CURVE: Final = 1
INTERSECTION: Final = 2
TERMINAL: Final = 3
_SHAPES: Final = {"straight": STRAIGHT, "curve": CURVE, "intersection": INTERSECTION}
KIND_SHAPE: Final[tuple[int, ...]] = tuple(
    TERMINAL if each["shape"] == "terminal" else _SHAPES[str(each["feature_start_class"])] for each in _KINDS
)
IS_PLAIN: Final[tuple[bool, ...]] = tuple(
    KIND_SIGN[kind] == NO_SIGN and KIND_SHAPE[kind] in (STRAIGHT, CURVE) for kind in range(TILE_KINDS)
)
"""Unsigned straights and curves: where cars may get in each other's way (CR-11.2)."""
MAY_START_ASSISTANCE: Final[tuple[bool, ...]] = tuple(bool(each["assistance_start_allowed"]) for each in _KINDS)


def _rotated_ends(kind: dict[str, object], rotation: int) -> int:
    """The road ends of a turned tile as a bit mask of directions."""
    names = kind["road_ends_at_rotation_0"]
    mask = 0
    for name in names if isinstance(names, list) else []:
        mask |= 1 << (DIRECTION.code(name) + rotation) % DIRECTIONS
    return mask


ROAD_ENDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_rotated_ends(each, rotation) for rotation in range(DIRECTIONS)) for each in _KINDS
)
"""`ROAD_ENDS[kind][rotation]`."""
DISTINCT_ROTATIONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(rotation for rotation in range(DIRECTIONS) if ROAD_ENDS[kind].index(ROAD_ENDS[kind][rotation]) == rotation)
    for kind in range(TILE_KINDS)
)
"""The rotations of each kind that look different."""

# -- cells -----------------------------------------------------------------------------------------------------

MAX_COORDINATE: Final = 24
GRID_WIDTH: Final = 2 * MAX_COORDINATE + 1


def cell_of(x: int, y: int) -> int:
    """The code of a cell."""
    return (y + MAX_COORDINATE) * GRID_WIDTH + x + MAX_COORDINATE


def cell_coordinates(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    return cell % GRID_WIDTH - MAX_COORDINATE, cell // GRID_WIDTH - MAX_COORDINATE


def _cell_message(code: int) -> tuple[str, dict[str, object]]:
    x, y = cell_coordinates(code)
    return "cell", {"x": x, "y": y}


CELL: Final = Values(
    "cell",
    tuple(
        f"{x},{y}"
        for y in range(-MAX_COORDINATE, MAX_COORDINATE + 1)
        for x in range(-MAX_COORDINATE, MAX_COORDINATE + 1)
    ),
    ranged=True,
    message_of=_cell_message,
)
CELL_STEP: Final = (-GRID_WIDTH, 1, GRID_WIDTH, -1)
"""What to add to a cell to go one cell on, by direction."""

NOWHERE: Final = -1
Laid = tuple[int, int, int]
"""A tile that lies: kind, cell, rotation."""


class Road:
    """A map. Tables by tile, or by tile and direction (`4 * tile + direction`)."""

    __slots__ = ("cells", "ends", "finish", "kinds", "known_spots", "laid", "neighbours", "start", "tile_at", "tiles")

    def __init__(self, laid: Sequence[Laid]) -> None:
        self.laid: Final[tuple[Laid, ...]] = tuple(laid)
        self.tiles: Final = len(self.laid)
        self.kinds: Final[list[int]] = [tile[0] for tile in self.laid]
        self.cells: Final[list[int]] = [tile[1] for tile in self.laid]
        self.ends: Final[list[int]] = [ROAD_ENDS[tile[0]][tile[2]] for tile in self.laid]
        self.tile_at: Final[dict[int, int]] = {cell: tile for tile, cell in enumerate(self.cells)}
        self.start: Final = self.kinds.index(START) if START in self.kinds else NOWHERE
        self.finish: Final = self.kinds.index(FINISH) if FINISH in self.kinds else NOWHERE
        joined = [NOWHERE] * (DIRECTIONS * self.tiles)
        for tile in range(self.tiles):
            for direction in range(DIRECTIONS):
                other = self.tile_at.get(self.cells[tile] + CELL_STEP[direction], NOWHERE)
                opposite = direction ^ 2
                if other >= 0 and self.ends[tile] >> direction & 1 and self.ends[other] >> opposite & 1:
                    joined[DIRECTIONS * tile + direction] = other
        self.known_spots: Final[dict[tuple[int, int], list[tuple[int, int]]]] = {}
        """The legal spots that were asked for already, by kind and step of the ladder."""
        self.neighbours: Final = joined
        """The tile that one comes to, or -1."""

    def with_tile(self, kind: int, cell: int, rotation: int) -> Road:
        """This map and one tile more."""
        return Road((*self.laid, (kind, cell, rotation)))


def arrival_nose(road: Road, tile: int, travel: int) -> int:
    """The nose of a car that has entered a tile, before any reversal (CR-22.3)."""
    shape = KIND_SHAPE[road.kinds[tile]]
    if shape == INTERSECTION:
        return travel
    if shape == TERMINAL:
        return travel ^ 2
    return other_end(road.ends[tile], travel ^ 2)


def other_end(ends: int, end: int) -> int:
    """The other road end of a tile that has two."""
    rest = ends & ~(1 << end)
    for direction in range(DIRECTIONS):
        if rest >> direction & 1:
            return direction
    return end


def is_dead_end(road: Road, tile: int, travel: int) -> bool:
    """Whether no joined tile continues the road, other than the one that the car came from (CR-12.6)."""
    if KIND_SHAPE[road.kinds[tile]] == TERMINAL:
        return True
    back = travel ^ 2
    first = DIRECTIONS * tile
    return not any(
        direction != back and road.neighbours[first + direction] != NOWHERE for direction in range(DIRECTIONS)
    )


def turned_nose(road: Road, tile: int, nose: int) -> int:
    """The nose after turning round, or -1 where that can't be (CR-22.4)."""
    shape = KIND_SHAPE[road.kinds[tile]]
    if shape == TERMINAL:
        return NOWHERE
    if shape == INTERSECTION:
        return nose ^ 2
    return other_end(road.ends[tile], nose)


def exit_direction(road: Road, tile: int, nose: int, way: int) -> int:
    """The direction in which a way leads (CR-22.5); -1 for a way that the tile's shape does not know."""
    if KIND_SHAPE[road.kinds[tile]] == INTERSECTION:
        return (nose + way - 1) % DIRECTIONS if way != FORWARD else NOWHERE
    return nose if way == FORWARD else NOWHERE


def has_exit(road: Road, tile: int, nose: int) -> bool:
    """Whether a car with this nose has a joined exit (CR-21.3)."""
    first = DIRECTIONS * tile
    if KIND_SHAPE[road.kinds[tile]] != INTERSECTION:
        return road.neighbours[first + nose] != NOWHERE
    return any(road.neighbours[first + (nose + way - 1) % DIRECTIONS] != NOWHERE for way in range(FORWARD))


def may_turn(road: Road, tile: int, nose: int) -> bool:
    """Whether a turn leaves the car with an exit (CR-21.3)."""
    new = turned_nose(road, tile, nose)
    return new != NOWHERE and has_exit(road, tile, new)


def is_signed(road: Road, tile: int) -> bool:
    """Whether a tile bears a hazard, station or checkpoint sign."""
    return KIND_SIGN[road.kinds[tile]] != NO_SIGN


_LAYOUT: Final = read_data("beginner_layout.json")
BEGINNER_ROAD: Final = Road(
    [
        (TILE_KIND.code(each["kind"]), cell_of(each["x"], each["y"]), each["rotation"] // 90)
        for each in _LAYOUT["placements"]
    ]
)
"""The beginner layout (CR-24)."""
START_ROTATION: Final = 1
START_ROAD: Final = Road([(START, cell_of(0, 0), START_ROTATION)])
"""What building begins with (CR-3.3)."""
