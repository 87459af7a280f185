"""GangRush drawn with characters, for the terminal and for the docs, from a view; `LEGEND` tells the signs.

The bridge is driven from left to right, lane 1 at the top; neighbouring lanes are staggered by half a space. A space
has two lines, the car above and what lies there below. The band shows the whole bridge at once.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.terminal_picture import Canvas, SpanLine

from ..components import bridge, content
from ..components.bridge import LANE_BY_SPACE, LANE_COUNT, SPACE_COUNT, SPACE_VALUES, Y_BY_SPACE
from ..components.content import DRIVER_COLOURS, DRIVER_VALUES

CAR_COLOURS: Final = dict(zip(DRIVER_COLOURS, ("#f2685c", "#6fb1ff", "#ece7dc", "#f2e05a", "#58d68d"), strict=True))
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#8d8a84",
    "line": "#5b5f68",
    "river": "#4c8fd6",
    "pier": "#b8b8b8",
    "zone": "bold #8d8a84",
    "hazard": "bold #ff9f43",
    "police": "bold #7fb8ea",
    "cash": "bold #5fd39a",
    "ramp": "bold #d68fb8",
    "mark": "bold #16181c on #5fd39a",
    **{name: f"bold #101114 on {shade}" for name, shade in CAR_COLOURS.items()},
}
"""Every style of a span, with its colours for a dark terminal; letters and signs say the same without them."""
_THING_SIGNS: Final = {
    "container": "[]",
    "barrier": "=",
    "police": "o",
    "nails": "^",
    "speed_limit": "30",
    "mine": "!",
    "oil_slick": "~",
    "acid_pool": "%",
}
"""What lies on the road, most important first."""
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
BRIDGE_ROWS: Final = 2 * LANE_COUNT + 3
"""Lines: the zones, both edges, and two for each lane."""
ZONE_LINES: Final = (1, *(int(line["y"]) for line in bridge.BRIDGE_DATA["zone_lines"]))
"""Where each zone begins, the first at the start line."""
_SIGN_BY_EDGE: Final = {
    bridge.RIVER_EDGE: "~",
    bridge.LOW_PIER_EDGE: "n",
    bridge.HIGH_PIER_EDGE: "N",
    bridge.BANK_EDGE: ".",
}
_NO_MARKS: Final[Mapping[str, str]] = {}


def draw_bridge(
    view: Mapping[str, Any],
    low_y: int = LOWEST_Y,
    high_y: int = HIGHEST_Y,
    *,
    square_marks: Mapping[str, str] = _NO_MARKS,
) -> list[SpanLine]:
    """The bridge from one `y` to another with everything on it, line by line. `square_marks` are signs on spaces."""
    canvas = Canvas(BRIDGE_ROWS, (high_y - low_y + 2) * HALF_SPACE_WIDTH + 1)
    _draw_edges(canvas, low_y, high_y)
    for space in range(SPACE_COUNT):
        if low_y <= Y_BY_SPACE[space] <= high_y:
            _draw_space(canvas, view, space, low_y, square_marks.get(SPACE_VALUES.names[space], ""))
    return canvas.lines()


def car_offsets(low_y: int = LOWEST_Y, high_y: int = HIGHEST_Y) -> dict[str, tuple[int, int]]:
    """Where :func:`draw_bridge` writes the car of a space: column and row, by its name."""
    return {
        SPACE_VALUES.names[space]: ((Y_BY_SPACE[space] - low_y) * HALF_SPACE_WIDTH + 1, 2 * LANE_BY_SPACE[space])
        for space in range(SPACE_COUNT)
        if low_y <= Y_BY_SPACE[space] <= high_y
    }


def draw_overview(view: Mapping[str, Any]) -> list[SpanLine]:
    """The whole bridge, a character for each half space: cars by the letters of their colours, and what lies there."""
    canvas = Canvas(LANE_COUNT, HIGHEST_Y - LOWEST_Y + 1)
    for space in range(SPACE_COUNT):
        name = SPACE_VALUES.names[space]
        things = _signs_on(view, space)
        sign, style = (things[0][0][:1], things[0][1]) if things else ("-", "axis")
        for car in view["cars"]:
            if car["at"] == name:
                sign, style = car_letter(car["driver"]), car_colour(car["driver"])
        canvas.write(LANE_BY_SPACE[space] - 1, Y_BY_SPACE[space] - LOWEST_Y, sign, style)
    return canvas.lines()


def car_colour(driver: str) -> str:
    """The colour of a driver's car."""
    return DRIVER_COLOURS[DRIVER_VALUES.code(driver)]


def car_letter(driver: str) -> str:
    """The letter of a driver's car: that of its colour."""
    return car_colour(driver)[0].upper()


def car_sign(car: Mapping[str, Any]) -> str:
    """A car in three or four characters: letter, facing, speed in tens."""
    return f"{car_letter(car['driver'])}{'>' if car['facing'] == 'F' else '<'}{car['speed'] // content.DIAL_STEP}"


def _draw_edges(canvas: Canvas, low_y: int, high_y: int) -> None:
    """The zones above, and the river and the piers on both sides."""
    for space in range(SPACE_COUNT):
        y = Y_BY_SPACE[space]
        if not low_y <= y <= high_y:
            continue
        column = (y - low_y) * HALF_SPACE_WIDTH
        if LANE_BY_SPACE[space] == 1 and bridge.ZONES_BY_SPACE[space]:
            canvas.write(0, column, f" {y}", "axis")
        for lane, direction, row in ((1, 2, 1), (LANE_COUNT, 3, BRIDGE_ROWS - 1)):
            if LANE_BY_SPACE[space] == lane:
                sign = _SIGN_BY_EDGE[bridge.NEXT_SPACE_BY_DIRECTION[direction][space]]
                style = "river" if sign == "~" else "pier"
                canvas.write(row, column + HALF_SPACE_WIDTH, sign * 2 * HALF_SPACE_WIDTH, style)
    for zone, line in enumerate(ZONE_LINES, 1):
        if low_y <= line <= high_y:
            canvas.write(0, (line - low_y) * HALF_SPACE_WIDTH, f"|{zone}", "zone")


def _draw_space(canvas: Canvas, view: Mapping[str, Any], space: int, low_y: int, mark: str) -> None:
    column, row = (Y_BY_SPACE[space] - low_y) * HALF_SPACE_WIDTH, 2 * LANE_BY_SPACE[space]
    for side in (column, column + 2 * HALF_SPACE_WIDTH):
        canvas.write(row, side, "|", "line")
        canvas.write(row + 1, side, "|", "line")
    for car in view["cars"]:
        if car["at"] == SPACE_VALUES.names[space]:
            canvas.write(row, column + 1, car_sign(car), car_colour(car["driver"]))
    if mark:
        canvas.write(row, column + 2 * HALF_SPACE_WIDTH - len(mark), mark, "mark")
    place = column + 1
    for text, style in _signs_on(view, space):
        canvas.write(row + 1, place, text, style)
        place += len(text)


def _signs_on(view: Mapping[str, Any], space: int) -> list[tuple[str, str]]:
    """What lies on a space, most important first: signs and their styles."""
    here = view["road"].get(SPACE_VALUES.names[space], {})
    pieces = _wall_sign(view, space)
    for thing, sign in _THING_SIGNS.items():
        if thing in here:
            number = here[thing] if thing in ("barrier", "police", "nails") else ""
            pieces.append((f"{sign}{number}", "police" if thing == "police" else "hazard"))
    if "ramp" in here:
        pieces.append(("/>" if here["ramp"] == "F" else "<\\", "ramp"))
    elif bridge.IS_DAMAGED_SPACE[space]:
        pieces.append(("::", "line"))
    if "cash" in here:
        pieces.append((f"${here['cash'] // 100}", "cash"))
    return pieces


def _wall_sign(view: Mapping[str, Any], space: int) -> list[tuple[str, str]]:
    """The piece of the expert wall on a space."""
    for where, item in bridge.BORDER_WALLS[view.get("wall") or bridge.NO_WALL].pieces:
        if where == space:
            is_post = item >> content.ITEM_KIND_SHIFT == content.ITEM_POLICE_POST
            return [(f"#{item & content.ITEM_NUMBER_MASK}", "police") if is_post else ("##", "hazard")]
    return []
