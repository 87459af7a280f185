"""GB-21: the permanent and the temporary tiles, without the mortar and the pump gun."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, bridge, car, moving, settled

FAR = car(PARKER, "5:2")
EXPERT = {"expert": True}


@pytest.mark.clause("GB-21.1")
def test_the_air_cushion_makes_damaged_road_harmless_until_the_next_turn() -> None:
    cars = [car(DON, "3:20", 10, tiles=["smooth_ride"]), car(DUKE, "3:10", 50)]
    game = moving(*cars, order=[DON, DUKE], settings={"no_shop": True})
    game.play("use smooth_ride", "step F")
    assert game.facts(DON, "at", "body", "active", "tiles") == ("3:22", 5, ["smooth_ride"], [])
    game.play("end").pass_by()
    assert (game.phase(), game.told("ends_effect")) == ("hazards", [])
    game.draft()
    assert (game.told("ends_effect"), game.car(DON)["active"]) == ([{"car": DON, "tile": "smooth_ride"}], [])
    assert game.dump()["bonuses"]["discard"] == {"smooth_ride": 1}


@pytest.mark.clause("GB-21.1")
def test_also_when_it_is_pushed_there() -> None:
    game = moving(car(DUKE, "3:18", 10), car(DON, "3:20", 20, active=["smooth_ride"]))
    game.decide("step F")
    assert game.facts(DON, "at", "body") == ("3:22", 4), "the ram alone"


@pytest.mark.clause("GB-21.1")
def test_not_used_it_does_nothing() -> None:
    game = moving(car(DON, "3:20", 10, tiles=["smooth_ride"]), FAR)
    game.decide("step F")
    assert game.damage(DON) == 1


@pytest.mark.clause("GB-21.2")
@pytest.mark.parametrize(("tile", "line"), [
    (None, "shoot F"), ("mortar", "mortar F"), ("rear_gunner", "shoot F"), ("trick_bullet", f"trick {PARKER}"),
])  # fmt: skip
def test_the_bulletproof_coat_cancels_every_shot_at_its_owner(tile: str | None, line: str) -> None:
    cars = [car(DON, "3:10", tiles=[tile] if tile else []), car(PARKER, "3:12", 20, active=["bulletproof"])]
    game = bridge("moved", *cars, car(DUKE, "3:20"), dice="shot")
    game.decide(line)
    assert game.facts(PARKER, "at", "body", "cash") == ("3:12", 5, 1000)
    assert game.damage(DUKE) == 0, "it still blocks the line"
    assert game.told("bulletproof") == [{"car": PARKER}]


@pytest.mark.clause("GB-21.2")
def test_the_shot_to_the_rear_and_the_pump_gun_too_but_not_the_firebomb() -> None:
    cars = [car(DON, "3:10", tiles=["rear_gunner", "firebomb"], active=["pump_gun"])]
    behind, ahead = car(PARKER, "3:8", active=["bulletproof"]), car(DUKE, "3:12")
    game = bridge("moved", *cars, behind, ahead, dice="shot shot")
    game.decide("shoot F")
    assert (game.damage(PARKER), game.damage(DUKE)) == (0, 1)
    game.decide("use firebomb")
    assert game.damage(PARKER) == 3
    game = bridge("moved", *cars, car(PARKER, "3:12", active=["bulletproof"]), car(DUKE, "3:14"), dice="shot")
    game.decide("pump")
    assert (game.damage(PARKER), game.damage(DUKE)) == (0, 2)


@pytest.mark.clause("GB-21.2", "GB-22.1")
def test_the_police_too_and_it_still_blocks_their_line() -> None:
    cars = [car(DON, "3:10", active=["bulletproof"]), car(DUKE, "3:4")]
    game = bridge("round_end", *cars, road={"3:14": {"police": 4}})
    assert (game.damage(DON), game.damage(DUKE)) == (0, 0)


@pytest.mark.clause("GB-21.2")
def test_it_ends_at_the_start_of_its_owners_next_turn() -> None:
    game = bridge("turn", car(DON, "3:10", active=["bulletproof", "smooth_ride"]), FAR)
    assert game.car(DON)["active"] == []
    assert {event["tile"] for event in game.told("ends_effect")} == {"bulletproof", "smooth_ride"}


@pytest.mark.clause("GB-21.32")
def test_it_ends_too_when_that_turn_is_lost_in_the_river() -> None:
    cars = [car(DON, "3:20"), car(PARKER, "river", exit="1:14", active=["bulletproof"]), car(DUKE, "3:2")]
    game = bridge("moved", *cars, order=[DON, PARKER, DUKE])
    assert game.car(PARKER)["active"] == ["bulletproof"]
    game.decide("end")
    assert game.car(PARKER)["active"] == []


@pytest.mark.clause("GB-21.3")
def test_nails_do_nothing_to_solid_tyres_and_stay() -> None:
    tyres: dict[str, Any] = {"tiles": ["solid_tyres"]}
    game = moving(car(DON, "3:10", 20, **tyres), FAR, road={"3:12": {"nails": 3}})
    game.play("step F", "step F")
    assert (game.car(DON)["speed"], game.on("3:12")) == (20, {"nails": 3})
    game = moving(car(PARKER, "3:8", 10), car(DON, "3:10", 20, **tyres), road={"3:12": {"nails": 3}})
    game.decide("step F")
    assert (game.facts(DON, "at", "speed"), game.on("3:12")) == (("3:12", 20), {"nails": 3})


@pytest.mark.clause("GB-21.4")
def test_with_the_season_ticket_the_crane_costs_nothing() -> None:
    cars = [car(DON, "3:2"), car(PARKER, "river", exit="1:14", cash=100, tiles=["crane_pass"])]
    game = bridge("round_end", *cars)
    assert game.facts(PARKER, "at", "cash", "debt") == ("1:14", 100, 0)
    assert game.told("crane") == [{"car": PARKER, "space": "1:14", "price": 0}]


@pytest.mark.clause("GB-21.5", "GB-14.14")
def test_in_a_crash_the_slower_car_with_ballast_stays_and_nobody_is_pushed() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:12", tiles=["ballast"]))
    game.decide("step F")
    assert game.facts(PARKER, "at", "body", "speed") == ("3:12", 3, 0)
    assert game.facts(DON, "at", "body", "speed") == ("3:10", 3, 0)
    assert game.told("pushed") == []
    cars = [car(SPENDER, "3:10", 10, tiles=["ballast"]), car(PARKER, "3:12", 20, homeward=True), car(DUKE, "1:2")]
    game = moving(*cars, settings=EXPERT)
    game.decide("step F")
    assert game.facts(SPENDER, "at", "body") == ("3:10", 4)
    assert (game.car(PARKER)["at"], game.told("pushed")) == ("3:12", [])


@pytest.mark.clause("GB-21.5")
def test_ballast_does_not_keep_its_owner_from_jumping_and_bouncing() -> None:
    cars = [car(DON, "3:10", 20, tiles=["ballast"]), car(PARKER, "3:14")]
    game = moving(*cars, road={"3:12": {"ramp": "F"}})
    game.play("step F", "bounce 3:16")
    assert game.car(DON)["at"] == "3:16"


@pytest.mark.clause("GB-21.7")
def test_police_bullets_pass_through_a_friend_at_the_precinct() -> None:
    cars = [car(DON, "3:10", tiles=["bribed_cops"]), car(DUKE, "3:4")]
    game = bridge("round_end", *cars, road={"3:14": {"police": 3}})
    assert (game.damage(DON), game.damage(DUKE)) == (0, 3)
    assert game.told("volley") == [{"space": "3:14", "count": 3, "car": DUKE}]
    game = bridge("moved", car(PARKER, "3:2"), car(DON, "3:10", tiles=["bribed_cops"]), dice="shot")
    game.decide("shoot F")
    assert game.damage(DON) == 1, "gangsters hit him"


@pytest.mark.clause("GB-21.8", "GB-23.6")
def test_the_collector_sells_his_unused_ramp_for_700() -> None:
    owner: dict[str, Any] = {"tiles": ["ramp_collector"]}
    game = bridge("round_end", car(DON, "out"), car(PARKER, "3:20", **owner), car(DUKE, "1:2", ramp=False))
    assert game.told("sells_ramp") == [{"car": DON, "amount": 300}, {"car": PARKER, "amount": 700}]
    game = bridge("round_end", car(DON, "out"), car(PARKER, "3:20", ramp=False, **owner), car(DUKE, "1:2"))
    assert [event["car"] for event in game.told("sells_ramp")] == [DON, DUKE]


@pytest.mark.clause("GB-21.10")
def test_the_rear_gunner_strikes_to_the_other_side_as_well() -> None:
    gunner = car(DON, "3:10", tiles=["rear_gunner"])
    game = bridge("moved", gunner, car(PARKER, "3:20"), car(DUKE, "3:2"), dice="shot shot")
    game.decide("shoot F")
    assert (game.damage(PARKER), game.damage(DUKE), game.turn()["shots"]) == (1, 1, 1)
    road: dict[str, Any] = {"3:6": {"barrier": 2}, "3:14": {"container": True}}
    game = bridge("moved", gunner, car(PARKER, "3:20"), car(DUKE, "3:2"), dice="shot", road=road)
    game.decide("shoot F")
    assert (game.damage(PARKER), game.damage(DUKE), game.on("3:6")) == (0, 0, {"barrier": 1})


@pytest.mark.clause("GB-21.10")
def test_at_least_one_of_the_two_directions_must_have_a_target() -> None:
    gunner = car(DON, "3:10", tiles=["rear_gunner"])
    game = bridge("moved", gunner, car(PARKER, "2:21"), dice="shot", road={"3:14": {"container": True}})
    assert game.refusal_for("shoot F")[0] == "no-target"
    game = bridge("moved", gunner, car(PARKER, "3:4"), dice="shot")
    game.decide("shoot F")
    assert game.damage(PARKER) == 1


@pytest.mark.clause("GB-21.10", "GB-20.5")
def test_parkers_rear_gunner_shoots_against_the_direction_he_chooses() -> None:
    cars = [car(PARKER, "3:12", tiles=["rear_gunner"]), car(DON, "1:14"), car(DUKE, "5:10")]
    game = bridge("moved", *cars, dice="shot")
    game.decide("shoot FL")
    assert (game.damage(DON), game.damage(DUKE)) == (1, 1)


@pytest.mark.clause("GB-21.10", "GB-11.6")
def test_two_police_tiles_struck_at_once_are_both_shifted() -> None:
    road: dict[str, Any] = {"3:6": {"police": 1}, "3:14": {"police": 4}}
    game = bridge("moved", car(DON, "3:10", tiles=["rear_gunner"]), FAR, dice="shot", road=road)
    game.play("shoot F", "shift 2:15", "shift 4:5")
    assert (game.on("2:15"), game.on("4:5")) == ({"police": 4}, {"police": 1})


@pytest.mark.clause("GB-21.11")
def test_the_trick_bullet_hits_any_other_car_once_a_turn_without_dice_or_line_of_sight() -> None:
    cars = [car(DON, "3:10", tiles=["trick_bullet"]), car(PARKER, "1:30"), car(DUKE, "5:0"), car(PUPETTA, "out")]
    game = bridge("moved", *cars, road={"1:28": {"container": True}})
    assert game.offered("trick") == {PARKER, DUKE}
    game.decide(f"trick {PARKER}")
    assert game.facts(PARKER, "body", "cash") == (4, 900)
    assert game.bills() == {"1:30": 100}
    assert game.refusal_for(f"trick {DUKE}") == ("tile-used", "GB-21.11")
    assert game.car(DON)["tiles"] == ["trick_bullet"]


@pytest.mark.clause("GB-21.11")
@pytest.mark.parametrize(("phase", "allowed"), [
    ("start", False), ("rolling", False), ("dice", False), ("adjusting", False), ("moving", True), ("moved", True),
])  # fmt: skip
def test_only_while_moving_and_at_the_end_of_the_movement(phase: str, allowed: bool) -> None:
    cars = [car(DON, "3:10", 10, tiles=["trick_bullet", "loaded_die"]), FAR]
    game = bridge(phase, *cars, dice="" if phase == "start" else "wheel wheel wheel wheel wheel")
    assert (f"trick {PARKER}" in game.legal()) == allowed
    if not allowed:
        game.refused(f"trick {PARKER}")


@pytest.mark.clause("GB-21.12")
@pytest.mark.parametrize("die", [1, 2, 3])
@pytest.mark.parametrize("phase", ["dice", "adjusting", "moving", "moved"])
def test_the_gunsmith_makes_one_unused_die_a_shot_once_a_turn(die: int, phase: str) -> None:
    cars = [car(DON, "3:10", 10, tiles=["gunsmith"]), car(PARKER, "3:20")]
    game = bridge(phase, *cars, dice="speed wheel repair breakage shot")
    assert "4" not in game.offered("gunsmith")
    assert game.refusal_for("gunsmith 4")[0] == "breakage"
    game.decide(f"gunsmith {die}")
    assert game.turn()["shots"] == 2
    other = 1 + die % 3
    assert game.refusal_for(f"gunsmith {other}") == ("tile-used", "GB-21.12")
    assert game.car(DON)["tiles"] == ["gunsmith"]


@pytest.mark.clause("GB-21.12")
def test_a_repair_turned_in_time_no_longer_cancels_a_breakage() -> None:
    cars = [car(DON, "3:10", 10, tiles=["gunsmith"]), car(PARKER, "3:20")]
    game = settled("repair breakage wheel wheel wheel", *cars)
    game.decide("gunsmith 1")
    assert game.car(DON)["body"] == 4
    game.play("speed 0", "shoot F")
    assert game.damage(PARKER) == 1


@pytest.mark.clause("GB-21.12", "GB-9.9")
def test_not_fired_the_die_is_sold_like_any_other_and_a_used_one_is_no_longer_to_be_had() -> None:
    cars = [car(SPENDER, "3:10", 10, tiles=["gunsmith"]), car(PARKER, "1:2")]
    game = bridge("moved", *cars, dice="wheel speed", turn={"spent": [0, 1, 0, 0, 0]}, order=[SPENDER, PARKER])
    assert game.refusal_for("gunsmith 2")[0] == "die-used"
    game.play("gunsmith 1", "end")
    assert game.told("sells") == [{"car": SPENDER, "count": 1, "amount": 100}]


@pytest.mark.clause("GB-21.13")
@pytest.mark.parametrize(("phase", "speed"), [
    ("dice", 0), ("dice", 50), ("adjusting", 0), ("adjusting", 50), ("moving", 50), ("moved", 0), ("moved", 50),
])  # fmt: skip
def test_the_rolling_garage_restores_points_for_100_each_at_any_speed(phase: str, speed: int) -> None:
    cars = [car(DON, "3:10", speed, body=1, tiles=["rolling_garage"]), FAR]
    game = bridge(phase, *cars, dice="wheel wheel wheel wheel wheel")
    assert game.offered("garage") == {"1", "2", "3", "4"}
    game.decide("garage 3")
    assert game.facts(DON, "body", "cash", "tiles") == (4, 700, ["rolling_garage"])
    game.decide("garage 1")
    assert game.facts(DON, "body", "cash") == (5, 600)


@pytest.mark.clause("GB-21.13")
@pytest.mark.parametrize("phase", ["start", "rolling", "closing"])
def test_not_at_other_times(phase: str) -> None:
    cars = [car(DON, "3:10", body=1, tiles=["rolling_garage", "mine"]), FAR]
    game = bridge(phase, *cars, dice="" if phase == "start" else "wheel wheel wheel wheel wheel")
    game.refused("garage 1")
