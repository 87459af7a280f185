"""Tiles and the map that they make: which road ends are joined, where a nose points, where one can drive (CR-22).

A tile of a map is a small integer, its place in the order of laying. A :class:`Road` never changes: laying a tile makes
a new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Values
from paddock.games.classic_rally.components.content import FORWARD, read

_TILES: Final = read("tiles.json")
_KINDS: Final[list[dict[str, object]]] = _TILES["kinds"]

DIRECTION: Final = Values("direction", ("N", "E", "S", "W"))
DIRECTIONS: Final = 4
DX: Final = (0, 1, 0, -1)
DY: Final = (-1, 0, 1, 0)
ROTATION: Final = Values("rotation", ("0", "90", "180", "270"), numeric=False)

KIND: Final = Values("kind", tuple(str(each["kind"]) for each in _KINDS))
KINDS: Final = len(KIND)
START: Final = KIND.code("start")
FINISH: Final = KIND.code("finish")
SERVICE_STRAIGHT: Final = KIND.code("service_straight")


def _count(kind: dict[str, object]) -> int:
    count = kind["count"]
    return count if isinstance(count, int) else 0


KIND_COUNT: Final[tuple[int, ...]] = tuple(_count(each) for each in _KINDS)

# Signs
NO_SIGN: Final = 0
HAZARD_SIGN: Final = 1
STATION: Final = 2
CHECKPOINT: Final = 3
SIGNS: Final = (None, "hazard", "service", "checkpoint")
SIGN: Final[tuple[int, ...]] = tuple(SIGNS.index(each["sign"]) for each in _KINDS)
TOKEN: Final[tuple[int, ...]] = tuple(int(str(each["checkpoint"] or 0)) for each in _KINDS)
"""The number of a checkpoint; 0 elsewhere."""

# Shapes, for features and exits
STRAIGHT: Final = 0
CURVE: Final = 1
INTERSECTION: Final = 2
TERMINAL: Final = 3
_SHAPES: Final = {"straight": STRAIGHT, "curve": CURVE, "intersection": INTERSECTION}
SHAPE: Final[tuple[int, ...]] = tuple(
    TERMINAL if each["shape"] == "terminal" else _SHAPES[str(each["feature_start_class"])] for each in _KINDS
)
PLAIN: Final[tuple[bool, ...]] = tuple(
    SIGN[kind] == NO_SIGN and SHAPE[kind] in (STRAIGHT, CURVE) for kind in range(KINDS)
)
"""Unsigned straights and curves: where cars may get in each other's way (CR-11.2)."""
ASSISTANCE_START: Final[tuple[bool, ...]] = tuple(bool(each["assistance_start_allowed"]) for each in _KINDS)


def _ends(kind: dict[str, object], rotation: int) -> int:
    """The road ends of a turned tile as a bit mask of directions."""
    names = kind["road_ends_at_rotation_0"]
    found = 0
    for name in names if isinstance(names, list) else []:
        found |= 1 << (DIRECTION.code(name) + rotation) % DIRECTIONS
    return found


ENDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_ends(each, rotation) for rotation in range(DIRECTIONS)) for each in _KINDS
)
"""`ENDS[kind][rotation]`."""
TURNS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(rotation for rotation in range(DIRECTIONS) if ENDS[kind].index(ENDS[kind][rotation]) == rotation)
    for kind in range(KINDS)
)
"""The rotations of each kind that look different."""

# -- cells -----------------------------------------------------------------------------------------------------

FAR: Final = 24
WIDTH: Final = 2 * FAR + 1


def cell_of(x: int, y: int) -> int:
    """The code of a cell."""
    return (y + FAR) * WIDTH + x + FAR


def xy_of(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    return cell % WIDTH - FAR, cell // WIDTH - FAR


def _say_cell(code: int) -> tuple[str, dict[str, object]]:
    x, y = xy_of(code)
    return "cell", {"x": x, "y": y}


CELL: Final = Values(
    "cell",
    tuple(f"{x},{y}" for y in range(-FAR, FAR + 1) for x in range(-FAR, FAR + 1)),
    ranged=True,
    message_of=_say_cell,
)
BESIDE: Final = (-WIDTH, 1, WIDTH, -1)
"""What to add to a cell to go one cell on, by direction."""

NOWHERE: Final = -1
Laid = tuple[int, int, int]
"""A tile that lies: kind, cell, rotation."""


class Road:
    """A map. Tables by tile, or by tile and direction (`4 * tile + direction`)."""

    __slots__ = ("at", "ends", "finish", "joined", "kind", "laid", "memo", "start", "tile_at", "tiles")

    def __init__(self, laid: Sequence[Laid]) -> None:
        self.laid: Final[tuple[Laid, ...]] = tuple(laid)
        self.tiles: Final = len(self.laid)
        self.kind: Final[list[int]] = [tile[0] for tile in self.laid]
        self.at: Final[list[int]] = [tile[1] for tile in self.laid]
        self.ends: Final[list[int]] = [ENDS[tile[0]][tile[2]] for tile in self.laid]
        self.tile_at: Final[dict[int, int]] = {cell: tile for tile, cell in enumerate(self.at)}
        self.start: Final = self.kind.index(START) if START in self.kind else NOWHERE
        self.finish: Final = self.kind.index(FINISH) if FINISH in self.kind else NOWHERE
        joined = [NOWHERE] * (DIRECTIONS * self.tiles)
        for tile in range(self.tiles):
            for direction in range(DIRECTIONS):
                other = self.tile_at.get(self.at[tile] + BESIDE[direction], NOWHERE)
                opposite = direction ^ 2
                if other >= 0 and self.ends[tile] >> direction & 1 and self.ends[other] >> opposite & 1:
                    joined[DIRECTIONS * tile + direction] = other
        self.memo: Final[dict[tuple[int, int], list[tuple[int, int]]]] = {}
        """The legal spots that were asked for already, by kind and step of the ladder."""
        self.joined: Final = joined
        """The tile that one comes to, or -1."""

    def with_tile(self, kind: int, cell: int, rotation: int) -> Road:
        """This map and one tile more."""
        return Road((*self.laid, (kind, cell, rotation)))


def arrival(road: Road, tile: int, travel: int) -> int:
    """The nose of a car that has entered a tile, before any reversal (CR-22.3)."""
    shape = SHAPE[road.kind[tile]]
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
    if SHAPE[road.kind[tile]] == TERMINAL:
        return True
    back = travel ^ 2
    first = DIRECTIONS * tile
    return not any(direction != back and road.joined[first + direction] != NOWHERE for direction in range(DIRECTIONS))


def turned(road: Road, tile: int, nose: int) -> int:
    """The nose after turning round, or -1 where that can't be (CR-22.4)."""
    shape = SHAPE[road.kind[tile]]
    if shape == TERMINAL:
        return NOWHERE
    if shape == INTERSECTION:
        return nose ^ 2
    return other_end(road.ends[tile], nose)


def way_out(road: Road, tile: int, nose: int, way: int) -> int:
    """The direction in which a way leads (CR-22.5); -1 for a way that the tile's shape does not know."""
    if SHAPE[road.kind[tile]] == INTERSECTION:
        return (nose + way - 1) % DIRECTIONS if way != FORWARD else NOWHERE
    return nose if way == FORWARD else NOWHERE


def has_exit(road: Road, tile: int, nose: int) -> bool:
    """Whether a car with this nose has a joined exit (CR-21.3)."""
    first = DIRECTIONS * tile
    if SHAPE[road.kind[tile]] != INTERSECTION:
        return road.joined[first + nose] != NOWHERE
    return any(road.joined[first + (nose + way - 1) % DIRECTIONS] != NOWHERE for way in range(FORWARD))


def may_turn(road: Road, tile: int, nose: int) -> bool:
    """Whether a turn leaves the car with an exit (CR-21.3)."""
    new = turned(road, tile, nose)
    return new != NOWHERE and has_exit(road, tile, new)


def is_signed(road: Road, tile: int) -> bool:
    """Whether a tile bears a hazard, station or checkpoint sign."""
    return SIGN[road.kind[tile]] != NO_SIGN


_LAYOUT: Final = read("beginner_layout.json")
BEGINNER: Final = Road(
    [(KIND.code(each["kind"]), cell_of(each["x"], each["y"]), each["rotation"] // 90) for each in _LAYOUT["placements"]]
)
"""The beginner layout (CR-24)."""
START_ROTATION: Final = 1
START_ALONE: Final = Road([(START, cell_of(0, 0), START_ROTATION)])
"""What building begins with (CR-3.3)."""
