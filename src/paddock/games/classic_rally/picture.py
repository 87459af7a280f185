"""Classic Rally drawn with characters, for the terminal and for the docs, from a view; `LEGEND` tells the signs.

Every tile has three lines of seven characters: its road through the middle, and a corner for each colour, in which the
rally car is a capital letter with an arrow and the assistance car a small letter. Every span has the name of a style,
which the terminal maps to colours; nothing is told by colour alone.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.games.classic_rally.content import COLOUR
from paddock.games.classic_rally.road import CELL, ENDS, KIND, xy_of

STYLES: Final = ("", "axis", "road", "sign", "mark", *COLOUR.names)
"""Every style that a span can have."""
LEGEND: Final = (
    ("W>", "rally"),
    ("w", "assistance"),
    ("A", "start"),
    ("F", "finish"),
    ("1", "checkpoint"),
    ("!", "hazard"),
    ("s", "service"),
    ("*", "mark"),
)
"""Signs and what they stand for; each is said by the message `sign-<name>`."""
WIDE: Final = 7
HIGH: Final = 3
_MIDDLE: Final = WIDE // 2
_AXIS: Final = 4
_ROADS: Final = {
    0b0001: "╵",
    0b0010: "╶",
    0b0100: "╷",
    0b1000: "╴",
    0b0101: "│",
    0b1010: "─",
    0b0011: "└",
    0b0110: "┌",
    0b1100: "┐",
    0b1001: "┘",
    0b0111: "├",
    0b1110: "┬",
    0b1101: "┤",
    0b1011: "┴",
    0b1111: "┼",
}
_SIGNS: Final = {
    "start": "A",
    "finish": "F",
    "checkpoint_1": "1",
    "checkpoint_2": "2",
    "checkpoint_3": "3",
    "hazard_straight": "!",
    "hazard_curve": "!",
    "service_straight": "s",
}
_ARROW: Final = {"N": "^", "E": ">", "S": "v", "W": "<"}
_CORNER: Final = {"white": (0, 0), "black": (0, _MIDDLE + 1), "red": (2, 0), "yellow": (2, _MIDDLE + 1)}
_NO_MARKS: Final[frozenset[str]] = frozenset()


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
            self.signs[row][column + place] = sign
            self.styles[row][column + place] = style

    def lines(self) -> list[list[Span]]:
        """Each row as spans of one style."""
        found: list[list[Span]] = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line: list[Span] = []
            for sign, style in zip(signs, styles, strict=True):
                if line and line[-1].style == style:
                    line[-1].text += sign
                else:
                    line.append(Span(sign, style))
            found.append(line)
        return found


def draw(view: Mapping[str, Any], marks: frozenset[str] = _NO_MARKS) -> list[list[Span]]:
    """The map as lines of spans; the cells named in `marks` get a star."""
    tiles = [(each["kind"], *xy_of(CELL.code(each["at"])), each["rotation"] // 90) for each in view["map"]]
    marked = [xy_of(CELL.code(cell)) for cell in marks]
    across = [x for _, x, _, _ in tiles] + [x for x, _ in marked]
    down = [y for _, _, y, _ in tiles] + [y for _, y in marked]
    left, top = min(across), min(down)
    canvas = _Canvas((max(down) - top + 1) * HIGH + 1, _AXIS + (max(across) - left + 1) * WIDE)
    for y in range(top, max(down) + 1):
        canvas.put((y - top) * HIGH + 1, 0, f"{y:>3}", "axis")
    for x in range(left, max(across) + 1):
        canvas.put((max(down) - top + 1) * HIGH, _AXIS + (x - left) * WIDE + _MIDDLE - 1, f"{x:>2}", "axis")
    for kind, x, y, rotation in tiles:
        _tile(canvas, (y - top) * HIGH, _AXIS + (x - left) * WIDE, kind, rotation)
    for player in view["players"]:
        _cars(canvas, player, left, top)
    for x, y in marked:
        canvas.put((y - top) * HIGH, _AXIS + (x - left) * WIDE + _MIDDLE, "*", "mark")
    return canvas.lines()


def _tile(canvas: _Canvas, row: int, column: int, kind: str, rotation: int) -> None:
    ends = ENDS[KIND.code(kind)][rotation]
    middle = column + _MIDDLE
    if ends & 1:
        canvas.put(row, middle, "│", "road")
    if ends & 4:
        canvas.put(row + 2, middle, "│", "road")
    if ends & 8:
        canvas.put(row + 1, column, "─" * _MIDDLE, "road")
    if ends & 2:
        canvas.put(row + 1, middle + 1, "─" * _MIDDLE, "road")
    sign = _SIGNS.get(kind)
    canvas.put(row + 1, middle, sign or _ROADS[ends], "sign" if sign else "road")


def _cars(canvas: _Canvas, player: Mapping[str, Any], left: int, top: int) -> None:
    """Both cars of a player in the corner of their colour."""
    colour = str(player["colour"])
    down, right = _CORNER[colour]
    if player["at"] is not None:
        x, y = xy_of(CELL.code(player["at"]))
        text = colour[0].upper() + _ARROW[str(player["nose"])]
        canvas.put((y - top) * HIGH + down, _AXIS + (x - left) * WIDE + right, text, colour)
    cell = player["assistance"]["at"]
    if cell is not None:
        x, y = xy_of(CELL.code(cell))
        canvas.put((y - top) * HIGH + down, _AXIS + (x - left) * WIDE + right + 2, colour[0], colour)


def text(view: Mapping[str, Any]) -> str:
    """The map as plain text."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in draw(view))
