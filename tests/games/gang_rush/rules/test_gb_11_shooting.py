"""GB-11: shooting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving, settled

SHOTS = "shot shot shot shot shot"


def gunman(*others: dict[str, Any], dice: str = SHOTS, **fields: Any) -> Table:
    """The Don at 3:10 at the end of his movement, with shots to fire."""
    return bridge("moved", car(DON, "3:10"), *others, dice=dice, **fields)


@pytest.mark.clause("GB-11.1")
@pytest.mark.parametrize("y", range(12, 41, 2))
def test_a_shot_goes_straight_ahead_and_as_far_as_the_bridge(y: int) -> None:
    game = gunman(car(PARKER, f"3:{y}"), car(DUKE, "3:4"), dice="shot")
    assert game.offered("shoot") == {"F"}
    game.decide("shoot F")
    assert game.told("shoots") == [{"car": DON, "direction": "F"}]
    assert game.told("struck") == [{"car": PARKER}]
    assert game.refused("shoot F").message_key == "refusal-no-shot"


@pytest.mark.clause("GB-11.1")
def test_several_shots_may_be_spread_over_targets_and_moments() -> None:
    cars = [car(DON, "3:10", 20), car(PARKER, "3:20"), car(DUKE, "2:21")]
    game = moving(*cars, dice="shot shot shot")
    game.play("shoot F", "step F", "shoot F", "step FL", "shoot F")
    assert (game.damage(PARKER), game.damage(DUKE)) == (2, 1)
    assert game.turn()["shots"] == 0


@pytest.mark.clause("GB-11.1", "GB-20.5")
@pytest.mark.parametrize("direction", ["B", "FL", "FR", "BL", "BR"])
def test_only_parker_shoots_elsewhere(direction: str) -> None:
    targets = [car(DUKE, at) for at in ("3:6",)] + [car(SPENDER, "2:11"), car(PARKER, "4:9")]
    code, _ = gunman(*targets).refusal_for(f"shoot {direction}")
    assert code == "no-turret"


@pytest.mark.clause("GB-11.2")
def test_shots_are_fired_before_between_and_after_the_steps() -> None:
    cars = [car(DON, "3:10", 10), car(PARKER, "3:20")]
    game = moving(*cars, dice="shot shot")
    game.play("shoot F", "step F")
    assert game.phase() == "moved"
    game.decide("shoot F")
    assert game.damage(PARKER) == 2


@pytest.mark.clause("GB-11.2")
@pytest.mark.parametrize("phase", ["rolling", "dice", "adjusting"])
def test_and_not_before_the_movement(phase: str) -> None:
    cars = [car(DON, "3:10", 10, tiles=["loaded_die"]), car(PARKER, "3:20")]
    game = bridge(phase, *cars, dice="shot shot wheel wheel wheel")
    assert game.refusal_for("shoot F")[0] == "not-now"


@pytest.mark.clause("GB-11.2", "GB-16.8")
def test_after_the_handbrake_they_go_in_the_new_facing() -> None:
    game = gunman(car(PARKER, "3:20"), car(DUKE, "3:4"), dice="wheel wheel wheel shot shot")
    game.decide("shoot F")
    game.decide("handbrake")
    assert game.offered("shoot") == {"B"}
    game.decide("shoot B")
    assert (game.damage(PARKER), game.damage(DUKE)) == (1, 1)


@pytest.mark.clause("GB-11.3")
@pytest.mark.parametrize("thing", [
    {"nails": 2}, {"speed_limit": True}, {"cash": 500}, {"mine": DON}, {"oil_slick": True}, {"acid_pool": True},
])  # fmt: skip
def test_nails_signs_bills_mines_slicks_and_damaged_road_do_not_block(thing: dict[str, Any]) -> None:
    game = gunman(car(PARKER, "3:30"), road={"3:14": thing, "3:24": {"cash": 100}})
    game.decide("shoot F")
    assert game.damage(PARKER) == 1
    assert game.on("3:14") == thing


@pytest.mark.clause("GB-11.3", "GB-19.7")
def test_nor_do_piers() -> None:
    game = bridge("moved", car(PARKER, "2:21"), car(DON, "1:22"), car(DUKE, "1:40"), dice="shot shot")
    game.decide("shoot FL")
    assert game.damage(DON) == 1
    game = bridge("moved", car(DON, "1:4"), car(DUKE, "1:40"), dice="shot")
    game.decide("shoot F")
    assert game.damage(DUKE) == 1


@pytest.mark.clause("GB-11.3")
@pytest.mark.parametrize("thing", [{"container": True}, {"ramp": "F"}, {"ramp": "B"}, {"barrier": 1}, {"police": 1}])
def test_the_nearest_thing_that_blocks_is_struck_and_nothing_behind_it(thing: dict[str, Any]) -> None:
    game = gunman(car(PARKER, "3:20"), road={"3:16": thing})
    if "shoot F" in game.legal():
        game.decide("shoot F")
    assert game.damage(PARKER) == 0
    game = gunman(car(PARKER, "3:16"), road={"3:20": thing})
    game.decide("shoot F")
    assert game.damage(PARKER) == 1
    assert game.on("3:20") == thing


@pytest.mark.clause("GB-11.3", "GB-11.5")
def test_the_shot_chain_two_shots_clear_the_barriers_and_the_third_hits() -> None:
    game = gunman(car(PARKER, "3:18"), road={"3:14": {"barrier": 2}}, dice="shot shot shot")
    game.play("shoot F", "shoot F")
    assert (game.on("3:14"), game.damage(PARKER)) == ({}, 0)
    assert game.told("barriers_gone") == [{"count": 1, "space": "3:14"}] * 2
    game.decide("shoot F")
    assert game.facts(PARKER, "body", "cash") == (4, 900)
    assert game.bills() == {"3:18": 100}


@pytest.mark.clause("GB-11.4")
def test_a_struck_car_takes_damage_1_and_drops_100_where_it_stands() -> None:
    game = gunman(car(PARKER, "3:20", 30))
    game.decide("shoot F")
    assert game.facts(PARKER, "at", "body", "cash", "speed") == ("3:20", 4, 900, 30)
    assert game.told("damaged") == [{"car": PARKER, "points": 1, "amount": 100, "space": "3:20", "body": 4}]
    assert game.bills() == {"3:20": 100}


@pytest.mark.clause("GB-11.5")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_shot_removes_one_barrier(count: int) -> None:
    game = gunman(road={"3:14": {"barrier": count}})
    game.decide("shoot F")
    assert game.on("3:14") == ({"barrier": count - 1} if count > 1 else {})


@pytest.mark.clause("GB-11.6")
@pytest.mark.parametrize("space", ["2:15", "2:17", "4:15", "4:17"])
def test_struck_police_shift_to_a_lateral_space_that_the_shooter_chooses(space: str) -> None:
    game = gunman(car(PARKER, "1:4"), road={"3:16": {"police": 3}})
    game.decide("shoot F")
    assert game.asked() == ("shift", DON)
    game.decide(f"shift {space}")
    assert (game.on("3:16"), game.on(space)) == ({}, {"police": 3})
    assert game.told("shifts") == [{"count": 3, "from": "3:16", "to": space}]


@pytest.mark.clause("GB-11.6", "GB-6.6")
def test_with_no_free_lateral_space_they_leave_the_bridge() -> None:
    road: dict[str, Any] = {"1:16": {"police": 3}, "2:15": {"nails": 2}}
    game = bridge("moved", car(DON, "1:10"), car(PARKER, "2:17"), dice="shot", road=road)
    game.decide("shoot F")
    assert game.on("1:16") == {}
    assert game.told("removes_police") == [{"count": 3, "space": "1:16"}]
    assert game.dump()["hazards"]["discard"]["police_3"] == 1


@pytest.mark.clause("GB-11.6")
def test_barriers_on_the_same_space_protect_the_police() -> None:
    game = gunman(road={"3:16": {"police": 3, "barrier": 1}}, dice="shot shot")
    game.decide("shoot F")
    assert game.on("3:16") == {"police": 3}
    game.play("shoot F", "shift 2:17")
    assert game.on("2:17") == {"police": 3}


@pytest.mark.clause("GB-11.7")
@pytest.mark.parametrize("thing", [{"container": True}, {"ramp": "F"}])
def test_at_a_container_or_a_ramp_nobody_shoots_and_the_die_is_sold(thing: dict[str, Any]) -> None:
    cars = [car(SPENDER, "3:10"), car(PARKER, "3:20")]
    game = bridge("moved", *cars, dice="shot shot", road={"3:16": thing}, order=[SPENDER, PARKER])
    assert game.refusal_for("shoot F") == ("no-target", "GB-11.7")
    game.decide("end")
    assert game.on("3:16") == thing
    assert game.told("sells") == [{"car": SPENDER, "count": 2, "amount": 200}]


@pytest.mark.clause("GB-11.7")
def test_nor_where_there_is_nothing_to_strike() -> None:
    game = gunman(car(PARKER, "2:21"), road={"3:16": {"nails": 2}, "3:20": {"cash": 100}})
    assert game.refusal_for("shoot F") == ("no-target", "GB-11.7")


@pytest.mark.clause("GB-11.8")
@pytest.mark.parametrize(("thing", "free"), [
    ({"cash": 100}, True), ({"nails": 2}, False), ({"barrier": 1}, False), ({"police": 1}, False),
    ({"speed_limit": True}, False), ({"container": True}, False), ({"ramp": "F"}, False), ({"mine": DON}, False),
    ({"oil_slick": True}, False), ({"acid_pool": True}, False),
])  # fmt: skip
def test_free_for_police_is_a_space_without_car_hazard_ramp_or_token(thing: dict[str, Any], free: bool) -> None:
    game = gunman(car(PARKER, "4:17"), road={"3:16": {"police": 3}, "2:15": thing})
    game.decide("shoot F")
    assert game.offered("shift") == {"2:17", "4:15"} | ({"2:15"} if free else set())
    assert game.refusal_for("shift 4:17")[0] == "not-free"
    if not free:
        assert game.refusal_for("shift 2:15") == ("not-free", "GB-11.8")


@pytest.mark.clause("GB-11.8")
def test_damaged_road_does_not_matter() -> None:
    game = gunman(road={"3:20": {"police": 3}})
    game.decide("shoot F")
    assert game.offered("shift") == {"2:19", "2:21", "4:19", "4:21"}


@pytest.mark.clause("GB-11.8")
def test_police_stay_beyond_the_start_line() -> None:
    game = bridge("moved", car(DON, "2:-1"), dice="shot", road={"2:1": {"police": 2}})
    game.decide("shoot F")
    assert game.offered("shift") == {"1:2", "3:2"}


@pytest.mark.clause("GB-11.8", "GB-19.3")
def test_in_the_outer_lanes_there_are_at_most_two_candidates() -> None:
    game = moving(car(DON, "1:8", 10), road={"1:10": {"police": 2}})
    game.decide("step F")
    assert game.offered("shift") == {"2:9", "2:11"}
    game = moving(car(DON, "5:8", 10), road={"5:10": {"police": 2}})
    game.decide("step F")
    assert game.offered("shift") == {"4:9", "4:11"}


@pytest.mark.clause("GB-11.8", "GB-19.3")
def test_the_only_free_space_is_taken_without_asking_and_none_removes_the_tile() -> None:
    road: dict[str, Any] = {"1:10": {"police": 2}, "2:9": {"container": True}}
    game = moving(car(DON, "1:8", 10), road=road)
    game.decide("step F")
    assert game.on("2:11") == {"police": 2}
    game = moving(car(DON, "1:8", 10), car(PARKER, "2:11"), road=road)
    game.decide("step F")
    assert game.told("removes_police") == [{"count": 2, "space": "1:10"}]


@pytest.mark.clause("GB-11.9")
@pytest.mark.parametrize("way", ["F", "B"])
@pytest.mark.parametrize(("shooter", "direction"), [("3:10", "F"), ("3:22", "B"), ("2:17", "BR"), ("4:15", "FL")])
def test_a_car_on_a_ramp_is_struck_as_a_car_from_any_side(way: str, shooter: str, direction: str) -> None:
    cars = [car(PARKER, shooter), car(DON, "3:16")]
    game = bridge("moved", *cars, dice="shot", road={"3:16": {"ramp": way}})
    game.decide(f"shoot {direction}")
    assert game.damage(DON) == 1


@pytest.mark.clause("GB-11.10")
@pytest.mark.parametrize("fields", [{"body": 0}, {"active": ["bulletproof"]}])
def test_a_car_that_cannot_be_hurt_still_absorbs_shots(fields: dict[str, Any]) -> None:
    game = gunman(car(PARKER, "3:16", **fields), car(DUKE, "3:20"), dice="shot")
    game.decide("shoot F")
    assert (game.damage(PARKER), game.damage(DUKE)) == (0, 0)
    assert game.facts(PARKER, "cash") == (1000,)
    assert game.turn()["shots"] == 0


@pytest.mark.clause("GB-11.2")
def test_a_car_that_stands_still_shoots_at_the_end_of_its_movement() -> None:
    game = settled("shot wheel", car(DON, "3:10"), car(PARKER, "3:20"))
    game.play("speed 0", "shoot F")
    assert game.damage(PARKER) == 1
