"""GB-4: setup."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car, start
from tests.games.table import Script

STARTS = {"1:0": 1100, "2:-1": 1200, "3:0": 900, "4:-1": 1200, "5:0": 1100}
DRIVERS = [PUPETTA, DON, SPENDER, DUKE, PARKER]


def begun(seats: int, chances: Script = (), **settings: Any) -> Table:
    """A new game in which everybody has picked, in the order of cars and start spaces."""
    game = start(seats, chances, **settings)
    for driver, space in zip(DRIVERS[:seats], STARTS, strict=False):
        game.decide(f"car {driver} {space}")
    return game


@pytest.mark.clause("GB-4.1")
def test_five_bonuses_and_the_five_hazards_of_round_one_are_revealed() -> None:
    hazards = ["container", "nails_2", "police_4", "barrier_3", "speed_limit"]
    game = begun(3, [("hazard", hazards)])
    assert [event["price"] for event in game.told("offers")] == [500, 400, 300, 200, 100]
    assert [event["hazard"] for event in game.told("reveals")] == hazards
    assert sorted(game.dump()["hazards"]["revealed"]) == sorted(hazards)
    assert (game.dump()["round"], game.phase()) == (1, "hazards")


@pytest.mark.clause("GB-4.1")
def test_hazards_and_bonuses_are_shuffled_separately() -> None:
    met = [(name, len(outcomes), count) for name, outcomes, count in begun(4).met]
    assert met == [("bonus", 30, 5), ("hazard", 30, 5)]


@pytest.mark.clause("GB-4.2")
@pytest.mark.parametrize(("drawn", "shop"), [
    ("mine nitro pump_gun mortar envelope", "mortar pump_gun nitro envelope mine"),
    ("oil_slick oil_slick acid_pool mine smooth_ride", "smooth_ride oil_slick oil_slick acid_pool mine"),
    ("envelope nitro ballast crane_pass mortar", "ballast crane_pass mortar envelope nitro"),
    ("mortar crane_pass ballast nitro envelope", "mortar crane_pass ballast nitro envelope"),
])  # fmt: skip
def test_the_shop_is_arranged_by_colour_gold_dearest_and_within_a_colour_as_drawn(drawn: str, shop: str) -> None:
    game = start(3, [("bonus", drawn.split())])
    assert game.dump()["bonuses"]["shop"] == shop.split()
    offers = {event["price"]: event["tile"] for event in game.told("offers")}
    assert offers == dict(zip((500, 400, 300, 200, 100), shop.split(), strict=True))


@pytest.mark.clause("GB-4.3")
def test_each_player_picks_a_car_and_a_start_space_in_seat_order() -> None:
    game = start(3)
    assert set(game.legal()) == {f"car {driver} {space}" for driver in DRIVERS for space in STARTS}
    for seat, (driver, space) in enumerate([(DUKE, "3:0"), (PUPETTA, "5:0"), (PARKER, "2:-1")]):
        assert game.waiting() == [seat]
        game.decide(f"car {driver} {space}")
        assert game.facts(driver, "seat", "at", "cash", "ramp") == (seat, space, STARTS[space], True)
    assert [event["car"] for event in game.told("picks")] == [DUKE, PUPETTA, PARKER]


@pytest.mark.clause("GB-4.3")
def test_a_car_and_a_start_space_may_each_be_taken_once() -> None:
    game = start(3)
    game.decide(f"car {DUKE} 3:0")
    assert len(game.legal()) == 16
    assert game.refusal_for(f"car {DUKE} 1:0") == ("car-taken", "GB-4.3")
    assert game.refusal_for(f"car {DON} 3:0") == ("start-taken", "GB-4.3")
    assert game.refusal_for(f"car {DON} 3:2")[0] == "no-start"


@pytest.mark.clause("GB-4.3")
def test_the_picking_order_may_be_random() -> None:
    game = start(4, [("picking-order", ["2", "0", "3", "1"])], picking_order="random")
    assert game.dump()["picking"] == [2, 0, 3, 1]
    for seat, driver, space in [(2, DUKE, "3:0"), (0, DON, "1:0"), (3, PARKER, "5:0"), (1, SPENDER, "2:-1")]:
        assert game.waiting() == [seat]
        game.decide(f"car {driver} {space}")
        assert game.car(driver)["seat"] == seat


@pytest.mark.clause("GB-4.4")
@pytest.mark.parametrize(("space", "money"), STARTS.items())
def test_a_start_space_gives_the_money_printed_there(space: str, money: int) -> None:
    game = start(2)
    game.decide(f"car {SPENDER} {space}")
    assert game.car(SPENDER)["cash"] == money
    assert game.told("picks") == [{"seat": 0, "car": SPENDER, "space": space, "cash": money}]


@pytest.mark.clause("GB-4.5")
def test_every_dial_starts_at_0_every_body_at_its_maximum_every_car_in_race_direction() -> None:
    game = begun(5)
    for driver in DRIVERS:
        assert game.facts(driver, "speed", "body", "facing", "debt", "tiles", "active") == (
            0, 7 if driver == SPENDER else 5, "F", 0, [], [],
        )  # fmt: skip


@pytest.mark.clause("GB-4.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_fewer_players_there_are_still_five_hazards_and_five_start_spaces(seats: int) -> None:
    game = start(seats)
    assert {line.split()[2] for line in game.legal()} == set(STARTS)
    assert len(begun(seats).dump()["hazards"]["revealed"]) == 5


@pytest.mark.clause("GB-4.6", "GB-23.5")
@pytest.mark.parametrize(("seats", "reward"), [(3, 600), (4, 800), (5, 1000)])
def test_the_reward_table_is_that_of_the_number_of_players(seats: int, reward: int) -> None:
    others = [car(driver, f"{lane}:4") for lane, driver in ((1, DUKE), (5, SPENDER))]
    others += [car(driver, f"{lane}:5") for lane, driver in ((2, PARKER), (4, PUPETTA))]
    game = bridge("moving", car(DON, "3:40", 10), *others[: seats - 1])
    game.decide("step F")
    assert game.told("rewarded") == [{"car": DON, "place": 1, "amount": reward}]


@pytest.mark.clause("GB-4.7")
@pytest.mark.parametrize(("seats", "revealed"), [(2, 5), (3, 3), (4, 4), (5, 5)])
def test_gentle_hazards_are_as_many_as_players_when_three_or_four_play(seats: int, revealed: int) -> None:
    game = begun(seats, gentle_hazards=True)
    assert len(game.dump()["hazards"]["revealed"]) == revealed


@pytest.mark.clause("GB-4.7")
def test_without_shop_nothing_is_offered_and_nothing_bought() -> None:
    game = begun(3, no_shop=True)
    assert game.told("offers") == []
    assert not any(game.dump()["bonuses"]["shop"])
    cars = [car(DON, "3:10"), car(PARKER, "1:4")]
    game = bridge("moved", *cars, settings={"no_shop": True}, order=[PARKER, DON])
    assert game.refusal_for("buy 100") == ("shop-closed", "GB-4.7")
    game.decide("end")
    assert game.told("renews") == []


@pytest.mark.clause("GB-4.7")
def test_without_ramps_nobody_has_one_places_one_or_sells_one() -> None:
    game = begun(3, no_ramps=True)
    assert [each["ramp"] for each in game.dump()["cars"]] == [False] * 3
    cars = [car(DON, "3:10"), car(PARKER, "out"), car(DUKE, "1:4")]
    game = bridge("turn", *cars, settings={"no_ramps": True}, order=[DUKE, DON])
    assert game.refusal_for("ramp")[0] == "no-ramps"
    game.play("roll", "stop", "speed 0", "end")
    assert game.told("sells_ramp") == []
    outcome = game.outcome()
    assert outcome is not None
    assert [placing.points for placing in outcome.placings] == [1500, 1000, 1000]
