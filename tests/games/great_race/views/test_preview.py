"""What a driver is told in advance is what then happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.great_race.reference_map import CITIES, CITY_AT, RISK, SPACES, beside, steps_from
from tests.games.great_race.rules.test_gr_06_every_step import anywhere, reckoned
from tests.games.great_race.table import ARRIVAL, CREWS, Table, crew, race, scene

BOX = [each["tile"] for each in scene()["tiles"] for _ in range(each["count"])]
PLAIN = [tile for tile in BOX if "D" not in tile]


def landscape(chooser: random.Random) -> tuple[dict[str, Any], dict[str, str], Table]:
    """A crew amid tiles without dangers."""
    at = chooser.choice([space for space in SPACES if space not in CITY_AT])
    home = steps_from(at)
    near = sorted((space for space in SPACES if home[space] in range(1, 5) and space not in CITY_AT), key=str)
    spaces = chooser.sample(near, min(len(near), 20))
    tiles = dict(zip(spaces, chooser.sample(PLAIN, len(spaces)), strict=True))
    mine = crew("england", at, fuel=chooser.randint(2, 7), engine=chooser.randint(1, 5), chassis=chooser.randint(0, 5))
    return mine, tiles, race(mine, crew("italy", ARRIVAL), tiles=tiles)


def reach(mine: dict[str, Any], tiles: dict[str, str]) -> set[str]:
    """Every space that a drive can come to over tiles and cities, without a blind step."""
    levels = mine["engine"] + mine["chassis"]
    states = {(mine["at"], mine["fuel"], levels)}
    seen = set(states)
    for _ in range(mine["engine"]):
        further = set()
        for at, fuel, left in states:
            stopped = at != mine["at"] and (at in CITY_AT or "S" in tiles.get(at, ""))
            if stopped or not left:
                continue
            for space in beside(at):
                tile = tiles.get(space)
                price = (0, 0) if space in CITY_AT else (int(tile[1]) + (space in RISK), int(tile[3])) if tile else None
                if price and fuel >= price[0] and left >= price[1]:
                    further.add((space, fuel - price[0], left - price[1]))
        states = further - seen
        seen |= further
    return {at for at, _, _ in seen} - {mine["at"]}


@pytest.mark.clause("GR-6.4", "GR-6.7", "GR-6.12", "GR-7.2")
def test_each_space_beside_is_told_with_what_it_costs() -> None:
    chooser = random.Random(8)
    for _ in range(40):
        mine, tiles, game = anywhere(chooser)
        told = {each["space"]: each for each in game.preview(0)["steps"]}
        assert set(told) == beside(mine["at"])
        plain = {line.split()[1] for line in reckoned(mine, tiles) if not line.startswith("step_power")}
        powered = {line.split()[1] for line in reckoned(mine, tiles) if line.startswith("step_power")}
        for space, each in told.items():
            assert each["city"] == CITY_AT.get(space)
            assert each["risk"] == (space in RISK)
            assert (each["blind"] is not None) == (space not in tiles and space not in CITY_AT)
            if space in tiles:
                tile = tiles[space]
                assert (each["danger"], each["stop"], each["levels"]) == ("D" in tile, "S" in tile, int(tile[3]))
                assert each["fuel"] == int(tile[1]) + (space in RISK)
            may = plain & {space, CITY_AT.get(space)}
            if mine["engine"] and mine["at"] != ARRIVAL and space not in powered:
                assert each["legal"] == bool(may), (mine, space)


@pytest.mark.clause("GR-6.1", "GR-6.4", "GR-6.6", "GR-6.10")
def test_where_one_can_drive_is_told_as_reckoned() -> None:
    chooser = random.Random(5)
    for _ in range(40):
        mine, tiles, game = landscape(chooser)
        told = game.preview(0)["reach"]
        assert {each["space"] for each in told} == reach(mine, tiles), mine
        for each in told:
            spaces = [space for space in each["path"] if space != mine["at"]]
            assert spaces[-1] == each["space"]
            assert len(spaces) == each["steps"]
            terrain = [space for space in spaces if space not in CITY_AT]
            assert each["fuel"] == sum(int(tiles[space][1]) + (space in RISK) for space in terrain)
            assert each["levels"] == sum(int(tiles[space][3]) for space in terrain)
            assert each["fuel"] <= mine["fuel"]


@pytest.mark.clause("GR-5.3", "GR-7.4")
@pytest.mark.parametrize(("at", "price"), [("R00C02", 30), ("R01C01", 40)])
def test_what_fuel_costs_is_told(at: str, price: int) -> None:
    game = race(crew("england", at, fuel=4, money=100), crew("italy"))
    assert game.preview(0)["fuel"] == [{"levels": n, "price": n * price} for n in range(1, 100 // price + 1)][:3]


@pytest.mark.clause("GR-1.2")
def test_what_a_tile_of_the_bag_costs_on_average_is_told() -> None:
    told = race(crew("england"), crew("italy")).preview(0)["blind"]
    reckoning = {
        "fuel": sum(int(tile[1]) for tile in BOX),
        "levels": sum(int(tile[3]) for tile in BOX),
        "danger": sum("D" in tile for tile in BOX),
        "stop": sum("S" in tile for tile in BOX),
    }
    assert told == {name: pytest.approx(total / 60, abs=1e-5) for name, total in reckoning.items()}


@pytest.mark.clause("GR-2.1")
@pytest.mark.parametrize(("way", "home"), [("default", "le_cap"), ("reverse", "colomb_bechar")])
def test_the_way_home_is_told(way: str, home: str) -> None:
    steps = steps_from(CITIES[home])
    for space in SPACES[::13]:
        game = race(crew(CREWS[0], space), crew("italy"), settings={"race": way})
        assert game.preview(0)["home"] == steps[space]
