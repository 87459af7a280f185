"""One blow of a car against another, reckoned from the clauses: contacts, chains, pushes and all that follows.

It is written from the rules alone (GB-13 to GB-16, GB-19 to GB-21, GB-24) and knows nothing of the engine.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final

from tests.games.gang_rush.crowded_bridge import DAMAGED, lateral_spaces, next_space
from tests.games.gang_rush.invariants import BRIDGE, SPACES
from tests.games.gang_rush.table import DUKE, PUPETTA

EDGES: Final = {(edge["side"], edge["y"]): edge["type"] for edge in BRIDGE["edges"]}
Choice = Callable[[set[str]], str]
Car = dict[str, Any]
BACK: Final = {"F": "B", "B": "F", "FL": "BR", "FR": "BL", "BL": "FR", "BR": "FL"}
STANDS: Final = ("ballast", "container", "wall", "dead end")
"""What a chain ends at so that nobody moves."""


class ReferenceCollision:
    """The cars and the road before and after a blow; `choose` says where police go.

    `wall` is the wall of the expert variant and `zone` its turnaround zone.
    """

    def __init__(
        self,
        cars: list[Car],
        road: dict[str, dict[str, Any]],
        choose: Choice,
        wall: frozenset[str] = frozenset(),
        zone: int | None = None,
    ) -> None:
        self.cars: list[Car] = copy.deepcopy(cars)
        self.road = copy.deepcopy(road)
        self._choose = choose
        self._wall = wall
        self._zone = zone

    # -- the blow ----------------------------------------------------------------------------------------------------

    def strike(self, direction: str) -> None:
        """The first car strikes the one that stands there."""
        rammer = self.cars[0]
        struck = self._at(next_space(rammer["at"], direction))
        assert struck is not None
        if struck["facing"] != rammer["facing"] and struck["speed"] > rammer["speed"]:
            self._throw_back(rammer, struck, BACK[direction])
        else:
            self._hit(rammer, struck, direction, spared=rammer["driver"] == PUPETTA)

    def mortar(self, direction: str) -> None:
        """The first car fires its mortar at the one that stands there, which is hit and pushed along the shot."""
        target = self._at(next_space(self.cars[0]["at"], direction))
        assert target is not None
        self._hurt(target, 1, target["at"])
        if "ballast" in target["tiles"]:
            return
        other = self._at(next_space(target["at"], direction))
        if other is None or self._meets(target, direction) == "exit":
            self._shove(target, direction)
        elif _is_crash(target, other) and other["speed"] > target["speed"]:
            total = (target["speed"] + other["speed"]) // 10
            for car in (target, other):
                self._hurt(car, total, car["at"])
                car["speed"] = 0
        else:
            self._hit(target, other, direction, follows=not _is_crash(target, other))

    def _shove(self, car: Car, direction: str) -> None:
        """A car that touches no other is pushed: against something, or on."""
        ahead = self._meets(car, direction)
        if ahead == "container" and direction in ("F", "B"):
            self._hurt(car, car["speed"] // 10, car["at"], spins=False)
            car["speed"] = 0
        elif ahead in ("container", "wall"):
            self._hurt(car, 1, car["at"])
        elif ahead not in STANDS:
            self._push(car, direction)

    def _hit(self, rammer: Car, struck: Car, direction: str, *, spared: bool = False, follows: bool = False) -> None:
        """A ram, a crash or a pile-up; a rammer that is itself pushed `follows` the chain."""
        chain = self._chain(struck, direction)
        crash = _is_crash(rammer, struck)
        power = rammer["speed"] // 10
        total = power + struck["speed"] // 10
        ahead = self._meets(chain[-1], direction)
        piled = ahead == "container" and direction in ("F", "B")
        if piled:
            points = [total if crash and car in (rammer, struck) else power for car in [rammer, *chain]]
        else:
            first = total if crash else 1
            points = [0 if spared else first, *_contact_damage(len(chain), first)]
            points[-1] += ahead in ("container", "wall")
        for car, count in zip([rammer, *chain], points, strict=True):
            self._hurt(car, count, car["at"], spins=not piled)
        for car in [rammer, *chain] if piled else [rammer, struck] if crash else []:
            car["speed"] = 0
        if ahead not in STANDS:
            self._move_up([rammer, *chain] if follows else chain, direction)

    def _throw_back(self, rammer: Car, struck: Car, direction: str) -> None:
        """A crash in which the rammer is the slower one; it may start a chain behind it."""
        total = (rammer["speed"] + struck["speed"]) // 10
        chain = self._chain(rammer, direction)
        ahead = self._meets(chain[-1], direction)
        piled = len(chain) > 1 and ahead == "container" and direction in ("F", "B")
        if piled:
            points = [total] + [rammer["speed"] // 10] * (len(chain) - 1)
        else:
            points = _contact_damage(len(chain), 0 if rammer["driver"] == PUPETTA else total)
        if ahead == "wall" or (ahead == "container" and direction not in ("F", "B")):
            points[-1] += 1
        for car, count in zip([*chain, struck], [*points, total], strict=True):
            self._hurt(car, count, car["at"], spins=not piled)
        for car in [*chain, struck] if piled else [rammer, struck]:
            car["speed"] = 0
        if ahead not in STANDS:
            self._move_up(chain, direction)

    def _chain(self, first: Car, direction: str) -> list[Car]:
        """The cars that touch, from this one on; one with ballast ends it, and so does one that comes home."""
        found = [first]
        while "ballast" not in found[-1]["tiles"] and self._meets(found[-1], direction) != "exit":
            car = self._at(next_space(found[-1]["at"], direction))
            if car is None:
                break
            found.append(car)
        return found

    def _meets(self, car: Car, direction: str) -> str:
        """What is before the last car of a chain: free, exit, river, or what keeps it where it is."""
        if "ballast" in car["tiles"]:
            return "ballast"
        target = next_space(car["at"], direction)
        lane, y = map(int, target.split(":"))
        if not 1 <= lane <= 5:
            edge = EDGES["left" if lane < 1 else "right", y]
            return "river" if edge == "river" else "wall"
        if (y > 40 and not self._wall) or (y <= 0 and car["homeward"]):
            return "exit"
        if "container" in self._lies(target) or target in self._wall:
            return "container"
        return "free" if target in SPACES else "dead end"

    def _move_up(self, chain: list[Car], direction: str) -> None:
        for car in reversed(chain):
            self._push(car, direction)

    def _push(self, car: Car, direction: str) -> None:
        match self._meets(car, direction):
            case "exit":
                car["at"] = "out"
            case "river":
                car["exit"], car["at"], car["speed"] = car["at"], "river", 0
            case _:
                car["at"] = next_space(car["at"], direction)
                self._enter(car, direction)

    # -- where a push leads ------------------------------------------------------------------------------------------

    def _enter(self, car: Car, direction: str) -> None:
        things, at = self._lies(car["at"]), car["at"]
        car["cash"] += things.pop("cash", 0)
        if "ramp" in things:
            self._hurt(car, 0 if things["ramp"] == direction else 3, at)
            return
        if at in DAMAGED and car["driver"] != DUKE:
            self._hurt(car, 1, at)
        if "barrier" in things:
            self._hurt(car, things.pop("barrier") - (car["driver"] == PUPETTA), at)
        if "police" in things:
            self._shift(at, things.pop("police"))
        if "nails" in things:
            car["speed"] = max(0, car["speed"] - 10 * things.pop("nails"))
        if "speed_limit" in things:
            self._hurt(car, {40: 1, 50: 2}.get(car["speed"], 0), at)
        if things.get("mine", car["driver"]) != car["driver"]:
            del things["mine"]
            self._hurt(car, 2, at)
        if "acid_pool" in things:
            self._hurt(car, 1, None)
        if ("acid_pool" in things or "oil_slick" in things) and not car.get("just spun out"):
            self._slide(car, direction)

    def _slide(self, car: Car, direction: str) -> None:
        chain = self._chain(car, direction)
        if len(chain) > 1:
            for each, count in zip(chain, _contact_damage(len(chain), 0), strict=True):
                self._hurt(each, count, each["at"])
            if self._meets(chain[-1], direction) not in STANDS:
                self._move_up(chain, direction)
            return
        self._shove(car, direction)

    def _shift(self, space: str, officers: int) -> None:
        free = {
            near for near in lateral_spaces(space) if SPACES[near]["y"] >= 1 and not set(self._lies(near)) - {"cash"}
        }
        free = {near for near in free - self._wall if self._at(near) is None}
        if free:
            self.road.setdefault(self._choose(free), {})["police"] = officers

    # -- what is where -----------------------------------------------------------------------------------------------

    def _at(self, space: str) -> Car | None:
        return next((car for car in self.cars if car["at"] == space), None)

    def _lies(self, space: str) -> dict[str, Any]:
        return self.road.get(space, {})

    def _hurt(self, car: Car, points: int, place: str | None, *, spins: bool = True) -> None:
        """Damage by GB-13.1; without a place the bills dissolve."""
        lost = min(points, car["body"])
        if not lost:
            return
        dropped = min(100 * lost, car["cash"])
        car["body"] -= lost
        car["cash"] -= dropped
        if place is not None and dropped:
            things = self.road.setdefault(place, {})
            things["cash"] = things.get("cash", 0) + dropped
        if not car["body"] and spins:
            zones = SPACES[car["at"]]["zones"]
            car["facing"], car["speed"] = ("F" if car["homeward"] else "B"), 0
            car["homeward"] = car["homeward"] or (self._zone is not None and zones == [self._zone])
            car["just spun out"] = True

    def lying(self) -> dict[str, dict[str, Any]]:
        """All that lies on the road."""
        return {space: things for space, things in self.road.items() if things}


def _is_crash(one: Car, other: Car) -> bool:
    """Whether the other stands, or the two face opposite ways."""
    return other["speed"] == 0 or one["facing"] != other["facing"]


def _contact_damage(cars: int, first: int) -> list[int]:
    """What the contacts of a chain cost its cars; `first` is what its first car has suffered besides."""
    points = [first] + [0] * (cars - 1)
    for place in range(cars - 1):
        points[place] += 1
        points[place + 1] += 1
    return points
