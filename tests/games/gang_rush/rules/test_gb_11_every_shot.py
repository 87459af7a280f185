"""GB-11 on crowded bridges: what every shot strikes and where police may go, against a reckoning from the clauses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.gang_rush.crowded_bridge import STEPS, lateral_spaces, next_space, random_crowded_bridge
from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.table import PARKER, bridge


def struck(at: str, direction: str, road: dict[str, Any], cars: dict[str, str]) -> tuple[str, str] | None:
    """The nearest thing in the line that blocks: its kind and its space."""
    space = next_space(at, direction)
    while space in SPACES:
        if space in cars:
            return "car", space
        for kind in ("barrier", "police", "container", "ramp"):
            if kind in road.get(space, {}):
                return kind, space
        space = next_space(space, direction)
    return None


def free(space: str, road: dict[str, Any], cars: dict[str, str]) -> bool:
    """Whether police may go there (GB-11.8)."""
    return SPACES[space]["y"] >= 1 and space not in cars and not set(road.get(space, {})) - {"cash"}


@pytest.mark.clause("GB-11.3", "GB-11.4", "GB-11.5", "GB-11.6", "GB-11.7", "GB-11.8", "GB-20.5")
@pytest.mark.parametrize("seed", range(60))
def test_every_shot_strikes_the_nearest_thing_that_blocks(seed: int) -> None:
    dice = random.Random(seed)
    cars, road = random_crowded_bridge(dice, dice.choice((2, 3, 5)))
    cars[0]["speed"], cars[0]["facing"] = 0, dice.choice("FB")
    held = {each["at"]: each["driver"] for each in cars}
    aims = {direction: struck(cars[0]["at"], direction, road, held) for direction in STEPS}
    worth = {direction: aim for direction, aim in aims.items() if aim and aim[0] in ("car", "barrier", "police")}
    assert bridge("moved", *cars, road=road, dice="shot").offered("shoot") == set(worth)
    for direction, (kind, space) in worth.items():
        game = bridge("moved", *cars, road=road, dice="shot")
        game.decide(f"shoot {direction}")
        if kind == "car":
            assert [event["car"] for event in game.told("struck")] == [held[space]]
            assert game.damage(held[space]) == 1
            assert game.on(space).get("cash", 0) == road.get(space, {}).get("cash", 0) + 100
        elif kind == "barrier":
            assert game.on(space).get("barrier", 0) == road[space]["barrier"] - 1
            assert game.on(space).get("police") == road[space].get("police")
        else:
            open_spaces = {near for near in lateral_spaces(space) if free(near, road, held)}
            if len(open_spaces) > 1:
                assert game.asked() == ("shift", PARKER)
                assert game.offered("shift") == open_spaces
                game.decide(f"shift {dice.choice(sorted(open_spaces))}")
            assert "police" not in game.on(space)
            arrived = [event["to"] for event in game.told("shifts")]
            assert (len(arrived) == 1 and arrived[0] in open_spaces) if open_spaces else arrived == []
            assert (game.told("removes_police") == []) == bool(open_spaces)
