"""GB-17.4, GB-20.1: a ramp that is not entered frontally, and Pupetta; GB-19.1: nails where a car lands."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, car, moving

FAR: Final = car(PARKER, "5:2")
EXPERT: Final = {"expert": True}
SIDES: Final = [("2:9", "FR"), ("4:9", "FL")]


@pytest.mark.clause("GB-17.4", "GB-20.1")
@pytest.mark.parametrize(("name", "points"), [(PUPETTA, 2), (DON, 3), (SPENDER, 3), (DUKE, 3)])
@pytest.mark.parametrize(("at", "direction"), SIDES)
@pytest.mark.parametrize("way", ["F", "B"])
def test_a_lane_change_onto_a_ramp_costs_three_but_pupetta_two(
    name: str, points: int, at: str, direction: str, way: str
) -> None:
    game = moving(car(name, at, 20), FAR, road={"3:10": {"ramp": way, "cash": 100}})
    body = game.car(name)["body"]
    game.decide(f"step {direction}")
    assert game.facts(name, "at", "body", "cash", "speed") == ("3:10", body - points, 1100 - 100 * points, 20)
    assert game.told("hits_ramp") == [{"car": name, "space": "3:10"}]
    assert game.turn()["movement"] == 1
    game.decide("step F")
    assert game.car(name)["at"] == "3:12"
    assert game.on("3:10") == {"ramp": way, "cash": 100 * points}, "the ramp stays"


@pytest.mark.clause("GB-17.4", "GB-20.1", "GB-24.12")
@pytest.mark.parametrize("homeward", [False, True])
@pytest.mark.parametrize(("name", "points"), [(PUPETTA, 2), (DON, 3)])
def test_against_its_direction_too(name: str, points: int, homeward: bool) -> None:
    at, step, way = ("3:12", "B", "F") if homeward else ("3:8", "F", "B")
    cars = [car(name, at, 20, homeward=homeward), FAR, car(DUKE, "1:2")]
    game = moving(*cars, settings=EXPERT, road={"3:10": {"ramp": way}})
    game.decide(f"step {step}")
    assert (game.car(name)["at"], game.damage(name), game.told("jumps")) == ("3:10", points, [])
    assert (game.turn()["movement"], game.on("3:10")) == (1, {"ramp": way, "cash": 100 * points})


@pytest.mark.clause("GB-17.4", "GB-20.1", "GB-14.20")
@pytest.mark.parametrize(("name", "points"), [(PUPETTA, 2), (DON, 3)])
def test_a_slide_in_ones_own_turn_onto_a_ramp_against_its_direction_is_own_movement(name: str, points: int) -> None:
    road: dict[str, Any] = {"3:10": {"oil_slick": True}, "3:12": {"ramp": "B"}}
    game = moving(car(name, "3:8", 20), FAR, road=road)
    game.decide("step F")
    assert (game.car(name)["at"], game.damage(name), game.told("jumps")) == ("3:12", points, [])


@pytest.mark.clause("GB-17.4", "GB-20.1")
@pytest.mark.parametrize("name", [PUPETTA, DON])
def test_a_frontal_entry_costs_neither_of_them_anything(name: str) -> None:
    game = moving(car(name, "3:8", 10), FAR, road={"3:10": {"ramp": "F"}})
    game.decide("step F")
    assert (game.car(name)["at"], game.damage(name)) == ("3:10", 0)


@pytest.mark.clause("GB-17.4", "GB-20.1", "GB-16.1")
@pytest.mark.parametrize(("body", "left"), [(1, 0), (2, 0), (3, 1)])
def test_pupetta_spins_out_on_it_with_her_second_point(body: int, left: int) -> None:
    game = moving(car(PUPETTA, "2:9", 20, body=body), FAR, road={"3:10": {"ramp": "F"}})
    game.decide("step FR")
    assert game.facts(PUPETTA, "at", "body", "facing") == ("3:10", left, "F" if left else "B")
    assert game.phase() == ("moving" if left else "moved")


@pytest.mark.clause("GB-14.13", "GB-17.4", "GB-20.1")
@pytest.mark.parametrize(("way", "points"), [("F", 1), ("B", 4)])
def test_pushed_onto_a_ramp_she_is_not_spared(way: str, points: int) -> None:
    """One for the ram, and three for the ramp unless it points along the push: this is not her own movement."""
    game = moving(car(DON, "3:8", 10), car(PUPETTA, "3:10", 20), road={"3:12": {"ramp": way}})
    game.decide("step F")
    assert (game.car(PUPETTA)["at"], game.damage(PUPETTA)) == ("3:12", points)


@pytest.mark.clause("GB-14.13", "GB-17.4", "GB-20.1")
def test_nor_when_she_is_pushed_onto_it_from_the_side() -> None:
    game = moving(car(DON, "1:10", 10), car(PUPETTA, "2:11", 20), road={"3:12": {"ramp": "F"}})
    game.decide("step FR")
    assert (game.car(PUPETTA)["at"], game.damage(PUPETTA)) == ("3:12", 4)


@pytest.mark.clause("GB-20.1")
def test_barriers_and_a_ramp_on_one_drive_spare_her_one_each() -> None:
    road: dict[str, Any] = {"2:7": {"barrier": 2}, "3:8": {"ramp": "F"}, "3:10": {"barrier": 1}}
    game = moving(car(PUPETTA, "2:5", 30), FAR, road=road)
    game.play("step F", "step FR", "step F")
    assert (game.car(PUPETTA)["at"], game.damage(PUPETTA)) == ("3:10", 1 + 2 + 0)


# -- nails ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GB-19.1", "GB-17.8")
@pytest.mark.parametrize(("speed", "nails", "after"), [(30, 2, 10), (50, 4, 10), (20, 3, 0)])
def test_nails_where_a_car_lands_slow_it_at_the_end_of_its_own_movement(speed: int, nails: int, after: int) -> None:
    there = f"3:{12 + 2 * (speed // 10 - 1)}"
    game = moving(car(DON, "3:10", speed), FAR, road={"3:12": {"ramp": "F"}, there: {"nails": nails}})
    game.decide("step F")
    assert game.facts(DON, "at", "speed", "body") == (there, after, 5)
    assert game.on(there) == {}, "the tile is removed"
    assert game.told("slowed") == [{"car": DON, "speed": after}]


@pytest.mark.clause("GB-19.1")
def test_nails_driven_over_before_the_jump_and_nails_at_the_landing_add_up() -> None:
    road: dict[str, Any] = {"3:10": {"nails": 2}, "3:12": {"ramp": "F"}, "3:18": {"nails": 2}}
    game = moving(car(DON, "3:8", 50), FAR, road=road)
    game.play("step F", "step F")
    assert game.facts(DON, "at", "speed") == ("3:18", 10)
    assert game.told("slowed") == [{"car": DON, "speed": 10}]


@pytest.mark.clause("GB-19.1", "GB-14.10")
def test_a_pushed_car_is_slowed_once_and_at_once() -> None:
    """Its own next turn begins with the lower dial and is not slowed again."""
    cars = [car(DON, "3:8", 10), car(PARKER, "3:10", 40)]
    game = moving(*cars, order=[DON, PARKER], settings={"no_shop": True}, road={"3:12": {"nails": 2}})
    game.decide("step F")
    assert game.facts(PARKER, "at", "speed") == ("3:12", 20)
    assert game.on("3:12") == {}
    game.decide("end")
    game.play("roll", "stop")
    game.play("speed 0", "step F", "step F")
    assert game.facts(PARKER, "at", "speed") == ("3:16", 20)
    assert [event["car"] for event in game.told("slowed")] == [PARKER]


@pytest.mark.clause("GB-19.1", "GB-14.10")
def test_a_rammer_goes_on_over_nails_that_the_pushed_car_has_taken() -> None:
    game = moving(car(DON, "3:8", 40), car(PARKER, "3:10", 40), road={"3:12": {"nails": 2}})
    game.play(*["step F"] * 4)
    assert game.facts(DON, "at", "speed") == ("3:12", 40)
    assert game.facts(PARKER, "at", "speed") == ("3:14", 20)
