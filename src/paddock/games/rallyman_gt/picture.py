"""Rallyman: GT drawn with characters, for the terminal and for the docs, from a view and the circuit it is played on.

The road is unrolled, driven from left to right, some tiles at a time: the left border is at the top. A space is a box
with its id, its limit (`<3`; `!3` for a triangle), the car on it (the letter of its colour and its speed; small where
it is beside the space) or the dice that are laid there (`g4`, `gas`, `g2-` with brakes, `g5+` with boost). Dotted lines
are dotted, with their limit or `w` for a warning; the finish line is a row of `#`.

Every span has the name of a style, which the terminal maps to colours; nothing is told by colour alone.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from paddock.games.rallyman_gt.circuit import NO_LIMIT, WIDTH, Circuit, Driven, Zone
from paddock.games.rallyman_gt.content import COLOURS, DANGER

STYLES: Final = ("", "axis", "line", "dots", "finish", "limit", "plan", *DANGER.names, *COLOURS)
"""Every style that a span can have."""
COLUMN: Final = 8
"""Characters from one line of a tile to the next."""
ROWS: Final = WIDTH + 1
ROAD: Final = "road"


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


def road(view: Mapping[str, Any], circuit: Circuit, first: int = 0, tiles: int = 4) -> list[list[Span]]:
    """Some tiles of the circuit from number `first` on, with the cars and the plan on them, line by line."""
    count = len(circuit.tiles)
    shown = [(first + place) % count for place in range(min(tiles, count))]
    if not circuit.closed:
        shown = list(range(first, min(first + tiles, count)))
    widths = [circuit.tiles[index].last * COLUMN for index in shown]
    canvas = _Canvas(ROWS + 1, sum(widths) + 1)
    left = 0
    for index, width in zip(shown, widths, strict=True):
        _tile(canvas, circuit, index, left, view)
        left += width
    return canvas.lines()


def plain(lines: Iterable[Sequence[Span]]) -> str:
    """The same without styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def tile_of(view: Mapping[str, Any], circuit: Circuit, colour: str) -> int:
    """The tile on which a car is, or its marker; the first one if it is nowhere."""
    for car in view["cars"]:
        if car["colour"] == colour and car["at"] is not None:
            return circuit.tile[circuit.number(car["at"])]
    return 0


def _tile(canvas: _Canvas, circuit: Circuit, index: int, left: int, view: Mapping[str, Any]) -> None:
    tile = circuit.tiles[index]
    danger = DANGER.names[tile.danger]
    canvas.put(0, left, f" {index} {tile.side} {danger}"[: tile.last * COLUMN], danger)
    for zone in tile.zones:
        _box(canvas, zone, left)
    _across(canvas, tile, left)
    plan = _planned(view)
    for zone in tile.zones:
        name = f"{index}:{zone.id}"
        _label(canvas, zone, left, [car for car in view["cars"] if car["at"] == name], plan.get(name, ""))


def _box(canvas: _Canvas, zone: Zone, left: int) -> None:
    start, end = left + zone.start * COLUMN, left + zone.front * COLUMN
    for row in (zone.low, zone.high):
        canvas.put(row + 1, start, "+" + "-" * (end - start - 1) + "+", "line")
    for row in range(zone.low + 1, zone.high):
        canvas.put(row + 1, start, "|", "line")
        canvas.put(row + 1, end, "|", "line")


def _across(canvas: _Canvas, tile: Driven, left: int) -> None:
    """Dotted lines, and the finish line."""
    for dots in tile.dots:
        rows = range(dots.low + 1, dots.high)
        for row in rows:
            canvas.put(row + 1, left + dots.line * COLUMN, ":", "dots")
        sign = str(dots.value) if dots.is_limit else "w"
        canvas.put(rows[len(rows) // 2] + 1, left + dots.line * COLUMN, sign, "dots")
    if tile.finish > 0:
        for row in range(1, ROWS + 1):
            canvas.put(row, left + tile.finish * COLUMN, "#", "finish")


def _planned(view: Mapping[str, Any]) -> dict[str, str]:
    """By space what the plan has there: the dice of its step."""
    found: dict[str, str] = {}
    turn = view.get("turn") or {}
    relaid = turn.get("relaid") or []
    for line in [each[0] for each in relaid] or turn.get("plan", []):
        kind, *args = str(line).split()
        found[args[-1]] = {"gas": "gas", "gear": f"g{args[0]}", "boost": f"g{args[0]}+"}.get(kind, f"g{args[0]}-")
    return found


def _label(canvas: _Canvas, zone: Zone, left: int, cars: Sequence[Mapping[str, Any]], planned: str) -> None:
    """The id, the limit, and who or what is there."""
    row = (zone.low + zone.high) // 2 + 1
    column = left + zone.start * COLUMN + 1
    canvas.put(row, column, zone.id, "axis")
    if zone.limit != NO_LIMIT:
        canvas.put(row, column + 2, f"{'!' if zone.at_limit else '<'}{zone.limit}", "limit")
    if planned:
        canvas.put(row, column + 4, planned, "plan")
    for car in cars:
        sign = f"{str(car['colour'])[0].upper()}{car['speed']}"
        if car["status"] == ROAD:
            canvas.put(row, column + 4, f"{sign:3}", str(car["colour"]))
        elif not planned:
            canvas.put(row, column + 4, sign.lower(), str(car["colour"]))
