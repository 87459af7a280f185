"""The Great Race drawn with characters, for the terminal and for the docs, from a view; `LEGEND` tells the signs.

Every row of the map is a line, odd rows shifted by half a space. A space has two characters for the vehicles on it and
four for what it is: a city in the brackets of its colour, or the tile that lies there. A port has the number of its sea
line beside it. Every span has the name of a style, which the terminal maps to colours; nothing is told by colour alone.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

from ..components import africa
from ..components.content import COLOUR, TILE, TILE_DANGER, TILE_FUEL, TILE_LEVELS, TILE_STOP, VEHICLE

STYLES: Final = ("", "axis", "blank", "risk", "tile", "danger", "mark", "line", *COLOUR.names, *VEHICLE.names)
"""Every style that a span can have."""
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
VEHICLE_LETTERS: Final = {name: name[0].upper() for name in VEHICLE.names}
PORT_SIGNS: Final = {
    africa.SPACE_NAME.names[port]: f"~{line + 1}" for line, ends in enumerate(africa.SEA_LINE_PORTS) for port in ends
}
ROAD_SIGN: Final = "t"
_ROW_AND_COLUMN: Final = tuple((int(each["row"]), int(each["col"])) for each in africa.MAP_DATA["spaces"])
_ROW_COUNT: Final = max(row for row, _ in _ROW_AND_COLUMN) + 1
_LINE_WIDTH: Final = AXIS_WIDTH + ODD_ROW_SHIFT + SPACE_WIDTH * (max(col for _, col in _ROW_AND_COLUMN) + 1)
_NO_MARKS: Final[Mapping[str, str]] = {}


class Span:
    """A piece of a line in one style."""

    __slots__ = ("style", "text")

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style


def space_origin(space: str) -> tuple[int, int]:
    """Column and line of the first character of a space.

    >>> space_origin("R01C02")
    (19, 1)
    """
    row, column = _ROW_AND_COLUMN[africa.SPACE_NAME.code(space)]
    return AXIS_WIDTH + column * SPACE_WIDTH + (ODD_ROW_SHIFT if row % 2 else 0), row


def draw_map(
    view: Mapping[str, Any], marks: Mapping[str, str] = _NO_MARKS, road: Container[str] = ()
) -> list[list[Span]]:
    """The map as lines of spans, one for each row; `road` are spaces on the Torpedo's road, `marks` stand in the room
    for vehicles."""
    lines: list[list[tuple[str, str]]] = [[(" ", "")] * _LINE_WIDTH for _ in range(_ROW_COUNT)]
    for row in range(_ROW_COUNT):
        _write(lines[row], 0, f"{row:>2}", "axis")
    for space in range(africa.SPACES):
        name = africa.SPACE_NAME.names[space]
        column, row = space_origin(name)
        text, style = _space_sign(space, view["tiles"].get(name))
        _write(lines[row], column + VEHICLE_WIDTH, text, style)
        if name in PORT_SIGNS:
            _write(lines[row], column, PORT_SIGNS[name], "line")
        elif name in road:
            _write(lines[row], column + 1, ROAD_SIGN, "torpedo")
    for space_name, there in _vehicles_by_space(view).items():
        column, row = space_origin(space_name)
        letters = [VEHICLE_LETTERS[vehicle] for vehicle in there]
        for place, vehicle in enumerate(there[:VEHICLE_WIDTH]):
            sign = "+" if place == VEHICLE_WIDTH - 1 and len(there) > VEHICLE_WIDTH else letters[place]
            _write(lines[row], column + place, sign, vehicle)
    for name, mark in marks.items():
        column, row = space_origin(name)
        _write(lines[row], column, mark[:VEHICLE_WIDTH], "mark")
    return [_to_spans(line) for line in lines]


def draw_small_map(view: Mapping[str, Any]) -> list[list[Span]]:
    """The whole map in little: two characters for a space, the vehicles before what it is."""
    lines: list[list[tuple[str, str]]] = [[(" ", "")] * (_LINE_WIDTH // ODD_ROW_SHIFT) for _ in range(_ROW_COUNT)]
    there = _vehicles_by_space(view)
    for space, name in enumerate(africa.SPACE_NAME.names):
        row, column = _ROW_AND_COLUMN[space]
        text, style = _space_sign(space, view["tiles"].get(name))
        sign = (
            text[0] + text[-1]
            if africa.CITY_AT[space] != africa.NO_CITY
            else text[2].strip() or "+"
            if len(text) > VEHICLE_WIDTH
            else text
        )
        for vehicle in there.get(name, [])[:1]:
            sign, style = VEHICLE_LETTERS[vehicle], vehicle
        _write(lines[row], VEHICLE_WIDTH * column + row % 2, sign, style)
    return [_to_spans(line) for line in lines]


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


def _space_sign(space: int, laid: str | None) -> tuple[str, str]:
    """What a space is, and its style."""
    city = africa.CITY_AT[space]
    if city != africa.NO_CITY:
        colour = COLOUR.names[africa.CITY_COLOUR[city]]
        sides = CITY_BRACKETS[colour]
        return f"{sides[0]}{africa.CITY.names[city][:VEHICLE_WIDTH].capitalize()}{sides[1]}", colour
    if laid is None:
        return (":", "risk") if africa.IS_RISKY[space] else ("·", "blank")
    return tile_sign(laid) + (":" if africa.IS_RISKY[space] else ""), "danger" if TILE_DANGER[
        TILE.code(laid)
    ] else "tile"


def tile_sign(name: str) -> str:
    """A tile in three characters: fuel, levels, and danger or stop.

    >>> tile_sign("F1M2S"), tile_sign("F2M0")
    ('12x', '2- ')
    """
    tile = TILE.code(name)
    levels = str(TILE_LEVELS[tile]) if TILE_LEVELS[tile] else "-"
    return f"{TILE_FUEL[tile]}{levels}{'!' if TILE_DANGER[tile] else 'x' if TILE_STOP[tile] else ' '}"


def _write(line: list[tuple[str, str]], column: int, text: str, style: str) -> None:
    for place, sign in enumerate(text, column):
        line[place] = (sign, style)


def _to_spans(line: list[tuple[str, str]]) -> list[Span]:
    """Characters of one style as one span."""
    spans: list[Span] = []
    for sign, style in line:
        if spans and spans[-1].style == style:
            spans[-1].text += sign
        else:
            spans.append(Span(sign, style))
    return spans


def to_plain_text(lines: list[list[Span]]) -> str:
    """Lines of spans as plain text."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
