"""GB-9.9: the sale of unused dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, bridge, car, moving, settled

OTHER = car(PARKER, "1:4")


def sold(game: Table, driver: str = SPENDER) -> int:
    """What the dice sale of a car brought, once it has ended its turn."""
    expected = game.turn()["sale"]
    game.decide("end")
    [sale] = [event for event in game.told("sells") if event["car"] == driver] or [{"amount": 0}]
    assert sale["amount"] == expected, "as it was announced"
    return int(sale["amount"])


def spender(speed: int = 0, **fields: Any) -> dict[str, Any]:
    """The car that sells: it stands where nothing is near."""
    return car(SPENDER, "3:10", speed, **fields)


@pytest.mark.clause("GB-9.9")
@pytest.mark.parametrize(("dice", "amount"), [
    ("wheel speed shot repair wheel", 500), ("wheel speed breakage breakage breakage", 200),
    ("repair breakage wheel wheel wheel", 300), ("repair repair breakage wheel wheel", 300),
    ("repair breakage breakage wheel speed", 200), ("breakage breakage breakage breakage breakage", 0),
    ("repair repair repair repair repair", 500),
])  # fmt: skip
def test_every_unused_die_brings_100_but_breakage_and_cancelled_pairs(dice: str, amount: int) -> None:
    game = settled(dice, spender(), OTHER)
    game.decide("speed 0")
    before = game.car(SPENDER)["cash"]
    assert sold(game) == amount
    assert game.car(SPENDER)["cash"] == before + amount


@pytest.mark.clause("GB-9.9")
def test_dice_used_for_speed_and_body_are_not_sold() -> None:
    game = settled("speed speed speed wheel wheel", spender(10), OTHER)
    game.play("speed -1")
    assert sold(game) == 400
    game = settled("repair repair repair wheel wheel", spender(body=3), OTHER)
    game.play("repair 2", "speed 0")
    assert sold(game) == 300


@pytest.mark.clause("GB-9.9")
def test_dice_used_for_steering_and_shots_are_not_sold() -> None:
    game = moving(spender(30), OTHER, dice="wheel wheel wheel shot shot")
    game.play("step FL", "step F", "step FR")
    assert sold(game) == 300, "two free wheels, then two dice"
    game = bridge("moved", spender(), car(PARKER, "3:20"), dice="wheel shot shot")
    game.decide("shoot F")
    assert sold(game) == 200
    game = settled("wheel wheel wheel wheel shot", spender(facing="B"), OTHER)
    game.play("restart", "speed 0")
    assert sold(game) == 200


@pytest.mark.clause("GB-9.9")
def test_half_a_pair_of_wheels_from_the_dice_leaves_the_other_die() -> None:
    game = moving(spender(40), OTHER, dice="wheel wheel")
    game.play("step FL", "step F", "step F", "step F")
    assert sold(game) == 100, "one free wheel and one die"


@pytest.mark.clause("GB-9.9", "GB-21.15")
def test_wheel_dice_lost_to_a_slick_are_not_sold() -> None:
    game = moving(spender(10), OTHER, dice="wheel wheel shot", road={"3:12": {"oil_slick": True}})
    game.decide("step F")
    assert game.turn()["lost"] == [1, 2]
    assert sold(game) == 100


@pytest.mark.clause("GB-9.9", "GB-21.30")
def test_free_and_granted_wheels_and_steps_are_never_sold() -> None:
    game = settled("shot", spender(10, tiles=["power_steering", "nitro"]), OTHER)
    game.play("use power_steering", "settle", "use nitro", "speed 0", "step F")
    assert sold(game) == 100


@pytest.mark.clause("GB-9.9", "GB-21.30")
def test_granted_steps_are_spent_before_dice() -> None:
    game = settled("speed speed", spender(tiles=["nitro"]), OTHER)
    game.play("settle", "use nitro", "speed 3", "step F", "step F", "step F")
    assert sold(game) == 100


@pytest.mark.clause("GB-9.9")
def test_the_sale_is_automatic_and_comes_after_the_last_purchase() -> None:
    shop = {"shop": [None, None, None, "nitro", None]}
    cars = [spender(cash=0), OTHER]
    game = bridge("moved", *cars, dice="wheel wheel wheel wheel wheel", bonuses=shop, order=[SPENDER, PARKER])
    game.decide("buy 200")
    assert game.facts(SPENDER, "cash", "debt") == (0, 200)
    game.decide("end")
    assert game.facts(SPENDER, "cash", "debt") == (500, 200)
    assert game.story("buys", "sells", "turn") == ["buys", "sells", "turn"]


@pytest.mark.clause("GB-9.1", "GB-9.9")
def test_a_repair_two_breakages_a_wheel_and_a_speed_unused() -> None:
    game = settled("repair breakage breakage wheel speed", spender(), OTHER)
    game.decide("speed 0")
    assert game.damage(SPENDER) == 1
    assert sold(game) == 200


@pytest.mark.clause("GB-9.9", "GB-20.2")
@pytest.mark.parametrize(("driver", "amount"), [(DON, 200), (DUKE, 100)])
def test_the_don_gets_200_where_others_get_100(driver: str, amount: int) -> None:
    game = settled("repair breakage breakage wheel speed", car(driver, "3:10"), OTHER)
    game.play("speed 1", "step F")
    assert sold(game, driver) == amount
