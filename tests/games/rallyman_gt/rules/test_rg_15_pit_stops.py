"""RG-15: pit stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rallyman_gt.situations import (
    ORANGE,
    YELLOW,
    car,
    dice,
    drive,
    holds,
    in_bag,
    kinds,
    play,
    rolling,
    seen,
    solo,
    stands,
    told,
)
from tests.games.rallyman_gt.table import Table

CHOICES = {"stay_out", "pit_tyres rain", "pit_repair", "pit_both rain"}
WORN = {"gear": 2, "gas": 1, "weather": 1, "green_flag": 1}


def at_the_pits(**more: Any) -> Table:
    """Blue has ended its movement at speed 1 on 1:A2."""
    blue = {"at": "1:A1", "speed": 1, "damage": WORN, **more.pop("blue", {})}
    table = drive(blue, chances=dice("gear-1"), **more)
    play(table, "gear 1 1:A2", "roll")
    return table


@pytest.mark.clause("RG-15.1")
def test_a_turn_that_ends_at_speed_1_may_end_in_the_pits() -> None:
    table = at_the_pits()
    assert table.waiting() == [0]
    assert set(table.legal(0)) == CHOICES
    play(table, "stay_out")
    assert stands(table) == ("road", "1:A2", 1)
    assert table.waiting() == [1]


@pytest.mark.clause("RG-15.1")
@pytest.mark.parametrize("how", ["stop", "flat_out", "secure"])
def test_it_does_not_matter_how_the_movement_ended(how: str) -> None:
    table = drive({"at": "1:A1", "speed": 1, "focus": 1, "damage": WORN}, chances=dice("gear-1"))
    play(table, "gear 1 1:A2", *(["gear 2 1:A3", "roll"] if how == "stop" else []), how)
    assert set(table.legal(0)) == CHOICES


@pytest.mark.clause("RG-15.1")
def test_no_pit_stop_at_a_higher_speed() -> None:
    table = drive({"at": "1:A1", "speed": 1, "damage": WORN}, chances=dice("gear-2"))
    play(table, "gear 2 1:A2", "roll")
    assert table.waiting() == [1]


@pytest.mark.clause("RG-15.1")
def test_no_pit_stop_on_a_space_with_a_number() -> None:
    table = drive({"at": "0:B2", "speed": 1, "damage": WORN}, ("103b", "107b", "103b"), chances=dice("gear-1"))
    play(table, "gear 1 1:O1", "roll")
    assert table.waiting() == [1]
    assert stands(table) == ("road", "1:O1", 1)


@pytest.mark.clause("RG-15.1")
@pytest.mark.parametrize(("space", "asked"), [("1:L2", True), ("1:M2", False)])
def test_no_pit_stop_in_the_middle_lane(space: str, asked: bool) -> None:
    table = drive({"at": "1:L1", "speed": 1, "damage": WORN}, YELLOW, chances=dice("gear-1"))
    play(table, f"gear 1 {space}", "roll")
    assert table.waiting() == ([0] if asked else [1])


@pytest.mark.clause("RG-15.1")
def test_no_pit_stop_after_a_loss_of_control() -> None:
    blue = {"at": "1:A1", "speed": 1, "damage": WORN}
    table = rolling(blue, ["gear 1 1:A2"], warnings=2, chances=dice("gear-1!"))
    play(table, "roll")
    assert stands(table) == ("road", "1:A2", 0)
    assert table.waiting() == [1]


@pytest.mark.clause("RG-15.1")
def test_no_pit_stop_while_at_0_or_00() -> None:
    recovering = drive({"at": "1:A1", "status": "off", "speed": "00", "damage": WORN})
    assert recovering.waiting() == [1]
    walls = [{"at": "1:A2", "speed": 2}, {"at": "1:B2", "speed": 2}]
    blocked = drive({"at": "1:A1", "speed": 0, "damage": WORN}, others=walls)
    assert blocked.waiting() == [1]
    assert len(told(blocked, "blocked")) == 1


@pytest.mark.clause("RG-15.2")
def test_a_car_that_started_at_0_may_stop_at_1() -> None:
    table = drive({"at": "1:A1", "speed": 0, "damage": WORN}, chances=dice("gear-1"))
    play(table, "gear 1 1:A2", "roll")
    assert set(table.legal(0)) == CHOICES


@pytest.mark.clause("RG-15.2")
@pytest.mark.parametrize("speed", [1, 2])
def test_a_car_blocked_at_speed_1_may_stop(speed: int) -> None:
    walls = [{"at": "1:A2", "speed": 2}, {"at": "1:B2", "speed": 2}]
    table = drive({"at": "1:A1", "speed": speed, "damage": WORN}, others=walls)
    assert len(told(table, "blocked")) == 1
    if speed == 1:
        assert set(table.legal(0)) == CHOICES
        play(table, "pit_tyres rain")
        assert stands(table) == ("pit", "1:A1", 0)
    else:
        assert table.waiting() == [1]


@pytest.mark.clause("RG-15.2")
def test_the_space_before_a_dotted_line_qualifies() -> None:
    table = drive({"at": "0:B2", "speed": 1, "damage": WORN}, ("103b", "115b", "103b"), chances=dice("gear-1"))
    play(table, "gear 1 1:B1", "roll")
    assert set(table.legal(0)) == CHOICES


@pytest.mark.clause("RG-15.3", "RG-15.7", "RG-15.9")
@pytest.mark.parametrize(
    ("line", "marker", "tyres", "kept"),
    [
        ("pit_tyres rain", 0, "rain", True),
        ("pit_repair", "00", "asphalt", False),
        ("pit_both rain", "00", "rain", False),
    ],
)
def test_the_three_zones(line: str, marker: object, tyres: str, kept: bool) -> None:
    table = at_the_pits()
    bag = {kind: in_bag(table, kind) for kind in WORN}
    play(table, line)
    assert stands(table) == ("pit", "1:A2", marker)
    assert car(table)["tyres"] == tyres
    assert {kind: holds(table, kind) for kind in WORN} == (WORN if kept else dict.fromkeys(WORN, 0))
    assert {kind: in_bag(table, kind) for kind in WORN} == {
        kind: count + (0 if kept else WORN[kind]) for kind, count in bag.items()
    }
    assert car(table)["played"], "the marker shows the colour of the next round"
    assert table.waiting() == [1]


@pytest.mark.clause("RG-15.3")
def test_a_zone_holds_any_number_of_cars() -> None:
    others = [{"at": f"2:{space}", "status": "pit", "speed": 0, "zone": "tyres"} for space in ("A1", "B1", "A2", "B2")]
    table = at_the_pits(others=others)
    assert set(table.legal(0)) == CHOICES
    play(table, "pit_tyres rain")
    assert stands(table) == ("pit", "1:A2", 0)


@pytest.mark.clause("RG-15.4")
def test_with_0_the_car_returns_and_starts_in_the_same_turn() -> None:
    table = drive({"at": "1:A2", "status": "pit", "speed": 0, "zone": "tyres"}, chances=dice("gear-1", "gear-2"))
    assert [event["space"] for event in told(table, "returns")] == ["1:A2"]
    assert stands(table) == ("road", "1:A2", 0)
    assert set(table.legal(0)) == {"gear 1 1:A3", "gear 1 1:B3"}
    play(table, "gear 1 1:A3", "gear 2 2:A1", "roll", "roll")
    assert stands(table) == ("road", "2:A1", 2)


@pytest.mark.clause("RG-15.5")
def test_with_00_the_marker_becomes_0_and_a_turn_later_the_car_returns() -> None:
    table = drive({"at": "1:A2", "status": "pit", "speed": "00", "zone": "repair"}, chances=dice("gear-3", "gear-4"))
    assert stands(table) == ("pit", "1:A2", 0)
    assert kinds(table, "pit_waits", "returns") == ["pit_waits"]
    assert table.waiting() == [1]
    play(table, "gear 3 0:A2", "roll", seat=1)
    play(table, "gear 4 1:B1", "roll", seat=1)
    assert table.waiting() == [0]
    assert stands(table) == ("road", "1:A2", 0)
    assert kinds(table, "pit_waits", "returns") == ["pit_waits", "returns"]
    assert set(table.legal(0)) == {"gear 1 1:A3", "gear 1 1:B3"}


@pytest.mark.clause("RG-15.5")
def test_a_00_becomes_0_in_the_pits_even_if_the_space_is_taken() -> None:
    blue = {"at": "1:A2", "status": "pit", "speed": "00", "zone": "both"}
    table = drive(blue, others=[{"at": "1:A2", "speed": 2}])
    assert stands(table) == ("pit", "1:A2", 0)


@pytest.mark.clause("RG-15.6")
def test_an_occupied_space_costs_one_more_turn() -> None:
    blue = {"at": "1:A2", "status": "pit", "speed": 0, "zone": "tyres"}
    table = drive(blue, others=[{"at": "1:A2", "speed": 2}])
    assert stands(table) == ("pit", "1:A2", 0)
    assert car(table)["played"]
    assert len(told(table, "stays_in")) == 1
    assert table.waiting() == [1]


@pytest.mark.clause("RG-15.7")
@pytest.mark.parametrize("line", ["pit_tyres asphalt", "pit_both asphalt"])
def test_the_same_tyres_are_refused(line: str) -> None:
    table = at_the_pits()
    refusal = table.refused(line, 0)
    assert (refusal.clause_id, refusal.message_key) == ("RG-15.7", "refusal-same-tyre")


@pytest.mark.clause("RG-15.7", "RG-2.7")
def test_from_rain_tyres_one_changes_to_asphalt() -> None:
    table = at_the_pits(blue={"tyres": "rain"})
    assert set(table.legal(0)) == {"stay_out", "pit_tyres asphalt", "pit_repair", "pit_both asphalt"}
    play(table, "pit_both asphalt")
    assert car(table)["tyres"] == "asphalt"
    assert seen(table)["dice"] == {"gear": 6, "gas": 2, "brake": 3, "boost": 0}


@pytest.mark.clause("RG-15.8", "RG-19.1")
@pytest.mark.parametrize("changing", [False, True])
def test_in_solo_there_are_pit_stops_with_changing_weather_only(changing: bool) -> None:
    blue = {"at": "1:A1", "speed": 1, "damage": WORN, "crossings": 1}
    table = solo(blue, settings={"changing_weather": changing}, chances=dice("gear-1"))
    play(table, "gear 1 1:A2", "roll")
    assert ("pit_repair" in table.legal(0)) is changing
    if not changing:
        refusal = table.refused("pit_repair", 0)
        assert (refusal.clause_id, refusal.message_key) == ("RG-15.8", "refusal-no-pits")


@pytest.mark.clause("RG-15.9")
def test_the_new_dashboard_shows_the_weather_and_takes_the_tokens_over() -> None:
    table = at_the_pits(weather="rain")
    play(table, "pit_tyres rain")
    assert seen(table)["dice"] == {"gear": 4, "gas": 1, "brake": 2, "boost": 0}
    assert seen(table)["threshold"] == 3
    assert table.dump()["weather"] == "rain"


@pytest.mark.clause("RG-15.10")
def test_a_stop_changes_neither_crossings_nor_place() -> None:
    cars = [{"at": "1:A1", "speed": 1, "crossings": 2}, {"at": "0:A1", "speed": 3, "crossings": 1}]
    for line in ("pit_tyres rain", "pit_repair", "pit_both rain"):
        table = drive({}, circuit="1", cars=cars, settings={"laps": 2}, chances=dice("gear-1"))
        play(table, "gear 1 1:A2", "roll", line)
        assert car(table)["crossings"] == 2
        assert car(table)["at"] == "1:A2"


@pytest.mark.clause("RG-15.10")
def test_one_may_stop_again_right_after_a_stop() -> None:
    table = drive({"at": "1:A2", "status": "pit", "speed": 0, "zone": "tyres"}, chances=dice("gear-1"))
    play(table, "gear 1 1:A3", "roll")
    assert "pit_tyres rain" in table.legal(0)


@pytest.mark.clause("RG-15.10", "RG-15.6")
def test_waiting_for_an_occupied_space_has_no_limit() -> None:
    """Yellow can't leave: the strip ends in front of it."""
    blue = {"at": "3:A2", "status": "pit", "speed": 0, "zone": "tyres"}
    table = drive(blue, ORANGE[:4], others=[{"at": "3:A2", "speed": 2}])
    for space in ("0:A2", "1:A1", "1:A2"):
        play(table, f"gear 3 {space}", "roll", seat=1)
    assert len(told(table, "stays_in")) == 3
    assert stands(table) == ("pit", "3:A2", 0)


@pytest.mark.clause("RG-15.1", "RG-15.10")
def test_the_pits_are_open_in_the_first_lap_as_in_the_last() -> None:
    for crossings in (1, 2, 3):
        cars = [{"at": "1:A1", "speed": 1, "crossings": crossings}, {"at": "0:A1", "speed": 3, "crossings": 1}]
        table = drive({}, ORANGE, circuit="1", cars=cars, settings={"laps": 3}, chances=dice("gear-1"))
        play(table, "gear 1 1:A2", "roll")
        assert "pit_tyres rain" in table.legal(0)


@pytest.mark.clause("RG-15.4")
def test_a_car_that_returns_may_be_blocked_at_once() -> None:
    blue = {"at": "1:A1", "status": "pit", "speed": 0, "zone": "tyres"}
    table = drive(blue, others=[{"at": "1:A2", "speed": 2}, {"at": "1:B2", "speed": 2}])
    assert kinds(table, "returns", "blocked") == ["returns", "blocked"]
    assert stands(table) == ("road", "1:A1", 0)
    assert table.waiting() == [1], "and at 0 there is no pit stop"


@pytest.mark.clause("RG-15.1")
def test_a_car_that_has_finished_does_not_stop() -> None:
    cars = [{"at": "0:B3", "speed": 1, "crossings": 1}, {"at": "5:A1", "speed": 3}, {"at": "6:A1", "speed": 2}]
    table = drive({}, circuit="1", cars=cars)
    play(table, "gear 1 0:B4", "roll")
    assert car(table)["status"] == "finished"
    assert table.waiting() == [1]


@pytest.mark.clause("RG-15.7")
def test_a_repair_takes_effect_at_once() -> None:
    """Red, whose turn is next, may draw what blue has just put back."""
    table = at_the_pits(bag={})
    play(table, "pit_repair")
    assert seen(table)["dice"] == {"gear": 6, "gas": 2, "brake": 3, "boost": 0}
    assert {kind: in_bag(table, kind) for kind in WORN} == WORN
