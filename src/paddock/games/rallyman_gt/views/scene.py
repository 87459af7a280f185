"""What of a table of Rallyman: GT never changes, for clients that draw it: the circuit with all its spaces.

`docs/positions/rallyman_gt.md` tells the fields. Nothing in the rules depends on the drawing (section E).
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock.core.game import Json

from ..components.circuit import NO_LIMIT, NOWHERE, Circuit, Move, driving_direction
from ..components.circuit_choice import read_table_settings
from ..components.content import DANGER_VALUES, SHEET_ROWS, SHEET_TURNS, SIDE_VALUES, TILE_DATA
from ..components.layout import NEIGHBOUR_Q_BY_EDGE, NEIGHBOUR_R_BY_EDGE, race_minutes
from .pace import ideal_line
from .place_names import place_names
from .road_geometry import Road, hexagon_centre


def scene(settings: Mapping[str, object]) -> Json:
    """The scene of a table with these settings; raises `BadSetupError` or `BadDataError` as setting it up would."""
    circuit, chosen = read_table_settings(settings)
    return circuit_scene(circuit, chosen.laps)


def circuit_scene(circuit: Circuit, lap_count: int = 1) -> Json:
    """A compiled circuit as JSON."""
    roads = [Road(placement) for placement in circuit.layout.placements]
    names, finish = circuit.space_names, circuit.finish_tile
    return {
        "circuit": circuit.id,
        "name": circuit.layout.name,
        "direction": driving_direction(circuit),
        "laps": lap_count,
        "lap": circuit.shortest_lap,
        "minutes": race_minutes(len(roads), lap_count),
        "tiles": [_tile_json(circuit, index, road) for index, road in enumerate(roads)],
        "spaces": [_space_json(circuit, space, roads[circuit.tile_of_space[space]]) for space in range(len(names))],
        "links": [_link_json(circuit, start, move) for start, moves in enumerate(circuit.moves_from) for move in moves],
        "dots": [dots for index, road in enumerate(roads) for dots in _dots_json(circuit, index, road)],
        "finish": roads[finish].line_across(circuit.tiles[finish].finish_line, 0, 6) if finish != NOWHERE else None,
        "grid": [names[box] for box in circuit.grid_spaces],
        "ideal": [names[space] for space in ideal_line(circuit)],
        "pit": _pit_json(circuit),
        "sheet": {
            "rows": [{"marker": marker, "seconds": seconds} for marker, seconds in SHEET_ROWS],
            "turns": SHEET_TURNS,
        },
    }


def _tile_json(circuit: Circuit, index: int, road: Road) -> dict[str, Any]:
    placement, tile = circuit.layout.placements[index], circuit.tiles[index]
    x, y = hexagon_centre(placement.q, placement.r)
    return {
        "index": index,
        "tile": placement.side,
        "number": placement.side[:3],
        "side": placement.side[3:],
        "q": placement.q,
        "r": placement.r,
        "rot": placement.rotation,
        "reversed": placement.is_backwards,
        "shape": TILE_DATA[placement.side]["shape"],
        "danger": DANGER_VALUES.names[tile.danger],
        "inside": None if tile.inside_border == NOWHERE else SIDE_VALUES.names[tile.inside_border],
        "corner": tile.is_corner,
        "x": x,
        "y": y,
        "path": road.middle_line(),
        "entry": placement.lanes[0],
        "exit": placement.lanes[1],
    }


def _space_json(circuit: Circuit, space: int, road: Road) -> dict[str, Any]:
    zone = circuit.spaces[space]
    x, y, heading = road.space_centre(zone)
    return {
        "space": circuit.space_names[space],
        "tile": circuit.tile_of_space[space],
        "lane": zone.lane,
        "limit": None if zone.limit == NO_LIMIT else zone.limit,
        "hazard": zone.warns_at_limit,
        "middle": zone.is_middle,
        "pit": zone.is_pit,
        "u": [zone.left_edge, zone.right_edge],
        "from": zone.start_line,
        "to": zone.front_line,
        "x": x,
        "y": y,
        "heading": heading,
        "outline": road.outline(zone),
        "place": dict(place_names(circuit)[space]),
    }


def _link_json(circuit: Circuit, start: int, move: Move) -> dict[str, Any]:
    return {
        "from": circuit.space_names[start],
        "to": circuit.space_names[move.target],
        "kind": "straight" if move.is_straight else "diagonal",
        "limit": None if move.dotted_limit == NO_LIMIT else move.dotted_limit,
        "warnings": move.dotted_warnings,
        "line": move.crosses_line,
    }


def _dots_json(circuit: Circuit, index: int, road: Road) -> list[dict[str, Any]]:
    return [
        {
            "tile": index,
            "line": dots.line,
            "u": [dots.left_edge, dots.right_edge],
            "kind": "limit" if dots.is_limit else "hazard",
            "value": dots.line_value,
            "points": road.line_across(dots.line, dots.left_edge, dots.right_edge),
        }
        for dots in circuit.tiles[index].dotted_lines
    ]


def _pit_json(circuit: Circuit) -> dict[str, Any] | None:
    """The pit tile lies off the loop, beside the start tile if there is room (RG-20.4)."""
    if circuit.finish_tile == NOWHERE:
        return None
    taken = {(each.q, each.r) for each in circuit.layout.placements}
    start = circuit.layout.placements[circuit.finish_tile]
    for edge in range(6):
        q, r = start.q + NEIGHBOUR_Q_BY_EDGE[edge], start.r + NEIGHBOUR_R_BY_EDGE[edge]
        if (q, r) not in taken:
            x, y = hexagon_centre(q, r)
            return {"q": q, "r": r, "x": x, "y": y}
    return None
