"""GB-5: the round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car, start


def order(*cars: dict[str, Any], **fields: Any) -> list[str]:
    """The turn order of a new round."""
    game = bridge("round", *cars, **fields)
    found: list[str] = game.dump()["order"]
    assert [event["car"] for event in game.told("in_order")] == found
    assert [event["place"] for event in game.told("in_order")] == list(range(1, len(found) + 1))
    return found


@pytest.mark.clause("GB-5.1")
def test_greatest_y_first_then_the_faster_then_the_more_leftward() -> None:
    cars = [car(DON, "1:16", 20), car(PARKER, "5:16", 30), car(DUKE, "2:17"), car(SPENDER, "3:16", 20)]
    assert order(*cars) == [DUKE, PARKER, DON, SPENDER]


@pytest.mark.clause("GB-5.1")
def test_half_spaces_count() -> None:
    assert order(car(DON, "3:16", 50), car(PARKER, "2:17"), car(DUKE, "4:15", 50)) == [PARKER, DON, DUKE]


@pytest.mark.clause("GB-5.1")
def test_facing_does_not_matter() -> None:
    cars = [car(DON, "1:16"), car(PARKER, "3:16", facing="B"), car(DUKE, "5:16", 10)]
    assert order(*cars) == [DUKE, DON, PARKER]
    cars = [car(DON, "1:16", facing="B"), car(PARKER, "3:16"), car(DUKE, "5:14", 10)]
    assert order(*cars) == [DON, PARKER, DUKE]


@pytest.mark.clause("GB-5.1")
def test_the_order_is_fixed_anew_each_round() -> None:
    game = bridge("moved", car(DON, "3:10", 10), car(PARKER, "1:12", 30), order=[PARKER, DON])
    game.decide("end")
    assert game.dump()["order"] == [PARKER, DON]
    game = bridge("moved", car(DON, "3:14", 10), car(PARKER, "1:12", 30), order=[PARKER, DON])
    game.decide("end")
    assert game.dump()["order"] == [DON, PARKER]


@pytest.mark.clause("GB-5.2")
def test_the_order_stays_for_the_whole_round_whatever_happens() -> None:
    cars = [car(DON, "3:10", 10), car(PARKER, "3:12", 10), car(DUKE, "1:4", 10)]
    game = bridge("moving", *cars, order=[DON, DUKE, PARKER])
    game.decide("step F")
    assert game.car(PARKER)["at"] == "3:14"
    game.decide("end")
    assert game.asked() == ("start", DUKE)
    game.pass_by()
    assert game.asked() == ("start", PARKER)
    assert game.dump()["order"] == [DON, DUKE, PARKER]


@pytest.mark.clause("GB-5.2", "GB-6.1")
def test_hazard_drafting_uses_the_order_that_was_fixed() -> None:
    cars = [car(DON, "3:20"), car(PARKER, "1:14"), car(DUKE, "5:6")]
    game = bridge("hazards", *cars, order=[DUKE, DON, PARKER], hazards={"revealed": ["nails_2", "nails_3", "nails_4"]})
    found = []
    for space in ("1:2", "3:2", "5:2"):
        found.append(game.view()["asked"]["car"])
        game.play(game.legal()[0], f"place {space}")
    assert found == [PARKER, DON, DUKE]


@pytest.mark.clause("GB-5.2", "GB-15.4")
def test_crane_returns_use_it_too() -> None:
    cars = [car(DON, "3:20"), car(PARKER, "river", exit="1:14"), car(DUKE, "river", exit="5:24")]
    game = bridge("moved", *cars, order=[PARKER, DUKE, DON])
    game.decide("end")
    assert [event["car"] for event in game.told("crane")] == [PARKER, DUKE]
    game = bridge("moved", *cars, order=[DUKE, PARKER, DON])
    game.decide("end")
    assert [event["car"] for event in game.told("crane")] == [DUKE, PARKER]


def last_turn(*cars: dict[str, Any], order: list[str]) -> Table:
    """The last turn of a round is about to end, with police, a car in the river and a shop that nobody bought from."""
    shop = ["ballast", "nitro", "envelope", "mine", "oil_slick"]
    return bridge("moved", *cars, order=order, road={"3:30": {"police": 1}}, bonuses={"shop": shop}, dice="wheel")


@pytest.mark.clause("GB-5.3", "GB-22.4")
def test_after_the_turns_come_police_fire_crane_returns_shop_renewal_and_a_new_round() -> None:
    game = last_turn(car(SPENDER, "3:20"), car(PARKER, "river", exit="1:14"), order=[PARKER, SPENDER])
    game.decide("end")
    kinds = ("sells", "volley", "crane", "renews", "round", "in_order", "reveals", "frozen", "over")
    assert game.story(*kinds) == ["sells", "volley", "crane", "renews", "round", *["in_order"] * 2, *["reveals"] * 5]


@pytest.mark.clause("GB-5.3", "GB-23.2")
def test_the_end_of_the_race_is_asked_last() -> None:
    cars = [car(SPENDER, "3:20"), car(PARKER, "river", exit="1:14"), car(DON, "5:4"), car(DUKE, "out")]
    game = last_turn(*cars, order=[DON, PARKER, SPENDER])
    game.decide("end")
    kinds = ("volley", "crane", "renews", "round", "frozen", "over")
    assert game.story(*kinds) == ["volley", "crane", "renews", "frozen", "over"]


@pytest.mark.clause("GB-5.3")
def test_hazards_are_drafted_before_the_first_turn_and_every_car_has_one_turn() -> None:
    cars = [car(DON, "3:20"), car(PARKER, "1:14"), car(DUKE, "5:6")]
    game = bridge("round", *cars, chances=[("hazard", ["nails_2", "nails_2", "nails_3", "nails_3", "nails_4"])])
    for space in ("1:2", "3:2", "5:2", "1:6", "4:5"):
        assert game.phase() == "hazards"
        game.play(game.legal()[0], f"place {space}")
    for _ in cars:
        game.pass_by()
    assert [event["car"] for event in game.told("turn")] == [DON, PARKER, DUKE]
    assert game.phase() == "hazards"
    assert [event["number"] for event in game.told("round")] == [2, 3]


@pytest.mark.clause("GB-5.4")
def test_in_round_one_the_start_lanes_play_in_the_order_1_3_5_2_4() -> None:
    game = start(5)
    for driver, space in ((PUPETTA, "4:-1"), (DON, "2:-1"), (SPENDER, "5:0"), (DUKE, "1:0"), (PARKER, "3:0")):
        game.decide(f"car {driver} {space}")
    assert game.dump()["order"] == [DUKE, PARKER, SPENDER, DON, PUPETTA]


@pytest.mark.clause("GB-5.4")
def test_lanes_that_are_not_in_use_are_left_out() -> None:
    game = start(3)
    for driver, space in ((PUPETTA, "4:-1"), (DON, "2:-1"), (SPENDER, "5:0")):
        game.decide(f"car {driver} {space}")
    assert game.dump()["order"] == [SPENDER, DON, PUPETTA]
