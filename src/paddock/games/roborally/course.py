"""A course as tables: what lies where, and what is next to what, worked out once before play.

Squares are numbered row by row, `y * width + x`. Every table has one entry more than there are squares, so that a
robot off the board (square -1) finds an entry that means "nothing".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from paddock.core.errors import BadDataError
from paddock.games.roborally.content import BOARD_DATA, FACING, SPAN, course_named

WALL: Final = -1
"""In `ahead`: a wall is in the way."""
VOID: Final = -2
"""In `ahead` and `carry`: a pit, or off the course."""
STILL: Final = -3
"""In `carry`: nothing carries a robot from here."""

WRENCH: Final = 1
HAMMER: Final = 2

ELEMENTS: Final = ("belt", "crusher", "dock", "gear", "pit", "pusher", "repair")
"""What a square of a course can be given."""
_TEAM_RULES: Final = ("toggle_control", "capture_the_flag")

DX: Final = (0, 1, 0, -1)
DY: Final = (-1, 0, 1, 0)


class Laser:
    """A board laser: its cannon, where it fires, how strong, and the squares of its line from the cannon on."""

    __slots__ = ("beams", "fires", "line", "square")

    def __init__(self, square: int, fires: int, beams: int, line: tuple[int, ...]) -> None:
        self.square = square
        self.fires = fires
        self.beams = beams
        self.line = line


class Course:
    """A compiled course. Plain tables; `drawing` keeps the elements for those who show it."""

    def __init__(self, course_id: str, width: int, height: int) -> None:
        size = width * height
        self.id = course_id
        self.width = width
        self.height = height
        self.size = size
        self.on: list[bool] = [False] * (size + 1)
        self.pit: list[bool] = [False] * (size + 1)
        self.walls: set[tuple[int, int]] = set()
        self.ahead: list[list[int]] = []
        self.beside: list[list[int]] = []
        self.sight: list[list[int]] = []
        self.bit: list[int] = [1 << square for square in range(size)] + [0]
        self.belt: list[tuple[int, int, int]] = [(0, 0, 0)] * (size + 1)
        self.carry: list[int] = [STILL] * (size + 1)
        self.express: list[int] = [STILL] * (size + 1)
        self.carry_turn: list[int] = [0] * (size + 1)
        self.has_express = False
        self.pusher: list[list[int]] = [[-1] * (size + 1) for _ in range(6)]
        self.has_pusher: list[bool] = [False] * 6
        self.crusher: list[list[bool]] = [[False] * (size + 1) for _ in range(6)]
        self.has_crusher: list[bool] = [False] * 6
        self.gear: list[int] = [0] * (size + 1)
        self.gear_squares: frozenset[int] = frozenset()
        self.site_squares: frozenset[int] = frozenset()
        self.lit_squares: frozenset[int] = frozenset()
        self.site: list[int] = [0] * (size + 1)
        self.lasers: list[Laser] = []
        self.shade: list[tuple[tuple[int, int, int, int], ...]] = [()] * (size + 1)
        self.docks: dict[int, tuple[int, int]] = {}
        self.flags: list[int] = []
        self.boards: list[tuple[int, int, int, int]] = []
        self.rules: dict[str, Mapping[str, Any]] = {}
        self.min_players = 1
        self.max_players = 8
        self.even_only = False
        self.source: Mapping[str, Any] = {}
        self.is_team = False

    def square(self, x: int, y: int) -> int:
        """The number of a square, or -1 where the course has none."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return -1
        found = y * self.width + x
        return found if self.on[found] else -1

    def xy(self, square: int) -> tuple[int, int]:
        """The coordinates of a square."""
        return square % self.width, square // self.width


def _problem(course_id: str, where: str, problem: str, clause: str, **details: object) -> BadDataError:
    return BadDataError(file=course_id, where=where, problem=problem, clause=clause, **details)


def _turned(x: int, y: int, width: int, height: int, quarters: int) -> tuple[int, int]:
    """A square of a `width` × `height` board after turning it clockwise by quarters."""
    for _ in range(quarters):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y


class _Builder:
    """Collects squares, elements, walls and lasers in course coordinates, then works out the tables."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.id = str(data.get("id", "own"))[:40]
        self.elements: dict[tuple[int, int], list[Mapping[str, Any]]] = {}
        self.walls: list[tuple[int, int, int]] = []
        self.lasers: list[tuple[int, int, int, int]] = []
        self.on: set[tuple[int, int]] = set()
        self.areas: list[tuple[int, int, int, int]] = []

    def whole(self, mapping: Mapping[str, Any], field: str, where: str, low: int, high: int) -> int:
        value = mapping.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            at = f"{where}.{field}" if where else field
            raise _problem(self.id, at, "needs-whole", "RR-20.1", low=low, high=high)
        return value

    def direction(self, value: object, where: str, quarters: int = 0) -> int:
        if value not in FACING.names:
            raise _problem(self.id, where, "needs-one-of", "RR-18.4", choices=FACING.names)
        return (FACING.names.index(str(value)) + quarters) % 4

    def add(
        self, face: Mapping[str, Any], x0: int, y0: int, width: int, height: int, quarters: int, where: str
    ) -> None:
        """Adds the cells, walls and lasers of a board face, turned and moved to its place."""

        def placed(entry: Mapping[str, Any], at: str) -> tuple[int, int]:
            x = self.whole(entry, "x", at, 0, width - 1)
            y = self.whole(entry, "y", at, 0, height - 1)
            x, y = _turned(x, y, width, height, quarters)
            return x0 + x, y0 + y

        for number, cell in enumerate(face.get("cells", ())):
            at = f"{where}cells[{number}]"
            here = self.elements.setdefault(placed(cell, at), [])
            for element in cell.get("elements", ()):
                here.append(self.turned_element(element, quarters, at))
        for number, wall in enumerate(face.get("walls", ())):
            at = f"{where}walls[{number}]"
            self.walls.append((*placed(wall, at), self.direction(wall.get("side"), at, quarters)))
        for number, laser in enumerate(face.get("lasers", ())):
            at = f"{where}lasers[{number}]"
            beams = self.whole(laser, "beams", at, 1, 3)
            self.lasers.append((*placed(laser, at), self.direction(laser.get("fires"), at, quarters), beams))

    def turned_element(self, element: Mapping[str, Any], quarters: int, where: str) -> Mapping[str, Any]:
        turned = dict(element)
        for field in ("exit", "push", "facing"):
            if field in turned:
                turned[field] = FACING.names[self.direction(turned[field], f"{where}.{field}", quarters)]
        if "turn_from" in turned:
            turned["turn_from"] = [FACING.names[self.direction(side, where, quarters)] for side in turned["turn_from"]]
        return turned

    def gather(self) -> tuple[int, int]:
        """Reads all boards and loose squares; returns the size of the course."""
        data = self.data
        placings = data.get("boards", ())
        width = self.whole(data, "width", "", 1, SPAN) if "width" in data or not placings else 1
        height = self.whole(data, "height", "", 1, SPAN) if "height" in data or not placings else 1
        for number, placing in enumerate(placings):
            where = f"boards[{number}]"
            face = BOARD_DATA.get(str(placing.get("board")))
            if face is None:
                raise _problem(self.id, where, "no-such-board", "RR-18.1", known=tuple(BOARD_DATA))
            quarters, odd = divmod(self.whole(placing, "rotation_cw", where, 0, 359), 90)
            if odd:
                raise _problem(self.id, where, "quarter-turns", "RR-20.1")
            x0 = self.whole(placing, "x", where, 0, SPAN - 1)
            y0 = self.whole(placing, "y", where, 0, SPAN - 1)
            across, down = int(face["width"]), int(face["height"])
            self.add(face, x0, y0, across, down, quarters, f"{where}.")
            if quarters % 2:
                across, down = down, across
            area = {(x0 + x, y0 + y) for x in range(across) for y in range(down)}
            if area & self.on:
                raise _problem(self.id, where, "boards-overlap", "RR-20.1")
            self.on |= area
            self.areas.append((x0, y0, across, down))
            width, height = max(width, x0 + across), max(height, y0 + down)
        if width > SPAN or height > SPAN:
            raise _problem(self.id, "boards", "too-wide", "RR-20.1", most=SPAN)
        if not placings:
            self.on = {(x, y) for x in range(width) for y in range(height)}
            self.areas.append((0, 0, width, height))
        self.add(data, 0, 0, width, height, 0, "")
        return width, height


@lru_cache(maxsize=64)
def shipped_course(course_id: str) -> Course:
    """A course of the data, compiled once. Courses never change, so that all games on one share it."""
    return compile_course(course_named(course_id))


def compile_course(data: Mapping[str, Any]) -> Course:
    """The tables of a course given as data (docs/positions/roborally.md); raises :class:`BadDataError`."""
    builder = _Builder(data)
    width, height = builder.gather()
    course = Course(builder.id, width, height)
    course.source = data
    for x, y in builder.on:
        course.on[y * width + x] = True
    course.boards = builder.areas
    _rules(course, builder)
    for (x, y), elements in builder.elements.items():
        square = course.square(x, y)
        if square < 0:
            raise _problem(course.id, "cells", "off-course", "RR-20.1", x=x, y=y)
        for element in elements:
            _element(course, builder, square, element)
    _edges(course, builder.walls)
    _belts(course)
    _lines(course)
    _lasers(course, builder.lasers)
    _flags(course, builder)
    squares = range(course.size)
    course.gear_squares = frozenset(square for square in squares if course.gear[square])
    course.site_squares = frozenset(square for square in squares if course.site[square])
    course.lit_squares = frozenset(square for square in squares if course.shade[square])
    return course


def _rules(course: Course, builder: _Builder) -> None:
    for rule in builder.data.get("special_rules", ()):
        course.rules[str(rule.get("rule"))] = rule
    course.is_team = any(rule.startswith("team_") or rule in _TEAM_RULES for rule in course.rules)
    players = builder.data.get("players", {})
    course.min_players = int(players.get("min", 1))
    course.max_players = int(players.get("max", 8))
    course.even_only = bool(players.get("even_only", False))


def _element(course: Course, builder: _Builder, square: int, element: Mapping[str, Any]) -> None:
    x, y = course.xy(square)
    where = f"({x}, {y})"
    kind = element.get("kind")
    if kind == "pit":
        course.pit[square] = True
    elif kind == "belt":
        entries = 0
        for side in element.get("turn_from", ()):
            entries |= 1 << builder.direction(side, where)
        speed = builder.whole(element, "speed", where, 1, 2)
        course.belt[square] = (speed, builder.direction(element.get("exit"), where), entries)
    elif kind == "gear":
        if element.get("rotation") not in ("cw", "ccw"):
            raise _problem(course.id, f"{where}.rotation", "needs-one-of", "RR-9.4", choices=("cw", "ccw"))
        course.gear[square] = 1 if element["rotation"] == "cw" else 3
    elif kind == "repair":
        course.site[square] |= WRENCH | (HAMMER if element.get("option") else 0)
    elif kind == "dock":
        number = builder.whole(element, "number", where, 1, 8)
        course.docks[number] = (square, builder.direction(element.get("facing"), where))
    elif kind in ("pusher", "crusher"):
        for register in element.get("registers", ()):
            if register not in (1, 2, 3, 4, 5):
                raise _problem(course.id, where, "needs-registers", "RR-9.1")
            if kind == "pusher":
                course.pusher[register][square] = builder.direction(element.get("push"), where)
                course.has_pusher[register] = True
            else:
                course.crusher[register][square] = True
                course.has_crusher[register] = True
    else:
        raise _problem(course.id, where, "no-such-element", "RR-18", kind=str(kind)[:20], known=ELEMENTS)


def _edges(course: Course, walls: Sequence[tuple[int, int, int]]) -> None:
    """`ahead`: the square that a step leads to, WALL or VOID. `beside`: the same as if there were no walls or pits."""
    for x, y, side in walls:
        square = course.square(x, y)
        other = course.square(x + DX[side], y + DY[side])
        if square >= 0:
            course.walls.add((square, side))
        if other >= 0:
            course.walls.add((other, (side + 2) % 4))
    for direction in range(4):
        ahead: list[int] = []
        beside: list[int] = []
        for square in range(course.size):
            x, y = course.xy(square)
            target = course.square(x + DX[direction], y + DY[direction])
            beside.append(target if target >= 0 else VOID)
            if (square, direction) in course.walls:
                ahead.append(WALL)
            elif target < 0 or course.pit[target]:
                ahead.append(VOID)
            else:
                ahead.append(target)
        course.ahead.append([*ahead, WALL])
        course.beside.append([*beside, VOID])


def _belts(course: Course) -> None:
    """`carry`: where any belt takes a robot; `express`: the same for express belts; `carry_turn`: by how many quarters
    it turns on arrival (RR-8.10, RR-8.12)."""
    for square in range(course.size):
        speed, leave, _ = course.belt[square]
        if speed == 0:
            continue
        target = course.ahead[leave][square]
        if target == WALL:
            continue
        course.carry[square] = target
        if speed == 2:
            course.express[square] = target
            course.has_express = True
        if target >= 0:
            onward, turned_to, entries = course.belt[target]
            if onward and (entries >> ((leave + 2) % 4)) & 1:
                course.carry_turn[square] = (turned_to - leave) % 4


def _lines(course: Course) -> None:
    """`sight`: as a bit mask, the squares seen from a square in a direction, up to a wall or the edge (RR-10.5)."""
    for direction in range(4):
        sight: list[int] = []
        for square in range(course.size):
            mask = 0
            here = square
            while (here, direction) not in course.walls:
                here = course.beside[direction][here]
                if here < 0:
                    break
                mask |= 1 << here
            sight.append(mask)
        course.sight.append([*sight, 0])


def _lasers(course: Course, lasers: Sequence[tuple[int, int, int, int]]) -> None:
    """`shade`: for every square the laser lines that cross it, each with its beams, the mask of the squares nearer to
    the cannon, and the side from which it arrives. Lasers are ordered by (y, x) of the cannon (RR-10.7)."""
    for x, y, fires, beams in sorted(lasers, key=lambda laser: (laser[1], laser[0], laser[2])):
        square = course.square(x, y)
        if square < 0:
            raise _problem(course.id, "lasers", "off-course", "RR-20.1", x=x, y=y)
        line = [square]
        while (line[-1], fires) not in course.walls:
            onward = course.beside[fires][line[-1]]
            if onward < 0:
                break
            line.append(onward)
        number = len(course.lasers)
        course.lasers.append(Laser(square, fires, beams, tuple(line)))
        nearer = 0
        for crossed in line:
            course.shade[crossed] = (*course.shade[crossed], (number, beams, nearer, (fires + 2) % 4))
            nearer |= 1 << crossed


def _flags(course: Course, builder: _Builder) -> None:
    flags = sorted(builder.data.get("flags", ()), key=lambda flag: int(flag.get("number", 0)))
    if len(flags) > 8:
        raise _problem(course.id, "flags", "too-many-flags", "RR-20.1", most=8)
    for place, flag in enumerate(flags):
        where = f"flags[{place}]"
        if flag.get("number") != place + 1:
            raise _problem(course.id, where, "flag-numbers", "RR-20.1")
        x = builder.whole(flag, "x", where, 0, SPAN - 1)
        y = builder.whole(flag, "y", where, 0, SPAN - 1)
        square = course.square(x, y)
        if square < 0:
            raise _problem(course.id, where, "off-course", "RR-20.1", x=x, y=y)
        if course.pit[square]:
            raise _problem(course.id, where, "pit", "RR-20.1", x=x, y=y)
        if square in course.flags:
            raise _problem(course.id, where, "two-flags", "RR-20.1", x=x, y=y)
        course.flags.append(square)
