"""RoboRally drawn with characters, for the terminal and for the docs, from a view and the course it is played on.

A square is four characters: its west edge, then three for what is on it. Walls to the west and east stand on the edges
between squares; walls to the north and south are strokes at the top and bottom beside what the square shows, drawn in
both squares that the wall parts where there is room. A course of 12 × 16 squares takes 52 × 17 characters.

Every span has the name of a style, which the terminal maps to colours; nothing is told by colour alone. What the
characters mean is in `legend.py`.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from paddock.games.roborally.components.content import EAST, FACING, NORTH, ROBOT, SOUTH, WEST
from paddock.games.roborally.components.course import HAMMER, Course
from paddock.games.roborally.terminal.describe import describe_robot, describe_square
from paddock.games.roborally.terminal.glyphs import LETTERS, Glyphs

__all__ = ["STYLES", "Span", "board", "describe_robot", "describe_square", "plain", "rows_around"]

STYLES: Final = (
    "",
    "axis",
    "floor",
    "belt",
    "express",
    "gear",
    "pusher",
    "pusher-active",
    "crusher",
    "pit",
    "wall",
    "laser",
    "repair",
    "flag",
    "flag-team-1",
    "flag-team-2",
    "dock",
    "ghost",
    "mark",
    *(f"robot-{number}" for number in range(1, 9)),
    *(f"archive-{number}" for number in range(1, 9)),
)
"""Every style that a span can have; robots and their archives are numbered as in `data/robots.json`, from 1."""

EDGE: Final = 0
LEFT: Final = 1
MIDDLE: Final = 2
RIGHT: Final = 3

FREE: Final = 0
BEAM: Final = 1
TAKEN: Final = 2


class Span:
    """A piece of a line in one style.

    >>> Span("F▲", "robot-1")
    Span('F▲', 'robot-1')
    """

    __slots__ = ("style", "text")

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Span) and self.text == other.text and self.style == other.style

    def __hash__(self) -> int:
        return hash((self.text, self.style))

    def __repr__(self) -> str:
        return f"Span({self.text!r}, {self.style!r})"


class _Cell:
    """The four characters of a square while it is drawn, and how firmly each of them is taken."""

    __slots__ = ("chars", "holds", "styles")

    def __init__(self) -> None:
        self.chars = [" ", " ", " ", " "]
        self.styles = ["", "", "", ""]
        self.holds = [FREE, FREE, FREE, FREE]

    def put(self, slot: int, char: str, style: str, hold: int = TAKEN) -> None:
        self.chars[slot] = char
        self.styles[slot] = style
        self.holds[slot] = hold

    def write(self, text: str, style: str, first: int = LEFT) -> None:
        """Writes text from a slot on; blanks leave what is there."""
        for slot, char in enumerate(text[: RIGHT + 1 - first], first):
            if char != " ":
                self.put(slot, char, style)


def board(
    view: Mapping[str, Any],
    course: Course,
    *,
    unicode: bool = True,
    colour: bool = True,
    ghost: Sequence[Mapping[str, Any] | None] | None = None,
    marks: Mapping[tuple[int, int], str] | None = None,
    rows: tuple[int, int] | None = None,
    columns: tuple[int, int] | None = None,
) -> list[list[Span]]:
    """The course with all that stands on it, as lines of spans; the first line numbers the columns.

    `ghost` is the `path` of one robot out of `GAME.foresee`; `marks` puts up to two characters on squares that can be
    chosen now. `rows` and `columns` (first, last) show a part of a long course; `rows_around` finds one. Without
    `colour` all styles are empty.
    """
    glyphs = Glyphs(unicode=unicode)
    cells = [[_Cell() for _ in range(course.width + 1)] for _ in range(course.height)]
    for y in range(course.height):
        for x in range(course.width):
            if course.square(x, y) >= 0:
                cells[y][x].put(MIDDLE, glyphs.floor, "floor", FREE)
    _lasers(cells, course, glyphs)
    active = int(view["register"]) if view.get("phase") == "register" else 0
    for square in range(course.size):
        if course.on[square]:
            x, y = course.xy(square)
            _elements(cells[y][x], course, square, glyphs, active)
    for number, (square, _) in course.docks.items():
        x, y = course.xy(square)
        cells[y][x].write(glyphs.dock(number), "dock")
    _flags(cells, view, course, glyphs)
    _archives(cells, view)
    _walls(cells, course, glyphs)
    for (x, y), mark in (marks or {}).items():
        cells[y][x].write(mark[:2], "mark")
    _ghost(cells, ghost or (), course, glyphs)
    _robots(cells, view, course, glyphs)
    _pushers(cells, course, glyphs, active)
    return _lines(cells, course, rows, columns, colour=colour)


def plain(lines: Iterable[Sequence[Span]]) -> str:
    """The picture as text without styles, one line each, without blanks at the ends."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def rows_around(course: Course, y: int, lines: int) -> tuple[int, int]:
    """The first and last of `lines` rows around row `y`, for a course that is longer than the screen.

    The board of `lines` rows has one line more, for the numbers of the columns.
    """
    shown = min(max(1, lines), course.height)
    first = min(max(0, y - shown // 2), course.height - shown)
    return first, first + shown - 1


def _lasers(cells: list[list[_Cell]], course: Course, glyphs: Glyphs) -> None:
    """Beams, and at the start of each its cannon, with the number of beams if there is more than one (RR-10.2)."""
    for laser in course.lasers:
        upright = laser.fires in (NORTH, SOUTH)
        beam = (glyphs.beam_down if upright else glyphs.beam_across)[laser.beams - 1]
        for square in laser.line:
            x, y = course.xy(square)
            cell = cells[y][x]
            if upright:
                crossed = cell.holds[MIDDLE] == BEAM and cell.chars[MIDDLE] in glyphs.beam_across
                cell.put(MIDDLE, glyphs.beams_cross if crossed else beam, "laser", BEAM)
                continue
            crossed = cell.holds[MIDDLE] == BEAM and cell.chars[MIDDLE] in glyphs.beam_down
            cell.put(MIDDLE, glyphs.beams_cross if crossed else beam, "laser", BEAM)
            cell.put(LEFT, beam, "laser", BEAM)
            cell.put(RIGHT, beam, "laser", BEAM)
            if square != laser.square:
                cells[y][x + (laser.fires == WEST)].put(EDGE, beam, "laser", BEAM)
    for laser in course.lasers:
        x, y = course.xy(laser.square)
        cell = cells[y][x]
        slot = (MIDDLE, LEFT, MIDDLE, RIGHT)[laser.fires]
        cell.put(slot, glyphs.cannon[laser.fires], "laser")
        if laser.beams > 1:
            cell.put(RIGHT if slot == MIDDLE else MIDDLE, str(laser.beams), "laser")


def _elements(cell: _Cell, course: Course, square: int, glyphs: Glyphs, active: int) -> None:
    speed, leave, entries = course.belt[square]
    beam = cell.chars[MIDDLE] if cell.holds[MIDDLE] else ""
    if course.pit[square]:
        cell.write(glyphs.pit, "pit")
        if beam:
            cell.put(MIDDLE, beam, "laser")
    elif speed:
        cell.write(glyphs.belt(speed, leave, entries), "express" if speed == 2 else "belt")
    elif course.gear[square]:
        cell.write(glyphs.gear[course.gear[square]], "gear")
    elif course.site[square]:
        cell.put(MIDDLE, glyphs.repair, "repair")
        if course.site[square] & HAMMER:
            cell.put(RIGHT, glyphs.option, "repair")
    else:
        _machines(cell, course, square, glyphs, active)
        return
    if beam and cell.chars[MIDDLE] != beam and cell.holds[RIGHT] == FREE:
        cell.put(RIGHT, beam, "laser", BEAM)


def _machines(cell: _Cell, course: Course, square: int, glyphs: Glyphs, active: int) -> None:
    """Crushers, and the registers of pushers; the arrow of a pusher comes last, on the edge."""
    crushes = _registers(course.crusher[register][square] for register in range(1, 6))
    if crushes:
        cell.write(glyphs.crusher + crushes, "crusher")
    pushes = _registers(course.pusher[register][square] >= 0 for register in range(1, 6))
    if pushes:
        cell.write(pushes, _pusher_style(course, square, active))


def _registers(acts: Iterable[bool]) -> str:
    return "".join(str(register) for register, does in enumerate(acts, 1) if does)


def _pusher_style(course: Course, square: int, active: int) -> str:
    return "pusher-active" if active and course.pusher[active][square] >= 0 else "pusher"


def _pushers(cells: list[list[_Cell]], course: Course, glyphs: Glyphs, active: int) -> None:
    """The arrow of a pusher takes the west edge of its square; for one that pushes east it stands for the wall."""
    for square in range(course.size):
        ways = [course.pusher[register][square] for register in range(1, 6)]
        push = max(ways)
        x, y = course.xy(square)
        edge = cells[y][x]
        if push >= 0 and (edge.holds[EDGE] != TAKEN or push == EAST):
            edge.put(EDGE, glyphs.pusher[push], _pusher_style(course, square, active))


def _flags(cells: list[list[_Cell]], view: Mapping[str, Any], course: Course, glyphs: Glyphs) -> None:
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
            cell.write(f"{team}{sign}{place + 1}", style)
        else:
            cell.write(f"{sign}{place + 1}", style)
            _underfoot(cell, course, course.square(x, y), glyphs)


def _underfoot(cell: _Cell, course: Course, square: int, glyphs: Glyphs) -> bool:
    """Shows at the right what a flag, a ghost or a robot covers: the way of a belt, a gear, a repair site."""
    speed, leave, _ = course.belt[square]
    if speed:
        cell.put(RIGHT, glyphs.arrow(speed, leave), "express" if speed == 2 else "belt")
    elif course.gear[square]:
        cell.put(RIGHT, glyphs.gear[course.gear[square]][1], "gear")
    elif course.site[square]:
        cell.put(RIGHT, glyphs.option if course.site[square] & HAMMER else glyphs.repair, "repair")
    else:
        return False
    return True


def _archives(cells: list[list[_Cell]], view: Mapping[str, Any]) -> None:
    """Each archive as the small letter of its robot, where there is room beside what the square shows."""
    for robot in view["robots"]:
        at = robot["archive"]
        if at is None:
            continue
        x, y = at
        cell = cells[y][x]
        for slot in (RIGHT, LEFT, MIDDLE):
            if cell.holds[slot] != TAKEN:
                cell.put(slot, LETTERS[robot["robot"]].lower(), f"archive-{_number(robot)}")
                break


def _number(robot: Mapping[str, Any]) -> int:
    return ROBOT.code(str(robot["robot"])) + 1


def _walls(cells: list[list[_Cell]], course: Course, glyphs: Glyphs) -> None:
    for square, side in course.walls:
        x, y = course.xy(square)
        if side in (WEST, EAST):
            cells[y][x + (side == EAST)].put(EDGE, glyphs.wall, "wall")
    for square in range(course.size):
        sides = [side for side in (NORTH, SOUTH) if (square, side) in course.walls]
        if sides:
            x, y = course.xy(square)
            _strokes(cells[y][x], [glyphs.wall_north if side == NORTH else glyphs.wall_south for side in sides])


def _strokes(cell: _Cell, strokes: list[str]) -> None:
    """One stroke goes left and right, two share the sides; what is firmly there stays."""
    free = [slot for slot in (LEFT, RIGHT) if cell.holds[slot] == FREE]
    if not free:
        free = [slot for slot in (RIGHT, LEFT) if cell.holds[slot] == BEAM][:1]
    if len(strokes) == 2:
        free = free[:2]
        for slot, stroke in zip(free, strokes, strict=False):
            cell.put(slot, stroke, "wall")
        return
    for slot in free:
        cell.put(slot, strokes[0], "wall")


def _ghost(cells: list[list[_Cell]], path: Sequence[Mapping[str, Any] | None], course: Course, glyphs: Glyphs) -> None:
    for step in path:
        if step is not None:
            x, y = int(step["x"]), int(step["y"])
            cell = cells[y][x]
            _underfoot(cell, course, course.square(x, y), glyphs)
            cell.put(LEFT, str(step["register"]), "ghost")
            cell.put(MIDDLE, glyphs.ghost[FACING.code(str(step["facing"]))], "ghost")


def _robots(cells: list[list[_Cell]], view: Mapping[str, Any], course: Course, glyphs: Glyphs) -> None:
    """Letter and facing. At the right the first of these that there is: the ghost's register, a flag's number, what
    lies underfoot, a wall, a power down; or another robot, where one of them is virtual."""
    flags = {tuple(at): str(place) for place, at in enumerate(view["flags"], 1) if at is not None}
    seen: set[tuple[int, int]] = set()
    for robot in view["robots"]:
        if robot["x"] is None:
            continue
        x, y = int(robot["x"]), int(robot["y"])
        cell = cells[y][x]
        style = f"robot-{_number(robot)}"
        letter = LETTERS[robot["robot"]]
        if (x, y) in seen:
            cell.put(RIGHT, letter, style)
            continue
        seen.add((x, y))
        if cell.styles[LEFT] == "ghost":
            cell.put(RIGHT, cell.chars[LEFT], "ghost")
        elif (x, y) in flags:
            cell.put(RIGHT, flags[x, y], "flag")
        elif not _underfoot(cell, course, course.square(x, y), glyphs) and cell.styles[RIGHT] != "wall":
            cell.put(RIGHT, "z" if robot["powered_down"] else " ", style if robot["powered_down"] else "")
        cell.put(LEFT, letter, style)
        cell.put(MIDDLE, glyphs.facing[FACING.code(str(robot["facing"]))], style)


def _lines(
    cells: list[list[_Cell]],
    course: Course,
    rows: tuple[int, int] | None,
    columns: tuple[int, int] | None,
    *,
    colour: bool,
) -> list[list[Span]]:
    top, bottom = rows or (0, course.height - 1)
    left, right = columns or (0, course.width - 1)
    left, right = max(0, left), min(right, course.width - 1)
    head = "".join(f"{x:>3} " for x in range(left, right + 1))
    found = [[Span("   " + head, "axis" if colour else "")]]
    for y in range(max(0, top), min(bottom, course.height - 1) + 1):
        line = [Span(f"{y:>2} ", "axis" if colour else "")]
        for x in range(left, right + 1):
            _join(line, cells[y][x], slice(EDGE, RIGHT + 1), colour)
        _join(line, cells[y][right + 1], slice(EDGE, EDGE + 1), colour)
        found.append(line)
    return found


def _join(line: list[Span], cell: _Cell, slots: slice, colour: bool) -> None:
    for char, style in zip(cell.chars[slots], cell.styles[slots], strict=True):
        own = style if colour else ""
        if line[-1].style == own:
            line[-1].text += char
        else:
            line.append(Span(char, own))
