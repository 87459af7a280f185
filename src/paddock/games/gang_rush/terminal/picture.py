"""GangRush drawn with characters, for the terminal and for the docs, from a view; `LEGEND` tells the signs.

The bridge is driven from left to right, lane 1 at the top; neighbouring lanes are staggered by half a space. A space
has two lines, the car above and what lies there below. The band shows the whole bridge at once. Every span has the name
of a style, which the terminal maps to colours; nothing is told by colour alone.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ..components import bridge
from ..components.bridge import Y
from ..components.content import DRIVER, DRIVER_COLOURS, KIND_SHIFT, MPH_STEP, NUMBER_MASK, POLICE_POST

STYLES: Final = (
    "", "axis", "line", "river", "pier", "zone", "hazard", "police", "cash", "ramp", "mark", *DRIVER_COLOURS,
)  # fmt: skip
"""Every style that a span can have."""
LEGEND: Final = (
    ("B>3", "car"),
    ("[]", "container"),
    ("o3", "police"),
    ("=2", "barrier"),
    ("^3", "nails"),
    ("30", "speed_limit"),
    ("/>", "ramp"),
    ("!", "mine"),
    ("~", "oil_slick"),
    ("%", "acid_pool"),
    ("$3", "cash"),
    ("::", "damaged"),
    ("##", "wall"),
    ("#1", "post"),
)
"""Signs and what they stand for: a car has the letter of its colour, its facing and its speed in tens; bills are in
hundreds; numbers are those of officers, barriers and nails. Outside, `~` is the river, `n` a low pier, `N` a high one
and `.` the bank. Each is said by the message `sign-<name>`."""
HALF_SPACE_WIDTH: Final = 3
"""Characters for half a space."""
LOWEST_Y: Final = -1
HIGHEST_Y: Final = 40
BRIDGE_ROWS: Final = 2 * bridge.LANE_COUNT + 3
"""Lines: the zones, both edges, and two for each lane."""
ZONE_LINES: Final = (1, *(int(line["y"]) for line in bridge.BRIDGE_DATA["zone_lines"]))
"""Where each zone begins, the first at the start line."""
_EDGE_SIGN: Final = {
    bridge.RIVER_EDGE: "~",
    bridge.LOW_PIER_EDGE: "n",
    bridge.HIGH_PIER_EDGE: "N",
    bridge.BANK_EDGE: ".",
}
_NO_MARKS: Final[Mapping[str, str]] = {}


class Span:
    """A piece of a line in one style."""

    __slots__ = ("style", "text")

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style


class _Canvas:
    """Characters with their styles, by row and column."""

    def __init__(self, rows: int, columns: int) -> None:
        self.signs = [[" "] * columns for _ in range(rows)]
        self.styles = [[""] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for place, sign in enumerate(text):
            if 0 <= column + place < len(self.signs[row]):
                self.signs[row][column + place] = sign
                self.styles[row][column + place] = style

    def lines(self) -> list[list[Span]]:
        """All rows, as spans."""
        lines: list[list[Span]] = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line: list[Span] = []
            for sign, style in zip(signs, styles, strict=True):
                if line and line[-1].style == style:
                    line[-1].text += sign
                else:
                    line.append(Span(sign, style))
            lines.append(line)
        return lines


def draw_bridge(
    view: Mapping[str, Any], low: int = LOWEST_Y, high: int = HIGHEST_Y, *, marks: Mapping[str, str] = _NO_MARKS
) -> list[list[Span]]:
    """The bridge from one `y` to another with everything on it, line by line. `marks` are signs on spaces."""
    canvas = _Canvas(BRIDGE_ROWS, (high - low + 2) * HALF_SPACE_WIDTH + 1)
    _draw_edges(canvas, low, high)
    for space in range(bridge.SPACE_COUNT):
        if low <= Y[space] <= high:
            _draw_space(canvas, view, space, low, marks.get(bridge.SPACE_NAME.names[space], ""))
    return canvas.lines()


def car_spots(low: int = LOWEST_Y, high: int = HIGHEST_Y) -> dict[str, tuple[int, int]]:
    """Where :func:`draw_bridge` writes the car of a space: column and row, by its name."""
    return {
        bridge.SPACE_NAME.names[space]: ((Y[space] - low) * HALF_SPACE_WIDTH + 1, _row_of(space))
        for space in range(bridge.SPACE_COUNT)
        if low <= Y[space] <= high
    }


def draw_overview(view: Mapping[str, Any]) -> list[list[Span]]:
    """The whole bridge, a character for each half space: cars by the letters of their colours, and what lies there."""
    canvas = _Canvas(bridge.LANE_COUNT, HIGHEST_Y - LOWEST_Y + 1)
    for space in range(bridge.SPACE_COUNT):
        name = bridge.SPACE_NAME.names[space]
        things = _signs_on(view, space)
        sign, style = (things[0][0][:1], things[0][1]) if things else ("-", "axis")
        for car in view["cars"]:
            if car["at"] == name:
                sign, style = car_letter(car["driver"]), car_colour(car["driver"])
        canvas.put(bridge.LANE[space] - 1, Y[space] - LOWEST_Y, sign, style)
    return canvas.lines()


def plain(lines: Iterable[Sequence[Span]]) -> str:
    """The same without styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def car_colour(driver: str) -> str:
    """The colour of a driver's car."""
    return DRIVER_COLOURS[DRIVER.code(driver)]


def car_letter(driver: str) -> str:
    """The letter of a driver's car: that of its colour."""
    return car_colour(driver)[0].upper()


def car_sign(car: Mapping[str, Any]) -> str:
    """A car in three or four characters: letter, facing, speed in tens."""
    return f"{car_letter(car['driver'])}{'>' if car['facing'] == 'F' else '<'}{car['speed'] // MPH_STEP}"


def _row_of(space: int) -> int:
    return 2 * bridge.LANE[space]


def _draw_edges(canvas: _Canvas, low: int, high: int) -> None:
    """The zones above, and the river and the piers on both sides."""
    for space in range(bridge.SPACE_COUNT):
        y = Y[space]
        if not low <= y <= high:
            continue
        column = (y - low) * HALF_SPACE_WIDTH
        if bridge.LANE[space] == 1 and bridge.ZONES[space]:
            canvas.put(0, column, f" {y}", "axis")
        for lane, direction, row in ((1, 2, 1), (bridge.LANE_COUNT, 3, BRIDGE_ROWS - 1)):
            if bridge.LANE[space] == lane:
                sign = _EDGE_SIGN[bridge.NEXT_SPACE[direction][space]]
                canvas.put(
                    row, column + HALF_SPACE_WIDTH, sign * 2 * HALF_SPACE_WIDTH, "river" if sign == "~" else "pier"
                )
    for zone, line in enumerate(ZONE_LINES, 1):
        if low <= line <= high:
            canvas.put(0, (line - low) * HALF_SPACE_WIDTH, f"|{zone}", "zone")


def _draw_space(canvas: _Canvas, view: Mapping[str, Any], space: int, low: int, mark: str) -> None:
    column, row = (Y[space] - low) * HALF_SPACE_WIDTH, _row_of(space)
    canvas.put(row, column, "|", "line")
    canvas.put(row + 1, column, "|", "line")
    canvas.put(row, column + 2 * HALF_SPACE_WIDTH, "|", "line")
    canvas.put(row + 1, column + 2 * HALF_SPACE_WIDTH, "|", "line")
    for car in view["cars"]:
        if car["at"] == bridge.SPACE_NAME.names[space]:
            canvas.put(row, column + 1, car_sign(car), car_colour(car["driver"]))
    if mark:
        canvas.put(row, column + 2 * HALF_SPACE_WIDTH - len(mark), mark, "mark")
    place = column + 1
    for text, style in _signs_on(view, space):
        canvas.put(row + 1, place, text, style)
        place += len(text)


def _signs_on(view: Mapping[str, Any], space: int) -> list[tuple[str, str]]:
    """What lies on a space, most important first: signs and their styles."""
    here = view["road"].get(bridge.SPACE_NAME.names[space], {})
    pieces = _wall_sign(view, space)
    signs = (
        ("container", "[]", "hazard"),
        ("barrier", "=", "hazard"),
        ("police", "o", "police"),
        ("nails", "^", "hazard"),
        ("speed_limit", "30", "hazard"),
        ("mine", "!", "hazard"),
        ("oil_slick", "~", "hazard"),
        ("acid_pool", "%", "hazard"),
    )
    for field, sign, style in signs:
        if field in here:
            number = here[field] if field in ("barrier", "police", "nails") else ""
            pieces.append((f"{sign}{number}", style))
    if "ramp" in here:
        pieces.append(("/>" if here["ramp"] == "F" else "<\\", "ramp"))
    elif bridge.IS_DAMAGED[space]:
        pieces.append(("::", "line"))
    if "cash" in here:
        pieces.append((f"${here['cash'] // 100}", "cash"))
    return pieces


def _wall_sign(view: Mapping[str, Any], space: int) -> list[tuple[str, str]]:
    """The piece of the expert wall on a space."""
    for where, item in bridge.BORDER_WALLS[view.get("wall") or bridge.NO_WALL].pieces:
        if where == space:
            return [(f"#{item & NUMBER_MASK}", "police")] if item >> KIND_SHIFT == POLICE_POST else [("##", "hazard")]
    return []
