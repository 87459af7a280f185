"""The Great Race drawn with characters, for the terminal and for the docs, from a view; `LEGEND` tells the signs.

Every row of the map is a line, odd rows shifted by half a space. A space has two characters for the vehicles on it and
four for what it is: a city in the brackets of its colour, or the tile that lies there. A port has the number of its sea
line beside it. Every span has the name of a style, which the terminal maps to colours; nothing is told by colour alone.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

from paddock.games.great_race.components.content import (
    COLOUR,
    TILE,
    TILE_DANGER,
    TILE_FUEL,
    TILE_LEVELS,
    TILE_STOP,
    VEHICLE,
)
from paddock.games.great_race.components.map import (
    CITY,
    CITY_AT,
    CITY_COLOUR,
    LINE_ENDS,
    MAP_DATA,
    NO_CITY,
    RISKY,
    SPACE_NAME,
    SPACES,
)

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
AXIS: Final = 4
WIDE: Final = 6
ON: Final = 2
"""Room for vehicles in a space."""
SHIFT: Final = 3
BRACKETS: Final = {"purple": "##", "yellow": "()", "green": "[]", "red": "<>", "blue": "{}"}
LETTERS: Final = {name: name[0].upper() for name in VEHICLE.names}
PORTS: Final = {SPACE_NAME.names[port]: f"~{line + 1}" for line, ends in enumerate(LINE_ENDS) for port in ends}
ROAD: Final = "t"
_PLACES: Final = tuple((int(each["row"]), int(each["col"])) for each in MAP_DATA["spaces"])
_ROWS: Final = max(row for row, _ in _PLACES) + 1
_COLUMNS: Final = AXIS + SHIFT + WIDE * (max(col for _, col in _PLACES) + 1)
_NOTHING: Final[Mapping[str, str]] = {}


class Span:
    """A piece of a line in one style."""

    __slots__ = ("style", "text")

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style


def spot(space: str) -> tuple[int, int]:
    """Column and line of the first character of a space.

    >>> spot("R01C02")
    (19, 1)
    """
    row, column = _PLACES[SPACE_NAME.code(space)]
    return AXIS + column * WIDE + (SHIFT if row % 2 else 0), row


def draw(view: Mapping[str, Any], marks: Mapping[str, str] = _NOTHING, road: Container[str] = ()) -> list[list[Span]]:
    """The map as lines of spans, one for each row; `road` are spaces on the Torpedo's road, `marks` stand in the room
    for vehicles."""
    lines: list[list[tuple[str, str]]] = [[(" ", "")] * _COLUMNS for _ in range(_ROWS)]
    for row in range(_ROWS):
        _put(lines[row], 0, f"{row:>2}", "axis")
    for space in range(SPACES):
        name = SPACE_NAME.names[space]
        column, row = spot(name)
        text, style = _what(space, view["tiles"].get(name))
        _put(lines[row], column + ON, text, style)
        if name in PORTS:
            _put(lines[row], column, PORTS[name], "line")
        elif name in road:
            _put(lines[row], column + 1, ROAD, "torpedo")
    for space_name, there in _vehicles(view).items():
        column, row = spot(space_name)
        letters = [LETTERS[vehicle] for vehicle in there]
        for place, vehicle in enumerate(there[:ON]):
            sign = "+" if place == ON - 1 and len(there) > ON else letters[place]
            _put(lines[row], column + place, sign, vehicle)
    for name, mark in marks.items():
        column, row = spot(name)
        _put(lines[row], column, mark[:ON], "mark")
    return [_spans(line) for line in lines]


def small(view: Mapping[str, Any]) -> list[list[Span]]:
    """The whole map in little: two characters for a space, the vehicles before what it is."""
    lines: list[list[tuple[str, str]]] = [[(" ", "")] * (_COLUMNS // SHIFT) for _ in range(_ROWS)]
    there = _vehicles(view)
    for space, name in enumerate(SPACE_NAME.names):
        row, column = _PLACES[space]
        text, style = _what(space, view["tiles"].get(name))
        sign = text[0] + text[-1] if CITY_AT[space] != NO_CITY else text[2].strip() or "+" if len(text) > ON else text
        for vehicle in there.get(name, [])[:1]:
            sign, style = LETTERS[vehicle], vehicle
        _put(lines[row], ON * column + row % 2, sign, style)
    return [_spans(line) for line in lines]


def _vehicles(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The vehicles on each space."""
    found: dict[str, list[str]] = {}
    for crew in view["crews"]:
        if crew["crew"] is not None and crew["at"] is not None:
            found.setdefault(crew["at"], []).append(crew["crew"])
    torpedo = view.get("torpedo")
    if torpedo is not None:
        found.setdefault(torpedo["at"], []).append("torpedo")
    return found


def _what(space: int, laid: str | None) -> tuple[str, str]:
    """What a space is, and its style."""
    city = CITY_AT[space]
    if city != NO_CITY:
        colour = COLOUR.names[CITY_COLOUR[city]]
        sides = BRACKETS[colour]
        return f"{sides[0]}{CITY.names[city][:ON].capitalize()}{sides[1]}", colour
    if laid is None:
        return (":", "risk") if RISKY[space] else ("·", "blank")
    return tile_sign(laid) + (":" if RISKY[space] else ""), "danger" if TILE_DANGER[TILE.code(laid)] else "tile"


def tile_sign(name: str) -> str:
    """A tile in three characters: fuel, levels, and danger or stop.

    >>> tile_sign("F1M2S"), tile_sign("F2M0")
    ('12x', '2- ')
    """
    tile = TILE.code(name)
    levels = str(TILE_LEVELS[tile]) if TILE_LEVELS[tile] else "-"
    return f"{TILE_FUEL[tile]}{levels}{'!' if TILE_DANGER[tile] else 'x' if TILE_STOP[tile] else ' '}"


def _put(line: list[tuple[str, str]], column: int, text: str, style: str) -> None:
    for place, sign in enumerate(text, column):
        line[place] = (sign, style)


def _spans(line: list[tuple[str, str]]) -> list[Span]:
    """Characters of one style as one span."""
    found: list[Span] = []
    for sign, style in line:
        if found and found[-1].style == style:
            found[-1].text += sign
        else:
            found.append(Span(sign, style))
    return found


def plain(lines: list[list[Span]]) -> str:
    """Lines of spans as plain text."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
