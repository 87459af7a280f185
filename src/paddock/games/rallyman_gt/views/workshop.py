"""Circuits of one's own: the box of tiles, what is wrong with a circuit so far, and what may be laid next (RG-20.3).

A design is a circuit as settings and positions take it: `{"name": …, "tiles": […]}`. It may be unfinished: then its end
is open, and everything can be asked of it all the same.
"""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from paddock.core.errors import PaddockError
from paddock.core.game import Json
from paddock.core.workshop import PieceOffer, Workshop

from ..components import layout as layouts
from ..components.circuit import Circuit, compile_circuit, driving_direction, printed_circuit
from ..components.content import CIRCUIT_DATA, MAX_TILES, START_TILE, TILE_COPIES, TILE_DATA
from ..components.layout import OWN_CIRCUIT, Layout, Placement, circuit_error, read_layout
from ..components.share_code import circuit_code, read_code
from .road_geometry import hexagon_centre
from .scene import circuit_scene

MAX_LAPS: Final = 3  # how many laps the length of a race is told for
TILE_FACTS: Final = ("shape", "danger", "inside", "is_corner", "lanes_entry", "lanes_exit")
DRAWN_FIELDS: Final = ("tiles", "spaces", "links", "dots", "finish", "grid", "ideal", "pit")
"""What of a scene is needed to draw one tile."""
BLANK_TILE: Final = "102b"  # what lies on the table before anything is built
BOTTOM_EDGE: Final = 3  # the edge at the bottom of a hexagon


class CircuitWorkshop(Workshop):
    """The workshop of Rallyman: GT."""

    setting = "circuit"

    def building_material(self) -> Json:
        return _box_json()

    def read(self, design: Mapping[str, object]) -> Json:
        layout = read_layout(design)  # where the tiles lie follows from their order
        return {**({"name": layout.name} if layout.name else {}), "tiles": _notations(layout)}

    def check(self, design: Mapping[str, object]) -> list[PaddockError]:
        return list(layouts.layout_faults(read_layout(design)))

    def facts(self, design: Mapping[str, object]) -> Json:
        layout = read_layout(design)
        circuit = _compile_unfinished(layout)
        used = Counter(each.tile_number for each in layout.placements)
        return {
            "tiles": len(layout.placements),
            "spaces": len(circuit.space_names),
            "corners": sum(tile.is_corner for tile in circuit.tiles),
            "closed": _is_loop(layout.placements),
            "lap": circuit.shortest_lap or None,
            "direction": driving_direction(circuit) if circuit.is_closed else None,
            "turning": 60 * layout.sixths_turned,
            "minutes": [layouts.race_minutes(len(layout.placements), laps) for laps in range(1, MAX_LAPS + 1)],
            "left": {number: copies - used[number] for number, copies in TILE_COPIES.items()},
            "end": _open_end(layout.placements),
        }

    def scene(self, design: Mapping[str, object]) -> Json:
        return circuit_scene(_compile_unfinished(read_layout(design)))

    def offers(
        self, design: Mapping[str, object], tile_index: int | None = None, *, replaces_piece: bool = False
    ) -> list[PieceOffer]:
        placements = read_layout(design).placements
        last = len(placements) - 1 if replaces_piece else len(placements)
        place = last if tile_index is None else min(tile_index, last)
        before, after = placements[:place], placements[place + 1 if replaces_piece else place :]
        return [_make_offer(before, side, backwards, after) for side, backwards in _sides_for_place(place)]

    def sharing_code(self, design: Mapping[str, object]) -> str:
        return circuit_code(read_layout(design))

    def design_of_code(self, sharing_code: str) -> Json:
        return read_code(sharing_code)


def _notations(layout: Layout) -> list[str]:
    return [placement.notation for placement in layout.placements]


def _compile_unfinished(layout: Layout) -> Circuit:
    """The tables of a circuit; of one that can't be raced on (yet), those of a strip."""
    all_placements = not any(True for _ in layouts.layout_faults(layout))
    return compile_circuit(layout if all_placements else Layout(OWN_CIRCUIT, layout.name, layout.placements, False))


def _is_loop(placements: Sequence[Placement]) -> bool:
    return len(placements) > 1 and layouts.tiles_meet(placements[-1], placements[0])


def _open_end(placements: Sequence[Placement]) -> Json | None:
    """The open end: the hexagon that comes next, where the road enters it, and the tile that lies there already."""
    if _is_loop(placements):
        return None
    last = placements[-1]
    q, r = last.next_hexagon
    x, y = hexagon_centre(q, r)
    there = next((place for place, each in enumerate(placements) if (each.q, each.r) == (q, r)), None)
    return {"q": q, "r": r, "x": x, "y": y, "edge": (last.exit_edge + 3) % 6, "lanes": last.lanes[1], "taken": there}


# -- the box ---------------------------------------------------------------------------------------------------


@cache
def _box_json() -> Json:
    return {
        "pieces": [
            {
                "number": number,
                "copies": copies,
                "start": number == START_TILE,
                "sides": [_side_json(side) for side in TILE_DATA if side.startswith(number)],
            }
            for number, copies in TILE_COPIES.items()
        ],
        "patterns": [
            {"pattern": number, "design": {"tiles": _notations(printed_circuit(number).layout)}}
            for number in CIRCUIT_DATA
        ],
        "blank": {"tiles": [BLANK_TILE]},
        "most": MAX_TILES,
    }


def _side_json(side: str) -> dict[str, Any]:
    data = TILE_DATA[side]
    return {
        "tile": side,
        "side": side[layouts.TILE_NUMBER_LENGTH :],
        **{name: data[name] for name in TILE_FACTS},
        "limits": sorted({space["limit"] for space in data["spaces"] if space["limit"] is not None}),
        "ways": [_driven_json(side, backwards) for backwards in (False, True)],
    }


def _driven_json(side: str, is_backwards: bool) -> dict[str, Any]:
    """A tile by itself as it is driven forwards or reversed, turned so that the road comes in from below."""
    unturned = Placement(side, 0, 0, 0, is_backwards)
    placement = Placement(side, 0, 0, (BOTTOM_EDGE - unturned.entry_edge) % 6, is_backwards)
    scene = circuit_scene(compile_circuit(Layout(OWN_CIRCUIT, "", (placement,), False)))
    return {
        "reversed": is_backwards,
        "turning": 60 * placement.sixths_turned,
        **{name: scene[name] for name in DRAWN_FIELDS},
    }


# -- what may be laid ------------------------------------------------------------------------------------------


def _sides_for_place(tile_index: int) -> list[tuple[str, bool]]:
    """The tile sides for a place: the start tile is the first one, and never reversed."""
    if tile_index == 0:
        return [(side, False) for side in TILE_DATA if side.startswith(START_TILE)]
    others = [side for side in TILE_DATA if not side.startswith(START_TILE)]
    return [(side, backwards) for side in others for backwards in (False, True)]


def _make_offer(
    tiles_before: Sequence[Placement], side: str, is_backwards: bool, tiles_after: Sequence[Placement]
) -> PieceOffer:
    """A tile between others. All that follows it moves with it: whether it then lies on other tiles is told when it
    is laid, but at the end of the road the tile itself must find room."""
    offered = (
        layouts.placement_after(tiles_before[-1], side, is_backwards)
        if tiles_before
        else Placement(side, 0, 0, 0, is_backwards)
    )
    all_placements = [*tiles_before, offered]
    for each in tiles_after:
        all_placements.append(layouts.placement_after(all_placements[-1], each.side, each.is_backwards))
    wrong = _offer_problem(tiles_before, offered, all_placements)
    piece: Json = {"tile": side, "reversed": is_backwards, "q": offered.q, "r": offered.r, "rot": offered.rotation}
    piece["closes"] = (
        wrong is None and _is_loop(all_placements) and all_placements[-1].lanes[1] == all_placements[0].lanes[0]
    )
    return PieceOffer(piece, wrong)


def _offer_problem(
    tiles_before: Sequence[Placement], offered_placement: Placement, all_placements: Sequence[Placement]
) -> PaddockError | None:
    place = len(tiles_before)
    if len(all_placements) > MAX_TILES:
        return circuit_error("tiles", "tile-count", most=MAX_TILES)
    if tiles_before and tiles_before[-1].lanes[1] != offered_placement.lanes[0]:
        return layouts.lanes_error(place - 1, tiles_before[-1], offered_placement)
    if place + 1 < len(all_placements) and offered_placement.lanes[1] != all_placements[place + 1].lanes[0]:
        return layouts.lanes_error(place, offered_placement, all_placements[place + 1])
    if (
        sum(each.tile_number == offered_placement.tile_number for each in all_placements)
        > TILE_COPIES[offered_placement.tile_number]
    ):
        return layouts.too_many_error(place, offered_placement.tile_number)
    if offered_placement is all_placements[-1]:
        there = [
            other
            for other, each in enumerate(tiles_before)
            if (each.q, each.r) == (offered_placement.q, offered_placement.r)
        ]
        if there:
            return layouts.overlap_error(place, offered_placement, there[0])
        if _is_loop(all_placements) and offered_placement.lanes[1] != all_placements[0].lanes[0]:
            return layouts.lanes_error(place, offered_placement, all_placements[0])
    return None


WORKSHOP: Final = CircuitWorkshop()
