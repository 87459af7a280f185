"""GB-12: cash on the road."""

from __future__ import annotations

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, bridge, car, moving, settled

FAR = car(PARKER, "5:2")


@pytest.mark.clause("GB-12.1")
def test_lost_money_lies_where_the_car_stood_at_that_moment() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:12", 20))
    game.decide("step F")
    assert game.bills() == {"3:10": 100, "3:12": 100}
    assert game.facts(PARKER, "at", "cash") == ("3:14", 900)
    game = moving(car(DON, "3:10", 20), FAR, road={"3:12": {"barrier": 2}})
    game.play("step F", "step F")
    assert (game.bills(), game.car(DON)["at"]) == ({"3:12": 200}, "3:14")


@pytest.mark.clause("GB-12.2")
@pytest.mark.parametrize("direction", ["F", "FL", "FR"])
def test_a_car_that_enters_a_space_by_its_own_step_collects_all_bills(direction: str) -> None:
    road = {"3:12": {"cash": 700}, "2:11": {"cash": 700}, "4:11": {"cash": 700}}
    game = moving(car(DON, "3:10", 10), FAR, road=road)
    game.decide(f"step {direction}")
    at = game.car(DON)["at"]
    assert (game.car(DON)["cash"], game.on(at)) == (1700, {})
    assert game.told("collects") == [{"car": DON, "amount": 700, "space": at}]


@pytest.mark.clause("GB-12.2", "GB-14.10")
def test_so_does_a_car_that_is_pushed() -> None:
    game = moving(car(DON, "3:10", 10), car(PARKER, "3:12", 20), road={"3:14": {"cash": 300}})
    game.decide("step F")
    assert game.facts(PARKER, "at", "cash") == ("3:14", 1200)
    assert game.bills() == {"3:10": 100, "3:12": 100}


@pytest.mark.clause("GB-12.2", "GB-21.15")
def test_so_does_a_car_that_slides() -> None:
    road = {"3:12": {"oil_slick": True, "cash": 100}, "3:14": {"cash": 300}}
    game = moving(car(DON, "3:10", 10), FAR, road=road)
    game.decide("step F")
    assert game.facts(DON, "at", "cash") == ("3:14", 1400)


@pytest.mark.clause("GB-12.2", "GB-17.8")
def test_so_does_a_car_that_lands() -> None:
    road = {"3:12": {"ramp": "F", "cash": 100}, "3:16": {"cash": 300}}
    game = moving(car(DON, "3:10", 30), FAR, road=road, chances=[("landing", ["speed"])])
    game.decide("step F")
    assert game.facts(DON, "at", "cash") == ("3:16", 1400)


@pytest.mark.clause("GB-12.2")
def test_what_is_lost_on_the_same_entry_stays_on_the_road() -> None:
    game = moving(car(DON, "3:10", 20), FAR, road={"3:12": {"barrier": 2, "cash": 300}})
    game.decide("step F")
    assert game.story("collects", "damaged") == ["collects", "damaged"]
    assert (game.car(DON)["cash"], game.bills()) == (1100, {"3:12": 200})
    road = {"3:12": {"ramp": "F"}, "3:14": {"cash": 300}}
    game = moving(car(DON, "3:10", 20), FAR, road=road, chances=[("landing", ["shot"])])
    game.decide("step F")
    assert (game.car(DON)["cash"], game.bills()) == (1200, {"3:14": 100})


@pytest.mark.clause("GB-12.3")
def test_bills_under_a_car_are_not_collected_by_it() -> None:
    game = settled("breakage breakage wheel", car(SPENDER, "3:10", 10), FAR, road={"3:10": {"cash": 500}})
    assert (game.car(SPENDER)["cash"], game.bills()) == (800, {"3:10": 700})
    game.play("speed 0", "step F")
    assert (game.car(SPENDER)["cash"], game.bills()) == (800, {"3:10": 700})
    assert game.told("collects") == []


@pytest.mark.clause("GB-12.3")
def test_nor_what_is_dropped_under_it_while_it_stands() -> None:
    game = bridge("moved", car(DON, "3:10"), car(PARKER, "3:16", 10), dice="shot shot", order=[DON, PARKER])
    game.play("shoot F", "shoot F", "end")
    assert game.asked() == ("start", PARKER)
    game.pass_by()
    assert game.told("collects") == []
    assert game.bills() == {"3:16": 200}


@pytest.mark.clause("GB-12.3")
def test_anybody_who_enters_collects_whoever_lost_it() -> None:
    game = moving(car(DON, "3:10", 30), car(PARKER, "3:12", 20))
    game.play("step F", "step F")
    assert game.told("collects") == [{"car": DON, "amount": 100, "space": "3:12"}]
    cars = [car(DON, "2:9", 10), car(PARKER, "1:4")]
    game = moving(*cars, road={"3:10": {"cash": 200}})
    game.decide("step FR")
    assert game.car(DON)["cash"] == 1200


@pytest.mark.clause("GB-12.4", "GB-15.6")
def test_being_put_down_by_the_crane_is_not_an_entry() -> None:
    cars = [car(DON, "3:20"), car(PARKER, "river", exit="1:14")]
    game = bridge("moved", *cars, order=[PARKER, DON], road={"1:14": {"cash": 300}})
    game.decide("end")
    assert game.facts(PARKER, "at", "cash") == ("1:14", 500)
    assert game.bills() == {"1:14": 300}


@pytest.mark.clause("GB-12.4", "GB-17.6")
def test_nor_is_flying_over_a_space() -> None:
    road = {"3:12": {"ramp": "F"}, "3:14": {"cash": 300}, "3:16": {"cash": 300}, "3:18": {"cash": 100}}
    game = moving(car(DON, "3:10", 40), FAR, road=road, chances=[("landing", ["wheel"])])
    game.decide("step F")
    assert game.facts(DON, "at", "cash") == ("3:18", 1100)
    assert game.bills() == {"3:14": 300, "3:16": 300}


@pytest.mark.clause("GB-12.5")
def test_bills_never_block_cars_shots_or_ramps() -> None:
    road = {"3:12": {"cash": 200}, "3:14": {"cash": 200}}
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:20"), road=road, dice="shot")
    game.play("shoot F", "step F", "step F")
    assert (game.damage(PARKER), game.car(DON)["at"]) == (1, "3:14")
    game = bridge("turn", car(DON, "3:10"), FAR, road=road)
    game.play("ramp", "place 3:12")
    assert game.on("3:12") == {"ramp": "F", "cash": 200}


@pytest.mark.clause("GB-12.5", "GB-6.3")
def test_but_no_hazard_is_placed_on_them() -> None:
    cars = [car(DON, "3:10"), car(DUKE, "5:2")]
    game = bridge("hazards", *cars, road={"3:12": {"cash": 200}}, hazards={"revealed": ["nails_2"]})
    game.decide("hazard nails_2")
    assert game.refusal_for("place 3:12") == ("not-blank", "GB-6.3")
