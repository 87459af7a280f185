"""Where things are on GangRush's bridge as the terminal shows it: spaces by column and row, and what is looked at."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.game import Json

from ..components.bridge import (
    DIRECTION_VALUES,
    LANE_BY_SPACE,
    NEXT_SPACE_BY_DIRECTION,
    SPACE_COUNT,
    SPACE_VALUES,
    Y_BY_SPACE,
)
from .phrases import OFF_ROAD_PLACES
from .picture import HIGHEST_Y, LOWEST_Y

VISIBLE_HALF_SPACES: Final = 15
"""So many half-spaces from the first one are in sight on the smallest screen."""
VISIBLE_BEHIND: Final = 3
"""And so many of them behind the car that is looked at."""


def square_of_space(space_name: str) -> tuple[int, int] | None:
    """Column and row of a space on the bridge, by its name."""
    return square_of_code(SPACE_VALUES.code(space_name)) if space_name in SPACE_VALUES.names[:SPACE_COUNT] else None


def square_of_code(code: int) -> tuple[int, int]:
    """The same of a space by its number."""
    return (Y_BY_SPACE[code] + 1) // 2, LANE_BY_SPACE[code] - 1


def space_at(x: int, y: int) -> str:
    """The name of the space there: even lanes begin half a space further back."""
    return f"{y + 1}:{2 * x - y % 2}"


def standings(view: Json) -> list[Any]:
    """The places, the richest who is not last first."""
    places = view["standing"]
    assert isinstance(places, list)
    return places


def car_of_seat(view: Json, seat: int) -> Any:
    """The car of a seat."""
    cars: Any = view["cars"]
    return next(car for car in cars if car["seat"] == seat)


def car_status(car: Mapping[str, Any], car_position: Mapping[str, Any]) -> str:
    """How a car is, where there is something to say."""
    if car["at"] in OFF_ROAD_PLACES:
        return str(car["at"])
    if car["wrong_way"]:
        return "wrong_way"
    return "last" if car_position["excluded"] and car["driver"] else ""


def focused_car(view: Json) -> Any:
    """The car that the picture shows: whose turn it is, who is asked, or the first in the order."""
    cars: Any = view["cars"]
    turn: Any = view.get("turn") or {}
    asked: Any = view["asked"] or {}
    order: Any = view["order"]
    for driver in (turn.get("car"), asked.get("car"), *order):
        car = next((each for each in cars if driver and each["driver"] == driver), None)
        if car is not None and square_of_space(str(car["at"])) is not None:
            return car
    return None


def first_visible_y(view: Json, chosen_square: str | None) -> int:
    """Where the bridge is drawn from, so that the car with the road ahead of it, or what is chosen, is in sight."""
    car = focused_car(view)
    low = LOWEST_Y
    if car is not None:
        y = Y_BY_SPACE[SPACE_VALUES.code(str(car["at"]))]
        low = y - VISIBLE_HALF_SPACES + VISIBLE_BEHIND if car["homeward"] else y - VISIBLE_BEHIND
    if chosen_square is not None:
        y = Y_BY_SPACE[SPACE_VALUES.code(chosen_square)]
        low = y - VISIBLE_HALF_SPACES + VISIBLE_BEHIND if y > low + VISIBLE_HALF_SPACES else min(low, y - 1)
    return max(LOWEST_Y, min(low, HIGHEST_Y - VISIBLE_HALF_SPACES))


def space_beside_car(view: Json, direction: str) -> str | None:
    """The space next to the car on turn, on the bridge."""
    car = focused_car(view)
    if car is None:
        return None
    code = NEXT_SPACE_BY_DIRECTION[DIRECTION_VALUES.code(direction)][SPACE_VALUES.code(str(car["at"]))]
    return SPACE_VALUES.names[code] if 0 <= code < SPACE_COUNT else None
