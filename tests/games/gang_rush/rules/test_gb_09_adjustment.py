"""GB-9: adjustment (the dice sale has a file of its own)."""

from __future__ import annotations

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, bridge, car, settled

OTHER = car(PARKER, "1:4")


@pytest.mark.clause("GB-9.1", "GB-9.2", "GB-9.3")
@pytest.mark.parametrize("repairs", range(6))
@pytest.mark.parametrize("breakages", range(6))
def test_each_repair_cancels_one_breakage_automatically(repairs: int, breakages: int) -> None:
    if not 0 < repairs + breakages <= 5:
        return
    dice = " ".join(["repair"] * repairs + ["breakage"] * breakages)
    game = settled(dice, car(SPENDER, "3:10", 20, body=1 if breakages < repairs else 7), OTHER)
    pairs = min(repairs, breakages)
    assert game.told("cancels") == ([{"car": SPENDER, "pairs": pairs}] if pairs else [])
    assert game.damage(SPENDER) == max(0, breakages - repairs)
    assert game.told("breaks") == ([{"car": SPENDER, "points": breakages - repairs}] if breakages > repairs else [])
    assert game.offered("repair") - {"0"} == {str(points) for points in range(1, repairs - breakages + 1)}


@pytest.mark.clause("GB-9.2")
def test_breakage_that_is_left_hurts_the_car_and_its_bills_lie_under_it() -> None:
    game = settled("breakage breakage repair breakage wheel", car(DON, "3:10", 20), OTHER)
    assert game.facts(DON, "body", "cash") == (3, 800)
    assert game.bills() == {"3:10": 200}


@pytest.mark.clause("GB-9.3")
def test_surplus_repairs_restore_body_points_at_the_players_choice() -> None:
    for points, body in ((1, 3), (2, 4), (3, 5)):
        game = settled("repair repair repair", car(DON, "3:10", 20, body=2), OTHER)
        game.decide(f"repair {points}")
        assert game.car(DON)["body"] == body
        assert game.told("repairs") == [{"car": DON, "points": points, "body": body}]
    game = settled("repair repair repair", car(DON, "3:10", 20, body=2), OTHER)
    game.decide("speed 0")
    assert game.car(DON)["body"] == 2, "none at all"


@pytest.mark.clause("GB-9.3")
def test_not_beyond_the_maximum_and_not_beyond_the_surplus() -> None:
    game = settled("repair repair repair", car(DON, "3:10", 20, body=4), OTHER)
    assert game.offered("repair") - {"0"} == {"1"}
    assert game.refusal_for("repair 2")[0] == "no-repairs"
    game = settled("repair repair breakage", car(DON, "3:10", 20, body=2), OTHER)
    assert game.refusal_for("repair 2")[0] == "no-repairs"
    assert settled("repair", car(DON, "3:10", 20), OTHER).refusal_for("repair 1")[0] in ("no-repairs", "body-full")


@pytest.mark.clause("GB-9.4", "GB-16.1")
def test_breakage_that_brings_the_body_to_0_spins_the_car_out() -> None:
    game = settled("breakage wheel wheel wheel speed", car(DON, "3:10", 30, body=1), OTHER)
    assert game.facts(DON, "body", "speed", "facing") == (0, 0, "B")
    assert game.story("breaks", "damaged", "spins_out") == ["breaks", "damaged", "spins_out"]
    assert game.refusal_for("restart") == ("spun-out", "GB-9.4")
    assert game.offered("speed") == {"0"}
    game.decide("speed 0")
    assert game.phase() == "moved", "no movement this turn"
    assert game.car(DON)["at"] == "3:10"


@pytest.mark.clause("GB-9.4")
def test_service_shots_purchases_tiles_and_the_sale_remain_to_it() -> None:
    cars = [car(DUKE, "3:10", 30, body=1, tiles=["envelope"]), car(PARKER, "3:4")]
    game = settled("breakage shot wheel wheel wheel", *cars, bonuses={"shop": [None, None, None, None, "nitro"]})
    game.play("settle", "service")
    assert game.facts(DUKE, "body", "cash", "facing") == (5, 700, "B")
    game.play("speed 0", "shoot B", "buy 100", "use envelope", "end")
    assert game.damage(PARKER) == 1
    assert game.told("sells")[0] == {"car": DUKE, "count": 3, "amount": 300}


@pytest.mark.clause("GB-9.4")
def test_nor_has_it_the_handbrake() -> None:
    game = settled("breakage wheel wheel wheel speed", car(DON, "3:10", 30, body=1), OTHER)
    game.decide("speed 0")
    assert game.refusal_for("handbrake")[0] in ("spun-out", "wrong-way")


@pytest.mark.clause("GB-9.5", "GB-16.3")
def test_three_wheels_turn_a_wrong_way_car_round_without_movement_points() -> None:
    game = settled("wheel wheel wheel speed speed", car(DON, "3:10", facing="B"), OTHER)
    game.decide("restart")
    assert game.told("restarts") == [{"car": DON}]
    assert game.facts(DON, "at", "facing") == ("3:10", "F")
    assert game.wheels()[2] == 0
    game.decide("speed 2")
    assert game.wheels() == (3, 0, 0)
    game.play("step F", "step F")
    assert game.facts(DON, "at", "speed") == ("3:14", 20)


@pytest.mark.clause("GB-9.5")
def test_with_fewer_wheels_it_stays_as_it_stands() -> None:
    game = settled("wheel wheel speed speed", car(DON, "3:10", facing="B"), OTHER)
    refusal = game.refused("restart")
    assert (refusal.message_key, refusal.args["wheels"]) == ("refusal-few-wheels", 2)
    assert refusal.clause_id in ("GB-9.5", "GB-16.3")


@pytest.mark.clause("GB-9.5", "GB-10.4")
def test_wheels_granted_by_tiles_count_and_are_spent_first() -> None:
    cars = [car(DUKE, "3:10", facing="B", tiles=["power_steering"]), OTHER]
    game = settled("wheel wheel", *cars, order=[DUKE, PARKER])
    game.play("use power_steering", "restart")
    assert game.wheels() == (0, 0, 1)
    game.play("speed 0", "end")
    assert game.told("sells") == [{"car": DUKE, "count": 1, "amount": 100}]


@pytest.mark.clause("GB-9.5")
def test_only_a_wrong_way_car_restarts() -> None:
    game = settled("wheel wheel wheel", car(DON, "3:10"), OTHER)
    assert game.refusal_for("restart")[0] == "not-wrong-way"


@pytest.mark.clause("GB-9.6", "GB-16.6")
def test_a_car_at_0_has_its_full_service_before_the_dial_is_set() -> None:
    game = settled("speed wheel", car(DON, "3:10", body=1), OTHER)
    game.play("service", "speed 1")
    assert game.facts(DON, "body", "cash", "speed") == (5, 800, 10)
    assert game.told("services") == [{"car": DON, "price": 200}]
    game = settled("speed wheel", car(DON, "3:10", 10, body=1), OTHER)
    assert game.refusal_for("service")[0] == "not-stopped"


@pytest.mark.clause("GB-9.7")
@pytest.mark.parametrize("speed", range(0, 51, 10))
@pytest.mark.parametrize("count", range(6))
def test_each_speed_face_used_moves_the_dial_ten_up_or_down(speed: int, count: int) -> None:
    dice = " ".join(["speed"] * count + ["wheel"] * (5 - count))
    game = settled(dice, car(DON, "1:14", speed), OTHER)
    steps = {step for step in range(-count, count + 1) if 0 <= speed + 10 * step <= 50}
    assert game.offered("speed") == {str(step) for step in steps}
    for step in steps:
        game = settled(dice, car(DON, "1:14", speed), OTHER)
        game.decide(f"speed {step}")
        assert game.car(DON)["speed"] == speed + 10 * step
        assert game.turn()["movement"] == speed // 10 + step


@pytest.mark.clause("GB-9.7")
def test_the_dial_stays_between_0_and_50() -> None:
    assert settled("speed speed", car(DON, "3:10", 40), OTHER).refusal_for("speed 2")[0] == "dial-range"
    assert settled("speed speed", car(DON, "3:10", 10), OTHER).refusal_for("speed -2")[0] == "dial-range"
    assert settled("speed", car(DON, "3:10", 20), OTHER).refusal_for("speed 2")[0] == "few-steps"


@pytest.mark.clause("GB-9.7", "GB-16.4")
def test_a_wrong_way_car_may_not_raise_its_dial() -> None:
    game = settled("speed speed wheel", car(DON, "3:10", facing="B"), OTHER)
    assert game.offered("speed") == {"0"}
    code, clause = game.refusal_for("speed 1")
    assert code == "wrong-way"
    assert clause in ("GB-9.7", "GB-16.4")


@pytest.mark.clause("GB-9.7", "GB-9.11", "GB-16.7")
def test_after_braking_to_0_the_service_is_open_again() -> None:
    game = settled("speed speed wheel", car(DON, "3:10", 20, body=2), OTHER)
    game.decide("speed -2")
    assert set(game.legal()) == {"service", "no_service"}
    assert game.asked() == ("service", DON)
    game.decide("service")
    assert game.facts(DON, "body", "cash", "speed") == (5, 800, 0)
    assert game.phase() == "moved"
    game = settled("speed speed wheel", car(DON, "3:10", 20, body=2), OTHER)
    game.play("speed -2", "no_service")
    assert game.facts(DON, "body", "cash") == (2, 1000)
    assert game.phase() == "moved"


@pytest.mark.clause("GB-9.11")
def test_only_then() -> None:
    game = settled("speed speed wheel", car(DON, "3:10", 20, body=2), OTHER)
    game.decide("speed -1")
    assert game.phase() == "moving"
    game = settled("speed speed wheel", car(DON, "3:10", 20), OTHER)
    game.decide("speed -2")
    assert game.phase() == "moved", "nothing to repair"
    game = settled("wheel wheel", car(DON, "3:10", 0, body=2), OTHER)
    game.decide("speed 0")
    assert game.phase() == "moved", "it had its service before"


@pytest.mark.clause("GB-9.8", "GB-19.1")
def test_free_wheels_are_read_when_the_dial_is_set_and_do_not_change() -> None:
    game = settled("speed", car(DON, "3:12", 20), OTHER, road={"3:14": {"nails": 2}})
    assert game.wheels()[0] == 0, "none before that"
    game.decide("speed 0")
    assert game.wheels()[0] == 3
    game.play("step F", "step F")
    assert (game.car(DON)["speed"], game.wheels()[0]) == (0, 3)
    assert "handbrake" in game.legal()


@pytest.mark.clause("GB-9.8")
def test_raising_the_dial_gives_the_free_wheels_of_the_new_speed() -> None:
    game = settled("speed speed", car(DON, "3:12", 20), OTHER)
    game.decide("speed 2")
    assert game.wheels()[0] == 1


@pytest.mark.clause("GB-9.10")
def test_a_car_that_spun_out_this_turn_leaves_its_dial_at_0_whatever_it_is_granted() -> None:
    cars = [car(DON, "3:10", 30, body=1, tiles=["nitro"]), OTHER]
    game = settled("breakage speed speed", *cars)
    game.play("settle", "use nitro")
    assert game.offered("speed") == {"0"}
    assert game.refusal_for("speed 1")[0] in ("spun-out", "wrong-way")


@pytest.mark.clause("GB-9.10", "GB-24.6")
def test_also_where_the_spin_out_leaves_it_facing_its_proper_way() -> None:
    cars = [car(DON, "3:36", 30, body=1), OTHER, car(DUKE, "5:4")]
    game = settled("breakage speed speed wheel", *cars, settings={"expert": True})
    assert game.facts(DON, "facing", "homeward", "speed") == ("B", True, 0)
    assert game.seen(DON)["wrong_way"] is False
    assert game.offered("speed") == {"0"}
    assert game.refusal_for("speed 1") == ("spun-out", "GB-9.10")


@pytest.mark.clause("GB-9.11")
def test_the_dial_is_set_once_and_that_ends_the_adjustment() -> None:
    game = settled("speed speed repair", car(DON, "3:10", 20, body=2), OTHER)
    game.decide("speed 1")
    assert game.phase() == "moving"
    for line in ("speed 1", "repair 1", "service", "restart"):
        game.refused(line)


@pytest.mark.clause("GB-9.11", "GB-21.17", "GB-21.20", "GB-21.21")
@pytest.mark.parametrize(("tile", "steps"), [("nitro", 2), ("tuneup_speed", 1), ("sport_pack", 1)])
def test_tiles_that_grant_speed_must_be_used_before(tile: str, steps: int) -> None:
    cars = [car(DON, "3:10", 20, tiles=[tile]), OTHER]
    game = bridge("adjusting", *cars, dice="wheel")
    game.decide(f"use {tile}")
    assert game.offered("speed") == {str(step) for step in range(-steps, steps + 1)}
    game = bridge("adjusting", *cars, dice="wheel")
    game.decide("speed 0")
    assert game.refusal_for(f"use {tile}")[0] == "tile-window"
