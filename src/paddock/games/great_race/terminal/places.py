"""Where things are on The Great Race's map as the terminal shows it: spaces as squares, whose vehicle is looked at, and
which part of the map is drawn."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.games.great_race.components.map import CITY_SPACE, SPACE_NAME
from paddock.games.great_race.terminal.picture import AXIS, WIDE, spot

ROWS: Final = 11
"""So many rows of the map are drawn in full; the whole map is under them in little."""
ACROSS: Final = 47
"""So many columns of characters have room beside the axis on the smallest screen."""
SCROLLED: Final = 3
"""What is nearer to the right edge would move the whole picture."""
EDGE: Final = 6
"""The axis: row and level."""
AHEAD: Final = 7
"""So many rows are ahead of the vehicle that is looked at."""
PLACES: Final = tuple((int(name[4:]), int(name[1:3])) for name in SPACE_NAME.names)
COLUMNS: Final = max(x for x, _ in PLACES) + 1
DEEP: Final = max(y for _, y in PLACES) + 1
NAMED: Final = dict(zip(PLACES, SPACE_NAME.names, strict=True))
_FARTHEST: Final = COLUMNS * WIDE + WIDE // 2 - ACROSS

Part = tuple[int, int]
"""The first column of characters and the first row of the part that is drawn."""


def crews(view: Json) -> list[Any]:
    """The crews, seat by seat."""
    found = view["crews"]
    assert isinstance(found, list)
    return found


def crew_named(view: Json, name: object) -> Any:
    """The crew of that name; None if there is none."""
    return next((each for each in crews(view) if name is not None and each["crew"] == name), None)


def looked_at(view: Json) -> Any:
    """The crew whose gauges are shown: one's own, or that which is asked or on turn."""
    own = next((each for each in crews(view) if each["seat"] == view["you"]), None)
    asked: Any = view["asked"] or {}
    turn: Any = view.get("turn") or {}
    return own or crew_named(view, asked.get("crew")) or crew_named(view, turn.get("crew")) or crews(view)[0]


def middle(view: Json) -> str:
    """The space that the picture follows: that of the vehicle which is asked or on turn."""
    asked: Any = view["asked"] or {}
    turn: Any = view.get("turn") or {}
    vehicle = asked.get("crew") or (turn.get("crew") if view["phase"] == "convoy" else None)
    torpedo: Any = view.get("torpedo")
    if vehicle == "torpedo" and torpedo:
        return str(torpedo["at"])
    crew = crew_named(view, vehicle) or looked_at(view)
    return str(crew["at"] or SPACE_NAME.names[CITY_SPACE[0]])


def level(view: Json, row: int) -> int:
    """The level of a row (GR-2.2)."""
    return row + 1 if forward(view) else DEEP - row


def forward(view: Json) -> bool:
    """Whether the race goes down the map."""
    settings: Any = view["settings"]
    return bool(settings["race"] == "default")


def part(view: Json, chosen: str | None) -> Part:
    """The part around a vehicle, with the way ahead; around a choice that would lie outside of it."""
    found = _around(view, middle(view))
    if chosen is None or shown(chosen, found) is not None:
        return found
    return _around(view, chosen)


def _around(view: Json, space: str) -> Part:
    column, row = spot(space)
    top = row - (ROWS - 1 - AHEAD if forward(view) else AHEAD)
    left = (column - AXIS - (ACROSS - WIDE) // 2) // WIDE * WIDE
    return max(0, min(left, _FARTHEST)), max(0, min(top, DEEP - ROWS))


def shown(space: str, there: Part) -> tuple[int, int] | None:
    """Column and line of a space in a part of the map under its head; None if it is outside."""
    column, row = spot(space)
    left, top = there
    x, y = column - AXIS - left, row - top
    inside = 0 <= x <= ACROSS - WIDE - SCROLLED and 0 <= y < ROWS
    return (EDGE + x, 1 + y) if inside else None


def space_named(text: str) -> str | None:
    """A space by its identifier, however it is typed."""
    name = text.strip().upper()
    return name if name in SPACE_NAME.names else None
