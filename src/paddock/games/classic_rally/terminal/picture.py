"""Classic Rally drawn with characters, for the terminal and for the docs, from a view; `LEGEND` tells the signs.

Every tile has three lines of seven characters: its road through the middle with the sign on it, and a corner for each
colour, in which the rally car is a capital letter with an arrow and the assistance car a small letter. Left of the
middle is room for a mark, right of it for what a way there costs.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.terminal_picture import Canvas, SpanLine

from ..components.content import COLOUR_VALUES
from ..components.tiles import CELL_VALUES, ROAD_ENDS, TILE_KIND_VALUES, cell_coordinates

CAR_COLOURS: Final = dict(zip(COLOUR_VALUES.names, ("#ece7dc", "#9aa0ad", "#f2685c", "#f2e05a"), strict=True))
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#8d8a84",
    "road": "#b8b8b8",
    "sign": "bold #7fb8ea",
    "token": "bold #5fd39a",
    "danger": "bold #ff9f43",
    "cost": "bold #f0b849",
    "ghost": "bold #5fd39a",
    "mark": "bold #16181c on #5fd39a",
    **{name: f"bold #101114 on {shade}" for name, shade in CAR_COLOURS.items()},
}
"""Every style of a span, with its colours for a dark terminal; letters and signs say the same without them."""
LEGEND: Final = (
    ("W>", "rally"),
    ("w", "assistance"),
    ("[A]", "start"),
    ("[F]", "finish"),
    ("(1)", "checkpoint"),
    ("<!>", "hazard"),
    ("{s}", "service"),
    ("-2", "cost"),
)
"""Signs and what they stand for; each is said by the message `sign-<name>`."""
TILE_WIDTH: Final = 7
TILE_HEIGHT: Final = 3
AXIS_WIDTH: Final = 4
_TILE_MIDDLE: Final = TILE_WIDTH // 2
ROAD_CHARACTERS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""The middle of a road, by the bit mask of its ends (north is 1, then clockwise)."""
_SIGN_TEXTS: Final = {
    "start": ("[A]", "sign"),
    "finish": ("[F]", "sign"),
    "checkpoint_1": ("(1)", "token"),
    "checkpoint_2": ("(2)", "token"),
    "checkpoint_3": ("(3)", "token"),
    "hazard_straight": ("<!>", "danger"),
    "hazard_curve": ("<!>", "danger"),
    "service_straight": ("{s}", "sign"),
}
NOSE_ARROWS: Final = {"N": "^", "E": ">", "S": "v", "W": "<"}
_CAR_CORNERS: Final = {"white": (0, 0), "black": (0, _TILE_MIDDLE + 1), "red": (2, 0), "yellow": (2, _TILE_MIDDLE + 1)}
_EAST_BIT: Final = 1
_NO_MARKS: Final[Mapping[str, str]] = {}

MapFrame = tuple[int, int, int, int]
"""The cells that are drawn: first column and row, and the last ones."""
PreviewedTile = tuple[str, str, int]
"""A tile that may come to lie: kind, cell, rotation in degrees."""


def car_letter(colour: str) -> str:
    """The letter of a rally car.

    >>> car_letter("white")
    'W'
    """
    return colour[0].upper()


def cell_position(cell: str) -> tuple[int, int]:
    """Column and row of a cell, counted from START.

    >>> cell_position("2,-1")
    (2, -1)
    """
    return cell_coordinates(CELL_VALUES.code(cell))


def map_frame(view: Mapping[str, Any], margin: int = 0) -> MapFrame:
    """All that lies, and so many cells around it."""
    places = [cell_position(each["at"]) for each in view["map"]]
    across, down = [x for x, _ in places], [y for _, y in places]
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin


def cell_origin(cell: str, frame: MapFrame) -> tuple[int, int] | None:
    """Column and line of the first character of a cell in the drawing of a frame; None outside of it."""
    x, y = cell_position(cell)
    left, top, right, bottom = frame
    if not (left <= x <= right and top <= y <= bottom):
        return None
    return AXIS_WIDTH + (x - left) * TILE_WIDTH, 1 + (y - top) * TILE_HEIGHT


def draw_map(
    view: Mapping[str, Any],
    frame: MapFrame | None = None,
    square_marks: Mapping[str, str] = _NO_MARKS,
    costs: Mapping[str, str] = _NO_MARKS,
    previewed_tile: PreviewedTile | None = None,
) -> list[SpanLine]:
    """The map, or a part of it, as lines of spans: a line of columns first, then three for each row.

    `square_marks` and `costs` stand on cells; `previewed_tile` is a tile that is drawn as if it lay.
    """
    frame = frame or map_frame(view)
    left, top, right, bottom = frame
    canvas = Canvas((bottom - top + 1) * TILE_HEIGHT + 1, AXIS_WIDTH + (right - left + 1) * TILE_WIDTH)
    for x in range(left, right + 1):
        canvas.write(0, AXIS_WIDTH + (x - left) * TILE_WIDTH + 1, f"{x:>3}", "axis")
    for y in range(top, bottom + 1):
        canvas.write((y - top) * TILE_HEIGHT + 2, 0, f"{y:>3}", "axis")
    for tile in view["map"]:
        _draw_tile(canvas, frame, (tile["kind"], tile["at"], tile["rotation"]), None)
    if previewed_tile is not None:
        _draw_tile(canvas, frame, previewed_tile, "ghost")
    for player in view["players"]:
        _draw_cars(canvas, frame, player)
    signed = {tile["at"] for tile in view["map"] if tile["kind"] in _SIGN_TEXTS}
    for cell, text in costs.items():
        _write_beside(canvas, frame, cell, text[:2], _TILE_MIDDLE + (2 if cell in signed else 1), "cost")
    for cell, text in square_marks.items():
        _write_beside(canvas, frame, cell, text[:3], 0, "mark")
    return canvas.lines()


def _draw_tile(canvas: Canvas, frame: MapFrame, tile: PreviewedTile, style: str | None) -> None:
    """A tile: its road, and its sign on it."""
    kind, cell, rotation = tile
    origin = cell_origin(cell, frame)
    if origin is None:
        return
    column, row = origin
    ends = ROAD_ENDS[TILE_KIND_VALUES.code(kind)][rotation // 90]
    middle, road = column + _TILE_MIDDLE, style or "road"
    if ends & 1:
        canvas.write(row, middle, "┃", road)
    if ends & 4:
        canvas.write(row + 2, middle, "┃", road)
    if ends & 8:
        canvas.write(row + 1, column, "━" * _TILE_MIDDLE, road)
    if ends & 2:
        canvas.write(row + 1, middle + 1, "━" * _TILE_MIDDLE, road)
    sign, its_style = _SIGN_TEXTS.get(kind, (ROAD_CHARACTERS[ends], "road"))
    canvas.write(row + 1, middle - len(sign) // 2, sign, style or its_style)


def _draw_cars(canvas: Canvas, frame: MapFrame, player: Mapping[str, Any]) -> None:
    """Both cars of a player in the corner of their colour."""
    colour = str(player["colour"])
    down, right = _CAR_CORNERS[colour]
    rally = cell_origin(player["at"], frame) if player["at"] is not None else None
    if rally is not None:
        text = car_letter(colour) + NOSE_ARROWS[str(player["nose"])]
        canvas.write(rally[1] + down, rally[0] + right, text, colour)
    cell = player["assistance"]["at"]
    aid = cell_origin(cell, frame) if cell is not None else None
    if aid is not None:
        canvas.write(aid[1] + down, aid[0] + right + 2, colour[0], colour)


def _write_beside(canvas: Canvas, frame: MapFrame, cell: str, text: str, column: int, style: str) -> None:
    """A few characters beside the middle of a cell."""
    origin = cell_origin(cell, frame)
    if origin is not None:
        canvas.write(origin[1] + 1, origin[0] + column, text, style)


def draw_small_map(view: Mapping[str, Any], frame: MapFrame | None = None) -> list[SpanLine]:
    """The whole map in little, two characters for each cell: roads, signs, and the first car there."""
    left, top, right, bottom = frame or map_frame(view)
    canvas = Canvas(bottom - top + 1, 2 * (right - left + 1))
    for tile in view["map"]:
        x, y = cell_position(tile["at"])
        ends = ROAD_ENDS[TILE_KIND_VALUES.code(tile["kind"])][tile["rotation"] // 90]
        sign, style = _SIGN_TEXTS.get(tile["kind"], (ROAD_CHARACTERS[ends], "road"))
        canvas.write(y - top, 2 * (x - left), sign[len(sign) // 2], style)
        if ends >> _EAST_BIT & 1:
            canvas.write(y - top, 2 * (x - left) + 1, "━", "road")
    for player in reversed(view["players"]):
        colour = str(player["colour"])
        for cell, name in ((player["assistance"]["at"], colour[0]), (player["at"], car_letter(colour))):
            if cell is not None:
                x, y = cell_position(cell)
                canvas.write(y - top, 2 * (x - left), name, colour)
    return canvas.lines()
