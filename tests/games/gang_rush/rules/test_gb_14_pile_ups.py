"""GB-14.6: pile-ups forward and back, with crashes and without, and nobody spins out in them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

import pytest

from tests.effort import tries
from tests.games.gang_rush.reference_pile_up import BACK, ReferencePileUp, next_space
from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, car, moving

CRATE: Final[dict[str, Any]] = {"container": True}
EXPERT: Final = {"expert": True}
BEHIND: Final = car(DUKE, "5:2")
FIELDS: Final = ("at", "body", "speed", "facing")


def head_on(
    rammer: dict[str, Any], struck: dict[str, Any], *chain: dict[str, Any], homeward: bool = False, crate: bool = True
) -> Table:
    """The rammer strikes a faster car that comes the other way: it is thrown back on the cars behind it, which stand
    before a container. Outward the rammer is at 3:14, homeward at 3:16."""
    way = "B" if homeward else "F"
    at, other = ("3:16", "3:14") if homeward else ("3:14", "3:16")
    spaces = [at]
    for _ in range(len(chain) + 1):
        spaces.append(next_space(spaces[-1], BACK[way]))
    cars = [{**rammer, "at": at, "homeward": homeward}, {**struck, "at": other, "homeward": not homeward}]
    cars += [{**each, "at": space} for each, space in zip(chain, spaces[1:], strict=False)]
    if len(cars) < 3:
        cars.append(BEHIND)
    game = moving(*cars, settings=EXPERT, road={spaces[-1]: CRATE} if crate else {})
    game.decide(f"step {way}")
    return game


def driver(name: str, speed: int = 0, **fields: Any) -> dict[str, Any]:
    """A car whose space is yet to be said."""
    return {"driver": name, "speed": speed, **fields}


# -- thrown back ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("GB-14.6", "GB-14.3")
@pytest.mark.parametrize("homeward", [False, True])
@pytest.mark.parametrize(("speed", "other"), [(10, 20), (10, 30), (20, 30)])
def test_a_chain_thrown_back_against_a_container_is_a_pile_up(speed: int, other: int, homeward: bool) -> None:
    """Rammer and struck car take the crash sum, the car behind the rammer's speed points; nobody moves."""
    game = head_on(
        driver(SPENDER, speed), driver(PARKER, other), driver(DUKE, 20, homeward=homeward), homeward=homeward
    )
    points = (speed + other) // 10
    assert [game.damage(name) for name in (SPENDER, PARKER, DUKE)] == [points, min(points, 5), speed // 10]
    assert [game.car(name)["speed"] for name in (SPENDER, PARKER, DUKE)] == [0, 0, 0]
    assert game.told("pushed") == []
    assert game.told("contact") == [], "instead of contact damage"
    assert game.phase() == "moved"


@pytest.mark.clause("GB-14.6")
@pytest.mark.parametrize("homeward", [False, True])
@pytest.mark.parametrize("length", [1, 2])
def test_each_car_behind_takes_the_rammers_speed_points_however_long_the_chain(length: int, homeward: bool) -> None:
    """A car in the middle does not take the two of its contacts."""
    chain = [driver(name, 30, homeward=homeward) for name in (DUKE, DON)[:length]]
    game = head_on(driver(SPENDER, 10), driver(PARKER, 20), *chain, homeward=homeward)
    assert [game.damage(name) for name in (SPENDER, PARKER)] == [3, 3]
    assert [game.damage(each["driver"]) for each in chain] == [1] * length
    assert [game.car(each["driver"])["speed"] for each in chain] == [0] * length
    assert game.told("pushed") == []


@pytest.mark.clause("GB-14.6")
def test_the_rammers_speed_points_count_and_not_those_of_the_faster_car() -> None:
    game = head_on(driver(SPENDER, 30), driver(PARKER, 40), driver(DUKE, 50), driver(DON, 0))
    assert [game.damage(name) for name in (SPENDER, PARKER, DUKE, DON)] == [7, 5, 3, 3]


@pytest.mark.clause("GB-14.6", "GB-13.1", "GB-14.9")
def test_the_bills_of_a_chain_thrown_back_fall_where_the_cars_stand_and_stay_there() -> None:
    game = head_on(driver(SPENDER, 20), driver(PARKER, 30, cash=200), driver(DUKE, 10))
    assert game.bills() == {"3:14": 500, "3:16": 200, "3:12": 200}
    assert [game.car(name)["cash"] for name in (SPENDER, PARKER, DUKE)] == [500, 0, 800]


@pytest.mark.clause("GB-14.6", "GB-16.2")
@pytest.mark.parametrize("homeward", [False, True])
@pytest.mark.parametrize("weak", [SPENDER, PARKER, DUKE])
def test_nobody_in_a_pile_up_thrown_back_spins_out(weak: str, homeward: bool) -> None:
    """The rammer, the struck car or the one behind loses its last point, is merely stopped and keeps its facing."""
    cars = [driver(SPENDER, 10), driver(PARKER, 20), driver(DUKE, 20, homeward=homeward)]
    for each in cars:
        if each["driver"] == weak:
            each["body"] = 1
    game = head_on(*cars, homeward=homeward)
    way, against = ("B", "F") if homeward else ("F", "B")
    assert game.facts(weak, "body", "speed") == (0, 0)
    assert [game.car(name)["facing"] for name in (SPENDER, PARKER, DUKE)] == [way, against, way]
    assert game.told("spins_out") == []
    assert game.phase() == "moved"


@pytest.mark.clause("GB-14.6", "GB-16.10", "GB-16.8")
def test_a_rammer_stopped_so_at_body_0_may_still_make_the_handbrake_turn() -> None:
    """3:36 lies wholly in the turnaround zone of three players."""
    cars = [
        car(DON, "3:36", 10, body=1),
        car(PARKER, "3:38", 20, homeward=True),
        car(DUKE, "3:34", 10),
    ]
    game = moving(*cars, settings=EXPERT, road={"3:32": CRATE}, dice="wheel wheel wheel")
    game.decide("step F")
    assert game.facts(DON, "at", "body", "facing", "homeward") == ("3:36", 0, "F", False)
    assert "handbrake" in game.legal()


@pytest.mark.clause("GB-14.6", "GB-20.1")
@pytest.mark.parametrize("homeward", [False, True])
def test_pupetta_is_not_spared_as_the_rammer_of_a_pile_up_thrown_back(homeward: bool) -> None:
    game = head_on(driver(PUPETTA, 10), driver(PARKER, 20), driver(DUKE, 10, homeward=homeward), homeward=homeward)
    assert [game.damage(name) for name in (PUPETTA, PARKER, DUKE)] == [3, 3, 1]
    assert game.facts(PUPETTA, "speed", "cash") == (0, 700)


@pytest.mark.clause("GB-14.6", "GB-20.1", "GB-16.2")
def test_she_does_not_spin_out_in_it_either() -> None:
    game = head_on(driver(PUPETTA, 10, body=2), driver(PARKER, 20), driver(DUKE, 10))
    assert game.facts(PUPETTA, "body", "facing", "speed") == (0, "F", 0)
    assert game.told("spins_out") == []


@pytest.mark.clause("GB-14.6", "GB-20.1")
def test_nor_is_she_spared_as_the_struck_car_or_further_back() -> None:
    game = head_on(driver(SPENDER, 10), driver(PUPETTA, 20), driver(DUKE, 10))
    assert [game.damage(name) for name in (SPENDER, PUPETTA, DUKE)] == [3, 3, 1]
    game = head_on(driver(SPENDER, 20), driver(PARKER, 30), driver(PUPETTA, 10), driver(DUKE, 10))
    assert [game.damage(name) for name in (SPENDER, PARKER, PUPETTA, DUKE)] == [5, 5, 2, 2]


@pytest.mark.clause("GB-14.6", "GB-24.7")
@pytest.mark.parametrize("lane", [2, 4])
def test_a_police_post_at_the_end_of_the_chain_is_as_a_container(lane: int) -> None:
    """Homeward the rammer is thrown back towards the wall."""
    cars = [
        car(SPENDER, f"{lane}:35", 10, homeward=True),
        car(PARKER, f"{lane}:33", 30),
        car(DUKE, f"{lane}:37", 20, body=1),
    ]
    game = moving(*cars, settings=EXPERT)
    game.decide("step B")
    assert [game.damage(name) for name in (SPENDER, PARKER, DUKE)] == [4, 4, 1]
    assert game.facts(DUKE, "at", "body", "facing", "homeward") == (f"{lane}:37", 0, "F", False)
    assert game.told("pushed") == game.told("spins_out") == game.told("turns_home") == []


@pytest.mark.clause("GB-14.3", "GB-14.6")
def test_a_rammer_thrown_back_alone_against_a_container_simply_stays() -> None:
    game = head_on(driver(SPENDER, 10), driver(PARKER, 20))
    assert [game.damage(name) for name in (SPENDER, PARKER)] == [3, 3]
    assert [game.car(name)["at"] for name in (SPENDER, PARKER)] == ["3:14", "3:16"]


@pytest.mark.clause("GB-14.4", "GB-14.6")
def test_without_a_container_the_chain_thrown_back_moves_and_pays_its_contacts() -> None:
    game = head_on(driver(SPENDER, 10), driver(PARKER, 20), driver(DUKE, 20, body=1), crate=False)
    assert [game.damage(name) for name in (SPENDER, PARKER, DUKE)] == [4, 3, 1]
    assert [game.car(name)["at"] for name in (SPENDER, PARKER, DUKE)] == ["3:12", "3:16", "3:10"]
    assert game.facts(DUKE, "facing", "speed") == ("B", 0), "a plain contact does spin it out"


@pytest.mark.clause("GB-14.14", "GB-14.6")
def test_a_chain_thrown_back_that_ends_at_lead_ballast_is_no_pile_up() -> None:
    """The container behind the ballast is not reached; contacts cost one."""
    game = head_on(driver(SPENDER, 20), driver(PARKER, 30), driver(DUKE, 20, tiles=["ballast"]))
    assert [game.damage(name) for name in (SPENDER, PARKER, DUKE)] == [6, 5, 1]
    assert game.facts(DUKE, "at", "speed") == ("3:12", 20)
    assert game.told("pushed") == game.told("pile_up") == []


# -- thrown forward ------------------------------------------------------------------------------------------------


@pytest.mark.clause("GB-14.6", "GB-16.2")
@pytest.mark.parametrize("weak", [DON, PARKER, DUKE, PUPETTA])
@pytest.mark.parametrize("struck", [0, 10])
def test_nobody_in_a_pile_up_thrown_forward_spins_out(weak: str, struck: int) -> None:
    names = [DON, PARKER, DUKE, PUPETTA]
    cars = [car(name, f"3:{10 + 2 * place}", 20, body=1 if name == weak else 5) for place, name in enumerate(names)]
    cars[1]["speed"] = struck
    game = moving(*cars, road={"3:18": CRATE})
    game.decide("step F")
    assert [game.damage(name) for name in names] == [1 if name == weak else 2 for name in names]
    assert [game.facts(name, "speed", "facing") for name in names] == [(0, "F")] * 4
    assert game.told("spins_out") == []
    assert game.phase() == "moved"


@pytest.mark.clause("GB-14.6", "GB-16.2", "GB-24.6")
def test_a_car_at_body_0_in_a_pile_up_of_the_turnaround_zone_has_not_turned() -> None:
    cars = [car(DON, "3:36", 30, body=2), car(PARKER, "3:38", 10, body=2), BEHIND]
    game = moving(*cars, settings=EXPERT)
    game.decide("step F")
    assert [game.facts(name, "body", "facing", "homeward") for name in (DON, PARKER)] == [(0, "F", False)] * 2
    assert game.told("turns_home") == game.told("spins_out") == []


@pytest.mark.clause("GB-14.6")
@pytest.mark.parametrize(("name", "points"), [(DON, 3), (PUPETTA, 3)])
def test_homeward_cars_pile_up_too(name: str, points: int) -> None:
    cars = [
        car(name, "3:20", 30, homeward=True),
        car(PARKER, "3:18", 10, homeward=True),
        car(SPENDER, "3:16", 0, homeward=True),
    ]
    game = moving(*cars, settings=EXPERT, road={"3:14": CRATE})
    game.decide("step B")
    assert [game.damage(each) for each in (name, PARKER, SPENDER)] == [points, 3, 3]
    assert [game.car(each)["at"] for each in (name, PARKER, SPENDER)] == ["3:20", "3:18", "3:16"]


@pytest.mark.clause("GB-14.6", "GB-14.3")
@pytest.mark.parametrize(("name", "speed", "other"), [(SPENDER, 20, 20), (PUPETTA, 20, 20), (PUPETTA, 30, 10)])
def test_a_crash_thrown_forward_costs_the_two_the_sum_and_pupetta_too(name: str, speed: int, other: int) -> None:
    cars = [car(name, "3:10", speed), car(PARKER, "3:12", other, homeward=True), car(DUKE, "3:14", 10)]
    game = moving(*cars, settings=EXPERT, road={"3:16": CRATE})
    game.decide("step F")
    assert [game.damage(each) for each in (name, PARKER, DUKE)] == [4, 4, speed // 10]
    assert [game.car(each)["speed"] for each in (name, PARKER, DUKE)] == [0, 0, 0]


@pytest.mark.clause("GB-14.6", "GB-14.20", "GB-20.1")
@pytest.mark.parametrize("name", [DON, PUPETTA])
def test_a_slide_in_ones_own_turn_piles_up_as_well(name: str) -> None:
    cars = [car(name, "3:8", 20, body=2), car(PARKER, "3:12", 10), car(DUKE, "3:14", 10)]
    game = moving(*cars, road={"3:10": {"oil_slick": True}, "3:16": CRATE})
    game.decide("step F")
    assert [game.damage(each) for each in (name, PARKER, DUKE)] == [2, 2, 2]
    assert game.facts(name, "at", "facing", "speed") == ("3:10", "F", 0)
    assert game.told("spins_out") == []


@pytest.mark.clause("GB-14.6", "GB-14.7")
def test_a_diagonal_chain_against_a_container_is_a_squeeze_and_its_cars_do_spin_out() -> None:
    cars = [car(DON, "4:13", 30, body=1), car(PARKER, "3:14", 20), car(DUKE, "2:15", 20, body=2)]
    game = moving(*cars, road={"1:16": CRATE}, dice="wheel wheel")
    game.decide("step FL")
    assert [game.damage(name) for name in (DON, PARKER, DUKE)] == [1, 2, 2]
    assert [game.car(name)["facing"] for name in (DON, PARKER, DUKE)] == ["B", "F", "B"]


@pytest.mark.clause("GB-14.6")
def test_a_chain_with_a_gap_before_the_container_is_pushed_on() -> None:
    game = moving(car(DON, "3:8", 30), car(PARKER, "3:10", 10), car(DUKE, "3:12", 10), road={"3:16": CRATE})
    game.decide("step F")
    assert [game.damage(name) for name in (DON, PARKER, DUKE)] == [1, 2, 1]
    assert game.told("pile_up") == []
    game.decide("step F")
    game.decide("step F")
    assert [game.damage(name) for name in (DON, PARKER, DUKE)] == [4, 5, 4], "now they stand against it"


# -- many lines of cars --------------------------------------------------------------------------------------------


def row(space: str, way: str, count: int) -> list[str]:
    """So many spaces straight ahead of this one."""
    found = [space]
    for _ in range(count):
        found.append(next_space(found[-1], way))
    return found[1:]


def line_up(dice: random.Random) -> tuple[list[dict[str, Any]], set[str]]:
    """Cars in lane 4, the first before the second, others touching them, and often a container at either end."""
    homeward = dice.random() < 0.5
    way = "B" if homeward else "F"
    names = dice.sample((PUPETTA, DON, SPENDER, DUKE, PARKER), dice.randrange(3, 6))
    ahead = dice.randrange(1, len(names))
    behind = len(names) - 1 - ahead
    *before, stop = row("4:15", way, ahead + 1)
    *after, other = row("4:15", BACK[way], behind + 1)
    cars = []
    for place, (name, space) in enumerate(zip(names, ["4:15", *before, *after], strict=True)):
        home = homeward if place == 0 else dice.random() < 0.5
        speed = dice.choice((10, 20, 30, 40) if place == 0 else (0, 10, 20, 30, 50))
        cars.append(
            car(name, space, speed, homeward=home, facing="B" if home else "F", body=dice.choice((0, 1, 2, 3, 5)))
        )
    return cars, {space for space in (stop, other) if dice.random() < 0.7}


@pytest.mark.clause("GB-14.2", "GB-14.3", "GB-14.4", "GB-14.6", "GB-16.2", "GB-20.1")
def test_every_straight_blow_of_a_line_of_cars_ends_as_reckoned() -> None:
    met: Counter[str] = Counter()
    for seed in range(tries(700, 1500)):
        cars, stops = line_up(random.Random(seed))
        line = ReferencePileUp(cars, stops)
        line.strike()
        rammer, struck = line.cars[:2]
        if line.unsaid and (rammer["driver"] == PUPETTA or not rammer["body"] or not struck["body"]):
            continue
        game = moving(*cars, settings=EXPERT, wall=3, road=dict.fromkeys(stops, CRATE))
        game.decide(f"step {cars[0]['facing']}")
        expected = {each["driver"]: tuple(each[name] for name in FIELDS) for each in line.cars}
        assert {name: game.facts(name, *FIELDS) for name in expected} == expected, f"seed {seed}: {cars} {stops}"
        met["forward"] += line.piled and not line.thrown_back
        met["back"] += line.piled and line.thrown_back
        met["pupetta back"] += line.piled and line.thrown_back and cars[0]["driver"] == PUPETTA
        met["last point"] += line.piled and any(not each["body"] for each in line.cars)
        met["free"] += not line.piled
    assert all(met[kind] >= 15 for kind in ("forward", "back", "pupetta back", "last point", "free")), met
