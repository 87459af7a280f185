"""GB-21: the tiles that are used once, and what holds for all tiles (GB-21.30, GB-21.31)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving, settled

FAR = car(PARKER, "5:2")
WHEELS = "wheel wheel wheel wheel wheel"
CRATE: dict[str, Any] = {"container": True}


def used(tile: str, phase: str = "adjusting", speed: int = 20, body: int = 2, dice: str = WHEELS) -> Table:
    """The Don has just used a tile."""
    game = bridge(phase, car(DON, "3:10", speed, body=body, tiles=[tile]), FAR, dice=dice)
    game.decide(f"use {tile}")
    assert game.car(DON)["tiles"] == []
    assert game.dump()["bonuses"]["discard"] == {tile: 1}
    assert game.told("uses") == [{"car": DON, "tile": tile}]
    return game


@pytest.mark.clause("GB-21.17", "GB-21.20", "GB-21.21")
@pytest.mark.parametrize(("tile", "steps"), [("nitro", 2), ("tuneup_speed", 1), ("sport_pack", 1)])
def test_nitro_engine_tune_up_and_sport_pack_give_speed_steps_up_or_down(tile: str, steps: int) -> None:
    game = used(tile)
    assert game.offered("speed") == {str(step) for step in range(-steps, steps + 1)}
    game.decide(f"speed {steps}")
    assert game.car(DON)["speed"] == 20 + 10 * steps
    game = used(tile)
    game.decide(f"speed {-steps}")
    assert game.car(DON)["speed"] == 20 - 10 * steps


@pytest.mark.clause("GB-21.17", "GB-9.11", "GB-21.31")
@pytest.mark.parametrize("phase", ["moving", "moved"])
@pytest.mark.parametrize("tile", ["nitro", "tuneup_speed", "sport_pack"])
def test_after_the_dial_is_set_they_can_not_be_used_any_more(tile: str, phase: str) -> None:
    cars = [car(DON, "3:10", 20), FAR]
    game = bridge(phase, *cars, bonuses={"shop": [tile, None, None, None, None]})
    game.decide("buy 500")
    assert game.refusal_for(f"use {tile}")[0] == "tile-window"


@pytest.mark.clause("GB-21.19", "GB-21.21", "GB-21.24")
@pytest.mark.parametrize(("tile", "wheels"), [("tuneup_wheel", 1), ("sport_pack", 1), ("power_steering", 2)])
def test_steering_tune_up_sport_pack_and_power_steering_give_wheels(tile: str, wheels: int) -> None:
    game = used(tile)
    assert game.wheels() == (0, wheels, 5)
    game.decide("speed 0")
    assert game.wheels() == (3, wheels, 5)


@pytest.mark.clause("GB-21.19", "GB-21.24")
def test_granted_wheels_make_lane_changes() -> None:
    for tile in ("tuneup_wheel", "power_steering"):
        game = moving(car(DON, "3:10", 40, tiles=[tile]), FAR)
        assert game.refusal_for("step FL")[0] == "few-wheels"
        game.play(f"use {tile}", "step FL")
        assert game.car(DON)["at"] == "2:11"


@pytest.mark.clause("GB-21.19", "GB-21.20", "GB-21.22")
@pytest.mark.parametrize(("tile", "points"), [("tuneup_wheel", 1), ("tuneup_speed", 1), ("spare_panels", 2)])
@pytest.mark.parametrize("body", [0, 3, 4, 5])
def test_tune_ups_and_spare_panels_restore_body_points_up_to_the_maximum(tile: str, points: int, body: int) -> None:
    game = used(tile, body=body)
    assert game.car(DON)["body"] == min(5, body + points)
    assert game.car(DON)["cash"] == 1000


@pytest.mark.clause("GB-21.30")
def test_body_restored_by_tiles_does_not_cancel_breakage() -> None:
    cars = [car(DON, "3:10", 20, body=4, tiles=["spare_panels"]), FAR]
    game = settled("breakage breakage wheel wheel wheel", *cars)
    game.decide("use spare_panels")
    assert game.facts(DON, "body", "cash") == (3, 800), "4 + 1 (the maximum), then two breakages"


@pytest.mark.clause("GB-21.30", "GB-9.9")
def test_extra_wheels_and_steps_are_never_sold() -> None:
    cars = [car(SPENDER, "3:10", tiles=["sport_pack", "power_steering", "nitro"]), FAR]
    game = bridge("adjusting", *cars, dice="shot", order=[SPENDER, PARKER])
    game.play("use sport_pack", "use power_steering", "use nitro", "speed 0", "end")
    assert game.told("sells") == [{"car": SPENDER, "count": 1, "amount": 100}]


@pytest.mark.clause("GB-21.23")
@pytest.mark.parametrize(("face", "field"), [("shot", "shots"), ("speed", "steps")])
def test_double_up_makes_one_die_count_as_two_of_its_face(face: str, field: str) -> None:
    cars = [car(DON, "3:10", tiles=["double_up"]), car(PARKER, "3:20")]
    game = settled(f"{face} breakage repair repair breakage", *cars)
    game.decide("double 1")
    assert game.turn()[field] == 2
    assert game.told("doubles") == [{"car": DON, "die": 1}]


@pytest.mark.clause("GB-21.23")
def test_a_doubled_repair_cancels_two_breakages_and_a_doubled_wheel_changes_lanes() -> None:
    cars = [car(DON, "3:10", 50, tiles=["double_up"]), FAR]
    game = settled("repair breakage breakage wheel shot", *cars)
    game.decide("double 1")
    assert (game.damage(DON), game.told("cancels")) == (0, [{"car": DON, "pairs": 2}])
    game = settled("wheel breakage repair repair breakage", *cars)
    game.play("double 1", "speed 0")
    assert game.wheels() == (0, 0, 2)
    game.decide("step FL")
    assert game.car(DON)["at"] == "2:11"


@pytest.mark.clause("GB-21.23", "GB-9.9")
@pytest.mark.parametrize(("shots", "amount"), [(0, 200), (1, 100), (2, 100)])
def test_it_is_sold_for_100_only_if_neither_half_is_used(shots: int, amount: int) -> None:
    cars = [car(SPENDER, "3:10", tiles=["double_up"]), car(PARKER, "3:20")]
    game = settled("shot wheel", *cars, order=[SPENDER, PARKER])
    game.play("double 1", "speed 0", *["shoot F"] * shots, "end")
    assert game.damage(PARKER) == shots
    assert game.told("sells")[0]["amount"] == amount


@pytest.mark.clause("GB-21.25")
def test_the_road_crew_moves_barriers_one_by_one_to_adjacent_spaces_and_may_split_stacks() -> None:
    cars = [car(DON, "5:2", tiles=["road_crew"]), car(PARKER, "5:4")]
    game = bridge("moved", *cars, road={"3:12": {"barrier": 3}})
    game.decide("use road_crew")
    assert {line.split()[1] for line in game.legal() if line.startswith("move ")} == {"3:12"}
    targets = {line.split()[2] for line in game.legal() if line.startswith("move ")}
    assert targets == {"3:14", "3:10", "2:11", "2:13", "4:11", "4:13"}
    game.play("move 3:12 2:13", "move 3:12 4:11", "done")
    assert (game.on("3:12"), game.on("2:13"), game.on("4:11")) == ({"barrier": 1}, {"barrier": 1}, {"barrier": 1})
    assert game.told("carries")[0] == {"car": DON, "tile": "road_crew", "from": "3:12", "to": "2:13"}


@pytest.mark.clause("GB-21.25")
def test_each_barrier_moves_at_most_once() -> None:
    cars = [car(DON, "5:2", tiles=["road_crew"]), car(PARKER, "5:4")]
    game = bridge("moved", *cars, road={"3:12": {"barrier": 1}, "1:20": {"barrier": 1}})
    game.play("use road_crew", "move 3:12 2:13")
    assert game.refusal_for("move 2:13 1:14")[0] == "moved"
    game = bridge("moved", *cars, road={"3:12": {"barrier": 1}, "2:13": {"barrier": 1}, "1:20": {"barrier": 1}})
    game.play("use road_crew", "move 3:12 2:13", "move 2:13 1:14")
    assert (game.on("2:13"), game.on("1:14")) == ({"barrier": 1}, {"barrier": 1})
    assert game.refusal_for("move 2:13 1:12")[0] == "moved", "one of the two has moved, the other one too"


@pytest.mark.clause("GB-21.25")
def test_five_barriers_at_most() -> None:
    cars = [car(DON, "5:2", tiles=["road_crew"]), car(PARKER, "5:4")]
    game = bridge("moved", *cars, road={"3:12": {"barrier": 3}, "3:20": {"barrier": 3}})
    game.play("use road_crew", *["move 3:12 2:13"] * 3, "move 3:20 2:21", "move 3:20 4:21")
    assert (game.on("3:20"), game.asked()) == ({"barrier": 1}, ("moved", DON))


@pytest.mark.clause("GB-21.25")
@pytest.mark.parametrize(("thing", "allowed"), [
    (CRATE, False), ({"ramp": "F"}, False), ({"nails": 2}, False), ({"speed_limit": True}, False),
    ({"mine": DON}, False), ({"oil_slick": True}, False), ({"acid_pool": True}, False), ({"barrier": 3}, False),
    ({"barrier": 2}, True), ({"police": 2}, True), ({"cash": 100}, True), ({"police": 2, "barrier": 3}, False),
])  # fmt: skip
def test_where_barriers_may_go(thing: dict[str, Any], allowed: bool) -> None:
    cars = [car(DON, "5:2", tiles=["road_crew"]), car(PARKER, "3:14")]
    game = bridge("moved", *cars, road={"3:12": {"barrier": 1}, "2:13": thing})
    game.decide("use road_crew")
    assert ("move 3:12 2:13" in game.legal()) == allowed
    assert "move 3:12 3:14" not in game.legal(), "not to a car"
    game = bridge("moved", *cars, road={"3:22": {"cash": 100}, "3:20": {"barrier": 1}})
    game.decide("use road_crew")
    assert "move 3:20 3:22" in game.legal(), "damaged road is no hindrance"


@pytest.mark.clause("GB-21.25", "GB-2.4")
def test_no_barrier_goes_behind_the_start_line() -> None:
    cars = [car(DON, "5:2", tiles=["road_crew"]), car(PARKER, "5:4")]
    game = bridge("moved", *cars, road={"3:2": {"barrier": 1}})
    game.decide("use road_crew")
    targets = {line.split()[2] for line in game.legal() if line.startswith("move ")}
    assert targets == {"3:4", "2:1", "2:3", "4:1", "4:3"}


@pytest.mark.clause("GB-21.25", "GB-11.6")
def test_barriers_moved_onto_police_shield_them() -> None:
    cars = [car(DON, "3:4", tiles=["road_crew"]), car(PARKER, "5:4")]
    game = bridge("moved", *cars, dice="shot", road={"2:11": {"barrier": 1}, "3:12": {"police": 2}})
    game.play("use road_crew", "move 2:11 3:12")
    assert game.on("3:12") == {"police": 2, "barrier": 1}
    game.decide("shoot F")
    assert game.on("3:12") == {"police": 2}


def forklift(**road: Any) -> Table:
    """The Don has started the forklift; `road` is written `L3y12`."""
    lying = {name[1:].replace("y", ":"): things for name, things in road.items()}
    game = bridge("moved", car(DON, "5:2", tiles=["forklift"]), car(PARKER, "5:4"), road=lying)
    game.decide("use forklift")
    return game


@pytest.mark.clause("GB-21.26")
def test_the_forklift_moves_one_or_two_containers_to_adjacent_blank_spaces() -> None:
    game = forklift(L3y12=CRATE, L3y30=CRATE, L1y20=CRATE)
    assert game.refusal_for("done")[0] == "nothing-moved"
    game.play("move 3:12 2:13", "move 3:30 3:32")
    assert (game.on("2:13"), game.on("3:32"), game.on("1:20")) == (CRATE, CRATE, CRATE)
    assert game.asked() == ("moved", DON), "no third"
    game = forklift(L3y12=CRATE, L3y30=CRATE)
    game.play("move 3:12 2:13", "done")
    assert game.on("3:30") == CRATE


@pytest.mark.clause("GB-21.26", "GB-6.3")
@pytest.mark.parametrize("thing", [{"cash": 100}, {"nails": 2}, {"ramp": "F"}, {"mine": PARKER}, {"barrier": 1}])
def test_only_to_a_blank_space(thing: dict[str, Any]) -> None:
    game = forklift(L3y20=CRATE, L2y21=thing)
    targets = {line.split()[2] for line in game.legal() if line.startswith("move ")}
    assert targets == {"3:18", "4:19", "4:21"}, "not to damaged road (3:22, 2:19) nor to what is not blank"


@pytest.mark.clause("GB-21.26", "GB-6.4")
def test_not_beside_another_container() -> None:
    game = forklift(L3y12=CRATE, L3y16=CRATE)
    targets = {line.split()[2] for line in game.legal() if line.startswith("move 3:12 ")}
    assert targets == {"3:10", "2:11", "2:13", "4:11", "4:13"}, "3:14 would touch the other one"


@pytest.mark.clause("GB-21.27")
@pytest.mark.parametrize("phase", ["dice", "adjusting", "moving", "moved"])
def test_the_fat_envelope_holds_500(phase: str) -> None:
    game = used("envelope", phase)
    assert game.car(DON)["cash"] == 1500
    assert game.told("gains") == [{"car": DON, "amount": 500}]


@pytest.mark.clause("GB-21.28")
@pytest.mark.parametrize("rolls", [1, 2])
def test_second_wind_only_after_the_third_roll(rolls: int) -> None:
    cars = [car(DON, "3:10", tiles=["second_wind", "loaded_die"]), FAR]
    game = bridge("dice", *cars, dice=WHEELS, turn={"rolls": rolls})
    assert game.refusal_for("use second_wind") == ("third-roll", "GB-21.28")


@pytest.mark.clause("GB-21.28", "GB-8.1")
def test_it_gives_two_more_rerolls_of_any_dice_also_those_set_aside() -> None:
    cars = [car(DON, "3:10", tiles=["second_wind"]), FAR]
    dice = [("die", ["shot", "speed", "wheel", "repair", "shot"])]
    game = bridge("rolling", *cars, dice=WHEELS, turn={"rolls": 2, "aside": [1, 2]}, chances=dice)
    game.decide("reroll 345")
    assert game.turn()["dice"] == ["wheel", "wheel", "shot", "speed", "wheel"]
    game.decide("use second_wind")
    assert "reroll 12" in game.legal()
    game.decide("reroll 12")
    assert game.turn()["dice"] == ["repair", "shot", "shot", "speed", "wheel"]
    assert "reroll 345" in game.legal(), "of any dice, the second time too"
    game.decide("reroll 5")
    assert game.phase() == "adjusting"


@pytest.mark.clause("GB-21.29")
@pytest.mark.parametrize("face", ["speed", "shot", "repair", "breakage"])
def test_the_loaded_die_turns_one_die_to_any_face(face: str) -> None:
    cars = [car(DON, "3:10", tiles=["loaded_die", "double_up"]), FAR]
    game = settled(WHEELS, *cars)
    game.decide(f"load 3 {face}")
    assert game.turn()["dice"] == ["wheel", "wheel", face, "wheel", "wheel"]
    assert game.car(DON)["tiles"] == ["double_up"]
    assert game.told("loads") == [{"car": DON, "die": 3, "face": face}]


@pytest.mark.clause("GB-21.29")
def test_a_breakage_can_be_turned_too() -> None:
    game = settled("breakage wheel wheel wheel wheel", car(DON, "3:10", tiles=["loaded_die"]), FAR)
    game.decide("load 1 repair")
    assert (game.phase(), game.car(DON)["body"]) == ("adjusting", 5)


@pytest.mark.clause("GB-21.31")
def test_any_number_of_tiles_may_be_used_in_one_turn() -> None:
    tiles = ["nitro", "sport_pack", "tuneup_speed", "power_steering", "envelope", "smooth_ride", "bulletproof"]
    game = bridge("adjusting", car(DON, "3:10", body=1, tiles=tiles), FAR, dice="speed")
    for tile in tiles:
        game.decide(f"use {tile}")
    assert game.turn()["steps"] == 5
    assert game.facts(DON, "tiles", "body", "cash") == ([], 2, 1500)
    assert sorted(game.car(DON)["active"]) == ["bulletproof", "smooth_ride"]


@pytest.mark.clause("GB-21.31", "GB-18.4")
def test_a_tile_bought_this_turn_may_be_used_if_its_window_is_still_open() -> None:
    shop = {"shop": ["nitro", None, None, None, None]}
    game = settled(WHEELS, car(DON, "3:10", 20), FAR, bonuses=shop)
    game.play("buy 500", "use nitro")
    if "settle" in game.legal():
        game.decide("settle")
    game.decide("speed 2")
    assert game.car(DON)["speed"] == 40


@pytest.mark.clause("GB-21.27", "GB-21.31")
def test_tiles_belong_to_their_owners_turn() -> None:
    cars = [car(DON, "3:10"), car(DUKE, "3:2", tiles=["envelope"])]
    assert bridge("moved", *cars).refusal_for("use envelope", seat=1)[0] == "not-your-turn"
    assert bridge("moved", *cars).refusal_for("use envelope")[0] == "no-tile"
