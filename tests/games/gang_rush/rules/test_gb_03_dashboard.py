"""GB-3: dashboard and car state."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import PaddockError
from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, bridge, car, moving, settled, table


@pytest.mark.clause("GB-3.1")
@pytest.mark.parametrize("speed", [10, 20, 30, 40, 50])
def test_ten_miles_an_hour_are_one_movement_point_and_one_space(speed: int) -> None:
    game = moving(car(DON, "1:14", speed))
    for left in range(speed // 10, 0, -1):
        assert game.turn()["movement"] == left
        game.decide("step F")
    assert game.car(DON)["at"] == f"1:{14 + speed // 5}"
    assert game.phase() == "moved"


@pytest.mark.clause("GB-3.1")
@pytest.mark.parametrize("speed", [5, 60, -10])
def test_the_dial_has_steps_of_ten_from_0_to_50(speed: int) -> None:
    with pytest.raises(PaddockError):
        table({"cars": [car(DON, "3:10", speed)]})


@pytest.mark.clause("GB-3.2", "GB-9.8")
@pytest.mark.parametrize(("speed", "wheels"), [(0, 0), (10, 4), (20, 3), (30, 2), (40, 1), (50, 0)])
def test_the_slower_the_more_free_wheels(speed: int, wheels: int) -> None:
    game = settled("breakage", car(DON, "3:10", speed))
    game.decide("speed 0")
    assert game.wheels() == (wheels, 0, 0)


@pytest.mark.clause("GB-3.3")
def test_a_car_has_five_body_points_and_spender_seven() -> None:
    cars = [car(driver, f"{lane}:{4 + lane % 2 - 1}") for lane, driver in enumerate((PUPETTA, DON, SPENDER, DUKE), 1)]
    game = bridge("turn", *cars, car(PARKER, "5:4"))
    found = {driver: game.seen(driver)["body_max"] for driver in (PUPETTA, DON, SPENDER, DUKE, PARKER)}
    assert found == {PUPETTA: 5, DON: 5, SPENDER: 7, DUKE: 5, PARKER: 5}
    assert {each["driver"]: each["body"] for each in game.dump()["cars"]} == found


@pytest.mark.clause("GB-3.3")
def test_the_body_never_rises_above_its_maximum() -> None:
    game = settled("repair repair repair", car(DON, "3:10", 10, body=4, tiles=["spare_panels"]))
    game.play("settle", "use spare_panels")
    assert game.car(DON)["body"] == 5
    assert game.offered("repair") == set()
    with pytest.raises(PaddockError):
        table({"cars": [car(DON, "3:10", body=6)]})


@pytest.mark.clause("GB-3.3")
def test_the_body_never_falls_below_0() -> None:
    game = moving(car(DON, "3:10", 20, body=1), road={"3:12": {"barrier": 3}})
    game.decide("step F")
    assert game.car(DON)["body"] == 0


@pytest.mark.clause("GB-3.4")
def test_a_car_has_a_space_a_facing_cash_debt_a_ramp_and_tiles() -> None:
    written: dict[str, Any] = {
        "facing": "B",
        "body": 3,
        "cash": 400,
        "debt": 200,
        "ramp": False,
        "tiles": ["mine", "nitro"],
    }
    game = bridge("turn", car(DON, "3:10", **written), car(PARKER, "river", exit="1:14"), car(DUKE, "out"))
    found = game.car(DON)
    assert {field: found[field] for field in written} == written
    assert (found["at"], found["speed"], found["seat"]) == ("3:10", 0, 0)
    assert game.facts(PARKER, "at", "exit") == ("river", "1:14")
    assert game.car(DUKE)["at"] == "out"


@pytest.mark.clause("GB-3.4", "GB-18.2")
def test_what_is_bought_this_turn_is_noted() -> None:
    game = bridge("moved", car(DON, "3:10"), bonuses={"shop": [None, None, None, None, "nitro"]})
    assert game.turn()["bought"] is False
    game.decide("buy 100")
    assert game.turn()["bought"] is True


@pytest.mark.clause("GB-3.4")
@pytest.mark.parametrize(("homeward", "facing", "wrong"), [
    (False, "F", False), (False, "B", True), (True, "F", True), (True, "B", False)
])  # fmt: skip
def test_a_car_is_wrong_way_when_its_facing_is_not_its_proper_way(homeward: bool, facing: str, wrong: bool) -> None:
    cars = [car(DON, "3:10", facing=facing, homeward=homeward), car(PARKER, "1:4"), car(DUKE, "5:4")]
    assert bridge("turn", *cars, settings={"expert": True}).seen(DON)["wrong_way"] is wrong


@pytest.mark.clause("GB-3.4")
def test_left_alone_a_car_faces_its_proper_way() -> None:
    cars = [car(DON, "3:10", homeward=True), car(PARKER, "1:4"), car(DUKE, "5:4")]
    game = bridge("turn", *cars, settings={"expert": True})
    assert [game.car(driver)["facing"] for driver in (DON, PARKER, DUKE)] == ["B", "F", "F"]


@pytest.mark.clause("GB-3.5")
def test_speed_and_body_carry_over_from_round_to_round() -> None:
    cars = [car(DON, "3:10", 30, body=2), car(PARKER, "1:4", 20, body=4)]
    game = bridge("moved", *cars, order=[PARKER, DON], settings={"no_shop": True})
    game.decide("end")
    assert game.dump()["round"] == 2
    assert game.facts(DON, "speed", "body") == (30, 2)
    assert game.facts(PARKER, "speed", "body") == (20, 4)
