"""GB-21: the tiles that are laid on the road: land mine, oil slicks, acid pool."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.invariants import SPACES
from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, bridge, car, moving

FAR = car(PARKER, "5:2")
GREY = ["mine", "oil_slick", "acid_pool"]
CRATE: dict[str, Any] = {"container": True}


@pytest.mark.clause("GB-21.14", "GB-21.15", "GB-21.16")
@pytest.mark.parametrize("tile", GREY)
def test_grey_tiles_are_laid_on_any_free_space(tile: str) -> None:
    things: list[dict[str, Any]] = [
        {"nails": 2}, {"barrier": 1}, {"police": 1}, {"speed_limit": True}, CRATE, {"ramp": "F"}, {"oil_slick": True},
    ]  # fmt: skip
    taken = [f"1:{2 + 2 * place}" for place in range(len(things))]
    road = {**dict(zip(taken, things, strict=True)), "5:30": {"cash": 500}}
    game = bridge("moved", car(DON, "3:10", tiles=[tile]), car(PARKER, "3:20"), road=road)
    game.decide(f"use {tile}")
    everywhere = {space for space, facts in SPACES.items() if facts["y"] >= 1}
    assert game.offered("place") == everywhere - {*taken, "3:10", "3:20"}
    game.decide("place 5:30")
    assert game.on("5:30") == {"cash": 500, tile: DON if tile == "mine" else True}
    assert game.told("lays") == [{"car": DON, "tile": tile, "space": "5:30"}]
    assert game.car(DON)["tiles"] == []


@pytest.mark.clause("GB-21.14")
def test_the_first_car_of_another_player_takes_two_from_a_mine_and_it_is_gone() -> None:
    cars = [car(DON, "3:10", 20), car(PARKER, "1:2"), car(DUKE, "3:8")]
    game = moving(*cars, road={"3:12": {"mine": PARKER, "cash": 100}})
    game.decide("step F")
    assert game.facts(DON, "at", "body", "cash") == ("3:12", 3, 1000 + 100 - 200)
    assert game.on("3:12") == {"cash": 200}
    assert game.told("blows_up") == [{"car": DON, "space": "3:12"}]
    assert game.dump()["bonuses"]["discard"] == {"mine": 1}
    assert game.turn()["movement"] == 1


@pytest.mark.clause("GB-21.14")
def test_its_owner_passes_unharmed_and_leaves_it() -> None:
    game = moving(car(DON, "3:10", 20), FAR, road={"3:12": {"mine": DON}})
    game.decide("step F")
    assert (game.damage(DON), game.on("3:12")) == (0, {"mine": DON})
    game.decide("step F")
    assert game.on("3:12") == {"mine": DON}


@pytest.mark.clause("GB-21.15")
@pytest.mark.parametrize(("direction", "slick", "space"), [
    ("F", "3:12", "3:14"), ("FL", "2:11", "2:13"), ("FR", "4:11", "4:13"),
])  # fmt: skip
def test_a_car_that_enters_a_slick_slides_straight_ahead_free_of_points_even_after_a_lane_change(
    direction: str, slick: str, space: str
) -> None:
    road: dict[str, Any] = {slick: {"oil_slick": True}, space: {"cash": 200, "barrier": 1}}
    game = moving(car(DON, "3:10", 20), FAR, road=road)
    game.decide(f"step {direction}")
    assert game.facts(DON, "at", "body", "cash") == (space, 4, 1100)
    assert game.turn()["movement"] == 1
    assert game.on(slick) == {"oil_slick": True}, "it stays for the race"
    assert game.told("slides") == [{"car": DON, "space": slick}]


@pytest.mark.clause("GB-21.15", "GB-9.9")
def test_its_remaining_wheels_are_lost_and_lost_dice_are_not_sold() -> None:
    cars = [car(SPENDER, "3:10", 10, tiles=["power_steering"]), FAR]
    game = moving(*cars, dice="wheel wheel shot", road={"3:12": {"oil_slick": True}}, order=[SPENDER, PARKER])
    game.decide("use power_steering")
    assert game.wheels() == (4, 2, 2)
    game.decide("step F")
    assert game.wheels() == (0, 0, 0)
    assert game.told("loses_wheels") == [{"car": SPENDER}]
    assert game.refusal_for("handbrake")[0] == "few-wheels"
    game.decide("end")
    assert game.told("sells") == [{"car": SPENDER, "count": 1, "amount": 100}]


@pytest.mark.clause("GB-21.15")
def test_a_second_slick_slides_it_on() -> None:
    road: dict[str, Any] = {"3:12": {"oil_slick": True}, "3:14": {"oil_slick": True}, "3:16": {"acid_pool": True}}
    game = moving(car(DON, "3:10", 20), FAR, road=road)
    game.decide("step F")
    assert game.facts(DON, "at", "body") == ("3:18", 4)
    assert game.turn()["movement"] == 1


@pytest.mark.clause("GB-21.15")
def test_it_affects_its_layer_too() -> None:
    cars = [car(DON, "3:10", 20, tiles=["oil_slick"]), FAR]
    game = bridge("moved", *cars, order=[DON, PARKER], settings={"no_shop": True})
    game.play("use oil_slick", "place 3:12", "end").pass_by().draft()
    assert game.asked() == ("start", DON)
    game.play("roll", "stop", "speed 0", "step F")
    assert game.told("slides") == [{"car": DON, "space": "3:12"}]


@pytest.mark.clause("GB-21.15", "GB-14.5")
@pytest.mark.parametrize("speed", [10, 30])
def test_a_container_behind_the_slick_is_a_frontal_impact_at_dial_speed(speed: int) -> None:
    game = moving(car(DON, "3:10", speed, body=3), FAR, road={"3:12": {"oil_slick": True}, "3:14": CRATE})
    game.decide("step F")
    assert game.facts(DON, "at", "body", "speed", "facing") == ("3:12", 3 - speed // 10, 0, "F")
    assert game.phase() == "moved"


@pytest.mark.clause("GB-21.15", "GB-14.20")
def test_a_car_behind_it_is_struck_and_the_slider_stays_on_the_slick() -> None:
    game = moving(car(DON, "4:11", 20), car(PARKER, "3:14", 20), road={"3:12": {"oil_slick": True}})
    game.decide("step FL")
    assert game.facts(DON, "at", "body") == ("3:12", 4)
    assert game.facts(PARKER, "at", "body") == ("3:16", 4)
    assert game.told("rams") == [{"car": DON, "other": PARKER, "direction": "F"}]


@pytest.mark.clause("GB-21.15")
def test_a_car_that_starts_its_turn_on_a_slick_is_not_affected_by_it_again() -> None:
    game = moving(car(DON, "3:12", 20), FAR, road={"3:12": {"oil_slick": True}})
    assert game.wheels() == (3, 0, 0)
    game.decide("step FL")
    assert (game.car(DON)["at"], game.told("slides")) == ("2:13", [])


@pytest.mark.clause("GB-21.15", "GB-2.7")
def test_a_slide_may_lead_off_the_far_end() -> None:
    game = moving(car(DON, "3:38", 20), FAR, car(DUKE, "1:2"), road={"3:40": {"oil_slick": True}})
    game.decide("step F")
    assert game.car(DON)["at"] == "out"


@pytest.mark.clause("GB-21.16")
def test_acid_costs_one_more_and_the_bill_dissolves() -> None:
    game = moving(car(DON, "3:10", 20), FAR, road={"3:12": {"acid_pool": True, "cash": 300}})
    game.decide("step F")
    assert game.facts(DON, "at", "body", "cash") == ("3:14", 4, 1000 + 300 - 100)
    assert game.on("3:12") == {"acid_pool": True}
    assert game.bills() == {}
    assert game.dump()["bank"] == 1200 + 1000
    assert game.wheels() == (0, 0, 0)


@pytest.mark.clause("GB-21.16", "GB-10.7")
def test_a_car_that_spins_out_from_acid_does_not_slide() -> None:
    game = moving(car(DON, "3:10", 20, body=1), FAR, road={"3:12": {"acid_pool": True}})
    game.decide("step F")
    assert game.facts(DON, "at", "body", "facing", "cash") == ("3:12", 0, "B", 900)
    assert game.told("slides") == []


@pytest.mark.clause("GB-21.16", "GB-14.11")
def test_a_pushed_car_slides_through_acid_along_the_push() -> None:
    game = moving(car(DON, "4:13", 10), car(PARKER, "3:14", 20), road={"2:15": {"acid_pool": True}})
    game.decide("step FL")
    assert game.facts(PARKER, "at", "body", "cash") == ("1:16", 3, 800)
    assert game.bills() == {"3:14": 100, "4:13": 100}


@pytest.mark.clause("GB-21.16")
def test_a_car_at_body_0_loses_nothing_to_acid_and_slides() -> None:
    game = moving(car(DON, "3:10", 20, body=0), FAR, road={"3:12": {"acid_pool": True}})
    game.decide("step F")
    assert game.facts(DON, "at", "cash") == ("3:14", 1000)
