"""Where a tile may be laid while the map is built (CR-3.5, CR-3.9, CR-3.10)."""

from __future__ import annotations

from typing import Final

from paddock.games.classic_rally.components.road import (
    BESIDE,
    DIRECTIONS,
    ENDS,
    FAR,
    FINISH,
    NO_SIGN,
    NOWHERE,
    SIGN,
    TURNS,
    Road,
    xy_of,
)

# What is wrong with a spot
FITS: Final = 0
TAKEN: Final = 1
SAME_LOOK: Final = 2
NO_ROAD: Final = 3
SAME_SIGN: Final = 4
EDGES: Final = 5
CLOSED: Final = 6

# The relaxation ladder (CR-3.9): the number of all-stuck events from which on a rule is waived
WAIVE_EDGES: Final = 2
WAIVE_SIGNS: Final = 3
WAIVE_LIFE: Final = 4
ANEW: Final = 5

Spot = tuple[int, int]
"""A cell and a rotation."""


def flaw(road: Road, kind: int, cell: int, rotation: int, stuck: int) -> int:
    """What is wrong with laying a tile there, after so many all-stuck events; `FITS` if nothing."""
    if cell in road.tile_at:
        return TAKEN
    if rotation not in TURNS[kind]:
        return SAME_LOOK
    ends = ENDS[kind][rotation]
    meets = clashes = signs = False
    for direction in range(DIRECTIONS):
        other = road.tile_at.get(cell + BESIDE[direction], NOWHERE)
        if other == NOWHERE:
            continue
        own, theirs = bool(ends >> direction & 1), bool(road.ends[other] >> (direction ^ 2) & 1)
        if own and theirs:
            meets = True
            signs = signs or (SIGN[kind] != NO_SIGN and SIGN[kind] == SIGN[road.kind[other]])
        elif own != theirs:
            clashes = True
    if not meets or not _inside(cell):
        return NO_ROAD
    if signs and stuck < WAIVE_SIGNS:
        return SAME_SIGN
    if clashes and stuck < WAIVE_EDGES:
        return EDGES
    if kind != FINISH and not _stays_alive(road, kind, cell, rotation, stuck):
        return CLOSED
    return FITS


def _inside(cell: int) -> bool:
    """Cells at the rim have no neighbours; no map of the box ever comes there."""
    x, y = xy_of(cell)
    return -FAR < x < FAR and -FAR < y < FAR


def open_cells(road: Road) -> list[int]:
    """Empty cells that a road end faces, in the order in which their tiles lie."""
    found: list[int] = []
    for tile in range(road.tiles):
        for direction in range(DIRECTIONS):
            cell = road.at[tile] + BESIDE[direction]
            if road.ends[tile] >> direction & 1 and cell not in road.tile_at and cell not in found:
                found.append(cell)
    return found


def spots(road: Road, kind: int, stuck: int) -> list[Spot]:
    """Every legal spot for a tile."""
    known = road.memo.get((kind, stuck))
    if known is None:
        known = [
            (cell, rotation)
            for cell in open_cells(road)
            for rotation in TURNS[kind]
            if flaw(road, kind, cell, rotation, stuck) == FITS
        ]
        road.memo[kind, stuck] = known
    return known


def finish_spots(road: Road) -> list[Spot]:
    """Every legal spot for FINISH; edges need not agree where they can't (CR-3.10)."""
    return spots(road, FINISH, 0) or spots(road, FINISH, WAIVE_EDGES)


def finish_stuck(road: Road) -> int:
    """The step of the ladder on which FINISH is laid."""
    return 0 if spots(road, FINISH, 0) else WAIVE_EDGES


def _stays_alive(road: Road, kind: int, cell: int, rotation: int, stuck: int) -> bool:
    """Whether a live end remains (CR-3.5(d)); far up the ladder any road end that faces an empty cell will do."""
    after = road.with_tile(kind, cell, rotation)
    faced = open_cells(after)
    if stuck >= WAIVE_LIFE:
        return bool(faced)
    outside = _outside(after)
    for empty in faced:
        if empty not in outside:
            continue
        facing = 0
        beyond = False
        for direction in range(DIRECTIONS):
            beside = empty + BESIDE[direction]
            other = after.tile_at.get(beside, NOWHERE)
            if other == NOWHERE:
                beyond = beyond or beside in outside
            elif after.ends[other] >> (direction ^ 2) & 1:
                facing += 1
        if facing == 1 and beyond:
            return True
    return False


def _outside(road: Road) -> set[int]:
    """The empty cells around and in a map that are connected with the outside, to two cells beyond its edges."""
    across = [xy_of(cell)[0] for cell in road.at]
    down = [xy_of(cell)[1] for cell in road.at]
    left, right, top, bottom = min(across) - 2, max(across) + 2, min(down) - 2, max(down) + 2
    first = road.at[0] + BESIDE[1] * (left - across[0]) + BESIDE[2] * (top - down[0])
    found = {first}
    stack = [(first, left, top)]
    while stack:
        cell, x, y = stack.pop()
        for direction in range(DIRECTIONS):
            beside = cell + BESIDE[direction]
            over = x + (1 if direction == 1 else -1 if direction == 3 else 0)
            under = y + (1 if direction == 2 else -1 if direction == 0 else 0)
            if beside in found or beside in road.tile_at or not (left <= over <= right and top <= under <= bottom):
                continue
            found.add(beside)
            stack.append((beside, over, under))
    return found
