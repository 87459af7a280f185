"""Where things are on The Great Race's map as the terminal shows it: spaces as squares, whose vehicle is looked at, and
which part of the map is drawn.
"""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json

from ..components.africa import SPACE_BY_CITY, SPACE_VALUES
from .picture import AXIS_WIDTH, SPACE_WIDTH, space_origin

PART_ROWS: Final = 11
"""So many rows of the map are drawn in full; the whole map is under them in little."""
PART_WIDTH: Final = 47
"""So many columns of characters have room beside the axis on the smallest screen."""
RIGHT_MARGIN: Final = 3
"""What is nearer to the right edge would move the whole picture."""
LEFT_MARGIN: Final = 6
"""The axis: row and level."""
ROWS_AHEAD: Final = 7
"""So many rows are ahead of the vehicle that is looked at."""
SPACE_SQUARES: Final = tuple((int(name[4:]), int(name[1:3])) for name in SPACE_VALUES.names)
MAP_COLUMNS: Final = max(x for x, _ in SPACE_SQUARES) + 1
MAP_ROWS: Final = max(y for _, y in SPACE_SQUARES) + 1
SPACE_BY_SQUARE: Final = dict(zip(SPACE_SQUARES, SPACE_VALUES.names, strict=True))
_MAX_LEFT: Final = MAP_COLUMNS * SPACE_WIDTH + SPACE_WIDTH // 2 - PART_WIDTH

MapPart = tuple[int, int]
"""The first column of characters and the first row of the part that is drawn."""


def view_crews(view: Json) -> list[Any]:
    """The crews, seat by seat."""
    crews = view["crews"]
    assert isinstance(crews, list)
    return crews


def crew_named(view: Json, crew_name: object) -> Any:
    """The crew of that name; None if there is none."""
    return next((each for each in view_crews(view) if crew_name is not None and each["crew"] == crew_name), None)


def shown_crew(view: Json) -> Any:
    """The crew whose gauges are shown: one's own, or that which is asked or on turn."""
    own = next((each for each in view_crews(view) if each["seat"] == view["you"]), None)
    asked: Any = view["asked"] or {}
    turn: Any = view.get("turn") or {}
    return own or crew_named(view, asked.get("crew")) or crew_named(view, turn.get("crew")) or view_crews(view)[0]


def followed_space(view: Json) -> str:
    """The space that the picture follows: that of the vehicle which is asked or on turn."""
    asked: Any = view["asked"] or {}
    turn: Any = view.get("turn") or {}
    vehicle = asked.get("crew") or (turn.get("crew") if view["phase"] == "convoy" else None)
    torpedo: Any = view.get("torpedo")
    if vehicle == "torpedo" and torpedo:
        return str(torpedo["at"])
    crew = crew_named(view, vehicle) or shown_crew(view)
    return str(crew["at"] or SPACE_VALUES.names[SPACE_BY_CITY[0]])


def row_level(view: Json, row: int) -> int:
    """The level of a row (GR-2.2)."""
    return row + 1 if race_runs_down(view) else MAP_ROWS - row


def race_runs_down(view: Json) -> bool:
    """Whether the race goes down the map."""
    settings: Any = view["settings"]
    return bool(settings["race"] == "default")


def visible_part(view: Json, chosen_square: str | None) -> MapPart:
    """The part around a vehicle, with the way ahead; around a choice that would lie outside of it."""
    around = _part_around(view, followed_space(view))
    if chosen_square is None or position_in_part(chosen_square, around) is not None:
        return around
    return _part_around(view, chosen_square)


def _part_around(view: Json, space: str) -> MapPart:
    column, row = space_origin(space)
    top = row - (PART_ROWS - 1 - ROWS_AHEAD if race_runs_down(view) else ROWS_AHEAD)
    left = (column - AXIS_WIDTH - (PART_WIDTH - SPACE_WIDTH) // 2) // SPACE_WIDTH * SPACE_WIDTH
    return max(0, min(left, _MAX_LEFT)), max(0, min(top, MAP_ROWS - PART_ROWS))


def position_in_part(space: str, map_part: MapPart) -> tuple[int, int] | None:
    """Column and line of a space in a part of the map under its head; None if it is outside."""
    column, row = space_origin(space)
    left, top = map_part
    x, y = column - AXIS_WIDTH - left, row - top
    inside = 0 <= x <= PART_WIDTH - SPACE_WIDTH - RIGHT_MARGIN and 0 <= y < PART_ROWS
    return (LEFT_MARGIN + x, 1 + y) if inside else None


def parse_space(text: str) -> str | None:
    """A space by its identifier, however it is typed."""
    name = text.strip().upper()
    return name if name in SPACE_VALUES.names else None
