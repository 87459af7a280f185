"""One straight blow on a bare road with containers, reckoned from GB-14.2 to GB-14.6, GB-16.2 and GB-20.1 alone."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any, Final

from tests.games.gang_rush.table import PUPETTA

Car = dict[str, Any]
FRONT_DIRECTIONS: Final = {"F": 2, "B": -2}
BACK: Final = {"F": "B", "B": "F"}


class ReferencePileUp:
    """Cars in one lane, the first about to strike the one before it; `stops` are the containers and posts."""

    def __init__(self, cars: list[Car], stops: set[str]) -> None:
        self.cars: list[Car] = copy.deepcopy(cars)
        self._stops = stops
        self.piled = False
        """It was a pile-up."""
        self.thrown_back = False
        """The rammer was the slower one of a crash."""
        self.unsaid = False
        """The rammer alone was thrown against a container: no clause says whether that is a pile-up."""

    def _at(self, space: str) -> Car | None:
        return next((car for car in self.cars if car["at"] == space), None)

    def strike(self) -> None:
        """The blow; damage first, then everybody moves."""
        rammer = self.cars[0]
        way: str = rammer["facing"]
        struck = self._at(next_space(rammer["at"], way))
        assert struck is not None
        crash = not struck["speed"] or struck["facing"] != way
        power, total = rammer["speed"] // 10, (rammer["speed"] + struck["speed"]) // 10
        self.thrown_back = crash and rammer["speed"] < struck["speed"]
        first, way = (rammer, BACK[way]) if self.thrown_back else (struck, way)
        chain = [first]
        while (behind := self._at(next_space(chain[-1]["at"], way))) is not None:
            chain.append(behind)
        blocked = next_space(chain[-1]["at"], way) in self._stops
        self.piled = blocked and not (self.thrown_back and len(chain) == 1)
        self.unsaid = blocked and not self.piled
        both = [rammer, struck]
        if self.piled:
            for car in [*both, *[each for each in chain if each not in both]]:
                damage_car(car, total if crash and car in both else power, spins=False)
                car["speed"] = 0
            return
        contact = total if crash else 1
        points = {rammer["driver"]: 0 if rammer["driver"] == PUPETTA else contact, struck["driver"]: contact}
        for one, other in pairwise(chain):
            for car in (one, other):
                points[car["driver"]] = points.get(car["driver"], 0) + 1
        for car in self.cars:
            damage_car(car, points.get(car["driver"], 0), spins=True)
        for car in both if crash else []:
            car["speed"] = 0
        for car in [] if blocked else chain:
            car["at"] = next_space(car["at"], way)


def next_space(space: str, way: str) -> str:
    """The space straight ahead."""
    lane, y = map(int, space.split(":"))
    return f"{lane}:{y + FRONT_DIRECTIONS[way]}"


def damage_car(car: Car, points: int, *, spins: bool) -> None:
    """Damage by GB-13.1, cash left out."""
    lost = min(points, car["body"])
    car["body"] -= lost
    if lost and not car["body"] and spins:
        car["facing"], car["speed"] = ("F" if car["homeward"] else "B"), 0
