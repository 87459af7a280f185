"""GR-6: at every space, with any gauges and tiles, the steps that are offered and what they cost are as reckoned."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.great_race.reference_map import CITY_AT, RISK, SPACES, beside
from tests.games.great_race.table import CREWS, Table, crew, race, scene

BOX = [each["tile"] for each in scene()["tiles"] for _ in range(each["count"])]
MAXIMA = {each["crew"]: (each["fuel"], each["engine"], each["chassis"]) for each in scene()["crews"]}


def cost(tile: str) -> tuple[int, int]:
    """Fuel and mechanic levels that a tile's name tells."""
    return int(tile[1]), int(tile[3])


def payable(space: str, mine: dict[str, Any], tiles: dict[str, str], power: bool) -> bool:
    """Whether a step onto terrain is legal (GR-6.4, GR-6.7, GR-13.5)."""
    risk = int(space in RISK and not power)
    if space not in tiles:
        return bool(mine["fuel"] >= 1 + risk)
    fuel, levels = cost(tiles[space])
    return bool(mine["fuel"] >= fuel + risk and mine["engine"] + mine["chassis"] >= levels)


def reckoned(mine: dict[str, Any], tiles: dict[str, str]) -> set[str]:
    """Every step that a drive may begin with."""
    found = set()
    for space in beside(mine["at"]):
        if space in CITY_AT:
            found.add(f"enter {CITY_AT[space]}")
            continue
        if payable(space, mine, tiles, power=False):
            found.add(f"step {space}")
        if mine["crew"] == "belgium" and not mine["power_used"] and space in RISK:
            found |= {f"step_power {space}"} if payable(space, mine, tiles, power=True) else set()
    return found


def anywhere(chooser: random.Random) -> tuple[dict[str, Any], dict[str, str], Table]:
    """A crew somewhere in the field or in a city, with tiles about it, at the beginning of a turn."""
    name = chooser.choice([*CREWS, "belgium"])
    fuel, engine, chassis = (chooser.choice([0, 1, 2, top, chooser.randrange(top + 1)]) for top in MAXIMA[name])
    at = chooser.choice(SPACES[:-2])
    mine = crew(name, at, fuel=fuel, engine=engine, chassis=chassis, posts={"mechanic": 1, "funding": 2})
    mine["power_used"] = chooser.random() < 0.3
    ground = [space for space in SPACES if space not in CITY_AT]
    near = [space for space in beside(mine["at"]) if space not in CITY_AT and chooser.random() < 0.6]
    spaces = dict.fromkeys([*near, *chooser.sample(ground, 15)])
    tiles = dict(zip(spaces, chooser.sample(BOX, len(spaces)), strict=True))
    rival = crew(chooser.choice([each for each in CREWS if each != name]), chooser.choice([*beside(mine["at"])]))
    return mine, tiles, race(mine, rival, tiles=tiles, seed=chooser.randrange(1000))


@pytest.mark.clause("GR-6.1", "GR-6.3", "GR-6.4", "GR-6.7", "GR-6.12", "GR-13.5")
@pytest.mark.parametrize("seed", range(6))
def test_every_drive_begins_with_the_steps_that_the_clauses_reckon(seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(25):
        mine, tiles, game = anywhere(chooser)
        may = reckoned(mine, tiles) if mine["at"] != "R26C06" and mine["engine"] else set()
        assert ("drive" in game.legal()) == bool(may), mine
        if may:
            assert set(game.play("drive").legal()) == may, mine
            one_step(chooser, mine, tiles, game)


def one_step(chooser: random.Random, mine: dict[str, Any], tiles: dict[str, str], game: Table) -> None:
    """One step onto terrain, up to the question what is next: fuel, place and levels are as reckoned."""
    lines = [line for line in game.legal() if not line.startswith("enter")]
    if not lines:
        return
    line = chooser.choice(lines)
    power, space = line.startswith("step_power"), line.split()[1]
    name = mine["crew"]
    game.decide(line)
    tile = game.tiles()[space]
    assert tiles.get(space, tile) == tile
    fuel, levels = cost(tile)
    fuel += int(space in RISK and not power)
    if mine["fuel"] < fuel or mine["engine"] + mine["chassis"] < levels:
        assert space not in tiles
        assert game.facts(name, "at", "fuel", "engine", "chassis") == tuple(
            mine[field] for field in ("at", "fuel", "engine", "chassis")
        )
        return
    while game.waiting() == [0] and game.asked()["question"] == "split":
        game.decide(chooser.choice(game.legal()))
    left = max(0, mine["engine"] + mine["chassis"] - levels - (2 if "D" in tile else 0))
    now = game.crew(name)
    assert (now["at"], now["fuel"], now["engine"] + now["chassis"]) == (space, mine["fuel"] - fuel, left), (mine, tile)
    assert now["power_used"] == (mine["power_used"] or power)
    stopped = "S" in tile or not now["engine"] or mine["engine"] == 1
    if stopped:
        assert game.told("ends_drive")
