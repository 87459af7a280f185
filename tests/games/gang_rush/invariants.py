"""What must hold after every action (section E of the rules), asked of a view."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

BRIDGE: Final[dict[str, Any]] = json.loads(
    (resources.files("paddock.games.gang_rush") / "data" / "bridge.json").read_text(encoding="utf-8")
)
SPACES: Final[dict[str, dict[str, Any]]] = {space["id"]: space for space in BRIDGE["spaces"]}
TOGETHER: Final = {"barrier", "police"}
WITH_A_CAR: Final = {"cash", "nails", "speed_limit", "ramp", "oil_slick", "acid_pool", "mine"}


def broken_invariants(view: dict[str, Any]) -> list[str]:
    """All that is wrong, one line each."""
    road: dict[str, dict[str, Any]] = view["road"]
    picked = [car for car in view["cars"] if car["at"] is not None]
    standing = [car["at"] for car in picked if car["at"] in SPACES]
    found = [f"two cars on {space}" for space in set(standing) if standing.count(space) > 1]
    for car in picked:
        found += [f"{car['driver']}: {fault}" for fault in _car_problems(car)]
        beside = set(road.get(car["at"], {})) - WITH_A_CAR
        if beside and view["asked"] is not None and view["asked"]["question"] not in ("shift", "bounce"):
            found.append(f"{car['driver']} shares its space with {sorted(beside)}")
    for space, things in road.items():
        found += [f"{space}: {fault}" for fault in _space_problems(space, things)]
    for kind, most in (("barrier", 12), ("container", 10)):
        if sum(int(things.get(kind, 0)) for things in road.values()) > most:
            found.append(f"more than {most} of {kind}")
    money = sum(car["cash"] for car in picked) + sum(things.get("cash", 0) for things in road.values())
    if view["bank"] != money:
        found.append(f"the bank has paid out {view['bank']}, and there are {money}")
    walls = BRIDGE["expert_walls"] if view["settings"].get("expert") else {}
    wall = {piece["space"] for piece in walls.get(str(view.get("wall") or view["seats"]), {"wall": []})["wall"]}
    found += [f"a car in the wall at {space}" for space in standing if space in wall]
    return found


def _car_problems(car: dict[str, Any]) -> list[str]:
    found = []
    if car["at"] not in SPACES and car["at"] not in ("river", "out", "arrested", "conceded", "air"):
        found.append(f"stands nowhere: {car['at']}")
    if not 0 <= car["body"] <= car["body_max"]:
        found.append(f"body {car['body']} of {car['body_max']}")
    if car["cash"] < 0 or car["cash"] % 100 or car["debt"] < 0 or car["debt"] % 100:
        found.append(f"cash {car['cash']}, debt {car['debt']}")
    if car["speed"] not in range(0, 51, 10):
        found.append(f"speed {car['speed']}")
    if car["wrong_way"] and car["speed"]:
        found.append("drives the wrong way")
    return found


def _space_problems(space: str, things: dict[str, Any]) -> list[str]:
    found = [] if space in SPACES else ["no such space"]
    kinds = set(things) - {"cash"}
    if len(kinds) > 1 and kinds != TOGETHER:
        found.append(f"{sorted(kinds)} on one space")
    if things.get("cash", 0) % 100 or things.get("cash", 0) < 0:
        found.append(f"bills of {things['cash']}")
    if not 0 <= things.get("barrier", 1) <= 3:
        found.append(f"{things['barrier']} barriers")
    return found
