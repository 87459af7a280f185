"""Where a tile may be laid while the map is built (CR-3.5, CR-3.9, CR-3.10)."""

from __future__ import annotations

from typing import Final

from ..components import tiles
from ..components.road import Road
from ..components.tiles import (
    CELL_OFFSET_BY_DIRECTION,
    DIRECTION_COUNT,
    DISTINCT_ROTATIONS,
    NO_SIGN,
    NOWHERE,
    ROAD_ENDS,
    SIGN_BY_TILE_KIND,
)

# The relaxation ladder (CR-3.9): the number of all-stuck events from which on a rule is waived
WAIVE_EDGE_RULE: Final = 2
WAIVE_SIGN_RULE: Final = 3
WAIVE_LIVE_END_RULE: Final = 4
RESTART_BUILDING: Final = 5

Spot = tuple[int, int]
"""A cell and a rotation."""


def spot_problem(road: Road, tile_kind: int, cell: int, rotation: int, stuck_count: int) -> str:
    """What is wrong with laying a tile there after so many all-stuck events, as a refusal's code; "" if nothing."""
    if cell in road.tile_at:
        return "cell-taken"
    if rotation not in DISTINCT_ROTATIONS[tile_kind]:
        return "same-rotation"
    ends = ROAD_ENDS[tile_kind][rotation]
    sign = SIGN_BY_TILE_KIND[tile_kind]
    meets = clashes = meets_same_sign = False
    for direction, step in enumerate(CELL_OFFSET_BY_DIRECTION):
        other = road.tile_at.get(cell + step, NOWHERE)
        if other == NOWHERE:
            continue
        own, theirs = bool(ends >> direction & 1), bool(road.road_ends[other] >> (direction ^ 2) & 1)
        if own and theirs:
            meets = True
            meets_same_sign = meets_same_sign or (sign != NO_SIGN and sign == SIGN_BY_TILE_KIND[road.kinds[other]])
        elif own != theirs:
            clashes = True
    if not meets or not _is_inside_grid(cell):
        return "no-road"
    if meets_same_sign and stuck_count < WAIVE_SIGN_RULE:
        return "same-sign"
    if clashes and stuck_count < WAIVE_EDGE_RULE:
        return "edges-differ"
    if tile_kind != tiles.TILE_FINISH and not _keeps_live_end(road, tile_kind, cell, rotation, stuck_count):
        return "map-closed"
    return ""


def _is_inside_grid(cell: int) -> bool:
    """Cells at the rim have no neighbours; no map of the box ever comes there."""
    x, y = tiles.cell_coordinates(cell)
    return -tiles.MAX_COORDINATE < x < tiles.MAX_COORDINATE and -tiles.MAX_COORDINATE < y < tiles.MAX_COORDINATE


def open_cells(road: Road) -> list[int]:
    """Empty cells that a road end faces, in the order in which their tiles lie."""
    cells: list[int] = []
    for tile in range(road.tiles):
        for direction in range(DIRECTION_COUNT):
            cell = road.cells[tile] + CELL_OFFSET_BY_DIRECTION[direction]
            if road.road_ends[tile] >> direction & 1 and cell not in road.tile_at and cell not in cells:
                cells.append(cell)
    return cells


def legal_spots(road: Road, tile_kind: int, stuck_count: int) -> list[Spot]:
    """Every legal spot for a tile."""
    known = road.known_spots.get((tile_kind, stuck_count))
    if known is None:
        known = [
            (cell, rotation)
            for cell in open_cells(road)
            for rotation in DISTINCT_ROTATIONS[tile_kind]
            if not spot_problem(road, tile_kind, cell, rotation, stuck_count)
        ]
        road.known_spots[tile_kind, stuck_count] = known
    return known


def finish_waiver(road: Road) -> int:
    """The step of the ladder on which FINISH is laid: edges need not agree where they can't (CR-3.10)."""
    return 0 if legal_spots(road, tiles.TILE_FINISH, 0) else WAIVE_EDGE_RULE


def finish_spots(road: Road) -> list[Spot]:
    """Every legal spot for FINISH."""
    return legal_spots(road, tiles.TILE_FINISH, finish_waiver(road))


def _keeps_live_end(road: Road, tile_kind: int, cell: int, rotation: int, stuck_count: int) -> bool:
    """Whether a live end remains (CR-3.5(d)); far up the ladder any road end that faces an empty cell will do."""
    after = road.with_tile(tile_kind, cell, rotation)
    faced = open_cells(after)
    if stuck_count >= WAIVE_LIVE_END_RULE:
        return bool(faced)
    outside = _outside_cells(after)
    for empty in faced:
        if empty not in outside:
            continue
        facing, leads_on = 0, False
        for direction, step in enumerate(CELL_OFFSET_BY_DIRECTION):
            other = after.tile_at.get(empty + step, NOWHERE)
            if other == NOWHERE:
                leads_on = leads_on or empty + step in outside
            else:
                facing += after.road_ends[other] >> (direction ^ 2) & 1
        if facing == 1 and leads_on:
            return True
    return False


def _outside_cells(road: Road) -> set[int]:
    """The empty cells around and in a map that are connected with the outside, to two cells beyond its edges."""
    across = [tiles.cell_coordinates(cell)[0] for cell in road.cells]
    down = [tiles.cell_coordinates(cell)[1] for cell in road.cells]
    left, right, top, bottom = min(across) - 2, max(across) + 2, min(down) - 2, max(down) + 2
    first = (
        road.cells[0] + CELL_OFFSET_BY_DIRECTION[1] * (left - across[0]) + CELL_OFFSET_BY_DIRECTION[2] * (top - down[0])
    )
    outside = {first}
    stack = [(first, left, top)]
    while stack:
        cell, x, y = stack.pop()
        for direction in range(DIRECTION_COUNT):
            beside = cell + CELL_OFFSET_BY_DIRECTION[direction]
            over = x + (1 if direction == 1 else -1 if direction == 3 else 0)
            under = y + (1 if direction == 2 else -1 if direction == 0 else 0)
            if beside in outside or beside in road.tile_at or not (left <= over <= right and top <= under <= bottom):
                continue
            outside.add(beside)
            stack.append((beside, over, under))
    return outside
