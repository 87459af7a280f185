"""How the boards of a course lie: their squares, elements, walls and lasers in the course's own coordinates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock.core.errors import BadDataError

from .content import BOARD_DATA, FACING_VALUES, MAX_COURSE_SIZE


def course_problem(
    course_id: str, field_path: str, problem_code: str, clause_id: str = "RR-20.1", **error_details: object
) -> BadDataError:
    return BadDataError(file=course_id, where=field_path, problem=problem_code, clause=clause_id, **error_details)


def _turned_square(x: int, y: int, width: int, height: int, quarter_turns: int) -> tuple[int, int]:
    """A square of a `width` × `height` board after turning it clockwise by quarters."""
    for _ in range(quarter_turns):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y


class Layout:
    """Collects squares, elements, walls and lasers in course coordinates; `course.py` makes the tables."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.id = str(data.get("id", "own"))[:40]
        self.elements: dict[tuple[int, int], list[Mapping[str, Any]]] = {}
        self.walls: list[tuple[int, int, int]] = []
        self.lasers: list[tuple[int, int, int, int]] = []
        self.squares_on_board: set[tuple[int, int]] = set()
        self.areas: list[tuple[int, int, int, int]] = []

    def read_whole_number(
        self, mapping: Mapping[str, Any], field_name: str, field_path: str, min_value: int, max_value: int
    ) -> int:
        value = mapping.get(field_name)
        if isinstance(value, bool) or not isinstance(value, int) or not min_value <= value <= max_value:
            at = f"{field_path}.{field_name}" if field_path else field_name
            raise course_problem(self.id, at, "needs-whole", "RR-20.1", low=min_value, high=max_value)
        return value

    def read_direction(self, value: object, field_path: str, quarter_turns: int = 0) -> int:
        if value not in FACING_VALUES.names:
            raise course_problem(self.id, field_path, "needs-one-of", "", choices=FACING_VALUES.names)
        return (FACING_VALUES.names.index(str(value)) + quarter_turns) % 4

    def add_board_face(
        self,
        face: Mapping[str, Any],
        left_column: int,
        top_row: int,
        width: int,
        height: int,
        quarter_turns: int,
        field_path: str,
    ) -> None:
        """Adds the cells, walls and lasers of a board face, turned and moved to its place."""

        def placed_square(entry: Mapping[str, Any], field_name: str) -> tuple[int, int]:
            x = self.read_whole_number(entry, "x", field_name, 0, width - 1)
            y = self.read_whole_number(entry, "y", field_name, 0, height - 1)
            x, y = _turned_square(x, y, width, height, quarter_turns)
            return left_column + x, top_row + y

        for number, cell in enumerate(face.get("cells", ())):
            at = f"{field_path}cells[{number}]"
            here = self.elements.setdefault(placed_square(cell, at), [])
            for element in cell.get("elements", ()):
                here.append(self.turn_element(element, quarter_turns, at))
        for number, wall in enumerate(face.get("walls", ())):
            at = f"{field_path}walls[{number}]"
            self.walls.append(
                (*placed_square(wall, at), self.read_direction(wall.get("side"), f"{at}.side", quarter_turns))
            )
        for number, laser in enumerate(face.get("lasers", ())):
            at = f"{field_path}lasers[{number}]"
            beams = self.read_whole_number(laser, "beams", at, 1, 3)
            self.lasers.append(
                (
                    *placed_square(laser, at),
                    self.read_direction(laser.get("fires"), f"{at}.fires", quarter_turns),
                    beams,
                )
            )

    def turn_element(self, element: Mapping[str, Any], quarter_turns: int, field_path: str) -> Mapping[str, Any]:
        turned = dict(element)
        for field in ("exit", "push", "facing"):
            if field in turned:
                turned[field] = FACING_VALUES.names[
                    self.read_direction(turned[field], f"{field_path}.{field}", quarter_turns)
                ]
        if "turn_from" in turned:
            turned["turn_from"] = [
                FACING_VALUES.names[self.read_direction(side, field_path, quarter_turns)]
                for side in turned["turn_from"]
            ]
        return turned

    def collect_boards(self) -> tuple[int, int]:
        """Reads all boards and loose squares; returns the size of the course."""
        data = self.data
        placings = data.get("boards", ())
        width = self.read_whole_number(data, "width", "", 1, MAX_COURSE_SIZE) if "width" in data or not placings else 1
        height = (
            self.read_whole_number(data, "height", "", 1, MAX_COURSE_SIZE) if "height" in data or not placings else 1
        )
        for number, placing in enumerate(placings):
            where = f"boards[{number}]"
            face = BOARD_DATA.get(str(placing.get("board")))
            if face is None:
                raise course_problem(self.id, f"{where}.board", "no-such-board", "RR-18.1", known=tuple(BOARD_DATA))
            quarters, odd = divmod(self.read_whole_number(placing, "rotation_cw", where, 0, 359), 90)
            if odd:
                raise course_problem(self.id, f"{where}.rotation_cw", "quarter-turns", "RR-20.1")
            x0 = self.read_whole_number(placing, "x", where, 0, MAX_COURSE_SIZE - 1)
            y0 = self.read_whole_number(placing, "y", where, 0, MAX_COURSE_SIZE - 1)
            across, down = int(face["width"]), int(face["height"])
            self.add_board_face(face, x0, y0, across, down, quarters, f"{where}.")
            if quarters % 2:
                across, down = down, across
            area = {(x0 + x, y0 + y) for x in range(across) for y in range(down)}
            if area & self.squares_on_board:
                raise course_problem(self.id, where, "boards-overlap", "RR-20.1")
            self.squares_on_board |= area
            self.areas.append((x0, y0, across, down))
            width, height = max(width, x0 + across), max(height, y0 + down)
        if width > MAX_COURSE_SIZE or height > MAX_COURSE_SIZE:
            raise course_problem(self.id, "boards", "too-wide", "RR-20.1", most=MAX_COURSE_SIZE)
        if not placings:
            self.squares_on_board = {(x, y) for x in range(width) for y in range(height)}
            self.areas.append((0, 0, width, height))
        self.add_board_face(data, 0, 0, width, height, 0, "")
        return width, height
