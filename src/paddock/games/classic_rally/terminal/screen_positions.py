"""Where things are on Classic Rally's map as the terminal shows it: cells as squares, whose cars are looked at, and
which part of the map is drawn."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json

from ..components.tiles import CELL_VALUES, DIRECTION_VALUES
from .picture import TILE_HEIGHT, MapFrame, cell_position, map_frame

PART_COLUMNS: Final = 7
"""So many columns of tiles are in sight on the smallest screen."""
PART_ROWS: Final = 4
"""And so many rows are drawn in full; the whole map is under them in little."""
LINE_AFTER_MAP: Final = 1 + PART_ROWS * TILE_HEIGHT
BUILDING_PHASES: Final = ("building", "voting", "placing_finish")
UNLOADED_PHASES: Final = ("setup", *BUILDING_PHASES, "dealing", "draft")
"""Where the game stands while boards are still empty."""
DIRECTION_STEPS: Final = dict(zip(DIRECTION_VALUES.names, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True))


def board_frame(view: Json) -> MapFrame:
    """All cells that anything can be said of: those around the map too, while it grows."""
    return map_frame(view, 1 if view["phase"] in BUILDING_PHASES else 0)


def square_of_cell(view: Json, cell: str) -> tuple[int, int]:
    """Column and row of a cell, counted from the first ones."""
    left, top, _, _ = board_frame(view)
    x, y = cell_position(cell)
    return x - left, y - top


def cell_at(view: Json, x: int, y: int) -> str:
    """The cell of a square."""
    left, top, _, _ = board_frame(view)
    return f"{left + x},{top + y}"


def cell_beside(cell: str, direction: str) -> str:
    """The next cell in a direction."""
    x, y = cell_position(cell)
    across, down = DIRECTION_STEPS[direction]
    return f"{x + across},{y + down}"


def parse_cell(text: str) -> str | None:
    """A cell as somebody writes it; None if there is none."""
    name = text.replace(" ", "")
    return name if name in CELL_VALUES.names else None


def tile_on(view: Json, cell: str) -> Any:
    """The tile that lies on a cell, or None."""
    tiles: Any = view["map"]
    return next((tile for tile in tiles if tile["at"] == cell), None)


def shown_player(view: Json) -> Any:
    """The player whose cars are shown: who is asked, whose turn it is, the viewer, or the first."""
    turn: Any = view.get("turn") or {}
    asked: Any = view["asked"] or {}
    players: Any = view["players"]
    you: Any = view["you"]
    waiting: Any = view["waiting"]
    own = players[you] if isinstance(you, int) else None
    if own is not None and you in waiting:
        return own
    colour = turn.get("player") or asked.get("car")
    return next((player for player in players if player["colour"] == colour), own or players[0])


def visible_part(view: Json, chosen_square: str | None) -> MapFrame:
    """The part of the map that is drawn: around what is chosen, or else the car on turn or the last tile; as far to the
    right as the map goes."""
    left, top, right, bottom = board_frame(view)
    tiles: Any = view["map"]
    player = shown_player(view)
    x, y = cell_position(str(player["at"] or player["assistance"]["at"] or tiles[-1]["at"]))
    first = max(left, min(x - PART_COLUMNS // 2, right - PART_COLUMNS + 1))
    row = max(top, min(y - PART_ROWS // 2, bottom - PART_ROWS + 1))
    if chosen_square is not None:
        x, y = cell_position(chosen_square)
        first = min(first, x) if x < first + PART_COLUMNS else x - PART_COLUMNS + 1
        row = min(row, y) if y < row + PART_ROWS else y - PART_ROWS + 1
    return first, row, right, row + PART_ROWS - 1
