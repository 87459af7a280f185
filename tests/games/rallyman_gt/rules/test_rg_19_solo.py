"""RG-19: solo and time trial."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rallyman_gt.situations import (
    car,
    dice,
    holds,
    kinds,
    places,
    play,
    solo,
    stands,
    tokens,
    told,
)
from tests.games.rallyman_gt.table import Table, start

SECONDS: dict[object, int] = {6: 10, 5: 15, 4: 20, 3: 30, 2: 40, 1: 50, 0: 60, "00": 120}
CHANGING = {"changing_weather": True}


def alone(space: str = "1:B1", speed: object = 3, **more: Any) -> Table:
    """Blue on its lap."""
    blue = {"at": space, "speed": speed, "crossings": 1, **more.pop("blue", {})}
    return solo(blue, **more)


def crash(speed: int, *drawn: str, **more: Any) -> Table:
    """Blue loses control on 1:B2, an orange tile."""
    turn = {"plan": [f"gear {speed} 1:B2"], "made": 0, "warnings": 2}
    chances = [*dice(f"gear-{speed}!"), *(tokens(*drawn) if drawn else [])]
    found = alone(speed=speed, phase="rolling", turn=turn, chances=chances, **more)
    play(found, "roll")
    return found


@pytest.mark.clause("RG-19.1")
@pytest.mark.parametrize("changing", [False, True])
def test_weather_tokens_count_as_green_flags_unless_the_weather_changes(changing: bool) -> None:
    table = crash(4, "weather", settings={"changing_weather": changing})
    assert table.dump()["weather"] == ("rain" if changing else "sun")
    assert holds(table, "weather") == 1
    assert len(told(table, "weather")) == int(changing)


@pytest.mark.clause("RG-19.1")
def test_other_damage_works_as_in_a_race() -> None:
    table = crash(4, "gear")
    assert stands(table) == ("road", "1:B2", 0), "off, and back again: nobody else is asked"
    assert table.view(0)["cars"][0]["dice"]["gear"] == 5


@pytest.mark.clause("RG-19.1")
@pytest.mark.parametrize("changing", [False, True])
def test_there_are_no_pit_stops_unless_the_weather_changes(changing: bool) -> None:
    table = alone(speed=1, settings={"changing_weather": changing})
    play(table, "gear 1 1:B2", "roll")
    assert ("stay_out" in table.legal(0)) is changing
    if not changing:
        assert table.refused("pit_repair", 0).clause_id.startswith("RG-")


@pytest.mark.clause("RG-19.2")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5, 6])
def test_each_turn_is_recorded_with_the_marker_at_its_end(speed: int) -> None:
    table = alone(speed=speed, sheet=[3])
    play(table, f"gear {speed} 1:B2", "roll")
    assert table.dump()["sheet"] == [3, speed]
    assert [event["seconds"] for event in told(table, "timed")] == [SECONDS[speed]]


@pytest.mark.clause("RG-19.2")
@pytest.mark.parametrize(("speed", "marker"), [(2, 0), (3, "00")])
def test_a_loss_of_control_is_recorded_as_0_or_00(speed: int, marker: object) -> None:
    table = crash(speed)
    assert table.dump()["sheet"] == [marker]
    assert [event["seconds"] for event in told(table, "timed")] == [SECONDS[marker]]


@pytest.mark.clause("RG-19.2", "RG-19.3")
def test_the_final_time_is_the_total_less_a_second_for_each_focus_token() -> None:
    """Example F-18: markers 4, 6, 6, 5, 00, 2, 5 and 7 focus tokens left."""
    table = alone("0:B3", 5, blue={"focus": 7}, sheet=[4, 6, 6, 5, "00", 2])
    play(table, "gear 5 0:B4", "roll")
    lap = told(table, "lap_time")[0]
    assert (lap["total"], lap["gained"], lap["final"]) == (230, 7, 223)
    assert table.waiting() == []
    assert places(table) == [1]


@pytest.mark.clause("RG-19.3")
def test_spent_focus_tokens_gain_nothing() -> None:
    table = alone("0:B3", 5, blue={"focus": 7})
    play(table, "gear 5 0:B4", "secure")
    assert [(lap["total"], lap["gained"], lap["final"]) for lap in told(table, "lap_time")] == [(15, 6, 9)]


@pytest.mark.clause("RG-19.4")
@pytest.mark.parametrize(("circuit", "pole"), [("1", "0:B3"), ("2", "0:L3"), ("4", "0:R3"), ("7", "0:A3")])
def test_the_trial_starts_from_pole_at_0(circuit: str, pole: str) -> None:
    table = start(1, circuit=circuit)
    assert stands(table) == ("road", pole, 0)
    assert car(table)["crossings"] == 0
    assert table.dump()["solo"] is True


@pytest.mark.clause("RG-19.4")
def test_the_last_turn_is_completed_and_timed_by_its_final_marker() -> None:
    table = alone("0:B3", 4)
    play(table, "gear 5 0:B4", "gear 6 1:B1", "roll")
    assert table.waiting() == [0], "over the line, and still driving"
    assert told(table, "lap_time") == []
    play(table, "roll")
    assert [(event["seconds"]) for event in told(table, "timed")] == [10]
    assert [lap["final"] for lap in told(table, "lap_time")] == [10]
    assert table.waiting() == []


@pytest.mark.clause("RG-19.4")
@pytest.mark.parametrize("path", [["0:B4"], ["0:B4", "1:B1"]])
def test_control_lost_in_the_last_turn_is_timed(path: list[str]) -> None:
    plan = [f"{'gear 3' if n == 0 else 'gas'} {space}" for n, space in enumerate(path)]
    shown = ["gear-3!"] if len(path) == 1 else ["gear-3", "gas!"]
    turn = {"plan": plan, "made": 0, "warnings": 2}
    table = alone("0:B3", 3, phase="rolling", turn=turn, chances=dice(*shown))
    play(table, *["roll"] * len(path))
    assert table.dump()["sheet"] == ["00"]
    assert [lap["final"] for lap in told(table, "lap_time")] == [120]
    assert table.waiting() == []


@pytest.mark.clause("RG-19.4")
def test_the_first_crossing_does_not_end_the_trial_and_laps_count() -> None:
    table = alone("0:B3", 4, blue={"crossings": 0})
    play(table, "gear 4 0:B4", "roll")
    assert told(table, "lap_time") == []
    table = alone("0:B3", 4, settings={"laps": 2})
    play(table, "gear 4 0:B4", "roll")
    assert told(table, "lap_time") == []
    assert table.waiting() == [0]


@pytest.mark.clause("RG-19.5")
@pytest.mark.parametrize("counts", [False, True])
def test_the_recovery_turn_is_recorded_with_the_option_only(counts: bool) -> None:
    blue = {"status": "off"}
    table = alone(speed="00", blue=blue, sheet=["00"], settings={"recovery_turn_counts": counts})
    assert stands(table) == ("road", "1:B1", 0)
    assert table.dump()["sheet"] == (["00", 0] if counts else ["00"])
    assert [event["seconds"] for event in told(table, "timed")] == ([60] if counts else [])


@pytest.mark.clause("RG-19.6")
def test_a_run_of_more_than_twelve_turns_goes_on() -> None:
    table = alone("0:B3", 4, sheet=[4] * 12)
    play(table, "gear 4 0:B4", "roll")
    assert table.dump()["sheet"] == [4] * 13
    assert [lap["total"] for lap in told(table, "lap_time")] == [260]


@pytest.mark.clause("RG-19.7")
def test_circuit_tyres_weather_and_car_stand_at_the_head_of_the_sheet() -> None:
    """Driver and date are not the engine's: they belong to the record of the game."""
    view = alone(blue={"tyres": "rain", "class": "GT4"}, weather="rain", circuit="3").view(0)
    assert (view["circuit"], view["weather"]) == ("3", "rain")
    assert (view["cars"][0]["tyres"], view["cars"][0]["class"]) == ("rain", "GT4")
    assert view["sheet"] == []


@pytest.mark.clause("RG-19.8")
def test_focus_tokens_gained_in_the_last_turn_count() -> None:
    table = alone("0:B2", 5, blue={"focus": 2})
    play(table, "gear 5 0:B3", "gas 0:B4", "flat_out")
    assert [(lap["total"], lap["gained"], lap["final"]) for lap in told(table, "lap_time")] == [(15, 4, 11)]


@pytest.mark.clause("RG-19.8")
@pytest.mark.parametrize(
    ("line", "counts", "sheet"),
    [
        ("pit_tyres rain", False, [0]),
        ("pit_tyres rain", True, [0]),
        ("pit_repair", False, ["00"]),
        ("pit_repair", True, ["00", 0]),
        ("pit_both rain", False, ["00"]),
        ("pit_both rain", True, ["00", 0]),
    ],
)
def test_a_turn_that_ends_in_the_pits_is_recorded_with_the_marker_laid(
    line: str, counts: bool, sheet: list[object]
) -> None:
    table = alone(speed=1, settings={**CHANGING, "recovery_turn_counts": counts}, blue={"damage": {"gear": 1}})
    play(table, "gear 1 1:B2", "roll", line)
    assert stands(table) == ("road", "1:B2", 0), "it is back, and starts from 0"
    assert table.dump()["sheet"] == sheet


@pytest.mark.clause("RG-19.8", "RG-8.4")
def test_a_tow_is_recorded_as_00() -> None:
    """Example F-20, alone."""
    table = alone(speed=0, blue={"damage": {"gear": 6}})
    assert kinds(table, "towed", "pit_waits", "returns") == ["towed", "pit_waits", "returns"]
    assert table.dump()["sheet"] == ["00"]
    assert holds(table, "gear") == 0
    assert set(table.legal(0)) == {"gear 1 1:A2", "gear 1 1:B2"}


@pytest.mark.clause("RG-19.4", "RG-15.1")
def test_there_is_no_pit_stop_after_the_last_line() -> None:
    table = alone("0:B3", 1, settings=CHANGING)
    play(table, "gear 1 0:B4", "roll")
    assert table.waiting() == []
    assert [lap["total"] for lap in told(table, "lap_time")] == [50]


@pytest.mark.clause("RG-19.4")
def test_the_step_over_the_last_line_is_foreseen_to_finish_and_those_behind_it_are_not() -> None:
    table = alone("0:B3", 3)
    assert {step["finishes"] for step in table.preview(0)["next"]} == {True}
    play(table, "gear 3 0:B4", "gear 4 1:B1")
    foreseen = table.preview(0)
    assert [step["finishes"] for step in foreseen["plan"]] == [True, False]
    assert {step["finishes"] for step in foreseen["next"]} == {False}


@pytest.mark.clause("RG-19.4", "RG-13.1")
def test_alone_a_loss_of_control_beyond_the_line_is_still_one() -> None:
    table = alone("0:B3", 3, phase="rolling", turn={"plan": ["gear 3 0:B4"], "made": 0, "warnings": 2})
    assert table.preview(0)["plan"][0]["finishes"]
    assert table.preview(0)["plan"][0]["loss"] == pytest.approx(1 / 3, abs=1e-6)
