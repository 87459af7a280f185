"""RoboRally drawn with characters, for the terminal and for the docs, from a view and the course it is played on.

A square is four characters: its west edge, then three for what is on it. Walls to the west and east stand on the edges
between squares; walls to the north and south are strokes at the top and bottom beside what the square shows, drawn in
both squares that the wall parts where there is room. A course of 12 × 16 squares takes 52 × 17 characters.

What the characters mean is in `legend.py`.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from paddock.core.terminal_picture import Span, SpanLine, append_span

from ..components.content import FACING_EAST, FACING_NORTH, FACING_SOUTH, FACING_VALUES, FACING_WEST, ROBOT_VALUES
from ..components.course import SITE_HAMMER, Course
from .glyphs import ROBOT_LETTERS, Glyphs

ROBOT_COLOURS: Final = ("#f2c832", "#f2685c", "#6fb1ff", "#58d68d", "#ff9f43", "#c792ea", "#c4ccd4", "#e6a8d7")
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#77746d",
    "floor": "#4a4f58",
    "belt": "#7fae8a",
    "express": "bold #6fa8dc",
    "gear": "#d0a85c",
    "pusher": "#c98a5a",
    "pusher-active": "bold reverse #ff9f43",
    "crusher": "bold #d0604f",
    "pit": "#6d4b3e",
    "wall": "bold #d9d0bf",
    "laser": "#ff5a5a",
    "repair": "bold #5fd39a",
    "flag": "bold #16181c on #f0b849",
    "flag-team-1": "bold #16181c on #ff9f7a",
    "flag-team-2": "bold #16181c on #7fb8ea",
    "dock": "#8d8a84",
    "ghost": "bold #ffffff on #4a5a75",
    "mark": "bold #16181c on #5fd39a",
    **{f"robot-{number}": f"bold #101114 on {colour}" for number, colour in enumerate(ROBOT_COLOURS, 1)},
    **{f"archive-{number}": f"italic {colour}" for number, colour in enumerate(ROBOT_COLOURS, 1)},
}
"""Every style of a span, with its colours for a dark terminal; letters, arrows and signs say the same without them.
Robots and their archives are numbered as in `data/robots.json`, from 1."""

SLOT_EDGE: Final = 0
SLOT_LEFT: Final = 1
SLOT_MIDDLE: Final = 2
SLOT_RIGHT: Final = 3

SLOT_IS_FREE: Final = 0
SLOT_HOLDS_BEAM: Final = 1
SLOT_IS_TAKEN: Final = 2


class _Cell:
    """The four characters of a square while it is drawn, and how firmly each of them is taken."""

    __slots__ = ("chars", "slot_holds", "styles")

    def __init__(self) -> None:
        self.chars = [" ", " ", " ", " "]
        self.styles = ["", "", "", ""]
        self.slot_holds = [SLOT_IS_FREE, SLOT_IS_FREE, SLOT_IS_FREE, SLOT_IS_FREE]

    def set_char(self, slot: int, char: str, style: str, slot_hold: int = SLOT_IS_TAKEN) -> None:
        self.chars[slot] = char
        self.styles[slot] = style
        self.slot_holds[slot] = slot_hold

    def write_text(self, text: str, style: str, first_slot: int = SLOT_LEFT) -> None:
        """Writes text from a slot on; blanks leave what is there."""
        for slot, char in enumerate(text[: SLOT_RIGHT + 1 - first_slot], first_slot):
            if char != " ":
                self.set_char(slot, char, style)


def draw_board(
    view: Mapping[str, Any],
    course: Course,
    *,
    has_unicode: bool = True,
    has_colour: bool = True,
    previewed_path: Sequence[Mapping[str, Any] | None] | None = None,
    square_marks: Mapping[tuple[int, int], str] | None = None,
    rows: tuple[int, int] | None = None,
    columns: tuple[int, int] | None = None,
) -> list[SpanLine]:
    """The course with all that stands on it, as lines of spans; the first line numbers the columns.

    `ghost` is the `path` of one robot out of `GAME.preview`; `square_marks` puts up to two characters on squares that
    can be chosen now. `rows` and `columns` (first, last) show a part of a long course; `rows_around` finds one. Without
    `colour` all styles are empty.
    """
    glyphs = Glyphs(has_unicode=has_unicode)
    cells = [[_Cell() for _ in range(course.width + 1)] for _ in range(course.height)]
    for y in range(course.height):
        for x in range(course.width):
            if course.square(x, y) >= 0:
                cells[y][x].set_char(SLOT_MIDDLE, glyphs.floor, "floor", SLOT_IS_FREE)
    _draw_lasers(cells, course, glyphs)
    active_register = int(view["register"]) if view.get("phase") == "register" else 0
    for square in range(course.size):
        if course.is_on_board[square]:
            x, y = course.xy(square)
            _draw_elements(cells[y][x], course, square, glyphs, active_register)
    for number, (square, _) in course.docks.items():
        x, y = course.xy(square)
        cells[y][x].write_text(glyphs.dock(number), "dock")
    _draw_flags(cells, view, course, glyphs)
    _draw_archives(cells, view)
    _draw_walls(cells, course, glyphs)
    for (x, y), mark in (square_marks or {}).items():
        cells[y][x].write_text(mark[:2], "mark")
    _draw_previewed_robot(cells, previewed_path or (), course, glyphs)
    _draw_robots(cells, view, course, glyphs)
    _draw_pushers(cells, course, glyphs, active_register)
    return _text_lines(cells, course, rows, columns, has_colour=has_colour)


def rows_around(course: Course, y: int, row_count: int) -> tuple[int, int]:
    """The first and last of `lines` rows around row `y`, for a course that is longer than the screen.

    The board of `lines` rows has one line more, for the numbers of the columns.
    """
    shown = min(max(1, row_count), course.height)
    first = min(max(0, y - shown // 2), course.height - shown)
    return first, first + shown - 1


def _draw_lasers(cells: list[list[_Cell]], course: Course, glyphs: Glyphs) -> None:
    """Beams, and at the start of each its cannon, with the number of beams if there is more than one (RR-10.2)."""
    for laser in course.lasers:
        upright = laser.firing_direction in (FACING_NORTH, FACING_SOUTH)
        beam = (glyphs.beam_down if upright else glyphs.beam_across)[laser.beams - 1]
        for square in laser.line:
            x, y = course.xy(square)
            cell = cells[y][x]
            if upright:
                crossed = (
                    cell.slot_holds[SLOT_MIDDLE] == SLOT_HOLDS_BEAM and cell.chars[SLOT_MIDDLE] in glyphs.beam_across
                )
                cell.set_char(SLOT_MIDDLE, glyphs.beams_cross if crossed else beam, "laser", SLOT_HOLDS_BEAM)
                continue
            crossed = cell.slot_holds[SLOT_MIDDLE] == SLOT_HOLDS_BEAM and cell.chars[SLOT_MIDDLE] in glyphs.beam_down
            cell.set_char(SLOT_MIDDLE, glyphs.beams_cross if crossed else beam, "laser", SLOT_HOLDS_BEAM)
            cell.set_char(SLOT_LEFT, beam, "laser", SLOT_HOLDS_BEAM)
            cell.set_char(SLOT_RIGHT, beam, "laser", SLOT_HOLDS_BEAM)
            if square != laser.square:
                cells[y][x + (laser.firing_direction == FACING_WEST)].set_char(
                    SLOT_EDGE, beam, "laser", SLOT_HOLDS_BEAM
                )
    for laser in course.lasers:
        x, y = course.xy(laser.square)
        cell = cells[y][x]
        slot = (SLOT_MIDDLE, SLOT_LEFT, SLOT_MIDDLE, SLOT_RIGHT)[laser.firing_direction]
        cell.set_char(slot, glyphs.cannon[laser.firing_direction], "laser")
        if laser.beams > 1:
            cell.set_char(SLOT_RIGHT if slot == SLOT_MIDDLE else SLOT_MIDDLE, str(laser.beams), "laser")


def _draw_elements(cell: _Cell, course: Course, square: int, glyphs: Glyphs, active_register: int) -> None:
    speed, leave, entries = course.belts[square]
    beam = cell.chars[SLOT_MIDDLE] if cell.slot_holds[SLOT_MIDDLE] else ""
    if course.is_pit[square]:
        cell.write_text(glyphs.pit, "pit")
        if beam:
            cell.set_char(SLOT_MIDDLE, beam, "laser")
    elif speed:
        cell.write_text(glyphs.belt(speed, leave, entries), "express" if speed == 2 else "belt")
    elif course.gear_rotation[square]:
        cell.write_text(glyphs.gear[course.gear_rotation[square]], "gear")
    elif course.repair_sites[square]:
        cell.set_char(SLOT_MIDDLE, glyphs.repair, "repair")
        if course.repair_sites[square] & SITE_HAMMER:
            cell.set_char(SLOT_RIGHT, glyphs.option, "repair")
    else:
        _draw_machines(cell, course, square, glyphs, active_register)
        return
    if beam and cell.chars[SLOT_MIDDLE] != beam and cell.slot_holds[SLOT_RIGHT] == SLOT_IS_FREE:
        cell.set_char(SLOT_RIGHT, beam, "laser", SLOT_HOLDS_BEAM)


def _draw_machines(cell: _Cell, course: Course, square: int, glyphs: Glyphs, active_register: int) -> None:
    """Crushers, and the registers of pushers; the arrow of a pusher comes last, on the edge."""
    crushes = _register_digits(course.is_crusher[register][square] for register in range(1, 6))
    if crushes:
        cell.write_text(glyphs.crusher + crushes, "crusher")
    pushes = _register_digits(course.pusher_directions[register][square] >= 0 for register in range(1, 6))
    if pushes:
        cell.write_text(pushes, _pusher_style(course, square, active_register))


def _register_digits(acts_in_register: Iterable[bool]) -> str:
    return "".join(str(register) for register, does in enumerate(acts_in_register, 1) if does)


def _pusher_style(course: Course, square: int, active_register: int) -> str:
    return "pusher-active" if active_register and course.pusher_directions[active_register][square] >= 0 else "pusher"


def _draw_pushers(cells: list[list[_Cell]], course: Course, glyphs: Glyphs, active_register: int) -> None:
    """The arrow of a pusher takes the west edge of its square; for one that pushes east it stands for the wall."""
    for square in range(course.size):
        ways = [course.pusher_directions[register][square] for register in range(1, 6)]
        push = max(ways)
        x, y = course.xy(square)
        edge = cells[y][x]
        if push >= 0 and (edge.slot_holds[SLOT_EDGE] != SLOT_IS_TAKEN or push == FACING_EAST):
            edge.set_char(SLOT_EDGE, glyphs.pusher[push], _pusher_style(course, square, active_register))


def _draw_flags(cells: list[list[_Cell]], view: Mapping[str, Any], course: Course, glyphs: Glyphs) -> None:
    """Flags where they are now; on a course of control also whose they are (RR-19.14)."""
    toggled = "toggle_control" in course.rules
    for place, at in enumerate(view["flags"]):
        if at is None:
            continue
        x, y = at
        team = int(view["control"][place]) if toggled else 0
        style = f"flag-team-{team}" if team else "flag"
        sign = glyphs.free_flag if toggled and not team else glyphs.flag
        cell = cells[y][x]
        if team:
            cell.write_text(f"{team}{sign}{place + 1}", style)
        else:
            cell.write_text(f"{sign}{place + 1}", style)
            _draw_covered_element(cell, course, course.square(x, y), glyphs)


def _draw_covered_element(cell: _Cell, course: Course, square: int, glyphs: Glyphs) -> bool:
    """Shows at the right what a flag, a ghost or a robot covers: the way of a belt, a gear, a repair site."""
    speed, leave, _ = course.belts[square]
    if speed:
        cell.set_char(SLOT_RIGHT, glyphs.arrow(speed, leave), "express" if speed == 2 else "belt")
    elif course.gear_rotation[square]:
        cell.set_char(SLOT_RIGHT, glyphs.gear[course.gear_rotation[square]][1], "gear")
    elif course.repair_sites[square]:
        cell.set_char(
            SLOT_RIGHT, glyphs.option if course.repair_sites[square] & SITE_HAMMER else glyphs.repair, "repair"
        )
    else:
        return False
    return True


def _draw_archives(cells: list[list[_Cell]], view: Mapping[str, Any]) -> None:
    """Each archive as the small letter of its robot, where there is room beside what the square shows."""
    for robot in view["robots"]:
        at = robot["archive"]
        if at is None:
            continue
        x, y = at
        cell = cells[y][x]
        for slot in (SLOT_RIGHT, SLOT_LEFT, SLOT_MIDDLE):
            if cell.slot_holds[slot] != SLOT_IS_TAKEN:
                cell.set_char(slot, ROBOT_LETTERS[robot["robot"]].lower(), f"archive-{_robot_number(robot)}")
                break


def _robot_number(robot: Mapping[str, Any]) -> int:
    return ROBOT_VALUES.code(str(robot["robot"])) + 1


def _draw_walls(cells: list[list[_Cell]], course: Course, glyphs: Glyphs) -> None:
    for square, side in course.walls:
        x, y = course.xy(square)
        if side in (FACING_WEST, FACING_EAST):
            cells[y][x + (side == FACING_EAST)].set_char(SLOT_EDGE, glyphs.wall, "wall")
    for square in range(course.size):
        sides = [side for side in (FACING_NORTH, FACING_SOUTH) if (square, side) in course.walls]
        if sides:
            x, y = course.xy(square)
            _draw_wall_strokes(
                cells[y][x], [glyphs.wall_north if side == FACING_NORTH else glyphs.wall_south for side in sides]
            )


def _draw_wall_strokes(cell: _Cell, wall_strokes: list[str]) -> None:
    """One stroke goes left and right, two share the sides; what is firmly there stays."""
    free = [slot for slot in (SLOT_LEFT, SLOT_RIGHT) if cell.slot_holds[slot] == SLOT_IS_FREE]
    if not free:
        free = [slot for slot in (SLOT_RIGHT, SLOT_LEFT) if cell.slot_holds[slot] == SLOT_HOLDS_BEAM][:1]
    if len(wall_strokes) == 2:
        free = free[:2]
        for slot, stroke in zip(free, wall_strokes, strict=False):
            cell.set_char(slot, stroke, "wall")
        return
    for slot in free:
        cell.set_char(slot, wall_strokes[0], "wall")


def _draw_previewed_robot(
    cells: list[list[_Cell]], path: Sequence[Mapping[str, Any] | None], course: Course, glyphs: Glyphs
) -> None:
    for step in path:
        if step is not None:
            x, y = int(step["x"]), int(step["y"])
            cell = cells[y][x]
            _draw_covered_element(cell, course, course.square(x, y), glyphs)
            cell.set_char(SLOT_LEFT, str(step["register"]), "ghost")
            cell.set_char(SLOT_MIDDLE, glyphs.previewed_robot[FACING_VALUES.code(str(step["facing"]))], "ghost")


def _draw_robots(cells: list[list[_Cell]], view: Mapping[str, Any], course: Course, glyphs: Glyphs) -> None:
    """Letter and facing. At the right the first of these that there is: the ghost's register, a flag's number, what
    lies underfoot, a wall, a power down; or another robot, where one of them is virtual."""
    flags = {tuple(at): str(place) for place, at in enumerate(view["flags"], 1) if at is not None}
    seen: set[tuple[int, int]] = set()
    for robot in view["robots"]:
        if robot["x"] is None:
            continue
        x, y = int(robot["x"]), int(robot["y"])
        cell = cells[y][x]
        style = f"robot-{_robot_number(robot)}"
        letter = ROBOT_LETTERS[robot["robot"]]
        if (x, y) in seen:
            cell.set_char(SLOT_RIGHT, letter, style)
            continue
        seen.add((x, y))
        if cell.styles[SLOT_LEFT] == "ghost":
            cell.set_char(SLOT_RIGHT, cell.chars[SLOT_LEFT], "ghost")
        elif (x, y) in flags:
            cell.set_char(SLOT_RIGHT, flags[x, y], "flag")
        elif not _draw_covered_element(cell, course, course.square(x, y), glyphs) and cell.styles[SLOT_RIGHT] != "wall":
            cell.set_char(SLOT_RIGHT, "z" if robot["powered_down"] else " ", style if robot["powered_down"] else "")
        cell.set_char(SLOT_LEFT, letter, style)
        cell.set_char(SLOT_MIDDLE, glyphs.facing[FACING_VALUES.code(str(robot["facing"]))], style)


def _text_lines(
    cells: list[list[_Cell]],
    course: Course,
    rows: tuple[int, int] | None,
    columns: tuple[int, int] | None,
    *,
    has_colour: bool,
) -> list[SpanLine]:
    top, bottom = rows or (0, course.height - 1)
    left, right = columns or (0, course.width - 1)
    left, right = max(0, left), min(right, course.width - 1)
    head = "".join(f"{x:>3} " for x in range(left, right + 1))
    lines = [[Span("   " + head, "axis" if has_colour else "")]]
    for y in range(max(0, top), min(bottom, course.height - 1) + 1):
        line = [Span(f"{y:>2} ", "axis" if has_colour else "")]
        for x in range(left, right + 1):
            _append_cell(line, cells[y][x], slice(SLOT_EDGE, SLOT_RIGHT + 1), has_colour)
        _append_cell(line, cells[y][right + 1], slice(SLOT_EDGE, SLOT_EDGE + 1), has_colour)
        lines.append(line)
    return lines


def _append_cell(line: SpanLine, cell: _Cell, slots: slice, has_colour: bool) -> None:
    for char, style in zip(cell.chars[slots], cell.styles[slots], strict=True):
        append_span(line, char, style if has_colour else "")
