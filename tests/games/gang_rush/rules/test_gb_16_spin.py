"""GB-16: spin-out, standstill, U-turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, bridge, car, moving, settled

FAR = car(PARKER, "5:2")
SHOP = {"shop": ["ballast", "crane_pass", "spare_panels", "rear_gunner", "tuneup_wheel"]}
EXPERT = {"expert": True}


@pytest.mark.clause("GB-16.1")
def test_a_car_whose_body_falls_to_0_in_its_turn_is_turned_round_stopped_and_its_movement_over() -> None:
    game = moving(car(DON, "3:10", 40, body=2), FAR, road={"3:12": {"barrier": 2}})
    game.decide("step F")
    assert game.facts(DON, "at", "facing", "speed") == ("3:12", "B", 0)
    assert (game.phase(), game.turn()["movement"]) == ("moved", 0)
    assert game.told("spins_out") == [{"car": DON}]


@pytest.mark.clause("GB-16.1")
def test_so_is_one_hit_outside_its_turn_by_a_shot_a_ram_or_the_police() -> None:
    game = bridge("moved", car(DON, "3:10"), car(PARKER, "3:20", 40, body=1), dice="shot")
    game.decide("shoot F")
    assert game.facts(PARKER, "facing", "speed") == ("B", 0)
    game = moving(car(DON, "3:10", 10), car(PARKER, "3:12", 40, body=1))
    game.decide("step F")
    assert game.facts(PARKER, "facing", "speed", "at") == ("B", 0, "3:14")
    game = bridge("round_end", car(DON, "3:10", 40, body=2), FAR, road={"3:20": {"police": 4}})
    assert game.facts(DON, "facing", "speed", "cash") == ("B", 0, 800)


@pytest.mark.clause("GB-16.1", "GB-24.6")
def test_a_homeward_car_is_set_facing_away_from_home() -> None:
    cars = [car(DON, "3:10"), car(PARKER, "3:20", 40, body=1, homeward=True), car(DUKE, "1:2")]
    game = bridge("moved", *cars, dice="shot", settings=EXPERT)
    game.decide("shoot F")
    assert game.facts(PARKER, "facing", "speed", "homeward") == ("F", 0, True)


@pytest.mark.clause("GB-16.2")
@pytest.mark.parametrize("body", [1, 2, 3])
def test_a_frontal_impact_on_a_container_never_spins_a_car_out(body: int) -> None:
    game = moving(car(DON, "3:10", 30, body=body), FAR, road={"3:12": {"container": True}})
    game.decide("step F")
    assert game.facts(DON, "body", "facing", "speed") == (0, "F", 0)
    assert game.told("spins_out") == []


@pytest.mark.clause("GB-16.2", "GB-14.6")
def test_nor_does_a_pile_up() -> None:
    game = moving(car(DON, "3:10", 30, body=3), car(PARKER, "3:12", 20, body=2), road={"3:14": {"container": True}})
    game.decide("step F")
    assert game.facts(DON, "body", "facing") == (0, "F")
    assert game.facts(PARKER, "body", "facing") == (0, "F")


@pytest.mark.clause("GB-16.2", "GB-24.7")
def test_nor_does_a_police_post() -> None:
    cars = [car(DON, "2:37", 30, body=3), FAR, car(DUKE, "1:2")]
    game = moving(*cars, settings=EXPERT)
    game.decide("step F")
    assert game.facts(DON, "at", "body", "facing") == ("2:37", 0, "F")
    assert game.told("spins_out") == []


@pytest.mark.clause("GB-16.2")
def test_a_lateral_impact_does() -> None:
    game = moving(car(DON, "3:10", 20, body=1), FAR, road={"2:11": {"container": True}})
    game.decide("step FL")
    assert game.facts(DON, "at", "body", "facing", "speed") == ("3:10", 0, "B", 0)
    game = moving(car(DON, "2:19", 10), car(PARKER, "1:20", 20, body=2))
    game.decide("step FL")
    assert game.facts(PARKER, "at", "body", "facing", "speed") == ("1:20", 0, "B", 0)


@pytest.mark.clause("GB-16.2", "GB-14.3")
def test_a_crash_into_a_car_does() -> None:
    game = moving(car(DON, "3:10", 30, body=3), car(PARKER, "3:12", 0, body=2))
    game.decide("step F")
    assert game.facts(DON, "facing", "body") == ("B", 0)
    assert game.facts(PARKER, "facing", "body") == ("B", 0)


@pytest.mark.clause("GB-16.3", "GB-9.8")
def test_the_restart_costs_three_wheels_and_no_points_and_the_turn_goes_on_normally() -> None:
    game = settled("wheel wheel wheel speed speed", car(PARKER, "3:10", facing="B"), car(DON, "5:2"))
    game.play("restart", "speed 2")
    assert (game.turn()["movement"], game.wheels()) == (2, (3, 0, 0))
    game.play("step F", "step F")
    assert game.facts(PARKER, "at", "facing", "speed") == ("3:14", "F", 20)


@pytest.mark.clause("GB-16.3", "GB-9.4")
def test_not_in_the_turn_of_the_spin_out_but_in_the_next() -> None:
    cars = [car(DON, "3:10", 20, body=1), FAR]
    game = settled("breakage wheel wheel wheel speed", *cars, order=[DON, PARKER], settings={"no_shop": True})
    assert game.refusal_for("restart")[0] == "spun-out"
    game.play("speed 0", "end").pass_by()
    game.draft()
    assert game.asked() == ("start", DON)
    game.play("roll", "stop", "restart")
    assert game.car(DON)["facing"] == "F"


@pytest.mark.clause("GB-16.4")
def test_a_wrong_way_car_does_not_move_but_shoots_repairs_buys_and_sells() -> None:
    cars = [car(SPENDER, "3:10", facing="B", body=2), car(PARKER, "3:2"), car(DUKE, "3:20")]
    game = settled("shot repair speed speed wheel", *cars, bonuses=SHOP, order=[SPENDER, PARKER, DUKE])
    game.decide("settle")
    assert game.offered("speed") == {"0"}
    assert game.refusal_for("speed 1") == ("wrong-way", "GB-16.4")
    game.play("repair 1", "speed 0", "buy 300")
    assert (game.phase(), game.offered("shoot")) == ("moved", {"B"})
    game.play("shoot B", "end")
    assert (game.damage(PARKER), game.damage(DUKE)) == (1, 0)
    assert game.facts(SPENDER, "at", "body", "tiles") == ("3:10", 3, ["spare_panels"])
    assert game.told("sells") == [{"car": SPENDER, "count": 3, "amount": 300}]


@pytest.mark.clause("GB-16.5")
def test_a_car_at_body_0_drives_and_cannot_spin_out_again() -> None:
    road: dict[str, Any] = {"3:12": {"barrier": 3}, "3:16": {"speed_limit": True}}
    game = moving(car(DON, "3:10", 40, body=0), FAR, road=road)
    game.play("step F", "step F", "step F", "step F")
    assert game.facts(DON, "at", "body", "cash", "speed", "facing") == ("3:18", 0, 1000, 40, "F")
    assert game.on("3:12") == {}


@pytest.mark.clause("GB-16.6")
@pytest.mark.parametrize(("driver", "body", "full"), [(DON, 0, 5), (DON, 4, 5), (SPENDER, 1, 7)])
@pytest.mark.parametrize("phase", ["turn", "adjusting"])
def test_full_service_restores_the_whole_body_for_200(driver: str, body: int, full: int, phase: str) -> None:
    game = bridge(phase, car(driver, "3:10", body=body), FAR)
    game.decide("service")
    assert game.facts(driver, "body", "cash") == (full, 800)
    assert game.told("services") == [{"car": driver, "price": 200}]


@pytest.mark.clause("GB-16.6")
def test_once_a_turn() -> None:
    cars = [car(DON, "3:10", body=1), FAR]
    game = bridge("turn", *cars, chances=[("die", ["breakage", "breakage", "wheel", "wheel", "wheel"])])
    game.play("service", "roll", "stop")
    assert game.car(DON)["body"] == 3
    assert game.refusal_for("service") == ("serviced", "GB-16.6")


@pytest.mark.clause("GB-16.6")
def test_only_at_0_mph_and_only_for_a_body_that_lacks_something() -> None:
    assert bridge("turn", car(DON, "3:10", 10, body=1), FAR).refusal_for("service") == ("not-stopped", "GB-16.6")
    assert bridge("adjusting", car(DON, "3:10", 10, body=1), FAR).refusal_for("service")[0] == "not-stopped"
    assert bridge("turn", car(DON, "3:10"), FAR).refusal_for("service")[0] == "body-full"


@pytest.mark.clause("GB-16.6")
def test_it_does_not_turn_the_car_round() -> None:
    game = bridge("turn", car(DON, "3:10", facing="B", body=0), FAR)
    game.decide("service")
    assert game.facts(DON, "facing", "body") == ("B", 5)


@pytest.mark.clause("GB-16.6")
@pytest.mark.parametrize("phase", ["rolling", "moved", "closing"])
def test_not_in_other_windows(phase: str) -> None:
    game = bridge(phase, car(DON, "3:10", body=1, tiles=["mine"]), FAR, dice="wheel wheel wheel wheel wheel")
    assert game.refusal_for("service")[0] == "not-now"


@pytest.mark.clause("GB-16.6")
def test_a_car_stopped_by_a_container_waits_for_its_next_turn() -> None:
    game = moving(car(DON, "3:10", 20), FAR, road={"3:12": {"container": True}})
    game.decide("step F")
    assert game.car(DON)["speed"] == 0
    assert game.refusal_for("service")[0] == "not-now"


@pytest.mark.clause("GB-16.7", "GB-16.6")
def test_to_stop_for_repairs_a_driver_uses_speed_faces() -> None:
    game = settled("speed speed speed wheel wheel", car(DON, "3:10", 30, body=1), FAR)
    game.play("speed -3", "service")
    assert game.facts(DON, "speed", "body", "cash", "at") == (0, 5, 800, "3:10")
    assert game.phase() == "moved"


@pytest.mark.clause("GB-16.8")
def test_the_handbrake_turns_a_car_round_and_stops_it_for_three_wheels() -> None:
    game = moving(car(DON, "3:10", 20), FAR, dice="wheel shot")
    assert game.refusal_for("handbrake") == ("movement-left", "GB-16.8")
    game.play("step F", "step F")
    assert game.wheels() == (3, 0, 1)
    game.decide("handbrake")
    assert game.facts(DON, "at", "facing", "speed") == ("3:14", "B", 0)
    assert game.wheels() == (0, 0, 1), "free wheels count"
    assert game.seen(DON)["wrong_way"]


@pytest.mark.clause("GB-16.8")
def test_with_fewer_wheels_it_is_refused() -> None:
    game = bridge("moved", car(DON, "3:10", 40), FAR, dice="wheel")
    assert game.refusal_for("handbrake") == ("few-wheels", "GB-16.8")
    game = bridge("moved", car(DON, "3:10", 40), FAR, dice="wheel wheel")
    game.decide("handbrake")


@pytest.mark.clause("GB-16.8")
def test_a_car_that_stands_has_no_free_wheels_for_it() -> None:
    game = settled("wheel wheel shot shot shot", car(DON, "3:10", tiles=["tuneup_wheel"]), FAR)
    game.play("settle", "speed 0")
    assert game.refusal_for("handbrake")[0] == "few-wheels"
    game.play("use tuneup_wheel", "handbrake")
    assert game.facts(DON, "facing") == ("B",)


@pytest.mark.clause("GB-16.8")
def test_a_wrong_way_car_and_one_that_spun_out_cannot_use_it() -> None:
    game = settled("wheel wheel wheel wheel wheel", car(DON, "3:10", facing="B"), FAR)
    game.decide("speed 0")
    assert game.refusal_for("handbrake") == ("wrong-way", "GB-16.8")
    game = moving(car(DON, "3:10", 10, body=1), FAR, road={"3:12": {"barrier": 1}})
    game.decide("step F")
    assert game.refusal_for("handbrake")[0] in ("spun-out", "wrong-way")


@pytest.mark.clause("GB-16.9")
def test_a_spin_out_sets_the_facing_and_does_not_toggle_it() -> None:
    game = bridge("moved", car(DON, "3:10"), car(PARKER, "3:20", facing="B", body=1), dice="shot")
    game.decide("shoot F")
    assert game.facts(PARKER, "body", "facing") == (0, "B")


@pytest.mark.clause("GB-16.10", "GB-9.8")
def test_a_car_stopped_by_a_container_may_still_use_the_handbrake() -> None:
    game = moving(car(DON, "3:10", 20), FAR, road={"3:12": {"container": True}})
    game.decide("step F")
    assert game.wheels() == (3, 0, 0), "as read at 20 mph"
    game.decide("handbrake")
    assert game.facts(DON, "facing", "speed") == ("B", 0)


@pytest.mark.clause("GB-16.10")
def test_so_may_one_stopped_by_a_crash() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:12"))
    game.play("step F", "handbrake")
    assert game.car(DON)["facing"] == "B"


@pytest.mark.clause("GB-16.10")
def test_but_not_one_that_spun_out_in_the_crash() -> None:
    game = moving(car(DON, "3:10", 20, body=2), car(PARKER, "3:12"))
    game.decide("step F")
    assert game.refusal_for("handbrake")[0] in ("spun-out", "wrong-way")
