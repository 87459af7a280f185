"""GB-20: the drivers and their powers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car, moving, settled

FAR = car(SPENDER, "5:2")
EXPERT = {"expert": True}
CRATE: dict[str, Any] = {"container": True}


@pytest.mark.clause("GB-20.1")
@pytest.mark.parametrize(("direction", "at"), [("F", "3:16"), ("FL", "2:15"), ("FR", "4:15")])
def test_pupetta_rams_without_damage_to_herself(direction: str, at: str) -> None:
    game = moving(car(PUPETTA, "3:14", 20), car(PARKER, at, 20))
    game.decide(f"step {direction}")
    assert game.facts(PUPETTA, "body", "cash", "speed") == (5, 1000, 20)
    assert game.facts(PARKER, "body", "cash") == (4, 900)


@pytest.mark.clause("GB-20.1")
def test_in_a_crash_her_speed_still_becomes_0() -> None:
    game = moving(car(PUPETTA, "3:14", 30), car(PARKER, "3:16", 0))
    game.decide("step F")
    assert game.facts(PUPETTA, "body", "cash", "speed") == (5, 1000, 0)
    assert game.facts(PARKER, "at", "body") == ("3:18", 2)
    assert game.phase() == "moved"


@pytest.mark.clause("GB-20.1")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_barrier_of_every_stack_does_not_hurt_her_and_all_are_removed(count: int) -> None:
    road: dict[str, Any] = {"3:16": {"barrier": count}, "3:20": {"barrier": 2}}
    game = moving(car(PUPETTA, "3:14", 30), FAR, road=road)
    game.decide("step F")
    assert game.facts(PUPETTA, "body", "cash") == (6 - count, 1100 - 100 * count)
    assert game.on("3:16").get("barrier") is None
    game.play("step F", "step F")
    assert game.damage(PUPETTA) == count - 1 + 1


@pytest.mark.clause("GB-20.1")
def test_also_when_she_is_pushed_into_them_or_lands_on_them() -> None:
    game = moving(car(DON, "3:10", 20), car(PUPETTA, "3:12", 20), road={"3:14": {"barrier": 2}})
    game.decide("step F")
    assert game.damage(PUPETTA) == 1 + 1
    game = moving(car(PUPETTA, "3:10", 20), FAR, road={"3:12": {"ramp": "F"}, "3:14": {"barrier": 2}})
    game.decide("step F")
    assert game.damage(PUPETTA) == 1


@pytest.mark.clause("GB-20.1", "GB-17.4", "GB-17.8")
def test_a_ramp_that_she_enters_as_a_triple_barrier_hurts_her_by_2() -> None:
    game = moving(car(PUPETTA, "2:11", 30), FAR, road={"3:12": {"ramp": "F"}})
    game.decide("step FR")
    assert (game.facts(PUPETTA, "at", "body"), game.phase()) == (("3:12", 3), "moving"), "by a lane change"
    game = moving(car(PUPETTA, "3:10", 10), FAR, settings=EXPERT, wall=5, road={"3:12": {"ramp": "B"}})
    game.decide("step F")
    assert game.facts(PUPETTA, "at", "body") == ("3:12", 3), "from behind"
    game = moving(car(PUPETTA, "3:10", 10), FAR, road={"3:12": {"oil_slick": True}, "3:14": {"ramp": "B"}})
    game.decide("step F")
    assert game.facts(PUPETTA, "at", "body") == ("3:14", 3), "sliding"
    game = moving(car(PUPETTA, "3:10", 20), FAR, road={"3:12": {"ramp": "F"}, "3:14": {"ramp": "F"}})
    game.decide("step F")
    assert game.facts(PUPETTA, "at", "body") == ("3:14", 3), "landing on another one"


@pytest.mark.clause("GB-20.1", "GB-14.13")
def test_pushed_into_it_she_takes_3() -> None:
    game = moving(car(DON, "3:10", 20), car(PUPETTA, "4:11", 20), dice="wheel", road={"5:12": {"ramp": "F"}})
    game.decide("step FR")
    assert game.damage(PUPETTA) == 1 + 3


@pytest.mark.clause("GB-20.1")
def test_no_protection_in_pile_ups() -> None:
    for speed in (0, 20):
        game = moving(car(PUPETTA, "3:10", 30), car(PARKER, "3:12", speed), road={"3:14": CRATE})
        game.decide("step F")
        assert (game.damage(PUPETTA), game.damage(PARKER)) == (3, 3)


@pytest.mark.clause("GB-20.1")
def test_none_when_she_is_struck() -> None:
    game = moving(car(DON, "3:10", 20), car(PUPETTA, "3:12", 20))
    game.decide("step F")
    assert game.damage(PUPETTA) == 1
    game = moving(car(DON, "3:10", 20), car(PUPETTA, "3:12", 0))
    game.decide("step F")
    assert game.damage(PUPETTA) == 2


@pytest.mark.clause("GB-20.1")
def test_none_in_further_contacts_of_a_chain() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:12", 20), car(PUPETTA, "3:14", 20), car(DUKE, "3:16", 20))
    game.decide("step F")
    assert game.damage(PUPETTA) == 2
    cars = [car(PUPETTA, "3:14", 10), car(PARKER, "3:16", 20, homeward=True), car(DUKE, "3:12", 20)]
    game = moving(*cars, settings=EXPERT)
    game.decide("step F")
    assert (game.damage(PUPETTA), game.damage(PARKER), game.damage(DUKE)) == (1, 3, 1), "thrown back on Duke"


@pytest.mark.clause("GB-20.1")
def test_none_on_bounces_containers_and_piers() -> None:
    game = moving(car(PUPETTA, "3:10", 20), car(PARKER, "3:14"), road={"3:12": {"ramp": "F"}})
    game.decide("step F")
    assert game.damage(PUPETTA) == 1
    game = moving(car(PUPETTA, "3:10", 20), FAR, road={"2:11": CRATE})
    game.decide("step FL")
    assert game.damage(PUPETTA) == 1


@pytest.mark.clause("GB-20.2")
@pytest.mark.parametrize(("dice", "amount"), [
    ("breakage breakage repair repair breakage", 200), ("wheel breakage breakage repair repair", 200),
    ("wheel wheel breakage repair breakage", 200), ("wheel wheel wheel shot speed", 500),
])  # fmt: skip
def test_don_moccioco_sells_for_200_at_least(dice: str, amount: int) -> None:
    game = settled(dice, car(DON, "3:10"), FAR, order=[DON, SPENDER])
    game.play("speed 0", "end")
    assert game.told("sells")[0]["amount"] == amount


@pytest.mark.clause("GB-20.2")
def test_nobody_else_does() -> None:
    cars = [car(PARKER, "3:10"), FAR]
    game = settled("breakage breakage repair repair wheel", *cars, order=[PARKER, SPENDER])
    game.play("speed 0", "end")
    assert game.told("sells")[0]["amount"] == 100


@pytest.mark.clause("GB-20.2", "GB-23.1")
def test_also_in_the_turn_in_which_he_leaves_the_bridge() -> None:
    game = moving(car(DON, "3:40", 10), FAR, car(DUKE, "1:2"), order=[DON, SPENDER, DUKE])
    game.decide("step F")
    assert game.told("sells") == [{"car": DON, "count": 0, "amount": 200}]
    assert game.car(DON)["cash"] == 1000 + 600 + 200


@pytest.mark.clause("GB-20.2", "GB-7.9")
def test_not_for_a_turn_lost_in_the_river() -> None:
    cars = [car(PARKER, "3:20"), car(DON, "river", exit="1:14"), FAR]
    game = bridge("moved", *cars, order=[PARKER, DON, SPENDER])
    game.decide("end")
    assert [event["car"] for event in game.told("sells") if event["amount"]] == []
    assert game.asked() == ("start", SPENDER)


@pytest.mark.clause("GB-20.3")
def test_spender_has_seven_body_points() -> None:
    game = bridge("turn", car(SPENDER, "3:10", body=0), car(DON, "5:2"))
    game.decide("service")
    assert game.car(SPENDER)["body"] == 7
    assert game.seen(SPENDER)["body_max"] == 7


@pytest.mark.clause("GB-20.4")
def test_damaged_road_does_duke_nothing() -> None:
    game = moving(car(DUKE, "3:20", 20), FAR, road={"3:22": {"cash": 100}})
    game.decide("step F")
    assert game.facts(DUKE, "at", "body", "cash") == ("3:22", 5, 1100)


@pytest.mark.clause("GB-20.4")
@pytest.mark.parametrize(("face", "points"), [("wheel", 0), ("shot", 0), ("repair", 0), ("breakage", 1)])
def test_each_landing_does_him_one_less(face: str, points: int) -> None:
    cars = [car(DUKE, "3:10", 30), FAR]
    game = moving(*cars, road={"3:12": {"ramp": "F"}}, chances=[("landing", [face])])
    game.decide("step F")
    assert game.damage(DUKE) == points


@pytest.mark.clause("GB-20.4", "GB-17.9")
def test_his_bounces_cost_him_nothing_and_drop_no_bill_but_hurt_the_car_below() -> None:
    cars = [car(DUKE, "3:10", 20), car(PARKER, "3:14", 20)]
    game = moving(*cars, road={"3:12": {"ramp": "F"}}, chances=[("landing", ["breakage"])])
    game.decide("step F")
    assert (game.car(DUKE)["at"], game.damage(PARKER)) == ("3:12", 0), "one short: on the ramp itself"
    game = moving(*cars, road={"3:12": {"ramp": "F"}}, chances=[("landing", ["repair"])])
    game.play("step F", "bounce 3:16")
    assert game.facts(DUKE, "at", "body", "cash") == ("3:16", 5, 1000)
    assert game.facts(PARKER, "body", "cash") == (4, 900)
    assert game.bills() == {"3:14": 100}


@pytest.mark.clause("GB-20.4")
def test_everything_else_hurts_him_as_others() -> None:
    game = moving(car(DUKE, "3:10", 20), car(PARKER, "3:14", 20), road={"3:12": {"barrier": 2}})
    game.play("step F", "step F")
    assert game.damage(DUKE) == 3
    game = moving(car(DUKE, "2:9", 20), FAR, road={"3:10": {"ramp": "F"}})
    game.decide("step FR")
    assert game.damage(DUKE) == 3, "a ramp from the side is no landing"


TARGETS = {"F": "3:20", "B": "3:4", "FL": "1:14", "FR": "5:14", "BL": "1:10", "BR": "5:10"}


def turret(direction: str, **fields: Any) -> Table:
    """Parker at 3:12 after his movement, Duke somewhere in the line of fire."""
    cars = [car(PARKER, "3:12", **fields), car(DUKE, TARGETS[direction])]
    return bridge("moved", *cars, dice="shot")


@pytest.mark.clause("GB-20.5")
@pytest.mark.parametrize("facing", ["F", "B"])
@pytest.mark.parametrize("direction", ["F", "B", "FL", "FR", "BL", "BR"])
def test_parker_shoots_in_all_six_directions_whatever_his_facing(direction: str, facing: str) -> None:
    game = turret(direction, facing=facing)
    assert game.offered("shoot") == {direction}
    game.decide(f"shoot {direction}")
    assert game.damage(DUKE) == 1


@pytest.mark.clause("GB-20.5")
def test_the_direction_is_chosen_for_each_shot() -> None:
    cars = [car(PARKER, "3:12", 10), car(DUKE, "3:4"), car(DON, "2:13"), car(PUPETTA, "4:15")]
    game = moving(*cars, dice="shot shot shot")
    game.play("shoot B", "shoot FL", "step F", "shoot FR")
    assert [game.damage(driver) for driver in (DUKE, DON, PUPETTA)] == [1, 1, 1]


@pytest.mark.clause("GB-20.5", "GB-11.3")
@pytest.mark.parametrize("thing", [CRATE, {"ramp": "F"}, {"barrier": 1}, {"police": 1}])
def test_the_nearest_thing_blocks_along_that_line(thing: dict[str, Any]) -> None:
    cars = [car(PARKER, "3:12"), car(DUKE, "1:14")]
    game = bridge("moved", *cars, dice="shot", road={"2:13": thing})
    if "shoot FL" in game.legal():
        game.decide("shoot FL")
    assert game.damage(DUKE) == 0


@pytest.mark.clause("GB-20.5")
def test_diagonal_lines_run_until_they_leave_the_bridge() -> None:
    cars = [car(PARKER, "1:12"), car(DUKE, "5:16"), car(DON, "5:8")]
    game = bridge("moved", *cars, dice="shot shot shot")
    assert game.offered("shoot") == {"FR", "BR"}
    game.play("shoot FR", "shoot BR")
    assert (game.damage(DUKE), game.damage(DON)) == (1, 1)
