"""Where things are on GangRush's bridge as the terminal shows it: spaces by column and row, and what is looked at."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.game import Json
from paddock.games.gang_rush.components.bridge import DIRECTION, LANE, NEXT, SPACE_NAME, SPACES, Y
from paddock.games.gang_rush.terminal.phrases import AWAY
from paddock.games.gang_rush.terminal.picture import HIGHEST, LOWEST

WINDOW: Final = 15
"""So many half-spaces from the first one are in sight on the smallest screen."""
BEHIND: Final = 3
"""And so many of them behind the car that is looked at."""


def names() -> list[tuple[int, str]]:
    """Every space with its name."""
    return list(enumerate(SPACE_NAME.names[:SPACES]))


def square(name: str) -> tuple[int, int] | None:
    """Column and row of a space on the bridge, by its name."""
    if name not in SPACE_NAME.names[:SPACES]:
        return None
    code = SPACE_NAME.code(name)
    return (Y[code] + 1) // 2, LANE[code] - 1


def space_at(x: int, y: int) -> str:
    """The name of the space there: even lanes begin half a space further back."""
    return f"{y + 1}:{2 * x - y % 2}"


def standing(view: Json) -> list[Any]:
    """The places, the richest who is not last first."""
    found = view["standing"]
    assert isinstance(found, list)
    return found


def car_of(view: Json, seat: int) -> Any:
    """The car of a seat."""
    cars: Any = view["cars"]
    return next(car for car in cars if car["seat"] == seat)


def mark_of(car: Mapping[str, Any], place: Mapping[str, Any]) -> str:
    """How a car is, where there is something to say."""
    if car["at"] in AWAY:
        return str(car["at"])
    if car["wrong_way"]:
        return "wrong_way"
    return "last" if place["excluded"] and car["driver"] else ""


def looked_at(view: Json) -> Any:
    """The car that the picture shows: whose turn it is, who is asked, or the first in the order."""
    cars: Any = view["cars"]
    turn: Any = view.get("turn") or {}
    asked: Any = view["asked"] or {}
    order: Any = view["order"]
    for driver in (turn.get("car"), asked.get("car"), *order):
        car = next((each for each in cars if driver and each["driver"] == driver), None)
        if car is not None and square(str(car["at"])) is not None:
            return car
    return None


def drawn_from(view: Json, chosen: str | None) -> int:
    """Where the bridge is drawn from, so that the car with the road ahead of it, or what is chosen, is in sight."""
    car = looked_at(view)
    low = LOWEST
    if car is not None:
        y = Y[SPACE_NAME.code(str(car["at"]))]
        low = y - WINDOW + BEHIND if car["homeward"] else y - BEHIND
    if chosen is not None:
        y = Y[SPACE_NAME.code(chosen)]
        low = y - WINDOW + BEHIND if y > low + WINDOW else min(low, y - 1)
    return max(LOWEST, min(low, HIGHEST - WINDOW))


def beside(view: Json, direction: str) -> str | None:
    """The space next to the car on turn, on the bridge."""
    car = looked_at(view)
    if car is None:
        return None
    code = NEXT[DIRECTION.code(direction)][SPACE_NAME.code(str(car["at"]))]
    return SPACE_NAME.names[code] if 0 <= code < SPACES else None
