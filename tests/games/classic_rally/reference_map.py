"""Which tile fits where, reckoned from CR-3.5 alone and without the engine."""

from __future__ import annotations

from collections.abc import Mapping

Cell = tuple[int, int]
Map = dict[Cell, frozenset[int]]
"""Cell → the sides with a road end; sides are 0 to 3 for N, E, S, W."""
ENDS = {
    "start": "N",
    "finish": "N",
    "crossroads": "NESW",
    "t_junction": "ESW",
    "curve": "ES",
    "straight": "NS",
    "hazard_straight": "NS",
    "hazard_curve": "ES",
    "service_straight": "NS",
    "checkpoint_1": "NS",
    "checkpoint_2": "NS",
    "checkpoint_3": "NS",
}
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
FIRST_LOOKS = {"NS": 2, "NESW": 1}
"""How many rotations look different, where it is not four."""


def sign(kind: str) -> str | None:
    """The sign that a tile bears; all three checkpoints bear the same."""
    word = kind.partition("_")[0]
    return word if word in ("hazard", "service", "checkpoint") else None


def ends(kind: str, rotation: int) -> frozenset[int]:
    """The sides of a tile that have a road end."""
    return frozenset(("NESW".index(end) + rotation // 90) % 4 for end in ENDS[kind])


def beside(cell: Cell, side: int) -> Cell:
    """The next cell on this side."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def cell_of(written: str) -> Cell:
    """The cell that `x,y` writes."""
    x, _, y = written.partition(",")
    return int(x), int(y)


def outside(laid: Map) -> set[Cell]:
    """The empty cells around the map that one reaches from its outside without crossing a tile."""
    columns, rows = [x for x, _ in laid], [y for _, y in laid]
    low_x, high_x, low_y, high_y = min(columns) - 2, max(columns) + 2, min(rows) - 2, max(rows) + 2
    found, left = {(low_x, low_y)}, [(low_x, low_y)]
    while left:
        cell = left.pop()
        for side in range(4):
            x, y = beside(cell, side)
            if low_x <= x <= high_x and low_y <= y <= high_y and (x, y) not in laid and (x, y) not in found:
                found.add((x, y))
                left.append((x, y))
    return found


def facing(laid: Map) -> list[Cell]:
    """The empty cells that road ends face, once for each end."""
    return [beside(cell, side) for cell, tile in laid.items() for side in tile if beside(cell, side) not in laid]


def alive(laid: Map) -> bool:
    """CR-3.5(d): whether there is a live end."""
    faced, free = facing(laid), outside(laid)
    return any(
        cell in free and any(beside(cell, side) in free for side in range(4)) and faced.count(cell) == 1
        for cell in faced
    )


def fits(tiles: Mapping[str, tuple[str, int]], kind: str, waived: str = "") -> set[str]:
    """The legal spots of a tile, written `x,y rotation`, on a map of cell → kind and rotation.

    `waived` names the rules of CR-3.5 that do not hold: `c`, `b`, `d` (then some road end must still face an empty
    cell), and `D` (not even that).
    """
    laid = {cell_of(at): ends(*tile) for at, tile in tiles.items()}
    kinds = {cell_of(at): tile[0] for at, tile in tiles.items()}
    found = set()
    for cell in set(facing(laid)):
        for turn in range(FIRST_LOOKS.get(ENDS[kind], 4)):
            mine = ends(kind, 90 * turn)
            around = {side: beside(cell, side) for side in range(4) if beside(cell, side) in laid}
            joined = [at for side, at in around.items() if side in mine and (side + 2) % 4 in laid[at]]
            if not joined:
                continue
            if "b" not in waived and sign(kind) and any(sign(kinds[at]) == sign(kind) for at in joined):
                continue
            if "c" not in waived and any((side in mine) != ((side + 2) % 4 in laid[at]) for side, at in around.items()):
                continue
            then = {**laid, cell: mine}
            if "D" not in waived and not (facing(then) if "d" in waived else alive(then)):
                continue
            found.add(f"{cell[0]},{cell[1]} {90 * turn}")
    return found


def finish_spots(tiles: Mapping[str, tuple[str, int]]) -> set[str]:
    """CR-3.10: where FINISH may lie."""
    return fits(tiles, "finish", "D") or fits(tiles, "finish", "Dc")
