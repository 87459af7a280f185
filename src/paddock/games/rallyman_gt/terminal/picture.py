"""Rallyman: GT drawn with characters, for the terminal and for the docs, from a view and the circuit it is played on.

The road is unrolled, driven from left to right: the left border is at the top. A space is a box with its limit (`<3`;
`!3` for a triangle) and what is there: the car (`>` with the letter of its colour and its speed; a small letter where
it is beside the space), the dice that are laid (`g4`, `gas`, `g2-` with brakes, `g5+` with boost), a mark, or else its
id. Dotted lines are dotted, with their limit or `w` for a warning; the finish line is a row of `#`. The band shows all
tiles at once.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.terminal_picture import Canvas, SpanLine

from ..components.circuit import MAX_LATERAL, NO_LIMIT, NOWHERE, Circuit, DrivenTile, TileSpace
from ..components.content import COLOURS, DANGER_VALUES

CAR_COLOURS: Final = dict(zip(COLOURS, ("#6fb1ff", "#f2685c", "#f2e05a", "#58d68d", "#ff9f43", "#c792ea"), strict=True))
STYLES: Final[dict[str, str]] = {
    "": "",
    "axis": "#8d8a84",
    "line": "#5b5f68",
    "dots": "bold #ff7a5c",
    "finish": "bold #ece7dc",
    "limit": "bold #f0b849",
    "plan": "bold #16181c on #7fb8ea",
    "mark": "bold #16181c on #5fd39a",
    **dict(zip(DANGER_VALUES.names, ("#d9c14a", "#e08a3c", "#e0605a"), strict=True)),
    **{colour: f"bold #101114 on {shade}" for colour, shade in CAR_COLOURS.items()},
}
"""Every style of a span, with its colours for a dark terminal; letters and signs say the same without them."""
LINE_WIDTH: Final = 6  # characters from one line of a tile to the next
ROAD_ROWS: Final = MAX_LATERAL + 2  # lines of the road: the names of the tiles, and seven for its width
BAND_TILE_WIDTH: Final = 3  # characters for a tile of the band
BAND_ROWS: Final = 4
ROAD_STATUS: Final = "road"
_NO_MARKS: Final[Mapping[str, str]] = {}


def draw_road(
    view: Mapping[str, Any],
    circuit: Circuit,
    first_tile: int = 0,
    tiles: int = 4,
    *,
    skipped_lines: int = 0,
    square_marks: Mapping[str, str] = _NO_MARKS,
    dangers: Sequence[str] = DANGER_VALUES.names,
) -> list[SpanLine]:
    """Some tiles of the circuit from number `first_tile` on, with the cars and the plan on them, line by line; the
    first `skipped_lines` of the first tile are left out. `square_marks` are signs on spaces, by their names; `dangers`
    is what the danger levels are called."""
    shown = shown_tiles(circuit, first_tile, tiles)
    widths = [circuit.tiles[index].last_line * LINE_WIDTH for index in shown]
    canvas = Canvas(ROAD_ROWS, sum(widths) + 1)
    left = 0
    for index, width in zip(shown, widths, strict=True):
        _draw_tile(canvas, circuit, index, left, view, square_marks)
        _draw_head(canvas, circuit, index, max(left, skipped_lines * LINE_WIDTH), left + width, dangers)
        left += width
    return canvas.lines(skipped_lines * LINE_WIDTH)


def shown_tiles(circuit: Circuit, first_tile: int, tiles: int) -> list[int]:
    """The tiles that :func:`draw_road` draws: round the line, but not beyond the end of a strip."""
    count = len(circuit.tiles)
    if not circuit.is_closed:
        return list(range(first_tile, min(first_tile + tiles, count)))
    return [(first_tile + place) % count for place in range(min(tiles, count))]


def space_offsets(circuit: Circuit, first_tile: int, tiles: int, skipped_lines: int = 0) -> dict[str, tuple[int, int]]:
    """Where :func:`draw_road` writes what is on a space: column and row, by its name."""
    offsets: dict[str, tuple[int, int]] = {}
    left = -skipped_lines * LINE_WIDTH
    for index in shown_tiles(circuit, first_tile, tiles):
        for zone in circuit.tiles[index].spaces:
            offsets[f"{index}:{zone.id}"] = (left + zone.start_line * LINE_WIDTH + 1, _row_of_space(zone))
        left += circuit.tiles[index].last_line * LINE_WIDTH
    return {name: at for name, at in offsets.items() if at[0] >= 0}


def draw_band(view: Mapping[str, Any], circuit: Circuit) -> list[SpanLine]:
    """The whole circuit, a few characters for each tile: its number, its lowest limit, and the cars on it."""
    canvas = Canvas(BAND_ROWS, len(circuit.tiles) * BAND_TILE_WIDTH)
    for index, tile in enumerate(circuit.tiles):
        left = index * BAND_TILE_WIDTH
        danger = DANGER_VALUES.names[tile.danger]
        canvas.write(0, left, f"{index:2}", danger)
        limit = min(
            [zone.limit for zone in tile.spaces] + [dots.line_value for dots in tile.dotted_lines if dots.is_limit]
        )
        sign = f"{'#' if tile.finish_line != NOWHERE else '-'}{'-' if limit == NO_LIMIT else limit}-"
        canvas.write(
            1, left, sign, "finish" if tile.finish_line != NOWHERE else "axis" if limit == NO_LIMIT else "limit"
        )
        here = [car for car in view["cars"] if str(car["at"]).partition(":")[0] == str(index)]
        for place, car in enumerate(here[: 2 * BAND_TILE_WIDTH]):
            letter = str(car["colour"])[0]
            sign = letter.upper() if car["status"] == ROAD_STATUS else letter
            canvas.write(2 + place // BAND_TILE_WIDTH, left + place % BAND_TILE_WIDTH, sign, str(car["colour"]))
    return canvas.lines()


def _draw_tile(
    canvas: Canvas,
    circuit: Circuit,
    index: int,
    left_column: int,
    view: Mapping[str, Any],
    square_marks: Mapping[str, str],
) -> None:
    tile = circuit.tiles[index]
    for zone in tile.spaces:
        _draw_box(canvas, zone, left_column)
    for zone in tile.spaces:
        _draw_corners(canvas, zone, left_column)
    _draw_lines_across(canvas, tile, left_column)
    plan = _planned_dice(view)
    for zone in tile.spaces:
        name = f"{index}:{zone.id}"
        cars = [car for car in view["cars"] if car["at"] == name]
        _draw_label(canvas, zone, left_column, cars, plan.get(name, ""), square_marks.get(name, ""))


def _draw_head(
    canvas: Canvas, circuit: Circuit, index: int, left_column: int, right_column: int, dangers: Sequence[str]
) -> None:
    """The number of a tile, its danger, and its side where there is room."""
    tile = circuit.tiles[index]
    head = f" {index} {dangers[tile.danger]}"
    whole = f"{head} {tile.side}"
    canvas.write(
        0,
        left_column,
        whole if len(whole) <= right_column - left_column else head[: right_column - left_column],
        DANGER_VALUES.names[tile.danger],
    )


def _draw_box(canvas: Canvas, tile_space: TileSpace, left_column: int) -> None:
    start, end = left_column + tile_space.start_line * LINE_WIDTH, left_column + tile_space.front_line * LINE_WIDTH
    for row in (tile_space.left_edge, tile_space.right_edge):
        canvas.write(row + 1, start, "-" * (end - start), "line")
    for row in range(tile_space.left_edge + 1, tile_space.right_edge):
        canvas.write(row + 1, start, "|", "line")
        canvas.write(row + 1, end, "|", "line")


def _draw_corners(canvas: Canvas, tile_space: TileSpace, left_column: int) -> None:
    """After all boxes, so that none is drawn over."""
    for row in (tile_space.left_edge, tile_space.right_edge):
        for line in (tile_space.start_line, tile_space.front_line):
            canvas.write(row + 1, left_column + line * LINE_WIDTH, "+", "line")


def _draw_lines_across(canvas: Canvas, tile: DrivenTile, left_column: int) -> None:
    """Dotted lines, and the finish line."""
    for dots in tile.dotted_lines:
        rows = range(dots.left_edge + 1, dots.right_edge)
        for row in rows:
            canvas.write(row + 1, left_column + dots.line * LINE_WIDTH, ":", "dots")
        sign = str(dots.line_value) if dots.is_limit else "w"
        canvas.write(rows[len(rows) // 2] + 1, left_column + dots.line * LINE_WIDTH, sign, "dots")
    if tile.finish_line > 0:
        for row in range(1, ROAD_ROWS):
            canvas.write(row, left_column + tile.finish_line * LINE_WIDTH, "#", "finish")


def _planned_dice(view: Mapping[str, Any]) -> dict[str, str]:
    """By space what the plan has there: the dice of its step."""
    turn = view.get("turn") or {}
    relaid = turn.get("relaid") or []
    lines = [str(each[0]) for each in relaid] or [str(each) for each in turn.get("plan", [])]
    return {line.split()[-1]: dice_sign(line) for line in lines}


def dice_sign(step: str) -> str:
    """The dice of a step that is written in notation, in up to three characters."""
    kind, *args = step.split()
    return {"gas": "gas", "gear": f"g{args[0]}", "boost": f"g{args[0]}+"}.get(kind, f"g{args[0]}-")


def _row_of_space(tile_space: TileSpace) -> int:
    return (tile_space.left_edge + tile_space.right_edge) // 2 + 1


def _draw_label(
    canvas: Canvas,
    tile_space: TileSpace,
    left_column: int,
    cars: Sequence[Mapping[str, Any]],
    planned_dice: str,
    mark: str,
) -> None:
    """Who or what is there, or else the id; and the limit."""
    row, column = _row_of_space(tile_space), left_column + tile_space.start_line * LINE_WIDTH + 1
    text, style = (mark, "mark") if mark else (planned_dice, "plan") if planned_dice else (tile_space.id, "axis")
    for car in cars:
        letter = str(car["colour"])[0]
        if car["status"] == ROAD_STATUS:
            text, style = f">{letter.upper()}{car['speed']}", str(car["colour"])
        elif not planned_dice and not mark:
            text, style = f"{letter}{car['speed']}", str(car["colour"])
    canvas.write(row, column, text, style)
    if tile_space.limit != NO_LIMIT:
        canvas.write(row, column + 3, f"{'!' if tile_space.warns_at_limit else '<'}{tile_space.limit}", "limit")
