"""A circuit as tables: what leads where, how fast, and what is beside what, worked out once before play.

Spaces are numbered in driving order from 0. `docs/positions/rallyman_gt.md` tells how they are written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from paddock.core.errors import BadDataError

from .content import CIRCUIT_DATA, DANGER, GEARS, LEFT, RIGHT, SPACE_NAME, SPACE_NAMES, START_TILE, TILE_DATA
from .layout import Layout, check_joins, check_layout, piece_faults, read_layout

NO_LIMIT: Final = 9
"""A limit that no speed breaks."""
NOWHERE: Final = -1
MAX_LATERAL: Final = 6
"""The lateral coordinate goes from 0, the left border, to 6, the right one."""
LINE_STRIDE: Final = 16
"""More than the lines of any tile."""
MOST_STEPS: Final = 9
"""Six gear dice and three gas dice: no plan has more steps."""


class TileSpace:
    """A space of a tile side in driving direction: lines, lateral interval and what is printed on it."""

    __slots__ = ("at_limit", "front", "high", "id", "lane", "limit", "low", "middle", "pit", "start")

    def __init__(self, data: Mapping[str, Any], backwards: bool, last: int) -> None:
        low, high = int(data["u"][0]), int(data["u"][1])
        start, front = int(data["from_line"]), int(data["to_line"])
        self.id = str(data["id"])
        self.lane = str(data["lane"])
        self.low, self.high = (MAX_LATERAL - high, MAX_LATERAL - low) if backwards else (low, high)
        self.start, self.front = (last - front, last - start) if backwards else (start, front)
        self.limit = NO_LIMIT if data["limit"] is None else int(data["limit"])
        self.at_limit = bool(data["hazard_at_limit"])
        self.middle = bool(data["middle"])
        self.pit = bool(data["pit_eligible"])


class DottedLine:
    """A dotted line across a part of the road: the highest speed, or warnings, for crossing it straight."""

    __slots__ = ("high", "is_limit", "line", "low", "value")

    def __init__(self, data: Mapping[str, Any], backwards: bool, last: int) -> None:
        low, high = int(data["u"][0]), int(data["u"][1])
        self.low, self.high = (MAX_LATERAL - high, MAX_LATERAL - low) if backwards else (low, high)
        self.line = last - int(data["line"]) if backwards else int(data["line"])
        self.is_limit = data["kind"] == "limit"
        self.value = int(data["value"])


class DrivenTile:
    """A tile side as it is driven: all of it reversed where the placement says so (section E of the rules)."""

    __slots__ = ("corner", "danger", "dots", "finish", "inside", "last", "side", "zones")

    def __init__(self, side: str, backwards: bool) -> None:
        data = TILE_DATA[side]
        last = len(data["lines"]) - 1
        self.side = side
        self.last = last
        self.zones = [TileSpace(each, backwards, last) for each in data["spaces"]]
        self.dots = [DottedLine(each, backwards, last) for each in data["markers"]]
        self.danger = DANGER.code(str(data["danger"]))
        self.corner = bool(data["is_corner"])
        inside = data["inside"]
        self.inside = NOWHERE if inside is None else RIGHT if (inside == "right") != backwards else LEFT
        finish = int(data.get("finish_line", NOWHERE))
        self.finish = last - finish if backwards and finish != NOWHERE else finish


class Circuit:
    """A compiled circuit. Plain tables, by space or by move; moves are numbered too, those of a space in a row."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.id = layout.id
        self.closed = layout.closed
        self.tiles: list[DrivenTile] = [DrivenTile(each.side, each.backwards) for each in layout.placements]
        self.zones: list[TileSpace] = []
        # by space
        self.names: list[str] = []
        self.tile: list[int] = []
        self.limit: list[int] = []
        self.triangle: list[int] = []
        """The speed at which the space adds a warning; -1 for none."""
        self.danger: list[int] = []
        self.middle: list[bool] = []
        self.pit: list[bool] = []
        self.front: list[int] = []
        """The front line, counted along the road from the first tile on."""
        self.progress: list[int] = []
        """How far along a space is within a lap (RG-3.5)."""
        self.inner: list[int] = []
        """More is nearer to the inside of the reference corner (RG-3.6)."""
        self.side: list[int] = []
        """The border over which a car leaves the track; -1 where it has the choice (RG-13.5)."""
        self.before_line: list[bool] = []
        self.beside: list[int] = []
        """Bit mask of the spaces beside one (RG-9.2)."""
        self.row: list[int] = []
        """The same, empty lanes between them or not (`overtake_scope`)."""
        self.moves: list[tuple[int, ...]] = []
        self.move_to: list[dict[int, int]] = []
        """`move_to[space][target]`: the move from one to the other."""
        self.reach: list[int] = []
        """Bit mask of the spaces on which a car can be in the way of the next step from one."""
        # by move
        self.to: list[int] = []
        self.straight: list[bool] = []
        self.most: list[int] = []
        """The highest speed at which control is kept: of the space and of the dotted lines."""
        self.dotted: list[int] = []
        """The limit of the dotted lines alone."""
        self.warns: list[int] = []
        """Warnings of the dotted lines."""
        self.added: list[list[int]] = []
        """`added[move][speed]`: all warnings of the track (RG-7.2, RG-7.4)."""
        self.crosses: list[bool] = []
        """Whether the move crosses the finish line (RG-17.2)."""
        self.ahead: list[list[int]] = []
        """`ahead[space][steps]`: the most warnings that the track can add in so many steps."""
        self.length = 0
        """Lines in a lap."""
        self.lap = 0
        """Spaces of the shortest lap."""
        self.grid: list[int] = []
        self.finish_tile = NOWHERE
        self.node: list[int] = [NOWHERE] * SPACE_NAMES
        """The space with a code of `SPACE_NAME`, or -1."""

    def space_number(self, name: str) -> int:
        """The number of the space that is written so, or -1."""
        return self.names.index(name) if name in self.names else NOWHERE

    def move_between(self, start: int, target: int) -> int:
        """The move from one space to another, or -1."""
        return self.move_to[start].get(target, NOWHERE)

    def track_warnings(self, move: int, speed: int) -> int:
        """Warnings that a move at this speed adds: dotted lines and the triangle (RG-7.2, RG-7.4)."""
        return self.added[move][speed]

    def most_track_warnings(self, space: int, steps: int) -> int:
        """The most warnings that the track can add in so many steps from a space."""
        return self.ahead[space][min(steps, MOST_STEPS)]


@lru_cache(maxsize=64)
def compile_circuit(layout: Layout) -> Circuit:
    """The tables of a layout."""
    circuit = Circuit(layout)
    _fill_spaces(circuit)
    _fill_moves(circuit)
    _fill_neighbours(circuit)
    _fill_insides(circuit)
    _fill_hazards(circuit)
    circuit.grid = _grid_boxes(circuit)
    circuit.lap = _shortest_lap(circuit)
    return circuit


@cache
def printed_circuit(circuit_id: str) -> Circuit:
    """One of the printed circuits; raises `BadDataError` with those that exist."""
    found = CIRCUIT_DATA.get(circuit_id)
    if found is None:
        known = tuple(CIRCUIT_DATA)
        where = circuit_id[:40]
        raise BadDataError(file="circuits.json", where=where, problem="no-such-circuit", clause="RG-20.2", known=known)
    return compile_circuit(read_layout({"name": found["name"], "placements": found["placements"]}, circuit_id))


def check_circuit(data: Mapping[str, Any]) -> Circuit:
    """A circuit on which a race can be held (RG-20.3); raises `BadDataError` with the place and the reason."""
    layout = read_layout(data)
    check_layout(layout)
    return compile_circuit(layout)


def position_circuit(data: Mapping[str, Any]) -> Circuit:
    """A circuit or a strip for a position: it need not be one to race on, but its tiles must join."""
    layout = read_layout(data)
    for fault in piece_faults(layout):
        raise fault
    check_joins(layout)
    return compile_circuit(layout)


def driving_direction(circuit: Circuit) -> str:
    """Which way round a circuit is driven."""
    return "clockwise" if circuit.layout.sixths_turned > 0 else "counter-clockwise"


# -- the tables ------------------------------------------------------------------------------------------------


def _fill_spaces(circuit: Circuit) -> None:
    count = len(circuit.tiles)
    base = 0
    for index, tile in enumerate(circuit.tiles):
        if tile.side.startswith(START_TILE) and circuit.finish_tile == NOWHERE:
            circuit.finish_tile = index
        for zone in tile.zones:
            space = len(circuit.names)
            name = f"{index}:{zone.id}"
            before = index == circuit.finish_tile and zone.front <= tile.finish
            circuit.node[SPACE_NAME.code(name)] = space
            circuit.zones.append(zone)
            circuit.names.append(name)
            circuit.tile.append(index)
            circuit.limit.append(zone.limit)
            circuit.triangle.append(zone.limit if zone.at_limit else NOWHERE)
            circuit.danger.append(tile.danger)
            circuit.middle.append(zone.middle)
            circuit.pit.append(zone.pit)
            circuit.front.append(base + zone.front)
            place = count if before and circuit.closed else index
            circuit.progress.append(place * LINE_STRIDE + zone.front)
            circuit.before_line.append(before)
            circuit.side.append(_nearest_border(zone))
        base += tile.last
    circuit.length = base
    if not circuit.closed and circuit.finish_tile != NOWHERE:
        for space, index in enumerate(circuit.tile):
            if index < circuit.finish_tile:
                circuit.before_line[space] = True


def _nearest_border(zone: TileSpace) -> int:
    """The border that a space touches; the nearer one if it touches both or none (RG-13.5)."""
    if zone.middle:
        return NOWHERE
    return LEFT if zone.low <= MAX_LATERAL - zone.high else RIGHT


def _fill_moves(circuit: Circuit) -> None:
    """Moves by RG-6.2, with what the dotted lines between the two spaces ask (RG-7.7)."""
    tiles, spaces = circuit.tiles, range(len(circuit.names))
    of_tile = [[space for space in spaces if circuit.tile[space] == index] for index in range(len(tiles))]
    for space in spaces:
        index, zone = circuit.tile[space], circuit.zones[space]
        tile = tiles[index]
        first = len(circuit.to)
        dots = [each for each in tile.dots if each.line == zone.front]
        start, ahead = zone.front, of_tile[index]
        if zone.front == tile.last:
            onward = index + 1 if index + 1 < len(tiles) else 0 if circuit.closed else NOWHERE
            start, ahead = 0, [] if onward == NOWHERE else of_tile[onward]
            dots = dots + ([] if onward == NOWHERE else [each for each in tiles[onward].dots if each.line == 0])
        for target in ahead:
            other = circuit.zones[target]
            low, high = max(zone.low, other.low), min(zone.high, other.high)
            if other.start != start or low > high:
                continue
            _add_move(circuit, target, low < high, [each for each in dots if max(low, each.low) < min(high, each.high)])
            crossed = index == circuit.finish_tile == circuit.tile[target] and zone.front == tile.finish
            circuit.crosses.append(crossed)
        moves = range(first, len(circuit.to))
        circuit.moves.append(tuple(moves))
        circuit.move_to.append({circuit.to[move]: move for move in moves})


def _add_move(circuit: Circuit, target: int, straight: bool, dots: Sequence[DottedLine]) -> None:
    limits = [each.value for each in dots if each.is_limit] if straight else []
    dotted = min(limits, default=NO_LIMIT)
    circuit.to.append(target)
    circuit.straight.append(straight)
    circuit.dotted.append(dotted)
    circuit.most.append(min(dotted, circuit.limit[target]))
    warns = sum(each.value for each in dots if not each.is_limit) if straight else 0
    circuit.warns.append(warns)
    triangle = circuit.triangle[target]
    circuit.added.append([warns + (1 if speed == triangle else 0) for speed in range(GEARS + 1)])


def _fill_neighbours(circuit: Circuit) -> None:
    """`beside`, `row` (RG-9.2) and `reach`."""
    for space, zone in enumerate(circuit.zones):
        beside = row = 0
        for other, its in enumerate(circuit.zones):
            if other == space or circuit.tile[other] != circuit.tile[space]:
                continue
            if max(zone.start, its.start) < min(zone.front, its.front):
                row |= 1 << other
                if max(zone.low, its.low) <= min(zone.high, its.high):
                    beside |= 1 << other
        circuit.beside.append(beside)
        circuit.row.append(row)
    for targets in circuit.move_to:
        reach = 0
        for target in targets:
            reach |= circuit.row[target] | 1 << target
        circuit.reach.append(reach)


def _fill_insides(circuit: Circuit) -> None:
    """`inner`: by the tile's own corner, or the next one; without any, by the direction of the loop (RG-3.6)."""
    count = len(circuit.tiles)
    loop = LEFT if circuit.layout.sixths_turned < 0 else RIGHT
    for space, zone in enumerate(circuit.zones):
        ahead = (circuit.tiles[(circuit.tile[space] + offset) % count] for offset in range(count))
        inside = next((tile.inside for tile in ahead if tile.corner), loop)
        circuit.inner.append(zone.high if inside == RIGHT else MAX_LATERAL - zone.low)


def _fill_hazards(circuit: Circuit) -> None:
    """`ahead`, from no steps on."""
    circuit.ahead = [[0] for _ in circuit.names]
    for steps in range(1, MOST_STEPS + 1):
        for space, moves in enumerate(circuit.moves):
            found = 0
            for move in moves:
                target = circuit.to[move]
                added = circuit.warns[move] + (1 if circuit.triangle[target] != NOWHERE else 0)
                found = max(found, added + circuit.ahead[target][steps - 1])
            circuit.ahead[space].append(found)


def _grid_boxes(circuit: Circuit) -> list[int]:
    """The six boxes: pole in the front row on the inside of the first corner (RG-2.5)."""
    if circuit.finish_tile == NOWHERE:
        return []
    index = circuit.finish_tile
    data = TILE_DATA[circuit.tiles[index].side]["start_grid"]
    lanes = list(data["lanes"])
    rows = [[circuit.space_number(f"{index}:{lane}{row}") for lane in lanes] for row in data["rows_front_to_back"]]
    count = len(circuit.tiles)
    ahead = (circuit.tiles[(index + offset) % count] for offset in range(count))
    corner = next((tile.inside for tile in ahead if tile.corner), RIGHT)
    return [space for row in rows for space in (row[::-1] if corner == RIGHT else row)]


def _shortest_lap(circuit: Circuit) -> int:
    """How many spaces the shortest lap has, from line to line; 0 on a strip."""
    if not circuit.closed or circuit.finish_tile == NOWHERE:
        return 0
    starts = {circuit.to[move] for move, crosses in enumerate(circuit.crosses) if crosses}
    best: dict[int, int] = dict.fromkeys(starts, 1)
    found: list[int] = []
    waiting = sorted(starts)
    while waiting:
        space = waiting.pop(0)
        for move in circuit.moves[space]:
            target = circuit.to[move]
            if circuit.crosses[move]:
                found.append(best[space])
            elif target not in best:
                best[target] = best[space] + 1
                waiting.append(target)
    return min(found)
