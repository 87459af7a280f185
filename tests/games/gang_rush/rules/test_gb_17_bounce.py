"""GB-17: bounces (GB-17.9 to GB-17.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, car, moving

FAR = car(PARKER, "5:2")
RAMP: dict[str, Any] = {"ramp": "F"}
CRATE: dict[str, Any] = {"container": True}


def bounce(
    *others: dict[str, Any], face: str = "wheel", at: str = "3:8", speed: int = 30, driver: str = DON, **fields: Any
) -> Table:
    """A car jumps two spaces beyond the ramp in front of it (from 3:8: to 3:14)."""
    lane, y = map(int, at.split(":"))
    road = {f"{lane}:{y + 2}": RAMP, **fields.pop("road", {})}
    mine = {name: fields.pop(name) for name in list(fields) if name in ("body", "cash", "tiles")}
    cars = [car(driver, at, speed, **mine), *(others or [FAR])]
    game = moving(*cars, road=road, chances=[("landing", [face])], **fields)
    game.decide("step F")
    return game


@pytest.mark.clause("GB-17.9", "GB-17.10")
@pytest.mark.parametrize("space", ["3:16", "2:15", "4:15"])
def test_on_a_container_the_jumper_takes_one_its_bill_stays_there_and_it_goes_on(space: str) -> None:
    game = bounce(road={"3:14": CRATE})
    assert game.asked() == ("bounce", DON)
    assert game.offered("bounce") == {"3:16", "2:15", "4:15"}
    game.decide(f"bounce {space}")
    assert game.facts(DON, "at", "body", "cash") == (space, 4, 900)
    assert game.on("3:14") == {**CRATE, "cash": 100}
    assert game.told("lands") == [{"car": DON, "space": space}]


@pytest.mark.clause("GB-17.9")
@pytest.mark.parametrize(("cash", "other", "left", "after"), [
    (1000, 1000, 900, 1000), (0, 1000, 0, 900), (100, 0, 0, 0), (0, 0, 0, 0),
])  # fmt: skip
def test_a_car_that_is_bounced_on_takes_the_bill_and_then_one_damage(
    cash: int, other: int, left: int, after: int
) -> None:
    game = bounce(car(PARKER, "3:14", 20, cash=other), cash=cash)
    game.decide("bounce 3:16")
    assert game.facts(DON, "body", "cash") == (4, left)
    assert game.facts(PARKER, "at", "body", "cash", "speed") == ("3:14", 4, after, 20)
    dropped = min(100, other + min(cash, 100))
    assert game.bills() == ({"3:14": dropped} if dropped else {})
    assert game.told("takes_bill") == ([{"car": PARKER, "amount": 100}] if cash else [])


@pytest.mark.clause("GB-17.9", "GB-16.1")
def test_it_may_spin_out_the_car_it_bounces_on() -> None:
    game = bounce(car(PARKER, "3:14", 20, body=1))
    game.decide("bounce 3:16")
    assert game.facts(PARKER, "body", "facing", "speed") == (0, "B", 0)


@pytest.mark.clause("GB-17.10")
def test_it_must_choose_a_front_space_without_car_or_container_if_there_is_any() -> None:
    game = bounce(car(PARKER, "3:14"), car(DUKE, "3:16"), road={"2:15": CRATE, "4:15": {"barrier": 3}})
    assert game.car(DON)["at"] == "4:15", "the only one, taken without asking"
    assert game.facts(DON, "body") == (1,)
    game = bounce(car(PARKER, "3:14"), car(DUKE, "3:16"))
    assert game.offered("bounce") == {"2:15", "4:15"}
    assert game.refusal_for("bounce 3:16") == ("must-be-free", "GB-17.10")


@pytest.mark.clause("GB-17.10")
def test_beyond_the_far_end_counts_as_free() -> None:
    cars = [car(PARKER, "3:40"), car(DUKE, "1:2")]
    game = bounce(*cars, at="3:34", face="repair")
    assert game.offered("bounce") == {"3:42", "2:41", "4:41"}
    game.decide("bounce 4:41")
    assert game.facts(DON, "at", "body") == ("out", 4)
    game = bounce(car(PARKER, "2:39"), car(DUKE, "1:2"), at="2:33")
    assert game.offered("bounce") == {"2:41", "1:40", "3:40"}


@pytest.mark.clause("GB-17.10")
def test_otherwise_it_bounces_on_a_car_of_its_choice_without_a_new_roll() -> None:
    cars = [car(PARKER, "3:14"), car(DUKE, "3:16"), car(PUPETTA, "2:15")]
    game = bounce(*cars, driver=SPENDER, road={"4:15": CRATE})
    assert game.offered("bounce") == {"3:16", "2:15"}, "cars before containers"
    game.decide("bounce 2:15")
    assert game.offered("bounce") == {"2:17", "1:16"}
    game.decide("bounce 1:16")
    assert (game.car(SPENDER)["at"], game.damage(SPENDER)) == ("1:16", 2)
    assert [game.damage(driver) for driver in (PARKER, PUPETTA, DUKE)] == [1, 1, 0]
    assert [name for name, _, _ in game.met] == ["landing"]


def cornered(lane: int, y: int, face: str = "wheel", **fields: Any) -> Table:
    """A jump onto a container in an outer lane; the two front spaces on the road hold containers too."""
    inner = 2 if lane == 1 else 4
    road = {f"{lane}:{y}": CRATE, f"{lane}:{y + 2}": CRATE, f"{inner}:{y + 1}": CRATE}
    return bounce(car(PARKER, "3:2"), at=f"{lane}:{y - 6}", face=face, road=road, **fields)


@pytest.mark.clause("GB-17.11", "GB-2.8")
@pytest.mark.parametrize("y", [6, 8, 10, 14, 30, 32, 36])
@pytest.mark.parametrize("lane", [1, 5])
def test_in_an_outer_lane_with_containers_in_front_it_falls_at_the_river_and_over_a_low_pier(lane: int, y: int) -> None:
    game = cornered(lane, y, "repair", dice="shot shot")
    assert game.facts(DON, "at", "exit", "speed", "body") == ("river", f"{lane}:{y}", 0, 4)
    assert game.told("sells")[0] == {"car": DON, "count": 2, "amount": 200}, "straight to the sale"


@pytest.mark.clause("GB-17.11")
@pytest.mark.parametrize("y", [18, 20, 22])
@pytest.mark.parametrize(("lane", "inner"), [(1, 2), (5, 4)])
def test_at_a_high_pier_it_bounces_on_a_container_of_its_choice(y: int, lane: int, inner: int) -> None:
    game = cornered(lane, y)
    assert game.offered("bounce") == {f"{lane}:{y + 2}", f"{inner}:{y + 1}"}
    game.decide(f"bounce {lane}:{y + 2}")
    assert game.asked() == ("bounce", DON)
    game.decide(f"bounce {lane}:{y + 4}")
    assert (game.car(DON)["at"], game.damage(DON) >= 2) == (f"{lane}:{y + 4}", True)


@pytest.mark.clause("GB-17.11")
def test_in_an_inner_lane_too() -> None:
    game = bounce(road={"3:14": CRATE, "3:16": CRATE, "2:15": CRATE, "4:15": CRATE})
    assert game.offered("bounce") == {"3:16", "2:15", "4:15"}
    game.play("bounce 2:15", "bounce 1:16")
    assert game.facts(DON, "at", "body") == ("1:16", 3)


@pytest.mark.clause("GB-17.11", "GB-17.10")
def test_a_car_in_front_saves_it_from_the_river() -> None:
    road = {"1:14": CRATE, "1:16": CRATE}
    game = bounce(car(PARKER, "2:15"), at="1:8", road=road)
    assert game.asked() == ("bounce", DON)
    assert (game.damage(DON), game.damage(PARKER)) == (2, 1)


@pytest.mark.clause("GB-17.12")
@pytest.mark.parametrize(
    ("face", "points", "first"), [("wheel", 0, "3:14"), ("shot", 1, "3:14"), ("breakage", 2, "3:12")]
)
def test_the_landing_damage_is_taken_once_where_the_car_comes_to_rest(face: str, points: int, first: str) -> None:
    game = bounce(face=face, driver=SPENDER, road={first: CRATE})
    y = int(first[2:])
    assert game.damage(SPENDER) == 1
    game.decide(f"bounce 2:{y + 1}")
    assert game.damage(SPENDER) == 1 + points
    bills = {first: 100, f"2:{y + 1}": 100 * points}
    assert game.bills() == {space: amount for space, amount in bills.items() if amount}


@pytest.mark.clause("GB-17.12")
def test_not_if_it_leaves_the_bridge_or_falls() -> None:
    game = bounce(car(PARKER, "3:40"), car(DUKE, "1:2"), at="3:34", face="repair")
    game.decide("bounce 3:42")
    assert game.damage(DON) == 1
    assert cornered(1, 14, "shot").damage(DON) == 1


@pytest.mark.clause("GB-17.12", "GB-16.1")
def test_a_jumper_brought_to_0_by_bounces_spins_out_where_it_rests() -> None:
    game = bounce(road={"3:14": CRATE}, body=1, face="repair")
    assert game.told("spins_out") == []
    game.decide("bounce 3:16")
    assert game.facts(DON, "at", "body", "facing", "speed", "cash") == ("3:16", 0, "B", 0, 900)
    assert game.told("spins_out") == [{"car": DON}]
    assert game.phase() == "moved"
