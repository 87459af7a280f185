"""GB-19: hazards and road features, by the summary table of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving

FAR = car(PARKER, "5:2")
DAMAGED = ["3:6", "1:12", "2:19", "5:20", "3:22", "4:27", "1:30", "5:36"]
WAYS = {"F": "3:12", "FL": "2:11", "FR": "4:11"}


def onto(thing: dict[str, Any], speed: int, direction: str = "F", driver: str = DON, **fields: Any) -> Table:
    """A car at 3:10 enters a thing straight on or by a lane change, with one step at least to go."""
    cars = [car(driver, "3:10", speed, **fields), FAR]
    game = moving(*cars, dice="wheel wheel", road={WAYS[direction]: thing})
    game.decide(f"step {direction}")
    return game


@pytest.mark.clause("GB-19.1")
@pytest.mark.parametrize("direction", ["F", "FL", "FR"])
@pytest.mark.parametrize(("nails", "speed", "after"), [(2, 30, 10), (3, 30, 0), (4, 20, 0), (2, 50, 30)])
def test_nails_slow_a_car_by_ten_each_at_the_end_of_its_movement(
    direction: str, nails: int, speed: int, after: int
) -> None:
    game = onto({"nails": nails}, speed, direction)
    assert game.on(WAYS[direction]) == {}, "removed at once"
    assert game.facts(DON, "speed", "body") == (speed, 5)
    assert game.turn()["movement"] == speed // 10 - 1
    assert game.told("takes_nails") == [{"car": DON, "count": nails, "space": WAYS[direction]}]
    while game.phase() == "moving":
        game.decide("step F")
    assert game.car(DON)["speed"] == after
    assert game.told("slowed") == [{"car": DON, "speed": after}]


@pytest.mark.clause("GB-19.1")
def test_several_nail_tiles_add_up() -> None:
    road: dict[str, Any] = {"3:12": {"nails": 2}, "3:16": {"nails": 2}}
    game = moving(car(DON, "3:10", 50), FAR, road=road)
    game.play(*["step F"] * 5)
    assert game.facts(DON, "at", "speed") == ("3:20", 10)
    assert game.told("slowed") == [{"car": DON, "speed": 10}]


@pytest.mark.clause("GB-19.1", "GB-14.10")
def test_a_pushed_car_is_slowed_at_once_and_a_landed_one_at_the_end() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:12", 30), road={"3:14": {"nails": 2}})
    game.decide("step F")
    assert game.car(PARKER)["speed"] == 10
    road: dict[str, Any] = {"3:12": {"ramp": "F"}, "3:14": {"nails": 2}}
    game = moving(car(DON, "3:10", 20), FAR, road=road)
    game.decide("step F")
    assert game.facts(DON, "at", "speed") == ("3:14", 0)


@pytest.mark.clause("GB-19.2")
@pytest.mark.parametrize("direction", ["F", "FL", "FR"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_barriers_cost_one_each_are_removed_and_the_movement_goes_on(direction: str, count: int) -> None:
    game = onto({"barrier": count}, 20, direction)
    space = WAYS[direction]
    assert game.facts(DON, "at", "body", "cash", "speed") == (space, 5 - count, 1000 - 100 * count, 20)
    assert game.on(space) == {"cash": 100 * count}
    assert game.told("breaks_barriers") == [{"car": DON, "count": count, "space": space}]
    assert game.turn()["movement"] == 1


@pytest.mark.clause("GB-19.2")
def test_the_whole_stack_is_removed_even_if_the_car_spins_out_part_way() -> None:
    game = onto({"barrier": 3}, 20, body=1)
    assert game.facts(DON, "at", "body", "facing") == ("3:12", 0, "B")
    assert game.on("3:12") == {"cash": 100}


@pytest.mark.clause("GB-19.2", "GB-22.1")
def test_police_bullets_pass_over_barriers() -> None:
    game = bridge("round_end", car(DON, "3:10"), FAR, road={"3:12": {"barrier": 3}, "3:14": {"police": 2}})
    assert (game.damage(DON), game.on("3:12")) == (2, {"barrier": 3})


@pytest.mark.clause("GB-19.3")
@pytest.mark.parametrize(("direction", "around"), [
    ("F", {"2:11", "2:13", "4:11", "4:13"}), ("FL", {"1:10", "1:12", "3:12"}), ("FR", {"5:10", "5:12", "3:12"}),
])  # fmt: skip
def test_police_do_no_harm_and_shift_where_the_driver_chooses(direction: str, around: set[str]) -> None:
    game = onto({"police": 4}, 20, direction)
    assert game.facts(DON, "at", "body", "cash") == (WAYS[direction], 5, 1000)
    free = {"3:10"} | around if direction != "F" else around
    assert game.offered("shift") == free, "the space that was left is free"
    chosen = sorted(around)[0]
    game.decide(f"shift {chosen}")
    assert game.on(chosen) == {"police": 4}
    assert game.turn()["movement"] == 1


@pytest.mark.clause("GB-19.3", "GB-6.6")
def test_police_without_a_free_space_leave_the_bridge() -> None:
    road: dict[str, Any] = {"1:10": {"police": 1}, "2:9": {"nails": 2}, "2:11": {"nails": 2}}
    game = moving(car(DON, "1:8", 10), FAR, road=road)
    game.decide("step F")
    assert game.on("1:10") == {}
    assert game.dump()["hazards"]["discard"]["police_1"] == 1


@pytest.mark.clause("GB-19.4")
@pytest.mark.parametrize("direction", ["F", "FL", "FR"])
@pytest.mark.parametrize(("speed", "points"), [(10, 0), (20, 0), (30, 0), (40, 1), (50, 2)])
def test_the_sign_costs_one_at_40_and_two_at_50_and_stays(direction: str, speed: int, points: int) -> None:
    game = onto({"speed_limit": True}, speed, direction)
    assert game.facts(DON, "body", "speed") == (5 - points, speed)
    space = WAYS[direction]
    assert game.on(space)["speed_limit"] is True
    assert game.told("speed_trap") == ([{"car": DON, "speed": speed, "space": space}] if points else [])


@pytest.mark.clause("GB-19.5")
def test_a_container_is_immovable_and_blocks_its_space_and_all_shots() -> None:
    cars = [car(DON, "3:10", 20), car(DUKE, "3:16")]
    game = moving(*cars, dice="shot", road={"3:12": {"container": True}})
    assert game.refusal_for("shoot F")[0] == "no-target"
    game.decide("step F")
    assert (game.car(DON)["at"], game.on("3:12")) == ("3:10", {"container": True})
    game = bridge("round_end", car(DON, "3:10"), FAR, road={"3:12": {"container": True}, "3:14": {"police": 4}})
    assert game.damage(DON) == 0


@pytest.mark.clause("GB-19.6", "GB-2.9")
@pytest.mark.parametrize("space", DAMAGED)
def test_damaged_road_costs_one_whenever_it_is_entered(space: str) -> None:
    lane, y = map(int, space.split(":"))
    cars = [car(DON, f"{lane}:{y - 2}", 10), car(PARKER, "4:1")]
    game = moving(*cars)
    game.decide("step F")
    assert game.facts(DON, "at", "body", "cash") == (space, 4, 900)
    assert game.bills() == {space: 100}
    assert game.told("bad_road") == [{"car": DON, "space": space}]


@pytest.mark.clause("GB-19.6")
def test_also_by_a_push_a_slide_and_a_landing_and_again_and_again() -> None:
    game = moving(car(DON, "3:18", 20), car(SPENDER, "3:20", 20))
    game.decide("step F")
    assert game.facts(SPENDER, "at", "body") == ("3:22", 5)
    game = moving(car(DON, "3:18", 10), FAR, road={"3:20": {"oil_slick": True}})
    game.decide("step F")
    assert game.facts(DON, "at", "body") == ("3:22", 4)
    game = moving(car(DON, "3:16", 30), FAR, road={"3:18": {"ramp": "F"}})
    game.decide("step F")
    assert game.facts(DON, "at", "body") == ("3:22", 4)
    game = moving(car(DON, "2:21", 10), FAR, road={"3:22": {"cash": 100}})
    game.decide("step FR")
    assert game.facts(DON, "at", "body", "cash") == ("3:22", 4, 1000)


@pytest.mark.clause("GB-19.6", "GB-17.2")
def test_unless_a_ramp_covers_it() -> None:
    game = moving(car(DON, "3:20", 10), FAR, road={"3:22": {"ramp": "F"}})
    game.decide("step F")
    assert game.facts(DON, "at", "body") == ("3:22", 5)


@pytest.mark.clause("GB-19.7")
def test_a_pier_keeps_a_car_from_the_river_at_the_price_of_the_squeeze_and_blocks_no_shot() -> None:
    game = moving(car(PARKER, "2:19", 10), car(SPENDER, "1:20", 20), dice="shot")
    game.play("shoot FL", "step FL")
    assert game.facts(SPENDER, "at", "body") == ("1:20", 7 - 1 - 2)


@pytest.mark.clause("GB-19.8")
def test_cars_block_and_absorb_shots_of_gangsters_and_police() -> None:
    cars = [car(DON, "3:10"), car(DUKE, "3:14"), car(PARKER, "3:18")]
    game = bridge("moved", *cars, dice="shot")
    game.decide("shoot F")
    assert (game.damage(DUKE), game.damage(PARKER)) == (1, 0)
    game = bridge("round_end", *cars, road={"3:20": {"police": 2}})
    assert [game.damage(driver) for driver in (DON, DUKE, PARKER)] == [0, 0, 2]


@pytest.mark.clause("GB-19.9")
@pytest.mark.parametrize("way", ["F", "B"])
def test_a_ramp_blocks_all_shots_unharmed(way: str) -> None:
    cars = [car(DON, "3:10"), car(DUKE, "3:20")]
    game = bridge("moved", *cars, dice="shot", road={"3:14": {"ramp": way}})
    assert game.refusal_for("shoot F")[0] == "no-target"
    game = bridge("round_end", *cars, road={"3:14": {"ramp": way}, "3:16": {"police": 2}})
    assert (game.damage(DON), game.on("3:14")) == (0, {"ramp": way})


@pytest.mark.clause("GB-19.1", "GB-19.4", "GB-22.1")
@pytest.mark.parametrize("thing", [
    {"nails": 2}, {"speed_limit": True}, {"cash": 300}, {"police": 1}, {"mine": PARKER}, {"oil_slick": True},
    {"acid_pool": True},
])  # fmt: skip
def test_police_bullets_pass_everything_else(thing: dict[str, Any]) -> None:
    game = bridge("round_end", car(DON, "3:10"), FAR, road={"3:14": thing, "3:18": {"police": 3}})
    officers = 3 + (1 if "police" in thing else 0)
    assert game.damage(DON) == officers
    assert game.on("3:14") == thing
