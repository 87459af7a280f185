"""RG-16: the end of a turn."""

from __future__ import annotations

import pytest

from tests.games.rallyman_gt.situations import car, dice, drive, play, rolling, stands, told


@pytest.mark.clause("RG-16.1")
def test_a_turn_ends_when_the_movement_is_over() -> None:
    table = drive({"at": "1:A1", "speed": 3}, chances=dice("gear-3", "gear-4"))
    play(table, "gear 3 1:A2", "gear 4 1:A3", "roll")
    assert table.waiting() == [0]
    play(table, "roll")
    assert (table.waiting(), car(table)["played"]) == ([1], True)


@pytest.mark.clause("RG-16.1", "RG-8.1")
def test_a_turn_ends_when_the_car_is_blocked() -> None:
    table = drive({"at": "1:A1", "speed": 3}, others=[{"at": "1:A2", "speed": 2}, {"at": "1:B2", "speed": 2}])
    assert [event["car"] for event in told(table, "blocked")] == ["blue"]
    assert stands(table) == ("road", "1:A1", 3)
    assert (table.waiting(), car(table)["played"]) == ([1], True)


@pytest.mark.clause("RG-16.1", "RG-16.3")
@pytest.mark.parametrize(("speed", "marker"), [(2, 0), (3, "00")])
def test_a_turn_ends_when_control_is_lost_with_marker_0_or_00(speed: int, marker: object) -> None:
    plan = [f"gear {speed} 0:B2", "gas 1:B1"]
    table = rolling({"at": "0:B1", "speed": speed}, plan, warnings=2, chances=dice(f"gear-{speed}!"))
    play(table, "roll")
    assert car(table)["speed"] == marker
    assert [event["car"] for event in told(table, "marker")] == ["blue"]
    assert (table.waiting(), car(table)["played"]) == ([1], True)


@pytest.mark.clause("RG-16.2")
@pytest.mark.parametrize("face", ["", "!"])
def test_the_marker_is_the_value_of_the_last_gear_die_whatever_it_shows(face: str) -> None:
    table = drive({"at": "1:A1", "speed": 3}, chances=dice("gear-3", "gear-4" + face))
    play(table, "gear 3 1:A2", "gear 4 1:A3", "roll", "roll")
    assert car(table)["speed"] == 4
    assert told(table, "marker")[-1]["speed"] == told(table, "moves")[-1]["speed"]


@pytest.mark.clause("RG-16.2")
def test_gas_dice_do_not_change_the_marker() -> None:
    table = drive({"at": "1:A1", "speed": 4}, chances=dice("gas", "gear-5", "gas"))
    play(table, "gas 1:A2", "gear 5 1:A3", "gas 2:A1", "roll", "roll", "roll")
    assert car(table)["speed"] == 5


@pytest.mark.clause("RG-16.2")
def test_with_gas_dice_only_the_marker_stays_and_flips() -> None:
    table = drive({"at": "1:A1", "speed": 4}, chances=dice("gas", "gas"))
    play(table, "gas 1:A2", "gas 1:A3", "roll", "roll")
    assert (car(table)["speed"], car(table)["played"]) == (4, True)


@pytest.mark.clause("RG-16.2", "RG-16.4")
def test_the_marker_shows_the_colour_of_the_next_round() -> None:
    """Example F-17: a black round, 5 at the start, last gear die 2."""
    table = drive({"at": "1:A1", "speed": 5}, round=2, chances=dice("gear-4", "gear-3", "gear-2", "gear-3"))
    play(table, "gear 4 1:A2", "gear 3 1:A3", "gear 2 2:A1", "roll", "roll", "roll")
    assert (car(table)["speed"], car(table)["played"]) == (2, True)
    assert car(table, "red")["played"] is False
    assert table.dump()["round"] == 2
    play(table, "gear 3 0:A2", "roll", seat=1)
    assert table.dump()["round"] == 3
    assert [(event["number"], event["colour"]) for event in told(table, "round")] == [(3, "white")]
    assert [car(table, colour)["played"] for colour in ("blue", "red")] == [False, False]


@pytest.mark.clause("RG-16.5")
def test_secured_gear_dice_count_as_used() -> None:
    table = drive({"at": "1:A1", "speed": 4, "focus": 3}, chances=dice("gas"))
    play(table, "gear 5 1:A2", "gear 6 1:A3", "gas 2:A1", "secure", "secure", "roll")
    assert stands(table) == ("road", "2:A1", 6)


@pytest.mark.clause("RG-16.5")
@pytest.mark.parametrize("how", ["roll", "secure", "flat_out"])
def test_the_gear_die_of_a_brake_step_counts_as_used(how: str) -> None:
    table = drive({"at": "1:A1", "speed": 6, "focus": 10}, chances=dice("gear-3", "brake!", "brake!"))
    play(table, "brake 3 2 1:A2", how)
    assert stands(table) == ("road", "1:A2", 3)
