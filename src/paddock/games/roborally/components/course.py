"""A course as tables: what lies where, and what is next to what, worked out once before play.

Squares are numbered row by row, `y * width + x`. Every table has one entry more than there are squares, so that a
robot off the board (square -1) finds an entry that means "nothing".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from .content import MAX_COURSE_SIZE, course_data
from .course_reader import ELEMENT_FIELDS, read_course
from .layout import Layout, course_problem

WALL_AHEAD: Final = -1
"""In `square_ahead`: a wall is in the way."""
VOID_SQUARE: Final = -2
"""In `square_ahead` and `belt_target`: a pit, or off the course."""
NOT_CARRIED: Final = -3
"""In `belt_target`: nothing carries a robot from here."""

SITE_WRENCH: Final = 1
SITE_HAMMER: Final = 2

# In `ground_kinds`: what a square can do to whoever stands on it, and above that one bit for its row and one for its
# column
GROUND_EXPRESS: Final = 1
GROUND_BELT: Final = 2
GROUND_GEAR: Final = 4
GROUND_LASER: Final = 8
GROUND_ARCHIVE: Final = 16
GROUND_ACTIVE: Final = 16
"""A pusher or crusher that is active in a register, shifted left by its number."""
GROUND_LANE_SHIFT: Final = 10
"""Where the bits for rows begin; those for columns follow."""

_TEAM_RULES: Final = ("toggle_control", "capture_the_flag")

X_STEP_BY_DIRECTION: Final = (0, 1, 0, -1)
Y_STEP_BY_DIRECTION: Final = (-1, 0, 1, 0)


class Laser:
    """A board laser: its cannon, where it fires, how strong, and the squares of its line from the cannon on."""

    __slots__ = ("beams", "firing_direction", "line", "square")

    def __init__(self, square: int, firing_direction: int, beams: int, line: tuple[int, ...]) -> None:
        self.square = square
        self.firing_direction = firing_direction
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
        self.is_on_board: list[bool] = [False] * (size + 1)
        self.is_pit: list[bool] = [False] * (size + 1)
        self.walls: set[tuple[int, int]] = set()
        self.square_ahead: list[list[int]] = []
        self.squares_beside: list[list[int]] = []
        self.sight_limits: list[list[int]] = []
        self.square_bit: list[int] = [1 << square for square in range(size)] + [0]
        self.belts: list[tuple[int, int, int]] = [(0, 0, 0)] * (size + 1)
        self.belt_target: list[int] = [NOT_CARRIED] * (size + 1)
        self.express_belt_target: list[int] = [NOT_CARRIED] * (size + 1)
        self.belt_rotation: list[int] = [0] * (size + 1)
        self.has_express_belts = False
        self.pusher_directions: list[list[int]] = [[-1] * (size + 1) for _ in range(6)]
        self.has_pushers: list[bool] = [False] * 6
        self.is_crusher: list[list[bool]] = [[False] * (size + 1) for _ in range(6)]
        self.has_crushers: list[bool] = [False] * 6
        self.gear_rotation: list[int] = [0] * (size + 1)
        self.ground_kinds: list[int] = [0] * (size + 1)
        self.farthest_in_sight: list[list[int]] = []
        self.repair_sites: list[int] = [0] * (size + 1)
        self.lasers: list[Laser] = []
        self.laser_beams: list[tuple[tuple[int, int, int, int], ...]] = [()] * (size + 1)
        self.docks: dict[int, tuple[int, int]] = {}
        self.flags: list[int] = []
        self.boards: list[tuple[int, int, int, int]] = []
        self.rules: dict[str, Mapping[str, Any]] = {}
        self.min_players = 1
        self.max_players = 8
        self.needs_even_players = False
        self.source: Mapping[str, Any] = {}
        self.is_team = False

    def square(self, x: int, y: int) -> int:
        """The number of a square, or -1 where the course has none."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return -1
        number = y * self.width + x
        return number if self.is_on_board[number] else -1

    def xy(self, square: int) -> tuple[int, int]:
        """The coordinates of a square."""
        return square % self.width, square // self.width

    def distance(self, first_square: int, second_square: int) -> int:
        """How many squares one is from another, straight and not across corners."""
        width = self.width
        return abs(first_square % width - second_square % width) + abs(first_square // width - second_square // width)


@lru_cache(maxsize=64)
def built_in_course(course_id: str) -> Course:
    """A course of the data, compiled once. Courses never change, so that all games on one share it."""
    return compile_course(course_data(course_id))


def compile_course(course_data: Mapping[str, Any]) -> Course:
    """The tables of a course given as data (docs/positions/roborally.md); raises :class:`BadDataError`."""
    course_data = read_course(course_data)
    layout = Layout(course_data)
    width, height = layout.collect_boards()
    course = Course(layout.id, width, height)
    course.source = course_data
    for x, y in layout.squares_on_board:
        course.is_on_board[y * width + x] = True
    course.boards = layout.areas
    _set_rules(course, layout)
    for (x, y), elements in layout.elements.items():
        square = course.square(x, y)
        if square < 0:
            raise course_problem(course.id, "cells", "off-course", "RR-20.1", x=x, y=y)
        for element in elements:
            _add_element(course, layout, square, element)
    _compile_edges(course, layout.walls)
    _compile_belts(course)
    _compile_sight_lines(course)
    _compile_lasers(course, layout.lasers)
    _compile_flags(course, layout)
    _compile_ground(course)
    return course


def _set_rules(course: Course, layout: Layout) -> None:
    for rule in layout.data.get("special_rules", ()):
        course.rules[str(rule.get("rule"))] = rule
    course.is_team = any(rule.startswith("team_") or rule in _TEAM_RULES for rule in course.rules)
    players = layout.data.get("players", {})
    course.min_players = int(players.get("min", 1))
    course.max_players = int(players.get("max", 8))
    course.needs_even_players = bool(players.get("even_only", False))


def _add_element(course: Course, layout: Layout, square: int, element: Mapping[str, Any]) -> None:
    x, y = course.xy(square)
    where = f"({x}, {y})"
    kind = element.get("kind")
    if kind == "pit":
        course.is_pit[square] = True
    elif kind == "belt":
        entries = 0
        for side in element.get("turn_from", ()):
            entries |= 1 << layout.read_direction(side, where)
        speed = layout.read_whole_number(element, "speed", where, 1, 2)
        course.belts[square] = (speed, layout.read_direction(element.get("exit"), where), entries)
    elif kind == "gear":
        if element.get("rotation") not in ("cw", "ccw"):
            raise course_problem(course.id, f"{where}.rotation", "needs-one-of", "RR-9.4", choices=("cw", "ccw"))
        course.gear_rotation[square] = 1 if element["rotation"] == "cw" else 3
    elif kind == "repair":
        course.repair_sites[square] |= SITE_WRENCH | (SITE_HAMMER if element.get("option") else 0)
    elif kind == "dock":
        number = layout.read_whole_number(element, "number", where, 1, 8)
        course.docks[number] = (square, layout.read_direction(element.get("facing"), where))
    elif kind in ("pusher", "crusher"):
        for register in element.get("registers", ()):
            if register not in (1, 2, 3, 4, 5):
                raise course_problem(course.id, where, "needs-registers", "RR-9.1")
            if kind == "pusher":
                course.pusher_directions[register][square] = layout.read_direction(element.get("push"), where)
                course.has_pushers[register] = True
            else:
                course.is_crusher[register][square] = True
                course.has_crushers[register] = True
    else:
        raise course_problem(
            course.id, where, "no-such-element", "RR-18", kind=str(kind)[:20], known=tuple(ELEMENT_FIELDS)
        )


def _compile_edges(course: Course, walls: Sequence[tuple[int, int, int]]) -> None:
    """`square_ahead`: the square that a step leads to, WALL or VOID. `squares_beside`: the same as if there were no
    walls or pits."""
    for x, y, side in walls:
        square = course.square(x, y)
        other = course.square(x + X_STEP_BY_DIRECTION[side], y + Y_STEP_BY_DIRECTION[side])
        if square >= 0:
            course.walls.add((square, side))
        if other >= 0:
            course.walls.add((other, (side + 2) % 4))
    for direction in range(4):
        ahead: list[int] = []
        beside: list[int] = []
        for square in range(course.size):
            x, y = course.xy(square)
            target = course.square(x + X_STEP_BY_DIRECTION[direction], y + Y_STEP_BY_DIRECTION[direction])
            beside.append(target if target >= 0 else VOID_SQUARE)
            if (square, direction) in course.walls:
                ahead.append(WALL_AHEAD)
            elif target < 0 or course.is_pit[target]:
                ahead.append(VOID_SQUARE)
            else:
                ahead.append(target)
        course.square_ahead.append([*ahead, WALL_AHEAD])
        course.squares_beside.append([*beside, VOID_SQUARE])


def _compile_belts(course: Course) -> None:
    """`belt_target`: where any belt takes a robot; `express_belt_target`: the same for express belts; `belt_rotation`:
    by how many quarters it turns on arrival (RR-8.10, RR-8.12)."""
    for square in range(course.size):
        speed, leave, _ = course.belts[square]
        if speed == 0:
            continue
        target = course.square_ahead[leave][square]
        if target == WALL_AHEAD:
            continue
        course.belt_target[square] = target
        if speed == 2:
            course.express_belt_target[square] = target
            course.has_express_belts = True
        if target >= 0:
            onward, turned_to, entries = course.belts[target]
            if onward and (entries >> ((leave + 2) % 4)) & 1:
                course.belt_rotation[square] = (turned_to - leave) % 4


def _compile_sight_lines(course: Course) -> None:
    """`sight_limits`: as a bit mask, the squares seen from a square in a direction, up to a wall or the edge (RR-10.5);
    `farthest_in_sight`: the last of them, or the square itself."""
    for direction in range(4):
        sight: list[int] = []
        farthest: list[int] = []
        for square in range(course.size):
            mask = 0
            here = last = square
            while (here, direction) not in course.walls:
                here = course.squares_beside[direction][here]
                if here < 0:
                    break
                mask |= 1 << here
                last = here
            sight.append(mask)
            farthest.append(last)
        course.sight_limits.append([*sight, 0])
        course.farthest_in_sight.append([*farthest, -1])


def _compile_lasers(course: Course, lasers: Sequence[tuple[int, int, int, int]]) -> None:
    """`laser_beams`: for every square the laser lines that cross it, each with its beams, the mask of the squares
    nearer to the cannon, and the side from which it arrives. Lasers are ordered by (y, x) of the cannon (RR-10.7)."""
    for x, y, fires, beams in sorted(lasers, key=lambda laser: (laser[1], laser[0], laser[2])):
        square = course.square(x, y)
        if square < 0:
            raise course_problem(course.id, "lasers", "off-course", "RR-20.1", x=x, y=y)
        line = [square]
        while (line[-1], fires) not in course.walls:
            onward = course.squares_beside[fires][line[-1]]
            if onward < 0:
                break
            line.append(onward)
        number = len(course.lasers)
        course.lasers.append(Laser(square, fires, beams, tuple(line)))
        nearer = 0
        for crossed in line:
            course.laser_beams[crossed] = (*course.laser_beams[crossed], (number, beams, nearer, (fires + 2) % 4))
            nearer |= 1 << crossed


def _compile_ground(course: Course) -> None:
    """`ground_kinds`: all that a square can do, as bits, so that one look tells which steps concern nobody."""
    for square in range(course.size):
        x, y = course.xy(square)
        bits = (1 << y | 1 << (course.height + x)) << GROUND_LANE_SHIFT
        if course.belt_target[square] != NOT_CARRIED:
            bits |= GROUND_BELT
        if course.express_belt_target[square] != NOT_CARRIED:
            bits |= GROUND_EXPRESS
        if course.gear_rotation[square]:
            bits |= GROUND_GEAR
        if course.laser_beams[square]:
            bits |= GROUND_LASER
        if course.repair_sites[square] or square in course.flags:
            bits |= GROUND_ARCHIVE
        for register in range(1, 6):
            if course.pusher_directions[register][square] >= 0 or course.is_crusher[register][square]:
                bits |= GROUND_ACTIVE << register
        course.ground_kinds[square] = bits


def _compile_flags(course: Course, layout: Layout) -> None:
    given = list(enumerate(layout.data.get("flags", ())))
    flags = sorted(given, key=lambda flag: int(flag[1].get("number", 0)))
    if len(flags) > 8:
        raise course_problem(course.id, "flags", "too-many-flags", "RR-20.1", most=8)
    for before, (place, flag) in enumerate(flags):
        where = f"flags[{place}]"
        if flag.get("number") != before + 1:
            raise course_problem(course.id, f"{where}.number", "flag-numbers", "RR-20.1")
        x = layout.read_whole_number(flag, "x", where, 0, MAX_COURSE_SIZE - 1)
        y = layout.read_whole_number(flag, "y", where, 0, MAX_COURSE_SIZE - 1)
        square = course.square(x, y)
        if square < 0:
            raise course_problem(course.id, where, "off-course", "RR-20.1", x=x, y=y)
        if course.is_pit[square]:
            raise course_problem(course.id, where, "pit", "RR-20.1", x=x, y=y)
        if square in course.flags:
            raise course_problem(course.id, where, "two-flags", "RR-20.1", x=x, y=y)
        course.flags.append(square)
