"""Bridges full of things, by chance: for tests that compare the engine with a reckoning from the clauses."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, car

DRIVERS: Final = (PARKER, DON, SPENDER, DUKE, PUPETTA)
ROAD: Final = tuple(sorted(space for space, facts in SPACES.items() if facts["kind"] == "road"))
DAMAGED: Final = frozenset(space for space, facts in SPACES.items() if facts["damaged"])
STEPS: Final = {"F": (0, 2), "B": (0, -2), "FL": (-1, 1), "FR": (1, 1), "BL": (-1, -1), "BR": (1, -1)}
BOX: Final = (
    [("container", True)] * 10
    + [("speed_limit", True)] * 3
    + [("nails", count) for count in (2, 2, 3, 3, 4)]
    + [("police", count) for count in (1, 2, 2, 3, 3, 4)]
    + [("barrier", count) for count in (1, 2, 3, 1, 2, 1)]
    + [("ramp", way) for way in ("F", "F", "F", "B", "F")]
    + [("oil_slick", True), ("oil_slick", True), ("acid_pool", True), ("mine", DON)]
)
"""More than ever lies on one bridge, but nothing that there is not."""


def next_space(space: str, direction: str) -> str:
    """The neighbour of a space (GB-2.3), on the bridge or not."""
    lane, y = map(int, space.split(":"))
    across, along = STEPS[direction]
    return f"{lane + across}:{y + along}"


def adjacent_spaces(space: str) -> set[str]:
    """The neighbours of a space that the bridge has."""
    return {next_space(space, direction) for direction in STEPS} & set(SPACES)


def lateral_spaces(space: str) -> set[str]:
    """The four diagonal neighbours of a space, as far as the bridge has them."""
    return {next_space(space, direction) for direction in ("FL", "FR", "BL", "BR")} & set(SPACES)


def random_crowded_bridge(dice: random.Random, cars: int) -> tuple[list[dict[str, Any]], dict[str, dict[str, Any]]]:
    """Cars and things at random: on the whole bridge, or close together on a part of it."""
    low = dice.choice((-1, -1, 4, 12, 20, 28))
    high = 40 if low < 0 else low + 10
    near = [space for space in sorted(SPACES) if low <= SPACES[space]["y"] <= high]
    dice.shuffle(near)
    driven = [car(driver, near.pop(), dice.choice((0, 10, 30, 50))) for driver in DRIVERS[:cars]]
    free = [space for space in near if SPACES[space]["kind"] == "road"]
    road: dict[str, dict[str, Any]] = {}
    for (kind, amount), space in zip(dice.sample(BOX, dice.randrange(len(BOX))), free[:-3], strict=False):
        road[space] = {kind: amount}
        if kind == "police" and dice.random() < 0.3:
            road[space]["barrier"] = 1
    for space in dice.sample(ROAD, dice.randrange(12)):
        road.setdefault(space, {})["cash"] = 100 * dice.randrange(1, 6)
    if sum(things.get("barrier", 0) for things in road.values()) > 12:
        road = {space: things for space, things in road.items() if "barrier" not in things}
    return driven, road
