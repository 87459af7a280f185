"""The kinds of tile, their signs, shapes and road ends, and the cells that they are laid on (CR-22)."""

from __future__ import annotations

from typing import Any, Final

from paddock.core.decision import ValueSet

from .content import read_data

_TILE_KIND_DATA: Final[list[dict[str, Any]]] = read_data("tiles.json")["kinds"]

DIRECTION_VALUES: Final = ValueSet("direction", ("N", "E", "S", "W"))
DIRECTION_COUNT: Final = 4
ROTATION_VALUES: Final = ValueSet("rotation", ("0", "90", "180", "270"), is_numeric=False)

TILE_KIND_VALUES: Final = ValueSet("kind", tuple(each["kind"] for each in _TILE_KIND_DATA))
TILE_KIND_COUNT: Final = len(TILE_KIND_VALUES)
TILE_START: Final = TILE_KIND_VALUES.code("start")
TILE_FINISH: Final = TILE_KIND_VALUES.code("finish")
TILE_SERVICE_STRAIGHT: Final = TILE_KIND_VALUES.code("service_straight")


COPIES_BY_TILE_KIND: Final[tuple[int, ...]] = tuple(int(each["count"]) for each in _TILE_KIND_DATA)

# Signs
NO_SIGN: Final = 0
HAZARD_SIGN: Final = 1
STATION_SIGN: Final = 2
SIGN_NAMES: Final = (None, "hazard", "service", "checkpoint")
SIGN_BY_TILE_KIND: Final[tuple[int, ...]] = tuple(SIGN_NAMES.index(each["sign"]) for each in _TILE_KIND_DATA)
TOKEN_NUMBER_BY_TILE_KIND: Final[tuple[int, ...]] = tuple(int(each["checkpoint"] or 0) for each in _TILE_KIND_DATA)
"""The number of a checkpoint; 0 elsewhere."""
TOKEN_BIT_BY_TILE_KIND: Final[tuple[int, ...]] = tuple(1 << number >> 1 for number in TOKEN_NUMBER_BY_TILE_KIND)
"""The token of a checkpoint as a bit mask; 0 elsewhere."""

# Shapes, for features and exits
SHAPE_STRAIGHT: Final = 0
SHAPE_CURVE: Final = 1
SHAPE_INTERSECTION: Final = 2
SHAPE_TERMINAL: Final = 3
_SHAPE_DATA: Final = {"straight": SHAPE_STRAIGHT, "curve": SHAPE_CURVE, "intersection": SHAPE_INTERSECTION}
SHAPE_BY_TILE_KIND: Final[tuple[int, ...]] = tuple(
    SHAPE_TERMINAL if each["shape"] == "terminal" else _SHAPE_DATA[each["feature_start_class"]]
    for each in _TILE_KIND_DATA
)
IS_PLAIN_TILE_KIND: Final[tuple[bool, ...]] = tuple(
    SIGN_BY_TILE_KIND[kind] == NO_SIGN and SHAPE_BY_TILE_KIND[kind] in (SHAPE_STRAIGHT, SHAPE_CURVE)
    for kind in range(TILE_KIND_COUNT)
)
"""Unsigned straights and curves: where cars may get in each other's way (CR-11.2)."""
IS_ASSISTANCE_START_ALLOWED_ON: Final[tuple[bool, ...]] = tuple(
    bool(each["assistance_start_allowed"]) for each in _TILE_KIND_DATA
)


def _rotated_ends(end_directions: list[str], rotation: int) -> int:
    return sum(1 << (DIRECTION_VALUES.code(end) + rotation) % DIRECTION_COUNT for end in end_directions)


ROAD_ENDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_rotated_ends(each["road_ends_at_rotation_0"], rotation) for rotation in range(DIRECTION_COUNT))
    for each in _TILE_KIND_DATA
)
"""`ROAD_ENDS[kind][rotation]`: the road ends of a turned tile, as a bit mask of directions."""
DISTINCT_ROTATIONS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        rotation for rotation in range(DIRECTION_COUNT) if ROAD_ENDS[kind].index(ROAD_ENDS[kind][rotation]) == rotation
    )
    for kind in range(TILE_KIND_COUNT)
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


_GRID_COORDINATES: Final = range(-MAX_COORDINATE, MAX_COORDINATE + 1)
_CELL_NAMES: Final = tuple(f"{x},{y}" for y in _GRID_COORDINATES for x in _GRID_COORDINATES)
CELL_VALUES: Final = ValueSet("cell", _CELL_NAMES, is_range=True, message_of=_cell_message)
CELL_OFFSET_BY_DIRECTION: Final = (-GRID_WIDTH, 1, GRID_WIDTH, -1)
"""What to add to a cell to go one cell on, by direction."""

NOWHERE: Final = -1
