"""GB-10.7: a slick does not carry a car that has just spun out, driven or pushed there."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, SPENDER, Table, car, moving

FAR: Final = car(SPENDER, "5:2")
SLICK: Final[dict[str, Any]] = {"oil_slick": True}
ACID: Final[dict[str, Any]] = {"acid_pool": True}


def pushed(slick: dict[str, Any], body: int, name: str = PARKER) -> Table:
    """The Don rams a car with so many points onto a slick (or pool) on the damaged road at 1:12."""
    game = moving(car(DON, "1:8", 10), car(name, "1:10", 20, body=body), FAR, road={"1:12": dict(slick)})
    game.decide("step F")
    return game


@pytest.mark.clause("GB-10.7", "GB-14.10", "GB-14.11")
@pytest.mark.parametrize("slick", [SLICK, ACID])
def test_a_car_pushed_there_that_spins_out_on_the_damaged_road_stays(slick: dict[str, Any]) -> None:
    """The contact takes one of its two points, the road the other."""
    game = pushed(slick, 2)
    assert game.facts(PARKER, "at", "body", "speed", "facing") == ("1:12", 0, 0, "B")
    assert game.told("slides") == []


@pytest.mark.clause("GB-10.7", "GB-14.11")
@pytest.mark.parametrize(("slick", "body"), [(SLICK, 3), (ACID, 4)])
def test_with_one_point_left_it_slides(slick: dict[str, Any], body: int) -> None:
    game = pushed(slick, body)
    assert game.facts(PARKER, "at", "body", "speed", "facing") == ("1:14", 1, 20, "F")
    assert game.told("slides") == [{"car": PARKER, "space": "1:12"}]


@pytest.mark.clause("GB-10.7", "GB-21.16", "GB-14.11")
def test_a_car_pushed_into_acid_that_takes_its_last_point_stays_there() -> None:
    game = moving(car(DON, "3:8", 10), car(PARKER, "3:10", 20, body=2), FAR, road={"3:12": ACID})
    game.decide("step F")
    assert game.facts(PARKER, "at", "body", "facing") == ("3:12", 0, "B")
    assert game.told("slides") == []


@pytest.mark.clause("GB-10.7", "GB-20.4")
def test_duke_whom_the_damaged_road_does_nothing_slides_on() -> None:
    game = pushed(SLICK, 2, DUKE)
    assert game.facts(DUKE, "at", "body", "facing") == ("1:14", 1, "F")


@pytest.mark.clause("GB-10.7")
def test_a_car_pushed_there_on_a_diagonal_stays_too() -> None:
    """2:19 is damaged."""
    game = moving(car(DON, "4:17", 10), car(PARKER, "3:18", 20, body=2), FAR, road={"2:19": SLICK})
    game.decide("step FL")
    assert game.facts(PARKER, "at", "body", "facing") == ("2:19", 0, "B")
    assert game.told("slides") == []


@pytest.mark.clause("GB-10.7", "GB-14.3")
def test_so_does_a_rammer_that_is_thrown_back_there() -> None:
    """It is pushed onto the damaged road at 1:12 with one point left after the crash."""
    cars = [car(SPENDER, "1:14", 10, body=4), car(PARKER, "1:16", 20, homeward=True), car(DUKE, "5:2")]
    game = moving(*cars, settings={"expert": True}, road={"1:12": SLICK})
    game.decide("step F")
    assert game.facts(SPENDER, "at", "body", "facing") == ("1:12", 0, "B")
    assert game.told("slides") == []


@pytest.mark.clause("GB-10.7", "GB-14.11")
def test_a_second_slick_does_not_carry_a_car_that_spins_out_on_it() -> None:
    """The first carries it, the damaged road under the second takes its last point."""
    road = {"1:10": dict(SLICK), "1:12": dict(SLICK)}
    game = moving(car(DON, "1:6", 10), car(PARKER, "1:8", 20, body=2), FAR, road=road)
    game.decide("step F")
    assert game.facts(PARKER, "at", "body", "facing") == ("1:12", 0, "B")
    assert game.told("slides") == [{"car": PARKER, "space": "1:10"}]


@pytest.mark.clause("GB-10.7", "GB-16.5")
def test_a_car_that_had_no_points_before_has_not_just_spun_out_and_slides() -> None:
    for body in (0, 5):
        game = moving(car(DON, "1:10", 20, body=body), FAR, road={"1:12": SLICK})
        game.decide("step F")
        assert game.told("slides") == [{"car": DON, "space": "1:12"}]
        game = pushed(SLICK, body)
        assert game.told("slides") == [{"car": PARKER, "space": "1:12"}]


@pytest.mark.clause("GB-10.7", "GB-21.15")
@pytest.mark.parametrize(
    ("at", "direction", "slick"), [("1:10", "F", "1:12"), ("2:11", "FL", "1:12"), ("3:20", "F", "3:22")]
)
def test_a_car_that_drives_there_and_spins_out_stays_and_its_movement_ends(at: str, direction: str, slick: str) -> None:
    game = moving(car(DON, at, 30, body=1), FAR, road={slick: SLICK}, dice="wheel wheel")
    game.decide(f"step {direction}")
    assert game.facts(DON, "at", "speed", "facing") == (slick, 0, "B")
    assert (game.told("slides"), game.phase()) == ([], "moved")
