"""One car that drives alone, reckoned from the clauses: what lies on the road, ramps, slicks and containers.

It is written from the rules alone (GB-10, 12, 13, 16, 17, 19, 21) and knows nothing of the engine.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final

from tests.games.gang_rush.crowded_bridge import DAMAGED, lateral_spaces, next_space
from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.table import DUKE, PUPETTA

FREE: Final = {0: 0, 10: 4, 20: 3, 30: 2, 40: 1, 50: 0}
LANDING: Final = {"speed": (0, 0), "wheel": (0, 0), "shot": (1, 0), "repair": (1, 0), "breakage": (2, 1)}
Choice = Callable[[str, set[str]], str]


class ReferenceDrive:
    """A car in race direction; `choose` answers the questions `shift` and `bounce`."""

    def __init__(self, car: dict[str, Any], road: dict[str, dict[str, Any]], landing: str, choose: Choice) -> None:
        self.driver: str = car["driver"]
        self.at: str = car["at"]
        self.speed: int = car["speed"]
        self.body: int = car["body"]
        self.cash: int = car["cash"]
        self.facing = "F"
        self.road = copy.deepcopy(road)
        self.left = self.speed // 10
        self.wheels = FREE[self.speed]
        self.nails = 0
        self.spun = False
        self._landing = landing
        self._choose = choose

    # -- the steps ---------------------------------------------------------------------------------------------------

    def offered(self) -> set[str]:
        """The steps that may be taken."""
        lane = int(self.at[0])
        sides = {direction for direction, edge in (("FL", 1), ("FR", 5)) if lane != edge and self.wheels >= 2}
        return {"F"} | sides if self.left else set()

    def step(self, direction: str) -> None:
        """One step, with all that follows from it."""
        self.left -= 1
        if direction != "F":
            self.wheels -= 2
        self._go(direction)
        if not self.left and self.at in SPACES and not self.spun:
            self.speed = max(0, self.speed - 10 * self.nails)

    def _go(self, direction: str) -> None:
        """To the next space, by a step or a slide: off the end, against a container, on a ramp, or onto it."""
        target = next_space(self.at, direction)
        if target not in SPACES:
            self._leave()
        elif "container" in self._lies(target):
            if direction == "F":
                self._hurt(self.speed // 10, self.at, spins=False)
                self.speed = self.left = 0
            else:
                self._hurt(1, self.at)
        elif "ramp" in self._lies(target):
            self.at = target
            self._collect()
            if direction == "F" and self._lies(target)["ramp"] == "F":
                self._jump()
            else:
                self._hurt(3 - (self.driver == PUPETTA), target)
        else:
            self.at = target
            self._collect()
            self._enter()

    def _leave(self) -> None:
        self.at, self.left = "out", 0

    # -- ramps -------------------------------------------------------------------------------------------------------

    def _jump(self) -> None:
        far, self.left = self.left, 0
        if not far:
            return
        points, short = LANDING[self._landing]
        lane, y = map(int, self.at.split(":"))
        target = f"{lane}:{y + 2 * (far - short)}"
        ramp = self.at
        whole = self.body > 0
        while "container" in self._lies(target):
            self._hurt(0 if self.driver == DUKE else 1, target, spins=False)
            target = self._bounce(target)
        if target not in SPACES:
            self._leave()
            return
        self.at = target
        if whole and not self.body:
            self._spin()
        self._collect()
        self._hurt(max(0, points - (self.driver == DUKE)), target)
        if "ramp" in self._lies(target):
            if target != ramp:
                self._hurt(3 - (self.driver == PUPETTA), target)
        else:
            self._enter()

    def _bounce(self, space: str) -> str:
        fronts = {next_space(space, direction) for direction in ("F", "FL", "FR")}
        open_spaces = {front for front in fronts if 1 <= int(front[0]) <= 5 and "container" not in self._lies(front)}
        assert open_spaces, "only where three containers touch, which placing forbids (ruling D58)"
        return self._choose("bounce", open_spaces)

    # -- what lies on a space ----------------------------------------------------------------------------------------

    def _lies(self, space: str) -> dict[str, Any]:
        return self.road.get(space, {})

    def _collect(self) -> None:
        self.cash += self._lies(self.at).pop("cash", 0)

    def _enter(self) -> None:
        things = self._lies(self.at)
        if self.at in DAMAGED and self.driver != DUKE:
            self._hurt(1, self.at)
        if "barrier" in things:
            self._hurt(things.pop("barrier") - (self.driver == PUPETTA), self.at)
        if "police" in things:
            self._shift(things.pop("police"))
        if "nails" in things:
            self.nails += things.pop("nails")
        if "speed_limit" in things:
            self._hurt({40: 1, 50: 2}.get(self.speed, 0), self.at)
        if things.get("mine", self.driver) != self.driver:
            del things["mine"]
            self._hurt(2, self.at)
        if "oil_slick" in things or "acid_pool" in things:
            if "acid_pool" in things:
                self._hurt(1, None)
            self.wheels = 0
            if not self.spun:
                self._go("F")

    def _shift(self, officers: int) -> None:
        free = {
            near for near in lateral_spaces(self.at) if SPACES[near]["y"] >= 1 and not set(self._lies(near)) - {"cash"}
        }
        if free:
            self.road.setdefault(self._choose("shift", free), {})["police"] = officers

    # -- damage ------------------------------------------------------------------------------------------------------

    def _hurt(self, points: int, place: str | None, *, spins: bool = True) -> None:
        """Damage by GB-13.1; without a place the bills dissolve."""
        whole = self.body > 0
        for _ in range(min(points, self.body)):
            self.body -= 1
            if self.cash:
                self.cash -= 100
                if place is not None:
                    things = self.road.setdefault(place, {})
                    things["cash"] = things.get("cash", 0) + 100
        if whole and not self.body and spins:
            self._spin()

    def _spin(self) -> None:
        self.spun, self.facing, self.speed, self.left = True, "B", 0, 0

    def lying(self) -> dict[str, dict[str, Any]]:
        """All that lies on the road."""
        return {space: things for space, things in self.road.items() if things}
