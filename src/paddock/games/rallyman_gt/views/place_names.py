"""What people call the spaces of a circuit: "bend 4, on the inside", "the start straight, 2nd on the left".

The bends are numbered in driving order from the start, as on any race track; a straight is named after the bend before
it. Clients get the parts of a name in the scene, and say them by the message `road-place`.
"""
# mypyc: off

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, Literal, TypedDict

from paddock.core.decision import Message

from ..components.circuit import MAX_LATERAL, NO_LIMIT, NOWHERE, Circuit, DrivenTile, TileSpace
from ..components.content import RIGHT_SIDE, TILE_DATA

SectionKind = Literal["bend", "hairpin", "chicane", "none"]
SideName = Literal["left", "middle", "right", "inside", "outside", "all"]
SECTION_KINDS: Final[dict[str, SectionKind]] = {"loop120": "hairpin", "kink": "chicane"}
"""What a corner of a shape is called; all others are bends."""


class PlaceName(TypedDict):
    """The name of a space in parts. `bend` is the number of the bend that it lies in or, if it `is_after`, behind; 0 on
    the start straight. `row` tells apart those on the same side; 0 where there is one only."""

    kind: SectionKind
    bend: int
    after: int
    side: SideName
    row: int


@lru_cache(maxsize=64)
def place_names(circuit: Circuit) -> tuple[PlaceName, ...]:
    """The names of all spaces, by space."""
    sections = _sections(circuit)
    names: list[PlaceName] = []
    for space, tile_index in zip(circuit.spaces, circuit.tile_of_space, strict=True):
        tile = circuit.tiles[tile_index]
        kind, bend = sections[tile_index]
        names.append(
            {"kind": kind, "bend": bend, "after": int(not tile.is_corner), "side": _side(tile, space), "row": 0}
        )
    key = [(name["bend"], name["after"], name["side"]) for name in names]
    totals, rows = Counter(key), Counter[tuple[int, int, str]]()
    for number in sorted(range(len(names)), key=lambda space: _distance(circuit, space)):
        if totals[key[number]] > 1:
            rows[key[number]] += 1
            names[number]["row"] = rows[key[number]]
    return tuple(names)


def place_message(name: PlaceName) -> Message:
    """A name as it is said."""
    return Message("road-place", dict(name))


def bend_message(name: PlaceName) -> Message:
    """The bend that a space lies in or behind."""
    return Message("road-bend", dict(name))


def _sections(circuit: Circuit) -> list[tuple[SectionKind, int]]:
    """For each tile the kind and number of its bend, or of the one before it; 0 from the last bend over the line on."""
    found: list[tuple[SectionKind, int]] = []
    kind: SectionKind = "none"
    bend = 0
    for tile in circuit.tiles:
        if tile.is_corner:
            kind = SECTION_KINDS.get(str(TILE_DATA[tile.side]["shape"]), "bend")
            bend += 1
        found.append((kind, bend))
    if circuit.is_closed:
        for index in range(len(found) - 1, -1, -1):
            if circuit.tiles[index].is_corner:
                break
            found[index] = ("none", 0)
    return found


def _side(tile: DrivenTile, space: TileSpace) -> SideName:
    middle = space.left_edge + space.right_edge - MAX_LATERAL
    if space.left_edge == 0 and space.right_edge == MAX_LATERAL:
        return "all"
    if middle == 0:
        return "middle"
    if tile.is_corner and tile.inside_border != NOWHERE and space.limit != NO_LIMIT:
        return "inside" if (middle > 0) == (tile.inside_border == RIGHT_SIDE) else "outside"
    return "right" if middle > 0 else "left"


def _distance(circuit: Circuit, space: int) -> int:
    """How far along the road; the start straight begins behind the last bend."""
    last = max((index for index, tile in enumerate(circuit.tiles) if tile.is_corner), default=len(circuit.tiles))
    is_before_start = circuit.is_closed and circuit.tile_of_space[space] > last
    return circuit.front_line[space] - (circuit.lap_lines if is_before_start else 0)
