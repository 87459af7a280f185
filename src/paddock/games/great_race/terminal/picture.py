"""The Great Race drawn with characters, for the terminal and for the docs, from a view; `LEGEND` tells the signs.

Every row of the map is a line, odd rows shifted by half a space. A space has two characters for the vehicles on it and
four for what it is: a city in the brackets of its colour, or the tile that lies there. A port has the number of its sea
line beside it.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

from paddock.core.terminal_picture import Canvas, SpanLine

from ..components import content
from ..components.africa import (
    CITY_BY_SPACE,
    CITY_VALUES,
    COLOUR_BY_CITY,
    IS_RISKY_SPACE,
    MAP_DATA,
    NO_CITY,
    SEA_LINE_PORTS,
    SPACE_VALUES,
)
from ..components.content import COLOUR_VALUES, TILE_VALUES, VEHICLE_VALUES

VEHICLE_COLOURS: Final = dict(
    zip(VEHICLE_VALUES.names, ("#7fb0f0", "#f2685c", "#5fd39a", "#f2c14e", "#d0a2e8", "#ece7dc"), strict=True)
)
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#8d8a84",
    "blank": "#8d8a84",
    "risk": "#c98a00",
    "tile": "#d9d0bf",
    "danger": "bold #ff9f43",
    "line": "#7fb8ea",
    "mark": "bold #16181c on #5fd39a",
    "purple": "bold #d0a2e8",
    "yellow": "bold #f0e442",
    "green": "bold #5fd39a",
    "red": "bold #ff7a6b",
    "blue": "bold #7fb8ea",
    **{name: f"bold #101114 on {shade}" for name, shade in VEHICLE_COLOURS.items()},
}
"""Every style of a span, with its colours for a dark terminal; letters and signs say the same without them."""
LEGEND: Final = (
    ("F", "vehicle"),
    ("#Co#", "purple"),
    ("(In)", "yellow"),
    ("[Ag]", "green"),
    ("<Bo>", "red"),
    ("{Co}", "blue"),
    ("~1", "line"),
    ("t", "road"),
    ("·", "blank"),
    (":", "risk"),
    ("21", "tile"),
    ("1-!", "danger"),
    ("1-x", "stop"),
)
"""Signs and what they stand for; each is said by the message `sign-<name>`."""
AXIS_WIDTH: Final = 4
SPACE_WIDTH: Final = 6
VEHICLE_WIDTH: Final = 2
"""Room for vehicles in a space."""
ODD_ROW_SHIFT: Final = 3
CITY_BRACKETS: Final = {"purple": "##", "yellow": "()", "green": "[]", "red": "<>", "blue": "{}"}
VEHICLE_LETTERS: Final = {name: name[0].upper() for name in VEHICLE_VALUES.names}
PORT_SIGNS: Final = {
    SPACE_VALUES.names[port]: f"~{line + 1}" for line, ends in enumerate(SEA_LINE_PORTS) for port in ends
}
ROAD_SIGN: Final = "t"
_ROW_AND_COLUMN_BY_SPACE: Final = tuple((int(each["row"]), int(each["col"])) for each in MAP_DATA["spaces"])
_ROW_COUNT: Final = max(row for row, _ in _ROW_AND_COLUMN_BY_SPACE) + 1
_LINE_WIDTH: Final = AXIS_WIDTH + ODD_ROW_SHIFT + SPACE_WIDTH * (max(col for _, col in _ROW_AND_COLUMN_BY_SPACE) + 1)
_NO_MARKS: Final[Mapping[str, str]] = {}


def space_origin(space: str) -> tuple[int, int]:
    """Column and line of the first character of a space.

    >>> space_origin("R01C02")
    (19, 1)
    """
    row, column = _ROW_AND_COLUMN_BY_SPACE[SPACE_VALUES.code(space)]
    return AXIS_WIDTH + column * SPACE_WIDTH + (ODD_ROW_SHIFT if row % 2 else 0), row


def draw_map(
    view: Mapping[str, Any], square_marks: Mapping[str, str] = _NO_MARKS, road_spaces: Container[str] = ()
) -> list[SpanLine]:
    """The map as lines of spans, one for each row; `road_spaces` are spaces on the Torpedo's road, `square_marks` stand
    in the room for vehicles."""
    canvas = Canvas(_ROW_COUNT, _LINE_WIDTH)
    for row in range(_ROW_COUNT):
        canvas.write(row, 0, f"{row:>2}", "axis")
    for space, name in enumerate(SPACE_VALUES.names):
        column, row = space_origin(name)
        text, style = _space_sign(space, view["tiles"].get(name))
        canvas.write(row, column + VEHICLE_WIDTH, text, style)
        if name in PORT_SIGNS:
            canvas.write(row, column, PORT_SIGNS[name], "line")
        elif name in road_spaces:
            canvas.write(row, column + 1, ROAD_SIGN, "torpedo")
    for space_name, there in _vehicles_by_space(view).items():
        column, row = space_origin(space_name)
        letters = [VEHICLE_LETTERS[vehicle] for vehicle in there]
        for place, vehicle in enumerate(there[:VEHICLE_WIDTH]):
            sign = "+" if place == VEHICLE_WIDTH - 1 and len(there) > VEHICLE_WIDTH else letters[place]
            canvas.write(row, column + place, sign, vehicle)
    for name, mark in square_marks.items():
        column, row = space_origin(name)
        canvas.write(row, column, mark[:VEHICLE_WIDTH], "mark")
    return canvas.lines()


def draw_small_map(view: Mapping[str, Any]) -> list[SpanLine]:
    """The whole map in little: two characters for a space, the vehicles before what it is."""
    canvas = Canvas(_ROW_COUNT, _LINE_WIDTH // ODD_ROW_SHIFT)
    there = _vehicles_by_space(view)
    for space, name in enumerate(SPACE_VALUES.names):
        row, column = _ROW_AND_COLUMN_BY_SPACE[space]
        text, style = _space_sign(space, view["tiles"].get(name))
        sign = (
            text[0] + text[-1]
            if CITY_BY_SPACE[space] != NO_CITY
            else text[2].strip() or "+"
            if len(text) > VEHICLE_WIDTH
            else text
        )
        for vehicle in there.get(name, [])[:1]:
            sign, style = VEHICLE_LETTERS[vehicle], vehicle
        canvas.write(row, VEHICLE_WIDTH * column + row % 2, sign, style)
    return canvas.lines()


def _vehicles_by_space(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The vehicles on each space."""
    vehicles: dict[str, list[str]] = {}
    for crew in view["crews"]:
        if crew["crew"] is not None and crew["at"] is not None:
            vehicles.setdefault(crew["at"], []).append(crew["crew"])
    torpedo = view.get("torpedo")
    if torpedo is not None:
        vehicles.setdefault(torpedo["at"], []).append("torpedo")
    return vehicles


def _space_sign(space: int, tile_name: str | None) -> tuple[str, str]:
    """What a space is, and its style."""
    city = CITY_BY_SPACE[space]
    if city != NO_CITY:
        colour = COLOUR_VALUES.names[COLOUR_BY_CITY[city]]
        sides = CITY_BRACKETS[colour]
        return f"{sides[0]}{CITY_VALUES.names[city][:VEHICLE_WIDTH].capitalize()}{sides[1]}", colour
    if tile_name is None:
        return (":", "risk") if IS_RISKY_SPACE[space] else ("·", "blank")
    return tile_sign(tile_name) + (":" if IS_RISKY_SPACE[space] else ""), "danger" if content.IS_DANGER_TILE[
        TILE_VALUES.code(tile_name)
    ] else "tile"


def tile_sign(tile_name: str) -> str:
    """A tile in three characters: fuel, levels, and danger or stop.

    >>> tile_sign("F1M2S"), tile_sign("F2M0")
    ('12x', '2- ')
    """
    tile = TILE_VALUES.code(tile_name)
    levels = str(content.LEVELS_BY_TILE[tile]) if content.LEVELS_BY_TILE[tile] else "-"
    trouble = "!" if content.IS_DANGER_TILE[tile] else "x" if content.IS_STOP_TILE[tile] else " "
    return f"{content.FUEL_BY_TILE[tile]}{levels}{trouble}"
