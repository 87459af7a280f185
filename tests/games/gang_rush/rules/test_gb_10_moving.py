"""GB-10: moving and steering."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, bridge, car, moving, settled

FAR = car(PARKER, "5:2")


@pytest.mark.clause("GB-10.1")
@pytest.mark.parametrize("speed", [10, 20, 30, 40, 50])
def test_the_car_spends_exactly_its_movement_points(speed: int) -> None:
    game = moving(car(DON, "1:14", speed), FAR)
    for _ in range(speed // 10):
        assert game.refusal_for("end") == ("movement-left", "GB-10.1")
        game.decide("step F")
    assert "end" in game.legal()
    game.refused("step F")


@pytest.mark.clause("GB-10.1")
@pytest.mark.parametrize(("road", "body", "at"), [
    ({"1:16": {"barrier": 1}}, 1, "1:16"),
    ({"1:18": {"container": True}}, 5, "1:16"),
    ({"1:16": {"ramp": "F"}}, 5, "1:22"),
])  # fmt: skip
def test_a_spin_out_a_container_and_a_jump_end_the_movement(road: dict[str, Any], body: int, at: str) -> None:
    game = moving(car(DON, "1:14", 40, body=body), FAR, road=road)
    while game.phase() == "moving":
        game.decide("step F")
    assert game.car(DON)["at"] == at
    assert game.turn()["movement"] == 0
    assert "end" in game.legal()


@pytest.mark.clause("GB-10.2")
def test_a_straight_step_costs_one_point_and_no_wheel() -> None:
    game = moving(car(DON, "3:8", 50), FAR)
    assert game.offered("step") == {"F"}, "no wheels at 50"
    game.decide("step F")
    assert (game.car(DON)["at"], game.turn()["movement"]) == ("3:10", 4)


@pytest.mark.clause("GB-10.3")
@pytest.mark.parametrize(("direction", "at"), [("FL", "2:11"), ("FR", "4:11")])
def test_a_lane_change_costs_one_point_and_two_wheels_and_gains_half_a_space(direction: str, at: str) -> None:
    game = moving(car(DON, "3:10", 20), FAR)
    assert game.wheels() == (3, 0, 0)
    game.decide(f"step {direction}")
    assert (game.car(DON)["at"], game.turn()["movement"], game.wheels()) == (at, 1, (1, 0, 0))
    refusal = game.refused("step FR")
    assert (refusal.message_key, refusal.clause_id, refusal.args["wheels"]) == ("refusal-few-wheels", "GB-10.3", 1)


@pytest.mark.clause("GB-10.3", "GB-3.2", "GB-10.4")
def test_the_steering_figure_two_lane_changes_at_40_with_three_wheel_dice() -> None:
    game = moving(car(DUKE, "3:10", 40), FAR, dice="wheel wheel wheel")
    assert game.wheels() == (1, 0, 3)
    game.play("step FL", "step FL")
    assert game.facts(DUKE, "at", "body") == ("1:12", 5)
    assert game.wheels() == (0, 0, 0)
    assert game.offered("step") == {"F"}
    game.play("step F", "step F")
    assert game.car(DUKE)["at"] == "1:16"
    game.decide("end")
    assert [event for event in game.told("sells") if event["amount"]] == [], "no wheel die is left to sell"


@pytest.mark.clause("GB-10.3")
@pytest.mark.parametrize("direction", ["B", "BL", "BR"])
def test_there_are_no_steps_backwards(direction: str) -> None:
    game = moving(car(DON, "3:10", 10), FAR)
    assert game.refusal_for(f"step {direction}")[0] == "not-ahead"


@pytest.mark.clause("GB-10.4")
def test_free_wheels_are_spent_first_then_granted_ones_then_dice() -> None:
    cars = [car(DON, "3:10", 30, tiles=["power_steering", "tuneup_wheel"]), FAR]
    game = moving(*cars, dice="wheel wheel wheel")
    game.play("use power_steering", "use tuneup_wheel")
    assert game.wheels() == (2, 3, 3)
    game.decide("step FL")
    assert game.wheels() == (0, 3, 3)
    game.decide("step FR")
    assert game.wheels() == (0, 1, 3)
    game.decide("step FL")
    assert game.wheels() == (0, 0, 2)


@pytest.mark.clause("GB-10.5")
@pytest.mark.parametrize(("lane", "direction"), [(1, "FL"), (5, "FR")])
def test_nobody_steers_off_the_side_of_the_bridge(lane: int, direction: str) -> None:
    for y in range(0, 41, 2):
        game = moving(car(DUKE, f"{lane}:{y}", 10), car(PARKER, "3:20"))
        assert game.refusal_for(f"step {direction}") == ("off-side", "GB-10.5")


@pytest.mark.clause("GB-10.5")
def test_if_the_straight_step_is_the_only_payable_one_it_is_taken_even_into_a_container() -> None:
    game = moving(car(DON, "3:10", 50), FAR, road={"3:12": {"container": True}})
    assert game.legal() == ["step F"]
    game.decide("step F")
    assert game.facts(DON, "at", "speed", "body") == ("3:10", 0, 0)


@pytest.mark.clause("GB-10.6")
def test_a_car_on_the_target_space_is_struck_before_anything_that_lies_there() -> None:
    road = {"3:12": {"speed_limit": True, "cash": 100}}
    game = moving(car(DON, "3:10", 50), car(PARKER, "3:12", 20), road=road)
    game.decide("step F")
    assert game.told("rams") == [{"car": DON, "other": PARKER, "direction": "F"}]
    assert game.story("speed_trap", "collects", "moves") == []
    assert game.car(DON)["at"] == "3:10"
    game.decide("step F")
    assert game.car(DON)["at"] == "3:12"
    assert game.story("speed_trap", "collects") == ["collects", "speed_trap"]


@pytest.mark.clause("GB-10.6")
def test_a_car_on_a_ramp_is_struck_and_not_jumped() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:12", 20), road={"3:12": {"ramp": "F"}})
    game.decide("step F")
    assert game.story("rams", "jumps") == ["rams"]


ENTRY = ("collects", "bad_road", "breaks_barriers", "shifts", "takes_nails", "speed_trap", "blows_up", "slides")


@pytest.mark.clause("GB-10.6")
@pytest.mark.parametrize(("things", "story"), [
    ({"cash": 300, "barrier": 1, "police": 2}, ["collects", "bad_road", "breaks_barriers", "shifts"]),
    ({"cash": 300, "nails": 2}, ["collects", "bad_road", "takes_nails"]),
    ({"cash": 300, "speed_limit": True}, ["collects", "bad_road", "speed_trap"]),
    ({"cash": 300, "mine": PARKER}, ["collects", "bad_road", "blows_up"]),
    ({"cash": 300, "oil_slick": True}, ["collects", "bad_road", "slides"]),
    ({"cash": 300, "acid_pool": True}, ["collects", "bad_road", "slides"]),
])  # fmt: skip
def test_what_lies_on_a_space_works_in_a_fixed_order(things: dict[str, Any], story: list[str]) -> None:
    game = moving(car(SPENDER, "1:10", 50), FAR, road={"1:12": things})
    game.decide("step F")
    if game.asked() == ("shift", SPENDER):
        game.decide(game.legal()[0])
    assert game.story(*ENTRY) == story


@pytest.mark.clause("GB-10.6", "GB-12.2")
def test_bills_are_collected_before_the_entry_costs_any() -> None:
    game = moving(car(DON, "1:10", 20, cash=0), FAR, road={"1:12": {"cash": 300}})
    game.decide("step F")
    assert game.car(DON)["cash"] == 200
    assert game.bills() == {"1:12": 100}


@pytest.mark.clause("GB-10.7")
def test_a_car_that_spins_out_still_meets_the_rest_of_the_space_then_its_movement_ends() -> None:
    game = moving(car(DON, "3:10", 30, body=1), FAR, road={"3:12": {"barrier": 2, "police": 3}})
    game.decide("step F")
    assert game.asked() == ("shift", DON)
    game.decide("shift 2:13")
    assert (game.on("2:13"), game.phase()) == ({"police": 3}, "moved")
    assert game.facts(DON, "at", "body", "facing", "speed") == ("3:12", 0, "B", 0)
    game = moving(car(DON, "1:10", 30, body=1), FAR, road={"1:12": {"nails": 2}})
    game.decide("step F")
    assert game.story("bad_road", "spins_out", "takes_nails") == ["bad_road", "spins_out", "takes_nails"]
    assert (game.on("1:12"), game.phase()) == ({"cash": 100}, "moved")


@pytest.mark.clause("GB-10.7")
@pytest.mark.parametrize("slick", ["oil_slick", "acid_pool"])
def test_a_slick_does_not_carry_a_car_that_has_just_spun_out(slick: str) -> None:
    game = moving(car(DON, "1:10", 30, body=1), FAR, road={"1:12": {slick: True}})
    game.decide("step F")
    assert game.facts(DON, "at", "speed", "facing") == ("1:12", 0, "B")


@pytest.mark.clause("GB-10.7", "GB-14.9")
@pytest.mark.parametrize("slick", ["oil_slick", "acid_pool"])
@pytest.mark.parametrize(("speed", "body"), [(20, 1), (0, 3)])
def test_nor_does_it_carry_one_that_spins_out_in_the_blow_and_is_pushed_there(
    slick: str, speed: int, body: int
) -> None:
    game = moving(car(DON, "3:8", 30), car(PARKER, "3:10", speed, body=body), road={"3:12": {slick: True}})
    game.decide("step F")
    assert game.facts(PARKER, "at", "body", "facing") == ("3:12", 0, "B")
    assert game.told("slides") == []


@pytest.mark.clause("GB-10.7", "GB-14.11", "GB-21.6")
def test_nor_one_that_spins_out_by_a_shot_or_in_a_slide() -> None:
    cars = [car(DON, "3:8", 30, tiles=["mortar"]), car(PARKER, "3:10", 20, body=1)]
    game = moving(*cars, dice="shot", road={"3:12": {"oil_slick": True}})
    game.decide("mortar F")
    assert game.facts(PARKER, "at", "body", "facing") == ("3:12", 0, "B")
    cars = [car(DON, "3:8", 30), car(PARKER, "3:10", 20, body=2), car(DUKE, "3:14", 20, body=1)]
    road = {"3:12": {"oil_slick": True}, "3:16": {"oil_slick": True}}
    game = moving(*cars, road=road)
    game.decide("step F")
    assert [game.car(driver)["at"] for driver in (PARKER, DUKE)] == ["3:14", "3:16"]
    assert game.told("slides") == [{"car": PARKER, "space": "3:12"}]


@pytest.mark.clause("GB-10.7", "GB-14.11")
def test_it_carries_a_car_that_spun_out_before_the_blow() -> None:
    game = moving(car(DON, "3:8", 30), car(PARKER, "3:10", facing="B", body=0), road={"3:12": {"oil_slick": True}})
    game.decide("step F")
    assert game.car(PARKER)["at"] == "3:14"


@pytest.mark.clause("GB-10.8", "GB-19.4")
@pytest.mark.parametrize(("speed", "points"), [(30, 0), (40, 1), (50, 2)])
def test_a_sign_reads_the_dial_and_not_the_points_left(speed: int, points: int) -> None:
    sign = f"5:{8 + 2 * (speed // 10)}"
    game = moving(car(DON, "5:8", speed), car(PARKER, "1:2"), road={sign: {"speed_limit": True}})
    while game.phase() == "moving":
        game.decide("step F")
    assert (game.car(DON)["at"], game.damage(DON)) == (sign, points)


@pytest.mark.clause("GB-10.8", "GB-14.3")
def test_so_does_a_crash() -> None:
    game = moving(car(SPENDER, "3:10", 30), car(PARKER, "3:16"))
    game.play("step F", "step F", "step F")
    assert (game.damage(SPENDER), game.damage(PARKER)) == (3, 3)


@pytest.mark.clause("GB-10.9")
def test_points_left_over_are_lost_when_a_car_leaves_stops_or_spins_out() -> None:
    game = moving(car(DON, "3:40", 50), FAR, car(DUKE, "1:2"), order=[DON, PARKER, DUKE])
    game.decide("step F")
    assert game.asked() == ("start", PARKER)
    game = moving(car(DON, "3:10", 50), FAR, road={"3:14": {"container": True}})
    game.play("step F", "step F")
    assert (game.phase(), game.turn()["movement"]) == ("moved", 0)


@pytest.mark.clause("GB-10.9")
def test_a_car_whose_dial_is_0_has_no_step_to_make() -> None:
    game = settled("wheel wheel", car(DON, "3:10"), FAR)
    game.decide("speed 0")
    assert game.phase() == "moved"
    game.refused("step F")
    assert bridge("moving", car(DON, "3:10"), FAR).phase() == "moved"
