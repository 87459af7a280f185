"""RG-17: the finish and the ranking. On circuit 1 the line lies between rows 3 and 4 of the start tile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rallyman_gt.situations import car, dice, holds, kinds, places, play, race, stands, told

FAR = {"at": "5:A1", "speed": 2}


def last_lap(space: str, speed: int, **fields: Any) -> dict[str, Any]:
    """A car that finishes when it next crosses the line of a race of one lap."""
    return {"at": space, "speed": speed, "crossings": 1, **fields}


@pytest.mark.clause("RG-17.1", "RG-17.4")
def test_the_cars_are_ranked_in_the_order_in_which_they_cross_the_line() -> None:
    table = race(last_lap("0:B3", 3), last_lap("0:B2", 2), last_lap("0:A3", 2))
    play(table, "gear 3 0:B4", "roll")
    assert stands(table)[0] == "finished"
    assert [(event["car"], event["place"]) for event in told(table, "finishes")] == [("blue", 1)]
    assert places(table) is None, "the others are still out"
    play(table, "gear 2 0:B3", "roll", seat=1)
    play(table, "gear 2 0:A4", "roll", seat=2)
    assert places(table) == [1, 3, 2]
    assert table.waiting() == []


@pytest.mark.clause("RG-17.1")
def test_further_rounds_are_played_until_everyone_is_ranked() -> None:
    table = race(last_lap("0:B3", 3), last_lap("13:O1", 2), last_lap("12:A1", 2))
    play(table, "gear 3 0:B4", "roll")
    play(table, "gear 2 13:O2", "roll", seat=1)
    play(table, "gear 2 12:A2", "roll", seat=2)
    assert table.dump()["round"] == 2
    assert places(table) is None
    for red, yellow in (("0:A1", "12:A3"), ("0:A2", "13:O1"), ("0:A3", "13:O2")):
        play(table, f"gear 2 {red}", "roll", seat=1)
        play(table, f"gear 2 {yellow}", "roll", seat=2)
    assert places(table) is None
    play(table, "gear 2 0:A4", "roll", seat=1)
    assert places(table) == [1, 2, 3]


@pytest.mark.clause("RG-17.2")
@pytest.mark.parametrize(
    ("start", "target", "crossings"),
    [("0:B3", "0:B4", 1), ("0:B3", "0:A4", 1), ("0:A3", "0:A4", 1), ("0:B2", "0:B3", 0), ("0:A1", "0:B2", 0)],
)
def test_the_line_is_crossed_between_the_grid_and_the_row_beyond_it(start: str, target: str, crossings: int) -> None:
    table = race({"at": start, "speed": 2, "crossings": 0}, FAR)
    play(table, f"gear 2 {target}", "roll")
    assert car(table)["crossings"] == crossings
    assert len(told(table, "crosses")) == crossings
    assert car(table)["status"] == "road", "crossing the line for the first time begins the first lap"


@pytest.mark.clause("RG-17.2")
@pytest.mark.parametrize("laps", [1, 2, 3])
def test_a_race_of_n_laps_is_over_at_crossing_n_plus_1(laps: int) -> None:
    for crossings in range(laps + 1):
        blue = {"at": "0:B3", "speed": 2, "crossings": crossings}
        table = race(blue, FAR, {"at": "6:A1", "speed": 2}, settings={"laps": laps})
        play(table, "gear 2 0:B4", "roll")
        assert (car(table)["status"] == "finished") is (crossings == laps)


@pytest.mark.clause("RG-17.2")
def test_cars_start_behind_the_line() -> None:
    table = race({"at": "0:B3"}, {"at": "0:A3"})
    assert [car(table, colour)["crossings"] for colour in ("blue", "red")] == [0, 0]


@pytest.mark.clause("RG-17.3")
def test_a_finish_counts_even_with_a_loss_of_control_and_no_damage_is_drawn() -> None:
    turn = {"plan": ["gear 5 0:B4"], "made": 0, "warnings": 2}
    table = race(
        last_lap("0:B3", 5), FAR, {"at": "6:A1", "speed": 2}, phase="rolling", turn=turn, chances=dice("gear-5!")
    )
    play(table, "roll")
    assert car(table)["status"] == "finished"
    assert kinds(table, "draws", "finishes") == ["finishes"]
    assert table.waiting() == [1]


@pytest.mark.clause("RG-17.3")
def test_the_car_stops_beyond_the_line_and_nothing_is_planned_further() -> None:
    table = race(last_lap("0:B3", 4), FAR, {"at": "6:A1", "speed": 2})
    play(table, "gear 4 0:B4")
    assert table.refused("gear 5 1:B1", 0).message_key == "refusal-plan-over"
    assert set(table.legal(0)) == {"roll", "flat_out"}


@pytest.mark.clause("RG-17.3")
def test_a_finished_car_is_taken_off_the_road() -> None:
    table = race(last_lap("0:B3", 4), last_lap("0:A3", 2), {"at": "6:A1", "speed": 2})
    play(table, "gear 4 0:B4", "roll")
    assert {"gear 2 0:B4", "gear 1 0:A4"} <= set(table.legal(1)), "neither on the space nor beside it (RG-9.7)"


@pytest.mark.clause("RG-17.3")
@pytest.mark.parametrize(
    ("how", "finished"),
    [(["keep"], True), (["gear 3 0:B2", "gas 0:B3", "warnings 1", "relay"], False)],
    ids=["beyond the line", "before the line"],
)
def test_a_re_laid_plan_finishes_only_if_control_is_lost_beyond_the_line(how: list[str], finished: bool) -> None:
    third = {"at": "6:A1", "speed": 2}
    table = race(last_lap("0:B1", 3), FAR, third, weather="rain", chances=dice("gear-3!", "gas", "gas!"))
    play(table, "gear 3 0:B2", "gas 0:B3", "gas 0:B4", "flat_out", *how)
    assert (car(table)["status"] == "finished") is finished
    assert stands(table)[0] == ("finished" if finished else "off")
    assert told(table, "draws") == []


@pytest.mark.clause("RG-17.4")
def test_the_car_that_is_left_is_last() -> None:
    table = race(last_lap("0:B3", 4), FAR)
    play(table, "gear 4 0:B4", "roll")
    assert places(table) == [1, 2]
    assert table.waiting() == []


@pytest.mark.clause("RG-17.5")
def test_the_yellow_flag_of_a_finished_car_is_removed() -> None:
    blue = last_lap("0:B3", 0, damage={"yellow_flag": 1})
    table = race(blue, {"at": "5:A1", "speed": 4}, {"at": "5:B2", "speed": 3, "played": True})
    play(table, "gear 1 0:B4", "roll")
    assert car(table)["status"] == "finished"
    assert holds(table, "yellow_flag") == 0
    assert len(told(table, "flag_in")) == 1
    assert not any("yellow_flag" in each.get("damage", {}) for each in table.dump()["cars"])


@pytest.mark.clause("RG-17.6")
def test_within_a_round_the_turn_order_is_the_ranking() -> None:
    """Red stands beside blue and would go much further, but its turn is later."""
    table = race(last_lap("0:B3", 6), last_lap("0:A3", 5), last_lap("0:A1", 4))
    play(table, "gear 6 0:B4", "roll")
    play(table, "gear 5 0:A4", "roll", seat=1)
    assert places(table) == [1, 2, 3]
    table = race(last_lap("0:B2", 6), last_lap("0:A3", 5), last_lap("0:A1", 4))
    play(table, "gear 6 0:B3", "gas 0:B4", "roll", "roll")
    play(table, "gear 5 0:A4", "roll", seat=1)
    assert places(table) == [1, 2, 3], "blue came from further back, in an earlier turn"


@pytest.mark.clause("RG-17.6")
def test_lapped_cars_drive_their_full_distance() -> None:
    lapped = {"at": "0:A3", "speed": 2, "crossings": 1}
    table = race({"at": "0:B3", "speed": 4, "crossings": 2}, lapped, {"at": "5:A1", "speed": 1}, settings={"laps": 2})
    play(table, "gear 4 0:B4", "roll")
    play(table, "gear 2 0:A4", "roll", seat=1)
    assert (car(table, "red")["status"], car(table, "red")["crossings"]) == ("road", 2)
    assert places(table) is None


@pytest.mark.clause("RG-17.3")
def test_a_loss_of_control_beyond_the_line_is_no_loss_in_what_is_foreseen() -> None:
    table = race(last_lap("0:B1", 3), FAR, {"at": "6:A1", "speed": 2}, weather="rain")
    play(table, "gear 3 0:B2", "gas 0:B3", "gas 0:B4")
    foreseen = table.preview(0)
    assert [step["finishes"] for step in foreseen["plan"]] == [False, False, True]
    assert foreseen["plan"][2]["loss"] == foreseen["plan"][1]["loss"] == foreseen["flat_out"]["loss"] > 0
