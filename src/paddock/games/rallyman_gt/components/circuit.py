"""A circuit as tables: what leads where, how fast, and what is beside what, worked out once before play.

Spaces are numbered in driving order from 0. `docs/positions/rallyman_gt.md` tells how they are written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from paddock.core.compiling import fields_set_in
from paddock.core.errors import BadDataError

from . import content
from .content import GEAR_COUNT, LEFT_SIDE, RIGHT_SIDE
from .layout import Layout, join_faults, layout_faults, piece_faults, raise_first_fault, read_layout

NO_LIMIT: Final = 9  # a limit that no speed breaks
NOWHERE: Final = -1
MAX_LATERAL: Final = 6  # the lateral coordinate goes from 0, the left border, to 6, the right one
LINE_STRIDE: Final = 16  # more than the lines of any tile: progress is `tile * LINE_STRIDE + line`
MAX_STEPS: Final = 9  # six gear dice and three gas dice: no plan has more steps


def _lateral_position(circuit_data: Mapping[str, Any], is_backwards: bool) -> tuple[int, int]:
    """The left and the right edge of something on a tile side, in driving direction."""
    low, high = (int(edge) for edge in circuit_data["u"])
    return (MAX_LATERAL - high, MAX_LATERAL - low) if is_backwards else (low, high)


class TileSpace:
    """A space of a tile side in driving direction: edges, lines and what is printed on it."""

    def __init__(self, circuit_data: Mapping[str, Any], is_backwards: bool, last_line: int) -> None:
        start, front = int(circuit_data["from_line"]), int(circuit_data["to_line"])
        self.id = str(circuit_data["id"])
        self.lane = str(circuit_data["lane"])
        self.left_edge, self.right_edge = _lateral_position(circuit_data, is_backwards)
        self.start_line, self.front_line = (last_line - front, last_line - start) if is_backwards else (start, front)
        self.limit = NO_LIMIT if circuit_data["limit"] is None else int(circuit_data["limit"])
        self.warns_at_limit = bool(circuit_data["hazard_at_limit"])
        self.is_middle = bool(circuit_data["middle"])
        self.is_pit = bool(circuit_data["pit_eligible"])

    __slots__ = fields_set_in(__init__)

    @property
    def exit_side(self) -> int:
        """The border that a car leaves by: the nearer one; -1 where it has the choice (RG-13.5)."""
        return (
            NOWHERE if self.is_middle else LEFT_SIDE if self.left_edge <= MAX_LATERAL - self.right_edge else RIGHT_SIDE
        )


class DottedLine:
    """A dotted line across a part of the road: the highest speed, or warnings, for crossing it straight."""

    __slots__ = ("is_limit", "left_edge", "line", "line_value", "right_edge")

    def __init__(self, circuit_data: Mapping[str, Any], is_backwards: bool, last_line: int) -> None:
        self.left_edge, self.right_edge = _lateral_position(circuit_data, is_backwards)
        self.line = last_line - int(circuit_data["line"]) if is_backwards else int(circuit_data["line"])
        self.is_limit = circuit_data["kind"] == "limit"
        self.line_value = int(circuit_data["value"])


class DrivenTile:
    """A tile side as it is driven: all of it reversed where the placement says so (section E of the rules)."""

    __slots__ = ("danger", "dotted_lines", "finish_line", "inside_border", "is_corner", "last_line", "side", "spaces")

    def __init__(self, side: str, is_backwards: bool) -> None:
        data = content.TILE_DATA[side]
        last = len(data["lines"]) - 1
        self.side = side
        self.last_line = last
        self.spaces = [TileSpace(each, is_backwards, last) for each in data["spaces"]]
        self.dotted_lines = [DottedLine(each, is_backwards, last) for each in data["markers"]]
        self.danger = content.DANGER_VALUES.code(str(data["danger"]))
        self.is_corner = bool(data["is_corner"])
        inside = data["inside"]
        self.inside_border = (
            NOWHERE if inside is None else RIGHT_SIDE if (inside == "right") != is_backwards else LEFT_SIDE
        )
        finish = int(data.get("finish_line", NOWHERE))
        self.finish_line = last - finish if is_backwards and finish != NOWHERE else finish


class Move:
    """A move from one space to another, with what the dotted lines between them ask (RG-6.2, RG-7.7)."""

    __slots__ = ("crosses_line", "dotted_limit", "dotted_warnings", "is_straight", "limit", "target", "warnings")

    def __init__(
        self, target: int, space: TileSpace, dotted_lines: Sequence[DottedLine] | None, crosses_line: bool
    ) -> None:
        self.target = target
        self.is_straight = dotted_lines is not None
        self.dotted_limit = min([each.line_value for each in dotted_lines or () if each.is_limit], default=NO_LIMIT)
        self.dotted_warnings = sum(each.line_value for each in dotted_lines or () if not each.is_limit)
        self.limit = min(self.dotted_limit, space.limit)  # the highest speed at which control is kept
        self.warnings = [self.dotted_warnings] * (
            GEAR_COUNT + 1
        )  # by speed: all warnings of the track (RG-7.2, RG-7.4)
        if space.warns_at_limit:
            self.warnings[space.limit] += 1
        self.crosses_line = crosses_line  # whether it crosses the finish line (RG-17.2)


class Circuit:
    """A compiled circuit: plain tables, by space."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.id = layout.id
        self.is_closed = layout.is_closed
        tiles = [DrivenTile(each.side, each.is_backwards) for each in layout.placements]
        self.tiles = tiles
        starts = [index for index, tile in enumerate(tiles) if tile.side.startswith(content.START_TILE)]
        self.finish_tile = starts[0] if starts else NOWHERE
        self.lap_lines = sum(tile.last_line for tile in tiles)

        self.spaces = [space for tile in tiles for space in tile.spaces]
        self.tile_of_space = [index for index, tile in enumerate(tiles) for _ in tile.spaces]
        self.space_names = [f"{index}:{space.id}" for index, space in zip(self.tile_of_space, self.spaces, strict=True)]
        self.space_of_code = [NOWHERE] * content.SPACE_NAME_COUNT  # the space with a code of `SPACE_VALUES`, or -1
        for number, name in enumerate(self.space_names):
            self.space_of_code[content.SPACE_VALUES.code(name)] = number
        self.danger_of_space = [tiles[index].danger for index in self.tile_of_space]
        self.front_line = [
            sum(tile.last_line for tile in tiles[:index]) + space.front_line
            for index, space in zip(self.tile_of_space, self.spaces, strict=True)
        ]
        """Counted along the road from the first tile on."""
        self.is_before_line = [
            space.front_line <= tiles[index].finish_line if index == self.finish_tile else self._leads_to_line(index)
            for index, space in zip(self.tile_of_space, self.spaces, strict=True)
        ]
        self.progress = [
            (len(tiles) if before and self.is_closed else index) * LINE_STRIDE + space.front_line
            for index, space, before in zip(self.tile_of_space, self.spaces, self.is_before_line, strict=True)
        ]
        """How far along a space is within a lap (RG-3.5)."""
        loop_inside = LEFT_SIDE if layout.sixths_turned < 0 else RIGHT_SIDE
        self.inner_rank = [
            space.right_edge if self._next_inside(index, loop_inside) == RIGHT_SIDE else MAX_LATERAL - space.left_edge
            for index, space in zip(self.tile_of_space, self.spaces, strict=True)
        ]
        """More is nearer to the inside of the reference corner (RG-3.6)."""
        self.exit_side = [space.exit_side for space in self.spaces]
        self.spaces_beside: list[int] = []  # bit mask of the spaces beside one (RG-9.2)
        self.spaces_in_row: list[int] = []  # the same, empty lanes between them or not (`overtake_scope`)
        self._fill_neighbours()
        self.moves_from = [self._moves_from(space) for space in range(len(self.spaces))]
        self.move_to = [{move.target: move for move in moves} for moves in self.moves_from]
        self.blocking_spaces = [self._spaces_in_the_way(moves) for moves in self.moves_from]
        """Bit mask of the spaces on which a car can be in the way of the next step from one."""
        self.max_warnings = [[0] for _ in self.spaces]
        """`max_warnings[space][steps]`: the most that the track can add in so many steps."""
        for steps in range(MAX_STEPS):
            for space, moves in enumerate(self.moves_from):
                added = [max(move.warnings) + self.max_warnings[move.target][steps] for move in moves]
                self.max_warnings[space].append(max(added, default=0))
        self.grid_spaces = self._grid_boxes()
        self.shortest_lap = self._shortest_lap()  # in spaces, from line to line; 0 on a strip

    def space_number(self, space_name: str) -> int:
        """The number of the space that is written so, or -1."""
        return self.space_names.index(space_name) if space_name in self.space_names else NOWHERE

    def _leads_to_line(self, tile: int) -> bool:
        return not self.is_closed and tile < self.finish_tile

    def _next_inside(self, tile: int, default_value: int) -> int:
        """The inside of the tile's own corner, or of the next one."""
        ahead = [*self.tiles[tile:], *self.tiles[:tile]]
        return next((each.inside_border for each in ahead if each.is_corner), default_value)

    def _fill_neighbours(self) -> None:
        for number, space in enumerate(self.spaces):
            beside = row = 0
            for other, its in enumerate(self.spaces):
                if other == number or self.tile_of_space[other] != self.tile_of_space[number]:
                    continue
                if max(space.start_line, its.start_line) < min(space.front_line, its.front_line):
                    row |= 1 << other
                    if max(space.left_edge, its.left_edge) <= min(space.right_edge, its.right_edge):
                        beside |= 1 << other
            self.spaces_beside.append(beside)
            self.spaces_in_row.append(row)

    def _moves_from(self, space_number: int) -> tuple[Move, ...]:
        """Onto every space that begins where this one ends and touches it."""
        index, space = self.tile_of_space[space_number], self.spaces[space_number]
        tile, onward, start = self.tiles[index], index, space.front_line
        dots = [each for each in tile.dotted_lines if each.line == space.front_line]
        if space.front_line == tile.last_line:
            onward, start = (index + 1) % len(self.tiles), 0
            if onward == 0 and not self.is_closed:
                return ()
            dots += [each for each in self.tiles[onward].dotted_lines if each.line == 0]
        moves: list[Move] = []
        for target, other in enumerate(self.spaces):
            low, high = max(space.left_edge, other.left_edge), min(space.right_edge, other.right_edge)
            if self.tile_of_space[target] == onward and other.start_line == start and low <= high:
                crossed = [each for each in dots if max(low, each.left_edge) < min(high, each.right_edge)]
                finishes = index == onward == self.finish_tile and space.front_line == tile.finish_line
                moves.append(Move(target, other, crossed if low < high else None, finishes))
        return tuple(moves)

    def _spaces_in_the_way(self, moves: tuple[Move, ...]) -> int:
        mask = 0
        for move in moves:
            mask |= self.spaces_in_row[move.target] | 1 << move.target
        return mask

    def _grid_boxes(self) -> list[int]:
        """The six boxes: pole in the front row on the inside of the first corner (RG-2.5)."""
        index = self.finish_tile
        if index == NOWHERE:
            return []
        data = content.TILE_DATA[self.tiles[index].side]["start_grid"]
        lanes = data["lanes"][::-1] if self._next_inside(index, RIGHT_SIDE) == RIGHT_SIDE else data["lanes"]
        return [self.space_number(f"{index}:{lane}{row}") for row in data["rows_front_to_back"] for lane in lanes]

    def _shortest_lap(self) -> int:
        if not self.is_closed or self.finish_tile == NOWHERE:
            return 0
        reached = {move.target for moves in self.moves_from for move in moves if move.crosses_line}
        seen, steps = set(reached), 1
        while reached:
            onward = [move for space in reached for move in self.moves_from[space]]
            if any(move.crosses_line for move in onward):
                return steps
            reached = {move.target for move in onward} - seen
            seen |= reached
            steps += 1
        return 0


@lru_cache(maxsize=64)
def compile_circuit(layout: Layout) -> Circuit:
    """The tables of a layout."""
    return Circuit(layout)


@cache
def printed_circuit(circuit_id: str) -> Circuit:
    """One of the printed circuits; raises `BadDataError` with those that exist."""
    data = content.CIRCUIT_DATA.get(circuit_id)
    if data is None:
        known = tuple(content.CIRCUIT_DATA)
        where = circuit_id[:40]
        raise BadDataError(file="circuits.json", where=where, problem="no-such-circuit", clause="RG-20.2", known=known)
    return compile_circuit(read_layout({"name": data["name"], "placements": data["placements"]}, circuit_id))


def check_circuit(circuit_data: Mapping[str, Any]) -> Circuit:
    """A circuit on which a race can be held (RG-20.3); raises `BadDataError` with the place and the reason."""
    layout = read_layout(circuit_data)
    raise_first_fault(layout_faults(layout))
    return compile_circuit(layout)


def position_circuit(circuit_data: Mapping[str, Any]) -> Circuit:
    """A circuit or a strip for a position: it need not be one to race on, but its tiles must join."""
    layout = read_layout(circuit_data)
    raise_first_fault(piece_faults(layout))
    raise_first_fault(join_faults(layout))
    return compile_circuit(layout)


def driving_direction(circuit: Circuit) -> str:
    """Which way round a circuit is driven."""
    return "clockwise" if circuit.layout.sixths_turned > 0 else "counter-clockwise"
