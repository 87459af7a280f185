"""GB-22: the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car

FAR = car(PARKER, "5:2")


def fire(*cars: dict[str, Any], **road: Any) -> Table:
    """The end of a round; `road` is written `L3y12`."""
    lying = {name[1:].replace("y", ":"): things for name, things in road.items()}
    return bridge("round_end", *cars, road=lying)


@pytest.mark.clause("GB-22.1")
@pytest.mark.parametrize("officers", [1, 2, 3, 4])
@pytest.mark.parametrize("y", [0, 10, 24])
@pytest.mark.parametrize("facing", ["F", "B"])
def test_each_officer_fires_once_at_the_nearest_car_towards_the_start_at_any_range(
    officers: int, y: int, facing: str
) -> None:
    game = fire(car(DON, f"3:{y}", facing=facing), FAR, L3y26={"police": officers})
    assert game.facts(DON, "body", "cash") == (5 - officers, 1000 - 100 * officers)
    assert game.bills() == {f"3:{y}": 100 * officers}
    assert game.told("volley") == [{"space": "3:26", "count": officers, "car": DON}]
    assert game.on("3:26") == {"police": officers}


@pytest.mark.clause("GB-22.1")
def test_all_shots_of_a_tile_hit_the_nearest_car_and_nobody_else() -> None:
    game = fire(car(DON, "3:10"), car(DUKE, "3:14"), car(PARKER, "3:18"), car(SPENDER, "2:13"), L3y16={"police": 3})
    assert [game.damage(driver) for driver in (DON, DUKE, PARKER, SPENDER)] == [0, 3, 0, 0]


@pytest.mark.clause("GB-22.1")
@pytest.mark.parametrize("thing", [{"container": True}, {"ramp": "F"}, {"ramp": "B"}])
def test_a_container_or_ramp_that_is_nearer_stops_them(thing: dict[str, Any]) -> None:
    assert fire(car(DON, "3:10"), FAR, L3y16={"police": 3}, L3y12=thing).damage(DON) == 0
    assert fire(car(DON, "3:10"), FAR, L3y16={"police": 3}, L3y8=thing).damage(DON) == 3
    assert fire(car(DON, "3:10"), FAR, L3y16={"police": 3}, L3y18=thing).damage(DON) == 3


@pytest.mark.clause("GB-22.1", "GB-11.9")
def test_a_car_on_a_ramp_is_hit() -> None:
    assert fire(car(DON, "3:10"), FAR, L3y16={"police": 3}, L3y10={"ramp": "F"}).damage(DON) == 3


@pytest.mark.clause("GB-22.1")
def test_several_tiles_may_hit_the_same_car() -> None:
    game = fire(car(SPENDER, "3:10"), FAR, L3y16={"police": 3}, L3y20={"police": 2, "barrier": 1})
    assert game.damage(SPENDER) == 5


@pytest.mark.clause("GB-22.2")
def test_tiles_fire_one_after_the_other_greatest_y_first_then_lower_lane() -> None:
    cars = [car(DON, "3:10"), car(DUKE, "1:10"), car(PARKER, "2:9"), car(SPENDER, "5:10")]
    game = fire(*cars, L3y20={"police": 1}, L1y20={"police": 2}, L2y21={"police": 2}, L5y12={"police": 3})
    assert [event["space"] for event in game.told("volley")] == ["2:21", "1:20", "3:20", "5:12"]


@pytest.mark.clause("GB-22.3")
@pytest.mark.parametrize("body", [1, 2])
def test_the_rest_of_a_volley_is_wasted_on_a_car_brought_to_0(body: int) -> None:
    game = fire(car(DON, "3:10", 20, body=body), car(DUKE, "3:4"), L3y16={"police": 4})
    assert game.facts(DON, "body", "cash", "facing", "speed") == (0, 1000 - 100 * body, "B", 0)
    assert game.damage(DUKE) == 0


@pytest.mark.clause("GB-22.3", "GB-13.2")
def test_a_car_at_0_already_still_stands_in_the_way() -> None:
    game = fire(car(DON, "3:10", 20, body=0), car(DUKE, "3:4"), L3y16={"police": 4})
    assert (game.damage(DON), game.damage(DUKE), game.car(DON)["speed"]) == (0, 0, 20)


@pytest.mark.clause("GB-22.4", "GB-5.3")
def test_then_come_the_crane_the_shop_and_the_end_check() -> None:
    row = ["ballast", "crane_pass", "spare_panels", "rear_gunner", "tuneup_wheel"]
    cars = [car(DON, "3:10"), car(DUKE, "river", exit="1:14"), car(PARKER, "out")]
    game = bridge("round_end", *cars, road={"3:16": {"police": 1}, "1:20": {"police": 2}}, bonuses={"shop": row})
    assert game.story("volley", "crane", "renews", "frozen", "over") == ["volley", "crane", "renews", "frozen", "over"]
    assert game.damage(DUKE) == 0
    assert game.outcome() is not None
