"""One jump over cars, containers and walls, reckoned from the clauses (GB-17, GB-20.4, GB-24.8, GB-24.14).

It knows nothing of the engine. What a slick does to a car that lands on it is told elsewhere (`reference_drive.py`).
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final

from tests.games.gang_rush.crowded_bridge import DAMAGED, lateral_spaces, next_space
from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.reference_collision import EDGES, Car
from tests.games.gang_rush.reference_drive import LANDING
from tests.games.gang_rush.table import DUKE, PUPETTA

FRONT: Final = {"F": ("F", "FL", "FR"), "B": ("B", "BL", "BR")}
Choice = Callable[[str, set[str]], str]


class ReferenceJump:
    """The first car drives onto the ramp before it; `choose` answers the questions `bounce` and `shift`."""

    def __init__(
        self, cars: list[Car], road: dict[str, dict[str, Any]], wall: frozenset[str], zone: int | None, choose: Choice
    ) -> None:
        self.cars: list[Car] = copy.deepcopy(cars)
        self.road = copy.deepcopy(road)
        self._wall = wall
        self._zone = zone
        self._choose = choose

    def jump(self, face: str) -> None:
        """The step onto the ramp, the flight, the bounces and the landing."""
        car = self.cars[0]
        way, far = car["facing"], car["speed"] // 10 - 1
        points, short = LANDING[face]
        ramp = car["at"] = next_space(car["at"], way)
        car["cash"] += self._lies(ramp).pop("cash", 0)
        target = ramp
        for _ in range(far - short):
            target = next_space(target, way)
        whole = car["body"] > 0
        car["at"] = "air"
        while not self._gone(target, car) and self._taken(target):
            self._bounce_on(car, target)
            front = self._onwards(target, car)
            if front is None:
                car["at"], car["exit"], car["speed"] = "river", target, 0
                return
            target = front
        car["at"] = self._gone(target, car) or target
        if car["at"] == target:
            if whole and not car["body"]:
                self._spin(car)
            self._rest(car, max(0, points - (car["driver"] == DUKE)), again=target != ramp)

    # -- bounces -----------------------------------------------------------------------------------------------------

    def _gone(self, space: str, car: Car) -> str | None:
        """How a car has left that would land there."""
        lane, y = map(int, space.split(":"))
        if car["homeward"]:
            return "out" if y <= 0 else None
        edge = next((int(piece[2:]) for piece in self._wall if piece[0] == str(lane)), None)
        if edge is not None:
            return "arrested" if y > edge else None
        return "out" if y > 40 else None

    def _taken(self, space: str) -> bool:
        return self._solid(space) or self._at(space) is not None

    def _solid(self, space: str) -> bool:
        return "container" in self._lies(space) or space in self._wall

    def _bounce_on(self, car: Car, space: str) -> None:
        dropped = self._hurt(car, car["driver"] != DUKE, None)
        below = self._at(space)
        if below is None:
            self._drop(space, dropped)
            return
        below["cash"] += dropped
        self._drop(space, self._hurt(below, 1, below))

    def _onwards(self, space: str, car: Car) -> str | None:
        """Where a bounce leads; None is the river."""
        fronts = [next_space(space, direction) for direction in FRONT[car["facing"]]]
        fronts = [front for front in fronts if 1 <= int(front[0]) <= 5]
        free = {front for front in fronts if self._gone(front, car) or not self._taken(front)}
        cars = {front for front in fronts if self._at(front) is not None}
        if free or cars:
            return self._choose("bounce", free or cars)
        lane, y = map(int, space.split(":"))
        beyond = y + 1 if car["facing"] == "F" else y - 1
        if lane in (1, 5) and EDGES["left" if lane == 1 else "right", beyond] in ("river", "low_pier"):
            return None
        return self._choose("bounce", set(fronts))

    # -- the landing -------------------------------------------------------------------------------------------------

    def _rest(self, car: Car, points: int, *, again: bool) -> None:
        at = car["at"]
        things = self._lies(at)
        car["cash"] += things.pop("cash", 0)
        self._drop(at, self._hurt(car, points, car))
        if "ramp" in things:
            self._drop(at, self._hurt(car, 3 - (car["driver"] == PUPETTA) if again else 0, car))
            return
        if at in DAMAGED and car["driver"] != DUKE:
            self._drop(at, self._hurt(car, 1, car))
        if "barrier" in things:
            self._drop(at, self._hurt(car, things.pop("barrier") - (car["driver"] == PUPETTA), car))
        if "police" in things:
            officers = things.pop("police")
            free = {
                near for near in lateral_spaces(at) if SPACES[near]["y"] >= 1 and not set(self._lies(near)) - {"cash"}
            }
            free = {near for near in free if not self._taken(near)}
            if free:
                self.road.setdefault(self._choose("shift", free), {})["police"] = officers
        if "speed_limit" in things:
            self._drop(at, self._hurt(car, {40: 1, 50: 2}.get(car["speed"], 0), car))
        if things.get("mine", car["driver"]) != car["driver"]:
            del things["mine"]
            self._drop(at, self._hurt(car, 2, car))
        car["speed"] = max(0, car["speed"] - 10 * things.pop("nails", 0))

    # -- damage ------------------------------------------------------------------------------------------------------

    def _hurt(self, car: Car, points: int, spins: Car | None) -> int:
        """Damage by GB-13.1; tells what is dropped."""
        lost = min(points, car["body"])
        dropped: int = min(100 * lost, car["cash"])
        car["body"] -= lost
        car["cash"] -= dropped
        if lost and not car["body"] and spins is not None:
            self._spin(car)
        return dropped

    def _spin(self, car: Car) -> None:
        car["facing"], car["speed"] = ("F" if car["homeward"] else "B"), 0
        car["homeward"] = car["homeward"] or SPACES[car["at"]]["zones"] == [self._zone]

    def _drop(self, space: str, amount: int) -> None:
        if amount:
            things = self.road.setdefault(space, {})
            things["cash"] = things.get("cash", 0) + amount

    def _at(self, space: str) -> Car | None:
        return next((car for car in self.cars if car["at"] == space), None)

    def _lies(self, space: str) -> dict[str, Any]:
        return self.road.get(space, {})

    def lying(self) -> dict[str, dict[str, Any]]:
        """All that lies on the road."""
        return {space: things for space, things in self.road.items() if things}
