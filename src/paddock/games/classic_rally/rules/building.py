"""Where a tile may be laid while the map is built (CR-3.5, CR-3.9, CR-3.10)."""

from __future__ import annotations

from typing import Final

from paddock.games.classic_rally.components.road import Road
from paddock.games.classic_rally.components.tiles import (
    CELL_STEP,
    DIRECTIONS,
    DISTINCT_ROTATIONS,
    FINISH,
    KIND_SIGN,
    MAX_COORDINATE,
    NO_SIGN,
    NOWHERE,
    ROAD_ENDS,
    cell_coordinates,
)

# What is wrong with a spot
SPOT_FITS: Final = 0
CELL_TAKEN: Final = 1
SAME_ROTATION: Final = 2
NO_ROAD: Final = 3
SAME_SIGN: Final = 4
EDGES_DIFFER: Final = 5
NO_LIVE_END: Final = 6

# The relaxation ladder (CR-3.9): the number of all-stuck events from which on a rule is waived
WAIVE_EDGES: Final = 2
WAIVE_SIGNS: Final = 3
WAIVE_LIVE_END: Final = 4
RESTART_BUILDING: Final = 5

Spot = tuple[int, int]
"""A cell and a rotation."""


def spot_flaw(road: Road, kind: int, cell: int, rotation: int, stuck: int) -> int:
    """What is wrong with laying a tile there, after so many all-stuck events; `SPOT_FITS` if nothing."""
    if cell in road.tile_at:
        return CELL_TAKEN
    if rotation not in DISTINCT_ROTATIONS[kind]:
        return SAME_ROTATION
    ends = ROAD_ENDS[kind][rotation]
    meets = clashes = signs = False
    for direction in range(DIRECTIONS):
        other = road.tile_at.get(cell + CELL_STEP[direction], NOWHERE)
        if other == NOWHERE:
            continue
        own, theirs = bool(ends >> direction & 1), bool(road.ends[other] >> (direction ^ 2) & 1)
        if own and theirs:
            meets = True
            signs = signs or (KIND_SIGN[kind] != NO_SIGN and KIND_SIGN[kind] == KIND_SIGN[road.kinds[other]])
        elif own != theirs:
            clashes = True
    if not meets or not _is_inside_grid(cell):
        return NO_ROAD
    if signs and stuck < WAIVE_SIGNS:
        return SAME_SIGN
    if clashes and stuck < WAIVE_EDGES:
        return EDGES_DIFFER
    if kind != FINISH and not _keeps_live_end(road, kind, cell, rotation, stuck):
        return NO_LIVE_END
    return SPOT_FITS


def _is_inside_grid(cell: int) -> bool:
    """Cells at the rim have no neighbours; no map of the box ever comes there."""
    x, y = cell_coordinates(cell)
    return -MAX_COORDINATE < x < MAX_COORDINATE and -MAX_COORDINATE < y < MAX_COORDINATE


def open_cells(road: Road) -> list[int]:
    """Empty cells that a road end faces, in the order in which their tiles lie."""
    cells: list[int] = []
    for tile in range(road.tiles):
        for direction in range(DIRECTIONS):
            cell = road.cells[tile] + CELL_STEP[direction]
            if road.ends[tile] >> direction & 1 and cell not in road.tile_at and cell not in cells:
                cells.append(cell)
    return cells


def legal_spots(road: Road, kind: int, stuck: int) -> list[Spot]:
    """Every legal spot for a tile."""
    known = road.known_spots.get((kind, stuck))
    if known is None:
        known = [
            (cell, rotation)
            for cell in open_cells(road)
            for rotation in DISTINCT_ROTATIONS[kind]
            if spot_flaw(road, kind, cell, rotation, stuck) == SPOT_FITS
        ]
        road.known_spots[kind, stuck] = known
    return known


def finish_spots(road: Road) -> list[Spot]:
    """Every legal spot for FINISH; edges need not agree where they can't (CR-3.10)."""
    return legal_spots(road, FINISH, 0) or legal_spots(road, FINISH, WAIVE_EDGES)


def finish_waiver(road: Road) -> int:
    """The step of the ladder on which FINISH is laid."""
    return 0 if legal_spots(road, FINISH, 0) else WAIVE_EDGES


def _keeps_live_end(road: Road, kind: int, cell: int, rotation: int, stuck: int) -> bool:
    """Whether a live end remains (CR-3.5(d)); far up the ladder any road end that faces an empty cell will do."""
    after = road.with_tile(kind, cell, rotation)
    faced = open_cells(after)
    if stuck >= WAIVE_LIVE_END:
        return bool(faced)
    outside = _outside_cells(after)
    for empty in faced:
        if empty not in outside:
            continue
        facing = 0
        beyond = False
        for direction in range(DIRECTIONS):
            beside = empty + CELL_STEP[direction]
            other = after.tile_at.get(beside, NOWHERE)
            if other == NOWHERE:
                beyond = beyond or beside in outside
            elif after.ends[other] >> (direction ^ 2) & 1:
                facing += 1
        if facing == 1 and beyond:
            return True
    return False


def _outside_cells(road: Road) -> set[int]:
    """The empty cells around and in a map that are connected with the outside, to two cells beyond its edges."""
    across = [cell_coordinates(cell)[0] for cell in road.cells]
    down = [cell_coordinates(cell)[1] for cell in road.cells]
    left, right, top, bottom = min(across) - 2, max(across) + 2, min(down) - 2, max(down) + 2
    first = road.cells[0] + CELL_STEP[1] * (left - across[0]) + CELL_STEP[2] * (top - down[0])
    outside = {first}
    stack = [(first, left, top)]
    while stack:
        cell, x, y = stack.pop()
        for direction in range(DIRECTIONS):
            beside = cell + CELL_STEP[direction]
            over = x + (1 if direction == 1 else -1 if direction == 3 else 0)
            under = y + (1 if direction == 2 else -1 if direction == 0 else 0)
            if beside in outside or beside in road.tile_at or not (left <= over <= right and top <= under <= bottom):
                continue
            outside.add(beside)
            stack.append((beside, over, under))
    return outside
